import { MAX_SQUARES } from '@arbitro/grid';
import type { PictureFrame } from '@arbitro/kernel';
import { useId, useState } from 'react';
import { useLocale } from '../../../app/language.tsx';
import { Button } from '../../../ui/button.tsx';
import type { GridDraft } from './grid-editor.tsx';
import { GRID_EDITOR_TEXTS } from './texts-grid.ts';

interface PictureFrameProps {
  readonly draft: GridDraft;
  readonly picture: string;
  readonly onFrame: (frame: PictureFrame | undefined) => void;
}

/** Where the picture lies: stretched over the map, or so many squares across, moved until its printed grid fits. */
export function PictureFrameFields({
  draft: { map, pictureFrame: frame },
  picture,
  onFrame,
}: PictureFrameProps) {
  const { words } = useLocale();
  const fit = async (): Promise<void> => {
    const ratio = await readRatio(picture);
    const width = Math.max(1, Math.min(map.width, map.height / ratio));
    onFrame({ x: 0, y: 0, width, height: Math.max(1, width * ratio), lines: true });
  };
  if (!frame)
    return (
      <>
        <p className="soft small">{words(GRID_EDITOR_TEXTS['picture-about'])}</p>
        <Button look="tight" onClick={() => void fit()}>
          {words(GRID_EDITOR_TEXTS['picture-fit'])}
        </Button>
      </>
    );
  const setWidth = (width: number): void =>
    onFrame({ ...frame, width, height: Math.max(1, (frame.height / frame.width) * width) });
  return (
    <div className="stack">
      <div className="gm-two">
        <FrameNumber
          says={words(GRID_EDITOR_TEXTS['picture-width'])}
          value={frame.width}
          bounds={[1, MAX_SQUARES]}
          onValue={setWidth}
        />
        {(['x', 'y'] as const).map((axis) => (
          <FrameNumber
            key={axis}
            says={words(GRID_EDITOR_TEXTS[`picture-${axis}`])}
            value={frame[axis]}
            bounds={[-MAX_SQUARES, MAX_SQUARES]}
            onValue={(value) => onFrame({ ...frame, [axis]: value })}
          />
        ))}
      </div>
      <label className="check">
        <input
          type="checkbox"
          checked={frame.lines}
          onChange={({ target }) => onFrame({ ...frame, lines: target.checked })}
        />
        {words(GRID_EDITOR_TEXTS['picture-lines'])}
      </label>
      <Button look="tight" onClick={() => onFrame(undefined)}>
        {words(GRID_EDITOR_TEXTS['picture-stretch'])}
      </Button>
    </div>
  );
}

/** Returns the height of a picture divided by its width. */
async function readRatio(picture: string): Promise<number> {
  const image = new Image();
  image.src = picture;
  await image.decode().catch(() => undefined);
  return image.naturalWidth > 0 ? image.naturalHeight / image.naturalWidth : 1;
}

interface NumberProps {
  readonly says: string;
  readonly value: number;
  readonly bounds: readonly [number, number];
  readonly onValue: (value: number) => void;
}

const STEP = 0.05;

/** A number of squares with a fraction; each valid change is shown on the map at once. */
function FrameNumber({ says, value, bounds: [min, max], onValue }: NumberProps) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  return (
    <div className="field">
      <label htmlFor={id}>{says}</label>
      <input
        id={id}
        type="number"
        className="input number"
        min={min}
        max={max}
        step={STEP}
        value={typed ?? String(Math.round(value * 100) / 100)}
        onChange={({ target }) => {
          setTyped(target.value);
          const n = target.value === '' ? Number.NaN : Number(target.value);
          if (n >= min && n <= max) onValue(n);
        }}
        onBlur={() => setTyped(undefined)}
      />
    </div>
  );
}
