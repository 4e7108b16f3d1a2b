import {
  type CreatureId,
  creature,
  creatureId,
  fields,
  fightOn,
  idsOf,
  refuse,
  takesPart,
  type Verdict,
} from '@arbitro/kernel';
import { action, event } from '../declare.ts';
import { refuseWhitebox } from '../refusals.ts';
import type { World } from '../state.ts';
import type { WhiteboxCtx } from './checks.ts';
import { deedOffers, offersAnytime } from './deed-offers.ts';
import { DEEDS, type DeedOf } from './deeds.ts';
import { feetAfter } from './distance.ts';
import { carryOut } from './intent.ts';
import { inAnotherRoom } from './may-act.ts';
import { refusesDeed } from './may-do.ts';
import { MELEE_FEET, MINUTES } from './tables.ts';
import { pass } from './time.ts';

export const bound = event('bound', fields<{ who: CreatureId; on: CreatureId }>());

/**
 * Stops the bleeding at once and restores nothing; outside a fight it takes as long as a round.
 *
 * @rule whitebox.damage.bind-wounds-stops-bleeding
 */
export const bind = action('bind', {
  fields: { by: creatureId, ...DEEDS.bind },
  refuses: refusesDeed,
  resolve: (ctx, said) => {
    if (fightOn(ctx.world)) return carryOut(ctx, said, (deed) => bindNow(ctx, deed));
    bindNow(ctx, said);
    pass(ctx, MINUTES.round);
  },
  offers: (world, helper) =>
    offersAnytime(world, helper, 'bind', () =>
      deedOffers.onOneOf(
        world,
        { type: 'bind', by: helper.id },
        idsOf(world.creatures.filter(({ bleeding }) => bleeding)),
      ),
    ),
});

/**
 * Returns why the wounds of a creature cannot be bound. It must be within reach; no dice are rolled.
 *
 * @rule whitebox.damage.bind-wounds-stops-bleeding
 */
export function cannotBind(world: World, { by, on, first }: DeedOf<'bind'>): Verdict {
  if (!creature(world, on).bleeding) return refuseWhitebox('not-bleeding', { on });
  const fight = fightOn(world);
  if (!fight) return inAnotherRoom(world, by, on);
  if (!takesPart(world, on)) return refuse('not-in-fight', { who: on });
  const feet = feetAfter(fight, by, on, first);
  return feet <= MELEE_FEET ? undefined : refuseWhitebox('not-near', { on, feet, most: MELEE_FEET });
}

export function bindNow(ctx: WhiteboxCtx, { by, on }: DeedOf<'bind'>): void {
  const rule = 'whitebox.damage.bind-wounds-stops-bleeding';
  ctx.emit({ type: 'bound', rule, who: by, on });
  ctx.emit({ type: 'bleeding-set', rule, who: on, bleeding: false, round: null });
}
