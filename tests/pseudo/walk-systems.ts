import { readdirSync, readFileSync } from 'node:fs';
import { systems } from '@arbitro/catalogue';
import {
  type AnyQuestion,
  type AnyWorld,
  type Ask,
  createNamer,
  describeRefusal,
  formatSentence,
  GM,
  type Json,
  type LocalizedText,
  type Namer,
  type Refusal,
  type Sentence,
  type System,
} from '@arbitro/kernel';
import {
  describeAction,
  describeAsk,
  describePart,
  describeReason,
  describeTurn,
  parseScenario,
  playScenario,
  type StepReport,
  type Turn,
} from '@arbitro/scenario';
import { parse } from 'yaml';
import { literalsOf, splitWords } from './pseudo-text.ts';
import type { ShownText } from './shown-text.ts';

/** The language whose place the pseudo-language takes. */
const LANGUAGE = 'fi';

const isLocalized = (value: object): value is LocalizedText =>
  'en' in value && 'it' in value && 'fi' in value;
const isSentence = (value: object): value is Sentence => 'words' in value;

/** Lists all localized texts in a value, with the path of each. */
function* listTexts(value: unknown, path: string): Generator<readonly [path: string, text: LocalizedText]> {
  if (typeof value !== 'object' || value === null) return;
  if (isLocalized(value)) yield [path, value];
  else for (const [key, part] of Object.entries(value)) yield* listTexts(part, `${path}.${key}`);
}

/** The book's own heading stands in brackets behind its translation. */
const withoutHeading = (text: string): string => text.replaceAll(/ \([^()⟦]*\)/g, '');

/** The texts of a system that do not depend on play: rules, options, terms, content, presets. */
function* walkBooks(system: System): Generator<ShownText> {
  const { presentation, rules, options, refusals, content, presets, encounters } = system;
  const { terms, actions, name, about } = presentation;
  const names = Object.entries(content).map(([id, sheet]) => [id, sheet.name]);
  const titles = encounters.map((encounter) => ({ title: encounter.title, about: encounter.about }));
  const books = { terms, actions, name, about, rules, options, refusals, presets, titles, names };
  for (const [path, text] of listTexts(books, system.id)) {
    const isPlace = path.endsWith('.source');
    yield { source: path, text: isPlace ? withoutHeading(text[LANGUAGE]) : literalsOf(text[LANGUAGE]) };
  }
  for (const [key, option] of Object.entries(options))
    if (option.kind === 'switch' && option.others)
      yield { source: `${system.id}.options.${key}`, text: option.others.says(2)[LANGUAGE] };
}

/** Parameters of refusals that list ids. */
const IDS_IN_REFUSALS = ['known', 'allowed'];

/** The scenario that is played, and what people gave in it. */
interface Source {
  readonly source: string;
  readonly knownWords: ReadonlySet<string>;
}

/** What is shown of a world that play has reached. */
class WorldTexts {
  readonly #system: System;
  readonly #world: AnyWorld;
  readonly #where: string;
  readonly #given: Source['knownWords'];
  readonly #name: Namer;

  constructor(system: System, world: AnyWorld, { source, knownWords }: Source) {
    this.#system = system;
    this.#world = world;
    this.#where = source;
    this.#given = new Set([...knownWords, ...world.creatures.flatMap(({ name }) => splitWords(name))]);
    this.#name = createNamer(system, world, LANGUAGE);
  }

  #shown(what: string, text: string): ShownText {
    return { source: `${this.#where} ${what}`, text, knownWords: this.#given };
  }

  *turn(turn: Turn): Generator<ShownText> {
    const context = { system: this.#system, language: LANGUAGE } as const;
    yield this.#shown('action', describeAction(turn.action, turn.before, context));
    for (const { kind, text, rule } of describeTurn(turn, context))
      yield this.#shown(`${kind} ${rule}`, text);
  }

  /** A refusal may list what can be written instead: ids, as they stand in a file. */
  refusal(refusal: Refusal): ShownText {
    const text = describeRefusal(this.#system.refusals, refusal, { language: LANGUAGE, name: this.#name });
    const ids = IDS_IN_REFUSALS.flatMap((param) => splitWords(String(refusal.params[param] ?? '')));
    return { ...this.#shown(`refusal ${refusal.code}`, text), knownWords: new Set([...this.#given, ...ids]) };
  }

  ask = (ask: Ask): ShownText => this.#shown('question', describeAsk(ask, this.#name));

  *offers(): Generator<ShownText> {
    for (const { action, slots } of this.#system.offers(this.#world, GM)) {
      const context = { system: this.#system, language: LANGUAGE } as const;
      yield this.#shown(`offer ${action.type}`, describeAction(action, this.#world, context));
      for (const [path, question] of Object.entries(slots))
        yield* this.#slot(`${action.type}.${path}`, question);
    }
  }

  *#slot(path: string, question: AnyQuestion): Generator<ShownText> {
    if (!('options' in question)) return;
    for (const option of question.options)
      yield this.#shown(`option ${path}`, describePart(option, { name: this.#name, language: LANGUAGE }));
    for (const { refusal } of question.barred ?? []) yield this.refusal(refusal);
  }

  *board(): Generator<ShownText> {
    const view = this.#system.view(this.#world, GM);
    const { rows, ...rest } = this.#system.presentation.board(view);
    for (const part of [rest.stands, rest.clock, ...rows.map(({ under }) => under)])
      if (part && isSentence(part)) yield this.#shown('board', formatSentence(part, LANGUAGE, this.#name));
    for (const [path, text] of listTexts(
      { rows: rows.map(({ under: _, ...row }) => row), phases: rest.phases },
      'board',
    ))
      yield this.#shown(path, text[LANGUAGE]);
    for (const { marks, side, health } of rows) {
      for (const { term } of marks) yield this.#shown('mark', this.#name(term));
      if (side !== null) yield this.#shown('side', this.#name(side));
      if (health && 'looks' in health) yield this.#shown('looks', this.#name(health.looks));
    }
  }

  *sheets(): Generator<ShownText> {
    const view = this.#system.view(this.#world, GM);
    for (const creature of (view as unknown as AnyWorld).creatures)
      for (const { title, fields } of this.#system.presentation.character(
        creature as unknown as Json,
        view,
      )) {
        yield this.#shown('sheet', title[LANGUAGE]);
        for (const { label, value, detail, because } of fields) {
          for (const part of [label, value, detail])
            if (typeof part === 'string') yield this.#shown('sheet', this.#name(part));
            else if (typeof part === 'object' && part !== null) yield this.#shown('sheet', part[LANGUAGE]);
          for (const reason of because) yield this.#shown('reason', describeReason(reason, this.#name));
        }
      }
  }
}

/**
 * Texts that people gave in a scenario: names of creatures, things and places, what they say. A term of the system is
 * none: it has a text in the catalogue.
 */
function listGivenTexts(value: unknown, terms: object, key = ''): readonly string[] {
  if (typeof value === 'string') return key === 'name' || !Object.hasOwn(terms, value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => [
    ...(Object.hasOwn(terms, name) ? [] : [name]),
    ...listGivenTexts(part, terms, name),
  ]);
}

function* walkStep(system: System, step: StepReport, source: Source): Generator<ShownText> {
  const texts = new WorldTexts(system, step.before, source);
  if (step.kind === 'do') yield* texts.turn(step);
  if (step.kind === 'fight')
    for (const turn of step.turns) yield* new WorldTexts(system, turn.before, source).turn(turn);
  if ('refusal' in step && step.refusal) yield texts.refusal(step.refusal);
  if (step.kind === 'do' && step.asks) yield texts.ask(step.asks);
}

/** The names of ready-made characters: Brenna is Brenna in every language. */
const listProperNames = ({ content }: System): readonly string[] =>
  Object.values(content).flatMap(({ called }) => (called ? [called[LANGUAGE]] : []));

/** The id that is offered for a new character. */
const NEW_ID = 'newcomer-1';

const ROOT = new URL('../../', import.meta.url);

function* walkScenarios(system: System): Generator<ShownText> {
  const folder = new URL(`engine/systems/${system.id}/scenarios/`, ROOT);
  for (const file of readdirSync(folder)) {
    const raw: unknown = parse(readFileSync(new URL(file, folder), 'utf8'));
    const read = parseScenario(system, raw);
    // a file that is written in the replaced language
    if (!read.ok) continue;
    const report = playScenario(system, read.value);
    const knownWords = new Set(
      [NEW_ID, ...listProperNames(system), ...listGivenTexts(raw, system.presentation.terms)].flatMap(
        splitWords,
      ),
    );
    const source = `${system.id}/${file}`;
    for (const step of report.steps) yield* walkStep(system, step, { source, knownWords });
    const last = new WorldTexts(system, report.world, { source, knownWords });
    yield* last.offers();
    yield* last.board();
    yield* last.sheets();
  }
}

/** Everything that the rules show: rules reference, and each world of every scenario. */
export function* walkSystems(): Generator<ShownText> {
  for (const system of systems) {
    yield* walkBooks(system);
    yield* walkScenarios(system);
  }
}
