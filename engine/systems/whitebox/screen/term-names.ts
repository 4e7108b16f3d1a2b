import { createTermLookup, type LocalizedText, labelNumber } from '@arbitro/kernel';
import { ARMOURS } from '../content/armour-table.ts';
import { CLASS_DATA } from '../content/class-table.ts';
import { GEAR } from '../content/gear-table.ts';
import { RACE_DATA } from '../content/race-table.ts';
import { SPELLS } from '../content/spell-table.ts';
import { NATURAL_WEAPONS, WEAPONS } from '../content/weapon-table.ts';
import { TEXT } from '../text/index.ts';

type Terms = Readonly<Record<string, LocalizedText>>;

const collectNames = (rows: Readonly<Record<string, { readonly name: LocalizedText }>>): Terms =>
  Object.fromEntries(Object.entries(rows).map(([id, { name }]) => [id, name]));

/** Several of the same thing are numbered: `torch-2`. */
const COPY_NUMBERS = [1, 2, 3, 4, 5, 6];
const addNumberedTerms = (terms: Terms): Terms =>
  Object.fromEntries(
    Object.entries(terms).flatMap(([id, name]) =>
      COPY_NUMBERS.map((at) => [`${id}-${at}`, labelNumber(name, at)] as const),
    ),
  );

/** Names from the tables, by the ids of their rows. */
export const TABLE_TERMS: readonly Terms[] = [
  TEXT.content.abilityNames,
  ...[WEAPONS, NATURAL_WEAPONS, ARMOURS, SPELLS, GEAR, CLASS_DATA, RACE_DATA].map(collectNames),
  ...[WEAPONS, NATURAL_WEAPONS].map((rows) => addNumberedTerms(collectNames(rows))),
  addNumberedTerms(TEXT.terms.light),
];

export const OWN_TERMS: Terms = {
  ...TEXT.terms.light,
  ...TEXT.terms.own,
};

/** Texts for all keys in labels, reasons, options and outcomes. */
export const TERMS: Terms = Object.assign({}, ...TABLE_TERMS, OWN_TERMS);

export const termName = createTermLookup(TERMS);
