import { useSpeech } from '../../../app/language.tsx';
import type { TableView } from '../table-view.ts';
import { SCENE } from './words.ts';
import { ZonesMap } from './zones-map.tsx';
import './scene.css';

/** The scene by its kind; without one there is nothing to draw. */
export function Scene({ table }: { readonly table: TableView }) {
  const { words } = useSpeech();
  const { scene } = table.board;
  if (!scene) return null;
  switch (scene.kind) {
    case 'zones':
      return scene.zones.length === 0 ? (
        <p className="scene-empty soft">{words(SCENE.empty)}</p>
      ) : (
        <ZonesMap table={table} scene={scene} />
      );
  }
}
