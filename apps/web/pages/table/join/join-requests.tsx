import type { Json } from '@arbitro/kernel';
import type { VisibleJoinRequest } from '@arbitro/protocol';
import { useState } from 'react';
import { useLocale } from '../../../app/language.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { SheetPreview } from '../create/sheet-preview.tsx';
import type { TableView } from '../table-view.ts';
import { JOIN_TEXTS } from './texts.ts';

/** The characters that players ask to bring; the game master answers each with one click. */
export function JoinRequests({ table }: { readonly table: TableView }) {
  return table.seen.joining.requests.map((request) => (
    <JoinRequestBar key={`${request.seat}/${request.moment}`} table={table} request={request} />
  ));
}

interface JoinRequestBarProps {
  readonly table: TableView;
  readonly request: VisibleJoinRequest;
}

function JoinRequestBar({ table, request }: JoinRequestBarProps) {
  const { words } = useLocale();
  const [isLooking, setLooking] = useState(false);
  const { seat, name, moment, sheet = null } = request;
  const { options } = table.seen.view as { readonly options: Json };
  const who = table.seen.seats.find(({ id }) => id === seat)?.name ?? seat;
  const parsed = table.system.schemas.sheet.safeParse(sheet);
  const answer = (admit: boolean): void => void table.send('admit', { seat, request: moment, admit });
  return (
    <div className="question-bar" role="status">
      <Icon name="people" />
      <span className="says">{words(JOIN_TEXTS.asks, { who, name })}</span>
      <Button look="strong tight" onClick={() => answer(true)}>
        {words(JOIN_TEXTS.admit)}
      </Button>
      <Button look="tight" onClick={() => answer(false)}>
        {words(JOIN_TEXTS.decline)}
      </Button>
      {parsed.success && (
        <Button look="tight" onClick={() => setLooking(true)}>
          {words(JOIN_TEXTS.look)}
        </Button>
      )}
      {isLooking && parsed.success && (
        <Dialog title={name} onClose={() => setLooking(false)} wide>
          <SheetPreview table={table} options={options} name={name} sheet={parsed.data} />
        </Dialog>
      )}
    </div>
  );
}
