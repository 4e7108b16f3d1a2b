import type { Outcome } from '@arbitro/sim';
import { DEFAULT_WITHIN, type Encounter, type SimOptions, type SimulationGoal } from '@arbitro/simulation';
import {
  type Arguments,
  hasFlag,
  readCount,
  readList,
  readPoints,
  readText,
} from '../command-line/arguments.ts';
import { type CliContext, UsageError } from '../command-line/context.ts';
import { readOutputPath } from '../files/file-errors.ts';
import { findCluster } from './sim-cluster.ts';
import { parsePolicies, prepareEncounters, printUnusedOrders, type SimInput } from './sim-input.ts';
import { type RunOptions, runFights, type SimResult } from './sim-run.ts';

export const MAX_FIGHTS = 10_000_000;
export const MAX_WORKERS = 64;
const MAX_ROUNDS = 10_000;
/** A tenth of a point takes up to a million fights. */
const WITHIN = { least: 0.1, most: 20 };
/** The usual exit code of an interrupted program. */
export const INTERRUPTED = 130;

/** The request of a simulation, besides the files. */
export interface SimRequest extends Pick<SimulationGoal, 'fights' | 'within'> {
  readonly seed: string | undefined;
  readonly workers: number | undefined;
  /** The database of the cluster that runs it. */
  readonly cluster: string | undefined;
  readonly policy: readonly string[];
  readonly maxRounds: number | undefined;
  readonly exact: boolean;
  /** Also simulates the party playing well and plainly. */
  readonly styles: boolean;
  readonly json: boolean;
  readonly html: string | undefined;
}

export function readSimRequest(input: Arguments, context: CliContext): SimRequest {
  return {
    ...readGoal(input),
    seed: readText(input, 'seed'),
    workers: readCount(input, 'workers', MAX_WORKERS),
    cluster: findCluster(input, context),
    policy: readList(input, 'policy'),
    maxRounds: readCount(input, 'max-rounds', MAX_ROUNDS),
    exact: hasFlag(input, 'exact'),
    styles: hasFlag(input, 'styles'),
    json: hasFlag(input, 'json'),
    html: readOutputPath(input, 'html'),
  };
}

/** `--fights` alone is an exact number; otherwise the figures decide, and `--fights` is the largest number. */
function readGoal(input: Arguments): Pick<SimulationGoal, 'fights' | 'within'> {
  const fights = readCount(input, 'fights', MAX_FIGHTS);
  const within = readPoints(input, 'within', WITHIN);
  return { fights, within: within ?? (fights === undefined ? DEFAULT_WITHIN : undefined) };
}

/** Simulates everything that was requested, each side by its policy. */
export async function runSimulation(
  input: SimInput,
  simRequest: SimRequest,
  context: CliContext,
): Promise<SimResult> {
  const seed = simRequest.seed ?? input.seed ?? context.io.freshSeed();
  const { maxRounds } = simRequest;
  const simOptions: SimOptions = { seed, ...(maxRounds !== undefined && { maxRounds }) };
  const first = prepareEncounters(input, simOptions, context);
  printUnusedOrders(input, first, context);
  const policies = parsePolicies(simRequest.policy, input.system, first);
  const ready =
    simRequest.policy.length === 0 ? first : prepareEncounters(input, { ...simOptions, policies }, context);
  const running: RunOptions = { ...simRequest, simOptions: { ...simOptions, policies } };
  return runFights(input, ready, {
    running,
    context,
    policies: listUsedPolicies(input, policies, ready),
  });
}

function listUsedPolicies(
  { system, policy }: SimInput,
  input: Readonly<Record<string, string>>,
  encounters: readonly Encounter[],
): Outcome['policies'] {
  const fallback = input.all ?? policy ?? Object.keys(system.policies)[0] ?? '';
  const sides = [...new Set(encounters.flatMap(({ roster }) => Object.values(roster)))];
  return Object.fromEntries(sides.map((side) => [side, input[side] ?? fallback]));
}

/** Writes a page and reports it on stderr: the output may be data for a program. */
export function writePage(path: string, page: string, { io, text }: CliContext): void {
  try {
    io.write(path, page);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw new UsageError('cannot-write-file', { path, code });
  }
  io.err(text('page-written', { path }));
}
