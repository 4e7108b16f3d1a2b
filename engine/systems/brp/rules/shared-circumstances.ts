import type { Reason } from '@arbitro/kernel';
import type { Circumstances, Source } from './checks.ts';
import { NO_CIRCUMSTANCES } from './skill.ts';

interface Branch {
  readonly next: Map<Reason | Source, Branch>;
  circumstances?: Circumstances;
}
const createBranch = (): Branch => ({ next: new Map() });
const ROOT = createBranch();
ROOT.circumstances = NO_CIRCUMSTANCES;

/** Returns the same object for the same modifiers, which must be constants: chances are remembered by it. */
export function shareCircumstances(flats: readonly Reason[], sources: readonly Source[]): Circumstances {
  let branch = ROOT;
  for (const flat of flats) branch = findBranch(branch, flat);
  for (const source of sources) branch = findBranch(branch, source);
  branch.circumstances ??= { flats, sources };
  return branch.circumstances;
}

function findBranch({ next }: Branch, modifier: Reason | Source): Branch {
  const known = next.get(modifier);
  if (known) return known;
  const branch = createBranch();
  next.set(modifier, branch);
  return branch;
}
