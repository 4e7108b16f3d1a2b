import type { Json, Language, Offer, Person, Refusal } from '@arbitro/kernel';
import type { Body, CommandName, KeptReply, Line, MakeTable, OddsAsk, Told } from '@arbitro/protocol';
import type { Fault } from '@arbitro/scenario';
import type { TableId } from '@arbitro/store';

/** A seat whose key has been presented. */
export interface Sitting {
  readonly table: TableId;
  readonly seat: string;
  /** The key itself: never stored, only used to derive further keys. */
  readonly key: string;
}

/** A refusal with everything needed to answer it. */
export interface No {
  readonly ok: false;
  readonly refusal: Refusal;
  readonly status: number;
  /** The errors in the request, each with its path. */
  readonly faults?: readonly Fault[];
  says(language: Language): string;
}
export type Answer<T> = { readonly ok: true; readonly value: T } | No;

/** A new table and the key of its game master. */
export interface Made {
  readonly table: TableId;
  readonly seat: string;
  readonly key: string;
}

/** A listener to the stream of a seat. A frame is ready to send: `id: …\nevent: told\ndata: …\n\n`. */
export interface Listener {
  tell(frame: string): void;
  /** The seat was revoked or the service closes: no more frames follow. */
  end(): void;
}

export interface Figures {
  /** Tables in memory, listeners, and counts since the start. */
  readonly tables: number;
  readonly listeners: number;
  readonly kept: number;
  readonly refused: number;
  readonly repeated: number;
  readonly told: number;
  readonly oddsAsked: number;
}

/** All tables of this server: the interface that HTTP calls, independent of HTTP. */
export interface Hall {
  /** `from` is the address of the client: documents from one address are processed one after the other. */
  make(request: MakeTable, from?: string): Promise<Answer<Made>>;
  /** Creates a table from an exported file, given as the bytes sent. */
  bring(file: Uint8Array, from?: string): Promise<Answer<Made>>;
  sit(table: TableId, key: string): Promise<Answer<Sitting>>;
  ask<N extends CommandName>(sitting: Sitting, name: N, body: Body<N>): Promise<Answer<KeptReply>>;
  see(sitting: Sitting): Promise<Answer<Told>>;
  /** The same as bytes of JSON, ready to send: a large view is serialized once, however often it is requested. */
  seeBytes(sitting: Sitting): Promise<Answer<Uint8Array>>;
  log(
    sitting: Sitting,
    page: { readonly before?: number | undefined; readonly limit: number },
  ): Promise<Answer<{ readonly lines: readonly Line[]; readonly more: boolean }>>;
  /** Returns a picture from the seat's view, by its name. */
  picture(sitting: Sitting, name: string): Promise<Answer<Json>>;
  /**
   * Returns the actions possible now: of one person if given; otherwise, at a large table, only of creatures that are
   * to act.
   */
  offers(sitting: Sitting, of?: Person): Promise<Answer<readonly Offer[]>>;
  /** The same as bytes of JSON, ready to send. */
  offersBytes(sitting: Sitting, of?: Person): Promise<Answer<Uint8Array>>;
  /** When the signal aborts, the request leaves the queue. */
  odds(sitting: Sitting, asked: OddsAsk, signal?: AbortSignal): Promise<Answer<Json>>;
  fork(
    sitting: Sitting,
    asked: {
      readonly command: string;
      readonly at?: number | undefined;
      readonly uncover?: boolean | undefined;
    },
  ): Promise<Answer<Made>>;
  /** Returns the whole table for the game master; for other seats what they were told. */
  exported(sitting: Sitting): Promise<Answer<Json>>;
  /** The same as JSON, piece by piece. */
  exportText(sitting: Sitting): Promise<Answer<AsyncIterable<string>>>;
  creature(sitting: Sitting, id: string): Promise<Answer<Json>>;
  /** Returns the current world, for the game master only: a simulation starts from it. */
  world(sitting: Sitting): Promise<Answer<Json>>;
  /** Sends the entries missed since a moment, then everything new. The returned function ends it. */
  listen(sitting: Sitting, since: number | undefined, listener: Listener): Promise<Answer<() => void>>;
  figures(): Figures;
  ready(): Promise<boolean>;
  close(): Promise<void>;
}
