import type { CombatStats, Tactics } from '@arbitro/kernel';
import { type Duel, type DuelAction, type DuelEvent, findDuellist, isOver, listAlive } from './world.ts';

export const combatStats: CombatStats<Duel, DuelEvent> = {
  side: (world, id) => findDuellist(world, id).side,
  status: (world, id) => {
    if (world.bystanders.includes(id)) return 'away';
    return findDuellist(world, id).hp > 0 ? 'up' : 'dead';
  },
  health: (world, id) => {
    const { hp } = findDuellist(world, id);
    return { now: hp, full: Math.max(1, hp) };
  },
  damageDealt: (event) =>
    event.type === 'wounded' ? { by: null, on: event.who, points: event.by } : undefined,
  reserves: (world, id) => ({ fate: findDuellist(world, id).luck }),
  stateKey: ({ options, creatures, turn, bystanders }) => ({
    options,
    turn,
    bystanders,
    creatures: creatures.map(({ name: _, ...rest }) => rest),
  }),
};

export const tactics: Tactics<Duel, DuelAction> = {
  choices: (world, by) =>
    isOver(world)
      ? []
      : listAlive(world)
          .filter(({ side }) => side !== findDuellist(world, by).side)
          .flatMap(({ id: on }) =>
            (['calm', 'wild'] as const).map((style): DuelAction => ({ type: 'strike', by, on, how: style })),
          ),
  withdraw: () => undefined,
  distance: () => 0,
};
