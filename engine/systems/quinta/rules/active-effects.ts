import { memoizeRecent } from '@arbitro/kernel';
import type { Options } from '../options.ts';
import type { RuleId } from '../rules.ts';
import type { Affliction, Creature, World } from '../state.ts';
import type { Effect } from './effect-types.ts';
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

/**
 * Returns each condition's effects once, or once per source where the source matters.
 * @rule quinta.conditions.general @ruling R79
 */
export const effectsOn = ({ options }: OptionsHolder, creature: Afflictable): readonly ActiveEffect[] =>
  creature.afflictions.length === 0 && creature.hidden === null
    ? NO_EFFECTS
    : computeEffects(creature, options, undefined);

const NO_EFFECTS: readonly ActiveEffect[] = [];

const computeEffects = memoizeRecent(
  (creature: Afflictable, options: Options, _: undefined): readonly ActiveEffect[] => {
    const all: ActiveEffect[] = [];
    for (const { condition, source } of conditionsOn(creature)) {
      const { rule }: ConditionRow = CONDITIONS[condition];
      for (const effect of effectsOfCondition(condition, options))
        if (!all.some((activeEffect) => isSame(activeEffect, { effect, condition, rule, source })))
          all.push({ effect, condition, rule, source });
    }
    return all;
  },
);

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

/** Returns all effects of one kind on the creature. */
export const effectsOfKind = <K extends Effect['kind']>(
  world: OptionsHolder,
  creature: Afflictable,
  kind: K,
): readonly (ActiveEffect & { readonly effect: Extract<Effect, { readonly kind: K }> })[] =>
  effectsOn(world, creature).filter(
    (
      activeEffect,
    ): activeEffect is ActiveEffect & { readonly effect: Extract<Effect, { readonly kind: K }> } =>
      activeEffect.effect.kind === kind,
  );

export const hasEffect = (world: OptionsHolder, creature: Afflictable, kind: Effect['kind']): boolean =>
  effectsOn(world, creature).some(({ effect }) => effect.kind === kind);

/**
 * Returns whether the creature can take neither actions nor bonus actions.
 * @rule quinta.conditions.incapacitated @rule quinta.actions.bonus-action
 */
export const isIncapacitated = (world: OptionsHolder, creature: Afflictable): boolean =>
  hasEffect(world, creature, 'no-actions');

/** @rule quinta.actions.reaction */
export const canReact = (world: OptionsHolder, creature: Afflictable): boolean =>
  !hasEffect(world, creature, 'no-reactions');
