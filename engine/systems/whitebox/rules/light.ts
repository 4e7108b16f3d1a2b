import { type CreatureId, creature, type Draft, fields, fighterIn, fightOn } from '@arbitro/kernel';
import type { Douse, LightUp, Look, Refill } from '../actions.ts';
import type { WhiteboxCtx } from '../checks.ts';
import { event, ofThemselves, ofWhom } from '../declare.ts';
import { serves } from '../effects.ts';
import type { Creature, Light, World } from '../state.ts';
import { LIGHTS } from '../tables.ts';
import { feetBetween } from './distance.ts';

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

/** Whom the light falls on, whether it falls on the one who asks, and whether they see where it does not. */
export const looked = event(
  'looked',
  fields<{ who: CreatureId; lit: readonly CreatureId[]; isLit: boolean; seesInDark: boolean }>(),
  { audience: ofThemselves },
);

export const lightOf = ({ lights }: Creature, id: string): Light | undefined =>
  lights.find((light) => light.id === id);

/** Thirty feet around, for as long as it lasts. @rule whitebox.exploration.light-radius */
export const lightUp = (ctx: WhiteboxCtx, { by: who, light }: LightUp): void =>
  ctx.emit({ type: 'light-lit', rule: 'whitebox.exploration.light-radius', who, light });

/** What is left of it is kept. @rule whitebox.exploration.light-duration */
export const douse = (ctx: WhiteboxCtx, { by: who, light }: Douse): void =>
  ctx.emit({ type: 'light-doused', rule: 'whitebox.exploration.light-duration', who, light });

/** @rule whitebox.exploration.light-duration */
export function refill(ctx: WhiteboxCtx, { by: who, light }: Refill): void {
  const one = creature(ctx.world, who);
  const pints = (lightOf(one, light)?.pints ?? 0) + 1;
  const rule = 'whitebox.exploration.light-duration';
  ctx.emit({ type: 'lantern-filled', rule, who, light, pints, oil: one.oil - 1 });
}

/** Thirty feet around a light that burns: in a fight by where one stands, otherwise in the same room. @rule whitebox.exploration.light-radius */
function isLit(world: World, one: Creature): boolean {
  return world.creatures.some((bearer) => {
    const feet = feetFrom(world, bearer, one);
    return bearer.lights.some(({ lit, kind }) => lit && feet <= LIGHTS[kind].feet);
  });
}

/** Out of reach of any light where they are not in the same place. */
function feetFrom(world: World, bearer: Creature, { id, room }: Creature): number {
  const fight = fightOn(world);
  if (fight && fighterIn(fight, bearer.id) && fighterIn(fight, id)) return feetBetween(fight, bearer.id, id);
  return bearer.room === room ? 0 : Number.POSITIVE_INFINITY;
}

/** @rule whitebox.exploration.light-radius @rule whitebox.exploration.monsters-darkvision */
export function look(ctx: WhiteboxCtx, { by: who }: Look): void {
  const one = creature(ctx.world, who);
  const lit = ctx.world.creatures.filter((other) => isLit(ctx.world, other)).map(({ id }) => id);
  const rule = 'whitebox.exploration.light-radius';
  const isInLight = lit.includes(who);
  ctx.emit({ type: 'looked', rule, who, lit, isLit: isInLight, seesInDark: seesInTheDark(one) });
}

/** Unless it is charmed or in somebody's service. @rule whitebox.exploration.monsters-darkvision */
export const seesInTheDark = (one: Creature): boolean =>
  one.seesInDark && (one.kind !== 'monster' || (one.service === null && !serves(one)));
