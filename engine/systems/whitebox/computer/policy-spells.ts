import { type CreatureId, creature, fighter, theFight } from '@arbitro/kernel';
import type { DeedOf } from '../rules/deeds.ts';
import { CONDITIONS, type Condition, type Effect } from '../rules/effects.ts';
import { isImmune } from '../rules/hazard.ts';
import type { Creature, Spell, World } from '../state.ts';
import { averageOf, type Foe } from './policy-plans.ts';

/** A spell, its targets, and its expected value. */
export interface Casting {
  readonly spell: string;
  readonly on: readonly CreatureId[];
  readonly worth: number;
}

/** A spell worth less than this is not cast. */
const WORTH_A_ROUND = 2;
/** The value of disabling a foe for a while. */
const OUT_OF_IT = 4;

/** Returns the memorized spell with the greatest value here. */
export function bestSpell(world: World, me: Creature, foes: readonly Foe[]): Casting | undefined {
  const known = me.spells.filter(({ memorised }) => memorised > 0);
  return known
    .map((spell) => castingOf(world, me, { spell, foes }))
    .filter(({ worth, on }) => worth >= WORTH_A_ROUND && on.length > 0)
    .reduce<Casting | undefined>((best, one) => (best && best.worth >= one.worth ? best : one), undefined);
}

/** Casts the prepared spell on its best targets; undefined if there are none. */
export function castNow(world: World, me: Creature, foes: readonly Foe[]): DeedOf<'cast'> | undefined {
  const spell = me.spells.find(({ id }) => id === me.casting?.spell);
  if (!spell) return undefined;
  const { on } = castingOf(world, me, { spell, foes });
  return on.length === 0 ? undefined : { type: 'cast', by: me.id, spell: spell.id, on };
}

interface Choice {
  readonly spell: Spell;
  readonly foes: readonly Foe[];
}

function castingOf(world: World, me: Creature, { spell, foes }: Choice): Casting {
  const { id, effect, targets, range } = spell;
  if (effect.heals !== null) return healing(world, me, spell);
  const harmful = effect.damage !== null || harms(effect.condition);
  if (!harmful) return { spell: id, on: [me.id], worth: has(me, effect.condition) ? 0 : 1 };
  const reached = foes
    .filter(
      ({ one, feet, beset }) =>
        isWithin(range, feet) &&
        !has(one, effect.condition) &&
        (effect.damage !== null || !isImmune(world, one, effect.condition)) &&
        !(beset && targets > 1 && effect.damage !== null),
    )
    .toSorted((a, b) => b.one.maxHp - a.one.maxHp)
    .slice(0, targets);
  const each =
    (effect.damage === null ? 0 : averageOf(effect.damage)) + (harms(effect.condition) ? OUT_OF_IT : 0);
  return { spell: id, on: reached.map(({ one }) => one.id), worth: each * reached.length };
}

const isWithin = (range: number | null, feet: number): boolean => range === null || feet <= range;
const has = ({ conditions }: Creature, condition: Condition | null): boolean =>
  conditions.some(({ name }) => name === condition);

/** Returns true if the condition is bad for the creature that has it. */
function harms(condition: Condition | null): boolean {
  const effects: readonly Effect[] = condition === null ? [] : CONDITIONS[condition];
  return effects.some(
    (effect) => effect.kind === 'forbids' || effect.kind === 'serves' || ('by' in effect && effect.by < 0),
  );
}

/** Heals the most wounded creatures of the own side. */
function healing(world: World, me: Creature, { id, effect, targets, range }: Spell): Casting {
  const average = averageOf(effect.heals ?? '0');
  const { at } = fighter(world, me.id);
  const hurt = theFight(world)
    .fighters.map((other) => ({ one: creature(world, other.who), feet: Math.abs(other.at - at) }))
    .filter(({ one, feet }) => one.side === me.side && one.status !== 'dead' && isWithin(range, feet))
    .map(({ one }) => ({ one, missing: Math.min(average, one.maxHp - one.hp) }))
    .filter(({ one, missing }) => missing > 0 && one.hp * 2 <= one.maxHp)
    .toSorted((a, b) => a.one.hp - b.one.hp)
    .slice(0, targets);
  return {
    spell: id,
    on: hurt.map(({ one }) => one.id),
    worth: hurt.reduce((sum, { missing }) => sum + missing, 0),
  };
}
