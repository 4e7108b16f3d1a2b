import { systems } from '@arbitro/catalogue';
import { demoOf, type System } from '@arbitro/kernel';
import { findEncounterSides } from '@arbitro/scenario';
import { measurePartyBeats } from '@arbitro/simulation';

const FIGHTS = 100;

/** Returns the creatures of the content that are not on the side of the party. */
function listFoes(system: System): readonly string[] {
  const sides = findEncounterSides(system, demoOf(system));
  const party = sides.ok ? sides.value.party : [];
  return Object.entries(system.content)
    .filter(([id, { partyBeats }]) => partyBeats !== undefined && !party.includes(id))
    .map(([id]) => id);
}

/** `npm run danger [system…]`: how many of each foe the ready party beats, as measured and as the content says. */
const requestedIds = process.argv.slice(2);
for (const system of systems.filter(({ id }) => requestedIds.length === 0 || requestedIds.includes(id))) {
  for (const foe of listFoes(system)) {
    const measured = measurePartyBeats(system, foe, FIGHTS);
    console.log(system.id, foe, measured, system.content[foe]?.partyBeats === measured ? '' : 'differs');
  }
}
