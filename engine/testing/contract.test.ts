import { createSeededDie, d, seedOf } from '@arbitro/dice';
import {
  type AnyWorld,
  type Board,
  type BoardRow,
  type CharacterField,
  type Encounter,
  type Encounters,
  type GridScene,
  numberBetween,
  type Offer,
  oneOf,
  type System,
  type ZonesScene,
} from '@arbitro/kernel';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { testSystemContract } from './contract.ts';
import { type ContractPoint, listContractPoints } from './contract-points.ts';
import { isBrokenPromise } from './promise.ts';
import { toy } from './toy/toy.ts';
import { type Duel, type DuelAction, type DuelEvent, duel, findDuellist } from './toy/world.ts';

const worlds = {
  duel,
  brawl: { ...duel, creatures: [...duel.creatures, { id: 'bo', name: 'Bo', side: 'red', hp: 3, luck: 4 }] },
};
const worldUnder = (options: Duel['options']): Duel => ({ ...duel, options });

const changedByFights = ['hp'];

testSystemContract(toy, {
  worlds,
  worldUnder,
  changedByFights,
  secrets: [{ viewer: { role: 'player', owns: ['asa'] }, worlds: [duel, { ...duel, omens: [6] }] }],
});

type Toy = System<Duel, DuelAction, DuelEvent>;

type PartialInput = Partial<Parameters<typeof listContractPoints>[1]>;

/** All promises of a system with these parts. */
function listPromises(parts: Partial<Toy>, input: PartialInput): readonly ContractPoint[] {
  const system = { ...toy, ...parts } as unknown as System;
  return listContractPoints(system, {
    worlds,
    worldUnder: worldUnder as never,
    changedByFights,
    turns: 300,
    samples: 4000,
    ...input,
  });
}

/** Returns how a point fails, if it does: by its own assertion, or by a crash. */
function findFailure({ holds }: ContractPoint): 'broken' | 'crashed' | undefined {
  try {
    holds();
    return undefined;
  } catch (error) {
    return isBrokenPromise(error) ? 'broken' : 'crashed';
  }
}

/** The points that a system with these parts breaks; those that crashed are marked. */
const listBrokenPoints = (parts: Partial<Toy>, input: PartialInput = {}): readonly string[] =>
  listPromises(parts, input).flatMap((point) => {
    const failure = findFailure(point);
    if (failure === undefined) return [];
    return [failure === 'broken' ? point.id : `${point.id} crashed`];
  });

/** Returns true if it breaks this point by an assertion, whatever else breaks. A crash is reported. */
function isPointBroken(point: string, parts: Partial<Toy>, input: PartialInput = {}): boolean {
  const promise = listPromises(parts, input).find(({ id }) => id === point);
  if (!promise) throw new Error(`there is no promise ${point}`);
  try {
    promise.holds();
    return false;
  } catch (error) {
    if (isBrokenPromise(error)) return true;
    throw error;
  }
}

test('the toy keeps every promise', () => {
  expect(listBrokenPoints({})).toEqual([]);
});

test('a crash on the way is no promise broken', () => {
  const crash = (): never => {
    throw new TypeError('a bug');
  };
  expect(() => isPointBroken('SY39', { combatStats: { ...toy.combatStats, stateKey: crash } })).toThrow(
    'a bug',
  );
  expect(listBrokenPoints({ combatStats: { ...toy.combatStats, stateKey: crash } })).toEqual([
    'SY39 crashed',
  ]);
});

test('a promise that finds nothing to look at is broken', () => {
  expect(isPointBroken('SY42', { encounters: [] as never })).toBe(true);
  expect(isPointBroken('SY15', {}, { worldUnder: undefined as never })).toBe(true);
});

const replacePresentation = (parts: Partial<Toy['presentation']>): Partial<Toy> => ({
  presentation: { ...toy.presentation, ...parts },
});
const changeOffers = (change: (offer: Offer) => Offer): Partial<Toy> => ({
  offers: (world, viewer) => toy.offers(world, viewer).map(change),
});
/** The toy with an extra effect after each strike. */
const addAfterStrike = (more: Toy['resolve']): Partial<Toy> => ({
  resolve: (ctx, action) => {
    toy.resolve(ctx, action);
    if (action.type === 'strike') more(ctx, action);
  },
});
const sentenceOf = (text: string) => ({ en: text, it: text, fi: text });

describe('a system that breaks a promise is found out', () => {
  test('[SY1] a world that JSON cannot hold', () => {
    const dated = {
      ...toy,
      apply: (world: Duel, event: DuelEvent) => ({ ...toy.apply(world, event), last: undefined }),
    };
    expect(isPointBroken('SY1', dated)).toBe(true);
  });

  test('[SY2] an offer that the schema does not know', () => {
    expect(
      isPointBroken(
        'SY2',
        changeOffers((offer) => ({ ...offer, action: { ...offer.action, extra: 1 } })),
      ),
    ).toBe(true);
  });

  test('[SY2] an offer that is refused for one of its choices', () => {
    const others = (offer: Offer): Offer =>
      offer.action.type === 'dare'
        ? { ...offer, slots: { stake: { kind: 'number', least: 1, most: 4 } } }
        : offer;
    expect(isPointBroken('SY2', changeOffers(others))).toBe(true);
  });

  test('[SY2] an offer to a creature out of its turn', () => {
    const always: Partial<Toy> = {
      offers: (world) => toy.offers({ ...world, turn: 'orso' }, { role: 'gm' }),
    };
    expect(isPointBroken('SY2', always)).toBe(true);
  });

  test('[SY3] an event without audience', () => {
    expect(isPointBroken('SY3', { audience: () => undefined as never })).toBe(true);
  });

  test('[SY3] a roll without audience', () => {
    expect(isPointBroken('SY3', { rollAudience: () => 'nobody' as never })).toBe(true);
  });

  test.each(['{nobody} is hurt.', '', 'So it is {'])('[SY3] an event described as “%s”', (text) => {
    expect(
      isPointBroken('SY3', replacePresentation({ describeEvent: () => ({ words: sentenceOf(text) }) })),
    ).toBe(true);
  });

  test('[SY4] dice that fall otherwise than they say', () => {
    const loaded = { ...d(6), throw: (die: (sides: number) => number) => Math.max(die(6), die(6)) };
    const strike = addAfterStrike((ctx) => {
      const sixth = ctx.roll({ name: 'aim', rule: 'toy.duel.strike' }, 'gm', loaded, (value) => value);
      ctx.emit({ type: 'wounded', rule: 'toy.duel.strike', who: 'asa', by: sixth, hp: sixth });
    });
    expect(isPointBroken('SY4', strike, { samples: 20_000 })).toBe(true);
  });

  test('[SY4] chance from elsewhere', () => {
    const die = createSeededDie(seedOf('elsewhere'));
    const strike = addAfterStrike((ctx) =>
      ctx.emit({ type: 'wounded', rule: 'toy.duel.strike', who: 'asa', by: 1, hp: die(6) }),
    );
    expect(listBrokenPoints(strike)).toEqual(expect.arrayContaining(['SY4', 'SY6']));
  });

  test('[SY5] a rule that does otherwise when it is run again', () => {
    let runs = 0;
    const strike: Partial<Toy> = {
      resolve: (ctx, action) => {
        ctx.emit({ type: 'omen-read', rule: 'toy.duel.turn', face: runs++ });
        toy.resolve(ctx, action);
      },
    };
    expect(isPointBroken('SY5', strike)).toBe(true);
  });

  test('[SY5] a rule that catches the pause', () => {
    const strike: Partial<Toy> = {
      resolve: (ctx, action) => {
        try {
          toy.resolve(ctx, action);
        } catch {}
      },
    };
    expect(isPointBroken('SY5', strike)).toBe(true);
  });

  test('[SY7] an apply that does not only depend on the event', () => {
    let count = 0;
    expect(
      isPointBroken('SY7', { apply: (world, event) => ({ ...toy.apply(world, event), omens: [count++] }) }),
    ).toBe(true);
  });

  test('[SY8] an apply that changes the world it was given', () => {
    const apply: Toy['apply'] = (world, event) => {
      // worlds in play are frozen, and changing one crashes
      if (event.type === 'turn-passed' && !Object.isFrozen(world))
        (world as { turn: string }).turn = event.to;
      return toy.apply(world, event);
    };
    expect(isPointBroken('SY8', { apply })).toBe(true);
  });

  test('[SY8] a view that changes what it looks at', () => {
    const view: Toy['view'] = (world, viewer) => {
      if (!Object.isFrozen(world)) (world.omens as number[]).push(1);
      return toy.view(world, viewer);
    };
    expect(isPointBroken('SY8', { view })).toBe(true);
  });

  test('[SY9] a fight that is stuck: the next creature can do nothing', () => {
    const never: Partial<Toy> = {
      offers: (world, viewer) => (viewer.role === 'gm' ? toy.offers(world, viewer) : []),
    };
    expect(isPointBroken('SY9', never)).toBe(true);
  });

  test('[SY9] a fight that is stuck: no creature can do anything', () => {
    expect(isPointBroken('SY9', { offers: () => [], creaturesToAct: () => [] })).toBe(true);
  });

  test('[SY9] a rule that throws now and then is reported with seed and turn', () => {
    const system = {
      ...toy,
      ...addAfterStrike((ctx) => {
        if (ctx.world.creatures.some(({ hp }) => hp === 1)) throw new Error('a bug');
      }),
    };
    const point = listContractPoints(system as unknown as System, {
      worlds,
      changedByFights,
    }).find(({ id }) => id === 'SY9');
    expect(() => point?.holds()).toThrow(/seed toy play night-\d+, turn \d+: a bug/);
  });

  test.each([
    [
      'a term',
      replacePresentation({ terms: { ...toy.presentation.terms, aim: { ...sentenceOf('aim'), fi: '' } } }),
    ],
    ['a refusal', { refusals: { tired: { status: 1, says: { ...sentenceOf('{who}'), it: 'no' } } } }],
    [
      'a rule',
      { rules: { ...toy.rules, 'toy.duel.dare': { ...toy.rules['toy.duel.dare'], statement: {} } } },
    ],
    ['an option', { options: { gentle: { ...toy.options.gentle, title: sentenceOf(' ') } } }],
    ['content', { content: { squire: { ...toy.content.squire, name: sentenceOf('') } } }],
  ])('[SY10] %s without words in a language', (_, parts) => {
    expect(isPointBroken('SY10', parts as Partial<Toy>)).toBe(true);
  });

  test('[SY11] an event that cites an unknown rule', () => {
    const strike = addAfterStrike((ctx) =>
      ctx.emit({ type: 'prepared', rule: 'toy.duel.fumble' as 'toy.duel.turn', who: 'asa' }),
    );
    expect(isPointBroken('SY11', strike)).toBe(true);
  });

  test('[SY11] a roll that cites an unknown rule', () => {
    const strike = addAfterStrike((ctx) => {
      ctx.roll({ name: 'aim', rule: 'toy.duel.fumble' }, 'gm', d(6), () => 0);
    });
    expect(isPointBroken('SY11', strike)).toBe(true);
  });

  test('[SY12] a fact and a label without a term', () => {
    expect(isPointBroken('SY12', { summarize: () => ({ facts: ['slain:orso'], amounts: {} }) })).toBe(true);
    const strike = addAfterStrike((ctx) => {
      ctx.roll({ name: 'wobble', rule: 'toy.duel.turn' }, 'gm', d(6), () => 0);
    });
    expect(isPointBroken('SY12', strike)).toBe(true);
  });

  test('[SY12] a value of an action field without a term', () => {
    const { wild: _, ...terms } = toy.presentation.terms;
    expect(listBrokenPoints(replacePresentation({ terms }))).toEqual(['SY12']);
  });

  test('[SY13] a view that reveals a secret', () => {
    expect(isPointBroken('SY13', { view: (world) => world as never })).toBe(true);
  });

  test('[SY13] events that are visible but not heard by all are listed', () => {
    const audience: Toy['audience'] = (_, event) =>
      event.type === 'wounded' ? 'gm' : toy.audience(_, event);
    expect(listBrokenPoints({ audience })).toEqual(['SY13', 'SY23']);
    expect(listBrokenPoints({ audience }, { visibleEvents: ['wounded'] })).toEqual([]);
  });

  test('[SY13] offers that reveal a secret', () => {
    const offers: Toy['offers'] = (world, viewer) =>
      toy.offers(world, viewer).slice(world.omens.includes(6) ? 1 : 0);
    expect(isPointBroken('SY13', { offers })).toBe(true);
  });

  test('[SY13] a view that is no plain data', () => {
    expect(isPointBroken('SY13', { view: () => ({ at: undefined }) as never })).toBe(true);
  });

  test('[SY13] two worlds that must look the same to a viewer', () => {
    const secrets = [
      { viewer: { role: 'spectator' } as const, worlds: [duel, worlds.brawl] as [AnyWorld, AnyWorld] },
    ];
    expect(listBrokenPoints({}, { secrets })).toEqual(['SY13', 'SY23']);
  });

  test('[SY14] a policy that does what it may not', () => {
    const lost = { act: () => ({ type: 'dare', by: 'nobody', stake: 1 }) as const, answer: () => 1 };
    expect(isPointBroken('SY14', { policies: { ...toy.policies, lost } })).toBe(true);
  });

  test('[SY14] a policy that never ends a fight', () => {
    const idle = { act: (_: Duel, by: string) => ({ type: 'dare', by, stake: 1 }) as const, answer: () => 1 };
    expect(listBrokenPoints({ policies: { ...toy.policies, idle } }, { maxTurns: 50 })).toEqual(['SY14']);
  });

  test('[SY14] no fight to try a policy in', () => {
    expect(isPointBroken('SY14', { fightState: () => undefined })).toBe(true);
  });

  test('[SY15] a setting under which play throws', () => {
    const strike = addAfterStrike((ctx) => {
      if (ctx.world.options.gentle) throw new Error('a bug');
    });
    expect(listBrokenPoints(strike, { worldUnder: worldUnder as never })).toEqual(['SY15', 'SY26 crashed']);
  });

  test('[SY16] a refusal without a parameter, and an unlisted one', () => {
    const refuses =
      (code: string): Toy['refuses'] =>
      (world, action) =>
        toy.refuses(world, action) && { code, params: {} };
    expect(listBrokenPoints({ refuses: refuses('not-your-turn') })).toEqual(['SY16']);
    expect(listBrokenPoints({ refuses: refuses('whatever') })).toEqual(['SY16']);
  });

  test('[SY17] an action, or a part of one, without words', () => {
    const { dare: _, ...actions } = toy.presentation.actions;
    expect(listBrokenPoints(replacePresentation({ actions }))).toEqual(['SY17']);
    expect(
      listBrokenPoints(
        replacePresentation({
          actions: { ...toy.presentation.actions, dare: { title: sentenceOf('Dare'), slots: {} } },
        }),
      ),
    ).toEqual(['SY17']);
  });

  test('[SY18] an option whose default is another than its book says', () => {
    const options = { ...toy.options, gentle: { ...toy.options.gentle, default: true } } as Toy['options'];
    expect(listBrokenPoints({ options })).toEqual(['SY18']);
  });

  test('[SY19] content that its schema refuses', () => {
    const lout = { name: sentenceOf('Lout'), sheet: { side: 1 } };
    expect(listBrokenPoints({ content: { ...toy.content, lout } })).toEqual(['SY19', 'SY28 crashed']);
  });

  test('[SY43] points of which the sheet keeps no whole', () => {
    expect(listBrokenPoints({ maximumFields: { hp: 'side' } })).toEqual(['SY43']);
  });

  test('[SY45] luck that outlives the fight it was won in', () => {
    const apply: Toy['apply'] = (world, event) => {
      const after = toy.apply(world, event);
      if (event.type !== 'wounded') return after;
      return { ...after, creatures: after.creatures.map((creature) => ({ ...creature, luck: 3 })) };
    };
    expect(isPointBroken('SY45', { apply })).toBe(true);
    expect(isPointBroken('SY45', { apply }, { changedByFights: ['hp', 'luck'] })).toBe(false);
  });

  test('[SY20] a preset whose outcome has no words', () => {
    const { above: _, ...terms } = toy.presentation.terms;
    expect(listBrokenPoints(replacePresentation({ terms }))).toEqual(['SY20']);
  });

  /** The toy with a faulty known world. */
  const knowing = (wrong: (known: Duel, world: Duel) => Partial<Duel>): Partial<Toy> => ({
    knownWorld: (world, viewer, hidden) => {
      const known = toy.knownWorld(world, viewer, hidden);
      return viewer.role === 'gm' ? world : { ...known, ...wrong(known, world) };
    },
  });

  test('[SY21] a world as known that is known otherwise', () => {
    expect(
      isPointBroken(
        'SY21',
        knowing((_, { turn }) => ({ turn: turn === '' ? 'asa' : '' })),
      ),
    ).toBe(true);
    expect(isPointBroken('SY21', { knownWorld: (world) => ({ ...world }) })).toBe(true);
  });

  test('[SY22] a world as known in which a viewer sees something else', () => {
    const hurt = knowing(({ creatures }) => ({
      creatures: creatures.map((creature) => ({ ...creature, hp: 1 })),
    }));
    expect(isPointBroken('SY22', hurt)).toBe(true);
    expect(
      isPointBroken(
        'SY22',
        knowing(() => ({ turn: '' })),
      ),
    ).toBe(true);
  });

  test('[SY22] a view and offers that differ when they are asked for again', () => {
    let asked = 0;
    const view: Toy['view'] = (world, viewer) =>
      viewer.role === 'gm' ? ({ ...world, asked: asked++ } as never) : toy.view(world, viewer);
    expect(isPointBroken('SY22', { view })).toBe(true);
    const offers: Toy['offers'] = (world, viewer) => toy.offers(world, viewer).slice(asked++ % 2);
    expect(isPointBroken('SY22', { offers })).toBe(true);
  });

  test('[SY23] a world as known with the truth in it', () => {
    const lucky = knowing(({ creatures }, world) => ({
      creatures: creatures.map(
        (creature) => world.creatures.find(({ id }) => id === creature.id) ?? creature,
      ),
    }));
    expect(listBrokenPoints(lucky)).toEqual(['SY23']);
    expect(listBrokenPoints(knowing((_, { omens }) => ({ omens })))).toEqual(['SY23']);
  });

  test('[SY23] a world as known that counts the hidden', () => {
    expect(
      isPointBroken(
        'SY23',
        knowing((_, { creatures }) => ({ omens: [creatures.length] })),
      ),
    ).toBe(true);
  });

  test('[SY24] a world as known that is none', () => {
    expect(
      isPointBroken(
        'SY24',
        knowing((_, { turn }) => ({ turn })),
      ),
    ).toBe(true);
  });

  test('[SY25] a known world with a hidden creature', () => {
    expect(
      isPointBroken(
        'SY25',
        knowing((_, { creatures }) => ({ creatures })),
      ),
    ).toBe(true);
  });

  test('[SY26] a schema that accepts what is no world, or no world at all', () => {
    const door = (world: Toy['schemas']['world']) => listBrokenPoints({ schemas: { ...toy.schemas, world } });
    expect(door(z.any())).toEqual(['SY26']);
    expect(door(z.never())).toEqual(['SY24', 'SY26', 'SY28', 'SY33', 'SY36']);
  });

  test('[SY27] an action of another actor', () => {
    expect(listBrokenPoints({ actor: () => 'gm' })).toEqual(['SY27', 'SY44']);
  });

  test('[SY28] a removed creature that is still there', () => {
    expect(isPointBroken('SY28', { removeCreature: (world) => world })).toBe(true);
    const { turn } = duel;
    expect(
      isPointBroken('SY28', { removeCreature: (world, id) => ({ ...toy.removeCreature(world, id), turn }) }),
    ).toBe(true);
  });

  test('[SY28] a fight without a next creature after one was removed', () => {
    const leave: Toy['removeCreature'] = (world, id) => {
      const remaining = toy.removeCreature(world, id);
      return world.turn === id ? { ...remaining, turn: '' } : remaining;
    };
    expect(listBrokenPoints({ removeCreature: leave })).toEqual(['SY28']);
  });

  test('[SY28] a newcomer who takes part at once', () => {
    const enter: Toy['addCreature'] = (world, newCreature) => ({
      ...toy.addCreature(world, newCreature),
      bystanders: [],
      turn: newCreature.id,
    });
    expect(listBrokenPoints({ addCreature: enter })).toEqual(['SY28']);
  });

  test('[SY29] texts that need a private field', () => {
    expect(listBrokenPoints({ privateFields: { 'turn-passed': ['at', 'to'] } })).toEqual(['SY29']);
    expect(listBrokenPoints({ privateFields: { 'turn-passed': ['nothing'] } })).toEqual(['SY29']);
  });

  /** The toy with faulty boards. */
  const boards = (wrong: (board: Board) => Partial<Board>): Partial<Toy> =>
    replacePresentation({
      board: (view) => ({ ...toy.presentation.board(view), ...wrong(toy.presentation.board(view)) }),
    });
  const rows = (wrong: Partial<BoardRow>): Partial<Toy> =>
    boards((board) => ({ rows: board.rows.map((row) => ({ ...row, ...wrong })) }));
  const zones = (wrong: Partial<ZonesScene>): Partial<Toy> =>
    boards(({ rows: all }) => ({
      scene: {
        kind: 'zones',
        zones: [{ id: 'yard', who: all.map(({ id }) => id) }],
        borders: [],
        knots: [],
        move: { action: 'strike', to: 'on' },
        ...wrong,
      },
    }));

  const grid = (wrong: Partial<GridScene>): Partial<Toy> =>
    boards(({ rows: all }) => ({
      scene: {
        kind: 'grid',
        map: { width: 3, height: 1, ground: '...', light: '...', veil: '...', shelter: '...' },
        lit: null,
        inSight: null,
        picture: null,
        square: { long: 1, says: sentenceOf('{n} m') },
        alternating: false,
        tokens: all.map(({ id: who }, x) => ({ who, at: { x, y: 0 }, side: 1, reach: 1 })),
        things: [],
        move: { action: 'strike', to: 'on' },
        ways: [],
        areas: [],
        at: 'at',
        door: null,
        ...wrong,
      },
    }));

  test('[SY30] a board that lacks a creature, or has one twice', () => {
    expect(
      isPointBroken(
        'SY30',
        boards((board) => ({ rows: board.rows.slice(1) })),
      ),
    ).toBe(true);
    expect(
      isPointBroken(
        'SY30',
        boards((board) => ({ rows: [...board.rows, ...board.rows] })),
      ),
    ).toBe(true);
  });

  test('[SY30] a board that needs a number the viewer has not', () => {
    const lucky: Toy['presentation']['board'] = (view) => {
      for (const { luck } of (view as unknown as Duel).creatures) luck.toFixed();
      return toy.presentation.board(view);
    };
    expect(listBrokenPoints(replacePresentation({ board: lucky }))).toEqual(['SY30', 'SY31', 'SY32 crashed']);
  });

  test('[SY30] a board that is silent about a fight, or says nothing of it', () => {
    expect(listBrokenPoints(boards(() => ({ stands: null })))).toEqual(['SY30']);
    expect(
      listBrokenPoints(boards(({ stands }) => ({ stands: stands && { words: sentenceOf(' ') } }))),
    ).toEqual(['SY30']);
  });

  test.each([
    ['a rule there is not', { rank: { value: 1, label: sentenceOf('rank'), rule: 'toy.duel.fumble' } }],
    ['no words', { meters: [{ value: 1, of: null, label: sentenceOf(''), rule: 'toy.duel.turn' }] }],
    ['a mark without a term', { marks: [{ term: 'cursed', rule: 'toy.duel.turn', bad: true }] }],
    ['looks without a term', { health: { looks: 'pale', rule: 'toy.duel.turn' } }],
  ])('[SY30] a row with %s', (_, wrong) => {
    expect(listBrokenPoints(rows(wrong))).toEqual(['SY30']);
  });

  test('[SY30] a scene with a creature outside all zones, or a melee in two zones', () => {
    expect(listBrokenPoints(zones({}))).toEqual([]);
    expect(listBrokenPoints(zones({ zones: [{ id: 'yard', who: [] }] }))).toEqual(['SY30']);
    expect(listBrokenPoints(zones({ knots: [{ id: 'one', zone: 'barn', who: ['asa'] }] }))).toEqual(['SY30']);
    expect(listBrokenPoints(zones({ borders: [{ between: ['yard', 'barn'], difficult: false }] }))).toEqual([
      'SY30',
    ]);
  });

  test('[SY30] a grid with a creature outside it, twice or hidden, or with a path from nowhere', () => {
    const at = { x: 1, y: 0 };
    const token = { who: 'asa', at, side: 1, reach: 1 };
    expect(listBrokenPoints(grid({}))).toEqual([]);
    expect(listBrokenPoints(grid({ tokens: [{ ...token, side: 2 }] }))).toEqual(['SY30']);
    expect(listBrokenPoints(grid({ tokens: [token, token] }))).toEqual(['SY30']);
    expect(listBrokenPoints(grid({ tokens: [{ ...token, who: 'nobody' }] }))).toEqual(['SY30']);
    expect(listBrokenPoints(grid({ map: null }))).toEqual(['SY30']);
    const steps = [{ at, from: 1, cost: 0 }];
    expect(listBrokenPoints(grid({ ways: [{ action: { type: 'strike' }, steps }] }))).toEqual(['SY30']);
  });

  /** The toy's sheets with one more field. */
  const sheets = (field: Partial<CharacterField>): Partial<Toy> =>
    replacePresentation({
      character: (creature, view) => {
        const plain = { label: 'Fist', value: 3, rule: 'toy.duel.strike', because: [] };
        const more = { title: sentenceOf('More'), kind: 'list', fields: [{ ...plain, ...field }] } as const;
        return [...toy.presentation.character(creature, view), more];
      },
    });

  test('[SY31] a field more is no fault', () => {
    expect(listBrokenPoints(sheets({}))).toEqual([]);
  });

  const reason = { rule: 'toy.duel.strike', what: 'harm', how: 'add', value: 2 } as const;
  test.each([
    ['reasons that make another number', { because: [reason] }],
    ['a reason without a rule', { value: 2, because: [{ ...reason, rule: 'toy.duel.fumble' }] }],
    ['a rule there is not', { rule: 'toy.duel.fumble' }],
    ['no label', { label: sentenceOf('') }],
    ['a path that leads nowhere', { path: 'body.hp' }],
  ])('[SY31] a field with %s', (_, field) => {
    expect(listBrokenPoints(sheets(field))).toEqual(['SY31']);
  });

  test('[SY31] a sheet that needs what the viewer does not know, or has nothing on it', () => {
    const character: Toy['presentation']['character'] = (item, view) => {
      (item as unknown as Duel['creatures'][number]).luck.toFixed();
      return toy.presentation.character(item, view);
    };
    expect(listBrokenPoints(replacePresentation({ character }))).toEqual(['SY31', 'SY32 crashed']);
    expect(listBrokenPoints(replacePresentation({ character: () => [] }))).toEqual(['SY31']);
  });

  test('[SY32] a roll, or a move, that is never offered', () => {
    expect(listBrokenPoints(sheets({ rolls: { type: 'strike', with: 'fist' } }))).toEqual(['SY32']);
    expect(listBrokenPoints(sheets({ rolls: { type: 'sing' } }))).toEqual(['SY32']);
    expect(listBrokenPoints(zones({ move: { action: 'strike', to: 'zone' } }))).toEqual(['SY32']);
  });

  const making = (make: Toy['creation']['make']): Partial<Toy> => ({
    creation: { rule: 'toy.duel.turn', make },
  });
  const label = { name: 'fate', rule: 'toy.duel.turn' };

  test('[SY33] a character that the schema refuses for some answer', () => {
    const unlucky = making((ctx) => ({
      side: 'red',
      hp: ctx.choose(label, numberBetween(1, 6)) === 6 ? 'many' : 4,
      luck: 1,
    }));
    expect(listBrokenPoints(unlucky)).toEqual(['SY33']);
    expect(listBrokenPoints(making(() => ({ side: 'red', hp: 4 })))).toEqual(['SY33']);
  });

  test('[SY33] a character that cannot enter', () => {
    const enter: Toy['addCreature'] = (world, newCreature) =>
      world.creatures.length === 0 ? world : toy.addCreature(world, newCreature);
    expect(listBrokenPoints({ addCreature: enter })).toEqual(['SY33']);
  });

  test('[SY33] a creation that never ends', () => {
    const endless = making((ctx) => {
      for (;;) ctx.choose(label, numberBetween(1, 6));
    });
    expect(isPointBroken('SY33', endless)).toBe(true);
  });

  test.each([
    ['a label', { ...label, name: 'whim' }, ['body']],
    ['an option', label, ['body', 'soul']],
    ['a rule', { ...label, rule: 'toy.duel.birth' }, ['body']],
  ])('[SY34] a question of creation without %s', (_, asked, options) => {
    const wordless = making((ctx) => {
      ctx.choose(asked, oneOf(options));
      return { side: 'red', hp: 4, luck: 1 };
    });
    expect(listBrokenPoints(wordless)).toEqual(['SY34']);
  });

  test('[SY35] a creation that does otherwise when it is run again', () => {
    let createdCount = 0;
    expect(listBrokenPoints(making(() => ({ side: 'red', hp: 4, luck: createdCount++ })))).toEqual(['SY35']);
  });

  test('[SY36] a question that depends on what the person asked does not know', () => {
    const ducking = addAfterStrike((ctx, action) => {
      const label = { name: 'duck', rule: 'toy.duel.strike' };
      if (action.type === 'strike' && findDuellist(ctx.world, action.by).luck > 3)
        ctx.choose(label, action.on, oneOf(['duck', 'stand']));
    });
    expect(isPointBroken('SY36', ducking)).toBe(true);
    const showing: Partial<Toy> = {
      ...ducking,
      knownMidAction: (known, { world: { creatures } }) => ({ ...known, creatures }),
    };
    expect(listBrokenPoints(showing)).not.toContain('SY36');
  });

  const withStats = (parts: Partial<Toy['combatStats']>): Partial<Toy> => ({
    combatStats: { ...toy.combatStats, ...parts },
  });
  const tactics = (parts: Partial<Toy['tactics']>): Partial<Toy> => ({
    tactics: { ...toy.tactics, ...parts },
  });
  const strike = (on: string): DuelAction => ({ type: 'strike', by: 'orso', on, how: 'calm' });

  test.each([
    ['SY37', 'somebody without a side', withStats({ side: () => '' })],
    ['SY37', 'a fate that nobody knows', withStats({ status: () => 'asleep' as never })],
    ['SY37', 'a health out of nothing', withStats({ health: () => ({ now: 3, full: 0 }) })],
    ['SY37', 'reserves below nothing', withStats({ reserves: () => ({ fate: -1 }) })],
    [
      'SY38',
      'a blow on somebody who is not there',
      withStats({ damageDealt: () => ({ by: null, on: 'x', points: 1 }) }),
    ],
    ['SY38', 'a winner who lies on the ground', withStats({ status: () => 'down' })],
    ['SY39', 'a gist that is no plain data', withStats({ stateKey: () => ({ at: undefined }) })],
    ['SY39', 'a gist with names', withStats({ stateKey: (world) => world })],
    ['SY40', 'a choice that is refused', tactics({ choices: () => [strike('asa')] })],
    ['SY40', 'a way out that is refused', tactics({ withdraw: () => strike('asa') })],
    ['SY40', 'an edge that cannot be counted', tactics({ positionValue: () => Number.NaN })],
    [
      'SY40',
      'something foreseen that counts for more than it is',
      tactics({ delayedAction: (world, action) => ({ world, action, share: 2 }) }),
    ],
  ])('[%s] %s', (id, _, parts) => {
    expect(isPointBroken(id, parts)).toBe(true);
  });

  const [easy, hard, deadly] = toy.encounters;
  const inFile = (parts: Encounter['file']): Encounter => ({ ...deadly, file: { ...deadly.file, ...parts } });
  const squire = { from: 'squire' };

  test.each([
    ['two of the same id', [easy, hard, { ...deadly, id: easy.id }]],
    ['only two', [easy, hard] as unknown as Encounters],
    ['an id that nobody can type', [easy, hard, { ...deadly, id: 'Ünder the hill' }]],
    ['somebody whom nobody knows', [easy, hard, inFile({ creatures: [{ from: 'nobody' }, squire] })]],
    ['another party', [easy, hard, inFile({ creatures: [squire, { from: 'champion' }] })]],
    ['nobody to meet', [easy, hard, inFile({ creatures: [{ from: 'champion' }] })]],
    [
      'a hero among the foes',
      [
        easy,
        hard,
        inFile({
          creatures: [{ from: 'champion' }, { id: 'twin', from: 'champion', sheet: { side: 'red' } }],
        }),
      ],
    ],
  ] satisfies readonly (readonly [string, Encounters])[])('[SY41] encounters with %s', (_, encounters) => {
    expect(isPointBroken('SY41', { encounters })).toBe(true);
  });

  test('[SY44] offers that do not heed whose are asked for', () => {
    expect(isPointBroken('SY44', { offers: (world, viewer) => toy.offers(world, viewer) })).toBe(true);
  });

  test('[SY44] an offer missing where its actor alone is asked about', () => {
    const offers: Toy['offers'] = (world, viewer, of) =>
      toy.offers(world, viewer, of).slice(of === undefined || of === 'gm' ? 0 : 1);
    expect(listBrokenPoints({ offers })).toEqual(['SY44']);
  });

  test('[SY44] the game master’s offers left out where they alone are asked for', () => {
    const offers: Toy['offers'] = (world, viewer, of) => (of === 'gm' ? [] : toy.offers(world, viewer, of));
    expect(listBrokenPoints({ offers })).toEqual(['SY44']);
  });

  test('[SY44] an offer without an actor', () => {
    const actor: Toy['actor'] = (action) =>
      action.type === 'omen' ? (undefined as never) : toy.actor(action);
    expect(isPointBroken('SY44', { actor })).toBe(true);
  });

  test('[SY42] an encounter without a fight', () => {
    expect(listBrokenPoints({ encounters: [easy, hard, inFile({ steps: [] })] })).toEqual(['SY42']);
  });

  test('[SY42] an encounter in a place without words', () => {
    expect(isPointBroken('SY42', { hideablePlaces: () => ['cellar'] })).toBe(true);
  });

  test('[SY10] an encounter without a text in one language', () => {
    const untranslated = { ...deadly, about: { ...deadly.about, fi: '' } };
    expect(listBrokenPoints({ encounters: [easy, hard, untranslated] })).toEqual(['SY10']);
  });
});
