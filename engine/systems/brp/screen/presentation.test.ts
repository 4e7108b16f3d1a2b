import { createNamer, formatSentence, GM, type Json, LANGUAGES, type Viewer } from '@arbitro/kernel';
import { expect, test } from 'vitest';
import type { Event } from '../events.ts';
import { brp } from '../index.ts';
import { DEX, STR } from '../rules/tables.ts';
import type { World } from '../state.ts';
import { OWN_TERMS, TABLE_TERMS, termName } from './term-names.ts';

const buildCreature = (id: string, from: string, change: object = {}) => ({
  id,
  name: id[0]?.toUpperCase() + id.slice(1),
  sheet: brp.schemas.sheet.parse({ ...(brp.content[from]?.sheet as object), ...change }),
});

const traits = (des: number) => ({ characteristics: { [DEX]: des } });

/** Anna and Berto tie in turn order; the bear comes after them, and the dog is not in the fight. */
const camp = (fight: Json, change: object = {}): World =>
  brp.createWorld({
    options: brp.schemas.options.parse({}),
    scene: brp.schemas.scene.parse({ clock: 86_400 + 3 * 3_600 + 12, fight, ...change }),
    creatures: [
      { ...buildCreature('orso', 'orso', { wounds: [10] }), name: 'Bruno' },
      buildCreature('anna', 'nobody', {
        ...traits(14),
        arms: ['broadsword'],
        wounds: [3],
        diseases: [{ name: 'cold' }],
      }),
      buildCreature('berto', 'nobody', { ...traits(14), arms: ['broadsword'], body: 'hard-leather' }),
    ],
  });

const boardOf = (world: World, viewer: Viewer) => brp.presentation.board(brp.view(world, viewer));
const player: Viewer = { role: 'player', owns: ['anna'] };

test('brp.combat.dex-order: by rank; creatures that act at once share one', () => {
  const { rows, stands } = boardOf(camp({ round: 2 }), player);
  expect(rows.map(({ id, rank }) => [id, rank?.value])).toEqual([
    ['anna', 14],
    ['berto', 14],
    ['orso', 10],
  ]);
  expect(stands && formatSentence(stands, 'it', (name) => name)).toBe('Round 2 · DES 14');
});

test('brp.combat.phases: where in the round one is; brp.combat.skip-declaration', () => {
  const { phases } = boardOf(camp(true), player);
  expect(phases?.map(({ label, now }) => [label.en, now])).toEqual([
    ['Intents', false],
    ['Movement', false],
    ['Actions', true],
    ['Resolution', false],
  ]);
  const world = camp(true);
  const skipped = { ...world, options: { ...world.options, declaration: 'skipped' as const } };
  expect(boardOf(skipped, player).phases?.[0]?.label.en).toBe('Movement');
  expect(boardOf(camp(null), player).phases).toBeUndefined();
});

test('brp.combat.dex-order: creatures that have acted come after those that have not', () => {
  const world = camp(true);
  const { fight } = world;
  const later = { ...world, fight: fight && { ...fight, turns: fight.turns.slice(1) } };
  const { rows, stands } = boardOf(later, GM);
  expect(rows[0]?.id).toBe('orso');
  expect(stands && formatSentence(stands, 'en', (name) => name)).toBe('Round 1 · DEX 10');
});

test('brp.wounds.hit-point-loss: a comrade’s points are known, a foe’s are looks', () => {
  const { rows } = boardOf(camp(null), player);
  const health = (id: string) => rows.find((row) => row.id === id)?.health;
  // 10 and 13 give 12 hit points, of which 3 are lost
  expect(health('anna')).toMatchObject({ now: 9, full: 12 });
  expect(health('orso')).toMatchObject({ looks: 'badly-hurt' });
  expect(boardOf(camp(null), GM).rows.find(({ id }) => id === 'orso')?.health).toMatchObject({
    now: 7,
    full: 17,
  });
});

test('brp.disease.minor brp.armour.absorb: conditions of a creature and its armour are shown', () => {
  const { rows } = boardOf(camp(null), player);
  expect(rows.find(({ id }) => id === 'anna')?.marks).toEqual([
    { term: 'ill', rule: 'brp.disease.minor', bad: true },
  ]);
  const meters = rows.find(({ id }) => id === 'berto')?.meters;
  expect(meters?.find(({ rule }) => rule === 'brp.armour.absorb')?.value).toBe(2);
});

test('brp.time.narrative brp.spot.darkness: out of a fight the day and the hour, and the dark', () => {
  const { clock, stands } = boardOf(camp(null, { light: 'near-dark' }), player);
  expect(stands).toBeNull();
  const name = createNamer(brp, { creatures: [] }, 'it');
  expect(clock && formatSentence(clock, 'it', name)).toBe('Giorno 2, ore 03:00:12 · oscurità quasi totale');
});

test('no name of a table is another thing’s name', () => {
  const seenByType = new Map<string, unknown>();
  for (const [term, localizedText] of [...TABLE_TERMS, OWN_TERMS].flatMap((terms) => Object.entries(terms))) {
    if (seenByType.has(term)) expect(seenByType.get(term), term).toEqual(localizedText);
    seenByType.set(term, localizedText);
  }
});

test.each([
  ['parry:broadsword', 'parata (Spadone)'],
  ['parry:dagger-2', 'parata (Pugnale 2)'],
  ['parry:artigli di ferro', 'parata (artigli di ferro)'],
  ['melee-weapon:sword', 'Arma da Mischia (Spada)'],
  ['knowledge:Storia di Roma', 'Conoscenza (Storia di Roma)'],
  ['own:alchimia', 'abilità dell’ambientazione (alchimia)'],
])('brp.skills.specialisations: %s is shown as “%s”', (value, text) => {
  expect(createNamer(brp, { creatures: [] }, 'it')(value)).toBe(text);
});

test('brp.skills.specialisations: a sheet shows a specialisation as it was typed', () => {
  expect(termName('knowledge:Storia di Roma').it).toBe('Conoscenza (Storia di Roma)');
  expect(termName(STR)).toEqual({ it: 'FOR', en: 'STR', fi: 'VMA' });
});

const TOLD: readonly (readonly [Event, Readonly<Record<(typeof LANGUAGES)[number], string>>])[] = [
  [
    {
      type: 'attack-rolled',
      rule: 'brp.combat.attack-roll',
      who: 'anna',
      on: 'orso',
      with: 'broadsword',
      skill: 'melee-weapon:sword',
      level: 'special',
      rolled: true,
    },
    {
      it: 'Anna attacca Bruno (Spadone): successo speciale.',
      en: 'Anna attacks Bruno (Broadsword): special success.',
      fi: 'Anna hyökkää, kohde Bruno (Leveäteräinen miekka): erikoisonnistuminen.',
    },
  ],
  [
    {
      type: 'ranks-set',
      rule: 'brp.combat.dex-order',
      ranks: [
        { who: 'orso', rank: 10 },
        { who: 'anna', rank: 14 },
        { who: 'berto', rank: null },
      ],
      turns: [['anna'], ['orso']],
      together: [],
    },
    {
      it: 'Ordine di DES: Anna 14, Bruno 10, Berto –.',
      en: 'DEX order: Anna 14, Bruno 10, Berto –.',
      fi: 'Ketteryysjärjestys: Anna 14, Bruno 10, Berto –.',
    },
  ],
  [
    {
      type: 'declared',
      rule: 'brp.combat.declaration',
      who: 'anna',
      intent: { act: 'first-aid', with: null, on: 'berto', thrown: false, knockout: false, words: '' },
    },
    {
      it: 'Anna intende prestare Primo Soccorso a Berto.',
      en: 'Anna means to give First Aid to Berto.',
      fi: 'Anna aikoo antaa ensiapua, potilas Berto.',
    },
  ],
  [
    {
      type: 'resisted',
      rule: 'brp.resistance.roll',
      use: 'lift',
      active: 'anna',
      passive: null,
      overcome: false,
      rolled: false,
    },
    {
      it: 'Sollevare: Anna non ce la fa (senza tirare).',
      en: 'Lifting: Anna fails (no roll).',
      fi: 'Nostaminen: Anna ei onnistu (ei heittoa).',
    },
  ],
];

test.each(TOLD)('an event is described in a sentence: %o', (event, said) => {
  const world = camp(null);
  for (const language of LANGUAGES)
    expect(
      formatSentence(brp.presentation.describeEvent(event), language, createNamer(brp, world, language)),
    ).toBe(said[language]);
});
