import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StreamMessage } from '@arbitro/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  addSeat,
  credentialsOf,
  type JsonFields,
  makeTable,
  readMessage,
  type Seat,
  sendAndExpectKept,
  sendCommand,
  sendRequest,
  tableUrlOf,
} from './client.ts';
import { DRAGON_TABLE } from './dragon-table.fixture.ts';
import { type ServerProcess, startServer } from './server-process.fixture.ts';
import { openStreamClient, type StreamClient } from './stream-client.fixture.ts';

const folder = mkdtempSync(join(tmpdir(), 'arbitro-journey-'));
let server: ServerProcess;

beforeAll(async () => {
  server = await startServer({ DATA_DIR: folder });
});
afterAll(async () => {
  await server?.stop('SIGKILL');
  rmSync(folder, { recursive: true });
});

/** Stops the server with this signal and starts it again at the same place. */
async function restartServer(signal: NodeJS.Signals): Promise<void> {
  const { port } = new URL(server.url);
  const code = await server.stop(signal);
  expect(code).toBe(signal === 'SIGTERM' ? 0 : null);
  server = await startServer({ DATA_DIR: folder, PORT: port });
}

/** Exchanges the key for a cookie, as a page does. */
async function exchangeForCookie(seat: Seat): Promise<Seat> {
  const { status, headers } = await sendRequest(`${tableUrlOf(seat)}/session`, { body: { key: seat.key } });
  expect(status).toBe(200);
  const [cookie = ''] = headers.getSetCookie();
  expect(cookie).toMatch(/; HttpOnly/);
  expect(cookie).toMatch(/; SameSite=Strict/);
  expect(cookie).toContain(`; Path=/api/tables/${seat.table};`);
  return { ...seat, key: '', cookie: cookie.split(';', 1)[0] ?? '' };
}

/** The streams of one seat, one after the other, as one sequence. */
class Device {
  readonly seat: Seat;
  readonly lines: number[] = [];
  #stream: StreamClient | undefined;
  #last: number | undefined;

  constructor(seat: Seat) {
    this.seat = seat;
  }

  async open(): Promise<void> {
    const since = this.#last;
    const readMessage = (streamMessage: StreamMessage): void => {
      this.#last = streamMessage.moment;
      this.lines.push(...streamMessage.lines.map(({ moment }) => moment));
    };
    this.#stream = await openStreamClient(this.seat, {
      hears: readMessage,
      ...(since !== undefined && { since, isQuiet: true }),
    });
  }

  async close(): Promise<void> {
    this.#stream?.close();
    await this.#stream?.over;
  }

  leave(): Promise<void> | undefined {
    return this.#stream?.over;
  }

  /** Returns what it was told at a moment. */
  async waitForMessage(moment: number): Promise<StreamMessage> {
    await this.#stream?.waitForMoment(moment);
    const found = this.#stream?.heard.find((message) => message.moment === moment);
    if (!found) throw new Error(`nothing was told at ${moment}`);
    return found;
  }

  /** Returns every line of its log, as the server has it. */
  async log(): Promise<readonly number[]> {
    const { body } = await sendRequest(`${tableUrlOf(this.seat)}/log?limit=200`, {
      headers: credentialsOf(this.seat),
    });
    return (body.lines as readonly JsonFields[]).map(({ moment }) => Number(moment));
  }
}

const STRIKE = { action: { type: 'attack', by: 'dragon', with: 'hanta', on: 'aino' } };

it('an attack waits for the other seat through lost connections and restarts, and nothing is lost or sent twice', async () => {
  const keyed = await makeTable(server, DRAGON_TABLE);
  const gm = new Device(await exchangeForCookie(keyed));
  const inka = new Device(
    await exchangeForCookie(await addSeat(keyed, { role: 'player', name: 'Inka', owns: ['aino'] })),
  );
  const ilva = new Device(await exchangeForCookie(await addSeat(keyed, { role: 'spectator', name: 'Ilva' })));
  const devices = [gm, inka, ilva];
  const say = async (text: string): Promise<number> =>
    Number((await sendAndExpectKept(gm.seat, 'say', { command: text, text })).moment);
  // a roll may ask the game master about a complication: avoided here
  await sendAndExpectKept(keyed, 'order', {
    command: 'order',
    who: 'gm',
    label: 'complication',
    answer: 'none',
  });
  await Promise.all(devices.map((device) => device.open()));

  // the dragon attacks; only Inka and the game master are asked
  const struck = Number((await sendAndExpectKept(gm.seat, 'act', { command: 'strike', ...STRIKE })).moment);
  const [byGm, byInka, byIlva] = await Promise.all([
    gm.waitForMessage(struck),
    inka.waitForMessage(struck),
    ilva.waitForMessage(struck),
  ]);
  expect(byInka.seen.ask).toMatchObject({ id: struck, kind: 'choose', to: [{ who: 'aino' }] });
  expect(byGm.seen.ask).toEqual(byInka.seen.ask);
  expect(byIlva.seen.ask).toBeNull();
  for (const { seen } of [byGm, byInka, byIlva]) expect(seen.waiting).toEqual(['aino']);

  // the dragon's numbers are for the game master only
  expect(JSON.stringify(byGm.seen.view)).toContain('"tn":20');
  for (const { seen } of [byInka, byIlva]) {
    expect(JSON.stringify(seen)).not.toContain('"tn":20');
    expect(seen).not.toHaveProperty('hidden');
  }
  expect(byInka.seen.you).toMatchObject({ role: 'player', owns: ['aino'] });

  // Inka loses her connection
  await inka.close();
  const missed = [await say('Tunneli.'), await say('Yhä tunneli.')];
  await inka.open();
  await inka.waitForMessage(missed[1] ?? 0);
  expect(inka.lines.slice(-2)).toEqual(missed);

  // the server stops, once in good order and once killed: each time the question is still open
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    await restartServer(signal);
    await Promise.all(devices.map((device) => device.leave()));
    expect((await readMessage(inka.seat)).seen.ask?.id).toBe(struck);
    const refused = await sendCommand(gm.seat, 'act', { command: `again after ${signal}`, ...STRIKE });
    expect(refused).toMatchObject({ status: 409, body: { refusal: { code: 'question-open' } } });
    await Promise.all(devices.map((device) => device.open()));
    const message = await say(`After ${signal}.`);
    await Promise.all(devices.map((device) => device.waitForMessage(message)));
  }

  // she parries, sent twice: the action continues once
  const parry = { command: 'parry', ask: struck, answer: 'parry' };
  const { moment } = await sendAndExpectKept(inka.seat, 'answer', parry);
  expect((await sendAndExpectKept(inka.seat, 'answer', parry)).moment).toBe(moment);
  const after = await Promise.all(devices.map((device) => device.waitForMessage(Number(moment))));
  for (const { seen, lines } of after) {
    expect(seen.ask).toBeNull();
    expect(seen.waiting).toEqual([]);
    expect(JSON.stringify(lines)).toContain('"type":"parried"');
  }

  // over all its connections each stream has sent exactly what the log says
  for (const device of devices) expect(device.lines).toEqual(await device.log());
});
