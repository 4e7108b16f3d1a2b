import { type Square, squaresBetween } from '@arbitro/grid';
import { idsOf, numberFrom, type Offer, oneOf, someOf } from '@arbitro/kernel';
import { deedsOf, UNARMED } from './deeds.ts';
import { CONDITION_NAMES } from './effects.ts';
import { allows, forWhom, type Given, offered, onOne, onOneOf, withOneOf } from './offering.ts';
import { cannotPay, cannotPayAttack, farthest } from './refuses-attack.ts';
import { whoseTurn } from './rules/budget.ts';
import { isThere, spaceIn } from './rules/distance.ts';
import { usedMap } from './rules/space.ts';
import type { Arm } from './rules/strike.ts';
import type { Area, Creature, Deed, World } from './state.ts';
import { ABILITIES, COVER_NAMES, DAMAGE_TYPES, LIGHTS, SQUARE } from './tables.ts';

/** Blows, deeds and grips, each on whom or where it can be. */
export function attackOffers(world: World, one: Creature): readonly Offer[] {
  const { id: by } = one;
  return [
    ...deedsOf(one).flatMap((deed) =>
      deed.attack ? armOffers(world, one, deed as Arm) : useOffers(world, one, deed),
    ),
    ...gripOffers(world, one),
    ...offered(
      world,
      { type: 'escape', by },
      { slots: { skill: oneOf(HOLDS) }, like: { skill: 'athletics' } },
    ),
    ...onOne(world, { type: 'release', by }),
  ];
}

/** @rule quinta.attack.grappling */
function gripOffers(world: World, one: Creature): readonly Offer[] {
  if (cannotPayAttack(world, one, UNARMED)) return [];
  return [...onOne(world, { type: 'grapple', by: one.id }), ...shoveOffers(world, one)];
}

const HOLDS = ['athletics', 'acrobatics'] as const;

/** On somebody or on a thing. @rule quinta.attack.sequence */
function armOffers(world: World, one: Creature, arm: Arm): readonly Offer[] {
  if (cannotPayAttack(world, one, arm)) return [];
  const action: Given = { type: 'attack', by: one.id, with: arm.id };
  const things = world.things.map(({ id }) => id);
  return [...onOne(world, action), ...withOneOf(world, action, ['thing', things])];
}

/** Blindly at a place, where somebody unseen might be. @rule quinta.attack.unseen-target */
export const blindOffers = (world: World, one: Creature): readonly Offer[] =>
  deedsOf(one).flatMap((deed) => {
    if (!deed.attack || cannotPayAttack(world, one, deed)) return [];
    const arm = deed as Arm;
    const near = Math.min(farthest(arm) / SQUARE, GUESSES);
    const action: Given = { type: 'attack', by: one.id, with: arm.id };
    return withOneOf(world, action, ['at', squaresNear(world, one, near)]);
  });

/** How many squares away one guesses where somebody is. */
const GUESSES = 4;

type Place = { readonly x: number; readonly y: number };

/** Squares so near to somebody, their own left out. */
function squaresNear(world: World, one: Creature, far: number): readonly Place[] {
  const [map, space] = [usedMap(world), spaceIn(world, one)];
  if (!map || !space) return [];
  const found: Place[] = [];
  for (
    let y = Math.max(0, space.at.y - far);
    y <= Math.min(map.height - 1, space.at.y + space.side - 1 + far);
    y++
  )
    for (
      let x = Math.max(0, space.at.x - far);
      x <= Math.min(map.width - 1, space.at.x + space.side - 1 + far);
      x++
    )
      if (squaresBetween(space, { at: { x, y }, side: 1 }) > 0) found.push({ x, y });
  return found;
}

/** @rule quinta.actions.magic */
function useOffers(world: World, one: Creature, deed: Deed): readonly Offer[] {
  const action: Given = { type: 'use', by: one.id, deed: deed.id };
  if (deed.multi.length > 0 || cannotPay(world, one.id, deed)) return [];
  if (!deed.area) return onSome(world, action, 1);
  if (!usedMap(world) || !one.at) return onSome(world, action, world.creatures.length);
  if (deed.area.shape === 'sphere' && deed.area.range === null) return offered(world, action);
  return withOneOf(world, action, ['at', placesFor(world, one, deed.area)]);
}

/** On so many of those for whom each by itself is allowed. */
function onSome(world: World, action: Given, most: number): readonly Offer[] {
  const able = idsOf(world.creatures).filter((id) => allows(world, { ...action, on: [id] }));
  if (able.length === 0) return [];
  return [{ action, slots: { on: someOf(able, { least: 1, most: Math.min(most, able.length) }) } }];
}

/** Where an area can do anything: around those who are there, and in every direction. */
function placesFor(world: World, one: Creature, area: Area): readonly Place[] {
  const reach = Math.ceil(area.size / SQUARE);
  if (area.range === null && area.shape !== 'cube') return withThose(world, squaresNear(world, one, 3));
  if (area.range === null) return squaresNear(world, one, reach);
  const around = world.creatures
    .filter(isThere)
    .flatMap((other) => [...squaresNear(world, other, Math.min(reach, MOST_ASIDE)), ...own(other)]);
  return distinct(around);
}

/** So far from anybody a blast is offered; it may be laid farther away all the same. */
const MOST_ASIDE = 4;
const own = ({ at }: Creature): readonly Place[] => (at ? [{ x: at.x, y: at.y }] : []);

const withThose = (world: World, squares: readonly Place[]): readonly Place[] =>
  distinct([...squares, ...world.creatures.filter(isThere).flatMap(own)]);

const distinct = (squares: readonly Square[]): readonly Place[] => [
  ...new Map(squares.map(({ x, y }) => [`${x},${y}`, { x, y }])).values(),
];

function shoveOffers(world: World, { id: by }: Creature): readonly Offer[] {
  const action: Given = { type: 'shove', by };
  const able = idsOf(world.creatures).filter((on) => allows(world, { ...action, on, effect: 'prone' }));
  return able.length > 0
    ? [{ action, slots: { on: oneOf(able), effect: oneOf(['prone', 'push'] as const) } }]
    : [];
}

const DICE = ['1', '5', '10', '20', '1d6', '2d6', '4d6', '6d6', '8d6', '10d6'] as const;
const points = numberFrom(1, 999);

/** What the game master may say of harm and healing. */
export function gmAttackOffers(world: World): readonly Offer[] {
  return [
    ...hurtOffers(world),
    ...forWhom(world, { type: 'heal' }, { points }, { points: 1 }),
    ...forWhom(world, { type: 'temporary' }, { points }, { points: 1 }),
    ...forWhom(world, { type: 'revive' }, { points }, { points: 1 }),
    ...conditionOffers(world),
    ...forWhom(world, { type: 'set-score' }, SCORE, { ability: 'str', by: 1 }),
    ...forWhom(world, { type: 'set-maximum' }, { change: numberFrom(-99, 99) }, { change: 0 }),
    ...coverOffers(world),
    { action: { type: 'light' }, slots: { light: oneOf(LIGHTS) } },
    ...forWhom(world, { type: 'death-saves' }, { uses: oneOf([true, false]) }, { uses: true }),
  ];
}

const SCORE: Offer['slots'] = { ability: oneOf(ABILITIES), by: numberFrom(-10, 10) };

function hurtOffers(world: World): readonly Offer[] {
  const alive = idsOf(world.creatures.filter(({ life }) => life !== 'dead'));
  if (alive.length === 0) return [];
  const slots = {
    who: someOf(alive, { least: 1, most: alive.length }),
    'damage.0.dice': oneOf(DICE),
    'damage.0.type': oneOf(DAMAGE_TYPES),
  };
  return [{ action: { type: 'hurt', damage: [{ dice: '1', type: 'bludgeoning' }] }, slots }];
}

/** Any condition can be given, and taken from those who have it. @rule quinta.conditions.general */
function conditionOffers(world: World): readonly Offer[] {
  const gained: Given = { type: 'condition', gained: true };
  const lost = world.creatures.flatMap(({ id: who, afflictions }): readonly Offer[] => {
    const had = [...new Set(afflictions.map(({ condition }) => condition))];
    return had.length === 0
      ? []
      : [{ action: { type: 'condition', gained: false, who }, slots: { condition: oneOf(had) } }];
  });
  return [...forWhom(world, gained, { condition: oneOf(CONDITION_NAMES) }, { condition: 'prone' }), ...lost];
}

/** Of whoever is on turn towards the others. @rule quinta.attack.cover */
function coverOffers(world: World): readonly Offer[] {
  const by = whoseTurn(world);
  if (by === undefined) return [];
  return onOneOf(world, { type: 'cover', by, cover: null }, idsOf(world.creatures)).map(
    ({ action, slots }) => ({
      action,
      slots: { ...slots, cover: oneOf([...COVER_NAMES, null]) },
    }),
  );
}
