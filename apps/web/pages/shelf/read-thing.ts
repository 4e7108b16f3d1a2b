import { isFields, parseImportSource } from '@arbitro/kernel';
import type { NewThing } from './new-thing.ts';

/** What a text is: a shelf, the key of one, things to keep, or something that only a game can read. */
export type ReadText =
  | { readonly is: 'shelf'; readonly file: unknown }
  | { readonly is: 'key'; readonly key: string }
  | { readonly is: 'thing'; readonly thing: NewThing }
  | { readonly is: 'unknown' };

/** Finds out what a text is: a file that this program saved, or a scenario as YAML. */
export function readText(text: string, title: string): ReadText {
  const { data } = parseImportSource(text);
  if (!isFields(data)) return isYamlScenario(text) ? scenario(text, title) : { is: 'unknown' };
  if (data.arbitro === 'shelf') return { is: 'shelf', file: data };
  if (data.arbitro === 'shelf-key' && typeof data.key === 'string') return { is: 'key', key: data.key };
  const { system, sheet } = data;
  if (typeof system !== 'string') return { is: 'unknown' };
  const name = nameOf(data, title);
  if (isFields(sheet)) return { is: 'thing', thing: { kind: 'character', name, system, data: sheet } };
  if (Array.isArray(data.creatures) || isFields(data.scene))
    return { is: 'thing', thing: { kind: 'scenario', name, data } };
  return isFields(data.options)
    ? { is: 'thing', thing: { kind: 'rules', name, system, data: data.options } }
    : { is: 'unknown' };
}

const isYamlScenario = (text: string): boolean =>
  /^system: *\S/m.test(text) && /^(?:creatures|scene):/m.test(text);

function scenario(text: string, title: string): ReadText {
  const [, found = ''] = /^title: *["']?(.*?)["']? *$/m.exec(text) ?? [];
  return { is: 'thing', thing: { kind: 'scenario', name: shorten(found || title), data: text } };
}

function nameOf(data: Readonly<Record<string, unknown>>, title: string): string {
  const name = [data.name, data.title, data.id].find(
    (value) => typeof value === 'string' && value.trim() !== '',
  );
  return shorten(String(name ?? title));
}

const MAX_NAME = 100;
const shorten = (name: string): string => name.trim().slice(0, MAX_NAME);
