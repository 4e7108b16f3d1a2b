import {
  type CreatureId,
  fightOn,
  numberFrom,
  type Offer,
  oneOf,
  someOf,
  takesPart,
  targetsByActor,
} from '@arbitro/kernel';
import { LIGHT_NAMES } from './effects.ts';
import { allows, type Given, offered } from './offering.ts';
import { isUp, type World } from './state.ts';
import { AMBUSH_SKILLS, COVER_STOPS, type Material } from './tables.ts';

/** What the game master does to a fight. */
export function gmFightOffers(world: World): readonly Offer[] {
  const ids = world.creatures.map(({ id }) => id);
  return [
    ...offered(world, { type: 'fight' }),
    ...offered(world, { type: 'end-fight' }),
    ...ids.flatMap((who) => [...joining(world, who), ...placing(world, who), ...covering(world, who)]),
    ...ambushes(world, ids),
    ...unawares(world, ids),
    { action: { type: 'light' }, slots: { light: oneOf(LIGHT_NAMES) } },
  ];
}

/** As far as anybody would look. */
const FIELD = 500;
const somewhere = { at: numberFrom(-FIELD, FIELD) };

const joining = (world: World, who: CreatureId): readonly Offer[] =>
  offered(world, { type: 'join', who }, { slots: somewhere });

const placing = (world: World, who: CreatureId): readonly Offer[] =>
  offered(world, { type: 'place', who }, { slots: somewhere, like: { at: 0 } });

/** @rule brp.spot.cover */
function covering(world: World, who: CreatureId): readonly Offer[] {
  const bare: Given = { type: 'cover', who, cover: null };
  if (!allows(world, bare)) return [];
  const materials = (Object.keys(COVER_STOPS) as readonly Material[]).map(
    (material): Offer => ({
      action: { type: 'cover', who, cover: { material, stops: COVER_STOPS[material] } },
      slots: {},
    }),
  );
  const has = fightOn(world)?.fighters.some((one) => one.who === who && one.cover !== null);
  return has ? [...materials, { action: bare, slots: {} }] : materials;
}

/** Somebody on their feet, and in the fight if one is on. */
const ableOne = (world: World): CreatureId | undefined =>
  world.creatures.find((one) => isUp(one) && (!fightOn(world) || takesPart(world, one.id)))?.id;

/** All of one side for all of the others. @rule brp.spot.ambush-setup */
function ambushes(world: World, ids: readonly CreatureId[]): readonly Offer[] {
  const targets = targetsByActor(ids, ableOne(world), (who, id) =>
    allows(world, { type: 'ambush', by: [who], on: [id], skill: 'hide' }),
  );
  return ids.flatMap((who) => {
    const on = targets(who);
    if (on.length === 0) return [];
    const slots = { on: someOf(on, { least: 1, most: on.length }), skill: oneOf(AMBUSH_SKILLS) };
    return [{ action: { type: 'ambush', by: [who] }, slots }];
  });
}

/** @rule brp.spot.backstab */
function unawares(world: World, ids: readonly CreatureId[]): readonly Offer[] {
  const targets = targetsByActor(ids, ableOne(world), (who, of) =>
    allows(world, { type: 'unaware', who, of }),
  );
  return ids.flatMap((who) => {
    const of = targets(who);
    return of.length > 0 ? [{ action: { type: 'unaware', who }, slots: { of: oneOf(of) } }] : [];
  });
}
