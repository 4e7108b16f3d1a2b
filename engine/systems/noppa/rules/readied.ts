import type { CreatureId } from '@arbitro/kernel';

export const TRIGGERS = ['approach', 'attack', 'cast', 'move', 'word'] as const;
/** What sets a readied act off; `word` is the words alone, and somebody says when. */
export type Trigger = (typeof TRIGGERS)[number];

export type ReadiedAct =
  | {
      readonly kind: 'attack';
      readonly means: string;
      /** Whoever sets it off, where nobody is named. */
      readonly on: CreatureId | null;
    }
  | {
      readonly kind: 'cast';
      readonly spell: string;
      /** For whom, where the spell is for somebody; whoever is named when it goes off, where nobody is. */
      readonly on: CreatureId | null;
    }
  | { readonly kind: 'move'; readonly to: string; readonly withdraw?: boolean | undefined }
  | {
      readonly kind: 'other';
      readonly what: string;
      /** What the game master asks for it. */
      readonly cost: number;
    };

export interface Readied {
  readonly act: ReadiedAct;
  readonly cost: number;
  readonly trigger: Trigger;
  readonly words: string;
  /** Actions spent on being ready so far. */
  readonly spent: number;
}
