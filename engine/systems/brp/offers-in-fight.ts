import { type CreatureId, fighter, fighterIn, fightOn, type Offer, oneOf, textUpTo } from '@arbitro/kernel';
import { armsOf } from './arms.ts';
import { allows, type Given, offered, onOneOf } from './offering.ts';
import { declareOffers, moveOffers } from './offers-declare.ts';
import { isMissile } from './rules/means.ts';
import { type Arm, type Creature, type Intent, isUp, type World } from './state.ts';

export { gmFightOffers } from './offers-scene.ts';

/** An action on one of those for whom the rules allow it. */
const onOne = (world: World, action: Given): readonly Offer[] =>
  onOneOf(
    world,
    action,
    world.creatures.map(({ id }) => id),
  );

/** What somebody may do in a fight; out of one they may still see to wounds and weapons. */
export function fightOffers(world: World, one: Creature): readonly Offer[] {
  const fight = fightOn(world);
  const fights = fight && fighterIn(fight, one.id) !== undefined;
  if (fights && fight.phase !== 'actions')
    return fight.phase === 'movement' ? moveOffers(world, one) : declareOffers(world, one);
  const own = fights ? turnOffers(world, one) : freeingOffers(world, one);
  return [...own, ...careOffers(world, one), ...reloadOffers(world, one)];
}

/** What was declared comes first, ready-made: one word carries it out. */
function turnOffers(world: World, one: Creature): readonly Offer[] {
  const { id: by } = one;
  const hold = offered(world, { type: 'hold', by });
  if (hold.length === 0) return [];
  const { intent, used } = fighter(world, by);
  const declared = intent && used.length === 0 ? asSaid(world, by, intent) : [];
  const free = declared.length === 0 ? freeOffers(world, one) : [];
  return [...declared, ...free, ...hold, ...offered(world, { type: 'leave', by })];
}

const words = textUpTo(200);

function freeOffers(world: World, one: Creature): readonly Offer[] {
  const { id: by } = one;
  return [
    ...armsOf(one).flatMap((arm) => attackOffers(world, by, arm)),
    ...onOne(world, { type: 'grapple', by }),
    ...freeingOffers(world, one),
    ...otherOffer(world, by),
  ];
}

/** Out of a grip, up from the ground. @rule brp.skills.grapple @rule brp.bestiary.bear-swipe */
const freeingOffers = (world: World, { id: by }: Creature): readonly Offer[] => [
  ...offered(world, { type: 'break-free', by, how: 'grapple' }),
  ...offered(world, { type: 'break-free', by, how: 'FOR' }),
  ...offered(world, { type: 'stand', by }),
];

const otherOffer = (world: World, by: CreatureId): readonly Offer[] =>
  offered(world, { type: 'act', by }, { slots: { what: words }, like: { what: '' } });

/** In each way it can be used, and to knock somebody out. @rule brp.combat.multiple-reach @rule brp.spot.knockout */
function attackOffers(world: World, by: CreatureId, arm: Arm): readonly Offer[] {
  const action: Given = { type: 'attack', by, with: arm.id };
  const both = arm.modes.length > 1 && arm.modes.some(isMissile);
  return [
    ...onOne(world, action),
    ...(both ? onOne(world, { ...action, thrown: true }) : []),
    ...onOne(world, { ...action, knockout: true }),
  ];
}

/** The action that carries out an intent. */
function asSaid(world: World, by: CreatureId, intent: Intent): readonly Offer[] {
  const { act, with: arm, on, thrown, knockout, words: what } = intent;
  switch (act) {
    case 'attack': {
      const action: Given = {
        type: 'attack',
        by,
        ...(arm !== null && { with: arm }),
        ...(thrown && { thrown }),
        ...(knockout && { knockout }),
      };
      return at(world, action, on);
    }
    case 'grapple':
      return at(world, { type: 'grapple', by }, on);
    case 'break-free':
      return ['grapple', 'FOR'].flatMap((how) => offered(world, { type: 'break-free', by, how }));
    case 'stand':
      return offered(world, { type: 'stand', by });
    case 'other':
      return offered(world, { type: 'act', by, what });
    default:
      return [];
  }
}

const at = (world: World, action: Given, on: CreatureId | null): readonly Offer[] =>
  on === null ? onOne(world, action) : offered(world, { ...action, on });

/** @rule brp.healing.first-aid @rule brp.wounds.unconscious */
function careOffers(world: World, { id: by }: Creature): readonly Offer[] {
  const treating = world.creatures.flatMap(({ id: on, wounds }): readonly Offer[] => {
    const action: Given = { type: 'first-aid', by, on };
    const may = wounds.map(({ id }) => id).filter((wound) => allows(world, { ...action, wound }));
    const [only] = may;
    if (only === undefined) return [];
    return [
      may.length === 1
        ? { action: { ...action, wound: only }, slots: {} }
        : { action, slots: { wound: oneOf(may) } },
    ];
  });
  const faint = world.creatures.some((one) => !isUp(one));
  return [...treating, ...(faint ? onOne(world, { type: 'wake', by }) : [])];
}

/** @rule brp.weapons.magazines @rule brp.weapons.crossbow-reload */
const reloadOffers = (world: World, { id: by, arms }: Creature): readonly Offer[] =>
  arms.flatMap(({ id }) => offered(world, { type: 'reload', by, with: id }));
