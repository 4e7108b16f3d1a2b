import type { Defence, Mode } from './tables.ts';

/** What a creature in a state can do. */
export interface StatusEffects {
  /** Acts, reacts, defends comrades and counts for melee odds. */
  readonly acts: boolean;
  /** Body points above 0 wake it. */
  readonly wakes: boolean;
}

/** @rule noppa.body.faint */
export const STATUSES = {
  up: { acts: true, wakes: false },
  fainted: { acts: false, wakes: true },
} as const satisfies Record<string, StatusEffects>;
export type Status = keyof typeof STATUSES;

/** A kind of roll that can have advantage or disadvantage. */
export type RollUse = Mode | Defence | 'parry' | 'initiative' | 'check';
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
] as const satisfies readonly RollUse[];

/** Kinds of separate rolls: a parry belongs to the defence. @rule noppa.parry.merge */
export const ROLL_USES = USES.filter((use) => use !== 'parry');

/** The effect of a condition. A foe does not roll, so its hindrance helps creatures that roll against it. */
export type Effect =
  /** Its own rolls of these kinds have disadvantage. */
  | { readonly kind: 'hinders'; readonly uses: readonly RollUse[] }
  /** Rolls of these kinds against it have advantage. */
  | { readonly kind: 'exposes'; readonly uses: readonly RollUse[] }
  | { readonly kind: 'no-reactions' }
  /** The creature can end it with an act. */
  | { readonly kind: 'shaken-off' }
  | { readonly kind: 'no-attacks'; readonly mode: Mode };

const ATTACKING = ['melee', 'ranged', 'spell'] as const;

/**
 * Harmful conditions by name. The book names a few without numbers: the rows are ours.
 * @rule noppa.attack.extra-effects @rule noppa.content.complications-attack @rule noppa.content.complications-defence
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
/** One of our conditions, or a name of the table's own, which is displayed but changes no rolls. */
export type Condition = string;
export const CONDITION_NAMES = Object.keys(CONDITIONS) as [KnownCondition, ...KnownCondition[]];

const isKnown = (name: Condition): name is KnownCondition => Object.hasOwn(CONDITIONS, name);
const NO_EFFECTS: readonly Effect[] = [];

/** @ruling R12 */
export const conditionEffects = (name: Condition): readonly Effect[] =>
  isKnown(name) ? CONDITIONS[name] : NO_EFFECTS;

/** Whether the creature itself can end the condition. @ruling R27 */
export const canShakeOff = (name: Condition): boolean =>
  conditionEffects(name).some(({ kind }) => kind === 'shaken-off');
