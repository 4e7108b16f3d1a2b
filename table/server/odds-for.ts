import { begunAs, type Given, type Json, mayKnow, type Person, renamed } from '@arbitro/kernel';
import type { OddsAsk, TableRefusal } from '@arbitro/protocol';
import { checked } from '@arbitro/scenario';
import type { Answer, No } from './hall.ts';
import { asMasked, type Known, knownTo, refusedAsKnown } from './known.ts';
import { noOf, refused } from './no.ts';
import { throwerOf } from './seats.ts';
import { askFor } from './see.ts';
import type { Table } from './table.ts';
import type { Place } from './tables.ts';
import type { TaskPool, Unfinished } from './task-pool.ts';
import type { OddsTask } from './thread-tasks.ts';

type Task = OddsTask;

const UNRECKONED = {
  'too-costly': 'too-costly',
  broke: 'odds-broke',
  busy: 'odds-busy',
  'given-up': 'odds-given-up',
} as const satisfies Readonly<Record<Unfinished, TableRefusal>>;

/**
 * Computes odds from what the seat knows; numbers it may not know are assumed, and the reply lists the creatures
 * concerned.
 */
export async function oddsFor(
  pool: Pick<TaskPool, 'run'>,
  { live, seat }: Place,
  asked: OddsAsk,
  signal?: AbortSignal,
): Promise<Answer<Json>> {
  const { table } = live;
  const { system } = table;
  const known = knownTo(table, seat);
  const task = 'action' in asked ? actionTask(table, known, asked) : answerTask(table, { live, seat }, asked);
  if ('ok' in task) return task;
  const { world } = task;
  const result = await pool.run({ table: table.id, seat: seat.id }, task, signal);
  if (typeof result === 'string') return refused(UNRECKONED[result]);
  if (result.kind !== 'odds') throw new Error(`odds came as ${result.kind}`);
  const { found } = result;
  // the action in progress is refused only because the known world lacks part of it
  if (found.is === 'refused')
    return 'ask' in asked ? refused('not-now') : noOf(found.refusal, { system, world });
  if (found.is === 'undecided') return refused('undecided', { label: found.label });
  if (found.is === 'unfit') return refused('not-now');
  const assumed = world.creatures.map(({ id }) => id).filter((id) => !mayKnow(known.viewer, id));
  return { ok: true, value: { ...found.odds, assumed } };
}

function actionTask(table: Table, known: Known, asked: Extract<OddsAsk, { action: unknown }>): Task | No {
  const { system } = table;
  const { world } = known;
  const read = checked(system.schemas.action, asked.action, ['action']);
  if (!read.ok) return noOf({ faults: read.faults });
  const refusal = refusedAsKnown(table, known, read.value);
  if (refusal) return noOf(refusal, { system, world });
  const policy = asked.policy ?? {};
  return { kind: 'odds', system: system.id, world, action: read.value, policy, given: [] };
}

/** The odds of an answer: for the people asked, and only if all dice so far were shown to them. */
function answerTask(table: Table, { seat }: Place, asked: Extract<OddsAsk, { ask: unknown }>): Task | No {
  const { system, game } = table;
  const { open } = game;
  const known = knownTo(table, seat);
  const seen = open && askFor(open, known);
  if (!open || !seen) return refused('no-question');
  if (seen.id !== asked.ask) return refused('other-question');
  const [one, ...others] = open.ask.kind === 'choose' ? open.ask.to : [];
  if (!one || others.length > 0) return refused('not-now');
  const { viewer, masked } = known;
  const hears = (who: Person): boolean => throwerOf(table, who)?.role === 'player';
  const begun =
    open.secret && viewer.role !== 'gm'
      ? undefined
      : begunAs(system, open, { viewer, hidden: game.hidden, hears });
  if (!begun) return refused('not-now');
  const chosen = { label: seen.label.name, chosen: [asked.answer] };
  return {
    kind: 'odds',
    system: system.id,
    world: asMasked(begun.world, game, masked),
    action: renamed(open.action as unknown as Json, masked) as unknown as Task['action'],
    policy: asked.policy ?? {},
    given: [...(renamed(begun.fallen as unknown as Json, masked) as unknown as Given[]), chosen],
  };
}
