import { formatSquare } from '@arbitro/grid';
import { displayNameOf, findSetting, isEqualJson, type Json } from '@arbitro/kernel';
import type { LogLine } from '@arbitro/protocol';
import { describeOutcomePart, type TurnPart } from '@arbitro/scenario';
import type { TextKey } from '../../../app/app-texts.ts';
import type { Locale } from '../../../app/language.tsx';
import { describeValue } from '../parts/describe-value.ts';
import type { TableView } from '../table-view.ts';
import { foldedPartsOf, readNames, readText } from './line-parts.ts';

/** What is needed to put a line into words. */
export interface LineContext {
  readonly table: Pick<TableView, 'system' | 'name' | 'seen'>;
  readonly speech: Locale;
}

/** Returns an event as a sentence, with the results of the rolls that led to it; nothing if there is no event. */
export const describePartText = (part: TurnPart, { table: { system, name }, speech }: LineContext): string =>
  describeOutcomePart(part, { system, name, language: speech.language }) ?? '';

/** Returns the sentences of an action's line, as the usual view of the log tells them. */
export const listSentences = (line: LogLine, lineContext: LineContext): readonly string[] =>
  foldedPartsOf(line, lineContext.table.system)
    .filter(({ event }) => event !== undefined)
    .map((part) => describePartText(part, lineContext));

/** Returns the name of the seat that did it. */
export function seatNameOf({ seat }: LogLine, { table: { seen }, speech }: LineContext): string {
  if (seat === null) return speech.text('log-table');
  return seen.seats.find(({ id }) => id === seat)?.name ?? speech.text('log-somebody');
}

type DescribeLine = (line: LogLine, lineContext: LineContext) => string;

const textOnly =
  (key: TextKey): DescribeLine =>
  (_, { speech }) =>
    speech.text(key);

const textWithSeat =
  (key: TextKey): DescribeLine =>
  ({ creature, name }, { table, speech }) => {
    // the name at that time: the creature may be gone, or renamed
    const then = { id: readText(creature), name: readText(name) };
    const called =
      then.name === '' ? table.name(then.id) : displayNameOf(table.system, then, speech.language);
    return speech.text(key, { who: called });
  };

const JOINING_KEYS: Readonly<Record<string, TextKey>> = {
  open: 'log-joining-open',
  ask: 'log-joining-ask',
  closed: 'log-joining-closed',
};

/** Texts of lines that are not made of events. */
const LINE_TEXTS: Readonly<Record<string, DescribeLine>> = {
  opened: textOnly('log-opened'),
  chose: ({ who: item }, { table, speech }) => speech.text('log-chose', { who: table.name(readText(item)) }),
  withdrawn: ({ because }, { speech }) =>
    speech.text(because === 'rules-changed' ? 'log-withdrawn-rules' : 'log-withdrawn'),
  said: ({ text }) => readText(text),
  noted: ({ note }, { speech }) => speech.text('log-noted', { note: readText(note).replaceAll('-', ' ') }),
  shown: describeShown,
  drew: ({ shape }, { speech }) => speech.text(shape === null ? 'log-erased' : 'log-drew'),
  'went-back': ({ forward }, { speech }) => speech.text(forward === true ? 'log-went-on' : 'log-went-back'),
  forked: textOnly('log-forked'),
  continued: textOnly('log-continued'),
  journaled: ({ chapter }, { speech }) => speech.text('log-journaled', { n: Number(chapter) }),
  dated: ({ day }, { speech }) => speech.text('log-dated', { day: Number(day) }),
  overrode: describeOverride,
  'set-options': describeOptions,
  'set-scene': textOnly('log-scene'),
  came: textWithSeat('log-came'),
  requested: ({ name }, { speech }) =>
    name === null ? speech.text('log-request-back') : speech.text('log-requested', { who: readText(name) }),
  declined: ({ name }, { speech }) => speech.text('log-declined', { who: readText(name) }),
  joining: ({ policy }, { speech }) => speech.text(JOINING_KEYS[readText(policy)] ?? 'log-joining-open'),
  edited: textWithSeat('log-edited'),
  dismissed: textWithSeat('log-dismissed'),
  ordered: ({ who: item, label }, { table, speech }) =>
    speech.text(readText(label) === '' ? 'log-ordered-blind' : 'log-ordered', {
      who: table.name(readText(item)),
      label: table.name(readText(label)),
    }),
  seated: (line, { speech }) =>
    speech.text(seatTextKey(line), {
      name: readText(line.name),
      role: speech.text(line.role === 'gm' || line.role === 'spectator' ? line.role : 'player').toLowerCase(),
    }),
  revoked: textOnly('log-revoked'),
  stirred: ({ text }, { speech }) => speech.text('log-stirred', { text: readText(text) }),
  sealed: textOnly('log-sealed'),
  titled: ({ title }, { speech }) => speech.text('log-titled', { title: readText(title) }),
};

/** Returns the text key for a changed seat: what has changed, if known. */
function seatTextKey({ seat, whose, dice, changed }: LogLine): TextKey {
  const now = readNames(changed);
  if (now.includes('role')) return 'log-seated';
  if (now.includes('dice')) return dice === 'real' ? 'log-dice-real' : 'log-dice-table';
  if (now.includes('name')) return 'log-seat-named';
  if (seat === whose) return 'log-seat-changed';
  return Array.isArray(changed) ? 'log-seat-changed-by-gm' : 'log-seated';
}

const FOG_LINES = { none: 'log-fog-none', explored: 'log-fog-explored', sight: 'log-fog-sight' } as const;

function describeShown(
  { revealed, opened, hidden, masks, fog }: LogLine,
  { table: { name }, speech }: LineContext,
): string {
  if (typeof fog === 'string' && fog in FOG_LINES)
    return speech.text(FOG_LINES[fog as keyof typeof FOG_LINES]);
  const now = readNames(revealed);
  const stillHidden = hidden as
    | { readonly creatures?: readonly string[]; readonly places?: readonly string[] }
    | undefined;
  const still = [...(stillHidden?.creatures ?? []), ...(stillHidden?.places ?? [])];
  const masked = Object.entries((masks ?? {}) as Readonly<Record<string, { readonly name: string }>>).map(
    ([id, mask]) => `${name(id)} (“${mask.name}”)`,
  );
  const parts = [
    ...(now.length > 0 ? [speech.text('log-revealed', { who: now.map(name) })] : []),
    ...(still.length > 0 ? [speech.text('log-hid-now', { who: still.map(name) })] : []),
    ...(masked.length > 0 ? [speech.text('log-masked-now', { who: masked })] : []),
    ...(readNames(opened).length > 0
      ? [speech.text('log-opened-sheets', { who: readNames(opened).map(name) })]
      : []),
  ];
  return parts.length === 0 ? speech.text('log-hid') : `${parts.join('. ')}.`;
}

function describeOverride(
  { path, creature, from, value }: LogLine,
  { table: { name }, speech }: LineContext,
): string {
  const whom = typeof creature === 'string' ? name(creature) : undefined;
  if (!Array.isArray(path)) return speech.text('log-overrode-blind', { who: whom ?? '…' });
  const places = (path as readonly Json[]).slice(creature === null ? 0 : 2).map(String);
  const square = formatSquare((value ?? null) as Json);
  if (whom !== undefined && places.length === 1 && square !== undefined)
    return speech.text('log-placed', { who: whom, square });
  const what = [...(whom === undefined ? [] : [whom]), ...places.map(name)].join(' · ');
  const describe = (item: LogLine[string] | undefined): string =>
    describeValue((item ?? null) as Json, name, speech);
  const isNew = from === null || from === undefined;
  return speech.text(isNew ? 'log-overrode-new' : 'log-overrode', {
    what,
    value: describe(value),
    from: describe(from),
  });
}

function describeOptions({ options }: LogLine, { table: { system, name }, speech }: LineContext): string {
  const set = Object.entries((options ?? {}) as Readonly<Record<string, Json>>);
  const others = set.filter(
    ([id, value]) => !isEqualJson(value, (system.options[id]?.default ?? null) as Json),
  );
  const what = others.map(([id, value]) => {
    const option = system.options[id];
    const setting = option?.kind === 'switch' ? findSetting(option, value) : undefined;
    const chosen = setting
      ? speech.words(setting.says).replace(/\.$/, '')
      : describeValue(value, name, speech);
    return `${option ? speech.words(option.title) : id}: ${chosen}`;
  });
  return speech.text('log-options', { what: what.join('; ') || speech.text('log-options-usual') });
}

/** Returns the text of a line that is not an action's; undefined for actions. */
export function describeLine(line: LogLine, lineContext: LineContext): string | undefined {
  return LINE_TEXTS[line.kind]?.(line, lineContext);
}

/** Returns the text of an action without events yet: it waits for an answer, or an answer was given. */
export function describeEmptyAction(line: LogLine, { table: { name }, speech }: LineContext): string {
  return line.kind === 'answered'
    ? speech.text('log-answered', { who: readNames(line.who).map(name) })
    : speech.text('log-paused');
}

/** Returns the whole line as text, for a screen reader. */
export function lineForScreenReader(line: LogLine, lineContext: LineContext): string {
  const text = describeLine(line, lineContext);
  if (line.kind === 'said') return `${seatNameOf(line, lineContext)}: ${text}`;
  if (text !== undefined) return text;
  const sentences = listSentences(line, lineContext);
  return sentences.length === 0 ? describeEmptyAction(line, lineContext) : sentences.join(' ');
}
