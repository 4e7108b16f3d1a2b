import type { Computer } from '@arbitro/protocol';

/** Returns what an entry says of the computer; earlier versions knew no advice. */
export const readComputer = ({ players, pace, advice = true }: Computer): Computer => ({
  players,
  pace,
  advice,
});

/** An undo shows that people want to decide themselves: the computer waits until it is told to go on. */
export const pauseComputer = (computer: Computer): Computer =>
  Object.keys(computer.players).length === 0 ? computer : { ...computer, pace: 'paused' };

/** The creature has left the table. */
export const removePlayer = (computer: Computer, creature: string): Computer => ({
  ...computer,
  players: Object.fromEntries(Object.entries(computer.players).filter(([who]) => who !== creature)),
});
