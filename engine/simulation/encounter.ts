import { createPersonDice, type Die, parseSeed, type Seed, seedOf } from '@arbitro/dice';
import {
  type AnswerInput,
  type AnyAction,
  type AnyEvent,
  type AnyPolicy,
  type AnyWorld,
  act,
  createScriptedOracle,
  type Oracle,
  type Policy,
  type Refusal,
  run,
  type System,
} from '@arbitro/kernel';
import { createOrderPolicy, createSidePolicy, policyOf } from '@arbitro/policies';
import { attemptAction, type DoStep, type Scenario, type ScenarioStep } from '@arbitro/scenario';
import { type FightRecord, FightRecorder } from './fight-recorder.ts';
import type { Roster } from './tally.ts';

/** How an encounter is simulated: its dice, policies and length limit. */
export interface SimOptions {
  readonly seed: string;
  /** The policy of each side by name; `all` for the other sides. */
  readonly policies?: Readonly<Record<string, string>>;
  /** A fight that is not over after so many rounds is undecided. */
  readonly maxRounds?: number;
}

/** The default maximum of rounds, after which a fight is undecided. */
export const MAX_ROUNDS = 100;
/** Systems count rounds differently: a fight of so many actions will never end. */
const MAX_ACTIONS = 20_000;

/** Why a scenario has no fight to simulate. */
export type NoFightReason =
  | { readonly why: 'refused'; readonly step: number; readonly refusal: Refusal }
  | { readonly why: 'asks'; readonly step: number; readonly label: string }
  | { readonly why: 'no-fight' }
  | { readonly why: 'one-side'; readonly side: string };

/** A scenario's fight, ready to be simulated any number of times. */
export interface Encounter<World extends AnyWorld = AnyWorld, Action extends AnyAction = AnyAction> {
  readonly system: System<World, Action>;
  /** All creatures in it, with their sides. */
  readonly roster: Roster;
  /** The initial world of the first fight. */
  readonly initialWorld: World;
  readonly policy: Policy<World, Action>;
  /** Plays the fight of one stream of the seed to its end. */
  fight(stream: number): FightRecord;
  /** Returns the initial world of a fight whose dice come from this oracle. */
  beginWith(oracle: Oracle): World;
}

/** An encounter, or why there is none. */
export type PreparedEncounter<World extends AnyWorld = AnyWorld, Action extends AnyAction = AnyAction> =
  | { readonly ok: true; readonly value: Encounter<World, Action> }
  | { readonly ok: false; readonly fault: NoFightReason };

/** Prepares fights that begin with the steps of the file, with new dice where it gives none, and continue by policy. */
export function prepareEncounter<World extends AnyWorld, Action extends AnyAction>(
  system: System<World, Action>,
  { setup, steps, orders }: Scenario,
  simOptions: SimOptions,
): PreparedEncounter<World, Action> {
  const fight = steps.find((step) => step.kind === 'fight');
  const setupSteps = listSetupSteps(steps);
  const start = system.createWorld(setup);
  return prepareFights(system, { start, steps: setupSteps, orders, policy: fight?.policy }, simOptions);
}

/** Prepares a running fight, from its current state. */
export const prepareFromWorld = <World extends AnyWorld, Action extends AnyAction>(
  system: System<World, Action>,
  world: NoInfer<World>,
  simOptions: SimOptions,
): PreparedEncounter<World, Action> =>
  prepareFights(system, { start: world, steps: [], orders: [] }, simOptions);

/** Prepares fights that begin with an action of which some answers are known. */
export const prepareFromAction = <World extends AnyWorld, Action extends AnyAction>(
  system: System<World, Action>,
  world: NoInfer<World>,
  { action, answers }: { readonly action: NoInfer<Action>; readonly answers: readonly AnswerInput[] },
  simOptions: SimOptions,
): PreparedEncounter<World, Action> =>
  prepareFights(system, { start: world, steps: [{ index: 0, action, answers }], orders: [] }, simOptions);

/** The start of a fight: a world, and the first actions in it. */
interface FightStart extends Pick<Scenario, 'orders'> {
  readonly start: AnyWorld;
  readonly steps: readonly SetupStep[];
  /** The policy of those without another. */
  readonly policy?: string | undefined;
}

function prepareFights<World extends AnyWorld, Action extends AnyAction>(
  system: System<World, Action>,
  fightStart: FightStart,
  simOptions: SimOptions,
): PreparedEncounter<World, Action> {
  // worlds and actions come from this system
  return prepareAnyFights(system, fightStart, simOptions) as PreparedEncounter<World, Action>;
}

function prepareAnyFights(system: System, fightStart: FightStart, simOptions: SimOptions): PreparedEncounter {
  const runner = new FightRunner(system, fightStart, simOptions);
  const start = runner.buildInitialWorld(0);
  if ('why' in start) return { ok: false, fault: start };
  const roster = Object.fromEntries(
    start.creatures.map(({ id }) => [id, system.combatStats.side(start, id)]),
  );
  const sides = new Set(Object.values(roster));
  const [side = ''] = sides;
  if (sides.size < 2) return { ok: false, fault: { why: 'one-side', side } };
  const { policy } = runner;
  const fight = (stream: number): FightRecord => runner.fight(stream);
  const beginWith = (oracle: Oracle): AnyWorld => runner.beginWith(oracle);
  return { ok: true, value: { system, roster, initialWorld: start, policy, fight, beginWith } };
}

type Dice = (person: string) => Die;

interface SetupStep extends Pick<DoStep, 'action'> {
  /** Its index in the file. */
  readonly index: number;
  readonly answers: readonly AnswerInput[];
}

/** Returns the actions before the fight: without steps that expect a refusal or a question, and without undone ones. */
function listSetupSteps(steps: readonly ScenarioStep[]): readonly SetupStep[] {
  const done: SetupStep[] = [];
  for (const [index, step] of steps.entries()) {
    if (step.kind === 'fight') break;
    if (step.kind === 'undo') done.splice(step.steps === 'all' ? 0 : Math.max(0, done.length - step.steps));
    if (step.kind === 'do' && step.expect.refused === undefined && !step.expect.asks)
      done.push({ index, action: step.action, answers: step.answers.map((value) => ({ value })) });
  }
  return done;
}

class FightRunner {
  readonly #system: System;
  readonly #start: AnyWorld;
  readonly #steps: readonly SetupStep[];
  readonly policy: AnyPolicy;
  readonly #dice: (stream: number) => Dice;
  readonly #maxRounds: number;

  constructor(system: System, { start, steps, orders, policy }: FightStart, simOptions: SimOptions) {
    const { seed, policies = {}, maxRounds = MAX_ROUNDS } = simOptions;
    const fallback = policyOf(system, policies.all ?? policy);
    const sides = Object.entries(policies).filter(([side]) => side !== 'all');
    const policyBySide = Object.fromEntries(sides.map(([side, name]) => [side, policyOf(system, name)]));
    this.#system = system;
    this.#start = start;
    this.#steps = steps;
    this.policy = createOrderPolicy(system, orders, createSidePolicy(system, policyBySide, fallback));
    this.#dice = createPersonDice(parseOrCreateSeed(seed));
    this.#maxRounds = maxRounds;
  }

  /** Returns the world in which the fight of a stream begins, or why there is none. */
  buildInitialWorld(stream: number): AnyWorld | NoFightReason {
    return this.#playSetup(this.#dice(stream));
  }

  #playSetup(dice: Dice): AnyWorld | NoFightReason {
    let world = this.#start;
    for (const { index, action, answers } of this.#steps) {
      const { step } = attemptAction(this.#system, world, action, {
        answers,
        dice,
        decide: (decisionRequest, now: AnyWorld) => this.policy.answer(decisionRequest, now),
      });
      if (step.kind === 'refused') return { why: 'refused', step: index, refusal: step.refusal };
      if (step.kind === 'paused') return { why: 'asks', step: index, label: step.ask.label.name };
      world = step.world;
    }
    return this.#system.fightState(world) ? world : { why: 'no-fight' };
  }

  /** Uses the answers of the file; the oracle gives the rest. */
  beginWith(oracle: Oracle): AnyWorld {
    let world = this.#start;
    for (const { action, answers } of this.#steps) {
      const step = act(
        this.#system,
        world,
        action,
        answers.length > 0 ? createScriptedOracle(answers) : oracle,
      );
      if (step.kind !== 'done') throw new Error(`no fight begins: ${action.type} is ${step.kind}`);
      world = step.world;
    }
    return world;
  }

  fight(stream: number): FightRecord {
    // continue with the same dice: fresh ones would repeat the initiative rolls in the first attack
    const dice = this.#dice(stream);
    const start = this.#playSetup(dice);
    if ('why' in start) throw new Error(`stream ${stream} comes to no fight: ${start.why}`);
    const oracle: Oracle = {
      roll: (ask, read) => read(ask.dice.throw(dice(ask.by))),
      choose: ({ label, to, world }) =>
        to.map(({ who, question }) => this.policy.answer({ who, label, question }, world as AnyWorld)),
    };
    return this.#playFight(start, { oracle, dice });
  }

  #playFight(
    initialWorld: AnyWorld,
    { oracle, dice }: { readonly oracle: Oracle; readonly dice: Dice },
  ): FightRecord {
    const system = this.#system;
    const recorder = new FightRecorder(system, initialWorld);
    let world = initialWorld;
    for (let actions = 0; actions < MAX_ACTIONS; actions++) {
      const fightState = system.fightState(world);
      if (!fightState || fightState.over) return recorder.finish(world, fightState?.winner ?? null);
      if (fightState.round > this.#maxRounds) break;
      const who = system.creaturesToAct(world)[0];
      if (who === undefined) break;
      const action = this.policy.act(world, who, dice(who));
      const step = run<AnyWorld, AnyAction, AnyEvent>(system, world, action, oracle);
      if (step.kind !== 'done') throw createPolicyError(system, world, action);
      world = step.world;
      recorder.record(world, step.events, fightState.round);
    }
    return recorder.finishUndecided(world);
  }
}

/** A policy must choose only accepted actions; otherwise this error states the reason. */
function createPolicyError(system: System, world: AnyWorld, action: AnyAction): Error {
  const step = act(system, world, action, { roll: throwUnexpected, choose: throwUnexpected });
  const why = step.kind === 'refused' ? step.refusal.code : step.kind;
  return new Error(`the policy does ${JSON.stringify(action)}: ${why}`);
}

const throwUnexpected = (): never => {
  throw new Error('nothing is thrown or chosen');
};

const parseOrCreateSeed = (text: string): Seed => {
  const parsedSeed = parseSeed(text);
  return parsedSeed.ok ? parsedSeed.value : seedOf(text);
};
