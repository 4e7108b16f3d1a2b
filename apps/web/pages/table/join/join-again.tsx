import { useState } from 'react';
import { useLocale } from '../../../app/language.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { TableView } from '../table-view.ts';
import { JoinDialog } from './join-dialog.tsx';
import { JOIN_TEXTS } from './texts.ts';
import './join.css';

/** For a player who has a character: the way to bring another. */
export default function JoinAgain({ table }: { readonly table: TableView }) {
  const { words } = useLocale();
  const [open, setOpen] = useState(false);
  const { you, joining } = table.seen;
  if (you.role !== 'player' || you.owns.length === 0 || joining.policy === 'closed') return null;
  return (
    <div className="join-again no-print">
      <Button look="tight quiet" onClick={() => setOpen(true)}>
        <Icon name="plus" size={16} />
        {words(JOIN_TEXTS.another)}
      </Button>
      {open && <JoinDialog table={table} onClose={() => setOpen(false)} />}
    </div>
  );
}
