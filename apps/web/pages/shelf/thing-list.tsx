import { systemNames } from '@arbitro/catalogue/lazy';
import type { ShelfItemInfo, ShelfKind } from '@arbitro/protocol';
import { useState } from 'react';
import { useLocale } from '../../app/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { useToasts } from '../../ui/toast.tsx';
import { changeThing, shelfPictureUrl } from './shelf-api.ts';
import { SHELF_TEXTS } from './texts.ts';
import { ThingTools } from './thing-tools.tsx';

const KIND_ICONS: Readonly<Record<ShelfKind, IconName>> = {
  character: 'star',
  creature: 'skull',
  scenario: 'map',
  rules: 'book',
  picture: 'eye',
};
const KINDS = Object.keys(KIND_ICONS) as ShelfKind[];

interface ThingListProps {
  readonly items: readonly ShelfItemInfo[];
  readonly onChange: () => Promise<void>;
}

/** All that is on the shelf, by kind; and in its place the thing removed last, which can be restored. */
export function ThingList({ items, onChange }: ThingListProps) {
  const { words } = useLocale();
  const [removed, setRemoved] = useState<ShelfItemInfo>();
  const undone = async (): Promise<void> => {
    setRemoved(undefined);
    await onChange();
  };
  const isGone = removed && !items.some(({ id }) => id === removed.id);
  const shown = isGone ? [...items, removed] : items;
  return KINDS.map((kind) => {
    const ofKind = shown.filter((item) => item.kind === kind);
    if (ofKind.length === 0) return null;
    return (
      <section key={kind} aria-labelledby={`shelf-${kind}`}>
        <h2 id={`shelf-${kind}`}>{words(SHELF_TEXTS[kind])}</h2>
        <ul className="things">
          {ofKind
            .toSorted((a, b) => a.name.localeCompare(b.name))
            .map((item) =>
              isGone && item === removed ? (
                <RemovedRow key={item.id} item={item} onUndo={undone} />
              ) : (
                <ThingRow key={item.id} item={item} onChange={onChange} onRemoved={setRemoved} />
              ),
            )}
        </ul>
      </section>
    );
  });
}

/** In the place of a thing that was just removed: the way to have it back. */
function RemovedRow({
  item,
  onUndo,
}: {
  readonly item: ShelfItemInfo;
  readonly onUndo: () => Promise<void>;
}) {
  const { words } = useLocale();
  return (
    <li className="thing" role="status">
      <span className="thing-words">{words(SHELF_TEXTS.removed, { name: item.name })}</span>
      <RestoreButton item={item} says={words(SHELF_TEXTS.undo)} onChange={onUndo} />
    </li>
  );
}

interface ThingRowProps {
  readonly item: ShelfItemInfo;
  readonly onChange: () => Promise<void>;
  readonly onRemoved: (item: ShelfItemInfo) => void;
}

function ThingRow({ item, onChange, onRemoved }: ThingRowProps) {
  const { words } = useLocale();
  const [isOpen, setOpen] = useState(false);
  return (
    <li>
      <div className="thing">
        <ThingPicture item={item} />
        <ThingWords item={item} />
        <Button
          look="quiet square"
          aria-label={words(SHELF_TEXTS.actions, { name: item.name })}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="more" />
        </Button>
      </div>
      {isOpen && <ThingTools item={item} onChange={onChange} onRemoved={onRemoved} />}
    </li>
  );
}

export function ThingPicture({
  item: { kind, picture },
}: {
  readonly item: Pick<ShelfItemInfo, 'kind' | 'picture'>;
}) {
  return (
    <span className="thing-picture">
      {picture === undefined ? (
        <Icon name={KIND_ICONS[kind]} />
      ) : (
        <img src={shelfPictureUrl(picture)} alt="" loading="lazy" />
      )}
    </span>
  );
}

/** The name of a thing, its game, and when it was put there. */
export function ThingWords({ item }: { readonly item: ShelfItemInfo }) {
  const { words, ago } = useLocale();
  const notes = [
    gameNameOf(item.system, words),
    ago(item.moment / 1000),
    item.shared && words(SHELF_TEXTS['is-shared']),
  ];
  return (
    <span className="thing-words">
      <strong>{item.name}</strong>
      <span className="soft small">{notes.filter(Boolean).join(' · ')}</span>
    </span>
  );
}

/** Returns the name of a game; one that is not here is called by its id. */
export function gameNameOf(
  id: string | undefined,
  words: ReturnType<typeof useLocale>['words'],
): string | undefined {
  const system = systemNames.find((system) => system.id === id);
  return system ? words(system.name) : id;
}

interface RemovedThingsProps {
  readonly removed: readonly ShelfItemInfo[];
  readonly onChange: () => Promise<void>;
}

/** What was removed lately, each with the way back. */
export function RemovedThings({ removed, onChange }: RemovedThingsProps) {
  const { words } = useLocale();
  if (removed.length === 0) return null;
  return (
    <details className="folds">
      <summary>{words(SHELF_TEXTS['removed-lately'])}</summary>
      <ul className="row removed-things">
        {removed.map((item) => (
          <li key={item.id}>
            <RestoreButton
              item={item}
              says={words(SHELF_TEXTS.restore, { name: item.name })}
              onChange={onChange}
            />
          </li>
        ))}
      </ul>
    </details>
  );
}

interface RestoreButtonProps {
  readonly item: ShelfItemInfo;
  readonly says: string;
  readonly onChange: () => Promise<void>;
}

function RestoreButton({ item, says, onChange }: RestoreButtonProps) {
  const { complain } = useToasts();
  const restore = async (): Promise<void> => {
    const reply = await changeThing(item.id, 'restore');
    if (!reply.ok) complain(reply);
    await onChange();
  };
  return (
    <Button look="tight" onClick={() => void restore()}>
      <Icon name="undo" size={16} />
      {says}
    </Button>
  );
}
