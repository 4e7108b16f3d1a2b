import { createSeededDie, seedOf } from '@arbitro/dice';
import { createRandomOracle, run } from '@arbitro/kernel';
import { testSystemContract } from '@arbitro/testing';
import { whitebox } from './index.ts';
import type { Options } from './options.ts';
import type { Creature, World } from './state.ts';

const optionsOf = (input: object): Options => whitebox.schemas.options.parse(input);
const defaults = optionsOf({});

const buildCreature = (id: string, from = id, change: object = {}) => ({
  id,
  name: id,
  sheet: whitebox.schemas.sheet.parse({ ...(whitebox.content[from]?.sheet as object), ...change }),
});

/** Two rooms with a door, an undiscovered door and a trap; some creatures are already hurt. */
const delve = (options: Options): World =>
  whitebox.createWorld({
    options,
    scene: whitebox.schemas.scene.parse({
      asksMorale: true,
      rooms: ['atrio', { id: 'cripta', length: 40, noise: 'ossa smosse' }],
      doors: [
        { id: 'portone', between: ['atrio', 'cripta'] },
        { id: 'lapide', between: ['atrio', 'cripta'], secret: { area: 2 } },
      ],
      traps: [{ id: 'botola', room: 'atrio', area: 3, stone: true, fall: 20 }],
      march: ['brando', 'fiammetta'],
    }),
    creatures: [
      buildCreature('brando', 'brando', { hp: 12, maxHp: 18, lostThisBattle: 4 }),
      buildCreature('fiammetta'),
      buildCreature('ilda', 'ilda', { hp: 6, maxHp: 11 }),
      buildCreature('sandrone', 'sandrone', {
        service: 'brando',
        lights: ['torch', { kind: 'torch', lit: true }],
      }),
      buildCreature('ogre'),
      buildCreature('lupo'),
      buildCreature('strega', 'brigante', {
        spells: ['poppy-breath', 'spark-arrow'],
        scores: { dexterity: 15 },
      }),
    ],
  });

/** A fight after several turns. */
function playSomeTurns(world: World, turns = 12): World {
  const { sensible } = whitebox.policies;
  if (!sensible) throw new Error('there is no policy');
  const die = createSeededDie(seedOf('under the chapel'));
  const oracle = createRandomOracle<World>(die, (decisionRequest, now) =>
    sensible.answer(decisionRequest, now),
  );
  let now = world;
  for (let turn = 0; turn < turns && now.fight?.over !== true; turn++) {
    const [who] = whitebox.creaturesToAct(now);
    const action = turn === 0 ? ({ type: 'fight' } as const) : sensible.act(now, who ?? '', die);
    const step = run(whitebox, now, action, oracle);
    if (step.kind !== 'done') throw new Error(`the fight stopped: ${step.kind}`);
    now = step.world;
  }
  return now;
}

/** Both sides act at once, one of them unseen. */
const tiedFight = (): World =>
  whitebox.createWorld({
    options: defaults,
    scene: whitebox.schemas.scene.parse({
      fight: { at: { lupo: 8, mirtilla: -5 }, initiative: { party: 3, foes: 3 } },
    }),
    creatures: [
      buildCreature('gorbo'),
      buildCreature('mirtilla', 'mirtilla', { conditions: ['invisible'] }),
      buildCreature('lupo'),
    ],
  });

/** Two knights in the lists. */
function joustTable(): World {
  const field = whitebox.createWorld({
    options: defaults,
    scene: whitebox.schemas.scene.parse({ outdoors: true }),
    creatures: [
      buildCreature('ubaldo'),
      buildCreature('brando', 'brando', { mount: 'medium-warhorse', weapons: ['lance'], load: 0 }),
    ],
  });
  const step = run(
    whitebox,
    field,
    { type: 'joust', between: ['brando', 'ubaldo'] },
    createRandomOracle<World>(
      () => 1,
      () => null,
    ),
  );
  if (step.kind !== 'done') throw new Error(`the joust does not begin: ${step.kind}`);
  return step.world;
}

/** The same fight with a wolf whose numbers no player knows. */
function stranger(change: Partial<Creature>): World {
  const world = playSomeTurns(delve(defaults), 3);
  const creatures = world.creatures.map((other) => (other.id === 'lupo' ? { ...other, ...change } : other));
  return { ...world, creatures };
}

const PLAIN: Partial<Creature> = { hp: 9, maxHp: 9 };
const HIDDEN: Partial<Creature> = {
  hp: 30,
  maxHp: 30,
  ac: { descending: 0, ascending: 19 },
  hitDice: 7,
  hitBonus: 9,
  saveTarget: 4,
  rate: 30,
  xpValue: 2000,
  undead: true,
  fearless: true,
  scores: buildCreature('x', 'brando').sheet.scores,
  load: 12,
};

const alternative = optionsOf({ combatSequence: 'alternative' });
const declared = optionsOf({ combatDeclareIntent: true });

testSystemContract(whitebox, {
  worlds: {
    delve: delve(defaults),
    fight: playSomeTurns(delve(defaults)),
    alternative: playSomeTurns(delve(alternative)),
    declared: playSomeTurns(delve(declared), 6),
    tied: tiedFight(),
    lists: joustTable(),
  },
  worldUnder: delve,
  turns: 1500,
  samples: 10_000,
  changedByFights: [
    'side',
    'level',
    'xp',
    'hp',
    'maxHp',
    'status',
    'bleeding',
    'droppedIn',
    'lostThisBattle',
    'bandaged',
    'restDays',
    'load',
    'gold',
    'weapons',
    'oil',
    'lights',
    'spells',
    'conditions',
    'mount',
    'morale',
    'service',
    'credited',
    'room',
  ],
  secrets: [
    { viewer: { role: 'player', owns: ['brando'] }, worlds: [stranger(PLAIN), stranger(HIDDEN)] },
    { viewer: { role: 'spectator' }, worlds: [stranger(PLAIN), stranger(HIDDEN)] },
  ],
  // apparent health is visible in every view, numbers in none; that a creature has declared is visible, but not what
  visibleEvents: ['wounded', 'healed', 'bandaged', 'bled', 'declared'],
});
