import { GM, type Hidden, NOTHING_HIDDEN, type Viewer } from '@arbitro/kernel';
import { golden } from '@arbitro/testing';
import { describe, expect, test } from 'vitest';
import { brp } from '../index.ts';
import type { Creature, Fight, Fighter, World } from '../state.ts';
import { isWhole, type Outline, type View } from './view.ts';

const one = (id: string, sheet: object = {}) => ({
  id,
  name: id.toUpperCase(),
  sheet: brp.schemas.sheet.parse(sheet),
});
const sword = { 'melee-weapon:sword': 60 };
const road = brp.begin({
  options: brp.schemas.options.parse({}),
  scene: brp.schemas.scene.parse({ fight: true }),
  creatures: [
    one('anna', { characteristics: { DES: 12 }, arms: ['short-sword', 'round-shield'], skills: sword }),
    one('bruno', { characteristics: { DES: 9 } }),
    one('orso', {
      kind: 'npc',
      characteristics: { DES: 15, FOR: 21, FAS: null },
      arms: [{ name: 'claws', chance: 70, damage: '2d6' }],
      hide: 3,
    }),
    one('lupo', {
      kind: 'npc',
      characteristics: { DES: 11 },
      arms: ['short-sword', 'dagger', 'pistol'],
      skills: { ...sword, dodge: 80 },
      body: 'mail',
      wounds: [4, 2],
    }),
  ],
});
const theFight = road.fight as Fight;

const during = (
  more: Partial<Fight> = {},
  change: Readonly<Record<string, Partial<Creature>>> = {},
): World => ({
  ...road,
  creatures: road.creatures.map((each) => ({ ...each, ...change[each.id] })),
  fight: { ...theFight, ...more },
});
const fighting = (change: Readonly<Record<string, Partial<Fighter>>>): readonly Fighter[] =>
  theFight.fighters.map((each) => ({ ...each, ...change[each.who] }));
const anna: Viewer = { role: 'player', owns: ['anna'] };
const hiding = (...creatures: readonly string[]): Hidden => ({ creatures, places: [] });
const known = (world: World, hidden: Hidden = NOTHING_HIDDEN, viewer: Viewer = anna): World =>
  brp.known(world, viewer, hidden);
const of = (world: World, id: string): Creature => {
  const found = world.creatures.find((each) => each.id === id);
  if (!found) throw new Error(`${id} is not there`);
  return found;
};
const seen = (world: World, id: string, viewer: Viewer = anna): Creature | Outline => {
  const found = (brp.view(world, viewer) as unknown as View).creatures.find((each) => each.id === id);
  if (!found) throw new Error(`${id} is not seen`);
  return found;
};

test('the world given is one, in the order of dexterity', () => {
  expect(brp.schemas.world.safeParse(during()).error).toBeUndefined();
  expect(theFight.turns).toEqual([['orso'], ['anna'], ['lupo'], ['bruno']]);
});

describe('whoever is hidden', () => {
  test('is in no list', () => {
    const intent = {
      act: 'attack',
      with: null,
      thrown: false,
      on: 'orso',
      knockout: false,
      words: '',
    } as const;
    const aids = [{ by: 'bruno', on: 'orso', wound: 1, points: 2, round: 1 }];
    const world = during(
      { fighters: fighting({ anna: { intent, unawareOf: ['orso'] } }), engaged: [['anna', 'orso']], aids },
      { anna: { heldBy: 'orso', conditions: ['held', 'fallen'] } },
    );
    const rest = known(world, hiding('orso'));
    expect(JSON.stringify(rest)).not.toContain('orso');
    expect(of(rest, 'anna')).toMatchObject({ heldBy: null, conditions: ['fallen'] });
    expect(rest.fight).toMatchObject({ turns: [['anna'], ['lupo'], ['bruno']], engaged: [], aids: [] });
  });

  test('may have the turn: then nobody is due', () => {
    const rest = known(during(), hiding('orso'));
    expect(brp.due(rest)).toEqual([]);
    expect(brp.refuses(rest, { type: 'attack', by: 'anna', on: 'lupo' })).toMatchObject({});
    expect(brp.due(known(during(), hiding('lupo')))).toEqual(['orso']);
  });

  test('is known to the game master, and to whoever plays them', () => {
    const world = during();
    expect(known(world, hiding('orso'), GM)).toBe(world);
    expect(of(known(world, hiding('anna')), 'anna')).toBe(of(world, 'anna'));
  });
});

describe('whom nobody plays', () => {
  test('is seen by what is in hand and worn, and by how hurt they look', () => {
    const lupo = seen(during(), 'lupo');
    expect(isWhole(lupo)).toBe(false);
    expect(lupo).toMatchObject({ looks: 'hurt', body: { name: 'mail' }, wounds: [{ id: 1 }, { id: 2 }] });
    expect(lupo.arms.map(({ id }) => id)).toEqual(['short-sword', 'dagger']);
    expect(JSON.stringify(lupo)).not.toContain('points":4,"treated');
  });

  test.each([
    ['lupo', { skills: {} }],
    ['lupo', { hide: 5, nightSight: true, mov: 20, power: 3 }],
    [
      'lupo',
      {
        wounds: [3, 3].map((points, at) => ({ id: at + 1, points, treated: false, kind: 'weapon', at: 99 })),
      },
    ],
    ['orso', { arms: [{ name: 'claws', chance: 10, damage: '1d3', poison: 12 }] }],
    ['orso', { characteristics: { FOR: 9, POT: 18, DES: 15 }, stated: { damageBonus: '1d4' } }],
  ])('brp.intro.roles: %s is taken to be the same, whatever else of them is %j', (id, sheet) => {
    const other = one(id, { kind: 'npc', ...sheet }).sheet;
    const change = Object.fromEntries(
      Object.keys(sheet).map((key) => [key, other[key as keyof typeof other]]),
    );
    const world = during({}, { [id]: change });
    expect(known(world)).toEqual(known(during()));
    expect(brp.view(world, anna)).toEqual(brp.view(during(), anna));
  });

  test('keeps what is openly used: a sword out of the table cuts as it does', () => {
    const lupo = of(known(during()), 'lupo');
    expect(lupo.arms[0]?.modes[0]).toEqual(of(during(), 'lupo').arms[0]?.modes[0]);
    expect(of(known(during()), 'orso').arms[0]?.modes[0]).toMatchObject({ name: 'claws', damage: '1d6' });
  });

  test('lies open to those who were shown the sheet', () => {
    const knows: Viewer = { role: 'player', owns: ['anna'], knows: ['lupo'] };
    expect(seen(during(), 'lupo', knows)).toEqual(of(during(), 'lupo'));
    expect(of(known(during(), NOTHING_HIDDEN, knows), 'lupo')).toEqual(of(during(), 'lupo'));
  });

  test('looks unhurt, hurt, badly hurt or worse', () => {
    const looks = (...wounds: readonly number[]) =>
      seen(during({}, { lupo: { wounds: one('x', { wounds }).sheet.wounds } }), 'lupo');
    expect(looks()).toMatchObject({ looks: 'unhurt' });
    expect(looks(6)).toMatchObject({ looks: 'hurt' });
    expect(looks(7)).toMatchObject({ looks: 'badly-hurt' });
    expect(looks(6, 6)).toMatchObject({ looks: 'mortally-hurt' });
  });
});

describe('player characters', () => {
  test('lie open to everybody', () => {
    expect(seen(during(), 'bruno', { role: 'spectator' })).toEqual(of(during(), 'bruno'));
  });

  test('brp.poison.delay: feel no poison before it works, but the game master knows', () => {
    const doses = one('x', { doses: [{ eff: 12 }] }).sheet.doses;
    const world = during({}, { anna: { doses } });
    expect(known(world)).toEqual(known(during()));
    expect(seen(world, 'anna')).toMatchObject({ doses: [] });
    expect(seen(world, 'anna', GM)).toMatchObject({ doses });
  });

  test('brp.spot.ambush-setup: do not see who lies in wait, though their own ambush is no secret', () => {
    const ofOrso = { ambushes: true, warned: ['bruno'] };
    const world = during({ fighters: fighting({ orso: ofOrso, anna: { unawareOf: ['orso'] } }) });
    expect(known(world)).toEqual(known(during()));
    const own = during({ fighters: fighting({ anna: { ambushes: true }, lupo: { unawareOf: ['anna'] } }) });
    expect(known(own).fight).toEqual(own.fight);
  });
});

// anna's 60 against a sword whose skill is assumed to be 45
golden(
  brp,
  (
    [
      ['none', '3/5'],
      ['parry:short-sword', '933/2500'],
    ] as const
  ).map(([defence, chance]) => [
    `brp.combat.attack-defence-matrix: as far as known, ${defence}`,
    known(during({ turns: [['anna']] })),
    { type: 'attack', by: 'anna', on: 'lupo' } as const,
    'hit:lupo',
    chance,
    { defence },
  ]),
);
