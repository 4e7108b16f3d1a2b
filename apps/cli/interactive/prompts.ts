import type { Die } from '@arbitro/dice';
import {
  type AnswerInput,
  type AnyQuestion,
  type AnyWorld,
  type Ask,
  costOf,
  createNamer,
  type DecisionRequest,
  isValidAnswer,
  type Json,
  type Label,
  type Person,
} from '@arbitro/kernel';
import { describePart, describeReason } from '@arbitro/scenario';
import type { CliContext } from '../command-line/context.ts';
import type { LogContext } from '../output/log.ts';
import { formatInteractiveKeys } from './interactive-keys.ts';

/** The result of a prompt: a value, or a request to go back or to quit. */
export type Reply<T> =
  | { readonly kind: 'given'; readonly value: T }
  | { readonly kind: 'back' }
  | { readonly kind: 'quit' };

/** How users are asked: where, and what decides for a creature whose answer is left to the program. */
type PromptContext = LogContext & { readonly decide?: (decisionRequest: DecisionRequest) => Json };

/** Asks until the answer is valid; rolls the dice for a user who has none. */
export async function promptAnswer(
  ask: Ask,
  world: AnyWorld,
  asker: PromptContext,
): Promise<Reply<AnswerInput | 'throw'>> {
  if (ask.kind === 'roll') return promptFaces(ask, world, asker);
  const { decide } = asker;
  const chosen: Json[] = [];
  for (const { who, question } of ask.to) {
    const { name: label, costs } = ask.label;
    const auto = decide ? () => decide({ who, question, label: ask.label }) : undefined;
    const reply = await promptChoice({ label, who, question, costs, ...(auto && { auto }) }, world, asker);
    if (reply.kind !== 'given') return reply;
    chosen.push(reply.value);
  }
  return { kind: 'given', value: { label: ask.label.name, chosen } };
}

/** Rolls the dice that are asked for; only the next one if the rules decide how many there are. */
export function throwDice(ask: Ask, die: Die): AnswerInput {
  if (ask.kind !== 'roll') throw new Error('only dice are thrown');
  const { label, dice, thrown, sides } = ask;
  const count = countDiceLeft(dice, thrown.length) ?? 1;
  return { label: label.name, faces: [...thrown, ...Array.from({ length: count }, () => die(sides))] };
}

interface Prompt<T> {
  readonly prompt: string;
  /** Returns what a line means, also an empty one; undefined for an invalid line. */
  readonly read: (line: string) => T | undefined;
  /** What to type here, printed after an invalid line. */
  readonly hint: (line: string) => string;
}

/** Reads one line; `q` or the end of input quits, `u` goes back, `?` explains. */
export async function promptLine<T>(
  { prompt, read, hint }: Prompt<T>,
  context: CliContext,
): Promise<Reply<T>> {
  const { io, paint } = context;
  for (;;) {
    const line = (await io.ask(prompt))?.trim();
    if (line === undefined || line === 'q') return { kind: 'quit' };
    if (line === 'u') return { kind: 'back' };
    const value = line === '?' ? undefined : read(line);
    if (value !== undefined) return { kind: 'given', value };
    io.out(paint.yellow(`   ${hint(line)}`));
    if (line === '?') for (const key of formatInteractiveKeys(context)) io.out(paint.dim(key));
  }
}

const NUMBERS = /^-?\d+([\s,]+-?\d+)*$/;

const parseNumbers = (line: string): readonly number[] | undefined =>
  NUMBERS.test(line) ? line.split(/[\s,]+/).map(Number) : undefined;

function promptFaces(
  { label, by, dice, thrown, sides }: Extract<Ask, { kind: 'roll' }>,
  world: AnyWorld,
  { context, system }: LogContext,
): Promise<Reply<AnswerInput | 'throw'>> {
  const name = createNamer(system, world, context.language);
  const [who, called] = [name(by), name(label.name)];
  const prompt =
    thrown.length > 0
      ? context.text('next-die-prompt', { who, label: called, thrown: thrown.join(' '), sides })
      : context.text('roll-prompt', { who, label: called, dice, plus: describeBonus(label, name) });
  const diceLeft = countDiceLeft(dice, thrown.length);
  const read = (line: string): AnswerInput | 'throw' | undefined => {
    if (line === '' || line === 'a') return 'throw';
    const numbers = parseNumbers(line);
    return numbers && !findFaceError(numbers, { sides, diceCount: diceLeft }, context)
      ? { label: label.name, faces: [...thrown, ...numbers] }
      : undefined;
  };
  const formatError = (line: string): string =>
    findFaceError(parseNumbers(line) ?? [], { sides, diceCount: diceLeft }, context) ??
    context.text('type-faces');
  return promptLine({ prompt, read, hint: formatError }, context);
}

/** Returns how many dice are left to roll; undefined where the rules may reroll dice. */
function countDiceLeft(notation: string, thrownCount: number): number | undefined {
  const [, count] = /^(\d*)d\d+$/.exec(notation) ?? [];
  return count === undefined ? undefined : Number(count || 1) - thrownCount;
}

/** Returns what is wrong with these faces, as far as it can be checked here. */
function findFaceError(
  faces: readonly number[],
  { sides, diceCount }: { readonly sides: number; readonly diceCount: number | undefined },
  { text }: CliContext,
): string | undefined {
  if (diceCount !== undefined && faces.length > diceCount)
    return text('too-many-faces', { count: diceCount, given: faces.length });
  // the dice after the first may be of another kind
  const alike = diceCount === undefined ? faces.slice(0, 1) : faces;
  const unfair = alike.some((face) => face > sides) || faces.some((face) => face < 1);
  return unfair ? text('no-such-face', { sides }) : undefined;
}

/**
 * Returns ` (+6: +4 precision, +2 spear)`, ` (≤ 55: +55 sword)`; for a pool only the reasons, as the dice show its
 * size.
 */
function describeBonus({ plus, pool, under }: Label, name: (value: string) => string): string {
  const because = (plus ?? pool ?? under)?.because ?? [];
  if (because.length === 0) return '';
  const reasons = because.map((reason) => describeReason(reason, name)).join(', ');
  if (under) return ` (≤ ${under.value}: ${reasons})`;
  if (!plus || because.length === 1) return ` (${reasons})`;
  return ` (${plus.value < 0 ? '-' : '+'}${Math.abs(plus.value)}: ${reasons})`;
}

interface PromptQuestion {
  readonly label: string;
  readonly who: Person;
  readonly question: AnyQuestion;
  readonly costs?: Label['costs'];
  /** The answer of a creature that is left to the program. */
  readonly auto?: () => Json;
}

/** Asks one person one question. */
export function promptChoice(
  promptQuestion: PromptQuestion,
  world: AnyWorld,
  logContext: LogContext,
): Promise<Reply<Json>> {
  const { label, who, question, auto } = promptQuestion;
  const { context, system } = logContext;
  const name = createNamer(system, world, context.language);
  const person = who === 'gm' ? context.text('game-master') : name(who);
  context.io.out(`   ${context.paint.bold(`${person} · ${name(label)}`)}`);
  const options =
    'options' in question
      ? question.options
      : 'slots' in question
        ? question.slots.map((slot) => slot.name)
        : [];
  options.forEach((option, index) => {
    context.io.out(
      `   ${String(index + 1).padStart(2)}. ${describePart(option, { name, language: context.language })}${describeCost(promptQuestion, option, name)}`,
    );
  });
  const read = (line: string): Json | undefined => {
    const value =
      line === 'a' && auto && question.kind !== 'text' ? auto() : parseTypedAnswer(question, line);
    return value !== undefined && isValidAnswer(question, value) ? value : undefined;
  };
  const hint = hintFor(question, context);
  if (question.kind !== 'one') context.io.out(context.paint.dim(`   ${hint}`));
  return promptLine({ prompt: '   > ', read, hint: () => hint }, context);
}

/** Returns ` (actions -1)` for an answer that has a cost. */
function describeCost(promptQuestion: PromptQuestion, option: Json, name: (value: string) => string): string {
  const cost = costOf(option, promptQuestion.costs);
  return cost ? ` (${name(cost.of)} -${cost.value})` : '';
}

function parseTypedAnswer(question: AnyQuestion, line: string): Json | undefined {
  if (question.kind === 'text') return line === '' ? undefined : line;
  const numbers = parseNumbers(line);
  if (!numbers) return undefined;
  switch (question.kind) {
    case 'one':
      return numbers.length === 1 ? question.options[(numbers[0] ?? 0) - 1] : undefined;
    case 'some':
      return numbers.map((value) => question.options[value - 1] ?? null);
    case 'number':
      return numbers.length === 1 ? numbers[0] : undefined;
    case 'points':
      return Object.fromEntries(question.slots.map(({ name }, index) => [name, numbers[index] ?? 0]));
  }
}

function hintFor(question: AnyQuestion, { text }: CliContext): string {
  switch (question.kind) {
    case 'one':
      return text('type-number');
    case 'some':
      return question.least === question.most
        ? text('type-exactly', { most: question.most })
        : text('type-some', { least: question.least, most: question.most });
    case 'number':
      return text('type-range', { least: question.least, most: question.most });
    case 'points':
      return text('type-points', { total: question.total });
    case 'text':
      return text('type-text', { most: question.most });
  }
}
