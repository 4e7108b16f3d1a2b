import { systemById } from '@arbitro/catalogue';
import { buildCrowdFile } from '@arbitro/testing';
import { expect, test, vi } from 'vitest';
import { TestService } from './test-service.fixture.ts';

test('creatures of a large table from the store are checked a few at a time, once', async () => {
  const system = systemById('rischio');
  if (!system) throw new Error('there is no rischio');
  const first = new TestService();
  const gm = await first.make({ scenario: buildCrowdFile(system, 60) });
  const reopened = new TestService(first.store);
  const spy = vi.spyOn(system.schemas.world, 'safeParse');
  const countChecked = async (name: string): Promise<number[]> => {
    spy.mockClear();
    await reopened.submit(gm, 'override', { path: ['creatures', 0, 'name'], value: name });
    return spy.mock.calls.map(([world]) => (world as { creatures: unknown[] }).creatures.length);
  };
  expect(await countChecked('Uno')).toEqual([...Array(15).fill(4), 60]);
  expect(await countChecked('Due')).toEqual([60]);
  const { moment } = await reopened.submit(gm, 'say', { text: 'Tre' });
  await reopened.submit(gm, 'override', { path: ['creatures', 0, 'name'], value: 'Quattro' });
  spy.mockClear();
  await reopened.submit(gm, 'undo', { to: moment });
  const counts = spy.mock.calls.map(([world]) => (world as { creatures: unknown[] }).creatures.length);
  expect(counts).toEqual([...Array(15).fill(4), 60]);
  spy.mockRestore();
});
