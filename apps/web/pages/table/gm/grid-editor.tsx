import type { GridMap } from '@arbitro/grid';
import type { Fields, GridScene, PictureFrame } from '@arbitro/kernel';
import { useState } from 'react';
import { useLocale } from '../../../app/language.tsx';
import type { FailedReply } from '../../../live/api.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Faults } from '../sheet/faults.tsx';
import { SHEET_TEXTS } from '../sheet/texts.ts';
import type { TableView } from '../table-view.ts';
import { FogField } from './fog-field.tsx';
import { GridDrawing } from './grid-drawing.tsx';
import { createBlankMap } from './grid-paint.ts';
import { updateScene } from './scene-draft.ts';
import { GM_TEXTS } from './texts.ts';
import { GRID_EDITOR_TEXTS } from './texts-grid.ts';
import './grid-editor.css';

/** A map being drawn. */
export interface GridDraft {
  readonly map: GridMap;
  readonly picture: string | null;
  readonly pictureFrame: PictureFrame | undefined;
}

export interface GridEditorProps {
  readonly table: TableView;
  readonly scene: GridScene;
}

const DEFAULT_SIZE = { width: 24, height: 16 };

/** The map is drawn in its own dialog, and appears at the table when it is applied. */
export function GridEditor({ table, scene }: GridEditorProps) {
  const { words } = useLocale();
  const [open, setOpen] = useState(false);
  const [strokes, setStrokes] = useState<readonly GridDraft[]>([]);
  const [denied, setDenied] = useState<FailedReply | undefined>(undefined);
  const set: GridDraft = {
    map: scene.map ?? createBlankMap(DEFAULT_SIZE.width, DEFAULT_SIZE.height),
    picture: scene.picture,
    pictureFrame: scene.pictureFrame,
  };
  const now = strokes.at(-1) ?? set;
  const changed = strokes.length > 0;
  const save = async (): Promise<void> => {
    const { map, picture, pictureFrame } = now;
    const parts = { map, picture, pictureFrame: picture === null ? undefined : pictureFrame };
    const sent = updateScene(parts as unknown as Fields, table.system, table.seen.view);
    const reply = await table.live.api.command('scene', { scene: sent });
    setDenied(reply.ok ? undefined : reply);
    if (!reply.ok) return;
    setStrokes([]);
    setOpen(false);
  };
  const foot = (
    <>
      <Faults denied={denied} />
      <div className="row">
        <Button look="strong" disabled={!changed && scene.map !== null} onClick={() => void save()}>
          {words(GM_TEXTS['set-scene'])}
        </Button>
        {changed && (
          <Button look="quiet" onClick={() => setStrokes([])}>
            {words(SHEET_TEXTS.discard)}
          </Button>
        )}
      </div>
    </>
  );
  return (
    <>
      <p className="soft small">
        {words(GRID_EDITOR_TEXTS.size, { width: now.map.width, height: now.map.height })}
        {changed && ` · ${words(GRID_EDITOR_TEXTS['not-set'])}`}
      </p>
      <Button onClick={() => setOpen(true)}>
        <Icon name="brush" />
        {words(GRID_EDITOR_TEXTS.draw)}
      </Button>
      {changed && foot}
      {scene.map && <FogField table={table} />}
      {open && (
        <Dialog title={words(GRID_EDITOR_TEXTS.draw)} wide onClose={() => setOpen(false)}>
          <GridDrawing
            table={table}
            scene={scene}
            draft={now}
            onDraw={(drawn) =>
              setStrokes((was) => [...was.slice(1 - MAX_UNDO), { ...(was.at(-1) ?? set), ...drawn }])
            }
            onUndo={changed ? () => setStrokes(strokes.slice(0, -1)) : undefined}
          />
          {foot}
        </Dialog>
      )}
    </>
  );
}

/** The number of strokes that can be undone. */
const MAX_UNDO = 60;
