import { type Square, squareDistance } from '@arbitro/grid';
import { type CreatureId, createOfferBuilder, idsOf, type Offer, someOf } from '@arbitro/kernel';
import type { Area, Creature, Feature, World } from '../state.ts';
import type { AttackFeature } from './attack-feature.ts';
import { areEnemies, isInPlay, spaceIn } from './distance.ts';
import { listFeatures } from './features.ts';
import { cannotAttack, cannotPay, cannotPayAttack } from './may-attack.ts';
import { cannotUse, isHarmful } from './may-use.ts';
import { findActiveMap } from './space.ts';
import { SQUARE } from './tables.ts';

type OfferedAction = Offer['action'];

/** Returns offers for attacks and features, with their valid targets or positions. */
export function featureOffers(world: World, creature: Creature): readonly Offer[] {
  return listFeatures(creature).flatMap((feature) =>
    feature.attack
      ? offerAttacksWith(world, creature, feature as AttackFeature)
      : offerUsesOf(world, creature, feature),
  );
}

export const enemiesOf = ({ creatures }: World, creature: Creature): readonly CreatureId[] =>
  idsOf(creatures.filter((other) => areEnemies(creature, other)));

/** On an enemy or an object. @rule quinta.attack.sequence */
function offerAttacksWith(world: World, creature: Creature, arm: AttackFeature): readonly Offer[] {
  if (cannotPayAttack(world, creature, arm)) return [];
  const { onOneOf, withOneOf } = createOfferBuilder(cannotAttack);
  const input: OfferedAction = { type: 'attack', by: creature.id, with: arm.id };
  const things = world.things.map(({ id }) => id);
  return [
    ...onOneOf(world, input, enemiesOf(world, creature)),
    ...withOneOf(world, input, ['thing', things]),
  ];
}

type Place = { readonly x: number; readonly y: number };

/** Returns the squares within this distance of a creature, except its own. */
export function squaresNear(world: World, creature: Creature, far: number): readonly Place[] {
  const [map, space] = [findActiveMap(world), spaceIn(world, creature)];
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
      if (squareDistance(space, { at: { x, y }, side: 1 }) > 0) found.push({ x, y });
  return found;
}

/** @rule quinta.actions.magic */
function offerUsesOf(world: World, creature: Creature, feature: Feature): readonly Offer[] {
  const input: OfferedAction = { type: 'use', by: creature.id, deed: feature.id };
  if (feature.multi.length > 0 || cannotPay(world, creature.id, feature)) return [];
  const { offered, withOneOf } = createOfferBuilder(cannotUse);
  const meant = sortLikelyTargets(world, creature, feature);
  if (!feature.area) return offerOnSome(world, input, { among: meant, most: 1 });
  if (!findActiveMap(world) || !creature.at)
    return offerOnSome(world, input, { among: meant, most: meant.length });
  if (feature.area.shape === 'sphere' && feature.area.range === null) return offered(world, input);
  return withOneOf(world, input, ['at', placesFor(world, creature, feature.area)]);
}

/** Harmful features list enemies first, helpful ones allies first. */
const sortLikelyTargets = (
  { creatures }: World,
  creature: Creature,
  feature: Feature,
): readonly CreatureId[] =>
  idsOf(
    creatures.toSorted((a, b) => {
      const [first, second] = [areEnemies(creature, a), areEnemies(creature, b)];
      return (isHarmful(feature) ? 1 : -1) * (Number(second) - Number(first));
    }),
  );

interface TargetChoice {
  readonly among: readonly CreatureId[];
  readonly most: number;
}

/** On up to so many of the creatures that are each a valid target. */
function offerOnSome(world: World, input: OfferedAction, { among, most }: TargetChoice): readonly Offer[] {
  const { allows } = createOfferBuilder(cannotUse);
  const creature = among.filter((id) => allows(world, { ...input, on: [id] }));
  if (creature.length === 0) return [];
  return [
    { action: input, slots: { on: someOf(creature, { least: 1, most: Math.min(most, creature.length) }) } },
  ];
}

/** Positions where an area has an effect: around creatures, and in every direction. */
function placesFor(world: World, creature: Creature, area: Area): readonly Place[] {
  const reach = Math.ceil(area.size / SQUARE);
  if (area.range === null && area.shape !== 'cube')
    return addCreatureSquares(world, squaresNear(world, creature, 3));
  if (area.range === null) return squaresNear(world, creature, reach);
  const around = world.creatures
    .filter(isInPlay)
    .flatMap((other) => [
      ...squaresNear(world, other, Math.min(reach, MAX_OFFERED_DISTANCE)),
      ...ownSquare(other),
    ]);
  return uniqueSquares(around);
}

/** Areas are offered up to this many squares from a creature; players may still place them farther away. */
const MAX_OFFERED_DISTANCE = 4;
const ownSquare = ({ at }: Creature): readonly Place[] => (at ? [{ x: at.x, y: at.y }] : []);

const addCreatureSquares = (world: World, squares: readonly Place[]): readonly Place[] =>
  uniqueSquares([...squares, ...world.creatures.filter(isInPlay).flatMap(ownSquare)]);

const uniqueSquares = (squares: readonly Square[]): readonly Place[] => [
  ...new Map(squares.map(({ x, y }) => [`${x},${y}`, { x, y }])).values(),
];
