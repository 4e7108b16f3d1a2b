import { loadSystem } from '@arbitro/catalogue/lazy';
import type { System } from '@arbitro/kernel';
import { useEffect, useState } from 'react';
import { completeSystem } from '../../app/statements.ts';

export type Loaded = System | 'loading' | 'none' | 'lost';

/** Returns a system by its id, loaded on demand. */
export function useSystem(id: string): { readonly system: Loaded; retry(): void } {
  const [system, setSystem] = useState<Loaded>('loading');
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try loads again
  useEffect(() => {
    let left = false;
    setSystem('loading');
    const tell = (loaded: Loaded): void => {
      if (!left) setSystem(loaded);
    };
    const loads = loadSystem(id);
    if (loads) loads.then(completeSystem).then(tell, () => tell('lost'));
    else tell('none');
    return () => {
      left = true;
    };
  }, [id, tries]);
  return { system, retry: () => setTries((was) => was + 1) };
}
