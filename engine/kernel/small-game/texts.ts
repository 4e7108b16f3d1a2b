import { z } from 'zod';
import type { FieldSchemas } from '../declared-fields.ts';
import { listValues } from '../event-sentences.ts';
import { type LocalizedText, type Sentence, sameInAllLanguages } from '../localized-text.ts';
import type { Option, OptionBook } from '../options.ts';
import type { ActionTexts } from '../presentation.ts';
import { buildRefusalBook, type RefusalBook } from '../refusal.ts';
import type { Rule, RuleBook } from '../rulebook.ts';
import { TEXT } from '../text/index.ts';
import type { FightAction, FightEvent, GameText, OptionText, RuleText, SmallSide } from './types.ts';

/** A text in one language is shown in every language. */
export const toText = (text: GameText): LocalizedText =>
  typeof text === 'string' ? sameInAllLanguages(text) : text;

export const mapTexts = <T, R>(
  record: Readonly<Record<string, T>>,
  map: (value: T, key: string) => R,
): Readonly<Record<string, R>> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value, key)]));

/** The chapter of a rule is the middle of its id: `my-game.check.roll` is in “Check”. */
function chapterOf(id: string): LocalizedText {
  const [, chapter = id] = id.split('.');
  return sameInAllLanguages(chapter.charAt(0).toUpperCase() + chapter.slice(1));
}

const FIGHT_RULES = {
  'fight.order': { kind: 'mechanic', ...TEXT.smallGame.order },
  'fight.out': { kind: 'condition', ...TEXT.smallGame.out },
  creature: { kind: 'derived', ...TEXT.smallGame.creature },
  creation: { kind: 'mechanic', ...TEXT.smallGame.creation },
} as const;

/** The rules of the game, and those of fights where it has none of its own. */
export function buildRules(id: string, rules: Readonly<Record<string, RuleText>>): RuleBook {
  const fight = Object.entries(FIGHT_RULES).map(([name, { kind, title, statement }]): [string, Rule] => [
    `${id}.${name}`,
    { kind, source: TEXT.smallGame.chapter, title, statement },
  ]);
  const gameRules = mapTexts(
    rules,
    ([title, statement, kind = 'mechanic'], rule): Rule => ({
      kind,
      source: chapterOf(rule),
      title: toText(title),
      statement: toText(statement),
    }),
  );
  return { ...Object.fromEntries(fight), ...gameRules };
}

export const buildOptions = (options: Readonly<Record<string, OptionText>>): OptionBook =>
  mapTexts(options, ({ rule, title, settings }): Option => {
    const list = Object.entries(settings).map(([value, says]) => ({ value, says: toText(says) }));
    return { kind: 'switch', rule, title: toText(title), default: list[0]?.value ?? '', settings: list };
  });

/** Builds the refusals of the game: the action is well-formed but not allowed now. */
export const buildRefusals = (texts: Readonly<Record<string, GameText>>): RefusalBook =>
  buildRefusalBook(mapTexts(texts, toText));

/** Words for the keys of a sheet that have none: the keys themselves. */
function termsOfFields(shape: FieldSchemas): Readonly<Record<string, GameText>> {
  const values = Object.values(shape).flatMap((schema) => {
    const inner = schema instanceof z.ZodDefault ? schema.def.innerType : schema;
    return inner instanceof z.ZodEnum ? inner.options.map(String) : [];
  });
  return Object.fromEntries([...Object.keys(shape), ...values].map((key) => [key, key]));
}

export const buildTerms = (
  shapes: readonly FieldSchemas[],
  sides: Readonly<Record<SmallSide, GameText>>,
  terms: Readonly<Record<string, GameText>>,
): Readonly<Record<string, LocalizedText>> => ({
  ...TEXT.smallGame.terms,
  ...mapTexts(Object.assign({}, ...shapes.map(termsOfFields)), toText),
  ...mapTexts(sides, toText),
  ...mapTexts(terms, toText),
});

export const FIGHT_ACTION_TEXTS: Readonly<Record<FightAction['type'], ActionTexts>> = {
  pass: { title: TEXT.smallGame.actions.pass, slots: {} },
  fight: { title: TEXT.smallGame.actions.fight, slots: {} },
  'end-fight': { title: TEXT.smallGame.actions['end-fight'], slots: {} },
};

/** The sentence of an event of every small game. */
export const describeFightEvent = (event: FightEvent): Sentence => ({
  words: TEXT.smallGame.events[event.type],
  with: event.type === 'fight-ended' ? { winner: event.winner ?? 'nobody' } : listValues(event),
});
