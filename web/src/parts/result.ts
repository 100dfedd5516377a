/** How a game ended (core/game.py). */
export interface GameResult {
  verdict: string
  winners: number[]
  scores: number[]
}
