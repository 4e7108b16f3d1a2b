import { type CreatureId, creature, fields, oneOf, type Reason, type Score, score } from '@arbitro/kernel';
import type { Check, Circumstance, Improvise, Save, Study } from '../actions.ts';
import { passes, type QuintaCtx, type Source, throwD20 } from '../checks.ts';
import { event } from '../declare.ts';
import { checkBonus, plus, saveBonus, type Tested, testOf } from '../derived.ts';
import type { RuleId } from '../rules.ts';
import type { Creature } from '../state.ts';
import { ABILITIES, type Ability, APPROACHES, SKILLS, type Skill, TYPICAL_DCS } from '../tables.ts';
import { spend } from './budget.ts';
import {
  checkSources,
  failsBySense,
  failsSaves,
  fromCircumstance,
  helpersWith,
  type Relied,
  saveSources,
  socialSources,
} from './check-sources.ts';
import { coverOnSave } from './cover.ts';

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
);

export const improvised = event('improvised', fields<{ who: CreatureId; what: string; success: boolean }>());

/** Where nobody has said it, the game master is asked. @rule quinta.d20.typical-dc @ruling R11 */
export const difficulty = (ctx: QuintaCtx, given: number | undefined): number =>
  given ?? ctx.choose({ name: 'dc', rule: 'quinta.d20.typical-dc' }, 'gm', oneOf(Object.values(TYPICAL_DCS)));

export interface Checking {
  readonly who: CreatureId;
  readonly test: Tested;
  readonly dc: number;
  readonly sources?: readonly Source[];
  readonly bonus?: readonly Reason[];
  readonly sense?: Relied;
  readonly sought?: readonly Creature[] | undefined;
  readonly metres?: number | undefined;
  readonly name?: string;
  readonly rule?: RuleId;
}

/** What is thrown for a check, with everything that touches it. */
function testFor(ctx: QuintaCtx, checking: Omit<Checking, 'dc'>) {
  const { who, test, sources = [], bonus = [], sense, sought, metres, name = 'check' } = checking;
  const one = creature(ctx.world, who);
  return {
    label: { name, rule: checking.rule ?? 'quinta.d20.ability-check' },
    by: who,
    bonus: withMore(checkBonus(ctx.world, one, test), bonus),
    sources: [...checkSources(ctx.world, one, { ...test, sense, sought, metres }), ...sources],
  };
}

const withMore = (so: Score, more: readonly Reason[]): Score =>
  more.length === 0 ? so : score([...so.because, ...more]);

/** Help is good for one roll, however many gave it. @rule quinta.actions.help @ruling R19 */
function useUpHelp(ctx: QuintaCtx, one: Creature, test: Tested): void {
  for (const { id } of helpersWith(ctx.world, one, test))
    ctx.emit({ type: 'help-used', rule: 'quinta.actions.help', who: id });
}

/** An ability check that is read for its total. */
export function checkTotal<T>(ctx: QuintaCtx, checking: Omit<Checking, 'dc'>, read: (total: number) => T): T {
  const result = throwD20(ctx, testFor(ctx, checking), (_, total) => read(total));
  useUpHelp(ctx, creature(ctx.world, checking.who), checking.test);
  return result;
}

/**
 * An ability check against a difficulty. What cannot be perceived fails without a roll.
 *
 * @rule quinta.d20.ability-check
 * @rule quinta.d20.target-number
 * @ruling R8
 */
export function rollCheck(ctx: QuintaCtx, checking: Checking): boolean {
  const { who, test, dc, sense, rule = 'quinta.d20.ability-check' } = checking;
  const one = creature(ctx.world, who);
  const { ability, skill } = test;
  if (failsBySense(ctx.world, one, { sense, other: checking.sought?.[0], metres: checking.metres })) {
    ctx.emit({ type: 'checked', rule, who, ability, skill, success: false, rolled: false, sources: [] });
    return false;
  }
  const thrown = testFor(ctx, checking);
  const success = passes(ctx, thrown, dc);
  ctx.emit({ type: 'checked', rule, who, ability, skill, success, rolled: true, sources: thrown.sources });
  useUpHelp(ctx, one, test);
  return success;
}

/** @rule quinta.d20.modifiers */
const circumstance = ({ bonus }: Circumstance): readonly Reason[] =>
  bonus === undefined || bonus === 0 ? [] : [plus('quinta.d20.modifiers', 'circumstance', bonus)];

/** A skill brings its ability, unless another is named. @rule quinta.proficiency.skill-relevance */
const tested = ({
  ability,
  skill,
  or,
  tool,
}: {
  readonly ability?: Ability | undefined;
  readonly skill?: Skill | undefined;
  readonly or?: Skill | undefined;
  readonly tool?: string | undefined;
}): Tested => ({
  ability: ability ?? (skill === undefined ? 'str' : SKILLS[skill]),
  skill: skill ?? null,
  or,
  tool: tool ?? null,
});

/**
 * Somebody tries something uncertain.
 *
 * @rule quinta.d20.test
 * @rule quinta.core.play-loop
 * @rule quinta.proficiency.tools
 */
export function check(ctx: QuintaCtx, action: Check): void {
  const { by: who, dc, sense, mode, on, distance: metres } = action;
  const other = on === undefined ? undefined : creature(ctx.world, on);
  rollCheck(ctx, {
    who,
    test: tested(action),
    dc: difficulty(ctx, dc),
    sense,
    sought: other && [other],
    metres,
    sources: [...fromListener(ctx, action, other), ...fromCircumstance(mode)],
    bonus: circumstance(action),
  });
}

/** Of whom one talks to, where it is talk. @rule quinta.social.checks */
const fromListener = (
  { world }: QuintaCtx,
  { by, skill, or }: Check,
  other: Creature | undefined,
): readonly Source[] =>
  other && APPROACHES.some((approach) => approach === skill || approach === or)
    ? socialSources(world, by, other)
    : [];

export interface Saving {
  readonly who: CreatureId;
  readonly ability: Ability;
  readonly dc: number;
  readonly sources?: readonly Source[];
  readonly bonus?: readonly Reason[];
  readonly rule?: RuleId;
}

/**
 * A saving throw; who is helpless fails some without a roll.
 *
 * @rule quinta.d20.saving-throw
 * @rule quinta.proficiency.saving-throws
 */
export function rollSave(ctx: QuintaCtx, saving: Saving): boolean {
  const { who, ability, dc, rule = 'quinta.d20.saving-throw' } = saving;
  if (failsSaves(ctx.world, who, ability)) return failSave(ctx, saving);
  const one = creature(ctx.world, who);
  const sources = [...saveSources(ctx.world, one, ability), ...(saving.sources ?? [])];
  const bonus = withMore(saveBonus(ctx.world, one, ability), saving.bonus ?? []);
  const success = passes(ctx, { label: { name: 'save', rule }, by: who, bonus, sources }, dc);
  ctx.emit({ type: 'saved', rule, who, ability, success, rolled: true, sources });
  return success;
}

function failSave(
  ctx: QuintaCtx,
  { who, ability, rule = 'quinta.d20.saving-throw' }: Omit<Saving, 'dc'>,
): false {
  ctx.emit({ type: 'saved', rule, who, ability, success: false, rolled: false, sources: [] });
  return false;
}

/** One may fail willingly. @rule quinta.d20.saving-throw @rule quinta.attack.cover @ruling R10 */
export function save(ctx: QuintaCtx, action: Save): void {
  const { by: who, ability, dc, willingly, mode, cover = 'none' } = action;
  const bonus = [...coverOnSave(ability, cover), ...circumstance(action)];
  if (willingly) failSave(ctx, { who, ability });
  else rollSave(ctx, { who, ability, dc, sources: fromCircumstance(mode), bonus });
}

/** @rule quinta.actions.study */
export function study(ctx: QuintaCtx, { by: who, skill, dc }: Study): void {
  const rule = 'quinta.actions.study';
  const against = difficulty(ctx, dc);
  spend(ctx, who, 'action', 'study');
  rollCheck(ctx, { who, test: testOf(skill), dc: against, name: 'study', rule });
}

/**
 * Something that no rule foresees: the game master says whether it can be done, and whether it takes a test.
 *
 * @rule quinta.actions.improvise
 */
export function improvise(ctx: QuintaCtx, action: Improvise): void {
  const { by: who, what, dc } = action;
  const rule = 'quinta.actions.improvise';
  const verdict =
    dc === undefined
      ? ctx.choose({ name: 'improvise', rule }, 'gm', oneOf(['test', 'automatic', 'impossible']))
      : 'test';
  if (verdict === 'impossible') return ctx.emit({ type: 'improvised', rule, who, what, success: false });
  const test = verdict === 'test' ? improvisedTest(ctx, action) : undefined;
  const against = test ? difficulty(ctx, dc) : 0;
  spend(ctx, who, 'action', 'improvise');
  const success = test ? rollCheck(ctx, { who, test, dc: against, name: 'improvise', rule }) : true;
  ctx.emit({ type: 'improvised', rule, who, what, success });
}

function improvisedTest(ctx: QuintaCtx, { ability, skill }: Improvise): Tested {
  if (skill !== undefined || ability !== undefined) return tested({ ability, skill });
  const label = { name: 'ability', rule: 'quinta.actions.improvise' };
  return tested({ ability: ctx.choose(label, 'gm', oneOf(ABILITIES)) });
}
