import { refuseAtTable } from '@arbitro/protocol';
import { findTooLongJournal } from '../live/table-limits.ts';
import type { CommandContext, CommandOutcome } from './context.ts';

/** Sets what the journal says about an evening to everyone. */
export function writeJournal({ table, body: { chapter, text } }: CommandContext<'journal'>): CommandOutcome {
  const { number, chapters } = table.campaign;
  if (chapter !== number && !chapters.some((other) => other.number === chapter))
    return refuseAtTable('no-such-evening', { number: chapter });
  const overLimit = text === null ? undefined : findTooLongJournal(table.campaign, text.length);
  return overLimit ? refuseAtTable('over-limit', { ...overLimit }) : { kind: 'journaled', chapter, text };
}

export const setDay = ({ body: { day } }: CommandContext<'day'>): CommandOutcome => ({ kind: 'dated', day });
