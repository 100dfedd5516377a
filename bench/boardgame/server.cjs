// boardgame.io's own server, as its documentation starts it: node server.cjs PORT [FILM]
const { readFileSync } = require("node:fs");
const { PlayerView } = require("boardgame.io/core");
const { Server } = require("boardgame.io/server");

const turn = { minMoves: 1, maxMoves: 1 };

// A small game of turns, as one would first try it.
const cells = {
  setup: () => ({ cells: Array(9).fill(null) }),
  turn,
  moves: {
    mark: ({ G, playerID }, at) => {
      if (G.cells.every((cell) => cell !== null)) G.cells = Array(9).fill(null);
      G.cells[at] = playerID;
    },
  },
};

// A game of ours as it was seen by its players: the same documents, and move by move the same
// changes of them (bench/_film.py), with the library's own way to keep secrets. It has no rules.
const shown = ({ start, moves }) => ({
  setup: () => start,
  playerView: PlayerView.STRIP_SECRETS,
  turn,
  moves: {
    mark: ({ G, ctx }) => {
      for (const change of moves[(ctx.turn - 1) % moves.length]) apply(G, change);
    },
  },
});

function apply(state, { path, value, at, removed, added }) {
  let part = state;
  for (const name of path.slice(0, -1)) part = part[name];
  const last = path[path.length - 1];
  if (at === undefined) part[last] = value;
  else part[last].splice(at, removed, ...added);
}

const [port, film] = process.argv.slice(2);
const game = film ? shown(JSON.parse(readFileSync(film))) : cells;
const server = Server({ games: [{ name: "table", ...game }], origins: [/.*/] });
server.run({ port: Number(port), callback: () => console.log("ready") });
