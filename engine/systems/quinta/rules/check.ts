import {
  type CreatureId,
  fields,
  getCreature,
  listFactKeys,
  oneOf,
  type Person,
  type Reason,
  type Score,
  score,
} from '@arbitro/kernel';
import { event } from '../declare.ts';
import type { RuleId } from '../rules.ts';
import type { Creature } from '../state.ts';
import {
  checkSources,
  failsBySense,
  failsSaves,
  helpersWith,
  type SenseUsed,
  saveSources,
} from './check-sources.ts';
import { type Difficulty, type QuintaCtx, rollD20, rollPasses, type Source } from './checks.ts';
import { type CheckBasis, checkBonus, saveBonus } from './derived.ts';
import { type Ability, type Skill, TYPICAL_DCS } from './tables.ts';
import { resistsByLegend } from './traits.ts';

export const checked = event(
  'checked',
  fields<{
    who: CreatureId;
    ability: Ability;
    skill: Skill | null;
    success: boolean;
    rolled: boolean;
    sources: readonly Source[];
  }>(),
  { facts: ({ who, success }) => listFactKeys(success ? 'success' : 'failure', who) },
);

export const saved = event(
  'saved',
  fields<{
    who: CreatureId;
    ability: Ability;
    success: boolean;
    rolled: boolean;
    sources: readonly Source[];
  }>(),
  { facts: ({ who, success }) => listFactKeys(success ? 'saved' : 'save-failed', who) },
);

/** Returns the given difficulty; if none is given, asks the game master. @rule quinta.d20.typical-dc @ruling R11 */
export const askDifficulty = (ctx: QuintaCtx, statedDifficulty: number | undefined): number =>
  statedDifficulty ??
  ctx.choose({ name: 'dc', rule: 'quinta.d20.typical-dc' }, 'gm', oneOf(Object.values(TYPICAL_DCS)));

const GM_ONLY: readonly Person[] = ['gm'];
const difficultyOf = ({ dc, dcOf = GM_ONLY }: Pick<CheckRoll, 'dc' | 'dcOf'>): Difficulty => ({
  value: dc,
  of: dcOf,
});

export interface CheckRoll {
  readonly who: CreatureId;
  readonly test: CheckBasis;
  readonly dc: number;
  /** Whose number the difficulty is: the game master's if nothing is said. */
  readonly dcOf?: readonly Person[];
  readonly sources?: readonly Source[];
  readonly bonus?: readonly Reason[];
  readonly sense?: SenseUsed;
  readonly sought?: readonly Creature[] | undefined;
  readonly metres?: number | undefined;
  readonly name?: string;
  readonly rule?: RuleId;
}

/** The dice of a check with all modifiers. */
function buildTest(ctx: QuintaCtx, checking: Omit<CheckRoll, 'dc'>) {
  const { who, test, sources = [], bonus = [], sense, sought, metres, name = 'check' } = checking;
  const creature = getCreature(ctx.world, who);
  return {
    label: { name, rule: checking.rule ?? 'quinta.d20.ability-check' },
    by: who,
    bonus: addBonus(checkBonus(ctx.world, creature, test), bonus),
    sources: [...checkSources(ctx.world, creature, { ...test, sense, sought, metres }), ...sources],
  };
}

const addBonus = (so: Score, more: readonly Reason[]): Score =>
  more.length === 0 ? so : score([...so.because, ...more]);

/** Help counts for one roll, even if several creatures gave it. @rule quinta.actions.help @ruling R19 */
function useUpHelp(ctx: QuintaCtx, creature: Creature, test: CheckBasis): void {
  for (const { id } of helpersWith(ctx.world, creature, test))
    ctx.emit({ type: 'help-used', rule: 'quinta.actions.help', who: id });
}

/** Rolls an ability check and reads its total. */
export function rollCheckTotal<T>(
  ctx: QuintaCtx,
  checking: Omit<CheckRoll, 'dc'>,
  read: (total: number) => T,
): T {
  const result = rollD20(ctx, buildTest(ctx, checking), (_, total) => read(total));
  useUpHelp(ctx, getCreature(ctx.world, checking.who), checking.test);
  return result;
}

/**
 * Rolls an ability check against a difficulty. A check on something that cannot be perceived fails without a roll.
 * @rule quinta.d20.ability-check @rule quinta.d20.target-number @ruling R8
 */
export function rollCheck(ctx: QuintaCtx, checking: CheckRoll): boolean {
  const { who, test, sense, rule = 'quinta.d20.ability-check' } = checking;
  const creature = getCreature(ctx.world, who);
  const { ability, skill } = test;
  if (failsBySense(ctx.world, creature, { sense, other: checking.sought?.[0], metres: checking.metres })) {
    ctx.emit({ type: 'checked', rule, who, ability, skill, success: false, rolled: false, sources: [] });
    return false;
  }
  const thrown = buildTest(ctx, checking);
  const success = rollPasses(ctx, thrown, difficultyOf(checking));
  ctx.emit({ type: 'checked', rule, who, ability, skill, success, rolled: true, sources: thrown.sources });
  useUpHelp(ctx, creature, test);
  return success;
}

export interface SaveRoll {
  readonly who: CreatureId;
  readonly ability: Ability;
  readonly dc: number;
  /** Whose number the difficulty is: the game master's if nothing is said. */
  readonly dcOf?: readonly Person[];
  readonly sources?: readonly Source[];
  readonly bonus?: readonly Reason[];
  readonly rule?: RuleId;
}

/**
 * Rolls a saving throw. An incapacitated creature may fail without a roll.
 * @rule quinta.d20.saving-throw @rule quinta.proficiency.saving-throws
 */
export function rollSave(ctx: QuintaCtx, saving: SaveRoll): boolean {
  const { who, ability, rule = 'quinta.d20.saving-throw' } = saving;
  if (failsSaves(ctx.world, who, ability)) return failSave(ctx, saving);
  const creature = getCreature(ctx.world, who);
  const sources = [...saveSources(ctx.world, creature, ability), ...(saving.sources ?? [])];
  const bonus = addBonus(saveBonus(ctx.world, creature, ability), saving.bonus ?? []);
  const rolled = rollPasses(
    ctx,
    { label: { name: 'save', rule }, by: who, bonus, sources },
    difficultyOf(saving),
  );
  const success = rolled || (creature.traits !== undefined && resistsByLegend(ctx, who));
  ctx.emit({ type: 'saved', rule, who, ability, success, rolled: true, sources });
  return success;
}

export function failSave(
  ctx: QuintaCtx,
  { who, ability, rule = 'quinta.d20.saving-throw' }: Omit<SaveRoll, 'dc'>,
): false {
  ctx.emit({ type: 'saved', rule, who, ability, success: false, rolled: false, sources: [] });
  return false;
}
