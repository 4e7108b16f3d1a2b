import { mapGroundAt, type Square, squareDistance } from '@arbitro/grid';
import type { CreatureId, GridScene } from '@arbitro/kernel';
import type { TableView } from '../table-view.ts';

/** Returns what a tap on this square does to its door, or undefined: the game master, or a creature beside it. */
export function findDoorTap(
  { seen, send }: TableView,
  { map, door, tokens }: Pick<GridScene, 'map' | 'door' | 'tokens'>,
  at: Square,
): (() => void) | undefined {
  const ground = map && mapGroundAt(map, at);
  if (!door || (ground !== 'closed-door' && ground !== 'open-door')) return undefined;
  const { x, y } = at;
  const action = { type: door.action, [door.at]: { x, y }, [door.open]: ground === 'closed-door' };
  if (seen.you.role === 'gm') return () => void send('act', { action });
  const by = findOpener(seen, tokens, at);
  return by === undefined ? undefined : () => void send('act', { action: { ...action, by } });
}

/** One's own creature beside the door; the one whose turn it is before others. */
function findOpener(
  { you, due }: TableView['seen'],
  tokens: GridScene['tokens'],
  at: Square,
): CreatureId | undefined {
  const near = tokens.filter(
    (token) => you.owns.includes(token.who) && squareDistance(token, { at, side: 1 }) <= 1,
  );
  return (near.find(({ who }) => due.includes(who)) ?? near[0])?.who;
}
