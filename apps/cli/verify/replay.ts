import type { Die } from '@arbitro/dice';
import {
  type Answer,
  type AnyAction,
  type AnyEvent,
  type AnyWorld,
  createScriptedOracle,
  type Json,
  type Oracle,
  type Roll,
  type RollAsk,
  type RunResult,
  run,
  type System,
} from '@arbitro/kernel';
import type { Pause } from '@arbitro/protocol';

/** A receipt of a table: its initial world, the action, the answers so far, and the open question. */
export interface Receipt {
  readonly before: AnyWorld;
  readonly action: AnyAction;
  readonly answers: readonly Answer[];
  readonly pause: Pause | null;
}

export interface ReplayResult {
  readonly step: Exclude<RunResult<AnyWorld, AnyEvent>, { kind: 'refused' }>;
  readonly rolls: readonly Roll[];
  /** For each roll, the sides of each of its dice. */
  readonly sides: readonly (readonly number[])[];
  /** Number of answers of the receipt that were not asked for. */
  readonly unused: number;
}

/** Reruns a receipt by the current rules; returns undefined if they refuse it. */
export function replayReceipt(system: System, receipt: Receipt): ReplayResult | undefined {
  const { before, answers } = receipt;
  const action = system.schemas.action.safeParse(receipt.action);
  if (!action.success || system.refuses(before, action.data)) return undefined;
  const input = [...answers, ...listTypedAnswers(receipt)];
  const recorded = createScriptedOracle(input);
  const { oracle, sides } = watchDice(recorded);
  const step = run(system, before, action.data, oracle);
  if (step.kind === 'refused') return undefined;
  return { step, rolls: recorded.rolls, sides, unused: answers.length - recorded.used };
}

/** Returns the faces of an unfinished roll. */
function listTypedAnswers({ pause }: Receipt): readonly Answer[] {
  const ask = pause?.ask;
  return ask?.kind === 'roll' && ask.thrown.length > 0 ? [{ label: ask.label.name, faces: ask.thrown }] : [];
}

/** Wraps an oracle to record which dice are rolled. */
function watchDice(inner: Oracle): { readonly oracle: Oracle; readonly sides: number[][] } {
  const sides: number[][] = [];
  const roll = <R, T>(ask: RollAsk<R>, read: (rolled: R) => T): T => {
    const ownFaces: number[] = [];
    sides.push(ownFaces);
    const watched =
      (die: Die): Die =>
      (count) => {
        ownFaces.push(count);
        return die(count);
      };
    const dice = { ...ask.dice, throw: (die: Die) => ask.dice.throw(watched(die)) };
    return inner.roll({ ...ask, dice }, read);
  };
  return { oracle: { roll, choose: (ask) => inner.choose(ask) }, sides };
}

/** Returns a value as stored in a file: undefined is left out. */
export const toPlainJson = (value: unknown): Json => JSON.parse(JSON.stringify(value ?? null));
