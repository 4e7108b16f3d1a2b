import type { Refusal } from '@arbitro/kernel';
import { type Body, type Game, refuseAt } from '@arbitro/protocol';
import { namesShown, withMask } from '../numbering.ts';
import type { Table } from '../table.ts';
import { type Desk, type Outcome, stranger } from './desk.ts';

/** Hides creatures and places, or gives a creature another name. */
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
    masks: masksWith(table, body.as ?? {}, body.command),
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
  // a creature that comes out of hiding keeps its mask; revealed again, or with its sheet, it loses the mask
  const unmasked = shown.filter((id) => body.sheets.includes(id) || !game.hidden.creatures.includes(id));
  const was = (id: string): boolean => game.hidden.creatures.includes(id) || Object.hasOwn(game.masks, id);
  const masks = Object.fromEntries(Object.entries(game.masks).filter(([id]) => !unmasked.includes(id)));
  const names = namesShown(
    table,
    shown.filter((id) => was(id) && !Object.hasOwn(masks, id)),
  );
  return {
    kind: 'shown',
    hidden: {
      creatures: without(game.hidden.creatures, shown),
      places: without(game.hidden.places, body.places),
    },
    opened: union(game.opened, body.sheets),
    masks,
    revealed: [...shown.filter(was), ...body.places.filter((place) => game.hidden.places.includes(place))],
    ...(Object.keys(names).length > 0 && { names }),
  };
}

function noSuchPlace({ system, game }: Table, places: readonly string[]): Refusal | undefined {
  const known = system.places(game.world);
  const id = places.find((place) => !known.includes(place));
  return id === undefined ? undefined : refuseAt('no-such-place', { id });
}

/** Returns the masks with these added. */
function masksWith(table: Table, as: NonNullable<Body<'hide'>['as']>, command: string): Game['masks'] {
  return Object.entries(as).reduce(
    (masks, [id, name]) => withMask({ ...table, game: { ...table.game, masks } }, { id, name, command }),
    table.game.masks,
  );
}

const union = (some: readonly string[], more: readonly string[]): string[] => [
  ...new Set([...some, ...more]),
];
const without = (some: readonly string[], fewer: readonly string[]): string[] =>
  some.filter((one) => !fewer.includes(one));
