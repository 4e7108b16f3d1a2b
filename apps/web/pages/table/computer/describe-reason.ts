import { isFields, type Namer } from '@arbitro/kernel';
import type { LogLine } from '@arbitro/protocol';
import { listShownChances, type ShownChance } from '../actions/shown-odds.ts';

/** How chances are written in the reader's language. */
interface ChanceFormat {
  percent(chance: number): string;
  formatHit(percent: string): string;
}

/** More would hide the line it explains. */
const MAX_FACTS = 2;

const HIT = 'hit';
const MISSED = 'missed';
/** Beside the chance to hit, only facts that take a creature out of the fight are worth the space. */
const OUT = new Set(['down', 'dead', 'died', 'fell', 'defeated', 'fainted']);

const factOf = ({ key }: ShownChance): string => key.split(':')[0] ?? key;

/** Returns the chances by which Arbitro chose, in a few words; empty where this seat may not know them. */
export function describeReason(
  given: LogLine[string] | undefined,
  name: Namer,
  { percent, formatHit }: ChanceFormat,
): string {
  const uncertain = listShownChances(
    { chances: readChances(given), unresolved: { exact: '0', about: 0 } },
    name,
  ).filter((chance) => factOf(chance) !== MISSED && chance.chance > 0 && chance.chance < 1);
  const hits = uncertain.filter((chance) => factOf(chance) === HIT);
  const others = uncertain.filter((chance) => !hits.includes(chance));
  const relevant =
    hits.length === 0 ? others : [...hits, ...others.filter((chance) => OUT.has(factOf(chance)))];
  const shortList = relevant.slice(0, MAX_FACTS);
  return shortList
    .map((chance) =>
      chance.key === HIT ? formatHit(percent(chance.shown)) : `${chance.label} ${percent(chance.shown)}`,
    )
    .join(' · ');
}

function readChances(chances: LogLine[string] | undefined) {
  const entries = isFields(chances) ? Object.entries(chances) : [];
  return Object.fromEntries(
    entries.flatMap(([fact, about]) =>
      typeof about === 'number' ? [[fact, { exact: String(about), about }] as const] : [],
    ),
  );
}
