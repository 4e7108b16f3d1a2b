import { systems } from '@arbitro/catalogue';
import { createSeededDie, seedOf } from '@arbitro/dice';
import {
  type AnyAction,
  type AnyWorld,
  fillOffer,
  GM,
  type Json,
  type Offer,
  type System,
} from '@arbitro/kernel';
import { oddsOf } from '@arbitro/odds';
import { policyOf } from '@arbitro/policies';
import { parseAnyScenario, playScenario, type Scenario } from '@arbitro/scenario';
import {
  comparisonOf,
  prepareJob,
  reportOf,
  type ScenarioFile,
  setOption,
  simulate,
} from '@arbitro/simulation';

/** One thing that was played or solved, and a digest of every byte of its result. */
export interface PlayDigest {
  readonly what: string;
  readonly digest: string;
}

/** A scenario to play with every seed. */
export interface Play {
  readonly name: string;
  readonly raw: unknown;
  readonly seeds: readonly string[];
  /** Whether the odds of the actions offered at its start are computed too. */
  readonly isSolved: boolean;
}

/** Plays a scenario with every seed, then solves it if asked to. */
export function playAll({ name, raw, seeds, isSolved }: Play): readonly PlayDigest[] {
  const system = systems.find(({ id }) => id === (raw as { readonly system?: string }).system);
  const read = parseAnyScenario(raw, systems);
  if (!read.ok || !system) throw new Error(`${name} cannot be read: ${serializeAll(read)}`);
  const scenario = read.value;
  const plays = seeds.map((seed) => {
    const report = playScenario(system, scenario, { seed });
    return { what: `${name} seed ${seed}`, digest: hashText(report) };
  });
  return isSolved ? [...plays, ...solveAll(system, scenario, name)] : plays;
}

const MANY_PATHS = 2000;

function solveAll(system: System, scenario: Scenario, name: string): readonly PlayDigest[] {
  const world = system.createWorld(scenario.setup);
  const policy = policyOf(system);
  const decide = policy.answer.bind(policy);
  return system.offers(world, GM).map((offer) => {
    const action = fillFirst(system, world, offer);
    const odds = oddsOf(system, world, action, { decide, maxPaths: MANY_PATHS });
    return { what: `${name} odds of ${JSON.stringify(action)}`, digest: hashText(odds) };
  });
}

/** Returns the offer with the first choice in each slot. */
function fillFirst(system: System, world: AnyWorld, offer: Offer): AnyAction {
  const slots = Object.entries(offer.slots).map(([path, question]): [string, Json] => {
    if (question.kind === 'one') return [path, question.options[0] ?? null];
    if (question.kind === 'some') return [path, question.options.slice(0, Math.max(1, question.least))];
    if (question.kind === 'number') return [path, question.least];
    return [path, question.kind === 'text' ? '·' : {}];
  });
  const read = system.schemas.action.safeParse(fillOffer(offer, Object.fromEntries(slots)));
  if (!read.success) throw new Error(`${JSON.stringify(offer)} cannot be filled in ${JSON.stringify(world)}`);
  return read.data;
}

/** Simulates the scenario's fight many times, as it is and with an option changed; returns the report as text. */
export function simulateScenario({
  raw,
  fights,
}: {
  readonly raw: unknown;
  readonly fights: number;
}): string {
  const file = raw as ScenarioFile;
  const system = systems.find(({ id }) => id === file.system);
  const [key, option] = Object.entries(system?.options ?? {}).find(([, { kind }]) => kind === 'switch') ?? [];
  if (key === undefined || option?.kind !== 'switch') throw new Error('no option to switch');
  const files = [file, setOption(file, key, option.settings.at(-1)?.value ?? option.default)];
  const ready = prepareJob({ files, options: { seed: 'browser' } }, systems);
  if (ready.kind !== 'ready') throw new Error(serializeAll(ready));
  const { encounters } = ready;
  const { tallies, pairs } = simulate(encounters, 0, fights);
  const reports = tallies.map((tally, index) =>
    reportOf(tally, encounters[index]?.initialWorld ?? { options: {}, creatures: [] }),
  );
  return JSON.stringify({ reports, comparisons: pairs.map((pair) => comparisonOf(pair)) });
}

/** Rolls dice of every size, from seeds of every kind. */
export function throwAll(seeds: readonly string[]): readonly PlayDigest[] {
  return seeds.map((seed) => {
    const die = createSeededDie(seedOf(seed));
    const faces = Array.from({ length: 5000 }, (_, index) => die((index % 100) + 1));
    return { what: `dice of ${seed}`, digest: hashText(faces) };
  });
}

/** Returns the value as text, including bigints and Maps, which JSON does not support. */
function serializeAll(value: unknown): string {
  return JSON.stringify(value, (_, part) => {
    if (typeof part === 'bigint') return `${part}n`;
    return part instanceof Map ? [...part] : part;
  });
}

/** Returns FNV-1a of the text, and its length. */
function hashText(value: unknown): string {
  const text = serializeAll(value);
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  return `${hash.toString(16).padStart(8, '0')} of ${text.length}`;
}
