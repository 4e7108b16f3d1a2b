import {
  type CreatureId,
  creatureId,
  fields,
  findDuplicate,
  firstRefusal,
  getCreature,
  idsOf,
  numberBetween,
  oneOf,
  oneOrMore,
  refuse,
  someOf,
} from '@arbitro/kernel';
import { z } from 'zod';
import { action, audienceForWho, event } from '../declare.ts';
import { ability, damage, difficulty } from '../schema/sheet-parts.ts';
import { rollSave } from './check.ts';
import type { QuintaCtx } from './checks.ts';
import { gainCondition, loseCondition } from './conditions.ts';
import { coverOnSave } from './cover.ts';
import { emitBloodied, isBloodied, rollShares, takeDamage } from './damage.ts';
import { die } from './death.ts';
import { CONDITION_NAMES } from './effects.ts';
import { coverLevel } from './fields.ts';
import { notAlive } from './may-act.ts';
import { ABILITIES, type Ability, type Cover, DAMAGE_TYPES, SCORES } from './tables.ts';

export const maximumSet = event('maximum-set', fields<{ who: CreatureId; fullHp: number; hp: number }>(), {
  audience: audienceForWho,
  writeCreature: (next, { fullHp, hp }) => {
    const healthy = next.healthyHp ?? next.fullHp;
    next.healthyHp = fullHp < healthy ? healthy : null;
    next.fullHp = fullHp;
    next.hp = hp;
  },
});

/** Limited: by the highest or lowest possible value. */
export const scoreSet = event(
  'score-set',
  fields<{ who: CreatureId; ability: Ability; score: number; limited?: 'most' | 'least' }>(),
  {
    audience: audienceForWho,
    writeCreature: (next, { ability, score }) => {
      next.scores = { ...next.scores, [ability]: score };
    },
  },
);

export const deathSavesSet = event('death-saves-set', fields<{ who: CreatureId; uses: boolean }>(), {
  audience: audienceForWho,
  writeCreature: (next, { uses }) => {
    next.usesDeathSaves = uses;
  },
});

const OFFERED_DICE = ['1', '5', '10', '20', '1d6', '2d6', '4d6', '6d6', '8d6', '10d6'] as const;

/**
 * Damage from a trap, a storm or the like. One roll for all targets.
 * @rule quinta.damage.one-roll-many-targets @rule quinta.damage.half-on-save @rule quinta.attack.cover
 */
export const hurt = action('hurt', {
  fields: {
    who: oneOrMore(creatureId),
    damage,
    save: z.strictObject({ ability, dc: difficulty, half: z.boolean().default(true) }).optional(),
    /** Cover from the origin: for all targets, or by creature id. */
    cover: z.union([coverLevel, z.record(creatureId, coverLevel)]).optional(),
  },
  refuses: (world, { who }) => {
    const twice = findDuplicate(who);
    if (twice !== undefined) return refuse('named-twice', { who: twice });
    return firstRefusal(who, (id) => notAlive(world, id));
  },
  resolve: (ctx, { who: all, damage: rolled, save, cover = 'none' }) => {
    const rule = 'quinta.damage.one-roll-many-targets';
    const coverOf = (who: CreatureId): Cover => (typeof cover === 'string' ? cover : (cover[who] ?? 'none'));
    const saved = all.map(
      (who) =>
        save !== undefined && rollSave(ctx, { who, ...save, bonus: coverOnSave(save.ability, coverOf(who)) }),
    );
    const spared = (index: number): boolean => saved[index] === true && save?.half === false;
    if (all.every((_, index) => spared(index))) return;
    const shares = rollShares(ctx, null, rolled);
    for (const [index, who] of all.entries()) {
      const halved = saved[index] === true;
      if (!spared(index))
        takeDamage(ctx, { who, by: null, shares, halved, critical: false, melee: false, rule });
    }
  },
  gmOffers: ({ creatures }) => {
    const alive = idsOf(creatures.filter(({ life }) => life !== 'dead'));
    if (alive.length === 0) return [];
    const slots = {
      who: someOf(alive, { least: 1, most: alive.length }),
      'damage.0.dice': oneOf(OFFERED_DICE),
      'damage.0.type': oneOf(DAMAGE_TYPES),
    };
    return [{ action: { type: 'hurt', damage: [{ dice: '1', type: 'bludgeoning' }] }, slots }];
  },
});

/**
 * A score may be lowered to 0 only if `onZero` says what happens then.
 * @rule quinta.ability.score-range @rule quinta.ability.score-zero @ruling R4 @ruling R5
 */
export const setScore = action('set-score', {
  fields: {
    who: creatureId,
    ability,
    by: z.int().min(-30).max(30),
    /** What the effect does at a score of 0. */
    onZero: z.enum(['dies', 'nothing', ...CONDITION_NAMES]).optional(),
  },
  refuses: (world, { who }) => notAlive(world, who),
  resolve: (ctx, { who, ability: which, by, onZero }) => {
    const rule = 'quinta.ability.score-range';
    const { scores, mostScore } = getCreature(ctx.world, who);
    const max = ctx.world.options.abilityCaps === 'enforce' ? Math.min(mostScore, SCORES.most) : SCORES.most;
    const min = onZero === undefined ? SCORES.least : 0;
    const raised = by > 0 ? Math.max(scores[which], max) : SCORES.most;
    const changedScore = scores[which] + by;
    const score = Math.max(min, Math.min(raised, changedScore));
    const limited = score < changedScore ? 'most' : score > changedScore ? 'least' : undefined;
    ctx.emit({ type: 'score-set', rule, who, ability: which, score, ...(limited && { limited }) });
    if (score > 0) recoverScore(ctx, who, which);
    else if (onZero === 'dies') die(ctx, who, ZERO_SCORE_RULE);
    else if (onZero !== undefined && onZero !== 'nothing')
      gainCondition(ctx, { who, condition: onZero, cause: causeOfZero(which), rule: ZERO_SCORE_RULE });
  },
  gmOffers: (world, { forWhom }) =>
    forWhom(
      world,
      { type: 'set-score' },
      { ability: oneOf(ABILITIES), by: numberBetween(-10, 10) },
      { ability: 'str', by: 1 },
    ),
});

const ZERO_SCORE_RULE = 'quinta.ability.score-zero';
const causeOfZero = (which: Ability): string => `zero-${which}`;

/** Ends what a score of 0 caused. @rule quinta.ability.score-zero @ruling R5 */
function recoverScore(ctx: QuintaCtx, who: CreatureId, which: Ability): void {
  for (const { condition, cause, source } of getCreature(ctx.world, who).afflictions)
    if (cause === causeOfZero(which))
      loseCondition(ctx, { who, condition, cause, source, rule: ZERO_SCORE_RULE });
}

/**
 * A maximum of 0 kills; hit points above the maximum are lost.
 * @rule quinta.death.max-hp-zero @rule quinta.hp.points
 */
export const setMaximum = action('set-maximum', {
  fields: { who: creatureId, change: z.int().min(-9999).max(9999) },
  refuses: (world, { who }) => notAlive(world, who),
  resolve: (ctx, { who, change }) => {
    const rule = 'quinta.death.max-hp-zero';
    const creature = getCreature(ctx.world, who);
    const fullHp = Math.max(0, creature.fullHp + change);
    ctx.emit({ type: 'maximum-set', rule, who, fullHp, hp: Math.min(creature.hp, fullHp) });
    if (fullHp === 0) die(ctx, who, rule);
    else emitBloodied(ctx, who, isBloodied(creature.hp, creature.fullHp));
  },
  gmOffers: (world, { forWhom }) =>
    forWhom(world, { type: 'set-maximum' }, { change: numberBetween(-99, 99) }, { change: 0 }),
});

/** The game master lets a monster make death saves, or stops it. @rule quinta.death.monsters @ruling R70 */
export const setDeathSaves = action('death-saves', {
  fields: { who: creatureId, uses: z.boolean() },
  resolve: (ctx, { who, uses }) =>
    ctx.emit({ type: 'death-saves-set', rule: 'quinta.death.monsters', who, uses }),
});
