import { readdirSync, readFileSync } from 'node:fs';
import { findImporter, formatSentence, type ImportedCreature, parseImportSource } from '@arbitro/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { systems } from './index.ts';

/** No fact of a block is lost without a word: each is on the sheet, in a note, or in a remark. */

const CONDITIONS =
  /\b(?:blinded|charmed|deafened|frightened|grappled|incapacitated|paralyzed|petrified|poisoned|prone|restrained|stunned|unconscious)\b/giu;
const ROUNDS: Readonly<Record<string, number>> = { round: 1, minute: 10, hour: 600 };

interface Fact {
  readonly words: string;
  /** Any of these on the sheet shows it. */
  readonly shownBy: readonly string[];
}

/** Dice, difficulties, distances, durations and conditions of a text. */
function listFacts(text: string): readonly Fact[] {
  const facts: Fact[] = [];
  const add = (pattern: RegExp, shownBy: (found: RegExpMatchArray) => readonly string[]): void => {
    for (const found of text.matchAll(pattern)) facts.push({ words: found[0], shownBy: shownBy(found) });
  };
  add(/\d+d\d+(?:\s*[+−-]\s*\d+)?/giu, ([dice]) => [
    dice.replace(/\s/gu, '').replace('−', '-').toLowerCase(),
  ]);
  add(/\b(?:DC|CD) (\d+)/gu, ([, dc = '']) => [dc]);
  add(/(\d+)[- ](?:feet|foot|ft\b)/giu, ([, feet = '']) => [String((Number(feet) * 3) / 10)]);
  add(/\bfor (\d+) (round|minute|hour)/giu, ([, count = '', unit = '']) => [
    String(Number(count) * (ROUNDS[unit.toLowerCase()] ?? 1)),
  ]);
  add(CONDITIONS, ([name]) => [`"${name.toLowerCase()}"`]);
  return facts;
}

/** The facts of an entry that are nowhere to be found. */
function listLost(text: string, { sheet, lines }: ImportedCreature): readonly string[] {
  const { notes, ...numbers } = sheet as { readonly notes?: unknown };
  const numbersText = JSON.stringify(numbers);
  const said = JSON.stringify([
    notes ?? [],
    lines.flatMap(({ remarks }) => remarks.map(({ says }) => formatSentence(says, 'en', String))),
  ]);
  return listFacts(text)
    .filter(
      ({ words, shownBy }) =>
        !said.includes(words) &&
        !shownBy.some((value) =>
          new RegExp(`(?<![\\d.])${value.replace(/[+.]/gu, '\\$&')}(?![\\d.])`, 'u').test(numbersText),
        ),
    )
    .map(({ words }) => words);
}

function importText(text: string): readonly ImportedCreature[] {
  const source = parseImportSource(text);
  const found = findImporter(systems, source);
  if (!found) throw new Error(`no format is known for ${text.slice(0, 60)}`);
  return found.importer.read(source).creatures;
}

/** What the dice of hit points add follows from the Constitution; a difference is a remark. */
const HIT_DICE = /^HP \d+ \([^)]*\)/u;
/** The name stands for the whole rule. */
const NAMED_RULE = /^Pack Tactics\b/u;
const FOLDER = new URL('./blocks/', import.meta.url);
const FIFTH_EDITION = readdirSync(FOLDER).filter((name) =>
  /^(?:fifth|foundry|5|open|improved).*\.(?:txt|json)$/u.test(name),
);

test.each(FIFTH_EDITION)('%s: every fact of every part is on the sheet, in a note or in a remark', (name) => {
  const text = readFileSync(new URL(name, FOLDER), 'utf8');
  const creatures = importText(text).filter(({ sheet }) => sheet !== null);
  expect(creatures.length).toBeGreaterThan(0);
  for (const creature of creatures)
    expect(
      creature.lines
        .filter(({ text: part }) => !NAMED_RULE.test(part))
        .flatMap(({ text: part }) => listLost(part.replace(HIT_DICE, ''), creature)),
      creature.name,
    ).toEqual([]);
});

test.each(['old-school.txt', 'brp.txt', 'noppa.txt', 'rischio.txt'])(
  '%s: every number of the text is on the sheet, in a note, in a remark or follows from the others',
  (name) => {
    const text = readFileSync(new URL(name, FOLDER), 'utf8');
    const notesText = JSON.stringify(
      importText(text).map(({ name: own, sheet, lines }) => [
        own,
        sheet,
        lines.map(({ text: words, outcome }) => (outcome === 'played' ? '' : words)),
        lines.flatMap(({ remarks }) => remarks.map(({ says }) => formatSentence(says, 'en', String))),
      ]),
    );
    // the other armour class, halves and classes of challenge follow; hit dice and feet are converted
    const bare = text
      .replace(
        /(?<=\d\s?)\[\d+\]|(?<=(?:CL|HDE|Level)\/XP:?\s*)[\d+]+\/|\(?touch.*?\)|HD:? ?[\d+-]+|D[VP] ?[\d+]+/gu,
        '',
      )
      .replace(
        /\d+['"]|\d-\d+(?:\/\d-\d+)?|(?:Morale|ML)\s\d+|[13]x |#AT \d|\(\d+ points?\)|\[11\]|AC 13/gu,
        '',
      );
    const lost = [...bare.matchAll(/\d+d\d+(?:\+\d+)?|\d+/giu)]
      .map(([number]) => number.toLowerCase())
      .filter((number) => !notesText.toLowerCase().includes(number));
    expect(lost).toEqual([]);
  },
);

const oneOf = <T>(...values: readonly T[]) => fc.constantFrom(...values);
const dice = fc.tuple(fc.integer({ min: 1, max: 9 }), oneOf(4, 6, 8, 10, 12), fc.integer({ min: 1, max: 9 }));
const feet = fc.integer({ min: 1, max: 24 }).map((steps) => steps * 5);
const dc = fc.integer({ min: 8, max: 27 });
const ability = oneOf('Strength', 'Dexterity', 'Constitution', 'Wisdom');
const condition = oneOf('blinded', 'frightened', 'paralyzed', 'poisoned', 'prone', 'restrained', 'stunned');
const time = oneOf(
  'for 1 minute',
  'for 3 rounds',
  'for 1 hour',
  'until the end of its next turn',
  'until it is cured',
);
const type = oneOf('fire', 'cold', 'piercing', 'necrotic');
const damage = fc
  .tuple(dice, type)
  .map(([[count, sides, more], kind]) => `${count * more} (${count}d${sides} + ${more}) ${kind} damage`);

const AFTERWARDS = oneOf(
  '',
  ' The target can repeat the saving throw at the end of each of its turns, ending the effect on itself on a success.',
  ' Until this grapple ends, it can’t use this on another target.',
  ' If the target dies, it rises after 3 days.',
  ' On a success, it is immune for 24 hours.',
);
const attack = fc
  .tuple(feet, damage, damage, condition, time, dc, ability, AFTERWARDS)
  .chain(([reach, first, second, state, long, hard, which, then]) =>
    oneOf(
      `Melee Weapon Attack: +7 to hit, reach ${reach} ft., one target. Hit: ${first}, and the target is grappled (escape DC ${hard}).${then}`,
      `Melee Attack Roll: +7, reach ${reach} ft. Hit: ${first} plus ${second}. If the target is a Large or smaller creature, it has the ${state} condition ${long}.`,
      `Ranged Weapon Attack: +7 to hit, range ${reach}/${reach * 3} ft., one target. Hit: ${first}. The target must succeed on a DC ${hard} ${which} saving throw or take ${second} and be ${state} ${long}.${then}`,
      `Melee or Ranged Weapon Attack: +7 to hit, reach 5 ft. or range ${reach} ft., one creature. Hit: ${first}, or ${second} if used with two hands. At the start of each of its turns the target takes ${second}.`,
    ),
  );
const power = fc
  .tuple(feet, damage, condition, time, dc, ability, AFTERWARDS)
  .chain(([far, harm, state, long, hard, which, then]) =>
    oneOf(
      `Each creature in a ${far}-foot cone must make a DC ${hard} ${which} saving throw, taking ${harm} on a failed save, or half as much damage on a successful one.${then}`,
      `${which} Saving Throw: DC ${hard}, each creature in a ${far}-foot-long, 5-foot-wide Line. Failure: ${harm}, and the target has the ${state} condition ${long}. Success: Half damage only.`,
      `Each creature of its choice within ${far} feet must succeed on a DC ${hard} ${which} saving throw or be ${state} ${long} and pushed ${far} feet away.${then}`,
      `One creature within ${far} feet takes ${harm} and is ${state} ${long}.`,
      `It teleports up to ${far} feet. Then each creature within 10 feet of it makes a DC ${hard} ${which} saving throw or falls ${state}.`,
    ),
  );

const HEAD = `Trial beast
Large monstrosity, unaligned
Armor Class 15 (natural armor)
Hit Points 52 (7d10 + 14)
Speed 40 ft.
STR DEX CON INT WIS CHA
18 (+4) 12 (+1) 14 (+2) 3 (−4) 12 (+1) 6 (−2)
Senses passive Perception 11
Challenge 5 (1,800 XP)
Actions`;

test('words put together at random lose no fact', () => {
  fc.assert(
    fc.property(attack, power, oneOf('', ' (Recharge 5–6)', ' (2/Day)'), (strike, blast, use) => {
      const [creature] = importText(`${HEAD}\nStrike. ${strike}\nBlast${use}. ${blast}`);
      if (!creature) throw new Error('no creature was read');
      expect([...listLost(strike, creature), ...listLost(blast, creature)]).toEqual([]);
      expect(systems.find(({ id }) => id === 'quinta')?.schemas.sheet.safeParse(creature.sheet).success).toBe(
        true,
      );
    }),
    { numRuns: 300 },
  );
});
