import type { ExportedShelfItem, ShelfExport } from '@arbitro/protocol';
import { useEffect, useState } from 'react';
import { useLocale } from '../../app/language.tsx';
import { Link, navigateTo } from '../../app/router.tsx';
import type { Reply } from '../../live/api.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useToasts } from '../../ui/toast.tsx';
import { downloadText } from '../table/sheet/download.ts';
import { RefusedNote } from './refused-note.tsx';
import { putThing, readShared } from './shelf-api.ts';
import { SHELF_TEXTS } from './texts.ts';
import { gameNameOf } from './thing-list.tsx';
import './shelf.css';

type SharedReply = Awaited<ReturnType<typeof readShared>>;

/** One thing that its owner shows by a link. */
export function SharedThing({ shareKey }: { readonly shareKey: string }) {
  const { words, text } = useLocale();
  const [shared, setShared] = useState<SharedReply>();
  useEffect(() => void readShared(shareKey).then(setShared), [shareKey]);
  return (
    <div className="page stack shelf">
      <h1>{words(SHELF_TEXTS['shared-title'])}</h1>
      {!shared && <p className="soft">{words(SHELF_TEXTS.wait)}</p>}
      {shared && !shared.ok && (
        <p className="notice bad" role="alert">
          {shared.says || text('no-connection')}
        </p>
      )}
      {shared?.ok && <ThingCard shared={shared} />}
      <p>
        <Link href="/shelf">{words(SHELF_TEXTS['to-shelf'])}</Link>
      </p>
    </div>
  );
}

/** Saves a thing in the form of a shelf, so that it can be added to one. */
function saveThing(item: ExportedShelfItem): void {
  const file: ShelfExport = { arbitro: 'shelf', format: 1, items: [item] };
  downloadText(item.name, JSON.stringify(file, null, 2), 'application/json');
}

type Shared = Extract<SharedReply, { ok: true }> & Reply<unknown>;

function ThingCard({ shared }: { readonly shared: Shared }) {
  const { words } = useLocale();
  const { tell, complain } = useToasts();
  const { item, refused } = shared.value;
  const take = async (): Promise<void> => {
    const put = await putThing(item);
    if (!put.ok) return complain(put);
    tell(words(SHELF_TEXTS.added, { name: item.name }));
    navigateTo('/shelf');
  };
  const kind = words(SHELF_TEXTS[`one-${item.kind}`]);
  return (
    <article className="shared-thing stack">
      {item.picture !== undefined && <img src={item.picture} alt={item.name} />}
      <h2>{item.name}</h2>
      <p className="soft">{[kind, gameNameOf(item.system, words)].filter(Boolean).join(' · ')}</p>
      {refused && <RefusedNote name={item.name} refused={refused} />}
      <div className="row">
        <Button look="strong" disabled={refused !== undefined} onClick={() => void take()}>
          <Icon name="plus" />
          {words(SHELF_TEXTS.take)}
        </Button>
        <Button onClick={() => saveThing(item)}>
          <Icon name="scroll" />
          {words(SHELF_TEXTS.file)}
        </Button>
      </div>
    </article>
  );
}
