import { createSeededDie, type Die, seedOf } from '@arbitro/dice';
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
import { attemptAction, type Turn } from '@arbitro/scenario';
import { drawAnswer, fillOfferAtRandom, pickOne } from './fill-at-random.ts';
import { deepFreeze } from './freeze.ts';
import { addCase, addContext, breakPromise } from './promise.ts';

/** A turn of random legal play, and the world after it. */
export interface PlayedTurn extends Turn {
  readonly world: AnyWorld;
  readonly events: readonly AnyEvent[];
}

export interface PlayOptions {
  readonly worlds: readonly AnyWorld[];
  readonly seed: string;
  readonly turns: number;
}

/** After this many turns play starts again; otherwise worlds would only be seen near their end. */
const STORY_LENGTH = 60;

/** Plays from one world after another; each turn is one of the offers with random slots. */
export function* playLegally(system: System, { worlds, seed, turns }: PlayOptions): Generator<PlayedTurn> {
  const die = createSeededDie(seedOf(seed));
  let world: AnyWorld | undefined;
  for (let turn = 0; turn < turns; turn++) {
    if (turn % STORY_LENGTH === 0 || world === undefined)
      world = deepFreeze(worlds[Math.floor(turn / STORY_LENGTH) % worlds.length]);
    if (world === undefined) breakPromise('there is no world to play in');
    const played = addContext(`seed ${seed}, turn ${turn}`, () => playTurn(system, world as AnyWorld, die));
    if (played) yield played;
    world = played?.world;
  }
}

/** Plays one turn; undefined when a fight is over and nothing is left to do. */
function playTurn(system: System, world: AnyWorld, die: Die): PlayedTurn | undefined {
  const offer = pickOffer(pickActorOffers(system, world, die), die);
  if (offer) return playOffer(system, world, { offer, die });
  if (system.fightState(world)?.over) return undefined;
  breakPromise(`nobody can do anything in ${JSON.stringify(world)}`);
}

/**
 * Usually picks a type of action first: otherwise types that are offered once would hardly be picked among those
 * offered for every creature.
 */
function pickOffer(offers: readonly Offer[], die: Die): Offer | undefined {
  if (die(4) === 1) return pickOne(offers, die);
  const type = pickOne([...new Set(offers.map(({ action }) => action.type))], die);
  return pickOne(
    offers.filter(({ action }) => action.type === type),
    die,
  );
}

/**
 * The offers of one actor; half of the time of the game master, who may do nearly everything. A creature that must act
 * must have an offer. Computing the offers of all creatures each turn would take most of the time.
 */
function pickActorOffers(system: System, world: AnyWorld, die: Die): readonly Offer[] {
  const toAct = new Map(system.creaturesToAct(world).map((id) => [id, system.offers(world, ownerOf(id))]));
  for (const [id, offers] of toAct)
    if (offers.length === 0)
      breakPromise(`${id} is waited for and can do nothing in ${JSON.stringify(world)}`);
  const byGm = pickActors(world, die).map((actor) => () => system.offers(world, GM, actor));
  const byOthers = listViewers(world)
    .slice(1)
    .map((viewer) => () => {
      const [id = ''] = viewer.role === 'player' ? viewer.owns : [];
      return toAct.get(id) ?? system.offers(world, viewer);
    });
  const inTurn = rotateAtRandom(byOthers, die);
  for (const offersOf of die(2) === 1 ? [...byGm, ...inTurn] : [...inTurn, ...byGm]) {
    const offers = offersOf();
    if (offers.length > 0) return offers;
  }
  return [];
}

/** Rotates the list to a random start. */
function rotateAtRandom<T>(list: readonly T[], die: Die): readonly T[] {
  const first = die(list.length) - 1;
  return [...list.slice(first), ...list.slice(0, first)];
}

/** The creatures for which the game master acts: usually none, as when a fight is about to begin. */
function pickActors({ creatures }: AnyWorld, die: Die): readonly Person[] {
  const ids = creatures.length > 0 ? rotateAtRandom(idsOf(creatures), die) : [];
  return die(3) === 1 ? [...ids, 'gm'] : ['gm', ...ids];
}

const MAX_ANSWERS = 10_000;

function playOffer(
  system: System,
  world: AnyWorld,
  { offer, die }: { readonly offer: Offer; readonly die: Die },
): PlayedTurn {
  const action = acceptAction(system, world, fillOfferAtRandom(offer, die));
  let answers = 0;
  const counted = <T>(answer: T): T => {
    if (++answers > MAX_ANSWERS) breakPromise(`${JSON.stringify(action)} never ends`);
    return answer;
  };
  const sources = {
    answers: [],
    dice: () => (sides: number) => counted(die(sides)),
    decide: ({ question }: { readonly question: AnyQuestion }) => counted(drawAnswer(question, die)),
  };
  const { turn, step } = addCase(
    () => ({ before: world, action }),
    () => attemptAction(system, world, action, sources),
  );
  if (step.kind !== 'done') breakPromise(`${JSON.stringify(action)} is ${JSON.stringify(step)}`);
  return { ...turn, world: deepFreeze(step.world) };
}

/** Parses and validates an action, as at a table. */
export function acceptAction(system: System, world: AnyWorld, input: unknown): AnyAction {
  const read = system.schemas.action.safeParse(input);
  if (!read.success)
    breakPromise(`${JSON.stringify(input)} was offered and is no action: ${read.error.message}`);
  const refusal = system.refuses(world, deepFreeze(read.data));
  if (refusal)
    breakPromise(`${JSON.stringify(input)} was offered and is refused: ${JSON.stringify(refusal)}`);
  return read.data;
}

const ownerOf = (id: CreatureId): Viewer => ({ role: 'player', owns: [id] });

/** All viewers: the game master, each creature's player, a spectator. */
export function listViewers({ creatures }: AnyWorld): readonly Viewer[] {
  return [GM, ...creatures.map(({ id }) => ownerOf(id)), { role: 'spectator' }];
}
