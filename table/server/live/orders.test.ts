import { describe, expect, test } from 'vitest';
import { openDragonTable, TAIL_ATTACK, TestService } from './test-service.fixture.ts';

async function openTable() {
  const trial = new TestService();
  return { trial, ...(await openDragonTable(trial)) };
}

describe('a standing order', () => {
  test('answers without asking', async () => {
    const { trial, gm, aino, veikko } = await openTable();
    await trial.submit(aino, 'order', { who: 'aino', label: 'parry', answer: 'let-pass' });
    expect((await trial.readMessage(aino)).seen.orders).toEqual({ aino: { parry: 'let-pass' } });
    expect((await trial.readMessage(veikko)).seen.orders).toEqual({});
    await trial.submit(gm, 'act', { action: TAIL_ATTACK });
    expect((await trial.readMessage(veikko)).seen.ask).toMatchObject({ to: [{ who: 'veikko' }] });
  });

  test('and those of all who are asked carry a run to its end, as if each had answered', async () => {
    const { trial, gm, aino, veikko } = await openTable();
    await trial.submit(aino, 'order', { who: 'aino', label: 'parry', answer: 'let-pass' });
    await trial.submit(veikko, 'order', { who: 'veikko', label: 'parry', answer: 'let-pass' });
    await trial.submit(aino, 'order', { who: 'aino', label: 'mind', answer: 'accept' });
    await trial.submit(gm, 'order', { who: 'gm', label: 'complication', answer: 'none' });
    await trial.submit(gm, 'act', { action: TAIL_ATTACK });
    const [entry] = await trial.store.readBack(gm.table, undefined, 1);
    const { does } = JSON.parse(entry?.body ?? '');
    expect(does.answers.filter(({ chosen }: { chosen?: unknown }) => chosen)).toContainEqual({
      label: 'parry',
      chosen: ['let-pass'],
    });
    expect(does.rolls).toHaveLength(does.answers.filter(({ faces }: { faces?: unknown }) => faces).length);
  });

  test('that does not fit the question is passed over', async () => {
    const { trial, gm, aino } = await openTable();
    await trial.submit(aino, 'order', { who: 'aino', label: 'parry', answer: 'hide' });
    await trial.submit(gm, 'act', { action: TAIL_ATTACK });
    expect((await trial.readMessage(aino)).seen.ask).toMatchObject({ to: [{ who: 'aino' }] });
  });

  test('ends with null', async () => {
    const { trial, gm, aino } = await openTable();
    await trial.submit(aino, 'order', { who: 'aino', label: 'parry', answer: 'parry' });
    await trial.submit(aino, 'order', { who: 'aino', label: 'parry', answer: null });
    expect((await trial.readMessage(aino)).seen.orders).toEqual({});
    await trial.submit(gm, 'act', { action: TAIL_ATTACK });
    expect((await trial.readMessage(aino)).seen.ask).not.toBeNull();
  });

  test('the game master has some too', async () => {
    const { trial, gm } = await openTable();
    const check = { type: 'check', by: 'aino', attribute: 'ketteryys' };
    await trial.submit(gm, 'act', { action: { type: 'end-fight' } });
    await trial.submit(gm, 'act', { action: check });
    expect((await trial.readMessage(gm)).seen.ask).toMatchObject({
      label: { name: 'tn' },
      to: [{ who: 'gm' }],
    });
    await trial.submit(gm, 'withdraw', {});
    await trial.submit(gm, 'order', { who: 'gm', label: 'tn', answer: 0 });
    await trial.submit(gm, 'act', { action: check });
    expect((await trial.readMessage(gm)).seen.ask?.label.name).not.toBe('tn');
    expect((await trial.readMessage(gm)).lines.at(-1)?.rolls).toMatchObject([{ label: 'check', by: 'aino' }]);
  });

  test('there is room for a hundred of', async () => {
    const { trial, aino } = await openTable();
    const order = (n: number) => ({ who: 'aino', label: `question ${n}`, answer: 'yes' });
    for (let n = 0; n < 100; n++) await trial.submit(aino, 'order', order(n));
    expect(await trial.expectRefusal(aino, 'order', order(100))).toBe('over-limit');
    await trial.submit(aino, 'order', { ...order(7), answer: 'no' });
    await trial.submit(aino, 'order', { ...order(8), answer: null });
    await trial.submit(aino, 'order', order(100));
  });

  test('is given by players, and only for their own creatures', async () => {
    const { trial, aino, veikko, guest } = await openTable();
    const order = { who: 'aino', label: 'parry', answer: 'parry' };
    expect(await trial.expectRefusal(veikko, 'order', order)).toBe('not-yours');
    expect(await trial.expectRefusal(guest, 'order', order)).toBe('not-allowed');
    expect(await trial.expectRefusal(aino, 'order', { ...order, who: 'gm' })).toBe('not-yours');
    expect(await trial.expectRefusal(aino, 'order', { ...order, who: 'nobody' })).toBe('no-such-creature');
  });
});

test('a creature may have the name of a property of every object', async () => {
  const trial = new TestService();
  for (const id of ['constructor', '__proto__']) {
    const creatures = [
      { id, name: 'Wanda', sheet: { stats: { Forza: 4 } } },
      { id: 'nerio', from: 'nerio' },
    ];
    const gm = await trial.make({ system: 'rischio', creatures });
    const action = { type: 'contest', level: 'medium', contestants: [{ who: id }, { who: 'nerio' }] };
    const { moment: ask } = await trial.submit(gm, 'act', { action });
    await trial.submit(gm, 'answer', { ask, who: 'nerio', answer: 'Furto' });
    expect((await trial.table(gm)).game.open).not.toBeNull();
    await trial.submit(gm, 'answer', { ask, who: id, answer: 'Forza' });
    await trial.submit(gm, 'order', { who: id, label: 'approach', answer: 'Forza' });
    const again = await trial.submit(gm, 'act', { action });
    await trial.submit(gm, 'answer', { ask: again.moment, who: 'nerio', answer: 'Furto' });
    await trial.submit(gm, 'answer', { ask: again.moment, who: id, answer: 'Forza' });
    const { dice } = await trial.table(gm);
    expect(Object.entries(dice.thrown).toSorted()).toEqual(
      [
        [id, 2],
        ['nerio', 2],
      ].toSorted(),
    );
  }
});
