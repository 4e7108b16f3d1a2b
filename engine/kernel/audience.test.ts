import { describe, expect, test } from 'vitest';
import {
  type Ask,
  type Audience,
  filterAskForViewer,
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
const playerWithoutCreature: Viewer = { role: 'player', owns: [] };
const spectator: Viewer = { role: 'spectator' };
const informedPlayer: Viewer = { role: 'spectator', knows: ['orso'] };
const friend: Viewer = { role: 'player', owns: ['asa'], knows: ['orso'] };

test.each<[Audience, readonly Viewer[], readonly Viewer[]]>([
  ['everyone', [GM, asa, orso, playerWithoutCreature, spectator, informedPlayer], []],
  ['gm', [GM], [asa, orso, playerWithoutCreature, spectator, informedPlayer]],
  [{ only: ['dog'] }, [GM, asa], [orso, playerWithoutCreature, spectator, informedPlayer, friend]],
  [{ only: ['orso'] }, [GM, orso, informedPlayer, friend], [asa, playerWithoutCreature, spectator]],
  [{ only: ['dog', 'orso'] }, [GM, asa, orso], [playerWithoutCreature, spectator]],
  [{ only: [] }, [GM], [asa, orso, playerWithoutCreature, spectator]],
])('%j is heard by those it is for', (audience, hear, hearNot) => {
  expect(hear.every((viewer) => mayHear(audience, viewer))).toBe(true);
  expect(hearNot.some((viewer) => mayHear(audience, viewer))).toBe(false);
});

test('people act for their own creatures, the game master for all', () => {
  expect([GM, asa, orso, playerWithoutCreature, spectator].map((viewer) => mayActFor(viewer, 'dog'))).toEqual(
    [true, true, false, false, false],
  );
});

test('numbers are known to owners, to the game master, and to players with an open sheet', () => {
  const viewers = [GM, asa, orso, friend, informedPlayer, playerWithoutCreature, spectator];
  expect(viewers.filter((viewer) => mayKnow(viewer, 'orso'))).toEqual([GM, orso, friend, informedPlayer]);
  expect(viewers.filter((viewer) => mayActFor(viewer, 'orso'))).toEqual([GM, orso]);
});

test('a hidden creature is hidden from all but its player and the game master, opened sheet or not', () => {
  const hidden = { creatures: ['orso'], places: [] };
  const viewers = [GM, asa, orso, friend, informedPlayer, playerWithoutCreature, spectator];
  expect(viewers.filter((viewer) => !isHidden(hidden, viewer, 'orso'))).toEqual([GM, orso]);
  expect(viewers.some((viewer) => isHidden(NOTHING_HIDDEN, viewer, 'orso'))).toBe(false);
});

describe('of questions', () => {
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

  test('each player sees their own part, the game master all of it', () => {
    expect(filterAskForViewer(choice, asa)).toEqual({ ...choice, to: [{ who: 'asa', question }] });
    expect(filterAskForViewer(choice, GM)).toEqual(choice);
    expect(
      [playerWithoutCreature, spectator, informedPlayer].map((viewer) => filterAskForViewer(choice, viewer)),
    ).toEqual([undefined, undefined, undefined]);
  });

  test('no player sees the game master’s', () => {
    expect(filterAskForViewer(roll, GM)).toBe(roll);
    expect([asa, orso, spectator].every((viewer) => filterAskForViewer(roll, viewer) === undefined)).toBe(
      true,
    );
  });

  test('a target is shown to viewers who may know all the numbers it reveals', () => {
    const against = (of?: readonly string[]): Ask => ({
      ...roll,
      by: 'asa',
      label: { ...label, target: { value: 18, what: 'ac', ...(of && { of }) } },
    });
    const targetFor = (ask: Ask, viewer: Viewer) => filterAskForViewer(ask, viewer)?.label.target?.value;
    expect(targetFor(against(), asa)).toBe(18);
    expect(targetFor(against(['asa']), asa)).toBe(18);
    expect(targetFor(against(['orso']), asa)).toBeUndefined();
    expect(targetFor(against(['asa', 'orso']), asa)).toBeUndefined();
    expect(targetFor(against(['gm']), asa)).toBeUndefined();
    expect(targetFor(against(['orso', 'gm']), GM)).toBe(18);
  });
});
