import { systemById, systems } from '@arbitro/catalogue';
import { createSeededDie, type Die, seedOf } from '@arbitro/dice';
import { type AnyWorld, createAnswerOracle, type Json, run } from '@arbitro/kernel';
import { oddsOf } from '@arbitro/odds';
import { parseAnyScenario, type Scenario } from '@arbitro/scenario';
import { prepareEncounter } from '@arbitro/simulation';
import { type Case, compareCases, formatRow, measure, type Row } from './harness.ts';
import { runIdealDuels } from './ideal-brp.ts';

const BRP = findSystem('brp');

function findSystem(id: string) {
  const found = systemById(id);
  if (!found) throw new Error(`there is no ${id}`);
  return found;
}

const buildFighter = (DES: number): Json => ({
  characteristics: { FOR: 14, COS: 14, TAG: 14, DES },
  skills: { 'melee-weapon:sword': 60, 'shield:round': 50, dodge: 20 },
  arms: ['broadsword', 'round-shield'],
  body: { name: 'leather', points: 2 },
});

const DUEL = parseScenarioFile({
  system: 'brp',
  options: { declaration: 'skipped' },
  creatures: [
    { id: 'anna', sheet: buildFighter(15) },
    { id: 'orso', sheet: { kind: 'npc', ...(buildFighter(10) as object) } },
  ],
  steps: [{ do: { type: 'fight' } }, { fight: {} }],
});

function parseScenarioFile(file: unknown): Scenario {
  const parsed = parseAnyScenario(file, systems);
  if (!parsed.ok) throw new Error(`not a scenario: ${JSON.stringify(parsed.faults)}`);
  return parsed.value;
}

const DUELLISTS: AnyWorld = BRP.createWorld({ ...DUEL.setup, scene: BRP.schemas.scene.parse({ fight: {} }) });
const ATTACK = { type: 'attack', by: 'anna', on: 'orso' };
const decide = () => 'parry:round-shield';

/** An attack with a shield parry, through armour: every distinct path, by rerunning the rules. */
const attackByPaths = (): Case => ({
  name: 'arbitro',
  run: (times) => {
    let paths = 0;
    for (let i = 0; i < times; i++) {
      const odds = oddsOf(BRP, DUELLISTS, ATTACK, { decide });
      if (odds.kind !== 'odds') throw new Error(`no odds: ${odds.kind}`);
      paths += odds.paths;
    }
    return paths;
  },
});

const FACES = [100, 100, 8, 4] as const;
const ALL_FACES = FACES.reduce((product, sides) => product * sides, 1);

/** The same rules run for every face of every die, 320,000 times; one in a hundred of these is measured. */
function attackByFaces(): Case {
  let index = 0;
  return {
    name: 'a hundredth of all faces',
    run: (times) => {
      let done = 0;
      for (let i = 0; i < (times * ALL_FACES) / 100; i++) {
        index = (index + 7_919) % ALL_FACES;
        if (
          run(BRP, DUELLISTS, ATTACK, createAnswerOracle([], { dice: () => createFixedDie(index), decide }))
            .kind === 'done'
        )
          done++;
      }
      return done;
    },
  };
}

/** Returns dice that show the faces of one roll among all, and then ones. */
function createFixedDie(index: number): Die {
  let [remaining, dieIndex] = [index, 0];
  return () => {
    const sides = FACES[dieIndex++] ?? 1;
    const face = (remaining % sides) + 1;
    remaining = Math.floor(remaining / sides);
    return face;
  };
}

function duelsByRules(): Case {
  const duel = prepareEncounter(BRP, DUEL, { seed: 'bench' });
  if (!duel.ok) throw new Error(`no duel: ${duel.fault.why}`);
  let stream = 0;
  return {
    name: 'arbitro',
    run: (times) => {
      let overCount = 0;
      for (let i = 0; i < times; i++) if (duel.value.fight(stream++).decided) overCount++;
      return overCount;
    },
  };
}

function duelsByLoop(): Case {
  const die = createSeededDie(seedOf('bench'));
  return { name: 'ideal loop, nothing kept', run: (times) => runIdealDuels(times, die) };
}

export const measureBrp = (): readonly Row[] => [
  ...compareCases('odds of an attack against a parry', measure([attackByPaths(), attackByFaces()]), [1]),
  ...compareCases('a duel with sword and shield', measure([duelsByRules(), duelsByLoop()])),
];

if (import.meta.main) for (const row of measureBrp()) console.log(formatRow(row));
