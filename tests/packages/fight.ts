import { seededDie, seedOf } from '@arbitro/dice';
import { act, random } from '@arbitro/kernel';
import { oddsOf, showFraction, ZERO } from '@arbitro/odds';
import { rischio } from '@arbitro/rischio';

const options = rischio.schemas.options.parse({});
const hero = (id: string) => ({
  id,
  name: id,
  sheet: rischio.schemas.sheet.parse(rischio.content[id]?.sheet),
});
let world = rischio.begin({ options, creatures: [hero('brenna'), hero('lupo')], scene: null });

const attack = rischio.schemas.action.parse({ type: 'attack', by: 'brenna', on: 'lupo' });
const odds = oddsOf(rischio, world, attack, () => null);
if (odds.is === 'odds') console.log(showFraction(odds.chances.get('hit') ?? ZERO));

const die = seededDie(seedOf('the ford'));
const { sensible } = rischio.policies;
for (let turn = 0; turn < 99 && !rischio.standing(world)?.over; turn++) {
  const [who] = rischio.due(world);
  const action = who === undefined ? ({ type: 'fight' } as const) : sensible?.act(world, who, die);
  const step =
    action &&
    act(
      rischio,
      world,
      action,
      random(die, () => null),
    );
  if (step?.is === 'done') world = step.world;
}
console.log(rischio.standing(world)?.winner);
