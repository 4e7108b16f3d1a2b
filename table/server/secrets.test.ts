import { systems } from '@arbitro/catalogue';
import type { System } from '@arbitro/kernel';
import { describe, expect, test } from 'vitest';
import { DEEDS, MARK, WORD } from './secret-deeds-trying.ts';
import { openStep, sameProbes, sameStreams, type Twins, twins } from './secret-play-trying.ts';
import { answerProbes, probesFor } from './secret-probes-trying.ts';
import {
  allBytes,
  closed,
  dieFor,
  guestsFor,
  OBSERVERS,
  peaceful,
  pick,
  same,
  seedsOfTonight,
  tableWith,
  textOf,
  twinOf,
} from './secret-trying.ts';

const STEPS = 60;
/** The maximum number of steps until every kind of secret has been tried. */
const MOST_STEPS = 300;
const LATE = 40;
const SEEDS = seedsOfTonight();

/** Plays the same at two tables, with secrets at one of them, and checks the view of every observer. */
async function play(system: System, seed: string, starts: Starts): Promise<Set<string>> {
  const die = dieFor(`${system.id} ${seed} ${starts}`);
  const request = starts === 'fighting' ? { demo: system.id } : peaceful(system);
  const open = await tableWith(request, guestsFor(system));
  const secret = await twinOf(open);
  const all = await twins(open, secret, die);
  const done = new Set<string>();
  for (let step = 0; step < STEPS || (step < MOST_STEPS && untriedIn(done, starts).length > 0); step++) {
    const where = `${system.id}, ${starts}, seed ${seed}, step ${step}`;
    for (let deeds = die(4) - 1; deeds > 0; deeds--) await deed(all, done, step >= LATE);
    sameStreams(all, `${where}, after secrets (${[...done].at(-1)})`);
    const both = await openStep(all);
    if (both) same(textOf(both[0]), textOf(both[1]), `${where}: the reply`);
    sameStreams(all, where);
    await sameProbes(all, where, answerProbes);
    if (step % 6 === 5) await sameProbes(all, where, probesFor);
  }
  for (const who of OBSERVERS)
    expect((await allBytes(secret, who)).replaceAll(WORD, ''), `${seed}: ${who}`).not.toContain(MARK);
  await closed(open, secret);
  return done;
}

type Starts = 'fighting' | 'at peace';

/** In a fight no secret action is possible. */
const untriedIn = (done: ReadonlySet<string>, starts: Starts): readonly string[] =>
  Object.keys(DEEDS).filter((name) => !done.has(name) && (starts === 'at peace' || name !== 'secret act'));

/** Does a secret action of any kind; now and then, and late in a play every other time, of a kind not tried before. */
async function deed({ secret, die }: Twins, done: Set<string>, isLate: boolean): Promise<void> {
  const kinds = Object.keys(DEEDS);
  const untried = die(isLate ? 2 : 4) === 1 ? kinds.filter((kind) => !done.has(kind)) : [];
  const name = pick(untried.length > 0 ? untried : kinds, die) ?? '';
  if (!(await DEEDS[name]?.(secret, die))) return;
  done.delete(name);
  done.add(name);
}

describe.each(systems.map((system) => [system.id, system] as const))(
  'secrets at a table of %s',
  (_, system) => {
    // each test pauses for as long as it works, so that the others can run in between
    test.concurrent.each(['fighting', 'at peace'] as const)(
      'leave no trace in anything that others are given (%s)',
      { timeout: 600_000 * SEEDS.length },
      async (starts) => {
        const done = new Set<string>();
        for (const seed of SEEDS) for (const name of await play(system, seed, starts)) done.add(name);
        expect(untriedIn(done, starts), 'kinds of secrets that were not tried').toEqual([]);
      },
    );
  },
);
