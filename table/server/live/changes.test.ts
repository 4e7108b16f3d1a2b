import { systems } from '@arbitro/catalogue';
import { createSeededDie, seedOf } from '@arbitro/dice';
import type { Json, Offer } from '@arbitro/kernel';
import { applyChanges, joinOffers, type LogLine, type OffersMessage, type SeatView } from '@arbitro/protocol';
import { drawAnswer, fillOfferAtRandom } from '@arbitro/testing';
import { describe, expect, test } from 'vitest';
import type { SeatSession, SentOffers, StreamListener } from './table-service.ts';
import { playRandomStep, requireValue, TestService } from './test-service.fixture.ts';

/** A client of a stream of changes: it keeps the view as the web app does. */
class ChangeClient implements StreamListener {
  readonly wantsChanges = true;
  sentOffers: SentOffers | undefined;
  #offersMoment = 0;
  seen: SeatView | undefined;
  moment = 0;
  offers: readonly Offer[] | undefined;
  readonly lines: LogLine[] = [];
  readonly kinds: string[] = [];
  bytes = 0;

  tell(frames: string): void {
    this.bytes += frames.length;
    for (const frame of frames.split('\n\n').slice(0, -1)) {
      const kind = /^event: (\w+)$/m.exec(frame)?.[1] ?? '';
      this.kinds.push(kind);
      this.#handle(kind, JSON.parse(/^data: (.*)$/m.exec(frame)?.[1] ?? ''));
    }
  }

  end(): void {
    this.kinds.push('end');
  }

  #takeOffers(message: OffersMessage): void {
    if ('parts' in message) {
      expect(message.from).toBe(this.#offersMoment);
      this.offers = joinOffers(this.offers ?? [], message.parts);
    } else if ('offers' in message) this.offers = message.offers;
    else return;
    this.#offersMoment = message.moment;
  }

  #handle(kind: string, message: Record<string, Json>): void {
    if (kind === 'offers') {
      this.#takeOffers(message as unknown as OffersMessage);
      return;
    }
    if (kind === 'changed') {
      expect(message.from).toBe(this.moment);
      this.seen = applyChanges(this.seen, message.changes as never) as SeatView;
    } else this.seen = message.seen as unknown as SeatView;
    this.moment = message.moment as number;
    this.lines.push(...(message.lines as unknown as LogLine[]));
  }
}

async function listenForChanges(
  trial: TestService,
  session: SeatSession,
  since?: number,
  client = new ChangeClient(),
): Promise<ChangeClient> {
  requireValue(await trial.service.listen(session, since, client));
  return client;
}

/** Seats a player with one creature and a spectator, all following by changes. */
async function openFollowed(systemId: string) {
  const trial = new TestService();
  const gm = await trial.make({ demo: systemId });
  const [hero] = (await trial.table(gm)).game.world.creatures;
  const sessions = [
    gm,
    await trial.seat(gm, 'player', hero ? [hero.id] : []),
    await trial.seat(gm, 'spectator'),
  ];
  const clients = await Promise.all(sessions.map((session) => listenForChanges(trial, session)));
  return { trial, gm, sessions, clients };
}

describe.each(systems)('a stream of changes at a table of $id', (system) => {
  test.each(['luna', 'sole'])('adds up to the view and the offers of its seat (%s)', async (seed) => {
    const { trial, gm, sessions, clients } = await openFollowed(system.id);
    const player = { die: createSeededDie(seedOf(seed)), fill: fillOfferAtRandom, answerTo: drawAnswer };
    for (let n = 0; n < 25 && (await playRandomStep(trial, gm, player)); n++) {
      for (const [index, session] of sessions.entries()) {
        const client = clients[index];
        const { seen, moment } = await trial.readMessage(session);
        expect(client?.seen).toEqual(seen);
        expect(client?.moment).toBe(moment);
        if (index < 2 && client?.offers !== undefined)
          expect(client.offers).toEqual(requireValue(await trial.service.offers(session)));
      }
    }
    expect(clients[0]?.kinds.filter((kind) => kind === 'told')).toHaveLength(1);
    expect(clients[0]?.kinds.filter((kind) => kind === 'changed').length).toBeGreaterThan(10);
    expect(trial.errors).toEqual([]);
  });
});

test('a client that reconnects gets the missed lines and the whole view, or nothing if it missed nothing', async () => {
  const { trial, gm } = await openFollowed('rischio');
  const early = await listenForChanges(trial, gm);
  const { moment } = await trial.submit(gm, 'say', { text: 'one' });
  await trial.submit(gm, 'say', { text: 'two' });
  const back = await listenForChanges(trial, gm, moment);
  expect(back.kinds).toEqual(['told', 'offers']);
  expect(back.lines.map(({ text }) => text)).toEqual(['two']);
  expect(back.seen).toEqual(early.seen);
  const upToDate = await listenForChanges(trial, gm, early.moment);
  expect(upToDate.kinds).toEqual(['offers']);
});

test('a message at the table sends neither the view nor the offers again', async () => {
  const { trial, gm, clients } = await openFollowed('rischio');
  const before = clients.map(({ bytes }) => bytes);
  await trial.submit(gm, 'say', { text: 'Ready?' });
  for (const [index, client] of clients.entries()) {
    expect(client.kinds.at(-1)).toBe('changed');
    expect(client.bytes - (before[index] ?? 0)).toBeLessThan(300);
  }
});

test('offers that a thread has to build follow the message', async () => {
  const trial = new TestService();
  const creatures = Array.from({ length: 12 }, (_, n) => ({ id: `wolf-${n}`, from: 'lupo' }));
  const gm = await trial.make({ system: 'rischio', creatures });
  const client = await listenForChanges(trial, gm);
  expect(client.kinds).toEqual(['told', 'offers']);
  expect(client.offers).toBeUndefined();
  await expect.poll(() => client.offers).toEqual(requireValue(await trial.service.offers(gm)));
  await trial.service.close();
});

test('two nodes: changes of an entry that another node stored add up, too', async () => {
  const { trial, gm } = await openFollowed('rischio');
  const other = new TestService(trial.store, trial.time);
  const client = await listenForChanges(other, gm);
  await trial.submit(gm, 'say', { text: 'from afar' });
  await trial.submit(gm, 'hide', { creatures: ['brenna'] });
  // an append after a stale version makes the other node read what it has missed
  await other.submit(gm, 'say', { text: 'from here' });
  const { seen, moment } = await other.readMessage(gm);
  expect(client.moment).toBe(moment);
  expect(client.seen).toEqual(seen);
  expect(client.kinds).toEqual(['told', 'offers', 'changed', 'changed', 'changed']);
});
