import type { AnyWorld, Content, Language, System } from '@arbitro/kernel';

type Somebody = AnyWorld['creatures'][number];

/** An id as a name, for those who were given none. */
export function nameFrom(id: string): string {
  const words = id.replaceAll(/[-_]+/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** By the name the table gave; whom content brought without one is called as the content is, in each reader's language. */
export function calledIn({ content }: System, { id, name }: Somebody, language: Language): string {
  if (name !== nameFrom(id) && name !== id) return name;
  const [, kind = id, number] = /^(.+?)-(\d+)$/.exec(id) ?? [];
  const one = own(content, id);
  if (one) return wordsOf(one)[language];
  const several = own(content, kind);
  return several && number ? `${wordsOf(several)[language]} ${number}` : name;
}

const own = (content: System['content'], id: string): Content | undefined =>
  Object.hasOwn(content, id) ? content[id] : undefined;

const wordsOf = ({ called, name }: Content) => called ?? name;
