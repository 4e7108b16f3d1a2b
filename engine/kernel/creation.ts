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
export type Decided =
  | { readonly label: Label; readonly question: AnyQuestion; readonly chosen: Json }
  | { readonly label: Label; readonly dice: string; readonly came: Json };

export type Created<Sheet> =
  | { readonly is: 'made'; readonly sheet: Sheet; readonly soFar: readonly Decided[] }
  | { readonly is: 'paused'; readonly ask: Ask; readonly soFar: readonly Decided[] }
  | { readonly is: 'refused'; readonly refusal: Refusal };

/** The person asked during character creation; no creature exists yet. */
export const MAKER = 'newcomer';

interface Made<Sheet> {
  readonly soFar: readonly Decided[];
  readonly sheet?: Sheet;
}

/** The part of a system that character creation needs. */
interface Making<Options, Sheet> {
  readonly creation: Creation<Options, Sheet>;
  readonly schemas: { readonly options: { parse(given: unknown): Options } };
}

/**
 * Creates a character with the answers of an oracle, under the default options or a table's. Returns what is asked
 * where the oracle has no answer.
 */
export function create<Options, Sheet>(
  { creation, schemas }: Making<Options, Sheet>,
  oracle: Oracle,
  options: Options = schemas.options.parse({}),
): Created<Sheet> {
  const step = run(rulesOf(creation), { soFar: [] }, options, oracle);
  if (step.is === 'refused') return step;
  const { soFar, sheet } = step.world;
  if (step.is === 'paused') return { is: 'paused', ask: step.ask, soFar };
  return { is: 'made', sheet: sheet as Sheet, soFar };
}

/** Rules of a run whose world is the decisions so far, and at its end the sheet. */
const rulesOf = <Options, Sheet>(
  creation: Creation<Options, Sheet>,
): Rules<Made<Sheet>, Options, Decided | { readonly sheet: Sheet }> => ({
  resolve: (ctx, options) => ctx.emit({ sheet: creation.make(askedIn(ctx), options) }),
  apply: ({ soFar }, event) =>
    'sheet' in event ? { soFar, sheet: event.sheet } : { soFar: [...soFar, event] },
});

const askedIn = (ctx: Ctx<unknown, Decided>): CreationCtx => ({
  roll: (label, dice, read) => {
    const came = ctx.roll(label, MAKER, dice, read);
    ctx.emit({ label, dice: dice.notation, came });
    return came;
  },
  choose: (label, question) => {
    const chosen = ctx.choose(label, MAKER, question);
    ctx.emit({ label, question, chosen });
    return chosen;
  },
});
