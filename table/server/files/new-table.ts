import { systemById, systems } from '@arbitro/catalogue';
import {
  type AnyAction,
  type AnyWorld,
  encounterFile,
  parseWithSchema,
  type Refusal,
  type System,
} from '@arbitro/kernel';
import {
  cleanLine,
  ENTRY_FORMAT,
  type EntryChange,
  type Game,
  hasVisibleText,
  LIMITS,
  type LogEntry,
  type NewTableRequest,
  refuseAtTable,
  type Seat,
} from '@arbitro/protocol';
import { parseAnyScenario, type Scenario } from '@arbitro/scenario';
import { commitmentOf, newSeed } from '@arbitro/seal';
import type { Entry } from '@arbitro/store';
import { parse } from 'yaml';
import { z } from 'zod';
import { hasFaults, isRefusal, type SchemaFaults } from '../commands/context.ts';
import { serializeEntry } from '../live/live-table.ts';
import { createKey, hashKey } from '../live/seats.ts';
import { findTooLargeWorld } from '../live/world-limits.ts';
import { isTooDeepYaml } from './yaml-depth.ts';

/** A new table: its first entry as stored, the key of its game master, and the actions to run at once. */
export interface TableStart {
  readonly entry: Entry;
  readonly seat: string;
  readonly key: string;
  readonly actions: readonly AnyAction[];
}
export type TableStartOutcome = TableStart | Refusal | SchemaFaults;

/**
 * Reads a table from a request: its own parts, a scenario's, or an encounter's. Takes plain data, so that any thread
 * can run it.
 */
export function readNewTable(request: NewTableRequest, moment: number): TableStartOutcome {
  const setup = 'demo' in request ? readDemo(request) : readSetup(request);
  if (isRefusal(setup) || hasFaults(setup)) return setup;
  const { system, scenario, world } = setup;
  const title = request.title ?? titleOf(scenario) ?? system.presentation.name.en;
  const key = createKey(FIRST_SEAT);
  const seat = buildGmSeat(FIRST_SEAT, request.name ?? 'GM', key);
  const entry = buildOpeningEntry({ system, title, game: createGame(world), seat, moment });
  const actions = 'demo' in request ? openingActionsOf(scenario) : [];
  return { entry: serializeEntry(entry), seat: FIRST_SEAT, key, actions };
}

/** Returns the title of a scenario as the title of a table, if anything of it can be seen. */
function titleOf({ title = '' }: Scenario): string | undefined {
  const line = cleanLine(title).slice(0, LIMITS.title);
  return hasVisibleText(line) ? line : undefined;
}

const FIRST_SEAT = 's1';

/** The world that a table begins with, and the scenario that describes it. */
interface TableSetup {
  readonly system: System;
  readonly scenario: Scenario;
  readonly world: AnyWorld;
}
type SetupOutcome = TableSetup | Refusal | SchemaFaults;

function readSetup(request: NewTableRequest): SetupOutcome {
  const read = readRequest(request);
  return isRefusal(read) || hasFaults(read) ? read : readScenarioSetup(read.raw);
}

/** Reads the world that a scenario begins with, if it is within the limits of a table. */
export function readScenarioSetup(raw: unknown): SetupOutcome {
  const overLimit = findTooMany(raw);
  if (overLimit) return overLimit;
  const found = parseAnyScenario(raw, systems);
  if (!found.ok) return { faults: found.faults };
  const scenario = found.value;
  const system = systemById(scenario.system);
  if (!system) return refuseAtTable('no-such-system', { id: scenario.system });
  const world = system.createWorld(scenario.setup);
  const tooLarge = findTooLargeWorld(world);
  if (tooLarge) return refuseAtTable('over-limit', { ...tooLarge });
  const fit = parseWithSchema(system.schemas.world, world, []);
  return fit.ok ? { system, scenario, world } : { faults: fit.faults };
}

/** Demo encounters that were read before, by system. Worlds are never changed in place: tables may share them. */
const demoSetups = new WeakMap<System, Map<string | undefined, TableSetup>>();

function readDemo(request: Extract<NewTableRequest, { demo: string }>): SetupOutcome {
  const { demo, encounter } = request;
  const system = systemById(demo);
  const known = system && demoSetups.get(system)?.get(encounter);
  if (known) return known;
  const setup = readSetup(request);
  if (system && 'world' in setup)
    demoSetups.set(system, (demoSetups.get(system) ?? new Map()).set(encounter, setup));
  return setup;
}

/** Creatures are counted before any of them is read; too many are refused. */
function findTooMany(raw: unknown): Refusal | undefined {
  const { creatures } = (raw ?? {}) as { readonly creatures?: unknown };
  return Array.isArray(creatures) && creatures.length > LIMITS.creatures
    ? refuseAtTable('over-limit', { what: 'creatures', most: LIMITS.creatures })
    : undefined;
}

type RawScenario = { readonly raw: unknown } | Refusal | SchemaFaults;

function readRequest(request: NewTableRequest): RawScenario {
  if ('system' in request) {
    const { system, options, creatures, scene } = request;
    if (!systemById(system)) return refuseAtTable('no-such-system', { id: system });
    const parts = Object.entries({ system, options, creatures, scene });
    return { raw: Object.fromEntries(parts.filter(([, part]) => part !== undefined)) };
  }
  if ('scenario' in request)
    return typeof request.scenario === 'string'
      ? readScenarioText(request.scenario)
      : { raw: request.scenario };
  return readEncounter(request);
}

function readEncounter({ demo, encounter }: Extract<NewTableRequest, { demo: string }>): RawScenario {
  const system = systemById(demo);
  if (!system) return refuseAtTable('no-such-system', { id: demo });
  if (encounter === undefined) return { raw: encounterFile(system) };
  const encounterId = parseWithSchema(z.enum(system.encounters.map(({ id }) => id)), encounter, [
    'encounter',
  ]);
  if (!encounterId.ok) return { faults: encounterId.faults };
  const namedEncounter = system.encounters.find(({ id }) => id === encounterId.value);
  return { raw: encounterFile(system, namedEncounter) };
}

/** Reads the text of a scenario, YAML or JSON. */
export function readScenarioText(text: string): RawScenario {
  if (isTooDeepYaml(text)) return refuseAtTable('over-limit', { what: 'scenario: [ {', most: LIMITS.depth });
  try {
    return { raw: parse(text, { maxAliasCount: 50 }) };
  } catch (error) {
    const [what = ''] = String(error instanceof Error ? error.message : error).split('\n');
    return refuseAtTable('malformed', { what });
  }
}

/** Returns the actions that an encounter starts with, up to the first step that is not an action. */
function openingActionsOf({ steps }: Scenario): readonly AnyAction[] {
  const upTo = steps.findIndex(({ kind }) => kind !== 'do');
  return steps
    .slice(0, upTo < 0 ? steps.length : upTo)
    .flatMap((step) => (step.kind === 'do' ? [step.action] : []));
}

export const buildGmSeat = (id: string, name: string, key: string): Seat => ({
  id,
  role: 'gm',
  name,
  owns: [],
  dice: 'table',
  key: hashKey(key),
  expires: null,
  revoked: false,
});

const createGame = (world: AnyWorld): Game => ({
  world,
  open: null,
  hidden: { creatures: [], places: [] },
  opened: [],
  masks: {},
});

export function createSeal(): { readonly commitment: string; readonly seed: string } {
  const seed = newSeed();
  return { commitment: commitmentOf(seed), seed };
}

interface OpeningParts {
  readonly system: System;
  readonly title: string;
  readonly game: Game;
  readonly seat: Seat;
  readonly moment: number;
  readonly from?: { readonly table: string; readonly moment: number };
  readonly pictures?: Readonly<Record<string, string>>;
}

/** Builds the first entry of a table. */
export function buildOpeningEntry(parts: OpeningParts): LogEntry {
  const { system, title, game, seat, moment, from, pictures } = parts;
  const opening = { system: system.id, title, game, seats: [seat], seal: createSeal() };
  const change: EntryChange = {
    kind: 'opened',
    ...opening,
    ...(from && { from }),
    ...(pictures && { pictures }),
  };
  return buildEntry({ version: 1, moment, command: 'opened', does: change, seat: seat.id });
}

interface EntryParts {
  readonly version: number;
  readonly moment: number;
  readonly command: string;
  readonly does: EntryChange;
  readonly seat: string;
}

/** Builds an entry by the table itself, told to one seat. */
export const buildEntry = ({ does, seat, ...rest }: EntryParts): LogEntry => ({
  ...rest,
  kept: { format: ENTRY_FORMAT, seat, asked: '', saw: [seat], told: [seat], does },
});
