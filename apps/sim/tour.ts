import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { systems } from '@arbitro/catalogue';
import type { Language, System } from '@arbitro/kernel';
import type { CreatureReport, Report } from '@arbitro/simulation';
import { partyOf } from './outcome.ts';

/** The result of the tour's fight in one system. */
export interface TourStop {
  readonly system: string;
  readonly fights: number;
  readonly report: Report;
}

/** The same fight in every system: what `--tour --json` prints. */
export interface Tour {
  readonly seed: string;
  readonly asked: number;
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

/** Returns how often a creature of the party falls, on average. */
export function computeAverageFalls(report: Report): number {
  const { side } = partyOf(report);
  const party: readonly CreatureReport[] = report.creatures.filter((creature) => creature.side === side);
  return party.reduce((sum, { fell }) => sum + fell.share, 0) / Math.max(1, party.length);
}
