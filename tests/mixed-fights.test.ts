import { systems } from '@arbitro/catalogue';
import type { System } from '@arbitro/kernel';
import type { Encounter } from '@arbitro/simulation';
import { isInTonightSample, NIGHT_DATE } from '@arbitro/testing';
import { describe, expect, test } from 'vitest';
import { buildMixedFight, MIXED_SETUPS } from './mixed-fights.fixture.ts';

const FIGHTS = 250;
/** Each fight is fought in one of so many nights. */
const NIGHTS = 5;
/** Two in heavy armour who parry well wound each other rarely. */
const MAX_ROUNDS: Readonly<Record<string, number>> = { brp: 1000 };
/** Creatures that are immune to their own attacks: a fight between them alone has no end. */
const HARMLESS_TO_THEIR_OWN: Readonly<Record<string, string>> = { quinta: 'ombra' };

/** Whether only creatures are left that cannot hurt each other. */
function isStalemate({ id }: System, { creatures }: ReturnType<Encounter['fight']>): boolean {
  const kind = HARMLESS_TO_THEIR_OWN[id];
  const standing = creatures.filter(({ status }) => status === 'up');
  return kind !== undefined && standing.every((creature) => creature.id.includes(`-${kind}-`));
}

function listEndlessFights(system: System, policies: readonly string[]): readonly string[] {
  const maxRounds = MAX_ROUNDS[system.id] ?? 100;
  const tonight = Array.from({ length: FIGHTS }, (_, number) => number).filter((number) =>
    isInTonightSample(number, NIGHTS),
  );
  return tonight.flatMap((number) => {
    const { title, encounter } = buildMixedFight(system, number, { seed: 'mixed', policies, maxRounds });
    const record = encounter.fight(0);
    return record.decided || isStalemate(system, record) ? [] : [title];
  });
}

describe.each(systems)(`in $id (NIGHT=${NIGHT_DATE})`, (system) => {
  test('fights of any creatures against any others come to an end', { timeout: 120_000 }, () => {
    expect(listEndlessFights(system, ['sensible', 'plain'])).toEqual([]);
  });
});

test('every system has its mixed fights', () => {
  expect(Object.keys(MIXED_SETUPS).toSorted()).toEqual(systems.map(({ id }) => id).toSorted());
});
