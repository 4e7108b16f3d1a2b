import type { CreatureId } from '@arbitro/kernel';
import { isPlayedByComputer } from '../computer/computer-turns.ts';
import type { TableView } from '../table-view.ts';

/** Returns the creature that a tap on the ground moves: the only one whose turn it is that this seat plays. */
export function findGroundMover({ seen }: Pick<TableView, 'seen'>): CreatureId | undefined {
  const { you, due, waiting, seats } = seen;
  if (waiting.length > 0) return undefined;
  const ownedByPlayer = (who: CreatureId): boolean =>
    seats.some(({ role, owns }) => role === 'player' && owns.includes(who));
  const isMine = (who: CreatureId): boolean =>
    you.role === 'gm' ? !ownedByPlayer(who) : you.owns.includes(who);
  const mine = due.filter((who) => isMine(who) && !isPlayedByComputer(seen, who));
  return mine.length === 1 ? mine[0] : undefined;
}
