import type { Outcome } from '@arbitro/sim';
import type { Encounter, How } from '@arbitro/simulation';
import { type Arguments, countOf, isOn, listOf, textOf } from './arguments.ts';
import { BadInput, type Desk } from './desk.ts';
import { writtenLater } from './file-slips.ts';
import { clusterIn } from './sim-cluster.ts';
import { encountersOf, type Input, policiesOf, tellIdleOrders } from './sim-input.ts';
import { type Ran, type Running, ran } from './sim-run.ts';

const USUAL_FIGHTS = 1000;
export const MOST_FIGHTS = 10_000_000;
export const MOST_WORKERS = 64;
const MOST_ROUNDS = 10_000;
/** The usual exit code of an interrupted program. */
export const INTERRUPTED = 130;

/** The request of a simulation, besides the files. */
export interface AskedFor {
  readonly fights: number;
  readonly seed: string | undefined;
  readonly workers: number | undefined;
  /** The database of the cluster that runs it. */
  readonly cluster: string | undefined;
  readonly policy: readonly string[];
  readonly maxRounds: number | undefined;
  readonly exact: boolean;
  readonly json: boolean;
  readonly html: string | undefined;
}

export function askedIn(given: Arguments, desk: Desk): AskedFor {
  return {
    fights: countOf(given, 'fights', MOST_FIGHTS) ?? USUAL_FIGHTS,
    seed: textOf(given, 'seed'),
    workers: countOf(given, 'workers', MOST_WORKERS),
    cluster: clusterIn(given, desk),
    policy: listOf(given, 'policy'),
    maxRounds: countOf(given, 'max-rounds', MOST_ROUNDS),
    exact: isOn(given, 'exact'),
    json: isOn(given, 'json'),
    html: writtenLater(given, 'html'),
  };
}

/** Simulates everything that was requested, each side by its policy. */
export async function fought(input: Input, asked: AskedFor, desk: Desk): Promise<Ran> {
  const seed = asked.seed ?? input.seed ?? desk.io.freshSeed();
  const { maxRounds } = asked;
  const how: How = { seed, ...(maxRounds !== undefined && { maxRounds }) };
  const first = encountersOf(input, how, desk);
  tellIdleOrders(input, first, desk);
  const policies = policiesOf(asked.policy, input.system, first);
  const ready = asked.policy.length === 0 ? first : encountersOf(input, { ...how, policies }, desk);
  const running: Running = { ...asked, how: { ...how, policies } };
  return ran(input, ready, { running, desk, policies: policiesNamed(input, policies, ready) });
}

function policiesNamed(
  { system, policy }: Input,
  given: Readonly<Record<string, string>>,
  encounters: readonly Encounter[],
): Outcome['policies'] {
  const usual = given.all ?? policy ?? Object.keys(system.policies)[0] ?? '';
  const sides = [...new Set(encounters.flatMap(({ roster }) => Object.values(roster)))];
  return Object.fromEntries(sides.map((side) => [side, given[side] ?? usual]));
}

/** Writes a page and reports it on stderr: the output may be data for a program. */
export function writePage(path: string, page: string, { io, text }: Desk): void {
  try {
    io.write(path, page);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw new BadInput('cannot-write-file', { path, code });
  }
  io.err(text('page-written', { path }));
}
