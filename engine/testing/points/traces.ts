import { createSeededDie, type Die, seedOf } from '@arbitro/dice';
import { type AnyWorld, mayHear, NOTHING_HIDDEN, type System } from '@arbitro/kernel';
import type { ContractPoint, ContractSubject } from '../contract-points.ts';
import { pickOne } from '../fill-at-random.ts';
import { listObservations, type Observation } from '../observations.ts';
import { listViewers, type PlayedTurn } from '../play.ts';
import { addContext, forEvery } from '../promise.ts';
import { namedSeed } from '../seeds.ts';
import { checkSameWorld } from './known-world.ts';

/** Promises: worlds that differ only in what a viewer may not know have the same known world. */
export function listTracePoints(subject: ContractSubject): readonly ContractPoint[] {
  return [
    {
      id: 'SY23',
      says: 'hidden and assumed values leave no trace in the known world',
      holds: () => checkNoTrace(subject),
    },
  ];
}

function checkNoTrace(subject: ContractSubject): void {
  const { system, input } = subject;
  const die = createSeededDie(seedOf(namedSeed(`${system.id} traces`)));
  for (const look of listObservations(subject, die)) {
    if (look.viewer.role === 'gm') continue;
    addContext(
      () => `${JSON.stringify(look.viewer)}, ${JSON.stringify(look.hidden)} hidden`,
      () => forEvery(listSimilarWorlds(system, look, die), (other) => checkKnownAlike(system, look, other)),
    );
  }
  for (const { viewer, worlds } of input.secrets)
    checkKnownAlike(system, { world: worlds[0], viewer, hidden: NOTHING_HIDDEN }, worlds[1]);
  forEvery(subject.sample(), (turn) => checkUnheardEvents(subject, turn));
}

function checkKnownAlike(system: System, { world, viewer, hidden }: Observation, other: AnyWorld): void {
  checkSameWorld(
    'the other world',
    system.knownWorld(other, viewer, hidden),
    system.knownWorld(world, viewer, hidden),
  );
}

/** Checks that an event a viewer may not hear of changes nothing for them. */
function checkUnheardEvents({ system, input }: ContractSubject, { before, events }: PlayedTurn): void {
  let world = before;
  for (const event of events) {
    const after = system.apply(world, event);
    const audience = system.audience(world, event);
    const otherViewers = listViewers(world).filter((viewer) => !mayHear(audience, viewer));
    if (!input.visibleEvents.includes(event.type))
      addContext(`not all may hear of ${event.type}`, () => {
        for (const viewer of otherViewers)
          checkKnownAlike(system, { world, viewer, hidden: NOTHING_HIDDEN }, after);
      });
    world = after;
  }
}

/**
 * Worlds that look the same to this viewer: with numbers assumed, without hidden creatures, and with a secret
 * exchanged.
 */
function listSimilarWorlds(system: System, look: Observation, die: Die): readonly AnyWorld[] {
  const { world, viewer, hidden } = look;
  const plain = system.knownWorld(world, viewer, NOTHING_HIDDEN);
  const known = system.knownWorld(world, viewer, hidden);
  const unknownCreatures = world.creatures.filter(
    ({ id }) => !known.creatures.some((creature) => creature.id === id),
  );
  const deserted = unknownCreatures.reduce((current, { id }) => system.removeCreature(current, id), world);
  const open = listOpenParts(system, look);
  return [
    { ...world, creatures: plain.creatures },
    ...(continuesAlike(system, world, deserted) ? [deserted] : []),
    ...Array.from({ length: EXCHANGE_COUNT }, () => exchangeField(world, die)).filter(
      (other) =>
        isValidVariant(system, look, other) &&
        isSameInOpen(open, listOpenParts(system, { ...look, world: other })),
    ),
  ];
}

/**
 * Returns false where removing creatures passes the turn to another creature or ends the fight: then the worlds differ
 * visibly.
 */
function continuesAlike(system: System, world: AnyWorld, after: AnyWorld): boolean {
  const toAct = system.creaturesToAct(world);
  const remaining = toAct.filter((id) => after.creatures.some((creature) => creature.id === id));
  return (
    (toAct.length === 0 || remaining.length > 0) && isFightOver(system, world) === isFightOver(system, after)
  );
}

const isFightOver = (system: System, world: AnyWorld): boolean | undefined => system.fightState(world)?.over;

const EXCHANGE_COUNT = 6;

/** Gives a creature one field of another; the same world where both have the same value. */
function exchangeField(world: AnyWorld, die: Die): AnyWorld {
  const [item, other] = [pickOne(world.creatures, die), pickOne(world.creatures, die)];
  const field = pickOne(
    Object.keys(item ?? {}).filter((key) => key !== 'id' && key !== 'name'),
    die,
  );
  if (!item || !other || field === undefined) return world;
  const otherValue: unknown = Reflect.get(other, field);
  if (JSON.stringify(otherValue) === JSON.stringify(Reflect.get(item, field))) return world;
  const changed = { ...item, [field]: otherValue };
  return { ...world, creatures: world.creatures.map((each) => (each === item ? changed : each)) };
}

const isValidVariant = (system: System, { world }: Observation, other: AnyWorld): boolean =>
  other !== world && system.schemas.world.safeParse(other).success;

/** Returns true if the viewer sees, hears and may do the same in both. */
const isSameInOpen = (item: readonly (() => string)[], other: readonly (() => string)[]): boolean =>
  item.every((part, index) => part() === other[index]?.());

/** What a viewer can see, part by part: slow parts come last and are computed only on demand. */
function listOpenParts(system: System, { world, viewer, hidden }: Observation): readonly (() => string)[] {
  const listVisibleIds = computeOnce(() =>
    system.knownWorld(world, viewer, hidden).creatures.map(({ id }) => id),
  );
  return [
    listVisibleIds,
    () => visiblePart(system, { world, viewer }, new Set(listVisibleIds())),
    () => [system.creaturesToAct(world), system.fightState(world)],
    () => system.offers(world, viewer),
  ].map((part) => computeOnce(() => JSON.stringify(part())));
}

function visiblePart(
  system: System,
  { world, viewer }: Omit<Observation, 'hidden'>,
  shownIds: ReadonlySet<string>,
): unknown {
  const { creatures, ...rest } = system.view(world, viewer) as unknown as AnyWorld;
  return [rest, creatures.filter(({ id }) => shownIds.has(id))];
}

function computeOnce<T>(find: () => T): () => T {
  let found: { readonly is: T } | undefined;
  return () => {
    found ??= { is: find() };
    return found.is;
  };
}
