import { listMeasuredFoes, measurePartyBeats } from '@arbitro/simulation';
import { listRequestedSystems } from './requested-systems.ts';

const FIGHTS = 100;

/** `npm run danger [system…]`: how many of each foe the ready party beats, as measured and as the content says. */
for (const system of listRequestedSystems()) {
  for (const [foe, partyBeats] of listMeasuredFoes(system)) {
    const measured = measurePartyBeats(system, foe, FIGHTS);
    console.log(system.id, foe, measured, measured === partyBeats ? '' : `differs from ${partyBeats}`);
  }
}
