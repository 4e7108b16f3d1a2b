import { contentNameOf, displayNameOf, listNamedThings } from './display-name.ts';
import { formatSentence, type Language, type LocalizedText, type Namer } from './localized-text.ts';
import { SOMEONE, SOMEONE_TEXT } from './redact.ts';
import type { AnyWorld, System } from './system.ts';
import { TEXT } from './text/index.ts';

/**
 * Returns the names of things at this table: creatures, their belongings and things of the scene by name, terms by
 * their word.
 */
export function createNamer(system: System, world: Pick<AnyWorld, 'creatures'>, language: Language): Namer {
  const findName = (value: string): string | undefined => {
    if (value === SOMEONE) return SOMEONE_TEXT[language];
    if (value === 'gm') return TEXT.gameMaster[language];
    const creature = world.creatures.find(({ id }) => id === value);
    if (creature) return displayNameOf(system, creature, language);
    const owned = listNamedThings(world).find(({ id }) => id === value)?.name;
    return (
      system.presentation.terms[value]?.[language] ??
      owned ??
      contentNameOf(system, value, language) ??
      (Object.hasOwn(GROUP_NAMES, value) ? GROUP_NAMES[value]?.[language] : undefined)
    );
  };
  const name = (value: string): string =>
    findName(value) ?? nameTermWithSubject(value, findName, name) ?? value;
  return Object.assign(name, {
    counted: (term: string, count: number) => nameCounted(system, { term, count }, language),
  });
}

interface CountedTerm {
  readonly term: string;
  readonly count: number;
}

function nameCounted(
  { presentation }: System,
  { term, count }: CountedTerm,
  language: Language,
): string | undefined {
  const { counted = {} } = presentation;
  const words = Object.hasOwn(counted, term) ? counted[term] : undefined;
  return words && formatSentence({ words, with: { n: count } }, language, (value) => value);
}

/** Words for groups of creatures in odds. */
const GROUP_NAMES: Readonly<Record<string, LocalizedText>> = TEXT.groups;

/** Returns `parry:sword` as “parry (sword)”: a term and what it is about; several answers stay as typed. */
function nameTermWithSubject(
  value: string,
  findName: (value: string) => string | undefined,
  name: Namer,
): string | undefined {
  const [, term = '', what = ''] = /^([^:\s]+):(\S.*)$/su.exec(value) ?? [];
  const head = what.includes(' | ') ? undefined : findName(term);
  return head === undefined ? undefined : `${head} (${name(what)})`;
}
