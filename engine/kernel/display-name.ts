import { isFields } from './json.ts';
import { foldAccents, type Language } from './localized-text.ts';
import type { AnyWorld, ContentSheet, System } from './system.ts';

type NamedCreature = AnyWorld['creatures'][number];

/** Makes an id from a name or text, without accents: `Väinämöinen` is `vainamoinen`. Empty if no letter can be used. */
export const idFromText = (text: string, maxLength = 40): string =>
  foldAccents(text.normalize('NFKD'))
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, maxLength)
    .replace(/-$/, '');

/** Makes a name from an id, for creatures that were given none. */
export function nameFromId(id: string): string {
  const words = id.replaceAll(/[-_]+/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * Returns the name given at the table; a creature of the content without one has the content's name in the reader's
 * language.
 */
export function displayNameOf({ content }: System, { id, name }: NamedCreature, language: Language): string {
  const numbered = idFromName(id, name);
  if (numbered === undefined) return name;
  const [, kind = numbered, number] = /^(.+?)-(\d+)$/.exec(numbered) ?? [];
  const contentSheet = findContent(content, numbered);
  if (contentSheet) return textOfContent(contentSheet)[language];
  const several = findContent(content, kind);
  return several && number ? `${textOfContent(several)[language]} ${number}` : name;
}

/**
 * Returns the id that this name was made from; undefined if a person gave the name. The id of a hidden creature ends in
 * letters after `~`.
 */
function idFromName(id: string, name: string): string | undefined {
  if (name === nameFromId(id) || name === id) return id;
  const [, base] = /^(.+)~[a-z]+$/.exec(id) ?? [];
  if (base === undefined) return undefined;
  const [, number = ''] = / (\d+)$/.exec(name) ?? [];
  return [base, `${base}-${number}`].find((candidate) => nameFromId(candidate) === name);
}

/** Returns the name of ready-made creatures of this kind. */
export function contentNameOf({ content }: System, id: string, language: Language): string | undefined {
  const contentSheet = findContent(content, id);
  return contentSheet && textOfContent(contentSheet)[language];
}

const findContent = (content: System['content'], id: string): ContentSheet | undefined =>
  Object.hasOwn(content, id) ? content[id] : undefined;

const textOfContent = ({ called, name }: ContentSheet) => called ?? name;

interface NamedThing {
  readonly id: string;
  readonly name: string;
}

/**
 * Returns everything with an id and a name in a list of a creature or of the world: abilities, gear, a door. Entries of
 * a group in the world go by their key: skills that a setting adds.
 */
export const listNamedThings = (world: Pick<AnyWorld, 'creatures'>): readonly NamedThing[] => [
  ...[...world.creatures, world].flatMap((item) =>
    Object.values<unknown>(item).flatMap((part) => (Array.isArray(part) ? part.filter(isNamedThing) : [])),
  ),
  ...Object.values<unknown>(world).flatMap((part) =>
    isFields(part) ? Object.values(part).flatMap(filterNamedThings) : [],
  ),
];

const filterNamedThings = (group: unknown): readonly NamedThing[] =>
  isFields(group)
    ? Object.entries(group).flatMap(([id, thing]) => {
        const name = isFields(thing) ? thing.name : undefined;
        return typeof name === 'string' ? [{ id, name }] : [];
      })
    : [];

const isNamedThing = (thing: unknown): thing is NamedThing =>
  typeof thing === 'object' &&
  thing !== null &&
  'id' in thing &&
  'name' in thing &&
  typeof thing.id === 'string' &&
  typeof thing.name === 'string';
