import { expect, test } from 'vitest';
import { type Audience, GM, mayActFor, mayHear, type Viewer } from './index.ts';

const asa: Viewer = { role: 'player', owns: ['asa', 'dog'] };
const orso: Viewer = { role: 'player', owns: ['orso'] };
const nobody: Viewer = { role: 'player', owns: [] };
const spectator: Viewer = { role: 'spectator' };

test.each<[Audience, readonly Viewer[], readonly Viewer[]]>([
  ['everyone', [GM, asa, orso, nobody, spectator], []],
  ['gm', [GM], [asa, orso, nobody, spectator]],
  [{ only: ['dog'] }, [GM, asa], [orso, nobody, spectator]],
  [{ only: ['dog', 'orso'] }, [GM, asa, orso], [nobody, spectator]],
  [{ only: [] }, [GM], [asa, orso, nobody, spectator]],
])('%j is heard by those it is for', (audience, hear, hearNot) => {
  expect(hear.every((viewer) => mayHear(audience, viewer))).toBe(true);
  expect(hearNot.some((viewer) => mayHear(audience, viewer))).toBe(false);
});

test('people act for their own creatures, the game master for all', () => {
  expect([GM, asa, orso, nobody, spectator].map((viewer) => mayActFor(viewer, 'dog'))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
