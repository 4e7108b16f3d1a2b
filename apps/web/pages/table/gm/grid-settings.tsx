import { MAX_SQUARES } from '@arbitro/grid';
import { useId, useState } from 'react';
import { useLocale } from '../../../app/language.tsx';
import { Button } from '../../../ui/button.tsx';
import { FilePicker } from '../../../ui/file-picker.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useToasts } from '../../../ui/toast.tsx';
import { MAP_LIMITS, shrinkPicture } from '../picture/shrink-picture.ts';
import type { GridDrawingProps } from './grid-drawing.tsx';
import { resizeMap } from './grid-paint.ts';
import { PictureFrameFields } from './picture-frame.tsx';
import { GRID_EDITOR_TEXTS } from './texts-grid.ts';

type GridSettingsProps = Pick<GridDrawingProps, 'draft' | 'onDraw'>;

/** The size of the map, and the picture under it. */
export function GridSettings({ draft, onDraw }: GridSettingsProps) {
  const { words } = useLocale();
  const { tell } = useToasts();
  const { map, picture } = draft;
  const bring = async (file: File): Promise<void> => {
    const found = await shrinkPicture(file, MAP_LIMITS);
    if (found === undefined) tell(words(GRID_EDITOR_TEXTS['bad-picture']));
    else onDraw({ picture: found, pictureFrame: undefined });
  };
  return (
    <>
      <div className="gm-two">
        {(['width', 'height'] as const).map((side) => (
          <SideField
            key={`${side} ${map[side]}`}
            says={words(GRID_EDITOR_TEXTS[side])}
            value={map[side]}
            onValue={(n) => onDraw({ map: resizeMap(map, { ...map, [side]: n }) })}
          />
        ))}
      </div>
      <div className="field">
        <span className="label">{words(GRID_EDITOR_TEXTS.picture)}</span>
        <FilePicker
          label={words(GRID_EDITOR_TEXTS.picture)}
          accept="image/*"
          onFile={(file) => void bring(file)}
        />
        {picture !== null && (
          <>
            <PictureFrameFields
              draft={draft}
              picture={picture}
              onFrame={(pictureFrame) => onDraw({ pictureFrame })}
            />
            <Button look="tight" onClick={() => onDraw({ picture: null, pictureFrame: undefined })}>
              <Icon name="trash" size={16} />
              {words(GRID_EDITOR_TEXTS['no-picture'])}
            </Button>
          </>
        )}
      </div>
    </>
  );
}

interface SideProps {
  readonly says: string;
  readonly value: number;
  readonly onValue: (value: number) => void;
}

/** Changes a side when the number is complete, not at each digit: a map cut short would lose its drawing. */
function SideField({ says, value, onValue }: SideProps) {
  const id = useId();
  const [text, setTyped] = useState(String(value));
  const keep = (): void => {
    const n = Math.round(Number(text));
    if (n >= 1 && n <= MAX_SQUARES && n !== value) onValue(n);
    else setTyped(String(value));
  };
  return (
    <div className="field">
      <label htmlFor={id}>{says}</label>
      <input
        id={id}
        type="number"
        className="input number"
        min={1}
        max={MAX_SQUARES}
        value={text}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={keep}
        onKeyDown={({ key }) => key === 'Enter' && keep()}
      />
    </div>
  );
}
