import { lazy, Suspense } from 'react';
import { useLocale } from '../../../app/language.tsx';
import { loadTexts } from '../../../app/texts.ts';
import type { Aim } from '../aim.ts';
import type { TableView } from '../table-view.ts';
import { SCENE_TEXTS } from './texts.ts';
import { GRID_TEXTS } from './texts-grid.ts';
import './scene.css';

const GridMap = lazy(() =>
  loadTexts('table-forms')
    .then(() => import('./grid-map.tsx'))
    .then(({ GridMap: map }) => ({ default: map })),
);
const LineMap = lazy(() => import('./line-map.tsx').then(({ LineMap: map }) => ({ default: map })));
const ZonesMap = lazy(() => import('./zones-map.tsx').then(({ ZonesMap: map }) => ({ default: map })));

interface SceneViewProps {
  readonly table: TableView;
  readonly aim: Aim | undefined;
}

/** The scene, by its kind; nothing without one. */
export function SceneView({ table, aim }: SceneViewProps) {
  const { text } = useLocale();
  return (
    <Suspense fallback={<p className="scene-empty soft">{text('loading')}</p>}>
      <Scene table={table} aim={aim} />
    </Suspense>
  );
}

function Scene({ table, aim }: SceneViewProps) {
  const { words } = useLocale();
  const { scene } = table.board;
  if (!scene) return null;
  switch (scene.kind) {
    case 'zones':
      return scene.zones.length === 0 ? (
        <p className="scene-empty soft">{words(SCENE_TEXTS.empty)}</p>
      ) : (
        <ZonesMap table={table} scene={scene} isAiming={aim !== undefined} />
      );
    case 'line':
      return <LineMap table={table} scene={scene} isAiming={aim !== undefined} />;
    case 'grid':
      return scene.map ? (
        <GridMap table={table} scene={scene} map={scene.map} aim={aim} />
      ) : (
        <p className="scene-empty soft">{words(GRID_TEXTS.empty)}</p>
      );
  }
}
