import { findCreature, type Json, refuse, replaceNames } from '@arbitro/kernel';
import { type AdviceRequest, refuseAtTable } from '@arbitro/protocol';
import { toJson } from '../commands/context.ts';
import { buildRefusalReply, toErrorReply } from '../live/error-reply.ts';
import type { ErrorReply, ServiceResult } from '../live/table-service.ts';
import type { SeatAtTable } from '../live/tables.ts';
import { ODDS_FAILURES } from '../odds/seat-odds.ts';
import { getKnownTable } from '../secrecy/known-table.ts';
import { getKnownQuestion, mayAnswerFor } from '../secrecy/seat-view.ts';
import type { AdviseTask } from '../threads/decide-task.ts';
import type { TaskRunner } from './decide.ts';
import { getSideKnowledge } from './side-knowledge.ts';

/**
 * Returns the best actions of a creature whose turn it is, from what the seat knows. The game master, who knows all, is
 * advised from what the creature's side knows.
 */
export async function getSeatAdvice(
  pool: TaskRunner,
  seatAtTable: SeatAtTable,
  { who }: AdviceRequest,
  signal?: AbortSignal,
): Promise<ServiceResult<Json>> {
  const { table } = seatAtTable.live;
  const refusal = refuseAdvice(seatAtTable, who);
  if (refusal) return refusal;
  const isGm = seatAtTable.seat.role === 'gm';
  const { world, masked, unmasked } = isGm
    ? getSideKnowledge(table, who)
    : getKnownTable(table, seatAtTable.seat);
  const task: AdviseTask = {
    kind: 'advise',
    system: table.system.id,
    world,
    who: isGm ? (masked.get(who) ?? who) : who,
    // not the version: it counts entries that the seat knows nothing of
    seed: `${table.id} ${who}`,
  };
  const result = await pool.run({ table: table.id, seat: seatAtTable.seat.id }, task, signal);
  if (typeof result === 'string') return buildRefusalReply(ODDS_FAILURES[result]);
  if (result.kind !== 'advise') throw new Error(`advice came as ${result.kind}`);
  const advice = result.advice.map(({ action, chances, ...reason }) => ({
    action: isGm ? replaceNames(toJson(action), unmasked) : toJson(action),
    ...reason,
    ...(chances && { chances: pickUnnamed(chances) }),
  }));
  return { ok: true, value: advice };
}

function refuseAdvice({ live, seat }: SeatAtTable, who: string): ErrorReply | undefined {
  const { table } = live;
  const { system, computer } = table;
  const known = getKnownTable(table, seat);
  const { world } = known;
  if (!findCreature(world, who))
    return toErrorReply(refuse('no-such-creature', { id: who }), { system, world });
  if (!mayAnswerFor(known, who)) return toErrorReply(refuseAtTable('not-yours', { who }), { system, world });
  if (seat.role !== 'gm' && computer.advice === false) return buildRefusalReply('advice-off');
  if (getKnownQuestion(table, known)) return buildRefusalReply('question-open');
  return system.creaturesToAct(world).includes(who)
    ? undefined
    : toErrorReply(refuseAtTable('nothing-to-decide', { who }), { system, world });
}

/** Facts without the names of creatures: one line has no space for them. */
const pickUnnamed = (chances: Readonly<Record<string, number>>): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.entries(chances).filter(([fact]) => !fact.includes(':')));
