import { type CombatStats, type CreatureStatus, findFighter, getCreature } from '@arbitro/kernel';
import type { Event } from '../events.ts';
import { hitPoints, maxHitPoints } from '../rules/derived.ts';
import { SECONDS } from '../rules/tables.ts';
import type { BodyState, Creature, Fight, Fighter, World } from '../state.ts';

/** The state of a fight in terms common to all systems. */
export const combatStats: CombatStats<World, Event> = {
  side: (world, id) => getCreature(world, id).side,
  status: (world, id) => {
    const { state } = getCreature(world, id);
    const gone = world.fight !== null && findFighter(world.fight, id) === undefined;
    return state.is === 'up' && gone ? 'away' : CREATURE_STATUSES[state.is];
  },
  health: (world, id) => {
    const creature = getCreature(world, id);
    return { now: hitPoints(creature).value, full: Math.max(1, maxHitPoints(creature).value) };
  },
  damageDealt: (event) =>
    event.type === 'wounded' ? { by: event.by, on: event.who, points: event.points } : undefined,
  reserves: (world, id) => shotsOf(getCreature(world, id)),
  stateKey: (world) => ({
    options: world.options,
    setting: world.setting,
    light: world.light,
    fight: world.fight && fightStateKey(world.fight),
    creatures: world.creatures.map((creature) => creatureStateKey(creature, world.clock)),
  }),
};

/** Dying creatures are out of action until the round ends. @rule brp.wounds.death */
const CREATURE_STATUSES: { readonly [S in BodyState['is']]: CreatureStatus } = {
  up: 'up',
  unconscious: 'down',
  dying: 'down',
  dead: 'dead',
};

/** Shots left in weapons with a magazine; arrows are not counted. @rule brp.weapons.magazines */
function shotsOf({ arms }: Creature): Readonly<Record<string, number>> {
  let shots: number | undefined;
  for (const { modes, shots: left } of arms) {
    const magazine = modes.find((mode) => mode.magazine !== null)?.magazine ?? null;
    if (magazine !== null) shots = (shots ?? 0) + (left ?? magazine);
  }
  return shots === undefined ? {} : { shots };
}

/** First aid counts by its age in rounds. The round number itself is left out. */
const fightStateKey = ({ round, fighters, aids, ...fight }: Fight): unknown => ({
  ...fight,
  fighters: fighters.map(fighterStateKey),
  aids: aids.map((aid) => ({ ...aid, round: aid.round - round })),
});

function fighterStateKey(fighter: Fighter): unknown {
  const { intent } = fighter;
  return intent ? { ...fighter, intent: { ...intent, words: '' } } : fighter;
}

/** Experience ticks and weekly healing do not affect the fight and are left out. */
function creatureStateKey(creature: Creature, clock: number): unknown {
  const { name: _, identity: __, equipment: ___, skills, wounds, doses, state, ...rest } = creature;
  return {
    ...rest,
    healsAt: null,
    losses: [],
    diseases: creature.diseases.map(({ nextAt, drainsAt, ...disease }) => ({
      ...disease,
      nextAt: timeLeft(nextAt, clock),
      drainsAt: drainsAt === null ? null : timeLeft(drainsAt, clock),
    })),
    antidotes: creature.antidotes.map((antidote) => ({ ...antidote, takenAt: antidote.takenAt - clock })),
    skills: stripTicks(skills),
    wounds: wounds.map(({ id, points, treated, kind }) => [id, points, treated, kind]),
    doses: doses.map((dose) => ({ ...dose, onsetAt: dose.onsetAt - clock })),
    state: bodyStateKey(state, clock),
  };
}

/** Longer than any fight lasts. */
const FAR_AHEAD = 100 * SECONDS.round;
const timeLeft = (at: number, clock: number): number | null => (at - clock > FAR_AHEAD ? null : at - clock);

function bodyStateKey(state: BodyState, clock: number): unknown {
  if (state.is === 'unconscious')
    return [state.is, state.cause, state.until === null ? null : timeLeft(state.until, clock)];
  return state.is;
}

const untickedCache = new WeakMap<Creature['skills'], unknown>();

/** Cached: the list of skills is long and rarely changes during a fight. */
function stripTicks(skills: Creature['skills']): unknown {
  const known = untickedCache.get(skills);
  if (known) return known;
  const made = Object.entries(skills).map(([id, { ticked: _, ...skill }]) => [id, skill]);
  untickedCache.set(skills, made);
  return made;
}
