import {
  type AnyWorld,
  type Json,
  mayHear,
  mayKnow,
  type Oracle,
  type Person,
  renamed,
  run,
  scripted,
} from '@arbitro/kernel';
import type { OddsAsk, Open } from '@arbitro/protocol';
import { checked } from '@arbitro/scenario';
import type { Answer, No } from './hall.ts';
import { type Known, knownTo } from './known.ts';
import { noOf, refused } from './no.ts';
import type { OddsDesk, OddsTask } from './odds-desk.ts';
import { throwerOf } from './seats.ts';
import { askFor } from './see.ts';
import type { Table } from './table.ts';
import type { Place } from './tables.ts';

type Task = Omit<OddsTask, 'id'>;

/** Odds from what the seat knows; numbers it may not know are assumed, and it is told whose. */
export async function oddsFor(desk: OddsDesk, { live, seat }: Place, asked: OddsAsk): Promise<Answer<Json>> {
  const { table } = live;
  const { system } = table;
  const known = knownTo(table, seat);
  const task = 'action' in asked ? actionTask(table, known, asked) : answerTask(table, { live, seat }, asked);
  if ('ok' in task) return task;
  const { world } = task;
  const found = await desk.ask(task);
  if (found === 'too-costly') return refused('too-costly');
  // what is under way is refused only because the world as known lacks something of it
  if (found.is === 'refused')
    return 'ask' in asked ? refused('not-now') : noOf(found.refusal, { system, world });
  if (found.is === 'undecided') return refused('undecided', { label: found.label });
  if (found.is === 'unfit') return refused('not-now');
  const assumed = world.creatures.map(({ id }) => id).filter((id) => !mayKnow(known.viewer, id));
  return { ok: true, value: { ...found.odds, assumed } };
}

function actionTask(
  { system }: Table,
  { world }: Known,
  asked: Extract<OddsAsk, { action: unknown }>,
): Task | No {
  const read = checked(system.schemas.action, asked.action, ['action']);
  if (!read.ok) return noOf({ faults: read.faults });
  const refusal = system.refuses(world, read.value);
  if (refusal) return noOf(refusal, { system, world });
  return { system: system.id, world, action: read.value, policy: asked.policy ?? {}, given: [] };
}

/** The odds of an answer: for those who are asked, and only where all that has fallen so far was told to them. */
function answerTask(table: Table, { seat }: Place, asked: Extract<OddsAsk, { ask: unknown }>): Task | No {
  const { open } = table.game;
  const known = knownTo(table, seat);
  const seen = open && askFor(open, known);
  if (!open || !seen) return refused('no-question');
  if (seen.id !== asked.ask) return refused('other-question');
  if (seen.kind !== 'choose' || open.ask.kind !== 'choose' || open.ask.to.length > 1)
    return refused('not-now');
  if (!heardAll(table, open, known)) return refused('not-now');
  const { world } = knownTo({ ...table, game: { ...table.game, world: open.before, open: null } }, seat);
  const action = renamed(open.action as unknown as Json, known.masked) as unknown as Task['action'];
  const chosen = { label: seen.label.name, chosen: [asked.answer] };
  return {
    system: table.system.id,
    world,
    action,
    policy: asked.policy ?? {},
    given: [...open.answers, chosen],
  };
}

/** Was this seat told of every die and every choice so far? Odds from what it was not told would tell it. */
function heardAll(table: Table, open: Open, { viewer, unknown }: Known): boolean {
  if (viewer.role === 'gm') return true;
  const { system } = table;
  const oracle = scripted(open.answers);
  const deciders: Person[] = [];
  const listening: Oracle = {
    roll: (ask, read) => oracle.roll(ask, read),
    choose: (ask) => {
      const chosen = oracle.choose(ask);
      deciders.push(...ask.to.map(({ who }) => who));
      return chosen;
    },
  };
  run(system, open.before as AnyWorld, open.action, listening);
  const decidedOpenly = deciders.every((who) => throwerOf(table, who)?.role === 'player');
  const heard = oracle.rolls.every(
    (roll) => !unknown.has(roll.by) && mayHear(system.rollAudience(table.game.world, roll), viewer),
  );
  return !open.secret && decidedOpenly && heard;
}
