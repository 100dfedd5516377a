import type { Sounding } from '../../lib/sound'

export const sounds: Sounding = {
  win: ['Ended'],
  reveal: ['Turned'],
  bubble: ['Struck'],
  move: ['Moved', 'Boarded', 'Sailed', 'BoatPlaced'],
}
