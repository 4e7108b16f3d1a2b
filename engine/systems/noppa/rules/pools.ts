import { type CreatureId, creature, oneOf, type Reason, type Score, score } from '@arbitro/kernel';
import type { RuleId } from '../rules.ts';
import type { Creature, Item } from '../state.ts';
import type { NoppaCtx } from './checks.ts';
import { halved, inGrip } from './derived.ts';
import type { Use } from './effects.ts';
import type { Means } from './means.ts';
import { ATTACKS, ATTRIBUTE_RULES, type Attribute, DEFENCES, type Defence } from './tables.ts';

const plus = (rule: RuleId, what: string, value: number): Reason => ({ rule, what, how: 'add', value });

/**
 * Returns the one held item that helps with a roll. If several would, the player is asked; the best comes first.
 *
 * @rule noppa.gear.one-held-item
 */
export const heldFor = (ctx: NoppaCtx, who: CreatureId, use: Use, weapon: string | null): Item | undefined =>
  oneHeld(ctx, who, helpers(creature(ctx.world, who), use, weapon));

export function oneHeld(ctx: NoppaCtx, who: CreatureId, helping: readonly Item[]): Item | undefined {
  if (helping.length < 2) return helping[0];
  const label = { name: 'held-item', rule: 'noppa.gear.one-held-item' };
  const chosen = ctx.choose(label, who, oneOf(helping.map(({ id }) => id)));
  return helping.find(({ id }) => id === chosen);
}

/** Returns held items that help, the best first; a weapon helps only its own attack. */
export function helpers(one: Creature, use: Use, weapon: string | null): readonly Item[] {
  if (one.items.length === 0) return one.items;
  const helping = inGrip(one).filter(
    (item) => (item.bonus[use] ?? 0) > 0 && (item.weapon === null || item.id === weapon || !isAttack(use)),
  );
  return helping.length < 2 ? helping : helping.toSorted((a, b) => (b.bonus[use] ?? 0) - (a.bonus[use] ?? 0));
}

const isAttack = (use: Use): boolean => use === 'melee' || use === 'ranged' || use === 'spell';

/** Armour, trinkets and skills add to the one held item. @rule noppa.gear.armour-and-trinkets */
function extras({ items, skills }: Creature, use: Use, held: Item | undefined): readonly Reason[] {
  const found: Reason[] = [];
  if (held) found.push(plus('noppa.gear.one-held-item', held.name, held.bonus[use] ?? 0));
  for (const { worn, inUse, name, bonus } of items) {
    const dice = bonus[use] ?? 0;
    if (worn !== 'hand' && inUse && dice !== 0)
      found.push(
        plus(
          worn === 'armour' && use === 'basic' ? 'noppa.defence.base' : 'noppa.gear.armour-and-trinkets',
          name,
          dice,
        ),
      );
  }
  for (const { name, bonus } of skills) {
    const dice = bonus[use] ?? 0;
    if (dice !== 0) found.push(plus('noppa.attr.oppineisuus', name, dice));
  }
  return found;
}

/** A pool, and whether its attribute is 0. */
export interface Pool {
  readonly dice: Score;
  /** The attribute itself is 0. */
  readonly zero: boolean;
}

const poolOf = (first: readonly Reason[], more: readonly Reason[], own: number): Pool => ({
  dice: score([...first, ...more]),
  zero: own === 0,
});

/**
 * @rule noppa.attack.melee
 * @rule noppa.attack.ranged
 * @rule noppa.attack.spell
 */
export function attackPool(one: Creature, { mode }: Means, held: Item | undefined, riposte: number): Pool {
  const { attribute, rule } = ATTACKS[mode];
  const own = one.attributes[attribute];
  const kept = riposte > 0 ? [plus('noppa.defence.riposte', 'riposte', riposte)] : [];
  return poolOf([plus(rule, attribute, own)], [...extras(one, mode, held), ...kept], own);
}

/**
 * @rule noppa.defence.base
 * @rule noppa.defence.reflex
 * @rule noppa.defence.endurance
 * @rule noppa.defence.will
 */
export function defencePool(one: Creature, defence: Defence, held: Item | undefined): Pool {
  const { attribute, halved: isHalf, rule } = DEFENCES[defence];
  const own = one.attributes[attribute];
  const first = isHalf ? halved(one, attribute, rule) : [plus(rule, attribute, own)];
  return poolOf(first, extras(one, defence, held), own);
}

/** Returns the parrier's own Väkevyys, also for a comrade. @rule noppa.parry.dice */
export const parryPool = (one: Creature, held: Item | undefined): Score =>
  score([...halved(one, 'vakevyys', 'noppa.parry.dice'), ...extras(one, 'parry', held)]);

/** @rule noppa.init.roll */
export function initiativePool(one: Creature, held: Item | undefined): Pool {
  const own = one.attributes.persoonallisuus;
  return poolOf([plus('noppa.init.roll', 'persoonallisuus', own)], extras(one, 'initiative', held), own);
}

/** Returns the pool of a free roll; any attribute that fits may be rolled. @rule noppa.attr.story-use */
export function checkPool(one: Creature, attribute: Attribute, held: Item | undefined, bonus: number): Pool {
  const own = one.attributes[attribute];
  const given = bonus === 0 ? [] : [plus('noppa.dice.pool', 'bonus', bonus)];
  return poolOf(
    [plus(ATTRIBUTE_RULES[attribute], attribute, own)],
    [...extras(one, 'check', held), ...given],
    own,
  );
}
