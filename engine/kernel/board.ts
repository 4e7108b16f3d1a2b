import type { Json } from './json.ts';
import type { CreatureId } from './kernel.ts';
import type { LocalizedText, Sentence } from './localized-text.ts';

/** A view for display: the state of the fight, all visible creatures, and the scene. */
export interface Board {
  /** The state of a fight as text: “Round 2, tick 5”. Null without a fight. */
  readonly stands: Sentence | null;
  /** The phases of a round in order, where the rules have phases: at most one is current. */
  readonly phases?: readonly BoardPhase[];
  /** Outside a fight: the clock, the day. */
  readonly clock: Sentence | null;
  /** All visible creatures: during a fight in the system's own order of acting, otherwise in roster order. */
  readonly rows: readonly BoardRow[];
  readonly scene: BoardScene | null;
}

export interface BoardPhase {
  readonly label: LocalizedText;
  readonly rule: string;
  readonly now: boolean;
}

export interface BoardRow {
  readonly id: CreatureId;
  readonly name: string;
  /** A term, or a name given at the table. */
  readonly side: string | null;
  /** True for player characters and their companions, false for foes. */
  readonly ours: boolean;
  /** The heading of a group of rows: a side that acts together, a rank of DEX. Rows with the same heading are adjacent. */
  readonly under?: Sentence;
  /** True if the creature takes part in the current fight. */
  readonly fights: boolean;
  /** The value that orders creatures: initiative, actions left, DEX. */
  readonly rank: BoardRank | null;
  /** Health as the viewer may know it: numbers, or apparent health. */
  readonly health: BoardHealth | null;
  /** Other important numbers, in order. */
  readonly meters: readonly BoardMeter[];
  /** Conditions and physical states. */
  readonly marks: readonly BoardMark[];
  /** True if the creature is down, dead, defeated or gone. */
  readonly out: boolean;
}

export interface BoardRank {
  readonly value: number | string;
  readonly label: LocalizedText;
  readonly rule: string;
}

export type BoardHealth =
  | {
      readonly now: number;
      readonly full: number | null;
      readonly label: LocalizedText;
      readonly rule: string;
    }
  /** `looks` is a term of the presentation. */
  | { readonly looks: string; readonly rule: string };

export interface BoardMeter {
  readonly value: number;
  readonly of: number | null;
  readonly label: LocalizedText;
  readonly rule: string;
}

/** A term of the presentation, and the rule that explains it. */
export interface BoardMark {
  readonly term: string;
  readonly rule: string;
  readonly bad: boolean;
  /** The level, for conditions with levels. */
  readonly level?: number;
}

/** A scene, by kind. */
export type BoardScene = ZonesScene | LineScene | GridScene;

export interface ZonesScene {
  readonly kind: 'zones';
  readonly zones: readonly { readonly id: string; readonly who: readonly CreatureId[] }[];
  readonly borders: readonly { readonly between: readonly [string, string]; readonly difficult: boolean }[];
  /** Melees: which creatures are engaged with each other, and where. */
  readonly knots: readonly {
    readonly id: string;
    readonly zone: string;
    readonly who: readonly CreatureId[];
  }[];
  /** The action that moves its actor, and the path of the slot for the zone; null: zones that no creature changes. */
  readonly move: { readonly action: string; readonly to: string } | null;
}

/** A line of distances: how far along it each creature is. */
export interface LineScene {
  readonly kind: 'line';
  /** A length as text: `{n} m`. */
  readonly says: LocalizedText;
  readonly tokens: readonly { readonly who: CreatureId; readonly at: number }[];
  readonly things: readonly { readonly id: string; readonly name: string; readonly at: number }[];
  /** Creatures no further apart than this can fight hand to hand. */
  readonly near: number;
  /** Creatures engaged with each other. */
  readonly ties: readonly (readonly [CreatureId, CreatureId])[];
  /**
   * The paths of the slots of moves: towards a creature, away from one, and how far. `only` lists the actions that do
   * nothing else.
   */
  readonly move: {
    readonly only: readonly string[];
    readonly toward: string;
    readonly from: string;
    readonly distance: string;
    /** A move towards a creature ends this far from it. */
    readonly gap: number;
  };
  /** The action of the game master that sets a position: its creature is `who`, `at` is the path of the slot. */
  readonly place: { readonly action: string; readonly at: string };
}

interface BoardSquare {
  readonly x: number;
  readonly y: number;
}

/** Where a picture lies under a map, in squares: its upper left corner, and its size. */
export interface PictureFrame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** False: no lines are drawn between squares, for pictures with a printed grid or maps that need none. */
  readonly lines: boolean;
}

/** Squares: the ground, the position of each creature, their possible movement and the squares an area covers. */
export interface GridScene {
  readonly kind: 'grid';
  /** Layers with one letter per square, as in `@arbitro/grid`. Null without a map. */
  readonly map: {
    readonly width: number;
    readonly height: number;
    readonly ground: string;
    readonly light: string;
    readonly veil: string;
    readonly shelter: string;
  } | null;
  /** The layer of light including carried lights and the current light level. Null: it is as on the map. */
  readonly lit: string | null;
  /** A picture to draw under the squares, as a data URL; the rules ignore it. */
  readonly picture: string | null;
  /** Where the picture lies; without it, it is stretched over the whole map. */
  readonly pictureFrame?: PictureFrame | undefined;
  /** `#` for each square that this seat sees now. Null: it sees all that it knows. */
  readonly inSight: string | null;
  /** The length of a square, and its unit: 1.5 and `{n} m`. */
  readonly square: { readonly long: number; readonly says: LocalizedText };
  /** Every second diagonal counts twice. */
  readonly alternating: boolean;
  /** All creatures with a position. */
  readonly tokens: readonly GridToken[];
  readonly things: readonly { readonly id: string; readonly name: string; readonly at: BoardSquare }[];
  /** The action that moves a creature: `by` is the creature, `to` the path of the slot for the square. */
  readonly move: { readonly action: string; readonly to: string };
  /** Movement of the creatures that can move: offers say where to, this says by which path and at what cost. */
  readonly ways: readonly GridWay[];
  /** Areas that actions place on the squares. */
  readonly areas: readonly GridArea[];
  /** The sheet field that holds the creature's square. */
  readonly at: string;
  /** The action that opens or closes the door of a square, with the paths of its slots; null without doors. */
  readonly door: { readonly action: string; readonly at: string; readonly open: string } | null;
}

export interface GridToken {
  readonly who: CreatureId;
  /** The square with the lowest coordinates. */
  readonly at: BoardSquare;
  /** The length of a side, in squares. */
  readonly side: number;
  /** How many squares away it threatens others, as far as known; none if it does not. */
  readonly reach: number;
}

/** The fixed start of an action: `{ type: 'move', by: 'aino' }`. */
type ActionStart = { readonly type: string; readonly [key: string]: Json };

export interface GridWay {
  /** The fixed part of the offer it belongs to. */
  readonly action: ActionStart;
  /** Each square with its predecessor as an index in this list; the first is the creature's own square. */
  readonly steps: readonly {
    readonly at: BoardSquare;
    readonly from: number;
    readonly cost: number;
    /** The creatures that may attack because of this step. */
    readonly provokes?: readonly CreatureId[];
  }[];
}

export interface GridArea {
  /** The fields of the action that places the area. */
  readonly action: ActionStart;
  /** The path of the slot for the target square; null: the area surrounds its creator. */
  readonly to: string | null;
  readonly by: CreatureId;
  readonly shape: 'sphere' | 'cube' | 'cone' | 'line';
  /** Radius, side or length, and the width of a line: in squares. */
  readonly size: number;
  readonly width: number;
}
