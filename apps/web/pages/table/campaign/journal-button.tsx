import { useState } from 'react';
import { useLocale } from '../../../app/language.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { TableView } from '../table-view.ts';
import { JournalDialog } from './journal-dialog.tsx';
import { CAMPAIGN_TEXTS } from './texts.ts';

/** Opens the journal. */
export function JournalButton({ table }: { readonly table: TableView }) {
  const { words } = useLocale();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>
        <Icon name="note" />
        {words(CAMPAIGN_TEXTS.journal)}
      </Button>
      {isOpen && <JournalDialog table={table} onClose={() => setIsOpen(false)} />}
    </>
  );
}
