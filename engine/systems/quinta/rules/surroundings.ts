import { type CreatureId, creatureId, fields, getCreature, idsOf, oneOf, refuse } from '@arbitro/kernel';
import { z } from 'zod';
import { copyWorld } from '../copy-state.ts';
import { action, event } from '../declare.ts';
import { refuseQuinta } from '../refusals.ts';
import { whoseTurn } from './budget.ts';
import { coverLevel } from './fields.ts';
import { COVER_NAMES, type Cover, LIGHTS, type Light } from './tables.ts';

export const coverSet = event(
  'cover-set',
  fields<{ by: CreatureId; on: CreatureId; cover: Cover | null }>(),
  {
    writeWorld: (world, { by, on, cover }) => {
      const others = Object.entries(world.covers).filter(([pair]) => pair !== `${by}/${on}`);
      const next = copyWorld(world);
      next.covers = Object.fromEntries(
        cover === null ? others : [...others, [`${by}/${on}`, cover] as const],
      );
      return next;
    },
  },
);

export const lightSet = event('light-set', fields<{ light: Light }>(), {
  writeWorld: (world, { light }) => {
    const next = copyWorld(world);
    next.light = light;
    return next;
  },
});

/** The game master sets cover, which overrides the map. @rule quinta.attack.cover @ruling R54 */
export const setCover = action('cover', {
  fields: { by: creatureId, on: creatureId, cover: coverLevel.nullable() },
  refuses: (_, { by, on }) => (by === on ? refuse('no-such-target', { on }) : undefined),
  resolve: (ctx, { by, on, cover }) =>
    ctx.emit({ type: 'cover-set', rule: 'quinta.attack.cover', by, on, cover }),
  /** Of the creature on turn towards the others. */
  gmOffers: (world, { onOneOf }) => {
    const by = whoseTurn(world);
    if (by === undefined) return [];
    const cover = oneOf([...COVER_NAMES, null]);
    return onOneOf(world, { type: 'cover', by, cover: null }, idsOf(world.creatures)).map((offer) => ({
      action: offer.action,
      slots: { ...offer.slots, cover },
    }));
  },
});

/** @rule quinta.vision.light-levels */
export const setLight = action('light', {
  fields: { light: z.enum(LIGHTS) },
  resolve: (ctx, { light }) => ctx.emit({ type: 'light-set', rule: 'quinta.vision.light-levels', light }),
});

export const weightCounted = event('weight-counted', fields<{ who: CreatureId; counts: boolean }>(), {
  writeCreature: (next, { counts }) => {
    next.weighed = counts;
  },
});

/** Available only if the options leave carrying to the game master. @rule quinta.objects.carrying @ruling R30 */
export const weigh = action('weigh', {
  fields: { who: creatureId, counts: z.boolean().default(true) },
  refuses: (world, { who, counts }) => {
    if (world.options.carryingMode !== 'gm') return refuseQuinta('weight-settled');
    return getCreature(world, who).weighed === counts ? refuseQuinta('weighed-already', { who }) : undefined;
  },
  resolve: (ctx, { who, counts }) =>
    ctx.emit({ type: 'weight-counted', rule: 'quinta.objects.carrying', who, counts }),
  gmOffers: (world, { forWhom }) =>
    [true, false].flatMap((counts) => forWhom(world, { type: 'weigh', counts })),
});
