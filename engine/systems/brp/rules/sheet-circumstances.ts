import type { Reason } from '@arbitro/kernel';
import type { RuleId } from '../rules.ts';
import type { Circumstances, Source } from './checks.ts';
import { currentCharacteristic } from './derived.ts';
import { LIGHTS, type LightEffect } from './effects.ts';
import type { ChanceRules, SkillSheet, TaggedRating } from './skill.ts';
import { DIFFICULTIES, POW } from './tables.ts';

/** Penalties of armour on physical skills and of a helmet on perceptive ones. @rule brp.armour.skill-penalties */
export function armourPenalties({ body, helmet }: SkillSheet, tags: readonly string[]): readonly Reason[] {
  const rule: RuleId = 'brp.armour.skill-penalties';
  const kinds = (['physical', 'perceptive'] as const).filter((kind) => tags.includes(kind));
  return [body, helmet].flatMap((worn) =>
    worn === null
      ? []
      : kinds.flatMap((kind) =>
          worn[kind] === 0 ? [] : [{ rule, what: worn.name, how: 'add' as const, value: worn[kind] }],
        ),
  );
}

/** @rule brp.spot.darkness @rule brp.difficulty.difficult @ruling R123 */
export function darknessCircumstances(
  world: ChanceRules,
  creature: SkillSheet,
  { rated, tags }: TaggedRating,
): Pick<Circumstances, 'sources' | 'atMost'> {
  const { rule, effects } = LIGHTS[world.light];
  const found = effects.find((effect) => hampers(effect, creature, tags));
  if (!found || rated.value <= 0) return NOT_HAMPERED;
  const sources: readonly Source[] = [{ what: world.light, rule, factor: DIFFICULTIES.difficult.factor }];
  if (found.kind === 'difficult') return { sources };
  return {
    sources,
    atMost: { rule, what: POW, how: 'at-most', value: currentCharacteristic(creature, POW) },
  };
}

const NOT_HAMPERED: Pick<Circumstances, 'sources' | 'atMost'> = { sources: [] };

const hampers = (effect: LightEffect, { nightSight }: SkillSheet, tags: readonly string[]): boolean =>
  effect.kind === 'difficult' ? !nightSight && tags.includes(effect.skills) : tags.includes('combat');
