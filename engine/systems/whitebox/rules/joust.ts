import {
  type CreatureId,
  creature,
  creatureId,
  fields,
  fightOn,
  firstOf,
  idsOf,
  type Offer,
  oneOf,
  outsideFight,
  targetsByActor,
  type Verdict,
} from '@arbitro/kernel';
import { z } from 'zod';
import { changeWorld } from '../copies.ts';
import { action, event, writeJoust } from '../declare.ts';
import { refuseWhitebox } from '../refusals.ts';
import { isUp, type Joust, type Jouster, type World } from '../state.ts';
import { conclude, decided, endWith } from './joust-end.ts';
import { rideInTurn, rideTogether } from './joust-pass.ts';
import { score } from './joust-points.ts';
import { joustOn, lanceOf, riders } from './jousting.ts';
import { namedTwice, notUp } from './may-act.ts';
import { MINUTES } from './tables.ts';
import { pass } from './time.ts';

export const joustBegan = event('joust-began', fields<{ joust: Joust }>(), {
  writeWorld: (world, { joust }) =>
    changeWorld(world, (draft) => {
      draft.joust = joust;
    }),
});
export const tilted = event('tilted', fields<{ tilt: number }>(), {
  writeWorld: writeJoust((joust, { tilt: number }) => {
    joust.tilt = number;
  }),
});

/**
 * Begins a joust of two riders, for sport and with blunted lances unless stated otherwise.
 *
 * @rule whitebox.joust.contest
 */
export const beginJoust = action('joust', {
  fields: {
    between: z.tuple([creatureId, creatureId]),
    purpose: z.enum(['sport', 'duel']).optional(),
    lances: z.enum(['blunt', 'sharp']).optional(),
  },
  refuses: (world, { between }) => cannotJoust(world, between),
  resolve: (ctx, { between, purpose = 'sport', lances = 'blunt' }) => {
    const jouster = (who: CreatureId): Jouster => ({ who, points: 0, state: 'riding' });
    const jousters = [jouster(between[0]), jouster(between[1])] as const;
    const joust: Joust = { purpose, lances, tilt: 0, jousters, over: false, winner: null };
    ctx.emit({ type: 'joust-began', rule: 'whitebox.joust.contest', joust });
  },
  gmOffers: (world) => {
    if (fightOn(world)) return [];
    const ids = idsOf(world.creatures);
    const rider = world.creatures.find(
      (one) => isUp(one) && one.hp > 0 && one.mount !== 'none' && lanceOf(one),
    );
    const rivals = targetsByActor(ids, rider?.id, (one, other) => !cannotJoust(world, [one, other]));
    return ids.flatMap((one): readonly Offer[] => {
      const others = rivals(one);
      const given = { type: 'joust', between: [one] };
      return others.length > 0 ? [{ action: given, slots: { 'between.1': oneOf(others), ...TERMS } }] : [];
    });
  },
});
const TERMS = { purpose: oneOf(['sport', 'duel'] as const), lances: oneOf(['blunt', 'sharp'] as const) };

/** It takes two mounted creatures with lances. @rule whitebox.joust.contest */
function cannotJoust(world: World, between: readonly CreatureId[]): Verdict {
  return (
    outsideFight(world) ??
    (joustOn(world) ? refuseWhitebox('joust-on') : undefined) ??
    namedTwice(between) ??
    firstOf(between, (who) => unfitToJoust(world, who))
  );
}

function unfitToJoust(world: World, who: CreatureId): Verdict {
  const one = creature(world, who);
  if (one.mount === 'none') return refuseWhitebox('not-mounted', { who });
  return notUp(world, who) ?? (lanceOf(one) ? undefined : refuseWhitebox('no-lance', { who }));
}

/** One pass, a minute long: both attack, at once or in turn. @rule whitebox.joust.three-tilts */
export const tilt = action('tilt', {
  fields: {},
  /** If the riders cannot ride on, the Referee ends the joust. */
  refuses: (world) =>
    noJoust(world) ?? outsideFight(world) ?? firstOf(riders(world), ({ id }) => unfitToJoust(world, id)),
  resolve: (ctx) => {
    const joust = joustOn(ctx.world);
    if (!joust) return;
    ctx.emit({ type: 'tilted', rule: 'whitebox.joust.three-tilts', tilt: joust.tilt + 1 });
    const inTurn = ctx.world.options.joustOrder === 'initiative';
    for (const tally of inTurn ? rideInTurn(ctx) : rideTogether(ctx)) score(ctx, tally);
    pass(ctx, MINUTES.round, { rule: 'whitebox.joust.three-tilts' });
    const end = decided(ctx.world);
    if (end) conclude(ctx, end);
  },
});

/** The Referee ends it without a winner. @rule whitebox.joust.victory */
export const endJoust = action('end-joust', {
  fields: {},
  refuses: (world) => noJoust(world),
  resolve: (ctx) => endWith(ctx, { winner: null, loser: null }),
});

const noJoust = (world: World): Verdict => (joustOn(world) ? undefined : refuseWhitebox('no-joust'));
