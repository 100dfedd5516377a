/** Rules that somebody wants to read beside the game: "why?" */

class Asked {
  rules = $state.raw<string[]>([])
}

export const asked = new Asked()
