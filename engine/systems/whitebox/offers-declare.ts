import {
  type CreatureId,
  creature,
  type Json,
  type Offer,
  oneOf,
  someOf,
  textUpTo,
  theFight,
} from '@arbitro/kernel';
import { feetInRound } from './derived.ts';
import { allows, type Given, offered, strides } from './offering.ts';
import { feetBetween } from './rules/distance.ts';
import { isPlain } from './rules/doors.ts';
import type { Creature, World } from './state.ts';
import { CLOSE_FEET, MELEE_FEET } from './tables.ts';

/** Which spell it will be this round, or none. @rule whitebox.spells.casting-start */
export function announceOffers(world: World, { id: by, spells }: Creature): readonly Offer[] {
  const none = offered(world, { type: 'announce', by, spell: null });
  return none.length === 0
    ? []
    : [...spells.flatMap(({ id }) => offered(world, { type: 'announce', by, spell: id })), ...none];
}

type Meant = { readonly type: string; readonly [key: string]: Json };

/** Everything that can be meant. @rule whitebox.combat.declared-intent */
export function declareOffers(world: World, one: Creature): readonly Offer[] {
  const passing = meaning(world, one, { type: 'pass' });
  if (passing.length === 0) return [];
  const others = theFight(world)
    .fighters.map(({ who }) => who)
    .filter((id) => id !== one.id && creature(world, id).status !== 'dead');
  const { spells, weapons } = one;
  return [
    ...assaults(world, one, others),
    ...spells.flatMap(({ id, targets }) => casting(world, one, { id, targets, among: [one.id, ...others] })),
    ...spells.flatMap(({ id }) => meaning(world, one, { type: 'prepare', spell: id })),
    ...onOne(world, one, { type: 'throw-oil' }, others),
    ...onOne(world, one, { type: 'light-oil' }, others),
    ...onOne(
      world,
      one,
      { type: 'bind' },
      others.filter((id) => creature(world, id).status !== 'up' || creature(world, id).side === one.side),
    ),
    ...weapons
      .filter(({ inHand, ready }) => !inHand || !ready)
      .flatMap(({ id }) => meaning(world, one, { type: 'ready', weapon: id })),
    ...openings(world, one),
    ...goings(world, one, others),
    ...words(world, one),
    ...passing,
  ];
}

const declaring = ({ id: by }: Creature, intent: Meant): Given => ({ type: 'declare', by, intent });

const meaning = (world: World, one: Creature, intent: Meant): readonly Offer[] =>
  offered(world, declaring(one, intent));

function onOne(world: World, one: Creature, intent: Meant, among: readonly CreatureId[]): readonly Offer[] {
  const may = among.filter((on) => allows(world, declaring(one, { ...intent, on })));
  return may.length === 0 ? [] : [{ action: declaring(one, intent), slots: { 'intent.on': oneOf(may) } }];
}

/** With the way there where they are too far to strike; in the alternative sequence that comes last. */
function assaults(world: World, one: Creature, others: readonly CreatureId[]): readonly Offer[] {
  const { weapons, routine, side } = one;
  const ways: readonly Meant[] = [
    ...(routine.length > 0 ? [{ type: 'attack' }] : []),
    ...weapons.map(({ id }) => ({ type: 'attack', with: id })),
  ];
  const foes = others.filter((id) => creature(world, id).side !== side);
  const friends = others.filter((id) => creature(world, id).side === side);
  return ways.flatMap((intent) => [
    ...onOne(world, one, intent, foes),
    ...foes.flatMap((on) => closingIn(world, one, { ...intent, on }, on)),
    ...onOne(world, one, intent, friends),
  ]);
}

function closingIn(world: World, one: Creature, intent: Meant, toward: CreatureId): readonly Offer[] {
  const away = feetBetween(theFight(world), one.id, toward);
  const feet = Math.min(Math.floor(feetInRound(world, one).value), away - CLOSE_FEET);
  const isWorth = away > MELEE_FEET && feet > 0;
  return isWorth ? meaning(world, one, { ...intent, first: { feet, toward } }) : [];
}

interface Casting {
  readonly id: string;
  readonly targets: number;
  readonly among: readonly CreatureId[];
}

function casting(world: World, one: Creature, { id, targets, among }: Casting): readonly Offer[] {
  const intent: Meant = { type: 'cast', spell: id };
  const may = among.filter((on) => allows(world, declaring(one, { ...intent, on: [on] })));
  const most = Math.min(targets, may.length);
  return most === 0
    ? []
    : [{ action: declaring(one, intent), slots: { 'intent.on': someOf(may, { least: 1, most }) } }];
}

function goings(world: World, one: Creature, others: readonly CreatureId[]): readonly Offer[] {
  const most = Math.floor(feetInRound(world, one).value);
  if (most < 1) return [];
  return (['toward', 'from'] as const).flatMap((way) => {
    const intent: Meant = { type: 'move' };
    const may = others.filter((id) => allows(world, declaring(one, { ...intent, feet: 1, [way]: id })));
    if (may.length === 0) return [];
    return [
      {
        action: declaring(one, intent),
        slots: { [`intent.${way}`]: oneOf(may), 'intent.feet': strides(most) },
      },
    ];
  });
}

/** @rule whitebox.exploration.open-door */
function openings(world: World, one: Creature): readonly Offer[] {
  const intent: Meant = { type: 'open-door' };
  const able = world.doors
    .filter(isPlain)
    .map(({ id }) => id)
    .filter((door) => allows(world, declaring(one, { ...intent, door })));
  return able.length === 0 ? [] : [{ action: declaring(one, intent), slots: { 'intent.door': oneOf(able) } }];
}

function words(world: World, one: Creature): readonly Offer[] {
  const intent: Meant = { type: 'other' };
  const may = allows(world, declaring(one, { ...intent, what: '' }));
  return may ? [{ action: declaring(one, intent), slots: { 'intent.what': textUpTo(200) } }] : [];
}
