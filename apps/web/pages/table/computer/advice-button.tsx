import type { CreatureId } from '@arbitro/kernel';
import { lazy, Suspense, useState } from 'react';
import { useLocale } from '../../../app/language.tsx';
import { Button } from '../../../ui/button.tsx';
import type { TableView } from '../table-view.ts';

const AdviceList = lazy(() =>
  import('./advice-list.tsx').then(({ AdviceList: list }) => ({ default: list })),
);

interface AdviceProps {
  readonly table: TableView;
  readonly who: CreatureId;
}

/** Asks Arbitro what it would do in the creature's place. */
export function AdviceButton({ table, who }: AdviceProps) {
  const { text } = useLocale();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet tight" className="decide" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {text('advice-ask')}
      </Button>
      {isOpen && (
        <Suspense>
          <AdviceList table={table} who={who} />
        </Suspense>
      )}
    </>
  );
}
