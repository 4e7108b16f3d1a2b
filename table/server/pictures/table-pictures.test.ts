import { LIMITS } from '@arbitro/protocol';
import { describe, expect, test } from 'vitest';
import type { SeatSession } from '../live/table-service.ts';
import {
  encodeFile,
  openDragonTable,
  refusalCodeOf,
  requireValue,
  TestService,
} from '../live/test-service.fixture.ts';
import { buildPng, pngUri } from './test-pictures.fixture.ts';

const viewOf = async (trial: TestService, seat: SeatSession) => (await trial.readMessage(seat)).seen;
const pictureOf = async (trial: TestService, seat: SeatSession, creature: string): Promise<string> =>
  (await viewOf(trial, seat)).pictures[creature] ?? '';
const isSent = async (trial: TestService, seat: SeatSession, id: string): Promise<boolean> =>
  (await trial.service.image(seat, id)).ok;

describe('the picture of a creature', () => {
  test('is kept once without its metadata, and sent to all who see the creature', async () => {
    const trial = new TestService();
    const { gm, aino, guest } = await openDragonTable(trial);
    await trial.submit(gm, 'picture', { creature: 'lohikaarme', picture: pngUri(1, 'at home') });
    await trial.submit(aino, 'picture', { creature: 'aino', picture: pngUri(1, 'elsewhere') });
    const id = await pictureOf(trial, guest, 'lohikaarme');
    expect(id).toMatch(/^[\w-]{32}$/);
    expect((await viewOf(trial, guest)).pictures).toEqual({ lohikaarme: id, aino: id });
    expect(await trial.store.blobs()).toEqual([id]);
    const { type, bytes } = requireValue(await trial.service.image(guest, id));
    expect([type, Buffer.from(bytes).equals(buildPng(1))]).toEqual(['image/png', true]);
  });

  test('is sent at once to all who listen', async () => {
    const trial = new TestService();
    const { gm, guest } = await openDragonTable(trial);
    const frames: string[] = [];
    const listener = {
      wantsChanges: true,
      tell: (frame: string) => frames.push(frame),
      end: () => undefined,
    };
    requireValue(await trial.service.listen(guest, undefined, listener));
    await trial.submit(gm, 'picture', { creature: 'aino', picture: pngUri(1) });
    const id = await pictureOf(trial, guest, 'aino');
    expect(frames.filter((frame) => frame.includes(id))).toHaveLength(1);
  });

  test('is never sent to those who do not see the creature', async () => {
    const trial = new TestService();
    const { gm, aino, guest } = await openDragonTable(trial);
    await trial.submit(gm, 'picture', { creature: 'lohikaarme', picture: pngUri(2) });
    const id = await pictureOf(trial, gm, 'lohikaarme');
    await trial.submit(gm, 'hide', { creatures: ['lohikaarme'] });
    const before = await trial.readMessage(aino);
    await trial.submit(gm, 'picture', { creature: 'lohikaarme', picture: pngUri(3) });
    const other = await pictureOf(trial, gm, 'lohikaarme');
    expect(await trial.readMessage(aino)).toEqual(before);
    for (const seat of [aino, guest]) {
      expect((await viewOf(trial, seat)).pictures).toEqual({});
      expect([await isSent(trial, seat, id), await isSent(trial, seat, other)]).toEqual([false, false]);
      expect(JSON.stringify(requireValue(await trial.service.exported(seat)))).not.toContain(other);
    }
    expect([await isSent(trial, gm, id), await isSent(trial, gm, other)]).toEqual([false, true]);
    await trial.submit(gm, 'reveal', { creatures: ['lohikaarme'] });
    expect(await isSent(trial, aino, other)).toBe(true);
  });

  test('does not show what is known by another name', async () => {
    const trial = new TestService();
    const { gm, aino } = await openDragonTable(trial);
    await trial.submit(gm, 'picture', { creature: 'lohikaarme', picture: pngUri(4) });
    const id = await pictureOf(trial, gm, 'lohikaarme');
    await trial.submit(gm, 'hide', { as: { lohikaarme: 'A merchant' } });
    expect((await viewOf(trial, aino)).pictures).toEqual({});
    expect(await isSent(trial, aino, id)).toBe(false);
    expect(await isSent(trial, gm, id)).toBe(true);
  });

  test('is given by its player, taken away, and given again by its id', async () => {
    const trial = new TestService();
    const { aino, veikko } = await openDragonTable(trial);
    const picture = pngUri(5);
    expect(await trial.expectRefusal(veikko, 'picture', { creature: 'aino', picture })).toBe('not-yours');
    expect(await trial.expectRefusal(aino, 'picture', { creature: 'nobody', picture })).toBe(
      'no-such-creature',
    );
    await trial.submit(aino, 'picture', { creature: 'aino', picture });
    const id = await pictureOf(trial, veikko, 'aino');
    await trial.submit(aino, 'picture', { creature: 'aino', picture: null });
    expect(await pictureOf(trial, veikko, 'aino')).toBe('');
    expect(await isSent(trial, aino, id)).toBe(false);
    await trial.submit(aino, 'picture', { creature: 'aino', picture: id });
    expect(await pictureOf(trial, veikko, 'aino')).toBe(id);
  });

  test.each(['data:image/svg+xml;base64,PHN2Zy8+', 'data:image/png;base64,AAAA', 'x'.repeat(32)])(
    'is refused if it is %s',
    async (picture) => {
      const trial = new TestService();
      const { gm } = await openDragonTable(trial);
      expect(await trial.expectRefusal(gm, 'picture', { creature: 'aino', picture })).toBe('not-a-picture');
      expect(await trial.store.blobs()).toEqual([]);
    },
  );

  test('is not that of a new creature under the same id', async () => {
    const trial = new TestService();
    const { gm } = await openDragonTable(trial);
    await trial.submit(gm, 'act', { action: { type: 'end-fight' } });
    await trial.submit(gm, 'picture', { creature: 'veikko', picture: pngUri(6) });
    const { moment: to } = await trial.readMessage(gm);
    await trial.submit(gm, 'dismiss', { creature: 'veikko' });
    await trial.submit(gm, 'undo', { to });
    expect(await pictureOf(trial, gm, 'veikko')).not.toBe('');
    await trial.submit(gm, 'dismiss', { creature: 'veikko' });
    await trial.submit(gm, 'creature', { id: 'veikko', from: 'susi' });
    expect(await pictureOf(trial, gm, 'veikko')).toBe('');
  });

  test('is copied to a fork', async () => {
    const trial = new TestService();
    const { gm } = await openDragonTable(trial);
    await trial.submit(gm, 'picture', { creature: 'aino', picture: pngUri(7) });
    const forked = requireValue(await trial.service.fork(gm, { command: 'f' }));
    const id = await pictureOf(trial, forked, 'aino');
    expect(await isSent(trial, forked, id)).toBe(true);
  });
});

describe('a note with a picture', () => {
  test('shows it to its readers alone, and keeps it while its text changes', async () => {
    const trial = new TestService();
    const { gm, aino, veikko } = await openDragonTable(trial);
    await trial.submit(gm, 'note', { note: 'map', text: 'A torn map', for: [aino.seat], picture: pngUri(8) });
    const id = (await viewOf(trial, aino)).notes.map?.picture ?? '';
    expect([await isSent(trial, aino, id), await isSent(trial, veikko, id)]).toEqual([true, false]);
    await trial.submit(gm, 'note', { note: 'map', text: 'A whole map', for: 'everyone' });
    expect(await isSent(trial, veikko, id)).toBe(true);
    await trial.submit(gm, 'note', { note: 'map', text: 'Burnt', for: 'everyone', picture: null });
    expect(await isSent(trial, veikko, id)).toBe(false);
  });

  test('counts, like creatures, to the pictures of a table', async () => {
    const trial = new TestService();
    const { gm } = await openDragonTable(trial);
    for (let grey = 0; grey < LIMITS.pictures; grey++)
      await trial.submit(gm, 'note', { note: `n${grey}`, text: '', picture: pngUri(grey) });
    const picture = pngUri(LIMITS.pictures);
    expect(await trial.expectRefusal(gm, 'note', { note: 'more', text: '', picture })).toBe('over-limit');
    expect(await trial.expectRefusal(gm, 'picture', { creature: 'aino', picture })).toBe('over-limit');
    await trial.submit(gm, 'picture', { creature: 'aino', picture: pngUri(0) });
  });
});

describe('a file of the table', () => {
  test('has its pictures, and takes them to another server', async () => {
    const [trial, elsewhere] = [new TestService(), new TestService()];
    const { gm } = await openDragonTable(trial);
    await trial.submit(gm, 'picture', { creature: 'aino', picture: pngUri(9, 'taken at noon') });
    await trial.submit(gm, 'note', { note: 'map', text: 'Map', picture: pngUri(10) });
    const file = requireValue(await trial.service.exported(gm));
    const newTable = requireValue(await elsewhere.service.bring(encodeFile(file)));
    expect(new Set(await elsewhere.store.blobs())).toEqual(new Set(await trial.store.blobs()));
    expect(await isSent(elsewhere, newTable, await pictureOf(elsewhere, newTable, 'aino'))).toBe(true);
  });

  test('with a picture under a wrong id, or with something else as a picture, is refused', async () => {
    const trial = new TestService();
    const { gm } = await openDragonTable(trial);
    await trial.submit(gm, 'picture', { creature: 'aino', picture: pngUri(11) });
    const file = requireValue(await trial.service.exported(gm)) as { pictures: Record<string, string> };
    const [id = ''] = Object.keys(file.pictures);
    for (const text of [pngUri(12), 'data:image/png;base64,PGh0bWw+', 'https://example.org/a.png'])
      expect(
        refusalCodeOf(await trial.service.bring(encodeFile({ ...file, pictures: { [id]: text } }))),
      ).toBe('not-an-export');
  });

  test('stores only the pictures that its table shows', async () => {
    const [trial, elsewhere] = [new TestService(), new TestService()];
    const { gm } = await openDragonTable(trial);
    await trial.submit(gm, 'picture', { creature: 'aino', picture: pngUri(13) });
    await trial.submit(gm, 'picture', { creature: 'aino', picture: pngUri(14) });
    const file = requireValue(await trial.service.exported(gm)) as { pictures: Record<string, string> };
    const [old = ''] = (await trial.store.blobs()).filter((id) => !(id in file.pictures));
    requireValue(
      await elsewhere.service.bring(
        encodeFile({ ...file, pictures: { ...file.pictures, [old]: pngUri(13) } }),
      ),
    );
    expect(await elsewhere.store.blobs()).toEqual(Object.keys(file.pictures));
  });
});
