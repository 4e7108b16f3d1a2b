import type { CreatureId } from '@arbitro/kernel';
import { useMemo } from 'react';
import type { Aim } from '../aim.ts';

/** Returns the names that the drafted action accepts, and those it has. */
export function useTargets(aim: Aim | undefined): ReadonlyMap<CreatureId, 'possible' | 'chosen'> {
  return useMemo(() => {
    const targets = new Map<CreatureId, 'possible' | 'chosen'>();
    if (!aim) return targets;
    const { type: _, by, ...rest } = aim.action;
    for (const name of aim.names) if (name !== by) targets.set(name, 'possible');
    for (const value of Object.values(rest).flat())
      if (typeof value === 'string') targets.set(value, 'chosen');
    return targets;
  }, [aim]);
}
