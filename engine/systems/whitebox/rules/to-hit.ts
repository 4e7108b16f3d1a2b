import { type Reason, score } from '@arbitro/kernel';
import type { Creature, World } from '../state.ts';
import { plus, type Throw } from './checks.ts';
import { armourClass, handling, hitBaseAdded, neededToHit } from './derived.ts';
import { effectsOn } from './effects.ts';
import type { Means } from './means.ts';
import { OIL, type Size } from './tables.ts';
import { unseenPenalty } from './unseen.ts';

export interface Aimed {
  readonly by: Creature;
  readonly on: Creature;
  readonly means: Means;
  /** The Referee's modifier. */
  readonly modifier?: number | undefined;
}

/**
 * Returns the target number and modifiers of an attack.
 *
 * @rule whitebox.attack.roll
 * @rule whitebox.attack.modifiers
 * @rule whitebox.attack.ac-system
 * @rule whitebox.attack.ascending-quick
 */
export function toHit(world: World, { by, on, means, modifier = 0 }: Aimed): Throw {
  const reasons = [
    ...hitBaseAdded(world, by),
    ...handling(by, means.weapon, means.reach),
    ...circumstances(world, by, on),
    ...said('whitebox.attack.modifiers', modifier),
  ];
  return {
    plus: score(reasons),
    needed: neededToHit(world, by, armourClass(on).value),
    extremes: world.options.rollsNaturalExtremes !== 'none',
  };
}

const OIL_IN_HAND = { magic: 0, name: 'oil' };

/** The armour of the target does not count; its size may. @rule whitebox.combat.burning-oil */
export function toHitWithOil(world: World, { by, on, modifier = 0 }: Omit<Aimed, 'means'>): Throw {
  const rule = 'whitebox.combat.burning-oil-size';
  const reasons = [
    ...hitBaseAdded(world, by),
    ...handling(by, OIL_IN_HAND, 'missile'),
    ...circumstances(world, by, on),
    ...said(rule, sizeModifier(world, on.size), on.size),
    ...said(rule, modifier),
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

const said = (
  rule: 'whitebox.attack.modifiers' | 'whitebox.combat.burning-oil-size',
  value: number,
  what = 'modifier',
): readonly Reason[] => (value === 0 ? [] : [plus(rule, what, value)]);

const NO_REASONS: readonly Reason[] = [];

/**
 * Modifiers from spells and darkness on either side.
 *
 * @rule whitebox.attack.modifiers
 * @rule whitebox.combat.invisible-target
 */
function circumstances(world: World, by: Creature, on: Creature): readonly Reason[] {
  if (by.conditions.length + on.conditions.length === 0) return NO_REASONS;
  const unseen = unseenPenalty(world, by.id, on);
  return [
    ...ofConditions(by, 'to-hit'),
    ...ofConditions(on, 'hit-at'),
    ...(unseen === 0 ? [] : [plus('whitebox.combat.invisible-target', 'invisible', unseen)]),
  ];
}

function ofConditions({ conditions }: Creature, kind: 'to-hit' | 'hit-at'): readonly Reason[] {
  return conditions.flatMap((condition) =>
    effectsOn({ conditions: [condition] }).flatMap((effect) =>
      effect.kind === kind ? [plus('whitebox.attack.modifiers', condition.name, effect.by)] : [],
    ),
  );
}

/** Returns how many of twenty faces hit. */
export function facesThatHit({ plus: { value }, needed, extremes }: Throw): number {
  const faces = 21 - (needed - value);
  return Math.min(Math.max(faces, extremes ? 1 : 0), extremes ? 19 : 20);
}
