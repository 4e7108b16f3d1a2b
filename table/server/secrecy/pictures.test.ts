import { expect, test } from 'vitest';
import { refusalCodeOf, requireValue, TestService } from '../live/test-service.fixture.ts';

const mapRows = ['....', '....'];
const buildPicture = (letter: string): string => `data:image/png;base64,${letter.repeat(40_000)}`;

/** A table with a map and a player. */
async function openMapTable(trial: TestService) {
  const gm = requireValue(
    await trial.service.make({
      system: 'quinta',
      scene: { map: { ground: mapRows } },
      creatures: [{ from: 'brigida', sheet: { at: [1, 1] } }],
    }),
  );
  const { key = '', seat = '' } = await trial.submit(gm, 'seat', {
    role: 'player',
    name: 'Inka',
    owns: ['brigida'],
  });
  return { gm, inka: { table: gm.table, seat, key } };
}

const findPicture = (view: unknown): string => (view as { readonly picture: string }).picture;

test('a picture is sent once, and as its name in every message', async () => {
  const trial = new TestService();
  const { gm, inka } = await openMapTable(trial);
  const frames: string[] = [];
  requireValue(
    await trial.service.listen(inka, undefined, {
      tell: (frame) => frames.push(frame),
      end: () => undefined,
    }),
  );
  await trial.submit(gm, 'scene', { scene: { map: { ground: mapRows }, picture: buildPicture('A') } });
  await trial.submit(gm, 'act', { action: { type: 'light', light: 'dim' } });
  expect(frames).toHaveLength(3);
  for (const frame of frames) expect(frame.length).toBeLessThan(20_000);
  const name = findPicture((await trial.readMessage(inka)).seen.view);
  expect(name).toMatch(/^picture:[\w-]{22}$/);
  expect(requireValue(await trial.service.picture(inka, name.slice('picture:'.length)))).toEqual({
    picture: buildPicture('A'),
  });
});

test('a picture that was removed, or never shown, is not sent', async () => {
  const trial = new TestService();
  const { gm, inka } = await openMapTable(trial);
  await trial.submit(gm, 'scene', { scene: { map: { ground: mapRows }, picture: buildPicture('A') } });
  const first = findPicture((await trial.readMessage(inka)).seen.view).slice('picture:'.length);
  await trial.submit(gm, 'scene', { scene: { map: { ground: mapRows }, picture: buildPicture('B') } });
  expect(refusalCodeOf(await trial.service.picture(inka, first))).toBe('no-such-page');
  expect(refusalCodeOf(await trial.service.picture(inka, 'nothing'))).toBe('no-such-page');
});

test('a file of the log has the picture itself', async () => {
  const trial = new TestService();
  const { gm, inka } = await openMapTable(trial);
  await trial.submit(gm, 'scene', { scene: { map: { ground: mapRows }, picture: buildPicture('A') } });
  expect(JSON.stringify(requireValue(await trial.service.exported(inka)))).toContain(buildPicture('A'));
});
