import { random, unattended } from '@arbitro/kernel';
import { apply } from './events.ts';
import { advance } from './rules/turn.ts';
import type { World } from './state.ts';

/** The fight after somebody has gone, changed or come in the middle: it is decided, or the countdown goes on to whoever is waited for. */
export function resumeFight(world: World): World {
  const { fight } = world;
  if (!fight || fight.over) return world;
  return unattended(apply, world, advance, keepingReady(fight.round));
}

/** Nobody can be asked here: whoever is ready stays so for this round, and then gives it up, or it might never end. */
const keepingReady = (round: number) =>
  random<World>(
    () => {
      throw new Error('no dice fall when somebody comes or goes');
    },
    ({ question }, { fight }) => {
      const options = question.kind === 'one' ? question.options : [];
      return options.at(fight?.round === round ? 0 : -1) ?? null;
    },
  );
