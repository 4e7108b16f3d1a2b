import type { ContentSheet, Json, LocalizedText } from '@arbitro/kernel';
import type { Ability } from '../rules/tables.ts';

type Parts = Readonly<Record<string, Json>>;
type Range = readonly [normal: number, long: number];

/** Features are named by their ids, and the terms have a text for each name. */
export const featureName = (id: string): string =>
  id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' ');

/** A melee attack with its printed bonus; each damage names its type. */
export const meleeAttack = (
  id: string,
  bonus: number,
  damage: readonly string[],
  more: Parts = {},
): Json => ({
  id,
  name: featureName(id),
  attack: 'melee',
  bonus,
  damage,
  ...more,
});

export const rangedAttack = (id: string, bonus: number, damage: readonly string[], range: Range): Json => ({
  id,
  name: featureName(id),
  attack: 'ranged',
  bonus,
  range,
  damage,
});

/** Several attacks as one action. */
export const multiattack = (multi: Readonly<Record<string, number>>): Json => ({
  id: 'multiattack',
  name: featureName('multiattack'),
  multi,
});

/** A feature that saves against, such as a breath or a gaze. */
export const power = (id: string, save: Parts, more: Parts): Json => ({
  id,
  name: featureName(id),
  save,
  ...more,
});

/** The scores in the order of stat blocks. */
type Scores = readonly [str: number, dex: number, con: number, int: number, wis: number, cha: number];
const ABILITY_ORDER = ['str', 'dex', 'con', 'int', 'wis', 'cha'] as const satisfies readonly Ability[];

interface MonsterParts extends Parts {
  readonly level: number | string;
  readonly ac: number;
  readonly hp: number;
  readonly deeds: readonly Json[];
}

/** A monster of the bestiary. */
export const monster = (
  name: LocalizedText,
  partyBeats: number,
  scores: Scores,
  parts: MonsterParts,
): ContentSheet => ({
  name,
  partyBeats,
  sheet: {
    kind: 'monster',
    scores: Object.fromEntries(ABILITY_ORDER.map((ability, index) => [ability, scores[index] ?? 10])),
    ...parts,
  },
});
