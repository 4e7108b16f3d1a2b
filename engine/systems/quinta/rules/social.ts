import { type CreatureId, creature, fields, oneOf } from '@arbitro/kernel';
import type { Influence, SetAttitude } from '../actions.ts';
import type { QuintaCtx } from '../checks.ts';
import { event } from '../declare.ts';
import { testOf } from '../derived.ts';
import type { Creature } from '../state.ts';
import {
  type Approach,
  ATTITUDES,
  type Attitude,
  type Disposition,
  EVERYBODY,
  INFLUENCE,
} from '../tables.ts';
import { spend } from './budget.ts';
import { rollCheck } from './check.ts';
import { attitudeTo, socialSources } from './check-sources.ts';

export const influenced = event(
  'influenced',
  fields<{ who: CreatureId; on: CreatureId; approach: Approach; complies: boolean }>(),
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

export const barredKey = (on: CreatureId, approach: Approach): string => `${on}/${approach}`;

/** Whoever plays a creature says whether it would. @rule quinta.social.roleplay @rule quinta.actions.influence @ruling R101 */
function dispositionOf(ctx: QuintaCtx, { id, kind }: Creature): Disposition {
  const who = kind === 'character' ? id : 'gm';
  return ctx.choose({ name: 'disposition', rule }, who, oneOf(['hesitant', 'willing', 'unwilling']));
}

/**
 * Talking somebody round: who is willing or unwilling needs no dice, who hesitates is won over or not.
 *
 * @rule quinta.actions.influence
 * @rule quinta.social.interaction
 * @ruling R21
 */
export function influence(ctx: QuintaCtx, action: Influence): void {
  const { by: who, on, approach } = action;
  const disposition = action.disposition ?? dispositionOf(ctx, creature(ctx.world, on));
  spend(ctx, who, 'action', 'influence');
  if (disposition === 'hesitant') return persuade(ctx, action);
  ctx.emit({ type: 'influenced', rule, who, on, approach, complies: disposition === 'willing' });
}

/** @rule quinta.actions.influence */
function persuade(ctx: QuintaCtx, { by: who, on, approach }: Influence): void {
  const target = creature(ctx.world, on);
  const success = rollCheck(ctx, {
    who,
    test: testOf(approach),
    dc: Math.max(INFLUENCE.dc, target.scores.int),
    sources: socialSources(ctx.world, who, target),
    name: 'influence',
    rule,
  });
  const { influenceOutcome } = ctx.world.options;
  const complies = success && influenceOutcome !== 'attitude-step';
  ctx.emit({ type: 'influenced', rule, who, on, approach, complies });
  if (!success) return bar(ctx, { who, on, approach });
  if (influenceOutcome !== 'comply') warm(ctx, who, on);
}

/** Not in the same way again for a day. @rule quinta.actions.influence */
function bar(
  ctx: QuintaCtx,
  refused: { readonly who: CreatureId; readonly on: CreatureId; readonly approach: Approach },
): void {
  ctx.emit({ type: 'barred', rule, ...refused, until: ctx.world.clock + INFLUENCE.cooldownSeconds });
}

/** One step nearer to friendly. @rule quinta.social.attitudes */
function warm(ctx: QuintaCtx, toward: CreatureId, who: CreatureId): void {
  const now = attitudeTo(creature(ctx.world, who), toward);
  const attitude = ATTITUDES[ATTITUDES.indexOf(now) + 1];
  if (attitude) ctx.emit({ type: 'attitude-set', rule: 'quinta.social.attitudes', who, toward, attitude });
}

/** Talk alone can change it as well. @rule quinta.social.roleplay */
export function setAttitude(ctx: QuintaCtx, { who, toward = EVERYBODY, attitude }: SetAttitude): void {
  ctx.emit({ type: 'attitude-set', rule: 'quinta.social.roleplay', who, toward, attitude });
}
