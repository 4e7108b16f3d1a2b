import { type CreatureId, getCreature, oneOf, type Reason, type Score, score } from '@arbitro/kernel';
import type { RuleId } from '../rules.ts';
import type { Creature, Item } from '../state.ts';
import type { AttackOption } from './attack-options.ts';
import type { NoppaCtx } from './checks.ts';
import { halvedReasons, listUsableHeldItems } from './derived.ts';
import type { RollUse } from './effects.ts';
import {
  ATTACKS,
  ATTRIBUTE_RULES,
  type Attribute,
  DEFENCES,
  type Defence,
  MIGHT,
  PERSONALITY,
} from './tables.ts';

const makeReason = (rule: RuleId, what: string, value: number): Reason => ({ rule, what, how: 'add', value });

/**
 * Returns the one held item that helps with a roll. If several would, the player is asked; the best comes first.
 * @rule noppa.gear.one-held-item
 */
export const chooseHeldItem = (
  ctx: NoppaCtx,
  who: CreatureId,
  use: RollUse,
  weapon: string | null,
): Item | undefined => askHeldItem(ctx, who, listHelpfulItems(getCreature(ctx.world, who), use, weapon));

export function askHeldItem(ctx: NoppaCtx, who: CreatureId, helping: readonly Item[]): Item | undefined {
  if (helping.length < 2) return helping[0];
  const label = { name: 'held-item', rule: 'noppa.gear.one-held-item' };
  const chosen = ctx.choose(label, who, oneOf(helping.map(({ id }) => id)));
  return helping.find(({ id }) => id === chosen);
}

/** Returns held items that help, the best first; a weapon helps only its own attack. */
export function listHelpfulItems(creature: Creature, use: RollUse, weapon: string | null): readonly Item[] {
  if (creature.items.length === 0) return creature.items;
  const helping = listUsableHeldItems(creature).filter(
    (item) => (item.bonus[use] ?? 0) > 0 && (item.weapon === null || item.id === weapon || !isAttack(use)),
  );
  return helping.length < 2 ? helping : helping.toSorted((a, b) => (b.bonus[use] ?? 0) - (a.bonus[use] ?? 0));
}

const isAttack = (use: RollUse): boolean => use === 'melee' || use === 'ranged' || use === 'spell';

/** Armour, trinkets and skills add to the one held item. @rule noppa.gear.armour-and-trinkets */
function extraReasons({ items, skills }: Creature, use: RollUse, held: Item | undefined): readonly Reason[] {
  const found: Reason[] = [];
  if (held) found.push(makeReason('noppa.gear.one-held-item', held.name, held.bonus[use] ?? 0));
  for (const { worn, inUse, name, bonus } of items) {
    const dice = bonus[use] ?? 0;
    if (worn !== 'hand' && inUse && dice !== 0)
      found.push(
        makeReason(
          worn === 'armour' && use === 'basic' ? 'noppa.defence.base' : 'noppa.gear.armour-and-trinkets',
          name,
          dice,
        ),
      );
  }
  for (const { name, bonus } of skills) {
    const dice = bonus[use] ?? 0;
    if (dice !== 0) found.push(makeReason('noppa.attr.oppineisuus', name, dice));
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

/** @rule noppa.attack.melee @rule noppa.attack.ranged @rule noppa.attack.spell */
export function attackPool(
  creature: Creature,
  { mode }: AttackOption,
  held: Item | undefined,
  riposte: number,
): Pool {
  const { attribute, rule } = ATTACKS[mode];
  const own = creature.attributes[attribute];
  const keptReasons = riposte > 0 ? [makeReason('noppa.defence.riposte', 'riposte', riposte)] : [];
  return poolOf(
    [makeReason(rule, attribute, own)],
    [...extraReasons(creature, mode, held), ...keptReasons],
    own,
  );
}

/** @rule noppa.defence.base @rule noppa.defence.reflex @rule noppa.defence.endurance @rule noppa.defence.will */
export function defencePool(creature: Creature, defence: Defence, held: Item | undefined): Pool {
  const { attribute, halved: isHalf, rule } = DEFENCES[defence];
  const own = creature.attributes[attribute];
  const first = isHalf ? halvedReasons(creature, attribute, rule) : [makeReason(rule, attribute, own)];
  return poolOf(first, extraReasons(creature, defence, held), own);
}

/** Returns the parrier's own might, also for a comrade. @rule noppa.parry.dice */
export const parryPool = (creature: Creature, held: Item | undefined): Score =>
  score([...halvedReasons(creature, MIGHT, 'noppa.parry.dice'), ...extraReasons(creature, 'parry', held)]);

/** @rule noppa.init.roll */
export function initiativePool(creature: Creature, held: Item | undefined): Pool {
  const own = creature.attributes[PERSONALITY];
  return poolOf(
    [makeReason('noppa.init.roll', PERSONALITY, own)],
    extraReasons(creature, 'initiative', held),
    own,
  );
}

/** Returns the pool of a free roll; any attribute that fits may be rolled. @rule noppa.attr.story-use */
export function checkPool(
  creature: Creature,
  attribute: Attribute,
  held: Item | undefined,
  bonus: number,
): Pool {
  const own = creature.attributes[attribute];
  const bonusReasons = bonus === 0 ? [] : [makeReason('noppa.dice.pool', 'bonus', bonus)];
  return poolOf(
    [makeReason(ATTRIBUTE_RULES[attribute], attribute, own)],
    [...extraReasons(creature, 'check', held), ...bonusReasons],
    own,
  );
}
