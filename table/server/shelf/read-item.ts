import { systemById } from '@arbitro/catalogue';
import { type Json, parseWithSchema, type Refusal, type System } from '@arbitro/kernel';
import { LIMITS, refuseAtTable, type StoredShelfItem } from '@arbitro/protocol';
import { parseSheet } from '@arbitro/scenario';
import { z } from 'zod';
import { hasFaults, isRefusal, type SchemaFaults, toJson } from '../commands/context.ts';
import { readScenarioSetup, readScenarioText } from '../files/new-table.ts';

export type ShelfItemOutcome = StoredShelfItem | Refusal | SchemaFaults;

const SYSTEM = z.string();
const NEEDED = {
  creature: z.object({ system: SYSTEM, data: z.record(z.string(), z.unknown()) }),
  character: z.object({ system: SYSTEM, data: z.record(z.string(), z.unknown()) }),
  scenario: z.object({ data: z.union([z.string(), z.record(z.string(), z.unknown())]) }),
  rules: z.object({ system: SYSTEM, data: z.record(z.string(), z.unknown()) }),
  picture: z.object({ picture: z.string() }),
} as const;

/**
 * Checks a thing with its game, and returns it as it is kept: a scenario always as an object, with the game that it
 * names. Takes plain data, so that any thread can run it.
 */
export function readShelfItem(item: StoredShelfItem): ShelfItemOutcome {
  const needed = parseWithSchema<unknown>(NEEDED[item.kind], item, []);
  if (!needed.ok) return { faults: needed.faults };
  const read = item.kind === 'scenario' ? readScenario(item) : readSystemItem(item);
  if (isRefusal(read) || hasFaults(read)) return read;
  return JSON.stringify(read.data ?? null).length > LIMITS.shelfItemText
    ? refuseAtTable('over-limit', { what: read.name, most: LIMITS.shelfItemText })
    : read;
}

function readScenario(item: StoredShelfItem): ShelfItemOutcome {
  const { data } = item;
  const read = typeof data === 'string' ? readScenarioText(data) : { raw: data };
  if (isRefusal(read) || hasFaults(read)) return read;
  const setup = readScenarioSetup(read.raw);
  if (isRefusal(setup) || hasFaults(setup)) return setup;
  return { ...item, system: setup.system.id, data: toJson(read.raw) };
}

function readSystemItem(item: StoredShelfItem): ShelfItemOutcome {
  if (item.kind === 'picture') return { kind: 'picture', name: item.name, picture: item.picture };
  const system = systemById(item.system ?? '');
  if (!system) return refuseAtTable('no-such-system', { id: item.system ?? '' });
  const read = item.kind === 'rules' ? readRules(system, item.data) : readSheet(system, item.data);
  return read.ok ? item : { faults: read.faults };
}

const readRules = (system: System, data: Json | undefined) =>
  parseWithSchema(system.schemas.options, data, ['data']);

function readSheet(system: System, sheet: Json | undefined) {
  const read = parseSheet({ system: system.id, id: 'newcomer', sheet }, [system]);
  return read.ok ? read : { ok: read.ok, faults: read.faults };
}
