import { loadSheetLayout } from '@arbitro/catalogue/forms';
import type { SheetLayout } from '@arbitro/kernel';
import { useEffect, useState } from 'react';
import { loadTexts } from '../../../app/texts.ts';
import { EMPTY_LAYOUT } from './form-labels.ts';

/** Returns how a system lays out its sheets, once it is loaded. */
export function useSheetLayout(system: string): SheetLayout | undefined {
  const [layout, setLayout] = useState<SheetLayout>();
  useEffect(() => {
    let left = false;
    const load = async (): Promise<void> => {
      await loadTexts(`${system}-form`);
      const found = await loadSheetLayout(system);
      if (!left) setLayout(found ?? EMPTY_LAYOUT);
    };
    load().catch(() => undefined);
    return () => {
      left = true;
    };
  }, [system]);
  return layout;
}
