import { type CreatureId, getCreature, getFight, getFighter } from '@arbitro/kernel';
import { CONDITIONS, type Condition, type Effect } from '../rules/effects.ts';
import { isImmune } from '../rules/hazard.ts';
import type { TurnActionOf } from '../rules/turn-actions.ts';
import type { Creature, Spell, World } from '../state.ts';
import { averageOf, type Foe } from './policy-plans.ts';

/** A spell, its targets, and its expected value. */
export interface CastPlan {
  readonly spell: string;
  readonly on: readonly CreatureId[];
  readonly worth: number;
}

/** A spell worth less than this is not cast. */
const MIN_SPELL_WORTH = 2;
/** The value of disabling a foe for a while. */
const DISABLED_WORTH = 4;

/** Returns the memorized spell with the greatest value here. */
export function chooseSpell(world: World, me: Creature, foes: readonly Foe[]): CastPlan | undefined {
  const known = me.spells.filter(({ memorised }) => memorised > 0);
  return known
    .map((spell) => planCasting(world, me, { spell, foes }))
    .filter(({ worth, on }) => worth >= MIN_SPELL_WORTH && on.length > 0)
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
  const harmful = effect.damage !== null || isHarmful(effect.condition);
  if (!harmful) return { spell: id, on: [me.id], worth: hasCondition(me, effect.condition) ? 0 : 1 };
  const reached = foes
    .filter(
      ({ one, feet, beset }) =>
        isWithinRange(range, feet) &&
        !hasCondition(one, effect.condition) &&
        (effect.damage !== null || !isImmune(world, one, effect.condition)) &&
        !(beset && targets > 1 && effect.damage !== null),
    )
    .toSorted((a, b) => b.one.maxHp - a.one.maxHp)
    .slice(0, targets);
  const each =
    (effect.damage === null ? 0 : averageOf(effect.damage)) +
    (isHarmful(effect.condition) ? DISABLED_WORTH : 0);
  return { spell: id, on: reached.map(({ one }) => one.id), worth: each * reached.length };
}

const isWithinRange = (range: number | null, feet: number): boolean => range === null || feet <= range;
const hasCondition = ({ conditions }: Creature, condition: Condition | null): boolean =>
  conditions.some(({ name }) => name === condition);

/** Returns true if the condition is bad for the creature that has it. */
function isHarmful(condition: Condition | null): boolean {
  const effects: readonly Effect[] = condition === null ? [] : CONDITIONS[condition];
  return effects.some(
    (effect) => effect.kind === 'forbids' || effect.kind === 'serves' || ('by' in effect && effect.by < 0),
  );
}

/** Heals the most wounded creatures of the own side. */
function planHealing(world: World, me: Creature, { id, effect, targets, range }: Spell): CastPlan {
  const average = averageOf(effect.heals ?? '0');
  const { at } = getFighter(world, me.id);
  const hurt = getFight(world)
    .fighters.map((other) => ({ one: getCreature(world, other.who), feet: Math.abs(other.at - at) }))
    .filter(({ one, feet }) => one.side === me.side && one.status !== 'dead' && isWithinRange(range, feet))
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
