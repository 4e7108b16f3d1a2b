import type { Fields } from '@arbitro/kernel';
import { parseMetres } from './block-shape.ts';
import { findRounds, listFacts } from './prose-patterns.ts';

/** Facts of the words that are neither on the sheet nor known to be left out: what reading has lost. */
export function listLostFacts(words: string, features: readonly Fields[]): readonly string[] {
  const sheet = JSON.stringify(features);
  const numbers = new Set(sheet.match(/\d+d\d+(?:[+-]\d+)?|\d+(?:\.\d+)?/gu) ?? []);
  return listFacts(words).filter((fact) => {
    const expected = findSheetNumber(fact);
    return expected === undefined
      ? isCondition(fact) && !sheet.includes(`"${fact.toLowerCase()}"`)
      : !numbers.has(expected);
  });
}

const isCondition = (fact: string): boolean =>
  /^[a-z]{5,13}(?:ed|ne|us)$/iu.test(fact) && !/^repeat/iu.test(fact);

/** What stands on the sheet for a fact with a number. */
function findSheetNumber(fact: string): string | undefined {
  if (/^\d+d\d+/iu.test(fact)) return fact.replace(/\s/gu, '').replace('−', '-').toLowerCase();
  if (/^DC \d/iu.test(fact)) return fact.slice(3);
  if (/^\d+[- ]?(?:f|')/iu.test(fact)) return String(parseMetres(fact));
  const rounds = findRounds(`for ${fact}`)?.rounds;
  return rounds === undefined ? undefined : String(rounds);
}
