import {
  type AnyWorld,
  type CreatureId,
  findCreature,
  type Refusal,
  refuse,
  renamed,
  valueAt,
} from '@arbitro/kernel';
import { type Body, LIMITS, refuseAt } from '@arbitro/protocol';
import { checked, nameFrom, parseSheet } from '@arbitro/scenario';
import { withAt } from '../changes.ts';
import { knownTo } from '../known.ts';
import { isTaken, type Newcomer, nameNewcomer, slug } from '../numbering.ts';
import type { Table } from '../table.ts';
import { asJson, busy, type Desk, isNotSettled, type Outcome, settled, stranger } from './desk.ts';

/** Sets any value of the world at its path. */
export function override({ table, seat, body }: Desk<'override'>): Outcome {
  const refused = busy(table, seat);
  if (refused) return refused;
  const { world } = table.game;
  const { path, creature } = placed(world, body.path);
  const from = valueAt(asJson(world), path);
  if (from === undefined) return noSuchPath(table, body.path);
  const set = settled(table, withAt(asJson(world), path, body.value) as unknown as AnyWorld);
  if (isNotSettled(set)) return set;
  const { value, why = null } = body;
  return { kind: 'overrode', path: body.path, creature, from, value, why, ...set };
}

/** In a path, a creature may be given by its id. */
function placed(world: AnyWorld, path: Body<'override'>['path']) {
  const [head, who, ...rest] = path;
  if (head !== 'creatures' || who === undefined) return { path, creature: null };
  const at = typeof who === 'number' ? who : world.creatures.findIndex(({ id }) => id === who);
  return { path: [head, at, ...rest], creature: world.creatures[at]?.id ?? null };
}

function noSuchPath({ game }: Table, path: Body<'override'>['path']): Refusal {
  const [head, who] = path;
  if (head === 'creatures' && typeof who === 'string' && !findCreature(game.world, who))
    return refuse('no-such-creature', { id: who });
  return refuseAt('does-not-fit', { at: 'path', what: path.join('.') });
}

/** Changes options of the table; options not named stay as they are. */
export function options({ table, seat, body }: Desk<'options'>): Outcome {
  const refused = busy(table, seat);
  if (refused) return refused;
  const now = { ...(table.game.world.options as object), ...body.options };
  const read = checked(table.system.schemas.options, now, ['options']);
  if (!read.ok) return { faults: read.faults };
  const set = settled(table, { ...table.game.world, options: read.value } as AnyWorld);
  return isNotSettled(set) ? set : { kind: 'set-options', options: body.options, ...set };
}

export function scene({ table, seat, body }: Desk<'scene'>): Outcome {
  const refused = busy(table, seat);
  if (refused) return refused;
  const read = checked(table.system.schemas.scene, body.scene, ['scene']);
  if (!read.ok) return { faults: read.faults };
  const set = settled(table, table.system.staged(table.game.world, read.value));
  return isNotSettled(set) ? set : { kind: 'set-scene', ...set };
}

/** Adds a creature or replaces its sheet; a player may do the second for their own creatures. */
export function creature(desk: Desk<'creature'>): Outcome {
  const refused = mayBring(desk);
  if (refused) return refused;
  const { table, seat, body } = desk;
  const { system, game } = table;
  const { id, from, name, sheet } = body;
  const file = { system: system.id, id: id ?? from ?? (name && slug(name)), name, from, sheet };
  const given = Object.fromEntries(Object.entries(file).filter(([, value]) => value !== undefined));
  const read = parseSheet(given, [system]);
  if (!read.ok) return { faults: read.faults };
  const own = newcomer(desk, read.value.id);
  const called = name ?? own.name;
  const around = own.moved ? renamed(asJson(game.world), new Map([[own.moved.from, own.moved.to]])) : null;
  const world = (around as unknown as AnyWorld | null) ?? game.world;
  const set = settled(table, system.enter(world, { id: own.id, name: called, sheet: read.value.sheet }));
  // the paths of errors count creatures that a player may not know of
  if (isNotSettled(set)) return seat.role === 'gm' ? set : refuseAt('not-now');
  // only now: a command that is refused anyway must not reveal that a question is open
  const isBusy = busy(table, seat);
  if (isBusy) return isBusy;
  if (body.replace) return { kind: 'edited', creature: own.id, name: called, ...set };
  const { id: creature, moved } = own;
  return {
    kind: 'came',
    creature,
    name: called,
    hidden: body.hidden ?? false,
    ...(moved && { moved }),
    ...set,
  };
}

/** Returns the id and name of the creature at the table. */
function newcomer({ table, body }: Desk<'creature'>, id: CreatureId): Newcomer {
  const { command, hidden = false } = body;
  if (body.replace || body.id !== undefined)
    return { id, name: findCreature(table.game.world, id)?.name ?? nameFrom(id) };
  return nameNewcomer(table, { base: id, hidden, command });
}

function mayBring({ table, seat, body }: Desk<'creature'>): Refusal | undefined {
  const { world } = knownTo(table, seat);
  const there = body.id === undefined ? undefined : findCreature(world, body.id);
  if (body.replace) {
    if (!there) return refuse('no-such-creature', { id: body.id ?? '' });
    return seat.role === 'gm' || seat.owns.includes(there.id)
      ? undefined
      : refuseAt('not-yours', { who: there.id });
  }
  if (seat.role !== 'gm') return refuseAt('not-allowed');
  if (body.id !== undefined && isTaken(table.game, body.id)) return refuseAt('name-taken', { id: body.id });
  return world.creatures.length >= LIMITS.creatures
    ? refuseAt('too-many', { most: LIMITS.creatures })
    : undefined;
}

export function dismiss({ table, seat, body }: Desk<'dismiss'>): Outcome {
  const refused = busy(table, seat) ?? stranger(table.game.world, [body.creature]);
  if (refused) return refused;
  const gone = findCreature(table.game.world, body.creature);
  const set = settled(table, table.system.leave(table.game.world, body.creature));
  if (isNotSettled(set)) return set;
  return { kind: 'dismissed', creature: body.creature, name: gone?.name ?? body.creature, ...set };
}
