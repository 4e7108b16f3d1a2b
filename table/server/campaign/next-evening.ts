import { type AnyWorld, findCreature, parseWithSchema, type Refusal } from '@arbitro/kernel';
import {
  type Campaign,
  type Chapter,
  type EntryChange,
  type Game,
  LIMITS,
  type LogEntry,
  type NextEveningRequest,
  refuseAtTable,
  type Seat,
} from '@arbitro/protocol';
import type { Store } from '@arbitro/store';
import { hasFaults, isRefusal, refuseUnknownCreature, type SchemaFaults } from '../commands/context.ts';
import { buildEntry, createSeal } from '../files/new-table.ts';
import type { Committer } from '../live/commit.ts';
import { buildRefusalReply } from '../live/error-reply.ts';
import { type LiveTable, serializeEntry } from '../live/live-table.ts';
import { toMoment } from '../live/moments.ts';
import { activeSeatsOf, deriveTableId } from '../live/seats.ts';
import type { Table } from '../live/table.ts';
import { findTooLongJournal } from '../live/table-limits.ts';
import type { NewTable, SeatSession, ServiceResult } from '../live/table-service.ts';
import { isErrorReply, type Tables } from '../live/tables.ts';
import { buildJournalLines } from './journal.ts';

type OpenedChange = Extract<EntryChange, { kind: 'opened' }>;

/**
 * Begins the next evening of a campaign: a new table with the same game, house rules and seats, which the same keys open,
 * with the creatures that come along as they are now, and with all notes and pictures.
 */
export async function beginNextEvening(
  { tables, keeper }: { readonly tables: Tables; readonly keeper: Committer },
  session: SeatSession,
  { command, ...request }: NextEveningRequest,
): Promise<ServiceResult<NewTable>> {
  const seatAtTable = await tables.findSeat(session);
  if (isErrorReply(seatAtTable)) return seatAtTable;
  if (seatAtTable.seat.role !== 'gm') return buildRefusalReply('not-allowed');
  // in the queue of commands: the table does not change meanwhile
  const committed = await keeper.commit(
    session,
    { command, digest: `next ${JSON.stringify(request)}` },
    async ({ live, seat }) => {
      const moment = Math.max(toMoment(tables.now()), live.table.moment + 1);
      const opening = await buildNextOpening({ store: tables.store, live }, request, { moment, by: seat.id });
      if (isRefusal(opening) || hasFaults(opening)) return opening;
      const table = deriveTableId(session.key, `next ${command}`);
      await tables.store.create(table, [serializeEntry(opening)]);
      return { kind: 'continued', table };
    },
  );
  if (!committed.ok) return committed;
  const { does } = committed.value.kept;
  if (does.kind !== 'continued' || does.table === null)
    throw new Error('an evening was kept as something else');
  return { ok: true, value: { table: does.table, seat: session.seat, key: session.key } };
}

interface Opener {
  readonly moment: number;
  readonly by: string;
}

/** Builds the first entry of the next evening. */
async function buildNextOpening(
  { store, live }: { readonly store: Store; readonly live: LiveTable },
  { title, keep }: Omit<NextEveningRequest, 'command'>,
  { moment, by }: Opener,
): Promise<LogEntry | Refusal | SchemaFaults> {
  const { table } = live;
  const refused = refuseUnknownCreature(table.game.world, keep ?? []);
  if (refused) return refused;
  const keptIds = new Set(keep ?? listComingAlong(table));
  const game = carryGame(table, keptIds);
  const fit = parseWithSchema(table.system.schemas.world, game.world, ['world']);
  if (!fit.ok) return { faults: fit.faults };
  const [first] = await store.read(table.id, 0, 1);
  const chapter = await buildChapter(store, live, { began: first?.moment ?? 0, ended: moment });
  const campaign = continueCampaign(table, chapter);
  if (findTooLongJournal(campaign))
    return refuseAtTable('over-limit', { what: 'journal', most: LIMITS.journalText });
  const change: OpenedChange = {
    kind: 'opened',
    system: table.system.id,
    title: title ?? table.title,
    game,
    seats: table.seats.map((seat): Seat => ({ ...seat, owns: seat.owns.filter((id) => keptIds.has(id)) })),
    seal: createSeal(),
    pictures: keepKeys(table.pictures, keptIds),
    carried: { campaign, ...carrySides(table, keptIds) },
  };
  const entry = buildEntry({ version: 1, moment, command: 'opened', does: change, seat: by });
  const seats = activeSeatsOf(table).map(({ id }) => id);
  return { ...entry, kept: { ...entry.kept, saw: seats, told: seats } };
}

/** Returns the creatures that come along by default: in the middle of a fight all, otherwise those that players play. */
function listComingAlong({ system, game, seats }: Table): readonly string[] {
  const world = game.open?.before ?? game.world;
  if (system.fightState(world)?.over === false) return world.creatures.map(({ id }) => id);
  return activeSeatsOf({ seats }).flatMap(({ owns }) => owns);
}

/** Returns the game without the creatures that are left behind; an action that waits for an answer is withdrawn. */
function carryGame({ system, game }: Table, keptIds: ReadonlySet<string>): Game {
  const before = game.open?.before ?? game.world;
  const leftBehind = before.creatures.filter(({ id }) => !keptIds.has(id));
  const world = leftBehind.reduce<AnyWorld>((current, { id }) => system.removeCreature(current, id), before);
  const isHere = (id: string): boolean => findCreature(world, id) !== undefined;
  return {
    world,
    open: null,
    hidden: { ...game.hidden, creatures: game.hidden.creatures.filter(isHere) },
    opened: game.opened.filter(isHere),
    masks: Object.fromEntries(Object.entries(game.masks).filter(([id]) => isHere(id))),
  };
}

/** Returns what is beside the game: of creatures only what belongs to those that come along. */
function carrySides(
  { notes, orders, computer, joining }: Table,
  keptIds: ReadonlySet<string>,
): Omit<NonNullable<OpenedChange['carried']>, 'campaign'> {
  const { players, pace } = computer;
  return {
    notes: notes as NonNullable<OpenedChange['carried']>['notes'],
    orders: keepKeys(orders, keptIds),
    computer: { ...computer, pace, players: keepKeys(players, new Set([...keptIds, 'gm'])) },
    joining: { policy: joining.policy },
  };
}

const keepKeys = <T>(record: Readonly<Record<string, T>>, keptIds: ReadonlySet<string>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter(([key]) => keptIds.has(key)));

async function buildChapter(
  store: Store,
  live: LiveTable,
  { began, ended }: Pick<Chapter, 'began' | 'ended'>,
): Promise<Chapter> {
  const { campaign, title, dice } = live.table;
  const { number, day, text } = campaign;
  const lines = [...(await buildJournalLines({ store, live }))];
  return { number, title, began, ended, day, text, commitment: dice.seal.commitment, lines };
}

/** Returns the campaign with one more evening. If its journal would be too long, the oldest evenings are dropped. */
function continueCampaign({ id, campaign }: Table, chapter: Chapter): Campaign {
  const chapters = [...campaign.chapters, chapter];
  const next = { ...campaign, number: campaign.number + 1, previous: id, next: null, text: null };
  while (chapters.length > 1 && findTooLongJournal({ ...next, chapters })) chapters.shift();
  return { ...next, chapters };
}
