import {
  type Fields,
  type Json,
  mayActFor,
  mayHear,
  mayKnow,
  mentions,
  renamed,
  type System,
  veiled,
  withoutInner,
} from '@arbitro/kernel';
import type { Doing, Kept, KeptEntry, Line, RollTold, SealedRoll, Seat, ToldEvent } from '@arbitro/protocol';
import { masksFor } from './known.ts';
import { ownOf } from './own.ts';
import { viewerOf } from './seats.ts';
import type { Table } from './table.ts';

/** A reader of the log, and what that seat may not know. */
interface Reader {
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
export function lineOf(table: Table, { moment, kept }: KeptEntry, seat: Seat): Line | undefined {
  const viewer = viewerOf(table, seat);
  const reader: Reader = {
    seat,
    viewer,
    system: table.system,
    unknown: namesUnknown(kept, seat),
    masked: masksFor(table.game, viewer),
    saw: kept.saw.includes(seat.id),
    own: kept.seat === seat.id,
  };
  const told =
    kept.does.kind === 'said'
      ? saidLine(kept, seat)
      : seat.role === 'gm'
        ? gmLine(kept)
        : lineFor(kept, reader);
  return told && { moment, seat: kept.seat, kind: kept.does.kind, ...told };
}

const NOTHING: ReadonlySet<string> = new Set();

function namesUnknown({ unknown }: Kept, { id, role, owns }: Seat): ReadonlySet<string> {
  if (!unknown || role === 'gm') return NOTHING;
  return new Set(ownOf(unknown, id) ?? unknown['*']?.filter((name) => !owns.includes(name)));
}

/** The game master reads everything but keys, sealed seeds, and internal records. */
function gmLine({ does, seat }: Kept): Fields | undefined {
  switch (does.kind) {
    case 'opened':
      return { commitment: does.seal.commitment };
    case 'acted':
      return {
        action: does.action as unknown as Json,
        secret: does.secret,
        ...turnFields(does.events, does.rolls),
      };
    case 'answered':
      return {
        who: does.who,
        ...(does.secret && { secret: true }),
        ...turnFields(does.events, does.rolls),
      };
    case 'said':
      return undefined;
    case 'noted':
      return { note: does.note, for: does.for };
    case 'went-back':
      return { to: does.to, ...forwardFor(does, seat) };
    case 'overrode': {
      const { path, creature, from, value, why } = does;
      return { path, creature, from, value, why };
    }
    case 'seated':
      return seatFields(does);
    case 'sealed':
      return { commitment: does.seal.commitment, revealed: does.revealed };
    default:
      return Object.fromEntries(
        Object.entries(does).filter(([key]) => key !== 'kind' && key !== 'changes'),
      ) as Fields;
  }
}

/** All game masters are told the same: if it went forward for the seat that did it, it went forward for all of them. */
const forwardFor = ({ forward }: Extract<Doing, { kind: 'went-back' }>, seat: string | null): Fields =>
  seat !== null && forward?.includes(seat) ? { forward: true } : {};

const seatFields = ({ seat: { id, name, role, dice }, changed }: Seated): Fields => ({
  whose: id,
  name,
  role,
  dice,
  ...(changed && { changed }),
});
type Seated = Extract<Doing, { kind: 'seated' }>;

const turnFields = (events: readonly ToldEvent[], rolls: readonly SealedRoll[]): Fields => ({
  events: events.map(({ event }) => event as unknown as Json),
  rolls: rolls.map((roll) => rollFields(roll) as unknown as Json),
});

const rollFields = ({ roll, from }: SealedRoll): RollTold =>
  (from === 'real' ? { ...roll, real: true } : roll) as RollTold;

function lineFor({ does }: Kept, reader: Reader): Fields | undefined {
  const { unknown, saw } = reader;
  switch (does.kind) {
    case 'opened':
      return { commitment: does.seal.commitment };
    case 'acted':
      return actedLine(does, reader);
    case 'answered':
      return answeredLine(does, reader);
    case 'chose':
    case 'ordered':
      return mayActForPerson(reader, does.who) ? named(does, ['who'], reader) : undefined;
    case 'withdrawn':
      return saw ? { because: does.because } : undefined;
    case 'noted':
      return isFor(does.for, reader.seat.id) ? { note: does.note } : undefined;
    case 'shown':
      return shownLine(does, reader);
    case 'went-back': {
      const since = ownOf(does.since, reader.seat.id);
      return since === undefined ? undefined : { since, ...forwardFor(does, reader.seat.id) };
    }
    case 'overrode':
      return overrodeLine(does, reader);
    case 'set-options':
      return { options: does.options };
    case 'set-scene':
      return saw ? {} : undefined;
    case 'came':
    case 'edited':
    case 'dismissed':
      return saw && !unknown.has(does.creature) ? creatureLine(does, reader) : undefined;
    case 'sealed':
      return { commitment: does.seal.commitment, revealed: does.revealed };
    case 'said':
    case 'forked':
      return undefined;
    case 'seated':
      return seatFields(does);
    case 'revoked':
      return { whose: does.seat };
    case 'stirred':
      return { text: does.text };
    case 'titled':
      return { title: does.title };
  }
}

/** A message goes only to its recipients: the game master cannot read a whisper between others. */
function saidLine({ does, seat }: Kept, reader: Seat): Fields | undefined {
  if (does.kind !== 'said') return undefined;
  const hears = does.to === null || seat === reader.id || does.to.includes(reader.id);
  return hears ? { text: does.text, to: does.to } : undefined;
}

const mayActForPerson = ({ viewer }: Reader, who: string): boolean => who !== 'gm' && mayActFor(viewer, who);

const isFor = (forWhom: 'gm' | 'everyone' | readonly string[], seat: string): boolean =>
  forWhom === 'everyone' || (forWhom !== 'gm' && forWhom.includes(seat));

/** Returns these fields of an entry, with the names this seat knows. */
function named(does: object, keys: readonly string[], reader: Reader): Fields {
  const fields = Object.fromEntries(Object.entries(does).filter(([key]) => keys.includes(key)));
  return cutNames(fields as Fields, reader);
}

const cutNames = <T extends Json>(told: T, { unknown, masked }: Reader): T =>
  renamed(veiled(told, unknown), masked);

function turnLine(
  { events, rolls }: Pick<Extract<Doing, { kind: 'acted' }>, 'events' | 'rolls'>,
  reader: Reader,
) {
  const facts: Json[] = [];
  /** For each position, how many of the events before it this seat hears of. */
  const heard = events.map((event) => {
    const before = facts.length;
    const fact = eventFor(event, reader);
    if (fact) facts.push(fact);
    return before;
  });
  const thrown = rolls.flatMap((roll) => rollFor(roll, heard[roll.roll.leadsTo] ?? facts.length, reader));
  return { facts, thrown, empty: facts.length + thrown.length === 0 };
}

function actedLine(does: Extract<Doing, { kind: 'acted' }>, reader: Reader): Fields | undefined {
  const { facts, thrown, empty } = turnLine(does, reader);
  if (empty && !reader.own) return undefined;
  const action: Fields = reader.own ? { action: cutNames(does.action as unknown as Json, reader) } : {};
  return { ...action, events: facts, rolls: thrown };
}

function answeredLine(does: Extract<Doing, { kind: 'answered' }>, reader: Reader): Fields | undefined {
  const { facts, thrown, empty } = turnLine(does, reader);
  if (empty && !reader.own) return undefined;
  const who = does.who.filter((one) => !reader.unknown.has(one)).map((one) => cutNames(one, reader));
  return { who, events: facts, rolls: thrown };
}

/**
 * Returns an event for its audience: without fields for the game master only, and without names the seat has never
 * heard.
 */
function eventFor({ event, to, alone }: ToldEvent, reader: Reader): Json | undefined {
  const { viewer, unknown, system } = reader;
  if (!mayHear(to, viewer)) return undefined;
  if (alone && mentions(event as unknown as Json, unknown)) return undefined;
  return cutNames(withoutInner(system, event), reader);
}

function rollFor(sealed: SealedRoll, leadsTo: number, reader: Reader): readonly Json[] {
  if (!mayHear(sealed.to, reader.viewer) || reader.unknown.has(sealed.roll.by)) return [];
  return [cutNames({ ...rollFields(sealed), leadsTo } as unknown as Fields, reader)];
}

function shownLine(
  { revealed, opened }: Extract<Doing, { kind: 'shown' }>,
  reader: Reader,
): Fields | undefined {
  const now = revealed.filter((name) => !reader.unknown.has(name));
  return reader.saw && now.length > 0 ? cutNames({ revealed: now, opened }, reader) : undefined;
}

/**
 * Seats that may know the number read the whole change; others only that something was set, if they see the creature at
 * all.
 */
function overrodeLine(does: Extract<Doing, { kind: 'overrode' }>, reader: Reader): Fields | undefined {
  const { creature, why } = does;
  if (!reader.saw || (creature !== null && reader.unknown.has(creature))) return undefined;
  if (creature === null || !mayKnow(reader.viewer, creature)) return cutNames({ creature }, reader);
  // its index in the roster would reveal how many creatures come before it
  const path = does.path.with(1, creature);
  return { ...cutNames({ creature, path, from: does.from, value: does.value }, reader), why };
}

function creatureLine(
  { creature, name }: Extract<Doing, { kind: 'came' | 'edited' | 'dismissed' }>,
  { viewer, masked }: Reader,
): Fields {
  const mask = masked.get(creature);
  if (mask === undefined || mayKnow(viewer, creature)) return { creature, name };
  return { creature: mask };
}
