import { andThen, both, constant, type Dice, dice, map } from '@arbitro/dice';
import { D20 } from './checks.ts';
import { BLUNT_LANCE, JOUST_ATTACK, JOUST_POINTS, TILTS } from './tables.ts';

/** All of a jouster that a joust depends on. */
export interface Rider {
  /** Base to-hit bonus: it counts for hitting and not for the point. @rule whitebox.joust.points */
  readonly base: number;
  /** Strength, magic and horse. @rule whitebox.joust.horse-bonus */
  readonly modifier: number;
  /** Ascending. */
  readonly ac: number;
  readonly hp: number;
  readonly save: number;
}
type Pair<T> = readonly [T, T];
type JoustEnd = 'won' | 'lost' | 'tied' | 'both-down';

export const LANCES = { blunt: dice(BLUNT_LANCE), sharp: dice('1d6+1') } as const;

/**
 * How a whole joust ends for the first of the two, by the usual options: both strike at once, points add up, equal is
 * a draw, and where both are down nobody wins.
 *
 * @rule whitebox.joust.three-tilts
 * @rule whitebox.joust.victory
 * @rule whitebox.joust.automatic-loss
 */
export function joustOdds(riders: Pair<Rider>, lance: Dice<number>): Dice<JoustEnd> {
  const most = Math.max(...lance.ways().outcomes.map(({ value }) => value));
  let so: Dice<JoustEnd | number> = constant(coded([riders[0].hp, riders[1].hp], 0));
  for (let left = TILTS - 1; left >= 0; left--) {
    const next = passes({ riders, lance, enough: most * left + 1 });
    so = andThen(so, (standing) => (typeof standing === 'number' ? next(standing) : constant(standing)));
  }
  return map(so, (standing) => (typeof standing === 'number' ? onPoints(standing) : standing));
}

const HP = 1024;
const EVEN = 64;

/**
 * Where a joust stands while both ride, in one number: there are thousands of these, and numbers are soon told apart.
 * Points are those of the first less those of the second.
 */
const coded = ([mine, theirs]: Pair<number>, ahead: number): number =>
  (mine * HP + theirs) * 2 * EVEN + EVEN + ahead;
const aheadIn = (standing: number): number => (standing % (2 * EVEN)) - EVEN;

function hpIn(standing: number): Pair<number> {
  const both = Math.floor(standing / (2 * EVEN));
  return [Math.floor(both / HP), both % HP];
}

function onPoints(standing: number): JoustEnd {
  const ahead = aheadIn(standing);
  return ahead === 0 ? 'tied' : ahead > 0 ? 'won' : 'lost';
}

interface Pass {
  readonly riders: Pair<Rider>;
  readonly lance: Dice<number>;
  /** More hit points than this cannot be lost any more, and are not told apart. */
  readonly enough: number;
}

/** What a pass does hangs on the hit points alone, so each is worked out once. */
function passes(pass: Pass): (standing: number) => Dice<JoustEnd | number> {
  const known = new Map<number, Dice<JoustEnd | number>>();
  return (standing) => {
    const ahead = aheadIn(standing);
    const level = standing - ahead;
    const come = known.get(level) ?? onePass(pass, hpIn(level));
    known.set(level, come);
    return map(come, (end) => (typeof end === 'number' ? end + ahead : end));
  };
}

interface Blow {
  readonly high: boolean;
  readonly hit: boolean;
}

const pair = <A, B>(a: Dice<A>, b: Dice<B>): Dice<readonly [A, B]> =>
  both(a, b, (one, other) => [one, other]);

/**
 * Both attacks, then the damage of both, then who keeps the saddle. Stunned or dead at 0, and hurt by the fall or
 * not, are all the same to who wins.
 *
 * @rule whitebox.joust.three-tilts
 */
function onePass(
  { riders: [first, second], lance, enough }: Pass,
  hp: Pair<number>,
): Dice<JoustEnd | number> {
  const left = (of: number, taken: number): number => Math.min(enough, Math.max(0, of - taken));
  return andThen(pair(blowOf(first, second), blowOf(second, first)), ([mine, theirs]) =>
    andThen(pair(damageOf(mine, lance), damageOf(theirs, lance)), ([dealt, taken]) => {
      const after: Pair<number> = [left(hp[0], taken), left(hp[1], dealt)];
      const falls = pair(fallOf(first, taken, after[0]), fallOf(second, dealt, after[1]));
      const scored = pointsFor(mine, dealt) - pointsFor(theirs, taken);
      return map(falls, (down) => endOf(down) ?? coded(after, scored));
    }),
  );
}

function endOf([mine, theirs]: Pair<boolean>): JoustEnd | undefined {
  if (mine && theirs) return 'both-down';
  if (theirs) return 'won';
  return mine ? 'lost' : undefined;
}

const blowOf = ({ base, modifier }: Rider, { ac }: Rider): Dice<Blow> =>
  map(D20, (face) => ({ high: face + modifier >= JOUST_ATTACK, hit: face + modifier + base >= ac }));

const NO_DAMAGE = constant(0);
const damageOf = ({ hit }: Blow, lance: Dice<number>): Dice<number> => (hit ? lance : NO_DAMAGE);

/** @rule whitebox.joust.stunned-at-zero @rule whitebox.joust.unhorse-save */
function fallOf({ save }: Rider, taken: number, left: number): Dice<boolean> {
  if (taken <= 0) return constant(false);
  return left <= 0 ? constant(true) : map(D20, (face) => face < save);
}

/** Who defeats the other wins without counting. @rule whitebox.joust.points */
const pointsFor = ({ high }: Blow, damage: number): number =>
  (high ? JOUST_POINTS.attack : 0) + (damage > 0 ? JOUST_POINTS.damage : 0);
