import { seededDie, seedOf } from '@arbitro/dice';
import {
  type AnyQuestion,
  type AnyWorld,
  type Decide,
  filled,
  idsOf,
  type Json,
  type Offer,
  type Oracle,
  type Person,
  random,
  run,
} from '@arbitro/kernel';
import { enumerate } from '@arbitro/odds';
import { strangenessOf } from '../chi-square.ts';
import type { Point, Subject } from '../contract.ts';
import { answerTo } from '../fill.ts';
import { worldsOf } from '../onlookers.ts';
import { accepted, type Played, viewersOf } from '../play.ts';
import { fail, forEvery } from '../promise.ts';
import { seedNamed } from '../seeds.ts';
import { alike } from './known.ts';

/** Promises: offers are accepted, and their odds match play. */
export function offerPoints(subject: Subject): readonly Point[] {
  return [
    {
      id: 'SY2',
      says: 'every offer, however it is filled, is accepted',
      holds: () => forEvery(worldsOf(subject), (world) => acceptsOffers(subject, world)),
    },
    {
      id: 'SY4',
      says: 'odds sum to one and agree with what is thrown',
      holds: () => oddsAgree(subject),
    },
    {
      id: 'SY44',
      says: 'the offers of one actor are those of all that are its doing',
      holds: () => forEvery(worldsOf(subject), (world) => splitsByActor(subject, world)),
    },
  ];
}

function acceptsOffers({ system }: Subject, world: AnyWorld): void {
  const die = seededDie(seedOf(seedNamed(`${system.id} offers`)));
  for (const viewer of viewersOf(world)) {
    for (const offer of system.offers(world, viewer)) {
      for (const slots of fillings(offer, (path) => answerTo(slotOf(offer, path), die)))
        accepted(system, world, filled(offer, slots));
    }
  }
}

/** Checks every creature, the game master, and a creature that does not exist. */
function splitsByActor({ system }: Subject, world: AnyWorld): void {
  const actorOf = ({ action }: Offer): Person => system.actor(action);
  const actors: readonly Person[] = ['gm', ...idsOf(world.creatures), 'nobody-of-this-id'];
  for (const viewer of viewersOf(world)) {
    const all = system.offers(world, viewer);
    const foreign = all.find((offer) => !actors.includes(actorOf(offer)));
    if (foreign) fail(`${JSON.stringify(foreign)} is nobody's doing`);
    for (const actor of actors)
      alike(
        `offers of ${actor}`,
        system.offers(world, viewer, actor),
        all.filter((offer) => actorOf(offer) === actor),
      );
  }
}

function slotOf({ slots }: Offer, path: string) {
  const slot = slots[path];
  if (!slot) fail(`the offer has no slot ${path}`);
  return slot;
}

type Slots = Readonly<Record<string, Json>>;

/** Each choice of each slot once, with random values in the other slots; and fully random. */
function fillings({ slots }: Offer, some: (path: string) => Json): readonly Slots[] {
  const paths = Object.keys(slots);
  const throughout = (): Slots => Object.fromEntries(paths.map((path) => [path, some(path)]));
  const edges = Object.entries(slots).flatMap(([path, question]) =>
    edgesOf(question).map((edge) => ({ ...throughout(), [path]: edge })),
  );
  return [...edges, throughout(), throughout()];
}

/** The answers most likely to be wrong: every option, the minimum and the maximum. */
function edgesOf(question: AnyQuestion): readonly Json[] {
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

const MANY_PATHS = 20_000;
const KINDS = 4;

/** Checks a few types of actions that throw dice, those with the most answers first. */
function oddsAgree(subject: Subject): void {
  let agreed = 0;
  for (const turn of oneOfEachType(subject)) {
    if (agreed < KINDS && agreesWithSamples(subject, turn)) agreed++;
  }
  if (agreed === 0) fail('no action of the sample has odds that can be told');
}

function oneOfEachType({ sample }: Subject): readonly Played[] {
  const rolled = sample().filter(({ rolls }) => rolls.length > 0);
  const byAnswers = rolled.toSorted((a, b) => b.answers.length - a.answers.length);
  return byAnswers.filter(
    (turn, at) => byAnswers.findIndex(({ action }) => action.type === turn.action.type) === at,
  );
}

/** False when there are too many paths to decide: the unresolved part is then not an outcome of its own. */
function agreesWithSamples({ system, given }: Subject, { before, action }: Played): boolean {
  const decide = decider({ system, given });
  const play = (oracle: Oracle): string => {
    const step = run(system, before, action, oracle);
    if (step.is !== 'done') fail(`${JSON.stringify(action)} is ${step.is}`);
    return JSON.stringify(step.events);
  };
  const exact = enumerate(play, { decide, maxPaths: MANY_PATHS });
  if (exact.paths >= MANY_PATHS) return false;
  const oracle = random(seededDie(seedOf(seedNamed(`${system.id} odds`))), decide);
  const strange = strangenessOf(exact, () => play(oracle), given.samples);
  if (strange > 5) fail(`${JSON.stringify(action)} falls ${strange.toFixed(1)} σ from its odds`);
  return true;
}

/** Odds always need a policy: the system's first, or the first valid answer where it has none. */
function decider({ system, given }: Pick<Subject, 'system' | 'given'>): Decide<AnyWorld> {
  const policy = system.policies[given.policies[0] ?? ''];
  return policy
    ? (asked, world) => policy.answer(asked, world)
    : ({ question }) => answerTo(question, () => 1);
}
