import { findCreature, mayActFor, type Person } from '@arbitro/kernel';
import { LIMITS, type Seat, type TableRefusal } from '@arbitro/protocol';
import { buildRefusalReply } from '../live/error-reply.ts';
import type { Table } from '../live/table.ts';
import type { ServiceResult } from '../live/table-service.ts';
import { getKnownTable, type KnownTable } from '../secrecy/known-table.ts';
import { getKnownQuestion } from '../secrecy/seat-view.ts';
import type { TaskPool, Unfinished } from '../threads/task-pool.ts';
import { type OffersTask, runPlayTask } from '../threads/thread-tasks.ts';
import type { TaskResult } from '../threads/worker-thread.ts';

/** Up to this many pairs of actor and creature, offers are built at once: a thread would take longer. */
const MAX_PAIRS_INLINE = 150;

const OFFER_FAILURES = {
  'too-costly': 'offers-too-costly',
  broke: 'offers-too-costly',
  busy: 'offers-busy',
  'given-up': 'offers-busy',
} as const satisfies Readonly<Record<Unfinished, TableRefusal>>;

type BuiltOffers = TaskResult | Unfinished;

/** Offers that are built or being built, by what a seat knows and by actor. */
const offersCache = new WeakMap<KnownTable, Map<string, BuiltOffers | Promise<BuiltOffers>>>();

const NO_OFFERS: readonly string[] = [];

/**
 * Returns the actions that a seat may take now, each as JSON: for every creature it acts for, at a large table for those
 * to act, or for one creature. The result is a promise only if a thread has to build it.
 */
export function getSeatOffers(
  pool: Pick<TaskPool, 'run'>,
  table: Table,
  seat: Seat,
  of?: Person,
): ServiceResult<readonly string[]> | Promise<ServiceResult<readonly string[]>> {
  const known = getKnownTable(table, seat);
  if (getKnownQuestion(table, known)) return { ok: true, value: NO_OFFERS };
  // a name unknown to the seat offers nothing, whether a hidden creature has it or not
  if (of !== undefined && of !== 'gm' && !findCreature(known.world, of))
    return { ok: true, value: NO_OFFERS };
  const asker = { table: table.id, seat: seat.id };
  const built = rememberOffers(known, of ?? '', () => {
    const task = buildOffersTask(table, known, of);
    return isCheap(task, known) ? runPlayTask(table.system, task) : pool.run(asker, task);
  });
  return built instanceof Promise ? built.then(toResult) : toResult(built);
}

function toResult(built: BuiltOffers): ServiceResult<readonly string[]> {
  if (typeof built === 'string') return buildRefusalReply(OFFER_FAILURES[built]);
  if (built.kind !== 'offers') throw new Error(`offers came as ${built.kind}`);
  return { ok: true, value: built.texts };
}

/** While nothing has happened, the same offers are returned; a failure is not cached. */
function rememberOffers(
  known: KnownTable,
  key: string,
  make: () => BuiltOffers | Promise<BuiltOffers>,
): BuiltOffers | Promise<BuiltOffers> {
  const cachedOffers = offersCache.get(known) ?? new Map<string, BuiltOffers | Promise<BuiltOffers>>();
  offersCache.set(known, cachedOffers);
  const built = cachedOffers.get(key) ?? make();
  cachedOffers.set(key, built);
  if (built instanceof Promise)
    void built.then((result) => {
      if (typeof result === 'string') cachedOffers.delete(key);
    });
  return built;
}

function buildOffersTask(
  { system }: Table,
  { world, viewer }: KnownTable,
  of: Person | undefined,
): OffersTask {
  const ownIds = world.creatures.map(({ id }) => id).filter((id) => mayActFor(viewer, id));
  const base = { kind: 'offers', system: system.id, world, viewer } as const;
  if (of !== undefined) return { ...base, of: [of] };
  if (ownIds.length <= LIMITS.actorsOffered) return { ...base, of: undefined };
  const toAct = system.creaturesToAct(world).find((id) => ownIds.includes(id));
  const actors = [...(toAct === undefined ? [] : [toAct]), ...(viewer.role === 'gm' ? ['gm'] : [])];
  return { ...base, of: actors, isBrief: true };
}

function isCheap({ of }: OffersTask, { world, viewer }: KnownTable): boolean {
  const actors = of?.length ?? world.creatures.filter(({ id }) => mayActFor(viewer, id)).length + 1;
  return actors * world.creatures.length <= MAX_PAIRS_INLINE;
}
