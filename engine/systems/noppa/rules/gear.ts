import {
  type CreatureId,
  creatureId,
  fields,
  findFight,
  getCreature,
  offerNothing,
  type Verdict,
} from '@arbitro/kernel';
import { action, event } from '../declare.ts';
import { GEAR } from '../library.ts';
import { refuseNoppa } from '../refusals.ts';
import { nameText } from '../schema/sheet-things.ts';
import { type Item, isRolledFor, type World } from '../state.ts';
import type { NoppaCtx } from './checks.ts';
import { canCarry, findGrip, listHeldItems } from './derived.ts';
import { heldItemsField } from './fields.ts';
import { cannotHold, notOnTick, notUp } from './may-act.ts';

export const gearHeld = event('gear-held', fields<{ who: CreatureId; held: readonly string[] }>(), {
  writeCreature: (creature, { held }) => {
    creature.items = creature.items.map((item) =>
      item.worn === 'hand' ? { ...item, inUse: held.includes(item.id) } : item,
    );
  },
});

export const gearTaken = event('gear-taken', fields<{ who: CreatureId; item: Item }>(), {
  writeCreature: (creature, { item }) => {
    creature.items = [...creature.items, item];
  },
});

export const gearDropped = event('gear-dropped', fields<{ who: CreatureId; item: string }>(), {
  writeCreature: (creature, { item }) => {
    creature.items = creature.items.filter(({ id }) => id !== item);
  },
});

/** Changing held items is free with the creature's own act, never with a reaction. @rule noppa.gear.swap-free */
export function holdItems(ctx: NoppaCtx, who: CreatureId, held: readonly string[] | undefined): void {
  if (held === undefined) return;
  const now = listHeldItems(getCreature(ctx.world, who)).map(({ id }) => id);
  if (now.length === held.length && now.every((id) => held.includes(id))) return;
  ctx.emit({ type: 'gear-held', rule: 'noppa.gear.swap-free', who, held });
}

export const changeGear = action('gear', {
  fields: { by: creatureId, hold: heldItemsField },
  refuses: (world, { by, hold: held }) => cannotSwap(world, by, held),
  resolve: (ctx, { by, hold: held }) => holdItems(ctx, by, held),
  offers: (world, creature) => {
    if (findFight(world) || !isRolledFor(creature)) return [];
    const { id: by } = creature;
    const inHand = creature.items.filter(({ worn }) => worn === 'hand');
    return inHand.flatMap(({ id }) => {
      const held = findGrip(creature, id);
      const isOffered = held && !cannotSwap(world, by, held);
      return isOffered ? [{ action: { type: 'gear', by, hold: held }, slots: {} }] : [];
    });
  },
});

function cannotSwap(world: World, by: CreatureId, held: readonly string[]): Verdict {
  if (findFight(world)?.order.includes(by)) return refuseNoppa('only-with-an-act');
  return notUp(world, by) ?? cannotHold(getCreature(world, by), held);
}

/** @rule noppa.gear.conversion */
export const take = action('take', {
  fields: { by: creatureId, item: nameText },
  refuses: (world, { by, item }) => cannotTake(world, by, item),
  resolve: (ctx, { by, item: id }) => {
    const item = GEAR[id];
    if (!item) throw new Error(`there is no ${id}: the action was let through unchecked`);
    const inUse = item.worn !== 'hand';
    ctx.emit({ type: 'gear-taken', rule: 'noppa.gear.conversion', who: by, item: { ...item, inUse } });
  },
  /** Offered together with other gains, creature by creature. */
  gmOffers: offerNothing,
});

export function cannotTake(world: World, by: CreatureId, id: string): Verdict {
  const creature = getCreature(world, by);
  const when = cannotChangeGear(world, by);
  if (when) return when;
  const item = Object.hasOwn(GEAR, id) ? GEAR[id] : undefined;
  if (!item) return refuseNoppa('no-such-item', { who: by, item: id });
  if (creature.items.some((other) => other.id === id))
    return refuseNoppa('has-already', { who: by, what: id });
  return canCarry(world, creature, [...creature.items, item])
    ? undefined
    : refuseNoppa('too-heavy', { who: by, item: item.name });
}

export const drop = action('drop', {
  fields: { by: creatureId, item: nameText },
  refuses: (world, { by, item }) => {
    const has = getCreature(world, by).items.some(({ id }) => id === item);
    return cannotChangeGear(world, by) ?? (has ? undefined : refuseNoppa('no-such-item', { who: by, item }));
  },
  resolve: (ctx, { by, item }) =>
    ctx.emit({ type: 'gear-dropped', rule: 'noppa.gear.conversion', who: by, item }),
  offers: (world, creature) => {
    if (findFight(world) || !isRolledFor(creature) || cannotChangeGear(world, creature.id)) return [];
    return creature.items.map(({ id: item }) => ({
      action: { type: 'drop', by: creature.id, item },
      slots: {},
    }));
  },
});

/**
 * In a fight gear can be changed only on the creature's own tick, with an act and never with a reaction.
 * @rule noppa.gear.swap-free @ruling R23
 */
function cannotChangeGear(world: World, who: CreatureId): Verdict {
  const fight = findFight(world);
  if (!fight?.order.includes(who)) return notUp(world, who);
  return notUp(world, who) ?? (notOnTick(world, who) ? refuseNoppa('only-with-an-act') : undefined);
}
