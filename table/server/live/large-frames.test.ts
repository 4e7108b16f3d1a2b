import { expect, test } from 'vitest';
import { TestService } from './test-service.fixture.ts';

test('large views are sent one at a time, in order, to all streams, before the reply', async () => {
  const trial = new TestService();
  const gm = await trial.make({ demo: 'rischio' });
  const player = await trial.seat(gm, 'player');
  const heard = new Map<string, number[]>();
  for (const [name, seat] of [
    ['a', gm],
    ['b', player],
    ['c', player],
  ] as const) {
    const moments: number[] = [];
    heard.set(name, moments);
    const tell = (frame: string): void => void moments.push(Number(/^id: (\d+)/.exec(frame)?.[1]));
    await trial.service.listen(seat, undefined, { tell, end: () => undefined });
  }
  const sent: number[] = [];
  const note = async (n: number): Promise<void> => {
    const { moment } = await trial.submit(gm, 'note', {
      note: `n${n}`,
      text: 'x'.repeat(19_000),
      for: 'everyone',
    });
    sent.push(moment);
    for (const moments of heard.values()) expect(moments.at(-1)).toBe(moment);
  };
  for (let n = 0; n < 5; n++) await note(n);
  // the first frame is the view as it was
  for (const moments of heard.values()) expect(moments.slice(1)).toEqual(sent);
  await trial.service.close();
});
