import { type Drawing, LIMITS } from '@arbitro/protocol';
import { expect, test } from 'vitest';
import type { SeatSession } from './table-service.ts';
import { openDragonTable, TestService } from './test-service.fixture.ts';

const draw = (id: string, seenBy: Drawing['for']): Drawing => ({
  id,
  shape: 'rectangle',
  color: 'red',
  points: [
    [1, 2.5],
    [4, 3],
  ],
  for: seenBy,
});

const idsSeenBy = async (trial: TestService, by: SeatSession): Promise<readonly string[]> =>
  ((await trial.readMessage(by)).seen.drawings ?? []).map(({ id }) => id);

test('drawings for all are seen by all; of others, and of their undo, players are told nothing', async () => {
  const trial = new TestService();
  const { gm, aino } = await openDragonTable(trial);
  await trial.submit(gm, 'draw', { add: draw('gate', 'everyone') });
  const before = await trial.readMessage(aino);
  expect(before.seen.drawings).toEqual([draw('gate', 'everyone')]);
  const { moment } = await trial.submit(gm, 'draw', { add: draw('trap', 'gm') });
  expect(await idsSeenBy(trial, gm)).toEqual(['gate', 'trap']);
  await trial.submit(gm, 'draw', { erase: ['trap'] });
  await trial.submit(gm, 'undo', { to: moment });
  expect(await idsSeenBy(trial, gm)).toEqual(['gate', 'trap']);
  expect(await trial.readMessage(aino)).toEqual(before);
  await trial.service.close();
});

test('undo removes a drawing, and restores erased ones', async () => {
  const trial = new TestService();
  const { gm, aino } = await openDragonTable(trial);
  const { moment } = await trial.submit(gm, 'say', { text: 'Look.' });
  const drawn = await trial.submit(gm, 'draw', { add: draw('gate', 'everyone') });
  await trial.submit(gm, 'draw', { erase: ['gate'] });
  expect(await idsSeenBy(trial, aino)).toEqual([]);
  await trial.submit(gm, 'undo', { to: drawn.moment });
  expect(await idsSeenBy(trial, aino)).toEqual(['gate']);
  await trial.submit(gm, 'undo', { to: moment });
  expect(await idsSeenBy(trial, aino)).toEqual([]);
  await trial.service.close();
});

test('there are no more drawings than the limit; one of the same id replaces the other', async () => {
  const trial = new TestService();
  const { gm } = await openDragonTable(trial);
  for (let n = 0; n < LIMITS.drawings; n++) await trial.submit(gm, 'draw', { add: draw(`d-${n}`, 'gm') });
  expect(await trial.expectRefusal(gm, 'draw', { add: draw('more', 'gm') })).toBe('too-many');
  await trial.submit(gm, 'draw', { add: { ...draw('d-0', 'gm'), color: 'blue' } });
  await trial.submit(gm, 'draw', { add: draw('more', 'gm'), erase: ['d-1'] });
  const ids = await idsSeenBy(trial, gm);
  expect([ids.length, ids.slice(-2)]).toEqual([LIMITS.drawings, ['d-0', 'more']]);
  await trial.service.close();
});
