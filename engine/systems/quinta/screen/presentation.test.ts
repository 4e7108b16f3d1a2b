import { readFileSync } from 'node:fs';
import { formatSentence, GM, type Language, type Sentence, type Viewer } from '@arbitro/kernel';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { type Event, eventTypes } from '../events.ts';
import { quinta } from '../index.ts';
import { CONDITION_NAMES, CONDITIONS } from '../rules/effects.ts';
import { RULES } from '../rules.ts';
import type { World } from '../state.ts';

const buildCreature = (id: string, from: string, change: object = {}) => ({
  id,
  name: id[0]?.toUpperCase() + id.slice(1),
  sheet: quinta.schemas.sheet.parse({ ...(quinta.content[from]?.sheet as object), ...change }),
});

const SETUP = { options: quinta.schemas.options.parse({}), scene: quinta.schemas.scene.parse({}) };

/** Anna is hurt and burning, Berto is dying, and the wolf is prone. */
const buildCamp = (scene: object = {}): World =>
  quinta.createWorld({
    options: quinta.schemas.options.parse({}),
    scene: quinta.schemas.scene.parse({
      clock: 86_400 + 3 * 3_600 + 720,
      map: { ground: ['......', '......', '......'] },
      things: [{ name: 'Door', at: [5, 2] }],
      ...scene,
    }),
    creatures: [
      buildCreature('lupo', 'lupo-nero', { at: [4, 1], hp: 5, fullHp: 11, conditions: ['prone'] }),
      buildCreature('anna', 'brigida', { at: [1, 1], hp: 20, fullHp: 28, temporary: 4, burning: true }),
      buildCreature('berto', 'silvano', { at: [0, 0], hp: 0, fullHp: 24, failures: 1 }),
    ],
  });
const FIGHT = { fight: { round: 2, order: { anna: 17, berto: 12, lupo: 14 }, turn: 'anna' } };

/** Creatures by name, everything else by its term. */
const namesIn =
  (language: Language) =>
  (value: string): string =>
    buildCamp().creatures.find(({ id }) => id === value)?.name ??
    quinta.presentation.terms[value]?.[language] ??
    value;

const player: Viewer = { role: 'player', owns: ['anna'] };
const boardOf = (world: World, viewer: Viewer) => quinta.presentation.board(quinta.view(world, viewer));
const rowOf = (world: World, viewer: Viewer, id: string) => {
  const row = boardOf(world, viewer).rows.find((other) => other.id === id);
  if (!row) throw new Error(`${id} is not on the board`);
  return row;
};

describe('the board', () => {
  test('quinta.initiative.order: from the highest down, and in which round', () => {
    const { rows, stands } = boardOf(buildCamp(FIGHT), player);
    expect(rows.map(({ id, rank }) => [id, rank?.value])).toEqual([
      ['anna', 17],
      ['lupo', 14],
      ['berto', 12],
    ]);
    expect(stands && formatSentence(stands, 'it', (name) => name)).toBe('Round 2');
  });

  test('quinta.hp.bloodied: a comrade’s hit points are known, a monster’s are looks', () => {
    expect(rowOf(buildCamp(), player, 'anna').health).toMatchObject({ now: 20, full: 28 });
    expect(rowOf(buildCamp(), player, 'lupo').health).toMatchObject({ looks: 'bloodied' });
    expect(rowOf(buildCamp(), GM, 'lupo').health).toMatchObject({ now: 5, full: 11 });
  });

  test('quinta.conditions.general: conditions of a creature are shown, with their rules', () => {
    const marksOf = (id: string) =>
      rowOf(buildCamp(), player, id).marks.map(({ term, rule }) => [term, rule]);
    expect(marksOf('anna')).toEqual([['burning', 'quinta.hazards.burning']]);
    expect(marksOf('lupo')).toEqual([['prone', 'quinta.conditions.prone']]);
    expect(marksOf('berto')).toEqual([
      ['dying', 'quinta.death.saves'],
      ['unconscious', 'quinta.conditions.unconscious'],
    ]);
  });

  test('quinta.death.saves: who has fallen is dying before the first save, the Stable and the dead are not', () => {
    const fallen = [
      buildCreature('berto', 'silvano', { hp: 0, fullHp: 24 }),
      buildCreature('carla', 'brigida', { hp: 0, fullHp: 24, life: 'stable' }),
      buildCreature('dino', 'brigida', { hp: 0, fullHp: 24, life: 'dead' }),
    ];
    const world = quinta.createWorld({ ...SETUP, creatures: fallen });
    const marksOf = (id: string) => rowOf(world, GM, id).marks.map(({ term }) => term);
    expect(['berto', 'carla', 'dino'].map((id) => marksOf(id)[0])).toEqual(['dying', 'stable', 'dead']);
  });

  test('quinta.initiative.order: the dead have no place in it', () => {
    const { creatures, ...rest } = buildCamp(FIGHT);
    const world = {
      ...rest,
      creatures: creatures.map((other) =>
        other.id === 'lupo' ? { ...other, hp: 0, life: 'dead' as const } : other,
      ),
    };
    expect(boardOf(world, player).rows.map(({ id, rank }) => [id, rank?.value])).toEqual([
      ['anna', 17],
      ['berto', 12],
      ['lupo', undefined],
    ]);
  });

  test('quinta.conditions.exhausted: with the number of levels, from any cause', () => {
    const level = (cause: string, n: number) => ({ condition: 'exhausted', cause, level: n });
    const tired = buildCreature('carla', 'brigida', { conditions: [level('thirst', 1), level('march', 2)] });
    const world = quinta.createWorld({ ...SETUP, creatures: [tired] });
    expect(rowOf(world, GM, 'carla').marks).toEqual([
      { term: 'exhausted', rule: 'quinta.conditions.exhausted', bad: true, level: 3 },
    ]);
  });

  test('quinta.d20.armor-class: it and temporary hit points stand beside, but not a monster’s', () => {
    expect(rowOf(buildCamp(), player, 'anna').meters.map(({ value }) => value)).toEqual([18, 4]);
    expect(rowOf(buildCamp(), player, 'lupo').meters).toEqual([]);
  });

  test('quinta.travel.pace: out of a fight the day, the hour and the pace', () => {
    const world = buildCamp();
    const clockText = ({ clock }: { readonly clock: Sentence | null }) =>
      clock && formatSentence(clock, 'it', namesIn('it'));
    expect(clockText(boardOf(world, player))).toBe('Giorno 2, ore 3:12');
    const onTheWay = { ...world, journey: { ...world.journey, pace: 'slow' as const } };
    expect(clockText(boardOf(onTheWay, player))).toBe('Giorno 2, ore 3:12 · passo lento');
  });
});

describe('the sheet', () => {
  const sheetOf = (viewer: Viewer, id: string) => {
    const view = quinta.view(buildCamp(), viewer) as unknown as {
      readonly creatures: readonly { id: string }[];
    };
    const input = view.creatures.find((other) => other.id === id);
    return quinta.presentation.character(input as never, view as never);
  };
  const fieldOf = (label: string, title: string) => {
    const section = sheetOf(player, 'anna').find((other) => other.title.en === title);
    const isCalledSo = ({ label: said }: { readonly label: unknown }) =>
      (said as { readonly en: string }).en === label;
    return section?.fields.find(isCalledSo);
  };

  test('quinta.proficiency.saving-throws: a number with the reasons that make it', () => {
    expect(fieldOf('Constitution', 'Saving throws')).toMatchObject({
      value: 4,
      because: [
        { what: 'con', value: 2 },
        { what: 'proficiency', value: 2 },
      ],
    });
  });

  test('quinta.attack.ability: a weapon with what it adds, its damage and its range', () => {
    expect(fieldOf('Javelin', 'Attacks and powers')).toMatchObject({
      value: 5,
      detail: { en: '1d6 piercing, 9/36 m', it: '1d6 perforante, 9/36 m' },
    });
    expect(fieldOf('Longsword', 'Equipment')).toMatchObject({ detail: { en: '1.5 kg', it: '1,5 kg' } });
  });

  test('quinta.hp.bloodied: of a monster one reads what one sees', () => {
    const sections = sheetOf(player, 'lupo');
    expect(sections.map(({ title }) => title.en)).toEqual(['What is seen']);
    expect(sections[0]?.fields.map(({ value }) => value)).toEqual(['bloodied', 'medium', 'before']);
    expect(sheetOf(GM, 'lupo').length).toBeGreaterThan(4);
  });
});

const tellEvent = (event: unknown, language: Language = 'it'): string =>
  formatSentence(quinta.presentation.describeEvent(event as Event), language, namesIn(language));

describe('the sentences of events', () => {
  test.each([
    [{ type: 'fight-ended', winner: 'heroes' }, 'Il combattimento è finito. Vincitori: gli eroi.'],
    [{ type: 'moved', who: 'anna', to: null, spent: 4.5, willing: true }, 'Anna si muove di 4,5 m.'],
    [{ type: 'moved', who: 'anna', to: { x: 2, y: 3 }, spent: 1.5, willing: false }, 'Anna finisce in C4.'],
    [{ type: 'fell', who: 'anna', metres: 2.5 }, 'Anna cade per 2,5 m.'],
    [{ type: 'jumped', who: 'anna', metres: 1.5, cleared: false }, 'Il salto di Anna si interrompe.'],
    [{ type: 'condition-lost', who: 'anna', condition: 'prone' }, 'Anna non è più: Prono.'],
    [
      { type: 'condition-lost', who: 'anna', condition: 'prone', still: true },
      'Anna: Prono, per un motivo in meno.',
    ],
    [{ type: 'hit-die-spent', who: 'anna', left: 1 }, 'Anna spende un Dado Vita; ne resta 1.'],
    [{ type: 'fasted', who: 'anna', fasting: 0, thirsty: false }, 'Anna ha mangiato e bevuto a sufficienza.'],
    [
      { type: 'fasted', who: 'anna', fasting: 1, thirsty: true },
      'Anna: 1 giorno senza abbastanza cibo. Anna: troppo poca acqua.',
    ],
    [{ type: 'time-passed', clock: 86_400 + 66 }, 'Passa il tempo: giorno 2 · 0:01:06.'],
    [{ type: 'wounded', who: 'anna', points: 1, hp: 3 }, 'Anna subisce 1 danno: restano 3 punti ferita.'],
  ])('%j', (event, text) => {
    expect(tellEvent(event)).toBe(text);
  });

  test('quinta.attack.opportunity: a blow at who leaves is called so, and an empty place is none’s name', () => {
    const plain = { by: 'anna', on: null, thing: null, with: 'longsword', cover: 'none', sources: [] };
    const blow = { type: 'attacked', ...plain, hit: false };
    expect(tellEvent({ ...blow, critical: false, opportunity: false }, 'en')).toBe(
      'Anna attacks a place (Longsword): a miss.',
    );
    expect(tellEvent({ ...blow, on: 'lupo', hit: true, critical: true, opportunity: true })).toBe(
      'Attacco di opportunità: Anna attacca Lupo (spada lunga): colpo critico!',
    );
  });
});

test('quinta.d20.advantage: its sources are shown, and what cancels it', () => {
  const sources = [
    { what: 'long-range', mode: 'disadvantage' },
    { what: 'help', mode: 'advantage' },
    { what: 'poisoned', mode: 'disadvantage' },
  ];
  const shot = { type: 'attacked', by: 'berto', on: 'lupo', thing: null, with: 'longbow', cover: 'half' };
  expect(tellEvent({ ...shot, hit: false, critical: false, opportunity: false, sources })).toBe(
    'Berto attacca Lupo (arco lungo; mezza copertura): mancato. Vantaggio: aiuto. Svantaggio: lunga gittata, Avvelenato.',
  );
  const check = { type: 'checked', who: 'anna', ability: 'wis', skill: 'perception', success: true };
  expect(tellEvent({ ...check, rolled: true, sources: sources.slice(1, 2) }, 'en')).toBe(
    'Anna – check (Perception): succeeds. Advantage: help.',
  );
});

test('the reasons of disadvantage are shown for initiative and hiding too', () => {
  const sources = [{ what: 'surprised', mode: 'disadvantage' }];
  expect(tellEvent({ type: 'initiative-rolled', who: ['lupo'], initiative: 7, sources }, 'en')).toBe(
    'Initiative 7: Lupo. Disadvantage: surprised.',
  );
  expect(tellEvent({ type: 'hid', who: 'anna', hidden: null, sources }, 'fi')).toBe(
    'Anna ei pääse piiloon. Haitta: yllätetty.',
  );
});

test('quinta.movement.difficult-terrain: difficult ground is shown', () => {
  const step = { type: 'moved', who: 'anna', to: { x: 1, y: 1 }, spent: 3, diagonals: 0, willing: true };
  expect(tellEvent({ ...step, difficult: true })).toBe('Anna va in B2. Terreno difficile.');
  expect(tellEvent({ ...step, difficult: true }, 'fi')).toBe(
    'Anna siirtyy ruutuun B2. Vaikeakulkuista maastoa.',
  );
  expect(tellEvent(step, 'en')).toBe('Anna moves to B2.');
});

test('quinta.initiative.order: the dead keep their place in it and are not named', () => {
  const order = ['anna', 'lupo', 'berto'].map((who, index) => ({ who, initiative: 20 - index }));
  expect(tellEvent({ type: 'order-set', order, turn: 0, out: ['lupo'] })).toBe('Ordine: Anna 20, Berto 18.');
});

test('quinta.actions.bonus-action: it has this name, and the limit of a score is shown', () => {
  expect(tellEvent({ type: 'action-taken', who: 'anna', action: 'bonus-action' })).toBe(
    'Anna: azione bonus.',
  );
  expect(tellEvent({ type: 'healed', who: 'anna', points: 3, hp: 28, limited: true }, 'fi')).toBe(
    'Anna saa takaisin 3 kestopistettä, nyt 28. Se on enimmäismäärä.',
  );
  const capped = { type: 'score-set', who: 'anna', ability: 'str', score: 20, limited: 'most' };
  expect(tellEvent(capped, 'en')).toBe('Anna: Strength 20. It goes no higher.');
});

test.each(CONDITION_NAMES)('quinta.conditions.general: %s is called as its rule is', (condition) => {
  const { title } = RULES[CONDITIONS[condition].rule];
  const lower = (said: object) => JSON.stringify(said).toLowerCase();
  const { en, it, fi } = title;
  const { [condition]: term } = quinta.presentation.terms;
  expect(lower({ en: term?.en, it: term?.it, fi: term?.fi })).toBe(lower({ en, it, fi }));
});

const isSaid = (value: string): boolean => Object.hasOwn(quinta.presentation.terms, value);
/** Dice are the same in every language. */
const isDice = (value: string): boolean => /^\d+(?:d\d+)?$/.test(value);

test.each([
  ['without a fight', buildCamp()],
  ['in a fight', buildCamp(FIGHT)],
])('everything that is offered %s has a text', (_, world) => {
  const own = world.creatures.flatMap(({ id, deeds, items }) => [
    id,
    ...[...deeds, ...items].map((thing) => thing.id),
  ]);
  const known = new Set([...own, ...world.things.map(({ id }) => id)]);
  const unsaid = quinta.offers(world, GM).flatMap(({ action, slots }) =>
    Object.entries(slots).flatMap(([path, question]) =>
      ('options' in question ? question.options : [])
        .filter((option) => typeof option === 'string')
        .filter((option) => !known.has(option) && !isSaid(option) && !isDice(option))
        .map((option) => `${action.type}.${path}: ${option}`),
    ),
  );
  expect(unsaid).toEqual([]);
});

const README = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

test('every label and answer that the README lists has a text', () => {
  const [, table = ''] = /### Answers[\s\S]*?\|---\|---\|---\|\n([\s\S]*?)\n\n/.exec(README) ?? [];
  const listed = [...table.matchAll(/`([a-z-]+)`/g)].map(([, name = '']) => name);
  expect(listed.length).toBeGreaterThan(30);
  expect(listed.filter((name) => !isSaid(name))).toEqual([]);
});

test('the README has an example of every action, and each can be read', () => {
  const shown = [...README.matchAll(/`(\{ type: .*?\})`(?=,| \|)/g)].map(([, text = '']) => parse(text));
  for (const example of shown)
    expect(quinta.schemas.action.safeParse(example).error, JSON.stringify(example)).toBeUndefined();
  expect(new Set(shown.map(({ type }) => type))).toEqual(new Set(Object.keys(quinta.presentation.actions)));
});

test('the README names every event, option, refusal and creature of ours', () => {
  const names = [
    ...eventTypes,
    ...Object.keys(quinta.options),
    ...Object.keys(quinta.refusals),
    ...Object.keys(quinta.content),
  ];
  expect(names.filter((name) => !README.includes(`\`${name}\``))).toEqual([]);
});
