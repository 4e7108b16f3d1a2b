/** What a state of the body or the mind does to whoever is in it. */
export type Effect =
  /** Neither acts nor prepares a spell. */
  | { readonly kind: 'forbids'; readonly what: 'act' | 'move' | 'cast' }
  | { readonly kind: 'to-hit'; readonly by: number }
  /** Attacks on it. */
  | { readonly kind: 'hit-at'; readonly by: number }
  | { readonly kind: 'save'; readonly by: number }
  /** Ascending armour class. */
  | { readonly kind: 'ac'; readonly by: number }
  /** Obeys whoever put it there, and sees no better in the dark than they do. */
  | { readonly kind: 'serves' }
  | { readonly kind: 'unseen' };

/**
 * What spells and mishaps do, as rows: no rule names one. Which of them a spell brings is part of the spell.
 *
 * @rule whitebox.saves.success-effect
 * @rule whitebox.combat.invisible-target
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

interface Conditioned {
  readonly conditions: readonly { readonly name: Condition }[];
}

const NOTHING: readonly Effect[] = [];

/** All that acts on somebody now. */
export function effectsOn({ conditions }: Conditioned): readonly Effect[] {
  // most creatures have none most of the time, and they are asked in every blow
  if (conditions.length === 0) return NOTHING;
  return conditions.flatMap(({ name }): readonly Effect[] => CONDITIONS[name]);
}

export const forbids = (one: Conditioned, what: 'act' | 'move' | 'cast'): boolean =>
  effectsOn(one).some(
    (effect) => effect.kind === 'forbids' && (effect.what === what || effect.what === 'act'),
  );
export const isInvisible = (one: Conditioned): boolean =>
  effectsOn(one).some(({ kind }) => kind === 'unseen');
export const serves = (one: Conditioned): boolean => effectsOn(one).some(({ kind }) => kind === 'serves');
