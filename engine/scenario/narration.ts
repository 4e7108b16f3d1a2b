import { listThrownDice } from '@arbitro/dice';
import { formatSquare } from '@arbitro/grid';
import {
  type AnyEvent,
  type AnyWorld,
  createNamer,
  formatNumber,
  formatSentence,
  isFields,
  type Json,
  type Language,
  type Namer,
  type NamingContext,
  type Reason,
  type Roll,
  type System,
  score,
} from '@arbitro/kernel';
import type { Turn } from './attempt.ts';
import { describeNeeded, describeResult } from './outcome-text.ts';
import { TEXT } from './text/index.ts';

/** One line of the log: its text and the rule it comes from. */
export interface NarrationLine {
  readonly kind: 'roll' | 'event';
  readonly text: string;
  readonly rule: string;
}

/** The system and language of a text. */
export interface NarrationContext {
  readonly system: System;
  readonly language: Language;
}

/** Returns the result of an action in sentences: each roll before the fact it led to. */
export function describeTurn(
  { events, rolls, before }: Pick<Turn, 'events' | 'rolls' | 'before'>,
  context: NarrationContext,
): readonly NarrationLine[] {
  const name = createNamer(context.system, before, context.language);
  const rollsBefore = (index: number): readonly NarrationLine[] =>
    rolls
      .filter(({ leadsTo }) => leadsTo === index)
      .map((roll) => formatRoll(roll, { name, language: context.language }));
  const narrationLines = events.flatMap((event, index) => [
    ...rollsBefore(index),
    formatEvent(event, context, name),
  ]);
  return [...narrationLines, ...rollsBefore(events.length)];
}

function formatEvent(event: AnyEvent, { system, language }: NarrationContext, name: Namer): NarrationLine {
  const because = filterSignificant(reasonsOf(event));
  const text = formatSentence(system.presentation.describeEvent(event), language, name);
  const why = because.map((reason) => describeReason(reason, name)).join(', ');
  return { kind: 'event', text: because.length > 1 ? appendReasons(text, why) : text, rule: event.rule };
}

/** `Orso takes 5 (+8 sword, -3 armour).` */
const appendReasons = (text: string, why: string): string =>
  /\)\.?$/.test(text) ? text.replace(/\)(\.?)$/, `; ${why})$1`) : text.replace(/(\.?)$/, ` (${why})$1`);

/** Returns the reasons that change the number. */
function filterSignificant(because: readonly Reason[]): readonly Reason[] {
  return because.filter(
    (_, index) => score(because.slice(0, index)).value !== score(because.slice(0, index + 1)).value,
  );
}

function reasonsOf(event: AnyEvent): readonly Reason[] {
  const because = 'because' in event ? event.because : undefined;
  return Array.isArray(because) ? because : [];
}

function formatRoll(roll: Roll, { name, language }: NamingContext): NarrationLine {
  const { label, by, dice, because, under, rule } = roll;
  const added = filterSignificant(because)
    .map((reason) => ` ${describeReason(reason, name)}`)
    .join('');
  const limit = under === undefined ? '' : ` / ${under}`;
  const text = `${name(by)} · ${name(label)}: ${dice} ${formatFaces(roll)}${limit}${added}`;
  return { kind: 'roll', text: `${text}${formatTotal(roll, { name, language })}`, rule };
}

/** Returns the faces thrown; in a pool, the successes are marked. */
const formatFaces = ({ dice, faces, successAt = Number.POSITIVE_INFINITY }: Roll): string =>
  successAt === Number.POSITIVE_INFINITY
    ? faces.map((face) => `[${face}]`).join(' ')
    : listThrownDice(dice, faces)
        .map(({ face, counts }) => (counts && face >= successAt ? `[${face}✓]` : `[${face}]`))
        .join(' ');

/** Returns the total and the number needed, where the dice alone do not show it. */
function formatTotal(roll: Roll, context: NamingContext): string {
  const { faces, because, total, under, target } = roll;
  if (under !== undefined) return '';
  if (total === undefined) return target ? `, ${describeNeeded(roll, context.name)}` : '';
  if (target) return ` = ${describeResult(roll, context)}`;
  const isPlain = faces.length === 1 && because.length === 0 && faces[0] === total;
  return isPlain ? '' : ` = ${total}`;
}

/** `+4 spear`, `×2 charge`, `≥1 minimum`. */
export function describeReason({ how: operation, value, what }: Reason, name: Namer): string {
  const term = name.counted?.(what, Math.abs(value)) ?? name(what);
  if (operation === 'add') return `${value < 0 ? '-' : '+'}${Math.abs(value)} ${term}`;
  return `${REASON_SIGNS[operation]}${value} ${term}`;
}

const REASON_SIGNS = { times: '×', 'shared-by': '÷', 'at-least': '≥', 'at-most': '≤' } as const;

/** Returns an action in words: `Anna · Attack: target Wolf`. */
export function describeAction(
  action: { readonly type: string },
  world: AnyWorld,
  { system, language }: NarrationContext,
): string {
  const name = createNamer(system, world, language);
  const words = system.presentation.actions[action.type];
  const { type, by, ...parts } = action as { readonly type: string; readonly [key: string]: Json };
  const title = words?.title[language] ?? type;
  const parameters = Object.entries(parts).flatMap(([slot, value]) => {
    if (isEmptyValue(value)) return [];
    const label = words?.slots[slot]?.[language] ?? slot;
    const text = describePart(value, { language, name });
    return label.toLowerCase() === title.toLowerCase() ? text : `${label} ${text}`;
  });
  const text = parameters.length === 0 ? title : `${title}: ${parameters.join(', ')}`;
  return typeof by === 'string' ? `${name(by)} · ${text}` : text;
}

/** Returns a part of an action, or an answer, in words: names as known here, squares as on a map. */
export function describePart(value: Json, context: NamingContext): string {
  const { name, language } = context;
  if (typeof value === 'string') return name(value);
  if (typeof value === 'number') return formatNumber(language, value);
  if (typeof value === 'boolean') return (value ? TEXT.values.yes : TEXT.values.no)[language];
  if (Array.isArray(value)) return value.map((item) => describePart(item, context)).join(' + ');
  if (!isFields(value)) return TEXT.values.none[language];
  const square = formatSquare(value);
  if (square !== undefined) return square;
  return Object.values(value)
    .filter((item) => !isEmptyValue(item))
    .map((item) => describePart(item, context))
    .filter((text) => text !== '')
    .join(' ');
}

/** An empty part is not shown. */
const isEmptyValue = (value: Json): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);
