import {
  createNamer,
  formatSentence,
  GM,
  type Json,
  LANGUAGES,
  type Viewer,
  type ZonesScene,
} from '@arbitro/kernel';
import { describe, expect, test } from 'vitest';
import { actionSchema } from '../actions.ts';
import type { Event } from '../events.ts';
import { whitebox } from '../index.ts';
import type { World } from '../state.ts';
import { TEXT } from '../text/index.ts';
import { OWN_TERMS, TABLE_TERMS } from './term-names.ts';

const buildCreature = (id: string, from: string, change: object = {}) => ({
  id,
  name: id[0]?.toUpperCase() + id.slice(1),
  sheet: whitebox.schemas.sheet.parse({ ...(whitebox.content[from]?.sheet as object), ...change }),
});

const table = (scene: object = {}, options: object = {}, change: object = {}): World =>
  whitebox.createWorld({
    options: whitebox.schemas.options.parse(options),
    scene: whitebox.schemas.scene.parse(scene),
    creatures: [
      buildCreature('anna', 'brando', { hp: 9, maxHp: 16, ...change }),
      buildCreature('bruto', 'ogre', { hp: 8, maxHp: 19 }),
      buildCreature('berto', 'mirtilla', { lights: [{ kind: 'torch', lit: true, minutesLeft: 40 }] }),
    ],
  });

const tableInFight = (fight: Json = {}, options: object = {}): World =>
  table({ fight: { round: 2, initiative: { party: 3, foes: 5 }, ...(fight as object) } }, options);

const player: Viewer = { role: 'player', owns: ['anna'] };
const boardOf = (world: World, viewer: Viewer) => whitebox.presentation.board(whitebox.view(world, viewer));
const boardInItalian = (world: World) => createNamer(whitebox, world, 'it');

describe('the board of a fight', () => {
  test('whitebox.combat.side-actions: side after side, under its roll', () => {
    const world = tableInFight();
    const { rows, stands } = boardOf(world, GM);
    const underTexts = rows.map(({ id, under }) => [
      id,
      under && formatSentence(under, 'it', boardInItalian(world)),
    ]);
    expect(underTexts).toEqual([
      ['bruto', 'Iniziativa 5 · i nemici'],
      ['anna', 'Iniziativa 3 · il gruppo'],
      ['berto', 'Iniziativa 3 · il gruppo'],
    ]);
    expect(stands && formatSentence(stands, 'it', boardInItalian(world))).toBe('Round 2 · i nemici');
  });

  test('whitebox.combat.initiative-tie-simultaneous: sides that tie stand together', () => {
    const world = tableInFight({ initiative: { party: 4, foes: 4 } });
    const { stands } = boardOf(world, GM);
    expect(stands && formatSentence(stands, 'en', createNamer(whitebox, world, 'en'))).toBe(
      'Round 2 · at once: the party, the foes',
    );
  });

  test('whitebox.combat.alt-sequence whitebox.combat.declared-intent: the steps of the round', () => {
    const labels = (options: object, round: number) =>
      boardOf(tableInFight({ round }, options), GM).phases?.map(({ label }) => label.en);
    expect(labels({}, 2)).toEqual(['Spells', 'Actions']);
    expect(labels({}, 1)).toEqual(['Initiative', 'Spells', 'Actions']);
    expect(labels({ combatDeclareIntent: true }, 2)?.[0]).toBe('Intents');
    expect(labels({ combatSequence: 'alternative' }, 2)).toEqual(['Spells', 'Missiles', 'Melee', 'Movement']);
    const now = boardOf(tableInFight(), GM).phases?.filter((phase) => phase.now);
    expect(now?.map(({ label }) => label.en)).toEqual(['Actions']);
    expect(boardOf(table(), GM).phases).toBeUndefined();
  });

  test('whitebox.combat.alt-dexterity-order: comrades by Dexterity', () => {
    const ours = boardOf(tableInFight({}, { combatSequence: 'alternative' }), player).rows.filter(
      (row) => row.ours,
    );
    expect(ours.map(({ id, rank }) => [id, rank?.value])).toEqual([
      ['berto', 17],
      ['anna', 11],
    ]);
  });

  test('whitebox.combat.melee-range: who is in melee, and where every creature stands', () => {
    const near = boardOf(tableInFight({ at: { anna: 0, berto: 0, bruto: 10 } }), GM).rows;
    expect(near.every(({ marks }) => marks.some(({ term }) => term === 'in-melee'))).toBe(true);
    const far = boardOf(tableInFight({ at: { anna: 0, berto: 0, bruto: 11 } }), GM).rows;
    expect(far.some(({ marks }) => marks.some(({ term }) => term === 'in-melee'))).toBe(false);
    expect(far[0]?.meters.at(-1)?.value).toBe(11);
  });
});

test('whitebox.damage.apply: a comrade’s points are known, a foe’s are looks', () => {
  const health = (id: string, viewer: Viewer) =>
    boardOf(table(), viewer).rows.find((row) => row.id === id)?.health;
  expect(health('anna', player)).toMatchObject({ now: 9, full: 16 });
  expect(health('bruto', player)).toHaveProperty('looks');
  expect(health('bruto', GM)).toMatchObject({ now: 8 });
});

test('whitebox.attack.ac-system: the armour class as the table writes it', () => {
  const shown = (options: object, change: object = {}) =>
    boardOf(table({}, options, change), player).rows[0]?.meters[0]?.value;
  expect(shown({})).toBe(4);
  expect(shown({ attackAcSystem: 'ascending' })).toBe(15);
  expect(shown({ attackAcSystem: 'ascending' }, { conditions: ['shielded'] })).toBe(19);
});

test('whitebox.time.turn whitebox.exploration.light-duration: out of a fight the hour and the light left', () => {
  const { clock, stands } = boardOf(table({ clock: 1440 + 130 }), player);
  expect(stands).toBeNull();
  expect(clock && formatSentence(clock, 'it', (name) => name)).toBe('Giorno 2, ore 02:10 · luce per 40 min');
});

function zonesOf(world: World): ZonesScene {
  const { scene } = boardOf(world, GM);
  if (scene?.kind !== 'zones') throw new Error('the scene is no map of zones');
  return scene;
}

test('whitebox.exploration.open-door: rooms are zones, and a shut door is hard to pass', () => {
  const place = {
    rooms: ['atrio', 'cripta', 'pozzo'],
    doors: [
      { id: 'portone', between: ['atrio', 'cripta'] },
      { id: 'scala', between: ['cripta', 'pozzo'], open: true, held: true },
    ],
  };
  const world = table(place, {}, { room: 'cripta' });
  const scene = zonesOf(world);
  expect(scene.zones).toEqual([
    { id: 'atrio', who: ['bruto', 'berto'] },
    { id: 'cripta', who: ['anna'] },
    { id: 'pozzo', who: [] },
  ]);
  expect(scene.borders.map(({ difficult }) => difficult)).toEqual([true, false]);
  expect(boardOf(table(), GM).scene).toBeNull();
  const unplaced = { ...world, creatures: world.creatures.map((anybody) => ({ ...anybody, room: null })) };
  expect(zonesOf(unplaced).zones.at(-1)).toEqual({
    id: 'elsewhere',
    who: ['anna', 'bruto', 'berto'],
  });
});

test('no name of a table is another thing’s name', () => {
  const seenByType = new Map<string, unknown>();
  for (const [term, localizedText] of [...TABLE_TERMS, OWN_TERMS].flatMap((terms) => Object.entries(terms))) {
    if (seenByType.has(term)) expect(seenByType.get(term), term).toEqual(localizedText);
    seenByType.set(term, localizedText);
  }
});

test('every part of an action has words', () => {
  const { options } = (actionSchema as unknown as { def: { options: readonly Part[] } }).def;
  for (const { shape } of options) {
    const [type] = shape.type?.def.values ?? [];
    const { slots } = TEXT.actions[type as keyof typeof TEXT.actions];
    for (const part of Object.keys(shape).filter((key) => key !== 'type'))
      expect(Object.keys(slots), `${type}.${part}`).toContain(part);
  }
});
interface Part {
  readonly shape: Readonly<Record<string, { readonly def: { readonly values?: readonly string[] } }>>;
}

type Told = readonly [Event, Readonly<Record<(typeof LANGUAGES)[number], string>>];
const TOLD: readonly Told[] = [
  [
    {
      type: 'attack-rolled',
      rule: 'whitebox.attack.roll',
      who: 'anna',
      on: 'bruto',
      with: 'sword',
      hit: true,
    },
    {
      it: 'Anna attacca Bruto (Spada): a segno.',
      en: 'Anna attacks Bruto (Sword): a hit.',
      fi: 'Anna hyökkää, kohde Bruto (Miekka): osuma.',
    },
  ],
  [
    {
      type: 'initiative-rolled',
      rule: 'whitebox.combat.initiative',
      initiative: { party: 2, foes: 6 },
      order: [['foes'], ['party']],
    },
    {
      it: 'Iniziativa: i nemici 6, il gruppo 2.',
      en: 'Initiative: the foes 6, the party 2.',
      fi: 'Aloite: viholliset 6, seurue 2.',
    },
  ],
  [
    {
      type: 'declared',
      rule: 'whitebox.combat.declared-intent',
      who: 'anna',
      intent: { type: 'cast', spell: 'warm-hands', on: ['berto'] },
    },
    {
      it: 'Anna intende lanciare Mani Calde su Berto.',
      en: 'Anna means to cast Warm Hands on Berto.',
      fi: 'Anna aikoo loitsia: Lämpimät kädet, kohde Berto.',
    },
  ],
  [
    {
      type: 'morale-checked',
      rule: 'whitebox.morale.check',
      who: ['bruto', 'anna'],
      morale: 'surrender',
      rolled: true,
    },
    { it: 'Bruto, Anna: si arrendono.', en: 'Bruto, Anna surrender.', fi: 'Bruto, Anna antautuvat.' },
  ],
  [
    {
      type: 'went',
      rule: 'whitebox.movement.modes',
      who: ['anna'],
      to: 'cripta',
      pace: 'careful',
      feet: 60,
      minutes: 5,
    },
    {
      it: 'Anna percorre 60 piedi (cripta, movimento cauto) in 5 minuti.',
      en: 'Anna goes 60 feet (crypt, careful movement) in 5 minutes.',
      fi: 'Anna kulkee 60 jalkaa (krypta, liike: varovainen), aikaa kuluu 5 minuuttia.',
    },
  ],
];

test.each(TOLD)('an event is described in a sentence: %o', (event, said) => {
  const world = table();
  for (const language of LANGUAGES)
    expect(
      formatSentence(
        whitebox.presentation.describeEvent(event),
        language,
        createNamer(whitebox, world, language),
      ),
    ).toBe(said[language]);
});
