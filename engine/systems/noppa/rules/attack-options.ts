import { type CreatureId, memoizeByObject, memoizeByParts } from '@arbitro/kernel';
import type { Creature, FoeAttack, GmRemark, Item, Spell, StrikeStats, Trait, World } from '../state.ts';
import { type Condition, conditionEffects } from './effects.ts';
import { COSTS, type Defence, type Mode } from './tables.ts';

/** An attack option: a weapon, a spell, bare hands, or a foe's attack. */
export interface AttackOption {
  readonly id: string;
  readonly name: string;
  readonly mode: Mode;
  readonly area: boolean;
  readonly cost: number;
  readonly mindCost: number;
  readonly damage: number;
  readonly handy: boolean;
  readonly range: number | null;
  /** The target's defence, if the target rolls. */
  readonly defence: Defence;
  /** The key of a foe's target number. */
  readonly key: string;
  readonly traits: readonly Trait[];
  readonly effects: readonly Condition[];
  /** For a foe's attack, which is not rolled: the defender's target number. */
  readonly tn: number | null;
  readonly item: string | null;
  readonly spell: Spell | null;
}

const UNARMED = 'unarmed';

const BARE_HANDS: AttackOption = {
  id: UNARMED,
  name: UNARMED,
  mode: 'melee',
  area: false,
  cost: COSTS.attack,
  mindCost: 0,
  damage: 1,
  handy: false,
  range: null,
  defence: 'basic',
  key: 'crushing',
  traits: [],
  effects: [],
  tn: null,
  item: null,
  spell: null,
};

/** Returns all attack options of a creature, in hand or not. */
export const listAttackOptions = (creature: Creature): readonly AttackOption[] =>
  creature.kind === 'foe'
    ? foeAttackOptions(creature.attacks)
    : ownAttackOptions(creature.items, creature.spells);

// memoized: looked up many times in every turn
const foeAttackOptions = memoizeByObject((attacks: readonly FoeAttack[]) => attacks.map(foeAttackOption));
const ownAttackOptions = memoizeByObject((items: readonly Item[], spells: readonly Spell[]) => [
  ...items.flatMap((item) => (item.weapon ? [weaponAttackOption(item, item.weapon)] : [])),
  ...spells.flatMap((spell) => (spell.attack ? [spellAttackOption(spell, spell.attack)] : [])),
  BARE_HANDS,
]);

/** Finds an attack option by id. A foe has no bare hands: if none is named, it is its first attack. */
export function findAttackOption(creature: Creature, id: string): AttackOption | undefined {
  const all = listAttackOptions(creature);
  return all.find((attackOption) => attackOption.id === id) ?? (id === UNARMED ? all[0] : undefined);
}

export function attackOptionOf(creature: Creature, id: string): AttackOption {
  const found = findAttackOption(creature, id);
  if (!found)
    throw new Error(`${creature.id} has no ${id} to attack with: the action was let through unchecked`);
  return found;
}

const pickStrike = ({ mode, key, damage, area, handy, range, defence, traits }: StrikeStats) => ({
  mode,
  key,
  damage,
  area,
  handy,
  range,
  defence,
  traits,
});

/** @rule noppa.action.attack */
const weaponAttackOption = (
  { id, name }: Item,
  weapon: StrikeStats & { readonly cost: number },
): AttackOption => ({
  ...BARE_HANDS,
  ...pickStrike(weapon),
  id,
  name,
  cost: weapon.cost,
  item: id,
});

const spellAttackOption = (spell: Spell, attack: StrikeStats): AttackOption => ({
  ...BARE_HANDS,
  ...pickStrike(attack),
  id: spell.id,
  name: spell.name,
  cost: spell.cost,
  mindCost: spell.mindCost,
  spell,
});

const foeAttackOption = (attack: FoeAttack): AttackOption => ({ ...BARE_HANDS, ...attack });

/**
 * Returns attacks usable as a free strike: melee on one target; a creature with only area attacks, such as a swarm,
 * uses those.
 */
export function listMeleeOptions(creature: Creature): readonly AttackOption[] {
  const all = listAttackOptions(creature).filter(
    (attackOption) =>
      attackOption.mode === 'melee' &&
      isInHand(creature, attackOption) &&
      !isDisabled(creature, attackOption),
  );
  const onOne = all.filter(({ area }) => !area);
  return onOne.length > 0 ? onOne : all;
}

/** Whether it is in hand; options other than weapons always are. */
export const isInHand = ({ items }: Creature, { item }: AttackOption): boolean =>
  item === null || items.some(({ id, inUse }) => id === item && inUse);

/** Whether the attack is disabled because the creature is disarmed or out of ammunition; bare hands never are. */
export const isDisabled = (creature: Creature, attackOption: AttackOption): boolean =>
  findDisablingCondition(creature, attackOption) !== undefined;

/** Returns the condition that takes the attack away. */
export const findDisablingCondition = (
  { conditions }: Creature,
  { mode, id }: AttackOption,
): string | undefined =>
  id === UNARMED
    ? undefined
    : conditions.find((name) =>
        conditionEffects(name).some((effect) => effect.kind === 'no-attacks' && effect.mode === mode),
      );

/** Returns the zones of the shortest way, the destination last; undefined if there is no way. */
export const findPath = memoizeByParts(
  ({ borders }, from, to) => [borders, from, to],
  ({ borders }: Pick<World, 'borders'>, from: string, to: string): readonly string[] | undefined => {
    const reached = new Map<string, readonly string[]>([[from, []]]);
    for (const [zone, way] of reached) {
      if (zone === to) return way;
      for (const { between } of borders) {
        const [a, b] = between;
        const next = a === zone ? b : b === zone ? a : undefined;
        if (next !== undefined && !reached.has(next)) reached.set(next, [...way, next]);
      }
    }
    return undefined;
  },
);

/**
 * Whether the target is in reach: the same zone for melee, else within the weapon's range.
 * @rule noppa.melee.formation @ruling R20
 */
export function isWithinReach(
  world: World,
  creature: Creature,
  { mode, range }: AttackOption,
  on: Creature,
): boolean {
  if (mode === 'melee') return creature.zone === on.zone;
  if (range === null) return true;
  const way = findPath(world, creature.zone, on.zone);
  return way !== undefined && way.length <= range;
}

/** A declared attack. */
export interface IntendedAttack {
  readonly by: CreatureId;
  readonly means: AttackOption;
  readonly on: readonly CreatureId[];
  readonly surprise: boolean;
}

/** An attack in progress. */
export interface AttackInProgress extends IntendedAttack {
  /** The game master's remarks on it. */
  readonly words: readonly GmRemark[];
}
