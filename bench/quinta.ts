import { systemById, systems } from '@arbitro/catalogue';
import { seededDie, seedOf } from '@arbitro/dice';
import { type AnyWorld, answering, type Json, run } from '@arbitro/kernel';
import { oddsOf } from '@arbitro/odds';
import { parseScenario, type Scenario } from '@arbitro/scenario';
import { prepare } from '@arbitro/simulation';
import { type Case, compared, measure, type Row, showRow } from './harness.ts';
import { idealFights } from './ideal-quinta.ts';

const QUINTA = found('quinta');

function found(id: string) {
  const system = systemById(id);
  if (!system) throw new Error(`there is no ${id}`);
  return system;
}

const fighter = (id: string): Json => ({
  id,
  sheet: {
    ac: 16,
    hp: 30,
    usesDeathSaves: false,
    deeds: [{ id: 'sword', name: 'Sword', attack: 'melee', bonus: 5, damage: '1d8+3', type: 'slashing' }],
  },
});
const orc = (id: string): Json => ({
  id,
  sheet: {
    kind: 'monster',
    ac: 13,
    hp: 15,
    deeds: [{ id: 'axe', name: 'Axe', attack: 'melee', bonus: 5, damage: '1d12+3', type: 'slashing' }],
  },
});

const FIGHT = read({
  system: 'quinta',
  options: { gridUse: false },
  creatures: [
    ...['anna', 'bruno', 'carla', 'dino'].map(fighter),
    ...['ugo', 'vito', 'zeno', 'orso'].map(orc),
  ],
  steps: [{ do: { type: 'fight' } }, { fight: { policy: 'plain' } }],
});

function read(file: unknown): Scenario {
  const parsed = parseScenario(file, systems);
  if (!parsed.ok) throw new Error(`not a scenario: ${JSON.stringify(parsed.faults)}`);
  return parsed.value;
}

function fightsByRules(): Case {
  const fight = prepare(QUINTA, FIGHT, { seed: 'bench' });
  if (!fight.ok) throw new Error(`no fight: ${fight.fault.why}`);
  let stream = 0;
  return {
    name: 'arbitro',
    run: (times) => {
      let over = 0;
      for (let i = 0; i < times; i++) if (fight.value.fight(stream++).decided) over++;
      return over;
    },
  };
}

function fightsByLoop(): Case {
  const die = seededDie(seedOf('bench'));
  return { name: 'ideal loop on typed arrays', run: (times) => idealFights(times, die) };
}

const SCENE = QUINTA.schemas.scene.parse({ fight: { order: { anna: 20, ugo: 10 }, turn: 'anna' } });
const STANDING: AnyWorld = QUINTA.begin({ ...FIGHT.setup, scene: SCENE });
const ATTACK = { type: 'attack', by: 'anna', on: 'ugo' };

const attackByPaths = (): Case => ({
  name: 'arbitro',
  run: (times) => {
    let paths = 0;
    for (let i = 0; i < times; i++) {
      const odds = oddsOf(QUINTA, STANDING, ATTACK, { decide: () => 'drop' });
      if (odds.is !== 'odds') throw new Error(`no odds: ${odds.is}`);
      paths += odds.paths;
    }
    return paths;
  },
});

/** The attack itself, once. */
function attackOnce(): Case {
  const die = seededDie(seedOf('bench'));
  return {
    name: 'one attack played',
    run: (times) => {
      let done = 0;
      for (let i = 0; i < times; i++)
        if (
          run(QUINTA, STANDING, ATTACK, answering([], { dice: () => die, decide: () => 'drop' })).is ===
          'done'
        )
          done++;
      return done;
    },
  };
}

export const quintaRows = (): readonly Row[] => [
  ...compared('four fighters against four orcs', measure([fightsByRules(), fightsByLoop()]), [0.1]),
  ...compared('odds of an attack', measure([attackByPaths(), attackOnce()])),
];

if (import.meta.main) for (const row of quintaRows()) console.log(showRow(row));
