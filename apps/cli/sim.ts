import { type Outcome, outcomePage, textIn, whole } from '@arbitro/sim';
import type { Encounter, How } from '@arbitro/simulation';
import { type Arguments, countOf, isOn, listOf, type Spec, textOf } from './arguments.ts';
import { BadInput, type Desk } from './desk.ts';
import { encountersOf, type Input, inputOf, policiesOf } from './sim-input.ts';
import { type Ran, ran, type Running } from './sim-run.ts';
import { outcomeLines } from './sim-text.ts';
import { onlyWord } from './words-given.ts';

export const SIM: Spec = {
  fights: { type: 'string' },
  seed: { type: 'string' },
  workers: { type: 'string' },
  policy: { type: 'string' },
  'max-rounds': { type: 'string' },
  json: { type: 'boolean' },
  html: { type: 'string' },
  against: { type: 'string' },
  option: { type: 'string' },
  vary: { type: 'string' },
  exact: { type: 'boolean' },
  tour: { type: 'boolean' },
};

const USUAL_FIGHTS = 1000;
export const MOST_FIGHTS = 10_000_000;
const MOST_WORKERS = 64;
const MOST_ROUNDS = 10_000;
/** As for any program that was told to stop. */
const INTERRUPTED = 130;

const APART = [
  ['against', 'option'],
  ['against', 'vary'],
  ['option', 'vary'],
] as const;

/** A scenario's fight many times, and how dangerous it is. */
export async function sim(given: Arguments, desk: Desk): Promise<number> {
  const clash = APART.find((pair) => pair.every((option) => given.values[option] !== undefined));
  if (clash) throw new BadInput('not-together', { one: `--${clash[0]}`, other: `--${clash[1]}` });
  const path = onlyWord(given, 'sim');
  const against = textOf(given, 'against');
  const input = inputOf(path, { against, options: listOf(given, 'option'), vary: textOf(given, 'vary') }, desk);
  const { code } = await simulated(input, askedIn(given), desk);
  return code;
}

/** What is asked of a simulation, beside the files. */
export interface AskedFor {
  readonly fights: number;
  readonly seed: string | undefined;
  readonly workers: number | undefined;
  readonly policy: readonly string[];
  readonly maxRounds: number | undefined;
  readonly exact: boolean;
  readonly json: boolean;
  readonly html: string | undefined;
}

export function askedIn(given: Arguments): AskedFor {
  return {
    fights: countOf(given, 'fights', MOST_FIGHTS) ?? USUAL_FIGHTS,
    seed: textOf(given, 'seed'),
    workers: countOf(given, 'workers', MOST_WORKERS),
    policy: listOf(given, 'policy'),
    maxRounds: countOf(given, 'max-rounds', MOST_ROUNDS),
    exact: isOn(given, 'exact'),
    json: isOn(given, 'json'),
    html: textOf(given, 'html'),
  };
}

/** Fights it all, tells it, and gives the exit code. */
export async function simulated(
  input: Input,
  asked: AskedFor,
  desk: Desk,
): Promise<{ readonly code: number; readonly outcome: Outcome }> {
  const seed = asked.seed ?? input.seed ?? desk.io.freshSeed();
  const { maxRounds } = asked;
  const how: How = { seed, ...(maxRounds !== undefined && { maxRounds }) };
  const first = encountersOf(input, how, desk);
  const policies = policiesOf(asked.policy, input.system, first);
  const ready = asked.policy.length === 0 ? first : encountersOf(input, { ...how, policies }, desk);
  const running: Running = { ...asked, how: { ...how, policies } };
  const done = await ran(input, ready, { running, desk, policies: policiesNamed(input, policies, ready) });
  tell(done, asked, desk);
  return { code: done.interrupted ? INTERRUPTED : 0, outcome: done.outcome };
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

function tell({ outcome, audience, interrupted }: Ran, { json, html }: AskedFor, desk: Desk): void {
  const { io, text } = desk;
  if (outcome.fights === 0) {
    io.err(text('sim-nothing-yet'));
    return;
  }
  if (json) io.out(JSON.stringify(outcome, null, 2));
  else for (const line of outcomeLines(outcome, audience, desk)) io.out(line);
  if (html !== undefined) writePage(html, outcomePage(outcome, audience), desk);
  if (interrupted) io.err(desk.paint.yellow(textIn(desk.language)('stopped', stoppedAt(outcome, desk))));
}

const stoppedAt = ({ fights, asked }: Outcome, { language }: Desk): Readonly<Record<string, string>> => ({
  fights: whole(fights, language),
  asked: whole(asked, language),
});

/** A page is told of on stderr: what is printed may be data for a program. */
export function writePage(path: string, page: string, { io, text }: Desk): void {
  try {
    io.write(path, page);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw new BadInput('cannot-write-file', { path, code });
  }
  io.err(text('page-written', { path }));
}
