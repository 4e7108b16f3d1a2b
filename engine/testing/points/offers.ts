import { seededDie, seedOf } from '@arbitro/dice';
import {
  type AnyEvent,
  type AnyWorld,
  type Decide,
  filled,
  type Json,
  type Offer,
  random,
  run,
} from '@arbitro/kernel';
import { enumerate } from '@arbitro/odds';
import { strangeness } from '../chi-square.ts';
import type { Point, Subject } from '../contract.ts';
import { answerTo } from '../fill.ts';
import { accepted, forEvery, type Played, viewersOf } from '../play.ts';

/** What is offered is accepted, and its odds are what play shows. */
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
      holds: () => forEvery(solvable(subject), (turn) => agreesWithSamples(subject, turn)),
    },
  ];
}

/** Every fifth world: worlds near each other offer nearly the same. */
const worldsOf = (subject: Subject): readonly AnyWorld[] => [
  ...subject.worlds,
  ...subject
    .sample()
    .filter((_, at) => at % 5 === 0)
    .map(({ world }) => world),
];

function acceptsOffers({ system }: Subject, world: AnyWorld): void {
  const die = seededDie(seedOf(`${system.id} offers`));
  for (const viewer of viewersOf(world)) {
    for (const offer of system.offers(world, viewer)) {
      for (const slots of fillings(offer, (path) => answerTo(slotOf(offer, path), die)))
        accepted(system, world, filled(offer, slots));
    }
  }
}

function slotOf({ slots }: Offer, path: string) {
  const slot = slots[path];
  if (!slot) throw new Error(`the offer has no slot ${path}`);
  return slot;
}

type Slots = Readonly<Record<string, Json>>;

/** Each choice of each slot once, the other slots filled at random; and at random throughout. */
function fillings({ slots }: Offer, some: (path: string) => Json): readonly Slots[] {
  const paths = Object.keys(slots);
  const throughout = (): Slots => Object.fromEntries(paths.map((path) => [path, some(path)]));
  const edges = Object.entries(slots).flatMap(([path, question]) => {
    if (question.kind === 'one')
      return question.options.map((option) => ({ ...throughout(), [path]: option }));
    if (question.kind !== 'number') return [];
    return [question.least, question.most].map((edge) => ({ ...throughout(), [path]: edge }));
  });
  return [...edges, throughout(), throughout()];
}

const MANY_PATHS = 20_000;
const KINDS = 4;

/** One turn of each type of action that throws dice, the most answers first. */
function solvable({ sample }: Subject): readonly Played[] {
  const rolled = sample().filter(({ rolls }) => rolls.length > 0);
  const byType = new Map(
    rolled.toSorted((a, b) => a.answers.length - b.answers.length).map((turn) => [turn.action.type, turn]),
  );
  return [...byType.values()].slice(0, KINDS);
}

const outcome = (events: readonly AnyEvent[]): string => JSON.stringify(events);

function agreesWithSamples({ system, given }: Subject, { before, action }: Played): void {
  const decide = decider({ system, given });
  const play = (oracle: Parameters<typeof run>[3]): string => {
    const step = run(system, before, action, oracle);
    if (step.is !== 'done') throw new Error(`${JSON.stringify(action)} is ${step.is}`);
    return outcome(step.events);
  };
  const exact = enumerate(play, { decide, maxPaths: MANY_PATHS });
  // with paths given up the unresolved part is no outcome of its own
  if (exact.paths >= MANY_PATHS) return;
  const seen = new Map<string, number>();
  const oracle = random(seededDie(seedOf(`${system.id} odds`)), decide);
  for (let i = 0; i < given.samples; i++) {
    const found = play(oracle);
    seen.set(found, (seen.get(found) ?? 0) + 1);
  }
  const strange = strangeness(exact, seen);
  if (strange > 5) throw new Error(`${JSON.stringify(action)} falls ${strange.toFixed(1)} σ from its odds`);
}

/** Odds are always given a policy: the system's first, or what fits first where it has none. */
function decider({ system, given }: Pick<Subject, 'system' | 'given'>): Decide<AnyWorld> {
  const policy = system.policies[given.policies[0] ?? ''];
  return policy
    ? (asked, world) => policy.answer(asked, world)
    : ({ question }) => answerTo(question, () => 1);
}
