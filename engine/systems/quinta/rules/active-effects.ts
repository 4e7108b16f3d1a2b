import { memoizeByObject } from '@arbitro/kernel';
import type { Options } from '../options.ts';
import type { RuleId } from '../rules.ts';
import type { Affliction, Creature, World } from '../state.ts';
import { EFFECT_KINDS, type Effect } from './effect-types.ts';
import { CONDITIONS, type Condition, type ConditionRow, effectsOfCondition } from './effects.ts';

type OptionsHolder = Pick<World, 'options'>;
type Afflictable = Pick<Creature, 'afflictions' | 'unaffectedBy' | 'hidden'>;

/** An effect on a creature, with its condition and who caused it. */
export interface ActiveEffect {
  readonly effect: Effect;
  readonly condition: Condition;
  readonly rule: RuleId;
  readonly source: Affliction['source'];
}

type ActiveCondition = Pick<Affliction, 'condition' | 'source'>;

/**
 * Returns the creature's conditions and those they imply. A hidden creature is invisible.
 * @rule quinta.conditions.general @rule quinta.actions.hide @ruling R68
 */
export function conditionsOn({ afflictions, unaffectedBy, hidden }: Afflictable): readonly ActiveCondition[] {
  const had = afflictions.flatMap(({ condition, source }): readonly ActiveCondition[] => {
    const implied = CONDITIONS[condition].implies as readonly Condition[];
    const along = implied.filter((item) => !unaffectedBy.includes(item));
    return [{ condition, source }, ...along.map((item) => ({ condition: item, source }))];
  });
  return hidden === null ? had : [...had, { condition: 'invisible', source: null }];
}

interface ActiveEffects {
  readonly all: readonly ActiveEffect[];
  /** A bit for each kind among them. */
  readonly kinds: number;
}

const NO_EFFECTS: ActiveEffects = { all: [], kinds: 0 };

function activeEffectsOn({ options }: OptionsHolder, creature: Afflictable): ActiveEffects {
  const { afflictions, unaffectedBy, hidden } = creature;
  if (hidden !== null) return effectsOfHidden(afflictions, unaffectedBy, options);
  return afflictions.length === 0 ? NO_EFFECTS : effectsOfSeen(afflictions, unaffectedBy, options);
}

// remembered with the list of afflictions: it stays the same list while nothing changes them
const effectsOfSeen = memoizeByObject(
  (afflictions: Creature['afflictions'], unaffectedBy: Creature['unaffectedBy'], options: Options) =>
    computeEffects({ afflictions, unaffectedBy, hidden: null }, options),
);
const effectsOfHidden = memoizeByObject(
  (afflictions: Creature['afflictions'], unaffectedBy: Creature['unaffectedBy'], options: Options) =>
    computeEffects({ afflictions, unaffectedBy, hidden: 0 }, options),
);

function computeEffects(creature: Afflictable, options: Options): ActiveEffects {
  const all: ActiveEffect[] = [];
  let kinds = 0;
  for (const { condition, source } of conditionsOn(creature)) {
    const { rule }: ConditionRow = CONDITIONS[condition];
    for (const effect of effectsOfCondition(condition, options)) {
      kinds |= bitOf(effect.kind);
      if (!all.some((activeEffect) => isSame(activeEffect, { effect, condition, rule, source })))
        all.push({ effect, condition, rule, source });
    }
  }
  return { all, kinds };
}

const bitOf = (kind: Effect['kind']): number => 1 << EFFECT_KINDS[kind];

/**
 * Returns each condition's effects once, or once per source where the source matters.
 * @rule quinta.conditions.general @ruling R79
 */
export const effectsOn = (world: OptionsHolder, creature: Afflictable): readonly ActiveEffect[] =>
  activeEffectsOn(world, creature).all;

const isSame = (activeEffect: ActiveEffect, other: ActiveEffect): boolean =>
  activeEffect.effect === other.effect &&
  activeEffect.condition === other.condition &&
  (activeEffect.source === other.source || !dependsOnSource(activeEffect.effect));

function dependsOnSource(effect: Effect): boolean {
  switch (effect.kind) {
    case 'cannot-target':
    case 'cannot-approach':
    case 'social-advantage':
    case 'behaves':
      return true;
    case 'own-attacks':
      return effect.unless === 'at-source' || effect.while === 'source-seen';
    case 'checks':
      return effect.while === 'source-seen';
    default:
      return false;
  }
}

type EffectOfKind<K extends Effect['kind']> = ActiveEffect & {
  readonly effect: Extract<Effect, { readonly kind: K }>;
};

/** Returns all effects of one kind on the creature. */
export function effectsOfKind<K extends Effect['kind']>(
  world: OptionsHolder,
  creature: Afflictable,
  kind: K,
): readonly EffectOfKind<K>[] {
  const { all, kinds } = activeEffectsOn(world, creature);
  if ((kinds & bitOf(kind)) === 0) return NONE;
  return all.filter((activeEffect): activeEffect is EffectOfKind<K> => activeEffect.effect.kind === kind);
}
const NONE: readonly never[] = [];

export const hasEffect = (world: OptionsHolder, creature: Afflictable, kind: Effect['kind']): boolean =>
  (activeEffectsOn(world, creature).kinds & bitOf(kind)) !== 0;

/**
 * Returns whether the creature can take neither actions nor bonus actions.
 * @rule quinta.conditions.incapacitated @rule quinta.actions.bonus-action
 */
export const isIncapacitated = (world: OptionsHolder, creature: Afflictable): boolean =>
  hasEffect(world, creature, 'no-actions');

/** @rule quinta.actions.reaction */
export const canReact = (world: OptionsHolder, creature: Afflictable): boolean =>
  !hasEffect(world, creature, 'no-reactions');
