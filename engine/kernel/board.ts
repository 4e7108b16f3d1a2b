import type { CreatureId } from './kernel.ts';
import type { Sentence, Words } from './words.ts';

/** A view as people look at it: where the fight stands, everybody in sight, and the scene. */
export interface Board {
  /** Where a fight stands, in words: “Round 2, tick 5”. Nothing when there is none. */
  readonly stands: Sentence | null;
  /** The phases of a round in their order, where the rules have them: at most one is now. */
  readonly phases?: readonly BoardPhase[];
  /** Out of a fight: the clock, the day. */
  readonly clock: Sentence | null;
  /** Everybody in sight, in the system's own order of acting while a fight is on, otherwise in roster order. */
  readonly rows: readonly BoardRow[];
  readonly scene: BoardScene | null;
}

interface BoardPhase {
  readonly label: Words;
  readonly rule: string;
  readonly now: boolean;
}

export interface BoardRow {
  readonly id: CreatureId;
  readonly name: string;
  /** A term, or a name the table gave. */
  readonly side: string | null;
  /** Player characters and their companions, as opposed to foes. */
  readonly ours: boolean;
  /** The heading that rows of a kind stand under: a side that acts together, a rank of DEX. Rows of one follow each other. */
  readonly under?: Sentence;
  /** Takes part in the fight that is on. */
  readonly fights: boolean;
  /** The place in the order of acting: initiative, actions left, DEX. */
  readonly rank: BoardRank | null;
  /** Health as the viewer may know it: numbers, or how somebody looks. */
  readonly health: BoardHealth | null;
  /** Other numbers worth a glance, in order. */
  readonly meters: readonly BoardMeter[];
  /** Conditions and states of the body. */
  readonly marks: readonly BoardMark[];
  /** Down, dead, defeated, gone. */
  readonly out: boolean;
}

export interface BoardRank {
  readonly value: number | string;
  readonly label: Words;
  readonly rule: string;
}

export type BoardHealth =
  | { readonly now: number; readonly full: number | null; readonly label: Words; readonly rule: string }
  /** `looks` is a term of the face. */
  | { readonly looks: string; readonly rule: string };

export interface BoardMeter {
  readonly value: number;
  readonly of: number | null;
  readonly label: Words;
  readonly rule: string;
}

/** A term of the face, and the rule that explains it. */
export interface BoardMark {
  readonly term: string;
  readonly rule: string;
  readonly bad: boolean;
}

/** A scene by its kind; a square grid will be another. */
export type BoardScene = ZonesScene;

export interface ZonesScene {
  readonly kind: 'zones';
  readonly zones: readonly { readonly id: string; readonly who: readonly CreatureId[] }[];
  readonly borders: readonly { readonly between: readonly [string, string]; readonly difficult: boolean }[];
  /** Melees: who is entangled with whom, and where. */
  readonly knots: readonly {
    readonly id: string;
    readonly zone: string;
    readonly who: readonly CreatureId[];
  }[];
  /** The action that moves somebody: `by` whom, and the path of the slot that takes the zone. */
  readonly move: { readonly action: string; readonly to: string };
}
