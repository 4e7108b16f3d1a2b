import type { Square } from '@arbitro/grid';
import { fightOn, idsOf, type Offer, oneOf, someOf, textUpTo } from '@arbitro/kernel';
import type { Gait } from './actions.ts';
import { deedsOf } from './deeds.ts';
import { allows, type Given, offered, onOne, withOneOf } from './offering.ts';
import { isReadiable } from './refuses-ready.ts';
import { gaitsOf, whoseTurn } from './rules/budget.ts';
import { flightTo, jumpOf } from './rules/jump.ts';
import { landings } from './rules/mounted.ts';
import { isOnMap, wholeSpeed } from './rules/move.ts';
import { ENEMY_IN_REACH } from './rules/ready.ts';
import { reachedFrom, withinReach } from './rules/route.ts';
import { isDefeated } from './rules/turn.ts';
import type { Creature, World } from './state.ts';
import { JUMP, SKILL_NAMES, SQUARE } from './tables.ts';

/** What somebody may do in turns, and where to go; outside a fight everybody may walk about. */
export function fightOffers(world: World, one: Creature): readonly Offer[] {
  const { id: by } = one;
  return [
    ...moveOffers(world, one),
    ...jumpOffers(world, one),
    ...plainly(world, one, ['stand', 'drop-prone', 'dash', 'disengage']),
    ...(fightOn(world) ? plainly(world, one, ['dodge']) : []),
    ...helpOffers(world, one),
    ...(fightOn(world) ? readyOffers(world, one) : []),
    ...mountOffers(world, one),
    ...plainly(world, one, ['end-turn']),
    ...(whoseTurn(world) === by ? leaving(world, one) : []),
  ];
}

const plainly = (world: World, { id: by }: Creature, types: readonly string[]): readonly Offer[] =>
  types.flatMap((type) => offered(world, { type, by }));

const leaving = (world: World, { id: by }: Creature): readonly Offer[] =>
  (['fled', 'surrendered'] as const).flatMap((how) => offered(world, { type: 'leave', by, how }));

const squares = (all: readonly { readonly at: Square }[]): readonly { x: number; y: number }[] =>
  all.map(({ at: { x, y } }) => ({ x, y }));

/** Every square it can reach and stop in, so that a map can shade them. @rule quinta.movement.speed */
function moveOffers(world: World, one: Creature): readonly Offer[] {
  const gaits = gaitsOf(one);
  if (!isOnMap(world, one)) return gaits.flatMap((gait) => paces(world, one, gait));
  return gaits.flatMap((gait) => {
    const action: Given = { type: 'move', by: one.id, ...(gait !== 'walk' && { gait }) };
    const [first, ...rest] = squares(withinReach(world, one, gait));
    return first && allows(world, { ...action, to: first })
      ? [{ action, slots: { to: oneOf([first, ...rest]) } }]
      : [];
  });
}

/** Without a map: by squares of a metre and a half. */
function paces(world: World, one: Creature, gait: Gait): readonly Offer[] {
  const action: Given = { type: 'move', by: one.id, ...(gait !== 'walk' && { gait }) };
  const most = Math.floor(wholeSpeed(world, one, gait) / SQUARE) * 4;
  const metres = Array.from({ length: most }, (_, at) => (at + 1) * SQUARE);
  return withOneOf(world, action, ['metres', metres]);
}

function jumpOffers(world: World, one: Creature): readonly Offer[] {
  const runUp = fightOn(world) !== undefined && one.budget.moved >= JUMP.runUp;
  const far = Math.floor(jumpOf(world, one, { runUp }).value / SQUARE);
  const action: Given = { type: 'jump', by: one.id, ...(runUp && { runUp }) };
  const { at } = one;
  if (!at || !isOnMap(world, one)) return withOneOf(world, action, ['metres', [far * SQUARE]]);
  return withOneOf(world, action, ['to', around(at, far).filter((to) => flightTo(at, to).length > 1)]);
}

/** Squares not further away than so many. */
const around = ({ x, y }: Square, far: number): readonly { x: number; y: number }[] =>
  Array.from({ length: (2 * far + 1) ** 2 }, (_, n) => ({
    x: x - far + (n % (2 * far + 1)),
    y: y - far + Math.floor(n / (2 * far + 1)),
  }));

/** @rule quinta.actions.help */
function helpOffers(world: World, one: Creature): readonly Offer[] {
  const { id: by } = one;
  const skills = SKILL_NAMES.filter((skill) => one.skills[skill] !== undefined);
  const [skill] = skills;
  const able = idsOf(world.creatures).filter(
    (on) => skill !== undefined && allows(world, { type: 'help', by, how: 'check', skill, on }),
  );
  const check: readonly Offer[] =
    able.length > 0
      ? [{ action: { type: 'help', by, how: 'check' }, slots: { on: oneOf(able), skill: oneOf(skills) } }]
      : [];
  return [
    ...onOne(world, { type: 'help', by, how: 'attack' }),
    ...onOne(world, { type: 'help', by, how: 'first-aid' }),
    ...check,
  ];
}

const trigger = textUpTo(200);

/** For the first enemy who comes near, or for whatever is said. @rule quinta.actions.ready */
function readyOffers(world: World, one: Creature): readonly Offer[] {
  const { id: by } = one;
  const ready = { type: 'ready', by } as const;
  const deeds = deedsOf(one).filter(({ id }) => isReadiable(one, id));
  const acts = deeds.flatMap(({ id: deed, attack }) => {
    const act = { kind: 'deed', deed, on: null };
    const waiting = { ...ready, trigger: ENEMY_IN_REACH, act };
    return [
      ...(attack ? offered(world, waiting) : []),
      ...offered(world, { ...ready, act }, { slots: { trigger }, like: { trigger: '' } }),
    ];
  });
  const others = READY_FOR.flatMap((act) =>
    offered(world, { ...ready, act: { ...act } }, { slots: { trigger }, like: { trigger: '' } }),
  );
  return [...acts, ...others, ...readyMove(world, one)];
}

/** What is most often waited with beside deeds and moves; whom to distract is said when it comes. */
const READY_FOR = [{ kind: 'dodge' }, { kind: 'hide' }, { kind: 'help', how: 'attack', on: null }] as const;

function readyMove(world: World, one: Creature): readonly Offer[] {
  const ready = { type: 'ready', by: one.id, act: { kind: 'move' } } as const;
  if (!one.at || !allows(world, { ...ready, trigger: '', act: { kind: 'move', to: { ...one.at } } }))
    return [];
  const metres = wholeSpeed(world, one, 'walk');
  const to = squares(reachedFrom(world, one, { gait: 'walk', metres }).filter(({ from }) => from));
  return to.length > 0 ? [{ action: ready, slots: { 'act.to': oneOf(to), trigger } }] : [];
}

function mountOffers(world: World, one: Creature): readonly Offer[] {
  const { id: by } = one;
  const to = squares(landings(world, one).map((at) => ({ at })));
  return [
    ...onOne(world, { type: 'mount', by, control: 'controlled' }),
    ...onOne(world, { type: 'mount', by, control: 'independent' }),
    ...(to.length > 0
      ? withOneOf(world, { type: 'dismount', by }, ['to', to])
      : offered(world, { type: 'dismount', by })),
  ];
}

/** What the game master says of the order of a fight and of places. */
export function gmFightOffers(world: World): readonly Offer[] {
  return [
    ...fightOffer(world),
    ...joinOffers(world),
    ...withOneOf(world, { type: 'leave', how: 'fled', allowed: true }, ['by', idsOf(world.creatures)]),
    ...triggerOffers(world),
    ...world.creatures.flatMap((one) => placeOffers(world, one)),
    ...offered(world, { type: 'end-fight' }),
  ];
}

/** @rule quinta.initiative.surprise */
function fightOffer(world: World): readonly Offer[] {
  const able = world.creatures.filter(({ life }) => life !== 'dead').map(({ id }) => id);
  const surprised = someOf(able, { least: 0, most: able.length });
  return offered(world, { type: 'fight' }, { slots: { surprised }, like: { surprised: [] } });
}

const joinOffers = (world: World): readonly Offer[] =>
  withOneOf(world, { type: 'join' }, ['who', idsOf(world.creatures)]);

function triggerOffers(world: World): readonly Offer[] {
  return world.creatures
    .filter(({ readied }) => readied !== null)
    .flatMap(({ id: who, readied }) =>
      readied && 'on' in readied.act
        ? onOne(world, { type: 'trigger', who })
        : offered(world, { type: 'trigger', who }),
    );
}

/** Those without a place are given one; a push goes a square or two. @rule quinta.combat.positions */
function placeOffers(world: World, { id: who, at }: Creature): readonly Offer[] {
  const { map } = world;
  if (!map) return [];
  if (at) return isDefeated(world, who) ? [] : withOneOf(world, { type: 'push', who }, ['to', around(at, 2)]);
  const all = Array.from({ length: Math.min(MOST_PLACES, map.width * map.height) }, (_, n) => ({
    x: n % map.width,
    y: Math.floor(n / map.width),
  }));
  return withOneOf(world, { type: 'place', who }, ['at', all]);
}

/** A list to choose from; on a large map a place is pointed at. */
const MOST_PLACES = 400;
