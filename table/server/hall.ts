import type { Json, Language, Offer, Person, Refusal } from '@arbitro/kernel';
import type { Body, CommandName, KeptReply, Line, MakeTable, OddsAsk, Told } from '@arbitro/protocol';
import type { Fault } from '@arbitro/scenario';
import type { TableId } from '@arbitro/store';

/** Somebody who has shown the key of a seat. */
export interface Sitting {
  readonly table: TableId;
  readonly seat: string;
  /** The key shown: never kept, only used to make further keys from. */
  readonly key: string;
}

/** A no with all it takes to say it. */
export interface No {
  readonly ok: false;
  readonly refusal: Refusal;
  readonly status: number;
  /** Where what was sent does not fit, place by place. */
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

/** Somebody who hears the stream of a seat. A frame is ready to be sent: `id: …\nevent: told\ndata: …\n\n`. */
export interface Listener {
  tell(frame: string): void;
  /** The seat was revoked or the hall closes: nothing more will come. */
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

/** All tables of this server: what HTTP calls, without a word of HTTP. */
export interface Hall {
  /** `from` says who asks, by address: documents of one address wait for each other. */
  make(request: MakeTable, from?: string): Promise<Answer<Made>>;
  /** A table from a file that was exported, as it was sent. */
  bring(file: Uint8Array, from?: string): Promise<Answer<Made>>;
  sit(table: TableId, key: string): Promise<Answer<Sitting>>;
  ask<N extends CommandName>(sitting: Sitting, name: N, body: Body<N>): Promise<Answer<KeptReply>>;
  see(sitting: Sitting): Promise<Answer<Told>>;
  /** The same as bytes of JSON, as it is sent: a large one is written once, however often it is asked for. */
  seeBytes(sitting: Sitting): Promise<Answer<Uint8Array>>;
  log(
    sitting: Sitting,
    page: { readonly before?: number | undefined; readonly limit: number },
  ): Promise<Answer<{ readonly lines: readonly Line[]; readonly more: boolean }>>;
  /** A picture of what the seat sees, by its name. */
  picture(sitting: Sitting, name: string): Promise<Answer<Json>>;
  /** What may be done now; by one person when named, otherwise at a large table only by those who are due. */
  offers(sitting: Sitting, of?: Person): Promise<Answer<readonly Offer[]>>;
  /** The same as bytes of JSON, as it is sent. */
  offersBytes(sitting: Sitting, of?: Person): Promise<Answer<Uint8Array>>;
  /** Given up by the signal, it leaves the line. */
  odds(sitting: Sitting, asked: OddsAsk, signal?: AbortSignal): Promise<Answer<Json>>;
  fork(
    sitting: Sitting,
    asked: {
      readonly command: string;
      readonly at?: number | undefined;
      readonly uncover?: boolean | undefined;
    },
  ): Promise<Answer<Made>>;
  /** The whole table for the game master; for others what they were told. */
  exported(sitting: Sitting): Promise<Answer<Json>>;
  /** The same as JSON, piece by piece. */
  exportText(sitting: Sitting): Promise<Answer<AsyncIterable<string>>>;
  creature(sitting: Sitting, id: string): Promise<Answer<Json>>;
  /** The world as it stands, for the game master alone: a simulation goes on from it. */
  world(sitting: Sitting): Promise<Answer<Json>>;
  /** Tells what was missed since a moment, then everything. The value ends it. */
  listen(sitting: Sitting, since: number | undefined, listener: Listener): Promise<Answer<() => void>>;
  figures(): Figures;
  ready(): Promise<boolean>;
  close(): Promise<void>;
}
