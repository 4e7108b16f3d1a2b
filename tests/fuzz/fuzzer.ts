import { createSeededDie, type Die, seedOf } from '@arbitro/dice';
import { encounterFile, isFields, type Json, type System } from '@arbitro/kernel';
import type { TableExport } from '@arbitro/protocol';
import {
  addSeat,
  bearerHeaderOf,
  createAddressHeader,
  listCreatures,
  makeTable,
  readExport,
  readMessage,
  type Seat,
  type Server,
  sendCommand,
} from '../client.ts';
import { pickLegalMove, pickOfferedMove, pickRandom, pickSideMove } from '../random-moves.fixture.ts';
import { openStreamClient, type StreamClient } from '../stream-client.fixture.ts';
import { buildLargeBodies } from './large-bodies.ts';
import { encodeBytes, mutateJson } from './mutate.ts';
import { ODD_HEADERS, ODD_PARTS, ODD_QUERIES, ODD_TYPES, RAW_REQUESTS } from './odd-inputs.ts';
import { type RawAnswer, type RawRequest, sendRawBytes, sendRawRequest } from './raw-http.ts';
import type { Route, Routes } from './routes.ts';
import { collectValues, ValueMaker } from './value-maker.ts';
import { buildWorldEdits } from './world-edits.ts';

/** A table under test, with all its seats. */
export class Fuzzer {
  readonly faults: string[] = [];
  /** By route: how often each status was returned. */
  readonly answers = new Map<string, Map<number, number>>();
  readonly #server: Server;
  readonly #system: System;
  readonly #routes: Routes;
  readonly #die: Die;
  #gm!: Seat;
  #upkeep!: Seat;
  #seats: readonly Seat[] = [];
  #creatures: readonly string[] = [];
  #stream: StreamClient | undefined;
  #maker!: ValueMaker;
  #file!: TableExport;
  #count = 0;

  constructor(server: Server, system: System, routes: Routes, seed: string) {
    this.#server = server;
    this.#system = system;
    this.#routes = routes;
    this.#die = createSeededDie(seedOf(`${seed}/${system.id}`));
  }

  /** Opens a table with several seats of each kind: a single seat would soon hit its request limit. */
  async sitDown(): Promise<void> {
    this.close();
    this.#gm = await makeTable(this.#server, { demo: this.#system.id }, createAddressHeader());
    this.#creatures = await listCreatures(this.#gm);
    const seat = (role: string, owns: readonly string[] = []) => addSeat(this.#gm, { role, owns });
    const [first = '', second = ''] = this.#creatures;
    this.#upkeep = await seat('gm');
    const [other, two] = [await seat('player', [first]), await seat('player', [second])];
    this.#seats = [this.#gm, await seat('gm'), await seat('gm'), other, two, await seat('spectator')];
    this.#stream = await openStreamClient(this.#upkeep, { headers: createAddressHeader() });
    this.#file = await readExport(this.#gm);
    const words = collectValues([
      (await readMessage(this.#gm)) as unknown as Json,
      this.#seats.map(({ id }) => id),
    ]);
    this.#maker = new ValueMaker(this.#routes.schemas, words, this.#die);
  }

  close(): void {
    this.#stream?.close();
  }

  /** Calls each route once, in random order, from a random seat with a random body. */
  async burst(): Promise<void> {
    for (const route of this.#routes.all) await this.#fire(route);
    await this.#babble();
    await this.#bring();
    await this.#isAlive();
  }

  /** Checks that the table still works: talk is sent, an offered action is accepted, a question can be answered. */
  async #isAlive(): Promise<void> {
    const rawAnswer = await this.#ask(this.#upkeep, 'say', { text: 'Chi c’è?' });
    // one of the requests may have removed this seat
    if (rawAnswer.status === 401 || rawAnswer.status === 403) return this.sitDown();
    if (rawAnswer.status !== 200) return this.#note('after a burst', 'say', rawAnswer);
    if (this.#stream?.isOver)
      this.#stream = await openStreamClient(this.#upkeep, { headers: createAddressHeader() });
    await this.#stream
      ?.waitForMoment(Number(JSON.parse(rawAnswer.text).moment))
      .catch((error) => this.faults.push(`after a burst the stream is still: ${error}`));
    await this.#move(this.#upkeep);
  }

  /** Makes one legal move from a seat: it must be accepted. */
  async #move(seat: Seat): Promise<void> {
    const move = await pickLegalMove(seat, this.#die);
    if (!move) return;
    const answer = await this.#ask(seat, move.name, move.body);
    if (answer.status !== 200) this.#note('offered and not kept', JSON.stringify(move), answer);
  }

  /** Legal play by all seats in turn, with random commands in between; those may be refused. */
  async play(): Promise<void> {
    const seat = pickRandom(this.#seats, this.#die);
    if (this.#die(3) > 1) return this.#play(seat);
    const streamMessage = await readMessage(seat);
    const content = Object.keys(this.#system.content);
    const { name, body } = pickSideMove(
      { message: streamMessage, creatures: this.#creatures, content },
      this.#die,
    );
    const answer = await this.#ask(seat, name, body);
    if (answer.status === 0 || answer.status >= 500)
      this.#note('a whim', `${name} ${JSON.stringify(body)}`, answer);
  }

  async #play(seat: Seat): Promise<void> {
    const { seen } = await readMessage(seat);
    // when no other seat may answer, the game master does
    if (seen.ask === null && seen.waiting.length > 0) return this.#move(this.#upkeep);
    const move = await pickLegalMove(seat, this.#die);
    if (!move) return;
    const answer = await this.#ask(seat, move.name, move.body);
    // something that a player cannot know of may prevent it
    const isHidden = seen.you.role !== 'gm' && /"(not-now|question-open|wait-for-gm)"/.test(answer.text);
    if (answer.status !== 200 && !isHidden) this.#note('offered and not kept', JSON.stringify(move), answer);
  }

  /** Sends a command, and waits when it comes too fast. */
  async #ask(seat: Seat, name: Parameters<typeof sendCommand>[1], body: object): Promise<RawAnswer> {
    const command = `f-${this.#count++}`;
    for (;;) {
      const { status, body: reply, headers } = await sendCommand(seat, name, { ...body, command });
      if (status !== 429) return { status, text: JSON.stringify(reply) };
      await new Promise((resolve) => setTimeout(resolve, 1000 * Number(headers.get('retry-after') ?? 1)));
    }
  }

  async #fire(route: Route): Promise<void> {
    const shot = await this.#shotAt(route);
    const answer = await sendRawRequest(this.#server.url, shot);
    this.#enter(`${route.method} ${route.path}`, answer.status);
    this.#judge(shot, answer);
  }

  async #shotAt(route: Route): Promise<RawRequest> {
    const value = route.body && (await this.#bodyFor(route, route.body));
    const bytes =
      value === undefined
        ? undefined
        : encodeBytes(this.#die(3) > 1 ? value : mutateJson(value, this.#die), this.#die);
    return {
      method: route.method,
      path: this.#pathOf(route),
      headers: { ...this.#headers(), ...(bytes && { 'content-type': this.#type() }) },
      bytes,
      isStream: route.path.endsWith('/stream'),
    };
  }

  /** Returns a plausible body: an offered action, a typical command, or a value by the schema. */
  async #bodyFor({ path }: Route, schema: Schema): Promise<Json> {
    const likely = this.#die(4) > 1 ? await this.#likely(path).catch(() => undefined) : undefined;
    const madeBody = likely ?? this.#maker.make(schema);
    if (!isFields(madeBody)) return madeBody;
    const { seen: _, ...unseen } = madeBody;
    const fields = this.#die(5) > 1 ? unseen : madeBody;
    return path.startsWith(TABLE_PATH) && !/(odds|advice|session)$/.test(path)
      ? { ...fields, command: `f-${this.#count++}` }
      : fields;
  }

  /** Returns a body that is likely to be accepted. */
  async #likely(path: string): Promise<Json | undefined> {
    const die = this.#die;
    const makes: Readonly<Record<string, () => Json | Promise<Json | undefined>>> = {
      '/api/tables': () => ({ scenario: encounterFile(this.#system) }),
      '/api/tables/import': () => this.#file as unknown as Json,
      [`${TABLE_PATH}/session`]: () => ({ key: pickRandom(this.#seats, die).key }),
      [`${TABLE_PATH}/act`]: async () => (await pickOfferedMove(pickRandom(this.#seats, die), die))?.body,
      [`${TABLE_PATH}/odds`]: async () => (await pickOfferedMove(pickRandom(this.#seats, die), die))?.body,
      [`${TABLE_PATH}/advice`]: () => ({ who: pickRandom(this.#creatures, die) }),
      [`${TABLE_PATH}/answer`]: async () => (await pickLegalMove(this.#upkeep, die))?.body,
      [`${TABLE_PATH}/fork`]: () => ({}),
      ...buildWorldEdits(this.#system, { die, world: this.#world(), creatures: this.#creatures }),
    };
    const large =
      die(8) === 1 ? buildLargeBodies({ die, system: this.#system, file: this.#file })[path] : undefined;
    return (large ?? makes[path])?.() ?? this.#whim(path);
  }

  /** Returns a typical body for the command of that name. */
  async #whim(path: string): Promise<Json | undefined> {
    const streamMessage = await readMessage(this.#upkeep);
    const context = {
      message: streamMessage,
      creatures: this.#creatures,
      content: Object.keys(this.#system.content),
    };
    for (let tries = 0; tries < 40; tries++) {
      const { name, body } = pickSideMove(context, this.#die);
      if (path === `${TABLE_PATH}/${name}`) return body;
    }
    return undefined;
  }

  #world(): Json {
    const does = this.#file.entries[0]?.kept.does;
    return does?.kind === 'opened' ? (does.game.world as unknown as Json) : null;
  }

  #pathOf({ path, query }: Route): string {
    const die = this.#die;
    const filled = path.replaceAll(/\{(\w+)\}/g, (_, name) => {
      if (die(8) === 1) return pickRandom(ODD_PARTS, die);
      return name === 'table'
        ? this.#gm.table
        : encodeURIComponent(pickRandom([...this.#creatures, 'nobody'], die));
    });
    const queryParts = query
      .filter(() => die(2) === 1)
      .map((name) => `${name}=${pickRandom(ODD_QUERIES, die)}`);
    return queryParts.length === 0 ? filled : `${filled}?${queryParts.join('&')}`;
  }

  #headers(): Readonly<Record<string, string>> {
    const die = this.#die;
    const seat = pickRandom(this.#seats, die);
    const key = pickRandom(
      [
        bearerHeaderOf(seat),
        bearerHeaderOf(seat),
        bearerHeaderOf(seat),
        { cookie: `arbitro=${seat.key}` },
        {},
      ],
      die,
    );
    return { ...createAddressHeader(), ...key, ...(die(4) === 1 ? pickRandom(ODD_HEADERS, die) : {}) };
  }

  #type(): string {
    return this.#die(15) === 1 ? pickRandom(ODD_TYPES, this.#die) : 'application/json';
  }

  async #babble(): Promise<void> {
    const bytes = Buffer.from(pickRandom(RAW_REQUESTS, this.#die));
    const answer = await sendRawBytes(this.#server.url, bytes);
    if (answer.status >= 500) this.#note('babble', bytes.toString('latin1').slice(0, 200), answer);
  }

  /** A manipulated file is refused, or makes a playable table. */
  async #bring(): Promise<void> {
    const die = this.#die;
    let file = this.#file as unknown as Json;
    for (let n = die(3); n > 0; n--) file = mutateJson(file, die);
    const headers = { 'content-type': 'application/json', ...createAddressHeader() };
    const shot = {
      method: 'POST',
      path: '/api/tables/import',
      headers,
      bytes: Buffer.from(JSON.stringify(file)),
    };
    const answer = await sendRawRequest(this.#server.url, { ...shot, isStream: false });
    this.#judge({ ...shot, isStream: false }, answer);
    if (answer.status === 201) await this.#visit(JSON.parse(answer.text));
  }

  async #visit({
    table,
    seat: id,
    key,
  }: {
    readonly table: string;
    readonly seat: string;
    readonly key: string;
  }): Promise<void> {
    const seat = { server: this.#server, table, id, key };
    try {
      await readExport(seat);
      await readMessage(seat);
      await this.#move(seat);
    } catch (error) {
      this.faults.push(`a table from a file cannot be played at: ${error}`);
    }
  }

  #enter(route: string, status: number): void {
    const statusCounts = this.answers.get(route) ?? new Map<number, number>();
    this.answers.set(route, statusCounts.set(status, (statusCounts.get(status) ?? 0) + 1));
  }

  #judge({ method, path, headers, bytes }: RawRequest, answer: RawAnswer): void {
    const { status, text } = answer;
    const isClear = status < 400 || path.startsWith('/docs') || isRefusalText(text);
    // no worker simulates for this server
    const hasNobody = status === 503 && /"no-workers"/.test(text);
    if (status !== 0 && (status < 500 || hasNobody) && isClear) return;
    const sent = bytes?.toString('utf8').slice(0, 3_000) ?? '';
    this.#note('a shot', `${method} ${path} ${JSON.stringify(headers)} ${sent}`, answer);
  }

  #note(when: string, what: string, { status, text }: RawAnswer): void {
    this.faults.push(`${this.#system.id}: ${when}: ${status} ${text.slice(0, 600)}\n    ${what}`);
  }
}

const TABLE_PATH = '/api/tables/{table}';
type Schema = NonNullable<Route['body']>;

/** Whether the text is a refusal with an explanation. */
function isRefusalText(text: string): boolean {
  try {
    const { kept, refusal, says } = JSON.parse(text);
    return kept === false && typeof refusal.code === 'string' && typeof says === 'string' && says !== '';
  } catch {
    return false;
  }
}
