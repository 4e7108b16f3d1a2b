import type { System } from '@arbitro/kernel';
import { useEffect, useState } from 'react';
import { completeSystem } from '../../app/rule-statements.ts';
import { loadSystem } from '../../app/systems.ts';

export type SystemState = System | 'loading' | 'none' | 'lost';

/** Returns a system by its id, loaded on demand. */
export function useSystem(id: string): { readonly system: SystemState; retry(): void } {
  const [system, setSystem] = useState<SystemState>('loading');
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try loads again
  useEffect(() => {
    let left = false;
    setSystem('loading');
    const tell = (loaded: SystemState): void => {
      if (!left) setSystem(loaded);
    };
    const load = async (): Promise<SystemState> => {
      const found = await loadSystem(id);
      return found ? completeSystem(found) : 'none';
    };
    load().then(tell, () => tell('lost'));
    return () => {
      left = true;
    };
  }, [id, tries]);
  return { system, retry: () => setTries((was) => was + 1) };
}
