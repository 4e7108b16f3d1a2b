import { LIMITS, refuseAtTable } from '@arbitro/protocol';
import type { CommandContext, CommandOutcome } from './context.ts';

/** Draws on the map, or erases what was drawn. */
export function draw({ table, body: { add, erase } }: CommandContext<'draw'>): CommandOutcome {
  const drawings = table.game.drawings ?? [];
  const erased = drawings.map(({ id }) => id).filter((id) => erase.includes(id));
  const remaining = drawings.filter(({ id }) => !erased.includes(id) && id !== add?.id);
  if (add && remaining.length >= LIMITS.drawings) return refuseAtTable('too-many', { most: LIMITS.drawings });
  return { kind: 'drew', ...(add && { add }), erased };
}
