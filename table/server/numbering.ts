import { createHash } from 'node:crypto';
import { type CreatureId, findCreature } from '@arbitro/kernel';
import type { Game } from '@arbitro/protocol';
import { freeId, nameFrom } from '@arbitro/scenario';
import { publicCreatures } from './secrecy.ts';
import type { Table } from './table.ts';

/** Separates a word from the letters that make it an id for a creature players have not met. */
const APART = '~';
const LETTERS = 5;
const LONGEST = 48;

/** Returns an id that no numbering gives and that reveals no count: its letters are derived from the command. */
function unseenId(base: string, command: string, isTaken: (id: string) => boolean): string {
  for (let tries = 0; ; tries++) {
    const id = `${base.slice(0, LONGEST)}${APART}${lettersFrom(`${tries} ${base} ${command}`)}`;
    if (!isTaken(id)) return id;
  }
}

function lettersFrom(text: string): string {
  const bytes = createHash('sha256').update(text).digest().subarray(0, LETTERS);
  return Array.from(bytes, (byte) => String.fromCharCode(97 + (byte % 26))).join('');
}

/** Returns the word that such an id was made from; undefined for any other id. */
const baseOf = (id: string): string | undefined => /^(.+)~[a-z]{5}$/.exec(id)?.[1];

/** A creature being added: its id and name, and the id that a hidden creature must give up for it. */
export interface Newcomer {
  readonly id: CreatureId;
  readonly name: string;
  readonly moved?: { readonly from: CreatureId; readonly to: CreatureId };
}

interface Wanted {
  readonly base: string;
  readonly hidden: boolean;
  readonly command: string;
}

/** Names a creature to which the game master has given no id. */
export function nameNewcomer(table: Table, { base, hidden, command }: Wanted): Newcomer {
  const { game } = table;
  const isHere = (id: string): boolean => isTaken(game, id);
  if (hidden) return { id: unseenId(base, command, isHere), name: nameUnseen(table, base) };
  const id = publicId(table, base);
  const newcomer = { id, name: nameFrom(id) };
  return isHere(id) ? { ...newcomer, moved: { from: id, to: unseenId(id, command, isHere) } } : newcomer;
}

/** Returns the first id of this kind that players have never seen used for a creature. */
function publicId(table: Table, base: string): string {
  const now = publicCreatures(table);
  const met = new Set([...table.secrecy.met, ...now.map(({ id }) => id)]);
  // the log uses the mask id of creatures that players met masked: no other creature may get the id under the mask
  const worn = Object.entries(table.game.masks).filter(([, mask]) => met.has(mask.id));
  const taken = new Set([...met, ...worn.map(([id]) => id)]);
  const names = new Set(now.filter(({ id }) => baseOf(id) === base).map(({ name }) => name));
  return freeId(base, (id) => taken.has(id) || names.has(nameFrom(id)));
}

/** Returns a name for the game master, who must tell all creatures apart. */
function nameUnseen({ game: { world } }: Table, base: string): string {
  const names = new Set(world.creatures.map(({ name }) => name));
  return nameFrom(freeId(base, (id) => names.has(nameFrom(id)) || findCreature(world, id) !== undefined));
}

/**
 * Returns new names for creatures that come out of hiding and were named by the table, numbered by what players know.
 */
export function namesShown(table: Table, ids: readonly CreatureId[]): Record<CreatureId, string> {
  const names: Record<CreatureId, string> = {};
  let now = table;
  for (const id of ids) {
    const base = baseOf(id);
    const one = findCreature(now.game.world, id);
    if (base === undefined || !one || !isNamedFrom(one.name, base)) continue;
    const name = nameFrom(publicId(now, base));
    if (name !== one.name) names[id] = name;
    now = withName(now, id, name);
  }
  return names;
}

const isNamedFrom = (name: string, base: string): boolean =>
  name === nameFrom(base) || (name.startsWith(`${nameFrom(base)} `) && /^.* \d+$/.test(name));

/** Returns the table with this creature visible under that name. */
function withName(table: Table, id: CreatureId, name: string): Table {
  const { game } = table;
  const creatures = game.hidden.creatures.filter((other) => other !== id);
  const world = renameCreatures(game.world, { [id]: name });
  return { ...table, game: { ...game, world, hidden: { ...game.hidden, creatures } } };
}

export function renameCreatures(
  world: Game['world'],
  names: Readonly<Record<CreatureId, string>>,
): Game['world'] {
  const creatures = world.creatures.map((one) => ({ ...one, name: names[one.id] ?? one.name }));
  return { ...world, creatures };
}

/** Whether a creature has this id, or players know a creature by it. */
export const isTaken = ({ world, masks }: Game, id: CreatureId): boolean =>
  findCreature(world, id) !== undefined || Object.values(masks).some((mask) => mask.id === id);

interface Masked {
  readonly id: CreatureId;
  readonly name: string;
  readonly command: string;
}

/** No word of a game begins with it, so that a mask id is never taken for a word. */
const MASK = '~';

/** Returns the masks with a new mask, whose id is made from its name: the true id would reveal the creature. */
export function withMask(table: Table, { id, name, command }: Masked): Game['masks'] {
  const { masks } = table.game;
  const wanted = `${MASK}${slug(name)}`;
  const worn = masks[id];
  if (worn && slug(worn.name) === slug(name)) return { ...masks, [id]: { id: worn.id, name } };
  const isHere = (other: string): boolean => isTaken(table.game, other);
  const now = publicCreatures({ ...table, game: { ...table.game, masks: {} } });
  if (!now.some((one) => one.id === id))
    return { ...masks, [id]: { id: unseenId(wanted, command, isHere), name } };
  const own = maskId(table, wanted);
  const others = Object.entries(masks).map(([other, mask]) =>
    mask.id === own ? [other, { ...mask, id: unseenId(wanted, command, isHere) }] : [other, mask],
  );
  return { ...Object.fromEntries(others), [id]: { id: own, name } };
}

function maskId(table: Table, wanted: string): string {
  const taken = new Set([...table.secrecy.met, ...publicCreatures(table).map(({ id }) => id)]);
  return freeId(wanted, (id) => taken.has(id) || findCreature(table.game.world, id) !== undefined);
}

/** Makes an id from a name. */
export function slug(name: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return plain.slice(0, 40) || 'stranger';
}
