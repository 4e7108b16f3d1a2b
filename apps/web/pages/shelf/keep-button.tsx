import { useState } from 'react';
import { useLocale } from '../../app/language.tsx';
import type { Reply } from '../../live/api.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useToasts } from '../../ui/toast.tsx';
import type { NewThing } from './new-thing.ts';
import { keepThing } from './shelf-api.ts';
import { SHELF_TEXTS } from './texts.ts';

interface KeepButtonProps {
  /** Returns the thing as it is now. */
  readonly read: () => Promise<Reply<NewThing>>;
  readonly isTight?: boolean;
  readonly disabled?: boolean;
}

/** Puts something of a table on the shelf of this device. */
export function KeepButton({ read, isTight = false, disabled = false }: KeepButtonProps) {
  const { words } = useLocale();
  const { tell, complain } = useToasts();
  const [isBusy, setBusy] = useState(false);
  const keep = async (): Promise<void> => {
    const thing = await read();
    if (!thing.ok) return complain(thing);
    const kept = await keepThing(thing.value);
    if (!kept.ok) return complain(kept);
    const { name } = thing.value;
    tell(words(SHELF_TEXTS[kept.value.hasReplaced ? 'replaced' : 'added'], { name }));
  };
  return (
    <Button
      look={isTight ? 'tight' : ''}
      title={words(SHELF_TEXTS['add-button'])}
      disabled={disabled || isBusy}
      onClick={() => {
        setBusy(true);
        void keep().finally(() => setBusy(false));
      }}
    >
      <Icon name="shelf" size={16} />
      <span className="says">{words(SHELF_TEXTS['add-button'])}</span>
    </Button>
  );
}
