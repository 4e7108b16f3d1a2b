import { getCreature, getFight } from '@arbitro/kernel';
import { feetBetween } from '../rules/distance.ts';
import { isImmune } from '../rules/hazard.ts';
import { CLOSE_FEET } from '../rules/tables.ts';
import type { Step, TurnActionOf } from '../rules/turn-actions.ts';
import { type Creature, isUp, type Spell, type SpellEffect, type World } from '../state.ts';
import { averageOf } from './menace.ts';
import { listFoes } from './policy-plans.ts';
import { conditionValue } from './position-value.ts';

/** A possible target of a spell. */
interface SpellTarget {
  readonly one: Creature;
  readonly feet: number;
  /** Higher is better. */
  readonly worth: number;
}

/**
 * Lists sensible targets of a spell, the most promising first: foes for harmful spells, comrades for helpful ones.
 * `most` is how far the caster may move before.
 */
export function listCasts(
  world: World,
  me: Creature,
  spell: Spell,
  max: number,
): readonly TurnActionOf<'cast'>[] {
  const aims = listSpellTargets(world, me, spell).toSorted((a, b) => b.worth - a.worth);
  const within = aims.filter(({ feet }) => spell.range === null || feet <= spell.range);
  const cast = (on: readonly SpellTarget[], first?: Step): TurnActionOf<'cast'> => ({
    type: 'cast',
    by: me.id,
    spell: spell.id,
    on: on.map(({ one }) => one.id),
    ...(first && { first }),
  });
  if (spell.targets > 1) return groupTargets(within, spell.targets).map((group) => cast(group));
  const beyond = max > 0 && spell.effect.heals !== null ? aims.filter((aim) => !within.includes(aim)) : [];
  return [
    ...within.map((aim) => cast([aim])),
    ...beyond.map((aim) => cast([aim], { feet: Math.min(max, aim.feet - CLOSE_FEET), toward: aim.one.id })),
  ];
}

/** Groups of the maximum size: the most promising targets, or the nearest. */
function groupTargets(aims: readonly SpellTarget[], max: number): readonly (readonly SpellTarget[])[] {
  if (aims.length === 0) return [];
  const best = aims.slice(0, max);
  const near = aims.toSorted((a, b) => a.feet - b.feet).slice(0, max);
  return near.every((aim) => best.includes(aim)) ? [best] : [best, near];
}

function listSpellTargets(world: World, me: Creature, { effect }: Spell): readonly SpellTarget[] {
  const { condition } = effect;
  if (effect.heals !== null) return listHurtAllies(world, me, averageOf(effect.heals));
  const good = condition === null ? 0 : conditionValue(condition);
  if (effect.damage === null && good === 0) return [];
  if (effect.damage !== null || good < 0)
    return listFoes(world, me)
      .filter(
        ({ one }) =>
          effect.damage !== null || !(hasCondition(one, condition) || isImmune(world, one, condition)),
      )
      .map(({ one, feet }) => ({ one, feet, worth: harmValue(one, effect) }));
  return listAllies(world, me)
    .filter(({ one }) => isUp(one) && !hasCondition(one, condition))
    .map((aim) => ({ ...aim, worth: aim.one.maxHp }));
}

const hasCondition = ({ conditions }: Creature, condition: SpellEffect['condition']): boolean =>
  conditions.some(({ name }) => name === condition);

/** A target that the spell takes out counts fully. */
function harmValue({ hp, maxHp }: Creature, { damage, condition }: SpellEffect): number {
  const points = damage === null ? 0 : averageOf(damage);
  return (points >= hp ? maxHp : points) + (condition === null ? 0 : maxHp);
}

/** Wounded creatures, those that are down first. @rule whitebox.healing.magical */
const listHurtAllies = (world: World, me: Creature, points: number): readonly SpellTarget[] =>
  listAllies(world, me)
    .filter(({ one }) => one.status !== 'dead' && one.hp < one.maxHp)
    .map((aim) => {
      const { hp, maxHp, status } = aim.one;
      return { ...aim, worth: Math.min(points, maxHp - hp) / maxHp + (status === 'up' ? 0 : 1) };
    });

/** The creatures of the own side, including the caster. */
export function listAllies(world: World, me: Creature): readonly Omit<SpellTarget, 'worth'>[] {
  const fight = getFight(world);
  return fight.fighters
    .map(({ who }) => ({ one: getCreature(world, who), feet: feetBetween(fight, me.id, who) }))
    .filter(({ one }) => one.side === me.side);
}
