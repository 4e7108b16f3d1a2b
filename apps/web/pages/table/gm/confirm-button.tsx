import { type ReactNode, useEffect, useState } from 'react';
import { useLocale } from '../../../app/language.tsx';
import { Button } from '../../../ui/button.tsx';
import { GM_TEXTS } from './texts.ts';

interface ConfirmButtonProps {
  readonly children: ReactNode;
  readonly onConfirm: () => void;
}

const CONFIRM_MS = 4_000;

/** A button that asks for confirmation: its effect is hard to undo. */
export function ConfirmButton({ children, onConfirm: onSure }: ConfirmButtonProps) {
  const { words } = useLocale();
  const [asking, setAsking] = useState(false);
  useEffect(() => {
    if (!asking) return;
    const timer = setTimeout(() => setAsking(false), CONFIRM_MS);
    return () => clearTimeout(timer);
  }, [asking]);
  return (
    <Button
      look="tight danger"
      onClick={() => {
        if (asking) onSure();
        setAsking(!asking);
      }}
    >
      {children}
      {asking && <strong>{words(GM_TEXTS.sure)}</strong>}
    </Button>
  );
}
