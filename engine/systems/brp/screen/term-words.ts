import { calledBy, numbered, type Words } from '@arbitro/kernel';
import { ARMOURS } from '../content/armour-table.ts';
import { ROLL_NAMES } from '../content/characteristic-table.ts';
import { DURATIONS } from '../content/duration-table.ts';
import { skillWords, tableSkills } from '../content/naming.ts';
import { NATURAL_ARMS } from '../content/natural-arms.ts';
import { OBJECTS } from '../content/object-table.ts';
import { PROFESSIONS } from '../content/profession-table.ts';
import { SHIELDS } from '../content/shield-table.ts';
import { SKILL_KEYS, skillRow, UNNAMED } from '../content/skill-table.ts';
import { WEAPONS } from '../content/weapon-table.ts';
import { TEXT } from '../text/index.ts';

type Terms = Readonly<Record<string, Words>>;

const named = (rows: Readonly<Record<string, { readonly name: Words }>>): Terms =>
  Object.fromEntries(Object.entries(rows).map(([id, { name }]) => [id, name]));

const SKILL_TERMS: Terms = Object.fromEntries(
  SKILL_KEYS.flatMap((key) => [key, ...tableSkills(key), `${key}:${UNNAMED}`]).map((id) => [
    id,
    skillWords(id),
  ]),
);

/** Further copies of the same arm have numbered ids: `dagger-2`. */
const COPIES = [2, 3, 4];
const copies = (terms: Terms): Terms =>
  Object.fromEntries(
    Object.entries(terms).flatMap(([id, name]) =>
      COPIES.map((at) => [`${id}-${at}`, numbered(name, at)] as const),
    ),
  );

/** Names of the book's table rows, by id. */
export const TABLE_TERMS: readonly Terms[] = [
  SKILL_TERMS,
  ...[WEAPONS, SHIELDS, ARMOURS, PROFESSIONS, OBJECTS, DURATIONS].map(named),
  ...[WEAPONS, SHIELDS].map((rows) => copies(named(rows))),
];

const shortNames: Terms = Object.fromEntries(
  Object.entries(TEXT.content.characteristicNames).map(([id, { short }]) => [id, short]),
);

export const OWN_TERMS: Terms = {
  // characteristics, and the rolls of them
  ...shortNames,
  ...TEXT.terms,
  ...named(ROLL_NAMES),
  ...named(NATURAL_ARMS),
};

/** Names of all keys that appear in labels, reasons, options and outcomes. */
export const TERMS: Terms = Object.assign({}, ...TABLE_TERMS, OWN_TERMS);

const termed = calledBy(TERMS);

/** Returns the name of a term. A skill with a typed specialisation gets both names: “Conoscenza (Roma)”. */
export const called = (name: string): Words =>
  !Object.hasOwn(TERMS, name) && skillRow(name) ? skillWords(name) : termed(name);
