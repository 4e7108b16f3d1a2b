import type { Words } from '@arbitro/kernel';
import type { Spell, SpellEffect } from '../creature.ts';

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
    name: { en: 'Warm Hands', it: 'Mani Calde', fi: 'Lämpimät kädet' },
    of: 'cleric',
    level: 1,
    range: TOUCH,
    targets: 1,
    effect: heals('1d6+1'),
    save: null,
    timing: 'turn',
  },
  'dawn-prayer': {
    name: { en: 'Dawn Prayer', it: 'Preghiera dell’Alba', fi: 'Aamurukous' },
    of: 'cleric',
    level: 1,
    range: 30,
    targets: 6,
    effect: brings('blessed', 60),
    save: null,
    timing: 'turn',
  },
  'sunlit-eyes': {
    name: { en: 'Sun in the Eyes', it: 'Sole negli Occhi', fi: 'Aurinko silmiin' },
    of: 'cleric',
    level: 1,
    range: 60,
    targets: 1,
    effect: brings('blinded', 10),
    save: AVOIDED,
    timing: 'turn',
  },
  hush: {
    name: { en: 'Cloister’s Hush', it: 'Silenzio del Chiostro', fi: 'Luostarin hiljaisuus' },
    of: 'cleric',
    level: 2,
    range: 90,
    targets: 1,
    effect: brings('silenced', 30),
    save: AVOIDED,
    timing: 'turn',
  },
  'words-of-iron': {
    name: { en: 'Words of Iron', it: 'Parole di Ferro', fi: 'Rautaiset sanat' },
    of: 'cleric',
    level: 2,
    range: 60,
    targets: 2,
    effect: brings('held', 20),
    save: { category: 'paralysis-stone', onSave: 'none' },
    timing: 'turn',
  },
  'living-spring': {
    name: { en: 'Living Spring', it: 'Fonte Viva', fi: 'Elävä lähde' },
    of: 'cleric',
    level: 3,
    range: TOUCH,
    targets: 1,
    effect: heals('3d6+3'),
    save: null,
    timing: 'turn',
  },
  'judgement-bell': {
    name: { en: 'Bell of Judgement', it: 'Campana del Giudizio', fi: 'Tuomion kello' },
    of: 'cleric',
    level: 3,
    range: 60,
    targets: 3,
    effect: harms('3d6'),
    save: HALVED,
    timing: 'round-end',
  },
  'poppy-breath': {
    name: { en: 'Breath of Poppies', it: 'Soffio di Papavero', fi: 'Unikon henkäys' },
    of: 'magic-user',
    level: 1,
    range: 120,
    targets: 4,
    effect: brings('asleep', 60),
    save: AVOIDED,
    timing: 'turn',
  },
  'spark-arrow': {
    name: { en: 'Arrow of Sparks', it: 'Dardo di Scintille', fi: 'Kipinänuoli' },
    of: 'magic-user',
    level: 1,
    range: 150,
    targets: 1,
    effect: harms('1d6+1'),
    save: null,
    timing: 'turn',
  },
  'glass-cloak': {
    name: { en: 'Cloak of Glass', it: 'Manto di Vetro', fi: 'Lasinen viitta' },
    of: 'magic-user',
    level: 1,
    range: TOUCH,
    targets: 1,
    effect: brings('shielded', 20),
    save: null,
    timing: 'turn',
  },
  'honeyed-voice': {
    name: { en: 'Honeyed Voice', it: 'Voce di Miele', fi: 'Hunajaääni' },
    of: 'magic-user',
    level: 1,
    range: 60,
    targets: 1,
    effect: brings('charmed', null),
    save: AVOIDED,
    timing: 'turn',
  },
  'forgotten-shape': {
    name: { en: 'Forgotten Shape', it: 'Forma Dimenticata', fi: 'Unohtunut hahmo' },
    of: 'magic-user',
    level: 2,
    range: TOUCH,
    targets: 1,
    effect: brings('invisible', 60),
    save: null,
    timing: 'turn',
  },
  'grasping-roots': {
    name: { en: 'Grasping Roots', it: 'Radici Avide', fi: 'Tarttuvat juuret' },
    of: 'magic-user',
    level: 2,
    range: 90,
    targets: 3,
    effect: brings('entangled', 10),
    save: { category: 'paralysis-stone', onSave: 'none' },
    timing: 'turn',
  },
  'thunder-drum': {
    name: { en: 'Thunder Drum', it: 'Tamburo del Tuono', fi: 'Ukkosrumpu' },
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
