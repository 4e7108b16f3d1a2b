import { type ForkRequest, type LogEntry, type NewTableRequest, refuseAtTable } from '@arbitro/protocol';
import type { Entry } from '@arbitro/store';
import { beginNextEvening } from '../campaign/next-evening.ts';
import { checkPastGame, hasFaults, type SchemaFaults } from '../commands/context.ts';
import { findToPlay, policyNameOf } from '../computer/decide.ts';
import { listAllies } from '../computer/side-knowledge.ts';
import { buildGmSeat, buildOpeningEntry } from '../files/new-table.ts';
import { unpackEntries } from '../files/packed-entries.ts';
import { keepHidden } from '../secrecy/secrecy-memory.ts';
import type { DocumentReader } from '../threads/document-reader.ts';
import { checkInSlices } from './check-creatures.ts';
import type { Committer } from './commit.ts';
import { buildRefusalReply } from './error-reply.ts';
import { serializeEntry } from './live-table.ts';
import { loadGameAt } from './log-pages.ts';
import { toMoment } from './moments.ts';
import { readOutcome } from './read-outcome.ts';
import { createTableId, deriveKey, deriveTableId } from './seats.ts';
import type { NewTable, SeatSession, ServiceResult, TableService } from './table-service.ts';
import { isErrorReply, type SeatAtTable, type Tables } from './tables.ts';

interface TableCreatorParts {
  readonly tables: Tables;
  readonly keeper: Committer;
  readonly ask: TableService['ask'];
  readonly reader: Pick<DocumentReader, 'run'>;
}

/** New tables: created, imported from a file, or forked from another table. */
export const createTableCreator = (
  parts: TableCreatorParts,
): Pick<TableService, 'make' | 'bring' | 'fork' | 'next'> => ({
  make: (request, from) => makeTable(parts, request, from),
  bring: (file, from) => importTable(parts, file, from),
  fork: (session, request) => forkTable(parts, session, request),
  next: (session, request) => beginNextEvening(parts, session, request),
});

const getCurrentMoment = (tables: Tables): number => toMoment(tables.now());

/** The default origin of a request: a program on this machine. */
const LOCAL_ADDRESS = 'here';

async function makeTable(
  parts: TableCreatorParts,
  request: NewTableRequest,
  from = LOCAL_ADDRESS,
): Promise<ServiceResult<NewTable>> {
  const { tables, ask, reader } = parts;
  const task = { kind: 'start', request, now: getCurrentMoment(tables) } as const;
  const start = readOutcome('start', await reader.run(from, task));
  if (isErrorReply(start)) return start;
  const { entry, actions, ...gm } = start;
  const value = { table: await storeNewTable(tables, entry), ...gm };
  for (const [index, action] of actions.entries()) {
    await ask(value, 'act', { command: `demo-${index}`, action: { ...action } });
    await answerOpeningQuestions(parts, value, `demo-${index}`);
  }
  if (!('demo' in request) || !request.computer) return { ok: true, value };
  return { ok: true, value: { ...value, ...(await seatComputer(parts, value, request)) } };
}

/** Lets the computer play the foes and the game master, and makes a seat for the heroes; or lets it play everybody. */
async function seatComputer(
  parts: TableCreatorParts,
  gm: NewTable,
  { computer: whom, player: name = PLAYER_NAME }: Extract<NewTableRequest, { demo: string }>,
): Promise<Pick<NewTable, 'player'>> {
  const { tables, ask } = parts;
  const seatAtTable = await tables.findSeat(gm);
  if (isErrorReply(seatAtTable)) return {};
  const { table } = seatAtTable.live;
  const { creatures } = table.game.world;
  const [first] = creatures;
  const heroes = whom === 'foes' && first ? listAllies(table, first.id) : [];
  const played = ['gm', ...creatures.map(({ id }) => id).filter((id) => !heroes.includes(id))];
  const play = Object.fromEntries(played.map((who) => [who, policyNameOf(table, who)]));
  await ask(gm, 'computer', { command: 'demo-computer', play });
  if (heroes.length === 0) return {};
  const reply = await ask(gm, 'seat', {
    command: 'demo-seat',
    role: 'player',
    name,
    owns: heroes,
  });
  const { seat, key } = reply.ok ? reply.value : {};
  await playOpeningTurns(parts, gm);
  return seat !== undefined && key !== undefined ? { player: { seat, key } } : {};
}

const PLAYER_NAME = 'Player';
const MAX_OPENING_TURNS = 60;
/** Milliseconds after which a new table is shown; what is left is played at its pace. */
const MAX_OPENING_MS = 1_000;

/** Foes who act first have acted when the table opens. */
async function playOpeningTurns({ tables, ask }: TableCreatorParts, gm: NewTable): Promise<void> {
  const end = tables.now() + MAX_OPENING_MS;
  for (let turn = 0; turn < MAX_OPENING_TURNS && tables.now() < end; turn++) {
    const seatAtTable = await tables.findSeat(gm);
    const who = isErrorReply(seatAtTable) ? undefined : findToPlay(seatAtTable.live.table);
    if (who === undefined || !(await ask(gm, 'decide', { command: `demo-turn-${turn}`, who })).ok) return;
  }
}

/** Stores a new table under an unused id. */
async function storeNewTable(tables: Tables, entry: Entry): Promise<string> {
  const table = createTableId();
  return (await tables.store.create(table, [entry])) ? table : storeNewTable(tables, entry);
}

/** Answers the questions of an encounter's start (initiative ties), so that it begins with an action to choose. */
async function answerOpeningQuestions(
  { tables, ask }: TableCreatorParts,
  session: SeatSession,
  command: string,
): Promise<void> {
  for (let n = 0; ; n++) {
    const seatAtTable = await tables.findSeat(session);
    const open = isErrorReply(seatAtTable) ? null : seatAtTable.live.table.game.open;
    if (!open) return;
    const who =
      open.ask.kind === 'roll' ? open.ask.by : open.ask.to.find((item) => !(item.who in open.chosen))?.who;
    const body = { command: `${command}-${n}`, ask: open.id, byPolicy: true as const };
    const serviceResult = await ask(session, 'answer', who === undefined ? body : { ...body, who });
    if (!serviceResult.ok) return;
  }
}

async function importTable(
  { tables, reader }: TableCreatorParts,
  bytes: Uint8Array,
  from = LOCAL_ADDRESS,
): Promise<ServiceResult<NewTable>> {
  const id = createTableId();
  const task = { kind: 'import', bytes, id, now: getCurrentMoment(tables) } as const;
  const brought = readOutcome('import', await reader.run(from, task));
  if (isErrorReply(brought)) return brought;
  const { entries, snapshot, seat, key, pictures } = brought;
  for (const { id: picture, bytes: content } of pictures) await tables.store.putBlob(picture, content);
  await tables.store.create(id, unpackEntries(entries));
  // so that the first seat need not wait until the whole log is applied again
  await tables.store.saveSnapshot(id, snapshot).catch(() => undefined);
  return { ok: true, value: { table: id, seat, key } };
}

async function forkTable(
  { tables, keeper }: TableCreatorParts,
  session: SeatSession,
  { command, at: moment, uncover = false, title }: ForkRequest,
): Promise<ServiceResult<NewTable>> {
  const seatAtTable = await tables.findSeat(session);
  if (isErrorReply(seatAtTable)) return seatAtTable;
  if (seatAtTable.seat.role !== 'gm') return buildRefusalReply('not-allowed');
  const key = deriveKey(session.key, 's1', `fork ${command}`);
  // in the queue of commands: the table does not change meanwhile
  const commitResult = await keeper.commit(
    session,
    {
      command,
      digest: `fork ${moment ?? ''}${uncover ? ' uncover' : ''}${title === undefined ? '' : ` ${title}`}`,
    },
    async (now) => {
      const opens = await buildForkOpening(tables, now, { at: moment, key, uncover, title });
      if (!opens) return refuseAtTable('no-such-moment');
      if (hasFaults(opens)) return opens;
      const table = deriveTableId(session.key, command);
      await tables.store.create(table, [await now.live.runInTurn(() => serializeEntry(opens))]);
      return { kind: 'forked', table, at: moment ?? now.live.table.moment };
    },
  );
  if (!commitResult.ok) return commitResult;
  const { does } = commitResult.value.kept;
  if (does.kind !== 'forked') throw new Error('a fork was kept as something else');
  return { ok: true, value: { table: does.table, seat: 's1', key } };
}

/** Builds the first entry of a table forked from the state of another: with its own dice, and only its creator's seat. */
async function buildForkOpening(
  tables: Tables,
  { live, seat }: SeatAtTable,
  { at: forkMoment, key, uncover, title: called }: Omit<ForkRequest, 'command'> & { readonly key: string },
): Promise<LogEntry | SchemaFaults | undefined> {
  const { system, title, id, moment } = live.table;
  const pastTable =
    forkMoment === undefined || forkMoment === moment
      ? live.table
      : await loadGameAt(tables.store, live, forkMoment);
  if (!pastTable) return undefined;
  const before = {
    ...pastTable.game,
    world: pastTable.game.open?.before ?? pastTable.game.world,
    open: null,
  };
  await checkInSlices(live, before.world);
  const presentGame = checkPastGame(live.table, before);
  if (hasFaults(presentGame)) return presentGame;
  const game = uncover ? presentGame : keepHidden(live.table, presentGame);
  const from = { table: id, moment: forkMoment ?? moment };
  return buildOpeningEntry({
    system,
    title: called ?? title,
    game,
    seat: buildGmSeat('s1', seat.name, key),
    moment: getCurrentMoment(tables),
    from,
    pictures: live.table.pictures,
  });
}
