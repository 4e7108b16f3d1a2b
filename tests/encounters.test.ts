import { systems } from '@arbitro/catalogue';
import { DANGERS, type Danger, encounterFile, type System } from '@arbitro/kernel';
import { prepareJob, reportOf, simulate } from '@arbitro/simulation';
import { describe, expect, test } from 'vitest';

/** Enough fights to tell the three apart; fewer where a fight takes long to compute. */
const FIGHTS = 200;
const FEWER_FIGHTS: Readonly<Record<string, number>> = { brp: 100, quinta: 60 };

/** The party's win rate, minimum and maximum. */
const EXPECTED_WINS: Readonly<Record<Danger, readonly [number, number]>> = {
  easy: [0.95, 1],
  hard: [0.7, 0.95],
  deadly: [0.3, 0.65],
};

interface EncounterResult {
  readonly wins: number;
  /** How many of the party fall in a fight, on average. */
  readonly falls: number;
  readonly undecided: number;
}

/** Simulates the three encounters, each with the same dice. */
function fightEncounters(system: System, fights: number): readonly EncounterResult[] {
  const files = system.encounters.map((encounter) => encounterFile(system, encounter));
  const ready = prepareJob({ files, options: { seed: 'three', policies: { all: 'simple' } } }, [system]);
  if (ready.kind !== 'ready') throw new Error(JSON.stringify(ready));
  const { tallies } = simulate(ready.encounters, 0, fights);
  return ready.encounters.map(({ initialWorld }, index) => {
    const tally = tallies[index];
    if (!tally) throw new Error(`nothing was counted of encounter ${index}`);
    const { sides, creatures, undecided } = reportOf(tally, initialWorld);
    const party = creatures.filter(({ side }) => side === sides[0]?.side);
    return {
      wins: sides[0]?.wins.share ?? 0,
      falls: party.reduce((sum, { fell }) => sum + fell.share, 0),
      undecided: undecided.count,
    };
  });
}

describe('the encounters of a system are of rising danger', () => {
  test.each(systems.map((system) => [system.id, system] as const))(
    '%s',
    { timeout: 300_000 },
    (id, system) => {
      const three = fightEncounters(system, FEWER_FIGHTS[id] ?? FIGHTS);
      const rows = DANGERS.map((danger, index) => ({ danger, ...three[index] }));
      console.log(
        `${id}: ${rows.map(({ danger, wins = 0 }) => `${danger} ${(100 * wins).toFixed(1)} %`).join(', ')}`,
      );
      for (const { danger, wins, undecided } of rows) {
        const [from, to] = EXPECTED_WINS[danger];
        expect(wins, `victories, ${danger}`).toBeGreaterThanOrEqual(from);
        expect(wins, `victories, ${danger}`).toBeLessThanOrEqual(to);
        expect(undecided, `fights without an end, ${danger}`).toBe(0);
      }
      const [easy = 0, hard = 0, deadly = 0] = three.map(({ falls }) => falls);
      expect(easy, 'of the party, those who fall in an easy one').toBeLessThan(0.5);
      expect(hard, 'somebody of the party falls in a hard one').toBeGreaterThan(1);
      expect(deadly, 'more of them in a deadly one').toBeGreaterThan(hard);
    },
  );
});
