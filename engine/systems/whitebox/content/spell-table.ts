import type { LocalizedText } from '@arbitro/kernel';
import type { Spell, SpellEffect } from '../creature.ts';
import { TEXT } from '../text/index.ts';

interface SpellRow extends Pick<Spell, 'level' | 'range' | 'targets' | 'effect' | 'save' | 'timing'> {
  readonly name: LocalizedText;
  readonly of: 'cleric' | 'magic-user';
}

const NO_EFFECT: SpellEffect = { damage: null, heals: null, condition: null, minutes: null };
const damageEffect = (damage: string): SpellEffect => ({ ...NO_EFFECT, damage });
const healEffect = (dice: string): SpellEffect => ({ ...NO_EFFECT, heals: dice });
const conditionEffect = (condition: SpellEffect['condition'], minutes: number | null): SpellEffect => ({
  ...NO_EFFECT,
  condition,
  minutes,
});

const TOUCH_FEET = 10;
const SAVE_AVOIDS = { category: 'spells-staves', onSave: 'none' } as const;
const SAVE_HALVES = { category: 'spells-staves', onSave: 'half' } as const;

/**
 * Spells of our own, so that there is something to cast: the book has its spells in another chapter.
 * @rule whitebox.spells.effect-timing @rule whitebox.saves.success-effect
 */
const ROWS = {
  'warm-hands': {
    name: TEXT.content.spells['warm-hands'],
    of: 'cleric',
    level: 1,
    range: TOUCH_FEET,
    targets: 1,
    effect: healEffect('1d6+1'),
    save: null,
    timing: 'turn',
  },
  'dawn-prayer': {
    name: TEXT.content.spells['dawn-prayer'],
    of: 'cleric',
    level: 1,
    range: 30,
    targets: 6,
    effect: conditionEffect('blessed', 60),
    save: null,
    timing: 'turn',
  },
  'sunlit-eyes': {
    name: TEXT.content.spells['sunlit-eyes'],
    of: 'cleric',
    level: 1,
    range: 60,
    targets: 1,
    effect: conditionEffect('blinded', 10),
    save: SAVE_AVOIDS,
    timing: 'turn',
  },
  hush: {
    name: TEXT.content.spells.hush,
    of: 'cleric',
    level: 2,
    range: 90,
    targets: 1,
    effect: conditionEffect('silenced', 30),
    save: SAVE_AVOIDS,
    timing: 'turn',
  },
  'words-of-iron': {
    name: TEXT.content.spells['words-of-iron'],
    of: 'cleric',
    level: 2,
    range: 60,
    targets: 2,
    effect: conditionEffect('held', 20),
    save: { category: 'paralysis-stone', onSave: 'none' },
    timing: 'turn',
  },
  'living-spring': {
    name: TEXT.content.spells['living-spring'],
    of: 'cleric',
    level: 3,
    range: TOUCH_FEET,
    targets: 1,
    effect: healEffect('3d6+3'),
    save: null,
    timing: 'turn',
  },
  'judgement-bell': {
    name: TEXT.content.spells['judgement-bell'],
    of: 'cleric',
    level: 3,
    range: 60,
    targets: 3,
    effect: damageEffect('3d6'),
    save: SAVE_HALVES,
    timing: 'round-end',
  },
  'poppy-breath': {
    name: TEXT.content.spells['poppy-breath'],
    of: 'magic-user',
    level: 1,
    range: 120,
    targets: 4,
    effect: conditionEffect('asleep', 60),
    save: SAVE_AVOIDS,
    timing: 'turn',
  },
  'spark-arrow': {
    name: TEXT.content.spells['spark-arrow'],
    of: 'magic-user',
    level: 1,
    range: 150,
    targets: 1,
    effect: damageEffect('1d6+1'),
    save: null,
    timing: 'turn',
  },
  'glass-cloak': {
    name: TEXT.content.spells['glass-cloak'],
    of: 'magic-user',
    level: 1,
    range: TOUCH_FEET,
    targets: 1,
    effect: conditionEffect('shielded', 20),
    save: null,
    timing: 'turn',
  },
  'honeyed-voice': {
    name: TEXT.content.spells['honeyed-voice'],
    of: 'magic-user',
    level: 1,
    range: 60,
    targets: 1,
    effect: conditionEffect('charmed', null),
    save: SAVE_AVOIDS,
    timing: 'turn',
  },
  'forgotten-shape': {
    name: TEXT.content.spells['forgotten-shape'],
    of: 'magic-user',
    level: 2,
    range: TOUCH_FEET,
    targets: 1,
    effect: conditionEffect('invisible', 60),
    save: null,
    timing: 'turn',
  },
  'grasping-roots': {
    name: TEXT.content.spells['grasping-roots'],
    of: 'magic-user',
    level: 2,
    range: 90,
    targets: 3,
    effect: conditionEffect('entangled', 10),
    save: { category: 'paralysis-stone', onSave: 'none' },
    timing: 'turn',
  },
  'thunder-drum': {
    name: TEXT.content.spells['thunder-drum'],
    of: 'magic-user',
    level: 3,
    range: 120,
    targets: 4,
    effect: { ...NO_EFFECT, damage: '4d6', condition: 'stunned', minutes: 1 },
    save: { category: 'wands-rays', onSave: 'half' },
    timing: 'turn',
  },
} as const satisfies Readonly<Record<string, SpellRow>>;

export type SpellId = keyof typeof ROWS;
export const SPELLS: Readonly<Record<SpellId, SpellRow>> = ROWS;
export const SPELL_IDS = Object.keys(ROWS) as readonly SpellId[];
