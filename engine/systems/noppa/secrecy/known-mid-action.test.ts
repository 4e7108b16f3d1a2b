import {
  type Answer,
  createScriptedOracle,
  NOTHING_HIDDEN,
  type RunResult,
  replayForViewer,
  run,
  type Viewer,
} from '@arbitro/kernel';
import { describe, expect, test } from 'vitest';
import type { Action } from '../actions.ts';
import type { Event } from '../events.ts';
import { noppa } from '../index.ts';
import { AGILITY } from '../rules/tables.ts';
import type { Creature, World } from '../state.ts';

const buildCreature = (id: string, sheet: object) => ({
  id,
  name: id,
  sheet: noppa.schemas.sheet.parse(sheet),
});
const aino: Viewer = { role: 'player', owns: ['aino'] };

/** Aino and her brother in a fight with a wolf; `wolf` and `veli` hold what she does not know. */
const yard = ({ wolf = {}, veli = {} }: { wolf?: object; veli?: object } = {}): World =>
  noppa.createWorld({
    options: noppa.schemas.options.parse({}),
    scene: noppa.schemas.scene.parse({ zones: ['piha', 'lato'], fight: { tick: 3 } }),
    creatures: [
      buildCreature('aino', { attributes: { [AGILITY]: 4 }, actions: 2 }),
      buildCreature('veli', { actions: 1, ...veli }),
      buildCreature('susi', {
        kind: 'foe',
        actions: 3,
        attacks: [{ id: 'hampaat', name: 'Hampaat', tn: 6, damage: 4, ...wolf }],
      }),
    ],
  });
const BITE: Action = { type: 'attack', by: 'susi', with: 'hampaat', on: ['aino'] };
const MISSED: Answer = { label: 'basic', faces: [2, 3] };

function playOut(before: World, action: Action, answers: readonly Answer[]) {
  const found = replayForViewer(
    noppa,
    { before, action, answers },
    { viewer: aino, hidden: NOTHING_HIDDEN, canHear: () => true },
  );
  if (!found) throw new Error('something was not told');
  return found;
}
const findById = ({ creatures }: World, id: string): Creature | undefined =>
  creatures.find((each) => each.id === id);
const replayAction = (before: World, action: Action, answers: readonly Answer[]): RunResult<World, Event> => {
  const { world, outcomes: fallen } = playOut(before, action, answers);
  expect(noppa.refuses(world, action)).toBeUndefined();
  return run(noppa, world, action, createScriptedOracle(fallen));
};

describe('what a foe strikes with', () => {
  test('is seen, how hard it is to ward off when it was rolled against, and what it does is not', () => {
    const { world } = playOut(yard({ wolf: { effects: ['prone'], defence: 'basic' } }), BITE, [MISSED]);
    expect(findById(world, 'susi')?.attacks[0]).toMatchObject({
      id: 'hampaat',
      name: 'Hampaat',
      tn: 6,
      damage: 1,
      effects: [],
    });
    expect(replayAction(yard(), BITE, [MISSED])).toMatchObject({
      kind: 'paused',
      ask: { label: { name: 'parry' } },
    });
  });

  test('shows nothing of its numbers before anybody has rolled', () => {
    const before = playOut(yard(), BITE, []).world;
    for (const wolf of [
      { tn: 12 },
      { damage: 9 },
      { effects: ['prone'] },
      { defence: 'reflex' },
      { range: 1 },
    ])
      expect(playOut(yard({ wolf }), BITE, []).world, JSON.stringify(wolf)).toEqual(before);
    expect(findById(before, 'susi')?.attacks[0]?.tn).toBe(2);
  });

  test('is seen without being named', () => {
    const unnamed = { ...BITE, with: 'unarmed' };
    expect(findById(playOut(yard(), unnamed, [MISSED]).world, 'susi')?.attacks[0]?.id).toBe('hampaat');
    expect(replayAction(yard(), unnamed, [MISSED])).toMatchObject({
      kind: 'paused',
      ask: { label: { name: 'parry' } },
    });
  });

  test('may be called as what is assumed of everybody', () => {
    const called = { ...BITE, with: 'attack' };
    expect(replayAction(yard({ wolf: { id: 'attack' } }), called, [MISSED])).toMatchObject({
      kind: 'paused',
    });
  });
});

test('how hard a foe is to hit is told with the roll', () => {
  const world = {
    ...yard(),
    creatures: yard().creatures.map((each) =>
      each.id === 'susi' ? { ...each, actions: 0, tns: { mundane: 5 } } : each,
    ),
  };
  const action: Action = { type: 'attack', by: 'aino', with: 'unarmed', on: ['susi'] };
  const at = { ...world, fight: world.fight && { ...world.fight, tick: 2 } };
  const answers = [{ label: 'attack', faces: [4, 4] }];
  expect(run(noppa, at, action, createScriptedOracle(answers))).toMatchObject({
    kind: 'paused',
    ask: { label: { name: 'mind' } },
  });
  expect(replayAction(at, action, answers)).toMatchObject({
    kind: 'paused',
    ask: { label: { name: 'mind' } },
  });
});

describe('a comrade', () => {
  test('throws the dice that were seen to fall, whatever helps them', () => {
    const veli = { items: [{ id: 'haarniska', worn: 'armour', bonus: { basic: 3 } }] };
    const breath = { area: true, mode: 'spell', cost: 2 };
    const both: Action = { ...BITE, on: ['veli', 'aino'] };
    const faces: Answer[] = [{ label: 'basic', faces: [2, 3, 2, 5] }, MISSED];
    const real = run(noppa, yard({ veli, wolf: breath }), both, createScriptedOracle(faces));
    const known = replayAction(yard({ veli, wolf: breath }), both, faces);
    if (real.kind !== 'paused' || known.kind !== 'paused') throw new Error('nobody is asked');
    expect(known.ask).toEqual(real.ask);
  });

  test('who parried a shot can', () => {
    const veli = { items: [{ id: 'kilpi', parries: ['ranged'], bonus: { parry: 2 } }] };
    const shot = { mode: 'ranged' };
    const answers: Answer[] = [
      MISSED,
      { label: 'parry', chosen: ['parry'] },
      { label: 'parry', faces: [2, 3, 2] },
    ];
    expect(replayAction(yard({ veli, wolf: shot }), BITE, answers)).toMatchObject({
      kind: 'paused',
      ask: { label: { name: 'mind' } },
    });
  });
});

test('who parried a shot by a spell paid for it, and cannot do so twice', () => {
  const veli = { mind: 1, spells: [{ id: 'kehra', mindCost: 1, parries: ['ranged'] }] };
  const answers: Answer[] = [MISSED, { label: 'parry', chosen: ['parry'] }, { label: 'parry', faces: [2] }];
  const step = replayAction(yard({ veli, wolf: { mode: 'ranged' } }), BITE, answers);
  expect(step).toMatchObject({ kind: 'paused', ask: { label: { name: 'mind' } } });
  expect(step.kind === 'paused' && findById(step.world, 'veli')?.mind).toBe(0);
});

test('with what a foe strikes in between is seen, whichever of its attacks it takes', () => {
  const world = yard({ wolf: { cost: 2 } });
  const creatures = world.creatures.map((each) =>
    each.id === 'susi'
      ? {
          ...each,
          actions: 1,
          attacks: [
            ...each.attacks,
            ...each.attacks.map((attack) => ({ ...attack, id: 'kynnet', name: 'Kynnet', tn: 1 })),
          ],
        }
      : each,
  );
  const melee = { id: 'melee-1', zone: 'piha', members: ['aino', 'susi'] };
  const place: World = {
    ...world,
    borders: [{ between: ['piha', 'lato'], difficult: false }],
    creatures,
    fight: world.fight && { ...world.fight, tick: 2, melees: [melee], formed: 1 },
  };
  const answers: Answer[] = [
    { label: 'free-strike', chosen: ['kynnet'] },
    { label: 'basic', faces: [2, 3] },
  ];
  const move: Action = { type: 'move', by: 'aino', to: 'lato' };
  expect(replayAction(place, move, answers)).toMatchObject({
    kind: 'paused',
    ask: { label: { name: 'parry' } },
  });
});

test('a die or a choice that was not told leaves nothing to reckon from', () => {
  const look = { viewer: aino, hidden: NOTHING_HIDDEN, canHear: (who: string) => who !== 'veli' };
  const so = { before: yard(), action: BITE, answers: [MISSED, { label: 'parry', chosen: ['let-pass'] }] };
  expect(replayForViewer(noppa, so, look)).toBeDefined();
  const parried = { ...so, answers: [...so.answers, { label: 'parry', chosen: ['let-pass'] }] };
  expect(replayForViewer(noppa, parried, look)).toBeUndefined();
  const unseen = { ...look, canHear: () => true, hidden: { creatures: ['veli'], places: [] } };
  expect(replayForViewer(noppa, { ...so, action: { ...BITE, on: ['veli'] } }, unseen)).toBeUndefined();
});
