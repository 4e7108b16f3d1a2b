import { describe, expect, test } from 'vitest';
import {
  openDragonTable,
  refusalCodeOf,
  requireValue,
  TAIL_ATTACK,
  TestService,
} from './test-service.fixture.ts';

describe('a key', () => {
  test('opens its seat and no other, and is kept as a hash only', async () => {
    const trial = new TestService();
    const { gm, aino } = await openDragonTable(trial);
    expect(requireValue(await trial.service.sit(aino.table, aino.key)).seat).toBe(aino.seat);
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
      expect(refusalCodeOf(await trial.service.sit(aino.table, wrong)), wrong).toBe('wrong-key');
    expect(refusalCodeOf(await trial.service.sit('nosuchtable', aino.key))).toBe('wrong-key');
  });

  test('of one table opens nothing at another', async () => {
    const trial = new TestService();
    const newTable = await trial.make({ system: 'rischio' });
    const two = await trial.make({ system: 'rischio' });
    expect(refusalCodeOf(await trial.service.sit(two.table, newTable.key))).toBe('wrong-key');
  });

  test('expires at its time', async () => {
    const trial = new TestService();
    const { gm } = await openDragonTable(trial);
    const until = trial.time + 1000;
    const { key = '' } = await trial.submit(gm, 'seat', { role: 'player', expires: until });
    requireValue(await trial.service.sit(gm.table, key));
    trial.time = until;
    expect(refusalCodeOf(await trial.service.sit(gm.table, key))).toBe('key-expired');
    await trial.submit(gm, 'seat', { seat: 's5', expires: null });
    requireValue(await trial.service.sit(gm.table, key));
  });

  test('is renewed: the old one opens nothing', async () => {
    const trial = new TestService();
    const { gm, aino } = await openDragonTable(trial);
    const { key = '' } = await trial.submit(gm, 'seat', { seat: aino.seat, newKey: true });
    expect(refusalCodeOf(await trial.service.sit(gm.table, aino.key))).toBe('wrong-key');
    expect(requireValue(await trial.service.sit(gm.table, key)).seat).toBe(aino.seat);
    expect((await trial.readMessage(gm)).seen.seats.find(({ id }) => id === aino.seat)?.owns).toEqual([
      'aino',
    ]);
  });
});

test('a seat cannot renew the key of the same request: if the reply were lost, it could not ask again', async () => {
  const trial = new TestService();
  const { gm } = await openDragonTable(trial);
  expect(await trial.expectRefusal(gm, 'seat', { seat: gm.seat, newKey: true })).toBe('own-key');
  await trial.submit(gm, 'seat', { seat: gm.seat, name: 'Oona' });
  const other = await trial.seat(gm, 'gm');
  await trial.submit(other, 'seat', { seat: gm.seat, newKey: true });
  expect(refusalCodeOf(await trial.service.sit(gm.table, gm.key))).toBe('wrong-key');
});

describe('a seat that is revoked', () => {
  test('sees and asks nothing any more, and its stream ends', async () => {
    const trial = new TestService();
    const { gm, aino } = await openDragonTable(trial);
    let ended = 0;
    requireValue(await trial.service.listen(aino, undefined, { tell: () => undefined, end: () => ended++ }));
    await trial.submit(gm, 'revoke', { seat: aino.seat });
    expect(ended).toBe(1);
    expect(refusalCodeOf(await trial.service.see(aino))).toBe('wrong-key');
    expect(refusalCodeOf(await trial.ask(aino, 'say', { text: 'Hello?' }))).toBe('wrong-key');
    expect(refusalCodeOf(await trial.service.sit(gm.table, aino.key))).toBe('wrong-key');
    expect((await trial.readMessage(gm)).seen.seats.map(({ id }) => id)).not.toContain(aino.seat);
    expect(await trial.expectRefusal(gm, 'revoke', { seat: aino.seat })).toBe('no-such-seat');
    expect(await trial.expectRefusal(gm, 'seat', { seat: aino.seat, newKey: true })).toBe('no-such-seat');
  });

  test('reads nothing that it asked for while the command was under way', async () => {
    const trial = new TestService();
    const { gm, aino } = await openDragonTable(trial);
    const heard: string[] = [];
    const revoked = trial.submit(gm, 'revoke', { seat: aino.seat });
    const listening = trial.service.listen(aino, undefined, {
      tell: (frame) => heard.push(frame),
      end: () => undefined,
    });
    const reads = [trial.service.see(aino), trial.service.exportText(aino)];
    await revoked;
    expect(refusalCodeOf(await listening)).toBe('wrong-key');
    for (const read of reads) expect(refusalCodeOf(await read)).toBe('wrong-key');
    expect(heard).toEqual([]);
  });

  test('leaves its id unused', async () => {
    const trial = new TestService();
    const { gm, aino } = await openDragonTable(trial);
    await trial.submit(gm, 'revoke', { seat: aino.seat });
    expect((await trial.seat(gm, 'player')).seat).not.toBe(aino.seat);
  });

  test('that was asked something: the game master answers', async () => {
    const trial = new TestService();
    const { gm, aino } = await openDragonTable(trial);
    const { moment: ask } = await trial.submit(gm, 'act', { action: TAIL_ATTACK });
    await trial.submit(gm, 'revoke', { seat: aino.seat });
    await trial.submit(gm, 'answer', { ask, answer: 'parry' });
  });
});

describe('a table', () => {
  test('always has a game master', async () => {
    const trial = new TestService();
    const { gm } = await openDragonTable(trial);
    expect(await trial.expectRefusal(gm, 'revoke', { seat: gm.seat })).toBe('last-gm');
    expect(await trial.expectRefusal(gm, 'seat', { seat: gm.seat, role: 'player' })).toBe('last-gm');
    const second = await trial.seat(gm, 'gm');
    await trial.submit(second, 'revoke', { seat: gm.seat });
    expect(await trial.expectRefusal(second, 'revoke', { seat: second.seat })).toBe('last-gm');
  });

  test('has room for sixty, and creatures that left make room', async () => {
    const trial = new TestService();
    const gm = await trial.make({ system: 'rischio' });
    for (let n = 1; n < 60; n++) await trial.submit(gm, 'seat', { role: 'spectator' });
    expect(await trial.expectRefusal(gm, 'seat', { role: 'spectator' })).toBe('too-many');
    await trial.submit(gm, 'revoke', { seat: 's7' });
    expect((await trial.submit(gm, 'seat', { role: 'spectator' })).seat).toBe('s61');
  });

  test('cannot own a creature that does not exist', async () => {
    const trial = new TestService();
    const { gm } = await openDragonTable(trial);
    expect(await trial.expectRefusal(gm, 'seat', { role: 'player', owns: ['nobody'] })).toBe(
      'no-such-creature',
    );
  });
});

test('a seat that reads while it gets another creature has that creature from then on', async () => {
  const trial = new TestService();
  const { gm, aino } = await openDragonTable(trial);
  const given = trial.submit(gm, 'seat', { seat: aino.seat, owns: ['aino', 'veikko'] });
  const meanwhile = trial.readMessage(aino);
  await given;
  for (const message of [await meanwhile, await trial.readMessage(aino)])
    expect(message.seen.you.owns).toEqual(['aino', 'veikko']);
});

describe('a player', () => {
  test('acts for their own creatures only', async () => {
    const trial = new TestService();
    const { gm, aino, veikko, guest } = await openDragonTable(trial);
    const pass = { action: { type: 'pass', by: 'aino' } };
    expect(await trial.expectRefusal(veikko, 'act', pass)).toBe('not-yours');
    expect(await trial.expectRefusal(guest, 'act', pass)).toBe('not-allowed');
    expect(await trial.expectRefusal(aino, 'act', { action: { type: 'end-fight' } })).toBe('not-allowed');
    expect(await trial.expectRefusal(aino, 'act', { action: { type: 'pass', by: 'nobody' } })).toBe(
      'no-such-creature',
    );
    expect(await trial.expectRefusal(aino, 'act', { action: { type: 'dance', by: 'aino' } })).toBe(
      'does-not-fit',
    );
    const offers = requireValue(await trial.service.offers(gm));
    expect(offers.length).toBeGreaterThan(0);
  });

  test('whispers that no other seat reads, not even the game master', async () => {
    const trial = new TestService();
    const { gm, aino, veikko, guest } = await openDragonTable(trial);
    await trial.submit(aino, 'say', { text: 'psst', to: [veikko.seat] });
    const heard = async (seat: typeof gm) => JSON.stringify(await trial.readMessage(seat)).includes('psst');
    expect(await Promise.all([gm, aino, veikko, guest].map(heard))).toEqual([false, true, true, false]);
    expect(await trial.expectRefusal(aino, 'say', { text: 'psst', to: ['nobody'] })).toBe('no-such-seat');
  });

  test('reads notes that are for them', async () => {
    const trial = new TestService();
    const { gm, aino, veikko } = await openDragonTable(trial);
    await trial.submit(gm, 'note', { note: 'map', text: 'north', for: [aino.seat] });
    expect((await trial.readMessage(aino)).seen.notes).toEqual({ map: { text: 'north', for: 'you' } });
    expect((await trial.readMessage(veikko)).seen.notes).toEqual({});
    await trial.submit(gm, 'note', { note: 'map', text: null });
    expect((await trial.readMessage(aino)).seen.notes).toEqual({});
    expect(await trial.expectRefusal(gm, 'note', { note: 'map', text: null })).toBe('no-such-note');
    expect(await trial.expectRefusal(aino, 'note', { note: 'own', text: 'x' })).toBe('not-allowed');
  });
});
