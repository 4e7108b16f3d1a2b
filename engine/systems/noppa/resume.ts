import { createRandomOracle, runWithoutPlayers } from '@arbitro/kernel';
import { apply } from './events.ts';
import { advance } from './rules/turn.ts';
import type { World } from './state.ts';

/**
 * Continues the fight after a creature has left, changed or joined: ends it if decided, otherwise advances the
 * countdown to the next creature that must act.
 */
export function resumeFight(world: World): World {
  const { fight } = world;
  if (!fight || fight.over) return world;
  return runWithoutPlayers(apply, world, advance, keepReadyOneRound(fight.round));
}

/**
 * No player can be asked here: ready creatures stay ready for this round and then give it up, because otherwise the
 * loop might never end.
 */
const keepReadyOneRound = (round: number) =>
  createRandomOracle<World>(
    () => {
      throw new Error('no dice fall when somebody comes or goes');
    },
    ({ question }, { fight }) => {
      const options = question.kind === 'one' ? question.options : [];
      return options.at(fight?.round === round ? 0 : -1) ?? null;
    },
  );
