import { LIMITS, refuseAtTable } from '@arbitro/protocol';
import type { CommandContext, CommandOutcome } from './context.ts';

/** Draws on the map, or erases what was drawn. */
export function draw({ table, body: { add, erase } }: CommandContext<'draw'>): CommandOutcome {
  const here = table.game.drawings ?? [];
  const erased = here.map(({ id }) => id).filter((id) => erase.includes(id));
  const left = here.filter(({ id }) => !erased.includes(id) && id !== add?.id);
  if (add && left.length >= LIMITS.drawings) return refuseAtTable('too-many', { most: LIMITS.drawings });
  return { kind: 'drew', ...(add && { add }), erased };
}
