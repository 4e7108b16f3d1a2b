import { describe, expect, test } from 'vitest';
import { findTextFaults, listTranslations } from './check-texts.ts';
import { PROJECT_ROOT } from './lib/report.ts';
import { createTestProject } from './lib/test-project.fixture.ts';
import { findTextsOfOtherLanguage, type Translations } from './lib/text-language.ts';

const pathOf = (name: string) => `engine/systems/duel/${name}`;
const buildCatalogue = (language: string, wounded: string) =>
  `export const ${language} = { events: { wounded: ${JSON.stringify(wounded)}, 'fight-began': '!' } };`;

const DUEL_SYSTEM = {
  [pathOf('text/en.ts')]: buildCatalogue('en', '{who} loses {n} {n, plural, one {point} other {points}}.'),
  [pathOf('text/it.ts')]: buildCatalogue('it', '{who} perde {n} {n, plural, one {punto} other {punti}}.'),
  [pathOf('text/fi.ts')]: buildCatalogue('fi', '{n, plural, one {Piste} other {Pisteitä}} {n}: {who}.'),
  [pathOf('presentation.ts')]: `import { TEXT } from './text/index.ts';
    export const said = (fought: boolean) => fought ? TEXT.events['fight-began'] : TEXT.events.wounded;`,
};

const findFaultsWith = (files: Readonly<Record<string, string>>) =>
  findTextFaults(createTestProject({ ...DUEL_SYSTEM, ...files }));

test('texts with the same keys and parts in all languages have no faults', async () => {
  expect(await findFaultsWith({})).toEqual([]);
});

test('a part that is missing in one language', async () => {
  expect(
    await findFaultsWith({ [pathOf('text/fi.ts')]: buildCatalogue('fi', '{who} menettää pisteitä.') }),
  ).toEqual(['engine/systems/duel/text/fi.ts: events.wounded does not show {n}']);
});

test('a part that only one language has', async () => {
  expect(
    await findFaultsWith({ [pathOf('text/it.ts')]: buildCatalogue('it', '{chi} perde {n} punti, {who}.') }),
  ).toEqual(['engine/systems/duel/text/it.ts: events.wounded shows {chi}, which English does not']);
});

test('a form chosen by what the other language does not have', async () => {
  const text = buildCatalogue('fi', '{who} {n} {m, plural, one {a} other {b}}');
  expect(await findFaultsWith({ [pathOf('text/fi.ts')]: text })).toEqual([
    'engine/systems/duel/text/fi.ts: events.wounded chooses by {m}, which English does not have',
  ]);
});

test('a text that is no ICU message, the old way to write plurals among them', async () => {
  const faults = await findFaultsWith({
    [pathOf('text/en.ts')]: buildCatalogue('en', '{who} {n} {n|point|points}'),
  });
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatch('engine/systems/duel/text/en.ts: events.wounded is no ICU message');
});

test('an apostrophe that hides a part', async () => {
  expect(await findFaultsWith({ [pathOf('text/it.ts')]: buildCatalogue('it', "dell'{who}: {n}") })).toContain(
    'engine/systems/duel/text/it.ts: events.wounded does not show {who}',
  );
});

test('a key that one language lacks, and one that only it has', async () => {
  const it = "export const it = { events: { hurt: '{who} {n}', 'fight-began': '!' } };";
  expect(await findFaultsWith({ [pathOf('text/it.ts')]: it })).toEqual([
    'engine/systems/duel/text/it.ts: has no events.wounded',
    'engine/systems/duel/text/it.ts: events.hurt is not in English',
  ]);
});

test('a key that nothing uses', async () => {
  expect(
    await findFaultsWith({ [pathOf('presentation.ts')]: 'export const said = TEXT.events.wounded;' }),
  ).toEqual(['engine/systems/duel/text/en.ts: nothing uses events.fight-began']);
});

test('the text of an event that is not declared', async () => {
  const files = {
    [pathOf('presentation.ts')]: 'export const describe = createEventDescriber(TEXT.events, {});',
    [pathOf('rules.ts')]: "export const wounded = event('wounded', fields<{ who: string }>());",
  };
  expect(await findFaultsWith(files)).toEqual([
    'engine/systems/duel/text/en.ts: nothing uses events.fight-began',
  ]);
});

describe('a text in the file of another language', async () => {
  const all = await listTranslations(PROJECT_ROOT);
  const index = all.findIndex(
    ({ folder, key }) => folder === 'engine/systems/quinta/text' && key === 'events.wounded',
  );
  const findFaultsAfter = (change: (texts: Translations['texts']) => Translations['texts']) =>
    findTextsOfOtherLanguage(
      all.map((item, textIndex) => (textIndex === index ? { ...item, texts: change(item.texts) } : item)),
    );

  test('is none of ours', () => {
    expect(findFaultsAfter((texts) => texts)).toEqual([]);
  });

  test('is found if two are swapped', () => {
    expect(findFaultsAfter(({ en, it, fi }) => ({ en, it: fi, fi: it }))).toEqual([
      'engine/systems/quinta/text/it.ts: events.wounded is swapped with engine/systems/quinta/text/fi.ts',
    ]);
  });

  test('is found if it was copied and not translated', () => {
    expect(findFaultsAfter(({ en, it }) => ({ en, it, fi: en }))).toEqual([
      'engine/systems/quinta/text/fi.ts: events.wounded is the text of engine/systems/quinta/text/en.ts',
    ]);
  });

  test('is found if it is another text in a wrong language', () => {
    const english = '{who} loses {points, plural, one {a hit point} other {# hit points}} because of it.';
    expect(findFaultsAfter(({ en, fi }) => ({ en, it: english, fi }))).toEqual([
      'engine/systems/quinta/text/it.ts: events.wounded reads like en',
    ]);
    const finnish = '{who} antaa varusteen toiselle: {points}.';
    expect(findFaultsAfter(({ it, fi }) => ({ en: finnish, it, fi }))).toEqual([
      'engine/systems/quinta/text/en.ts: events.wounded reads like fi',
    ]);
  });
});

test('a branch that is read by a key of the run, spread or handed on is used whole', async () => {
  for (const use of [
    'TEXT.events[kind]',
    '{ ...TEXT.events }',
    'tell(TEXT)',
    'x as keyof typeof TEXT.events',
  ])
    expect(await findFaultsWith({ [pathOf('presentation.ts')]: `export const said = ${use};` })).toEqual([]);
});

test('a test alone does not make a text used', async () => {
  expect(
    await findFaultsWith({ [pathOf('presentation.ts')]: '', [pathOf('presentation.test.ts')]: 'use(TEXT);' }),
  ).toHaveLength(2);
});
