import { type AnyEvent, type Json, same, say } from '@arbitro/kernel';
import type { Line } from '@arbitro/protocol';
import type { Speech } from '../../../app/language.tsx';
import type { WordKey } from '../../../app/words.ts';
import { valueWords } from '../parts/value-words.ts';
import type { TableView } from '../table-view.ts';
import { eventsOf, namesIn, textIn } from './turn-of.ts';

/** With what a line is told. */
export interface Telling {
  readonly table: Pick<TableView, 'system' | 'name' | 'seen'>;
  readonly speech: Speech;
}

export function eventWords(event: AnyEvent, { table: { system, name }, speech }: Telling): string {
  return say(system.face.tells(event), speech.language, name);
}

/** Who of the people did it: the seat's name. */
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
  ({ creature, name }, { table, speech }) =>
    speech.text(key, { who: textIn(name) || table.name(textIn(creature)) });

/** What lines say that are not told by events. */
const SAYS: Readonly<Record<string, Says>> = {
  opened: plain('log-opened'),
  chose: ({ who: one }, { table, speech }) => speech.text('log-chose', { who: table.name(textIn(one)) }),
  withdrawn: ({ because }, { speech }) =>
    speech.text(because === 'rules-changed' ? 'log-withdrawn-rules' : 'log-withdrawn'),
  said: ({ text }) => textIn(text),
  noted: ({ note }, { speech }) => speech.text('log-noted', { note: textIn(note) }),
  shown: shownWords,
  'went-back': plain('log-went-back'),
  forked: plain('log-forked'),
  overrode: overrodeWords,
  'set-options': optionWords,
  'set-scene': plain('log-scene'),
  came: who('log-came'),
  edited: who('log-edited'),
  dismissed: who('log-dismissed'),
  ordered: ({ who: one, label }, { table, speech }) =>
    speech.text('log-ordered', { who: table.name(textIn(one)), label: table.name(textIn(label)) }),
  seated: ({ name, role }, { speech }) =>
    speech.text('log-seated', {
      name: textIn(name),
      role: speech.text(role === 'gm' || role === 'spectator' ? role : 'player').toLowerCase(),
    }),
  revoked: plain('log-revoked'),
  stirred: ({ text }, { speech }) => speech.text('log-stirred', { text: textIn(text) }),
  sealed: plain('log-sealed'),
  titled: ({ title }, { speech }) => speech.text('log-titled', { title: textIn(title) }),
};

function shownWords({ revealed, opened, hidden }: Line, { table: { name }, speech }: Telling): string {
  const now = namesIn(revealed);
  const kept = hidden as
    | { readonly creatures?: readonly string[]; readonly places?: readonly string[] }
    | undefined;
  const still = [...(kept?.creatures ?? []), ...(kept?.places ?? [])];
  const parts = [
    ...(now.length > 0 ? [speech.text('log-revealed', { who: now.map(name) })] : []),
    ...(still.length > 0 ? [speech.text('log-hid-now', { who: still.map(name) })] : []),
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
    const setting =
      option?.kind === 'switch' ? option.settings.find((one) => one.value === value) : undefined;
    const chosen = setting ? speech.words(setting.says).replace(/\.$/, '') : valueWords(value, name, speech);
    return `${option ? speech.words(option.title) : id}: ${chosen}`;
  });
  return speech.text('log-options', { what: what.join('; ') || speech.text('log-options-usual') });
}

/** What a line says that is not an action's; nothing for those. */
export function lineWords(line: Line, telling: Telling): string | undefined {
  return SAYS[line.kind]?.(line, telling);
}

/** The whole line as text, for a screen reader. */
export function spokenLine(line: Line, telling: Telling): string {
  const says = lineWords(line, telling);
  if (line.kind === 'said') return `${seatName(line, telling)}: ${says}`;
  if (says !== undefined) return says;
  return eventsOf(line)
    .map((event) => eventWords(event, telling))
    .join(' ');
}
