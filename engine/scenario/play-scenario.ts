import { createSeededDie, type Die, parseSeed, seedOf } from '@arbitro/dice';
import type { AnswerInput, AnswerSources, AnyPolicy, AnyWorld, Refusal, System } from '@arbitro/kernel';
import { policyOf } from '@arbitro/policies';
import { type Attempt, attemptAction, type Turn } from './attempt.ts';
import { checkEvents, checkExpectations, checkWorld } from './check-expectations.ts';
import { type Failure, failureOfDifference, markConsequences } from './failure.ts';
import { type FightEnd, playOutFight } from './play-fight.ts';
import { playOdds } from './play-odds.ts';
import type { DoReport, FightReport, Report, SkippedReport, StepReport, UndoReport } from './report.ts';
import type { DoStep, FightStep, Scenario, ScenarioStep, UndoStep } from './scenario.ts';

/** The source of dice and decisions that a scenario does not give. */
export interface PlayOptions {
  /** Rolls the dice that the scenario does not give; otherwise it must give all. */
  readonly seed?: string;
  /** The name of the policy that makes the missing choices and fights. */
  readonly policy?: string;
  /** Skips the steps that depend on a failed one, until an undo goes back before it. */
  readonly skipsConsequences?: boolean;
}

/** Plays every step of a scenario and reports the results. */
export function playScenario(system: System, scenario: Scenario, options: PlayOptions = {}): Report {
  const run = new ScenarioRun(system, scenario, options);
  const steps: StepReport[] = [];
  for (const [index, step] of scenario.steps.entries()) {
    const report = run.take(step, index);
    steps.push(report);
    const refusal = findUnfitAnswer(report);
    if (refusal)
      return {
        steps,
        begun: run.initialWorld,
        world: run.world,
        unfit: { step: index, refusal },
        ok: false,
      };
  }
  const ok = steps.every(({ failures }) => failures.length === 0);
  return { steps, begun: run.initialWorld, world: run.world, ok };
}

/** Returns the refusal of an answer that fits no question, unless the step expects it. */
function findUnfitAnswer(report: StepReport): Refusal | undefined {
  const refusal = 'refusal' in report ? report.refusal : undefined;
  return refusal?.code === 'answer-does-not-fit' && report.failures.length > 0 ? refusal : undefined;
}

/** Returns the dice of a seed: a name, or one that includes its algorithm. */
export function dieOf(seed: string): Die {
  const parsedSeed = parseSeed(seed);
  return createSeededDie(parsedSeed.ok ? parsedSeed.value : seedOf(seed));
}

/** A table in play: all its worlds so far, and the source of dice and decisions. */
export class ScenarioRun {
  readonly initialWorld: AnyWorld;
  readonly #system: System;
  readonly #worlds: AnyWorld[];
  readonly #policy: AnyPolicy;
  readonly #die: Die | undefined;
  readonly #skipsConsequences: boolean;
  /** The failed step, and how many worlds preceded it. */
  #failed: { readonly step: number; readonly depth: number } | undefined;

  constructor(system: System, scenario: Scenario, options: PlayOptions) {
    const seed = options.seed ?? scenario.seed;
    this.#system = system;
    this.#policy = policyOf(system, options.policy);
    this.#die = seed === undefined ? undefined : dieOf(seed);
    this.#skipsConsequences = options.skipsConsequences === true;
    this.initialWorld = system.createWorld(scenario.setup);
    this.#worlds = [this.initialWorld];
  }

  get world(): AnyWorld {
    return this.#worlds.at(-1) ?? this.initialWorld;
  }

  /** Plays a step, or skips it if it depends on a failed one. */
  take(step: ScenarioStep, index: number): StepReport {
    if (this.#failed) {
      if (!this.#goesBefore(step, this.#failed.depth)) return this.#skip(step, this.#failed.step);
      this.#failed = undefined;
    }
    const depth = this.#worlds.length;
    const report = this.#play(step);
    if (report.failures.length > 0 && step.kind !== 'odds' && this.#skipsConsequences) {
      this.#failed = { step: index, depth };
      this.#addSkippedWorld(step, depth);
    }
    return report;
  }

  /** Whether this undo goes back to a world before the failed step. */
  #goesBefore(step: ScenarioStep, depth: number): boolean {
    if (step.kind !== 'undo') return false;
    return step.steps === 'all' || this.#worlds.length - step.steps <= depth;
  }

  #skip(step: ScenarioStep, because: number): SkippedReport {
    const before = this.world;
    if (step.kind === 'undo' && step.steps !== 'all') this.#worlds.splice(this.#worlds.length - step.steps);
    else this.#addSkippedWorld(step, this.#worlds.length);
    return { kind: 'skipped', step, because, before, failures: [] };
  }

  /** Adds as many worlds as the step would have if it had succeeded: a later undo counts them. */
  #addSkippedWorld(step: ScenarioStep, depth: number): void {
    const { world } = this;
    if (step.kind !== 'undo') this.#worlds.splice(depth);
    const isRefusedOrAsked = step.kind === 'do' && (step.expect.refused !== undefined || step.expect.asks);
    if (step.kind === 'fight' || (step.kind === 'do' && !isRefusedOrAsked)) this.#worlds.push(world);
  }

  #play(step: ScenarioStep): StepReport {
    switch (step.kind) {
      case 'do':
        return this.#do(step);
      case 'odds':
        return playOdds(this.#system, this.world, step, this.#policy);
      case 'fight':
        return this.#fight(step);
      case 'undo':
        return this.#undo(step);
    }
  }

  #do(step: DoStep): DoReport {
    const attempt = this.#attempt(step);
    const { turn, step: ended } = attempt;
    const failures = checkExpectations(attempt, step.expect, step.answers);
    if (ended.kind === 'done') this.#worlds.push(ended.world);
    return {
      kind: 'do',
      step,
      ...turn,
      ...(ended.kind === 'refused' && { refusal: ended.refusal }),
      ...(ended.kind === 'paused' && { asks: ended.ask }),
      failures,
    };
  }

  #attempt({ action, answers, expect }: DoStep): Attempt {
    const input = answers.map((value): AnswerInput => ({ value }));
    // a step that expects a question must be asked it
    const die = expect.asks ? undefined : this.#die;
    return attemptAction(this.#system, this.world, action, {
      answers: input,
      ...this.#sources(die, this.#policy),
    });
  }

  #sources(die: Die | undefined, policy: AnyPolicy): AnswerSources {
    return die
      ? {
          dice: () => die,
          decide: (decisionRequest, world: AnyWorld) => policy.answer(decisionRequest, world),
        }
      : {};
  }

  #fight(step: FightStep): FightReport {
    const before = this.world;
    const die = step.seed === undefined ? this.#die : dieOf(step.seed);
    const failed = (failures: readonly Failure[]): FightReport => ({
      kind: 'fight',
      step,
      before,
      turns: [],
      failures,
    });
    if (!this.#system.fightState(before)) return failed([{ code: 'no-fight', params: {} }]);
    if (!die) return failed([{ code: 'no-seed', params: {} }]);
    const policy = step.policy === undefined ? this.#policy : policyOf(this.#system, step.policy);
    const sources = this.#sources(die, policy);
    const turns: Turn[] = [];
    const end = playOutFight(this.#system, before, {
      policy,
      die,
      maxTurns: step.maxTurns,
      act: (world, action) => {
        const { turn, step: ended } = attemptAction(this.#system, world, action, { answers: [], ...sources });
        turns.push(turn);
        return ended;
      },
    });
    this.#worlds.push(end.world);
    return { kind: 'fight', step, before, turns, end, failures: checkFight(end, step, turns) };
  }

  #undo(step: UndoStep): UndoReport {
    const before = this.world;
    const done = this.#worlds.length - 1;
    const undone = step.steps === 'all' ? done : step.steps;
    if (undone > done)
      return {
        kind: 'undo',
        step,
        before,
        undone: 0,
        failures: [{ code: 'nothing-to-undo', params: { done } }],
      };
    this.#worlds.splice(this.#worlds.length - undone);
    return { kind: 'undo', step, before, undone, failures: checkWorld(this.world, step.expect.world) };
  }
}

function checkFight(end: FightEnd, { expect }: FightStep, turns: readonly Turn[]): readonly Failure[] {
  const { kind, world } = end;
  if (kind !== 'over') {
    const refusal = kind === 'stuck' ? end.refusal : undefined;
    return [{ code: kind, params: { turns: end.turns }, ...(refusal && { refusal }) }];
  }
  const { winner } = end.standing;
  const wrongWinner =
    expect.winner === undefined || expect.winner === winner
      ? []
      : [failureOfDifference('expect', { path: 'winner', expected: expect.winner, actual: winner })];
  const events = turns.flatMap((turn) => turn.events);
  return markConsequences([wrongWinner, checkEvents(events, expect)], checkWorld(world, expect.world));
}
