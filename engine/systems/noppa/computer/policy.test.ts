import type { CreatureId, DecisionRequest } from '@arbitro/kernel';
import { oneOf, splitPoints } from '@arbitro/kernel';
import { describe, expect, test } from 'vitest';
import { noppa } from '../index.ts';
import { MIGHT } from '../rules/tables.ts';
import type { World } from '../state.ts';
import { plainPolicy, sensiblePolicy } from './policy.ts';

const SWORD = { id: 'miekka', weapon: { damage: 2 } };
const BOW = { id: 'jousi', hands: 2, inUse: false, weapon: { mode: 'ranged' } };
const CURE = { id: 'parannus', mindCost: 1, heal: 3 };

/** A fight at the first creature's turn. */
function fight(sheets: Readonly<Record<CreatureId, object>>, scene: object = {}): World {
  return noppa.createWorld({
    options: noppa.schemas.options.parse({}),
    creatures: Object.entries(sheets).map(([id, sheet]) => ({
      id,
      name: id,
      sheet: noppa.schemas.sheet.parse(sheet),
    })),
    scene: noppa.schemas.scene.parse({ ...scene, fight: { tick: 3 } }),
  });
}

const chooseAction = (policy: typeof plainPolicy, world: World) => policy.act(world, 'aino', () => 1);
const AINO = { actions: 3, items: [SWORD, BOW] };
const LEVY = { kind: 'foe', body: 2, attacks: [{ id: 'keihas', tn: 2 }] };
const TWO_ZONES = { zones: ['piha', 'lato'], borders: [{ between: ['piha', 'lato'] }] };

describe('the sensible', () => {
  test.each([
    [
      'heal the fainted first',
      { aino: { ...AINO, items: [], spells: [CURE] }, veikko: { body: 0 }, levy: LEVY },
      { type: 'cast', spell: 'parannus', on: ['veikko'] },
    ],
    [
      'strike when they cannot pay for it',
      { aino: { ...AINO, mind: 0, spells: [CURE] }, veikko: { body: 0 }, levy: LEVY },
      { type: 'attack', on: ['levy'] },
    ],
    ['take the weapon that promises most', { aino: AINO, levy: LEVY }, { type: 'attack', with: 'miekka' }],
    [
      'go for the foe that is easier to hit',
      { aino: AINO, hiisi: { ...LEVY, tns: { mundane: 5 } }, levy: LEVY },
      { type: 'attack', on: ['levy'] },
    ],
    ['wait when nothing can be paid', { aino: { ...AINO, actions: 0 }, levy: LEVY }, { type: 'pass' }],
  ])('%s', (_, sheets, wanted) => {
    expect(chooseAction(sensiblePolicy, fight(sheets))).toMatchObject(wanted);
  });

  test('close in on those they cannot reach', () => {
    const far = fight(
      { aino: { ...AINO, items: [SWORD], zone: 'piha' }, levy: { ...LEVY, zone: 'lato' } },
      TWO_ZONES,
    );
    expect(chooseAction(sensiblePolicy, far)).toEqual({ type: 'move', by: 'aino', to: 'lato' });
    expect(chooseAction(plainPolicy, far)).toEqual({ type: 'move', by: 'aino', to: 'lato' });
  });

  test('shoot where a bow reaches further', () => {
    const far = fight({ aino: { ...AINO, zone: 'piha' }, levy: { ...LEVY, zone: 'lato' } }, TWO_ZONES);
    expect(chooseAction(sensiblePolicy, far)).toMatchObject({
      type: 'attack',
      with: 'jousi',
      hold: ['jousi'],
    });
  });
});

/** Creatures ready to play, with changes. */
const ready = (from: string, change: object = {}): object => ({
  ...(noppa.content[from]?.sheet as object),
  ...change,
});

describe('with our own creatures the sensible', () => {
  const hold = { zone: 'piha', actions: 3 };

  test('keep the shield beside another blade', () => {
    const world = fight({ aino: ready('aino', { actions: 3 }), drake: ready('lohikaarme') });
    expect(chooseAction(sensiblePolicy, world)).toMatchObject({ with: 'puukko', hold: ['puukko', 'kilpi'] });
  });

  test('strike stone with a blade rather than with bare hands', () => {
    const world = fight({ aino: ready('aino', { actions: 3 }), hiisi: ready('hiisi') });
    expect(chooseAction(sensiblePolicy, world)).toMatchObject({ type: 'attack', with: 'miekka' });
  });

  test('do not walk up to giants with the last action of a caster', () => {
    const caster = ready('lumikki', { zone: 'piha', actions: 1 });
    const world = fight({ aino: caster, hiisi: ready('hiisi', { zone: 'lato' }) }, TWO_ZONES);
    expect(chooseAction(sensiblePolicy, world)).toEqual({ type: 'pass', by: 'aino' });
  });

  test('breathe fire on all who could fall', () => {
    const hero = (from: string) => ready(from, { ...hold, body: 1, mind: 0, actions: 0, side: 'heroes' });
    const drake = ready('lohikaarme', { ...hold, side: 'foes' });
    const world = fight(
      { aino: drake, anna: hero('aino'), otso: hero('otso'), lumikki: hero('lumikki') },
      TWO_ZONES,
    );
    expect(chooseAction(sensiblePolicy, world)).toMatchObject({ with: 'tulihenkays' });
  });
});

test('the plain harm a foe rather than stun it again and again', () => {
  const spirit = ready('nakki', { actions: 5, side: 'foes' });
  const near = fight({ aino: spirit, hiisi: ready('hiisi', { side: 'heroes' }) });
  expect(chooseAction(plainPolicy, near)).toMatchObject({ type: 'attack', with: 'ote' });
  const places = (zone: string) => ({ zone, side: zone });
  const far = fight(
    { aino: { ...spirit, ...places('piha') }, hiisi: ready('hiisi', places('lato')) },
    TWO_ZONES,
  );
  expect(chooseAction(plainPolicy, far)).toMatchObject({ type: 'move', to: 'lato' });
});

test('the sensible get up with an odd action', () => {
  const down = (actions: number) => fight({ aino: { ...AINO, actions, conditions: ['prone'] }, levy: LEVY });
  expect(chooseAction(sensiblePolicy, down(3))).toEqual({ type: 'recover', by: 'aino', condition: 'prone' });
  expect(chooseAction(sensiblePolicy, down(2))).toMatchObject({ type: 'attack' });
});

const buildQuestion = (name: string, question: DecisionRequest['question']): DecisionRequest =>
  ({ label: { name, rule: 'noppa.parry.reaction' }, who: 'aino', question }) as DecisionRequest;

describe('what they answer', () => {
  const parry = buildQuestion('parry', oneOf(['parry', 'let-pass']));
  const mind = buildQuestion('mind', oneOf(['spend', 'accept']));
  const table = (change: object) => fight({ aino: { ...AINO, ...change }, levy: LEVY });

  test('the sensible parry with an odd action, or when badly hurt, unless it is hopeless', () => {
    const strong = { attributes: { [MIGHT]: 4 } };
    expect(sensiblePolicy.answer(parry, table({ ...strong, actions: 3 }))).toBe('parry');
    expect(sensiblePolicy.answer(parry, table({ ...strong, actions: 2 }))).toBe('let-pass');
    expect(sensiblePolicy.answer(parry, table({ ...strong, actions: 2, body: 2 }))).toBe('parry');
    const weak = { attributes: { [MIGHT]: 1 } };
    expect(sensiblePolicy.answer(parry, table({ ...weak, actions: 3 }))).toBe('let-pass');
    expect(sensiblePolicy.answer(parry, table({ ...weak, actions: 1, body: 2 }))).toBe('let-pass');
  });

  test('the weak parry rats whom one success keeps off, but no dragon', () => {
    const melee = (foe: string): World => {
      const world = noppa.createWorld({
        options: noppa.schemas.options.parse({}),
        creatures: Object.entries({ aino: 'koira', foe }).map(([id, from]) => ({
          id,
          name: id,
          sheet: noppa.schemas.sheet.parse({ ...(noppa.content[from]?.sheet as object), actions: 4 }),
        })),
        scene: noppa.schemas.scene.parse({ fight: { tick: 4 } }),
      });
      const [{ zone }] = world.creatures as [World['creatures'][number]];
      const melees = [{ id: 'melee-1', zone, members: ['aino', 'foe'] }];
      return { ...world, fight: world.fight && { ...world.fight, melees } };
    };
    expect(sensiblePolicy.answer(parry, melee('rottaparvi'))).toBe('parry');
    expect(sensiblePolicy.answer(parry, melee('lohikaarme'))).toBe('let-pass');
  });

  test('they keep the last mind point until they are badly hurt', () => {
    expect(sensiblePolicy.answer(mind, table({ mind: 2 }))).toBe('spend');
    expect(sensiblePolicy.answer(mind, table({ mind: 1 }))).toBe('accept');
    expect(sensiblePolicy.answer(mind, table({ mind: 1, body: 2 }))).toBe('spend');
  });

  test('they protect a comrade completely or not at all', () => {
    const slots = [
      { name: 'veikko', least: 0, most: 2 },
      { name: 'lyyli', least: 0, most: 1 },
      { name: 'nobody', least: 0, most: 2 },
    ];
    expect(sensiblePolicy.answer(buildQuestion('cover', splitPoints(2, slots)), table({}))).toEqual({
      veikko: 0,
      lyyli: 1,
      nobody: 1,
    });
  });

  test('as game masters the sensible make something of a complication, the plain nothing', () => {
    const attack = buildQuestion(
      'complication',
      oneOf(['disarmed', 'off-balance', 'out-of-ammo', 'other', 'none']),
    );
    const defence = buildQuestion('complication', oneOf(['stunned', 'other', 'none']));
    const check = buildQuestion('complication', oneOf(['other', 'none']));
    const effect = buildQuestion('complication-effect', oneOf(['story', 'disadvantage']));
    expect(
      [attack, defence, check].map((decisionRequest) => sensiblePolicy.answer(decisionRequest, table({}))),
    ).toEqual(['off-balance', 'stunned', 'none']);
    expect(sensiblePolicy.answer(effect, table({}))).toBe('disadvantage');
    expect(plainPolicy.answer(attack, table({}))).toBe('none');
  });

  test('the plain spend nothing', () => {
    expect(plainPolicy.answer(parry, table({}))).toBe('let-pass');
    expect(plainPolicy.answer(mind, table({ mind: 3 }))).toBe('accept');
  });
});
