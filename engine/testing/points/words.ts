import {
  type AnyEvent,
  type AnyWorld,
  EMPTY,
  LANGUAGES,
  type Language,
  namesInMessage,
  REFUSALS,
  refusalWords,
  type Switch,
  say,
  type Words,
} from '@arbitro/kernel';
import { namer } from '@arbitro/scenario';
import { expect } from 'vitest';
import type { Point, Subject } from '../contract.ts';
import { type Played, viewersOf } from '../play.ts';
import { fail, forEvery, mustNotThrow } from '../promise.ts';

/** Promises: all texts exist, in every language, and cite rules that exist. */
export function wordPoints(subject: Subject): readonly Point[] {
  return [
    {
      id: 'SY3',
      says: 'every event has an audience and words in every language',
      holds: () => forEvery(subject.sample(), (turn) => tellsTurn(subject, turn)),
    },
    {
      id: 'SY10',
      says: 'every book has words in every language',
      holds: () => forEvery(bookWords(subject), checkWords),
    },
    {
      id: 'SY11',
      says: 'every rule that is cited exists',
      holds: () => forEvery(cited(subject), (id) => exists(subject, id)),
    },
    {
      id: 'SY12',
      says: 'labels and outcomes have words',
      holds: () => forEvery(named(subject), (term) => hasTerm(subject, term)),
    },
    {
      id: 'SY29',
      says: 'events are told in the same words without what only apply needs',
      holds: () => tellsWithoutInner(subject),
    },
    { id: 'SY16', says: 'every refusal is told in every language', holds: () => tellsRefusals(subject) },
    {
      id: 'SY17',
      says: 'every action offered has words, and so has what is left to fill',
      holds: () => namesActions(subject),
    },
  ];
}

function tellsTurn({ system }: Subject, { before, events, rolls }: Played): void {
  let world = before;
  for (const event of events) {
    checkAudience(system.audience(world, event), event.type);
    for (const language of LANGUAGES) checkSaid(system, event, { world, language });
    world = system.apply(world, event);
  }
  for (const roll of rolls) checkAudience(system.rollAudience(before, roll), roll.label);
}

/** Checks that texts do not use private fields: people receive events without them. */
function tellsWithoutInner({ system, sample }: Subject): void {
  const events = sample().flatMap((turn) => turn.events);
  for (const event of events) {
    const inner = system.inner[event.type] ?? [];
    const told = Object.fromEntries(Object.entries(event).filter(([key]) => !inner.includes(key)));
    expect(saidOf(system, told as unknown as AnyEvent)).toEqual(saidOf(system, event));
  }
  for (const [type, inner] of Object.entries(system.inner)) checkInner(events, type, inner);
}

/** A private field that no event of its type has is a typo; some events have it only sometimes. */
function checkInner(events: readonly AnyEvent[], type: string, inner: readonly string[]): void {
  const alike = events.filter((event) => event.type === type);
  const idle = inner.find((key) => !alike.some((event) => Object.hasOwn(event, key)));
  if (alike.length > 0 && idle !== undefined) fail(`no ${type} has ${idle}`);
}

const saidOf = ({ face }: Subject['system'], event: AnyEvent): readonly string[] =>
  mustNotThrow(() => LANGUAGES.map((language) => say(face.tells(event), language, (value) => value)));

function checkAudience(audience: unknown, what: string): void {
  const only =
    typeof audience === 'object' && audience !== null && 'only' in audience && Array.isArray(audience.only);
  if (audience !== 'everyone' && audience !== 'gm' && !only) fail(`${what} has no audience`);
}

function checkSaid(
  system: Subject['system'],
  event: AnyEvent,
  { world, language }: { readonly world: AnyWorld; readonly language: Language },
): void {
  const said = mustNotThrow(() => say(system.face.tells(event), language, namer(system, world, language)));
  if (said.trim() === '' || /[{}]/.test(said)) fail(`${event.type} is told as “${said}” (${language})`);
}

interface Named {
  readonly of: string;
  readonly words: Words;
}

const settingWords = ({ settings, others }: Switch): readonly Words[] => [
  ...settings.map(({ says }) => says),
  ...(others ? [others.about, others.says(others.numbers?.most ?? '2d6')] : []),
];

/** All texts of a system that do not depend on play. */
function bookWords({ system }: Subject): readonly Named[] {
  const { face, rules, options, refusals, content, encounters, presets } = system;
  const all = <T>(book: Readonly<Record<string, T>>, words: (one: T) => readonly Words[]): readonly Named[] =>
    Object.entries(book).flatMap(([of, one]) => words(one).map((said) => ({ of, words: said })));
  return [
    ...[face.name, face.about].map((words) => ({ of: 'the face', words })),
    ...all(face.terms, (words) => [words]),
    ...all(face.actions, ({ title, slots }) => [title, ...Object.values(slots)]),
    ...all(rules, ({ source, title, statement }) => [source, title, statement ?? EMPTY]),
    ...all(options, (option) => [
      option.title,
      ...(option.kind === 'switch' ? settingWords(option) : [option.says]),
    ]),
    ...all(refusals, ({ says }) => [says]),
    ...all(content, ({ name, called }) => [name, ...(called ? [called] : [])]),
    ...encounters.flatMap(({ id, title, about }) => [title, about].map((words) => ({ of: id, words }))),
    ...all(presets, ({ title, params }) => [title, ...Object.values(params).map((param) => param.title)]),
  ];
}

function checkWords({ of, words }: Named): void {
  for (const language of LANGUAGES) {
    if (typeof words?.[language] !== 'string' || words[language].trim() === '')
      fail(`${of} has no words (${language})`);
    if (placesIn(words[language]) !== placesIn(words.en))
      fail(`${of} has other places to fill than in English (${language}): “${words[language]}”`);
  }
}

/** The placeholders that a text shows. */
const placesIn = (text: string): string => [...namesInMessage(text).shown].toSorted().join();

/** Every rule cited by the books and by a sample of play. */
function cited({ system, sample }: Subject): ReadonlySet<string> {
  const { options, presets } = system;
  const books = [...Object.values(options), ...Object.values(presets)].map(({ rule }) => rule);
  const played = sample().flatMap(({ events, rolls, questions }) => [
    ...events.map(({ rule }) => rule),
    ...rolls.flatMap(({ rule, because }) => [rule, ...because.map((reason) => reason.rule)]),
    ...questions.map(({ rule }) => rule),
  ]);
  return new Set([...books, ...played]);
}

function exists({ system }: Subject, id: string): void {
  if (!Object.hasOwn(system.rules, id)) fail(`${id} is cited and is no rule`);
}

/** Names of rolls and questions, facts and amounts; the creature stands after a colon. */
function named({ system, sample }: Subject): ReadonlySet<string> {
  const names = sample().flatMap(({ events, questions }) => {
    const { facts, amounts } = system.result(events);
    return [...questions.map(({ label }) => label), ...facts, ...Object.keys(amounts)];
  });
  return new Set(names.map((name) => name.split(':')[0] ?? name));
}

function hasTerm({ system }: Subject, term: string): void {
  if (!Object.hasOwn(system.face.terms, term)) fail(`the face has no term ${term}`);
}

/** Repeats actions of one world in another: many are refused there. */
function tellsRefusals({ system, sample, worlds }: Subject): void {
  const actions = sample().map(({ action }) => action);
  const others = [
    ...worlds,
    ...sample()
      .filter((_, at) => at % 40 === 0)
      .map(({ world }) => world),
  ];
  for (const world of others) {
    for (const action of actions) {
      const refusal = system.refuses(world, action);
      if (!refusal) continue;
      if (!Object.hasOwn(system.refusals, refusal.code) && !Object.hasOwn(REFUSALS, refusal.code))
        fail(`no refusal is called ${refusal.code}`);
      for (const language of LANGUAGES)
        mustNotThrow(() =>
          refusalWords(system.refusals, refusal, { language, name: namer(system, world, language) }),
        );
    }
  }
}

function namesActions({ system, worlds, sample }: Subject): void {
  for (const world of [...worlds, ...sample().map((turn) => turn.world)]) {
    for (const { action, slots } of viewersOf(world).flatMap((viewer) => system.offers(world, viewer))) {
      const words = system.face.actions[action.type];
      if (!words) fail(`the action ${action.type} has no words`);
      const unnamed = Object.keys(slots).find((path) => !Object.hasOwn(words.slots, path));
      if (unnamed !== undefined) fail(`${unnamed} of ${action.type} has no words`);
    }
  }
}
