import {
  type CreatureId,
  creatureId,
  fields,
  findFight,
  findFighter,
  getFight,
  numberBetween,
  requireFight,
} from '@arbitro/kernel';
import { z } from 'zod';
import { updateFighter } from '../copy-state.ts';
import { action, event, writeFight } from '../declare.ts';
import { cannotJoin } from './begin-fight.ts';
import { at as feetAt } from './fields.ts';
import { leaveDoors } from './held-doors.ts';
import { isOutOfFight } from './may-act.ts';

export const placed = event('placed', fields<{ who: CreatureId; at: number }>(), {
  writeWorld: writeFight((fight, { who, at }) =>
    updateFighter(fight, who, (fighter) => {
      fighter.at = at;
    }),
  ),
});
export const dexterityOrderSet = event('dexterity-order-set', fields<{ on: boolean }>(), {
  writeWorld: writeFight((fight, { on }) => {
    fight.byDexterity = on;
    fight.now = null;
  }),
});

/** The Referee sets the position of a creature. @rule whitebox.combat.melee-range */
export const place = action('place', {
  fields: { who: creatureId, at: feetAt },
  refuses: (world, { who }) => isOutOfFight(world, who),
  resolve: (ctx, { who, at }) => {
    const isElsewhere = findFighter(getFight(ctx.world), who)?.at !== at;
    ctx.emit({ type: 'placed', rule: 'whitebox.combat.melee-range', who, at });
    if (isElsewhere) leaveDoors(ctx, [who]);
  },
  /** Offers a position for each creature, or joining the fight there. */
  gmOffers: (world) =>
    world.creatures.flatMap(({ id: who }) => [
      ...(cannotJoin(world, who) ? [] : [{ action: { type: 'join', who }, slots: POSITION_SLOT }]),
      ...(isOutOfFight(world, who) ? [] : [{ action: { type: 'place', who }, slots: POSITION_SLOT }]),
    ]),
});

/** The farthest position that is offered. */
const FIELD_FEET = 500;
const POSITION_SLOT = { at: numberBetween(-FIELD_FEET, FIELD_FEET) };

/** Sets whether Dexterity orders comrades. @rule whitebox.combat.alt-dexterity-order */
export const byDexterity = action('by-dexterity', {
  fields: { on: z.boolean().default(true) },
  refuses: requireFight,
  resolve: (ctx, { on }) =>
    ctx.emit({ type: 'dexterity-order-set', rule: 'whitebox.combat.alt-dexterity-order', on }),
  gmOffers: (world) => {
    const fight = findFight(world);
    return fight ? [{ action: { type: 'by-dexterity', on: !fight.byDexterity }, slots: {} }] : [];
  },
});
