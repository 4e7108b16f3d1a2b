import { explainFault, FAULTS, formatPath, LANGUAGES } from '@arbitro/kernel';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { parseAnyScenario, parseSheet } from './index.ts';
import { toy } from './toy/toy.ts';

const duel = {
  system: 'toy',
  creatures: [{ id: 'anna', sheet: { hp: 5 } }, { from: 'bear' }],
};
const buildDuel = (...steps: readonly unknown[]) => ({ ...duel, steps });

/** Returns every fault as `place: words`. */
function listFaults(raw: unknown): readonly string[] {
  const read = parseAnyScenario(raw, [toy]);
  return read.ok ? [] : read.faults.map((fault) => `${formatPath(fault.at)}: ${explainFault(fault, 'en')}`);
}
function parseOrThrow(raw: unknown) {
  const read = parseAnyScenario(raw, [toy]);
  if (!read.ok) throw new Error(listFaults(raw).join('\n'));
  return read.value;
}

describe('a scenario is read', () => {
  it('with creatures whole or from content, ids and names filled in', () => {
    const { setup } = parseOrThrow({
      ...duel,
      creatures: [...duel.creatures, { from: 'bear' }, { id: 'old-tom', sheet: {} }],
    });
    expect(setup.creatures.map(({ id, name }) => [id, name])).toEqual([
      ['anna', 'Anna'],
      ['bear', 'Bear'],
      ['bear-2', 'Bear 2'],
      ['old-tom', 'Old tom'],
    ]);
  });

  it('with what differs merged deep into the content', () => {
    const { setup } = parseOrThrow({
      ...duel,
      creatures: [{ id: 'orso', from: 'bear', sheet: { hp: 3, traits: { brave: false } } }],
    });
    expect(setup.creatures[0]).toEqual({
      id: 'orso',
      name: 'Orso',
      sheet: { hp: 3, skill: 2, traits: { brave: false, home: 'wood' } },
    });
  });

  it.each([
    [{ hp: 3 }, { hp: 3, full: 9 }],
    [{ hp: 12 }, { hp: 12, full: 12 }],
    [
      { hp: 3, full: 4 },
      { hp: 3, full: 4 },
    ],
    [{ skill: 1 }, { hp: 9 }],
  ])('with the whole of what wounds take from: %j', (sheet, found) => {
    const system = {
      ...toy,
      maximumFields: { hp: 'full' },
      schemas: { ...toy.schemas, sheet: z.looseObject({}) },
    };
    const read = parseAnyScenario({ ...duel, creatures: [{ from: 'bear', sheet }] }, [system]);
    expect(read.ok && read.value.setup.creatures[0]?.sheet).toEqual({
      ...(toy.content.bear?.sheet as object),
      ...sheet,
      ...found,
    });
  });

  it('with the defaults of options and no scene', () => {
    expect(parseOrThrow(duel).setup).toMatchObject({ options: { cruel: false }, scene: null });
  });

  it('with a number as seed', () => {
    expect(parseOrThrow({ ...duel, seed: 7 }).seed).toBe('7');
  });
});

describe('a fault names its place and the allowed values', () => {
  it.each([
    [
      buildDuel({ do: { type: 'strike', by: 'anna', on: 'bear', weapn: 'club' } }),
      'steps[0].do.weapn: “weapn” means nothing here. Allowed: type, by, on, weapon. Did you mean “weapon”?',
    ],
    [
      buildDuel({ do: { type: 'stike', by: 'anna', on: 'bear' } }),
      'steps[0].do.type: “stike” is not possible here. Allowed: begin, strike, vow. Did you mean “strike”?',
    ],
    [buildDuel({ do: { by: 'anna' } }), 'steps[0].do.type: Missing. Expected: begin, strike, vow.'],
    [
      buildDuel({ do: { type: 'strike', by: 'anna', on: 'bear', weapon: 'swrod' } }),
      'steps[0].do.weapon: “swrod” is not possible here. Allowed: club, sword. Did you mean “sword”?',
    ],
    [
      buildDuel({ do: { type: 'strike', by: 'anna', on: 'bear', weapon: 'swrod', onn: 'bear' } }),
      'steps[0].do.onn: “onn” means nothing here. Allowed: type, by, on, weapon. Did you mean “on”?',
    ],
    [buildDuel({ do: { type: 'strike', by: 3, on: 'bear' } }), 'steps[0].do.by: Expected text, found 3.'],
    [
      buildDuel({ do: { type: 'vow', level: 'lo' } }),
      'steps[0].do.level: “lo” is not possible here. Allowed: low, high, a number. Did you mean “low”?',
    ],
    [buildDuel({ do: { type: 'vow', level: -1 } }), 'steps[0].do.level: -1 is too small: at least 0.'],
    [buildDuel({ do: { type: 'vow' } }), 'steps[0].do.level: Missing. Expected: low or high or a number.'],
    [
      buildDuel({ doo: { type: 'begin' } }),
      'steps[0].doo: “doo” means nothing here. Allowed: do, odds, fight, undo. Did you mean “do”?',
    ],
    [
      buildDuel({ do: { type: 'begin' }, undo: 1 }),
      'steps[0]: A step must do exactly one thing; this one has several: do, undo.',
    ],
    [buildDuel({ expect: {} }), 'steps[0]: A step needs one of these keys: do, odds, fight, undo.'],
    [buildDuel('begin'), 'steps[0]: A step needs one of these keys: do, odds, fight, undo.'],
    [
      buildDuel({ do: { type: 'begin' }, expect: { refuzed: 'x' } }),
      'steps[0].expect.refuzed: “refuzed” means nothing here. Allowed: events, noEvents, rolls, world, refused, asks. Did you mean “refused”?',
    ],
    [
      buildDuel({ do: { type: 'begin' }, expect: { refused: 'no-such-targt' } }),
      'steps[0].expect.refused: “no-such-targt” is not possible here. Allowed: no-such-creature, no-such-target, not-your-turn, cannot-act, named-twice, fight-on, no-fight, in-fight-already, not-in-fight, one-side, answer-does-not-fit. Did you mean “no-such-target”?',
    ],
    [
      buildDuel({ odds: { type: 'begin' }, expect: { hit: 'often' } }),
      'steps[0].expect.hit: “often” is not an exact number. Write 27/50, 0.54, 54% or 1.',
    ],
    [
      buildDuel({ fight: { policy: 'simpel' } }),
      'steps[0].fight.policy: “simpel” is not possible here. Allowed: simple, tactician, cautious, cunning, instinct, cowardly, mindless. Did you mean “simple”?',
    ],
    [
      buildDuel({ fight: false }),
      'steps[0].fight: “false” is not possible here. Allowed: true, a group of keys.',
    ],
    [{ ...duel, creatures: [{ id: '', sheet: {} }] }, 'creatures[0].id: Must not be empty.'],
    [
      { ...duel, creatures: [{ id: 'a', sheet: { hp: 2.5 } }] },
      'creatures[0].sheet.hp: Expected a whole number, found 2.5.',
    ],
    [
      { ...duel, creatures: [{ id: 'a:b', sheet: {} }] },
      'creatures[0].id: Does not fit: an id has no line breaks, no colon, no other invisible characters, and no spaces at its ends.',
    ],
    [
      { ...duel, creatures: [{ id: 'gm', sheet: {} }] },
      'creatures[0].id: Does not fit: “gm” means the game master and cannot be a creature’s id.',
    ],
    [
      { ...duel, creatures: [{ id: 'someone', sheet: {} }] },
      'creatures[0].id: Does not fit: “someone” stands for an unknown creature and cannot be a creature’s id.',
    ],
    [
      { ...duel, creatures: [{ id: 'a', name: 'a\tb', sheet: {} }] },
      'creatures[0].name: Does not fit: a name is one line with visible characters, without control characters and marks of direction.',
    ],
    [buildDuel({ undo: 0 }), 'steps[0].undo: 0 is too small: at least 1.'],
    [
      { ...duel, options: { crule: true } },
      'options.crule: “crule” means nothing here. Allowed: cruel. Did you mean “cruel”?',
    ],
    [
      { ...duel, creatures: [{ id: 'a', sheet: { hp: 'many' } }] },
      'creatures[0].sheet.hp: Expected a number, found text.',
    ],
    [
      { ...duel, creatures: [{ id: 'a', sheet: { traits: { hom: 'x' } } }] },
      'creatures[0].sheet.traits.hom: “hom” means nothing here. Allowed: brave, home. Did you mean “home”?',
    ],
    [
      { ...duel, creatures: [{ id: 'a', from: 'beer' }] },
      'creatures[0].from: “beer” is not possible here. Allowed: bear. Did you mean “bear”?',
    ],
    [{ ...duel, creatures: [{ id: 'a' }] }, 'creatures[0].sheet: Missing. Expected: sheet or from.'],
    [{ ...duel, creatures: [{ sheet: {} }] }, 'creatures[0].id: Missing. Expected: text.'],
    [
      {
        ...duel,
        creatures: [
          { id: 'a', sheet: {} },
          { id: 'a', sheet: {} },
        ],
      },
      'creatures[1].id: Two creatures have the id “a”.',
    ],
    [{ ...duel, creatures: { anna: {} } }, 'creatures: Expected a list, found a group of keys.'],
    [
      { ...duel, creature: [] },
      'creature: “creature” means nothing here. Allowed: system, title, about, seed, options, creatures, scene, orders, steps. Did you mean “creatures”?',
    ],
    [{ system: 'toi' }, 'system: “toi” is not possible here. Allowed: toy. Did you mean “toy”?'],
    [{ sistem: 'toy' }, 'sistem: “sistem” means nothing here. Allowed: system. Did you mean “system”?'],
    [{ creatures: [] }, 'system: Missing. Expected: toy.'],
    ['toy', ': Expected a group of keys, found text.'],
    [{ ...duel, seed: Number.NaN }, 'seed: NaN is not a finite number.'],
  ])('%j', (raw, fault) => {
    expect(listFaults(raw)).toContain(fault);
  });

  it('lists all faults of a file at once', () => {
    const raw = { ...buildDuel({ do: { type: 'bgin' } }, { undo: 0 }), options: { cruel: 3 } };
    expect(listFaults(raw)).toHaveLength(3);
  });

  it('refuses endless nesting', () => {
    let deep: unknown = 1;
    for (let i = 0; i < 100; i++) deep = [deep];
    expect(listFaults({ ...duel, scene: deep })[0]).toMatch(/Nested too deep/);
  });

  it('is available in three languages', () => {
    for (const language of LANGUAGES)
      for (const words of Object.values(FAULTS)) expect(words[language].length).toBeGreaterThan(5);
  });
});

describe('a sheet in a file of its own', () => {
  it('is read', () => {
    const read = parseSheet({ system: 'toy', name: 'Anna', sheet: { hp: 4 } }, [toy]);
    expect(read).toMatchObject({ ok: true, value: { name: 'Anna', sheet: { hp: 4, skill: 0 } } });
  });

  it('has its faults at their places', () => {
    const read = parseSheet({ system: 'toy', sheet: { hpp: 4 } }, [toy]);
    expect(read.ok ? [] : read.faults.map(({ at }) => formatPath(at))).toEqual(['sheet.hpp']);
  });
});
