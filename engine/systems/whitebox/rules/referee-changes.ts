import {
  type CreatureId,
  creatureId,
  fields,
  findFight,
  getCreature,
  idsOf,
  listOrSingle,
  numberBetween,
  type Offer,
  oneOf,
  requireNoFight,
  someOf,
} from '@arbitro/kernel';
import { z } from 'zod';
import { action, audienceForWho, event } from '../declare.ts';
import { refuseWhitebox } from '../refusals.ts';
import type { Creature, World } from '../state.ts';
import { CONDITION_NAMES, type Condition } from './effects.ts';
import { condition as conditionName, minutes as duration, nameText as weaponName, words } from './fields.ts';
import { gainCondition } from './hazard.ts';
import { improvise } from './improvise.ts';
import { notAlive, notUp, offersToLiving } from './may-act.ts';
import { MINUTES_QUESTION } from './questions.ts';
import { MOUNTS, type Mount, RATES } from './tables.ts';

export const gearHeld = event('gear-held', fields<{ who: CreatureId; hand: readonly string[] }>(), {
  writeCreature: (draft, { hand }) => {
    draft.weapons = draft.weapons.map((weapon) => {
      const inHand = hand.includes(weapon.id);
      return inHand === weapon.inHand ? weapon : { ...weapon, inHand, ready: inHand };
    });
  },
});
export const loadSet = event('load-set', fields<{ who: CreatureId; pounds: number }>(), {
  audience: audienceForWho,
  writeCreature: (draft, { pounds }) => {
    draft.load = pounds;
  },
});
export const mounted = event('mounted', fields<{ who: CreatureId; mount: Mount }>(), {
  writeCreature: (draft, { mount }) => {
    draft.mount = mount;
  },
});

/**
 * Actions that no rule covers are not refused for that: the Referee decides the result.
 * @rule whitebox.referee.uncovered-situations
 */
export const attempt = action('attempt', {
  fields: { by: creatureId, what: words },
  refuses: (world, { by }) => requireNoFight(world) ?? notUp(world, by),
  resolve: (ctx, terms) => improvise(ctx, terms),
});

/** @rule whitebox.play.conversation-loop */
export const inflict = action('condition', {
  fields: {
    who: creatureId,
    condition: conditionName,
    gained: z.boolean().default(true),
    minutes: duration,
  },
  refuses: (world, { who, condition, gained }) => {
    if (gained) return notAlive(world, { who });
    return hasCondition(world, who, condition)
      ? undefined
      : refuseWhitebox('no-such-condition', { who, condition });
  },
  resolve: (ctx, { who, condition, gained, minutes }) => {
    const rule = 'whitebox.play.conversation-loop';
    if (gained)
      return gainCondition(ctx, who, condition, minutes === undefined ? null : ctx.world.clock + minutes);
    if (hasCondition(ctx.world, who, condition)) ctx.emit({ type: 'condition-lost', rule, who, condition });
  },
  gmOffers: (world) => {
    const coming = { type: 'condition', gained: true };
    const condition = oneOf(CONDITION_NAMES);
    return [
      ...offersToLiving(world, coming, { condition, minutes: MINUTES_QUESTION }),
      ...offersToLiving(world, coming, { condition }),
      ...world.creatures.flatMap(endConditionOffers),
    ];
  },
});

const hasCondition = (world: World, who: CreatureId, condition: Condition): boolean =>
  getCreature(world, who).conditions.some(({ name }) => name === condition);

function endConditionOffers({ id: who, conditions }: Creature): readonly Offer[] {
  const names = [...new Set(conditions.map(({ name }) => name))];
  const fixedAction = { type: 'condition', who, gained: false };
  return names.length > 0 ? [{ action: fixedAction, slots: { condition: oneOf(names) } }] : [];
}

/** Always possible outside a fight. @rule whitebox.combat.alt-missile-phase */
export const gear = action('gear', {
  fields: { by: creatureId, hand: listOrSingle(z.array(weaponName).max(40)) },
  refuses: (world, { by, hand }) => {
    const { weapons } = getCreature(world, by);
    const strange = hand.find((item) => !weapons.some(({ id }) => id === item));
    if (strange !== undefined) return refuseWhitebox('no-such-weapon', { who: by, weapon: strange });
    return requireNoFight(world) ?? notUp(world, by);
  },
  resolve: (ctx, { by: who, hand }) =>
    ctx.emit({ type: 'gear-held', rule: 'whitebox.combat.alt-missile-phase', who, hand }),
  offers: (world, { id: by, weapons }) => {
    if (weapons.length === 0 || (requireNoFight(world) ?? notUp(world, by))) return [];
    const hand = someOf(idsOf(weapons), { least: 0, most: weapons.length });
    return [{ action: { type: 'gear', by }, slots: { hand } }];
  },
});

/** @rule whitebox.movement.base-rate */
export const setLoad = action('load', {
  fields: { who: creatureId, pounds: z.number().nonnegative().max(100_000) },
  refuses: ({ options }, { pounds }) => {
    const fits = pounds <= MAX_POUNDS || options.movementOverloadRate > 0;
    return fits ? undefined : refuseWhitebox('load-above-table', { most: MAX_POUNDS });
  },
  resolve: (ctx, { who, pounds }) =>
    ctx.emit({ type: 'load-set', rule: 'whitebox.movement.base-rate', who, pounds }),
  gmOffers: (world) => {
    if (findFight(world) || world.creatures.length === 0) return [];
    const slots = { who: oneOf(idsOf(world.creatures)), pounds: numberBetween(0, MAX_POUNDS) };
    return [{ action: { type: 'load' }, slots }];
  },
});
const MAX_POUNDS = RATES.at(-1)?.upTo ?? 0;

/** @rule whitebox.joust.horse-bonus */
export const mounting = action('mount', {
  fields: { who: creatureId, mount: z.enum(MOUNTS) },
  refuses: (world, { who, mount }) =>
    getCreature(world, who).mount === mount ? refuseWhitebox('so-already', { what: mount }) : undefined,
  resolve: (ctx, { who, mount }) =>
    ctx.emit({ type: 'mounted', rule: 'whitebox.joust.horse-bonus', who, mount }),
  gmOffers: (world) =>
    findFight(world) ? [] : MOUNTS.flatMap((mount) => mountOffers(world.creatures, mount)),
});

function mountOffers(creatures: readonly Creature[], mount: Mount): readonly Offer[] {
  const riders = idsOf(creatures.filter((rider) => rider.mount !== mount));
  return riders.length > 0 ? [{ action: { type: 'mount', mount }, slots: { who: oneOf(riders) } }] : [];
}
