import { type CreatureId, fields, getCreature } from '@arbitro/kernel';
import { event } from '../declare.ts';
import type { WhiteboxCtx } from './checks.ts';

export const rested = event('rested', fields<{ who: CreatureId; days: number; restDays: number }>(), {
  writeCreature: (draft, { restDays }) => {
    draft.restDays = restDays;
  },
});

/** Fights, travel and dungeon turns interrupt consecutive days of rest. @rule whitebox.healing.four-weeks */
export function interruptRest(ctx: WhiteboxCtx, ids: readonly CreatureId[]): void {
  for (const who of ids)
    if (getCreature(ctx.world, who).restDays > 0)
      ctx.emit({ type: 'rested', rule: 'whitebox.healing.four-weeks', who, days: 0, restDays: 0 });
}
