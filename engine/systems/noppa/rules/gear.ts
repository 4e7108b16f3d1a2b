import { type CreatureId, creature, fields } from '@arbitro/kernel';
import type { Drop, Gear, Take } from '../actions.ts';
import type { NoppaCtx } from '../checks.ts';
import { event } from '../declare.ts';
import { heldBy } from '../derived.ts';
import { GEAR } from '../library.ts';
import type { Item } from '../state.ts';

export const gearHeld = event('gear-held', fields<{ who: CreatureId; held: readonly string[] }>(), {
  writeCreature: (one, { held }) => {
    one.items = one.items.map((item) =>
      item.worn === 'hand' ? { ...item, inUse: held.includes(item.id) } : item,
    );
  },
});

export const gearTaken = event('gear-taken', fields<{ who: CreatureId; item: Item }>(), {
  writeCreature: (one, { item }) => {
    one.items = [...one.items, item];
  },
});

export const gearDropped = event('gear-dropped', fields<{ who: CreatureId; item: string }>(), {
  writeCreature: (one, { item }) => {
    one.items = one.items.filter(({ id }) => id !== item);
  },
});

/**
 * What is in the hands is changed for nothing along with an act of one's own, never with a reaction.
 *
 * @rule noppa.gear.swap-free
 */
export function hold(ctx: NoppaCtx, who: CreatureId, held: readonly string[] | undefined): void {
  if (held === undefined) return;
  const now = heldBy(creature(ctx.world, who)).map(({ id }) => id);
  if (now.length === held.length && now.every((id) => held.includes(id))) return;
  ctx.emit({ type: 'gear-held', rule: 'noppa.gear.swap-free', who, held });
}

export const changeGear = (ctx: NoppaCtx, { by, hold: held }: Gear): void => hold(ctx, by, held);

/** @rule noppa.gear.conversion */
export function take(ctx: NoppaCtx, { by, item: id }: Take): void {
  const item = GEAR[id];
  if (!item) throw new Error(`there is no ${id}: the action was let through unchecked`);
  const inUse = item.worn !== 'hand';
  ctx.emit({ type: 'gear-taken', rule: 'noppa.gear.conversion', who: by, item: { ...item, inUse } });
}

export function drop(ctx: NoppaCtx, { by, item }: Drop): void {
  ctx.emit({ type: 'gear-dropped', rule: 'noppa.gear.conversion', who: by, item });
}
