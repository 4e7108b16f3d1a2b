import {
  type CreatureId,
  countingNumber,
  createOfferBuilder,
  creatureId,
  fields,
  findFight,
  getCreature,
  listFactKeys,
  numberBetween,
  type Offer,
  oneOf,
  someOf,
  type Verdict,
} from '@arbitro/kernel';
import { z } from 'zod';
import { action, audienceForGm, audienceForWho, event } from '../declare.ts';
import type { RuleId } from '../rules.ts';
import { nameText, poison } from '../schema/sheet-parts.ts';
import { type Antidote, type Creature, type Dose, isUp, type Poison, type World } from '../state.ts';
import { attempt } from './attempt.ts';
import type { BrpCtx } from './checks.ts';
import { optionalFlag } from './fields.ts';
import { lacksCharacteristic, notAlive, offerForLiving } from './may-act.ts';
import { cannotRollSkill } from './may-use-skill.ts';
import { beginRecovery, loseCharacteristic } from './recovery.ts';
import { overcomes } from './resist.ts';
import { ANTIDOTE_WINDOW, CON, DEX, POISON_DELAY, SECONDS, STR } from './tables.ts';
import { wound } from './wound.ts';

export const poisoned = event('poisoned', fields<{ who: CreatureId; dose: Dose }>(), {
  audience: audienceForGm,
  writeCreature: (draft, { dose }) => {
    draft.doses = [...draft.doses, dose];
  },
});

export const poisonNoticed = event('poison-noticed', fields<{ who: CreatureId }>());

export const poisonTook = event(
  'poison-took',
  fields<{ who: CreatureId; dose: Dose; points: number; resisted: boolean }>(),
  {
    facts: ({ who, resisted }) => listFactKeys(resisted ? 'withstood' : 'overcome', who),
    audience: audienceForWho,
    writeCreature: (draft, { dose }) => {
      draft.doses = removeDose(draft.doses, dose);
    },
  },
);

function removeDose(doses: readonly Dose[], removedDose: Dose): readonly Dose[] {
  const place = doses.findIndex((dose) => isSameDose(dose, removedDose));
  return place < 0 ? doses : doses.toSpliced(place, 1);
}

const isSameDose = (dose: Dose, other: Dose): boolean =>
  dose.onsetAt === other.onsetAt &&
  dose.kind === other.kind &&
  dose.eff === other.eff &&
  dose.attacks.join() === other.attacks.join();

export const antidoteTaken = event('antidote-taken', fields<{ who: CreatureId; antidote: Antidote }>(), {
  audience: audienceForWho,
  writeCreature: (draft, { antidote: taken }) => {
    draft.antidotes = [...draft.antidotes, taken];
  },
});

/**
 * A creature may notice a poison in food or drink and then does not take it.
 * @rule brp.poison.detection @ruling R113
 */
export const givePoison = action('poison', {
  fields: { who: creatureId, poison, doses: z.int().min(1).max(20).optional(), swallowed: optionalFlag },
  refuses: (world, terms) => cannotPoison(world, terms),
  resolve: (ctx, { who, poison: input, doses = 1, swallowed = false }) => {
    const rule: RuleId = 'brp.poison.detection';
    const mayNotice = swallowed && isUp(getCreature(ctx.world, who));
    if (mayNotice && attempt(ctx, { by: who, skill: 'sense', rule }) !== 'failure')
      return ctx.emit({ type: 'poison-noticed', rule, who });
    for (let dose = 0; dose < doses; dose++) poisonWith(ctx, { who, poison: input });
  },
  gmOffers: (world) => mayPoison.forWhom(world, { type: 'poison', poison: OFFERED_POISON }, POISON_SLOTS),
});

interface PoisonTerms {
  readonly who: CreatureId;
  /** In food or drink: a Sense roll may notice it. */
  readonly swallowed?: boolean | undefined;
}

const cannotPoison = (world: World, { who, swallowed = false }: PoisonTerms): Verdict =>
  notAlive(world, who) ??
  lacksCharacteristic(world, who, CON) ??
  (swallowed ? cannotRollSkill(world, who, 'sense') : undefined);

const mayPoison = createOfferBuilder(cannotPoison);

const OFFERED_POISON = { kind: 'poison', resisted: 'half' } as const;
const POISON_TARGETS = ['hit-points', STR, CON, DEX] as const;
const POISON_SLOTS: Offer['slots'] = {
  'poison.eff': numberBetween(1, 20),
  'poison.attacks': someOf(POISON_TARGETS, { least: 1, most: POISON_TARGETS.length }),
  'poison.speed': oneOf(['fast', 'slow'] as const),
  doses: numberBetween(1, 3),
  swallowed: oneOf([false, true]),
};

interface Poisoning {
  readonly who: CreatureId;
  readonly poison: Poison;
}

/**
 * Adds a dose that takes effect later. In a fight its delay counts from the end of the round.
 * @rule brp.poison.delay @rule brp.poison.multiple-doses
 */
export function poisonWith(ctx: BrpCtx, { who, poison: input }: Poisoning): void {
  const { world } = ctx;
  const from = world.clock + (findFight(world) ? SECONDS.round : 0);
  const delay = typeof input.speed === 'number' ? input.speed : POISON_DELAY[input.speed];
  const dose: Dose = {
    ...input,
    onsetAt: from + delay,
    lessened: antidoteReduction(world, getCreature(world, who), input),
  };
  ctx.emit({ type: 'poisoned', rule: 'brp.poison.delay', who, dose });
}

/**
 * The best antidote of the preceding half hour; several do not add up. The options say how much an antidote to another
 * poison helps.
 * @rule brp.poison.antidote @ruling R114
 */
function antidoteReduction(
  { clock, options }: World,
  { antidotes }: Creature,
  { kind, eff }: Poison,
): number {
  const inTime = antidotes.filter(({ takenAt }) => clock - takenAt <= ANTIDOTE_WINDOW);
  const right = inTime.filter(({ against }) => against === kind).map((antidote) => antidote.eff);
  const wrong = inTime.length > right.length ? [options.wrongAntidote] : [];
  return Math.min(eff, Math.max(0, ...right, ...wrong));
}

/** @rule brp.poison.antidote */
export const takeAntidote = action('antidote', {
  fields: { who: creatureId, against: nameText, eff: countingNumber.max(999) },
  refuses: (world, { who }) => notAlive(world, who),
  resolve: (ctx, { who, against, eff }) => {
    const antidote = { against, eff, takenAt: ctx.world.clock };
    ctx.emit({ type: 'antidote-taken', rule: 'brp.poison.antidote', who, antidote });
  },
  gmOffers: (world) =>
    offerForLiving(world, { type: 'antidote', against: OFFERED_POISON.kind }, { eff: numberBetween(1, 20) }),
});

/**
 * Applies a dose against the current constitution, separately from other doses: in full, or half if resisted.
 * @rule brp.poison.resistance @rule brp.poison.antidote @ruling R111 @ruling R112
 */
export function takeEffect(ctx: BrpCtx, who: CreatureId, dose: Dose): void {
  const rule: RuleId = 'brp.poison.resistance';
  const left = dose.eff - dose.lessened;
  const set = ctx.world.options.antidoteApplies === 'before-roll' ? left : dose.eff;
  const resisted = left <= 0 || !overcomesBody(ctx, who, set);
  const points = resisted ? (dose.resisted === 'half' ? Math.ceil(left / 2) : 0) : left;
  ctx.emit({ type: 'poison-took', rule, who, dose, points, resisted });
  if (points <= 0) return;
  for (const attacked of dose.attacks) applyPoisonHarm(ctx, who, { attacked, points });
}

interface PoisonHarm {
  readonly attacked: Poison['attacks'][number];
  readonly points: number;
}

/** Points taken from a characteristic return with time. @rule brp.poison.resistance @ruling R111 */
function applyPoisonHarm(ctx: BrpCtx, who: CreatureId, { attacked, points }: PoisonHarm): void {
  const rule: RuleId = 'brp.poison.resistance';
  if (getCreature(ctx.world, who).state.is === 'dead') return;
  if (attacked === 'hit-points') return wound(ctx, { who, by: null, points, kind: 'poison', rule });
  loseCharacteristic(ctx, { who, characteristic: attacked, points, rule });
  if (getCreature(ctx.world, who).state.is !== 'dead') beginRecovery(ctx, who, [attacked]);
}

const overcomesBody = (ctx: BrpCtx, who: CreatureId, value: number): boolean =>
  overcomes(ctx, {
    active: { value },
    passive: { who, characteristic: CON },
    rule: 'brp.poison.resistance',
    name: 'poison',
  });
