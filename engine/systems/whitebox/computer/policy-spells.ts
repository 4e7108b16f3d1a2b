import { type CreatureId, creature, fighter, theFight } from '@arbitro/kernel';
import type { DeedOf } from '../rules/deeds.ts';
import { CONDITIONS, type Condition, type Effect } from '../rules/effects.ts';
import { isImmune } from '../rules/hazard.ts';
import type { Creature, Spell, World } from '../state.ts';
import { averageOf, type Foe } from './policy-plans.ts';

/** A spell, on whom, and what may be hoped for. */
export interface Casting {
  readonly spell: string;
  readonly on: readonly CreatureId[];
  readonly worth: number;
}

/** Less is not worth a round. */
const WORTH_A_ROUND = 2;
/** What it is worth that a foe does nothing for a while. */
const OUT_OF_IT = 4;

/** Of what is in memory, what does most here and now. */
export function bestSpell(world: World, me: Creature, foes: readonly Foe[]): Casting | undefined {
  const known = me.spells.filter(({ memorised }) => memorised > 0);
  return known
    .map((spell) => castingOf(world, me, { spell, foes }))
    .filter(({ worth, on }) => worth >= WORTH_A_ROUND && on.length > 0)
    .reduce<Casting | undefined>((best, one) => (best && best.worth >= one.worth ? best : one), undefined);
}

/** The spell that is prepared, on whom it does most; nothing where there is nobody. */
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

/** What it does to whoever has it is no good to them. */
function harms(condition: Condition | null): boolean {
  const effects: readonly Effect[] = condition === null ? [] : CONDITIONS[condition];
  return effects.some(
    (effect) => effect.kind === 'forbids' || effect.kind === 'serves' || ('by' in effect && effect.by < 0),
  );
}

/** Those of one's own side who miss most. */
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
