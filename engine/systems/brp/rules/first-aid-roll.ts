import { dice } from '@arbitro/dice';
import { type CreatureId, fields, getCreature, listFactKeys } from '@arbitro/kernel';
import { event, writeTarget } from '../declare.ts';
import { rollAttempt } from './attempt.ts';
import type { BrpCtx } from './checks.ts';
import type { UseTerms } from './fields.ts';
import { FIRST_AID_DICE, type Level } from './tables.ts';

export const aidGiven = event(
  'aid-given',
  fields<{ who: CreatureId; on: CreatureId; level: Level; wound: number }>(),
  {
    facts: ({ who, level }) => listFactKeys(level, who),
    writeWorld: writeTarget((target, { wound: id }) => {
      target.wounds = target.wounds.map((wound) => (wound.id === id ? { ...wound, treated: true } : wound));
    }),
  },
);

interface WoundTreatment extends UseTerms {
  readonly by: CreatureId;
  readonly on: CreatureId;
  readonly wound: number;
}

/**
 * Returns the hit points that first aid restores to a wound: none if it fails, which only bandages the wound. In both
 * cases the wound counts as treated. The caller decides when it takes effect.
 * @rule brp.healing.first-aid @rule brp.healing.first-aid-once
 */
export function treatWound(ctx: BrpCtx, { by, on, wound, ...use }: WoundTreatment): number {
  const rule = 'brp.healing.first-aid';
  const { level, tick: ticks } = rollAttempt(ctx, { by, skill: 'first-aid', rule, ...use });
  ctx.emit({ type: 'aid-given', rule, who: by, on, level, wound });
  ticks();
  if (level === 'failure') return 0;
  const max = getCreature(ctx.world, on).wounds.find(({ id }) => id === wound)?.points ?? 0;
  return ctx.roll({ name: 'first-aid-healing', rule }, by, dice(FIRST_AID_DICE[level]), (points) =>
    Math.min(points, max),
  );
}
