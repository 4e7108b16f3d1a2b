import {
  type AnswerInput,
  type Json,
  mayKnow,
  type Person,
  parseWithSchema,
  replaceNames,
  replayForViewer,
} from '@arbitro/kernel';
import type { OddsRequest, TableRefusal } from '@arbitro/protocol';
import { buildRefusalReply, toErrorReply } from '../live/error-reply.ts';
import { findThrower, lastToldMomentOf } from '../live/seats.ts';
import type { Table } from '../live/table.ts';
import type { ErrorReply, ServiceResult } from '../live/table-service.ts';
import type { SeatAtTable } from '../live/tables.ts';
import { getKnownTable, type KnownTable, maskWorld, refuseAsKnown } from '../secrecy/known-table.ts';
import { getVisibleAsk } from '../secrecy/seat-view.ts';
import type { TaskPool, Unfinished } from '../threads/task-pool.ts';
import type { OddsTask } from '../threads/thread-tasks.ts';

type Task = OddsTask;

/** What a seat is told if its odds are not computed. */
export const ODDS_FAILURES = {
  'too-costly': 'too-costly',
  broke: 'odds-broke',
  busy: 'odds-busy',
  'given-up': 'odds-given-up',
} as const satisfies Readonly<Record<Unfinished, TableRefusal>>;

type OddsReply = ServiceResult<Json>;

/**
 * Computes odds from what the seat knows; numbers it may not know are assumed, and the reply lists the creatures
 * concerned. An action that the table has left behind is refused as late.
 */
export async function getSeatOdds(
  pool: Pick<TaskPool, 'run'>,
  seatAtTable: SeatAtTable,
  request: OddsRequest,
  signal?: AbortSignal,
): Promise<OddsReply> {
  const toldUntil = lastToldMomentOf(seatAtTable.live.table, seatAtTable.seat.id);
  const reply = await computeSeatOdds(pool, seatAtTable, request, signal);
  const isLate = 'action' in request && request.seen !== undefined && request.seen < toldUntil;
  return isLate && !reply.ok ? buildRefusalReply('stale') : reply;
}

async function computeSeatOdds(
  pool: Pick<TaskPool, 'run'>,
  { live, seat }: SeatAtTable,
  oddsRequest: OddsRequest,
  signal?: AbortSignal,
): Promise<OddsReply> {
  const { table } = live;
  const { system } = table;
  const known = getKnownTable(table, seat);
  const task =
    'action' in oddsRequest
      ? buildActionTask(table, known, oddsRequest)
      : buildAnswerTask(table, { live, seat }, oddsRequest);
  if ('ok' in task) return task;
  const { world } = task;
  const result = await pool.run({ table: table.id, seat: seat.id }, task, signal);
  if (typeof result === 'string') return buildRefusalReply(ODDS_FAILURES[result]);
  if (result.kind !== 'odds') throw new Error(`odds came as ${result.kind}`);
  const { found } = result;
  // the action in progress is refused only because the known world lacks part of it
  if (found.kind === 'refused')
    return 'ask' in oddsRequest
      ? buildRefusalReply('not-now')
      : toErrorReply(found.refusal, { system, world });
  if (found.kind === 'undecided') return buildRefusalReply('undecided', { label: found.label });
  if (found.kind === 'unfit') return buildRefusalReply('not-now');
  const assumed = world.creatures.map(({ id }) => id).filter((id) => !mayKnow(known.viewer, id));
  return { ok: true, value: { ...found.odds, assumed } };
}

function buildActionTask(
  table: Table,
  known: KnownTable,
  oddsRequest: Extract<OddsRequest, { action: unknown }>,
): Task | ErrorReply {
  const { system } = table;
  const { world } = known;
  const read = parseWithSchema(system.schemas.action, oddsRequest.action, ['action']);
  if (!read.ok) return toErrorReply({ faults: read.faults });
  const refusal = refuseAsKnown(table, known, read.value);
  if (refusal) return toErrorReply(refusal, { system, world });
  const policy = oddsRequest.policy ?? {};
  return { kind: 'odds', system: system.id, world, action: read.value, policy, answers: [] };
}

/** The odds of an answer: for the people asked, and only if all dice so far were shown to them. */
function buildAnswerTask(
  table: Table,
  { seat }: SeatAtTable,
  oddsRequest: Extract<OddsRequest, { ask: unknown }>,
): Task | ErrorReply {
  const { system, game } = table;
  const { open } = game;
  const known = getKnownTable(table, seat);
  const visibleAsk = open && getVisibleAsk(open, known);
  if (!open || !visibleAsk) return buildRefusalReply('no-question');
  if (visibleAsk.id !== oddsRequest.ask) return buildRefusalReply('other-question');
  const [question, ...others] = open.ask.kind === 'choose' ? open.ask.to : [];
  if (!question || others.length > 0) return buildRefusalReply('not-now');
  const { viewer, masked } = known;
  const canHear = (who: Person): boolean => findThrower(table, who)?.role === 'player';
  const replay =
    open.secret && viewer.role !== 'gm'
      ? undefined
      : replayForViewer(system, open, { viewer, hidden: game.hidden, canHear: canHear });
  if (!replay) return buildRefusalReply('not-now');
  const chosen = { label: visibleAsk.label.name, chosen: [oddsRequest.answer] };
  return {
    kind: 'odds',
    system: system.id,
    world: maskWorld(replay.world, game, masked),
    action: replaceNames(open.action as unknown as Json, masked) as unknown as Task['action'],
    policy: oddsRequest.policy ?? {},
    answers: [
      ...(replaceNames(replay.outcomes as unknown as Json, masked) as unknown as AnswerInput[]),
      chosen,
    ],
  };
}
