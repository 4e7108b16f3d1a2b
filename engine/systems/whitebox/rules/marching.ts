import { type CreatureId, creatureId, fields, findFight, idsOf, someOf } from '@arbitro/kernel';
import { z } from 'zod';
import { updateWorld } from '../copy-state.ts';
import { action, event } from '../declare.ts';
import { type Creature, isUp, type World } from '../state.ts';
import { isNamedTwice } from './may-act.ts';

export const marched = event('marched', fields<{ order: readonly CreatureId[] }>(), {
  writeWorld: (world, { order }) =>
    updateWorld(world, (draft) => {
      draft.march = order;
    }),
});

/** @rule whitebox.exploration.trap-trigger */
export const march = action('march', {
  fields: { order: z.array(creatureId).max(60) },
  refuses: (_, { order }) => isNamedTwice(order),
  resolve: (ctx, { order }) =>
    ctx.emit({ type: 'marched', rule: 'whitebox.exploration.trap-trigger', order }),
  gmOffers: ({ creatures }) => {
    const ids = idsOf(creatures.filter(({ kind }) => kind !== 'monster'));
    const order = someOf(ids, { least: 0, most: ids.length });
    return ids.length > 1 ? [{ action: { type: 'march' }, slots: { order } }] : [];
  },
});

/** Creatures that are not in the marching order come last. */
export const sortByMarch = ({ march: order }: World, who: readonly CreatureId[]): readonly CreatureId[] => [
  ...order.filter((id) => who.includes(id)),
  ...who.filter((id) => !order.includes(id)),
];

/**
 * Exploring advances the clock and the doors that all can see. It belongs to the party; the Referee narrates by hand
 * what others do out of their sight.
 * @rule whitebox.play.roles
 */
export function isExploring(world: World, explorer: Creature): boolean {
  if (findFight(world) || !isUp(explorer)) return false;
  return world.march.length === 0 ? explorer.kind !== 'monster' : world.march.includes(explorer.id);
}
