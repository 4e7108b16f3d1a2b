import type { Person } from '@arbitro/kernel';
import { useState } from 'react';
import type { TableView } from '../table-view.ts';

/** Returns a function that lets Arbitro make one decision for a person, and whether it is on its way. */
export function useDecide({ send }: Pick<TableView, 'send'>, who: Person | undefined) {
  const [isSending, setSending] = useState(false);
  const decide = async (): Promise<void> => {
    setSending(true);
    await send('decide', { who });
    setSending(false);
  };
  return { decide, isSending };
}
