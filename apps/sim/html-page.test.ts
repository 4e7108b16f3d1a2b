import { readFileSync } from 'node:fs';
import { systems } from '@arbitro/catalogue';
import { LANGUAGES } from '@arbitro/kernel';
import {
  comparisonOf,
  prepareJob,
  reportOf,
  type ScenarioFile,
  setCount,
  setOption,
  simulate,
} from '@arbitro/simulation';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import {
  audienceOf,
  listTourFiles,
  type Outcome,
  renderOutcomePage,
  renderTourPage,
  type Tour,
} from './index.ts';

const INJECTION = '</title><script src="https://example.org/x.js"></script>';
const FIGHTS = 30;

function fileOf(): ScenarioFile {
  const [first] = listTourFiles();
  if (!first) throw new Error('no system is on the tour');
  return { ...(parse(readFileSync(first.path, 'utf8')) as ScenarioFile), title: INJECTION };
}

/** Simulates the first system's fight of the tour, in as many variants as wanted. */
function outcomeOf(kind: Outcome['kind'], files: readonly ScenarioFile[]) {
  const simOptions = { seed: 'page' };
  const ready = prepareJob({ files, options: simOptions }, systems);
  if (ready.kind !== 'ready') throw new Error(ready.kind);
  const { encounters } = ready;
  const { tallies, pairs } = simulate(encounters, 0, FIGHTS);
  const outcome: Outcome = {
    kind,
    system: 'rischio',
    title: INJECTION,
    seed: simOptions.seed,
    policies: { players: 'sensible' },
    maxRounds: 100,
    asked: FIGHTS,
    fights: FIGHTS,
    widest: 17.1,
    ...(kind === 'curve' && { varied: 'lupo' }),
    encounters: encounters.map(({ initialWorld }, index) => ({
      label: `${index}`,
      value: index + 1,
      report: reportOf(tallies[index]!, initialWorld),
    })),
    comparisons: pairs.map((pair) => comparisonOf(pair)),
  };
  return { outcome, encounters };
}

const FILE = fileOf();
const KINDS = [
  ['one', [FILE]],
  ['compared', [FILE, setOption(FILE, 'healingCap', 'none')]],
  ['curve', [1, 2, 3].map((count) => setCount(FILE, 'lupo', count))],
] as const;

/** Checks what every page must be, whatever its subject. */
function expectCompletePage(page: string, language: string): void {
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
  for (const text of drawn) expect(text).toContain('aria-hidden="true"');
  expect(page).toMatch(/<table/);
  expect(countUnclosedTags(page, 'section')).toBe(0);
  expect(countUnclosedTags(page, 'table')).toBe(0);
  expect(countUnclosedTags(page, 'div')).toBe(0);
}

const countUnclosedTags = (page: string, tag: string): number =>
  (page.match(new RegExp(`<${tag}[ >]`, 'g')) ?? []).length -
  (page.match(new RegExp(`</${tag}>`, 'g')) ?? []).length;

describe.each(KINDS)('a page about %s', (kind, files) => {
  const { outcome, encounters } = outcomeOf(kind, files);
  const [system] = encounters.map((encounter) => encounter.system);

  it.each(LANGUAGES)('needs nothing beside itself, in %s', (language) => {
    if (!system) throw new Error('no encounter');
    const audience = audienceOf(
      system,
      encounters.map(({ initialWorld }) => initialWorld),
      language,
    );
    const page = renderOutcomePage(outcome, audience).replaceAll(/&lt;script src=&quot;https:[^;]*;/g, '');
    expectCompletePage(page, language);
    expect(page).toContain('&lt;/title&gt;');
  });
});

it('says when it rests on fewer fights than were asked for', () => {
  const { outcome, encounters } = outcomeOf('one', [FILE]);
  const [encounter] = encounters;
  if (!encounter) throw new Error('no encounter');
  const audience = audienceOf(encounter.system, [encounter.initialWorld], 'en');
  expect(renderOutcomePage({ ...outcome, asked: 500 }, audience)).toContain(
    'based on the first 30 of 500 fights',
  );
});

describe('the tour', () => {
  it('has a file for every system, of that system', () => {
    expect(listTourFiles().map(({ system }) => system.id)).toEqual(systems.map(({ id }) => id));
    for (const { system, path } of listTourFiles())
      expect((parse(readFileSync(path, 'utf8')) as ScenarioFile).system).toBe(system.id);
  });

  it.each(LANGUAGES)('is one page in %s', (language) => {
    const { outcome } = outcomeOf('one', [FILE]);
    const stops = outcome.encounters.map(({ report }) => ({
      system: outcome.system,
      fights: FIGHTS,
      asked: FIGHTS,
      widest: 17.1,
      report,
    }));
    const tour: Tour = { seed: 'page', asked: FIGHTS, stops };
    expectCompletePage(renderTourPage(tour, language), language);
    const sure = { ...tour, within: 20, stops: stops.map((stop) => ({ ...stop, within: 20 })) };
    const page = renderTourPage(sure, language);
    expectCompletePage(page, language);
    expect(page).toContain('±20');
    expect(page).not.toContain('class="stopped"');
  });
});
