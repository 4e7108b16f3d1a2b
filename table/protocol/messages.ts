import type {
  AnyEvent,
  Ask,
  CreatureId,
  FightState,
  HiddenThings,
  Json,
  Offer,
  Person,
  Refusal,
  Roll,
} from '@arbitro/kernel';
import type { JournalLine } from './campaign.ts';
import type { Change } from './changes.ts';
import type { Computer } from './computer.ts';
import type { Drawing } from './drawings.ts';
import type { JoinPolicy } from './joining.ts';

/** Prefix that replaces a picture in a view; the picture's name follows, and the client loads it once. */
export const PICTURE_PREFIX = 'picture:';

/** The open question, for the seats that may answer it. `id` identifies it in the answer. */
export type VisibleAsk = Ask & { readonly id: number };

export interface SeatInfo {
  readonly id: string;
  readonly role: 'gm' | 'player' | 'spectator';
  readonly name: string;
  readonly owns: readonly CreatureId[];
  readonly dice: 'table' | 'real';
}

/** A roll in the log; `real` when a person threw it. */
export type LoggedRoll = Roll & { readonly real?: true };

/** A log entry as a seat may read it, identified by `moment`. */
export interface LogLine {
  readonly moment: number;
  /** The seat that caused it; null when the table did. */
  readonly seat: string | null;
  readonly kind: string;
  readonly [field: string]: Json | readonly AnyEvent[] | readonly LoggedRoll[];
}

/** A character that waits for the game master, who alone gets its sheet. */
export interface VisibleJoinRequest {
  readonly seat: string;
  readonly name: string;
  readonly moment: number;
  readonly sheet?: Json;
}

/** Which evening of a campaign a table is; the journal is a separate request. */
export interface VisibleCampaign {
  readonly number: number;
  readonly day: number;
  /** The tables of the evenings before and after: the keys of this one open the same seats there. */
  readonly previous: string | null;
  readonly next: string | null;
}

/** An evening as a seat may read of it. */
export interface VisibleChapter {
  readonly number: number;
  readonly title: string;
  readonly began: number;
  /** Null while it is not over. */
  readonly ended: number | null;
  readonly day: number;
  readonly commitment: string;
  readonly text: string | null;
  readonly lines: readonly JournalLine[];
}

/** Everything that a seat may know of a table now. */
export interface SeatView {
  readonly table: { readonly id: string; readonly title: string; readonly system: string };
  readonly you: SeatInfo;
  readonly view: Json;
  readonly due: readonly CreatureId[];
  readonly standing: FightState | null;
  readonly ask: VisibleAsk | null;
  /** The people the table waits for. */
  readonly waiting: readonly Person[];
  readonly seats: readonly SeatInfo[];
  readonly notes: Readonly<
    Record<string, { readonly text: string; readonly for: Json; readonly picture?: string | undefined }>
  >;
  /** The ids of the pictures of creatures, by creature. */
  readonly pictures: Readonly<Record<CreatureId, string>>;
  readonly orders: Readonly<Record<string, Readonly<Record<string, Json>>>>;
  readonly seal: { readonly commitment: string; readonly entropy: string };
  /** Who is played by the computer, of the creatures this seat knows; how fast, only for the game master. */
  readonly computer: Computer;
  /** Whether players bring characters of their own; the requests that wait: all for the game master, else one's own. */
  readonly joining: { readonly policy: JoinPolicy; readonly requests: readonly VisibleJoinRequest[] };
  readonly campaign: VisibleCampaign;
  /** The creatures whose numbers this seat may know; the game master also sees hidden values. */
  readonly opened: readonly CreatureId[];
  /** What is drawn on the map, as far as this seat sees it; absent without any. */
  readonly drawings?: readonly Drawing[];
  readonly hidden?: HiddenThings;
  readonly masks?: Readonly<Record<CreatureId, { readonly id: string; readonly name: string }>>;
}

/** A message of the stream: new log lines, and everything the seat may know now. */
export interface StreamMessage {
  /** The id to resume from: `Last-Event-ID`. */
  readonly moment: number;
  /** The lines are the last lines of the log, not those since the last message. */
  readonly fresh?: true;
  /** The log has more lines before these. */
  readonly more?: true;
  readonly lines: readonly LogLine[];
  readonly seen: SeatView;
}

/** A message of a stream of changes, after the first: new log lines, and what changed in the view. */
export interface ChangeMessage {
  readonly moment: number;
  /** The moment of the message before it. A client that has another one has missed a message: it connects again. */
  readonly from: number;
  readonly lines: readonly LogLine[];
  /** Turns `seen` of the message before into the current one. */
  readonly changes: readonly Change[];
}

/** An offer, or a range of the offers before: from the first index (inclusive) to the last (exclusive). */
export type OfferPart = Offer | readonly [from: number, to: number];

/** The offers of a seat, in a stream of changes: sent if they changed. */
export type OffersMessage =
  | { readonly moment: number; readonly offers: readonly Offer[] }
  /** What they are made of; `from` is the moment of the message with the offers before. */
  | { readonly moment: number; readonly from: number; readonly parts: readonly OfferPart[] }
  /** They are being built, and follow. */
  | { readonly moment: number; readonly pending: true }
  /** They could not be built: the client requests them. */
  | { readonly moment: number; readonly failed: true };

/** The command was stored, under this moment. The stream reports its effects. */
export interface KeptReply {
  readonly kept: true;
  readonly moment: number;
  /** For a new seat: its key, sent only this once. */
  readonly key?: string;
  readonly seat?: string;
}

export interface RefusalReply {
  readonly kept: false;
  readonly refusal: Refusal;
  /** In the requested language. */
  readonly says: string;
}
