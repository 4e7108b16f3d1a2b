import { type Audience, findCreature, type Json, mayActFor, type Roll, type Viewer } from '@arbitro/kernel';
import { openTo } from './events.ts';
import type { Creature, World } from './state.ts';

/** What a viewer may know: own creatures whole, other players' in outline, foes by how they look. */
export function view(world: World, viewer: Viewer): Json {
  const { options, zones, borders, rereads, fight } = world;
  const creatures = world.creatures.map((one) => seen(one, viewer));
  const open = { options, zones, borders, creatures, fight } as unknown as { readonly [key: string]: Json };
  return viewer.role === 'gm' ? { ...open, rereads } : open;
}

function seen(one: Creature, viewer: Viewer): Json {
  if (mayActFor(viewer, one.id)) return one as unknown as Json;
  const { id, name, kind, side, status, size, zone, actions, carried, conditions } = one;
  const near = { id, name, kind, side, status, size, zone, actions, carried, conditions };
  const held = one.items.filter(({ inUse }) => inUse).map((item) => item.name);
  if (kind === 'foe') return { ...near, held, looks: looks(one) };
  const { attributes, body, mind, riposte, bound, said } = one;
  const open = { attributes, body, mind, riposte, bound, said, held } as unknown as { [key: string]: Json };
  return { ...near, ...open, ready: one.readied !== null };
}

/** How hurt somebody seems; of those without body points the damage tells nobody anything. */
function looks({ body, fullBody }: Creature): string | null {
  if (body === null || fullBody === null) return null;
  if (body >= fullBody) return 'unhurt';
  if (2 * body >= fullBody) return 'hurt';
  return body > 0 ? 'badly-hurt' : 'down';
}

/** Players' rolls lie on the table; the game master has none. */
export function rollAudience(world: World, { by }: Roll): Audience {
  return by !== 'gm' && findCreature(world, by) ? openTo(world, by) : 'everyone';
}
