import { systemById, systems } from '@arbitro/catalogue';
import { type AnyAction, type AnyWorld, encounterFile, type Refusal, type System } from '@arbitro/kernel';
import {
  type Doing,
  FORMAT,
  type Game,
  type KeptEntry,
  LIMITS,
  type MakeTable,
  refuseAt,
  type Seat,
} from '@arbitro/protocol';
import { checked, parseScenario, type Scenario } from '@arbitro/scenario';
import { commitmentOf, newSeed } from '@arbitro/seal';
import type { Entry } from '@arbitro/store';
import { parse } from 'yaml';
import { z } from 'zod';
import { isRefusal, isUnfit, type Unfit } from './commands/desk.ts';
import { showEntry } from './live-table.ts';
import { hashOf, newKey } from './seats.ts';
import { findTooLargeWorld } from './world-limits.ts';
import { isTooDeepYaml } from './yaml-depth.ts';

/** A new table: its first entry as stored, the key of its game master, and the actions to run at once. */
export interface Start {
  readonly entry: Entry;
  readonly seat: string;
  readonly key: string;
  readonly actions: readonly AnyAction[];
}
export type StartOutcome = Start | Refusal | Unfit;

/**
 * Reads a table from a request: its own parts, a scenario's, or an encounter's. Takes plain data, so that any thread
 * can run it.
 */
export function readStart(request: MakeTable, moment: number): StartOutcome {
  const read = rawOf(request);
  if (isRefusal(read) || isUnfit(read)) return read;
  const over = findTooMany(read.raw);
  if (over) return over;
  const found = parseScenario(read.raw, systems);
  if (!found.ok) return firstFaults(found);
  const scenario = found.value;
  const system = systemById(scenario.system);
  if (!system) return refuseAt('no-such-system', { id: scenario.system });
  const world = system.begin(scenario.setup);
  const tooLarge = findTooLargeWorld(world);
  if (tooLarge) return refuseAt('over-limit', { ...tooLarge });
  const fit = checked(system.schemas.world, world, []);
  if (!fit.ok) return firstFaults(fit);
  const title = request.title ?? scenario.title?.slice(0, LIMITS.title) ?? system.face.name.en;
  const key = newKey(FIRST_SEAT);
  const seat = gmSeat(FIRST_SEAT, request.name ?? 'GM', key);
  const entry = openingEntry({ system, title, game: newGame(world), seat, moment });
  const actions = 'demo' in request ? actionsOf(scenario) : [];
  return { entry: showEntry(entry), seat: FIRST_SEAT, key, actions };
}

const FIRST_SEAT = 's1';

/** The maximum number of errors that is sent. */
const MOST_FAULTS = 50;
const firstFaults = ({ faults }: Unfit): Unfit => ({ faults: faults.slice(0, MOST_FAULTS) });

/** Creatures are counted before any of them is read; too many are refused. */
function findTooMany(raw: unknown): Refusal | undefined {
  const { creatures } = (raw ?? {}) as { readonly creatures?: unknown };
  return Array.isArray(creatures) && creatures.length > LIMITS.creatures
    ? refuseAt('over-limit', { what: 'creatures', most: LIMITS.creatures })
    : undefined;
}

type Raw = { readonly raw: unknown } | Refusal | Unfit;

function rawOf(request: MakeTable): Raw {
  if ('system' in request) {
    const { system, options, creatures, scene } = request;
    if (!systemById(system)) return refuseAt('no-such-system', { id: system });
    const parts = Object.entries({ system, options, creatures, scene });
    return { raw: Object.fromEntries(parts.filter(([, part]) => part !== undefined)) };
  }
  if ('scenario' in request)
    return typeof request.scenario === 'string' ? readYaml(request.scenario) : { raw: request.scenario };
  return readyMade(request);
}

function readyMade({ demo, encounter }: Extract<MakeTable, { demo: string }>): Raw {
  const system = systemById(demo);
  if (!system) return refuseAt('no-such-system', { id: demo });
  if (encounter === undefined) return { raw: encounterFile(system) };
  const wanted = checked(z.enum(system.encounters.map(({ id }) => id)), encounter, ['encounter']);
  if (!wanted.ok) return { faults: wanted.faults };
  const named = system.encounters.find(({ id }) => id === wanted.value);
  return { raw: encounterFile(system, named) };
}

function readYaml(text: string): Raw {
  if (isTooDeepYaml(text)) return refuseAt('over-limit', { what: 'scenario: [ {', most: LIMITS.depth });
  try {
    return { raw: parse(text, { maxAliasCount: 50 }) };
  } catch (error) {
    const [what = ''] = String(error instanceof Error ? error.message : error).split('\n');
    return refuseAt('malformed', { what });
  }
}

/** Returns the actions that an encounter starts with, up to the first step that is not an action. */
function actionsOf({ steps }: Scenario): readonly AnyAction[] {
  const upTo = steps.findIndex(({ kind }) => kind !== 'do');
  return steps
    .slice(0, upTo < 0 ? steps.length : upTo)
    .flatMap((step) => (step.kind === 'do' ? [step.action] : []));
}

export const gmSeat = (id: string, name: string, key: string): Seat => ({
  id,
  role: 'gm',
  name,
  owns: [],
  dice: 'table',
  key: hashOf(key),
  expires: null,
  revoked: false,
});

const newGame = (world: AnyWorld): Game => ({
  world,
  open: null,
  hidden: { creatures: [], places: [] },
  opened: [],
  masks: {},
});

export function newSeal(): { readonly commitment: string; readonly seed: string } {
  const seed = newSeed();
  return { commitment: commitmentOf(seed), seed };
}

interface Opening {
  readonly system: System;
  readonly title: string;
  readonly game: Game;
  readonly seat: Seat;
  readonly moment: number;
  readonly from?: { readonly table: string; readonly moment: number };
}

/** Builds the first entry of a table. */
export function openingEntry({ system, title, game, seat, moment, from }: Opening): KeptEntry {
  const opening = { system: system.id, title, game, seats: [seat], seal: newSeal() };
  const does: Doing = { kind: 'opened', ...opening, ...(from && { from }) };
  return entryOf({ version: 1, moment, command: 'opened', does, seat: seat.id });
}

interface Plain {
  readonly version: number;
  readonly moment: number;
  readonly command: string;
  readonly does: Doing;
  readonly seat: string;
}

/** Builds an entry by the table itself, told to one seat. */
export const entryOf = ({ does, seat, ...rest }: Plain): KeptEntry => ({
  ...rest,
  kept: { format: FORMAT, seat, asked: '', saw: [seat], told: [seat], does },
});
