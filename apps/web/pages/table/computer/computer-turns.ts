import type { Person } from '@arbitro/kernel';
import type { SeatView } from '@arbitro/protocol';

type Turn = Pick<SeatView, 'computer' | 'due' | 'waiting' | 'standing'>;

/** Whether Arbitro plays this creature, or the game master. */
export const isPlayedByComputer = ({ computer }: Pick<SeatView, 'computer'>, who: Person): boolean =>
  Object.hasOwn(computer.players, who);

/** Whether Arbitro plays any creature, or the game master. */
export const playsAnybody = ({ computer }: Pick<SeatView, 'computer'>): boolean =>
  Object.keys(computer.players).length > 0;

/** Whether this seat may ask Arbitro for advice: the game master always may. */
export const mayAskAdvice = ({ you, computer }: Pick<SeatView, 'you' | 'computer'>): boolean =>
  you.role === 'gm' || computer.advice !== false;

/** Returns who must decide next: those who are asked, otherwise those whose turn it is. */
function listDeciding({ waiting, due, standing }: Turn): readonly Person[] {
  if (waiting.length > 0) return waiting;
  return standing === null || standing.over ? [] : due;
}

/** Returns those for whom Arbitro decides next, also while it is paused. */
export const listComputerTurns = (turn: Turn): readonly Person[] =>
  listDeciding(turn).filter((who) => isPlayedByComputer(turn, who));

/** Whether Arbitro is about to decide, and no person is. */
export function isComputerActing(turn: Turn): boolean {
  const deciding = listDeciding(turn);
  return (
    turn.computer.pace !== 'paused' &&
    deciding.length > 0 &&
    deciding.every((who) => isPlayedByComputer(turn, who))
  );
}
