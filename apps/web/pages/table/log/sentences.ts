import { type AnyEvent, type Json, same, say, settingWith } from '@arbitro/kernel';
import type { Line } from '@arbitro/protocol';
import { calledIn } from '@arbitro/scenario';
import type { Speech } from '../../../app/language.tsx';
import type { WordKey } from '../../../app/words.ts';
import { valueWords } from '../parts/value-words.ts';
import type { TableView } from '../table-view.ts';
import { eventsOf, namesIn, textIn } from './turn-of.ts';

/** What is needed to put a line into words. */
export interface Telling {
  readonly table: Pick<TableView, 'system' | 'name' | 'seen'>;
  readonly speech: Speech;
}

export function eventWords(event: AnyEvent, { table: { system, name }, speech }: Telling): string {
  return say(system.face.tells(event), speech.language, name);
}

/** Returns the name of the seat that did it. */
export function seatName({ seat }: Line, { table: { seen }, speech }: Telling): string {
  if (seat === null) return speech.text('log-table');
  return seen.seats.find(({ id }) => id === seat)?.name ?? speech.text('log-somebody');
}

type Says = (line: Line, telling: Telling) => string;

const plain =
  (key: WordKey): Says =>
  (_, { speech }) =>
    speech.text(key);

const who =
  (key: WordKey): Says =>
  ({ creature, name }, { table, speech }) => {
    // the name at that time: the creature may be gone, or renamed
    const then = { id: textIn(creature), name: textIn(name) };
    const called = then.name === '' ? table.name(then.id) : calledIn(table.system, then, speech.language);
    return speech.text(key, { who: called });
  };

/** Texts of lines that are not made of events. */
const SAYS: Readonly<Record<string, Says>> = {
  opened: plain('log-opened'),
  chose: ({ who: one }, { table, speech }) => speech.text('log-chose', { who: table.name(textIn(one)) }),
  withdrawn: ({ because }, { speech }) =>
    speech.text(because === 'rules-changed' ? 'log-withdrawn-rules' : 'log-withdrawn'),
  said: ({ text }) => textIn(text),
  noted: ({ note }, { speech }) => speech.text('log-noted', { note: textIn(note).replaceAll('-', ' ') }),
  shown: shownWords,
  'went-back': ({ forward }, { speech }) => speech.text(forward === true ? 'log-went-on' : 'log-went-back'),
  forked: plain('log-forked'),
  overrode: overrodeWords,
  'set-options': optionWords,
  'set-scene': plain('log-scene'),
  came: who('log-came'),
  edited: who('log-edited'),
  dismissed: who('log-dismissed'),
  ordered: ({ who: one, label }, { table, speech }) =>
    speech.text(textIn(label) === '' ? 'log-ordered-blind' : 'log-ordered', {
      who: table.name(textIn(one)),
      label: table.name(textIn(label)),
    }),
  seated: (line, { speech }) =>
    speech.text(seatKey(line), {
      name: textIn(line.name),
      role: speech.text(line.role === 'gm' || line.role === 'spectator' ? line.role : 'player').toLowerCase(),
    }),
  revoked: plain('log-revoked'),
  stirred: ({ text }, { speech }) => speech.text('log-stirred', { text: textIn(text) }),
  sealed: plain('log-sealed'),
  titled: ({ title }, { speech }) => speech.text('log-titled', { title: textIn(title) }),
};

/** Returns the text key for a changed seat: what has changed, if known. */
function seatKey({ seat, whose, dice, changed }: Line): WordKey {
  const now = namesIn(changed);
  if (now.includes('role')) return 'log-seated';
  if (now.includes('dice')) return dice === 'real' ? 'log-dice-real' : 'log-dice-table';
  if (now.includes('name')) return 'log-seat-named';
  return seat === whose ? 'log-seat-changed' : 'log-seated';
}

function shownWords({ revealed, opened, hidden, masks }: Line, { table: { name }, speech }: Telling): string {
  const now = namesIn(revealed);
  const kept = hidden as
    | { readonly creatures?: readonly string[]; readonly places?: readonly string[] }
    | undefined;
  const still = [...(kept?.creatures ?? []), ...(kept?.places ?? [])];
  const masked = Object.entries((masks ?? {}) as Readonly<Record<string, { readonly name: string }>>).map(
    ([id, mask]) => `${name(id)} (“${mask.name}”)`,
  );
  const parts = [
    ...(now.length > 0 ? [speech.text('log-revealed', { who: now.map(name) })] : []),
    ...(still.length > 0 ? [speech.text('log-hid-now', { who: still.map(name) })] : []),
    ...(masked.length > 0 ? [speech.text('log-masked-now', { who: masked })] : []),
    ...(namesIn(opened).length > 0
      ? [speech.text('log-opened-sheets', { who: namesIn(opened).map(name) })]
      : []),
  ];
  return parts.length === 0 ? speech.text('log-hid') : `${parts.join('. ')}.`;
}

function overrodeWords({ path, creature, from, value }: Line, { table: { name }, speech }: Telling): string {
  const whom = typeof creature === 'string' ? name(creature) : undefined;
  if (!Array.isArray(path)) return speech.text('log-overrode-blind', { who: whom ?? '…' });
  const places = (path as readonly Json[]).slice(creature === null ? 0 : 2).map(String);
  const what = [...(whom === undefined ? [] : [whom]), ...places.map(name)].join(' · ');
  const shown = (one: Line[string] | undefined): string => valueWords((one ?? null) as Json, name, speech);
  return speech.text('log-overrode', { what, value: shown(value), from: shown(from) });
}

function optionWords({ options }: Line, { table: { system, name }, speech }: Telling): string {
  const set = Object.entries((options ?? {}) as Readonly<Record<string, Json>>);
  const others = set.filter(([id, value]) => !same(value, (system.options[id]?.default ?? null) as Json));
  const what = others.map(([id, value]) => {
    const option = system.options[id];
    const setting = option?.kind === 'switch' ? settingWith(option, value) : undefined;
    const chosen = setting ? speech.words(setting.says).replace(/\.$/, '') : valueWords(value, name, speech);
    return `${option ? speech.words(option.title) : id}: ${chosen}`;
  });
  return speech.text('log-options', { what: what.join('; ') || speech.text('log-options-usual') });
}

/** Returns the text of a line that is not an action's; undefined for actions. */
export function lineWords(line: Line, telling: Telling): string | undefined {
  return SAYS[line.kind]?.(line, telling);
}

/** Returns the text of an action without events yet: it waits for an answer, or an answer was given. */
export function emptyWords(line: Line, { table: { name }, speech }: Telling): string {
  return line.kind === 'answered'
    ? speech.text('log-answered', { who: namesIn(line.who).map(name) })
    : speech.text('log-paused');
}

/** Returns the whole line as text, for a screen reader. */
export function spokenLine(line: Line, telling: Telling): string {
  const says = lineWords(line, telling);
  if (line.kind === 'said') return `${seatName(line, telling)}: ${says}`;
  if (says !== undefined) return says;
  const events = eventsOf(line);
  if (events.length === 0) return emptyWords(line, telling);
  return events.map((event) => eventWords(event, telling)).join(' ');
}
