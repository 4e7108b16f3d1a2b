import {
  type AnyAction,
  type AnyEvent,
  type AnyWorld,
  creatureId,
  type DataPath,
  type Fault,
  faultOfNotAllowed,
  faultOfWrongType,
  findNearestWord,
  isFields,
  limitFaults,
  parseWithSchema,
  type System,
} from '@arbitro/kernel';
import { listPolicyNames, ORDER_SHAPES, type OrderLine, parseOrders } from '@arbitro/policies';
import { z } from 'zod';
import { findNonPlainData, NAME, type ParseResult, SEED } from './common-schemas.ts';
import { type Creature, parseCreatures } from './creatures.ts';
import { parseStep } from './parse-steps.ts';
import type { Scenario, ScenarioStep } from './scenario.ts';

const SCENARIO = z.strictObject({
  system: z.string(),
  title: z.string().optional(),
  about: z.string().optional(),
  seed: SEED.optional(),
  options: z.unknown().optional(),
  creatures: z.array(z.unknown()).default([]),
  scene: z.unknown().optional(),
  orders: z.array(z.string()).default([]),
  steps: z.array(z.unknown()).default([]),
});

/**
 * Parses a scenario of a known system from plain data, as in a YAML or JSON file. The setup and the actions have the
 * types of the system. The data may leave out the name of the system.
 */
export function parseScenario<
  World extends AnyWorld,
  Action extends AnyAction,
  Event extends AnyEvent,
  Options,
  Sheet,
  Scene,
>(
  system: System<World, Action, Event, Options, Sheet, Scene>,
  raw: unknown,
): ParseResult<Scenario<Action, Options, Sheet, Scene>> {
  const input = isFields(raw) && findNonPlainData(raw).length === 0 ? { system: system.id, ...raw } : raw;
  // every part has passed the schemas of this system
  return parseAnyScenario(input, [system]) as ParseResult<Scenario<Action, Options, Sheet, Scene>>;
}

/** Parses a scenario of the system that it names, from plain data. */
export function parseAnyScenario(raw: unknown, systems: readonly System[]): ParseResult<Scenario> {
  const found = systemOf(raw, systems);
  if (!found.ok) return found;
  const system = found.value;
  const outer = parseWithSchema(SCENARIO, raw, []);
  if (!outer.ok) return outer;

  const { title, about, seed } = outer.value;
  const options = parseWithSchema(system.schemas.options, outer.value.options ?? {}, ['options']);
  const tableOptions = options.ok ? options.value : system.schemas.options.parse({});
  const creatures = parseCreatures({ system, options: tableOptions }, outer.value.creatures);
  const scene = parseScene(system, outer.value.scene);
  const orders = outer.value.orders.map((line, index) => parseOrderLine(system, line, ['orders', index]));
  const steps = outer.value.steps.map((step, index) => parseStep(system, step, ['steps', index]));
  const faults = [options, creatures, scene, ...orders, ...steps].flatMap((part) =>
    part.ok ? [] : part.faults,
  );
  if (!options.ok || !creatures.ok || !scene.ok || faults.length > 0)
    return { ok: false, faults: limitFaults(faults) };
  const setup = { options: options.value, creatures: creatures.value, scene: scene.value };
  const conflicts = faultsOfSetupConflicts(system, setup);
  if (conflicts.length > 0) return { ok: false, faults: conflicts };
  return {
    ok: true,
    value: {
      system: system.id,
      ...(title !== undefined && { title }),
      ...(about !== undefined && { about }),
      ...(seed !== undefined && { seed }),
      setup,
      orders: orders.flatMap((line) => (line.ok ? [line.value] : [])),
      steps: steps.flatMap((step): readonly ScenarioStep[] => (step.ok ? [step.value] : [])),
    },
  };
}

/** Parses a line of orders; a policy that it names must be one of the system's. */
function parseOrderLine(system: System, line: string, dataPath: DataPath): ParseResult<OrderLine> {
  const parsed = parseOrders(line);
  if (!parsed.ok) return { ok: false, faults: [faultOfNotAllowed(ORDER_SHAPES, parsed.order, dataPath)] };
  const names = listPolicyNames(system);
  const unknownPolicy = parsed.value.orders.find(
    (order) => order.kind === 'policy' && !names.includes(order.name),
  );
  return unknownPolicy?.kind === 'policy'
    ? { ok: false, faults: [faultOfNotAllowed(names, unknownPolicy.name, dataPath)] }
    : parsed;
}

/** Returns each misfit as a fault at its place in the file. */
const faultsOfSetupConflicts = (system: System, setup: Scenario['setup']): readonly Fault[] =>
  (system.findSetupConflicts?.(setup) ?? []).map(({ creature, field, value, allowed }) => {
    const index = setup.creatures.findIndex(({ id }) => id === creature);
    return faultOfNotAllowed(allowed, value, ['creatures', index, 'sheet', field]);
  });

/** Returns the system that a file names, once the file is known to be plain data. */
function systemOf(raw: unknown, systems: readonly System[]): ParseResult<System> {
  const faults = findNonPlainData(raw);
  if (faults.length > 0) return { ok: false, faults };
  if (!isFields(raw)) return { ok: false, faults: [faultOfWrongType('object', raw ?? null, [])] };
  const system = systems.find(({ id }) => id === raw.system);
  if (system) return { ok: true, value: system };
  const ids = systems.map(({ id }) => id);
  const typo = raw.system === undefined ? findNearestWord('system', Object.keys(raw)) : undefined;
  const key = typo === undefined ? 'system' : typo;
  return {
    ok: false,
    faults:
      typo === undefined
        ? [faultOfNotAllowed(ids, raw.system, [key])]
        : [{ at: [typo], code: 'unknown-key', params: { key: typo, allowed: 'system' }, near: 'system' }],
  };
}

/** Systems without a scene accept nothing, an empty group or null; a file may leave it out. */
function parseScene(system: System, raw: unknown): ParseResult<unknown> {
  const parsed = parseWithSchema(system.schemas.scene, raw, ['scene']);
  if (parsed.ok || raw !== undefined) return parsed;
  const empty = [{}, null].map((nothing) => parseWithSchema(system.schemas.scene, nothing, ['scene']));
  return empty.find(({ ok }) => ok) ?? parsed;
}

const CHARACTER = z.strictObject({
  system: z.string(),
  id: creatureId.optional(),
  name: NAME.optional(),
  from: z.string().optional(),
  create: z.array(z.unknown()).optional(),
  sheet: z.unknown().optional(),
});

/** Parses a file of a single creature: `{ system, name, sheet }`. */
export function parseSheet(raw: unknown, systems: readonly System[]): ParseResult<Creature> {
  const found = systemOf(raw, systems);
  if (!found.ok) return found;
  const outer = parseWithSchema(CHARACTER, raw, []);
  if (!outer.ok) return outer;
  const { system: _, ...creature } = outer.value;
  const input = { ...creature, id: creature.id ?? creature.from ?? 'sheet' };
  const parsed = parseCreatures({ system: found.value, options: found.value.schemas.options.parse({}) }, [
    input,
  ]);
  if (!parsed.ok)
    return { ok: false, faults: parsed.faults.map((fault) => ({ ...fault, at: fault.at.slice(2) })) };
  const [only] = parsed.value;
  if (!only) throw new Error('one creature was read and none came');
  return { ok: true, value: only };
}
