import { createSeededDie, seedOf } from '@arbitro/dice';
import { act, createRandomOracle } from '@arbitro/kernel';
import { formatFraction, oddsOf, ZERO } from '@arbitro/odds';
import { rischio } from '@arbitro/rischio';

const options = rischio.schemas.options.parse({});
const buildHero = (id: string) => ({
  id,
  name: id,
  sheet: rischio.schemas.sheet.parse(rischio.content[id]?.sheet),
});
let world = rischio.createWorld({
  options,
  creatures: [buildHero('brenna'), buildHero('lupo')],
  scene: null,
});

const attack = rischio.schemas.action.parse({ type: 'attack', by: 'brenna', on: 'lupo' });
const odds = oddsOf(rischio, world, attack, () => null);
if (odds.kind === 'odds') console.log(formatFraction(odds.chances.get('hit') ?? ZERO));

const die = createSeededDie(seedOf('the ford'));
const { sensible } = rischio.policies;
for (let turn = 0; turn < 99 && !rischio.fightState(world)?.over; turn++) {
  const [who] = rischio.creaturesToAct(world);
  const action = who === undefined ? ({ type: 'fight' } as const) : sensible?.act(world, who, die);
  const step =
    action &&
    act(
      rischio,
      world,
      action,
      createRandomOracle(die, () => null),
    );
  if (step?.kind === 'done') world = step.world;
}
console.log(rischio.fightState(world)?.winner);
