import type { CreatureId } from '@arbitro/kernel';

export const TRIGGERS = ['approach', 'attack', 'cast', 'move', 'word'] as const;
/** What triggers a readied act; `word` is words alone, and a person says when. */
export type Trigger = (typeof TRIGGERS)[number];

export type ReadiedAct =
  | {
      readonly kind: 'attack';
      readonly means: string;
      /** The target; null for the creature that triggers it. */
      readonly on: CreatureId | null;
    }
  | {
      readonly kind: 'cast';
      readonly spell: string;
      /** The spell's target, if it has one; null if it is named when the act is triggered. */
      readonly on: CreatureId | null;
    }
  | { readonly kind: 'move'; readonly to: string; readonly withdraw?: boolean | undefined }
  | {
      readonly kind: 'other';
      readonly what: string;
      /** The cost set by the game master. */
      readonly cost: number;
    };

export interface Readied {
  readonly act: ReadiedAct;
  readonly cost: number;
  readonly trigger: Trigger;
  readonly words: string;
  /** Actions spent on readiness so far. */
  readonly spent: number;
}
