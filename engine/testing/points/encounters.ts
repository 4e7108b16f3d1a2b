import { type Encounter, encounterFile, type System } from '@arbitro/kernel';
import { metIn, parseScenario, playScenario, type Scenario } from '@arbitro/scenario';
import { expect } from 'vitest';
import type { Point, Subject } from '../contract.ts';
import { fail, forEvery } from '../promise.ts';
import { seedNamed } from '../seeds.ts';

/** Promises: a new user of the system has something to play. The simulator checks how dangerous it is. */
export function encounterPoints({ system }: Subject): readonly Point[] {
  return [
    {
      id: 'SY41',
      says: 'there are three encounters, each with the same party against others',
      holds: () => areThree(system),
    },
    {
      id: 'SY42',
      says: 'the places of every encounter have words, and a policy fights it to its end',
      holds: () => forEvery(system.encounters, (encounter) => isFought(system, encounter)),
    },
  ];
}

/** Used in URLs and typed in a terminal. */
const ID = /^[a-z]+(-[a-z]+)*$/;

function areThree(system: System): void {
  const { encounters } = system;
  expect(new Set(encounters.map(({ id }) => id)).size, 'encounters').toBe(3);
  const met = encounters.map((encounter) => {
    expect(encounter.id, 'the id of an encounter').toMatch(ID);
    const read = metIn(system, encounter);
    if (!read.ok) fail(`${encounter.id}: ${JSON.stringify(read.faults)}`);
    return { id: encounter.id, ...read.value };
  });
  for (const { id, party, foes } of met) {
    expect(party.toSorted(), `the party of ${id}`).toEqual(met[0]?.party.toSorted());
    expect(new Set(party).size, `the party of ${id}`).toBe(party.length);
    expect(Object.keys(system.content), `those in ${id}`).toEqual(
      expect.arrayContaining([...party, ...foes]),
    );
    expect(foes.length, `foes in ${id}`).toBeGreaterThan(0);
    expect(
      foes.filter((one) => party.includes(one)),
      `heroes among the foes of ${id}`,
    ).toEqual([]);
  }
}

/** Its scenario; unlike in a table that people make, all its names must have a text in every language. */
function scenarioOf(system: System, encounter: Encounter): Scenario {
  const read = parseScenario(encounterFile(system, encounter), [system]);
  if (!read.ok) fail(`${encounter.id}: ${JSON.stringify(read.faults)}`);
  const places = system.places(system.begin(read.value.setup));
  expect(
    places.filter((place) => !Object.hasOwn(system.face.terms, place)),
    `places without words in ${encounter.id}`,
  ).toEqual([]);
  return read.value;
}

function isFought(system: System, encounter: Encounter): void {
  const { ok, steps } = playScenario(system, scenarioOf(system, encounter), {
    seed: seedNamed(`${system.id} ${encounter.id}`),
  });
  const fights = steps.flatMap((step) => (step.kind === 'fight' ? [step.end?.is] : []));
  expect({ ok, fights }, `the fight of ${encounter.id}`).toEqual({ ok: true, fights: ['over'] });
}
