/** Looking by tilting the phone: how it is held when it begins is straight above. */

import type { Point } from '../../lib/lightfield'

const REACH = 22 // degrees from the middle to the edge

interface Asking {
  requestPermission?: () => Promise<'granted' | 'denied'>
}

/** Phones only tell pages at a secure address; devices with a mouse are not tilted. */
export function mayTilt(): boolean {
  return 'DeviceOrientationEvent' in globalThis && isSecureContext && matchMedia('(pointer: coarse)').matches
}

/** Whether its owner agrees; some phones ask them, and only when a button was pressed. */
export async function askToTilt(): Promise<boolean> {
  const asking = DeviceOrientationEvent as unknown as Asking
  return !asking.requestPermission || (await asking.requestPermission().catch(() => 'denied')) === 'granted'
}

/** Follow the phone until the answer is called. */
export function followTilt(look: (to: Point) => void): () => void {
  let start: { beta: number; gamma: number } | undefined
  const follow = ({ beta, gamma }: DeviceOrientationEvent) => {
    if (beta === null || gamma === null) return
    start ??= { beta, gamma }
    look(leaning(gamma - start.gamma, beta - start.beta, screen.orientation?.angle ?? 0))
  }
  addEventListener('deviceorientation', follow)
  return () => removeEventListener('deviceorientation', follow)
}

/** The viewpoint for a phone tilted so far to the right and towards its owner, held upright or sideways. */
export function leaning(right: number, near: number, angle: number): Point {
  const [x, y] =
    angle === 90 ? [near, -right] : angle === 270 ? [-near, right] : angle === 180 ? [-right, -near] : [right, near]
  const at = (degrees: number) => 0.5 + Math.max(-1, Math.min(1, degrees / REACH)) / 2
  return { x: at(x), y: at(y) }
}
