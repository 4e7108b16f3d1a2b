interface State {
  turns: number;
  readonly health: number[];
}

/** A minimal fight: each move is a die against a creature's health. */
export const GAME = {
  name: 'strike',
  setup: (): State => ({ turns: 0, health: [1_000_000, 1_000_000, 1_000_000, 1_000_000] }),
  minPlayers: 5,
  maxPlayers: 5,
  turn: { activePlayers: { all: 'play' }, stages: { play: {} } },
  moves: {
    strike: ({ G, random }: { G: State; random: { D6(): number } }) => {
      G.turns++;
      G.health[G.turns % 4] = (G.health[G.turns % 4] ?? 0) - random.D6();
    },
  },
};
