import { creatureId, getCreature, oneOf } from '@arbitro/kernel';
import { z } from 'zod';
import { action } from '../declare.ts';
import { refuseQuinta } from '../refusals.ts';
import { behaviour, condition } from '../schema/sheet-parts.ts';
import { gainCondition, gainExhaustion, loseCondition, recoverExhaustion } from './conditions.ts';
import { CONDITION_NAMES, CONDITIONS } from './effects.ts';
import { notAlive } from './may-act.ts';

/** The cause of conditions set by the game master. */
const STATED_CAUSE = 'said';

/**
 * Set by the game master; what is taken away is that of one creature, if it is named. Removed levels come first from those that the game master gave, then from the others.
 * @rule quinta.conditions.general @rule quinta.conditions.exhausted
 */
export const inflict = action('condition', {
  fields: {
    who: creatureId,
    condition,
    gained: z.boolean().default(true),
    by: creatureId.optional(),
    rounds: z.int().min(1).max(10_000).optional(),
    levels: z.int().min(1).max(10).optional(),
    behaviour: behaviour.optional(),
  },
  refuses: (world, { who, condition: which, gained, by }) => {
    if (gained) return notAlive(world, who);
    const has = getCreature(world, who).afflictions.some(
      ({ condition, source }) =>
        condition === which && (by === undefined || which === 'exhausted' || source === by),
    );
    return has ? undefined : refuseQuinta('has-not', { who, condition: which });
  },
  resolve: (ctx, terms) => {
    const { who, condition: which, gained, by: source = null, rounds = null, levels = 1 } = terms;
    const { rule } = CONDITIONS[which];
    if (which === 'exhausted' && gained)
      return gainExhaustion(ctx, { who, levels, cause: STATED_CAUSE, rule });
    if (which === 'exhausted') return recoverExhaustion(ctx, { who, levels, rule });
    if (!gained)
      return loseCondition(ctx, { who, condition: which, rule, ...(source !== null && { source }) });
    gainCondition(ctx, {
      who,
      condition: which,
      cause: STATED_CAUSE,
      source,
      rounds,
      behaviour: terms.behaviour ?? null,
      rule,
    });
  },
  /** Offers to give any condition, and to remove conditions from creatures that have them. */
  gmOffers: (world, { forWhom }) => {
    const lost = world.creatures.flatMap(({ id: who, afflictions }) => {
      const had = [...new Set(afflictions.map((affliction) => affliction.condition))];
      return had.length === 0
        ? []
        : [{ action: { type: 'condition', gained: false, who }, slots: { condition: oneOf(had) } }];
    });
    const fixedAction = { type: 'condition', gained: true };
    return [
      ...forWhom(world, fixedAction, { condition: oneOf(CONDITION_NAMES) }, { condition: 'prone' }),
      ...lost,
    ];
  },
});
