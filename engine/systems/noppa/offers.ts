import {
  type CreatureId,
  fightOn,
  gmPart,
  idsOf,
  type Json,
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
import { gripOn } from './derived.ts';
import { allows, type Given, offered } from './offering.ts';
import { gmOffers } from './offers-gm.ts';
import { foesFirst, forReadied } from './offers-targets.ts';
import { TRIGGERS } from './readied.ts';
import { allMeans, type Means } from './rules/means.ts';
import { isHeld } from './rules/move.ts';
import { available } from './rules/pay.ts';
import { type Creature, rolls, type World } from './state.ts';
import { ATTRIBUTES } from './tables.ts';

/** What the viewer may do now, each with the places left to fill. */
export function offers(world: World, viewer: Viewer, of?: Person): readonly Offer[] {
  const own = world.creatures.filter(({ id }) => mayActFor(viewer, id));
  const parts = partsByCreature(own, (one) => creatureOffers(world, one));
  return joinParts(viewer.role === 'gm' ? [...parts, gmPart(() => gmOffers(world))] : parts, of);
}

/** Everybody for whom the rules allow this action, in the order of the roster. */
const allowedFor = (world: World, action: (id: CreatureId) => Given): readonly CreatureId[] =>
  idsOf(world.creatures).filter((id) => allows(world, action(id)));

function creatureOffers(world: World, one: Creature): readonly Offer[] {
  const { id: by } = one;
  return [
    ...offered(world, { type: 'initiative', by }),
    ...allMeans(one).flatMap((means) => attackOffers(world, one, means)),
    ...spellOffers(world, one),
    ...moveOffers(world, one),
    ...readyOffers(world, one),
    ...goOffOffers(world, one),
    ...actOffer(world, one),
    ...offered(world, { type: 'pass', by }),
    ...offered(world, { type: 'delay', by }),
    ...recoverOffers(world, one),
    ...offered(world, { type: 'leave', by }),
    ...checkOffer(world, one),
    ...gearOffers(world, one),
  ];
}

/** What one must hold to strike with this: it is taken in hand along with the attack. */
const grip = (one: Creature, { item }: Means): { readonly hold?: readonly string[] } => {
  const hold = item === null ? undefined : gripOn(one, item);
  return hold ? { hold } : {};
};

function attackOffers(world: World, one: Creature, means: Means): readonly Offer[] {
  const action: Given = means.spell
    ? { type: 'cast', by: one.id, spell: means.id, ...handsFor(one) }
    : { type: 'attack', by: one.id, with: means.id, ...grip(one, means) };
  const among = foesFirst(
    world,
    one,
    allowedFor(world, (id) => ({ ...action, on: [id] })),
  );
  return means.area ? areaOffers(world, action, among) : onOne(action, among);
}

/** A free hand for the gestures: the last thing is put away. */
const handsFor = (one: Creature): { readonly hold?: readonly string[] } => {
  const hold = gripOn(one, null);
  return hold ? { hold } : {};
};

/** The action takes a list of one. */
const onOne = (action: Given, among: readonly CreatureId[]): readonly Offer[] =>
  among.length > 0 ? [{ action, slots: { on: oneOf(among) } }] : [];

/** One zone at a time. */
function areaOffers(world: World, action: Given, among: readonly CreatureId[]): readonly Offer[] {
  return world.zones.flatMap((zone) => {
    const here = among.filter((id) => world.creatures.some((one) => one.id === id && one.zone === zone));
    return here.length === 0
      ? []
      : [{ action, slots: { on: someOf(here, { least: 1, most: here.length }) } }];
  });
}

function spellOffers(world: World, one: Creature): readonly Offer[] {
  return one.spells
    .filter(({ attack }) => attack === null)
    .flatMap(({ id: spell, heal }) => {
      const action: Given = { type: 'cast', by: one.id, spell, ...handsFor(one) };
      if (heal === 0) return offered(world, { ...action, on: [] });
      return onOne(
        action,
        allowedFor(world, (id) => ({ ...action, on: [id] })),
      );
    });
}

/** Whom nobody holds back has nothing to withdraw from: it would only cost more. */
function moveOffers(world: World, { id: by }: Creature): readonly Offer[] {
  const ways = isHeld(world, by) ? [{}, { withdraw: true }] : [{}];
  return world.zones.flatMap((to) => ways.flatMap((way) => offered(world, { type: 'move', by, to, ...way })));
}

const trigger = oneOf(TRIGGERS);
const words = textUpTo(200);

function readyOffers(world: World, one: Creature): readonly Offer[] {
  const acts: readonly (readonly [Json, { readonly hold?: readonly string[] }])[] = [
    ...allMeans(one).map(
      (means) =>
        [
          { kind: 'attack', means: means.id, on: null },
          means.spell ? handsFor(one) : grip(one, means),
        ] as const,
    ),
    ...one.spells
      .filter(({ attack, heal }) => attack === null && heal === 0)
      .map(({ id: spell }) => [{ kind: 'cast', spell, on: null }, handsFor(one)] as const),
    ...world.zones.flatMap((to) => [
      [{ kind: 'move', to }, {}] as const,
      [{ kind: 'move', to, withdraw: true }, {}] as const,
    ]),
    [{ kind: 'other', what: '' }, {}],
  ];
  return [
    ...acts.flatMap(([act, hold]) =>
      readyOffer(world, { type: 'ready', by: one.id, act, ...hold }, { trigger }),
    ),
    ...healingOffers(world, one),
  ];
}

function readyOffer(world: World, action: Given, slots: Offer['slots']): readonly Offer[] {
  return offered(world, action, { slots: { ...slots, words }, like: { trigger: 'word', words: '' } });
}

/** Whom to heal is said along with the word that sets it off. */
const healingOffers = (world: World, one: Creature): readonly Offer[] =>
  one.spells
    .filter(({ heal }) => heal > 0)
    .flatMap(({ id: spell }) => {
      const act = { kind: 'cast', spell, on: null };
      return readyOffer(world, { type: 'ready', by: one.id, act, trigger: 'word', ...handsFor(one) }, {});
    });

/** Without a target where it needs none. */
function goOffOffers(world: World, one: Creature): readonly Offer[] {
  const { id: by } = one;
  const bare = offered(world, { type: 'go-off', by });
  if (bare.length > 0) return bare;
  const among = forReadied(
    world,
    one,
    allowedFor(world, (on) => ({ type: 'go-off', by, on })),
  );
  return among.length > 0 ? [{ action: { type: 'go-off', by }, slots: { on: oneOf(among) } }] : [];
}

function actOffer(world: World, one: Creature): readonly Offer[] {
  const most = available(world, one);
  if (most <= 0) return [];
  const slots = { cost: numberFrom(1, most), what: words };
  return offered(world, { type: 'act', by: one.id }, { slots, like: { cost: 1, what: '' } });
}

const recoverOffers = (world: World, { id: by, conditions }: Creature): readonly Offer[] =>
  conditions.flatMap((condition) => offered(world, { type: 'recover', by, condition }));

/** The game master is asked for the target number. */
const checkOffer = (world: World, { id: by }: Creature): readonly Offer[] =>
  offered(
    world,
    { type: 'check', by },
    { slots: { attribute: oneOf(ATTRIBUTES) }, like: { attribute: 'vakevyys' } },
  );

function gearOffers(world: World, one: Creature): readonly Offer[] {
  if (fightOn(world) || !rolls(one)) return [];
  const swaps = one.items
    .filter(({ worn }) => worn === 'hand')
    .flatMap(({ id }) => {
      const hold = gripOn(one, id);
      return hold ? offered(world, { type: 'gear', by: one.id, hold }) : [];
    });
  const drops = one.items.flatMap(({ id: item }) => offered(world, { type: 'drop', by: one.id, item }));
  return [...swaps, ...drops];
}
