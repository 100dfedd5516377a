import type { Sounding } from '../../lib/sound'

export const sounds: Sounding = {
  win: ['GameEnded'],
  reveal: ['TileFlipped', 'EventDrawn'],
  bubble: ['CurrentDrawn', 'Discovered'],
  move: ['Stepped', 'Entered', 'Surfaced', 'Boarded'],
}
