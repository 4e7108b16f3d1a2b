import { names } from '@arbitro/catalogue/lazy';
import { type Answer, type Fields, refusalWords } from '@arbitro/kernel';
import { mean, showFraction } from '@arbitro/odds';
import { policyNames } from '@arbitro/policies';
import {
  failureWords,
  namer,
  type OddsReport,
  type PlayOptions,
  playScenario,
  type Report,
  type StepReport,
  type Turn,
  worldFields,
} from '@arbitro/scenario';
import { type Arguments, countOf, isOn, textOf } from './arguments.ts';
import { BadInput, type Desk } from './desk.ts';
import { readScenario } from './file.ts';
import { writtenLater } from './file-slips.ts';
import { interact } from './interactive.ts';
import { stepLines, type Telling, trackerLines, verdict } from './log.ts';
import { simulated } from './sim.ts';
import { type AskedFor, askedIn, MOST_FIGHTS } from './sim-fought.ts';
import { inputOf, unknownPolicy } from './sim-input.ts';
import { unfitAnswer } from './unfit.ts';
import { waysJson } from './ways-json.ts';
import { onlyWord } from './words-given.ts';

/** Options of which one would not be looked at. */
const APART = [
  ['seeds', 'interactive'],
  ['json', 'interactive'],
  ['seeds', 'rules'],
] as const;

function notTogether({ values }: Arguments): void {
  const clash = APART.find((pair) => pair.every((option) => values[option] !== undefined));
  if (clash) throw new BadInput('not-together', { one: `--${clash[0]}`, other: `--${clash[1]}` });
}

export async function play(given: Arguments, desk: Desk): Promise<number> {
  notTogether(given);
  const byHand = isOn(given, 'interactive');
  const save = writtenLater(given, 'save');
  if (save !== undefined && !byHand) throw new BadInput('save-by-hand');
  const word = onlyWord(byHand ? orReady(given) : given, 'play');
  const seeds = countOf(given, 'seeds', MOST_FIGHTS);
  if (seeds !== undefined) return manyTimes(word, { ...askedIn(given, desk), fights: seeds }, desk);
  const { scenario, system, sheaf } = readScenario(word, desk);
  const telling = { desk, system, sheaf, rules: isOn(given, 'rules') } satisfies Telling;
  const seed = textOf(given, 'seed');
  const policy = textOf(given, 'policy');
  const policies = policyNames(system);
  if (policy !== undefined && !policies.includes(policy)) throw unknownPolicy(policy, policies);
  const options: PlayOptions = {
    ...(seed !== undefined && { seed }),
    ...(policy !== undefined && { policy }),
  };
  const json = isOn(given, 'json');
  if (byHand) return interact(scenario, { ...telling, ...options, ...(save !== undefined && { save }) });
  const report = playScenario(system, scenario, options);
  if (json) desk.io.out(JSON.stringify(reportJson(report, telling), null, 2));
  else tellReport(scenario, report, telling);
  if (report.unfit) {
    const { step, refusal } = report.unfit;
    throw unfitAnswer(
      { step, refusal, kind: scenario.steps[step]?.kind, world: report.world },
      sheaf,
      telling,
    );
  }
  return report.ok ? 0 : 1;
}

/** Whoever names no file fights the first ready one. */
const orReady = (given: Arguments): Arguments =>
  given.words.length > 0 ? given : { ...given, words: names.slice(0, 1).map(({ id }) => id) };

/** As `sim` does it; a fight without an end fails here as anywhere in a play. */
async function manyTimes(word: string, asked: AskedFor, desk: Desk): Promise<number> {
  const input = inputOf(word, { against: undefined, options: [], vary: undefined }, desk);
  const { code, outcome } = await simulated(input, asked, desk);
  const unended = outcome.encounters.some(({ report }) => report.undecided.count > 0);
  return code === 0 && unended ? 1 : code;
}

/** The whole play in words. */
export function tellReport(
  { title, about }: { readonly title?: string; readonly about?: string },
  report: Report,
  telling: Telling,
): void {
  const { io, paint, text } = telling.desk;
  if (title !== undefined) io.out(paint.bold(title));
  if (about !== undefined) io.out(about.trim());
  if (title !== undefined || about !== undefined) io.out('');
  report.steps.forEach((step, at) => {
    for (const line of stepLines(step, at + 1, telling)) io.out(line);
  });
  if (report.unfit) return;
  io.out('');
  if (report.world.creatures.length > 0) {
    io.out(paint.bold(text('at-the-end')));
    for (const line of trackerLines(report.world, telling)) io.out(line);
    io.out('');
  }
  io.out(verdict(report, telling));
}

function reportJson(report: Report, telling: Telling): object {
  const { system } = telling;
  return {
    system: system.id,
    ok: report.ok,
    steps: report.steps.map((step, at) => ({ step: at + 1, ...stepJson(step, telling) })),
    world: worldFields(report.world),
  };
}

function stepJson(report: StepReport, telling: Telling): object {
  const { desk, system } = telling;
  const { language } = desk;
  const failures = report.failures.map((failure) => ({
    ...failure,
    says: failureWords(failure, { system, world: report.before, language }),
  }));
  switch (report.kind) {
    case 'do':
      return {
        kind: 'do',
        ...turnJson(report),
        ...refusalJson(report, telling),
        ...(report.asks && { asks: report.asks }),
        failures,
      };
    case 'odds':
      return {
        kind: 'odds',
        action: report.action,
        ...refusalJson(report, telling),
        ...oddsJson(report),
        failures,
      };
    case 'fight':
      return {
        kind: 'fight',
        turns: report.turns.map(turnJson),
        ...(report.end?.is === 'over' && { standing: report.end.standing }),
        failures,
      };
    case 'undo':
      return { kind: 'undo', steps: report.undone, failures };
  }
}

function refusalJson(
  { refusal, before }: Pick<OddsReport, 'refusal' | 'before'>,
  { desk: { language }, system }: Telling,
): object {
  if (!refusal) return {};
  const says = refusalWords(system.refusals, refusal, { language, name: namer(system, before, language) });
  return { refusal: { ...refusal, says } };
}

function turnJson({ action, events, rolls, questions, answers }: Turn): {
  readonly action: object;
  readonly answers: readonly Answer[];
} & Readonly<Record<string, unknown>> {
  return { action, events, rolls, questions, answers };
}

export function oddsJson({ odds }: Pick<OddsReport, 'odds'>): object {
  if (!odds) return {};
  const chances: Fields = Object.fromEntries(
    [...odds.chances].map(([fact, share]) => [fact, showFraction(share)]),
  );
  const amounts = Object.fromEntries(
    [...odds.amounts].map(([what, of]) => [what, { mean: showFraction(mean(of)), ...waysJson(of) }]),
  );
  return { chances, amounts, unresolved: showFraction(odds.unresolved) };
}
