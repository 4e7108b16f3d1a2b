import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { systems } from '@arbitro/catalogue';
import type { Language, System } from '@arbitro/kernel';
import type { CreatureReport, Report } from '@arbitro/simulation';
import { formatPoints, formatWhole, formatWidest } from './format-numbers.ts';
import { partyOf } from './outcome.ts';
import { formatFightCount, type ReportText } from './report-text.ts';

/** The result of the tour's fight in one system. */
export interface TourStop {
  readonly system: string;
  readonly fights: number;
  /** How many fights were requested or needed. */
  readonly asked: number;
  /** As in `Outcome`. */
  readonly within?: number;
  readonly widest: number;
  readonly report: Report;
}

/** The same fight in every system: what `--tour --json` prints. */
export interface Tour {
  readonly seed: string;
  /** The largest number of fights that was requested or needed in a system. */
  readonly asked: number;
  /** The percentage points to which every percentage was to be known. */
  readonly within?: number;
  readonly stops: readonly TourStop[];
}

/** Returns the scenario of each system that has one: a system of the catalogue with a file here is on the tour. */
export function listTourFiles(): readonly { readonly system: System; readonly path: string }[] {
  return systems
    .map((system) => ({ system, path: fileURLToPath(new URL(`./tour/${system.id}.yaml`, import.meta.url)) }))
    .filter(({ path }) => existsSync(path));
}

export const systemNameOf = (id: string, language: Language): string =>
  systems.find((system) => system.id === id)?.presentation.name[language] ?? id;

/** Returns how many fights the figures of each system rest on. */
export function describeTourFights(
  { stops, asked, within }: Tour,
  text: ReportText,
  language: Language,
): string {
  if (within === undefined) return text('tour-fights', formatFightCount(asked, language));
  const counts = stops.map(({ fights }) => fights);
  const [fewest, most] = [Math.min(...counts), Math.max(...counts)];
  const widest = Math.max(...stops.map((stop) => stop.widest));
  const points = widest <= within ? formatPoints(within, language) : formatWidest(widest, language);
  return text('tour-within', {
    points,
    fewest: formatWhole(fewest, language),
    most: formatWhole(most, language),
  });
}

/** Returns how often a creature of the party falls, on average. */
export function computeAverageFalls(report: Report): number {
  const { side } = partyOf(report);
  const party: readonly CreatureReport[] = report.creatures.filter((creature) => creature.side === side);
  return party.reduce((sum, { fell }) => sum + fell.share, 0) / Math.max(1, party.length);
}
