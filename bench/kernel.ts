import { type Die, seededDie } from '@arbitro/dice';
import { type Oracle, random, run } from '@arbitro/kernel';
import { rischio } from '@arbitro/rischio';
import { compared, measure, type Row, showRow } from './harness.ts';
import { FIGHTERS, idealFights, type Tally } from './ideal-rischio.ts';
import { plainFights } from './plain-rischio.ts';

const { hero, foe, foeWorth } = FIGHTERS;
const sheet = (kind: 'player' | 'opponent', { damage, ...numbers }: typeof hero | typeof foe) =>
  rischio.schemas.sheet.parse({
    kind,
    ...numbers,
    basicAttack: { damage },
    expValue: kind === 'opponent' ? foeWorth : 0,
  });

const start = rischio.begin({
  options: rischio.schemas.options.parse({ initiativeTies: 'roster' }),
  creatures: Array.from({ length: 8 }, (_, i) => {
    const id = i < 4 ? `hero-${i}` : `foe-${i}`;
    return { id, name: id, sheet: i < 4 ? sheet('player', hero) : sheet('opponent', foe) };
  }),
  scene: null,
});
type World = typeof start;

const plain = policyNamed('plain');

function policyNamed(name: string) {
  const policy = rischio.policies[name];
  if (!policy) throw new Error(`no policy is called ${name}`);
  return policy;
}

/** The same fights through the kernel: every action by `run`, every fact an event, every world stored. */
function kernelFights(fights: number, die: Die): Tally {
  const oracle = random(die, plain.answer);
  let [heroesWin, turns, exp] = [0, 0, 0];
  for (let fight = 0; fight < fights; fight++) {
    let world = played(start, { type: 'fight' }, oracle);
    while (!world.fight?.over) {
      const who = world.fight?.order[world.fight.turn];
      if (who === undefined) throw new Error('nobody is due');
      world = played(world, plain.act(world, who, die), oracle);
      turns++;
    }
    if (world.fight.winner === 'players') heroesWin++;
    for (const one of world.creatures) exp += one.exp;
  }
  return { heroesWin, turns, exp };
}

function played(world: World, action: Parameters<typeof rischio.resolve>[1], oracle: Oracle): World {
  const step = run(rischio, world, action, oracle);
  if (step.is !== 'done') throw new Error(`a simulated run was ${step.is}`);
  return step.world;
}

/** Checks that both play the same game. */
function mustAgree(): void {
  const seed = 'xoshiro128ss:agree';
  const [kernel, ...others] = [
    kernelFights(2000, seededDie(seed)),
    idealFights(2000, seededDie(seed)),
    plainFights(2000, seededDie(seed), start),
  ].map((tally) => JSON.stringify(tally));
  const other = others.find((tally) => tally !== kernel);
  if (other !== undefined) throw new Error(`the same dice gave ${kernel} and ${other}`);
}

export function kernelRows(): readonly Row[] {
  mustAgree();
  const die = seededDie('xoshiro128ss:bench');
  const cases = [
    { name: 'kernel', run: (times: number) => kernelFights(times, die).turns },
    { name: 'typed-array loop', run: (times: number) => idealFights(times, die).turns },
    { name: 'plain loop with a log', run: (times: number) => plainFights(times, die, start).turns },
  ];
  return compared('rischio, 4 against 4', measure(cases), [undefined, 1 / 10]);
}

if (import.meta.main) for (const row of kernelRows()) console.log(showRow(row));
