import { createSeededDie, seedOf } from '@arbitro/dice';
import { createRandomOracle, run } from '@arbitro/kernel';
import { testSystemContract } from '@arbitro/testing';
import { rischio } from './index.ts';
import type { Options } from './options.ts';
import type { Creature, World } from './state.ts';

// ties by roster order: a roll-off may never end, and neither would its odds; `under` plays it too
const defaults = rischio.schemas.options.parse({ initiativeTies: 'roster' });
const buildHero = (id: string, from = id) => ({
  id,
  name: id,
  sheet: rischio.schemas.sheet.parse(rischio.content[from]?.sheet),
});

/** Our four heroes and their foes at rest; one hero is at 0, one pack is already defeated. */
function buildCamp(options: Options): World {
  const creatures = [
    ...['brenna', 'nerio', 'ilva', 'oreste', 'lupo', 'predone', 'sciamana'].map((id) => buildHero(id)),
    buildHero('orco'),
    changeSheet(buildHero('gino', 'nerio'), { health: -4, status: 'down', timesAtZeroToday: 1 }),
    changeSheet(buildHero('lupa', 'lupo'), { status: 'defeated' }),
  ];
  return rischio.createWorld({ options, creatures, scene: null });
}

const changeSheet = (item: ReturnType<typeof buildHero>, change: Partial<Creature>) => ({
  ...item,
  sheet: { ...item.sheet, ...change },
});

function playSomeTurns(world: World): World {
  const step = run(
    rischio,
    world,
    { type: 'fight' },
    createRandomOracle(createSeededDie(seedOf('ambush')), () => null),
  );
  if (step.kind !== 'done') throw new Error('the fight did not begin');
  return step.world;
}

/** The same fight with a wolf whose numbers no player knows. */
function buildStranger(change: Partial<Creature>): World {
  const world = playSomeTurns(buildCamp(defaults));
  const creatures = world.creatures.map((creature) =>
    creature.id === 'lupo' ? { ...creature, ...change } : creature,
  );
  return { ...world, creatures };
}

const HIDDEN: Partial<Creature> = {
  precision: 9,
  dodge: 9,
  resistance: 4,
  stats: { Riflessi: 12 },
  resources: { mana: 7 },
  equipment: [{ id: 'collare', name: 'Collare', inUse: true, damage: 2, stats: {} }],
  exp: 40,
  expValue: 99,
  shield: 5,
  boosts: [{ stat: 'dodge', by: 2, from: 'Unguento', until: null }],
};

testSystemContract(rischio, {
  worlds: { camp: buildCamp(defaults), fight: playSomeTurns(buildCamp(defaults)) },
  worldUnder: buildCamp,
  changedByFights: [
    'level',
    'exp',
    'health',
    'status',
    'timesAtZeroToday',
    'equipment',
    'resources',
    'hasPaid',
  ],
  secrets: [
    { viewer: { role: 'player', owns: ['brenna'] }, worlds: [buildStranger({}), buildStranger(HIDDEN)] },
    { viewer: { role: 'spectator' }, worlds: [buildStranger({}), buildStranger(HIDDEN)] },
  ],
  // every view shows how hurt a foe looks; none shows its numbers
  visibleEvents: ['wounded', 'healed', 'cost-paid', 'harmed', 'restored'],
});
