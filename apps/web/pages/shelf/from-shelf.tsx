import type { ShelfItemInfo, ShelfKind } from '@arbitro/protocol';
import { useState } from 'react';
import { useLocale } from '../../app/language.tsx';
import { Link } from '../../app/router.tsx';
import { Button } from '../../ui/button.tsx';
import { useToasts } from '../../ui/toast.tsx';
import { RefusedNote } from './refused-note.tsx';
import { type RefusedThing, readThing, type ShelfThing } from './shelf-api.ts';
import { SHELF_TEXTS } from './texts.ts';
import { ThingPicture, ThingWords } from './thing-list.tsx';
import { isOpenShelf, useShelf } from './use-shelf.ts';
import './shelf.css';

interface FromShelfProps {
  /** Only things of this game and of these kinds are shown. */
  readonly system: string;
  readonly kinds: readonly ShelfKind[];
  readonly onTake: (thing: ShelfThing) => void;
}

/** Things on the shelf of this device, to take one. */
export function FromShelf({ system, kinds, onTake }: FromShelfProps) {
  const { words, text } = useLocale();
  const { complain } = useToasts();
  const { shelf } = useShelf();
  const [refused, setRefused] = useState<{ readonly name: string; readonly refused: RefusedThing }>();
  const take = async ({ id, name }: ShelfItemInfo): Promise<void> => {
    const thing = await readThing(id);
    if (!thing.ok) return complain(thing);
    const { refused } = thing.value;
    setRefused(refused && { name, refused });
    if (!refused) onTake(thing.value);
  };
  if (shelf === 'loading') return <p className="soft">{words(SHELF_TEXTS.loading)}</p>;
  if (typeof shelf === 'object' && !isOpenShelf(shelf))
    return (
      <p role="alert">{shelf.status === 401 ? words(SHELF_TEXTS.lost) : shelf.says || text('went-wrong')}</p>
    );
  const items =
    shelf === 'none' ? [] : shelf.items.filter((item) => item.system === system && kinds.includes(item.kind));
  return (
    <div className="stack">
      {refused && <RefusedNote {...refused} />}
      {items.length === 0 && <p>{words(SHELF_TEXTS['none-fits'])}</p>}
      <ul className="things">
        {items
          .toSorted((a, b) => a.name.localeCompare(b.name))
          .map((item) => (
            <li key={item.id}>
              <Button className="thing thing-choice" onClick={() => void take(item)}>
                <ThingPicture item={item} />
                <ThingWords item={item} />
              </Button>
            </li>
          ))}
      </ul>
      <p>
        <Link href="/shelf" target="_blank" onClick={(event) => event.stopPropagation()}>
          {words(SHELF_TEXTS['to-shelf'])}
        </Link>
      </p>
    </div>
  );
}
