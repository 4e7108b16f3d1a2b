import { useState } from 'react';
import type { TableView } from '../table-view.ts';
import { type NewCreature, NewSheet } from './new-sheet.tsx';
import { Paste } from './paste.tsx';

/** The game master's way: what is pasted opens in the form, and comes to the table from there. */
export function PasteTool({ table }: { readonly table: TableView }) {
  const [begun, setBegun] = useState<NewCreature>();
  return (
    <>
      <Paste table={table} onOpen={setBegun} />
      {begun && <NewSheet table={table} begun={begun} onClose={() => setBegun(undefined)} />}
    </>
  );
}
