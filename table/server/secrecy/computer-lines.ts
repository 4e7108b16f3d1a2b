import { type Fields, mayActFor, type Viewer } from '@arbitro/kernel';
import type { ComputerDecision } from '@arbitro/protocol';

/** A decision of the computer, and its reason. */
export const computerFieldsOf = (decision: ComputerDecision | undefined): Fields =>
  decision ? { computer: decision.policy, ...(decision.chances && { chances: decision.chances }) } : {};

/** The same for another seat: that it was the computer if it knows who decided; the reason to owners alone, without names. */
export function readComputerFields(
  decision: ComputerDecision | undefined,
  who: string,
  { unknown, viewer }: { readonly unknown: ReadonlySet<string>; readonly viewer: Viewer },
): Fields {
  if (!decision || unknown.has(who)) return {};
  const { policy, chances = {} } = decision;
  const plain = Object.entries(chances).filter(([fact]) => !fact.includes(':'));
  const isOwn = who !== 'gm' && mayActFor(viewer, who);
  return { computer: policy, ...(isOwn && plain.length > 0 && { chances: Object.fromEntries(plain) }) };
}
