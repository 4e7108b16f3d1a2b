import { readFileSync } from 'node:fs';
import { systems } from '@arbitro/catalogue';
import { LANGUAGES } from '@arbitro/kernel';
import {
  comparisonOf,
  type File,
  readied,
  reportOf,
  simulate,
  withCount,
  withOption,
} from '@arbitro/simulation';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { audienceOf, type Outcome, outcomePage, type Tour, tourFiles, tourPage } from './index.ts';

const NASTY = '</title><script src="https://example.org/x.js"></script>';
const FIGHTS = 30;

function fileOf(): File {
  const [first] = tourFiles();
  if (!first) throw new Error('no system is on the tour');
  return { ...(parse(readFileSync(first.path, 'utf8')) as File), title: NASTY };
}

/** Simulates the first system's fight of the tour, in as many variants as wanted. */
function outcomeOf(kind: Outcome['kind'], files: readonly File[]) {
  const how = { seed: 'page' };
  const ready = readied({ files, how }, systems);
  if (ready.is !== 'ready') throw new Error(ready.is);
  const { encounters } = ready;
  const { tallies, pairs } = simulate(encounters, 0, FIGHTS);
  const outcome: Outcome = {
    kind,
    system: 'rischio',
    title: NASTY,
    seed: how.seed,
    policies: { players: 'sensible' },
    maxRounds: 100,
    asked: FIGHTS,
    fights: FIGHTS,
    ...(kind === 'curve' && { varied: 'lupo' }),
    encounters: encounters.map(({ begun }, at) => ({
      label: `${at}`,
      value: at + 1,
      report: reportOf(tallies[at]!, begun),
    })),
    comparisons: pairs.map(comparisonOf),
  };
  return { outcome, encounters };
}

const FILE = fileOf();
const KINDS = [
  ['one', [FILE]],
  ['compared', [FILE, withOption(FILE, 'healingCap', 'none')]],
  ['curve', [1, 2, 3].map((count) => withCount(FILE, 'lupo', count))],
] as const;

/** Checks what every page must be, whatever its subject. */
function mustBeWhole(page: string, language: string): void {
  expect(page).toMatch(new RegExp(`^<!doctype html>\n<html lang="${language}">`));
  expect(page).toContain("default-src 'none'");
  expect(page).not.toMatch(/<script|<link|<img|<iframe|@import|url\(|src=/);
  expect(page.match(/https?:\/\//g) ?? []).toEqual([]);
  expect(page).not.toMatch(/NaN|undefined|Infinity/);
  const charts = page.match(/<svg class="chart[^>]*>/g) ?? [];
  expect(page.match(/role="img"><title>[^<]+<\/title><desc>[^<]+<\/desc>/g) ?? []).toHaveLength(
    charts.length,
  );
  const drawn = page.match(/<svg class="meter"[^>]*>/g) ?? [];
  for (const one of drawn) expect(one).toContain('aria-hidden="true"');
  expect(page).toMatch(/<table/);
  expect(open(page, 'section')).toBe(0);
  expect(open(page, 'table')).toBe(0);
  expect(open(page, 'div')).toBe(0);
}

const open = (page: string, tag: string): number =>
  (page.match(new RegExp(`<${tag}[ >]`, 'g')) ?? []).length -
  (page.match(new RegExp(`</${tag}>`, 'g')) ?? []).length;

describe.each(KINDS)('a page about %s', (kind, files) => {
  const { outcome, encounters } = outcomeOf(kind, files);
  const [system] = encounters.map((one) => one.system);

  it.each(LANGUAGES)('needs nothing beside itself, in %s', (language) => {
    if (!system) throw new Error('no encounter');
    const audience = audienceOf(
      system,
      encounters.map(({ begun }) => begun),
      language,
    );
    const page = outcomePage(outcome, audience).replaceAll(/&lt;script src=&quot;https:[^;]*;/g, '');
    mustBeWhole(page, language);
    expect(page).toContain('&lt;/title&gt;');
  });
});

it('says when it rests on fewer fights than were asked for', () => {
  const { outcome, encounters } = outcomeOf('one', [FILE]);
  const [encounter] = encounters;
  if (!encounter) throw new Error('no encounter');
  const audience = audienceOf(encounter.system, [encounter.begun], 'en');
  expect(outcomePage({ ...outcome, asked: 500 }, audience)).toContain(
    'this rests on the first 30 of 500 fights',
  );
});

describe('the tour', () => {
  it('has a file for every system, of that system', () => {
    expect(tourFiles().map(({ system }) => system.id)).toEqual(systems.map(({ id }) => id));
    for (const { system, path } of tourFiles())
      expect((parse(readFileSync(path, 'utf8')) as File).system).toBe(system.id);
  });

  it.each(LANGUAGES)('is one page in %s', (language) => {
    const { outcome } = outcomeOf('one', [FILE]);
    const stops = outcome.encounters.map(({ report }) => ({
      system: outcome.system,
      fights: FIGHTS,
      report,
    }));
    const tour: Tour = { seed: 'page', asked: FIGHTS, stops };
    mustBeWhole(tourPage(tour, language), language);
  });
});
