import { createContext, type ReactNode, use, useCallback, useMemo, useState } from 'react';
import { useSpeech } from '../app/language.tsx';
import type { Denied } from '../live/api.ts';

interface Shown {
  readonly id: number;
  readonly says: string;
  readonly bad: boolean;
}
export interface Toasts {
  tell(says: string): void;
  complain(denied: Denied): void;
}

const Told = createContext<Toasts | undefined>(undefined);

export function useToasts(): Toasts {
  const toasts = use(Told);
  if (!toasts) throw new Error('there is nowhere to tell it');
  return toasts;
}

const SHOWN_MS = 6_000;

/** Short messages at the foot of the page; a screen reader is told them too. */
export function Toasting({ children }: { readonly children: ReactNode }) {
  const { text } = useSpeech();
  const [shown, setShown] = useState<readonly Shown[]>([]);
  const show = useCallback((says: string, bad: boolean) => {
    const id = Math.random();
    setShown((all) => [...all.slice(-2), { id, says, bad }]);
    setTimeout(() => setShown((all) => all.filter((one) => one.id !== id)), SHOWN_MS);
  }, []);
  const toasts = useMemo(
    () => ({
      tell: (says: string) => show(says, false),
      complain: ({ says, code }: Denied) =>
        show(says || text(code === 'offline' ? 'no-connection' : 'went-wrong'), true),
    }),
    [show, text],
  );
  return (
    <Told value={toasts}>
      {children}
      <div className="toasts no-print" role="status" aria-live="polite">
        {shown.map(({ id, says, bad }) => (
          <div key={id} className={bad ? 'toast bad' : 'toast'}>
            {says}
          </div>
        ))}
      </div>
    </Told>
  );
}
