import type { CreatureId } from '@arbitro/kernel';
import { useState } from 'react';
import { useLocale } from '../../../app/language.tsx';
import { imageUrl } from '../../../live/api.ts';
import { Button } from '../../../ui/button.tsx';
import { canEditSheet } from '../sheet/visible-creatures.ts';
import type { TableView } from '../table-view.ts';
import { PicturePicker } from './picture-picker.tsx';
import { TOKEN_LIMITS } from './shrink-picture.ts';
import { PICTURE_TEXTS } from './texts.ts';
import { useSendPicture } from './use-send-picture.ts';
import './picture.css';

/** The picture of a creature; for those who play it also the ways to choose one, to take it away and to undo that. */
export default function CreaturePicture({
  table,
  id,
}: {
  readonly table: TableView;
  readonly id: CreatureId;
}) {
  const { words } = useLocale();
  const { seen } = table;
  const picture = seen.pictures[id];
  const [removed, setRemoved] = useState<string>();
  const set = (next: string | null): Promise<boolean> =>
    table.send('picture', { creature: id, picture: next });
  const { isBusy, sendFile } = useSendPicture(TOKEN_LIMITS, set);
  const label = words(PICTURE_TEXTS.picture, { name: table.name(id) });
  const remove = async (): Promise<void> => {
    if (await set(null)) setRemoved(picture);
  };
  return (
    <div className="creature-picture">
      {picture !== undefined && <img src={imageUrl(seen.table.id, picture)} alt={label} />}
      {canEditSheet(seen, id) && (
        <div className="row no-print">
          <PicturePicker
            label={label}
            says={words(picture === undefined ? PICTURE_TEXTS.choose : PICTURE_TEXTS.change)}
            title={words(PICTURE_TEXTS.about)}
            isBusy={isBusy}
            onFile={(file) => void sendFile(file)}
          />
          {picture !== undefined && (
            <Button look="tight quiet" onClick={() => void remove()}>
              {words(PICTURE_TEXTS.remove)}
            </Button>
          )}
          {picture === undefined && removed !== undefined && (
            <span role="status" className="small">
              {words(PICTURE_TEXTS.removed)}{' '}
              <Button look="tight" onClick={() => void set(removed)}>
                {words(PICTURE_TEXTS.undo)}
              </Button>
            </span>
          )}
        </div>
      )}
    </div>
  );
}
