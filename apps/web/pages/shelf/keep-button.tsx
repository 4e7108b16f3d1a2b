import type { ExportedShelfItem } from '@arbitro/protocol';
import { useState } from 'react';
import { useLocale } from '../../app/language.tsx';
import type { Reply } from '../../live/api.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useToasts } from '../../ui/toast.tsx';
import { keepSheet } from './shelf-api.ts';
import { SHELF_TEXTS } from './texts.ts';

export type SheetToKeep = Required<Pick<ExportedShelfItem, 'name' | 'system' | 'data'>> &
  Pick<ExportedShelfItem, 'picture'> & { readonly kind: 'creature' | 'character' };

interface KeepButtonProps {
  /** Returns the sheet as it is now. */
  readonly read: () => Promise<Reply<SheetToKeep>>;
  readonly isTight?: boolean;
  readonly disabled?: boolean;
}

/** Puts a sheet on the shelf of this device. */
export function KeepButton({ read, isTight = false, disabled = false }: KeepButtonProps) {
  const { words } = useLocale();
  const { tell, complain } = useToasts();
  const [isBusy, setBusy] = useState(false);
  const keep = async (): Promise<void> => {
    const sheet = await read();
    const kept = sheet.ok ? await keepSheet(sheet.value) : sheet;
    if (!sheet.ok || !kept.ok) {
      if (!kept.ok) complain(kept);
      return;
    }
    const { name } = sheet.value;
    tell(words(SHELF_TEXTS[kept.value.hasReplaced ? 'replaced' : 'added'], { name }));
  };
  return (
    <Button
      look={isTight ? 'tight' : ''}
      disabled={disabled || isBusy}
      onClick={() => {
        setBusy(true);
        void keep().finally(() => setBusy(false));
      }}
    >
      <Icon name="shelf" size={16} />
      {words(SHELF_TEXTS['add-button'])}
    </Button>
  );
}
