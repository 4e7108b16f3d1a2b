import type { System } from '@arbitro/kernel';
import { type FightOutcome, manyFights, namer, playScenario, type Scenario } from '@arbitro/scenario';
import { BadInput, type Desk, percent } from './desk.ts';
import { factName, short } from './facts.ts';
import type { Sheaf } from './file.ts';
import { stepLines, type Telling } from './log.ts';
import { unfitAnswer } from './unfit.ts';

export interface Simulating extends Telling {
  readonly sheaf: Sheaf;
  readonly seed?: string;
  readonly policy?: string;
  readonly count: number;
  readonly json: boolean;
}

interface Tally {
  readonly wins: Map<string, number>;
  readonly facts: Map<string, number>;
  readonly rounds: number[];
  readonly unended: number[];
}

/** The scenario's fight over many seeds, and how it came out. */
export function simulate(scenario: Scenario, how: Simulating): number {
  const { desk, system, count, policy, json } = how;
  const seed = how.seed ?? scenario.seed ?? desk.io.freshSeed();
  const fight = manyFights(system, scenario, { seed, ...(policy !== undefined && { policy }) });
  const tally: Tally = { wins: new Map(), facts: new Map(), rounds: [], unended: [] };
  let told = desk.io.now();
  for (let stream = 0; stream < count; stream++) {
    const outcome = fight(stream);
    refuseNone(outcome, scenario, { ...how, seed: `${seed}/${stream}` });
    tallyUp(tally, outcome, stream);
    if (desk.io.now() - told < PROGRESS_EVERY) continue;
    told = desk.io.now();
    desk.io.progress(desk.text('fights-progress', { done: stream + 1, count }));
  }
  desk.io.progress('');
  if (json) desk.io.out(JSON.stringify(tallyJson(tally, { seed, count }), null, 2));
  else tellTally(tally, scenario, { ...how, seed });
  return tally.unended.length === 0 ? 0 : 1;
}

const PROGRESS_EVERY = 1000;

/** A file whose steps do not lead to a fight is bad input, with what went wrong in them. */
function refuseNone({ unfit, end }: FightOutcome, scenario: Scenario, how: Simulating): void {
  const { system, sheaf, seed, policy } = how;
  if (unfit)
    throw unfitAnswer({ ...unfit, kind: scenario.steps[unfit.step]?.kind, world: end.world }, sheaf, how);
  if (end.is !== 'no-fight') return;
  const options = { ...(seed !== undefined && { seed }), ...(policy !== undefined && { policy }) };
  const { steps } = playScenario(system, scenario, options);
  const failed = steps.flatMap((step, at) =>
    step.kind === 'do' && step.failures.length > 0 ? stepLines(step, at + 1, how) : [],
  );
  throw new BadInput('no-fight-begun', {}, failed);
}

function tallyUp(
  { wins, facts, rounds, unended }: Tally,
  { end, result }: FightOutcome,
  stream: number,
): void {
  if (end.is !== 'over') {
    unended.push(stream);
    return;
  }
  const winner = end.standing.winner ?? '';
  wins.set(winner, (wins.get(winner) ?? 0) + 1);
  rounds.push(end.standing.round);
  for (const fact of new Set(result.facts)) facts.set(fact, (facts.get(fact) ?? 0) + 1);
}

/** Wilson's interval: what the true share may well be, given so many hits in so many tries. */
export function wilson(hits: number, tries: number): readonly [number, number] {
  if (tries === 0) return [0, 1];
  const z = 1.959964;
  const share = hits / tries;
  const centre = share + (z * z) / (2 * tries);
  const spread = z * Math.sqrt((share * (1 - share)) / tries + (z * z) / (4 * tries * tries));
  const all = 1 + (z * z) / tries;
  return [Math.max(0, (centre - spread) / all), Math.min(1, (centre + spread) / all)];
}

function tallyJson(
  { wins, facts, rounds, unended }: Tally,
  { seed, count }: { seed: string; count: number },
): object {
  const share = (hits: number) => ({ count: hits, share: hits / count, interval: wilson(hits, count) });
  return {
    fights: count,
    seed,
    wins: Object.fromEntries([...wins].map(([side, hits]) => [side === '' ? 'nobody' : side, share(hits)])),
    rounds: { mean: average(rounds), ...extremes(rounds) },
    facts: Object.fromEntries([...facts].toSorted().map(([fact, hits]) => [fact, share(hits)])),
    unended,
  };
}

/** Not `Math.min(...rounds)`: a call takes only so many arguments. */
function extremes(numbers: readonly number[]): { readonly least: number; readonly most: number } {
  const first = numbers[0] ?? 0;
  return numbers.reduce(
    ({ least, most }, one) => ({ least: Math.min(least, one), most: Math.max(most, one) }),
    { least: first, most: first },
  );
}

const average = (numbers: readonly number[]): number =>
  numbers.reduce((so, one) => so + one, 0) / Math.max(1, numbers.length);

function tellTally(tally: Tally, scenario: Scenario, how: Simulating & { readonly seed: string }): void {
  const { desk, system, count, seed } = how;
  const { io, paint, text } = desk;
  const policy = how.policy ?? Object.keys(system.policies)[0] ?? '';
  io.out(paint.bold(text('fights-header', { count, policy, seed })));
  io.out('');
  for (const line of winLines(tally, scenario, how)) io.out(line);
  io.out('');
  const { rounds, unended } = tally;
  if (rounds.length > 0) {
    io.out(text('rounds-mean', { mean: short(average(rounds), desk), ...extremes(rounds) }));
    io.out('');
    io.out(paint.bold(text('how-often')));
    for (const line of factLines(tally, scenario, how)) io.out(line);
    io.out('');
  }
  const [stream] = unended;
  io.out(
    stream === undefined
      ? paint.green(`✓ ${text('none-stuck')}`)
      : paint.red(`✗ ${text('some-stuck', { count: unended.length, seed, stream })}`),
  );
}

function nameAt(scenario: Scenario, { system, desk }: { readonly system: System; readonly desk: Desk }) {
  return namer(system, { creatures: scenario.setup.creatures }, desk.language);
}

function winLines({ wins }: Tally, scenario: Scenario, how: Simulating): readonly string[] {
  const { desk, count } = how;
  const name = nameAt(scenario, how);
  const rows = [...wins].toSorted(([, a], [, b]) => b - a);
  const labels = rows.map(([side]) => (side === '' ? desk.text('nobody') : name(side)));
  const widest = Math.max(0, ...labels.map((label) => label.length));
  return rows.map(([, hits], at) => {
    const [low, high] = wilson(hits, count).map((share) => percent(share, desk.language, 2));
    const label = (labels[at] ?? '').padEnd(widest);
    return `${desk.paint.bold(label)}  ${percent(hits / count, desk.language).padStart(7)}  (${desk.text('interval')}: ${low} – ${high})`;
  });
}

/** For each creature how often each thing befell it. */
function factLines({ facts }: Tally, scenario: Scenario, how: Simulating): readonly string[] {
  const { desk, count } = how;
  const name = nameAt(scenario, how);
  const widest = Math.max(0, ...scenario.setup.creatures.map(({ id }) => name(id).length));
  return scenario.setup.creatures.map(({ id }) => {
    const own = [...facts].filter(([fact]) => fact.endsWith(`:${id}`)).toSorted();
    const told = own.map(
      ([fact, hits]) =>
        `${factName(fact.slice(0, fact.indexOf(':')), name)} ${percent(hits / count, desk.language)}`,
    );
    return `   ${desk.paint.bold(name(id).padEnd(widest))}  ${told.join(' · ')}`;
  });
}
