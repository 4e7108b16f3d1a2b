import {
  type CreatureId,
  countingNumber,
  creatureId,
  fields,
  getCreature,
  idsOf,
  numberBetween,
  oneOf,
  type Reason,
  requireNoFight,
  type Score,
} from '@arbitro/kernel';
import { action, audienceForWho, event } from '../declare.ts';
import type { RuleId } from '../rules.ts';
import type { NoppaCtx } from './checks.ts';
import { bodyRecovery, maxMind, mindRecovery } from './derived.ts';
import { capReasons, heal } from './wound.ts';

export const mindRestored = event(
  'mind-restored',
  fields<{ who: CreatureId; points: number; mind: number; because: readonly Reason[] }>(),
  {
    audience: audienceForWho,
    writeCreature: (creature, { mind }) => {
      creature.mind = mind;
    },
  },
);

export const milestoneReached = event('milestone-reached', fields<{ who: readonly CreatureId[] }>());

/** @rule noppa.body.faint */
export const restore = action('restore', {
  fields: { who: creatureId, body: countingNumber.default(0), mind: countingNumber.default(0) },
  resolve: (ctx, { who, body, mind }) => {
    const rule = 'noppa.body.faint';
    heal(ctx, who, { points: body, because: [{ rule, what: 'gm', how: 'add', value: body }], rule });
    restoreMind(ctx, who, { value: mind, because: [{ rule, what: 'gm', how: 'add', value: mind }] }, rule);
  },
  gmOffers: ({ creatures }) => {
    if (creatures.length === 0) return [];
    const slots = { who: oneOf(idsOf(creatures)), body: numberBetween(0, 8), mind: numberBetween(0, 5) };
    return [{ action: { type: 'restore' }, slots }];
  },
});

function restoreMind(ctx: NoppaCtx, who: CreatureId, { value, because }: Score, rule: RuleId): void {
  const creature = getCreature(ctx.world, who);
  if (creature.kind === 'foe') return;
  const room = maxMind(creature).value - creature.mind;
  const points = Math.max(0, Math.min(value, room));
  if (points <= 0) return;
  const mind = creature.mind + points;
  const reasons = capReasons(because, value, room, 'noppa.mind.max');
  ctx.emit({ type: 'mind-restored', rule, who, points, mind, because: reasons });
}

/**
 * The game master announces a milestone: points return up to the full number, and fainted creatures wake.
 * @rule noppa.body.milestone @rule noppa.mind.milestone
 */
export const milestone = action('milestone', {
  fields: {},
  refuses: (world) => requireNoFight(world),
  resolve: (ctx) => {
    const all = ctx.world.creatures.filter(({ kind }) => kind !== 'foe').map(({ id }) => id);
    ctx.emit({ type: 'milestone-reached', rule: 'noppa.body.milestone', who: all });
    for (const who of all) {
      const creature = getCreature(ctx.world, who);
      const { value: points, because } = bodyRecovery(creature);
      heal(ctx, who, { points, because, rule: 'noppa.body.milestone' });
      restoreMind(ctx, who, mindRecovery(creature), 'noppa.mind.milestone');
    }
  },
});
