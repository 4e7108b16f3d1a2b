import type { Person } from '@arbitro/kernel';
import type { SeatView } from '@arbitro/protocol';
import { isPlayedByComputer } from './computer/computer-turns.ts';

/** Whether the table waits for this seat: its creature is due or asked; for the game master, a creature of no player. */
export function isYourTurn(
  seatView: Pick<SeatView, 'you' | 'due' | 'waiting' | 'standing' | 'seats' | 'computer'>,
): boolean {
  const { you, due, waiting, standing, seats } = seatView;
  const players = seats.filter(({ role }) => role === 'player');
  const isMine = (who: Person): boolean => {
    if (you.owns.includes(who)) return true;
    // a game master alone decides everything: nothing is worth a notice
    if (you.role !== 'gm' || players.length === 0) return false;
    return !isPlayedByComputer(seatView, who) && !players.some(({ owns }) => owns.includes(who));
  };
  if (waiting.length > 0) return waiting.some(isMine);
  return standing !== null && !standing.over && due.some(isMine);
}
