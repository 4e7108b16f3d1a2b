import {
  type CreatureId,
  countingNumber,
  creatureId,
  fields,
  getCreature,
  getFighter,
  idsOf,
  type Offer,
  oneOf,
} from '@arbitro/kernel';
import { copyWorld } from '../copy-state.ts';
import { action, event } from '../declare.ts';
import { refuseBrp } from '../refusals.ts';
import { cover } from '../schema/sheet-parts.ts';
import { enumByLabel } from '../schema/spelling.ts';
import type { World } from '../state.ts';
import { currentCharacteristic } from './derived.ts';
import { leaveBehind } from './distance.ts';
import { LIGHT_NAMES, type Light } from './effects.ts';
import { PLACE_QUESTION, placeField } from './fields.ts';
import { notInFight } from './may-act.ts';
import { COVER_STOPS, type Material, SIZ } from './tables.ts';

export const lightSet = event('light-set', fields<{ light: Light }>(), {
  writeWorld: (world, { light: set }) => {
    const next = copyWorld(world);
    next.light = set;
    return next;
  },
});

/** Cover must be at least half as large as the creature behind it. @rule brp.spot.cover @ruling R100 */
export const takeCover = action('cover', {
  fields: { who: creatureId, cover, size: countingNumber.max(999).optional() },
  refuses: (world, { who, cover: taken, size }) => {
    const min = currentCharacteristic(getCreature(world, who), SIZ) / 2;
    const isSmall = taken !== null && size !== undefined && size < min;
    return notInFight(world, who) ?? (isSmall ? refuseBrp('too-small', { who, least: min }) : undefined);
  },
  resolve: (ctx, { who, cover: taken }) =>
    ctx.emit({ type: 'cover-taken', rule: 'brp.spot.cover', who, cover: taken }),
  gmOffers: (world) => idsOf(world.creatures).flatMap((who) => coverOffers(world, who)),
});

function coverOffers(world: World, who: CreatureId): readonly Offer[] {
  if (notInFight(world, who)) return [];
  const materials = (Object.keys(COVER_STOPS) as readonly Material[]).map(
    (material): Offer => ({
      action: { type: 'cover', who, cover: { material, stops: COVER_STOPS[material] } },
      slots: {},
    }),
  );
  const bare: Offer = { action: { type: 'cover', who, cover: null }, slots: {} };
  return getFighter(world, who).cover === null ? materials : [...materials, bare];
}

/** @rule brp.spot.darkness */
export const setLight = action('light', {
  fields: { light: enumByLabel(LIGHT_NAMES) },
  resolve: (ctx, { light }) => ctx.emit({ type: 'light-set', rule: 'brp.spot.darkness', light }),
  gmOffers: () => [{ action: { type: 'light' }, slots: { light: oneOf(LIGHT_NAMES) } }],
});

/** The game master sets a creature's position. @ruling R118 */
export const place = action('place', {
  fields: { who: creatureId, at: placeField },
  refuses: (world, { who }) => notInFight(world, who),
  resolve: (ctx, { who, at }) => {
    const { at: from } = getFighter(ctx.world, who);
    ctx.emit({ type: 'placed', rule: 'brp.combat.movement', who, at });
    leaveBehind(ctx, who, Math.abs(at - from));
  },
  gmOffers: (world) =>
    idsOf(world.creatures)
      .filter((who) => !notInFight(world, who))
      .map((who) => ({ action: { type: 'place', who }, slots: { at: PLACE_QUESTION } })),
});
