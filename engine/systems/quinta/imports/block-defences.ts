import type { ImportRemark } from '@arbitro/kernel';
import type { StatBlock } from './block-shape.ts';
import { findCondition, isDamageType } from './prose-patterns.ts';
import { buildRemark } from './remarks.ts';

/** A second armour class is played by the game master. */
export function describeArmour({ armor_class: ac, armor_desc: words }: StatBlock): {
  readonly text: string;
  readonly remarks: readonly ImportRemark[];
} {
  const values = ac === undefined ? [] : typeof ac === 'number' ? [ac] : ac.map(({ value }) => value);
  const others = [
    ...values.slice(1),
    ...[...(words ?? '').matchAll(/\b\d{1,2}\b/gu)].map(([text]) => Number(text)),
  ].filter((value) => value !== values[0]);
  const said = words === undefined || words === '' ? '' : /[()]/u.test(words) ? ` ${words}` : ` (${words})`;
  const text = `AC ${values.join(' / ')}${said}`;
  return {
    text,
    remarks: [...new Set(others)].map((value) => buildRemark('left-out', 'second-ac', { value })),
  };
}

const DEFENCES = ['damage_resistances', 'damage_immunities', 'damage_vulnerabilities'] as const;

/** Each list of defences; the sheet knows only whole damage types and conditions. */
export const describeDefences = (block: StatBlock) =>
  [
    ...DEFENCES.map((kind) => ({
      kind,
      all: block[kind],
      isKnown: (type: string) => isDamageType(type.toLowerCase()),
    })),
    {
      kind: 'condition_immunities',
      all: block.condition_immunities.map(({ index }) => index),
      isKnown: (name: string) => findCondition(name) !== undefined,
    },
  ]
    .filter(({ all }) => all.length > 0)
    .map(({ kind, all, isKnown }) => ({
      text: `${kind.replaceAll('_', ' ')}: ${all.join(', ')}`,
      remarks: all
        .filter((item) => !isKnown(item))
        .map((what) => buildRemark('left-out', 'defence-left-out', { what })),
    }));

export function defencesOf(block: StatBlock): Readonly<Record<string, readonly string[]>> {
  const typesOf = (all: readonly string[]) => all.map((type) => type.toLowerCase()).filter(isDamageType);
  return {
    resistances: typesOf(block.damage_resistances),
    immunities: typesOf(block.damage_immunities),
    vulnerabilities: typesOf(block.damage_vulnerabilities),
    unaffectedBy: block.condition_immunities.flatMap(({ index }) => findCondition(index) ?? []),
  };
}
