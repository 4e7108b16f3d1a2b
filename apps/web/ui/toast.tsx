import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocale } from '../app/language.tsx';
import type { FailedReply } from '../live/api.ts';

interface ShownToast {
  readonly id: number;
  readonly text: string;
  readonly bad: boolean;
}
export interface Toasts {
  tell(text: string): void;
  complain(denied: FailedReply): void;
}

const ToastContext = createContext<Toasts | undefined>(undefined);

export function useToasts(): Toasts {
  const toasts = use(ToastContext);
  if (!toasts) throw new Error('there is nowhere to tell it');
  return toasts;
}

const SHOWN_MS = 6_000;

/** Short messages at the top of the page, also over dialogs; announced to screen readers. */
export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const { text } = useLocale();
  const [shownToasts, setShown] = useState<readonly ShownToast[]>([]);
  const show = useCallback((text: string, bad: boolean) => {
    const id = Math.random();
    setShown((all) => [...all.slice(-2), { id, text, bad }]);
    setTimeout(() => setShown((all) => all.filter((shownToast) => shownToast.id !== id)), SHOWN_MS);
  }, []);
  const toasts = useMemo(
    () => ({
      tell: (text: string) => show(text, false),
      complain: ({ says, code }: FailedReply) =>
        show(says || text(code === 'offline' ? 'no-connection' : 'went-wrong'), true),
    }),
    [show, text],
  );
  const place = useTopLayer(shownToasts);
  return (
    <ToastContext value={toasts}>
      {children}
      <div ref={place} popover="manual" className="toasts no-print">
        {shownToasts.map(({ id, text: says, bad }) => (
          <div key={id} className={bad ? 'toast bad' : 'toast'} role={bad ? 'alert' : 'status'}>
            {says}
          </div>
        ))}
      </div>
    </ToastContext>
  );
}

/** The element opened last is on top: reopens the messages so that they stay above it. */
function useTopLayer(shownToasts: readonly ShownToast[]) {
  const place = useRef<HTMLDivElement>(null);
  const last = shownToasts.at(-1)?.id;
  useEffect(() => {
    const { current } = place;
    if (!current) return;
    if (current.matches(':popover-open')) current.hidePopover();
    if (last !== undefined) current.showPopover();
  }, [last]);
  return place;
}
