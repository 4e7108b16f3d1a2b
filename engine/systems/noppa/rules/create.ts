import { type CreationCtx, fields, interned } from '@arbitro/kernel';
import type { Bring, Create } from '../actions.ts';
import type { NoppaCtx } from '../checks.ts';
import { copyOf, withCreatures } from '../copies.ts';
import { made, NO_CHANGE, NOTHING, ownCharacter, thrown } from '../creation.ts';
import { event } from '../declare.ts';
import { FOLK } from '../library.ts';
import type { Creature } from '../state.ts';

export const came = event('came', fields<{ creature: Creature }>(), {
  audience: ({ creature: { id, kind } }) => (kind === 'foe' ? { only: [id] } : 'everyone'),
  writeWorld: (world, { creature }) => withCreatures(world, [...world.creatures, copyOf(creature)]),
});

/**
 * A new character comes to the table; a random one throws a die for each attribute, and is asked nothing.
 *
 * @ruling R8
 */
export function create(ctx: NoppaCtx, action: Create): void {
  const { id, kind, points } = action;
  const asked: CreationCtx = {
    roll: (label, dice, read) => ctx.roll(label, id, dice, read),
    choose: (label, question) => ctx.choose(label, id, question),
  };
  const sheet = action.random
    ? made(thrown(asked), NO_CHANGE, NOTHING)
    : ownCharacter(asked, ctx.world.options, points);
  const zone = ctx.world.zones[0] ?? '';
  const creature: Creature = { ...sheet, id: interned(id), name: action.name || id, kind, zone };
  ctx.emit({ type: 'came', rule: 'noppa.attr.range', creature: copyOf(creature) });
}

/** Somebody from the book or of ours comes to the table. */
export function bring(ctx: NoppaCtx, { id, name, from, zone }: Bring): void {
  const folk = FOLK[from];
  if (!folk) throw new Error(`there is no ${from}: the action was let through unchecked`);
  const creature = { ...folk, id: interned(id), name: name || id, zone: zone ?? ctx.world.zones[0] ?? '' };
  ctx.emit({ type: 'came', rule: 'noppa.dice.gm-sets-tn', creature: copyOf(creature) });
}
