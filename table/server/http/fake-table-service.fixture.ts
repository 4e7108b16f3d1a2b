import { Readable } from 'node:stream';
import { type KeptReply, NO_COMPUTER, type StreamMessage } from '@arbitro/protocol';
import { openMemory } from '@arbitro/store';
import type {
  NewTable,
  SeatSession,
  ServiceFigures,
  ServiceResult,
  StreamListener,
  TableService,
} from '../live/table-service.ts';
import { watchStore } from '../live/watched-store.ts';
import { openShelfService } from '../shelf/open-shelf-service.ts';
import { runReadingTask } from '../threads/reading-tasks.ts';
import { buildErrorReply } from './error-replies.ts';

export const TABLE = 'tableone1';
export const OTHER_TABLE = 'tabletwo2';
export const GM_KEY = 'gm.0123456789abcdef0123456789abcdef';
export const ASA_KEY = 'asa.fedcba9876543210fedcba9876543210';

const SEATS: Readonly<Record<string, string>> = { [GM_KEY]: 'gm', [ASA_KEY]: 'asa' };
const succeed = <T>(value: T): ServiceResult<T> => ({ ok: true, value });

const buildSeatInfo = (id: string) => ({
  id,
  role: id === 'gm' ? ('gm' as const) : ('player' as const),
  name: id,
  owns: [],
  dice: 'table' as const,
});

const buildMessage = (seat: string, moment: number): StreamMessage => ({
  moment,
  lines: [{ moment, seat, kind: 'said', text: 'Salve' }],
  seen: {
    table: { id: TABLE, title: 'The ford', system: 'any' },
    you: buildSeatInfo(seat),
    view: { creatures: [] },
    due: [],
    standing: null,
    ask: null,
    waiting: [],
    seats: [buildSeatInfo('gm'), buildSeatInfo('asa')],
    notes: {},
    pictures: {},
    orders: {},
    computer: NO_COMPUTER,
    joining: { policy: 'open', requests: [] },
    seal: { commitment: 'c', entropy: 'e' },
    campaign: { number: 1, day: 1, previous: null, next: null },
    opened: [],
  },
});

/** A service with one table that records requests, for tests of the HTTP server alone. */
export class FakeTableService implements TableService {
  readonly shelves = openShelfService({
    store: watchStore(openMemory(), () => undefined),
    now: Date.now,
    reader: { run: async (_, task) => runReadingTask(task) },
  });
  readonly commands: { readonly seat: string; readonly name: string; readonly body: unknown }[] = [];
  readonly imports: unknown[] = [];
  readonly listeners = new Set<StreamListener>();
  readonly since: (number | undefined)[] = [];
  readonly limits: number[] = [];
  /** For each odds request, whether the client still waits. */
  readonly oddsSignals: AbortSignal[] = [];
  sessionCount = 0;
  leaveCount = 0;
  isReady = true;
  /** Keys that are no longer valid. */
  readonly revoked = new Set<string>();
  isClosed = false;
  /** Awaited before each command and each odds request is answered. */
  delay: () => Promise<void> = async () => {};
  /** Awaited before a client may listen. */
  opening: () => Promise<void> = async () => {};

  async make(): Promise<ServiceResult<NewTable>> {
    return succeed({ table: TABLE, seat: 'gm', key: GM_KEY });
  }
  async bring(file: unknown): Promise<ServiceResult<NewTable>> {
    this.imports.push(file);
    return succeed({ table: TABLE, seat: 'gm', key: GM_KEY });
  }
  async sit(table: string, key: string): Promise<ServiceResult<SeatSession>> {
    this.sessionCount++;
    if (table !== TABLE && table !== OTHER_TABLE) return buildErrorReply('wrong-key');
    const seat = SEATS[key];
    return seat === undefined || this.revoked.has(key)
      ? buildErrorReply('wrong-key')
      : succeed({ table, seat, key });
  }
  async ask({ seat }: SeatSession, name: string, body: unknown): Promise<ServiceResult<KeptReply>> {
    await this.delay();
    if (name === 'seal') throw new Error('a secret that must stay in the log');
    if (name === 'undo') return buildErrorReply('no-such-moment');
    this.commands.push({ seat, name, body });
    const moment = this.commands.length;
    for (const listener of this.listeners) listener.tell(`id: ${moment}\nevent: told\ndata: {}\n\n`);
    return succeed(
      name === 'seat'
        ? { kept: true, moment, seat: 'ewa', key: 'ewa.00000000000000000000000000000000' }
        : { kept: true, moment },
    );
  }
  async see({ seat }: SeatSession): Promise<ServiceResult<StreamMessage>> {
    return succeed(buildMessage(seat, 7));
  }
  async seeBytes({ seat }: SeatSession): Promise<ServiceResult<Uint8Array>> {
    return succeed(Buffer.from(JSON.stringify(buildMessage(seat, 7))));
  }
  async log({ seat }: SeatSession, { limit }: { readonly limit: number }) {
    this.limits.push(limit);
    return succeed({ lines: buildMessage(seat, 7).lines, more: false });
  }
  async image(_: SeatSession, id: string) {
    return id === 'cave'
      ? succeed({ type: 'image/png', bytes: Uint8Array.of(1, 2) })
      : buildErrorReply('no-such-page');
  }
  async picture(_: SeatSession, name: string) {
    return name === 'cave'
      ? succeed({ picture: 'data:image/png;base64,AAAA' })
      : buildErrorReply('no-such-page');
  }
  async offers() {
    return succeed([
      { action: { type: 'wait' }, slots: { on: { kind: 'one' as const, options: ['orso'] } } },
    ]);
  }
  async offersBytes() {
    return succeed(
      Buffer.from('[{"action":{"type":"wait"},"slots":{"on":{"kind":"one","options":["orso"]}}}]'),
    );
  }
  async odds(_: SeatSession, __: unknown, signal?: AbortSignal) {
    if (signal) this.oddsSignals.push(signal);
    await this.delay();
    return succeed({ hit: '27/50' });
  }
  async advice() {
    return succeed([]);
  }
  async signal() {
    return succeed({ passed: true as const });
  }
  async fork(): Promise<ServiceResult<NewTable>> {
    return succeed({ table: 'tabletwo2', seat: 'gm', key: GM_KEY });
  }
  async next(): Promise<ServiceResult<NewTable>> {
    return succeed({ table: 'tabletwo2', seat: 'gm', key: GM_KEY });
  }
  async journal() {
    return succeed({ chapters: [] });
  }
  async exported() {
    return succeed({ arbitro: 'table' });
  }
  async exportText() {
    return succeed(Readable.from(['{"arbitro":', '"table"}']));
  }
  async creature(_: SeatSession, id: string) {
    return id === 'orso' ? succeed({ id }) : buildErrorReply('no-such-seat');
  }
  async world({ seat }: SeatSession) {
    return seat === 'gm' ? succeed({ system: 'rischio', world: {} }) : buildErrorReply('not-allowed');
  }
  async listen(
    _: SeatSession,
    since: number | undefined,
    listener: StreamListener,
  ): Promise<ServiceResult<() => void>> {
    await this.opening();
    this.since.push(since);
    this.listeners.add(listener);
    return succeed(() => {
      this.leaveCount++;
      this.listeners.delete(listener);
    });
  }
  figures(): ServiceFigures {
    const keptCount = this.commands.length;
    return {
      tables: 1,
      listeners: this.listeners.size,
      kept: keptCount,
      refused: 2,
      repeated: 3,
      told: 4,
      oddsAsked: 5,
    };
  }
  async ready(): Promise<boolean> {
    return this.isReady;
  }
  async close(): Promise<void> {
    this.isClosed = true;
    for (const listener of this.listeners) listener.end();
  }
}
