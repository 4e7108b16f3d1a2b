import { readdirSync, readFileSync } from 'node:fs';
import { systems } from '@arbitro/catalogue';
import { createNamer, GM, type Json, type Reason, type System } from '@arbitro/kernel';
import { describeReason, parseScenario, playScenario } from '@arbitro/scenario';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

/** Names that are plural by themselves, and words that only look like it. */
const ONE_FORM = new Set([
  ...['Riflessi', 'claws', 'unarmed', 'heavy-clothing', 'riot-gear', 'elements', 'mountains', 'circumstance'],
  ...['half', 'even', 'overload', 'Karaistunut', 'paralyzed', 'exhausted', 'petrified'],
]);

const isReason = (value: object): value is Reason => 'how' in value && 'what' in value && 'value' in value;

function listReasons(value: unknown): readonly Reason[] {
  if (typeof value !== 'object' || value === null) return [];
  return isReason(value) ? [value] : Object.values(value).flatMap(listReasons);
}

/** Every term in a reason of the log or of a sheet, over all scenarios. */
function listTermsOfReasons(system: System): ReadonlySet<string> {
  const folder = new URL(`../engine/systems/${system.id}/scenarios/`, import.meta.url);
  const terms = readdirSync(folder).flatMap((file) => {
    const read = parseScenario(system, parse(readFileSync(new URL(file, folder), 'utf8')));
    if (!read.ok) throw new Error(`${file} cannot be read`);
    const { steps, world } = playScenario(system, read.value);
    const view = system.view(world, GM);
    const { creatures } = view as unknown as { readonly creatures: readonly Json[] };
    const sheets = creatures.map((creature) => system.presentation.character(creature, view));
    const played = steps.flatMap((step) => ('turns' in step ? step.turns : 'events' in step ? [step] : []));
    return [...listReasons(sheets), ...played.flatMap(({ events, rolls }) => listReasons([events, rolls]))];
  });
  return new Set(
    terms.map(({ what }) => what).filter((what) => Object.hasOwn(system.presentation.terms, what)),
  );
}

/** English plurals end in s, Finnish ones in t. */
const looksPlural = ({ presentation }: System, term: string): boolean => {
  const { en = '', fi = '' } = presentation.terms[term] ?? {};
  return /[^su]s$/.test(en) || /[aeiouyäö]t$/.test(fi);
};

test.each(systems.map((system) => [system.id, system] as const))(
  '%s: terms that are counted have a form for one and for several',
  (_id, system) => {
    const { counted = {}, terms } = system.presentation;
    const plural = [...listTermsOfReasons(system)].filter((term) => looksPlural(system, term));
    expect(plural.filter((term) => !Object.hasOwn(counted, term) && !ONE_FORM.has(term))).toEqual([]);
    for (const term of Object.keys(counted)) expect(Object.hasOwn(terms, term)).toBe(true);
  },
);

test('a reason has the form of its number', () => {
  const noppa = systems.find(({ id }) => id === 'noppa') as System;
  const describe = (value: number, language: 'en' | 'it' | 'fi'): string =>
    describeReason(
      { rule: 'noppa.dice.pool', what: 'successes', how: 'add', value },
      createNamer(noppa, { creatures: [] }, language),
    );
  expect([describe(1, 'fi'), describe(3, 'fi')]).toEqual(['+1 onnistuminen', '+3 onnistumista']);
  expect([describe(1, 'it'), describe(-1, 'en'), describe(2, 'en')]).toEqual([
    '+1 successo',
    '-1 success',
    '+2 successes',
  ]);
});
