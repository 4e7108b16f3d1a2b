import { afterEach, expect, test } from 'vitest';
import type { Sitting } from './hall.ts';
import { given, Trial } from './trying.ts';

interface Told {
  readonly chances: Readonly<Record<string, { readonly exact: string }>>;
  readonly assumed: readonly string[];
}

const trials: Trial[] = [];
afterEach(async () => {
  await Promise.all(trials.splice(0).map(({ hall }) => hall.close()));
});

const WAYS = ['parry:broadsword', 'dodge', 'none'];

/** Berto, who has no player, attacks Anna and rolls this; she is asked how she defends. */
async function struck(thrown: number, skill: number): Promise<{ readonly told: readonly Told[] }> {
  const trial = new Trial();
  trials.push(trial);
  const gm = await trial.make({
    system: 'brp',
    scene: { fight: true },
    creatures: [
      {
        id: 'anna',
        sheet: { skills: { 'melee-weapon:sword': 50, dodge: 40 }, arms: ['broadsword'] },
      },
      {
        id: 'berto',
        sheet: {
          kind: 'npc',
          characteristics: { DES: 18 },
          skills: { 'melee-weapon:sword': skill },
          arms: ['broadsword'],
        },
      },
    ],
  });
  const anna = await trial.seat(gm, 'player', ['anna']);
  await trial.done(gm, 'dice', { dice: 'real' });
  const { moment } = await trial.done(gm, 'act', { action: { type: 'attack', by: 'berto', on: 'anna' } });
  const { moment: ask } = await trial.done(gm, 'answer', { ask: moment, faces: [thrown] });
  const told: Told[] = [];
  for (const answer of WAYS) told.push(await oddsOf(trial, anna, { ask, answer }));
  return { told };
}

const oddsOf = async (trial: Trial, by: Sitting, asked: { ask: number; answer: string }): Promise<Told> =>
  given(await trial.hall.odds(by, asked)) as unknown as Told;

test('whoever is struck at by a foe is told the odds of each defence, though the roll was not theirs to hear', async () => {
  const { told } = await struck(40, 60);
  const hurt = told.map(({ chances }) => chances['hit:anna']?.exact);
  // the attack succeeds; defences of 50 % and 40 % leave it a chance of 1/2 and 3/5
  expect(hurt).toEqual(['1/2', '3/5', '1']);
  expect(told.every(({ assumed }) => assumed.includes('berto'))).toBe(true);
});

test('what fell, and how good the foe is, changes nothing as long as it is told alike', async () => {
  const [one, ...others] = [await struck(40, 60), await struck(13, 60), await struck(88, 90)];
  for (const other of others) expect(other).toEqual(one);
  expect(await struck(2, 60)).not.toEqual(one);
});
