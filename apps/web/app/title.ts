import { useEffect } from 'react';

const NAME = 'Arbitro';

/** Sets the window title while this page is open. */
export function useTitle(title?: string): void {
  useEffect(() => {
    document.title = title === undefined ? NAME : `${title} · ${NAME}`;
  }, [title]);
}
