import { type AnyAction, type CreatureId, type Person, replaceNames } from '@arbitro/kernel';
import { policyOf } from '@arbitro/policies';
import { type ComputerDecision, type OpenAction, refuseAtTable } from '@arbitro/protocol';
import { type CommandOutcome, isRefusal, toJson } from '../commands/context.ts';
import { answer } from '../commands/play.ts';
import { getOwn } from '../live/get-own.ts';
import { NOTHING_TOLD_YET, runAction } from '../live/run-action.ts';
import type { Table } from '../live/table.ts';
import { listUnanswered } from '../secrecy/seat-view.ts';
import { createDecisionDie, type DecideTask } from '../threads/decide-task.ts';
import type { TaskPool } from '../threads/task-pool.ts';
import { answerAsSide, isAnsweredByComputer } from './policy-answers.ts';
import { findGmSeat, getSideKnowledge } from './side-knowledge.ts';

/** Runs tasks in another thread. */
export type TaskRunner = Pick<TaskPool, 'run'>;

/** Returns whom the table waits for: people asked, or creatures whose turn it is. */
export const listToDecide = ({ system, game }: Table): readonly Person[] =>
  game.open ? listUnanswered(game.open) : system.creaturesToAct(game.world);

/** Returns the next person for whom the computer decides by itself. */
export const findToPlay = (table: Table): Person | undefined =>
  Object.keys(table.computer.players).length === 0
    ? undefined
    : listToDecide(table).find((who) => isAnsweredByComputer(table, who));

/** Makes one decision for a person: an answer to the open question, or an action. */
export async function decide(table: Table, who: Person, pool: TaskRunner): Promise<CommandOutcome> {
  if (!listToDecide(table).includes(who)) return refuseAtTable('nothing-to-decide', { who });
  const { open } = table.game;
  return open ? answerFor(table, open, who) : actFor(table, who, pool);
}

/** Returns the policy that plays a person: the assigned one, or the system's first. */
export function policyNameOf({ system, computer }: Table, who: Person): string {
  const [first = ''] = Object.keys(system.policies);
  return getOwn(computer.players, who) ?? first;
}

/** Answers as a command of the game master would: a roll with the table's dice, a choice by the policy. */
function answerFor(table: Table, open: OpenAction, who: Person): CommandOutcome {
  const answerInput =
    open.ask.kind === 'choose'
      ? { answer: answerAsSide(table, open.ask, who) ?? null }
      : { byPolicy: true as const };
  const outcome = answer({
    table,
    seat: findGmSeat(table),
    body: { command: '', ask: open.id, who, ...answerInput },
  });
  return canBeMarked(outcome) ? { ...outcome, computer: { policy: policyNameOf(table, who) } } : outcome;
}

type AnsweredOutcome = Extract<CommandOutcome, { kind: 'answered' | 'chose' }>;

const canBeMarked = (outcome: CommandOutcome): outcome is AnsweredOutcome =>
  'kind' in outcome && (outcome.kind === 'answered' || outcome.kind === 'chose');

async function actFor(table: Table, who: CreatureId, pool: TaskRunner): Promise<CommandOutcome> {
  const { action, ...computer } = await chooseAction(table, who, pool);
  const before = table.game.world;
  const ran = runAction(table, { action, secret: false, before, answers: [], told: NOTHING_TOLD_YET });
  if (ran === 'rules-changed') throw new Error('a run that begins has nothing to differ from');
  return isRefusal(ran) ? ran : { kind: 'acted', action, secret: false, ...ran, computer };
}

interface ChosenAction extends ComputerDecision {
  readonly action: AnyAction;
}

/** Chooses an action by what the side knows; by the whole world if the rules refuse that one. */
async function chooseAction(table: Table, who: CreatureId, pool: TaskRunner): Promise<ChosenAction> {
  const policy = policyNameOf(table, who);
  const chosen = await chooseAsSide(table, { who, policy }, pool);
  const { system, game } = table;
  if (chosen && !system.refuses(game.world, chosen.action)) return { ...chosen, policy };
  const action = policyOf(system).act(game.world, who, createDecisionDie(seedOfDecision(table, who)));
  return { action, policy };
}

const seedOfDecision = ({ id, version }: Table, who: CreatureId): string => `${id} ${version} ${who}`;

/** Returns undefined if the thread could not decide in time. */
async function chooseAsSide(
  table: Table,
  { who, policy }: { readonly who: CreatureId; readonly policy: string },
  pool: TaskRunner,
): Promise<Omit<ChosenAction, 'policy'> | undefined> {
  const { world, masked, unmasked } = getSideKnowledge(table, who);
  const task: DecideTask = {
    kind: 'decide',
    system: table.system.id,
    world,
    who: masked.get(who) ?? who,
    policy,
    seed: seedOfDecision(table, who),
  };
  const result = await pool.run({ table: table.id, seat: 'computer' }, task);
  if (typeof result === 'string' || result.kind !== 'decide') return undefined;
  const action = replaceNames(toJson(result.action), unmasked) as unknown as AnyAction;
  return { action, ...(result.chances && { chances: result.chances }) };
}
