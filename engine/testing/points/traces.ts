import { type Die, seededDie, seedOf } from '@arbitro/dice';
import { type AnyWorld, mayHear, NOTHING_HIDDEN, type System } from '@arbitro/kernel';
import type { Point, Subject } from '../contract.ts';
import { pick } from '../fill.ts';
import { type Look, looks } from '../onlookers.ts';
import { type Played, viewersOf } from '../play.ts';
import { forEvery, within } from '../promise.ts';
import { seedNamed } from '../seeds.ts';
import { alike } from './known.ts';

/** Promises: worlds that differ only in what a viewer may not know have the same known world. */
export function tracePoints(subject: Subject): readonly Point[] {
  return [
    {
      id: 'SY23',
      says: 'what is hidden or assumed leaves no trace in the world as known',
      holds: () => leavesNoTrace(subject),
    },
  ];
}

function leavesNoTrace(subject: Subject): void {
  const { system, given } = subject;
  const die = seededDie(seedOf(seedNamed(`${system.id} traces`)));
  for (const look of looks(subject, die)) {
    if (look.viewer.role === 'gm') continue;
    within(
      () => `${JSON.stringify(look.viewer)}, ${JSON.stringify(look.hidden)} hidden`,
      () => forEvery(othersLike(system, look, die), (other) => isKnownAlike(system, look, other)),
    );
  }
  for (const { viewer, worlds } of given.secrets)
    isKnownAlike(system, { world: worlds[0], viewer, hidden: NOTHING_HIDDEN }, worlds[1]);
  forEvery(subject.sample(), (turn) => unheard(subject, turn));
}

function isKnownAlike(system: System, { world, viewer, hidden }: Look, other: AnyWorld): void {
  alike('the other world', system.known(other, viewer, hidden), system.known(world, viewer, hidden));
}

/** Checks that an event a viewer may not hear of changes nothing for them. */
function unheard({ system, given }: Subject, { before, events }: Played): void {
  let world = before;
  for (const event of events) {
    const after = system.apply(world, event);
    const audience = system.audience(world, event);
    const deaf = viewersOf(world).filter((viewer) => !mayHear(audience, viewer));
    if (!given.showing.includes(event.type))
      within(`not all may hear of ${event.type}`, () => {
        for (const viewer of deaf) isKnownAlike(system, { world, viewer, hidden: NOTHING_HIDDEN }, after);
      });
    world = after;
  }
}

/**
 * Worlds that look the same to this viewer: with numbers assumed, without hidden creatures, and with a secret
 * exchanged.
 */
function othersLike(system: System, look: Look, die: Die): readonly AnyWorld[] {
  const { world, viewer, hidden } = look;
  const plain = system.known(world, viewer, NOTHING_HIDDEN);
  const known = system.known(world, viewer, hidden);
  const gone = world.creatures.filter(({ id }) => !known.creatures.some((one) => one.id === id));
  const deserted = gone.reduce((so, { id }) => system.leave(so, id), world);
  const open = openTo(system, look);
  return [
    { ...world, creatures: plain.creatures },
    ...(goesOn(system, world, deserted) ? [deserted] : []),
    ...Array.from({ length: EXCHANGES }, () => exchanged(world, die)).filter(
      (other) => couldBe(system, look, other) && isOpenAlike(open, openTo(system, { ...look, world: other })),
    ),
  ];
}

/**
 * Returns false where removing creatures passes the turn to another creature or ends the fight: then the worlds differ
 * visibly.
 */
function goesOn(system: System, world: AnyWorld, after: AnyWorld): boolean {
  const due = system.due(world);
  const left = due.filter((id) => after.creatures.some((one) => one.id === id));
  return (due.length === 0 || left.length > 0) && standingOf(system, world) === standingOf(system, after);
}

const standingOf = (system: System, world: AnyWorld): boolean | undefined => system.standing(world)?.over;

const EXCHANGES = 6;

/** Gives a creature one field of another; the same world where both have the same value. */
function exchanged(world: AnyWorld, die: Die): AnyWorld {
  const [one, other] = [pick(world.creatures, die), pick(world.creatures, die)];
  const field = pick(
    Object.keys(one ?? {}).filter((key) => key !== 'id' && key !== 'name'),
    die,
  );
  if (!one || !other || field === undefined) return world;
  const theirs: unknown = Reflect.get(other, field);
  if (JSON.stringify(theirs) === JSON.stringify(Reflect.get(one, field))) return world;
  const changed = { ...one, [field]: theirs };
  return { ...world, creatures: world.creatures.map((each) => (each === one ? changed : each)) };
}

const couldBe = (system: System, { world }: Look, other: AnyWorld): boolean =>
  other !== world && system.schemas.world.safeParse(other).success;

/** Returns true if the viewer sees, hears and may do the same in both. */
const isOpenAlike = (one: readonly (() => string)[], other: readonly (() => string)[]): boolean =>
  one.every((part, at) => part() === other[at]?.());

/** What a viewer can see, part by part: slow parts come last and are computed only on demand. */
function openTo(system: System, { world, viewer, hidden }: Look): readonly (() => string)[] {
  const shown = once(() => system.known(world, viewer, hidden).creatures.map(({ id }) => id));
  return [
    shown,
    () => seenOf(system, { world, viewer }, new Set(shown())),
    () => [system.due(world), system.standing(world)],
    () => system.offers(world, viewer),
  ].map((part) => once(() => JSON.stringify(part())));
}

function seenOf(
  system: System,
  { world, viewer }: Omit<Look, 'hidden'>,
  shown: ReadonlySet<string>,
): unknown {
  const { creatures, ...rest } = system.view(world, viewer) as unknown as AnyWorld;
  return [rest, creatures.filter(({ id }) => shown.has(id))];
}

function once<T>(find: () => T): () => T {
  let found: { readonly is: T } | undefined;
  return () => {
    found ??= { is: find() };
    return found.is;
  };
}
