import type { BoardScene } from '@arbitro/kernel';
import type { View } from '../secrecy/view.ts';

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
