import { type Encounter, encounterFile, type System } from '@arbitro/kernel';
import { findEncounterSides, parseScenario, playScenario, type Scenario } from '@arbitro/scenario';
import type { ContractPoint, ContractSubject } from '../contract-points.ts';
import { breakPromise, expectAll, expectSame, forEvery, mustHold } from '../promise.ts';
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
  expectSame(new Set(encounters.map(({ id }) => id)).size, 3, 'the number of encounters');
  const encounterSides = encounters.map((encounter) => {
    mustHold(ENCOUNTER_ID.test(encounter.id), `“${encounter.id}” is no id: small letters and single hyphens`);
    const read = findEncounterSides(system, encounter);
    if (!read.ok) breakPromise(`${encounter.id}: ${JSON.stringify(read.faults)}`);
    return { id: encounter.id, ...read.value };
  });
  for (const { id, party, foes } of encounterSides) {
    expectSame(party.toSorted(), encounterSides[0]?.party.toSorted(), `the party of ${id}`);
    expectSame(party.length, new Set(party).size, `the number of heroes in ${id}, each once`);
    expectAll(Object.keys(system.content), [...party, ...foes], `the content has all creatures of ${id}`);
    mustHold(foes.length > 0, `${id} has no foes`);
    const heroes = foes.filter((foe) => party.includes(foe));
    expectSame(heroes, [], `heroes among the foes of ${id}`);
  }
}

/** Its scenario; unlike in a table that people make, all its names must have a text in every language. */
function readScenario(system: System, encounter: Encounter): Scenario {
  const read = parseScenario(system, encounterFile(system, encounter));
  if (!read.ok) breakPromise(`${encounter.id}: ${JSON.stringify(read.faults)}`);
  const places = system.hideablePlaces(system.createWorld(read.value.setup));
  const nameless = places.filter((place) => !Object.hasOwn(system.presentation.terms, place));
  expectSame(nameless, [], `places without words in ${encounter.id}`);
  return read.value;
}

function checkFoughtOut(system: System, encounter: Encounter): void {
  const { ok, steps } = playScenario(system, readScenario(system, encounter), {
    seed: namedSeed(`${system.id} ${encounter.id}`),
  });
  const fights = steps.flatMap((step) => (step.kind === 'fight' ? [step.end?.kind] : []));
  expectSame({ ok, fights }, { ok: true, fights: ['over'] }, `the fight of ${encounter.id}`);
}
