import { useEffect, useState } from 'react';
import { useLocale } from '../../app/language.tsx';
import { navigateTo } from '../../app/router.tsx';
import { useTitle } from '../../app/title.ts';
import type { FailedReply } from '../../live/api.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useToasts } from '../../ui/toast.tsx';
import { AddThings } from './add-things.tsx';
import { SharedThing } from './shared-thing.tsx';
import { forgetShelf, hasShelf, isShelfOfKey, openShelf, SHARE_KEY, SHELF_KEY } from './shelf-api.ts';
import { SaveKeyButton, ShelfKeyTools } from './shelf-key-tools.tsx';
import { SHELF_TEXTS } from './texts.ts';
import { RemovedThings, ThingList } from './thing-list.tsx';
import { isOpenShelf, useShelf } from './use-shelf.ts';
import './shelf.css';

/** What a person keeps from one table to the next, or an item shared by a link. */
export function ShelfPage({ hash }: { readonly hash: string }) {
  const { words } = useLocale();
  useTitle(words(SHELF_TEXTS.title));
  return SHARE_KEY.test(hash) ? <SharedThing key={hash} shareKey={hash} /> : <OwnShelf hash={hash} />;
}

function OwnShelf({ hash }: { readonly hash: string }) {
  const { words } = useLocale();
  const { shelf, reload } = useShelf();
  const given = SHELF_KEY.test(hash) ? hash : undefined;
  return (
    <div className="page stack shelf">
      <header className="stack">
        <h1>{words(SHELF_TEXTS.title)}</h1>
        <p className="soft">{words(SHELF_TEXTS.about)}</p>
      </header>
      {given !== undefined && <OpenByKey key={given} shelfKey={given} onOpen={reload} />}
      {shelf === 'loading' && <p className="soft">{words(SHELF_TEXTS.loading)}</p>}
      {typeof shelf === 'object' && !isOpenShelf(shelf) && <FailedShelf denied={shelf} onRetry={reload} />}
      {(shelf === 'none' || (isOpenShelf(shelf) && shelf.items.length === 0)) && <EmptyShelf />}
      {isOpenShelf(shelf) && <ThingList items={shelf.items} onChange={reload} />}
      <AddThings onChange={reload} />
      {isOpenShelf(shelf) && (
        <>
          <RemovedThings removed={shelf.removed} onChange={reload} />
          <ShelfKeyTools onChange={reload} />
        </>
      )}
    </div>
  );
}

function EmptyShelf() {
  const { words } = useLocale();
  return (
    <div className="notice">
      <p className="grow">
        <strong>{words(SHELF_TEXTS.empty)}</strong> {words(SHELF_TEXTS['empty-about'])}
      </p>
    </div>
  );
}

interface FailedShelfProps {
  readonly denied: FailedReply;
  readonly onRetry: () => Promise<void>;
}

function FailedShelf({ denied, onRetry }: FailedShelfProps) {
  const { words, text } = useLocale();
  const isLost = denied.status === 401;
  const beginNew = async (): Promise<void> => {
    await forgetShelf();
    await onRetry();
  };
  return (
    <div className="notice bad" role="alert">
      <p className="grow">{isLost ? words(SHELF_TEXTS.lost) : denied.says || text('no-connection')}</p>
      {isLost ? (
        <Button onClick={() => void beginNew()}>{words(SHELF_TEXTS['begin-new'])}</Button>
      ) : (
        <Button onClick={() => void onRetry()}>{text('try-again')}</Button>
      )}
    </div>
  );
}

interface OpenByKeyProps {
  readonly shelfKey: string;
  readonly onOpen: () => Promise<void>;
}

/** Opens the shelf of a link; where another one is open, only after a question. */
function OpenByKey({ shelfKey, onOpen }: OpenByKeyProps) {
  const { words } = useLocale();
  const { complain } = useToasts();
  const [isOther] = useState(() => hasShelf() && !isShelfOfKey(shelfKey));
  const open = async (): Promise<void> => {
    const opened = await openShelf(shelfKey);
    if (!opened.ok) complain(opened);
    await onOpen();
    // the key is in a cookie now, and need not stay in the address
    navigateTo('/shelf', { replace: true });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each key
  useEffect(() => {
    if (!isOther) void open();
  }, []);
  if (!isOther) return null;
  const leave = (): void => navigateTo('/shelf', { replace: true });
  return (
    <Dialog title={words(SHELF_TEXTS['switch-title'])} onClose={leave}>
      <div className="stack">
        <p>{words(SHELF_TEXTS['switch-about'])}</p>
        <SaveKeyButton />
        <div className="row">
          <Button look="strong" onClick={() => void open()}>
            {words(SHELF_TEXTS['switch-do'])}
          </Button>
          <Button onClick={leave}>{words(SHELF_TEXTS.cancel)}</Button>
        </div>
      </div>
    </Dialog>
  );
}
