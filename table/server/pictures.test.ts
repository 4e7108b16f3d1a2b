import { expect, test } from 'vitest';
import { codeOf, given, Trial } from './trying.ts';

const ground = ['....', '....'];
const picture = (letter: string): string => `data:image/png;base64,${letter.repeat(40_000)}`;

/** A table with a map and a player. */
async function mapped(trial: Trial) {
  const gm = given(
    await trial.hall.make({
      system: 'quinta',
      scene: { map: { ground } },
      creatures: [{ from: 'brigida', sheet: { at: [1, 1] } }],
    }),
  );
  const { key = '', seat = '' } = await trial.done(gm, 'seat', {
    role: 'player',
    name: 'Inka',
    owns: ['brigida'],
  });
  return { gm, inka: { table: gm.table, seat, key } };
}

const pictureIn = (view: unknown): string => (view as { readonly picture: string }).picture;

test('a picture goes out once, and by its name in every message', async () => {
  const trial = new Trial();
  const { gm, inka } = await mapped(trial);
  const frames: string[] = [];
  given(
    await trial.hall.listen(inka, undefined, { tell: (frame) => frames.push(frame), end: () => undefined }),
  );
  await trial.done(gm, 'scene', { scene: { map: { ground }, picture: picture('A') } });
  await trial.done(gm, 'act', { action: { type: 'light', light: 'dim' } });
  expect(frames).toHaveLength(3);
  for (const frame of frames) expect(frame.length).toBeLessThan(20_000);
  const name = pictureIn((await trial.see(inka)).seen.view);
  expect(name).toMatch(/^picture:[\w-]{22}$/);
  expect(given(await trial.hall.picture(inka, name.slice('picture:'.length)))).toEqual({
    picture: picture('A'),
  });
});

test('a picture that is gone, or that nobody has seen, is not given', async () => {
  const trial = new Trial();
  const { gm, inka } = await mapped(trial);
  await trial.done(gm, 'scene', { scene: { map: { ground }, picture: picture('A') } });
  const first = pictureIn((await trial.see(inka)).seen.view).slice('picture:'.length);
  await trial.done(gm, 'scene', { scene: { map: { ground }, picture: picture('B') } });
  expect(codeOf(await trial.hall.picture(inka, first))).toBe('no-such-page');
  expect(codeOf(await trial.hall.picture(inka, 'nothing'))).toBe('no-such-page');
});

test('a file of the log has the picture itself', async () => {
  const trial = new Trial();
  const { gm, inka } = await mapped(trial);
  await trial.done(gm, 'scene', { scene: { map: { ground }, picture: picture('A') } });
  expect(JSON.stringify(given(await trial.hall.exported(inka)))).toContain(picture('A'));
});
