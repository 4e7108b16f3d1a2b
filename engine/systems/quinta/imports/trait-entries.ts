import type { Fields } from '@arbitro/kernel';
import type { BlockEntry } from './block-shape.ts';
import { formatEntry, type ReadEntry, remarkOnFacts, remarkOnWords } from './entries.ts';
import { listLostFacts } from './fact-net.ts';
import { joinLeftovers, listFacts } from './prose-patterns.ts';
import { readTrait } from './read-traits.ts';
import { translateProse } from './translate.ts';

/** A trait that is played by itself; words beyond it are a note. */
export function readTraitEntry(entry: Pick<BlockEntry, 'name' | 'desc'>): ReadEntry | undefined {
  const read = readTrait(entry);
  if (!read) return undefined;
  const { kind } = read.trait as { readonly kind: string };
  const all = kind === 'aura' ? listLostFacts(translateProse(entry.desc), [read.trait as Fields]) : [];
  const lost = [...new Set([...listFacts(read.rest.join(' ')), ...all])];
  const words = joinLeftovers(read.rest) || read.rest.filter((text) => /\d/u.test(text)).join('; ');
  const remarks =
    lost.length > 0
      ? [remarkOnFacts(entry.name, lost, entry.desc)]
      : words !== ''
        ? [remarkOnWords(entry.name, words, entry.desc)]
        : [];
  return {
    entry,
    features: [],
    trait: read.trait,
    line: { text: formatEntry(entry), outcome: remarks.length === 0 ? 'played' : 'partly', remarks },
    notes: remarks.length === 0 ? [] : [{ title: entry.name, text: entry.desc }],
  };
}
