import { addReasons, type CreatureId, memoizeByParts, type Reason, score } from '@arbitro/kernel';
import type { Creature, World } from '../state.ts';
import type { AttackOption } from './attack-options.ts';
import { makeReason, type RollMode } from './checks.ts';
import { addedHitBase, armourClass, neededToHit, weaponModifiers } from './derived.ts';
import { effectsOf } from './effects.ts';
import { unseenPenalty } from './invisibility.ts';
import { OIL, type Size } from './tables.ts';

export interface AttackAim {
  readonly by: Creature;
  readonly on: Creature;
  readonly means: AttackOption;
  /** The Referee's modifier. */
  readonly modifier?: number | undefined;
}

/**
 * Returns the target number and modifiers of an attack.
 * @rule whitebox.attack.roll @rule whitebox.attack.modifiers @rule whitebox.attack.ac-system
 * @rule whitebox.attack.ascending-quick
 */
export function toHitThrow(world: World, { by, on, means, modifier = 0 }: AttackAim): RollMode {
  const { weapon, reach } = means;
  const plain = plainThrow(world, by, { weapon, reach, armour: armourClass(on).value });
  if (by.conditions.length + on.conditions.length === 0 && modifier === 0) return plain;
  const more = [...toHitReasons(world, by, on), ...modifierReason('whitebox.attack.modifiers', modifier)];
  return { ...plain, plus: addReasons(plain.plus, ...more) };
}

/** With the tables the number needed reveals the attacker's row too; with the quick method it is the armour class. */
export const listRevealed = ({ options }: World, by: CreatureId, on: CreatureId): readonly CreatureId[] =>
  options.attackAcSystem === 'ascending' ? [on] : [by, on];

type PlainAttacker = Pick<Creature, 'class' | 'level' | 'hitBonus' | 'strengthToHit' | 'dexterityToHit'>;
interface PlainAim extends Pick<AttackOption, 'weapon' | 'reach'> {
  readonly armour: number;
}

/** The same without conditions and modifiers. */
const plainThrow = memoizeByParts(
  ({ options }, by, { weapon, reach, armour }) => [
    weapon,
    armour,
    reach,
    by.class,
    by.level,
    by.hitBonus,
    by.strengthToHit,
    by.dexterityToHit,
    options,
  ],
  (world: Pick<World, 'options'>, by: PlainAttacker, { weapon, reach, armour }: PlainAim): RollMode => ({
    plus: score([...addedHitBase(world, by), ...weaponModifiers(by, weapon, reach)]),
    needed: neededToHit(world, by, armour),
    extremes: world.options.rollsNaturalExtremes !== 'none',
  }),
);

const OIL_AS_WEAPON = { magic: 0, name: 'oil' };

/**
 * The armour of the target does not count; its size may, unless the Referee says a number for this throw instead.
 * @rule whitebox.combat.burning-oil @ruling R54
 */
export function toHitWithOil(world: World, { by, on, modifier }: Omit<AttackAim, 'means'>): RollMode {
  const rule = 'whitebox.combat.burning-oil-size';
  const reasons = [
    ...addedHitBase(world, by),
    ...weaponModifiers(by, OIL_AS_WEAPON, 'missile'),
    ...toHitReasons(world, by, on),
    ...(modifier === undefined
      ? modifierReason(rule, sizeModifier(world, on.size), on.size)
      : modifierReason(rule, modifier)),
  ];
  return {
    plus: score(reasons),
    needed: neededToHit(world, by, OIL.ac),
    extremes: world.options.rollsNaturalExtremes !== 'none',
  };
}

/** @rule whitebox.combat.burning-oil-size */
function sizeModifier({ options }: World, size: Size): number {
  const { oilSmall: small, oilLarge: large, oilGiant: giant } = options;
  return { small, man: 0, large, giant }[size];
}

const modifierReason = (
  rule: 'whitebox.attack.modifiers' | 'whitebox.combat.burning-oil-size',
  value: number,
  what = 'modifier',
): readonly Reason[] => (value === 0 ? [] : [makeReason(rule, what, value)]);

/**
 * Modifiers from spells and darkness on either side.
 * @rule whitebox.attack.modifiers @rule whitebox.combat.invisible-target
 */
function toHitReasons(world: World, by: Creature, on: Creature): readonly Reason[] {
  if (by.conditions.length + on.conditions.length === 0) return [];
  const unseen = unseenPenalty(world, by.id, on);
  return [
    ...conditionModifiers(by, 'to-hit'),
    ...conditionModifiers(on, 'hit-at'),
    ...(unseen === 0 ? [] : [makeReason('whitebox.combat.invisible-target', 'invisible', unseen)]),
  ];
}

function conditionModifiers({ conditions }: Creature, kind: 'to-hit' | 'hit-at'): readonly Reason[] {
  return conditions.flatMap((condition) =>
    effectsOf(condition.name).flatMap((effect) =>
      effect.kind === kind ? [makeReason('whitebox.attack.modifiers', condition.name, effect.by)] : [],
    ),
  );
}

/** Returns how many of twenty faces hit. */
export function countHittingFaces({ plus: { value }, needed, extremes }: RollMode): number {
  const faces = 21 - (needed - value);
  return Math.min(Math.max(faces, extremes ? 1 : 0), extremes ? 19 : 20);
}
