import type { Dice } from '@arbitro/dice';
import type { Json } from './json.ts';
import { type Ask, type Ctx, type Label, type Oracle, type Rules, run } from './kernel.ts';
import type { AnyQuestion, Question } from './question.ts';
import type { Refusal } from './refusal.ts';

/** What character creation may do: ask for dice, and ask the person who creates the character. */
export interface CreationCtx {
  roll<R, T extends Json>(label: Label, dice: Dice<R>, read: (rolled: R) => T): T;
  choose<A extends Json>(label: Label, question: Question<A>): A;
}

/** Creates a character by asking: every choice is a question, every roll a roll. */
export interface Creation<Options, Sheet> {
  /** The rule of character creation. */
  readonly rule: string;
  /** Returns the sheet; the table's options may change its limits. */
  make(ctx: CreationCtx, options: Options): Sheet;
}

/** A decision made so far: what was asked and chosen, or the result of a roll. */
export type CreationDecision =
  | { readonly label: Label; readonly question: AnyQuestion; readonly chosen: Json }
  | { readonly label: Label; readonly dice: string; readonly came: Json };

export type CreationResult<Sheet> =
  | { readonly kind: 'made'; readonly sheet: Sheet; readonly soFar: readonly CreationDecision[] }
  | { readonly kind: 'paused'; readonly ask: Ask; readonly soFar: readonly CreationDecision[] }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/** The person asked during character creation; no creature exists yet. */
export const CREATION_PERSON = 'newcomer';

interface CreationState<Sheet> {
  readonly soFar: readonly CreationDecision[];
  readonly sheet?: Sheet;
}

/** The part of a system that character creation needs. */
interface CreationSystem<Options, Sheet> {
  readonly creation: Creation<Options, Sheet>;
  readonly schemas: { readonly options: { parse(input: unknown): Options } };
}

/**
 * Creates a character with the answers of an oracle, under the default options or a table's. Returns what is asked
 * where the oracle has no answer.
 */
export function createCharacter<Options, Sheet>(
  { creation, schemas }: CreationSystem<Options, Sheet>,
  oracle: Oracle,
  options: Options = schemas.options.parse({}),
): CreationResult<Sheet> {
  const step = run(buildCreationRules(creation), { soFar: [] }, options, oracle);
  if (step.kind === 'refused') return step;
  const { soFar, sheet } = step.world;
  if (step.kind === 'paused') return { kind: 'paused', ask: step.ask, soFar };
  return { kind: 'made', sheet: sheet as Sheet, soFar };
}

/** Rules of a run whose world is the decisions so far, and at its end the sheet. */
const buildCreationRules = <Options, Sheet>(
  creation: Creation<Options, Sheet>,
): Rules<CreationState<Sheet>, Options, CreationDecision | { readonly sheet: Sheet }> => ({
  resolve: (ctx, options) => ctx.emit({ sheet: creation.make(buildCreationCtx(ctx), options) }),
  apply: ({ soFar }, event) =>
    'sheet' in event ? { soFar, sheet: event.sheet } : { soFar: [...soFar, event] },
});

const buildCreationCtx = (ctx: Ctx<unknown, CreationDecision>): CreationCtx => ({
  roll: (label, dice, read) => {
    const result = ctx.roll(label, CREATION_PERSON, dice, read);
    ctx.emit({ label, dice: dice.notation, came: result });
    return result;
  },
  choose: (label, question) => {
    const chosen = ctx.choose(label, CREATION_PERSON, question);
    ctx.emit({ label, question, chosen });
    return chosen;
  },
});
