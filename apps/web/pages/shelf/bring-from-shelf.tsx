import { useState } from 'react';
import { useLocale } from '../../app/language.tsx';
import { useToasts } from '../../ui/toast.tsx';
import type { TableView } from '../table/table-view.ts';
import { FromShelfButton } from './from-shelf-button.tsx';
import type { ShelfThing } from './shelf-api.ts';
import { SHELF_TEXTS } from './texts.ts';

/** The game master brings creatures of their shelf to the table, with their pictures. */
export function BringFromShelf({ table }: { readonly table: TableView }) {
  const { words } = useLocale();
  const { tell, complain } = useToasts();
  const [hidden, setHidden] = useState(false);
  const bring = async ({ name, data, picture }: ShelfThing): Promise<boolean> => {
    const { api } = table.live;
    const reply = await api.command('creature', { name, sheet: data, hidden });
    if (!reply.ok) complain(reply);
    else {
      if (picture !== undefined) await givePicture(table, { moment: reply.value.moment, picture });
      tell(words(SHELF_TEXTS.came, { name }));
    }
    // several may come, one after the other
    return false;
  };
  return (
    <FromShelfButton system={table.system.id} kinds={['character', 'creature']} onTake={bring}>
      <label className="check">
        <input type="checkbox" checked={hidden} onChange={({ target }) => setHidden(target.checked)} />
        {words(SHELF_TEXTS.hidden)}
      </label>
    </FromShelfButton>
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
