import {
  type AnyQuestion,
  type CreatureId,
  creature,
  fightOn,
  gmPart,
  joinParts,
  mayActFor,
  numberFrom,
  type Offer,
  oneOf,
  type Person,
  partsByCreature,
  someOf,
  textUpTo,
  type Viewer,
} from '@arbitro/kernel';
import type { Action } from './actions.ts';
import { refuses } from './refuses.ts';
import { usualSide } from './rules/fight.ts';
import { type Ability, type Creature, participant, takesPart, type World } from './state.ts';
import { LEVEL_NAMES } from './tables.ts';

/** What the viewer may do now, each with the places left to fill. */
export function offers(world: World, viewer: Viewer, of?: Person): readonly Offer[] {
  const own = world.creatures.filter(({ id }) => mayActFor(viewer, id));
  const parts = partsByCreature(own, (one) => creatureOffers(world, one));
  return joinParts(viewer.role === 'gm' ? [...parts, gmPart(() => gmOffers(world))] : parts, of);
}

function creatureOffers(world: World, one: Creature): readonly Offer[] {
  return [
    ...abilityOffers(world, one),
    ...onOne(
      { type: 'aid', by: one.id },
      targets(world, (on) => ({ type: 'aid', by: one.id, on })),
    ),
    ...gearOffers(world, one),
    ...plain(world, { type: 'pass', by: one.id }),
    ...plain(world, { type: 'join', by: one.id }),
    ...plain(world, { type: 'leave', by: one.id }),
    ...riskOffers(world, one),
  ];
}

/** An action without places to fill, if the rules allow it. */
function plain(world: World, action: ActionData): readonly Offer[] {
  return refuses(world, action) ? [] : [{ action, slots: {} }];
}

type ActionData = Action & Offer['action'];

/** Everybody on whom the rules allow this action. */
const targets = (world: World, action: (on: CreatureId) => Action): readonly CreatureId[] =>
  world.creatures.map(({ id }) => id).filter((id) => !refuses(world, action(id)));

/** An action on one of those it is allowed on. */
function onOne(action: Offer['action'], among: readonly CreatureId[]): readonly Offer[] {
  return among.length > 0 ? [{ action, slots: { on: oneOf(among) } }] : [];
}

/** Those an attack is usually meant for before the others: foes who fight, other foes, friends. */
function foesFirst(world: World, by: CreatureId, among: readonly CreatureId[]): readonly CreatureId[] {
  const own = sideNow(world, by);
  const rank = (id: CreatureId): number => {
    if (sideNow(world, id) === own) return 2;
    return fightOn(world) && !takesPart(world, id) ? 1 : 0;
  };
  return among.toSorted((one, other) => rank(one) - rank(other));
}

function sideNow(world: World, id: CreatureId): string {
  const fight = fightOn(world);
  return (fight && participant(fight, id)?.side) ?? usualSide(creature(world, id));
}

function abilityOffers(world: World, { id: by, abilities }: Creature): readonly Offer[] {
  const among = targets(world, (on) => ({ type: 'attack', by, on }));
  const basic = onOne({ type: 'attack', by }, foesFirst(world, by, among));
  return [...basic, ...abilities.flatMap((one) => useOffer(world, by, one))];
}

function useOffer(world: World, by: CreatureId, one: Ability): readonly Offer[] {
  const action = { type: 'use', by, ability: one.id } as const;
  const all = targets(world, (on) => ({ ...action, on: [on] }));
  const among = one.kind === 'attack' ? foesFirst(world, by, all) : all;
  if (one.targets === 'single' || among.length === 0) return onOne(action, among);
  return [{ action, slots: { on: someOf(among, { least: 1, most: among.length }) } }];
}

function gearOffers(world: World, { id: by, equipment }: Creature): readonly Offer[] {
  return equipment.flatMap(({ id: gear, inUse }) => plain(world, { type: 'gear', by, gear, inUse: !inUse }));
}

const levels: AnyQuestion = oneOf(LEVEL_NAMES);

function riskOffers(world: World, { id: by, stats }: Creature): readonly Offer[] {
  const kinds = Object.keys(stats);
  const [kind] = kinds;
  if (kind === undefined || refuses(world, { type: 'risk', by, kind, level: 'none' })) return [];
  return [{ action: { type: 'risk', by }, slots: { kind: oneOf(kinds), level: levels } }];
}

function gmOffers(world: World): readonly Offer[] {
  const everybody = world.creatures.map(({ id }) => id);
  return [
    ...plain(world, { type: 'fight' }),
    ...plain(world, { type: 'end-fight' }),
    ...aboutOne(world, 'defeat'),
    ...aboutOne(world, 'rally'),
    ...versusOffers(world),
    ...contestOffer(world),
    { action: { type: 'new-day' }, slots: {} },
    ...pointOffers(world),
    ...(everybody.length > 0 ? [levelOffer(everybody), consequenceOffer(everybody)] : []),
  ];
}

/** A word of the game master about one of those it may be said of. */
function aboutOne(world: World, type: 'defeat' | 'rally'): readonly Offer[] {
  const among = targets(world, (who) => ({ type, who }));
  return among.length > 0 ? [{ action: { type }, slots: { who: oneOf(among) } }] : [];
}

const MAX_OFFERED = 999;

/** Health, resources and experience by the game master's word. */
function pointOffers(world: World): readonly Offer[] {
  const points = numberFrom(1, MAX_OFFERED);
  const simple = (['harm', 'heal', 'award'] as const).flatMap((type) => {
    const who = targets(world, (id) => ({ type, who: id, points: 1 }));
    return who.length > 0 ? [{ action: { type }, slots: { who: oneOf(who), points } }] : [];
  });
  const resources = world.creatures.flatMap(({ id: who, resources }) =>
    Object.entries(resources).map(([resource, has]) => ({
      action: { type: 'resource', who, resource },
      slots: { points: numberFrom(-has, MAX_OFFERED) },
    })),
  );
  return [...simple, ...resources];
}

const HIGHEST_LEVEL = 99;
const levelOffer = (everybody: readonly CreatureId[]): Offer => ({
  action: { type: 'set-level' },
  slots: { who: oneOf(everybody), level: numberFrom(0, HIGHEST_LEVEL) },
});

const consequenceOffer = (everybody: readonly CreatureId[]): Offer => ({
  action: { type: 'consequence' },
  slots: { who: oneOf(everybody), text: textUpTo(500) },
});

/** One risk on each side; an action with more is written out in full. */
function versusOffers(world: World): readonly Offer[] {
  if (fightOn(world)) return [];
  const able = world.creatures.filter(
    ({ status, stats }) => status === 'up' && Object.keys(stats).length > 0,
  );
  const alike = new Map<string, Creature[]>();
  for (const one of able) {
    const kinds = JSON.stringify(Object.keys(one.stats));
    alike.set(kinds, [...(alike.get(kinds) ?? []), one]);
  }
  return able.flatMap((attacker) =>
    [...alike.values()].flatMap((those) =>
      versusOffer(
        attacker,
        those.filter((defender) => defender !== attacker),
      ),
    ),
  );
}

/** Against any of those who have the same kinds of risk. */
function versusOffer(attacker: Creature, defenders: readonly Creature[]): readonly Offer[] {
  const [first] = defenders;
  if (!first) return [];
  return [
    {
      action: { type: 'versus', attacker: { who: attacker.id, risks: [{}] }, defender: { risks: [{}] } },
      slots: {
        'attacker.risks.0.kind': oneOf(Object.keys(attacker.stats)),
        'attacker.risks.0.level': levels,
        'defender.who': oneOf(defenders.map(({ id }) => id)),
        'defender.risks.0.kind': oneOf(Object.keys(first.stats)),
        'defender.risks.0.level': levels,
      },
    },
  ];
}

/** All players on their feet, each to be asked for an approach. */
function contestOffer(world: World): readonly Offer[] {
  const able = world.creatures.filter(
    ({ kind, status, stats }) => kind === 'player' && status === 'up' && Object.keys(stats).length > 0,
  );
  if (able.length < 2 || fightOn(world)) return [];
  return [
    {
      action: { type: 'contest', contestants: able.map(({ id }) => ({ who: id })) },
      slots: { level: levels },
    },
  ];
}
