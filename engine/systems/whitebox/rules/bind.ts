import {
  type CreatureId,
  creatureId,
  fields,
  findFight,
  getCreature,
  idsOf,
  isParticipant,
  refuse,
  type Verdict,
} from '@arbitro/kernel';
import { action, event } from '../declare.ts';
import { refuseWhitebox } from '../refusals.ts';
import type { World } from '../state.ts';
import type { WhiteboxCtx } from './checks.ts';
import { feetAfterStep } from './distance.ts';
import { carryOut } from './intent.ts';
import { isInOtherRoom } from './may-act.ts';
import { validateTurnAction } from './may-do.ts';
import { MELEE_FEET, MINUTES } from './tables.ts';
import { elapseTime } from './time.ts';
import { offersInAndOutOfFight, turnActionOffers } from './turn-action-offers.ts';
import { TURN_ACTION_FIELDS, type TurnActionOf } from './turn-actions.ts';

export const bound = event('bound', fields<{ who: CreatureId; on: CreatureId }>());

/**
 * Stops the bleeding at once and restores nothing; outside a fight it takes as long as a round.
 * @rule whitebox.damage.bind-wounds-stops-bleeding
 */
export const bind = action('bind', {
  fields: { by: creatureId, ...TURN_ACTION_FIELDS.bind },
  refuses: validateTurnAction,
  resolve: (ctx, terms) => {
    if (findFight(ctx.world)) return carryOut(ctx, terms, (filledAction) => bindWounds(ctx, filledAction));
    bindWounds(ctx, terms);
    elapseTime(ctx, MINUTES.round);
  },
  offers: (world, helper) =>
    offersInAndOutOfFight(world, helper, 'bind', () =>
      turnActionOffers.onOneOf(
        world,
        { type: 'bind', by: helper.id },
        idsOf(world.creatures.filter(({ bleeding }) => bleeding)),
      ),
    ),
});

/**
 * Returns why the wounds of a creature cannot be bound. It must be within reach; no dice are rolled.
 * @rule whitebox.damage.bind-wounds-stops-bleeding
 */
export function cannotBind(world: World, { by, on, first }: TurnActionOf<'bind'>): Verdict {
  if (!getCreature(world, on).bleeding) return refuseWhitebox('not-bleeding', { on });
  const fight = findFight(world);
  if (!fight) return isInOtherRoom(world, by, on);
  if (!isParticipant(world, on)) return refuse('not-in-fight', { who: on });
  const feet = feetAfterStep(fight, by, on, first);
  return feet <= MELEE_FEET ? undefined : refuseWhitebox('not-near', { on, feet, most: MELEE_FEET });
}

export function bindWounds(ctx: WhiteboxCtx, { by, on }: TurnActionOf<'bind'>): void {
  const rule = 'whitebox.damage.bind-wounds-stops-bleeding';
  ctx.emit({ type: 'bound', rule, who: by, on });
  ctx.emit({ type: 'bleeding-set', rule, who: on, bleeding: false, round: null });
}
