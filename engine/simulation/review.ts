import type { AnyAction, AnyWorld, CreatureId, System } from '@arbitro/kernel';
import { type Fraction, formatFraction, toNumber } from '@arbitro/odds';
import { policyOf } from '@arbitro/policies';
import { FightValues, type Winners } from './fight-values.ts';
import { type Cause, type DeedPart, divideDeed, type ReviewedDeed, type ReviewTools } from './review-deed.ts';
import { computeLuckChance } from './review-luck.ts';

/** A change of a side's chance, and the standard error of the simulation. Both are shares of one. */
export interface ChanceChange {
  readonly change: number;
  readonly error: number;
}

/** Why the chance of a side moved over the whole fight. The changes add up to `end - start`. */
export interface SideReview {
  readonly side: string;
  readonly start: number;
  readonly end: number;
  readonly dice: ChanceChange;
  readonly ownChoices: ChanceChange;
  readonly otherChoices: ChanceChange;
  readonly gm: ChanceChange;
}

/** A deed of the fight and how it moved the chance of the first side. */
export interface ReviewedMoment extends ChanceChange {
  /** Its index in the fight. */
  readonly index: number;
  /** The chance after it. */
  readonly chance: number;
  readonly parts: readonly (ChanceChange & { readonly cause: Cause })[];
}

/** A deed whose dice fell very well or badly for the first side. */
export interface LuckyMoment extends ChanceChange {
  readonly index: number;
  /** The exact chance of such an outcome or a more extreme one; undefined if it is not known. */
  readonly odds: number | undefined;
  /** The same as a fraction in lowest terms, `3/16`. */
  readonly fraction: string | undefined;
}

/** An action that was clearly worse for the actor's side than the policy's. */
export interface CostlyChoice extends ChanceChange {
  readonly index: number;
  readonly by: CreatureId;
  readonly better: AnyAction;
}

/** What decided a fight. */
export interface FightReview {
  /** How many fights were simulated for each moment. */
  readonly fights: number;
  readonly sides: readonly SideReview[];
  readonly moments: readonly ReviewedMoment[];
  /** The moments that moved the chance most, in order of time. */
  readonly deciding: readonly ReviewedMoment[];
  readonly bestLuck: LuckyMoment | undefined;
  readonly worstLuck: LuckyMoment | undefined;
  /** The costliest first. */
  readonly costly: readonly CostlyChoice[];
}

const DECIDING_MOMENTS = 3;
const MAX_COSTLY = 3;
/** A choice is called costly if it costs at least this share, and more than twice the error of the simulation. */
const MIN_COST = 0.03;
const SURE_ERRORS = 2;

/** Reviews a fight, deed by deed; yields how many of its deeds are reviewed. Choices are compared with the first policy's. */
export function* reviewFight(
  system: System,
  deeds: readonly ReviewedDeed[],
  options: { readonly seed: string; readonly fights: number },
): Generator<number, FightReview> {
  const sides = listSides(system, deeds);
  const tools: ReviewTools = {
    system,
    policy: policyOf(system),
    values: new FightValues(system, sides, options),
  };
  const start = computeStart(tools, deeds[0]);
  const divided: DividedMoment[] = [];
  let current = start;
  for (const [index, deed] of deeds.entries()) {
    yield index;
    const { parts, alternative } = divideDeed(tools, deed, current);
    const to = parts.at(-1)?.to ?? current;
    divided.push({ index, from: current, to, parts, alternative });
    current = to;
  }
  return summarize(tools, deeds, { sides, divided, start, end: current });
}

function listSides(system: System, deeds: readonly ReviewedDeed[]): readonly string[] {
  const worlds = deeds.map(({ after }) => after);
  return [
    ...new Set(
      worlds.flatMap((world) => world.creatures.map(({ id }) => system.combatStats.side(world, id))),
    ),
  ];
}

/** A fight may begin with the first deed: its dice are luck too. */
function computeStart({ system, values }: ReviewTools, first: ReviewedDeed | undefined): Winners {
  if (!first) throw new Error('a fight has at least one deed');
  if (isFighting(system, first.before)) return values.ofWorld(first.before);
  return first.run
    ? values.ofRun(first.before, { action: first.run.action, answers: [] })
    : values.ofWorld(first.after);
}

const isFighting = (system: System, world: AnyWorld): boolean => system.fightState(world)?.over === false;

interface DividedMoment {
  readonly index: number;
  readonly from: Winners;
  readonly to: Winners;
  readonly parts: readonly DeedPart[];
  readonly alternative: AnyAction | undefined;
}

interface DividedFight {
  readonly sides: readonly string[];
  readonly divided: readonly DividedMoment[];
  readonly start: Winners;
  readonly end: Winners;
}

function summarize(tools: ReviewTools, deeds: readonly ReviewedDeed[], fight: DividedFight): FightReview {
  const { sides, divided, start } = fight;
  const moments = divided.map(({ index, from, to, parts }) => ({
    index,
    chance: shareOf(to, 0),
    ...measureChange([{ from, to }], 0),
    parts: parts.map(({ cause, ...values }) => ({ cause, ...measureChange([values], 0) })),
  }));
  const byChange = moments.toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change));
  const luck = divided
    .map(({ index, parts }) => ({ index, ...measureChange(parts.filter(isDice), 0) }))
    .toSorted((a, b) => b.change - a.change);
  const side = sides[0] ?? '';
  const findLuck = (moments: readonly Luck[], isGood: boolean): LuckyMoment | undefined =>
    findLuckyMoment(moments, ({ index }) => {
      const deed = deeds[index];
      return deed && computeLuckChance(tools, deed, { side, isGood });
    });
  return {
    fights: start.length,
    sides: sides.map((side, index) => reviewSide(fight, side, index)),
    moments,
    deciding: byChange
      .slice(0, DECIDING_MOMENTS)
      .filter(({ change, error }) => Math.abs(change) > error)
      .toSorted((a, b) => a.index - b.index),
    bestLuck: findLuck(
      luck.filter(({ change }) => change > 0),
      true,
    ),
    worstLuck: findLuck(luck.filter(({ change }) => change < 0).toReversed(), false),
    costly: listCostly(divided, sides),
  };
}

type Luck = Omit<LuckyMoment, 'odds' | 'fraction'>;

/** How many moments are tried for one whose odds are known. */
const LUCK_CANDIDATES = 5;

/** Returns the first moment whose odds are known, or the very first. */
function findLuckyMoment(
  moments: readonly Luck[],
  oddsOf: (moment: Luck) => Fraction | undefined,
): LuckyMoment | undefined {
  for (const moment of moments.slice(0, LUCK_CANDIDATES)) {
    const odds = oddsOf(moment);
    if (odds) return { ...moment, odds: toNumber(odds), fraction: formatFraction(odds) };
  }
  return moments[0] && { ...moments[0], odds: undefined, fraction: undefined };
}

const isDice = ({ cause }: DeedPart): boolean => cause.kind === 'dice';

function reviewSide({ divided, start, end }: DividedFight, side: string, index: number): SideReview {
  const parts = divided.flatMap((moment) => moment.parts);
  const measure = (isCounted: (cause: Cause) => boolean): ChanceChange =>
    measureChange(
      parts.filter(({ cause }) => isCounted(cause)),
      index,
    );
  return {
    side,
    start: shareOf(start, index),
    end: shareOf(end, index),
    dice: measure(({ kind }) => kind === 'dice'),
    ownChoices: measure((cause) => cause.kind === 'choice' && cause.side === side),
    otherChoices: measure((cause) => cause.kind === 'choice' && cause.side !== side),
    gm: measure(({ kind }) => kind === 'gm'),
  };
}

function listCostly(divided: readonly DividedMoment[], sides: readonly string[]): readonly CostlyChoice[] {
  return divided
    .flatMap(({ index, parts: [first], alternative }) => {
      if (!first || !alternative || first.cause.kind !== 'choice') return [];
      const { by, side } = first.cause;
      const { change, error } = measureChange([first], sides.indexOf(side));
      const isCostly = -change >= Math.max(MIN_COST, SURE_ERRORS * error);
      return isCostly ? [{ index, by, change, error, better: alternative }] : [];
    })
    .toSorted((a, b) => a.change - b.change)
    .slice(0, MAX_COSTLY);
}

function shareOf(winners: Winners, side: number): number {
  let wins = 0;
  for (const winner of winners) if (winner === side) wins++;
  return wins / winners.length;
}

/** Adds up changes of a side's chance. Fights with the same dice are compared, so that errors common to both cancel out. */
function measureChange(parts: readonly Pick<DeedPart, 'from' | 'to'>[], side: number): ChanceChange {
  const count = parts[0]?.from.length ?? 0;
  if (count === 0) return { change: 0, error: 0 };
  let [sum, squares] = [0, 0];
  for (let stream = 0; stream < count; stream++) {
    let moved = 0;
    for (const { from, to } of parts) moved += Number(to[stream] === side) - Number(from[stream] === side);
    sum += moved;
    squares += moved * moved;
  }
  const change = sum / count;
  return { change, error: Math.sqrt(Math.max(0, squares / count - change * change) / count) };
}
