import { useState } from 'react';
import { readStored, storeValue } from '../../../app/device-storage.ts';
import { useLocale } from '../../../app/language.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useToasts } from '../../../ui/toast.tsx';
import type { TableView } from '../table-view.ts';
import { JournalDialog } from './journal-dialog.tsx';
import { openEvening } from './open-evening.ts';
import { CAMPAIGN_TEXTS } from './texts.ts';

/** The way to the next evening if it has begun; on a later evening, once, what happened before. */
export function EveningBar({ table }: { readonly table: TableView }) {
  const { words } = useLocale();
  const { complain } = useToasts();
  const { campaign, table: at } = table.seen;
  const key = `journal-read.${at.id}`;
  const [isRead, setIsRead] = useState(() => readStored(key) === 'yes');
  const [isOpen, setIsOpen] = useState(false);
  const markRead = (): void => {
    storeValue(key, 'yes');
    setIsRead(true);
  };
  const { next, number } = campaign;
  return (
    <>
      {next !== null && (
        <div className="question-bar" role="status">
          <Icon name="hourglass" />
          <span className="says">{words(CAMPAIGN_TEXTS['next-there'])}</span>
          <Button look="strong tight" onClick={() => void openEvening(table.live.api, next, complain)}>
            {words(CAMPAIGN_TEXTS['next-go'])}
          </Button>
        </div>
      )}
      {next === null && number > 1 && !isRead && (
        <div className="question-bar">
          <Icon name="note" />
          <span className="says">{words(CAMPAIGN_TEXTS.evening, { n: number })}</span>
          <Button
            look="strong tight"
            onClick={() => {
              markRead();
              setIsOpen(true);
            }}
          >
            {words(CAMPAIGN_TEXTS['journal-title'])}
          </Button>
          <Button look="tight" onClick={markRead}>
            {words(CAMPAIGN_TEXTS['journal-later'])}
          </Button>
        </div>
      )}
      {isOpen && <JournalDialog table={table} onClose={() => setIsOpen(false)} />}
    </>
  );
}
