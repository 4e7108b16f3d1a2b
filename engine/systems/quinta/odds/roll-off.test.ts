import type { Decider } from '@arbitro/kernel';
import { testComputedOdds, testGoldenOdds } from '@arbitro/testing';
import { describe } from 'vitest';
import { quinta } from '../index.ts';
import type { World } from '../state.ts';

function buildTable(sheets: Readonly<Record<string, object>>): World {
  return quinta.createWorld({
    options: quinta.schemas.options.parse({}),
    creatures: Object.entries(sheets).map(([id, sheet]) => ({
      id,
      name: id,
      sheet: quinta.schemas.sheet.parse(sheet),
    })),
    scene: quinta.schemas.scene.parse({}),
  });
}

const heroSheet = (dex: number): object => ({ scores: { dex } });
const foeSheet = (dex: number): object => ({ kind: 'monster', scores: { dex } });

describe('what is reckoned is what every path comes to', () => {
  testComputedOdds(quinta, [
    [
      'four who roll for themselves',
      buildTable({ anna: heroSheet(18), bruno: heroSheet(8), lupo: foeSheet(14), orso: foeSheet(10) }),
      { type: 'fight' },
    ],
    [
      'one of them surprised, two alike on one roll',
      buildTable({
        anna: heroSheet(12),
        bruno: heroSheet(8),
        lupo: foeSheet(14),
        orso: foeSheet(10),
        'orso-2': foeSheet(10),
      }),
      { type: 'fight', surprised: ['anna'] },
    ],
  ]);
});

const six = buildTable({
  anna: heroSheet(10),
  bruno: heroSheet(10),
  carla: heroSheet(10),
  lupo: { ...foeSheet(10), size: 'small' },
  orso: { ...foeSheet(10), size: 'large' },
  cervo: { ...foeSheet(10), size: 'huge' },
});

/** Chooses the first of the tied creatures. */
const chooseFirst: Decider<World> = ({ question }) =>
  question.kind === 'one' ? (question.options[0] ?? null) : null;

describe('six equal entrants', () => {
  testGoldenOdds(quinta, [
    // as high as the others: the fifth powers from 1 to 20, of 20 to the sixth; higher than the others: those from 0 to
    // 19
    ['who is first of all ties', six, { type: 'fight' }, 'first:anna', '123333/640000', chooseFirst],
    ['who is last of all ties', six, { type: 'fight' }, 'first:cervo', '91333/640000', chooseFirst],
  ]);
});
