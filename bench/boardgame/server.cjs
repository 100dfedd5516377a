// boardgame.io's own server, as its documentation starts it, with a small game of turns.
const { Server } = require("boardgame.io/server");

const line = {
  name: "line",
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, at) => {
      if (G.cells.every((cell) => cell !== null)) G.cells = Array(9).fill(null);
      G.cells[at] = playerID;
    },
  },
};

const server = Server({ games: [line], origins: [/.*/] });
server.run({ port: Number(process.argv[2]), callback: () => console.log("ready") });
