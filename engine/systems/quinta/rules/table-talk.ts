import { type CreatureId, creature, fields } from '@arbitro/kernel';
import type { Hurt, SetCover, SetLight, SetMaximum, SetScore, Spare, Weigh } from '../actions.ts';
import type { QuintaCtx } from '../checks.ts';
import { worldCopy } from '../copies.ts';
import { event, ofWhom } from '../declare.ts';
import { type Ability, type Cover, type Light, SCORES } from '../tables.ts';
import { rollSave } from './check.ts';
import { gain, lose } from './conditions.ts';
import { coverOnSave } from './cover.ts';
import { isBloodied, rollShares, takeDamage, tellBloodied } from './damage.ts';
import { die } from './death.ts';

export const maximumSet = event('maximum-set', fields<{ who: CreatureId; fullHp: number; hp: number }>(), {
  audience: ofWhom,
  writeCreature: (next, { fullHp, hp }) => {
    const healthy = next.healthyHp ?? next.fullHp;
    next.healthyHp = fullHp < healthy ? healthy : null;
    next.fullHp = fullHp;
    next.hp = hp;
  },
});

/** Limited: by the highest or the lowest that it can be. */
export const scoreSet = event(
  'score-set',
  fields<{ who: CreatureId; ability: Ability; score: number; limited?: 'most' | 'least' }>(),
  {
    audience: ofWhom,
    writeCreature: (next, { ability, score }) => {
      next.scores = { ...next.scores, [ability]: score };
    },
  },
);

export const coverSet = event(
  'cover-set',
  fields<{ by: CreatureId; on: CreatureId; cover: Cover | null }>(),
  {
    writeWorld: (world, { by, on, cover: said }) => {
      const others = Object.entries(world.covers).filter(([pair]) => pair !== `${by}/${on}`);
      const next = worldCopy(world);
      next.covers = Object.fromEntries(said === null ? others : [...others, [`${by}/${on}`, said] as const]);
      return next;
    },
  },
);

export const lightSet = event('light-set', fields<{ light: Light }>(), {
  writeWorld: (world, { light: now }) => {
    const next = worldCopy(world);
    next.light = now;
    return next;
  },
});

export const deathSavesSet = event('death-saves-set', fields<{ who: CreatureId; uses: boolean }>(), {
  audience: ofWhom,
  writeCreature: (next, { uses }) => {
    next.usesDeathSaves = uses;
  },
});

export const weightCounted = event('weight-counted', fields<{ who: CreatureId; counts: boolean }>(), {
  writeCreature: (next, { counts }) => {
    next.weighed = counts;
  },
});

/**
 * Something hurts: a trap, a storm. One roll for all of them.
 *
 * @rule quinta.damage.one-roll-many-targets
 * @rule quinta.damage.half-on-save
 * @rule quinta.attack.cover
 */
export function hurt(ctx: QuintaCtx, { who: all, damage, save, cover: said = 'none' }: Hurt): void {
  const rule = 'quinta.damage.one-roll-many-targets';
  const coverOf = (who: CreatureId): Cover => (typeof said === 'string' ? said : (said[who] ?? 'none'));
  const saved = all.map(
    (who) =>
      save !== undefined && rollSave(ctx, { who, ...save, bonus: coverOnSave(save.ability, coverOf(who)) }),
  );
  const spared = (at: number): boolean => saved[at] === true && save?.half === false;
  if (all.every((_, at) => spared(at))) return;
  const shares = rollShares(ctx, null, damage);
  all.forEach((who, at) => {
    const harm = {
      who,
      by: null,
      shares,
      halved: saved[at] === true,
      critical: false,
      melee: false,
      rule,
    } as const;
    if (!spared(at)) takeDamage(ctx, harm);
  });
}

/** Lowered to nothing only by what says what becomes of it. @rule quinta.ability.score-range @rule quinta.ability.score-zero @ruling R4 @ruling R5 */
export function setScore(ctx: QuintaCtx, { who, ability, by, onZero }: SetScore): void {
  const rule = 'quinta.ability.score-range';
  const { scores, mostScore } = creature(ctx.world, who);
  const most = ctx.world.options.abilityCaps === 'enforce' ? Math.min(mostScore, SCORES.most) : SCORES.most;
  const least = onZero === undefined ? SCORES.least : 0;
  const raised = by > 0 ? Math.max(scores[ability], most) : SCORES.most;
  const score = Math.max(least, Math.min(raised, scores[ability] + by));
  const wanted = scores[ability] + by;
  const limited = score < wanted ? 'most' : score > wanted ? 'least' : undefined;
  ctx.emit({ type: 'score-set', rule, who, ability, score, ...(limited && { limited }) });
  if (score > 0) recoverScore(ctx, who, ability);
  else if (onZero === 'dies') die(ctx, who, ZERO);
  else if (onZero !== undefined && onZero !== 'nothing')
    gain(ctx, { who, condition: onZero, cause: causeOfZero(ability), rule: ZERO });
}

const ZERO = 'quinta.ability.score-zero';
const causeOfZero = (ability: Ability): string => `zero-${ability}`;

/** What a score of 0 brought along ends with it. @rule quinta.ability.score-zero @ruling R5 */
function recoverScore(ctx: QuintaCtx, who: CreatureId, ability: Ability): void {
  for (const { condition, cause, source } of creature(ctx.world, who).afflictions)
    if (cause === causeOfZero(ability)) lose(ctx, { who, condition, cause, source, rule: ZERO });
}

/** Without a maximum there is no life; what is above it is lost. @rule quinta.death.max-hp-zero @rule quinta.hp.points */
export function setMaximum(ctx: QuintaCtx, { who, change }: SetMaximum): void {
  const rule = 'quinta.death.max-hp-zero';
  const one = creature(ctx.world, who);
  const fullHp = Math.max(0, one.fullHp + change);
  ctx.emit({ type: 'maximum-set', rule, who, fullHp, hp: Math.min(one.hp, fullHp) });
  if (fullHp === 0) die(ctx, who, rule);
  else tellBloodied(ctx, who, isBloodied(one.hp, one.fullHp));
}

/** The game master has the last word on cover. @rule quinta.attack.cover @ruling R54 */
export const cover = (ctx: QuintaCtx, { by, on, cover: said }: SetCover): void =>
  ctx.emit({ type: 'cover-set', rule: 'quinta.attack.cover', by, on, cover: said });

/** @rule quinta.vision.light-levels */
export const light = (ctx: QuintaCtx, { light: now }: SetLight): void =>
  ctx.emit({ type: 'light-set', rule: 'quinta.vision.light-levels', light: now });

/** The game master does not let a monster die at once, or does after all. @rule quinta.death.monsters @ruling R70 */
export const spare = (ctx: QuintaCtx, { who, uses }: { readonly who: CreatureId } & Spare): void =>
  ctx.emit({ type: 'death-saves-set', rule: 'quinta.death.monsters', who, uses });

/** @rule quinta.objects.carrying @ruling R30 */
export const weigh = (ctx: QuintaCtx, { who, counts }: Weigh): void =>
  ctx.emit({ type: 'weight-counted', rule: 'quinta.objects.carrying', who, counts });
