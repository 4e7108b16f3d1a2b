import { isInside } from '@arbitro/grid';
import {
  countingNumber,
  createInvariants,
  creatureId,
  creatureName,
  endIfEmpty,
  findTurnAfterRemoval,
  getCreature,
  hasNoDuplicates,
  type Invariant,
  type IsGone,
  type LocalizedText,
  optionsSchema,
  reference,
  referencesIn,
  strictSchema,
  turnIndexOf,
  validateOnce,
  WORLD_FAULTS,
  whenGone,
} from '@arbitro/kernel';
import { z } from 'zod';
import { copyCreature } from '../copy-state.ts';
import { OPTIONS } from '../options.ts';
import { isInPlay } from '../rules/distance.ts';
import { COVER_NAMES, LIGHTS, PACE_NAMES } from '../rules/tables.ts';
import type { Creature, World } from '../state.ts';
import { TEXT } from '../text/index.ts';
import { gridMap, picture, pictureFrame, thing } from './scene.ts';
import { creatureSheet, SHEET_CHECKS } from './sheet.ts';
import { nameText } from './sheet-parts.ts';

const FAULTS = {
  off: TEXT.faults.off,
} as const satisfies Readonly<Record<string, LocalizedText>>;

/** In play nothing is left to follow from the rest. */
export const creatureInPlay = whenGone(
  creatureSheet
    .required({
      side: true,
      mostScore: true,
      hp: true,
      fullHp: true,
      hitDice: true,
      usesDeathSaves: true,
      life: true,
    })
    .extend({ id: creatureId, name: creatureName }),
  (left: Creature | undefined) => left && copyCreature(left),
);

const creatureIds = z.array(creatureId);
/** `one/other`; an id may have a slash in it. */
const pair = reference(
  z.string().max(130),
  (text, isGone) => !partsOf(text).some((ids) => arePresent(ids, isGone)),
);
const partsOf = (text: string): readonly (readonly [string, string])[] =>
  [...text.matchAll(/\//gu)].map(({ index }) => [text.slice(0, index), text.slice(index + 1)]);
const arePresent = (ids: readonly string[], isGone: IsGone): boolean =>
  ids.every((id) => !isGone(id, 'creature'));
const journey = z.strictObject({
  pace: z.enum(PACE_NAMES).nullable(),
  ranks: z.array(whenGone(creatureIds, endIfEmpty)),
  vehicle: z
    .strictObject({
      kind: z.enum(['land', 'water']),
      kmPerHour: z.number().positive(),
      hoursPerDay: z.number().positive(),
    })
    .nullable(),
  mountsTired: z.boolean(),
  metres: z.number().nonnegative(),
});
/** A turn below 0 belongs to an unseen creature. */
const fight = z.strictObject({
  round: z.int().min(1),
  order: z.array(z.strictObject({ who: creatureId, initiative: z.number() })),
  turn: z.int(),
  over: z.boolean(),
  winner: nameText.nullable(),
  apart: z.record(pair, z.number().nonnegative()).optional(),
  away: z.array(creatureId).optional(),
});
const state = z.strictObject({
  options: optionsSchema(OPTIONS),
  clock: z.number().nonnegative(),
  light: z.enum(LIGHTS),
  map: gridMap.nullable(),
  picture,
  pictureFrame: pictureFrame.optional(),
  things: z.array(thing.extend({ hp: countingNumber.max(9999) })),
  journey,
  covers: z.record(pair, z.enum(COVER_NAMES)),
  creatures: z.array(validateOnce(creatureInPlay)),
  fight: fight.nullable(),
}) as unknown as z.ZodType<World>;

const tableShape = whenGone(state, resumedFight);
const references = referencesIn(tableShape);
export const { removeCreatures, clearAbsent } = references;

/** A fight ends with its last creature. Removing the creature to act leaves no turn; a winner without creatures is cleared. */
function resumedFight(left: World | undefined, before: World): World | undefined {
  const fight = left?.fight;
  if (!fight || !before.fight) return left;
  if (fight.order.length === 0) return { ...left, fight: null };
  const present = new Set(fight.order.map(({ who }) => who));
  const order = before.fight.order.map(({ who }) => who);
  const turn = findTurnAfterRemoval(
    { order, turn: fight.turn },
    (id) => present.has(id),
    (id) => isInPlay(getCreature(left, id)),
  );
  const isWinnerThere =
    present.size === order.length || [...present].some((id) => getCreature(left, id).side === fight.winner);
  return { ...left, fight: { ...fight, turn, winner: isWinnerThere ? fight.winner : null } };
}

const { ofAll: forEveryCreature, ofFight: forFight } = createInvariants<World>();

const INVARIANTS: readonly Invariant<World>[] = [
  [({ creatures }) => hasNoDuplicates(creatures.map(({ id }) => id)), ['creatures'], WORLD_FAULTS.twice],
  ...SHEET_CHECKS.map(
    ([holds, , localizedText]): Invariant<World> => [forEveryCreature(holds), ['creatures'], localizedText],
  ),
  ...references.invariants,
  [
    forEveryCreature(({ at }, { map }) => at === null || map === null || isInside(map, at)),
    ['creatures'],
    FAULTS.off,
  ],
  [({ things }) => hasNoDuplicates(things.map(({ id }) => id)), ['things'], WORLD_FAULTS.twice],
  [
    forFight(({ order }) => hasNoDuplicates(order.map(({ who }) => who))),
    ['fight', 'order'],
    WORLD_FAULTS.twice,
  ],
  [
    forFight(({ order, turn, over }) => over || turn === -1 || order[turnIndexOf(turn)] !== undefined),
    ['fight', 'turn'],
    WORLD_FAULTS.turn,
  ],
];

/** Validates a whole world, so that play can continue from any accepted one. */
export const worldSchema: z.ZodType<World> = strictSchema(tableShape, INVARIANTS);
