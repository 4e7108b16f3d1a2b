import { type Die, seededDie, seedOf } from '@arbitro/dice';
import {
  type AnyAction,
  type AnyEvent,
  type AnyQuestion,
  type AnyWorld,
  type CreatureId,
  GM,
  idsOf,
  type Offer,
  type Person,
  type System,
  type Viewer,
} from '@arbitro/kernel';
import { attempt, type Turn } from '@arbitro/scenario';
import { answerTo, fill, pick } from './fill.ts';
import { deepFreeze } from './freeze.ts';
import { fail, withCase, within } from './promise.ts';

/** A turn of random legal play, and the world after it. */
export interface Played extends Turn {
  readonly world: AnyWorld;
  readonly events: readonly AnyEvent[];
}

export interface PlayFrom {
  readonly worlds: readonly AnyWorld[];
  readonly seed: string;
  readonly turns: number;
}

/** After this many turns play starts again; otherwise worlds would only be seen near their end. */
const STORY = 60;

/** Plays from one world after another; each turn is one of the offers with random slots. */
export function* legalPlay(system: System, { worlds, seed, turns }: PlayFrom): Generator<Played> {
  const die = seededDie(seedOf(seed));
  let world: AnyWorld | undefined;
  for (let turn = 0; turn < turns; turn++) {
    if (turn % STORY === 0 || world === undefined)
      world = deepFreeze(worlds[Math.floor(turn / STORY) % worlds.length]);
    if (world === undefined) fail('there is no world to play in');
    const played = within(`seed ${seed}, turn ${turn}`, () => playOne(system, world as AnyWorld, die));
    if (played) yield played;
    world = played?.world;
  }
}

/** Plays one turn; undefined when a fight is over and nothing is left to do. */
function playOne(system: System, world: AnyWorld, die: Die): Played | undefined {
  const offer = pickOffer(offersToSomebody(system, world, die), die);
  if (offer) return takeUp(system, world, { offer, die });
  if (system.standing(world)?.over) return undefined;
  fail(`nobody can do anything in ${JSON.stringify(world)}`);
}

/**
 * Usually picks a type of action first: otherwise types that are offered once would hardly be picked among those
 * offered for every creature.
 */
function pickOffer(offers: readonly Offer[], die: Die): Offer | undefined {
  if (die(4) === 1) return pick(offers, die);
  const type = pick([...new Set(offers.map(({ action }) => action.type))], die);
  return pick(
    offers.filter(({ action }) => action.type === type),
    die,
  );
}

/**
 * The offers of one actor; half of the time of the game master, who may do nearly everything. A creature that must act
 * must have an offer. Computing the offers of all creatures each turn would take most of the time.
 */
function offersToSomebody(system: System, world: AnyWorld, die: Die): readonly Offer[] {
  const due = new Map(system.due(world).map((id) => [id, system.offers(world, owner(id))]));
  for (const [id, offers] of due)
    if (offers.length === 0) fail(`${id} is waited for and can do nothing in ${JSON.stringify(world)}`);
  const byGm = actorsFrom(world, die).map((actor) => () => system.offers(world, GM, actor));
  const byOthers = viewersOf(world)
    .slice(1)
    .map((viewer) => () => {
      const [id = ''] = viewer.role === 'player' ? viewer.owns : [];
      return due.get(id) ?? system.offers(world, viewer);
    });
  const inTurn = startingAnywhere(byOthers, die);
  for (const offersOf of die(2) === 1 ? [...byGm, ...inTurn] : [...inTurn, ...byGm]) {
    const offers = offersOf();
    if (offers.length > 0) return offers;
  }
  return [];
}

/** Rotates the list to a random start. */
function startingAnywhere<T>(list: readonly T[], die: Die): readonly T[] {
  const first = die(list.length) - 1;
  return [...list.slice(first), ...list.slice(0, first)];
}

/** The creatures for which the game master acts: usually none, as when a fight is about to begin. */
function actorsFrom({ creatures }: AnyWorld, die: Die): readonly Person[] {
  const ids = creatures.length > 0 ? startingAnywhere(idsOf(creatures), die) : [];
  return die(3) === 1 ? [...ids, 'gm'] : ['gm', ...ids];
}

const MANY_ANSWERS = 10_000;

function takeUp(
  system: System,
  world: AnyWorld,
  { offer, die }: { readonly offer: Offer; readonly die: Die },
): Played {
  const action = accepted(system, world, fill(offer, die));
  let answers = 0;
  const counted = <T>(answer: T): T => {
    if (++answers > MANY_ANSWERS) fail(`${JSON.stringify(action)} never ends`);
    return answer;
  };
  const sources = {
    given: [],
    dice: () => (sides: number) => counted(die(sides)),
    decide: ({ question }: { readonly question: AnyQuestion }) => counted(answerTo(question, die)),
  };
  const { turn, step } = withCase(
    () => ({ before: world, action }),
    () => attempt(system, world, action, sources),
  );
  if (step.is !== 'done') fail(`${JSON.stringify(action)} is ${JSON.stringify(step)}`);
  return { ...turn, world: deepFreeze(step.world) };
}

/** Parses and validates an action, as at a table. */
export function accepted(system: System, world: AnyWorld, given: unknown): AnyAction {
  const read = system.schemas.action.safeParse(given);
  if (!read.success) fail(`${JSON.stringify(given)} was offered and is no action: ${read.error.message}`);
  const refusal = system.refuses(world, deepFreeze(read.data));
  if (refusal) fail(`${JSON.stringify(given)} was offered and is refused: ${JSON.stringify(refusal)}`);
  return read.data;
}

const owner = (id: CreatureId): Viewer => ({ role: 'player', owns: [id] });

/** All viewers: the game master, each creature's player, a spectator. */
export function viewersOf({ creatures }: AnyWorld): readonly Viewer[] {
  return [GM, ...creatures.map(({ id }) => owner(id)), { role: 'spectator' }];
}
