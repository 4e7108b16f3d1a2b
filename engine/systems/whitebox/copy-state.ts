import { type CreatureId, type Draft, getCreatureIndex, updateAt } from '@arbitro/kernel';
import type { Creature, Door, Fight, Fighter, Joust, Trap, World } from './state.ts';

/** Copies explicit fields, always in the same shape and order. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: written in two parts it takes twice as long, and every blow of a simulation makes several
export function copyCreature(creature: Creature): Draft<Creature> {
  const next: Draft<Creature> = {
    id: creature.id,
    name: creature.name,
    kind: creature.kind,
    side: creature.side,
    race: creature.race,
    class: creature.class,
    level: creature.level,
    xp: creature.xp,
    xpBonus: creature.xpBonus,
    thresholds: creature.thresholds,
    scores: creature.scores,
    strengthToHit: creature.strengthToHit,
    strengthDoors: creature.strengthDoors,
    dexterityToHit: creature.dexterityToHit,
    charismaLoyalty: creature.charismaLoyalty,
    ac: creature.ac,
    hp: creature.hp,
    maxHp: creature.maxHp,
    status: creature.status,
    bleeding: creature.bleeding,
    droppedIn: creature.droppedIn,
    lostThisBattle: creature.lostThisBattle,
    bandaged: creature.bandaged,
    restDays: creature.restDays,
    load: creature.load,
    equipment: creature.equipment,
    gold: creature.gold,
    rate: creature.rate,
    weapons: creature.weapons,
    routine: creature.routine,
    oil: creature.oil,
    lights: creature.lights,
    spells: creature.spells,
    casting: creature.casting,
    classSaves: creature.classSaves,
    raceSaves: creature.raceSaves,
    conditions: creature.conditions,
    mount: creature.mount,
    hitDice: creature.hitDice,
    hitBonus: creature.hitBonus,
    saveTarget: creature.saveTarget,
    xpValue: creature.xpValue,
    size: creature.size,
    undead: creature.undead,
    mindless: creature.mindless,
    fearless: creature.fearless,
    keenSenses: creature.keenSenses,
    opensDoors: creature.opensDoors,
    seesInDark: creature.seesInDark,
    morale: creature.morale,
    service: creature.service,
    credited: creature.credited,
    room: creature.room,
  };
  if (creature.notes !== undefined) next.notes = creature.notes;
  return next;
}

export function copyFighter(fighter: Fighter): Draft<Fighter> {
  const next: Draft<Fighter> = {
    who: fighter.who,
    at: fighter.at,
    intent: fighter.intent,
    acted: fighter.acted,
    moved: fighter.moved,
    knows: fighter.knows,
    senses: fighter.senses,
  };
  if (fighter.turnOver) next.turnOver = true;
  if (fighter.hasCast) next.hasCast = true;
  return next;
}

/** A fighter that has just joined a fight. */
export const newFighter = (who: CreatureId, at: number): Draft<Fighter> => ({
  who,
  at,
  intent: null,
  acted: false,
  moved: 0,
  knows: [],
  senses: [],
});

export function copyFight(fight: Fight): Draft<Fight> {
  return {
    round: fight.round,
    phase: fight.phase,
    sides: fight.sides,
    surprised: fight.surprised,
    initiative: fight.initiative,
    order: fight.order,
    turn: fight.turn,
    pending: fight.pending,
    now: fight.now,
    byDexterity: fight.byDexterity,
    fighters: fight.fighters,
    fires: fight.fires,
    fallen: fight.fallen,
    over: fight.over,
    winner: fight.winner,
    unseen: fight.unseen,
  };
}

/** A fight in which nothing has happened yet. */
export const NO_FIGHT: Fight = {
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

export function copyJoust(joust: Joust): Draft<Joust> {
  return {
    purpose: joust.purpose,
    lances: joust.lances,
    tilt: joust.tilt,
    jousters: joust.jousters,
    over: joust.over,
    winner: joust.winner,
  };
}

export function copyWorld(world: World): Draft<World> {
  return {
    options: world.options,
    clock: world.clock,
    outdoors: world.outdoors,
    asksMorale: world.asksMorale,
    rooms: world.rooms,
    doors: world.doors,
    traps: world.traps,
    passed: world.passed,
    march: world.march,
    treasure: world.treasure,
    creatures: world.creatures,
    fight: world.fight,
    joust: world.joust,
  };
}

export function replaceFight(world: World, fight: Fight): World {
  const next = copyWorld(world);
  next.fight = fight;
  return next;
}

export function updateCreature(world: World, who: CreatureId, write: (next: Draft<Creature>) => void): World {
  const { creatures } = world;
  const next = copyWorld(world);
  next.creatures = updateAt(creatures, getCreatureIndex(creatures, who), copyCreature, write);
  return next;
}

/** Changes a fighter; does nothing for a creature that is not in the fight. */
export function updateFighter(
  fight: Draft<Fight>,
  id: CreatureId,
  write: (next: Draft<Fighter>) => void,
): void {
  const place = fight.fighters.findIndex(({ who }) => who === id);
  if (place >= 0) fight.fighters = updateAt(fight.fighters, place, copyFighter, write);
}

export function updateWorld(world: World, write: (draft: Draft<World>) => void): World {
  const next = copyWorld(world);
  write(next);
  return next;
}

export const updateCreatures = (
  world: World,
  ids: readonly CreatureId[],
  write: (draft: Draft<Creature>) => void,
): World => ids.reduce((next, id) => updateCreature(next, id, write), world);

export const updateDoor = (world: World, id: string, change: (door: Door) => Partial<Door>): World =>
  updateWorld(world, (draft) => {
    draft.doors = draft.doors.map((door) => (door.id === id ? { ...door, ...change(door) } : door));
  });

export const updateTrap = (world: World, id: string, change: Partial<Trap>): World =>
  updateWorld(world, (draft) => {
    draft.traps = draft.traps.map((trap) => (trap.id === id ? { ...trap, ...change } : trap));
  });

/** Clears the intent: the action is done, or lost. */
export function clearFighterIntent(fight: Draft<Fight>, who: CreatureId): void {
  updateFighter(fight, who, (fighter) => {
    fighter.intent = null;
  });
}

/** Lets a creature that changed sides act with its new side in another phase. */
export const restoreTurn = (fighter: Fighter): Fighter =>
  fighter.turnOver ? copyFighter({ ...fighter, turnOver: undefined }) : fighter;

/** Removes a creature from those whose position the fighter knows. @rule whitebox.combat.invisible-target */
export function forgetPosition(fighter: Fighter, who: CreatureId): Fighter {
  const next = copyFighter(fighter);
  next.knows = removeItem(fighter.knows, who);
  next.senses = removeItem(fighter.senses, who);
  return next;
}

export const removeItem = <T>(items: readonly T[], item: T): readonly T[] =>
  items.includes(item) ? items.filter((other) => other !== item) : items;
export const addItem = <T>(items: readonly T[], item: T): readonly T[] =>
  items.includes(item) ? items : [...items, item];
