import type { CreatureId, Draft } from '@arbitro/kernel';
import { fightCopy, newFighter, withCreature, withFight, worldCopy } from './copies.ts';
import type { EventOf, Placed } from './events.ts';
import { type Door, type Fight, isBroken, type Joust, type Trap, type World } from './state.ts';

export type WholeType =
  | 'time-passed'
  | 'went'
  | 'door-opened'
  | 'door-closed'
  | 'door-held'
  | 'door-locked'
  | 'passed-by'
  | 'door-found'
  | 'trap-found'
  | 'trap-set'
  | 'marched'
  | 'outdoors-set'
  | 'fight-began'
  | 'joined'
  | 'left'
  | 'fight-ended'
  | 'morale-checked'
  | 'morale-asked-set'
  | 'treasure-found'
  | 'award-made'
  | 'joust-began';

function changed(world: World, write: (next: Draft<World>) => void): World {
  const next = worldCopy(world);
  write(next);
  return next;
}

const withDoor = (world: World, id: string, change: (door: Door) => Partial<Door>): World =>
  changed(world, (next) => {
    next.doors = next.doors.map((door) => (door.id === id ? { ...door, ...change(door) } : door));
  });
/** Whoever held it before does no more. */
const withHolder = (world: World, id: string, change: Partial<Door>): World =>
  changed(world, (next) => {
    next.doors = next.doors.map(({ heldBy, ...door }) =>
      door.id === id ? { ...door, ...change } : heldBy === undefined ? door : { ...door, heldBy },
    );
  });
const withTrap = (world: World, id: string, change: Partial<Trap>): World =>
  changed(world, (next) => {
    next.traps = next.traps.map((trap) => (trap.id === id ? { ...trap, ...change } : trap));
  });

const all = (world: World, who: readonly CreatureId[], write: Parameters<typeof withCreature>[2]): World =>
  who.reduce((next, id) => withCreature(next, id, write), world);

const NO_FIGHT: Fight = {
  round: 0,
  phase: 'free',
  sides: [],
  surprised: [],
  initiative: {},
  order: [],
  turn: 0,
  pending: [],
  now: null,
  byDexterity: false,
  fighters: [],
  fires: [],
  fallen: [],
  over: false,
  winner: null,
  unseen: false,
};

/** Everybody on their side, and nothing of the battle before to bandage any more. */
function joinedBattle(world: World, { who, side }: Placed): World {
  return withCreature(world, who, (one) => {
    one.side = side;
    one.lostThisBattle = 0;
    one.bandaged = false;
    one.droppedIn = null;
    one.morale = null;
  });
}

/** What each event writes into the world beside its creatures and its fight. */
export const WHOLE: { readonly [T in WholeType]: (world: World, event: EventOf<T>) => World } = {
  'time-passed': (world, { clock }) =>
    changed(world, (next) => {
      next.clock = clock;
    }),
  went: (world, { who, to }) =>
    all(world, who, (one) => {
      one.room = to;
    }),
  'door-opened': (world, { door }) => withDoor(world, door, () => ({ open: true })),
  'door-closed': (world, { door }) => withHolder(world, door, { open: false, held: false }),
  'door-held': (world, { who, door, held, wedged }) =>
    withHolder(world, door, held && !wedged ? { held, heldBy: who } : { held }),
  'door-locked': (world, { door, locked }) => withDoor(world, door, () => ({ locked })),
  'passed-by': (world, { who, by }) =>
    changed(world, (next) => {
      next.passed = [...next.passed, { who, by }];
    }),
  'door-found': (world, { door }) =>
    withDoor(world, door, ({ secret }) => ({ secret: secret && { ...secret, found: true } })),
  'trap-found': (world, { trap }) => withTrap(world, trap, { found: true }),
  'trap-set': (world, { trap, armed }) => withTrap(world, trap, { armed }),
  marched: (world, { order }) =>
    changed(world, (next) => {
      next.march = order;
    }),
  'outdoors-set': (world, { outdoors }) =>
    changed(world, (next) => {
      next.outdoors = outdoors;
    }),
  'fight-began': (world, { participants, byDexterity }) => {
    const sides = [...new Set(participants.map(({ side }) => side))];
    const fighters = participants.map(({ who, at }) => newFighter(who, at));
    const fight = fightCopy({ ...NO_FIGHT, sides, fighters, byDexterity });
    return withFight(participants.reduce(joinedBattle, world), fight);
  },
  joined: joinedBattle,
  left: (world, { who }) =>
    withCreature(world, who, (one) => {
      one.casting = null;
    }),
  'fight-ended': (world) =>
    all(world, world.fight?.fighters.map(({ who }) => who) ?? [], (one) => {
      one.casting = null;
      one.droppedIn = null;
      if (!isBroken(one)) one.morale = null;
    }),
  'morale-checked': (world, { who, morale }) =>
    all(world, who, (one) => {
      one.morale = morale;
    }),
  'morale-asked-set': (world, { asked }) =>
    changed(world, (next) => {
      next.asksMorale = asked;
    }),
  'treasure-found': (world, { treasure }) =>
    changed(world, (next) => {
      next.treasure = treasure;
    }),
  'award-made': (world, { credited }) => {
    const paid = all(world, credited, (one) => {
      one.credited = true;
    });
    return changed(paid, (next) => {
      next.treasure = 0;
    });
  },
  'joust-began': (world, { joust }) =>
    changed(world, (next) => {
      next.joust = joust;
    }),
};

export type JoustType = 'tilted' | 'joust-points' | 'unhorsed' | 'joust-ended';

function writeJouster(next: Draft<Joust>, who: CreatureId, change: Partial<Joust['jousters'][number]>): void {
  const [one, other] = next.jousters;
  next.jousters = [
    one.who === who ? { ...one, ...change } : one,
    other.who === who ? { ...other, ...change } : other,
  ];
}

/** What each event writes into the joust. */
export const JOUSTS: { readonly [T in JoustType]: (next: Draft<Joust>, event: EventOf<T>) => void } = {
  tilted: (next, { tilt }) => {
    next.tilt = tilt;
  },
  'joust-points': (next, { who, total }) => writeJouster(next, who, { points: total }),
  unhorsed: (next, { who, state }) => writeJouster(next, who, { state }),
  'joust-ended': (next, { winner }) => {
    next.over = true;
    next.winner = winner;
  },
};
