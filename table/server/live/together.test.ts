import { describe, expect, test } from 'vitest';
import { TestService } from './test-service.fixture.ts';

describe('several are asked at once', () => {
  const CONTEST = {
    type: 'contest',
    level: 'medium',
    contestants: [{ who: 'brenna' }, { who: 'nerio' }],
  };

  async function contested() {
    const trial = new TestService();
    const gm = await trial.make({ system: 'rischio', creatures: [{ from: 'brenna' }, { from: 'nerio' }] });
    const brenna = await trial.seat(gm, 'player', ['brenna']);
    const nerio = await trial.seat(gm, 'player', ['nerio']);
    const { moment: ask } = await trial.submit(gm, 'act', { action: CONTEST });
    return { trial, gm, brenna, nerio, ask };
  }

  test('each seat sees only its own question, and not the answers of others', async () => {
    const { trial, gm, brenna, nerio, ask } = await contested();
    expect((await trial.readMessage(brenna)).seen).toMatchObject({
      ask: { to: [{ who: 'brenna' }] },
      waiting: ['brenna', 'nerio'],
    });
    const before = await trial.world(gm);
    await trial.submit(brenna, 'answer', { ask, answer: 'Forza' });
    expect(await trial.world(gm)).toEqual(before);
    expect((await trial.readMessage(brenna)).seen.ask).toBeNull();
    const streamMessage = await trial.readMessage(nerio);
    expect(streamMessage.seen).toMatchObject({
      ask: { id: ask, to: [{ who: 'nerio' }] },
      waiting: ['nerio'],
    });
    expect(streamMessage.lines.map(({ kind }) => kind)).not.toContain('chose');
    await trial.submit(nerio, 'answer', { ask, answer: 'Furto' });
    expect((await trial.table(gm)).game.open).toBeNull();
    expect((await trial.readMessage(nerio)).lines.at(-1)?.events).toContainEqual(
      expect.objectContaining({ type: 'contest-settled' }),
    );
  });

  test('a seat that has answered cannot answer again', async () => {
    const { trial, gm, brenna, ask } = await contested();
    await trial.submit(brenna, 'answer', { ask, answer: 'Forza' });
    expect(await trial.expectRefusal(brenna, 'answer', { ask, answer: 'Forza' })).toBe('answered-already');
    expect(await trial.expectRefusal(gm, 'answer', { ask, who: 'brenna', answer: 'Forza' })).toBe(
      'answered-already',
    );
    await trial.submit(gm, 'answer', { ask, answer: 'Furto' });
    expect((await trial.table(gm)).game.open).toBeNull();
  });

  test('the question survives a restart with what was said so far', async () => {
    const { trial, gm, brenna, nerio, ask } = await contested();
    await trial.submit(brenna, 'answer', { ask, answer: 'Forza' });
    const second = new TestService(trial.store, trial.time);
    await second.submit(nerio, 'answer', { ask, answer: 'Furto' });
    expect((await second.table(gm)).game.open).toBeNull();
  });
});
