import { dieFrom, generator, seedOf } from '@arbitro/dice';
import { type Oracle, random, run } from '@arbitro/kernel';
import { rischio } from '@arbitro/rischio';
import { FIGHTERS, idealFights, type Tally } from './ideal-rischio.ts';

const { hero, foe, foeWorth } = FIGHTERS;
const sheet = (kind: 'player' | 'opponent', { damage, ...numbers }: typeof hero | typeof foe) =>
  rischio.schemas.sheet.parse({ kind, ...numbers, basicAttack: { damage }, expValue: kind === 'opponent' ? foeWorth : 0 });

export const start = rischio.begin({
  options: rischio.schemas.options.parse({ initiativeTies: 'roster' }),
  creatures: Array.from({ length: 8 }, (_, i) => {
    const id = i < 4 ? `hero-${i}` : `foe-${i}`;
    return { id, name: id, sheet: i < 4 ? sheet('player', hero) : sheet('opponent', foe) };
  }),
  scene: null,
});
type World = typeof start;

const { plain } = rischio.policies;
if (!plain) throw new Error('the plain policy is gone');

/** The same fights through the kernel: every action by `run`, every fact an event, every world kept. */
export function kernelFights(fights: number, seed: string): Tally {
  const die = dieFrom(generator(seedOf(seed)));
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

if (import.meta.main) {
  for (let i=0;i<4;i++) {
  const N=20000; let t=performance.now(); const a=idealFights(N*10,i+1); const ti=(performance.now()-t)/10; t=performance.now(); const b=kernelFights(N,String(i)); const tk=performance.now()-t;
  console.log(a.heroesWin/N/10,b.heroesWin/N,a.turns/N/10,b.turns/N,a.exp/N/10,b.exp/N,'ideal us',ti*1000/N,'kernel us',tk*1000/N,'ratio',tk/ti);
  }
}
