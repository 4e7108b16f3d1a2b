import { type CreatureId, creatureId, fields, getCreature, listFactKeys, oneOf } from '@arbitro/kernel';
import { z } from 'zod';
import { updateFighter } from '../copy-state.ts';
import { action, event, writeFight } from '../declare.ts';
import { kneel } from './distance.ts';
import { CONDITION_NAMES, CONDITIONS, type Condition } from './effects.ts';
import { notAlive, offerForLiving } from './may-act.ts';

export const conditionGained = event(
  'condition-gained',
  fields<{ who: CreatureId; condition: Condition; by: CreatureId | null }>(),
  {
    facts: ({ who, condition }) => listFactKeys(condition, who),
    writeCreature: (draft, { condition, by }) => {
      draft.conditions = [...draft.conditions.filter((other) => other !== condition), condition];
      if (condition === 'held') draft.heldBy = by;
    },
    // a condition set by the game master applies at once
    writeWorld: writeFight((fight, { who, condition, by }) => {
      const [acting = []] = fight.turns;
      if (by === null || !fight.together.includes(who) || !acting.includes(who)) return;
      updateFighter(fight, who, (fighter) => {
        fighter.gainedAtOnce = [...(fighter.gainedAtOnce ?? []), condition];
      });
    }),
  },
);

export const conditionLost = event('condition-lost', fields<{ who: CreatureId; condition: Condition }>(), {
  writeCreature: (draft, { condition }) => {
    draft.conditions = draft.conditions.filter((other) => other !== condition);
    if (condition === 'held') draft.heldBy = null;
  },
});

/** The game master adds a condition to a creature or removes it. */
export const inflict = action('condition', {
  fields: { who: creatureId, condition: z.enum(CONDITION_NAMES), gained: z.boolean().default(true) },
  refuses: (world, { who }) => notAlive(world, who),
  resolve: (ctx, { who, condition, gained }) => {
    const { rule } = CONDITIONS[condition];
    if (getCreature(ctx.world, who).conditions.includes(condition) === gained) return;
    if (gained && condition === 'fallen') kneel(ctx, who, false);
    if (gained) ctx.emit({ type: 'condition-gained', rule, who, condition, by: null });
    else ctx.emit({ type: 'condition-lost', rule, who, condition });
  },
  gmOffers: (world) =>
    offerForLiving(
      world,
      { type: 'condition' },
      { condition: oneOf(CONDITION_NAMES), gained: oneOf([true, false]) },
    ),
});
