import { findCreature, type Refusal } from '@arbitro/kernel';
import { type Body, type Game, refuseAt } from '@arbitro/protocol';
import { freeId } from '@arbitro/scenario';
import type { Table } from '../table.ts';
import { type Desk, type Outcome, stranger } from './desk.ts';

/** Keeps creatures and places out of sight, or calls somebody by another name. */
export function hide({ table, body }: Desk<'hide'>): Outcome {
  const { game } = table;
  const masked = Object.keys(body.as ?? {});
  const refused = stranger(game.world, [...body.creatures, ...masked]) ?? noSuchPlace(table, body.places);
  if (refused) return refused;
  const secret = [...body.creatures, ...masked];
  return {
    kind: 'shown',
    hidden: {
      creatures: union(game.hidden.creatures, body.creatures),
      places: union(game.hidden.places, body.places),
    },
    opened: game.opened.filter((id) => !secret.includes(id)),
    masks: masksWith(table, body.as ?? {}),
    revealed: [],
  };
}

/** Shows what was hidden, and opens sheets. */
export function reveal({ table, body }: Desk<'reveal'>): Outcome {
  const { game } = table;
  const refused =
    stranger(game.world, [...body.creatures, ...body.sheets]) ?? noSuchPlace(table, body.places);
  if (refused) return refused;
  const shown = [...body.creatures, ...body.sheets];
  // who comes out of hiding under a mask keeps it; shown once more, or with the sheet, it falls
  const unmasked = shown.filter((id) => body.sheets.includes(id) || !game.hidden.creatures.includes(id));
  const was = (id: string): boolean => game.hidden.creatures.includes(id) || Object.hasOwn(game.masks, id);
  return {
    kind: 'shown',
    hidden: {
      creatures: without(game.hidden.creatures, shown),
      places: without(game.hidden.places, body.places),
    },
    opened: union(game.opened, body.sheets),
    masks: Object.fromEntries(Object.entries(game.masks).filter(([id]) => !unmasked.includes(id))),
    revealed: [...shown.filter(was), ...body.places.filter((place) => game.hidden.places.includes(place))],
  };
}

function noSuchPlace({ system, game }: Table, places: readonly string[]): Refusal | undefined {
  const known = system.places(game.world);
  const id = places.find((place) => !known.includes(place));
  return id === undefined ? undefined : refuseAt('no-such-place', { id });
}

/** No word of a game begins with it, so that an id that stands for another is never taken for a word. */
const MASK = '~';

/** Somebody masked is known by an id made from the name they go by, or the id itself would tell. */
function masksWith({ game }: Table, as: NonNullable<Body<'hide'>['as']>): Game['masks'] {
  const masks = { ...game.masks };
  for (const [id, name] of Object.entries(as)) {
    const taken = (wanted: string): boolean =>
      findCreature(game.world, wanted) !== undefined ||
      Object.entries(masks).some(([other, mask]) => other !== id && mask.id === wanted);
    masks[id] = { id: freeId(`${MASK}${slug(name)}`, taken), name };
  }
  return masks;
}

function slug(name: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return plain.slice(0, 40) || 'stranger';
}

const union = (some: readonly string[], more: readonly string[]): string[] => [
  ...new Set([...some, ...more]),
];
const without = (some: readonly string[], fewer: readonly string[]): string[] =>
  some.filter((one) => !fewer.includes(one));
