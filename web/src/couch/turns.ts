/** Whose turn it is to hold the device. It knows seats, no rules. */

/** The seat to hand on to: the next of ours that is waited for, round the table. */
export function nextOf(mine: number[], awaited: number[], last: number): number | null {
  const asked = mine.filter((seat) => awaited.includes(seat))
  return asked.find((seat) => seat > last) ?? asked[0] ?? null
}

/**
 * Whether the device goes on to the next in secret, covered. If nobody new is waited for, the others
 * still have their part of the same decision before them; else something has happened that all want
 * to see, and the table is shown.
 */
export function goesOnCovered(mine: number[], before: number[], now: number[]): boolean {
  return now.some((seat) => mine.includes(seat)) && now.every((seat) => before.includes(seat))
}
