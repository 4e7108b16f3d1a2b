import {
  type AnyEvent,
  type AnyWorld,
  createNamer,
  describeRefusal,
  EMPTY_TEXT,
  formatSentence,
  LANGUAGES,
  type Language,
  type LocalizedText,
  listMessageNames,
  REFUSALS,
  type Switch,
} from '@arbitro/kernel';
import { listActionKeys, type Shape } from '@arbitro/scenario';
import type { ContractPoint, ContractSubject } from '../contract-points.ts';
import { listViewers, type PlayedTurn } from '../play.ts';
import { breakPromise, expectSame, forEvery, mustNotThrow } from '../promise.ts';

/** Promises: all texts exist, in every language, and cite rules that exist. */
export function listTextPoints(subject: ContractSubject): readonly ContractPoint[] {
  return [
    {
      id: 'SY3',
      says: 'every event has an audience and a text in every language',
      holds: () => forEvery(subject.sample(), (turn) => checkTurnTexts(subject, turn)),
    },
    {
      id: 'SY10',
      says: 'every book has texts in every language',
      holds: () => forEvery(listBookTexts(subject), checkText),
    },
    {
      id: 'SY11',
      says: 'every rule that is cited exists',
      holds: () => forEvery(listCitedRules(subject), (id) => checkRuleExists(subject, id)),
    },
    {
      id: 'SY12',
      says: 'labels, outcomes and the values of action fields have texts',
      holds: () => forEvery(listNamedTerms(subject), (term) => checkHasTerm(subject, term)),
    },
    {
      id: 'SY29',
      says: 'events have the same text without their private fields',
      holds: () => checkTextsWithoutPrivateFields(subject),
    },
    { id: 'SY16', says: 'every refusal is told in every language', holds: () => checkRefusalTexts(subject) },
    {
      id: 'SY17',
      says: 'every offered action has a text, and so have its open slots',
      holds: () => checkActionTexts(subject),
    },
  ];
}

function checkTurnTexts({ system }: ContractSubject, { before, events, rolls }: PlayedTurn): void {
  let world = before;
  for (const event of events) {
    checkAudience(system.audience(world, event), event.type);
    for (const language of LANGUAGES) checkSentence(system, event, { world, language });
    world = system.apply(world, event);
  }
  for (const roll of rolls) checkAudience(system.rollAudience(before, roll), roll.label);
}

/** Checks that texts do not use private fields: people receive events without them. */
function checkTextsWithoutPrivateFields({ system, sample }: ContractSubject): void {
  const events = sample().flatMap((turn) => turn.events);
  for (const event of events) {
    const inner = system.privateFields[event.type] ?? [];
    const openFields = Object.fromEntries(Object.entries(event).filter(([key]) => !inner.includes(key)));
    const open = listSentences(system, openFields as unknown as AnyEvent);
    expectSame(open, listSentences(system, event), `the sentences of ${event.type} without private fields`);
  }
  for (const [type, inner] of Object.entries(system.privateFields)) checkPrivateFields(events, type, inner);
}

/** A private field that no event of its type has is a typo; some events have it only sometimes. */
function checkPrivateFields(events: readonly AnyEvent[], type: string, inner: readonly string[]): void {
  const alike = events.filter((event) => event.type === type);
  const idle = inner.find((key) => !alike.some((event) => Object.hasOwn(event, key)));
  if (alike.length > 0 && idle !== undefined) breakPromise(`no ${type} has ${idle}`);
}

const listSentences = (
  { presentation: face }: ContractSubject['system'],
  event: AnyEvent,
): readonly string[] =>
  mustNotThrow(() =>
    LANGUAGES.map((language) => formatSentence(face.describeEvent(event), language, (value) => value)),
  );

function checkAudience(audience: unknown, what: string): void {
  const only =
    typeof audience === 'object' && audience !== null && 'only' in audience && Array.isArray(audience.only);
  if (audience !== 'everyone' && audience !== 'gm' && !only) breakPromise(`${what} has no audience`);
}

function checkSentence(
  system: ContractSubject['system'],
  event: AnyEvent,
  { world, language }: { readonly world: AnyWorld; readonly language: Language },
): void {
  const text = mustNotThrow(() =>
    formatSentence(system.presentation.describeEvent(event), language, createNamer(system, world, language)),
  );
  if (text.trim() === '' || /[{}]/.test(text))
    breakPromise(`${event.type} is told as “${text}” (${language})`);
}

interface NamedText {
  readonly of: string;
  readonly words: LocalizedText;
}

const listSettingTexts = ({ settings, others }: Switch): readonly LocalizedText[] => [
  ...settings.map(({ says }) => says),
  ...(others ? [others.about, others.says(others.numbers?.most ?? '2d6')] : []),
];

/** All texts of a system that do not depend on play. */
function listBookTexts({ system }: ContractSubject): readonly NamedText[] {
  const { presentation: face, rules, options, refusals, content, encounters, presets } = system;
  const all = <T>(
    book: Readonly<Record<string, T>>,
    words: (item: T) => readonly LocalizedText[],
  ): readonly NamedText[] =>
    Object.entries(book).flatMap(([of, item]) =>
      words(item).map((localizedText) => ({ of, words: localizedText })),
    );
  return [
    ...[face.name, face.about].map((words) => ({ of: 'the face', words })),
    ...all(face.terms, (words) => [words]),
    ...all(face.actions, ({ title, slots }) => [title, ...Object.values(slots)]),
    ...all(rules, ({ source, title, statement }) => [source, title, statement ?? EMPTY_TEXT]),
    ...all(options, (option) => [
      option.title,
      ...(option.kind === 'switch' ? listSettingTexts(option) : [option.says]),
    ]),
    ...all(refusals, ({ says }) => [says]),
    ...all(content, ({ name, called }) => [name, ...(called ? [called] : [])]),
    ...encounters.flatMap(({ id, title, about }) => [title, about].map((words) => ({ of: id, words }))),
    ...all(presets, ({ title, params }) => [title, ...Object.values(params).map((param) => param.title)]),
  ];
}

function checkText({ of, words }: NamedText): void {
  for (const language of LANGUAGES) {
    if (typeof words?.[language] !== 'string' || words[language].trim() === '')
      breakPromise(`${of} has no words (${language})`);
    if (listPlaceholders(words[language]) !== listPlaceholders(words.en))
      breakPromise(`${of} has other places to fill than in English (${language}): “${words[language]}”`);
  }
}

/** The placeholders that a text shows. */
const listPlaceholders = (text: string): string => [...listMessageNames(text).values].toSorted().join();

/** Every rule cited by the books and by a sample of play. */
function listCitedRules({ system, sample }: ContractSubject): ReadonlySet<string> {
  const { options, presets } = system;
  const books = [...Object.values(options), ...Object.values(presets)].map(({ rule }) => rule);
  const played = sample().flatMap(({ events, rolls, questions }) => [
    ...events.map(({ rule }) => rule),
    ...rolls.flatMap(({ rule, because }) => [rule, ...because.map((reason) => reason.rule)]),
    ...questions.map(({ rule }) => rule),
  ]);
  return new Set([...books, ...played]);
}

function checkRuleExists({ system }: ContractSubject, id: string): void {
  if (!Object.hasOwn(system.rules, id)) breakPromise(`${id} is cited and is no rule`);
}

/** Names of rolls and questions, facts and amounts, values of action fields; the creature stands after a colon. */
function listNamedTerms({ system, sample }: ContractSubject): ReadonlySet<string> {
  const names = sample().flatMap(({ events, questions }) => {
    const { facts, amounts } = system.summarize(events);
    return [...questions.map(({ label }) => label), ...facts, ...Object.keys(amounts)];
  });
  return new Set([...names.map((name) => name.split(':')[0] ?? name), ...listFieldValues(system)]);
}

/** The words that the schema allows in the fields of actions. */
const listFieldValues = ({ schemas }: ContractSubject['system']): readonly string[] =>
  Object.values(listActionKeys(schemas.action))
    .flat()
    .flatMap(({ shape }) => listWords(shape));

function listWords(shape: Shape): readonly string[] {
  switch (shape.kind) {
    case 'one-of':
      return shape.values.filter((value) => typeof value === 'string');
    case 'either':
      return shape.of.flatMap(listWords);
    case 'list':
    case 'by-name':
      return listWords(shape.of);
    case 'group':
      return shape.keys.flatMap((key) => listWords(key.shape));
    default:
      return [];
  }
}

function checkHasTerm({ system }: ContractSubject, term: string): void {
  if (!Object.hasOwn(system.presentation.terms, term)) breakPromise(`the face has no term ${term}`);
}

/** Repeats actions of one world in another: many are refused there. */
function checkRefusalTexts({ system, sample, worlds }: ContractSubject): void {
  const actions = sample().map(({ action }) => action);
  const others = [
    ...worlds,
    ...sample()
      .filter((_, index) => index % 40 === 0)
      .map(({ world }) => world),
  ];
  for (const world of others) {
    for (const action of actions) {
      const refusal = system.refuses(world, action);
      if (!refusal) continue;
      if (!Object.hasOwn(system.refusals, refusal.code) && !Object.hasOwn(REFUSALS, refusal.code))
        breakPromise(`no refusal is called ${refusal.code}`);
      for (const language of LANGUAGES)
        mustNotThrow(() =>
          describeRefusal(system.refusals, refusal, { language, name: createNamer(system, world, language) }),
        );
    }
  }
}

function checkActionTexts({ system, worlds, sample }: ContractSubject): void {
  for (const world of [...worlds, ...sample().map((turn) => turn.world)]) {
    for (const { action, slots } of listViewers(world).flatMap((viewer) => system.offers(world, viewer))) {
      const words = system.presentation.actions[action.type];
      if (!words) breakPromise(`the action ${action.type} has no words`);
      const unnamed = Object.keys(slots).find((path) => !Object.hasOwn(words.slots, path));
      if (unnamed !== undefined) breakPromise(`${unnamed} of ${action.type} has no words`);
    }
  }
}
