import type { Faring, Tactics } from '@arbitro/kernel';
import { type Act, alive, type Duel, find, type Happening, over } from './world.ts';

export const faring: Faring<Duel, Happening> = {
  side: (world, id) => find(world, id).side,
  fate: (world, id) => {
    if (world.bystanders.includes(id)) return 'away';
    return find(world, id).hp > 0 ? 'up' : 'dead';
  },
  health: (world, id) => {
    const { hp } = find(world, id);
    return { now: hp, full: Math.max(1, hp) };
  },
  blow: (event) => (event.type === 'wounded' ? { by: null, on: event.who, points: event.by } : undefined),
  reserves: (world, id) => ({ fate: find(world, id).luck }),
  gist: ({ options, creatures, turn, bystanders }) => ({
    options,
    turn,
    bystanders,
    creatures: creatures.map(({ name: _, ...one }) => one),
  }),
};

export const tactics: Tactics<Duel, Act> = {
  choices: (world, by) =>
    over(world)
      ? []
      : alive(world)
          .filter(({ side }) => side !== find(world, by).side)
          .flatMap(({ id: on }) =>
            (['calm', 'wild'] as const).map((how): Act => ({ type: 'strike', by, on, how })),
          ),
  withdraw: () => undefined,
  distance: () => 0,
};
