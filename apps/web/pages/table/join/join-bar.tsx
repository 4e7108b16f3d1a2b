import { useState } from 'react';
import { useLocale } from '../../../app/language.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { TableView } from '../table-view.ts';
import { JoinDialog } from './join-dialog.tsx';
import { JOIN_TEXTS } from './texts.ts';

/** For a player without a creature: whom to play, or that the game master is asked. */
export function JoinBar({ table }: { readonly table: TableView }) {
  const { words } = useLocale();
  const { you, joining } = table.seen;
  const [request] = joining.requests;
  const isWithout = you.owns.length === 0 && joining.policy !== 'closed' && !request;
  const [open, setOpen] = useState(isWithout);
  if (!request && !isWithout && !open) return null;
  return (
    <>
      {request && (
        <div className="question-bar" role="status">
          <Icon name="hourglass" />
          <span className="says">{words(JOIN_TEXTS.waiting, { name: request.name })}</span>
          <Button look="tight" onClick={() => void table.send('join', {})}>
            {words(JOIN_TEXTS['take-back'])}
          </Button>
        </div>
      )}
      {isWithout && (
        <div className="question-bar">
          <Icon name="people" />
          <span className="says">{words(JOIN_TEXTS['no-character'])}</span>
          <Button look="strong tight" onClick={() => setOpen(true)}>
            {words(JOIN_TEXTS.choose)}
          </Button>
        </div>
      )}
      {open && <JoinDialog table={table} onClose={() => setOpen(false)} />}
    </>
  );
}
