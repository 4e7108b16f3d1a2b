import { systemById, systems } from '@arbitro/catalogue';
import { createPersonDice, createSeededDie, type Die, seedOf } from '@arbitro/dice';
import { type AnyWorld, createAnswerOracle, type Json, run } from '@arbitro/kernel';
import { oddsOf } from '@arbitro/odds';
import { parseAnyScenario, type Scenario } from '@arbitro/scenario';
import { prepareEncounter } from '@arbitro/simulation';
import { type Case, compareCases, formatRow, measure, type Row } from './harness.ts';
import { FOE_IDS, FOES, HERO_IDS, PARTY, runIdealFights, type Tally } from './ideal-whitebox.ts';

const WHITEBOX = findSystem('whitebox');

function findSystem(id: string) {
  const found = systemById(id);
  if (!found) throw new Error(`there is no ${id}`);
  return found;
}

const SEED = 'bench';

/** A third-level fighter adds 2 by the table and 1 for Strength. */
const HERO: Json = {
  class: 'fighter',
  level: 3,
  scores: { strength: 16 },
  hp: PARTY.hp,
  ac: { ascending: PARTY.ac },
  weapons: [{ name: 'sword', damage: `1d${PARTY.damage}` }],
};
const FOE: Json = {
  kind: 'monster',
  hitDice: 1,
  hp: FOES.hp,
  hitBonus: FOES.toHit,
  ac: { ascending: FOES.ac },
  weapons: [{ name: 'axe', damage: `1d${FOES.damage}` }],
};
const PEOPLE = [
  ...HERO_IDS.map((id) => ({ id, sheet: HERO, at: 0 })),
  ...FOE_IDS.map((id) => ({ id, sheet: FOE, at: 5 })),
];

const BRAWL = parseScenarioFile({
  system: 'whitebox',
  options: { initiativeTies: 'reroll' },
  creatures: PEOPLE.map(({ id, sheet }) => ({ id, sheet })),
  steps: [
    {
      do: { type: 'fight', surprised: [], participants: PEOPLE.map(({ id, at }) => ({ who: id, at })) },
    },
    { fight: { policy: 'plain' } },
  ],
});

function parseScenarioFile(file: unknown): Scenario {
  const parsed = parseAnyScenario(file, systems);
  if (!parsed.ok) throw new Error(`not a scenario: ${JSON.stringify(parsed.faults)}`);
  return parsed.value;
}

function prepareBrawl() {
  const fights = prepareEncounter(WHITEBOX, BRAWL, { seed: SEED });
  if (!fights.ok) throw new Error(`no brawl: ${fights.fault.why}`);
  return fights.value;
}

function runFightsByRules(fights: number): Tally {
  const { fight } = prepareBrawl();
  let [partyWins, rounds] = [0, 0];
  for (let stream = 0; stream < fights; stream++) {
    const course = fight(stream);
    if (!course.decided) throw new Error(`fight ${stream} is not over`);
    if (course.winner === 'party') partyWins++;
    rounds += course.rounds;
  }
  return { partyWins, rounds };
}

const CHECKED = 200;

/** Two independent programs must give the same result. */
function checkTallies(): void {
  const dice = createPersonDice(seedOf(SEED));
  const streams = Array.from({ length: CHECKED }, (_, stream) => dice(stream));
  const [ruled, ideal] = [
    runFightsByRules(CHECKED),
    runIdealFights(CHECKED, (fight, who) => streams[fight]!(who)),
  ].map((tally) => JSON.stringify(tally));
  if (ruled !== ideal) throw new Error(`the fights differ: ${ruled} by the rules, ${ideal} by the loop`);
}

function fightsByRules(): Case {
  const { fight } = prepareBrawl();
  let stream = 0;
  return {
    name: 'arbitro',
    run: (times) => {
      let overCount = 0;
      for (let i = 0; i < times; i++) if (fight(stream++).decided) overCount++;
      return overCount;
    },
  };
}

function fightsByLoop(): Case {
  const die = createSeededDie(seedOf(SEED));
  return { name: 'ideal loop, nothing kept', run: (times) => runIdealFights(times, () => die).partyWins };
}

const FIGHTING: AnyWorld = WHITEBOX.createWorld({
  ...BRAWL.setup,
  scene: WHITEBOX.schemas.scene.parse({
    fight: {
      at: Object.fromEntries(PEOPLE.map(({ id, at }) => [id, at])),
      initiative: { party: 6, foes: 1 },
    },
  }),
});
const ATTACK = { type: 'attack', by: 'hero-0', on: 'foe-0' };
const decide = () => null;

/** An attack and its damage: every distinct path, by rerunning the rules. */
const attackByPaths = (): Case => ({
  name: 'arbitro',
  run: (times) => {
    let paths = 0;
    for (let i = 0; i < times; i++) {
      const odds = oddsOf(WHITEBOX, FIGHTING, ATTACK, { decide });
      if (odds.kind !== 'odds') throw new Error(`no odds: ${odds.kind}`);
      paths += odds.paths;
    }
    return paths;
  },
});

/** The same rules run for every face of both dice. */
const attackByFaces = (): Case => ({
  name: 'every face of both dice',
  run: (times) => {
    let done = 0;
    for (let i = 0; i < times; i++)
      for (let attack = 1; attack <= 20; attack++)
        for (let damage = 1; damage <= PARTY.damage; damage++)
          if (
            run(
              WHITEBOX,
              FIGHTING,
              ATTACK,
              createAnswerOracle([], { dice: () => createFixedDie(attack, damage), decide }),
            ).kind === 'done'
          )
            done++;
    return done;
  },
});

const createFixedDie =
  (attack: number, damage: number): Die =>
  (sides) =>
    sides === 20 ? attack : damage;

export function measureWhitebox(): readonly Row[] {
  checkTallies();
  return [
    ...compareCases('odds of an attack', measure([attackByPaths(), attackByFaces()]), [1]),
    ...compareCases('six against a dozen', measure([fightsByRules(), fightsByLoop()])),
  ];
}

if (import.meta.main) for (const row of measureWhitebox()) console.log(formatRow(row));
