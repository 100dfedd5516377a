/** How much air is left, said aloud: seldom enough to be listened to. */

const SAID = [5, 10] // seconds

/** The seconds to announce now; null while there is plenty. */
export function saidOf(seconds: number): number | null {
  return SAID.find((one) => seconds <= one) ?? null
}
