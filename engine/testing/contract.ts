import type { AnyAction, AnyEvent, AnyWorld, System, Viewer } from '@arbitro/kernel';
import { describe, test } from 'vitest';
import { deepFreeze } from './freeze.ts';
import { legalPlay, type Played } from './play.ts';
import { begunPoints } from './points/begun.ts';
import { creationPoints } from './points/creation.ts';
import { doorPoints } from './points/doors.ts';
import { encounterPoints } from './points/encounters.ts';
import { facePoints } from './points/faces.ts';
import { faringPoints } from './points/faring.ts';
import { fightPoints } from './points/fights.ts';
import { knownPoints } from './points/known.ts';
import { offerPoints } from './points/offers.ts';
import { type OneSetting, playPoints } from './points/play.ts';
import { runPoints } from './points/runs.ts';
import { secretPoints } from './points/secrets.ts';
import { tracePoints } from './points/traces.ts';
import { wordPoints } from './points/words.ts';
import { worldPoints } from './points/worlds.ts';
import { fail, messageOf } from './promise.ts';
import { rememberAnswers } from './remembering.ts';
import { holdPoint } from './repeat.ts';
import { nightlySeed, seedNamed } from './seeds.ts';

/** What a system's own test passes to the suite. */
export interface Given<World, Options = never> {
  /** Situations to start from, by name: at least one fight, and one without a fight. */
  readonly worlds: Readonly<Record<string, World>>;
  /** A world under these options, already parsed by their schema: it is played under every setting. */
  under?(options: Options): World;
  /** Worlds that differ only in what the viewer must not know. */
  readonly secrets?: readonly { readonly viewer: Viewer; readonly worlds: readonly [World, World] }[];
  /** Fields of a creature that may differ after a fight: wounds, items, what it has learned. */
  readonly kept: readonly string[];
  /**
   * Types of events that are visible in a view although not every viewer may hear of them: the apparent health of a
   * foe.
   */
  readonly showing?: readonly string[];
  /** The policies that can fight; by default all of the system's. */
  readonly policies?: readonly string[];
  /** A fight by policy is over within this many turns. */
  readonly maxTurns?: number;
  /** Turns of random legal play. */
  readonly turns?: number;
  /** The number of samples to compare the odds with. */
  readonly samples?: number;
}

/** The system under test, its input, and a sample of play. */
export interface Subject {
  readonly system: System;
  readonly given: Required<Omit<Given<AnyWorld>, 'under'>> & Pick<Given<AnyWorld>, 'under'>;
  readonly worlds: readonly AnyWorld[];
  /** The same turns for every point that uses them. */
  sample(): readonly Played[];
  /** Longer play, with other dice each night. Throws if play throws. */
  nightlyPlay(): readonly Played[];
  /** Play under one setting, with other dice each night. Throws if play throws. */
  playUnder(setting: OneSetting): readonly Played[];
}

/** One point of the contract. */
export interface Point {
  readonly id: string;
  readonly says: string;
  /** True if its dice differ each night. */
  readonly isNightly?: boolean;
  /** Throws when the point is broken. */
  holds(): void;
}

/** Registers the contract suite, which every system must pass. */
export function systemContract<
  World extends AnyWorld,
  Action extends AnyAction,
  Event extends AnyEvent,
  Options,
  Sheet,
  Scene,
>(
  system: System<World, Action, Event, Options, Sheet, Scene>,
  given: Given<NoInfer<World>, NoInfer<Options>>,
): void {
  describe(`the contract of ${system.id}`, () => {
    for (const point of pointsOf(system as unknown as System, given as Given<AnyWorld>))
      test(`[${point.id}] ${point.says}`, { timeout: 900_000 }, () => holdPoint(point));
  });
}

/** Lists all promises for this system. */
export function pointsOf(system: System, given: Given<AnyWorld>): readonly Point[] {
  const subject = subjectOf(system, given);
  const points = [
    offerPoints,
    runPoints,
    playPoints,
    wordPoints,
    secretPoints,
    doorPoints,
    knownPoints,
    begunPoints,
    tracePoints,
    worldPoints,
    facePoints,
    creationPoints,
    faringPoints,
    encounterPoints,
    fightPoints,
  ];
  return points
    .flatMap((of) => of(subject))
    .toSorted((a, b) => Number(a.id.slice(2)) - Number(b.id.slice(2)));
}

const SAMPLE = 240;

/** That play goes on is a promise of its own [SY9]: without play, other points cannot be checked. */
function sampleOf(system: System, worlds: readonly AnyWorld[]): readonly Played[] {
  try {
    return [...legalPlay(system, { worlds, seed: seedNamed(`${system.id} sample`), turns: SAMPLE })];
  } catch (error) {
    throw new Error(`there is no play to look at: ${messageOf(error)}`, { cause: error });
  }
}

/** The number of turns played under each setting. */
const TURNS_UNDER_SETTING = 40;

function playUnder(
  { system, given: { under } }: Pick<Subject, 'system' | 'given'>,
  [name, value]: OneSetting,
): readonly Played[] {
  const begin = under as ((options: unknown) => AnyWorld) | undefined;
  if (!begin) fail('there are options, and `under` is not given');
  const worlds = [begin(system.schemas.options.parse({ [name]: value }))];
  const seed = nightlySeed(`${system.id} ${name} ${JSON.stringify(value)}`);
  return [...legalPlay(system, { worlds, seed, turns: TURNS_UNDER_SETTING })];
}

/** Computes a value on first use and caches it; a computation that throws is repeated. */
function memoizeByKey<Key, Value extends object>(find: (key: Key) => Value): (key: Key) => Value {
  const found = new Map<string, Value>();
  return (key) => {
    const name = JSON.stringify(key) ?? '';
    const value = found.get(name) ?? find(key);
    found.set(name, value);
    return value;
  };
}

function subjectOf(system: System, own: Given<AnyWorld>): Subject {
  const worlds = Object.values(own.worlds).map(deepFreeze);
  const given = {
    secrets: [],
    showing: [],
    policies: Object.keys(system.policies),
    maxTurns: 2000,
    turns: 2000,
    samples: 100_000,
    ...own,
  };
  const nightly = { worlds, seed: nightlySeed(`${system.id} play`), turns: given.turns };
  return {
    system: rememberAnswers(system),
    worlds,
    given,
    sample: memoizeByKey<void, readonly Played[]>(() => sampleOf(system, worlds)),
    nightlyPlay: memoizeByKey<void, readonly Played[]>(() => [...legalPlay(system, nightly)]),
    playUnder: memoizeByKey((setting: OneSetting) => playUnder({ system, given }, setting)),
  };
}
