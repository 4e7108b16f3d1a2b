import { type Campaign, type EntryChange, LIMITS, type Seat } from '@arbitro/protocol';
import { stirEntropy } from '@arbitro/seal';
import { readComputer } from './computer-state.ts';
import { getOwn } from './get-own.ts';
import { removeRequest, setRequest } from './join-requests.ts';
import type { Table } from './table.ts';

/** Applies an entry that does not change the game itself. */
export function applySideChange(
  table: Table,
  change: EntryChange,
  { seat, moment }: { readonly seat: string; readonly moment: number },
): Table {
  switch (change.kind) {
    case 'noted':
      return { ...table, notes: setNote(table.notes, change) };
    case 'pictured':
      return { ...table, pictures: setCreaturePicture(table, change) };
    case 'ordered':
      return { ...table, orders: setOrder(table.orders, change) };
    case 'seated':
      return { ...table, seats: setSeat(table.seats, change.seat) };
    case 'requested':
      return { ...table, joining: setRequest(table.joining, change, { seat, moment }) };
    case 'declined':
      return { ...table, joining: removeRequest(table.joining, change.whose) };
    case 'joining':
      return { ...table, joining: { ...table.joining, policy: change.policy } };
    case 'revoked':
      return {
        ...table,
        joining: removeRequest(table.joining, change.seat),
        seats: table.seats.map((seat) =>
          seat.id === change.seat ? { ...seat, revoked: true, key: '' } : seat,
        ),
      };
    case 'stirred':
      return {
        ...table,
        dice: { ...table.dice, entropy: stirEntropy(table.dice.entropy, seat, change.text) },
      };
    case 'sealed':
      return { ...table, dice: { seal: change.seal, entropy: '', thrown: {} } };
    case 'continued':
      return { ...table, campaign: { ...table.campaign, next: change.table } };
    case 'journaled':
      return { ...table, campaign: setChapterText(table.campaign, change) };
    case 'dated':
      return { ...table, campaign: { ...table.campaign, day: change.day } };
    case 'titled':
      return { ...table, title: change.title };
    case 'computer':
      return { ...table, computer: readComputer(change) };
    default:
      return table;
  }
}

/** Sets what the game master wrote about an evening: this one, or an earlier one. */
function setChapterText(
  campaign: Campaign,
  { chapter: number, text }: Extract<EntryChange, { kind: 'journaled' }>,
): Campaign {
  if (number === campaign.number) return { ...campaign, text };
  const chapters = campaign.chapters.map((chapter) =>
    chapter.number === number ? { ...chapter, text } : chapter,
  );
  return { ...campaign, chapters };
}

function setNote(
  notes: Table['notes'],
  { note, text, for: forWhom, picture }: Extract<EntryChange, { kind: 'noted' }>,
) {
  const { [note]: _, ...others } = notes;
  const handout = { text, for: forWhom, ...(picture !== undefined && { picture }) };
  return text === null ? others : { ...others, [note]: { ...handout, text } };
}

/** Creatures that left keep their pictures, for an undo, as long as there is room. */
function setCreaturePicture(
  { pictures, game }: Table,
  { creature, picture }: Extract<EntryChange, { kind: 'pictured' }>,
): Table['pictures'] {
  const { [creature]: _, ...others } = pictures;
  const known = Object.entries(others);
  const isFull = known.length >= LIMITS.creatures;
  const keptPictures = isFull
    ? known.filter(([id]) => game.world.creatures.some((present) => present.id === id))
    : known;
  return Object.fromEntries(picture === null ? keptPictures : [...keptPictures, [creature, picture]]);
}

function setOrder(
  orders: Table['orders'],
  { who, label, answer }: Extract<EntryChange, { kind: 'ordered' }>,
) {
  const { [label]: _, ...others } = getOwn(orders, who) ?? {};
  return { ...orders, [who]: answer === null ? others : { ...others, [label]: answer } };
}

function setSeat(seats: readonly Seat[], seat: Seat): readonly Seat[] {
  const isKnownSeat = seats.some(({ id }) => id === seat.id);
  return isKnownSeat ? seats.map((other) => (other.id === seat.id ? seat : other)) : [...seats, seat];
}
