import { optionsSchema } from '@arbitro/kernel';
import { describe, expect, test } from 'vitest';
import { createWorld } from '../create-world.ts';
import { OPTIONS } from '../options.ts';
import { sceneSchema } from '../schema/scene.ts';
import { sheetSchema } from '../schema/sheet.ts';
import type { Creature, World } from '../state.ts';
import { effectsOn } from './active-effects.ts';
import { carryingCapacity } from './carrying.ts';
import { abilityModifier, armourClass, modifierFor, roundDistance, skillBonus, speedOf } from './derived.ts';
import { breathOf } from './hazards.ts';
import { passiveScore } from './passive.ts';
import { canSee, obscurementFor } from './senses.ts';
import { SKILL_NAMES, SKILLS, STANDARD_ACTIONS } from './tables.ts';
import { proficiencyBonus } from './training.ts';

const options = optionsSchema(OPTIONS);

interface WorldInput {
  readonly options?: object;
  readonly scene?: object;
  readonly creatures: Readonly<Record<string, object>>;
}

function buildWorld({ options: chosen = {}, scene = {}, creatures }: WorldInput): World {
  return createWorld({
    options: options.parse(chosen),
    scene: sceneSchema.parse(scene),
    creatures: Object.entries(creatures).map(([id, sheet]) => ({
      id,
      name: id,
      sheet: sheetSchema.parse(sheet),
    })),
  });
}

function buildAlone(
  sheet: object,
  worldInput: Omit<WorldInput, 'creatures'> = {},
): readonly [World, Creature] {
  const world = buildWorld({ ...worldInput, creatures: { one: sheet } });
  return [world, world.creatures[0] as Creature];
}

describe('numbers of the tables', () => {
  test.each([
    [0, -5],
    [1, -5],
    [2, -4],
    [3, -4],
    [7, -2],
    [9, -1],
    [10, 0],
    [11, 0],
    [15, 2],
    [20, 5],
    [30, 10],
  ])('quinta.ability.modifier: a score of %i is %i', (points, expected) => {
    expect(modifierFor(points)).toBe(expected);
  });

  test.each([
    [0, 2],
    [0.125, 2],
    [4, 2],
    [5, 3],
    [8, 3],
    [9, 4],
    [16, 5],
    [17, 6],
    [24, 7],
    [28, 8],
    [30, 9],
  ])('quinta.proficiency.bonus: level or challenge %d gives %i', (level, bonus) => {
    expect(proficiencyBonus({ level })).toBe(bonus);
  });

  test('quinta.proficiency.bonus: there is none above 30', () => {
    expect(() => proficiencyBonus({ level: 31 })).toThrow();
  });

  test.each([
    [{ scores: { dex: 15 } }, 12],
    [{ scores: { dex: 15 }, ac: 18 }, 18],
  ])('quinta.d20.armor-class: %o has %i', (sheet, ac) => {
    expect(armourClass(buildAlone(sheet)[1]).value).toBe(ac);
  });

  test.each([
    ['medium', 10, 75],
    ['tiny', 4, 15],
    ['gargantuan', 30, 1800],
  ])('quinta.objects.carrying: %s with Strength %i carries %i kg', (size, str, kg) => {
    expect(carryingCapacity(buildAlone({ size, scores: { str } })[1]).value).toBe(kg);
  });

  test.each([
    [14, 180],
    [6, 30],
    [10, 60],
  ])('quinta.hazards.suffocation: Constitution %i holds %i seconds', (con, seconds) => {
    expect(breathOf({ scores: { ...buildAlone({})[1].scores, con } })).toBe(seconds);
  });

  test.each([
    ['square', 3.75, 3],
    ['square', 4.5, 4.5],
    ['metre', 4.5, 4],
    ['none', 3.75, 3.75],
  ])('quinta.core.round-down: %s makes %d m %d', (distanceRounding, metres, expected) => {
    expect(roundDistance(options.parse({ distanceRounding }), metres)).toBe(expected);
  });
});

test('quinta.ability.six-abilities and quinta.ability.score-zero: six, and none of them below -5', () => {
  const { scores } = buildAlone({ scores: { str: 0 } })[1];
  expect(Object.keys(scores)).toEqual(['str', 'dex', 'con', 'int', 'wis', 'cha']);
  expect(abilityModifier({ scores }, 'str')).toBe(-5);
});

test('quinta.proficiency.skill-table: eighteen skills, three to five for each ability but Strength and none for Constitution', () => {
  const many = (ability: string): number => SKILL_NAMES.filter((skill) => SKILLS[skill] === ability).length;
  expect(SKILL_NAMES).toHaveLength(18);
  expect(['str', 'dex', 'con', 'int', 'wis', 'cha'].map(many)).toEqual([1, 3, 0, 5, 5, 4]);
});

test('quinta.actions.list: twelve', () => {
  expect(Object.keys(STANDARD_ACTIONS)).toHaveLength(12);
});

describe('speed', () => {
  test.each<readonly [string, readonly object[], number]>([
    ['nothing', [], 9],
    ['slowed twice', [{ condition: 'slowed' }, { condition: 'slowed', cause: 'mud' }], 4.5],
    ['exhausted 3', [{ condition: 'exhausted', level: 3 }], 4.5],
    ['exhausted 6', [{ condition: 'exhausted', level: 6 }], 0],
    ['exhausted 8', [{ condition: 'exhausted', level: 8 }], 0],
    ['exhausted 1 and slowed', [{ condition: 'exhausted', level: 1 }, { condition: 'slowed' }], 3],
    ['restrained', [{ condition: 'restrained' }], 0],
    ['stunned', [{ condition: 'stunned' }], 0],
    ['incapacitated', [{ condition: 'incapacitated' }], 9],
  ])('quinta.movement.speed: %s', (_, afflictions, metres) => {
    expect(speedOf(...buildAlone({ speed: 9, afflictions })).value).toBe(metres);
  });

  test('quinta.conditions.immobilized: standing still is no Speed of 0 where the table says so', () => {
    const options = { options: { cannotMoveIsSpeedZero: false } };
    expect(speedOf(...buildAlone({ afflictions: [{ condition: 'stunned' }] }, options)).value).toBe(9);
  });

  test('its reasons make the number', () => {
    const { value, because } = speedOf(...buildAlone({ speed: 7.5, afflictions: [{ condition: 'slowed' }] }));
    expect([value, because.at(-1)]).toEqual([3, expect.objectContaining({ what: 'slowed', value: -4.5 })]);
  });
});

describe('conditions', () => {
  const conditionsFelt = (sheet: object): ReadonlySet<string> =>
    new Set(effectsOn(...buildAlone(sheet)).map(({ condition }) => condition));

  test('quinta.conditions.general: what a condition brings along works as well', () => {
    const felt = conditionsFelt({ afflictions: [{ condition: 'unconscious' }] });
    expect([...felt].sort()).toEqual(['incapacitated', 'prone', 'unconscious']);
  });

  test('quinta.damage.immunity: unless nothing of the kind can touch it', () => {
    const felt = conditionsFelt({ afflictions: [{ condition: 'unconscious' }], unaffectedBy: ['prone'] });
    expect(felt.has('prone')).toBe(false);
  });

  test('quinta.conditions.general: the same one twice works once', () => {
    const twice = { afflictions: [{ condition: 'poisoned' }, { condition: 'poisoned', cause: 'wine' }] };
    expect(effectsOn(...buildAlone(twice))).toHaveLength(2);
  });

  test('quinta.actions.hide: who is hidden is invisible', () => {
    expect(conditionsFelt({ hidden: 15 }).has('invisible')).toBe(true);
  });
});

describe('what is noticed without looking', () => {
  test.each<readonly [string, object, number]>([
    ['ten and the bonus', { scores: { wis: 14 }, skills: ['perception'] }, 14],
    ['five less with disadvantage', { scores: { wis: 14 }, afflictions: [{ condition: 'poisoned' }] }, 7],
    ['as a block prints it', { printed: { 'skill:perception': 8 } }, 18],
  ])('R96: %s', (_, sheet, expected) => {
    expect(passiveScore(...buildAlone(sheet), 'perception').value).toBe(expected);
  });

  test('R96: five more with advantage', () => {
    const [world, creature] = buildAlone({ scores: { wis: 14 } });
    const slowly: World = { ...world, journey: { ...world.journey, pace: 'slow' } };
    expect(passiveScore(slowly, creature, 'perception').value).toBe(17);
  });
});

test('quinta.proficiency.multiply-divide-once: expertise doubles the bonus and nothing else', () => {
  const [world, creature] = buildAlone({ level: 5, scores: { dex: 14 }, skills: { stealth: 'expert' } });
  expect(skillBonus(world, creature, 'stealth').because).toEqual([
    expect.objectContaining({ what: 'dex', value: 2 }),
    expect.objectContaining({ what: 'expertise', value: 6 }),
  ]);
});

describe('who sees whom', () => {
  interface Looking {
    readonly from?: object;
    readonly to?: object;
    readonly scene?: object;
  }
  const seen = ({ from = {}, to = {}, scene = {} }: Looking): readonly [boolean, string] => {
    const world = buildWorld({ scene, creatures: { from, to } });
    const [a, b] = world.creatures as readonly [Creature, Creature];
    return [canSee(world, a, b), obscurementFor(world, a, b)];
  };
  const under = (condition: string): object => ({ afflictions: [{ condition }] });
  const dim = { light: 'dim' };
  const dark = { light: 'darkness' };
  const darkvision = { senses: { darkvision: 18 } };

  test.each<readonly [string, Looking, readonly [boolean, string]]>([
    ['in bright light', {}, [true, 'none']],
    ['in dim light', { scene: dim }, [true, 'lightly']],
    ['in the dark', { scene: dark }, [false, 'heavily']],
    ['blinded', { from: under('blinded') }, [false, 'none']],
    ['asleep', { from: under('unconscious') }, [false, 'none']],
    ['the invisible', { to: under('invisible') }, [false, 'none']],
    ['the hidden', { to: { hidden: 12 } }, [false, 'none']],
    ['in the dark with darkvision', { from: darkvision, scene: dark }, [true, 'lightly']],
    ['in dim light with darkvision', { from: darkvision, scene: dim }, [true, 'none']],
    [
      'the invisible in the dark with truesight',
      { from: { senses: { truesight: 18 } }, to: under('invisible'), scene: dark },
      [true, 'none'],
    ],
    [
      'the invisible, blinded, with blindsight',
      { from: { senses: { blindsight: 9 }, ...under('blinded') }, to: under('invisible') },
      [true, 'none'],
    ],
    [
      'tremorsense is no sight',
      { from: { senses: { tremorsense: 9 } }, to: { hidden: 12 } },
      [false, 'none'],
    ],
  ])('%s', (_, looking, expected) => {
    expect(seen(looking)).toEqual(expected);
  });

  const map = { ground: ['......', '...#..'], veil: ['..=...', '......'] };
  test.each<readonly [string, readonly number[], readonly number[], boolean]>([
    ['over open ground', [3, 0], [5, 0], true],
    ['not through a wall', [2, 1], [4, 1], false],
    ['not into dense fog', [0, 0], [2, 0], false],
    ['not through it', [0, 0], [4, 0], false],
    ['not out of it', [2, 0], [5, 0], false],
    ['beside it', [0, 1], [2, 1], true],
  ])('quinta.vision.heavily-obscured: %s', (_, from, to, expected) => {
    expect(seen({ from: { at: from }, to: { at: to }, scene: { map } })[0]).toBe(expected);
  });
});
