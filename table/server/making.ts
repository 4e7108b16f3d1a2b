import { systemById, systems } from '@arbitro/catalogue';
import { type AnyAction, type AnyWorld, encounterFile, type System } from '@arbitro/kernel';
import { type Doing, FORMAT, type Game, type KeptEntry, type MakeTable, type Seat } from '@arbitro/protocol';
import { checked, parseScenario, type Scenario } from '@arbitro/scenario';
import { commitmentOf, newSeed } from '@arbitro/seal';
import { parse } from 'yaml';
import { z } from 'zod';
import type { No } from './hall.ts';
import { noOf, refused } from './no.ts';
import { hashOf } from './seats.ts';

/** What a new table starts from, and what is done at once. */
export interface Start {
  readonly system: System;
  readonly title: string;
  readonly world: AnyWorld;
  readonly actions: readonly AnyAction[];
}

/** A table from a request: its own parts, a scenario's, or an encounter's. */
export function startOf(request: MakeTable): Start | No {
  const read = rawOf(request);
  if ('ok' in read) return read;
  const found = parseScenario(read.raw, systems);
  if (!found.ok) return noOf({ faults: found.faults });
  const scenario = found.value;
  const system = systemById(scenario.system);
  if (!system) return refused('no-such-system', { id: scenario.system });
  const world = system.begin(scenario.setup);
  const fit = checked(system.schemas.world, world, []);
  if (!fit.ok) return noOf({ faults: fit.faults });
  const title = request.title ?? scenario.title ?? system.face.name.en;
  return { system, title, world, actions: 'demo' in request ? actionsOf(scenario) : [] };
}

function rawOf(request: MakeTable): { readonly raw: unknown } | No {
  if ('system' in request) {
    const { system, options, creatures, scene } = request;
    if (!systemById(system)) return refused('no-such-system', { id: system });
    const parts = Object.entries({ system, options, creatures, scene });
    return { raw: Object.fromEntries(parts.filter(([, part]) => part !== undefined)) };
  }
  if ('scenario' in request)
    return typeof request.scenario === 'string' ? yaml(request.scenario) : { raw: request.scenario };
  return readyMade(request);
}

function readyMade({
  demo,
  encounter,
}: Extract<MakeTable, { demo: string }>): { readonly raw: unknown } | No {
  const system = systemById(demo);
  if (!system) return refused('no-such-system', { id: demo });
  if (encounter === undefined) return { raw: encounterFile(system) };
  const wanted = checked(z.enum(system.encounters.map(({ id }) => id)), encounter, ['encounter']);
  if (!wanted.ok) return noOf({ faults: wanted.faults });
  const named = system.encounters.find(({ id }) => id === wanted.value);
  return { raw: encounterFile(system, named) };
}

function yaml(text: string): { readonly raw: unknown } | No {
  try {
    return { raw: parse(text, { maxAliasCount: 50 }) };
  } catch (error) {
    const [what = ''] = String(error instanceof Error ? error.message : error).split('\n');
    return refused('malformed', { what });
  }
}

/** The actions that an encounter begins with: until something else is to be done than an action. */
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

export const newGame = (world: AnyWorld): Game => ({
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

/** The first entry of a table. */
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

/** An entry of the table's own, told to one seat. */
export const entryOf = ({ does, seat, ...rest }: Plain): KeptEntry => ({
  ...rest,
  kept: { format: FORMAT, seat, asked: '', saw: [seat], told: [seat], does },
});
