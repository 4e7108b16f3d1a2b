import type { LocalizedText, Preset, PresetParam, PresetValues } from '@arbitro/kernel';
import type { Action } from '../actions.ts';
import type { Event } from '../events.ts';
import { DEX, DIFFICULTY_NAMES, type Difficulty, STR } from '../rules/tables.ts';
import type { World } from '../state.ts';
import { TEXT } from '../text/index.ts';

const percentParam = (title: LocalizedText): Pick<PresetParam, 'title' | 'takes'> => ({
  title,
  takes: { kind: 'number', least: 0, most: 999 },
});
const chanceParam: PresetParam = { ...percentParam(TEXT.presets.chance), position: 0, default: 50 };
const opposedChanceParam: PresetParam = {
  ...percentParam(TEXT.presets.othersSkill),
  position: 1,
  default: 50,
};
const difficultyParam: PresetParam = {
  title: TEXT.presets.difficulty.title,
  takes: { kind: 'one', options: DIFFICULTY_NAMES },
  position: 1,
  default: 'normal',
};
const bonusParam: PresetParam = {
  title: TEXT.presets.bonus.title,
  takes: { kind: 'number', least: -999, most: 999 },
  default: 0,
};
const forceParam = (title: LocalizedText, position: number): PresetParam => ({
  title,
  takes: { kind: 'number', least: 0, most: 999 },
  position,
  default: 10,
});
const parryParam: PresetParam = {
  ...percentParam(TEXT.presets.parry),
  default: 0,
};
const dodgeParam: PresetParam = {
  ...percentParam(TEXT.presets.dodge),
  default: 0,
};

/** Ready-made questions about odds. */
export const PRESETS = {
  skill: {
    title: TEXT.presets.skill.title,
    rule: 'brp.skills.roll',
    params: { chance: chanceParam, difficulty: difficultyParam, bonus: bonusParam },
    setup: ({ chance: rating = 0 }) => ({
      creatures: [{ id: 'hero', sheet: { skills: { [SKILL]: rating } } }],
    }),
    action: (values) => ({
      type: 'check',
      by: 'hero',
      skill: SKILL,
      difficulty: values.difficulty as Difficulty,
      bonus: Number(values.bonus),
    }),
    outcome: (events) => events.find((event) => event.type === 'checked')?.level,
  },
  opposed: {
    title: TEXT.presets.opposed.title,
    rule: 'brp.opposed.procedure',
    params: { chance: chanceParam, against: opposedChanceParam },
    setup: ({ chance: own = 0, against: other = 0 }) => ({
      creatures: [
        { id: 'hero', sheet: { skills: { [SKILL]: own } } },
        { id: 'other', sheet: { skills: { [SKILL]: other } } },
      ],
    }),
    action: () => ({
      type: 'contest',
      parties: [
        { by: 'hero', skill: SKILL },
        { by: 'other', skill: SKILL },
      ],
    }),
    outcome: (events) => {
      const contested = events.find((event) => event.type === 'contested');
      return contested?.winner === 'other' ? 'loses' : contested?.outcome;
    },
  },
  resistance: {
    title: TEXT.presets.resistance.title,
    rule: 'brp.resistance.table',
    params: {
      active: forceParam(TEXT.presets.resistance.active, 0),
      passive: forceParam(TEXT.presets.resistance.passive, 1),
    },
    setup: ({ active = 0 }) => ({
      creatures: [{ id: 'hero', sheet: { characteristics: { [STR]: active } } }],
    }),
    action: ({ passive }) => ({
      type: 'resist',
      use: 'other',
      active: { who: 'hero', characteristic: STR },
      passive: { value: Number(passive) },
    }),
    outcome: (events) => {
      const resisted = events.find((event) => event.type === 'resisted');
      return resisted && (resisted.overcome ? 'success' : 'failure');
    },
  },
  attack: {
    title: TEXT.presets.attack.title,
    rule: 'brp.combat.attack-defence-matrix',
    params: { chance: chanceParam, parry: parryParam, dodge: dodgeParam },
    setup: ({ chance: own = 0, ...values }) => ({
      scene: { fight: { engaged: [['hero', 'foe']] } },
      creatures: [
        {
          id: 'hero',
          sheet: { characteristics: { [DEX]: 18 }, skills: { [SWORD]: own }, arms: ['broadsword'] },
        },
        {
          id: 'foe',
          sheet: {
            kind: 'npc',
            characteristics: { [DEX]: 3 },
            skills: { [SWORD]: values.parry ?? 0, dodge: values.dodge ?? 0 },
            arms: ['short-sword'],
          },
        },
      ],
    }),
    action: () => ({ type: 'attack', by: 'hero', on: 'foe' }),
    answers: (values) => ({ defence: defenceOf(values) }),
    unused: listUnusedDefences,
    outcome: (events) => events.find((event) => event.type === 'struck')?.outcome,
  },
} as const satisfies Readonly<Record<string, Preset<World, Action, Event>>>;

const SKILL = 'track';
const SWORD = 'melee-weapon:sword';

/** The defender uses the better of two defences. @rule brp.combat.attack-defence-matrix */
function listUnusedDefences({ parry = 0, dodge = 0 }: PresetValues): readonly string[] {
  if (Math.min(Number(parry), Number(dodge)) === 0) return [];
  return [Number(parry) >= Number(dodge) ? 'dodge' : 'parry'];
}

/** Returns the better of the two defences, or `none`. */
function defenceOf({ parry: parries = 0, dodge: dodges = 0 }: PresetValues): string {
  if (Math.max(Number(parries), Number(dodges)) === 0) return 'none';
  return Number(parries) >= Number(dodges) ? 'parry:short-sword' : 'dodge';
}
