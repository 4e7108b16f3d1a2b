import type { Dice } from '@arbitro/dice';
import type { Json } from './json.ts';
import { type Ask, type Ctx, type Label, type Oracle, type Rules, run } from './kernel.ts';
import type { AnyQuestion, Question } from './question.ts';
import type { Refusal } from './refusal.ts';

/** All that the making of a character may do: ask for dice, and ask the person who makes it. */
export interface CreationCtx {
  roll<R, T extends Json>(label: Label, dice: Dice<R>, read: (rolled: R) => T): T;
  choose<A extends Json>(label: Label, question: Question<A>): A;
}

/** Makes a character by asking: every choice is a question, every roll a roll. */
export interface Creation<Options, Sheet> {
  /** The rule that says what a character is made of. */
  readonly rule: string;
  /** The sheet; the table's options may move its limits. */
  make(ctx: CreationCtx, options: Options): Sheet;
}

/** What was decided so far: what was asked and chosen, or what a roll came to. */
export type Decided =
  | { readonly label: Label; readonly question: AnyQuestion; readonly chosen: Json }
  | { readonly label: Label; readonly dice: string; readonly came: Json };

export type Created<Sheet> =
  | { readonly is: 'made'; readonly sheet: Sheet; readonly soFar: readonly Decided[] }
  | { readonly is: 'paused'; readonly ask: Ask; readonly soFar: readonly Decided[] }
  | { readonly is: 'refused'; readonly refusal: Refusal };

/** Who is asked while a character is made: nobody else is there yet. */
export const MAKER = 'newcomer';

interface Made<Sheet> {
  readonly soFar: readonly Decided[];
  readonly sheet?: Sheet;
}

/** What making a character needs of a system. */
interface Making<Options, Sheet> {
  readonly creation: Creation<Options, Sheet>;
  readonly schemas: { readonly options: { parse(given: unknown): Options } };
}

/** Makes a character with the answers of one oracle, under the usual options or a table's; where it has none, says what is asked. */
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

/** A run whose world is what was decided so far, and at its end the sheet. */
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
