import { type AnyWorld, type Json, renamed, type System, withAllOptions } from '@arbitro/kernel';
import type { Doing, Game, Kept, KeptEntry, Open, Seal, Seat } from '@arbitro/protocol';
import { stirred, streamIn } from '@arbitro/seal';
import { withChanges } from './changes.ts';
import { renameCreatures } from './numbering.ts';
import { ownOf } from './own.ts';
import { forgetting, withOwners } from './owners.ts';
import { hasSameRoster, NO_SECRECY, type Secrecy, secrecyAfter } from './secrecy.ts';
import { followWayBack } from './way-back.ts';

/** The dice under their seal: how many of each stream have been used. */
export interface SealedDice {
  readonly seal: Seal;
  readonly entropy: string;
  readonly thrown: Readonly<Record<string, number>>;
}

export interface Note {
  readonly text: string;
  readonly for: 'gm' | 'everyone' | readonly string[];
}

/** The state of a table, built from its log. */
export interface Table {
  readonly id: string;
  readonly system: System;
  readonly version: number;
  readonly moment: number;
  readonly title: string;
  readonly game: Game;
  readonly seats: readonly Seat[];
  /** Removed creatures, and the seats that played them. */
  readonly gone: Readonly<Record<string, readonly string[]>>;
  readonly notes: Readonly<Record<string, Note>>;
  /** Standing orders, by the person asked and the label of the question. */
  readonly orders: Readonly<Record<string, Readonly<Record<string, Json>>>>;
  readonly dice: SealedDice;
  readonly secrecy: Secrecy;
  /** The moment of each seat's last message. */
  readonly told: Readonly<Record<string, number>>;
}

type Opened = Extract<Doing, { kind: 'opened' }>;

/** Builds a table from its first entry. */
export function opened(id: string, system: System, { moment, kept }: KeptEntry): Table {
  const { seats, seal, title, ...first } = kept.does as Opened;
  const game = withOptions(system, first.game);
  return {
    id,
    system,
    version: 1,
    moment,
    title,
    game,
    seats,
    gone: {},
    notes: {},
    orders: {},
    dice: { seal, entropy: '', thrown: {} },
    secrecy: secrecyAfter(NO_SECRECY, { system, game, seats }),
    told: toldBy({}, kept, moment),
  };
}

/** Options changed by hand or by going back may be those of an older version. */
const withOptionsKept = (before: Table, next: Table): Table =>
  next.game.world.options === before.game.world.options
    ? next
    : { ...next, game: withOptions(next.system, next.game) };

/** Returns a stored game with the options of this version. */
export const withOptions = (system: System, game: Game): Game => ({
  ...game,
  world: withAllOptions(system, game.world),
  open: game.open && { ...game.open, before: withAllOptions(system, game.open.before) },
});

/** Returns the table after one more entry. No rule is run: the entry states what happened. */
export function folded(table: Table, { version, moment, kept }: KeptEntry): Table {
  const next = withOptionsKept(table, written(table, kept, moment));
  const secrecy = hasSameRoster(table, next) ? table.secrecy : secrecyAfter(table.secrecy, next);
  return { ...next, version, moment, secrecy, told: toldBy(table.told, kept, moment) };
}

/** Returns the moment of each seat's last message, after one more entry. */
export function toldBy(before: Table['told'], { told }: Kept, moment: number): Table['told'] {
  if (told.length === 0) return before;
  return { ...before, ...Object.fromEntries(told.map((seat) => [seat, moment])) };
}

const playing = (table: Table, game: Partial<Game>): Table => ({
  ...table,
  game: { ...table.game, ...game },
});

function written(table: Table, { does, seat }: Kept, moment: number): Table {
  const { game } = table;
  switch (does.kind) {
    case 'opened':
      throw new Error(`table ${table.id} is opened twice`);
    case 'acted':
      return turned(table, does, { ...does, seat: seat ?? '', before: game.world, moment });
    case 'answered':
      if (!game.open) throw new Error(`table ${table.id}: an answer to nothing`);
      return turned(table, does, { ...game.open, moment });
    case 'chose':
      if (!game.open) throw new Error(`table ${table.id}: a choice in nothing`);
      return playing(table, {
        open: { ...game.open, chosen: { ...game.open.chosen, [does.who]: does.answer } },
      });
    case 'withdrawn':
      return playing(table, { world: game.open?.before ?? game.world, open: null });
    case 'went-back':
      return withOwners({ ...table, game: followWayBack(game, does) });
    case 'shown':
      return shown(table, does);
    case 'overrode':
    case 'set-options':
    case 'set-scene':
    case 'edited':
      return playing(table, { world: withChanges(game.world, does.changes) });
    case 'came':
    case 'dismissed':
      return peopled(table, does);
    default:
      return arranged(table, does, seat ?? '');
  }
}

type Turned = Extract<Doing, { kind: 'acted' | 'answered' }>;
type Under = Pick<Open, 'action' | 'seat' | 'secret' | 'before'> & { readonly moment: number };

/** The worlds that runs have led to, by their events: events applied once are not applied again. */
const reached = new WeakMap<Turned['events'], { readonly from: AnyWorld; readonly world: AnyWorld }>();

/** Caches the world that a run led to, just before this table stores it. */
export const rememberReached = ({ game }: Table, events: Turned['events'], world: AnyWorld): void =>
  void reached.set(events, { from: game.world, world });

function reachedBy({ system, game }: Table, events: Turned['events']): AnyWorld {
  const known = reached.get(events);
  if (known?.from === game.world) return known.world;
  return events.reduce((before, { event }) => system.apply(before, event), game.world);
}

function turned(table: Table, { events, rolls, answers, pause }: Turned, under: Under): Table {
  const { dice } = table;
  const world = reachedBy(table, events);
  const { action, seat, secret, before, moment } = under;
  const open = pause && { ...pause, id: moment, action, seat, secret, before, answers, chosen: {} };
  return { ...playing(table, { world, open }), dice: thrownOn(dice, rolls) };
}

function thrownOn(dice: SealedDice, rolls: Turned['rolls']): SealedDice {
  const sealed = rolls.filter(({ from }) => from !== 'real');
  if (sealed.length === 0) return dice;
  const thrown = new Map(Object.entries(dice.thrown));
  for (const roll of sealed) thrown.set(streamIn(roll), Number(roll.from) + roll.roll.faces.length);
  return { ...dice, thrown: Object.fromEntries(thrown) };
}

function shown(table: Table, { hidden, opened, masks, names }: Extract<Doing, { kind: 'shown' }>): Table {
  const { world } = table.game;
  return playing(table, { hidden, opened, masks, world: names ? renameCreatures(world, names) : world });
}

type Peopled = Extract<Doing, { kind: 'came' | 'dismissed' }>;

function peopled(table: Table, does: Peopled): Table {
  const { game, orders } = does.kind === 'came' && does.moved ? movedIn(table, does.moved) : table;
  const world = withChanges(table.game.world, does.changes);
  if (does.kind === 'came') {
    const creatures = does.hidden ? [...game.hidden.creatures, does.creature] : game.hidden.creatures;
    const here = forgetting({ ...table, game, orders }, does.creature);
    const masks = withoutUnmet(table, game.masks, does.creature);
    return playing(here, { world, masks, hidden: { ...game.hidden, creatures } });
  }
  const but = (ids: readonly string[]): string[] => ids.filter((id) => id !== does.creature);
  const hidden = { ...game.hidden, creatures: but(game.hidden.creatures) };
  return withOwners(playing(table, { world, hidden, opened: but(game.opened) }));
}

/** A new creature does not get the mask of a creature that left before players met it. */
function withoutUnmet({ secrecy }: Table, masks: Game['masks'], id: string): Game['masks'] {
  const { [id]: worn, ...others } = masks;
  return worn && !secrecy.met.includes(worn.id) ? others : masks;
}

/** Moves the table's data of a hidden creature to its new id; the changes of the world are separate. */
function movedIn(
  { game, orders }: Table,
  { from, to }: { readonly from: string; readonly to: string },
): Pick<Table, 'game' | 'orders'> {
  const ids = new Map([[from, to]]);
  const { hidden, opened, masks } = game;
  const masked = Object.entries(masks).map(([id, mask]) => [ids.get(id) ?? id, mask]);
  return {
    game: {
      ...game,
      hidden: { ...hidden, creatures: renamed(hidden.creatures, ids) },
      opened: renamed(opened, ids),
      masks: Object.fromEntries(masked),
    },
    orders: Object.fromEntries(Object.entries(orders).map(([who, own]) => [ids.get(who) ?? who, own])),
  };
}

/** Applies an entry that does not change the game itself. */
function arranged(table: Table, does: Doing, seat: string): Table {
  switch (does.kind) {
    case 'noted':
      return { ...table, notes: noted(table.notes, does) };
    case 'ordered':
      return { ...table, orders: ordered(table.orders, does) };
    case 'seated':
      return { ...table, seats: seated(table.seats, does.seat) };
    case 'revoked':
      return {
        ...table,
        seats: table.seats.map((one) => (one.id === does.seat ? { ...one, revoked: true, key: '' } : one)),
      };
    case 'stirred':
      return {
        ...table,
        dice: { ...table.dice, entropy: stirred(table.dice.entropy, seat, does.text) },
      };
    case 'sealed':
      return { ...table, dice: { seal: does.seal, entropy: '', thrown: {} } };
    case 'titled':
      return { ...table, title: does.title };
    default:
      return table;
  }
}

function noted(notes: Table['notes'], { note, text, for: forWhom }: Extract<Doing, { kind: 'noted' }>) {
  const { [note]: _, ...others } = notes;
  return text === null ? others : { ...others, [note]: { text, for: forWhom } };
}

function ordered(orders: Table['orders'], { who, label, answer }: Extract<Doing, { kind: 'ordered' }>) {
  const { [label]: _, ...others } = ownOf(orders, who) ?? {};
  return { ...orders, [who]: answer === null ? others : { ...others, [label]: answer } };
}

function seated(seats: readonly Seat[], seat: Seat): readonly Seat[] {
  const there = seats.some(({ id }) => id === seat.id);
  return there ? seats.map((one) => (one.id === seat.id ? seat : one)) : [...seats, seat];
}
