import { systems } from '@arbitro/catalogue';
import { policyOf } from '@arbitro/policies';
import { type Encounter, prepareJob, solveBestPlay, solveExactly } from '@arbitro/simulation';
import { expect, test } from 'vitest';

function prepare(file: object): Encounter {
  const ready = prepareJob({ files: [file as never], options: { seed: 'ford' } }, systems);
  const [encounter] = ready.kind === 'ready' ? ready.encounters : [];
  if (!encounter) throw new Error(JSON.stringify(ready));
  return encounter;
}

const START = [{ do: { type: 'fight' }, answers: [15, 7] }];
const SWORD = { name: 'Sword', damage: 5, relevantStat: 'Forza' };
const SOLDIER = { health: 12, precision: 4, dodge: 2, stats: { Forza: 3 }, basicAttack: SWORD };

/** Two who can only strike. */
const DUEL = {
  system: 'rischio',
  creatures: [
    { id: 'anna', sheet: SOLDIER },
    { id: 'orso', from: 'lupo', sheet: { health: 12 } },
  ],
  steps: START,
};

/** Two weak foes, of whom one is nearly down. */
const ONE_AGAINST_TWO = {
  ...DUEL,
  creatures: [
    { id: 'anna', sheet: SOLDIER },
    { id: 'orso', from: 'lupo', sheet: { health: 14 } },
    { id: 'fulvo', from: 'lupo', sheet: { health: 2 } },
  ],
  steps: [{ do: { type: 'fight' }, answers: [15, 7, 6] }],
};

test('without choices, best play is what any policy plays', () => {
  const encounter = prepare(DUEL);
  const { value } = solveBestPlay(encounter, { side: 'players', precision: 1e-9 });
  const { wins } = solveExactly(encounter);
  expect(value.atLeast).toBeCloseTo(wins.players ?? 0, 6);
  expect(value.atMost).toBeCloseTo(wins.players ?? 0, 6);
});

test('the chances of both sides add up to one', () => {
  const encounter = prepare(ONE_AGAINST_TWO);
  const [ours, theirs] = ['players', 'opponents'].map(
    (side) => solveBestPlay(encounter, { side, precision: 1e-7 }).value,
  );
  expect((ours?.atLeast ?? 0) + (theirs?.atMost ?? 0)).toBeCloseTo(1, 5);
});

test('no policy does better than best play, and best play says what is best', () => {
  const encounter = prepare(ONE_AGAINST_TWO);
  const best = solveBestPlay(encounter, { side: 'players' });
  for (const name of ['plain', 'sensible', 'tactician']) {
    const policies = { players: policyOf(encounter.system, name) };
    const { value } = solveBestPlay(encounter, { side: 'players', policies });
    expect(value.atLeast, name).toBeLessThanOrEqual(best.value.atMost + 1e-9);
  }
  const [first] = best.positions;
  expect(first?.who).toBe('anna');
  expect(first?.actions[0]?.action).toMatchObject({ type: 'attack', on: 'fulvo' });
});

test('alone with a skeleton, a wounded cleric plays for the cure that best play begins with', () => {
  const encounter = prepare({
    system: 'whitebox',
    creatures: [{ from: 'ilda', sheet: { hp: 3 } }, { from: 'scheletro' }],
    steps: [{ do: { type: 'fight' } }],
  });
  const limits = { states: 600, paths: 20_000 };
  const { positions } = solveBestPlay(encounter, { side: 'party', limits });
  const tactician = policyOf(encounter.system, 'tactician');
  const announcing = positions.filter(
    ({ who, actions }) => who === 'ilda' && actions[0]?.action.type === 'announce',
  );
  const hurt = announcing.filter(
    ({ world }) => encounter.system.combatStats.health(world, 'ilda')?.now === 3,
  );
  expect(hurt.length).toBeGreaterThan(0);
  for (const { world } of hurt.slice(0, 3))
    expect(tactician.act(world, 'ilda', () => 1)).toEqual({
      type: 'announce',
      by: 'ilda',
      spell: 'warm-hands',
    });
});

test('a fight that is not fully explored gives bounds', () => {
  const encounter = prepare(ONE_AGAINST_TWO);
  const whole = solveBestPlay(encounter, { side: 'players', precision: 1e-7 }).value;
  const part = solveBestPlay(encounter, { side: 'players', limits: { states: 5, paths: 100 } });
  expect(part.states).toBeLessThanOrEqual(5);
  expect(part.value.atLeast).toBeLessThan(whole.atLeast);
  expect(part.value.atMost).toBeGreaterThan(whole.atMost);
});
