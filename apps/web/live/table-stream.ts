import {
  applyChanges,
  type ChangeMessage,
  joinOffers,
  NO_COMPUTER,
  type OffersMessage,
  type PresenceMessage,
  type SeatView,
  type SignalMessage,
  type StreamMessage,
} from '@arbitro/protocol';
import { rememberTable } from '../app/device-storage.ts';
import { addSeatToUrl, type FailedReply, isTransient, RETRY_MS, type TableApi } from './api.ts';
import { PictureCache } from './picture-cache.ts';
import { waitForRelease } from './pointer-hold.ts';

export type Connection = 'opening' | 'open' | 'lost' | 'refused';

/** A message about offers, its parts put together. */
export type WholeOffersMessage = Exclude<OffersMessage, { parts: unknown }>;

interface StreamListener {
  /** The last moment it has received. */
  since(): number;
  onConnection(connection: Connection, refused?: FailedReply): void;
  onMessage(message: StreamMessage): void;
  onOffers(message: WholeOffersMessage): void;
  onPresence(message: PresenceMessage): void;
  onSignal(message: SignalMessage): void;
}

/** The stream of one seat, reopened whenever it closes unexpectedly. */
export class TableStream {
  readonly #id: string;
  readonly #api: TableApi;
  readonly #to: StreamListener;
  #source: EventSource | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #left = false;
  #line: Promise<void> = Promise.resolve();
  /** The last message, to which the next changes are applied. */
  #last: Pick<StreamMessage, 'moment' | 'seen'> | undefined;
  /** The last message with offers, to which the next parts refer. */
  #offers: Extract<OffersMessage, { offers: unknown }> | undefined;
  readonly #pictures: PictureCache;

  constructor(id: string, api: TableApi, to: StreamListener) {
    this.#id = id;
    this.#api = api;
    this.#to = to;
    this.#pictures = new PictureCache(api);
    window.addEventListener('offline', this.#offline);
    window.addEventListener('online', this.#online);
  }

  async sit(key?: string): Promise<void> {
    const session = key === undefined ? undefined : await this.#api.session(key);
    if (this.#left) return;
    if (session && !session.ok) this.#denied(session, key);
    else this.#listen(key);
  }

  leave(): void {
    this.#left = true;
    clearTimeout(this.#timer);
    this.#source?.close();
    window.removeEventListener('offline', this.#offline);
    window.removeEventListener('online', this.#online);
  }

  readonly #offline = (): void => this.#to.onConnection('lost');
  readonly #online = (): void => this.#listen(undefined);

  #denied(denied: FailedReply, key: string | undefined): void {
    const passing = isTransient(denied);
    this.#to.onConnection(passing ? 'lost' : 'refused', denied);
    if (passing) this.#timer = setTimeout(() => void this.sit(key), RETRY_MS);
  }

  #listen(key: string | undefined): void {
    clearTimeout(this.#timer);
    this.#source?.close();
    const since = this.#to.since();
    const source = new EventSource(
      addSeatToUrl(`/api/tables/${this.#id}/stream?changes=1&signals=1${since > 0 ? `&since=${since}` : ''}`),
    );
    this.#source = source;
    const hear = <T>(event: string, handle: (message: T) => void | Promise<void>): void =>
      source.addEventListener(event, ({ data }: MessageEvent<string>) => {
        // in sequence: later messages wait while a picture is fetched
        this.#line = this.#line.then(() => (this.#source === source ? handle(JSON.parse(data)) : undefined));
      });
    hear<StreamMessage>('told', (message) => this.#told(message, key));
    hear<ChangeMessage>('changed', (message) => this.#changed(message));
    hear<OffersMessage>('offers', (message) => this.#offered(message));
    hear<PresenceMessage>('presence', (message) => this.#to.onPresence(message));
    hear<SignalMessage>('signal', (message) => this.#to.onSignal(message));
    source.addEventListener('open', () => this.#to.onConnection('open'));
    source.addEventListener('error', () => {
      this.#to.onConnection('lost');
      if (source.readyState === EventSource.CLOSED) void this.#askWhy();
    });
  }

  /** A stream does not report why it was closed. */
  async #askWhy(): Promise<void> {
    const reply = await this.#api.see();
    if (this.#left) return;
    if (reply.ok) this.#timer = setTimeout(() => this.#listen(undefined), RETRY_MS);
    else this.#denied(reply, undefined);
  }

  async #told(message: StreamMessage, key: string | undefined): Promise<void> {
    this.#last = message;
    // the key has opened the seat: it is now in the cookie, so remove it from the address
    if (!this.#left && key !== undefined && location.hash.slice(1) === key)
      history.replaceState(history.state, '', location.pathname + location.search);
    await this.#show(message);
  }

  /** If a message was missed, the changes do not fit: a new stream begins with the whole view. */
  async #changed({ from, changes, ...rest }: ChangeMessage): Promise<void> {
    if (this.#last?.moment !== from) return this.#listen(undefined);
    const seen: SeatView = applyChanges(this.#last.seen, changes);
    this.#last = { moment: rest.moment, seen };
    await this.#show({ ...rest, seen });
  }

  /** If the offers before are missing, they have to be requested. */
  #offered(message: OffersMessage): void {
    if (!('parts' in message)) return this.#takeOffers(message);
    const { moment, from, parts } = message;
    if (this.#offers?.moment !== from) return this.#takeOffers({ moment, failed: true });
    this.#takeOffers({ moment, offers: joinOffers(this.#offers.offers, parts) });
  }

  #takeOffers(message: WholeOffersMessage): void {
    if ('offers' in message) this.#offers = message;
    this.#to.onOffers(message);
  }

  async #show(message: StreamMessage): Promise<void> {
    const viewWithPictures = await this.#pictures.putInto(message.seen);
    // a node of an older version does not say who is played by Arbitro
    const seen: SeatView = Object.assign({ computer: NO_COMPUTER }, viewWithPictures);
    await waitForRelease();
    if (this.#left) return;
    const { title, system } = seen.table;
    const { id, role } = seen.you;
    rememberTable({ table: this.#id, title, system, role, at: Date.now(), seats: { [role]: id } });
    this.#to.onMessage({ ...message, seen });
  }
}
