import { lazy, Suspense } from 'react';
import { useLocale } from '../../../app/language.tsx';
import type { Aim } from '../aim.ts';
import type { TableView } from '../table-view.ts';
import { SCENE_TEXTS } from './texts.ts';
import { GRID_TEXTS } from './texts-grid.ts';
import { ZonesMap } from './zones-map.tsx';
import './scene.css';

const GridMap = lazy(() => import('./grid-map.tsx').then(({ GridMap: map }) => ({ default: map })));

interface SceneViewProps {
  readonly table: TableView;
  readonly aim: Aim | undefined;
}

/** The scene, by its kind; nothing without one. */
export function SceneView({ table, aim }: SceneViewProps) {
  const { words, text } = useLocale();
  const { scene } = table.board;
  if (!scene) return null;
  switch (scene.kind) {
    case 'zones':
      return scene.zones.length === 0 ? (
        <p className="scene-empty soft">{words(SCENE_TEXTS.empty)}</p>
      ) : (
        <ZonesMap table={table} scene={scene} />
      );
    case 'grid':
      return scene.map ? (
        <Suspense fallback={<p className="scene-empty soft">{text('loading')}</p>}>
          <GridMap table={table} scene={scene} map={scene.map} aim={aim} />
        </Suspense>
      ) : (
        <p className="scene-empty soft">{words(GRID_TEXTS.empty)}</p>
      );
  }
}
