import type { AnyWorld, System, Viewer } from '@arbitro/kernel';
import { deepFreeze } from './freeze.ts';
import { memoizeSystem } from './memoize-system.ts';
import { type PlayedTurn, playLegally } from './play.ts';
import { listCombatStatsPoints } from './points/combat-stats.ts';
import { listCreationPoints } from './points/creation.ts';
import { listEncounterPoints } from './points/encounters.ts';
import { listFightPoints } from './points/fights.ts';
import { listKnownWorldPoints } from './points/known-world.ts';
import { listOfferPoints } from './points/offers.ts';
import { listPlayPoints, type OptionSetting } from './points/play.ts';
import { listPresentationPoints } from './points/presentation.ts';
import { listReplayPoints } from './points/replay.ts';
import { listRunPoints } from './points/runs.ts';
import { listSchemaPoints } from './points/schemas.ts';
import { listSecretPoints } from './points/secrets.ts';
import { listTextPoints } from './points/texts.ts';
import { listTracePoints } from './points/traces.ts';
import { listWorldPoints } from './points/worlds.ts';
import { breakPromise, messageOf } from './promise.ts';
import { namedSeed, nightlySeed } from './seeds.ts';

/** What a system's own test passes to the suite. */
export interface ContractInput<World, Options = never> {
  /** Situations to start from, by name: at least one fight, and one without a fight. */
  readonly worlds: Readonly<Record<string, World>>;
  /** A world under these options, already parsed by their schema: it is played under every setting. */
  worldUnder?(options: Options): World;
  /** Worlds that differ only in what the viewer must not know. */
  readonly secrets?: readonly { readonly viewer: Viewer; readonly worlds: readonly [World, World] }[];
  /** Fields of a creature that may differ after a fight: wounds, items, what it has learned. */
  readonly changedByFights: readonly string[];
  /**
   * Types of events that are visible in a view although not every viewer may hear of them: the apparent health of a
   * foe.
   */
  readonly visibleEvents?: readonly string[];
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
export interface ContractSubject {
  readonly system: System;
  readonly input: Required<Omit<ContractInput<AnyWorld>, 'worldUnder'>> &
    Pick<ContractInput<AnyWorld>, 'worldUnder'>;
  readonly worlds: readonly AnyWorld[];
  /** The same turns for every point that uses them. */
  sample(): readonly PlayedTurn[];
  /** Longer play, with other dice each night. Throws if play throws. */
  nightlyPlay(): readonly PlayedTurn[];
  /** Play under one setting, with other dice each night. Throws if play throws. */
  playUnder(setting: OptionSetting): readonly PlayedTurn[];
}

/** One point of the contract. */
export interface ContractPoint {
  readonly id: string;
  readonly says: string;
  /** True if its dice differ each night. */
  readonly isNightly?: boolean;
  /** Throws when the point is broken. */
  holds(): void;
}

/** Lists all promises for this system. */
export function listContractPoints(system: System, input: ContractInput<AnyWorld>): readonly ContractPoint[] {
  const subject = buildSubject(system, input);
  const points = [
    listOfferPoints,
    listRunPoints,
    listPlayPoints,
    listTextPoints,
    listSecretPoints,
    listSchemaPoints,
    listKnownWorldPoints,
    listReplayPoints,
    listTracePoints,
    listWorldPoints,
    listPresentationPoints,
    listCreationPoints,
    listCombatStatsPoints,
    listEncounterPoints,
    listFightPoints,
  ];
  return points
    .flatMap((of) => of(subject))
    .toSorted((a, b) => Number(a.id.slice(2)) - Number(b.id.slice(2)));
}

const SAMPLE_TURNS = 240;

/** That play goes on is a promise of its own [SY9]: without play, other points cannot be checked. */
function playSample(system: System, worlds: readonly AnyWorld[]): readonly PlayedTurn[] {
  try {
    return [...playLegally(system, { worlds, seed: namedSeed(`${system.id} sample`), turns: SAMPLE_TURNS })];
  } catch (error) {
    throw new Error(`there is no play to look at: ${messageOf(error)}`, { cause: error });
  }
}

/** The number of turns played under each setting. */
const TURNS_UNDER_SETTING = 40;

function playUnderSetting(
  { system, input: { worldUnder: under } }: Pick<ContractSubject, 'system' | 'input'>,
  [name, value]: OptionSetting,
): readonly PlayedTurn[] {
  const begin = under as ((options: unknown) => AnyWorld) | undefined;
  if (!begin) breakPromise('there are options, and `under` is not given');
  const worlds = [begin(system.schemas.options.parse({ [name]: value }))];
  const seed = nightlySeed(`${system.id} ${name} ${JSON.stringify(value)}`);
  return [...playLegally(system, { worlds, seed, turns: TURNS_UNDER_SETTING })];
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

function buildSubject(system: System, contractInput: ContractInput<AnyWorld>): ContractSubject {
  const worlds = Object.values(contractInput.worlds).map(deepFreeze);
  const input = {
    secrets: [],
    visibleEvents: [],
    policies: Object.keys(system.policies),
    maxTurns: 2000,
    turns: 2000,
    samples: 20_000,
    ...contractInput,
  };
  const nightly = { worlds, seed: nightlySeed(`${system.id} play`), turns: input.turns };
  return {
    system: memoizeSystem(system),
    worlds,
    input,
    sample: memoizeByKey<void, readonly PlayedTurn[]>(() => playSample(system, worlds)),
    nightlyPlay: memoizeByKey<void, readonly PlayedTurn[]>(() => [...playLegally(system, nightly)]),
    playUnder: memoizeByKey((setting: OptionSetting) => playUnderSetting({ system, input }, setting)),
  };
}
