import { systemById, systems } from '@arbitro/catalogue';
import { createSeededDie, seedOf } from '@arbitro/dice';
import { type AnyWorld, createAnswerOracle, type Json, run } from '@arbitro/kernel';
import { oddsOf } from '@arbitro/odds';
import { parseAnyScenario, type Scenario } from '@arbitro/scenario';
import { prepareEncounter } from '@arbitro/simulation';
import { type Case, compareCases, formatRow, measure, type Row } from './harness.ts';
import { runIdealFights } from './ideal-quinta.ts';

const QUINTA = findSystem('quinta');

function findSystem(id: string) {
  const system = systemById(id);
  if (!system) throw new Error(`there is no ${id}`);
  return system;
}

const buildFighter = (id: string): Json => ({
  id,
  sheet: {
    ac: 16,
    hp: 30,
    usesDeathSaves: false,
    deeds: [{ id: 'sword', name: 'Sword', attack: 'melee', bonus: 5, damage: '1d8+3', type: 'slashing' }],
  },
});
const buildOrc = (id: string): Json => ({
  id,
  sheet: {
    kind: 'monster',
    ac: 13,
    hp: 15,
    deeds: [{ id: 'axe', name: 'Axe', attack: 'melee', bonus: 5, damage: '1d12+3', type: 'slashing' }],
  },
});

const FIGHT = parseScenarioFile({
  system: 'quinta',
  options: { gridUse: false },
  creatures: [
    ...['anna', 'bruno', 'carla', 'dino'].map(buildFighter),
    ...['ugo', 'vito', 'zeno', 'orso'].map(buildOrc),
  ],
  steps: [{ do: { type: 'fight' } }, { fight: { policy: 'plain' } }],
});

function parseScenarioFile(file: unknown): Scenario {
  const parsed = parseAnyScenario(file, systems);
  if (!parsed.ok) throw new Error(`not a scenario: ${JSON.stringify(parsed.faults)}`);
  return parsed.value;
}

function fightsByRules(): Case {
  const fight = prepareEncounter(QUINTA, FIGHT, { seed: 'bench' });
  if (!fight.ok) throw new Error(`no fight: ${fight.fault.why}`);
  let stream = 0;
  return {
    name: 'arbitro',
    run: (times) => {
      let overCount = 0;
      for (let i = 0; i < times; i++) if (fight.value.fight(stream++).decided) overCount++;
      return overCount;
    },
  };
}

function fightsByLoop(): Case {
  const die = createSeededDie(seedOf('bench'));
  return { name: 'ideal loop on typed arrays', run: (times) => runIdealFights(times, die) };
}

const SCENE = QUINTA.schemas.scene.parse({ fight: { order: { anna: 20, ugo: 10 }, turn: 'anna' } });
const STANDING: AnyWorld = QUINTA.createWorld({ ...FIGHT.setup, scene: SCENE });
const ATTACK = { type: 'attack', by: 'anna', on: 'ugo' };

const attackByPaths = (): Case => ({
  name: 'arbitro',
  run: (times) => {
    let paths = 0;
    for (let i = 0; i < times; i++) {
      const odds = oddsOf(QUINTA, STANDING, ATTACK, { decide: () => 'drop' });
      if (odds.kind !== 'odds') throw new Error(`no odds: ${odds.kind}`);
      paths += odds.paths;
    }
    return paths;
  },
});

/** The attack itself, once. */
function attackOnce(): Case {
  const die = createSeededDie(seedOf('bench'));
  return {
    name: 'one attack played',
    run: (times) => {
      let done = 0;
      for (let i = 0; i < times; i++)
        if (
          run(QUINTA, STANDING, ATTACK, createAnswerOracle([], { dice: () => die, decide: () => 'drop' }))
            .kind === 'done'
        )
          done++;
      return done;
    },
  };
}

export const measureQuinta = (): readonly Row[] => [
  ...compareCases('four fighters against four orcs', measure([fightsByRules(), fightsByLoop()]), [0.1]),
  ...compareCases('odds of an attack', measure([attackByPaths(), attackOnce()])),
];

if (import.meta.main) for (const row of measureQuinta()) console.log(formatRow(row));
