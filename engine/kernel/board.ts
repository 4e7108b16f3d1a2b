import type { Json } from './json.ts';
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

export interface BoardPhase {
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
  /** How far it has come, of what has levels. */
  readonly level?: number;
}

/** A scene by its kind. */
export type BoardScene = ZonesScene | GridScene;

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
  /** The action that moves whoever does it, and the path of the slot that takes the zone. */
  readonly move: { readonly action: string; readonly to: string };
}

interface SquareAt {
  readonly x: number;
  readonly y: number;
}

/** Squares that everybody stands in: what the ground is like, who is where, how they go and what an area covers. */
export interface GridScene {
  readonly kind: 'grid';
  /** Layers of one letter a square, as `@arbitro/grid` has them. Nothing: there is no map yet. */
  readonly map: {
    readonly width: number;
    readonly height: number;
    readonly ground: string;
    readonly light: string;
    readonly veil: string;
    readonly shelter: string;
  } | null;
  /** The layer of light with what people carry and how it falls now. Nothing: it is as the map has it. */
  readonly lit: string | null;
  /** A picture to lie under the squares, as the address of its own data; the rules do not look at it. */
  readonly picture: string | null;
  /** How long a square is, and in what: 1.5 and `{n} m`. */
  readonly square: { readonly long: number; readonly says: Words };
  /** Of diagonals every second counts twice. */
  readonly alternating: boolean;
  /** Everybody with a place. */
  readonly tokens: readonly GridToken[];
  readonly things: readonly { readonly id: string; readonly name: string; readonly at: SquareAt }[];
  /** The action that moves somebody: `by` whom, and the path of the slot that takes the square. */
  readonly move: { readonly action: string; readonly to: string };
  /** How those go who may: offers say where to, this says how and what it costs. */
  readonly ways: readonly GridWay[];
  /** Areas that actions lay on the squares. */
  readonly areas: readonly GridArea[];
  /** The field of a sheet that says in which square somebody stands. */
  readonly at: string;
}

export interface GridToken {
  readonly who: CreatureId;
  /** The square with the lowest numbers. */
  readonly at: SquareAt;
  /** How many squares it is to a side. */
  readonly side: number;
  /** How many squares away it threatens others, as far as is known; none if it cannot. */
  readonly reach: number;
}

/** What an action begins with: `{ type: 'move', by: 'aino' }`. */
type Beginning = { readonly type: string; readonly [key: string]: Json };

export interface GridWay {
  /** The fixed part of the offer that it goes with. */
  readonly action: Beginning;
  /** Each square from which one before it, by its place in this list; the first is where one stands. */
  readonly steps: readonly { readonly at: SquareAt; readonly from: number; readonly cost: number }[];
}

export interface GridArea {
  /** What the action holds that lays it. */
  readonly action: Beginning;
  /** The path of the slot that says where; nothing: it lies around whoever makes it. */
  readonly to: string | null;
  readonly by: CreatureId;
  readonly shape: 'sphere' | 'cube' | 'cone' | 'line';
  /** Radius, side or length, and how wide a line is: in squares. */
  readonly size: number;
  readonly width: number;
}
