import {
  type Fields,
  hideTarget,
  type Json,
  mayActFor,
  mayHear,
  mayKnow,
  mentions,
  redact,
  replaceNames,
  type System,
} from '@arbitro/kernel';
import type {
  AddressedEvent,
  EntryChange,
  LogEntry,
  LoggedRoll,
  LogLine,
  SealedRoll,
  Seat,
  StoredEntry,
} from '@arbitro/protocol';
import { getOwn } from '../live/get-own.ts';
import { viewerOf } from '../live/seats.ts';
import type { Table } from '../live/table.ts';
import { readComputerFields } from './computer-lines.ts';
import { buildGmLine, forwardFieldOf, rollFields, seatFields } from './gm-log-line.ts';
import { findMasks } from './known-table.ts';
import { publicFieldsOf } from './public-fields.ts';

/** A reader of the log, and what that seat may not know. */
interface LineReader {
  readonly seat: Seat;
  readonly viewer: ReturnType<typeof viewerOf>;
  readonly system: System;
  readonly unknown: ReadonlySet<string>;
  readonly masked: ReadonlyMap<string, string>;
  readonly saw: boolean;
  /** The entry is the seat's own. */
  readonly own: boolean;
}

/** Returns an entry of the log as a seat may read it, or undefined when it has nothing for that seat. */
export function buildLogLine(table: Table, { moment, kept }: LogEntry, seat: Seat): LogLine | undefined {
  const viewer = viewerOf(table, seat);
  const reader: LineReader = {
    seat,
    viewer,
    system: table.system,
    unknown: unknownNamesOf(kept, seat),
    masked: findMasks(table.game, viewer),
    saw: kept.saw.includes(seat.id),
    own: kept.seat === seat.id,
  };
  const fields =
    kept.does.kind === 'said'
      ? buildChatLine(kept, seat)
      : seat.role === 'gm'
        ? buildGmLine(kept)
        : buildSeatLine(kept, reader);
  return fields && { moment, seat: kept.seat, kind: kept.does.kind, ...fields };
}

const NO_NAMES: ReadonlySet<string> = new Set();

function unknownNamesOf({ unknown }: StoredEntry, { id, role, owns }: Seat): ReadonlySet<string> {
  if (!unknown || role === 'gm') return NO_NAMES;
  return new Set(getOwn(unknown, id) ?? unknown['*']?.filter((name) => !owns.includes(name)));
}

/** Readers need not learn whose number it is. */
const targetFields = ({ target }: LoggedRoll): Pick<LoggedRoll, 'target'> => {
  if (!target) return {};
  const { of: _, ...publicTarget } = target;
  return { target: publicTarget };
};

function buildSeatLine({ does }: StoredEntry, reader: LineReader): Fields | undefined {
  const { unknown, saw } = reader;
  switch (does.kind) {
    case 'opened':
      return { commitment: does.seal.commitment };
    case 'acted':
      return buildActionLine(does, reader);
    case 'answered':
      return buildAnswerLine(does, reader);
    case 'chose':
    case 'ordered':
      return mayActForPerson(reader, does.who) ? pickNamedFields(does, ['who'], reader) : undefined;
    case 'withdrawn':
      return saw ? { because: does.because } : undefined;
    case 'noted':
      return isNoteFor(does.for, reader.seat.id) ? { note: does.note } : undefined;
    case 'shown':
      return buildRevealLine(does, reader);
    case 'went-back': {
      const since = getOwn(does.since, reader.seat.id);
      return since === undefined ? undefined : { since, ...forwardFieldOf(does, reader.seat.id) };
    }
    case 'overrode':
      return buildOverrideLine(does, reader);
    case 'set-options':
      return { options: does.options };
    case 'set-scene':
      return saw ? {} : undefined;
    case 'came':
    case 'edited':
    case 'dismissed':
      return saw && !unknown.has(does.creature) ? buildCreatureLine(does, reader) : undefined;
    case 'sealed':
      return { commitment: does.seal.commitment, revealed: does.revealed };
    case 'requested':
      return reader.own ? { name: does.request?.name ?? null } : undefined;
    case 'declined':
      return reader.seat.id === does.whose ? { whose: does.whose, name: does.name } : undefined;
    case 'joining':
      return { policy: does.policy };
    case 'pictured':
    case 'said':
    case 'drew':
    case 'forked':
    case 'computer':
      return undefined;
    case 'seated':
      return seatFields(does);
    case 'revoked':
      return { whose: does.seat };
    case 'stirred':
      return { text: does.text };
    case 'titled':
      return { title: does.title };
    case 'continued':
      return {};
    case 'journaled':
      return { chapter: does.chapter };
    case 'dated':
      return { day: does.day };
  }
}

/** A message goes only to its recipients: the game master cannot read a whisper between others. */
function buildChatLine({ does, seat }: StoredEntry, reader: Seat): Fields | undefined {
  if (does.kind !== 'said') return undefined;
  const canRead = does.to === null || seat === reader.id || does.to.includes(reader.id);
  return canRead ? { text: does.text, to: does.to } : undefined;
}

const mayActForPerson = ({ viewer }: LineReader, who: string): boolean =>
  who !== 'gm' && mayActFor(viewer, who);

const isNoteFor = (forWhom: 'gm' | 'everyone' | readonly string[], seat: string): boolean =>
  forWhom === 'everyone' || (forWhom !== 'gm' && forWhom.includes(seat));

/** Returns these fields of an entry, with the names this seat knows. */
function pickNamedFields(change: object, keys: readonly string[], reader: LineReader): Fields {
  const fields = Object.fromEntries(Object.entries(change).filter(([key]) => keys.includes(key)));
  return redactNames(fields as Fields, reader);
}

const redactNames = <T extends Json>(json: T, { unknown, masked }: LineReader): T =>
  replaceNames(redact(json, unknown), masked);

function buildRunLine(
  { events, rolls }: Pick<Extract<EntryChange, { kind: 'acted' }>, 'events' | 'rolls'>,
  reader: LineReader,
) {
  const facts: Json[] = [];
  /** For each position, how many of the events before it this seat hears of. */
  const heardEvents = events.map((event) => {
    const before = facts.length;
    const fact = redactEvent(event, reader);
    if (fact) facts.push(fact);
    return before;
  });
  const thrown = rolls.flatMap((roll) =>
    redactRoll(roll, heardEvents[roll.roll.leadsTo] ?? facts.length, reader),
  );
  return { facts, thrown, empty: facts.length + thrown.length === 0 };
}

function buildActionLine(
  change: Extract<EntryChange, { kind: 'acted' }>,
  reader: LineReader,
): Fields | undefined {
  const { facts, thrown, empty } = buildRunLine(change, reader);
  if (empty && !reader.own) return undefined;
  const action: Fields = reader.own ? { action: redactNames(change.action as unknown as Json, reader) } : {};
  const computer = readComputerFields(change.computer, reader.system.actor(change.action), reader);
  return { ...action, ...computer, events: facts, rolls: thrown };
}

function buildAnswerLine(
  change: Extract<EntryChange, { kind: 'answered' }>,
  reader: LineReader,
): Fields | undefined {
  const { facts, thrown, empty } = buildRunLine(change, reader);
  if (empty && !reader.own) return undefined;
  const who = change.who.filter((id) => !reader.unknown.has(id)).map((id) => redactNames(id, reader));
  const [first = 'gm'] = change.who;
  return { who, ...readComputerFields(change.computer, first, reader), events: facts, rolls: thrown };
}

/**
 * Returns an event for its audience: without fields for the game master only, and without names the seat has never
 * heard.
 */
function redactEvent({ event, to, alone }: AddressedEvent, reader: LineReader): Json | undefined {
  const { viewer, unknown, system } = reader;
  if (!mayHear(to, viewer)) return undefined;
  if (alone && mentions(event as unknown as Json, unknown)) return undefined;
  return redactNames(publicFieldsOf(event, system), reader);
}

function redactRoll(sealed: SealedRoll, leadsTo: number, reader: LineReader): readonly Json[] {
  if (!mayHear(sealed.to, reader.viewer) || reader.unknown.has(sealed.roll.by)) return [];
  const roll = hideTarget(rollFields(sealed), reader.viewer);
  return [redactNames({ ...roll, ...targetFields(roll), leadsTo } as unknown as Fields, reader)];
}

function buildRevealLine(
  { revealed, opened }: Extract<EntryChange, { kind: 'shown' }>,
  reader: LineReader,
): Fields | undefined {
  const now = revealed.filter((name) => !reader.unknown.has(name));
  return reader.saw && now.length > 0 ? redactNames({ revealed: now, opened }, reader) : undefined;
}

/**
 * Seats that may know the number read the whole change; others only that something was set, if they see the creature at
 * all.
 */
function buildOverrideLine(
  change: Extract<EntryChange, { kind: 'overrode' }>,
  reader: LineReader,
): Fields | undefined {
  const { creature, why } = change;
  if (!reader.saw || (creature !== null && reader.unknown.has(creature))) return undefined;
  if (creature === null || !mayKnow(reader.viewer, creature)) return redactNames({ creature }, reader);
  // its index in the roster would reveal how many creatures come before it
  const path = change.path.with(1, creature);
  return { ...redactNames({ creature, path, from: change.from, value: change.value }, reader), why };
}

function buildCreatureLine(
  { creature, name }: Extract<EntryChange, { kind: 'came' | 'edited' | 'dismissed' }>,
  { viewer, masked }: LineReader,
): Fields {
  const mask = masked.get(creature);
  if (mask === undefined || mayKnow(viewer, creature)) return { creature, name };
  return { creature: mask };
}
