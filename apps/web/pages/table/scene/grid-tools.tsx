import type { LocalizedText } from '@arbitro/kernel';
import type { ReactNode } from 'react';
import { useLocale } from '../../../app/language.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import { GRID_TEXTS } from './texts-grid.ts';
import { type useGridBoard, ZOOM_STEP } from './use-grid-board.ts';

interface ToolProps {
  readonly icon: IconName;
  readonly says: LocalizedText;
  readonly on?: boolean;
  readonly onPress: () => void;
}

export function GridTool({ icon, says, on, onPress }: ToolProps) {
  const { words } = useLocale();
  return (
    <Button look="square" aria-label={words(says)} title={words(says)} aria-pressed={on} onClick={onPress}>
      <Icon name={icon} />
    </Button>
  );
}

type ZoomProps = { readonly view: ReturnType<typeof useGridBoard>['view'] };

/** Zoom in, zoom out, show all; and other tools. */
export function GridTools({ view, children }: ZoomProps & { readonly children?: ReactNode }) {
  return (
    <div className="grid-tools">
      <GridTool icon="plus" says={GRID_TEXTS.closer} onPress={() => view.zoom(ZOOM_STEP)} />
      <GridTool icon="minus" says={GRID_TEXTS.further} onPress={() => view.zoom(1 / ZOOM_STEP)} />
      <GridTool icon="whole" says={GRID_TEXTS.whole} onPress={view.whole} />
      {children}
    </div>
  );
}
