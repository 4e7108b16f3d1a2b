import { systemById } from '@arbitro/catalogue';
import { crowdFile } from '@arbitro/testing';
import { expect, test, vi } from 'vitest';
import { Trial } from './trying.ts';

test('creatures of a large table from the store are checked a few at a time, once', async () => {
  const system = systemById('rischio');
  if (!system) throw new Error('there is no rischio');
  const first = new Trial();
  const gm = await first.make({ scenario: crowdFile(system, 60) });
  const reopened = new Trial(first.store);
  const spy = vi.spyOn(system.schemas.world, 'safeParse');
  const countChecked = async (name: string): Promise<number[]> => {
    spy.mockClear();
    await reopened.done(gm, 'override', { path: ['creatures', 0, 'name'], value: name });
    return spy.mock.calls.map(([world]) => (world as { creatures: unknown[] }).creatures.length);
  };
  expect(await countChecked('Uno')).toEqual([...Array(15).fill(4), 60]);
  expect(await countChecked('Due')).toEqual([60]);
  spy.mockRestore();
});
