import type { CreatureId } from './kernel.ts';

/** Whether the rules allow the first to do it to the second. */
type Allows = (by: CreatureId, on: CreatureId) => boolean;

/**
 * Whom each of these may do something to. For actions whose rules judge the two apart, so that nobody is refused for
 * the other's sake; `first` must be somebody who may do it if anybody may.
 *
 * The rules are asked about twice for each creature instead of once for each pair: with 200 creatures 400 times, not 40,000.
 */
export function targetsByActor(
  ids: readonly CreatureId[],
  first: CreatureId | undefined,
  allows: Allows,
): (by: CreatureId) => readonly CreatureId[] {
  if (first === undefined) return () => [];
  const others = ids.filter((id) => id !== first && allows(first, id));
  const [target = first, another = first] = others;
  const mayAct = (id: CreatureId): boolean =>
    id === first || (id === target ? allows(id, another) : allows(id, target));
  const actors = new Set(ids.filter(mayAct));
  const rival = ids.find((id) => id !== first && actors.has(id));
  const isTarget = new Set(rival !== undefined && allows(rival, first) ? [first, ...others] : others);
  const targets = ids.filter((id) => isTarget.has(id));
  return (by) => (actors.has(by) ? targets.filter((id) => id !== by) : []);
}
