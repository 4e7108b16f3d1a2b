import {
  type CreatureId,
  createTargetLookup,
  creatureId,
  fields,
  findFight,
  firstRefusal,
  getCreature,
  idsOf,
  type Offer,
  oneOf,
  requireNoFight,
  type Verdict,
} from '@arbitro/kernel';
import { z } from 'zod';
import { updateWorld } from '../copy-state.ts';
import { action, event, writeJoust } from '../declare.ts';
import { refuseWhitebox } from '../refusals.ts';
import { isUp, type Joust, type Jouster, type World } from '../state.ts';
import { concludeJoust, endJoustWith, findJoustOutcome } from './joust-end.ts';
import { rideInTurn, rideTogether } from './joust-pass.ts';
import { scorePass } from './joust-points.ts';
import { findJoust, findLance, getRiders } from './joust-state.ts';
import { isNamedTwice, notUp } from './may-act.ts';
import { interruptRest } from './rest-count.ts';
import { MINUTES } from './tables.ts';
import { elapseTime } from './time.ts';

export const joustBegan = event('joust-began', fields<{ joust: Joust }>(), {
  writeWorld: (world, { joust }) =>
    updateWorld(world, (draft) => {
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
    interruptRest(ctx, between);
    ctx.emit({ type: 'joust-began', rule: 'whitebox.joust.contest', joust });
  },
  gmOffers: (world) => {
    if (findFight(world)) return [];
    const ids = idsOf(world.creatures);
    const rider = world.creatures.find(
      (creature) => isUp(creature) && creature.hp > 0 && creature.mount !== 'none' && findLance(creature),
    );
    const rivals = createTargetLookup(ids, rider?.id, (text, other) => !cannotJoust(world, [text, other]));
    return ids.flatMap((id): readonly Offer[] => {
      const others = rivals(id);
      const fixedAction = { type: 'joust', between: [id] };
      return others.length > 0
        ? [{ action: fixedAction, slots: { 'between.1': oneOf(others), ...JOUST_QUESTIONS } }]
        : [];
    });
  },
});
const JOUST_QUESTIONS = {
  purpose: oneOf(['sport', 'duel'] as const),
  lances: oneOf(['blunt', 'sharp'] as const),
};

/** It takes two mounted creatures with lances. @rule whitebox.joust.contest */
function cannotJoust(world: World, between: readonly CreatureId[]): Verdict {
  return (
    requireNoFight(world) ??
    (findJoust(world) ? refuseWhitebox('joust-on') : undefined) ??
    isNamedTwice(between) ??
    firstRefusal(between, (who) => cannotRide(world, who))
  );
}

function cannotRide(world: World, who: CreatureId): Verdict {
  const creature = getCreature(world, who);
  if (creature.mount === 'none') return refuseWhitebox('not-mounted', { who });
  return notUp(world, who) ?? (findLance(creature) ? undefined : refuseWhitebox('no-lance', { who }));
}

/** One pass, a minute long: both attack, at once or in turn. @rule whitebox.joust.three-tilts */
export const tilt = action('tilt', {
  fields: {},
  /** If the riders cannot ride on, the Referee ends the joust. */
  refuses: (world) =>
    notJousting(world) ??
    requireNoFight(world) ??
    firstRefusal(getRiders(world), ({ id }) => cannotRide(world, id)),
  resolve: (ctx) => {
    const joust = findJoust(ctx.world);
    if (!joust) return;
    ctx.emit({ type: 'tilted', rule: 'whitebox.joust.three-tilts', tilt: joust.tilt + 1 });
    const inTurn = ctx.world.options.joustOrder === 'initiative';
    for (const tally of inTurn ? rideInTurn(ctx) : rideTogether(ctx)) scorePass(ctx, tally);
    elapseTime(ctx, MINUTES.round, { rule: 'whitebox.joust.three-tilts' });
    const end = findJoustOutcome(ctx.world);
    if (end) concludeJoust(ctx, end);
  },
});

/** The Referee ends it without a winner. @rule whitebox.joust.victory */
export const endJoust = action('end-joust', {
  fields: {},
  refuses: (world) => notJousting(world),
  resolve: (ctx) => endJoustWith(ctx, { winner: null, loser: null }),
});

const notJousting = (world: World): Verdict => (findJoust(world) ? undefined : refuseWhitebox('no-joust'));
