import {
  type CreatureId,
  creatureId,
  fields,
  getCreature,
  idsOf,
  listFactKeys,
  oneOf,
  refuse,
  type Verdict,
} from '@arbitro/kernel';
import { z } from 'zod';
import { action, event } from '../declare.ts';
import { refuseQuinta } from '../refusals.ts';
import type { Creature, World } from '../state.ts';
import { hasEffect } from './active-effects.ts';
import { spend } from './budget.ts';
import { rollCheck } from './check.ts';
import { attitudeTo, socialSources } from './check-sources.ts';
import type { QuintaCtx } from './checks.ts';
import { checkBasisOf } from './derived.ts';
import { cannotTake } from './may-act.ts';
import {
  APPROACHES,
  type Approach,
  ATTITUDES,
  type Attitude,
  DISPOSITIONS,
  type Disposition,
  EVERYBODY,
  INFLUENCE,
  SECONDS,
} from './tables.ts';

export const influenced = event(
  'influenced',
  fields<{ who: CreatureId; on: CreatureId; approach: Approach; complies: boolean }>(),
  { facts: ({ on, complies }) => listFactKeys(complies ? 'complies' : 'refuses', on) },
);

export const attitudeSet = event(
  'attitude-set',
  fields<{ who: CreatureId; toward: CreatureId; attitude: Attitude }>(),
  {
    writeCreature: (next, { toward, attitude }) => {
      next.attitudes =
        toward === EVERYBODY ? { [toward]: attitude } : { ...next.attitudes, [toward]: attitude };
    },
  },
);

export const barred = event(
  'barred',
  fields<{ who: CreatureId; on: CreatureId; approach: Approach; until: number }>(),
  {
    writeCreature: (next, { on, approach, until }) => {
      next.barred = { ...next.barred, [barredKey(on, approach)]: until };
    },
  },
);

const rule = 'quinta.actions.influence';

const barredKey = (on: CreatureId, approach: Approach): string => `${on}/${approach}`;

/**
 * The player of the creature says whether it is willing.
 * @rule quinta.social.roleplay @rule quinta.actions.influence @ruling R101
 */
function dispositionOf(ctx: QuintaCtx, { id, kind }: Creature): Disposition {
  const who = kind === 'character' ? id : 'gm';
  return ctx.choose({ name: 'disposition', rule }, who, oneOf(['hesitant', 'willing', 'unwilling']));
}

/**
 * Influences a creature. A willing or unwilling creature needs no roll; a hesitant one needs a check.
 * @rule quinta.actions.influence @rule quinta.social.interaction @ruling R21
 */
export const influence = action('influence', {
  fields: {
    by: creatureId,
    on: creatureId,
    approach: z.enum(APPROACHES),
    /** If it is missing, the game master is asked. */
    disposition: z.enum(DISPOSITIONS).optional(),
  },
  refuses: cannotInfluence,
  resolve: (ctx, terms) => {
    const { by: who, on, approach } = terms;
    const disposition = terms.disposition ?? dispositionOf(ctx, getCreature(ctx.world, on));
    spend(ctx, who, 'action', 'influence');
    if (disposition === 'hesitant') return persuade(ctx, terms);
    ctx.emit({ type: 'influenced', rule, who, on, approach, complies: disposition === 'willing' });
  },
  /** By any approach still available. */
  offers: (world, { id: by, side }, { withOneOf }) =>
    world.creatures
      .filter((other) => other.side !== side)
      .flatMap(({ id: on }) => withOneOf(world, { type: 'influence', by, on }, ['approach', APPROACHES])),
});

interface Influence {
  readonly by: CreatureId;
  readonly on: CreatureId;
  readonly approach: Approach;
}

/** @rule quinta.actions.influence */
function cannotInfluence(world: World, { by, on, approach }: Influence): Verdict {
  const target = getCreature(world, on);
  if (by === on || target.life === 'dead') return refuse('no-such-target', { on });
  if (hasEffect(world, target, 'unaware')) return refuseQuinta('hears-nothing', { on });
  const left = (getCreature(world, by).barred[barredKey(on, approach)] ?? 0) - world.clock;
  if (left > 0) return refuseQuinta('barred', { who: by, on, hours: Math.ceil(left / SECONDS.hour) });
  return cannotTake(world, by, 'action');
}

/** @rule quinta.actions.influence */
function persuade(ctx: QuintaCtx, { by: who, on, approach }: Influence): void {
  const target = getCreature(ctx.world, on);
  const success = rollCheck(ctx, {
    who,
    test: checkBasisOf(approach),
    dc: Math.max(INFLUENCE.dc, target.scores.int),
    dcOf: [on],
    sources: socialSources(ctx.world, who, target),
    name: 'influence',
    rule,
  });
  const { influenceOutcome } = ctx.world.options;
  const complies = success && influenceOutcome !== 'attitude-step';
  ctx.emit({ type: 'influenced', rule, who, on, approach, complies });
  if (!success) return barApproach(ctx, { who, on, approach });
  if (influenceOutcome !== 'comply') improveAttitude(ctx, who, on);
}

/** Closes this approach for a day. @rule quinta.actions.influence */
function barApproach(
  ctx: QuintaCtx,
  refused: { readonly who: CreatureId; readonly on: CreatureId; readonly approach: Approach },
): void {
  ctx.emit({ type: 'barred', rule, ...refused, until: ctx.world.clock + INFLUENCE.cooldownSeconds });
}

/** Moves the attitude one step towards friendly. @rule quinta.social.attitudes */
function improveAttitude(ctx: QuintaCtx, toward: CreatureId, who: CreatureId): void {
  const now = attitudeTo(getCreature(ctx.world, who), toward);
  const attitude = ATTITUDES[ATTITUDES.indexOf(now) + 1];
  if (attitude) ctx.emit({ type: 'attitude-set', rule: 'quinta.social.attitudes', who, toward, attitude });
}

/** An attitude may also change by talk alone. @rule quinta.social.roleplay @rule quinta.social.attitudes @ruling R26 */
export const setAttitude = action('attitude', {
  fields: {
    who: creatureId,
    /** Missing: towards all creatures, replacing attitudes towards individuals. */
    toward: creatureId.optional(),
    attitude: z.enum(ATTITUDES),
  },
  refuses: (_, { who, toward }) => (who === toward ? refuse('no-such-target', { on: who }) : undefined),
  resolve: (ctx, { who, toward = EVERYBODY, attitude }) =>
    ctx.emit({ type: 'attitude-set', rule: 'quinta.social.roleplay', who, toward, attitude }),
  /** For creatures that the game master plays: towards all creatures, or towards one. */
  gmOffers: ({ creatures }) => {
    const played = creatures.filter(({ kind }) => kind === 'monster');
    if (played.length === 0) return [];
    const attitude = oneOf(ATTITUDES);
    const others = idsOf(creatures.filter(({ kind }) => kind === 'character'));
    const toward = others.length === 0 ? [] : [{ toward: oneOf(others) }];
    return [{}, ...toward].map((slots) => ({
      action: { type: 'attitude' },
      slots: { who: oneOf(idsOf(played)), ...slots, attitude },
    }));
  },
});
