import { type Encounter, encounterFile, type System } from '@arbitro/kernel';
import { metIn, parseScenario, playScenario } from '@arbitro/scenario';
import { expect } from 'vitest';
import type { Point, Subject } from '../contract.ts';
import { forEvery } from '../play.ts';

/** Whoever opens the system for the first time has something to play. How dangerous it is, the simulator says. */
export function encounterPoints({ system }: Subject): readonly Point[] {
  return [
    {
      id: 'SY41',
      says: 'there are three encounters, each with the same party against others',
      holds: () => areThree(system),
    },
    {
      id: 'SY42',
      says: 'a policy fights every encounter to its end',
      holds: () => forEvery(system.encounters, (encounter) => isFought(system, encounter)),
    },
  ];
}

/** A part of addresses and of what is typed at a terminal. */
const ID = /^[a-z]+(-[a-z]+)*$/;

function areThree(system: System): void {
  const { encounters } = system;
  expect(new Set(encounters.map(({ id }) => id)).size, 'encounters').toBe(3);
  const met = encounters.map((encounter) => {
    expect(encounter.id, 'the id of an encounter').toMatch(ID);
    const read = metIn(system, encounter);
    if (!read.ok) throw new Error(`${encounter.id}: ${JSON.stringify(read.faults)}`);
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

function isFought(system: System, encounter: Encounter): void {
  const read = parseScenario(encounterFile(system, encounter), [system]);
  if (!read.ok) throw new Error(`${encounter.id}: ${JSON.stringify(read.faults)}`);
  const { ok, steps } = playScenario(system, read.value, { seed: `${system.id} ${encounter.id}` });
  const fights = steps.flatMap((step) => (step.kind === 'fight' ? [step.end?.is] : []));
  expect({ ok, fights }, `the fight of ${encounter.id}`).toEqual({ ok: true, fights: ['over'] });
}
