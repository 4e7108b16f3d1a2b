import {
  type CreatureId,
  fields,
  firstRefusal,
  getCreature,
  idsOf,
  listFactKeys,
  numberBetween,
  oneOf,
  someOf,
} from '@arbitro/kernel';
import { z } from 'zod';
import { forgetPosition } from '../copy-state.ts';
import { action, event, writeFight } from '../declare.ts';
import type { RuleId } from '../rules.ts';
import { diceText } from '../schema/sheet-parts.ts';
import { type Creature, ON_SAVE, type OnSave, type World } from '../state.ts';
import type { WhiteboxCtx } from './checks.ts';
import { diceOf } from './damage-dice.ts';
import { CONDITION_NAMES, type Condition, forbids, isInvisible } from './effects.ts';
import {
  condition as conditionName,
  creatureIds,
  minutes as duration,
  nameText as hazardName,
  category as saveCategory,
} from './fields.ts';
import { isNamedTwice, notAlive } from './may-act.ts';
import { CATEGORY_QUESTION, MINUTES_QUESTION } from './questions.ts';
import { chooseSaveColumn, rollSave, type SaveColumn } from './save.ts';
import { loseSpell, wound } from './wound.ts';

export const hazardMet = event('hazard-met', fields<{ name: string; on: readonly CreatureId[] }>());
export const conditionGained = event(
  'condition-gained',
  fields<{ who: CreatureId; condition: Condition; until: number | null }>(),
  {
    facts: ({ who, condition }) => listFactKeys(condition, who),
    writeCreature: (draft, { condition, until }) => {
      const others = draft.conditions.filter(({ name }) => name !== condition);
      draft.conditions = [...others, { name: condition, until }];
    },
  },
);
export const conditionLost = event('condition-lost', fields<{ who: CreatureId; condition: Condition }>(), {
  writeCreature: (draft, { condition }) => {
    draft.conditions = draft.conditions.filter(({ name }) => name !== condition);
  },
  // a creature that became visible and vanishes again must be located again
  writeWorld: writeFight((fight, { who, condition }) => {
    if (isInvisible({ conditions: [{ name: condition }] }))
      fight.fighters = fight.fighters.map((fighter) => forgetPosition(fighter, who));
  }),
});
/** The condition has no effect on the creature. */
export const unaffected = event('unaffected', fields<{ who: CreatureId; condition: Condition }>(), {
  facts: ({ who }) => listFactKeys('unaffected', who),
});

const rule: RuleId = 'whitebox.saves.success-effect';

/**
 * A peril with several targets: one damage roll for all, a saving throw for each.
 * @rule whitebox.saves.success-effect
 */
export const hazard = action('hazard', {
  fields: {
    name: hazardName,
    on: creatureIds,
    damage: diceText.optional(),
    condition: conditionName.optional(),
    minutes: duration,
    /** Without it no saving throw is allowed. */
    onSave: z.enum(ON_SAVE).optional(),
    category: saveCategory,
  },
  refuses: (world, { on }) => isNamedTwice(on) ?? firstRefusal(on, (who) => notAlive(world, { who })),
  resolve: (ctx, { name, on, damage, condition, minutes, onSave, category }) => {
    ctx.emit({ type: 'hazard-met', rule, name, on });
    applyPeril(ctx, {
      name,
      on,
      damage: damage ?? null,
      condition: condition ?? null,
      until: minutes === undefined ? null : ctx.world.clock + minutes,
      save: onSave === undefined ? null : { category: category ?? null, onSave },
      rule,
    });
  },
  gmOffers: (world) => {
    const living = idsOf(world.creatures.filter(({ status }) => status !== 'dead'));
    if (living.length === 0) return [];
    const fixedAction = { type: 'hazard' };
    const befalls = { name: oneOf(PERILS), on: someOf(living, { least: 1, most: living.length }) };
    const throwing = { onSave: oneOf(ON_SAVE), category: CATEGORY_QUESTION };
    const does = { damage: oneOf(DAMAGE_CHOICES) };
    const lasting = { condition: oneOf(CONDITION_NAMES), minutes: MINUTES_QUESTION };
    return [
      { action: fixedAction, slots: { ...befalls, ...does, ...throwing } },
      { action: fixedAction, slots: { ...befalls, ...does } },
      { action: fixedAction, slots: { ...befalls, ...lasting, ...throwing } },
    ];
  },
});

const PERILS = ['fire', 'poison', 'rockfall', 'cold', 'lightning', 'magic'] as const;
const DAMAGE_CHOICES = ['1d6', '2d6', '3d6', '4d6', '6d6', '8d6'] as const;

export interface Peril {
  readonly name: string;
  readonly on: readonly CreatureId[];
  readonly damage: string | null;
  readonly condition: Condition | null;
  readonly until: number | null;
  /** Null: no saving throw is allowed. */
  readonly save: { readonly category: SaveColumn | null; readonly onSave: OnSave } | null;
  readonly rule: RuleId;
}

export function applyPeril(ctx: WhiteboxCtx, peril: Peril): void {
  const column = peril.save && chooseSaveColumn(ctx, peril.save.category);
  const rolled = peril.damage === null ? 0 : rollDamage(ctx, peril, peril.damage);
  for (const who of peril.on) {
    if (getCreature(ctx.world, who).status === 'dead') continue;
    const saved = column !== null && rollSave(ctx, { who, category: column, against: peril.name });
    const onSave = saved && peril.save ? peril.save.onSave : null;
    const damage = damageLeft(ctx, onSave, rolled);
    if (peril.damage !== null)
      ctx.emit({ type: 'damage-rolled', rule: peril.rule, by: null, on: who, damage, because: [] });
    if (damage > 0) wound(ctx, { who, by: null, damage });
    if (peril.condition !== null && takesEffectDespiteSave(ctx, onSave))
      afflict(ctx, who, peril.condition, peril.until);
  }
}

/**
 * One roll for all; with a single target the roll is that target's own, so that events around hidden creatures do not
 * shift other creatures' dice.
 */
const rollDamage = (ctx: WhiteboxCtx, { on, rule }: Peril, text: string): number =>
  ctx.roll({ name: 'damage', rule }, (on.length === 1 && on[0]) || 'gm', diceOf(text), (points) =>
    Math.max(0, points),
  );

/** Half is rounded down; for a custom effect the Referee decides. @rule whitebox.saves.success-effect */
export function damageLeft(ctx: WhiteboxCtx, onSave: OnSave | null, rolled: number): number {
  if (onSave === null || rolled === 0) return rolled;
  if (onSave === 'none') return 0;
  if (onSave === 'half') return Math.floor(rolled / 2);
  return ctx.choose({ name: 'damage-left', rule }, 'gm', numberBetween(0, rolled));
}

/** Half of a condition is none. */
export function takesEffectDespiteSave(ctx: WhiteboxCtx, onSave: OnSave | null): boolean {
  if (onSave !== 'custom') return onSave === null;
  return ctx.choose({ name: 'takes-hold', rule }, 'gm', oneOf(['avoided', 'takes-hold'])) === 'takes-hold';
}

/**
 * Adds a condition from a spell or a peril: the undead neither sleep nor obey.
 * @rule whitebox.saves.success-effect @ruling R94
 */
export function afflict(ctx: WhiteboxCtx, who: CreatureId, condition: Condition, until: number | null): void {
  if (isImmune(ctx.world, getCreature(ctx.world, who), condition))
    return ctx.emit({ type: 'unaffected', rule, who, condition });
  gainCondition(ctx, who, condition, until);
}
const LIVING_ONLY: readonly (Condition | null)[] = ['asleep', 'charmed'];

export const isImmune = (
  { options }: Pick<World, 'options'>,
  { undead }: Creature,
  condition: Condition | null,
): boolean => undead && options.undeadMinds === 'immune' && LIVING_ONLY.includes(condition);

/**
 * Adds a condition; an existing one lasts as long as the longer of the two. A creature that can no longer cast loses
 * its spell.
 */
export function gainCondition(
  ctx: WhiteboxCtx,
  who: CreatureId,
  condition: Condition,
  until: number | null,
): void {
  const creature = getCreature(ctx.world, who);
  if (creature.status === 'dead') return;
  const had = creature.conditions.find(({ name }) => name === condition);
  if (had && (had.until === null || (until !== null && had.until >= until))) return;
  ctx.emit({ type: 'condition-gained', rule, who, condition, until });
  const now = getCreature(ctx.world, who);
  if (now.casting && forbids(now, 'cast')) loseSpell(ctx, who);
}
