import { createSeededDie, seedOf } from '@arbitro/dice';
import { createRandomOracle, run } from '@arbitro/kernel';
import { testSystemContract } from '@arbitro/testing';
import { quinta } from './index.ts';
import type { Options } from './options.ts';
import type { Creature, World } from './state.ts';

const defaults = quinta.schemas.options.parse({});

const buildCreature = (id: string, sheet: object) => ({
  id,
  name: id,
  sheet: quinta.schemas.sheet.parse(sheet),
});

const SWORD = { name: 'Longsword', attack: 'melee', damage: '1d8', type: 'slashing' };
const BOW = { name: 'Shortbow', attack: 'ranged', range: [24, 96], damage: '1d6 piercing', hands: 2 };
const ANNA = { level: 3, scores: { str: 16, dex: 12, con: 14 }, hp: 28, ac: 16, skills: ['athletics'] };
const LUPO = {
  kind: 'monster',
  ac: 13,
  hp: 11,
  speed: 12,
  scores: { str: 12, dex: 15 },
  deeds: [{ name: 'Bite', attack: 'melee', bonus: 4, damage: '2d4+2 piercing', onHit: 'prone' }],
};
const WYRM = {
  kind: 'monster',
  size: 'large',
  level: 3,
  ac: 14,
  hp: 45,
  scores: { str: 18, con: 14 },
  saves: { con: 4 },
  resistances: ['cold'],
  deeds: [
    { name: 'Multiattack', multi: ['claw', 'claw'] },
    { name: 'Claw', attack: 'melee', bonus: 6, damage: '1d6+4 slashing' },
    {
      name: 'Breath',
      recharge: 5,
      area: { cone: 4.5 },
      save: { ability: 'dex', dc: 12, damage: '3d6 fire', half: true },
    },
  ],
};

/** A glade with a wall, a brook and undergrowth. */
const GLADE = { ground: ['........', '..#..,,.', '..#..,,.', '~~......', '........'] };

/** Heroes and beasts outside a fight; one is hurt, one is hidden, one is dying. */
const buildGlade = (options: Options): World =>
  quinta.createWorld({
    options,
    scene: quinta.schemas.scene.parse({ map: GLADE, things: ['Door', { name: 'Vase', fragile: true }] }),
    creatures: [
      buildCreature('anna', { ...ANNA, at: [1, 1], deeds: [SWORD], items: [{ name: 'Torch', held: true }] }),
      buildCreature('bruno', {
        level: 2,
        at: [0, 4],
        hp: 9,
        fullHp: 15,
        ac: 14,
        scores: { dex: 16, wis: 13 },
        skills: { stealth: 'expert' },
        deeds: [BOW, { name: 'Potion', heals: '2d4+2', uses: 1, range: 1.5, cost: 'bonus' }],
      }),
      buildCreature('carla', { at: [2, 4], hp: 0, fullHp: 14, failures: 1 }),
      buildCreature('cavallo', { at: [0, 0], size: 'large', mount: true, hp: 13, speed: 18 }),
      buildCreature('lupo', { ...LUPO, at: [5, 1] }),
      buildCreature('drago', { ...WYRM, at: [6, 3] }),
    ],
  });

/** Two sides at the beginning of a fight. */
const buildSkirmish = (): World =>
  quinta.createWorld({
    options: defaults,
    scene: quinta.schemas.scene.parse({ fight: { order: ['anna', 'lupo'] } }),
    creatures: [buildCreature('anna', { ...ANNA, deeds: [SWORD, BOW] }), buildCreature('lupo', LUPO)],
  });

/** A fight after some rounds. */
function playSomeTurns(world: World): World {
  const { sensible } = quinta.policies;
  if (!sensible) throw new Error('there is no policy');
  const die = createSeededDie(seedOf('the glade'));
  const oracle = createRandomOracle<World>(die, (decisionRequest, now) =>
    sensible.answer(decisionRequest, now),
  );
  let now = world;
  for (let turn = 0; turn < 9; turn++) {
    const [who] = quinta.creaturesToAct(now);
    const action = turn === 0 ? ({ type: 'fight' } as const) : sensible.act(now, who ?? '', die);
    const step = run(quinta, now, action, oracle);
    if (step.kind !== 'done') throw new Error(`the fight stopped: ${step.kind}`);
    now = step.world;
  }
  return now;
}

/** The same fight with a wolf whose numbers no player knows. */
function buildStranger(change: object): World {
  const world = playSomeTurns(buildGlade(defaults));
  const { sheet } = buildCreature('lupo', { ...LUPO, ...change });
  const kept = ({ at, budget, side }: Creature) => ({ at, budget, side });
  const creatures = world.creatures.map((other) =>
    other.id === 'lupo' ? { ...sheet, ...kept(other), id: other.id, name: other.name } : other,
  );
  return { ...world, creatures };
}

const HIDDEN = {
  level: 9,
  ac: 19,
  hp: 80,
  temporary: 5,
  speed: 6,
  scores: { str: 24, dex: 3, wis: 20 },
  saves: { dex: 9 },
  skills: { stealth: 9 },
  senses: { darkvision: 18 },
  resistances: ['fire'],
  immunities: ['poison'],
  deeds: [{ name: 'Gaze', save: { ability: 'con', dc: 15, onFail: 'petrified' }, range: 9 }],
};

testSystemContract(quinta, {
  worlds: {
    glade: buildGlade(defaults),
    fight: playSomeTurns(buildGlade(defaults)),
    skirmish: buildSkirmish(),
  },
  worldUnder: buildGlade,
  turns: 1500,
  samples: 10_000,
  changedByFights: [
    'scores',
    'hp',
    'fullHp',
    'healthyHp',
    'temporary',
    'hitDice',
    'deeds',
    'spent',
    'usesDeathSaves',
    'life',
    'successes',
    'failures',
    'afflictions',
    'at',
    'hidden',
    'burning',
    'breath',
    'fasting',
    'thirsty',
    'rides',
    'riding',
    'items',
    'weighed',
    'helping',
    'attitudes',
    'barred',
    'restedAt',
    'wakesAt',
  ],
  secrets: [
    { viewer: { role: 'player', owns: ['anna'] }, worlds: [buildStranger({}), buildStranger(HIDDEN)] },
    { viewer: { role: 'spectator' }, worlds: [buildStranger({}), buildStranger(HIDDEN)] },
  ],
  // every view shows how hurt a monster looks, that it hides and which objects are broken; none shows the numbers
  visibleEvents: ['wounded', 'healed', 'restored', 'maximum-set', 'hid', 'thing-damaged'],
});
