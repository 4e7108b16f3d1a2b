import {
  type CreatureId,
  creature,
  creatureId,
  type Draft,
  fields,
  fighterIn,
  fightOn,
  idsOf,
  type Offer,
  oneOf,
  refuse,
  type Verdict,
} from '@arbitro/kernel';
import { action, event, ofThemselves, ofWhom } from '../declare.ts';
import { refuseWhitebox } from '../refusals.ts';
import type { Creature, Light, World } from '../state.ts';
import { feetBetween } from './distance.ts';
import { serves } from './effects.ts';
import { name } from './fields.ts';
import { notUp } from './may-act.ts';
import { LIGHTS } from './tables.ts';

const ofLight = fields<{ who: CreatureId; light: string }>();

export const lightLit = event('light-lit', ofLight, {
  writeCreature: (draft, { light }) => changeLight(draft, light, { lit: true }),
});
export const lightDoused = event('light-doused', ofLight, {
  writeCreature: (draft, { light }) => changeLight(draft, light, { lit: false }),
});
export const lightBurned = event('light-burned', fields<{ who: CreatureId; light: Light }>(), {
  audience: ofWhom,
  writeCreature: (draft, { light }) => changeLight(draft, light.id, light),
});
export const lightSpent = event('light-spent', ofLight, {
  writeCreature: (draft, { light }) => changeLight(draft, light, { lit: false, minutesLeft: 0, pints: 0 }),
});
export const lanternFilled = event(
  'lantern-filled',
  fields<{ who: CreatureId; light: string; pints: number; oil: number }>(),
  {
    audience: ofWhom,
    writeCreature: (draft, { light, pints, oil }) => {
      changeLight(draft, light, { pints });
      draft.oil = oil;
    },
  },
);

function changeLight(draft: Draft<Creature>, id: string, change: Partial<Light>): void {
  draft.lights = draft.lights.map((light) => (light.id === id ? { ...light, ...change } : light));
}

/** Which creatures are lit, whether the asking creature is, and whether it sees in the dark. */
export const looked = event(
  'looked',
  fields<{ who: CreatureId; lit: readonly CreatureId[]; isLit: boolean; seesInDark: boolean }>(),
  { audience: ofThemselves },
);

const lightOf = ({ lights }: Creature, id: string): Light | undefined =>
  lights.find((light) => light.id === id);

const handledFields = { by: creatureId, light: name };

/** Lights thirty feet around, while it lasts. @rule whitebox.exploration.light-radius */
export const lightUp = action('light', {
  fields: handledFields,
  refuses: cannotLight,
  resolve: (ctx, { by: who, light }) =>
    ctx.emit({ type: 'light-lit', rule: 'whitebox.exploration.light-radius', who, light }),
  offers: (world, bearer) => offersByLight(world, bearer, 'light', cannotLight),
});

/** The remaining time is kept. @rule whitebox.exploration.light-duration */
export const douse = action('douse', {
  fields: handledFields,
  refuses: cannotDouse,
  resolve: (ctx, { by: who, light }) =>
    ctx.emit({ type: 'light-doused', rule: 'whitebox.exploration.light-duration', who, light }),
  offers: (world, bearer) => offersByLight(world, bearer, 'douse', cannotDouse),
});

/** Fills a pint of the creature's oil into a lantern. @rule whitebox.exploration.light-duration */
export const refill = action('refill', {
  fields: handledFields,
  refuses: cannotRefill,
  resolve: (ctx, { by: who, light }) => {
    const bearer = creature(ctx.world, who);
    const pints = (lightOf(bearer, light)?.pints ?? 0) + 1;
    const rule = 'whitebox.exploration.light-duration';
    ctx.emit({ type: 'lantern-filled', rule, who, light, pints, oil: bearer.oil - 1 });
  },
  offers: (world, bearer) => offersByLight(world, bearer, 'refill', cannotRefill),
});

interface Handled {
  readonly by: CreatureId;
  readonly light: string;
}

/** A round is long enough to light a torch, not to fill a lantern. @ruling R82 */
function withLight(world: World, { by, light: id }: Handled, then: (light: Light) => Verdict): Verdict {
  const light = lightOf(creature(world, by), id);
  if (!light) return refuseWhitebox('no-such-light', { who: by, light: id });
  return notUp(world, by) ?? then(light);
}

/** @rule whitebox.exploration.light-duration */
function cannotLight(world: World, handled: Handled): Verdict {
  return withLight(world, handled, (light) => {
    if (light.lit) return refuseWhitebox('so-already', { what: light.id });
    return burningTime(light) > 0 ? undefined : refuseWhitebox('burnt-out', { light: light.id });
  });
}

function cannotDouse(world: World, handled: Handled): Verdict {
  return withLight(world, handled, ({ id, lit }) =>
    lit ? undefined : refuseWhitebox('so-already', { what: id }),
  );
}

function cannotRefill(world: World, handled: Handled): Verdict {
  return withLight(world, handled, ({ id, kind }) => {
    if (kind !== 'lantern') return refuseWhitebox('no-lantern', { light: id });
    if (fightOn(world)) return refuse('fight-on');
    const { by: who } = handled;
    return creature(world, who).oil > 0 ? undefined : refuseWhitebox('no-oil-left', { who });
  });
}

function offersByLight(
  world: World,
  { id: by, lights }: Creature,
  type: string,
  refuses: (world: World, handled: Handled) => Verdict,
): readonly Offer[] {
  const able = idsOf(lights).filter((light) => !refuses(world, { by, light }));
  return able.length > 0 ? [{ action: { type, by }, slots: { light: oneOf(able) } }] : [];
}

/** In minutes, including the oil in it. */
export const burningTime = ({ kind, minutesLeft, pints }: Light): number =>
  minutesLeft + (kind === 'lantern' ? pints * LIGHTS.lantern.minutes : 0);

/**
 * Within thirty feet of a burning light: by position in a fight, otherwise in the same room.
 *
 * @rule whitebox.exploration.light-radius
 */
function isLit(world: World, one: Creature): boolean {
  return world.creatures.some((bearer) => {
    const feet = feetFrom(world, bearer, one);
    return bearer.lights.some(({ lit, kind }) => lit && feet <= LIGHTS[kind].feet);
  });
}

/** Infinite where they are not in the same place. */
function feetFrom(world: World, bearer: Creature, { id, room }: Creature): number {
  const fight = fightOn(world);
  if (fight && fighterIn(fight, bearer.id) && fighterIn(fight, id)) return feetBetween(fight, bearer.id, id);
  return bearer.room === room ? 0 : Number.POSITIVE_INFINITY;
}

/**
 * Tells which creatures stand in the light; it takes no time.
 *
 * @rule whitebox.exploration.light-radius
 * @rule whitebox.exploration.monsters-darkvision
 */
export const look = action('look', {
  fields: { by: creatureId },
  refuses: (world, { by }) => notUp(world, by),
  resolve: (ctx, { by: who }) => {
    const seesInDark = seesInTheDark(creature(ctx.world, who));
    const lit = idsOf(ctx.world.creatures.filter((other) => isLit(ctx.world, other)));
    const rule = 'whitebox.exploration.light-radius';
    ctx.emit({ type: 'looked', rule, who, lit, isLit: lit.includes(who), seesInDark });
  },
});

/** Unless it is charmed or serves another creature. @rule whitebox.exploration.monsters-darkvision */
export const seesInTheDark = (one: Creature): boolean =>
  one.seesInDark && (one.kind !== 'monster' || (one.service === null && !serves(one)));
