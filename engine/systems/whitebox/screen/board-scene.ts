import type { BoardScene, LineScene } from '@arbitro/kernel';
import { CLOSE_FEET, MELEE_FEET } from '../rules/tables.ts';
import type { View } from '../secrecy/view.ts';
import type { Fight } from '../state.ts';
import { TEXT } from '../text/index.ts';

/** The zone of creatures that are in none of the rooms. */
const ELSEWHERE = 'elsewhere';

/** Rooms, and the doors between them; a closed door is hard to pass. @rule whitebox.exploration.open-door */
export function buildScene({ rooms, doors, creatures }: View): BoardScene | null {
  if (rooms.length === 0) return null;
  const ids = rooms.map(({ id }) => id);
  const inNone = creatures.filter(({ room }) => room === null || !ids.includes(room));
  return {
    kind: 'zones',
    zones: [
      ...ids.map((id) => ({
        id,
        who: creatures.filter(({ room }) => room === id).map((creature) => creature.id),
      })),
      ...(inNone.length > 0 ? [{ id: ELSEWHERE, who: inNone.map(({ id }) => id) }] : []),
    ],
    borders: doors.map(({ between, open }) => ({ between, difficult: !open })),
    knots: [],
    move: { action: 'go', to: 'to' },
  };
}

/** The line of a fight: how many feet along it each creature stands. @rule whitebox.combat.melee-range */
export const buildLine = ({ fighters }: Fight): LineScene => ({
  kind: 'line',
  says: TEXT.board.feet,
  tokens: fighters.map(({ who, at }) => ({ who, at })),
  things: [],
  near: MELEE_FEET,
  ties: [],
  move: { only: ['move'], toward: 'toward', from: 'from', distance: 'feet', gap: CLOSE_FEET },
  place: { action: 'place', at: 'at' },
});
