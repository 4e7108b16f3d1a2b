import { useLocale } from '../../../app/language.tsx';
import { imageUrl } from '../../../live/api.ts';
import { Button } from '../../../ui/button.tsx';
import type { TableView } from '../table-view.ts';
import { PicturePicker } from './picture-picker.tsx';
import { HANDOUT_LIMITS } from './shrink-picture.ts';
import { PICTURE_TEXTS } from './texts.ts';
import { useSendPicture } from './use-send-picture.ts';
import './picture.css';

interface NotePictureProps {
  readonly table: TableView;
  /** The id of the note's picture. */
  readonly picture: string | undefined;
  readonly onChange: (picture: string | null) => Promise<unknown>;
}

/** The picture of a note, which its readers see. */
export default function NotePicture({ table, picture, onChange }: NotePictureProps) {
  const { words } = useLocale();
  const { isBusy, sendFile } = useSendPicture(HANDOUT_LIMITS, onChange);
  return (
    <div className="note-picture">
      {picture !== undefined && (
        <img
          className="handout"
          src={imageUrl(table.seen.table.id, picture)}
          alt={words(PICTURE_TEXTS.handout)}
        />
      )}
      <div className="row">
        <PicturePicker
          label={words(PICTURE_TEXTS.handout)}
          says={words(picture === undefined ? PICTURE_TEXTS.choose : PICTURE_TEXTS.change)}
          isBusy={isBusy}
          onFile={(file) => void sendFile(file)}
        />
        {picture !== undefined && (
          <Button look="tight quiet" onClick={() => void onChange(null)}>
            {words(PICTURE_TEXTS.remove)}
          </Button>
        )}
      </div>
    </div>
  );
}
