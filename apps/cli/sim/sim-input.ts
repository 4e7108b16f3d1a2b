import { basename } from 'node:path';
import { systemById, systems } from '@arbitro/catalogue';
import {
  type AnyWorld,
  countFaults,
  createNamer,
  describeRefusal,
  findNearestWord,
  formatFault,
  isFields,
  type Json,
  type System,
} from '@arbitro/kernel';
import { findUnusedOrders, listPolicyNames, parseOrders, type UnusedOrder } from '@arbitro/policies';
import {
  applyVariation,
  type Encounter,
  findCreatures,
  type NoFightReason,
  parseVariation,
  prepareJob,
  type ScenarioFile,
  setOption,
  type Variation,
} from '@arbitro/simulation';
import { type CliContext, UnknownNameError, UsageError } from '../command-line/context.ts';
import { buildOptions, parseSettings } from '../command-line/settings.ts';
import { readScenario, type SourceFile } from '../files/source-file.ts';
import { createUnfitAnswerError } from '../play/unfit-answer.ts';
import { findSides } from './find-sides.ts';

/** One of the simulated files, with its label. */
export interface Variant {
  readonly label: string;
  readonly file: ScenarioFile;
  /** The source of its faults; undefined if the variant differs from the file. */
  readonly sourceFile: SourceFile | undefined;
  readonly value?: number;
}

export interface SimInput {
  readonly kind: 'one' | 'compared' | 'curve';
  readonly system: System;
  readonly title: string;
  /** The seed of the file. */
  readonly seed: string | undefined;
  /** The policy that the file names, if any. */
  readonly policy: string | undefined;
  readonly varied?: string;
  readonly variants: readonly [Variant, ...Variant[]];
}

export interface VariantRequest {
  readonly against: string | undefined;
  readonly options: readonly string[];
  readonly vary: string | undefined;
}

/** Returns the named file and its variants: another file, other options, other numbers. */
export function readSimInput(word: string, variantRequest: VariantRequest, context: CliContext): SimInput {
  const { scenario, system, sourceFile } = readScenario(word, context);
  const policy = scenario.steps.find((step) => step.kind === 'fight')?.policy;
  const base = {
    system,
    title: scenario.title ?? basename(word).replace(/\.[a-z]+$/, ''),
    seed: scenario.seed,
    policy,
  };
  const variant = { label: word, file: getScenarioFile(sourceFile), sourceFile } satisfies Variant;
  if (variantRequest.against !== undefined) {
    const second = readOther({ against: variantRequest.against, word, system, variant }, context);
    return { ...base, kind: 'compared', variants: [variant, second] };
  }
  if (variantRequest.options.length > 0) {
    const second = applySettings(system, variant, { pairs: variantRequest.options, context });
    return { ...base, kind: 'compared', variants: [variant, second] };
  }
  if (variantRequest.vary === undefined) return { ...base, kind: 'one', variants: [variant] };
  const variation = readVariation(variantRequest.vary, variant.file);
  const name = [variation.name, ...variation.path].join('.');
  return { ...base, kind: 'curve', varied: name, variants: buildVariants(variant.file, variation, name) };
}

interface ComparedWith {
  readonly against: string;
  readonly word: string;
  readonly system: System;
  readonly variant: Variant;
}

/** Another file of the same system; or the same file under a fork, named by its id. */
function readOther({ against, word, system, variant }: ComparedWith, context: CliContext): Variant {
  const fork = systemById(against);
  if (fork && isForkOf(system, fork))
    return { label: against, file: { ...variant.file, system: fork.id }, sourceFile: undefined };
  const other = readScenario(against, context);
  if (other.system.id !== system.id)
    throw new UsageError('other-system', {
      path: word,
      other: against,
      system: system.id,
      its: other.system.id,
    });
  return { label: against, file: getScenarioFile(other.sourceFile), sourceFile: other.sourceFile };
}

/** A fork has the rule ids of its origin. */
const isForkOf = (system: System, other: System): boolean =>
  other.id !== system.id && Object.keys(system.rules).some((rule) => Object.hasOwn(other.rules, rule));

const getScenarioFile = ({ raw, path }: SourceFile): ScenarioFile => {
  if (!isFields(raw)) throw new Error(`${path} was let through without being a group`);
  return raw;
};

interface SettingContext {
  readonly pairs: readonly string[];
  readonly context: CliContext;
}

function applySettings(system: System, { file }: Variant, { pairs, context }: SettingContext): Variant {
  const settings = parseSettings(pairs);
  const optionContext = { language: context.language, pairs };
  const now = isFields(file.options) ? file.options : {};
  const [before, after] = [now, { ...now, ...settings }].map((item) =>
    buildOptions(system, item, optionContext),
  );
  if (JSON.stringify(before) === JSON.stringify(after))
    throw new UsageError('already-so', { options: pairs.join(', ') });
  let changed = file;
  for (const [key, value] of Object.entries<Json>(settings)) changed = setOption(changed, key, value);
  return { label: pairs.join(', '), file: changed, sourceFile: undefined };
}

const MAX_POINTS = 60;

function readVariation(text: string, file: ScenarioFile): Variation {
  const variation = parseVariation(text, file);
  if (!variation || variation.from > variation.to) throw createVariationError(text, file);
  if (variation.to - variation.from >= MAX_POINTS)
    throw new UsageError('vary-too-many', { text, most: MAX_POINTS });
  return variation;
}

function createVariationError(text: string, file: ScenarioFile): UsageError {
  const creatures: readonly Json[] = Array.isArray(file.creatures) ? file.creatures : [];
  const names = creatures.flatMap((creature) => (isFields(creature) ? [creature.id, creature.from] : []));
  const known = [...new Set(names.filter((name) => typeof name === 'string'))].filter(
    (name) => findCreatures(file, name).length > 0,
  );
  // `foes.orc=1..8`, or `orc.health=10..30`
  const suggestion =
    text
      .split('=', 1)[0]
      ?.split('.')
      .filter((part) => part !== 'foes')[0] ?? '';
  const near = known.includes(suggestion) ? undefined : findNearestWord(suggestion, known);
  return new UnknownNameError('bad-vary', { text, names: known.join(', ') }, near);
}

function buildVariants(
  file: ScenarioFile,
  variation: Variation,
  name: string,
): readonly [Variant, ...Variant[]] {
  const variantOf = (value: number): Variant => ({
    label: `${name}=${value}`,
    file: applyVariation(file, variation, value),
    sourceFile: undefined,
    value,
  });
  const { from, to } = variation;
  return [variantOf(from), ...Array.from({ length: to - from }, (_, n) => variantOf(from + n + 1))];
}

/** Returns the encounters of the variants; one that cannot be fought is bad input, with its label. */
export function prepareEncounters(
  { variants, system }: SimInput,
  options: Parameters<typeof prepareJob>[0]['options'],
  context: CliContext,
): readonly Encounter[] {
  const ready = prepareJob({ files: variants.map(({ file }) => file), options }, systems);
  if (ready.kind === 'ready') return ready.encounters;
  const variant = variants[ready.file] ?? variants[0];
  if (ready.kind === 'no-fight') throw createNoFightError(ready.fault, variant, { system, context });
  const lines = ready.faults.map((fault) => `${variant.label}: ${formatFault(fault, context.language)}`);
  throw new UsageError('faults', { path: variant.label, count: countFaults(ready.faults) }, lines);
}

/** Reports orders that no creature can follow: without them, the fight is not the one meant. */
export function printUnusedOrders(
  { variants }: SimInput,
  encounters: readonly Encounter[],
  context: CliContext,
): void {
  const idle = new Map<string, readonly UnusedOrder[]>();
  variants.forEach(({ file }, index) => {
    const encounter = encounters[index];
    if (!encounter || !Array.isArray(file.orders)) return;
    for (const line of file.orders.map(String)) {
      const unusedHere = findUnusedIn(line, encounter);
      // an encounter of a curve may lack creatures that another has
      idle.set(
        line,
        idle.get(line)?.filter((unusedOrder) => unusedHere.some(({ name }) => name === unusedOrder.name)) ??
          unusedHere,
      );
    }
  });
  const rosters = encounters.map(({ roster }) => roster);
  const known = [...new Set([...rosters.flatMap(Object.values), ...rosters.flatMap(Object.keys)])].join(', ');
  for (const { kind, name } of [...idle.values()].flat())
    context.io.err(
      context.text(UNUSED_ORDER_MESSAGES[kind], kind === 'use' ? { what: name } : { who: name, known }),
    );
}

function findUnusedIn(line: string, { system, initialWorld }: Encounter): readonly UnusedOrder[] {
  const orders = parseOrders(line);
  return orders.ok ? findUnusedOrders(system, initialWorld, orders.value) : [];
}

const UNUSED_ORDER_MESSAGES = {
  to: 'orders-to-nobody',
  on: 'orders-on-nobody',
  use: 'orders-use-nothing',
} as const satisfies Record<UnusedOrder['kind'], string>;

interface ErrorContext {
  readonly system: System;
  readonly context: CliContext;
}

function createNoFightError(
  fault: NoFightReason,
  { label: path, file, sourceFile }: Variant,
  about: ErrorContext,
): UsageError {
  const { system, context } = about;
  switch (fault.why) {
    case 'no-fight':
      return new UsageError('no-fight-in', { path });
    case 'one-side':
      return new UsageError('one-side', { path, side: nameOfSide(system, fault.side, context) });
    case 'asks':
      return new UsageError('no-fight-asks', { path, step: fault.step + 1, label: fault.label });
    case 'refused': {
      const { refusal, step } = fault;
      const world = { creatures: listCreatureNames(file) };
      if (sourceFile && refusal.code === 'answer-does-not-fit')
        return createUnfitAnswerError({ step, kind: 'do', refusal, world }, sourceFile, {
          context,
          system,
          rules: false,
        });
      const name = createNamer(system, world, context.language);
      const text = describeRefusal(system.refusals, refusal, { language: context.language, name });
      return new UsageError('no-fight-refused', { path, step: step + 1, says: text });
    }
  }
}

const nameOfSide = (system: System, side: string, { language }: CliContext): string =>
  createNamer(system, { creatures: [] }, language)(side);

/** Returns the creatures' names for an error message. */
function listCreatureNames({ creatures }: ScenarioFile): AnyWorld['creatures'] {
  const all: readonly Json[] = Array.isArray(creatures) ? creatures : [];
  return all.flatMap((item) => {
    const id = isFields(item) ? (item.id ?? item.from) : undefined;
    const name = isFields(item) ? (item.name ?? id) : undefined;
    return typeof id === 'string' && typeof name === 'string' ? [{ id, name }] : [];
  });
}

/** Parses `tactician`, or `party=tactician,foes=simple`: the policy of each side, each known to the system. */
export function parsePolicies(
  texts: readonly string[],
  system: System,
  encounters: readonly Encounter[],
): Readonly<Record<string, string>> {
  const allowed = listPolicyNames(system);
  const sides = [...new Set(encounters.flatMap(({ roster }) => Object.values(roster)))];
  const party = sides[0] ?? '';
  const policies: Record<string, string> = {};
  for (const text of texts) {
    const [name = '', side] = text.split('=').reverse();
    if (!allowed.includes(name)) throw createUnknownPolicyError(name, allowed);
    for (const text of findSides(side, { sides, party })) policies[text] = name;
  }
  return policies;
}

export const createUnknownPolicyError = (policy: string, allowed: readonly string[]): UsageError =>
  new UnknownNameError(
    'unknown-policy',
    { policy, allowed: allowed.join(', ') },
    findNearestWord(policy, allowed),
  );
