import type { Fault, Json, Language, Offer, Person, Refusal } from '@arbitro/kernel';
import type {
  AdviceRequest,
  CommandBody,
  CommandName,
  ForkRequest,
  KeptReply,
  LogLine,
  NewTableRequest,
  NextEveningRequest,
  OddsRequest,
  SignalRequest,
  StreamMessage,
  VisibleChapter,
} from '@arbitro/protocol';
import type { TableId } from '@arbitro/store';
import type { PictureFile } from '../pictures/table-pictures.ts';
import type { ShelfService } from '../shelf/shelf-service.ts';

/** A seat whose key has been presented. */
export interface SeatSession {
  readonly table: TableId;
  readonly seat: string;
  /** The key itself: never stored, only used to derive further keys. */
  readonly key: string;
  /** The address of the client. */
  readonly from?: string;
}

/** A refusal with everything needed to answer it. */
export interface ErrorReply {
  readonly ok: false;
  readonly refusal: Refusal;
  readonly status: number;
  /** The errors in the request, each with its path. */
  readonly faults?: readonly Fault[];
  says(language: Language): string;
}
export type ServiceResult<T> = { readonly ok: true; readonly value: T } | ErrorReply;

/** A new table and the key of its game master. */
export interface NewTable {
  readonly table: TableId;
  readonly seat: string;
  readonly key: string;
  /** The seat of the heroes, if the computer plays their foes. */
  readonly player?: { readonly seat: string; readonly key: string };
}

/** The offers that a listener was sent last. */
export interface SentOffers {
  /** The moment of their message; 0 if it was sent none. */
  readonly moment: number;
  /** Each offer as JSON. */
  readonly texts: readonly string[];
  /** Pending or failed: it was told since that others have come. */
  readonly status: 'current' | 'pending' | 'failed';
}

/** A listener to the stream of a seat. A frame is ready to send: `id: …\nevent: told\ndata: …\n\n`. */
export interface StreamListener {
  /** It gets changes of its view and offers instead of whole views. */
  readonly wantsChanges?: boolean;
  /** It is told who is connected, and gets the momentary signs of others. */
  readonly wantsSignals?: boolean;
  /** What was sent has not left yet: momentary signs are not worth waiting. */
  readonly isBusy?: boolean;
  sentOffers?: SentOffers | undefined;
  tell(frame: string): void;
  /** The seat was revoked or the service closes: no more frames follow. */
  end(): void;
}

export interface ServiceFigures {
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
export interface TableService {
  /** What people keep from one table to the next. */
  readonly shelves: ShelfService;
  /** `from` is the address of the client: documents from one address are processed one after the other. */
  make(request: NewTableRequest, from?: string): Promise<ServiceResult<NewTable>>;
  /** Creates a table from an exported file, given as the bytes sent. */
  bring(file: Uint8Array, from?: string): Promise<ServiceResult<NewTable>>;
  sit(table: TableId, key: string): Promise<ServiceResult<SeatSession>>;
  ask<N extends CommandName>(
    session: SeatSession,
    name: N,
    body: CommandBody<N>,
  ): Promise<ServiceResult<KeptReply>>;
  see(session: SeatSession): Promise<ServiceResult<StreamMessage>>;
  /** The same as bytes of JSON, ready to send: a large view is serialized once, however often it is requested. */
  seeBytes(session: SeatSession): Promise<ServiceResult<Uint8Array>>;
  log(
    session: SeatSession,
    page: { readonly before?: number | undefined; readonly limit: number },
  ): Promise<ServiceResult<{ readonly lines: readonly LogLine[]; readonly more: boolean }>>;
  /** Returns a picture from the seat's view, by its name. */
  picture(session: SeatSession, name: string): Promise<ServiceResult<Json>>;
  /** Returns a stored picture that the seat may see now, by its id. */
  image(session: SeatSession, id: string): Promise<ServiceResult<PictureFile>>;
  /**
   * Returns the actions possible now: of one person if given; otherwise, at a large table, only of creatures that are
   * to act.
   */
  offers(session: SeatSession, of?: Person): Promise<ServiceResult<readonly Offer[]>>;
  /** The same as bytes of JSON, ready to send. */
  offersBytes(session: SeatSession, of?: Person): Promise<ServiceResult<Uint8Array>>;
  /** When the signal aborts, the request leaves the queue. */
  odds(session: SeatSession, request: OddsRequest, signal?: AbortSignal): Promise<ServiceResult<Json>>;
  /** Returns the best actions of a creature, with their reasons. */
  advice(session: SeatSession, request: AdviceRequest, signal?: AbortSignal): Promise<ServiceResult<Json>>;
  /** Passes a momentary sign on to the other seats that may know its place. Nothing is stored. */
  signal(session: SeatSession, sign: SignalRequest): Promise<ServiceResult<{ readonly passed: true }>>;
  fork(session: SeatSession, request: ForkRequest): Promise<ServiceResult<NewTable>>;
  /** Begins the next evening of the campaign, with the same seats. */
  next(session: SeatSession, request: NextEveningRequest): Promise<ServiceResult<NewTable>>;
  /** Returns what the seat may read of the evenings before, and of this one so far. */
  journal(session: SeatSession): Promise<ServiceResult<{ readonly chapters: readonly VisibleChapter[] }>>;
  /** Returns the whole table for the game master; for other seats what they were told. */
  exported(session: SeatSession): Promise<ServiceResult<Json>>;
  /** The same as JSON, piece by piece. */
  exportText(session: SeatSession): Promise<ServiceResult<AsyncIterable<string>>>;
  creature(session: SeatSession, id: string): Promise<ServiceResult<Json>>;
  /** Returns the current world, for the game master only: a simulation starts from it. */
  world(session: SeatSession): Promise<ServiceResult<Json>>;
  /** Sends the entries missed since a moment, then everything new. The returned function ends it. */
  listen(
    session: SeatSession,
    since: number | undefined,
    listener: StreamListener,
  ): Promise<ServiceResult<() => void>>;
  figures(): ServiceFigures;
  ready(): Promise<boolean>;
  close(): Promise<void>;
}
