import {
  type CreatureId,
  creature,
  fighterIn,
  fightOn,
  type Offer,
  oneOf,
  someOf,
  textUpTo,
} from '@arbitro/kernel';
import { allows, atOneDoor, type Given, offered, onOneOf, strides } from './offering.ts';
import { announceOffers, declareOffers } from './offers-declare.ts';
import { destination, feetBetween, feetLeft } from './rules/distance.ts';
import { declaredBy, doneBy } from './rules/intent.ts';
import type { Creature, Fight, Spell, World } from './state.ts';
import { CLOSE_FEET } from './tables.ts';

export { gmPartsInFight } from './offers-scene.ts';

/** What somebody may do in a fight; out of one they may still cast spells and bind wounds. */
export function offersInFight(world: World, one: Creature): readonly Offer[] {
  const fight = fightOn(world);
  if (!fight || !fighterIn(fight, one.id)) return careOffers(world, one);
  if (fight.phase === 'declare') return declareOffers(world, one);
  if (fight.phase === 'announce') return announceOffers(world, one);
  return turnOffers(world, one, fight);
}

const careOffers = (world: World, one: Creature): readonly Offer[] => [
  ...one.spells.flatMap((spell) => castOffers(world, one, spell)),
  ...one.spells.flatMap(({ id }) => offered(world, { type: 'prepare', by: one.id, spell: id })),
  ...binding(world, one),
];

/** What was declared comes first, ready-made: one word carries it out. @rule whitebox.combat.declared-intent */
function turnOffers(world: World, one: Creature, fight: Fight): readonly Offer[] {
  const { id: by } = one;
  const passing = offered(world, { type: 'pass', by });
  if (passing.length === 0) return offered(world, { type: 'leave', by });
  const intent = declaredBy(world, by);
  const declared =
    intent && intent.type !== 'pass' ? offered(world, { ...(doneBy(intent, by) as unknown as Given) }) : [];
  return [
    ...declared,
    ...(intent ? [] : deedOffers(world, one, fight)),
    ...(intent && fight.phase !== 'movement' ? [] : moveOffers(world, one)),
    ...passing,
    ...offered(world, { type: 'leave', by }),
  ];
}

function deedOffers(world: World, one: Creature, fight: Fight): readonly Offer[] {
  const { id: by, weapons, spells } = one;
  const others = fight.fighters.map(({ who }) => who).filter((id) => id !== by);
  return [
    ...attackOffers(world, one, fight),
    ...spells.flatMap((spell) => castOffers(world, one, spell)),
    ...spells.flatMap(({ id }) => offered(world, { type: 'prepare', by, spell: id })),
    ...onOneOf(world, { type: 'throw-oil', by }, others),
    ...onOneOf(
      world,
      { type: 'light-oil', by },
      fight.fighters.map(({ who }) => who),
    ),
    ...binding(world, one),
    ...atOneDoor(world, { type: 'open-door', by }),
    ...weapons.flatMap(({ id }) => offered(world, { type: 'ready', by, weapon: id })),
    ...offered(world, { type: 'other', by }, { slots: { what: textUpTo(200) }, like: { what: '' } }),
  ];
}

/** With each weapon, and with all that strike together; where it takes a few steps, with those. */
function attackOffers(world: World, one: Creature, fight: Fight): readonly Offer[] {
  const { id: by, weapons, routine, side } = one;
  const others = fight.fighters.map(({ who }) => who).filter((id) => id !== by);
  const foes = others.filter((id) => creature(world, id).side !== side);
  const friends = others.filter((id) => creature(world, id).side === side);
  const ways: readonly Given[] = [
    ...(routine.length > 0 ? [{ type: 'attack', by }] : []),
    ...weapons.map(({ id }) => ({ type: 'attack', by, with: id })),
  ];
  return ways.flatMap((action) => [
    ...onOneOf(world, action, foes),
    ...closingIn(world, one, fight, { action, foes }),
    ...onOneOf(world, action, friends),
  ]);
}

interface Assault {
  readonly action: Given;
  readonly foes: readonly CreatureId[];
}

/** As far as it takes to stand beside them. @rule whitebox.combat.round-order */
function closingIn(
  world: World,
  { id: by }: Creature,
  fight: Fight,
  { action, foes }: Assault,
): readonly Offer[] {
  return foes
    .filter((on) => !allows(world, { ...action, on }))
    .flatMap((on) => {
      const feet = Math.max(0, feetBetween(fight, by, on) - CLOSE_FEET);
      return offered(world, { ...action, on, first: { feet, toward: on } });
    });
}

/** On as many as it falls upon. @rule whitebox.spells.effect-timing */
function castOffers(world: World, { id: by }: Creature, { id: spell, targets }: Spell): readonly Offer[] {
  const action: Given = { type: 'cast', by, spell };
  const among = world.creatures.map(({ id }) => id).filter((id) => allows(world, { ...action, on: [id] }));
  if (among.length === 0) return [];
  return [{ action, slots: { on: someOf(among, { least: 1, most: Math.min(targets, among.length) }) } }];
}

const binding = (world: World, { id: by }: Creature): readonly Offer[] =>
  onOneOf(
    world,
    { type: 'bind', by },
    world.creatures.filter(({ bleeding }) => bleeding).map(({ id }) => id),
  );

/** @rule whitebox.movement.combat-move */
function moveOffers(world: World, one: Creature): readonly Offer[] {
  const { id: by } = one;
  const fight = fightOn(world);
  const most = Math.floor(fight ? feetLeft(world, one) : 0);
  if (!fight || most < 1) return [];
  const others = fight.fighters.map(({ who }) => who).filter((id) => id !== by);
  return (['toward', 'from'] as const).flatMap((way) => {
    const action: Given = { type: 'move', by };
    const may = others.filter(
      (id) =>
        allows(world, { ...action, feet: 1, [way]: id }) &&
        destination(fight, by, { feet: 1, [way]: id }) !== fighterIn(fight, by)?.at,
    );
    return may.length === 0 ? [] : [{ action, slots: { [way]: oneOf(may), feet: strides(most) } }];
  });
}
