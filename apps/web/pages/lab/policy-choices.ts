import type { System } from '@arbitro/kernel';
import { listPolicyNames } from '@arbitro/policies';
import { TEXTS, type TextKey } from '../../app/app-texts.ts';
import type { Locale } from '../../app/language.tsx';
import './texts.ts';

/** Lists every policy once: the system's first is also called `simple`. */
export function listPolicyChoices(system: System): readonly string[] {
  const [first] = Object.keys(system.policies);
  return ['simple', ...listPolicyNames(system).filter((name) => name !== 'simple' && name !== first)];
}

/** Returns how a policy plays, in words; a policy of a custom system has only its name. */
export function describePolicy(policy: string, text: Locale['text']): string {
  const key = `lab-policy-${policy}`;
  return Object.hasOwn(TEXTS, key) ? text(key as TextKey) : policy;
}
