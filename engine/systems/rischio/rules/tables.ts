/** The number that each level of risk requires. @rule rischio.level.table @rule rischio.level.no-risk */
export const LEVELS = {
  none: 0,
  low: 5,
  medium: 10,
  high: 15,
  extreme: 20,
  supreme: 25,
} as const;
export type LevelName = keyof typeof LEVELS;
export const LEVEL_NAMES = [
  'none',
  'low',
  'medium',
  'high',
  'extreme',
  'supreme',
] as const satisfies readonly LevelName[];

/** The health that aid restores, and what each level of the aided player adds. @rule rischio.death.aid-amount */
export const AID_HEALTH = { base: 20, perLevel: 4 } as const;

/** The experience for a player who dies for good. @rule rischio.xp.player-worth */
export const PLAYER_EXPERIENCE = 200;

/** The statistics of our own characters, each with its kind of risk, as sheets and actions name them. */
export const CLIMBING = 'Arrampicarsi';
export const RUNNING = 'Correre';
export const DEXTERITY = 'Destrezza';
export const STRENGTH = 'Forza';
export const STEALING = 'Furto';
export const INTELLECT = 'Intelletto';
export const MEDICINE = 'Medicina';
export const HIDING = 'Nascondersi';
export const NOTICING = 'Notare';
export const REFLEXES = 'Riflessi';
export const SPIRIT = 'Spirito';
export const WILLPOWER = 'Volontà';

/** The kinds of risk of our own characters; a table may have others. @rule rischio.risk.stat-by-type */
export const RISK_KINDS = [
  CLIMBING,
  RUNNING,
  DEXTERITY,
  STRENGTH,
  STEALING,
  INTELLECT,
  MEDICINE,
  HIDING,
  NOTICING,
  REFLEXES,
  SPIRIT,
  WILLPOWER,
] as const;

/** The numbers of a new character. The book sets none: all are ours. @ruling R12 */
export const CREATION = {
  combat: { points: 8, precision: 5, dodge: 5, resistance: 2 },
  statistics: { points: 12, kinds: { least: 2, most: 6 }, most: 6 },
  basicDamage: 3,
  abilities: 2,
  gear: 3,
} as const;
