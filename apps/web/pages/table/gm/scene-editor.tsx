import type { ZonesScene } from '@arbitro/kernel';
import { lazy, Suspense, useState } from 'react';
import { useLocale } from '../../../app/language.tsx';
import type { FailedReply } from '../../../live/api.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { shelfPart } from '../../shelf/shelf-part.ts';
import { Faults } from '../sheet/faults.tsx';
import { SHEET_TEXTS } from '../sheet/texts.ts';
import type { TableView } from '../table-view.ts';
import {
  buildScene,
  draftOf,
  isWritable,
  keyOfPair,
  listPairs,
  type Passage,
  type SceneDraft,
} from './scene-draft.ts';
import { GM_TEXTS } from './texts.ts';

const GridEditor = lazy(() =>
  import('./grid-editor.tsx').then(({ GridEditor: editor }) => ({ default: editor })),
);

const MapShelf = shelfPart('MapShelf');

/** The scene editor, by the kind of scene; maps go on the shelf and come from there. */
export function SceneEditor({ table }: { readonly table: TableView }) {
  return (
    <>
      <EditorOfKind table={table} />
      <Suspense>
        <MapShelf table={table} />
      </Suspense>
    </>
  );
}

function EditorOfKind({ table }: { readonly table: TableView }) {
  const { words, text } = useLocale();
  const { scene } = table.board;
  if (scene?.kind === 'zones') return <ZonesEditor table={table} scene={scene} />;
  if (scene?.kind === 'grid')
    return (
      <Suspense fallback={<p className="soft">{text('loading')}</p>}>
        <GridEditor table={table} scene={scene} />
      </Suspense>
    );
  return <p className="soft small">{words(GM_TEXTS['no-map'])}</p>;
}

interface ZonesEditorProps {
  readonly table: TableView;
  readonly scene: ZonesScene;
}

function ZonesEditor({ table, scene }: ZonesEditorProps) {
  const { words } = useLocale();
  const [sceneDraft, setWritten] = useState<SceneDraft | undefined>(undefined);
  const [denied, setDenied] = useState<FailedReply | undefined>(undefined);
  const draft = sceneDraft ?? draftOf(scene);
  const { zones } = draft;
  const save = async (): Promise<void> => {
    const sent = buildScene(draft, table.system, table.seen.view);
    const reply = await table.live.api.command('scene', { scene: sent });
    setDenied(reply.ok ? undefined : reply);
    if (reply.ok) setWritten(undefined);
  };
  return (
    <>
      <h4>{words(GM_TEXTS.zones)}</h4>
      <ul className="gm-list">
        {zones.map(({ key, name }) => (
          <li key={key} className="gm-line">
            <input
              className="input"
              maxLength={60}
              aria-label={words(GM_TEXTS['zone-name'])}
              value={name}
              onChange={({ target }) =>
                setWritten({
                  ...draft,
                  zones: zones.map((zone) => (zone.key === key ? { key, name: target.value } : zone)),
                })
              }
            />
            <Button
              look="square quiet"
              aria-label={words(GM_TEXTS.remove, { what: name })}
              disabled={zones.length < 2}
              onClick={() => setWritten({ ...draft, zones: zones.filter((zone) => zone.key !== key) })}
            >
              <Icon name="trash" />
            </Button>
          </li>
        ))}
      </ul>
      <Button
        look="tight"
        onClick={() => setWritten({ ...draft, zones: [...zones, { key: crypto.randomUUID(), name: '' }] })}
      >
        <Icon name="plus" size={16} />
        {words(GM_TEXTS['new-zone'])}
      </Button>
      <Passages table={table} draft={draft} onWrite={setWritten} />
      <p className="soft small">{words(GM_TEXTS['scene-about'])}</p>
      <Faults denied={denied} />
      <div className="row">
        <Button look="strong" disabled={!sceneDraft || !isWritable(draft)} onClick={() => void save()}>
          {words(GM_TEXTS['set-scene'])}
        </Button>
        {sceneDraft && (
          <Button look="quiet" onClick={() => setWritten(undefined)}>
            {words(SHEET_TEXTS.discard)}
          </Button>
        )}
      </div>
    </>
  );
}

const PASSAGES = [
  ['none', GM_TEXTS['no-border']],
  ['open', GM_TEXTS['open-border']],
  ['difficult', GM_TEXTS['hard-border']],
] as const;

interface PassagesProps {
  readonly table: TableView;
  readonly draft: SceneDraft;
  readonly onWrite: (draft: SceneDraft) => void;
}

function Passages({ table, draft, onWrite }: PassagesProps) {
  const { words } = useLocale();
  if (draft.zones.length < 2) return null;
  return (
    <>
      <h4>{words(GM_TEXTS.borders)}</h4>
      <ul className="gm-list">
        {listPairs(draft.zones).map(([item, other]) => {
          const key = keyOfPair(item.key, other.key);
          const between = words(GM_TEXTS.between, {
            one: table.name(item.name),
            other: table.name(other.name),
          });
          return (
            <li key={key} className="gm-passage">
              <span>{between}</span>
              <select
                className="input"
                aria-label={between}
                value={draft.passages[key] ?? 'none'}
                onChange={({ target }) =>
                  onWrite({ ...draft, passages: { ...draft.passages, [key]: target.value as Passage } })
                }
              >
                {PASSAGES.map(([passage, localizedText]) => (
                  <option key={passage} value={passage}>
                    {words(localizedText)}
                  </option>
                ))}
              </select>
            </li>
          );
        })}
      </ul>
    </>
  );
}
