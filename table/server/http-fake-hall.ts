import { Readable } from 'node:stream';
import type { KeptReply, Told } from '@arbitro/protocol';
import type { Answer, Figures, Hall, Listener, Made, Sitting } from './hall.ts';
import { noOf } from './http-refusals.ts';

export const TABLE = 'tableone1';
export const GM_KEY = 'gm.0123456789abcdef0123456789abcdef';
export const ASA_KEY = 'asa.fedcba9876543210fedcba9876543210';

const SEATS: Readonly<Record<string, string>> = { [GM_KEY]: 'gm', [ASA_KEY]: 'asa' };
const yes = <T>(value: T): Answer<T> => ({ ok: true, value });

const seatSeen = (id: string) => ({
  id,
  role: id === 'gm' ? ('gm' as const) : ('player' as const),
  name: id,
  owns: [],
  dice: 'table' as const,
});

const toldTo = (seat: string, moment: number): Told => ({
  moment,
  lines: [{ moment, seat, kind: 'said', text: 'Salve' }],
  seen: {
    table: { id: TABLE, title: 'The ford', system: 'any' },
    you: seatSeen(seat),
    view: { creatures: [] },
    due: [],
    standing: null,
    ask: null,
    waiting: [],
    seats: [seatSeen('gm'), seatSeen('asa')],
    notes: {},
    orders: {},
    seal: { commitment: 'c', entropy: 'e' },
    opened: [],
  },
});

/** A service with one table that records requests, for tests of the HTTP server alone. */
export class FakeHall implements Hall {
  readonly asked: { readonly seat: string; readonly name: string; readonly body: unknown }[] = [];
  readonly brought: unknown[] = [];
  readonly listeners = new Set<Listener>();
  readonly since: (number | undefined)[] = [];
  readonly limits: number[] = [];
  /** For each odds request, whether the client still waits. */
  readonly oddsWanted: AbortSignal[] = [];
  sits = 0;
  leaves = 0;
  isReady = true;
  /** Keys that are no longer valid. */
  readonly revoked = new Set<string>();
  isClosed = false;
  /** Awaited before each command and each odds request is answered. */
  delay: () => Promise<void> = async () => {};
  /** Awaited before a client may listen. */
  opening: () => Promise<void> = async () => {};

  async make(): Promise<Answer<Made>> {
    return yes({ table: TABLE, seat: 'gm', key: GM_KEY });
  }
  async bring(file: unknown): Promise<Answer<Made>> {
    this.brought.push(file);
    return yes({ table: TABLE, seat: 'gm', key: GM_KEY });
  }
  async sit(table: string, key: string): Promise<Answer<Sitting>> {
    this.sits++;
    if (table !== TABLE) return noOf('wrong-key');
    const seat = SEATS[key];
    return seat === undefined || this.revoked.has(key) ? noOf('wrong-key') : yes({ table, seat, key });
  }
  async ask({ seat }: Sitting, name: string, body: unknown): Promise<Answer<KeptReply>> {
    await this.delay();
    if (name === 'seal') throw new Error('a secret that must stay in the log');
    if (name === 'undo') return noOf('no-such-moment');
    this.asked.push({ seat, name, body });
    const moment = this.asked.length;
    for (const listener of this.listeners) listener.tell(`id: ${moment}\nevent: told\ndata: {}\n\n`);
    return yes(
      name === 'seat'
        ? { kept: true, moment, seat: 'ewa', key: 'ewa.00000000000000000000000000000000' }
        : { kept: true, moment },
    );
  }
  async see({ seat }: Sitting): Promise<Answer<Told>> {
    return yes(toldTo(seat, 7));
  }
  async seeBytes({ seat }: Sitting): Promise<Answer<Uint8Array>> {
    return yes(Buffer.from(JSON.stringify(toldTo(seat, 7))));
  }
  async log({ seat }: Sitting, { limit }: { readonly limit: number }) {
    this.limits.push(limit);
    return yes({ lines: toldTo(seat, 7).lines, more: false });
  }
  async picture(_: Sitting, name: string) {
    return name === 'cave' ? yes({ picture: 'data:image/png;base64,AAAA' }) : noOf('no-such-page');
  }
  async offers() {
    return yes([{ action: { type: 'wait' }, slots: { on: { kind: 'one' as const, options: ['orso'] } } }]);
  }
  async offersBytes() {
    return yes(Buffer.from('[{"action":{"type":"wait"},"slots":{"on":{"kind":"one","options":["orso"]}}}]'));
  }
  async odds(_: Sitting, __: unknown, signal?: AbortSignal) {
    if (signal) this.oddsWanted.push(signal);
    await this.delay();
    return yes({ hit: '27/50' });
  }
  async fork(): Promise<Answer<Made>> {
    return yes({ table: 'tabletwo2', seat: 'gm', key: GM_KEY });
  }
  async exported() {
    return yes({ arbitro: 'table' });
  }
  async exportText() {
    return yes(Readable.from(['{"arbitro":', '"table"}']));
  }
  async creature(_: Sitting, id: string) {
    return id === 'orso' ? yes({ id }) : noOf('no-such-seat');
  }
  async world({ seat }: Sitting) {
    return seat === 'gm' ? yes({ system: 'rischio', world: {} }) : noOf('not-allowed');
  }
  async listen(_: Sitting, since: number | undefined, listener: Listener): Promise<Answer<() => void>> {
    await this.opening();
    this.since.push(since);
    this.listeners.add(listener);
    return yes(() => {
      this.leaves++;
      this.listeners.delete(listener);
    });
  }
  figures(): Figures {
    const kept = this.asked.length;
    return {
      tables: 1,
      listeners: this.listeners.size,
      kept,
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
