import { creature, theFight } from '@arbitro/kernel';
import type { DeedOf, Step } from '../rules/deeds.ts';
import { feetBetween } from '../rules/distance.ts';
import { isImmune } from '../rules/hazard.ts';
import { CLOSE_FEET } from '../rules/tables.ts';
import { type Creature, isUp, type Spell, type SpellEffect, type World } from '../state.ts';
import { averageOf, foesOf } from './policy-plans.ts';
import { worthOf } from './tactics-edge.ts';

/** A possible target of a spell. */
interface Aim {
  readonly one: Creature;
  readonly feet: number;
  /** Higher is better. */
  readonly worth: number;
}

/**
 * Lists sensible targets of a spell, the most promising first: foes for harmful spells, comrades for helpful ones.
 * `most` is how far the caster may move before.
 */
export function castsOf(world: World, me: Creature, spell: Spell, most: number): readonly DeedOf<'cast'>[] {
  const aims = aimsOf(world, me, spell).toSorted((a, b) => b.worth - a.worth);
  const within = aims.filter(({ feet }) => spell.range === null || feet <= spell.range);
  const cast = (on: readonly Aim[], first?: Step): DeedOf<'cast'> => ({
    type: 'cast',
    by: me.id,
    spell: spell.id,
    on: on.map(({ one }) => one.id),
    ...(first && { first }),
  });
  if (spell.targets > 1) return groups(within, spell.targets).map((group) => cast(group));
  const beyond = most > 0 && spell.effect.heals !== null ? aims.filter((aim) => !within.includes(aim)) : [];
  return [
    ...within.map((aim) => cast([aim])),
    ...beyond.map((aim) => cast([aim], { feet: Math.min(most, aim.feet - CLOSE_FEET), toward: aim.one.id })),
  ];
}

/** Groups of the maximum size: the most promising targets, or the nearest. */
function groups(aims: readonly Aim[], most: number): readonly (readonly Aim[])[] {
  if (aims.length === 0) return [];
  const best = aims.slice(0, most);
  const near = aims.toSorted((a, b) => a.feet - b.feet).slice(0, most);
  return near.every((aim) => best.includes(aim)) ? [best] : [best, near];
}

function aimsOf(world: World, me: Creature, { effect }: Spell): readonly Aim[] {
  const { condition } = effect;
  if (effect.heals !== null) return hurtOf(world, me, averageOf(effect.heals));
  const good = condition === null ? 0 : worthOf(condition);
  if (effect.damage === null && good === 0) return [];
  if (effect.damage !== null || good < 0)
    return foesOf(world, me)
      .filter(
        ({ one }) => effect.damage !== null || !(has(one, condition) || isImmune(world, one, condition)),
      )
      .map(({ one, feet }) => ({ one, feet, worth: harmTo(one, effect) }));
  return comradesOf(world, me)
    .filter(({ one }) => isUp(one) && !has(one, condition))
    .map((aim) => ({ ...aim, worth: aim.one.maxHp }));
}

const has = ({ conditions }: Creature, condition: SpellEffect['condition']): boolean =>
  conditions.some(({ name }) => name === condition);

/** A target that the spell takes out counts fully. */
function harmTo({ hp, maxHp }: Creature, { damage, condition }: SpellEffect): number {
  const points = damage === null ? 0 : averageOf(damage);
  return (points >= hp ? maxHp : points) + (condition === null ? 0 : maxHp);
}

/** Wounded creatures, those that are down first. @rule whitebox.healing.magical */
const hurtOf = (world: World, me: Creature, points: number): readonly Aim[] =>
  comradesOf(world, me)
    .filter(({ one }) => one.status !== 'dead' && one.hp < one.maxHp)
    .map((aim) => {
      const { hp, maxHp, status } = aim.one;
      return { ...aim, worth: Math.min(points, maxHp - hp) / maxHp + (status === 'up' ? 0 : 1) };
    });

/** The creatures of the own side, including the caster. */
export function comradesOf(world: World, me: Creature): readonly Omit<Aim, 'worth'>[] {
  const fight = theFight(world);
  return fight.fighters
    .map(({ who }) => ({ one: creature(world, who), feet: feetBetween(fight, me.id, who) }))
    .filter(({ one }) => one.side === me.side);
}
