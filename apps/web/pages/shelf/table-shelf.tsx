import { type Fields, isFields, type Json } from '@arbitro/kernel';
import { useLocale } from '../../app/language.tsx';
import { useToasts } from '../../ui/toast.tsx';
import { buildScene, draftOf, updateScene } from '../table/gm/scene-draft.ts';
import type { TableView } from '../table/table-view.ts';
import { FromShelfButton } from './from-shelf-button.tsx';
import { KeepButton } from './keep-button.tsx';
import type { ShelfThing } from './shelf-api.ts';
import { SHELF_TEXTS } from './texts.ts';

interface TableShelfProps {
  readonly table: TableView;
}

/** The house rules of this table go on the shelf, and others come from there. */
export function RulesShelf({ table }: TableShelfProps) {
  const { words } = useLocale();
  const { tell } = useToasts();
  const { system, seen } = table;
  const { options } = seen.view as { readonly options: Json };
  const take = async ({ name, data }: ShelfThing): Promise<boolean> => {
    const isSet = await table.send('options', { options: data });
    if (isSet) tell(words(SHELF_TEXTS['rules-set'], { name }));
    return isSet;
  };
  return (
    <div className="row">
      <FromShelfButton system={system.id} kinds={['rules']} onTake={take} />
      <KeepButton
        isTight
        read={async () => ({
          ok: true,
          value: { kind: 'rules', name: seen.table.title, system: system.id, data: options },
        })}
      />
    </div>
  );
}

/** The map of this table goes on the shelf as a scenario without creatures, and others come from there. */
export function MapShelf({ table }: TableShelfProps) {
  const { words } = useLocale();
  const { tell } = useToasts();
  const { system, seen, board } = table;
  const take = async ({ name, data }: ShelfThing): Promise<boolean> => {
    const map = isFields(data) && isFields(data.scene) ? pickMap(data.scene) : {};
    if (Object.keys(map).length === 0) {
      tell(words(SHELF_TEXTS['no-map'], { name }));
      return false;
    }
    const isSet = await table.send('scene', { scene: updateScene(map, system, seen.view) });
    if (isSet) tell(words(SHELF_TEXTS['map-set'], { name }));
    return isSet;
  };
  const map = readMap(table);
  return (
    <div className="row">
      <FromShelfButton system={system.id} kinds={['scenario']} onTake={take} />
      {board.scene && Object.keys(map).length > 0 && (
        <KeepButton
          isTight
          read={async () => ({
            ok: true,
            value: {
              kind: 'scenario',
              name: seen.table.title,
              system: system.id,
              data: { system: system.id, title: seen.table.title, scene: map },
            },
          })}
        />
      )}
    </div>
  );
}

/** The parts of a scene that are its map: all others belong to the creatures and the fight of a table. */
const MAP_PARTS = ['map', 'picture', 'pictureFrame', 'zones', 'borders'];

const pickMap = (scene: Fields): Fields =>
  Object.fromEntries(
    Object.entries(scene).filter(([part, value]) => MAP_PARTS.includes(part) && value !== null),
  );

function readMap({ board: { scene }, system, seen }: TableView): Fields {
  if (scene?.kind === 'zones') {
    const built = buildScene(draftOf(scene), system, seen.view);
    return isFields(built) ? pickMap(built) : {};
  }
  if (scene?.kind !== 'grid' || !scene.map) return {};
  return pickMap({ map: scene.map as unknown as Json, picture: scene.picture ?? null });
}
