import type { Fields, Json } from '@arbitro/kernel';
import type { AddressedEvent, EntryChange, LoggedRoll, SealedRoll, StoredEntry } from '@arbitro/protocol';
import { computerFieldsOf } from './computer-lines.ts';

/** The game master reads everything but keys, sealed seeds, and internal records. */
export function buildGmLine({ does, seat }: StoredEntry): Fields | undefined {
  switch (does.kind) {
    case 'opened':
      return { commitment: does.seal.commitment };
    case 'acted':
      return {
        action: does.action as unknown as Json,
        secret: does.secret,
        ...computerFieldsOf(does.computer),
        ...runFieldsOf(does.events, does.rolls),
      };
    case 'answered':
      return {
        who: does.who,
        ...(does.secret && { secret: true }),
        ...computerFieldsOf(does.computer),
        ...runFieldsOf(does.events, does.rolls),
      };
    case 'chose':
      return { who: does.who, answer: does.answer, ...computerFieldsOf(does.computer) };
    case 'said':
    case 'pictured':
      return undefined;
    case 'noted':
      return { note: does.note, for: does.for };
    case 'drew':
      return { shape: does.add?.shape ?? null, erased: does.erased.length };
    case 'went-back':
      return { to: does.to, ...forwardFieldOf(does, seat) };
    case 'overrode': {
      const { path, creature, from, value, why } = does;
      return { path, creature, from, value, why };
    }
    case 'seated':
      return seatFields(does);
    case 'sealed':
      return { commitment: does.seal.commitment, revealed: does.revealed };
    case 'requested':
      return { name: does.request?.name ?? null };
    default:
      return Object.fromEntries(
        Object.entries(does).filter(([key]) => key !== 'kind' && key !== 'changes'),
      ) as Fields;
  }
}

/** All game masters are told the same: if it went forward for the seat that did it, it went forward for all of them. */
export const forwardFieldOf = (
  { forward }: Extract<EntryChange, { kind: 'went-back' }>,
  seat: string | null,
): Fields => (seat !== null && forward?.includes(seat) ? { forward: true } : {});

export const seatFields = ({ seat: { id, name, role, dice }, changed }: SeatedChange): Fields => ({
  whose: id,
  name,
  role,
  dice,
  ...(changed && { changed }),
});
type SeatedChange = Extract<EntryChange, { kind: 'seated' }>;

const runFieldsOf = (events: readonly AddressedEvent[], rolls: readonly SealedRoll[]): Fields => ({
  events: events.map(({ event }) => event as unknown as Json),
  rolls: rolls.map((roll) => rollFields(roll) as unknown as Json),
});

export const rollFields = ({ roll, from }: SealedRoll): LoggedRoll =>
  (from === 'real' ? { ...roll, real: true } : roll) as LoggedRoll;
