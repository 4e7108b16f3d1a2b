import { describe, expect, test } from 'vitest';
import {
  type Ask,
  type Audience,
  askFor,
  GM,
  isHidden,
  mayActFor,
  mayHear,
  mayKnow,
  NOTHING_HIDDEN,
  type Viewer,
} from './index.ts';

const asa: Viewer = { role: 'player', owns: ['asa', 'dog'] };
const orso: Viewer = { role: 'player', owns: ['orso'] };
const nobody: Viewer = { role: 'player', owns: [] };
const spectator: Viewer = { role: 'spectator' };
const told: Viewer = { role: 'spectator', knows: ['orso'] };
const friend: Viewer = { role: 'player', owns: ['asa'], knows: ['orso'] };

test.each<[Audience, readonly Viewer[], readonly Viewer[]]>([
  ['everyone', [GM, asa, orso, nobody, spectator, told], []],
  ['gm', [GM], [asa, orso, nobody, spectator, told]],
  [{ only: ['dog'] }, [GM, asa], [orso, nobody, spectator, told, friend]],
  [{ only: ['orso'] }, [GM, orso, told, friend], [asa, nobody, spectator]],
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

test('numbers are known to owners, to the game master, and to those to whom the sheet was opened', () => {
  const viewers = [GM, asa, orso, friend, told, nobody, spectator];
  expect(viewers.filter((viewer) => mayKnow(viewer, 'orso'))).toEqual([GM, orso, friend, told]);
  expect(viewers.filter((viewer) => mayActFor(viewer, 'orso'))).toEqual([GM, orso]);
});

test('what is hidden is hidden from all but its player and the game master, opened sheet or not', () => {
  const hidden = { creatures: ['orso'], places: [] };
  const viewers = [GM, asa, orso, friend, told, nobody, spectator];
  expect(viewers.filter((viewer) => !isHidden(hidden, viewer, 'orso'))).toEqual([GM, orso]);
  expect(viewers.some((viewer) => isHidden(NOTHING_HIDDEN, viewer, 'orso'))).toBe(false);
});

describe('of what is asked', () => {
  const question = { kind: 'one', options: ['stealth', 'force'] } as const;
  const label = { name: 'approach', rule: 'toy.approach' };
  const choice: Ask = {
    kind: 'choose',
    label,
    to: [
      { who: 'asa', question },
      { who: 'orso', question: { kind: 'one', options: ['charm'] } },
    ],
  };
  const roll: Ask = { kind: 'roll', label, by: 'gm', dice: '1d6', thrown: [], sides: 6 };

  test('everybody sees their own part, the game master all of it', () => {
    expect(askFor(choice, asa)).toEqual({ ...choice, to: [{ who: 'asa', question }] });
    expect(askFor(choice, GM)).toEqual(choice);
    expect([nobody, spectator, told].map((viewer) => askFor(choice, viewer))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('nobody sees the game master’s', () => {
    expect(askFor(roll, GM)).toBe(roll);
    expect([asa, orso, spectator].every((viewer) => askFor(roll, viewer) === undefined)).toBe(true);
  });
});
