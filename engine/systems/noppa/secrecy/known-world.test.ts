import { GM, type HiddenThings, NOTHING_HIDDEN, type Viewer } from '@arbitro/kernel';
import { describe, expect, test } from 'vitest';
import { noppa } from '../index.ts';
import { TOUGHNESS } from '../rules/tables.ts';
import type { Creature, Fight, World } from '../state.ts';

const buildCreature = (id: string, sheet: object = {}) => ({
  id,
  name: id.toUpperCase(),
  sheet: noppa.schemas.sheet.parse(sheet),
});
const foe = {
  kind: 'foe',
  body: 8,
  fullBody: 13,
  actions: 3,
  tns: { mundane: 4 },
  attacks: [{ id: 'pure', tn: 5 }],
};
const sceneOf = (scene: object) => noppa.schemas.scene.parse(scene);
const village = noppa.createWorld({
  options: noppa.schemas.options.parse({}),
  scene: sceneOf({ zones: ['piha', 'lato', 'metsa'], borders: [{ between: ['piha', 'lato'] }] }),
  creatures: [
    buildCreature('aino', { actions: 3 }),
    buildCreature('veli', { actions: 2 }),
    buildCreature('susi', foe),
    buildCreature('karhu', { ...foe, actions: 2 }),
    buildCreature('hiisi', { ...foe, zone: 'lato' }),
  ],
});
const fight: Fight = {
  round: 1,
  tick: 3,
  phase: 'acting',
  order: ['susi', 'aino', 'veli', 'karhu', 'hiisi'],
  pending: [],
  passed: [],
  melees: [
    { id: 'melee-4', zone: 'piha', members: ['veli', 'karhu'] },
    { id: 'melee-2', zone: 'piha', members: ['susi', 'aino'] },
  ],
  formed: 5,
  over: false,
  winner: null,
};
const buildFightWorld = (
  more: Partial<Fight> = {},
  change: Readonly<Record<string, Partial<Creature>>> = {},
): World => ({
  ...village,
  creatures: village.creatures.map((each) => ({ ...each, ...change[each.id] })),
  fight: { ...fight, ...more },
});
const aino: Viewer = { role: 'player', owns: ['aino'] };
const hideCreatures = (creatures: readonly string[], places: readonly string[] = []): HiddenThings => ({
  creatures,
  places,
});
const knownTo = (world: World, hidden: HiddenThings, viewer: Viewer = aino): World =>
  noppa.knownWorld(world, viewer, hidden);
const findById = (world: World, id: string): Creature | undefined =>
  world.creatures.find((each) => each.id === id);

test('the world given is one', () => {
  expect(noppa.schemas.world.safeParse(buildFightWorld()).error).toBeUndefined();
  expect(noppa.creaturesToAct(buildFightWorld())).toEqual(['susi']);
});

describe('a hidden creature', () => {
  test('is in no list, and a melee that needs them is none', () => {
    const { creatures, fight: seenFight } = knownTo(
      buildFightWorld({ passed: ['susi'] }),
      hideCreatures(['susi']),
    );
    expect(creatures.map(({ id }) => id)).toEqual(['aino', 'veli', 'karhu', 'hiisi']);
    expect(seenFight).toMatchObject({
      order: ['aino', 'veli', 'karhu', 'hiisi'],
      passed: [],
      melees: [{ id: 'melee-1', members: ['veli', 'karhu'] }],
      formed: 1,
    });
  });

  test('leaves no melee of comrades alone', () => {
    const melees = [{ id: 'melee-1', zone: 'piha', members: ['aino', 'veli', 'susi'] }];
    expect(knownTo(buildFightWorld({ melees }), hideCreatures(['susi'])).fight?.melees).toEqual([]);
  });

  test('may have the turn: then no known creature has it, and the countdown reveals nothing', () => {
    const seenWorld = knownTo(buildFightWorld(), hideCreatures(['susi']));
    expect(noppa.creaturesToAct(seenWorld)).toEqual([]);
    expect(seenWorld.fight?.tick).toBe(4);
    const higher = buildFightWorld({ tick: 9 }, { susi: { actions: 9 } });
    expect(knownTo(higher, hideCreatures(['susi']))).toEqual(seenWorld);
    const inTurn = noppa.offers(seenWorld, aino).filter(({ action }) => action.type !== 'check');
    expect(inTurn).toEqual([]);
  });

  test('is the target of no creature', () => {
    const readied = {
      act: { kind: 'attack', means: 'unarmed', on: 'susi' },
      cost: 2,
      trigger: 'word',
      words: '',
      spent: 1,
    } as const;
    const world = buildFightWorld({}, { aino: { readied, riposte: 2, riposteAgainst: 'susi' } });
    expect(findById(knownTo(world, hideCreatures(['susi'])), 'aino')).toMatchObject({
      readied: { act: { means: 'unarmed', on: null } },
      riposte: 2,
      riposteAgainst: null,
    });
  });

  test('is known to the game master', () => {
    const world = buildFightWorld();
    expect(knownTo(world, hideCreatures(['susi'], ['lato']), GM)).toBe(world);
  });
});

describe('a hidden place', () => {
  test('is not there, nor its borders, nor who stands there', () => {
    const seenWorld = knownTo(buildFightWorld(), hideCreatures([], ['lato']));
    expect(seenWorld).toMatchObject({ zones: ['piha', 'metsa'], borders: [] });
    expect(findById(seenWorld, 'hiisi')).toBeUndefined();
  });

  test('is seen by creatures inside it', () => {
    const seenWorld = knownTo(buildFightWorld(), hideCreatures([], ['piha']));
    expect(seenWorld.zones).toEqual(['piha', 'lato', 'metsa']);
    expect(findById(seenWorld, 'susi')).toBeDefined();
  });

  test('is nowhere to be ready to go to, though one is ready', () => {
    const readied = {
      act: { kind: 'move', to: 'lato' },
      cost: 1,
      trigger: 'word',
      words: '',
      spent: 1,
    } as const;
    const seenWorld = knownTo(buildFightWorld({}, { aino: { readied } }), hideCreatures([], ['lato']));
    expect(findById(seenWorld, 'aino')?.readied?.act).toEqual({ kind: 'other', what: '', cost: 1 });
  });

  test('may be all there is', () => {
    const seenWorld = knownTo(buildFightWorld(), hideCreatures([], ['piha', 'lato', 'metsa']), {
      role: 'spectator',
    });
    expect(seenWorld).toMatchObject({ zones: [], creatures: [], fight: null });
    expect(noppa.schemas.world.safeParse(seenWorld).success).toBe(true);
    expect(() => noppa.offers(seenWorld, GM)).not.toThrow();
  });
});

describe('what is not shown', () => {
  test('is the same of every foe that looks the same', () => {
    const seenWorld = knownTo(buildFightWorld(), NOTHING_HIDDEN);
    const { id: _, name: __, actions: ___, ...wolf } = findById(seenWorld, 'susi') as Creature;
    const { id: ____, name: _____, actions: ______, ...bear } = findById(seenWorld, 'karhu') as Creature;
    expect(wolf).toEqual(bear);
    expect(wolf).toMatchObject({ body: 6, fullBody: 10, tns: {} });
  });

  test('of a foe passed over is that it is ready, not for what', () => {
    const act = { kind: 'other', what: 'ulvoa', cost: 3 } as const;
    const readied = { act, cost: 3, trigger: 'attack', words: 'uu', spent: 2 } as const;
    const seenWorld = knownTo(buildFightWorld({}, { susi: { readied } }), NOTHING_HIDDEN);
    expect(noppa.creaturesToAct(seenWorld)).toEqual(['aino']);
    expect(findById(seenWorld, 'susi')?.readied).toMatchObject({
      act: { what: '' },
      trigger: 'word',
      words: '',
    });
  });
});

test('a view counts no melees', () => {
  const view = noppa.view(buildFightWorld(), aino) as unknown as World;
  expect(view.fight).not.toHaveProperty('formed');
  expect(view.fight?.melees).toEqual([
    { id: 'melee-1', zone: 'piha', members: ['aino', 'susi'] },
    { id: 'melee-2', zone: 'piha', members: ['veli', 'karhu'] },
  ]);
  expect((noppa.view(buildFightWorld(), GM) as unknown as World).fight).toEqual(fight);
});

describe('those who leave', () => {
  test('on their turn: the countdown goes on', () => {
    const left = noppa.removeCreature(buildFightWorld(), 'susi');
    expect(noppa.creaturesToAct(left)).toEqual(['aino']);
    expect(left.fight?.melees.map(({ id }) => id)).toEqual(['melee-4']);
    const alone = noppa.removeCreature(buildFightWorld({ passed: ['aino', 'hiisi'] }), 'susi');
    expect(alone.fight).toMatchObject({ tick: 2, passed: [] });
    expect(noppa.creaturesToAct(alone)).toEqual(['aino']);
  });

  test('ask no question: a ready creature stays ready for the round, at its price', () => {
    const act = { kind: 'other', what: '', cost: 1 } as const;
    const readied = { act, cost: 1, trigger: 'word', words: '', spent: 1 } as const;
    const world = buildFightWorld({ passed: ['aino', 'hiisi'] }, { veli: { readied } });
    expect(findById(noppa.removeCreature(world, 'susi'), 'veli')).toMatchObject({
      readied: { spent: 2 },
      actions: 1,
    });
  });

  test('end, though all who are left are ready for ever', () => {
    const act = { kind: 'other', what: '', cost: 1 } as const;
    const readied = { act, cost: 1, trigger: 'word', words: '', spent: 1 } as const;
    const ready = { readied, side: 'a' };
    const world = buildFightWorld({}, { karhu: ready, hiisi: { ...ready, side: 'b' } });
    const left = ['aino', 'veli', 'susi'].reduce((so, id) => noppa.removeCreature(so, id), world);
    expect(noppa.creaturesToAct(left)).toHaveLength(1);
    expect(left.fight?.round).toBe(2);
  });

  test('may leave one side alone', () => {
    const left = ['susi', 'karhu', 'hiisi'].reduce(
      (so, id) => noppa.removeCreature(so, id),
      buildFightWorld(),
    );
    expect(left.fight).toMatchObject({ over: true, winner: 'heroes', melees: [] });
  });
});

describe('those who come', () => {
  test('stand where the sheet says, or at the first zone', () => {
    expect(findById(noppa.addCreature(village, buildCreature('uusi', { zone: 'metsa' })), 'uusi')?.zone).toBe(
      'metsa',
    );
    expect(findById(noppa.addCreature(village, buildCreature('uusi', { zone: 'kuu' })), 'uusi')?.zone).toBe(
      'piha',
    );
  });

  test('stay where they were on another sheet, and are out of a melee they went from', () => {
    const world = buildFightWorld();
    expect(findById(noppa.addCreature(world, buildCreature('hiisi', foe)), 'hiisi')?.zone).toBe('lato');
    const moved = noppa.addCreature(world, buildCreature('susi', { ...foe, zone: 'metsa' }));
    expect(moved.fight?.melees.map(({ id }) => id)).toEqual(['melee-4']);
  });

  test('name no creature that is not there', () => {
    const readied = { act: { kind: 'attack', means: 'unarmed', on: 'kummitus' }, cost: 2, trigger: 'word' };
    const came = noppa.addCreature(village, buildCreature('uusi', { readied, riposteAgainst: 'kummitus' }));
    expect(findById(came, 'uusi')).toMatchObject({ readied: { act: { on: null } }, riposteAgainst: null });
  });
});

describe('a scene set anew', () => {
  test('keeps everybody where there still is a zone, and brings the others to the first', () => {
    const next = noppa.setScene(
      village,
      sceneOf({ zones: ['luola', 'lato'], borders: [{ between: ['luola', 'lato'] }] }),
    );
    expect(next.zones).toEqual(['luola', 'lato']);
    expect(next.creatures.map(({ zone }) => zone)).toEqual(['luola', 'luola', 'luola', 'luola', 'lato']);
    expect(next.borders).toHaveLength(1);
  });

  test('leaves everybody in a zone that is only called otherwise', () => {
    const flees = {
      act: { kind: 'move', to: 'lato' },
      cost: 1,
      trigger: 'word',
      words: '',
      spent: 1,
    } as const;
    const world = buildFightWorld({}, { aino: { readied: flees } });
    const next = noppa.setScene(world, sceneOf({ zones: ['piha', 'riihi', 'metsa'] }));
    expect(next.creatures.map(({ zone }) => zone)).toEqual(['piha', 'piha', 'piha', 'piha', 'riihi']);
    expect(findById(next, 'aino')?.readied?.act).toEqual({ kind: 'move', to: 'riihi' });
    const yard = noppa.setScene(world, sceneOf({ zones: ['pelto', 'lato', 'metsa'] }));
    expect(yard.creatures.map(({ zone }) => zone)).toEqual(['pelto', 'pelto', 'pelto', 'pelto', 'lato']);
    expect(yard.fight?.melees.map(({ zone }) => zone)).toEqual(['pelto', 'pelto']);
    expect(noppa.schemas.world.safeParse(yard).error).toBeUndefined();
  });

  test.each([
    ['places were exchanged', ['lato', 'piha', 'metsa'], 'lato'],
    ['a name went to another place', ['metsa', 'riihi', 'piha'], 'metsa'],
    ['there are fewer', ['piha', 'riihi'], 'piha'],
  ])('does not guess where %s', (_, zones, hiisi) => {
    expect(findById(noppa.setScene(village, sceneOf({ zones })), 'hiisi')?.zone).toBe(hiisi);
  });

  test('keeps the fight, and its melees together', () => {
    const next = noppa.setScene(buildFightWorld(), sceneOf({ zones: ['luola'] }));
    expect(next.fight?.melees.map(({ zone, members }) => [zone, members])).toEqual([
      ['luola', ['veli', 'karhu']],
      ['luola', ['susi', 'aino']],
    ]);
    expect(noppa.schemas.world.safeParse(next).error).toBeUndefined();
  });

  test('without zones lets everybody stay where they are', () => {
    expect(noppa.setScene(buildFightWorld(), sceneOf({})).creatures).toEqual(buildFightWorld().creatures);
  });

  test('may be in the middle of another fight', () => {
    const scene = sceneOf({ zones: ['piha'], fight: { tick: 3, melees: [['aino', 'susi']] } });
    expect(noppa.setScene(village, scene).fight).toMatchObject({ tick: 3, melees: [{ id: 'melee-1' }] });
  });
});

describe('the door for worlds', () => {
  const passes = (world: unknown): boolean => noppa.schemas.world.safeParse(world).success;
  const readied = (act: object) => ({
    aino: { readied: { act, cost: 1, trigger: 'word', words: '', spent: 1 } as never },
  });

  test('lets through whom the game master made fall', () => {
    expect(passes(buildFightWorld({}, { hiisi: { status: 'fainted' } }))).toBe(true);
  });

  test.each<[string, unknown]>([
    ['somebody up without body points', buildFightWorld({}, { hiisi: { body: 0 } })],
    ['more body points than one can have', buildFightWorld({}, { aino: { body: 99 } })],
    [
      'an attribute out of range',
      buildFightWorld(
        {},
        { aino: { attributes: { ...village.creatures[0]?.attributes, [TOUGHNESS]: 6 } as never } },
      ),
    ],
    ['a foe without a number of actions', buildFightWorld({}, { hiisi: { initiative: null } })],
    ['somebody in no zone', buildFightWorld({}, { hiisi: { zone: 'kuu' } })],
    ['somebody without a side', buildFightWorld({}, { hiisi: { side: undefined as never } })],
    ['two of one id', buildFightWorld({}, { hiisi: { id: 'susi' } })],
    [
      'an aim that is not there',
      buildFightWorld({}, readied({ kind: 'attack', means: 'unarmed', on: 'kummitus' })),
    ],
    ['a way to nowhere', buildFightWorld({}, readied({ kind: 'move', to: 'kuu' }))],
    ['a riposte against nobody there', buildFightWorld({}, { aino: { riposteAgainst: 'kummitus' } })],
    [
      'a border to nowhere',
      { ...buildFightWorld(), borders: [{ between: ['piha', 'kuu'], difficult: false }] },
    ],
    ['a zone twice', { ...buildFightWorld(), zones: ['piha', 'lato', 'metsa', 'lato'] }],
    ['a stranger in the order', buildFightWorld({ order: [...fight.order, 'kummitus'] })],
    ['somebody twice in the order', buildFightWorld({ order: [...fight.order, 'susi'] })],
    [
      'a stranger in a melee',
      buildFightWorld({ melees: [{ id: 'melee-1', zone: 'piha', members: ['aino', 'kummitus'] }] }),
    ],
    [
      'somebody in two melees',
      buildFightWorld({
        melees: [...fight.melees, { id: 'melee-5', zone: 'piha', members: ['susi', 'karhu'] }],
      }),
    ],
    [
      'a melee nowhere',
      buildFightWorld({ melees: [{ id: 'melee-1', zone: 'kuu', members: ['aino', 'susi'] }] }),
    ],
    ['a melee number that would come again', buildFightWorld({ formed: 3 })],
    [
      'somebody pending who takes no part',
      { ...buildFightWorld({ order: ['aino', 'susi', 'veli', 'karhu'], pending: ['hiisi'] }) },
    ],
  ])('refuses %s', (_, world) => {
    expect(passes(world)).toBe(false);
  });
});

test('whose doing an action is', () => {
  expect(noppa.actor({ type: 'pass', by: 'aino' })).toBe('aino');
  expect(noppa.actor({ type: 'check', by: 'aino', attribute: TOUGHNESS })).toBe('aino');
  expect(noppa.actor({ type: 'check', by: 'aino', attribute: TOUGHNESS, tn: 0 })).toBe('gm');
  expect(noppa.actor({ type: 'attack', by: 'aino', with: 'unarmed', on: ['susi'], surprise: true })).toBe(
    'gm',
  );
  expect(noppa.actor({ type: 'take', by: 'aino', item: 'miekka' })).toBe('gm');
  expect(noppa.actor({ type: 'join', who: 'aino' })).toBe('gm');
  expect(noppa.actor({ type: 'milestone' })).toBe('gm');
});
