import { createSeededDie, seedOf } from '@arbitro/dice';
import {
  type AnyQuestion,
  type AnyWorld,
  createRandomOracle,
  type Decider,
  fillOffer,
  idsOf,
  type Json,
  type Offer,
  type Oracle,
  type Person,
  run,
} from '@arbitro/kernel';
import { enumerate } from '@arbitro/odds';
import { sampleDeviation } from '../chi-square.ts';
import type { ContractPoint, ContractSubject } from '../contract-points.ts';
import { drawAnswer } from '../fill-at-random.ts';
import { listWorlds } from '../observations.ts';
import { acceptAction, listViewers, type PlayedTurn } from '../play.ts';
import { breakPromise, forEvery } from '../promise.ts';
import { namedSeed } from '../seeds.ts';
import { checkSameWorld } from './known-world.ts';

/** Promises: offers are accepted, and their odds match play. */
export function listOfferPoints(subject: ContractSubject): readonly ContractPoint[] {
  return [
    {
      id: 'SY2',
      says: 'every offer, however it is filled, is accepted',
      holds: () => forEvery(listWorlds(subject), (world) => checkOffersAccepted(subject, world)),
    },
    {
      id: 'SY4',
      says: 'odds sum to one and agree with sampled rolls',
      holds: () => checkOdds(subject),
    },
    {
      id: 'SY44',
      says: 'the offers of one actor are those of all offers with this actor',
      holds: () => forEvery(listWorlds(subject), (world) => checkSplitByActor(subject, world)),
    },
  ];
}

function checkOffersAccepted({ system }: ContractSubject, world: AnyWorld): void {
  const die = createSeededDie(seedOf(namedSeed(`${system.id} offers`)));
  for (const viewer of listViewers(world)) {
    for (const offer of system.offers(world, viewer)) {
      for (const slots of listFillings(offer, (path) => drawAnswer(getSlot(offer, path), die)))
        acceptAction(system, world, fillOffer(offer, slots));
    }
  }
}

/** Checks every creature, the game master, and a creature that does not exist. */
function checkSplitByActor({ system }: ContractSubject, world: AnyWorld): void {
  const actorOf = ({ action }: Offer): Person => system.actor(action);
  const actors: readonly Person[] = ['gm', ...idsOf(world.creatures), 'nobody-of-this-id'];
  for (const viewer of listViewers(world)) {
    const all = system.offers(world, viewer);
    const foreign = all.find((offer) => !actors.includes(actorOf(offer)));
    if (foreign) breakPromise(`${JSON.stringify(foreign)} is nobody's doing`);
    for (const actor of actors)
      checkSameWorld(
        `offers of ${actor}`,
        system.offers(world, viewer, actor),
        all.filter((offer) => actorOf(offer) === actor),
      );
  }
}

function getSlot({ slots }: Offer, path: string) {
  const slot = slots[path];
  if (!slot) breakPromise(`the offer has no slot ${path}`);
  return slot;
}

type Slots = Readonly<Record<string, Json>>;

/** Each choice of each slot once, with random values in the other slots; and fully random. */
function listFillings({ slots }: Offer, some: (path: string) => Json): readonly Slots[] {
  const paths = Object.keys(slots);
  const throughout = (): Slots => Object.fromEntries(paths.map((path) => [path, some(path)]));
  const edges = Object.entries(slots).flatMap(([path, question]) =>
    listEdgeAnswers(question).map((edge) => ({ ...throughout(), [path]: edge })),
  );
  return [...edges, throughout(), throughout()];
}

/** The answers most likely to be wrong: every option, the minimum and the maximum. */
function listEdgeAnswers(question: AnyQuestion): readonly Json[] {
  switch (question.kind) {
    case 'one':
      return question.options;
    case 'some':
      return [question.options.slice(0, question.least), question.options.slice(0, question.most)];
    case 'number':
      return [question.least, question.most];
    case 'text':
      return ['', '·'.repeat(question.most)];
    case 'points':
      return [];
  }
}

const MAX_PATHS = 8000;
const MAX_TYPES = 3;

/** Checks a few types of actions that throw dice, those with the most answers first. */
function checkOdds(subject: ContractSubject): void {
  let agreed = 0;
  for (const turn of pickOneOfEachType(subject)) {
    if (agreed < MAX_TYPES && agreesWithSamples(subject, turn)) agreed++;
  }
  if (agreed === 0) breakPromise('no action of the sample has odds that can be told');
}

function pickOneOfEachType({ sample }: ContractSubject): readonly PlayedTurn[] {
  const rolled = sample().filter(({ rolls }) => rolls.length > 0);
  const byAnswers = rolled.toSorted((a, b) => b.answers.length - a.answers.length);
  return byAnswers.filter(
    (turn, index) => byAnswers.findIndex(({ action }) => action.type === turn.action.type) === index,
  );
}

/** False when there are too many paths to decide: the unresolved part is then not an outcome of its own. */
function agreesWithSamples({ system, input }: ContractSubject, { before, action }: PlayedTurn): boolean {
  const decide = createDecider({ system, input });
  const play = (oracle: Oracle): string => {
    const step = run(system, before, action, oracle);
    if (step.kind !== 'done') breakPromise(`${JSON.stringify(action)} is ${step.kind}`);
    return JSON.stringify(step.events);
  };
  const exact = enumerate(play, { decide, maxPaths: MAX_PATHS });
  if (exact.paths >= MAX_PATHS) return false;
  const oracle = createRandomOracle(createSeededDie(seedOf(namedSeed(`${system.id} odds`))), decide);
  const deviation = sampleDeviation(exact, () => play(oracle), input.samples);
  if (deviation > 5) breakPromise(`${JSON.stringify(action)} falls ${deviation.toFixed(1)} σ from its odds`);
  return true;
}

/** Odds always need a policy: the system's first, or the first valid answer where it has none. */
function createDecider({ system, input }: Pick<ContractSubject, 'system' | 'input'>): Decider<AnyWorld> {
  const policy = system.policies[input.policies[0] ?? ''];
  return policy
    ? (decisionRequest, world) => policy.answer(decisionRequest, world)
    : ({ question }) => drawAnswer(question, () => 1);
}
