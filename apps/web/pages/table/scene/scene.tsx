import { lazy, Suspense } from 'react';
import { useSpeech } from '../../../app/language.tsx';
import type { Aim } from '../aim.ts';
import type { TableView } from '../table-view.ts';
import { GRID } from './grid-words.ts';
import { SCENE } from './words.ts';
import { ZonesMap } from './zones-map.tsx';
import './scene.css';

const GridMap = lazy(() => import('./grid-map.tsx').then(({ GridMap: map }) => ({ default: map })));

interface SceneProps {
  readonly table: TableView;
  readonly aim: Aim | undefined;
}

/** The scene, by its kind; nothing without one. */
export function Scene({ table, aim }: SceneProps) {
  const { words, text } = useSpeech();
  const { scene } = table.board;
  if (!scene) return null;
  switch (scene.kind) {
    case 'zones':
      return scene.zones.length === 0 ? (
        <p className="scene-empty soft">{words(SCENE.empty)}</p>
      ) : (
        <ZonesMap table={table} scene={scene} />
      );
    case 'grid':
      return scene.map ? (
        <Suspense fallback={<p className="scene-empty soft">{text('loading')}</p>}>
          <GridMap table={table} scene={scene} map={scene.map} aim={aim} />
        </Suspense>
      ) : (
        <p className="scene-empty soft">{words(GRID.empty)}</p>
      );
  }
}
