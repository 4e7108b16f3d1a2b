import { type AnyWorld, fillMissingOptions, type Json, replaceNames, type System } from '@arbitro/kernel';
import {
  type Campaign,
  type Computer,
  createCampaign,
  type EntryChange,
  type Game,
  type Joining,
  LIMITS,
  type LogEntry,
  NO_COMPUTER,
  OPEN_JOINING,
  type OpenAction,
  type Seal,
  type Seat,
  type StoredEntry,
} from '@arbitro/protocol';
import { streamOfRoll } from '@arbitro/seal';
import { renameCreatures } from '../secrecy/creature-ids.ts';
import { applyDiscovery } from '../secrecy/fog.ts';
import {
  EMPTY_SECRECY,
  hasSameRoster,
  type SecrecyMemory,
  updateSecrecy,
} from '../secrecy/secrecy-memory.ts';
import { applyChanges } from './compare-json.ts';
import { pauseComputer, readComputer, removePlayer } from './computer-state.ts';
import { addOwner, forgetOwners, updateOwners } from './owners.ts';
import { applySideChange } from './side-changes.ts';
import { applyUndo } from './undo.ts';

/** The dice under their seal: how many of each stream have been used. */
export interface SealedDice {
  readonly seal: Seal;
  readonly entropy: string;
  readonly thrown: Readonly<Record<string, number>>;
}

export interface Note {
  readonly text: string;
  readonly for: 'gm' | 'everyone' | readonly string[];
  /** The id of its picture. */
  readonly picture?: string | undefined;
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
  /** The ids of pictures, by creature. */
  readonly pictures: Readonly<Record<string, string>>;
  /** Standing orders, by the person asked and the label of the question. */
  readonly orders: Readonly<Record<string, Readonly<Record<string, Json>>>>;
  readonly computer: Computer;
  readonly joining: Joining;
  readonly campaign: Campaign;
  readonly dice: SealedDice;
  readonly secrecy: SecrecyMemory;
  /** The moment of each seat's last message. */
  readonly told: Readonly<Record<string, number>>;
}

type OpenedChange = Extract<EntryChange, { kind: 'opened' }>;

/** Builds a table from its first entry. */
export function createTableState(id: string, system: System, { moment, kept }: LogEntry): Table {
  const { seats, seal, title, ...first } = kept.does as OpenedChange;
  const game = fillOptions(system, first.game);
  return {
    id,
    system,
    version: 1,
    moment,
    title,
    game,
    seats,
    gone: {},
    pictures: first.pictures ?? {},
    ...readCarried(id, first.carried),
    dice: { seal, entropy: '', thrown: {} },
    secrecy: updateSecrecy(EMPTY_SECRECY, { system, game, seats }),
    told: updateTold({}, kept, moment),
  };
}

/** Returns what a table takes over from the evening before; nothing on the first evening. */
function readCarried(
  id: string,
  carried: OpenedChange['carried'],
): Pick<Table, 'notes' | 'orders' | 'computer' | 'joining' | 'campaign'> {
  if (!carried)
    return {
      notes: {},
      orders: {},
      computer: NO_COMPUTER,
      joining: OPEN_JOINING,
      campaign: createCampaign(id),
    };
  const { notes, orders, computer, joining, campaign } = carried;
  return { notes, orders, campaign, computer: readComputer(computer), joining: { ...joining, requests: {} } };
}

/** Options changed by hand or by going back may be those of an older version. */
const updateOptions = (before: Table, next: Table): Table =>
  next.game.world.options === before.game.world.options
    ? next
    : { ...next, game: fillOptions(next.system, next.game) };

/** Returns a stored game with the options of this version. */
export const fillOptions = (system: System, game: Game): Game => ({
  ...game,
  world: fillMissingOptions(system, game.world),
  open: game.open && { ...game.open, before: fillMissingOptions(system, game.open.before) },
});

/** Returns the table after one more entry. No rule is run: the entry states what happened. */
export function applyEntry(table: Table, { version, moment, kept }: LogEntry): Table {
  const next = discover(updateOptions(table, applyEntryChange(table, kept, moment)), kept.discovered);
  const secrecy = hasSameRoster(table, next) ? table.secrecy : updateSecrecy(table.secrecy, next);
  return { ...next, version, moment, secrecy, told: updateTold(table.told, kept, moment) };
}

/** Returns the table with what became known of its map. */
export const discover = (table: Table, discovered: StoredEntry['discovered']): Table =>
  discovered ? { ...table, game: applyDiscovery(table.game, discovered) } : table;

/** Returns the moment of each seat's last message, after one more entry. */
export function updateTold(before: Table['told'], { told }: StoredEntry, moment: number): Table['told'] {
  if (told.length === 0) return before;
  return { ...before, ...Object.fromEntries(told.map((seat) => [seat, moment])) };
}

const setGame = (table: Table, game: Partial<Game>): Table => ({
  ...table,
  game: { ...table.game, ...game },
});

function applyEntryChange(table: Table, { does, seat }: StoredEntry, moment: number): Table {
  const { game } = table;
  switch (does.kind) {
    case 'opened':
      throw new Error(`table ${table.id} is opened twice`);
    case 'acted':
      return applyRun(table, does, { ...does, seat: seat ?? '', before: game.world, moment });
    case 'answered':
      if (!game.open) throw new Error(`table ${table.id}: an answer to nothing`);
      return applyRun(table, does, { ...game.open, moment });
    case 'chose':
      if (!game.open) throw new Error(`table ${table.id}: a choice in nothing`);
      return setGame(table, {
        open: { ...game.open, chosen: { ...game.open.chosen, [does.who]: does.answer } },
      });
    case 'withdrawn':
      return setGame(table, { world: game.open?.before ?? game.world, open: null });
    case 'went-back':
      return updateOwners({ ...table, game: applyUndo(game, does), computer: pauseComputer(table.computer) });
    case 'shown':
      return applyReveal(table, does);
    case 'drew':
      return setGame(table, { drawings: updateDrawings(game.drawings, does) });
    case 'overrode':
    case 'set-options':
    case 'set-scene':
    case 'edited':
      return setGame(table, { world: applyChanges(game.world, does.changes) });
    case 'came':
    case 'dismissed':
      return applyRosterChange(table, does);
    default:
      return applySideChange(table, does, { seat: seat ?? '', moment });
  }
}

type RunChange = Extract<EntryChange, { kind: 'acted' | 'answered' }>;
type OpenActionFields = Pick<OpenAction, 'action' | 'seat' | 'secret' | 'before'> & {
  readonly moment: number;
};

/** The worlds that runs have led to, by their events: events applied once are not applied again. */
const reachedWorlds = new WeakMap<
  RunChange['events'],
  { readonly from: AnyWorld; readonly world: AnyWorld }
>();

/** Caches the world that a run led to, just before this table stores it. */
export const rememberReachedWorld = ({ game }: Table, events: RunChange['events'], world: AnyWorld): void =>
  void reachedWorlds.set(events, { from: game.world, world });

function computeReachedWorld({ system, game }: Table, events: RunChange['events']): AnyWorld {
  const known = reachedWorlds.get(events);
  if (known?.from === game.world) return known.world;
  return events.reduce((before, { event }) => system.apply(before, event), game.world);
}

function applyRun(
  table: Table,
  { events, rolls, answers, pause }: RunChange,
  under: OpenActionFields,
): Table {
  const { dice } = table;
  const world = computeReachedWorld(table, events);
  const { action, seat, secret, before, moment } = under;
  const open = pause && { ...pause, id: moment, action, seat, secret, before, answers, chosen: {} };
  return { ...setGame(table, { world, open }), dice: countThrownDice(dice, rolls) };
}

function countThrownDice(dice: SealedDice, rolls: RunChange['rolls']): SealedDice {
  const sealed = rolls.filter(({ from }) => from !== 'real');
  if (sealed.length === 0) return dice;
  const throwCounts = new Map(Object.entries(dice.thrown));
  for (const roll of sealed) throwCounts.set(streamOfRoll(roll), Number(roll.from) + roll.roll.faces.length);
  return { ...dice, thrown: Object.fromEntries(throwCounts) };
}

function applyReveal(
  table: Table,
  { hidden, opened, masks, names }: Extract<EntryChange, { kind: 'shown' }>,
): Table {
  const changedTable = setGame(table, { hidden, opened, masks });
  if (!names) return changedTable;
  const { world, open } = table.game;
  return setGame(changedTable, {
    world: renameCreatures(world, names),
    // an open action is run again from the world before it
    open: open && { ...open, before: renameCreatures(open.before, names) },
  });
}

function updateDrawings(
  drawings: Game['drawings'] = [],
  { add, erased }: Extract<EntryChange, { kind: 'drew' }>,
): Game['drawings'] {
  const remaining = drawings.filter(({ id }) => !erased.includes(id) && id !== add?.id);
  const all = add ? [...remaining, add].slice(-LIMITS.drawings) : remaining;
  return all.length > 0 ? all : undefined;
}

type RosterChange = Extract<EntryChange, { kind: 'came' | 'dismissed' }>;

function applyRosterChange(table: Table, change: RosterChange): Table {
  const { game, orders, computer, pictures } =
    change.kind === 'came' && change.moved ? moveHiddenCreature(table, change.moved) : table;
  const world = applyChanges(table.game.world, change.changes);
  if (change.kind === 'came') {
    const creatures = change.hidden ? [...game.hidden.creatures, change.creature] : game.hidden.creatures;
    // a new creature under an old id has another face
    const { [change.creature]: _, ...others } = pictures;
    const withOwner = addOwner(
      forgetOwners({ ...table, game, orders, computer, pictures: others }, change.creature),
      change,
    );
    const masks = removeUnmetMask(table, game.masks, change.creature);
    return setGame(withOwner, { world, masks, hidden: { ...game.hidden, creatures } });
  }
  const but = (ids: readonly string[]): string[] => ids.filter((id) => id !== change.creature);
  const hidden = { ...game.hidden, creatures: but(game.hidden.creatures) };
  const withoutPlayer = { ...table, computer: removePlayer(computer, change.creature) };
  return updateOwners(setGame(withoutPlayer, { world, hidden, opened: but(game.opened) }));
}

/** A new creature does not get the mask of a creature that left before players met it. */
function removeUnmetMask({ secrecy }: Table, masks: Game['masks'], id: string): Game['masks'] {
  const { [id]: mask, ...others } = masks;
  return mask && !secrecy.met.includes(mask.id) ? others : masks;
}

/** Moves the table's data of a hidden creature to its new id; the changes of the world are separate. */
function moveHiddenCreature(
  { game, orders, computer, pictures }: Table,
  { from, to }: { readonly from: string; readonly to: string },
): Pick<Table, 'game' | 'orders' | 'computer' | 'pictures'> {
  const ids = new Map([[from, to]]);
  const renameKeys = <T>(record: Readonly<Record<string, T>>): Record<string, T> =>
    Object.fromEntries(Object.entries(record).map(([who, ownedIds]) => [ids.get(who) ?? who, ownedIds]));
  const { hidden, opened, masks } = game;
  return {
    game: {
      ...game,
      hidden: { ...hidden, creatures: replaceNames(hidden.creatures, ids) },
      opened: replaceNames(opened, ids),
      masks: renameKeys(masks),
    },
    orders: renameKeys(orders),
    computer: { ...computer, players: renameKeys(computer.players) },
    pictures: renameKeys(pictures),
  };
}
