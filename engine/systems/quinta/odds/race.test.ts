import type { Decide } from '@arbitro/kernel';
import { golden, reckonedOdds } from '@arbitro/testing';
import { describe } from 'vitest';
import { quinta } from '../index.ts';
import type { World } from '../state.ts';

function table(sheets: Readonly<Record<string, object>>): World {
  return quinta.begin({
    options: quinta.schemas.options.parse({}),
    creatures: Object.entries(sheets).map(([id, sheet]) => ({
      id,
      name: id,
      sheet: quinta.schemas.sheet.parse(sheet),
    })),
    scene: quinta.schemas.scene.parse({}),
  });
}

const quick = (dex: number): object => ({ scores: { dex } });
const foe = (dex: number): object => ({ kind: 'monster', scores: { dex } });

describe('what is reckoned is what every path comes to', () => {
  reckonedOdds(quinta, [
    [
      'four who roll for themselves',
      table({ anna: quick(18), bruno: quick(8), lupo: foe(14), orso: foe(10) }),
      { type: 'fight' },
    ],
    [
      'one of them surprised, two alike on one roll',
      table({ anna: quick(12), bruno: quick(8), lupo: foe(14), orso: foe(10), 'orso-2': foe(10) }),
      { type: 'fight', surprised: ['anna'] },
    ],
  ]);
});

const six = table({
  anna: quick(10),
  bruno: quick(10),
  carla: quick(10),
  lupo: { ...foe(10), size: 'small' },
  orso: { ...foe(10), size: 'large' },
  cervo: { ...foe(10), size: 'huge' },
});

/** Chooses the first of the tied creatures. */
const firstAsked: Decide<World> = ({ question }) =>
  question.kind === 'one' ? (question.options[0] ?? null) : null;

describe('six alike', () => {
  golden(quinta, [
    // as high as the others: the fifth powers from 1 to 20, of 20 to the sixth; higher than the others: those from 0 to
    // 19
    ['who is first of all ties', six, { type: 'fight' }, 'first:anna', '123333/640000', firstAsked],
    ['who is last of all ties', six, { type: 'fight' }, 'first:cervo', '91333/640000', firstAsked],
  ]);
});
