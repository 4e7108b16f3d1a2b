import { type ReactNode, useEffect, useState } from 'react';
import { useSpeech } from '../../../app/language.tsx';
import { Button } from '../../../ui/button.tsx';
import { GM_WORDS } from './words.ts';

interface SureProps {
  readonly children: ReactNode;
  readonly onSure: () => void;
}

const WAITS_MS = 4_000;

/** A button that asks for confirmation: its effect is hard to undo. */
export function Sure({ children, onSure }: SureProps) {
  const { words } = useSpeech();
  const [asking, setAsking] = useState(false);
  useEffect(() => {
    if (!asking) return;
    const timer = setTimeout(() => setAsking(false), WAITS_MS);
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
      {asking && <strong>{words(GM_WORDS.sure)}</strong>}
    </Button>
  );
}
