import { basename } from 'node:path';
import { systems } from '@arbitro/catalogue';
import { type AnyWorld, isFields, type Json, refusalWords, type System } from '@arbitro/kernel';
import { type Idle, idleIn, parseOrders, policyNames } from '@arbitro/policies';
import { faultWords, namer, nearest, showPlace } from '@arbitro/scenario';
import {
  called,
  type Encounter,
  type File,
  type NoFight,
  parseVariation,
  readied,
  type Variation,
  varied,
  withOption,
} from '@arbitro/simulation';
import { BadInput, type Desk, Misspelt } from './desk.ts';
import { readScenario, type Sheaf } from './file.ts';
import { optionsWith, settingsIn } from './settings.ts';
import { unfitAnswer } from './unfit.ts';

/** One of the simulated files, with its label. */
export interface Variant {
  readonly label: string;
  readonly file: File;
  /** The source of its faults; undefined if the variant differs from the file. */
  readonly sheaf: Sheaf | undefined;
  readonly value?: number;
}

export interface Input {
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

export interface Asked {
  readonly against: string | undefined;
  readonly options: readonly string[];
  readonly vary: string | undefined;
}

/** Returns the named file and its variants: another file, other options, other numbers. */
export function inputOf(word: string, asked: Asked, desk: Desk): Input {
  const { scenario, system, sheaf } = readScenario(word, desk);
  const policy = scenario.steps.find((step) => step.kind === 'fight')?.policy;
  const base = {
    system,
    title: scenario.title ?? basename(word).replace(/\.[a-z]+$/, ''),
    seed: scenario.seed,
    policy,
  };
  const variant = { label: word, file: fileIn(sheaf), sheaf } satisfies Variant;
  if (asked.against !== undefined) {
    const other = readScenario(asked.against, desk);
    if (other.system.id !== system.id)
      throw new BadInput('other-system', {
        path: word,
        other: asked.against,
        system: system.id,
        its: other.system.id,
      });
    const second = { label: asked.against, file: fileIn(other.sheaf), sheaf: other.sheaf };
    return { ...base, kind: 'compared', variants: [variant, second] };
  }
  if (asked.options.length > 0) {
    const second = withSettings(system, variant, { pairs: asked.options, desk });
    return { ...base, kind: 'compared', variants: [variant, second] };
  }
  if (asked.vary === undefined) return { ...base, kind: 'one', variants: [variant] };
  const variation = variationIn(asked.vary, variant.file);
  const name = [variation.name, ...variation.path].join('.');
  return { ...base, kind: 'curve', varied: name, variants: variantsOf(variant.file, variation, name) };
}

const fileIn = ({ raw, path }: Sheaf): File => {
  if (!isFields(raw)) throw new Error(`${path} was let through without being a group`);
  return raw;
};

interface Setting {
  readonly pairs: readonly string[];
  readonly desk: Desk;
}

function withSettings(system: System, { file }: Variant, { pairs, desk }: Setting): Variant {
  const settings = settingsIn(pairs);
  const told = { language: desk.language, pairs };
  const now = isFields(file.options) ? file.options : {};
  const [before, after] = [now, { ...now, ...settings }].map((one) => optionsWith(system, one, told));
  if (JSON.stringify(before) === JSON.stringify(after))
    throw new BadInput('already-so', { options: pairs.join(', ') });
  let changed = file;
  for (const [key, value] of Object.entries<Json>(settings)) changed = withOption(changed, key, value);
  return { label: pairs.join(', '), file: changed, sheaf: undefined };
}

const MOST_POINTS = 60;

function variationIn(text: string, file: File): Variation {
  const variation = parseVariation(text, file);
  if (!variation || variation.from > variation.to) throw badVariation(text, file);
  if (variation.to - variation.from >= MOST_POINTS)
    throw new BadInput('vary-too-many', { text, most: MOST_POINTS });
  return variation;
}

function badVariation(text: string, file: File): BadInput {
  const creatures: readonly Json[] = Array.isArray(file.creatures) ? file.creatures : [];
  const names = creatures.flatMap((one) => (isFields(one) ? [one.id, one.from] : []));
  const known = [...new Set(names.filter((name) => typeof name === 'string'))].filter(
    (name) => called(file, name).length > 0,
  );
  // `foes.orc=1..8`, or `orc.health=10..30`
  const meant =
    text
      .split('=', 1)[0]
      ?.split('.')
      .filter((part) => part !== 'foes')[0] ?? '';
  const near = known.includes(meant) ? undefined : nearest(meant, known);
  return new Misspelt('bad-vary', { text, names: known.join(', ') }, near);
}

function variantsOf(file: File, variation: Variation, name: string): readonly [Variant, ...Variant[]] {
  const at = (value: number): Variant => ({
    label: `${name}=${value}`,
    file: varied(file, variation, value),
    sheaf: undefined,
    value,
  });
  const { from, to } = variation;
  return [at(from), ...Array.from({ length: to - from }, (_, n) => at(from + n + 1))];
}

/** Returns the encounters of the variants; one that cannot be fought is bad input, with its label. */
export function encountersOf(
  { variants, system }: Input,
  how: Parameters<typeof readied>[0]['how'],
  desk: Desk,
): readonly Encounter[] {
  const ready = readied({ files: variants.map(({ file }) => file), how }, systems);
  if (ready.is === 'ready') return ready.encounters;
  const variant = variants[ready.file] ?? variants[0];
  if (ready.is === 'no-fight') throw notFought(ready.fault, variant, { system, desk });
  const lines = ready.faults.map(
    (fault) => `${variant.label}: ${showPlace(fault.at)}: ${faultWords(fault, desk.language)}`,
  );
  throw new BadInput('faults', { path: variant.label, count: ready.faults.length }, lines);
}

/** Reports orders that no creature can follow: without them, the fight is not the one meant. */
export function tellIdleOrders({ variants }: Input, encounters: readonly Encounter[], desk: Desk): void {
  const idle = new Map<string, readonly Idle[]>();
  variants.forEach(({ file }, at) => {
    const encounter = encounters[at];
    if (!encounter || !Array.isArray(file.orders)) return;
    for (const line of file.orders.map(String)) {
      const here = idleHere(line, encounter);
      // an encounter of a curve may lack creatures that another has
      idle.set(line, idle.get(line)?.filter((one) => here.some(({ name }) => name === one.name)) ?? here);
    }
  });
  const rosters = encounters.map(({ roster }) => roster);
  const known = [...new Set([...rosters.flatMap(Object.values), ...rosters.flatMap(Object.keys)])].join(', ');
  for (const { is, name } of [...idle.values()].flat())
    desk.io.err(desk.text(IDLE[is], is === 'use' ? { what: name } : { who: name, known }));
}

function idleHere(line: string, { system, begun }: Encounter): readonly Idle[] {
  const orders = parseOrders(line);
  return orders.ok ? idleIn(system, begun, orders.value) : [];
}

const IDLE = {
  to: 'orders-to-nobody',
  on: 'orders-on-nobody',
  use: 'orders-use-nothing',
} as const satisfies Record<Idle['is'], string>;

interface About {
  readonly system: System;
  readonly desk: Desk;
}

function notFought(fault: NoFight, { label: path, file, sheaf }: Variant, about: About): BadInput {
  const { system, desk } = about;
  switch (fault.why) {
    case 'no-fight':
      return new BadInput('no-fight-in', { path });
    case 'one-side':
      return new BadInput('one-side', { path, side: sideName(system, fault.side, desk) });
    case 'asks':
      return new BadInput('no-fight-asks', { path, step: fault.step + 1, label: fault.label });
    case 'refused': {
      const { refusal, step } = fault;
      const world = { creatures: namesIn(file) };
      if (sheaf && refusal.code === 'answer-does-not-fit')
        return unfitAnswer({ step, kind: 'do', refusal, world }, sheaf, { desk, system, rules: false });
      const name = namer(system, world, desk.language);
      const says = refusalWords(system.refusals, refusal, { language: desk.language, name });
      return new BadInput('no-fight-refused', { path, step: step + 1, says });
    }
  }
}

const sideName = (system: System, side: string, { language }: Desk): string =>
  namer(system, { creatures: [] }, language)(side);

/** Returns the creatures' names for an error message. */
function namesIn({ creatures }: File): AnyWorld['creatures'] {
  const all: readonly Json[] = Array.isArray(creatures) ? creatures : [];
  return all.flatMap((one) => {
    const id = isFields(one) ? (one.id ?? one.from) : undefined;
    const name = isFields(one) ? (one.name ?? id) : undefined;
    return typeof id === 'string' && typeof name === 'string' ? [{ id, name }] : [];
  });
}

/** Parses `tactician`, or `party=tactician,foes=simple`: the policy of each side, each known to the system. */
export function policiesOf(
  texts: readonly string[],
  system: System,
  encounters: readonly Encounter[],
): Readonly<Record<string, string>> {
  const allowed = policyNames(system);
  const sides = [...new Set(encounters.flatMap(({ roster }) => Object.values(roster)))];
  const party = sides[0] ?? '';
  const policies: Record<string, string> = {};
  for (const text of texts) {
    const [name = '', side] = text.split('=').reverse();
    if (!allowed.includes(name)) throw unknownPolicy(name, allowed);
    for (const one of sidesMeant(side, { sides, party })) policies[one] = name;
  }
  return policies;
}

export const unknownPolicy = (policy: string, allowed: readonly string[]): BadInput =>
  new Misspelt('unknown-policy', { policy, allowed: allowed.join(', ') }, nearest(policy, allowed));

/** The party is the side of the first creature, the foes are all others. */
function sidesMeant(
  side: string | undefined,
  { sides, party }: { readonly sides: readonly string[]; readonly party: string },
): readonly string[] {
  if (side === undefined) return ['all'];
  if (sides.includes(side)) return [side];
  if (side === 'party') return [party];
  if (side === 'foes') return sides.filter((one) => one !== party);
  const known = ['party', 'foes', ...sides];
  throw new Misspelt('unknown-side', { side, allowed: known.join(', ') }, nearest(side, known));
}
