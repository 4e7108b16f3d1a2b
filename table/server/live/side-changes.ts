import { type Campaign, type EntryChange, LIMITS, type Seat } from '@arbitro/protocol';
import { stirEntropy } from '@arbitro/seal';
import { readComputer } from './computer-state.ts';
import { getOwn } from './get-own.ts';
import { removeRequest, setRequest } from './join-requests.ts';
import type { Table } from './table.ts';

/** Applies an entry that does not change the game itself. */
export function applySideChange(
  table: Table,
  does: EntryChange,
  { seat, moment }: { readonly seat: string; readonly moment: number },
): Table {
  switch (does.kind) {
    case 'noted':
      return { ...table, notes: setNote(table.notes, does) };
    case 'pictured':
      return { ...table, pictures: setCreaturePicture(table, does) };
    case 'ordered':
      return { ...table, orders: setOrder(table.orders, does) };
    case 'seated':
      return { ...table, seats: setSeat(table.seats, does.seat) };
    case 'requested':
      return { ...table, joining: setRequest(table.joining, does, { seat, moment }) };
    case 'declined':
      return { ...table, joining: removeRequest(table.joining, does.whose) };
    case 'joining':
      return { ...table, joining: { ...table.joining, policy: does.policy } };
    case 'revoked':
      return {
        ...table,
        joining: removeRequest(table.joining, does.seat),
        seats: table.seats.map((seat) =>
          seat.id === does.seat ? { ...seat, revoked: true, key: '' } : seat,
        ),
      };
    case 'stirred':
      return {
        ...table,
        dice: { ...table.dice, entropy: stirEntropy(table.dice.entropy, seat, does.text) },
      };
    case 'sealed':
      return { ...table, dice: { seal: does.seal, entropy: '', thrown: {} } };
    case 'continued':
      return { ...table, campaign: { ...table.campaign, next: does.table } };
    case 'journaled':
      return { ...table, campaign: setChapterText(table.campaign, does) };
    case 'dated':
      return { ...table, campaign: { ...table.campaign, day: does.day } };
    case 'titled':
      return { ...table, title: does.title };
    case 'computer':
      return { ...table, computer: readComputer(does) };
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
  const shown = { text, for: forWhom, ...(picture !== undefined && { picture }) };
  return text === null ? others : { ...others, [note]: { ...shown, text } };
}

/** Creatures that left keep their pictures, for an undo, as long as there is room. */
function setCreaturePicture(
  { pictures, game }: Table,
  { creature, picture }: Extract<EntryChange, { kind: 'pictured' }>,
): Table['pictures'] {
  const { [creature]: _, ...others } = pictures;
  const known = Object.entries(others);
  const isFull = known.length >= LIMITS.creatures;
  const kept = isFull ? known.filter(([id]) => game.world.creatures.some((here) => here.id === id)) : known;
  return Object.fromEntries(picture === null ? kept : [...kept, [creature, picture]]);
}

function setOrder(
  orders: Table['orders'],
  { who, label, answer }: Extract<EntryChange, { kind: 'ordered' }>,
) {
  const { [label]: _, ...others } = getOwn(orders, who) ?? {};
  return { ...orders, [who]: answer === null ? others : { ...others, [label]: answer } };
}

function setSeat(seats: readonly Seat[], seat: Seat): readonly Seat[] {
  const there = seats.some(({ id }) => id === seat.id);
  return there ? seats.map((other) => (other.id === seat.id ? seat : other)) : [...seats, seat];
}
