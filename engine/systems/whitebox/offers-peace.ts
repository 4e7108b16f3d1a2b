import { type CreatureId, fightOn, idsOf, type Offer, oneOf, someOf, textUpTo } from '@arbitro/kernel';
import { allows, atOneDoor, type Given, offered } from './offering.ts';
import { isHelpless } from './rules/carrying.ts';
import { inMarchingOrder } from './rules/explore.ts';
import { areasOf } from './scene.ts';
import { type Creature, isUp, type World } from './state.ts';

export { gmPartsAtPeace } from './offers-peace-gm.ts';

export const WORDS = textUpTo(200);
/** The usual first. */
const PACE = oneOf(['normal', 'careful', 'run'] as const);
/** A hall with more areas than this is searched as a whole, or by its numbers by hand. */
const MANY_AREAS = 36;

/** What somebody can do beside fighting. */
export function offersAtPeace(world: World, one: Creature): readonly Offer[] {
  const by = one.id;
  const talk = offered(world, { type: 'parley', by }, { slots: { words: WORDS } });
  if (fightOn(world) || !isUp(one)) return [...lightOffers(world, one), ...talk];
  return [
    ...(explores(world, one) ? exploringOffers(world, one) : []),
    ...lightOffers(world, one),
    ...gearOffers(world, one),
    ...talk,
    ...offered(world, { type: 'attempt', by }, { slots: { what: WORDS } }),
  ];
}

/**
 * Exploring moves the clock and the doors that everybody sees. It is the company's; what others do out of their sight is
 * the Referee's to tell, by hand. @rule whitebox.play.roles
 */
const explores = (world: World, { id, kind }: Creature): boolean =>
  world.march.length === 0 ? kind !== 'monster' : world.march.includes(id);

function exploringOffers(world: World, one: Creature): readonly Offer[] {
  return [
    ...companies(world, one).flatMap((who) => goOffers(world, who)),
    ...doorOffers(world, one),
    ...companies(world, one).flatMap((who) => searchOffers(world, who, one.room)),
    ...trapOffers(world, one),
    ...bandageOffers(world, one),
  ];
}

/** With all who can come along, alone, and with those who must be carried as well. */
function companies(world: World, { id, side, room }: Creature): readonly (readonly CreatureId[])[] {
  const others = world.creatures.filter(
    (other) => other.id !== id && other.side === side && other.room === room && isFreeToGo(world, other),
  );
  const able = inMarchingOrder(world, idsOf(others));
  const fallen = world.creatures.filter(
    (other) => other.side === side && other.room === room && other.status !== 'dead' && isHelpless(other),
  );
  return [
    ...(able.length > 0 ? [[id, ...able]] : []),
    [id],
    ...(fallen.length > 0 ? [[id, ...able, ...idsOf(fallen)]] : []),
  ];
}

const isFreeToGo = (world: World, { id, room }: Creature): boolean =>
  room === null || allows(world, { type: 'go', who: [id], to: room });

/** @rule whitebox.movement.modes */
function goOffers(world: World, who: readonly CreatureId[]): readonly Offer[] {
  const to = world.rooms.map(({ id }) => id).filter((room) => allows(world, { type: 'go', who, to: room }));
  return to.length > 0 ? [{ action: { type: 'go', who }, slots: { to: oneOf(to), pace: PACE } }] : [];
}

function doorOffers(world: World, one: Creature): readonly Offer[] {
  const by = one.id;
  return [
    ...atOneDoor(world, { type: 'open-door', by }),
    ...atOneDoor(world, { type: 'hold-door', by, held: true }),
    ...atOneDoor(world, { type: 'hold-door', by, held: true, wedged: true }),
    ...atOneDoor(world, { type: 'hold-door', by, held: false }),
    ...atOneDoor(world, { type: 'listen', by }),
  ];
}

const SOUGHT = oneOf(['doors', 'traps'] as const);

/** The whole room, or a part of it; whoever says how may be spared the dice. @rule whitebox.exploration.descriptive-search */
function searchOffers(world: World, who: readonly CreatureId[], room: string | null): readonly Offer[] {
  const there = world.rooms.find(({ id }) => id === room);
  if (!there) return [];
  const action: Given = { type: 'search', who, room: there.id };
  if (!allows(world, { ...action, for: 'doors' })) return [];
  const slots: Offer['slots'] = {
    for: SOUGHT,
    ...(who.length > 1 ? { together: oneOf([false, true]) } : {}),
  };
  const areas = Array.from({ length: areasOf(there) }, (_, at) => at + 1);
  const parts = areas.length > 1 && areas.length <= MANY_AREAS;
  const some = { areas: someOf(areas, { least: 1, most: areas.length }) };
  return [
    { action, slots },
    { action, slots: { ...slots, how: WORDS } },
    ...(parts ? [{ action, slots: { ...slots, ...some } }] : []),
    ...(parts ? [{ action, slots: { ...slots, ...some, how: WORDS } }] : []),
  ];
}

/** Only what has been found: what has not is crossed unawares. */
function trapOffers(world: World, { id }: Creature): readonly Offer[] {
  const action: Given = { type: 'cross', who: [id] };
  const traps = world.traps.filter(({ found }) => found).map((trap) => trap.id);
  const able = traps.filter((trap) => allows(world, { ...action, trap }));
  return able.length > 0 ? [{ action, slots: { trap: oneOf(able) } }] : [];
}

function lightOffers(world: World, { id: by, lights }: Creature): readonly Offer[] {
  const handled = (['light', 'douse', 'refill'] as const).flatMap((type): readonly Offer[] => {
    const able = lights.map(({ id }) => id).filter((light) => allows(world, { type, by, light }));
    return able.length > 0 ? [{ action: { type, by }, slots: { light: oneOf(able) } }] : [];
  });
  return [...handled, ...offered(world, { type: 'look', by })];
}

function bandageOffers(world: World, { id: by, room }: Creature): readonly Offer[] {
  const action: Given = { type: 'bandage', by };
  const near = idsOf(world.creatures.filter((other) => other.room === room));
  const able = near.filter((on) => allows(world, { ...action, on }));
  return able.length > 0 ? [{ action, slots: { on: oneOf(able) } }] : [];
}

function gearOffers(world: World, { id: by, weapons }: Creature): readonly Offer[] {
  if (weapons.length === 0) return [];
  const hand = someOf(
    weapons.map(({ id }) => id),
    { least: 0, most: weapons.length },
  );
  return offered(world, { type: 'gear', by }, { slots: { hand }, like: { hand: [] } });
}
