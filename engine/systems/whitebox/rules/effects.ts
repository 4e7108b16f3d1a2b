/** An effect of a condition on the creature that has it. */
export type Effect =
  /** The creature neither acts nor prepares a spell. */
  | { readonly kind: 'forbids'; readonly what: 'act' | 'move' | 'cast' }
  | { readonly kind: 'to-hit'; readonly by: number }
  /** A modifier to attacks on it. */
  | { readonly kind: 'hit-at'; readonly by: number }
  | { readonly kind: 'save'; readonly by: number }
  /** A modifier to ascending armour class. */
  | { readonly kind: 'ac'; readonly by: number }
  /** Obeys the creature that caused the condition, and sees in the dark no better than it. */
  | { readonly kind: 'serves' }
  | { readonly kind: 'unseen' };

/**
 * Conditions of spells and mishaps, as rows: no rule names one. A spell says which condition it causes.
 * @rule whitebox.saves.success-effect @rule whitebox.combat.invisible-target
 * @rule whitebox.exploration.monsters-darkvision
 */
export const CONDITIONS = {
  asleep: [{ kind: 'forbids', what: 'act' }],
  held: [{ kind: 'forbids', what: 'act' }],
  stunned: [{ kind: 'forbids', what: 'act' }],
  entangled: [{ kind: 'forbids', what: 'move' }],
  silenced: [{ kind: 'forbids', what: 'cast' }],
  blessed: [
    { kind: 'to-hit', by: 1 },
    { kind: 'save', by: 1 },
  ],
  shielded: [{ kind: 'ac', by: 4 }],
  blinded: [{ kind: 'to-hit', by: -4 }],
  charmed: [{ kind: 'serves' }],
  invisible: [{ kind: 'unseen' }],
} as const satisfies Record<string, readonly Effect[]>;
export type Condition = keyof typeof CONDITIONS;
export const CONDITION_NAMES = Object.keys(CONDITIONS) as [Condition, ...Condition[]];

interface WithConditions {
  readonly conditions: readonly { readonly name: Condition }[];
}

export const effectsOf = (condition: Condition): readonly Effect[] => CONDITIONS[condition];

/** Returns true if any condition of the creature has such an effect. */
function hasEffect({ conditions }: WithConditions, isMeant: (effect: Effect) => boolean): boolean {
  for (const { name } of conditions) if (effectsOf(name).some(isMeant)) return true;
  return false;
}

type Activity = Extract<Effect, { readonly kind: 'forbids' }>['what'];
/** A creature that cannot act can do nothing else either. */
export const forbids = (item: WithConditions, what: Activity): boolean =>
  hasEffect(item, (effect) => effect.kind === 'forbids' && (effect.what === what || effect.what === 'act'));
export const isInvisible = (item: WithConditions): boolean =>
  hasEffect(item, ({ kind }) => kind === 'unseen');
export const isCharmed = (item: WithConditions): boolean => hasEffect(item, ({ kind }) => kind === 'serves');
/** Returns true if the condition is bad for the creature that has it. */
export const isHarmful = (condition: Condition): boolean =>
  effectsOf(condition).some(
    (effect) => effect.kind === 'forbids' || effect.kind === 'serves' || ('by' in effect && effect.by < 0),
  );
