import { lazy, Suspense, useState } from 'react';
import { useLocale } from '../../../app/language.tsx';
import { loadTexts } from '../../../app/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { TableView } from '../table-view.ts';

// the names of policies come with the policies themselves, which only a game master needs
const WhoPlays = lazy(() =>
  loadTexts('lab')
    .then(() => import('./who-plays.tsx'))
    .then(({ WhoPlays: dialog }) => ({ default: dialog })),
);

/** For the game master: opens the choice of who plays whom. */
export function WhoPlaysButton({ table }: { readonly table: TableView }) {
  const { text } = useLocale();
  const [isOpen, setOpen] = useState(false);
  if (table.seen.you.role !== 'gm') return null;
  return (
    <>
      <Button
        look="quiet tight"
        className="who-plays-button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="robot" size={18} />
        {text('computer-who-plays')}
      </Button>
      {isOpen && (
        <Suspense>
          <WhoPlays table={table} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
