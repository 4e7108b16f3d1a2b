import type { Defence, Mode } from './tables.ts';

/** What a state of the body lets a creature do. */
export interface StatusEffects {
  /** Acts, reacts, defends a comrade, counts for odds. */
  readonly acts: boolean;
  /** Body points above 0 bring it back. */
  readonly wakes: boolean;
}

/** @rule noppa.body.faint */
export const STATUSES = {
  up: { acts: true, wakes: false },
  fainted: { acts: false, wakes: true },
} as const satisfies Record<string, StatusEffects>;
export type Status = keyof typeof STATUSES;

/** A kind of roll that something may help or hinder. */
export type Use = Mode | Defence | 'parry' | 'initiative' | 'check';
export const USES = [
  'melee',
  'ranged',
  'spell',
  'basic',
  'reflex',
  'endurance',
  'will',
  'parry',
  'initiative',
  'check',
] as const satisfies readonly Use[];

/** Kinds of roll that are rolls of their own: a parry belongs to the defence. @rule noppa.parry.merge */
export const ROLL_USES = USES.filter((use) => use !== 'parry');

/** What a condition does; a foe rolls nothing, so what hinders a foe helps whoever rolls against it. */
export type Effect =
  /** Its own rolls of these kinds are at a disadvantage. */
  | { readonly kind: 'hinders'; readonly uses: readonly Use[] }
  /** Rolls of these kinds against it have advantage. */
  | { readonly kind: 'exposes'; readonly uses: readonly Use[] }
  | { readonly kind: 'no-reactions' }
  /** It ends by an act of its bearer. */
  | { readonly kind: 'shaken-off' }
  | { readonly kind: 'no-attacks'; readonly mode: Mode };

const ATTACKING = ['melee', 'ranged', 'spell'] as const;

/**
 * Harmful effects by name. The book names a few and gives none of them numbers: the rows are ours.
 *
 * @rule noppa.attack.extra-effects
 * @rule noppa.content.complications-attack
 * @rule noppa.content.complications-defence
 * @ruling R12
 */
const CONDITIONS = {
  prone: [
    { kind: 'hinders', uses: ['melee', 'ranged', 'basic'] },
    { kind: 'exposes', uses: ['melee', 'basic'] },
    { kind: 'shaken-off' },
  ],
  stunned: [{ kind: 'no-reactions' }, { kind: 'shaken-off' }],
  'off-balance': [
    { kind: 'hinders', uses: [...ATTACKING] },
    { kind: 'exposes', uses: ['basic'] },
    { kind: 'shaken-off' },
  ],
  disarmed: [{ kind: 'no-attacks', mode: 'melee' }, { kind: 'shaken-off' }],
  'out-of-ammo': [{ kind: 'no-attacks', mode: 'ranged' }],
  frightened: [
    { kind: 'hinders', uses: [...ATTACKING, 'check'] },
    { kind: 'exposes', uses: ['basic', 'will'] },
  ],
  entangled: [
    { kind: 'hinders', uses: ['basic', 'reflex'] },
    { kind: 'exposes', uses: [...ATTACKING] },
    { kind: 'shaken-off' },
  ],
} as const satisfies Record<string, readonly Effect[]>;
type KnownCondition = keyof typeof CONDITIONS;
/** One of ours, or a name of the table's own, which is told and marked and changes no roll by itself. */
export type Condition = string;
export const CONDITION_NAMES = Object.keys(CONDITIONS) as [KnownCondition, ...KnownCondition[]];

const isKnown = (name: Condition): name is KnownCondition => Object.hasOwn(CONDITIONS, name);
const NO_EFFECTS: readonly Effect[] = [];

/** What a condition does. @ruling R12 */
export const conditionEffects = (name: Condition): readonly Effect[] =>
  isKnown(name) ? CONDITIONS[name] : NO_EFFECTS;

/** Can its bearer end it? @ruling R27 */
export const isShakenOff = (name: Condition): boolean =>
  conditionEffects(name).some(({ kind }) => kind === 'shaken-off');
