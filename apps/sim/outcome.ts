import {
  type AnyWorld,
  createNamer,
  type Language,
  listSwitchSettings,
  type Namer,
  parseCustomValue,
  type System,
} from '@arbitro/kernel';
import {
  type Comparison,
  type CreatureReport,
  type ExactResult,
  findLastCommonRound,
  type Report,
  type Share,
  type SideReport,
} from '@arbitro/simulation';
import {
  formatDecimal,
  formatInterval,
  formatPercent,
  formatPoints,
  formatWhole,
  formatWidest,
} from './format-numbers.ts';
import { nameOfPolicy, type ReportText } from './report-text.ts';

/** One of the simulated encounters, with its result. */
export interface EncounterResult {
  /** The file, the option or the number by which it differs from the others. */
  readonly label: string;
  /** Its position on a curve. */
  readonly value?: number;
  readonly report: Report;
  readonly exact?: ExactResult;
}

/** How often a side wins if it plays by this policy. */
export interface PlayStyle {
  readonly side: string;
  readonly policy: string;
  readonly fights: number;
  readonly wins: Share;
}

/** The outcome of a simulation, as plain data: what `--json` prints. */
export interface Outcome {
  readonly kind: 'one' | 'compared' | 'curve';
  readonly system: string;
  readonly title: string;
  readonly seed: string;
  /** The policy of each side. */
  readonly policies: Readonly<Record<string, string>>;
  readonly maxRounds: number;
  /** How many fights were requested or needed; an interrupted simulation has fewer. */
  readonly asked: number;
  readonly fights: number;
  /** The percentage points to which every percentage was to be known; without it, `asked` was the goal. */
  readonly within?: number;
  /** The largest distance between a percentage and an end of its interval, in percentage points. */
  readonly widest: number;
  /** The number that is varied along a curve. */
  readonly varied?: string;
  readonly encounters: readonly EncounterResult[];
  /** How the chance of the party moves with how well it plays. */
  readonly styles?: readonly PlayStyle[];
  /** Each encounter after the first, compared with the first. */
  readonly comparisons: readonly Comparison[];
}

/** The audience of a report: its language, and the creatures' names in it. */
export interface Audience {
  readonly language: Language;
  readonly systemName: string;
  readonly name: Namer;
  /** Returns what the settings in an encounter's label mean at the table; empty if the label is a file. */
  meaning(label: string): readonly string[];
}

/** Names the creatures of all encounters. */
export function audienceOf(system: System, worlds: readonly AnyWorld[], language: Language): Audience {
  const creatures = new Map(
    worlds.flatMap((world) => world.creatures.map((creature) => [creature.id, creature] as const)),
  );
  const known = createNamer(system, { creatures: [...creatures.values()] }, language);
  const name: Namer = (value) => {
    const called = known(value);
    return called === value ? (system.content[value]?.name[language] ?? called) : called;
  };
  const meaning = (label: string): readonly string[] => describeSettings(system, label, language);
  return { language, systemName: system.presentation.name[language], name, meaning };
}

/** Returns `healingCap=none, aidBonus=flat` in the words of the rules. */
const describeSettings = ({ options }: System, label: string, language: Language): readonly string[] =>
  label.split(/,\s*/).flatMap((pair) => {
    const [key = '', value = ''] = pair.split('=');
    const option = Object.hasOwn(options, key) ? options[key] : undefined;
    if (option?.kind !== 'switch') return [];
    const choices = listSwitchSettings(option, option.others && parseCustomValue(option.others, value));
    const setting = choices.find((choice) => String(choice.value) === value);
    return setting ? [`${option.title[language]}: ${setting.says[language]}`] : [];
  });

/** Returns what is varied, in words: `lupo.health` as “Grey wolf · health”. */
export const describeVaried = ({ varied = '' }: Outcome, { name }: Audience): string =>
  varied.split('.').map(name).join(' · ');

/** Returns the side of the first creature in the file: usually the party. */
export const partyOf = ({ sides }: Report): SideReport => {
  const [party] = sides;
  if (!party) throw new Error('a report without sides: it was let through unchecked');
  return party;
};

/** Up to this unresolved chance, the result is still shown, as a range. */
const MAX_UNRESOLVED = 0.01;

export const isSolved = ({ unresolved }: ExactResult): boolean => unresolved <= MAX_UNRESOLVED;

/** Returns the exact chance of a side, or its range: `24.93 %`, `24.81 – 25.06 %`. */
export function formatExactShare(
  { wins, unresolved }: ExactResult,
  side: string,
  language: Language,
): string {
  const min = wins[side] ?? 0;
  const max = Math.min(1, min + unresolved);
  const [low, high] = [formatDecimal(100 * min, language, 2), formatPercent(max, language, 2)];
  return high.startsWith(`${low} `) ? high : `${low} – ${high}`;
}

/** Returns whether the exact chances were found, and if not, why. */
export function describeExact(exact: ExactResult, text: ReportText, language: Language): string {
  const states = formatWhole(exact.states, language);
  const share = formatPercent(exact.unresolved, language);
  if (!isSolved(exact))
    return exact.states === 0 ? text('exact-too-wide') : text('exact-too-large', { states, share });
  const endless =
    exact.endless > 0
      ? ` ${text('exact-endless', { share: formatPercent(exact.endless, language, 2) })}`
      : '';
  return text('exact-note', { states }) + endless;
}

/** Whether every percentage is known as well as was asked. */
export const isSure = ({
  within = Number.POSITIVE_INFINITY,
  widest,
}: Pick<Outcome, 'within' | 'widest'>): boolean => widest <= within;

/** Returns how well the percentages are known, if that was the goal. */
export function describePrecision(
  outcome: Pick<Outcome, 'within' | 'widest'>,
  text: ReportText,
  language: Language,
): readonly string[] {
  if (outcome.within === undefined) return [];
  if (isSure(outcome)) return [text('within', { points: formatPoints(outcome.within, language) })];
  return [text('not-within', { points: formatWidest(outcome.widest, language) })];
}

/** Returns that a simulation was stopped before its end, and what it rests on; undefined if it was not. */
export function describeStop(
  { fights, asked, within, widest }: Pick<Outcome, 'fights' | 'asked' | 'within' | 'widest'>,
  text: ReportText,
  language: Language,
): string | undefined {
  if (fights >= asked) return undefined;
  const counted = formatWhole(fights, language);
  return within === undefined
    ? text('stopped', { fights: counted, asked: formatWhole(asked, language) })
    : text('stopped-unsure', { fights: counted, points: formatWidest(widest, language) });
}

/** Returns the policy of each side, in words. */
export const describePolicies = (
  { policies }: Pick<Outcome, 'policies'>,
  text: ReportText,
  { name, language }: Audience,
): readonly string[] =>
  Object.entries(policies).map(([side, policy]) =>
    text('policy', { side: name(side), policy: nameOfPolicy(policy, language) }),
  );

/** Returns a sentence for each style that was simulated: how often the side wins if it plays so. */
export const describeStyles = (
  { styles = [] }: Pick<Outcome, 'styles'>,
  text: ReportText,
  { name, language }: Audience,
): readonly string[] =>
  styles.map(({ side, policy, fights, wins }) =>
    text('style', {
      side: name(side),
      policy: nameOfPolicy(policy, language),
      share: formatPercent(wins.share, language),
      interval: formatInterval(wins.interval, language),
      count: fights,
    }),
  );

export interface TopDealer {
  readonly side: string;
  readonly creature: CreatureReport;
}

/** Returns the creature of each side that most often dealt the most damage: they decide the fight. */
export function findTopDealers({ sides, creatures }: Report): readonly TopDealer[] {
  return sides.flatMap(({ side }) => {
    const ownCreatures = creatures.filter((creature) => creature.side === side && creature.dealt > 0);
    const [best] = ownCreatures.toSorted((a, b) => b.most.count - a.most.count || b.dealt - a.dealt);
    return best ? [{ side, creature: best }] : [];
  });
}

/** Rare round counts share one row: most of a long tail is empty. */
export interface RoundsRow {
  readonly from: number;
  readonly to: number;
  readonly share: number;
}

export const formatRounds = ({ from, to }: RoundsRow): string => (from === to ? `${from}` : `${from}–${to}`);

/** Returns how long the fights last, as a sentence. */
export function describeMeanRounds({ rounds }: Report, text: ReportText, language: Language): string {
  const { mean, interval, least, most } = rounds;
  const format = (value: number): string => formatDecimal(value, language, 2);
  return text('rounds-mean', {
    mean: format(mean),
    low: format(interval[0]),
    high: format(interval[1]),
    least,
    most,
  });
}

export function listRoundsRows({ rounds, fights }: Report, max: number): readonly RoundsRow[] {
  if (fights === 0) return [];
  const { least, most: last, counts } = rounds;
  const known = new Map(counts.map((count) => [count.rounds, count.fights]));
  const end = findTailStart(counts, fights);
  const size = Math.max(1, Math.ceil((end - least + 1) / max));
  const share = (from: number, to: number): number => {
    let sum = 0;
    for (let round = from; round <= to; round++) sum += known.get(round) ?? 0;
    return sum / fights;
  };
  const rows: RoundsRow[] = [];
  for (let from = least; from <= end; from += size) {
    const to = Math.min(end, from + size - 1);
    rows.push({ from, to, share: share(from, to) });
  }
  if (end < last) rows.push({ from: end + 1, to: last, share: share(end + 1, last) });
  return rows;
}

/** Returns the last round before the longest 1 % of the fights. */
function findTailStart(counts: Report['rounds']['counts'], fights: number): number {
  let rest = fights / 100;
  for (const { rounds, fights: some } of counts.toReversed()) {
    rest -= some;
    if (rest < 0) return rounds;
  }
  return counts[0]?.rounds ?? 0;
}

/** Returns the last round reached by enough fights for a meaningful average. */
export const countCommonRounds = (report: Report): number => findLastCommonRound(report, 20);

export interface DamageRow {
  readonly side: string;
  readonly way: 'dealt' | 'taken';
  /** Values for each round, from the first. */
  readonly points: readonly number[];
}

/**
 * Returns the damage each side dealt and took, round by round; with two sides, damage taken is the other's damage
 * dealt, and shown once.
 */
export function listDamageRows({ sides }: Report): readonly DamageRow[] {
  const rows = sides.flatMap(({ side, damage, taken }): readonly DamageRow[] => [
    { side, way: 'dealt', points: damage },
    { side, way: 'taken', points: taken },
  ]);
  const isMirrored = (row: DamageRow, before: readonly DamageRow[]): boolean =>
    before.some(
      ({ side, way, points }) =>
        side !== row.side && way !== row.way && points.join(' ') === row.points.join(' '),
    );
  return rows.filter((row, index) => !isMirrored(row, rows.slice(0, index)));
}
