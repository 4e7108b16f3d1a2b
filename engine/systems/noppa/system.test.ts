import { createSeededDie, seedOf } from '@arbitro/dice';
import { createRandomOracle, run } from '@arbitro/kernel';
import { testSystemContract } from '@arbitro/testing';
import { noppa } from './index.ts';
import type { Options } from './options.ts';
import type { Creature, World } from './state.ts';

const defaults = noppa.schemas.options.parse({});

const buildCreature = (id: string, from = id, change: object = {}) => ({
  id,
  name: id,
  sheet: noppa.schemas.sheet.parse({ ...(noppa.content[from]?.sheet as object), ...change }),
});

const scene = noppa.schemas.scene.parse({
  zones: ['piha', 'lato', 'metsa'],
  borders: [{ between: ['piha', 'lato'] }, { between: ['lato', 'metsa'], difficult: true }],
});

/** Our heroes and a dog, foes in three zones, one of them without body points; one hero has already fainted. */
const camp = (options: Options): World =>
  noppa.createWorld({
    options,
    scene,
    creatures: [
      ...['aino', 'veikko', 'lumikki', 'otso', 'koira'].map((id) => buildCreature(id)),
      buildCreature('nostovaki'),
      buildCreature('matti', 'nostovaki', { body: null, zone: 'lato' }),
      buildCreature('jousimies', 'jousimies', { zone: 'lato' }),
      buildCreature('rottaparvi', 'rottaparvi', { zone: 'metsa' }),
      buildCreature('lohikaarme'),
      buildCreature('reija', 'aino', { body: 0 }),
    ],
  });

/** A fight after some rounds: melees, wounds, a ready creature. */
function playSomeTurns(world: World): World {
  const { sensible } = noppa.policies;
  if (!sensible) throw new Error('there is no policy');
  const die = createSeededDie(seedOf('the village'));
  const oracle = createRandomOracle<World>(die, (decisionRequest, now) =>
    sensible.answer(decisionRequest, now),
  );
  let now = world;
  for (let turn = 0; turn < 10; turn++) {
    const [who] = noppa.creaturesToAct(now);
    const action = turn === 0 ? ({ type: 'fight' } as const) : sensible.act(now, who ?? '', die);
    const step = run(noppa, now, action, oracle);
    if (step.kind !== 'done') throw new Error(`the fight stopped: ${step.kind}`);
    now = step.world;
  }
  return now;
}

/** The same fight with a dragon whose numbers no player knows. */
function stranger(change: Partial<Creature>): World {
  const world = playSomeTurns(camp(defaults));
  const creatures = world.creatures.map((other) =>
    other.id === 'lohikaarme' ? { ...other, ...change } : other,
  );
  return { ...world, creatures };
}

const PLAIN: Partial<Creature> = { body: 13, fullBody: 13 };
const HIDDEN: Partial<Creature> = {
  body: 40,
  fullBody: 40,
  damageTaken: 7,
  initiative: 4,
  stats: [1, 2, 3],
  tns: { mundane: 9 },
  build: 'armoured',
};

testSystemContract(noppa, {
  worlds: { camp: camp(defaults), fight: playSomeTurns(camp(defaults)) },
  worldUnder: camp,
  turns: 1500,
  samples: 10_000,
  changedByFights: [
    'attributes',
    'status',
    'body',
    'damageTaken',
    'mind',
    'items',
    'spells',
    'skills',
    'bound',
    'zone',
    'conditions',
    'said',
    'riposte',
    'riposteAgainst',
    'otherRipostes',
  ],
  secrets: [
    { viewer: { role: 'player', owns: ['aino'] }, worlds: [stranger(PLAIN), stranger(HIDDEN)] },
    { viewer: { role: 'spectator' }, worlds: [stranger(PLAIN), stranger(HIDDEN)] },
  ],
  // every view shows how hurt a foe looks, but not its numbers; a new creature is visible to all
  visibleEvents: ['wounded', 'healed', 'came'],
});
