import {
  type CreatureId,
  creatureId,
  type Draft,
  fields,
  firstRefusal,
  getCreature,
  idsOf,
  numberBetween,
  oneOf,
  type Reason,
  requireNoFight,
  score,
  someOf,
  type Verdict,
} from '@arbitro/kernel';
import { z } from 'zod';
import { updateCreature } from '../copy-state.ts';
import { action, audienceFor, audienceForWho, event } from '../declare.ts';
import { refuseWhitebox } from '../refusals.ts';
import type { RuleId } from '../rules.ts';
import type { Creature, World } from '../state.ts';
import { makeReason, type WhiteboxCtx } from './checks.ts';
import { diceOf } from './damage-dice.ts';
import { creatureIds } from './fields.ts';
import { leaveDoors } from './held-doors.ts';
import { isExploring } from './marching.ts';
import { isInOtherRoom, isNamedTwice, notAlive, notUp, offersToLiving } from './may-act.ts';
import { DAYS_TO_HEAL_ALL, MINUTES } from './tables.ts';
import { elapseTime } from './time.ts';

export const healed = event(
  'healed',
  fields<{ who: CreatureId; points: number; hp: number; because: readonly Reason[] }>(),
  {
    amounts: ({ who, points }) => [['healed', who, points]],
    audience: audienceForWho,
    writeCreature: writeHealing,
  },
);
export const bandaged = event(
  'bandaged',
  fields<{ who: CreatureId; on: CreatureId; points: number; hp: number }>(),
  {
    amounts: ({ on, points }) => [['healed', on, points]],
    audience: ({ on }, world) => audienceFor(world, on),
    writeWorld: (world, healing) =>
      updateCreature(world, healing.on, (draft) => {
        writeHealing(draft, healing);
        draft.bandaged = true;
      }),
  },
);

/** Restored points no longer count as lost in this battle. @rule whitebox.healing.bandage-limits */
function writeHealing(draft: Draft<Creature>, { hp, points }: { hp: number; points: number }): void {
  draft.hp = hp;
  draft.lostThisBattle = Math.max(0, draft.lostThisBattle - points);
}

interface Healing {
  readonly who: CreatureId;
  readonly rule: RuleId;
  readonly because: readonly Reason[];
}

/** Never above the maximum. A creature above 0 regains consciousness. @rule whitebox.healing.magical */
export function restore(ctx: WhiteboxCtx, { who, rule, because }: Healing): void {
  const creature = getCreature(ctx.world, who);
  if (creature.status === 'dead') return;
  const points = Math.min(score(because).value, creature.maxHp - creature.hp);
  if (points <= 0) return;
  ctx.emit({ type: 'healed', rule, who, points, hp: creature.hp + points, because });
  recover(ctx, who);
}

/** At 0 the bleeding stops, above it the creature regains consciousness. @rule whitebox.damage.bleeding */
export function recover(ctx: WhiteboxCtx, who: CreatureId): void {
  const { hp, bleeding, status } = getCreature(ctx.world, who);
  if (bleeding && hp >= 0)
    ctx.emit({ type: 'bleeding-set', rule: 'whitebox.damage.bleeding', who, bleeding: false, round: null });
  if (hp > 0 && (status === 'unconscious' || status === 'stunned'))
    ctx.emit({
      type: 'status-set',
      rule: 'whitebox.damage.unconscious-optional',
      who,
      status: 'up',
      by: null,
    });
}

/** By magic, or as the Referee says. @rule whitebox.healing.magical */
export const heal = action('heal', {
  fields: { who: creatureId, points: z.int().min(1).max(9999) },
  refuses: notAlive,
  resolve: (ctx, { who, points }) => {
    const rule: RuleId = 'whitebox.healing.magical';
    restore(ctx, { who, rule, because: [makeReason(rule, 'magic', points)] });
  },
  gmOffers: (world) => offersToLiving(world, { type: 'heal' }, { points: numberBetween(1, 60) }),
});

/** Whole days without fights, travel or dungeon turns. @rule whitebox.healing.daily-rest */
export const rest = action('rest', {
  fields: { who: creatureIds, days: z.int().min(1).max(365).default(1) },
  refuses: (world, { who }) =>
    requireNoFight(world) ?? isNamedTwice(who) ?? firstRefusal(who, (id) => notAlive(world, { who: id })),
  resolve: (ctx, { who, days }) => restForDays(ctx, who, days),
  gmOffers: (world) => {
    const living = idsOf(world.creatures.filter(({ status }) => status !== 'dead'));
    if (requireNoFight(world) || living.length === 0) return [];
    const who = someOf(living, { least: 1, most: living.length });
    return [{ action: { type: 'rest' }, slots: { who, days: numberBetween(1, 28) } }];
  },
});

function restForDays(ctx: WhiteboxCtx, resting: readonly CreatureId[], days: number): void {
  leaveDoors(ctx, resting);
  elapseTime(ctx, days * MINUTES.day, { resting });
  for (const who of resting) {
    const creature = getCreature(ctx.world, who);
    if (creature.status === 'dead') continue;
    const restDays = creature.restDays + days;
    ctx.emit({ type: 'rested', rule: 'whitebox.healing.daily-rest', who, days, restDays });
    if (creature.hp >= creature.maxHp) continue;
    if (countFourWeeks(restDays) > countFourWeeks(creature.restDays)) healAll(ctx, creature);
    else healByDay(ctx, creature, days);
  }
}

/**
 * How many full periods of four weeks: a creature wounded later starts counting again.
 * @rule whitebox.healing.four-weeks
 */
const countFourWeeks = (days: number): number => Math.floor(days / DAYS_TO_HEAL_ALL);

/** @rule whitebox.healing.four-weeks */
function healAll(ctx: WhiteboxCtx, { id: who, hp, maxHp }: Creature): void {
  const rule: RuleId = 'whitebox.healing.four-weeks';
  restore(ctx, { who, rule, because: [makeReason(rule, 'four-weeks', maxHp - hp)] });
}

/** A number of points per day, or dice. @rule whitebox.healing.abstract-hit-points */
function healByDay(ctx: WhiteboxCtx, { id: who, hp, maxHp }: Creature, days: number): void {
  const perDay = ctx.world.options.healingPerRestDay;
  const rule: RuleId = perDay === 1 ? 'whitebox.healing.daily-rest' : 'whitebox.healing.abstract-hit-points';
  const missing = maxHp - hp;
  const points =
    typeof perDay === 'number'
      ? perDay * days
      : ctx.roll({ name: 'rest', rule }, who, multiplyDice(perDay, days), (rolled) =>
          Math.min(rolled, missing),
        );
  restore(ctx, { who, rule, because: [makeReason(rule, 'days-of-rest', points)] });
}

const DICE = /^(\d*)d(\d+)([+-]\d+)?$/u;

/** `1d4+1` a day for three days is `3d4+3`. */
function multiplyDice(perDay: string, days: number) {
  const [, count = '', sides = '', more = '0'] = DICE.exec(perDay) ?? [];
  return diceOf(`${Number(count || 1) * days}d${sides}${formatSignedDie(Number(more) * days)}`);
}

const formatSignedDie = (number: number): string =>
  number > 0 ? `+${number}` : number < 0 ? String(number) : '';

/**
 * After a battle: restores at most what was lost in it.
 * @rule whitebox.healing.bandage @rule whitebox.healing.bandage-limits
 */
export const bandage = action('bandage', {
  fields: { by: creatureId, on: creatureId },
  refuses: cannotBandage,
  resolve: bandageWounds,
  offers: (world, helper) => {
    if (!isExploring(world, helper)) return [];
    const { id: by, room } = helper;
    const near = idsOf(world.creatures.filter((other) => other.room === room));
    const patients = near.filter((on) => !cannotBandage(world, { by, on }));
    return patients.length > 0 ? [{ action: { type: 'bandage', by }, slots: { on: oneOf(patients) } }] : [];
  },
});

interface Bandaging {
  readonly by: CreatureId;
  readonly on: CreatureId;
}

/**
 * Once after each battle, and only the damage of that battle.
 * @rule whitebox.healing.bandage @rule whitebox.healing.bandage-limits
 */
function cannotBandage(world: World, { by, on }: Bandaging): Verdict {
  const { lostThisBattle, bandaged } = getCreature(world, on);
  if (!world.options.healingBandage) return refuseWhitebox('no-bandaging');
  if (bandaged) return refuseWhitebox('bandaged-already', { who: on });
  const lost = lostThisBattle > 0 ? undefined : refuseWhitebox('nothing-to-bandage', { who: on });
  return (
    requireNoFight(world) ??
    notUp(world, by) ??
    notAlive(world, { who: on }) ??
    lost ??
    isInOtherRoom(world, by, on)
  );
}

function bandageWounds(ctx: WhiteboxCtx, { by, on }: Bandaging): void {
  const rule: RuleId = 'whitebox.healing.bandage';
  // binding stops the bleeding at once; the rest of the turn is for the bandages
  if (getCreature(ctx.world, on).bleeding)
    ctx.emit({ type: 'bleeding-set', rule, who: on, bleeding: false, round: null });
  elapseTime(ctx, MINUTES.turn);
  const { hp, maxHp, lostThisBattle } = getCreature(ctx.world, on);
  const max = Math.min(lostThisBattle, maxHp - hp);
  const bandages = diceOf(ctx.world.options.healingBandageDice);
  const points = ctx.roll({ name: 'bandage', rule }, by, bandages, (rolled) =>
    Math.max(0, Math.min(rolled, max)),
  );
  const limits: RuleId = 'whitebox.healing.bandage-limits';
  ctx.emit({ type: 'bandaged', rule: points === max ? limits : rule, who: by, on, points, hp: hp + points });
  recover(ctx, on);
}
