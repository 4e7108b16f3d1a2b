import { createSeededDie, seedOf } from '@arbitro/dice';
import {
  type CharacterField,
  type CharacterSection,
  createAnswerOracle,
  createCharacter,
  type Json,
  optionsSchema,
  score,
  type Viewer,
} from '@arbitro/kernel';
import { drawAnswer } from '@arbitro/testing';
import { describe, expect, test } from 'vitest';
import { CONTENT } from '../content/creatures.ts';
import { SKILL_KEYS, SKILLS } from '../content/skill-table.ts';
import { createWorld } from '../create-world.ts';
import { creation } from '../creation/creation.ts';
import { OPTIONS } from '../options.ts';
import { CHA, CON, DEX, INT, POW, SIZ, STR } from '../rules/tables.ts';
import { RULES } from '../rules.ts';
import { sceneSchema } from '../schema/scene.ts';
import { sheetSchema } from '../schema/sheet.ts';
import { buildView } from '../secrecy/view.ts';
import type { Sheet } from '../state.ts';
import { presentation } from './presentation.ts';
import { TERMS } from './term-names.ts';

const options = optionsSchema(OPTIONS);
const GM: Viewer = { role: 'gm' };
const PLAYER: Viewer = { role: 'player', owns: [], knows: [] };

interface Seeing {
  readonly viewer?: Viewer;
  readonly scene?: object;
  readonly table?: object;
}

function sections(sheet: Sheet, { viewer = GM, scene = {}, table = { era: 'past' } }: Seeing = {}) {
  const world = createWorld({
    options: options.parse(table),
    creatures: [{ id: 'anna', name: 'Anna', sheet }],
    scene: sceneSchema.parse(scene),
  });
  const seen = buildView(world, viewer) as { readonly creatures: readonly Json[] };
  return presentation.character(seen.creatures[0], seen);
}

const sheetOf = (id: string, over: object = {}): Sheet => {
  const sheet = CONTENT[id]?.sheet;
  if (typeof sheet !== 'object' || sheet === null) throw new Error(id);
  return sheetSchema.parse({ ...sheet, ...over });
};
const allFields = (all: readonly CharacterSection[]): readonly CharacterField[] =>
  all.flatMap(({ fields }) => fields);
const inEnglish = (words: CharacterField['label'] | undefined) =>
  typeof words === 'object' ? words.en : words;

function fieldOf(all: readonly CharacterSection[], label: string): CharacterField {
  const found = allFields(all).find((field) => inEnglish(field.label) === label);
  if (!found)
    throw new Error(`${label} is not among ${allFields(all).map((field) => inEnglish(field.label))}`);
  return found;
}

/** A random character. */
function randomSheet(seed: string): Sheet {
  const die = createSeededDie(seedOf(seed));
  const oracle = createAnswerOracle([], {
    dice: () => die,
    decide: ({ question }) => drawAnswer(question, die),
  });
  const step = createCharacter({ creation, schemas: { options } }, oracle);
  if (step.kind !== 'made') throw new Error(step.kind);
  return step.sheet;
}

const HURT = {
  wounds: [3, { points: 2, kind: 'fall', treated: true }],
  characteristics: {
    [STR]: 15,
    [CON]: { now: 11, full: 14 },
    [SIZ]: 13,
    [INT]: 12,
    [POW]: 11,
    [DEX]: 13,
    [CHA]: 12,
  },
};

const MADE = Array.from({ length: 20 }, (_, n) => [`random ${n}`, randomSheet(`sheet ${n}`)] as const);
const EVERYBODY: readonly (readonly [string, Sheet])[] = [
  ...Object.keys(CONTENT).map((id) => [id, sheetOf(id)] as const),
  ['ginevra, hurt and sick', sheetOf('ginevra', HURT)],
  ...MADE,
];

describe.each(EVERYBODY)('the sheet of %s', (_, sheet) => {
  const all = sections(sheet);

  test('every number is the total of its reasons', () => {
    for (const { label, value, because } of allFields(all))
      if (typeof value === 'number' && because.length > 0)
        expect(score(because).value, inEnglish(label)).toBe(value);
  });

  test('brp.character.sheet: every line cites a rule, and every reason has words and a rule', () => {
    for (const { rule, because } of allFields(all)) {
      expect(RULES).toHaveProperty([rule]);
      for (const reason of because) {
        expect(RULES).toHaveProperty([reason.rule]);
        expect(TERMS).toHaveProperty([reason.what]);
      }
    }
  });

  test('other players see no number of creatures without a player', () => {
    const outline = sections(sheet, { viewer: PLAYER });
    if (sheet.kind === 'npc')
      expect(allFields(outline).filter(({ value }) => typeof value === 'number')).toEqual([]);
    else expect(outline).toEqual(all);
  });
});

describe('derived values', () => {
  const all = sections(sheetOf('ginevra'));

  test('brp.derived.hit-points, brp.derived.power-points, brp.derived.movement, brp.derived.damage-bonus', () => {
    expect(fieldOf(all, 'most hit points')).toMatchObject({
      value: 14,
      because: [
        { what: CON, value: 14 },
        { what: SIZ, value: 13 },
        { what: 'half', how: 'shared-by' },
      ],
    });
    expect(fieldOf(all, 'most power points')).toMatchObject({ value: 11, because: [{ what: POW }] });
    expect(fieldOf(all, 'metres at a run')).toMatchObject({ value: 30 });
    expect(fieldOf(all, 'damage bonus')).toMatchObject({
      value: '+1D4',
      detail: { en: 'STR 15, SIZ 13' },
    });
  });

  test('brp.characteristics.rolls: five times, and the check that rolls it; armour hampers agility', () => {
    expect(fieldOf(all, inEnglish(TERMS.vigour) ?? '')).toMatchObject({
      value: 75,
      because: [
        { what: STR, value: 15 },
        { what: 'vigour', how: 'times', value: 5 },
      ],
      rolls: { type: 'check', by: 'anna', roll: 'vigour' },
    });
    expect(fieldOf(all, inEnglish(TERMS.agility) ?? '')).toMatchObject({ value: 45 });
  });

  test('brp.wounds.hit-point-loss: every wound is a line, and off the hit points', () => {
    const hurt = sections(sheetOf('ginevra', HURT));
    expect(fieldOf(hurt, 'hit points')).toMatchObject({ value: 7 });
    const wounds = hurt.find(({ title }) => title.en === 'Wounds');
    expect(wounds?.fields.map(({ value }) => value)).toEqual([3, 2]);
    expect(wounds?.fields[1]?.detail).toMatchObject({ en: 'day 1, 00:00, treated already' });
    expect(fieldOf(hurt, inEnglish(TERMS[CON]) ?? '')).toMatchObject({
      value: 11,
      because: [{ value: 14 }, { what: 'lost', value: -3 }],
    });
  });
});

describe('skills', () => {
  const all = sections(
    sheetOf('ginevra', { skills: { dodge: { professional: 34, personal: 12, gained: 4, ticked: true } } }),
  );

  test('brp.skills.rating: base, professional, personal and gained; the tick, and what is left of it in mail', () => {
    expect(fieldOf(all, 'Dodge')).toMatchObject({
      value: 76,
      because: [
        { what: DEX, value: 13 },
        { what: 'times', how: 'times', value: 2 },
        { what: 'professional', value: 34 },
        { what: 'personal', value: 12 },
        { what: 'gained', value: 4 },
      ],
      rolls: { type: 'check', by: 'anna', skill: 'dodge' },
      detail: { en: '✓ ticked, now 56, expert' },
    });
  });

  test('brp.skills.list: everything one can try without a specialisation is there, in one group each', () => {
    const skills = allFields(all).flatMap(({ rolls }) => (rolls && 'skill' in rolls ? [rolls.skill] : []));
    expect(new Set(skills).size).toBe(skills.length);
    const open = SKILL_KEYS.filter((key) => SKILLS[key].spec !== 'required' && key !== 'fly');
    // medicine starts at 0 in a historical setting: nothing to roll
    expect(open.filter((key) => !skills.includes(key))).toEqual(['medicine']);
    expect(fieldOf(all, 'Medicine')).toMatchObject({ value: 0 });
  });

  test('brp.skills.gm-customise: what the setting adds and takes away', () => {
    const scene = {
      setting: { removed: ['gaming'], added: { 'own:astral': { name: 'Astral lore', base: 10 } } },
    };
    const changed = sections(sheetOf('ginevra'), { scene });
    expect(fieldOf(changed, 'Astral lore')).toMatchObject({ value: 10 });
    expect(() => fieldOf(changed, 'Gaming')).toThrow();
  });

  test('brp.skills.list: a weapon skill that no table knows waits for its base (R19)', () => {
    const gunner = sections(sheetSchema.parse({ skills: { 'artillery:naval': { professional: 30 } } }));
    const naval = fieldOf(gunner, 'Artillery (Naval)');
    expect(naval).toMatchObject({ value: null, detail: { en: 'the game master has yet to set the base' } });
    expect(naval).not.toHaveProperty('rolls');
  });
});

describe('arms and armour', () => {
  test('a sword, a shield and the fist, with chance, damage and hit points', () => {
    const all = sections(sheetOf('ginevra'));
    expect(fieldOf(all, 'Broadsword')).toMatchObject({
      value: 85,
      detail: { en: 'damage 1D8+1+1D4, hit points 12/12, in hand' },
      rolls: { type: 'attack', by: 'anna', with: 'broadsword' },
    });
    expect(fieldOf(all, 'Kite Shield')).toMatchObject({ value: 70 });
    const arms = all.find(({ title }) => title.en === 'Weapons and shields');
    expect(arms?.fields.at(-1)).toMatchObject({ value: 50, rolls: { with: 'brawl' } });
    expect(fieldOf(all, 'Mail')).toMatchObject({ value: 7, detail: { en: 'physical skills −20' } });
    expect(fieldOf(all, 'protection in all')).toMatchObject({ value: 8 });
  });

  test('a dagger is also thrown, with its own skill and half the bonus', () => {
    const thrower = sections(sheetOf('ginevra', { arms: ['dagger'] }));
    expect(fieldOf(thrower, 'Throwing Dagger')).toMatchObject({
      value: 15,
      rolls: { type: 'attack', with: 'dagger', thrown: true },
      detail: { en: 'thrown, damage 1D4+½×1D4, range 10 m, hit points 15/15, in hand' },
    });
  });

  test('brp.bestiary.bear: claws, bite and swipe; no charisma', () => {
    const bear = sections(sheetOf('orso'));
    expect(fieldOf(bear, 'claws')).toMatchObject({ value: 40, detail: { en: 'damage 1D6+2D6' } });
    expect(fieldOf(bear, 'bite')).toMatchObject({ value: 25, detail: { en: 'damage 1D10+½×2D6' } });
    expect(fieldOf(bear, 'swipe')).toMatchObject({ value: 25, detail: { en: 'damage 1D3+2D6' } });
    expect(fieldOf(bear, inEnglish(TERMS[CHA]) ?? '')).toMatchObject({ value: null });
    expect(() => fieldOf(bear, inEnglish(TERMS.charisma) ?? '')).toThrow();
    expect(fieldOf(bear, 'fur or scales')).toMatchObject({ value: 3 });
  });
});

test('ailments of a creature: state, conditions, disease, poison, antidote, lost points', () => {
  const all = sections(
    sheetOf('ginevra', {
      conditions: ['fallen'],
      hardships: ['wilds'],
      diseases: [{ name: 'febbre', severe: true, attacks: [CON], failures: 2, nextAt: 86_400 }],
      doses: [{ kind: 'viper-venom', eff: 11, onsetAt: 36 }],
      antidotes: [{ against: 'viper-venom', eff: 5 }],
      losses: [{ characteristic: CON, nextAt: 604_800 }],
    }),
  );
  const ails = all.find(({ title }) => title.en === 'How they are');
  expect(ails?.fields.map(({ label, value }) => [inEnglish(label), value])).toEqual([
    ['state', 'up'],
    ['condition', 'fallen'],
    ['hardship', 'wilds'],
    ['febbre', 'acute'],
    ['poison: viper venom', 11],
    ['antidote: viper venom', 5],
    ['points lost: CON', null],
  ]);
});
