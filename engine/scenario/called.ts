import { type AnyWorld, type Content, isFields, type Language, type System } from '@arbitro/kernel';

type Somebody = AnyWorld['creatures'][number];

/** Makes a name from an id, for creatures that were given none. */
export function nameFrom(id: string): string {
  const words = id.replaceAll(/[-_]+/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * Returns the name given at the table; a creature of the content without one has the content's name in the reader's
 * language.
 */
export function calledIn({ content }: System, { id, name }: Somebody, language: Language): string {
  const numbered = idNamed(id, name);
  if (numbered === undefined) return name;
  const [, kind = numbered, number] = /^(.+?)-(\d+)$/.exec(numbered) ?? [];
  const one = own(content, numbered);
  if (one) return wordsOf(one)[language];
  const several = own(content, kind);
  return several && number ? `${wordsOf(several)[language]} ${number}` : name;
}

/**
 * Returns the id that this name was made from; undefined if a person gave the name. The id of a hidden creature ends in
 * letters after `~`.
 */
function idNamed(id: string, name: string): string | undefined {
  if (name === nameFrom(id) || name === id) return id;
  const [, base] = /^(.+)~[a-z]+$/.exec(id) ?? [];
  if (base === undefined) return undefined;
  const [, number = ''] = / (\d+)$/.exec(name) ?? [];
  return [base, `${base}-${number}`].find((wanted) => nameFrom(wanted) === name);
}

const own = (content: System['content'], id: string): Content | undefined =>
  Object.hasOwn(content, id) ? content[id] : undefined;

const wordsOf = ({ called, name }: Content) => called ?? name;

interface Named {
  readonly id: string;
  readonly name: string;
}

/**
 * Returns everything with an id and a name in a list of a creature or of the world: abilities, gear, a door. Entries of
 * a group in the world go by their key: skills that a setting adds.
 */
export const belongings = (world: Pick<AnyWorld, 'creatures'>): readonly Named[] => [
  ...[...world.creatures, world].flatMap((one) =>
    Object.values<unknown>(one).flatMap((part) => (Array.isArray(part) ? part.filter(isNamed) : [])),
  ),
  ...Object.values<unknown>(world).flatMap((part) =>
    isFields(part) ? Object.values(part).flatMap(listNamed) : [],
  ),
];

const listNamed = (group: unknown): readonly Named[] =>
  isFields(group)
    ? Object.entries(group).flatMap(([id, thing]) => {
        const name = isFields(thing) ? thing.name : undefined;
        return typeof name === 'string' ? [{ id, name }] : [];
      })
    : [];

const isNamed = (thing: unknown): thing is Named =>
  typeof thing === 'object' &&
  thing !== null &&
  'id' in thing &&
  'name' in thing &&
  typeof thing.id === 'string' &&
  typeof thing.name === 'string';
