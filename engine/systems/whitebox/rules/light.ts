import {
  type CreatureId,
  creatureId,
  type Draft,
  fields,
  findCreature,
  findFight,
  findFighter,
  getCreature,
  idsOf,
  type Offer,
  oneOf,
  refuse,
  type Verdict,
} from '@arbitro/kernel';
import { action, audienceForSelf, audienceForWho, event } from '../declare.ts';
import { refuseWhitebox } from '../refusals.ts';
import type { Creature, Light, World } from '../state.ts';
import { feetBetween } from './distance.ts';
import { isCharmed } from './effects.ts';
import { nameText } from './fields.ts';
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
  audience: audienceForWho,
  writeCreature: (draft, { light }) => changeLight(draft, light.id, light),
});
export const lightSpent = event('light-spent', ofLight, {
  writeCreature: (draft, { light }) => changeLight(draft, light, { lit: false, minutesLeft: 0, pints: 0 }),
});
export const lanternFilled = event(
  'lantern-filled',
  fields<{ who: CreatureId; light: string; pints: number; oil: number }>(),
  {
    audience: audienceForWho,
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
  { audience: audienceForSelf },
);

const findLight = ({ lights }: Creature, id: string): Light | undefined =>
  lights.find((light) => light.id === id);

const handledFields = { by: creatureId, light: nameText };

/** Lights thirty feet around, while it lasts. @rule whitebox.exploration.light-radius */
export const lightUp = action('light', {
  fields: handledFields,
  refuses: cannotLight,
  resolve: (ctx, { by: who, light }) =>
    ctx.emit({ type: 'light-lit', rule: 'whitebox.exploration.light-radius', who, light }),
  offers: (world, bearer) => lightOffers(world, bearer, 'light', cannotLight),
});

/** The remaining time is kept. @rule whitebox.exploration.light-duration */
export const douse = action('douse', {
  fields: handledFields,
  refuses: cannotDouse,
  resolve: (ctx, { by: who, light }) =>
    ctx.emit({ type: 'light-doused', rule: 'whitebox.exploration.light-duration', who, light }),
  offers: (world, bearer) => lightOffers(world, bearer, 'douse', cannotDouse),
});

/** Fills a pint of the creature's oil into a lantern. @rule whitebox.exploration.light-duration */
export const refill = action('refill', {
  fields: handledFields,
  refuses: cannotRefill,
  resolve: (ctx, { by: who, light }) => {
    const bearer = getCreature(ctx.world, who);
    const pints = (findLight(bearer, light)?.pints ?? 0) + 1;
    const rule = 'whitebox.exploration.light-duration';
    ctx.emit({ type: 'lantern-filled', rule, who, light, pints, oil: bearer.oil - 1 });
  },
  offers: (world, bearer) => lightOffers(world, bearer, 'refill', cannotRefill),
});

interface LightTerms {
  readonly by: CreatureId;
  readonly light: string;
}

/** A round is long enough to light a torch, not to fill a lantern. @ruling R82 */
function checkLight(world: World, { by, light: id }: LightTerms, then: (light: Light) => Verdict): Verdict {
  const light = findLight(getCreature(world, by), id);
  if (!light) return refuseWhitebox('no-such-light', { who: by, light: id });
  return notUp(world, by) ?? then(light);
}

/** @rule whitebox.exploration.light-duration */
function cannotLight(world: World, handled: LightTerms): Verdict {
  return checkLight(world, handled, (light) => {
    if (light.lit) return refuseWhitebox('so-already', { what: light.id });
    return minutesOfLight(light) > 0 ? undefined : refuseWhitebox('burnt-out', { light: light.id });
  });
}

function cannotDouse(world: World, handled: LightTerms): Verdict {
  return checkLight(world, handled, ({ id, lit }) =>
    lit ? undefined : refuseWhitebox('so-already', { what: id }),
  );
}

function cannotRefill(world: World, handled: LightTerms): Verdict {
  return checkLight(world, handled, ({ id, kind }) => {
    if (kind !== 'lantern') return refuseWhitebox('no-lantern', { light: id });
    if (findFight(world)) return refuse('fight-on');
    const { by: who } = handled;
    return getCreature(world, who).oil > 0 ? undefined : refuseWhitebox('no-oil-left', { who });
  });
}

function lightOffers(
  world: World,
  { id: by, lights }: Creature,
  type: string,
  refuses: (world: World, handled: LightTerms) => Verdict,
): readonly Offer[] {
  const reachable = idsOf(lights).filter((light) => !refuses(world, { by, light }));
  return reachable.length > 0 ? [{ action: { type, by }, slots: { light: oneOf(reachable) } }] : [];
}

/** In minutes, including the oil in it. */
export const minutesOfLight = ({ kind, minutesLeft, pints }: Light): number =>
  minutesLeft + (kind === 'lantern' ? pints * LIGHTS.lantern.minutes : 0);

/**
 * Within thirty feet of a burning light: by position in a fight, otherwise in the same room.
 * @rule whitebox.exploration.light-radius
 */
function isLit(world: World, creature: Creature): boolean {
  return world.creatures.some((bearer) => {
    const feet = feetFromLight(world, bearer, creature);
    return bearer.lights.some(({ lit, kind }) => lit && feet <= LIGHTS[kind].feet);
  });
}

/** Infinite where they are not in the same place. */
function feetFromLight(world: World, bearer: Creature, { id, room }: Creature): number {
  const fight = findFight(world);
  if (fight && findFighter(fight, bearer.id) && findFighter(fight, id))
    return feetBetween(fight, bearer.id, id);
  return bearer.room === room ? 0 : Number.POSITIVE_INFINITY;
}

/**
 * Tells which creatures stand in the light; it takes no time.
 * @rule whitebox.exploration.light-radius @rule whitebox.exploration.monsters-darkvision
 */
export const look = action('look', {
  fields: { by: creatureId },
  refuses: (world, { by }) => notUp(world, by),
  resolve: (ctx, { by: who }) => {
    const seesInDark = seesInTheDark(ctx.world, getCreature(ctx.world, who));
    const lit = idsOf(ctx.world.creatures.filter((other) => isLit(ctx.world, other)));
    const rule = 'whitebox.exploration.light-radius';
    ctx.emit({ type: 'looked', rule, who, lit, isLit: lit.includes(who), seesInDark });
  },
});

interface WithKinds {
  readonly creatures: readonly Pick<Creature, 'id' | 'kind'>[];
}
type Looker = Pick<Creature, 'kind' | 'seesInDark' | 'service' | 'conditions'>;

/** Monsters, unless they are charmed or serve the players. @rule whitebox.exploration.monsters-darkvision */
export const seesInTheDark = (world: WithKinds, creature: Looker): boolean =>
  creature.seesInDark &&
  (creature.kind !== 'monster' || !(servesPlayers(world, creature) || isCharmed(creature)));

/** Not where its employer is a monster too. */
const servesPlayers = (world: WithKinds, { service }: Looker): boolean =>
  service !== null && findCreature(world, service.employer)?.kind !== 'monster';
