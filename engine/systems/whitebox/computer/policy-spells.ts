import { type CreatureId, getCreature, getFight, getFighter } from '@arbitro/kernel';
import { type Condition, effectsOf, forbids, isHarmful } from '../rules/effects.ts';
import { isImmune } from '../rules/hazard.ts';
import { canSense } from '../rules/invisibility.ts';
import { isHarmfulSpell } from '../rules/spell-targets.ts';
import type { TurnActionOf } from '../rules/turn-actions.ts';
import { type Creature, isUp, type Spell, type World } from '../state.ts';
import { averageOf, menaceOf } from './menace.ts';
import { type Foe, findBestPlan } from './policy-plans.ts';

/** A spell, its targets, and its expected value. */
export interface CastPlan {
  readonly spell: string;
  readonly on: readonly CreatureId[];
  readonly worth: number;
}

/** A spell must be worth this much more than a blow: it is spent. */
const SPELL_PRICE = 0.5;
/** How often a foe fails its saving throw and is disabled, about. */
const DISABLED_SHARE = 0.6;

/** Returns the memorized spell with the greatest value here, if it is worth more than a blow. */
export function chooseSpell(world: World, me: Creature, foes: readonly Foe[]): CastPlan | undefined {
  const known = me.spells.filter(({ memorised }) => memorised > 0);
  if (known.length === 0) return undefined;
  const minWorth = SPELL_PRICE + (findBestPlan(world, me, foes)?.worth ?? 0);
  return known
    .map((spell) => planCasting(world, me, { spell, foes }))
    .filter(({ worth, on }) => worth >= minWorth && on.length > 0)
    .reduce<CastPlan | undefined>(
      (best, castPlan) => (best && best.worth >= castPlan.worth ? best : castPlan),
      undefined,
    );
}

/** Casts the prepared spell on its best targets; undefined if there are none. */
export function planCastNow(
  world: World,
  me: Creature,
  foes: readonly Foe[],
): TurnActionOf<'cast'> | undefined {
  const spell = me.spells.find(({ id }) => id === me.casting?.spell);
  if (!spell) return undefined;
  const { on } = planCasting(world, me, { spell, foes });
  return on.length === 0 ? undefined : { type: 'cast', by: me.id, spell: spell.id, on };
}

interface SpellChoice {
  readonly spell: Spell;
  readonly foes: readonly Foe[];
}

function planCasting(world: World, me: Creature, { spell, foes }: SpellChoice): CastPlan {
  const { id, effect, targets, range } = spell;
  if (effect.heals !== null) return planHealing(world, me, spell);
  if (!isHarmfulSpell(spell))
    return { spell: id, on: [me.id], worth: weighBlessing(world, me, { spell, foes }) };
  const reached = foes
    .filter(
      ({ feet, beset }) => isWithinRange(range, feet) && !(beset && targets > 1 && effect.damage !== null),
    )
    .map(({ one }) => ({ id: one.id, worth: weighHarm(world, one, effect) }))
    .filter(({ worth }) => worth > 0)
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, targets);
  return {
    spell: id,
    on: reached.map((target) => target.id),
    worth: reached.reduce((sum, { worth }) => sum + worth, 0),
  };
}

/** What a spell that helps its caster is worth, if it has no effect of its own to weigh. */
const USUAL_BLESSING = 1;

/** An unseen creature is safe from all foes that do not sense it; they turn to its comrades, if it has any. */
function weighBlessing(world: World, me: Creature, { spell, foes }: SpellChoice): number {
  const { condition } = spell.effect;
  if (condition === null || hasCondition(me, condition)) return condition === null ? USUAL_BLESSING : 0;
  if (!effectsOf(condition).some(({ kind }) => kind === 'unseen')) return USUAL_BLESSING;
  const danger = foes.reduce((sum, { one }) => sum + (canSense(one) ? 0 : menaceOf(one)), 0);
  const party = getFight(world)
    .fighters.map(({ who }) => getCreature(world, who))
    .filter((other) => other.side === me.side && isUp(other));
  return (danger * me.hp) / party.reduce((sum, { hp }) => sum + hp, 0);
}

/** The part of a foe's danger that a spell takes away. A foe that cannot act is disabled already. */
function weighHarm(world: World, one: Creature, { damage, condition }: Spell['effect']): number {
  const left = Math.max(1, one.hp);
  const wound = damage === null ? 0 : Math.min(1, averageOf(damage) / left);
  const disables =
    condition !== null &&
    isHarmful(condition) &&
    !forbids(one, 'act') &&
    !hasCondition(one, condition) &&
    !isImmune(world, one, condition);
  return (wound + (disables ? DISABLED_SHARE : 0)) * menaceOf(one);
}

const isWithinRange = (range: number | null, feet: number): boolean => range === null || feet <= range;
const hasCondition = ({ conditions }: Creature, condition: Condition | null): boolean =>
  conditions.some(({ name }) => name === condition);

/** Heals the creatures of the own side for whom it makes the greatest difference. */
function planHealing(world: World, me: Creature, { id, effect, targets, range }: Spell): CastPlan {
  const average = averageOf(effect.heals ?? '0');
  const { at } = getFighter(world, me.id);
  const hurt = getFight(world)
    .fighters.map((other) => ({ one: getCreature(world, other.who), feet: Math.abs(other.at - at) }))
    .filter(({ one, feet }) => one.side === me.side && one.status !== 'dead' && isWithinRange(range, feet))
    .map(({ one }) => ({ one, worth: weighHealing(one, average) }))
    .filter(({ one, worth }) => worth > 0 && one.hp * 2 <= one.maxHp)
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, targets);
  return {
    spell: id,
    on: hurt.map(({ one }) => one.id),
    worth: hurt.reduce((sum, { worth }) => sum + worth, 0),
  };
}

/** The share of its hit points afterwards that a creature owes to the spell. */
function weighHealing(one: Creature, points: number): number {
  const gained = Math.min(points, one.maxHp - one.hp);
  return gained <= 0 ? 0 : Math.min(1, gained / Math.max(1, one.hp + gained)) * menaceOf(one);
}
