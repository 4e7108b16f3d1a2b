import { describe, expect, test } from 'vitest';
import { codeOf, dragonTable, given, TAIL, Trial } from './trying.ts';

describe('a key', () => {
  test('opens its seat and no other, and is kept as a hash only', async () => {
    const trial = new Trial();
    const { gm, aino } = await dragonTable(trial);
    expect(given(await trial.hall.sit(aino.table, aino.key)).seat).toBe(aino.seat);
    expect(aino.key.split('.')[1]).toMatch(/^[\w-]{43}$/);
    const kept = JSON.stringify(await trial.store.read(gm.table, 0));
    for (const { key } of [gm, aino]) expect(kept).not.toContain(key.split('.')[1]);
    const [, secret = ''] = aino.key.split('.');
    for (const wrong of [
      '',
      '.',
      'x',
      aino.key.slice(0, -1),
      `${gm.seat}.${secret}`,
      `${aino.key}x`,
      `s9.${secret}`,
    ])
      expect(codeOf(await trial.hall.sit(aino.table, wrong)), wrong).toBe('wrong-key');
    expect(codeOf(await trial.hall.sit('nosuchtable', aino.key))).toBe('wrong-key');
  });

  test('of one table opens nothing at another', async () => {
    const trial = new Trial();
    const one = await trial.make({ system: 'rischio' });
    const two = await trial.make({ system: 'rischio' });
    expect(codeOf(await trial.hall.sit(two.table, one.key))).toBe('wrong-key');
  });

  test('expires at its time', async () => {
    const trial = new Trial();
    const { gm } = await dragonTable(trial);
    const until = trial.time + 1000;
    const { key = '' } = await trial.done(gm, 'seat', { role: 'player', expires: until });
    given(await trial.hall.sit(gm.table, key));
    trial.time = until;
    expect(codeOf(await trial.hall.sit(gm.table, key))).toBe('key-expired');
    await trial.done(gm, 'seat', { seat: 's5', expires: null });
    given(await trial.hall.sit(gm.table, key));
  });

  test('is renewed: the old one opens nothing', async () => {
    const trial = new Trial();
    const { gm, aino } = await dragonTable(trial);
    const { key = '' } = await trial.done(gm, 'seat', { seat: aino.seat, newKey: true });
    expect(codeOf(await trial.hall.sit(gm.table, aino.key))).toBe('wrong-key');
    expect(given(await trial.hall.sit(gm.table, key)).seat).toBe(aino.seat);
    expect((await trial.see(gm)).seen.seats.find(({ id }) => id === aino.seat)?.owns).toEqual(['aino']);
  });
});

test('nobody renews the key they came with: were the answer lost, they could not ask again', async () => {
  const trial = new Trial();
  const { gm } = await dragonTable(trial);
  expect(await trial.refused(gm, 'seat', { seat: gm.seat, newKey: true })).toBe('own-key');
  await trial.done(gm, 'seat', { seat: gm.seat, name: 'Oona' });
  const other = await trial.seat(gm, 'gm');
  await trial.done(other, 'seat', { seat: gm.seat, newKey: true });
  expect(codeOf(await trial.hall.sit(gm.table, gm.key))).toBe('wrong-key');
});

describe('a seat that is revoked', () => {
  test('sees and asks nothing any more, and its stream ends', async () => {
    const trial = new Trial();
    const { gm, aino } = await dragonTable(trial);
    let ended = 0;
    given(await trial.hall.listen(aino, undefined, { tell: () => undefined, end: () => ended++ }));
    await trial.done(gm, 'revoke', { seat: aino.seat });
    expect(ended).toBe(1);
    expect(codeOf(await trial.hall.see(aino))).toBe('wrong-key');
    expect(codeOf(await trial.ask(aino, 'say', { text: 'Hello?' }))).toBe('wrong-key');
    expect(codeOf(await trial.hall.sit(gm.table, aino.key))).toBe('wrong-key');
    expect((await trial.see(gm)).seen.seats.map(({ id }) => id)).not.toContain(aino.seat);
    expect(await trial.refused(gm, 'revoke', { seat: aino.seat })).toBe('no-such-seat');
    expect(await trial.refused(gm, 'seat', { seat: aino.seat, newKey: true })).toBe('no-such-seat');
  });

  test('leaves its id to nobody', async () => {
    const trial = new Trial();
    const { gm, aino } = await dragonTable(trial);
    await trial.done(gm, 'revoke', { seat: aino.seat });
    expect((await trial.seat(gm, 'player')).seat).not.toBe(aino.seat);
  });

  test('that was asked something: the game master answers', async () => {
    const trial = new Trial();
    const { gm, aino } = await dragonTable(trial);
    const { moment: ask } = await trial.done(gm, 'act', { action: TAIL });
    await trial.done(gm, 'revoke', { seat: aino.seat });
    await trial.done(gm, 'answer', { ask, answer: 'parry' });
  });
});

describe('a table', () => {
  test('always has a game master', async () => {
    const trial = new Trial();
    const { gm } = await dragonTable(trial);
    expect(await trial.refused(gm, 'revoke', { seat: gm.seat })).toBe('last-gm');
    expect(await trial.refused(gm, 'seat', { seat: gm.seat, role: 'player' })).toBe('last-gm');
    const second = await trial.seat(gm, 'gm');
    await trial.done(second, 'revoke', { seat: gm.seat });
    expect(await trial.refused(second, 'revoke', { seat: second.seat })).toBe('last-gm');
  });

  test('has room for sixty, and those who left make room', async () => {
    const trial = new Trial();
    const gm = await trial.make({ system: 'rischio' });
    for (let n = 1; n < 60; n++) await trial.done(gm, 'seat', { role: 'spectator' });
    expect(await trial.refused(gm, 'seat', { role: 'spectator' })).toBe('too-many');
    await trial.done(gm, 'revoke', { seat: 's7' });
    expect((await trial.done(gm, 'seat', { role: 'spectator' })).seat).toBe('s61');
  });

  test('gives nobody a creature that is not there', async () => {
    const trial = new Trial();
    const { gm } = await dragonTable(trial);
    expect(await trial.refused(gm, 'seat', { role: 'player', owns: ['nobody'] })).toBe('no-such-creature');
  });
});

describe('a player', () => {
  test('acts for their own creatures only', async () => {
    const trial = new Trial();
    const { gm, aino, veikko, guest } = await dragonTable(trial);
    const pass = { action: { type: 'pass', by: 'aino' } };
    expect(await trial.refused(veikko, 'act', pass)).toBe('not-yours');
    expect(await trial.refused(guest, 'act', pass)).toBe('not-allowed');
    expect(await trial.refused(aino, 'act', { action: { type: 'end-fight' } })).toBe('not-allowed');
    expect(await trial.refused(aino, 'act', { action: { type: 'pass', by: 'nobody' } })).toBe(
      'no-such-creature',
    );
    expect(await trial.refused(aino, 'act', { action: { type: 'dance', by: 'aino' } })).toBe('does-not-fit');
    const offers = given(await trial.hall.offers(gm));
    expect(offers.length).toBeGreaterThan(0);
  });

  test('whispers past everybody else, the game master included', async () => {
    const trial = new Trial();
    const { gm, aino, veikko, guest } = await dragonTable(trial);
    await trial.done(aino, 'say', { text: 'psst', to: [veikko.seat] });
    const heard = async (seat: typeof gm) => JSON.stringify(await trial.see(seat)).includes('psst');
    expect(await Promise.all([gm, aino, veikko, guest].map(heard))).toEqual([false, true, true, false]);
    expect(await trial.refused(aino, 'say', { text: 'psst', to: ['nobody'] })).toBe('no-such-seat');
  });

  test('reads notes that are for them', async () => {
    const trial = new Trial();
    const { gm, aino, veikko } = await dragonTable(trial);
    await trial.done(gm, 'note', { note: 'map', text: 'north', for: [aino.seat] });
    expect((await trial.see(aino)).seen.notes).toEqual({ map: { text: 'north', for: 'you' } });
    expect((await trial.see(veikko)).seen.notes).toEqual({});
    await trial.done(gm, 'note', { note: 'map', text: null });
    expect((await trial.see(aino)).seen.notes).toEqual({});
    expect(await trial.refused(gm, 'note', { note: 'map', text: null })).toBe('no-such-note');
    expect(await trial.refused(aino, 'note', { note: 'own', text: 'x' })).toBe('not-allowed');
  });
});
