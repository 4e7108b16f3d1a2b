import { type CreatureId, creatureId, fields, findFight, getCreature, type Verdict } from '@arbitro/kernel';
import { action, event } from '../declare.ts';
import { refuseNoppa } from '../refusals.ts';
import { nameText } from '../schema/sheet-things.ts';
import type { World } from '../state.ts';
import { type Condition, canShakeOff } from './effects.ts';
import { heldItemsField } from './fields.ts';
import { holdItems } from './gear.ts';
import { cannotActNow, cannotHold } from './may-act.ts';
import { pay } from './pay.ts';
import { COSTS } from './tables.ts';

export const conditionLost = event('condition-lost', fields<{ who: CreatureId; condition: Condition }>(), {
  writeCreature: (creature, { condition }) => {
    creature.conditions = creature.conditions.filter((other) => other !== condition);
  },
});

/**
 * Standing up, taking up the weapon, leaving a net: an act of the creature ends a condition that can be ended this way.
 * @rule noppa.action.costs @ruling R27
 */
export const recover = action('recover', {
  fields: { by: creatureId, condition: nameText, hold: heldItemsField.optional() },
  refuses: (world, { by, condition, hold: held }) => cannotRecover(world, by, condition, held),
  resolve: (ctx, { by, condition, hold: held }) => {
    holdItems(ctx, by, held);
    if (findFight(ctx.world)?.order.includes(by))
      pay(ctx, by, { for: 'recover', cost: COSTS.recover, rule: 'noppa.action.costs' });
    ctx.emit({ type: 'condition-lost', rule: 'noppa.attack.extra-effects', who: by, condition });
  },
  offers: (world, { id: by, conditions }) =>
    conditions
      .filter((condition) => !cannotRecover(world, by, condition, undefined))
      .map((condition) => ({ action: { type: 'recover', by, condition }, slots: {} })),
});

/** @ruling R27 */
function cannotRecover(
  world: World,
  by: CreatureId,
  condition: Condition,
  held: readonly string[] | undefined,
): Verdict {
  const creature = getCreature(world, by);
  if (!creature.conditions.includes(condition) || !canShakeOff(condition))
    return refuseNoppa('not-to-shake-off', { who: by, condition });
  return cannotActNow(world, by, COSTS.recover) ?? cannotHold(creature, held);
}
