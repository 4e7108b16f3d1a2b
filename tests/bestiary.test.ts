import { systems } from '@arbitro/catalogue';
import { findToldMatches, listMeasuredFoes, measurePartyWins } from '@arbitro/simulation';
import { isInTonightSample, NIGHT_DATE } from '@arbitro/testing';
import { describe, expect, test } from 'vitest';

const FIGHTS = 60;
/** Each foe is fought in one of so many nights. */
const NIGHTS = 24;

const MIN_FOES: Readonly<Record<string, number>> = {
  rischio: 30,
  noppa: 30,
  brp: 40,
  quinta: 60,
  whitebox: 60,
};

describe('the bestiary', () => {
  test.each(systems.map((system) => [system.id, system] as const))('of %s is large', (id, system) => {
    expect(listMeasuredFoes(system).length).toBeGreaterThanOrEqual(MIN_FOES[id] ?? 1);
  });

  test.each(
    systems.flatMap((system) =>
      listMeasuredFoes(system)
        .filter((_, index) => isInTonightSample(index, NIGHTS))
        .map(([foe, partyBeats]) => [system.id, foe, partyBeats, system] as const),
    ),
  )(`of %s: %s is as strong as it says (${NIGHT_DATE})`, (_id, foe, partyBeats, system) => {
    const [won, nextMatch] = findToldMatches(partyBeats);
    if (won) expect(measurePartyWins(system, foe, won, FIGHTS), 'wins').toBeGreaterThanOrEqual(0.35);
    if (nextMatch) expect(measurePartyWins(system, foe, nextMatch, FIGHTS), 'wins').toBeLessThanOrEqual(0.65);
  });
});
