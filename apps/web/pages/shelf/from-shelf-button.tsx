import type { ShelfKind } from '@arbitro/protocol';
import { type ReactNode, useState } from 'react';
import { useLocale } from '../../app/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { FromShelf } from './from-shelf.tsx';
import type { ShelfThing } from './shelf-api.ts';
import { SHELF_TEXTS } from './texts.ts';

interface FromShelfButtonProps {
  readonly system: string;
  readonly kinds: readonly ShelfKind[];
  /** Takes a thing; returns whether no other one will be taken. */
  readonly onTake: (thing: ShelfThing) => Promise<boolean>;
  /** Settings for the things that are taken. */
  readonly children?: ReactNode;
}

/** Opens the shelf to take something to the table. */
export function FromShelfButton({ system, kinds, onTake, children }: FromShelfButtonProps) {
  const { words } = useLocale();
  const [isOpen, setOpen] = useState(false);
  const take = async (thing: ShelfThing): Promise<void> => {
    if (await onTake(thing)) setOpen(false);
  };
  return (
    <>
      <Button look="tight" onClick={() => setOpen(true)}>
        <Icon name="shelf" size={16} />
        {words(SHELF_TEXTS['from-shelf'])}
      </Button>
      {isOpen && (
        <Dialog title={words(SHELF_TEXTS['from-shelf'])} onClose={() => setOpen(false)}>
          <div className="stack">
            {children}
            <FromShelf system={system} kinds={kinds} onTake={(thing) => void take(thing)} />
          </div>
        </Dialog>
      )}
    </>
  );
}
