import { useState } from 'react';
import { useLocale } from '../../app/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useToasts } from '../../ui/toast.tsx';
import { SeatLink } from '../table/parts/seat-link.tsx';
import { download } from '../table/sheet/download.ts';
import { forgetShelf, readShelfLink } from './shelf-api.ts';
import { SHELF_TEXTS } from './texts.ts';

/** The ways to open the shelf elsewhere, to save it, and to forget it on this device. */
export function ShelfKeyTools({ onChange }: { readonly onChange: () => Promise<void> }) {
  const { words } = useLocale();
  const { complain } = useToasts();
  const [link, setLink] = useState<string>();
  const [isLeaving, setLeaving] = useState(false);
  const show = async (): Promise<void> => {
    const reply = await readShelfLink();
    if (reply.ok) setLink(reply.value.link);
    else complain(reply);
  };
  const forget = async (): Promise<void> => {
    await forgetShelf();
    setLeaving(false);
    await onChange();
  };
  return (
    <section className="stack">
      {link !== undefined && (
        <SeatLink
          title={words(SHELF_TEXTS['other-device'])}
          about={words(SHELF_TEXTS['other-device-about'])}
          link={link}
          onClose={() => setLink(undefined)}
        />
      )}
      <div className="row">
        <Button onClick={() => void show()}>
          <Icon name="link" />
          {words(SHELF_TEXTS['other-device'])}
        </Button>
        <SaveKeyButton />
        <a className="button" href="/api/shelf/export" download="arbitro-shelf.json">
          <Icon name="scroll" />
          {words(SHELF_TEXTS['export-all'])}
        </a>
        <Button look="quiet" onClick={() => setLeaving(true)}>
          {words(SHELF_TEXTS.close)}
        </Button>
      </div>
      {isLeaving && (
        <Dialog title={words(SHELF_TEXTS['close-title'])} onClose={() => setLeaving(false)}>
          <div className="stack">
            <p>{words(SHELF_TEXTS['close-about'])}</p>
            <SaveKeyButton />
            <div className="row">
              <Button look="danger" onClick={() => void forget()}>
                {words(SHELF_TEXTS['close-do'])}
              </Button>
              <Button onClick={() => setLeaving(false)}>{words(SHELF_TEXTS.cancel)}</Button>
            </div>
          </div>
        </Dialog>
      )}
    </section>
  );
}

/** Saves the key of the shelf as a file that opens it again. */
export function SaveKeyButton() {
  const { words } = useLocale();
  const { complain } = useToasts();
  const save = async (): Promise<void> => {
    const reply = await readShelfLink();
    if (reply.ok) download('arbitro-shelf-key', { arbitro: 'shelf-key', ...reply.value });
    else complain(reply);
  };
  return (
    <Button onClick={() => void save()}>
      <Icon name="note" />
      {words(SHELF_TEXTS['save-key'])}
    </Button>
  );
}
