import { type KeptEntry, type MakeTable, refuseAt } from '@arbitro/protocol';
import { isUnfit, playable, type Unfit } from './commands/desk.ts';
import { broughtFrom } from './files.ts';
import type { Answer, Hall, Made, Sitting } from './hall.ts';
import type { Keeper } from './keep.ts';
import { showEntry } from './live-table.ts';
import { gmSeat, newGame, openingEntry, startOf } from './making.ts';
import { momentOf } from './moments.ts';
import { refused } from './no.ts';
import { gameAt } from './pages.ts';
import { forkedId, keyFrom, newKey, newTableId } from './seats.ts';
import { isNo, type Place, type Tables } from './tables.ts';

interface Parts {
  readonly tables: Tables;
  readonly keeper: Keeper;
  readonly ask: Hall['ask'];
}

/** New tables: made, brought from a file, or forked from another. */
export const openingDesk = (parts: Parts): Pick<Hall, 'make' | 'bring' | 'fork'> => ({
  make: (request) => make(parts, request),
  bring: (file) => bring(parts, file),
  fork: (sitting, asked) => fork(parts, sitting, asked),
});

const momentNow = (tables: Tables): number => momentOf(tables.now());

async function made(tables: Tables, opens: (key: string) => KeptEntry): Promise<Made> {
  const [table, key] = [newTableId(), newKey('s1')];
  const isNew = await tables.store.create(table, [showEntry(opens(key))]);
  return isNew ? { table, seat: 's1', key } : made(tables, opens);
}

async function make(parts: Parts, request: MakeTable): Promise<Answer<Made>> {
  const { tables, ask } = parts;
  const start = startOf(request);
  if ('ok' in start) return start;
  const { system, title, world, actions } = start;
  const value = await made(tables, (key) => {
    const seat = gmSeat('s1', request.name ?? 'GM', key);
    return openingEntry({ system, title, game: newGame(world), seat, moment: momentNow(tables) });
  });
  for (const [at, action] of actions.entries()) {
    await ask(value, 'act', { command: `demo-${at}`, action: { ...action } });
    await answered(parts, value, `demo-${at}`);
  }
  return { ok: true, value };
}

/** An encounter begins with something to do, not with a question that its beginning asks: a tie of initiative. */
async function answered({ tables, ask }: Parts, sitting: Sitting, command: string): Promise<void> {
  for (let n = 0; ; n++) {
    const place = await tables.place(sitting);
    const open = isNo(place) ? null : place.live.table.game.open;
    if (!open) return;
    const who =
      open.ask.kind === 'roll' ? open.ask.by : open.ask.to.find((one) => !(one.who in open.chosen))?.who;
    const body = { command: `${command}-${n}`, ask: open.id, byPolicy: true as const };
    const kept = await ask(sitting, 'answer', who === undefined ? body : { ...body, who });
    if (!kept.ok) return;
  }
}

async function bring({ tables }: Parts, file: unknown): Promise<Answer<Made>> {
  const id = newTableId();
  const brought = broughtFrom(file, { id, now: momentNow(tables) });
  if (isNo(brought)) return brought;
  await tables.store.create(id, brought.entries.map(showEntry));
  return { ok: true, value: { table: id, seat: brought.seat, key: brought.key } };
}

interface ForkAsked {
  readonly command: string;
  readonly at?: number | undefined;
}

async function fork(
  { tables, keeper }: Parts,
  sitting: Sitting,
  { command, at }: ForkAsked,
): Promise<Answer<Made>> {
  const place = await tables.place(sitting);
  if (isNo(place)) return place;
  if (place.seat.role !== 'gm') return refused('not-allowed');
  const key = keyFrom(sitting.key, 's1', `fork ${command}`);
  // in line with the commands: the table stands still meanwhile
  const kept = await keeper.keep(sitting, { command, digest: `fork ${at ?? ''}` }, async (now) => {
    const opens = await forkOpening(tables, now, { at, key });
    if (!opens) return refuseAt('no-such-moment');
    if (isUnfit(opens)) return opens;
    const table = forkedId(sitting.key, command);
    await tables.store.create(table, [showEntry(opens)]);
    return { kind: 'forked', table, at: at ?? now.live.table.moment };
  });
  if (!kept.ok) return kept;
  const { does } = kept.value.kept;
  if (does.kind !== 'forked') throw new Error('a fork was kept as something else');
  return { ok: true, value: { table: does.table, seat: 's1', key } };
}

/** The first entry of a table that goes on from how another stood: with its own dice, and nobody at it but its maker. */
async function forkOpening(
  tables: Tables,
  { live, seat }: Place,
  { at, key }: { readonly at: number | undefined; readonly key: string },
): Promise<KeptEntry | Unfit | undefined> {
  const { system, title, id, moment } = live.table;
  const then = at === undefined || at === moment ? live.table : await gameAt(tables.store, live, at);
  if (!then) return undefined;
  const before = { ...then.game, world: then.game.open?.before ?? then.game.world, open: null };
  const game = playable(live.table, before);
  if (isUnfit(game)) return game;
  const from = { table: id, moment: at ?? moment };
  return openingEntry({
    system,
    title,
    game,
    seat: gmSeat('s1', seat.name, key),
    moment: momentNow(tables),
    from,
  });
}
