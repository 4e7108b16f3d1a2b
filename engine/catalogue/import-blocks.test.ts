import { readdirSync, readFileSync } from 'node:fs';
import { findImporter, formatSentence, type ImportedCreature, parseImportSource } from '@arbitro/kernel';
import { expect, test } from 'vitest';
import { systems } from './index.ts';

/** Blocks of our own in every format, with what must be read of them: `npx vitest -u` writes that anew, to be read line by line. */
const FOLDER = new URL('./blocks/', import.meta.url);
const FILES = readdirSync(FOLDER).filter((name) => /\.(?:txt|json)$/u.test(name));

function readFile(name: string) {
  const source = parseImportSource(readFileSync(new URL(name, FOLDER), 'utf8'));
  const found = findImporter(systems, source);
  if (!found) throw new Error(`no format is known for ${name}`);
  return { found, creatures: found.importer.read(source).creatures };
}

const formatFeature = (feature: unknown): string => `  > ${JSON.stringify(feature)}`;

/** Which parts are played, kept as words or remarked. */
function formatCreature({ name, sheet, lines }: ImportedCreature): string {
  const {
    notes = [],
    deeds = [],
    ...numbers
  } = (sheet ?? {}) as {
    readonly notes?: readonly { readonly title: string; readonly text: string }[];
    readonly deeds?: readonly unknown[];
  };
  return [
    `== ${name}`,
    `  ${JSON.stringify(sheet === null ? null : numbers)}`,
    ...deeds.map(formatFeature),
    ...lines.flatMap(({ text, outcome, remarks }) => [
      `${outcome}: ${text.replace(/\s+/gu, ' ').slice(0, 70)}`,
      ...remarks.map(({ kind, says }) => `    ${kind}: ${formatSentence(says, 'en', String)}`),
    ]),
    `  notes: ${notes.map(({ title }) => title).join(' | ')}`,
  ].join('\n');
}

test.each(FILES)('%s: what is played, kept as words and remarked', async (name) => {
  const { found, creatures } = readFile(name);
  for (const { sheet } of creatures)
    if (sheet !== null) expect(found.system.schemas.sheet.safeParse(sheet).error?.issues ?? []).toEqual([]);
  const text = [`${found.system.id}/${found.importer.id}`, ...creatures.map(formatCreature)].join('\n\n');
  await expect(`${text}\n`).toMatchFileSnapshot(new URL(`${name}.read`, FOLDER).pathname);
});
