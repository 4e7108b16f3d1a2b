import type { Words } from '@arbitro/kernel';
import type { Spell, SpellEffect } from '../creature.ts';
import { TEXT } from '../text/index.ts';

interface SpellRow extends Pick<Spell, 'level' | 'range' | 'targets' | 'effect' | 'save' | 'timing'> {
  readonly name: Words;
  readonly of: 'cleric' | 'magic-user';
}

const NOTHING: SpellEffect = { damage: null, heals: null, condition: null, minutes: null };
const harms = (damage: string): SpellEffect => ({ ...NOTHING, damage });
const heals = (dice: string): SpellEffect => ({ ...NOTHING, heals: dice });
const brings = (condition: SpellEffect['condition'], minutes: number | null): SpellEffect => ({
  ...NOTHING,
  condition,
  minutes,
});

const TOUCH = 10;
const AVOIDED = { category: 'spells-staves', onSave: 'none' } as const;
const HALVED = { category: 'spells-staves', onSave: 'half' } as const;

/**
 * Spells of our own, so that there is something to cast: the book has its spells in another chapter.
 *
 * @rule whitebox.spells.effect-timing
 * @rule whitebox.saves.success-effect
 */
const ROWS = {
  'warm-hands': {
    name: TEXT.content.spells['warm-hands'],
    of: 'cleric',
    level: 1,
    range: TOUCH,
    targets: 1,
    effect: heals('1d6+1'),
    save: null,
    timing: 'turn',
  },
  'dawn-prayer': {
    name: TEXT.content.spells['dawn-prayer'],
    of: 'cleric',
    level: 1,
    range: 30,
    targets: 6,
    effect: brings('blessed', 60),
    save: null,
    timing: 'turn',
  },
  'sunlit-eyes': {
    name: TEXT.content.spells['sunlit-eyes'],
    of: 'cleric',
    level: 1,
    range: 60,
    targets: 1,
    effect: brings('blinded', 10),
    save: AVOIDED,
    timing: 'turn',
  },
  hush: {
    name: TEXT.content.spells.hush,
    of: 'cleric',
    level: 2,
    range: 90,
    targets: 1,
    effect: brings('silenced', 30),
    save: AVOIDED,
    timing: 'turn',
  },
  'words-of-iron': {
    name: TEXT.content.spells['words-of-iron'],
    of: 'cleric',
    level: 2,
    range: 60,
    targets: 2,
    effect: brings('held', 20),
    save: { category: 'paralysis-stone', onSave: 'none' },
    timing: 'turn',
  },
  'living-spring': {
    name: TEXT.content.spells['living-spring'],
    of: 'cleric',
    level: 3,
    range: TOUCH,
    targets: 1,
    effect: heals('3d6+3'),
    save: null,
    timing: 'turn',
  },
  'judgement-bell': {
    name: TEXT.content.spells['judgement-bell'],
    of: 'cleric',
    level: 3,
    range: 60,
    targets: 3,
    effect: harms('3d6'),
    save: HALVED,
    timing: 'round-end',
  },
  'poppy-breath': {
    name: TEXT.content.spells['poppy-breath'],
    of: 'magic-user',
    level: 1,
    range: 120,
    targets: 4,
    effect: brings('asleep', 60),
    save: AVOIDED,
    timing: 'turn',
  },
  'spark-arrow': {
    name: TEXT.content.spells['spark-arrow'],
    of: 'magic-user',
    level: 1,
    range: 150,
    targets: 1,
    effect: harms('1d6+1'),
    save: null,
    timing: 'turn',
  },
  'glass-cloak': {
    name: TEXT.content.spells['glass-cloak'],
    of: 'magic-user',
    level: 1,
    range: TOUCH,
    targets: 1,
    effect: brings('shielded', 20),
    save: null,
    timing: 'turn',
  },
  'honeyed-voice': {
    name: TEXT.content.spells['honeyed-voice'],
    of: 'magic-user',
    level: 1,
    range: 60,
    targets: 1,
    effect: brings('charmed', null),
    save: AVOIDED,
    timing: 'turn',
  },
  'forgotten-shape': {
    name: TEXT.content.spells['forgotten-shape'],
    of: 'magic-user',
    level: 2,
    range: TOUCH,
    targets: 1,
    effect: brings('invisible', 60),
    save: null,
    timing: 'turn',
  },
  'grasping-roots': {
    name: TEXT.content.spells['grasping-roots'],
    of: 'magic-user',
    level: 2,
    range: 90,
    targets: 3,
    effect: brings('entangled', 10),
    save: { category: 'paralysis-stone', onSave: 'none' },
    timing: 'turn',
  },
  'thunder-drum': {
    name: TEXT.content.spells['thunder-drum'],
    of: 'magic-user',
    level: 3,
    range: 120,
    targets: 4,
    effect: { ...NOTHING, damage: '4d6', condition: 'stunned', minutes: 1 },
    save: { category: 'wands-rays', onSave: 'half' },
    timing: 'turn',
  },
} as const satisfies Readonly<Record<string, SpellRow>>;

export type SpellId = keyof typeof ROWS;
export const SPELLS: Readonly<Record<SpellId, SpellRow>> = ROWS;
export const SPELL_IDS = Object.keys(ROWS) as readonly SpellId[];
