import { createSeededDie, type Die } from '@arbitro/dice';
import { createRandomOracle, type Oracle, run } from '@arbitro/kernel';
import { rischio } from '@arbitro/rischio';
import { compareCases, formatRow, measure, type Row } from './harness.ts';
import { FIGHTERS, runIdealFights, type Tally } from './ideal-rischio.ts';
import { runPlainFights } from './plain-rischio.ts';

const { hero, foe, foeWorth } = FIGHTERS;
const buildSheet = (kind: 'player' | 'opponent', { damage, ...numbers }: typeof hero | typeof foe) =>
  rischio.schemas.sheet.parse({
    kind,
    ...numbers,
    basicAttack: { damage },
    expValue: kind === 'opponent' ? foeWorth : 0,
  });

const start = rischio.createWorld({
  options: rischio.schemas.options.parse({ initiativeTies: 'roster' }),
  creatures: Array.from({ length: 8 }, (_, i) => {
    const id = i < 4 ? `hero-${i}` : `foe-${i}`;
    return { id, name: id, sheet: i < 4 ? buildSheet('player', hero) : buildSheet('opponent', foe) };
  }),
  scene: null,
});
type World = typeof start;

const plain = findPolicy('plain');

function findPolicy(name: string) {
  const policy = rischio.policies[name];
  if (!policy) throw new Error(`no policy is called ${name}`);
  return policy;
}

/** The same fights through the kernel: every action by `run`, every fact an event, every world stored. */
function runKernelFights(fights: number, die: Die): Tally {
  const oracle = createRandomOracle(die, plain.answer);
  let [heroesWin, turns, exp] = [0, 0, 0];
  for (let fight = 0; fight < fights; fight++) {
    let world = playAction(start, { type: 'fight' }, oracle);
    while (!world.fight?.over) {
      const who = world.fight?.order[world.fight.turn];
      if (who === undefined) throw new Error('nobody is due');
      world = playAction(world, plain.act(world, who, die), oracle);
      turns++;
    }
    if (world.fight.winner === 'players') heroesWin++;
    for (const creature of world.creatures) exp += creature.exp;
  }
  return { heroesWin, turns, exp };
}

function playAction(world: World, action: Parameters<typeof rischio.resolve>[1], oracle: Oracle): World {
  const step = run(rischio, world, action, oracle);
  if (step.kind !== 'done') throw new Error(`a simulated run was ${step.kind}`);
  return step.world;
}

/** Checks that both play the same game. */
function assertSameFights(): void {
  const seed = 'xoshiro128ss:agree';
  const [kernel, ...others] = [
    runKernelFights(2000, createSeededDie(seed)),
    runIdealFights(2000, createSeededDie(seed)),
    runPlainFights(2000, createSeededDie(seed), start),
  ].map((tally) => JSON.stringify(tally));
  const other = others.find((tally) => tally !== kernel);
  if (other !== undefined) throw new Error(`the same dice gave ${kernel} and ${other}`);
}

export function measureKernel(): readonly Row[] {
  assertSameFights();
  const die = createSeededDie('xoshiro128ss:bench');
  const cases = [
    { name: 'kernel', run: (times: number) => runKernelFights(times, die).turns },
    { name: 'typed-array loop', run: (times: number) => runIdealFights(times, die).turns },
    { name: 'plain loop with a log', run: (times: number) => runPlainFights(times, die, start).turns },
  ];
  return compareCases('rischio, 4 against 4', measure(cases), [undefined, 1 / 10]);
}

if (import.meta.main) for (const row of measureKernel()) console.log(formatRow(row));
