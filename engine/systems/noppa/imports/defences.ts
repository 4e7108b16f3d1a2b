import { createNameFinder, type Json, LANGUAGES } from '@arbitro/kernel';
import { FOE_DEFENCES, MUNDANE_TYPES } from '../rules/tables.ts';
import { presentation } from '../screen/presentation.ts';

const TYPES = [...MUNDANE_TYPES, ...FOE_DEFENCES, 'mundane', 'elements', 'touch', 'homing', 'fire', 'ice'];
const OWN_NAMES: readonly (readonly [string, string])[] = [
  ['mundaani', 'mundane'],
  ['mundane', 'mundane'],
  ['mondano', 'mundane'],
  ['elementit', 'elements'],
  ['elements', 'elements'],
  ['elementi', 'elements'],
  ['touch', 'touch'],
  ['homing', 'homing'],
  ['ref', 'ref'],
  ['fort', 'fort'],
  ['will', 'will'],
];
const { terms } = presentation;
const findType = createNameFinder<string>([
  ...OWN_NAMES,
  ...Object.keys(terms)
    .filter(
      (key) =>
        TYPES.includes(key) || /^(?:electricity|lightning|water|earth|air|light|dark|acid|cold)$/u.test(key),
    )
    .flatMap((key) => LANGUAGES.map((language) => [terms[key]?.[language] ?? key, key] as const)),
]);

interface ReadDefences {
  readonly tns: Readonly<Record<string, Json>>;
  readonly left: readonly string[];
}

/** `Mundaani TN4 (lävistävä TN3), Ref/Fort/Will: TN1, Elementit TN4 (paitsi: Tuli TN6 ja Jää TN2)`. */
export function readDefences(text: string): ReadDefences {
  const tns: Record<string, Json> = {};
  const left: string[] = [];
  // half each is what the rules do by themselves
  const bare = text.replace(/\(\s*touch\s*\/\s*homing\s*\/\s*2\s*\)/giu, '');
  const parts = bare
    .replace(/\b(?:paitsi|except|tranne)\s*:?/giu, '')
    .split(/[,;()]|\s+(?:ja|and|e)\s+/u)
    .map((part) => part.trim())
    .filter((part) => part !== '' && part !== '.');
  for (const part of parts) {
    const [, names = '', tn] = /^(.+?)\s*:?\s*TN\s?(\d+)\.?$/iu.exec(part) ?? [];
    const found = names.split('/').map((name) => findType(name.trim()));
    if (tn === undefined || found.some((key) => key === undefined)) left.push(part);
    else for (const key of found) tns[key ?? ''] = Number(tn);
  }
  return { tns, left };
}
