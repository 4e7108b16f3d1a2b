import {
  type CreatureId,
  creatureId,
  fields,
  findFight,
  getCreature,
  idsOf,
  numberBetween,
  type Offer,
  oneOf,
} from '@arbitro/kernel';
import { z } from 'zod';
import { action, audienceForWho, event } from '../declare.ts';
import { refuseQuinta } from '../refusals.ts';
import { metres } from '../schema/sheet-parts.ts';
import type { Creature, World } from '../state.ts';
import { canReact } from './active-effects.ts';
import { spend } from './budget.ts';
import { rollCheck } from './check.ts';
import type { QuintaCtx } from './checks.ts';
import { gainCondition, gainExhaustion } from './conditions.ts';
import { takeDamage } from './damage.ts';
import { buildPlainDice } from './damage-dice.ts';
import { abilityModifier, checkBasisOf } from './derived.ts';
import { optionalFlag } from './fields.ts';
import { cannotTake, deadCannotAct } from './may-act.ts';
import { BREATH, BURNING_DICE, FALL, SECONDS } from './tables.ts';
import { isUnderWater } from './water.ts';

export const burningSet = event('burning-set', fields<{ who: CreatureId; burning: boolean }>(), {
  writeCreature: (next, { burning }) => {
    next.burning = burning;
  },
});

export const breathSet = event('breath-set', fields<{ who: CreatureId; breath: number | null }>(), {
  audience: audienceForWho,
  writeCreature: (next, { breath }) => {
    next.breath = breath;
  },
});

export const fell = event('fell', fields<{ who: CreatureId; metres: number }>());

/** The cause of exhaustion from suffocation. */
const SUFFOCATION = 'suffocation';

/** A number of dice for every three metres; the creature lands prone if it took damage. @rule quinta.hazards.falling */
export const fall = action('fall', {
  fields: { who: creatureId, metres, liquid: optionalFlag },
  refuses: (world, { who }) => deadCannotAct(world, who),
  resolve: (ctx, { who, metres: height, liquid }) => {
    const rule = 'quinta.hazards.falling';
    ctx.emit({ type: 'fell', rule, who, metres: height });
    const count = Math.min(FALL.most, Math.floor(height / FALL.metres + 1e-9));
    if (count === 0) return;
    const halved = liquid === true && tryDive(ctx, who);
    const points = ctx.roll({ name: 'fall', rule }, who, buildPlainDice(`${count}d6`), (sum) => sum);
    const before = getCreature(ctx.world, who);
    const shares = [{ type: 'bludgeoning', points }] as const;
    takeDamage(ctx, { who, by: null, shares, halved, critical: false, melee: false, rule });
    const after = getCreature(ctx.world, who);
    const hurt = after.hp !== before.hp || after.temporary !== before.temporary;
    if (hurt && after.life !== 'dead') gainCondition(ctx, { who, condition: 'prone', cause: 'fall', rule });
  },
  gmOffers: (world, { forWhom }) =>
    [{ type: 'fall' }, { type: 'fall', liquid: true }].flatMap((input) =>
      forWhom(world, input, { metres: numberBetween(1, 60) }, { metres: 3 }),
    ),
});

/** A reaction and a check to halve the damage of a fall into water. @rule quinta.hazards.falling */
function tryDive(ctx: QuintaCtx, who: CreatureId): boolean {
  const rule = 'quinta.hazards.falling';
  const creature = getCreature(ctx.world, who);
  if (!canReact(ctx.world, creature) || (findFight(ctx.world) && !creature.budget.reaction)) return false;
  const skill = ctx.choose({ name: 'dive', rule }, who, oneOf(['acrobatics', 'athletics', 'decline']));
  if (skill === 'decline') return false;
  spend(ctx, who, 'reaction', 'dive');
  return rollCheck(ctx, { who, test: checkBasisOf(skill), dc: FALL.liquidDc, dcOf: [], name: 'dive', rule });
}

/** @rule quinta.hazards.burning */
export const burn = action('burn', {
  fields: { who: creatureId, burning: z.boolean().default(true) },
  refuses: (world, { who }) => deadCannotAct(world, who),
  resolve: (ctx, { who, burning }) => setBurning(ctx, who, burning),
  gmOffers: (world) => [
    ...offerTo(
      listLiving(world, ({ burning }) => !burning),
      { type: 'burn', burning: true },
    ),
    ...offerTo(
      listLiving(world, ({ burning }) => burning),
      { type: 'burn', burning: false },
    ),
  ],
});

const listLiving = ({ creatures }: World, is: (creature: Creature) => boolean): readonly CreatureId[] =>
  idsOf(creatures.filter((creature) => creature.life !== 'dead' && is(creature)));

const offerTo = (creatures: readonly CreatureId[], fixedAction: Offer['action']): readonly Offer[] =>
  creatures.length === 0 ? [] : [{ action: fixedAction, slots: { who: oneOf(creatures) } }];

const setBurning = (ctx: QuintaCtx, who: CreatureId, burning: boolean): void =>
  ctx.emit({ type: 'burning-set', rule: 'quinta.hazards.burning', who, burning });

/** The creature drops prone and rolls. @rule quinta.hazards.burning */
export const putOut = action('put-out', {
  fields: { by: creatureId },
  refuses: (world, { by }) =>
    getCreature(world, by).burning
      ? cannotTake(world, by, 'action')
      : refuseQuinta('not-burning', { who: by }),
  resolve: (ctx, { by: who }) => {
    spend(ctx, who, 'action', 'put-out');
    gainCondition(ctx, { who, condition: 'prone', cause: 'put-out', rule: 'quinta.hazards.burning' });
    setBurning(ctx, who, false);
  },
});

/** Water puts the fire out before it deals damage. @rule quinta.hazards.burning */
export function burnAtStart(ctx: QuintaCtx, who: CreatureId): void {
  const rule = 'quinta.hazards.burning';
  const creature = getCreature(ctx.world, who);
  if (!creature.burning || creature.life === 'dead') return;
  if (isUnderWater(ctx.world, creature)) return setBurning(ctx, who, false);
  const points = ctx.roll({ name: 'burning', rule }, who, buildPlainDice(BURNING_DICE), (sum) => sum);
  takeDamage(ctx, {
    who,
    by: null,
    shares: [{ type: 'fire', points }],
    critical: false,
    melee: false,
    rule,
  });
}

/** Returns the seconds that the creature can hold its breath. @rule quinta.hazards.suffocation */
export const breathOf = (creature: Pick<Creature, 'scores'>): number =>
  Math.max(BREATH.least, BREATH.each * (1 + abilityModifier(creature, 'con')));

/** A creature that breathes again loses its exhaustion from suffocation. @rule quinta.hazards.suffocation */
export const choke = action('choke', {
  fields: {
    who: creatureId,
    choking: z.boolean().default(true),
    /** `held`: it took a breath before; `none`: it suffocates at once. */
    breath: z.enum(['held', 'none']).optional(),
  },
  refuses: (world, { who }) => deadCannotAct(world, who),
  resolve: (ctx, { who, choking, breath = 'held' }) => {
    const rule = 'quinta.hazards.suffocation';
    const creature = getCreature(ctx.world, who);
    const breathLeft = breath === 'held' ? breathOf(creature) : 0;
    ctx.emit({ type: 'breath-set', rule, who, breath: choking ? breathLeft : null });
    if (choking) return;
    for (const { condition, cause, level } of creature.afflictions)
      if (condition === 'exhausted' && cause === SUFFOCATION)
        gainExhaustion(ctx, { who, levels: -level, cause, rule });
  },
  gmOffers: (world) => [
    ...offerTo(
      listLiving(world, ({ breath }) => breath === null),
      { type: 'choke', choking: true },
    ),
    ...offerTo(
      listLiving(world, ({ breath }) => breath !== 0),
      { type: 'choke', choking: true, breath: 'none' },
    ),
    ...offerTo(
      listLiving(world, ({ breath }) => breath !== null),
      { type: 'choke', choking: false },
    ),
  ],
});

/**
 * Uses up the breath of one turn; without breath, each turn adds a level of exhaustion.
 * @rule quinta.hazards.suffocation @ruling R34
 */
export function chokeAtEnd(ctx: QuintaCtx, who: CreatureId): void {
  const rule = 'quinta.hazards.suffocation';
  const { breath, life } = getCreature(ctx.world, who);
  if (breath === null || life === 'dead') return;
  if (breath === 0) return gainExhaustion(ctx, { who, levels: 1, cause: SUFFOCATION, rule });
  ctx.emit({ type: 'breath-set', rule, who, breath: Math.max(0, breath - SECONDS.round) });
}

/** Returns whether every round may bring the creature nearer to death. */
export const isInDanger = ({ hp, life, burning, breath, immunities }: Creature): boolean =>
  life !== 'dead' &&
  ((hp === 0 && life === 'alive') || breath === 0 || (burning && !immunities.includes('fire')));
