import { type Encounter, encounterFile, type System } from '@arbitro/kernel';
import { findEncounterSides, parseScenario, playScenario, type Scenario } from '@arbitro/scenario';
import { expect } from 'vitest';
import type { ContractPoint, ContractSubject } from '../contract.ts';
import { breakPromise, forEvery } from '../promise.ts';
import { namedSeed } from '../seeds.ts';

/** Promises: a new user of the system has something to play. The simulator checks how dangerous it is. */
export function listEncounterPoints({ system }: ContractSubject): readonly ContractPoint[] {
  return [
    {
      id: 'SY41',
      says: 'there are three encounters, each with the same party against others',
      holds: () => checkThreeEncounters(system),
    },
    {
      id: 'SY42',
      says: 'the places of every encounter have texts, and a policy fights it to its end',
      holds: () => forEvery(system.encounters, (encounter) => checkFoughtOut(system, encounter)),
    },
  ];
}

/** Used in URLs and typed in a terminal. */
const ENCOUNTER_ID = /^[a-z]+(-[a-z]+)*$/;

function checkThreeEncounters(system: System): void {
  const { encounters } = system;
  expect(new Set(encounters.map(({ id }) => id)).size, 'encounters').toBe(3);
  const met = encounters.map((encounter) => {
    expect(encounter.id, 'the id of an encounter').toMatch(ENCOUNTER_ID);
    const read = findEncounterSides(system, encounter);
    if (!read.ok) breakPromise(`${encounter.id}: ${JSON.stringify(read.faults)}`);
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
      foes.filter((id) => party.includes(id)),
      `heroes among the foes of ${id}`,
    ).toEqual([]);
  }
}

/** Its scenario; unlike in a table that people make, all its names must have a text in every language. */
function readScenario(system: System, encounter: Encounter): Scenario {
  const read = parseScenario(system, encounterFile(system, encounter));
  if (!read.ok) breakPromise(`${encounter.id}: ${JSON.stringify(read.faults)}`);
  const places = system.hideablePlaces(system.createWorld(read.value.setup));
  expect(
    places.filter((place) => !Object.hasOwn(system.presentation.terms, place)),
    `places without words in ${encounter.id}`,
  ).toEqual([]);
  return read.value;
}

function checkFoughtOut(system: System, encounter: Encounter): void {
  const { ok, steps } = playScenario(system, readScenario(system, encounter), {
    seed: namedSeed(`${system.id} ${encounter.id}`),
  });
  const fights = steps.flatMap((step) => (step.kind === 'fight' ? [step.end?.kind] : []));
  expect({ ok, fights }, `the fight of ${encounter.id}`).toEqual({ ok: true, fights: ['over'] });
}
