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

/** What a system's own test gives the suite. */
export interface Given<World, Options = never> {
  /** Situations to start from, by name: at least one fight, and one where nobody fights. */
  readonly worlds: Readonly<Record<string, World>>;
  /** A world under these options, which the options' schema has read: it is played under every setting there is. */
  under?(options: Options): World;
  /** Worlds that differ only in what the viewer must not know. */
  readonly secrets?: readonly { readonly viewer: Viewer; readonly worlds: readonly [World, World] }[];
  /** What of a creature may be otherwise after a fight than before: wounds, things, what they have learned. */
  readonly kept: readonly string[];
  /** Types of events that show in a view though not all may hear of them: how hurt a foe looks. */
  readonly showing?: readonly string[];
  /** The policies that can fight; all of the system's when not given. */
  readonly policies?: readonly string[];
  /** A fight by policy is over within this many turns. */
  readonly maxTurns?: number;
  /** Turns of random legal play. */
  readonly turns?: number;
  /** Samples that the odds are held against. */
  readonly samples?: number;
}

/** The system under test, with what was given and a stretch of play to look at. */
export interface Subject {
  readonly system: System;
  readonly given: Required<Omit<Given<AnyWorld>, 'under'>> & Pick<Given<AnyWorld>, 'under'>;
  readonly worlds: readonly AnyWorld[];
  /** The same turns for every point that looks at them. */
  sample(): readonly Played[];
  /** Longer play, with other dice each night. Throws where play does. */
  nightlyPlay(): readonly Played[];
  /** Play under one setting, with other dice each night. Throws where play does. */
  playUnder(setting: OneSetting): readonly Played[];
}

/** One promise of a system. */
export interface Point {
  readonly id: string;
  readonly says: string;
  /** Do its dice fall otherwise each night? */
  readonly isNightly?: boolean;
  /** Throws when the promise is broken. */
  holds(): void;
}

/** Registers the suite that every system passes. */
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

/** Every promise of a system, to be held against this one. */
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

/** That play goes on is a promise of its own [SY9]: where it does not, others cannot be looked at. */
function sampleOf(system: System, worlds: readonly AnyWorld[]): readonly Played[] {
  try {
    return [...legalPlay(system, { worlds, seed: seedNamed(`${system.id} sample`), turns: SAMPLE })];
  } catch (error) {
    throw new Error(`there is no play to look at: ${messageOf(error)}`, { cause: error });
  }
}

/** So many turns are played under each setting. */
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

/** Finds a value when it is first asked for, and keeps it; one that cannot be found is looked for again. */
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
