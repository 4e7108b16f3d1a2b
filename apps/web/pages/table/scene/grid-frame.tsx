import type { PictureFrame } from '@arbitro/kernel';
import { type ReactNode, useId } from 'react';
import { viewBoxOf } from './grid-camera.ts';
import { GridGround } from './grid-ground.tsx';
import { Cursor } from './grid-marks.tsx';
import type { useGridBoard } from './use-grid-board.ts';
import './grid.css';

interface GridFrameProps {
  readonly board: ReturnType<typeof useGridBoard>;
  readonly map: Parameters<typeof GridGround>[0]['map'];
  readonly picture: string | null;
  readonly pictureFrame?: PictureFrame | undefined;
  readonly inSight?: string | null | undefined;
  readonly label: string;
  /** Describes the keyboard shortcuts. */
  readonly keys: string;
  readonly look: string;
  /** What is drawn on the ground. */
  readonly children: ReactNode;
}

/** A window on a map of squares. */
export function GridFrame({ board, label, keys, look, children, ...ground }: GridFrameProps) {
  const id = useId();
  return (
    <div className="grid-frame" ref={board.frame}>
      <div
        className="grid-keys"
        role="application"
        aria-label={label}
        aria-describedby={id}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes keys of its own
        tabIndex={0}
        {...board.keys}
      >
        <svg
          ref={board.svg}
          className={`grid tokens ${look}`}
          viewBox={viewBoxOf(board.view.camera, board.size)}
          aria-hidden="true"
          {...board.listens}
        >
          <GridGround {...ground} />
          {children}
          <Cursor at={board.hover} look="hover" />
          <Cursor at={board.cursor} look="keys" />
        </svg>
      </div>
      <p id={id} className="unseen">
        {keys}
      </p>
    </div>
  );
}
