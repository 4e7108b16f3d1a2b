import { type Square, squareDistance } from '@arbitro/grid';
import { type CreatureId, createOfferBuilder, getCreature, idsOf, type Offer, someOf } from '@arbitro/kernel';
import type { Area, Creature, Feature, World } from '../state.ts';
import { listCaught } from './area.ts';
import type { AttackFeature } from './attack-feature.ts';
import { areEnemies, isInPlay, spaceIn } from './distance.ts';
import { listFeatures } from './features.ts';
import { cannotAttack, cannotPayAttack } from './may-attack.ts';
import { cannotUse, isHarmful } from './may-use.ts';
import { cannotPayAnyUse } from './potions.ts';
import { findActiveMap } from './space.ts';
import { SQUARE } from './tables.ts';

type OfferedAction = Offer['action'];

/** Returns offers for attacks and features that do some good, with their valid targets or positions. */
export function featureOffers(world: World, creature: Creature): readonly Offer[] {
  return listFeatures(creature).flatMap((feature) =>
    feature.attack
      ? offerAttacksWith(world, creature, feature as AttackFeature)
      : offerUsesOf(world, creature, feature).filter((offer) =>
          doesGood(world, creature, { feature, offer }),
        ),
  );
}

/** Returns offers for features that now would harm the creature's own side or help no one. */
export const uselessOffers = (world: World, creature: Creature): readonly Offer[] =>
  creature.deeds
    .filter(({ attack }) => !attack)
    .flatMap((feature) =>
      offerUsesOf(world, creature, feature).filter((offer) => !doesGood(world, creature, { feature, offer })),
    );

interface OfferedUse {
  readonly feature: Feature;
  readonly offer: Offer;
}

/** Whether the first target or position does what the feature is meant for. */
function doesGood(world: World, creature: Creature, { feature, offer: { slots } }: OfferedUse): boolean {
  const { on, at } = slots;
  if (on?.kind === 'some')
    return scoreTarget(creature, feature, getCreature(world, String(on.options[0]))) > 0;
  return (
    !feature.area ||
    scorePlace(world, creature, { feature, at: at?.kind === 'one' ? at.options[0] : undefined }) > 0
  );
}

/** How much the feature is meant for this creature: harm for enemies, help for friends who need it; 0 or less: not at all. */
function scoreTarget(
  creature: Creature,
  feature: Feature,
  { side, hp, fullHp, temporary }: Creature,
): number {
  const isEnemy = areEnemies(creature, { side });
  if (isHarmful(feature)) return isEnemy || !feature.save ? 1 : -1;
  const need = feature.heals === null ? Number(temporary === 0) : (fullHp - hp) / Math.max(1, fullHp);
  return isEnemy ? -1 : need;
}

export const enemiesOf = ({ creatures }: World, creature: Creature): readonly CreatureId[] =>
  idsOf(creatures.filter((other) => areEnemies(creature, other)));

/** On an enemy or an object. @rule quinta.attack.sequence */
function offerAttacksWith(world: World, creature: Creature, arm: AttackFeature): readonly Offer[] {
  if (cannotPayAttack(world, creature, arm)) return [];
  const { onOneOf, withOneOf } = createOfferBuilder(cannotAttack);
  const fixedAction: OfferedAction = { type: 'attack', by: creature.id, with: arm.id };
  const things = world.things.map(({ id }) => id);
  return [
    ...onOneOf(world, fixedAction, enemiesOf(world, creature)),
    ...withOneOf(world, fixedAction, ['thing', things]),
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
  const fixedAction: OfferedAction = { type: 'use', by: creature.id, deed: feature.id };
  if (feature.multi.length > 0 || cannotPayAnyUse(world, creature.id, feature)) return [];
  const { offered, withOneOf } = createOfferBuilder(cannotUse);
  const likelyTargets = sortLikelyTargets(world, creature, feature);
  if (!feature.area) return offerOnSome(world, fixedAction, { among: likelyTargets, most: 1 });
  if (!findActiveMap(world) || !creature.at)
    return offerOnSome(world, fixedAction, { among: likelyTargets, most: likelyTargets.length });
  if (feature.area.shape === 'sphere' && feature.area.range === null) return offered(world, fixedAction);
  return withOneOf(world, fixedAction, ['at', sortPlaces(world, creature, feature)]);
}

/** Harmful features list enemies first, helpful ones the allies who need them most. */
const sortLikelyTargets = (
  { creatures }: World,
  creature: Creature,
  feature: Feature,
): readonly CreatureId[] =>
  idsOf(creatures.toSorted((a, b) => scoreTarget(creature, feature, b) - scoreTarget(creature, feature, a)));

interface Placement {
  readonly feature: Feature;
  readonly at: unknown;
}

/** The sum over all creatures in the area. */
function scorePlace(world: World, creature: Creature, { feature, at }: Placement): number {
  const { area } = feature;
  if (!area) return 0;
  return listCaught(world, { by: creature, area, at: at as Square | undefined }).reduce(
    (sum, id) => sum + scoreTarget(creature, feature, getCreature(world, id)),
    0,
  );
}

interface TargetChoice {
  readonly among: readonly CreatureId[];
  readonly most: number;
}

/** On up to so many of the creatures that are each a valid target. */
function offerOnSome(world: World, input: OfferedAction, { among, most }: TargetChoice): readonly Offer[] {
  const { allows } = createOfferBuilder(cannotUse);
  const allowedTargets = among.filter((id) => allows(world, { ...input, on: [id] }));
  if (allowedTargets.length === 0) return [];
  return [
    {
      action: input,
      slots: { on: someOf(allowedTargets, { least: 1, most: Math.min(most, allowedTargets.length) }) },
    },
  ];
}

/** The squares of creatures come first, the best of them before the others. */
function sortPlaces(world: World, creature: Creature, feature: Feature): readonly Place[] {
  const places = feature.area ? placesFor(world, creature, feature.area) : [];
  const scores = new Map(
    world.creatures
      .filter(isInPlay)
      .flatMap(ownSquare)
      .map(({ x, y }) => [`${x},${y}`, scorePlace(world, creature, { feature, at: { x, y } })]),
  );
  const scoreOf = ({ x, y }: Place): number => scores.get(`${x},${y}`) ?? 0;
  return places.toSorted((a, b) => scoreOf(b) - scoreOf(a));
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
