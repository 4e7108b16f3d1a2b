import { createTermLookup, type LocalizedText, labelNumber } from '@arbitro/kernel';
import { ARMOURS } from '../content/armour-table.ts';
import { ROLL_NAMES } from '../content/characteristic-table.ts';
import { DURATIONS } from '../content/duration-table.ts';
import { listTableSkills, skillText } from '../content/naming.ts';
import { NATURAL_ARMS } from '../content/natural-arms.ts';
import { OBJECTS } from '../content/object-table.ts';
import { PROFESSIONS } from '../content/profession-table.ts';
import { SHIELDS } from '../content/shield-table.ts';
import { findSkillRow, SKILL_KEYS, UNNAMED_SPECIALISATION } from '../content/skill-table.ts';
import { WEAPONS } from '../content/weapon-table.ts';
import { TEXT } from '../text/index.ts';

type Terms = Readonly<Record<string, LocalizedText>>;

const collectNames = (rows: Readonly<Record<string, { readonly name: LocalizedText }>>): Terms =>
  Object.fromEntries(Object.entries(rows).map(([id, { name }]) => [id, name]));

const SKILL_TERMS: Terms = Object.fromEntries(
  SKILL_KEYS.flatMap((key) => [key, ...listTableSkills(key), `${key}:${UNNAMED_SPECIALISATION}`]).map(
    (id) => [id, skillText(id)],
  ),
);

/** Further copies of the same arm have numbered ids: `dagger-2`. */
const COPY_NUMBERS = [2, 3, 4];
const addNumberedTerms = (terms: Terms): Terms =>
  Object.fromEntries(
    Object.entries(terms).flatMap(([id, name]) =>
      COPY_NUMBERS.map((at) => [`${id}-${at}`, labelNumber(name, at)] as const),
    ),
  );

/** Names of the book's table rows, by id. */
export const TABLE_TERMS: readonly Terms[] = [
  SKILL_TERMS,
  ...[WEAPONS, SHIELDS, ARMOURS, PROFESSIONS, OBJECTS, DURATIONS].map(collectNames),
  ...[WEAPONS, SHIELDS].map((rows) => addNumberedTerms(collectNames(rows))),
];

const shortNames: Terms = Object.fromEntries(
  Object.entries(TEXT.content.characteristicNames).map(([id, { short }]) => [id, short]),
);

export const OWN_TERMS: Terms = {
  // characteristics, and the rolls of them
  ...shortNames,
  ...TEXT.terms,
  ...collectNames(ROLL_NAMES),
  ...collectNames(NATURAL_ARMS),
};

/** Names of all keys that appear in labels, reasons, options and outcomes. */
export const TERMS: Terms = Object.assign({}, ...TABLE_TERMS, OWN_TERMS);

const nameOfTerm = createTermLookup(TERMS);

/** Returns the name of a term. A skill with a typed specialisation gets both names: “Conoscenza (Roma)”. */
export const termName = (name: string): LocalizedText =>
  !Object.hasOwn(TERMS, name) && findSkillRow(name) ? skillText(name) : nameOfTerm(name);
