import {
  type CreatureId,
  fields,
  getCreature,
  listFactKeys,
  oneOf,
  type Reason,
  type Score,
} from '@arbitro/kernel';
import { audienceForWho, event } from '../declare.ts';
import type { RuleId } from '../rules.ts';
import type { Creature } from '../state.ts';
import type { NoppaCtx } from './checks.ts';
import { fullBody } from './derived.ts';
import { type Condition, STATUSES, type Status } from './effects.ts';
import { endIdleMelees } from './melee.ts';

export const wounded = event(
  'wounded',
  fields<{
    who: CreatureId;
    by: CreatureId | null;
    damage: number;
    body: number | null;
    damageTaken: number;
    because: readonly Reason[];
  }>(),
  {
    amounts: ({ who, damage }) => [['damage', who, damage]],
    audience: audienceForWho,
    writeCreature: (creature, { body, damageTaken }) => {
      creature.body = body;
      creature.damageTaken = damageTaken;
    },
  },
);

export const fainted = event('fainted', fields<{ who: CreatureId; status: Status }>(), {
  facts: ({ who }) => listFactKeys('fainted', who),
  writeCreature: (creature, { status }) => {
    creature.status = status;
    creature.actions = 0;
    creature.readied = null;
  },
});

export const woke = event('woke', fields<{ who: CreatureId; status: Status }>(), {
  facts: ({ who }) => listFactKeys('woke', who),
  writeCreature: (creature, { status }) => {
    creature.status = status;
  },
});

export const healed = event(
  'healed',
  fields<{ who: CreatureId; points: number; body: number; because: readonly Reason[] }>(),
  {
    amounts: ({ who, points }) => [['healed', who, points]],
    audience: audienceForWho,
    writeCreature: (creature, { body }) => {
      creature.body = body;
    },
  },
);

export const conditionGained = event(
  'condition-gained',
  fields<{ who: CreatureId; condition: Condition }>(),
  {
    facts: ({ who, condition }) => listFactKeys(condition, who),
    writeCreature: (creature, { condition }) => {
      creature.conditions = [...creature.conditions, condition];
    },
  },
);

export interface Harm {
  readonly who: CreatureId;
  readonly by: CreatureId | null;
  readonly damage: Score;
  readonly effects: readonly Condition[];
  readonly rule: RuleId;
}

/**
 * Applies damage and other harm in full. Body points stop at 0; for a foe without body points damage is summed up, and
 * the game master says when it falls.
 * @rule noppa.defence.failure @rule noppa.attack.roll @ruling R4
 */
export function dealHarm(ctx: NoppaCtx, { who, by, damage, effects, rule }: Harm): void {
  const creature = getCreature(ctx.world, who);
  const body = bodyAfter(ctx, creature, damage.value);
  const damageTaken = creature.damageTaken + damage.value;
  const { value, because } = damage;
  if (value > 0) ctx.emit({ type: 'wounded', rule, who, by, damage: value, body, damageTaken, because });
  for (const condition of effects) gainCondition(ctx, who, condition);
  if (value > 0 && (body === 0 || (body === null && decideFall(ctx, who)))) faint(ctx, who);
}

/**
 * Body points stop at 0. A player may pay to keep one, if the options say so.
 * @rule noppa.body.faint @ruling R31
 */
function bodyAfter(ctx: NoppaCtx, { id, kind, body, mind }: Creature, damage: number): number | null {
  if (body === null) return null;
  const left = Math.max(0, body - damage);
  const isAsked = ctx.world.options.lastStand && kind === 'player' && mind >= LAST_STAND_COST;
  if (left > 0 || body === 0 || !isAsked || !choosesLastStand(ctx, id)) return left;
  const rule = 'noppa.body.faint';
  ctx.emit({ type: 'mind-spent', rule, who: id, roller: id, mind: mind - LAST_STAND_COST });
  return 1;
}

const LAST_STAND_COST = 1;

function choosesLastStand(ctx: NoppaCtx, who: CreatureId): boolean {
  const costs = { spend: { value: LAST_STAND_COST, of: 'mind' } };
  const label = { name: 'last-stand', rule: 'noppa.body.faint', costs };
  return ctx.choose(label, who, oneOf(['spend', 'accept'])) === 'spend';
}

export function gainCondition(ctx: NoppaCtx, who: CreatureId, condition: Condition): void {
  if (getCreature(ctx.world, who).conditions.includes(condition)) return;
  ctx.emit({ type: 'condition-gained', rule: 'noppa.attack.extra-effects', who, condition });
}

/** A foe without body points falls when the game master says so. */
function decideFall(ctx: NoppaCtx, who: CreatureId): boolean {
  if (!STATUSES[getCreature(ctx.world, who).status].acts) return false;
  const label = { name: `foe-falls:${who}`, rule: 'noppa.attack.roll' };
  return ctx.choose(label, 'gm', oneOf(['stands', 'falls'])) === 'falls';
}

/**
 * Makes a creature without body points left faint; it is not dead. More damage changes nothing.
 * @rule noppa.body.faint
 */
export function faint(ctx: NoppaCtx, who: CreatureId): void {
  if (!STATUSES[getCreature(ctx.world, who).status].acts) return;
  ctx.emit({ type: 'fainted', rule: 'noppa.body.faint', who, status: 'fainted' });
  endIdleMelees(ctx);
}

/** Returns the reasons for a number of points that was capped. */
export const capReasons = (
  because: readonly Reason[],
  max: number,
  room: number,
  rule: RuleId,
): readonly Reason[] =>
  max <= room ? because : [...because, { rule, what: 'full', how: 'at-most', value: room }];

export interface Cure {
  readonly points: number;
  readonly because: readonly Reason[];
  readonly rule: RuleId;
}

/**
 * Restores body points up to the full number. A fainted creature wakes above 0, or at once if it has no body points to
 * count.
 * @rule noppa.body.faint @ruling R4
 */
export function heal(ctx: NoppaCtx, who: CreatureId, { points: max, because, rule }: Cure): void {
  const creature = getCreature(ctx.world, who);
  const full = fullBody(creature);
  if (max <= 0) return;
  if (creature.body === null || full === null) return wake(ctx, creature);
  const room = full - creature.body;
  const points = Math.max(0, Math.min(max, room));
  const body = creature.body + points;
  if (points > 0)
    ctx.emit({
      type: 'healed',
      rule,
      who,
      points,
      body,
      because: capReasons(because, max, room, 'noppa.body.max'),
    });
  if (body > 0) wake(ctx, creature);
}

function wake(ctx: NoppaCtx, { id: who, status }: Creature): void {
  if (STATUSES[status].wakes) ctx.emit({ type: 'woke', rule: 'noppa.body.faint', who, status: 'up' });
}
