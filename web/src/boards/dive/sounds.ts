import type { Sounding } from '../../lib/sound'

export const sounds: Sounding = {
  win: ['GameEnded'],
  reveal: ['BoardsRevealed'],
  bubble: ['CompanionAnnounced', 'FuguBegan'],
  move: ['Readied'],
}
