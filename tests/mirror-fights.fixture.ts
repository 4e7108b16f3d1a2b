import { createSeededDie, seedOf, splitSeed } from '@arbitro/dice';
import {
  type AnyAction,
  type AnyPolicy,
  type AnyWorld,
  act,
  type CreatureId,
  createRandomOracle,
  type System,
} from '@arbitro/kernel';
import { createSidePolicy, policyOf } from '@arbitro/policies';
import { playOutFight } from '@arbitro/scenario';

const SIDES = ['blue', 'red'] as const;

/** The setup of the two sides in a system: the same creatures on both, by their names in its content. */
interface MirrorSetup {
  readonly creatures: readonly string[];
  readonly options?: object;
  readonly scene?: unknown;
  sheet?(side: string, index: number): object;
  place?(side: string, index: number): object;
}

const signOf = (side: string): number => (side === SIDES[0] ? -1 : 1);

/** For each system a skirmish that offers choices. */
export const MIRROR_SETUPS: Readonly<Record<string, MirrorSetup>> = {
  rischio: {
    creatures: ['brenna', 'nerio', 'ilva', 'oreste'],
    place: (side) => ({ side }),
  },
  noppa: {
    creatures: ['aino', 'veikko'],
    scene: { zones: ['piha', 'lato'], borders: [{ between: ['piha', 'lato'] }] },
    sheet: (side) => ({ side, zone: side === SIDES[0] ? 'piha' : 'lato' }),
  },
  brp: {
    creatures: ['capobanda', 'bandito', 'bandito', 'arciere'],
    options: { era: 'past' },
    scene: {},
    sheet: (side) => ({ side }),
    place: (side, index) => ({ at: signOf(side) * (6 + 3 * index) }),
  },
  quinta: {
    creatures: ['brigida', 'silvano', 'teodora', 'ermete'],
    scene: { map: { ground: Array.from({ length: 8 }, () => '............') } },
    sheet: (side, index) => ({
      side,
      at: [side === SIDES[0] ? (index === 0 ? 3 : 1) : index === 0 ? 8 : 10, 1 + 2 * index],
    }),
  },
  whitebox: {
    creatures: ['brando', 'gorbo', 'ilda', 'fiammetta', 'mirtilla'],
    scene: {},
    sheet: (side) => ({ side }),
    place: (side, index) => ({ at: signOf(side) * (15 + 5 * index) }),
  },
};

/** A world in which the two sides are about to fight, and the action that begins the fight. */
function buildMirrorFight(system: System): { readonly world: AnyWorld; readonly begin: AnyAction } {
  const {
    creatures: people,
    options = {},
    scene = null,
    sheet,
    place,
  } = MIRROR_SETUPS[system.id] as MirrorSetup;
  const all = SIDES.flatMap((side) =>
    people.map((from, index) => ({ id: `${side}-${from}-${index}`, from, side, at: index })),
  );
  const world = system.createWorld({
    options: system.schemas.options.parse(options),
    scene: system.schemas.scene.parse(scene),
    creatures: all.map(({ id, from, side, at: index }) => {
      const written = system.content[from]?.sheet as object;
      return { id, name: id, sheet: system.schemas.sheet.parse({ ...written, ...sheet?.(side, index) }) };
    }),
  });
  const participants = all.map(({ id, side, at: index }) => ({ who: id, ...place?.(side, index) }));
  return { world, begin: system.schemas.action.parse({ type: 'fight', participants }) };
}

interface FightResult {
  readonly winner: string | null;
  readonly world: AnyWorld;
}

const MAX_TURNS = 5000;

/** Plays one fight to its end with these policies; the rules check every action. */
function fightMirror(system: System, policies: readonly [AnyPolicy, AnyPolicy], stream: number): FightResult {
  const { world, begin } = buildMirrorFight(system);
  const die = createSeededDie(splitSeed(seedOf(`${system.id} mirrored`), stream));
  const [blue, red] = policies;
  const policy = createSidePolicy(system, { blue, red }, policyOf(system));
  const oracle = createRandomOracle<AnyWorld>(die, (decisionRequest, now) =>
    policy.answer(decisionRequest, now),
  );
  const runResult = act(system, world, begin, oracle);
  if (runResult.kind !== 'done') throw new Error(`the fight does not begin: ${JSON.stringify(runResult)}`);
  const end = playOutFight(system, runResult.world, {
    policy,
    die,
    maxTurns: MAX_TURNS,
    act: (now, action) => {
      const step = act(system, now, action, oracle);
      if (step.kind !== 'done') throw new Error(`${JSON.stringify(action)} is ${JSON.stringify(step)}`);
      return step;
    },
  });
  if (end.kind !== 'over') throw new Error(`the fight is ${end.kind}`);
  return { winner: end.standing.winner, world: end.world };
}

/** Returns how many of a side are down or dead. */
function countFallen({ combatStats }: System, world: AnyWorld, side: string): number {
  const lies = (id: CreatureId): boolean => ['down', 'dead'].includes(combatStats.status(world, id));
  return world.creatures.filter(({ id }) => combatStats.side(world, id) === side && lies(id)).length;
}

export interface MirrorScore {
  readonly won: number;
  readonly lost: number;
  /** The side's own losses over all fights. */
  readonly fallen: number;
}

/**
 * Plays one policy against another, with the same creatures on both sides: first on one side, then with other dice on
 * the other. Plays this number of pairs of fights, after those already played.
 */
export function playMirrorFights(
  system: System,
  [ours, theirs]: readonly [AnyPolicy, AnyPolicy],
  pairs: number,
  before = 0,
): MirrorScore {
  const score = { won: 0, lost: 0, fallen: 0 };
  for (let stream = 2 * before; stream < 2 * (before + pairs); stream++) {
    const index = stream % 2;
    const { winner, world } = fightMirror(system, index === 0 ? [ours, theirs] : [theirs, ours], stream);
    if (winner === SIDES[index]) score.won++;
    else if (winner !== null) score.lost++;
    score.fallen += countFallen(system, world, SIDES[index] ?? '');
  }
  return score;
}

export const addScores = (mirrorScore: MirrorScore, other: MirrorScore): MirrorScore => ({
  won: mirrorScore.won + other.won,
  lost: mirrorScore.lost + other.lost,
  fallen: mirrorScore.fallen + other.fallen,
});

/** Returns the chance that a fair coin would do as well: at least so many heads. */
export function computeLuck({ won, lost }: MirrorScore): number {
  const tosses = won + lost;
  let [ways, sum] = [1, 0];
  for (let heads = tosses; heads >= won; heads--) {
    sum += ways;
    ways = (ways * heads) / (tosses - heads + 1);
  }
  return sum / 2 ** tosses;
}
