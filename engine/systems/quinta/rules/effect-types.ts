import type { RuleId } from '../rules.ts';
import type { Ability } from './tables.ts';

export type Mode = 'advantage' | 'disadvantage';
/** Something that gives advantage or disadvantage. */
export interface Source {
  readonly what: string;
  readonly rule: RuleId;
  readonly mode: Mode;
}
/** Which creatures a condition's effect concerns: all, or only the source. */
type EffectSubject = 'anyone' | 'source';

/** The possible effects of a condition: a small closed vocabulary, so that no rule names a condition. */
export type Effect =
  | { readonly kind: 'speed'; readonly to: 'zero' | 'half' }
  /** Cannot move; an option may read it as Speed 0. */
  | { readonly kind: 'cannot-move' }
  | { readonly kind: 'cannot-see' }
  | { readonly kind: 'cannot-hear' }
  | { readonly kind: 'cannot-speak' }
  /** Can say only a few halting words. */
  | { readonly kind: 'speaks-haltingly' }
  | { readonly kind: 'unaware' }
  | { readonly kind: 'no-actions' }
  | { readonly kind: 'no-reactions' }
  | {
      readonly kind: 'attacks-against';
      readonly mode: Mode;
      readonly scope: 'all' | 'melee' | 'near' | 'far';
    }
  | {
      readonly kind: 'own-attacks';
      readonly mode: Mode;
      readonly unless: 'at-source' | null;
      readonly while: 'source-seen' | null;
    }
  | { readonly kind: 'checks'; readonly mode: Mode; readonly while: 'source-seen' | null }
  | { readonly kind: 'saves'; readonly mode: Mode; readonly of: readonly Ability[] }
  | { readonly kind: 'fails-saves'; readonly of: readonly Ability[] }
  | { readonly kind: 'initiative'; readonly mode: Mode }
  | { readonly kind: 'hits-critical'; readonly scope: 'melee' | 'near' }
  | { readonly kind: 'unseen' }
  | { readonly kind: 'cannot-target'; readonly whose: EffectSubject; readonly harmful: boolean }
  | { readonly kind: 'cannot-approach' }
  | { readonly kind: 'social-advantage' }
  | { readonly kind: 'drops-held' }
  | { readonly kind: 'dragged' }
  | { readonly kind: 'resists-all' }
  | { readonly kind: 'unaffected'; readonly by: 'poisoned' }
  /** An effect for every level, and death at the last. */
  | { readonly kind: 'by-level' }
  /** Behaves as the cause of the condition says. */
  | { readonly kind: 'behaves' }
  | { readonly kind: 'crawls' };

/** Each kind of effect with its number: a creature's effects are looked up by bits. */
export const EFFECT_KINDS: Readonly<Record<Effect['kind'], number>> = {
  speed: 0,
  'cannot-move': 1,
  'cannot-see': 2,
  'cannot-hear': 3,
  'cannot-speak': 4,
  'speaks-haltingly': 5,
  unaware: 6,
  'no-actions': 7,
  'no-reactions': 8,
  'attacks-against': 9,
  'own-attacks': 10,
  checks: 11,
  saves: 12,
  'fails-saves': 13,
  initiative: 14,
  'hits-critical': 15,
  unseen: 16,
  'cannot-target': 17,
  'cannot-approach': 18,
  'social-advantage': 19,
  'drops-held': 20,
  dragged: 21,
  'resists-all': 22,
  unaffected: 23,
  'by-level': 24,
  behaves: 25,
  crawls: 26,
};
