import {
  type CreatureId,
  creatureId,
  fields,
  getCreature,
  listFactKeys,
  oneOf,
  score,
} from '@arbitro/kernel';
import { z } from 'zod';
import { action, event } from '../declare.ts';
import type { RuleId } from '../rules.ts';
import type { Creature, World } from '../state.ts';
import { D20, isThrowSuccess, makeReason, type RollMode, throwLabel, type WhiteboxCtx } from './checks.ts';
import { saveBonuses, saveNeeded } from './derived.ts';
import { modifier as addedByReferee, category as saveCategory } from './fields.ts';
import { notAlive, offersToLiving } from './may-act.ts';
import { CATEGORY_QUESTION, MODIFIER_QUESTION } from './questions.ts';
import { CATEGORIES, type Category } from './tables.ts';

export const saveMade = event(
  'saved',
  fields<{ who: CreatureId; against: string; category: Category | 'single'; saved: boolean }>(),
  { facts: ({ who, saved: isSaved }) => listFactKeys(isSaved ? 'saved' : 'not-saved', who) },
);

/** One of the five categories, or the single number. */
export type SaveColumn = Category | 'single';

interface SaveTerms {
  readonly who: CreatureId;
  /** Null: no category is named. */
  readonly category: SaveColumn | null;
  readonly modifier?: number | undefined;
  readonly against: string;
  readonly rule?: RuleId | undefined;
}

/** The Referee calls for a saving throw. @rule whitebox.saves.single-throw */
export const throwSave = action('save', {
  fields: {
    who: creatureId,
    category: saveCategory,
    modifier: addedByReferee,
    against: z.string().max(200).optional(),
  },
  refuses: notAlive,
  resolve: (ctx, { who, category, modifier, against = 'peril' }) => {
    rollSave(ctx, { who, category: category ?? null, modifier, against });
  },
  gmOffers: (world) => [
    ...offersToLiving(world, { type: 'save' }, { category: CATEGORY_QUESTION }),
    ...offersToLiving(world, { type: 'save' }, { category: CATEGORY_QUESTION, modifier: MODIFIER_QUESTION }),
  ],
});

/**
 * Rolls a d20, high is good. All are told whether it succeeded.
 * @rule whitebox.saves.single-throw @rule whitebox.saves.matrix
 */
export function rollSave(
  ctx: WhiteboxCtx,
  { who, category, modifier = 0, against, rule }: SaveTerms,
): boolean {
  const named = chooseSaveColumn(ctx, category);
  const column = ctx.world.options.savesSystem === 'matrix' ? named : 'single';
  const why = rule ?? (column === 'single' ? 'whitebox.saves.single-throw' : 'whitebox.saves.matrix');
  const throwMode = saveThrow(ctx.world, getCreature(ctx.world, who), named, modifier);
  const saved = ctx.roll(
    { name: 'save', rule: why, ...throwLabel(throwMode, [who]) },
    who,
    D20,
    isThrowSuccess(throwMode),
  );
  ctx.emit({ type: 'saved', rule: why, who, against, category: column, saved });
  return saved;
}

/**
 * With the matrix in use the Referee may choose a category for a peril without one; otherwise the single number is
 * used.
 * @rule whitebox.saves.matrix
 */
export function chooseSaveColumn(ctx: WhiteboxCtx, category: SaveColumn | null): SaveColumn {
  if (category !== null) return category;
  if (ctx.world.options.savesSystem === 'single') return 'single';
  const label = { name: 'save-category', rule: 'whitebox.saves.matrix' };
  return ctx.choose(label, 'gm', oneOf<SaveColumn>(['single', ...CATEGORIES]));
}

/** The target number and modifiers of the saving throw. @rule whitebox.saves.matrix-removes-class-bonuses */
function saveThrow(world: World, creature: Creature, column: SaveColumn, modifier: number): RollMode {
  const category = column === 'single' ? null : column;
  const reasons = modifier === 0 ? [] : [makeReason('whitebox.saves.single-throw', 'modifier', modifier)];
  return {
    plus: score([...saveBonuses(world, creature, category), ...reasons]),
    needed: saveNeeded(world, creature, category),
    extremes: world.options.rollsNaturalExtremes === 'attacks-and-saves',
  };
}
