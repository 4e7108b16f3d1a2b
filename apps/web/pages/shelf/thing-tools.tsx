import type { ShelfItemInfo } from '@arbitro/protocol';
import { useId, useState } from 'react';
import { useLocale } from '../../app/language.tsx';
import { navigateTo } from '../../app/router.tsx';
import { type CreatedTable, type FailedReply, sendRequest } from '../../live/api.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useToasts } from '../../ui/toast.tsx';
import { SeatLink } from '../table/parts/seat-link.tsx';
import { RefusedNote } from './refused-note.tsx';
import { changeThing, type RefusedThing, readThing } from './shelf-api.ts';
import { SHELF_TEXTS } from './texts.ts';

interface ThingToolsProps {
  readonly item: ShelfItemInfo;
  readonly onChange: () => Promise<void>;
  readonly onRemoved: (item: ShelfItemInfo) => void;
}

/** What can be done with one thing. */
export function ThingTools({ item, onChange, onRemoved }: ThingToolsProps) {
  const { words } = useLocale();
  const { complain } = useToasts();
  const [link, setLink] = useState<string>();
  const change = async (name: 'remove' | 'share' | 'unshare'): Promise<void> => {
    const reply = await changeThing(item.id, name);
    if (!reply.ok) return complain(reply);
    setLink(reply.value.link);
    if (name === 'remove') onRemoved(item);
    await onChange();
  };
  return (
    <div className="thing-tools stack">
      <RenameThing item={item} onChange={onChange} />
      <div className="row">
        {(item.kind === 'scenario' || item.kind === 'rules') && <PlayButton item={item} />}
        <a
          className="button tight"
          href={`/api/shelf/items/${item.id}/export`}
          download={`${item.name}.json`}
        >
          <Icon name="scroll" size={16} />
          {words(SHELF_TEXTS.file)}
        </a>
        <Button look="tight" onClick={() => void change('share')}>
          <Icon name="link" size={16} />
          {words(SHELF_TEXTS.share)}
        </Button>
        {item.shared && (
          <Button look="tight" onClick={() => void change('unshare')}>
            {words(SHELF_TEXTS.unshare)}
          </Button>
        )}
        <Button look="tight danger" onClick={() => void change('remove')}>
          <Icon name="trash" size={16} />
          {words(SHELF_TEXTS.remove)}
        </Button>
      </div>
      {link !== undefined && (
        <SeatLink
          title={words(SHELF_TEXTS['share-title'], { name: item.name })}
          about={words(SHELF_TEXTS['share-about'], { name: item.name })}
          link={link}
          onClose={() => setLink(undefined)}
        />
      )}
    </div>
  );
}

function RenameThing({ item, onChange }: Pick<ThingToolsProps, 'item' | 'onChange'>) {
  const { words } = useLocale();
  const { complain } = useToasts();
  const [name, setName] = useState(item.name);
  const id = useId();
  const rename = async (): Promise<void> => {
    const reply = await changeThing(item.id, 'rename', { name: name.trim() });
    if (!reply.ok) return complain(reply);
    await onChange();
  };
  return (
    <form
      className="field"
      onSubmit={(event) => {
        event.preventDefault();
        void rename();
      }}
    >
      <label htmlFor={id}>{words(SHELF_TEXTS['new-name'])}</label>
      <div className="shelf-line">
        <input
          id={id}
          className="input"
          maxLength={100}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <Button look="tight" type="submit" disabled={name.trim() === '' || name.trim() === item.name}>
          {words(SHELF_TEXTS.rename)}
        </Button>
      </div>
    </form>
  );
}

/** Opens a table with a scenario, or an empty one with the house rules. */
function PlayButton({ item }: { readonly item: ShelfItemInfo }) {
  const { words, text } = useLocale();
  const { complain } = useToasts();
  const [refused, setRefused] = useState<RefusedThing>();
  const open = async (): Promise<FailedReply | undefined> => {
    const thing = await readThing(item.id);
    if (!thing.ok) return thing;
    setRefused(thing.value.refused);
    if (thing.value.refused) return undefined;
    const { data } = thing.value;
    const setup = item.kind === 'scenario' ? { scenario: data } : { system: item.system, options: data };
    const body = { ...setup, title: item.name, name: text('gm') };
    const made = await sendRequest<CreatedTable>('/tables', { body });
    if (!made.ok) return made;
    navigateTo(`/t/${made.value.table}#${made.value.key}`);
    return undefined;
  };
  const play = async (): Promise<void> => {
    const denied = await open();
    if (denied) complain(denied);
  };
  return (
    <>
      {refused && <RefusedNote name={item.name} refused={refused} />}
      <Button look="strong tight" onClick={() => void play()}>
        <Icon name="play" size={16} />
        {words(SHELF_TEXTS.play)}
      </Button>
    </>
  );
}
