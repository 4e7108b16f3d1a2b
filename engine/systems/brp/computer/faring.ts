import { creature, type Faring, type Fate, fighterIn } from '@arbitro/kernel';
import type { Event } from '../events.ts';
import { hitPoints, maxHitPoints } from '../rules/derived.ts';
import { SECONDS } from '../rules/tables.ts';
import type { Body, Creature, Fight, Fighter, World } from '../state.ts';

/** The state of a fight in terms common to all systems. */
export const faring: Faring<World, Event> = {
  side: (world, id) => creature(world, id).side,
  fate: (world, id) => {
    const { state } = creature(world, id);
    const gone = world.fight !== null && fighterIn(world.fight, id) === undefined;
    return state.is === 'up' && gone ? 'away' : FATES[state.is];
  },
  health: (world, id) => {
    const one = creature(world, id);
    return { now: hitPoints(one).value, full: Math.max(1, maxHitPoints(one).value) };
  },
  blow: (event) =>
    event.type === 'wounded' ? { by: event.by, on: event.who, points: event.points } : undefined,
  reserves: (world, id) => shotsOf(creature(world, id)),
  gist: (world) => ({
    options: world.options,
    setting: world.setting,
    light: world.light,
    fight: world.fight && fightGist(world.fight),
    creatures: world.creatures.map((one) => creatureGist(one, world.clock)),
  }),
};

/** Dying creatures are out of action until the round ends. @rule brp.wounds.death */
const FATES: { readonly [S in Body['is']]: Fate } = {
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
const fightGist = ({ round, fighters, aids, ...fight }: Fight): unknown => ({
  ...fight,
  fighters: fighters.map(fighterGist),
  aids: aids.map((aid) => ({ ...aid, round: aid.round - round })),
});

function fighterGist(one: Fighter): unknown {
  const { intent } = one;
  return intent ? { ...one, intent: { ...intent, words: '' } } : one;
}

/** Experience ticks and weekly healing do not affect the fight and are left out. */
function creatureGist(one: Creature, clock: number): unknown {
  const { name: _, identity: __, equipment: ___, skills, wounds, doses, state, ...rest } = one;
  return {
    ...rest,
    healsAt: null,
    losses: [],
    diseases: one.diseases.map(({ nextAt, drainsAt, ...disease }) => ({
      ...disease,
      nextAt: soon(nextAt, clock),
      drainsAt: drainsAt === null ? null : soon(drainsAt, clock),
    })),
    antidotes: one.antidotes.map((antidote) => ({ ...antidote, takenAt: antidote.takenAt - clock })),
    skills: untickedOf(skills),
    wounds: wounds.map(({ id, points, treated, kind }) => [id, points, treated, kind]),
    doses: doses.map((dose) => ({ ...dose, onsetAt: dose.onsetAt - clock })),
    state: bodyGist(state, clock),
  };
}

/** Longer than any fight lasts. */
const LONG = 100 * SECONDS.round;
const soon = (at: number, clock: number): number | null => (at - clock > LONG ? null : at - clock);

function bodyGist(state: Body, clock: number): unknown {
  if (state.is === 'unconscious')
    return [state.is, state.cause, state.until === null ? null : soon(state.until, clock)];
  return state.is;
}

const kept = new WeakMap<Creature['skills'], unknown>();

/** Cached: the list of skills is long and rarely changes during a fight. */
function untickedOf(skills: Creature['skills']): unknown {
  const known = kept.get(skills);
  if (known) return known;
  const made = Object.entries(skills).map(([id, { ticked: _, ...skill }]) => [id, skill]);
  kept.set(skills, made);
  return made;
}
