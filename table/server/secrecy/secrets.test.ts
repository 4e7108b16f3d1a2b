import { systems } from '@arbitro/catalogue';
import type { System } from '@arbitro/kernel';
import { describe, expect, test } from 'vitest';
import { buildAnswerProbes, buildProbes } from './probes.fixture.ts';
import { PLAYER_WORD, SECRET_ACTIONS, SECRET_MARK } from './secret-actions.fixture.ts';
import {
  closeTables,
  copyTable,
  demoGuestsOf,
  expectSame,
  listTonightSeeds,
  OBSERVERS,
  openTestTable,
  peacefulDemoOf,
  pickRandom,
  readEverything,
  resultTextOf,
  seedDie,
} from './test-table.fixture.ts';
import {
  expectSameProbes,
  expectSameStreams,
  letPlayersAsk,
  openTwins,
  playOpenStep,
  type TwinTables,
} from './twin-tables.fixture.ts';

const STEPS = 40;
/** The maximum number of steps until every kind of secret has been tried. */
const MAX_STEPS = 300;
const LATE_STEP = 26;
const SEEDS = listTonightSeeds();

/** Plays the same at two tables, with secrets at one of them, and checks the view of every observer. */
async function playTwins(system: System, seed: string, starts: StartKind): Promise<Set<string>> {
  const die = seedDie(`${system.id} ${seed} ${starts}`);
  const request = starts === 'fighting' ? { demo: system.id } : peacefulDemoOf(system);
  const open = await openTestTable(request, demoGuestsOf(system));
  const secret = await copyTable(open);
  const all = await openTwins(open, secret, die);
  const done = new Set<string>();
  for (let step = 0; step < STEPS || (step < MAX_STEPS && listUntried(done, starts).length > 0); step++) {
    const where = `${system.id}, ${starts}, seed ${seed}, step ${step}`;
    if (step % LATE_STEP === LATE_STEP - 1) await letPlayersAsk(all);
    for (let deeds = die(4) - 1; deeds > 0; deeds--) await actInSecret(all, done, step >= LATE_STEP);
    expectSameStreams(all, `${where}, after secrets (${[...done].at(-1)})`);
    const both = await playOpenStep(all);
    if (both) expectSame(resultTextOf(both[0]), resultTextOf(both[1]), `${where}: the reply`);
    expectSameStreams(all, where);
    await expectSameProbes(all, where, buildAnswerProbes);
    if (step % 6 === 5) await expectSameProbes(all, where, buildProbes);
  }
  for (const who of OBSERVERS)
    expect((await readEverything(secret, who)).replaceAll(PLAYER_WORD, ''), `${seed}: ${who}`).not.toContain(
      SECRET_MARK,
    );
  await closeTables(open, secret);
  return done;
}

type StartKind = 'fighting' | 'at peace';

/** In a fight no secret action is possible. */
const listUntried = (done: ReadonlySet<string>, starts: StartKind): readonly string[] =>
  Object.keys(SECRET_ACTIONS).filter(
    (name) => !done.has(name) && (starts === 'at peace' || name !== 'secret act'),
  );

/** Does a secret action of any kind; now and then, and late in a play every other time, of a kind not tried before. */
async function actInSecret({ secret, die }: TwinTables, done: Set<string>, isLate: boolean): Promise<void> {
  const kinds = Object.keys(SECRET_ACTIONS);
  const untried = die(isLate ? 2 : 4) === 1 ? kinds.filter((kind) => !done.has(kind)) : [];
  const name = pickRandom(untried.length > 0 ? untried : kinds, die) ?? '';
  if (!(await SECRET_ACTIONS[name]?.(secret, die))) return;
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
        for (const seed of SEEDS) for (const name of await playTwins(system, seed, starts)) done.add(name);
        expect(listUntried(done, starts), 'kinds of secrets that were not tried').toEqual([]);
      },
    );
  },
);
