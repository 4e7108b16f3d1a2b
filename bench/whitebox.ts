import { systemById, systems } from '@arbitro/catalogue';
import { type Die, seededDie, seedOf } from '@arbitro/dice';
import { type AnyWorld, answering, type Json, run } from '@arbitro/kernel';
import { oddsOf } from '@arbitro/odds';
import { dieOf, manyFights, parseScenario, type Scenario } from '@arbitro/scenario';
import { type Case, compared, measure, type Row, showRow } from './harness.ts';
import { FOES, idealFights, PARTY, type Tally } from './ideal-whitebox.ts';

const WHITEBOX = system('whitebox');

function system(id: string) {
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
  ...Array.from({ length: PARTY.many }, (_, at) => ({ id: `hero-${at}`, sheet: HERO, at: 0 })),
  ...Array.from({ length: FOES.many }, (_, at) => ({ id: `foe-${at}`, sheet: FOE, at: 5 })),
];

const BRAWL = read({
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

function read(file: unknown): Scenario {
  const parsed = parseScenario(file, systems);
  if (!parsed.ok) throw new Error(`not a scenario: ${JSON.stringify(parsed.faults)}`);
  return parsed.value;
}

const brawl = manyFights(WHITEBOX, BRAWL, { seed: SEED });

function ruledFights(fights: number): Tally {
  let [partyWins, rounds] = [0, 0];
  for (let fight = 0; fight < fights; fight++) {
    const { end } = brawl(fight);
    const standing = WHITEBOX.standing(end.world);
    if (standing?.over !== true) throw new Error(`fight ${fight} is not over: ${end.is}`);
    if (standing.winner === 'party') partyWins++;
    rounds += standing.round;
  }
  return { partyWins, rounds };
}

const CHECKED = 200;

/** Two programs that share nothing must come to the same. */
function checkTallies(): void {
  const [ruled, ideal] = [ruledFights(CHECKED), idealFights(CHECKED, (fight) => dieOf(SEED, fight))].map(
    (tally) => JSON.stringify(tally),
  );
  if (ruled !== ideal) throw new Error(`the fights differ: ${ruled} by the rules, ${ideal} by the loop`);
}

function fightsByRules(): Case {
  let stream = 0;
  return {
    name: 'arbitro',
    run: (times) => {
      let over = 0;
      for (let i = 0; i < times; i++) if (brawl(stream++).end.is === 'over') over++;
      return over;
    },
  };
}

function fightsByLoop(): Case {
  const die = seededDie(seedOf(SEED));
  return { name: 'ideal loop, nothing kept', run: (times) => idealFights(times, () => die).partyWins };
}

const FIGHTING: AnyWorld = WHITEBOX.begin({
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

/** An attack and its damage: every path that differs, by running the rules again. */
const attackByPaths = (): Case => ({
  name: 'arbitro',
  run: (times) => {
    let paths = 0;
    for (let i = 0; i < times; i++) {
      const odds = oddsOf(WHITEBOX, FIGHTING, ATTACK, { decide });
      if (odds.is !== 'odds') throw new Error(`no odds: ${odds.is}`);
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
            run(WHITEBOX, FIGHTING, ATTACK, answering([], { dice: () => fallen(attack, damage), decide }))
              .is === 'done'
          )
            done++;
    return done;
  },
});

const fallen =
  (attack: number, damage: number): Die =>
  (sides) =>
    sides === 20 ? attack : damage;

export function whiteboxRows(): readonly Row[] {
  checkTallies();
  return [
    ...compared('odds of an attack', measure([attackByPaths(), attackByFaces()]), [1]),
    ...compared('six against a dozen', measure([fightsByRules(), fightsByLoop()])),
  ];
}

if (import.meta.main) for (const row of whiteboxRows()) console.log(showRow(row));
