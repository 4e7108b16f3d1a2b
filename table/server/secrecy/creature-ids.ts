import { createHash } from 'node:crypto';
import { type CreatureId, findCreature, idFromText, nameFromId } from '@arbitro/kernel';
import type { Game } from '@arbitro/protocol';
import { findFreeId } from '@arbitro/scenario';
import type { Table } from '../live/table.ts';
import { listPublicCreatures } from './secrecy-memory.ts';

/** Separates a word from the letters that make it an id for a creature players have not met. */
const HIDDEN_MARK = '~';
const HIDDEN_LETTERS = 5;
const MAX_BASE = 48;

/** Returns an id that no numbering gives and that reveals no count: its letters are derived from the command. */
function makeHiddenId(base: string, command: string, isTaken: (id: string) => boolean): string {
  for (let tries = 0; ; tries++) {
    const id = `${base.slice(0, MAX_BASE)}${HIDDEN_MARK}${makeLetters(`${tries} ${base} ${command}`)}`;
    if (!isTaken(id)) return id;
  }
}

function makeLetters(text: string): string {
  const bytes = createHash('sha256').update(text).digest().subarray(0, HIDDEN_LETTERS);
  return Array.from(bytes, (byte) => String.fromCharCode(97 + (byte % 26))).join('');
}

/** Returns the word that such an id was made from; undefined for any other id. */
const hiddenIdBaseOf = (id: string): string | undefined => /^(.+)~[a-z]{5}$/.exec(id)?.[1];

/** A creature being added: its id and name, and the id that a hidden creature must give up for it. */
export interface NamedCreature {
  readonly id: CreatureId;
  readonly name: string;
  readonly moved?: { readonly from: CreatureId; readonly to: CreatureId };
}

interface NamingRequest {
  readonly base: string;
  readonly hidden: boolean;
  readonly command: string;
}

/** Names a creature to which the game master has given no id. */
export function nameNewcomer(table: Table, { base, hidden, command }: NamingRequest): NamedCreature {
  const { game } = table;
  const isHere = (id: string): boolean => isTaken(game, id);
  if (hidden) return { id: makeHiddenId(base, command, isHere), name: nameHiddenCreature(table, base) };
  const id = findFreePublicId(table, base);
  const newcomer = { id, name: nameFromId(id) };
  return isHere(id) ? { ...newcomer, moved: { from: id, to: makeHiddenId(id, command, isHere) } } : newcomer;
}

/** Returns the first id of this kind that players have never seen used for a creature. */
function findFreePublicId(table: Table, base: string): string {
  const now = listPublicCreatures(table);
  const metIds = new Set([...table.secrecy.met, ...now.map(({ id }) => id)]);
  // the log uses the mask id of creatures that players met masked: no other creature may get the id under the mask
  const masksOfMet = Object.entries(table.game.masks).filter(([, mask]) => metIds.has(mask.id));
  const takenIds = new Set([...metIds, ...masksOfMet.map(([id]) => id)]);
  const names = new Set(now.filter(({ id }) => hiddenIdBaseOf(id) === base).map(({ name }) => name));
  return findFreeId(base, (id) => takenIds.has(id) || names.has(nameFromId(id)));
}

/** Returns a name for the game master, who must tell all creatures apart. */
function nameHiddenCreature({ game: { world } }: Table, base: string): string {
  const names = new Set(world.creatures.map(({ name }) => name));
  return nameFromId(
    findFreeId(base, (id) => names.has(nameFromId(id)) || findCreature(world, id) !== undefined),
  );
}

/** Returns new names for creatures that come out of hiding and were named by the table, numbered by what players know. */
export function nameRevealedCreatures(table: Table, ids: readonly CreatureId[]): Record<CreatureId, string> {
  const names: Record<CreatureId, string> = {};
  let now = table;
  for (const id of ids) {
    const base = hiddenIdBaseOf(id);
    const item = findCreature(now.game.world, id);
    if (base === undefined || !item || !isNamedFrom(item.name, base)) continue;
    const name = nameFromId(findFreePublicId(now, base));
    if (name !== item.name) names[id] = name;
    now = renameInSight(now, id, name);
  }
  return names;
}

const isNamedFrom = (name: string, base: string): boolean =>
  name === nameFromId(base) || (name.startsWith(`${nameFromId(base)} `) && /^.* \d+$/.test(name));

/** Returns the table with this creature visible under that name. */
function renameInSight(table: Table, id: CreatureId, name: string): Table {
  const { game } = table;
  const creatures = game.hidden.creatures.filter((other) => other !== id);
  const world = renameCreatures(game.world, { [id]: name });
  return { ...table, game: { ...game, world, hidden: { ...game.hidden, creatures } } };
}

export function renameCreatures(
  world: Game['world'],
  names: Readonly<Record<CreatureId, string>>,
): Game['world'] {
  const creatures = world.creatures.map((creature) => ({
    ...creature,
    name: names[creature.id] ?? creature.name,
  }));
  return { ...world, creatures };
}

/** Whether a creature has this id, or players know a creature by it. */
export const isTaken = ({ world, masks }: Game, id: CreatureId): boolean =>
  findCreature(world, id) !== undefined || Object.values(masks).some((mask) => mask.id === id);

interface MaskRequest {
  readonly id: CreatureId;
  readonly name: string;
  readonly command: string;
}

/** No word of a game begins with it, so that a mask id is never taken for a word. */
const MASK_MARK = '~';

/** Returns the masks with a new mask, whose id is made from its name: the true id would reveal the creature. */
export function addMask(table: Table, { id, name, command }: MaskRequest): Game['masks'] {
  const { masks } = table.game;
  const preferredId = `${MASK_MARK}${slugOf(name)}`;
  const mask = masks[id];
  if (mask && slugOf(mask.name) === slugOf(name)) return { ...masks, [id]: { id: mask.id, name } };
  const isHere = (other: string): boolean => isTaken(table.game, other);
  const now = listPublicCreatures({ ...table, game: { ...table.game, masks: {} } });
  if (!now.some((item) => item.id === id))
    return { ...masks, [id]: { id: makeHiddenId(preferredId, command, isHere), name } };
  const maskId = findFreeMaskId(table, preferredId);
  const others = Object.entries(masks).map(([other, mask]) =>
    mask.id === maskId ? [other, { ...mask, id: makeHiddenId(preferredId, command, isHere) }] : [other, mask],
  );
  return { ...Object.fromEntries(others), [id]: { id: maskId, name } };
}

function findFreeMaskId(table: Table, preferredId: string): string {
  const takenIds = new Set([...table.secrecy.met, ...listPublicCreatures(table).map(({ id }) => id)]);
  return findFreeId(
    preferredId,
    (id) => takenIds.has(id) || findCreature(table.game.world, id) !== undefined,
  );
}

/** Makes an id from a name. */
export const slugOf = (name: string): string => idFromText(name) || 'stranger';
