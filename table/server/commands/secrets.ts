import type { Refusal } from '@arbitro/kernel';
import { type CommandBody, type Game, refuseAtTable } from '@arbitro/protocol';
import type { Table } from '../live/table.ts';
import { addMask, nameRevealedCreatures } from '../secrecy/creature-ids.ts';
import { type CommandContext, type CommandOutcome, refuseUnknownCreature } from './context.ts';

/** Hides creatures and places, or gives a creature another name. */
export function hide({ table, body }: CommandContext<'hide'>): CommandOutcome {
  const { game } = table;
  const masked = Object.keys(body.as ?? {});
  const refused =
    refuseUnknownCreature(game.world, [...body.creatures, ...masked]) ??
    refuseUnknownPlace(table, body.places);
  if (refused) return refused;
  const secret = [...body.creatures, ...masked];
  return {
    kind: 'shown',
    hidden: {
      ...game.hidden,
      creatures: unionOf(game.hidden.creatures, body.creatures),
      places: unionOf(game.hidden.places, body.places),
    },
    opened: game.opened.filter((id) => !secret.includes(id)),
    masks: addMasks(table, body.as ?? {}, body.command),
    revealed: [],
  };
}

/** Lays fog on the map, or lifts it. What was explored is kept, unless it is to be forgotten. */
export function layFog({ table, body }: CommandContext<'fog'>): CommandOutcome {
  const { system, game } = table;
  if (!system.fog && body.mode !== 'none') return refuseAtTable('not-now');
  const { fog, ...hidden } = game.hidden;
  const { opened, masks } = game;
  const explored = body.forget ? {} : (fog?.explored ?? {});
  return {
    kind: 'shown',
    hidden: body.mode === 'none' ? hidden : { ...hidden, fog: { mode: body.mode, explored } },
    opened,
    masks,
    revealed: [],
    fog: body.mode,
  };
}

/** Shows what was hidden, and opens sheets. */
export function reveal({ table, body }: CommandContext<'reveal'>): CommandOutcome {
  const { game } = table;
  const refused =
    refuseUnknownCreature(game.world, [...body.creatures, ...body.sheets]) ??
    refuseUnknownPlace(table, body.places);
  if (refused) return refused;
  const shownIds = [...body.creatures, ...body.sheets];
  // a creature that comes out of hiding keeps its mask; revealed again, or with its sheet, it loses the mask
  const unmasked = shownIds.filter((id) => body.sheets.includes(id) || !game.hidden.creatures.includes(id));
  const was = (id: string): boolean => game.hidden.creatures.includes(id) || Object.hasOwn(game.masks, id);
  const masks = Object.fromEntries(Object.entries(game.masks).filter(([id]) => !unmasked.includes(id)));
  const names = nameRevealedCreatures(
    table,
    shownIds.filter((id) => was(id) && !Object.hasOwn(masks, id)),
  );
  return {
    kind: 'shown',
    hidden: {
      ...game.hidden,
      creatures: excludeFrom(game.hidden.creatures, shownIds),
      places: excludeFrom(game.hidden.places, body.places),
    },
    opened: unionOf(game.opened, body.sheets),
    masks,
    revealed: [
      ...shownIds.filter(was),
      ...body.places.filter((placeId) => game.hidden.places.includes(placeId)),
    ],
    ...(Object.keys(names).length > 0 && { names }),
  };
}

function refuseUnknownPlace({ system, game }: Table, places: readonly string[]): Refusal | undefined {
  const known = system.hideablePlaces(game.world);
  const id = places.find((placeId) => !known.includes(placeId));
  return id === undefined ? undefined : refuseAtTable('no-such-place', { id });
}

/** Returns the masks with these added. */
function addMasks(table: Table, as: NonNullable<CommandBody<'hide'>['as']>, command: string): Game['masks'] {
  return Object.entries(as).reduce(
    (masks, [id, name]) => addMask({ ...table, game: { ...table.game, masks } }, { id, name, command }),
    table.game.masks,
  );
}

const unionOf = (some: readonly string[], others: readonly string[]): string[] => [
  ...new Set([...some, ...others]),
];
const excludeFrom = (some: readonly string[], fewer: readonly string[]): string[] =>
  some.filter((text) => !fewer.includes(text));
