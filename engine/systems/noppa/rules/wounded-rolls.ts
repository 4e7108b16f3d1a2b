import type { Creature, World } from '../state.ts';
import { fullBody } from './derived.ts';
import type { Source } from './roll-sources.ts';

const WOUNDED: readonly Source[] = [{ what: 'badly-wounded', rule: 'noppa.advantage.disadvantage' }];
const UNHURT: readonly Source[] = [];

/** A creature with half of its body points or fewer, if the options say that it counts. @ruling R30 */
export function listWoundSources(
  { options }: Pick<World, 'options'>,
  creature: Creature | undefined,
): readonly Source[] {
  if (options.woundedRolls === 'none' || !creature || creature.body === null) return UNHURT;
  return 2 * creature.body <= (fullBody(creature) ?? 0) ? WOUNDED : UNHURT;
}
