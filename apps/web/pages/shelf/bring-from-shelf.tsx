import { useState } from 'react';
import { useLocale } from '../../app/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useToasts } from '../../ui/toast.tsx';
import type { TableView } from '../table/table-view.ts';
import { FromShelf } from './from-shelf.tsx';
import type { ShelfThing } from './shelf-api.ts';
import { SHELF_TEXTS } from './texts.ts';

/** The game master brings creatures of their shelf to the table, with their pictures. */
export function BringFromShelf({ table }: { readonly table: TableView }) {
  const { words } = useLocale();
  const { tell, complain } = useToasts();
  const [isOpen, setOpen] = useState(false);
  const [hidden, setHidden] = useState(false);
  const bring = async ({ name, data, picture }: ShelfThing): Promise<void> => {
    const { api } = table.live;
    const reply = await api.command('creature', { name, sheet: data, hidden });
    if (!reply.ok) return complain(reply);
    if (picture !== undefined) await givePicture(table, { moment: reply.value.moment, picture });
    tell(words(SHELF_TEXTS.came, { name }));
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
            <label className="check">
              <input type="checkbox" checked={hidden} onChange={({ target }) => setHidden(target.checked)} />
              {words(SHELF_TEXTS.hidden)}
            </label>
            <FromShelf system={table.system.id} onTake={(thing) => void bring(thing)} />
          </div>
        </Dialog>
      )}
    </>
  );
}

interface GivenPicture {
  /** The entry by which the creature came. */
  readonly moment: number;
  readonly picture: string;
}

/** Gives the creature its picture: the log says under which id it came. */
async function givePicture({ live: { api } }: TableView, { moment, picture }: GivenPicture): Promise<void> {
  const page = await api.log(moment + 1, 1);
  const line = page.ok ? page.value.lines.at(-1) : undefined;
  if (line?.moment !== moment || typeof line.creature !== 'string') return;
  await api.command('picture', { creature: line.creature, picture });
}
