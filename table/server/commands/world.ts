import {
  type AnyWorld,
  type CreatureId,
  type Fault,
  findCreature,
  nameFromId,
  parseWithSchema,
  type Refusal,
  refuse,
  replaceNames,
  valueAt,
} from '@arbitro/kernel';
import { type CommandBody, LIMITS, refuseAtTable } from '@arbitro/protocol';
import { NAME, parseSheet } from '@arbitro/scenario';
import { setAtPath } from '../live/compare-json.ts';
import type { Table } from '../live/table.ts';
import { isTaken, type NamedCreature, nameNewcomer, slugOf } from '../secrecy/creature-ids.ts';
import { getKnownTable } from '../secrecy/known-table.ts';
import {
  type CommandContext,
  type CommandOutcome,
  checkWorldChange,
  isRejectedChange,
  refuseLongSheet,
  refuseUnknownCreature,
  refuseWhileAsking,
  toJson,
  type WorldChange,
} from './context.ts';

/** Sets any value of the world at its path. */
export function overrideValue({ table, seat, body }: CommandContext<'override'>): CommandOutcome {
  const refused = refuseWhileAsking(table, seat) ?? refuseLongValue(body);
  if (refused) return refused;
  const { world } = table.game;
  const { path, creature } = resolvePath(world, body.path);
  const from = valueAt(toJson(world), path);
  if (from === undefined) return refuseUnknownPath(table, body.path);
  const next = setAtPath(toJson(world), path, body.value) as unknown as AnyWorld;
  const set = checkWorldChange(table, next);
  if (isRejectedChange(set)) return set;
  const faults = faultsOfNewNames(world, next);
  if (faults.length > 0) return { faults };
  const { value, why = null } = body;
  return { kind: 'overrode', path: body.path, creature, from, value, why, ...set };
}

/** Names that were at the table before are left alone. */
function faultsOfNewNames(before: AnyWorld, { creatures }: AnyWorld): readonly Fault[] {
  const names = new Set(before.creatures.map(({ name }) => name));
  return creatures.flatMap(({ name }) => {
    const read = names.has(name) ? undefined : parseWithSchema(NAME, name, ['value']);
    return read?.ok === false ? read.faults : [];
  });
}

const refuseLongValue = ({ path, value }: CommandBody<'override'>): Refusal | undefined =>
  path[0] === 'creatures' ? refuseLongSheet(value) : undefined;

/** In a path, a creature may be given by its id. */
function resolvePath(world: AnyWorld, path: CommandBody<'override'>['path']) {
  const [head, who, ...rest] = path;
  if (head !== 'creatures' || who === undefined) return { path, creature: null };
  const index = typeof who === 'number' ? who : world.creatures.findIndex(({ id }) => id === who);
  return { path: [head, index, ...rest], creature: world.creatures[index]?.id ?? null };
}

function refuseUnknownPath({ game }: Table, path: CommandBody<'override'>['path']): Refusal {
  const [head, who] = path;
  if (head === 'creatures' && typeof who === 'string' && !findCreature(game.world, who))
    return refuse('no-such-creature', { id: who });
  return refuseAtTable('does-not-fit', { at: 'path', what: path.join('.') });
}

/** Changes options of the table; options not named stay as they are. */
export function setOptions({ table, seat, body }: CommandContext<'options'>): CommandOutcome {
  const refused = refuseWhileAsking(table, seat);
  if (refused) return refused;
  const now = { ...(table.game.world.options as object), ...body.options };
  const read = parseWithSchema(table.system.schemas.options, now, ['options']);
  if (!read.ok) return { faults: read.faults };
  const set = checkWorldChange(table, { ...table.game.world, options: read.value } as AnyWorld);
  return isRejectedChange(set) ? set : { kind: 'set-options', options: body.options, ...set };
}

export function setScene({ table, seat, body }: CommandContext<'scene'>): CommandOutcome {
  const refused = refuseWhileAsking(table, seat);
  if (refused) return refused;
  const read = parseWithSchema(table.system.schemas.scene, body.scene, ['scene']);
  if (!read.ok) return { faults: read.faults };
  const set = checkWorldChange(table, table.system.setScene(table.game.world, read.value));
  return isRejectedChange(set) ? set : { kind: 'set-scene', ...set };
}

/** Adds a creature or replaces its sheet; a player may do the second for their own creatures. */
export function putCreature(context: CommandContext<'creature'>): CommandOutcome {
  const refused = refuseCreature(context) ?? refuseLongSheet(context.body.sheet);
  if (refused) return refused;
  const { body } = context;
  const { system } = context.table;
  const { id, from, name, sheet } = body;
  const file = { system: system.id, id: id ?? from ?? (name && slugOf(name)), name, from, sheet };
  const input = Object.fromEntries(Object.entries(file).filter(([, value]) => value !== undefined));
  const read = parseSheet(input, [system]);
  if (!read.ok) return { faults: read.faults };
  const newName = nameCreature(context, read.value.id);
  const creatureName = name ?? newName.name;
  const set = addToWorld(context, newName, { name: creatureName, sheet: read.value.sheet });
  if (isRejectedChange(set)) return set;
  if (body.replace) return { kind: 'edited', creature: newName.id, name: creatureName, ...set };
  const { id: creature, moved } = newName;
  return {
    kind: 'came',
    creature,
    name: creatureName,
    hidden: body.hidden ?? false,
    ...(moved && { moved }),
    ...set,
  };
}

/** Returns the changes of the world that add a creature under this id, or replace it. */
export function addToWorld(
  { table, seat }: Pick<CommandContext<'creature'>, 'table' | 'seat'>,
  { id, moved }: NamedCreature,
  { name, sheet }: { readonly name: string; readonly sheet: unknown },
): WorldChange {
  const { system, game } = table;
  const renamedWorld = moved ? replaceNames(toJson(game.world), new Map([[moved.from, moved.to]])) : null;
  const world = (renamedWorld as unknown as AnyWorld | null) ?? game.world;
  const set = checkWorldChange(table, system.addCreature(world, { id, name, sheet }));
  // the paths of errors count creatures that a player may not know of
  if (isRejectedChange(set)) return seat.role === 'gm' ? set : refuseAtTable('not-now');
  // only now: a command that is refused anyway must not reveal that a question is open
  return refuseWhileAsking(table, seat) ?? set;
}

/** Returns the id and name of the creature at the table. */
function nameCreature({ table, body }: CommandContext<'creature'>, id: CreatureId): NamedCreature {
  const { command, hidden = false } = body;
  if (body.replace || body.id !== undefined)
    return { id, name: findCreature(table.game.world, id)?.name ?? nameFromId(id) };
  return nameNewcomer(table, { base: id, hidden, command });
}

function refuseCreature({ table, seat, body }: CommandContext<'creature'>): Refusal | undefined {
  const { world } = getKnownTable(table, seat);
  const existing = body.id === undefined ? undefined : findCreature(world, body.id);
  if (body.replace) {
    if (!existing) return refuse('no-such-creature', { id: body.id ?? '' });
    return seat.role === 'gm' || seat.owns.includes(existing.id)
      ? undefined
      : refuseAtTable('not-yours', { who: existing.id });
  }
  if (seat.role !== 'gm') return refuseAtTable('not-allowed');
  if (body.id !== undefined && isTaken(table.game, body.id))
    return refuseAtTable('name-taken', { id: body.id });
  return world.creatures.length >= LIMITS.creatures
    ? refuseAtTable('too-many', { most: LIMITS.creatures })
    : undefined;
}

export function dismissCreature({ table, seat, body }: CommandContext<'dismiss'>): CommandOutcome {
  const refused = refuseWhileAsking(table, seat) ?? refuseUnknownCreature(table.game.world, [body.creature]);
  if (refused) return refused;
  const creature = findCreature(table.game.world, body.creature);
  const set = checkWorldChange(table, table.system.removeCreature(table.game.world, body.creature));
  if (isRejectedChange(set)) return set;
  return { kind: 'dismissed', creature: body.creature, name: creature?.name ?? body.creature, ...set };
}
