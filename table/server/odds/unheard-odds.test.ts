import { afterEach, expect, test } from 'vitest';
import type { SeatSession } from '../live/table-service.ts';
import { requireValue, TestService } from '../live/test-service.fixture.ts';

interface OddsReply {
  readonly chances: Readonly<Record<string, { readonly exact: string }>>;
  readonly assumed: readonly string[];
}

const trials: TestService[] = [];
afterEach(async () => {
  await Promise.all(trials.splice(0).map(({ service: tableService }) => tableService.close()));
});

const ANSWERS = ['parry:broadsword', 'dodge', 'none'];

/** Berto, who has no player, attacks Anna and rolls this; she is asked how she defends. */
async function askAfterStrike(
  thrown: number,
  skill: number,
): Promise<{ readonly told: readonly OddsReply[] }> {
  const trial = new TestService();
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
  await trial.submit(gm, 'dice', { dice: 'real' });
  const { moment } = await trial.submit(gm, 'act', { action: { type: 'attack', by: 'berto', on: 'anna' } });
  const { moment: ask } = await trial.submit(gm, 'answer', { ask: moment, faces: [thrown] });
  const oddsReplies: OddsReply[] = [];
  for (const answer of ANSWERS) oddsReplies.push(await readOdds(trial, anna, { ask, answer }));
  return { told: oddsReplies };
}

const readOdds = async (
  trial: TestService,
  by: SeatSession,
  asked: { ask: number; answer: string },
): Promise<OddsReply> => requireValue(await trial.service.odds(by, asked)) as unknown as OddsReply;

test('the target of a foe sees the odds of each defence, although it may not see the roll', async () => {
  const { told } = await askAfterStrike(40, 60);
  const hurt = told.map(({ chances }) => chances['hit:anna']?.exact);
  // the attack succeeds; defences of 50 % and 40 % leave it a chance of 1/2 and 3/5
  expect(hurt).toEqual(['1/2', '3/5', '1']);
  expect(told.every(({ assumed }) => assumed.includes('berto'))).toBe(true);
});

test('the roll and the skill of the foe change nothing as long as the log is the same', async () => {
  const [firstReply, ...others] = [
    await askAfterStrike(40, 60),
    await askAfterStrike(13, 60),
    await askAfterStrike(88, 90),
  ];
  for (const other of others) expect(other).toEqual(firstReply);
  expect(await askAfterStrike(2, 60)).not.toEqual(firstReply);
});
