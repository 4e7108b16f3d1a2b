import { d } from '@arbitro/dice';
import { type CreatureId, creature, fields, type Score, score } from '@arbitro/kernel';
import { changeDoor, changeTrap } from '../copies.ts';
import { event } from '../declare.ts';
import type { RuleId } from '../rules.ts';
import { areasOf } from '../schema/scene.ts';
import { type Creature, type Hiding, isUp, type World } from '../state.ts';
import { inSix, plus, type WhiteboxCtx } from './checks.ts';
import { raceChance } from './derived.ts';
import { FINDS_DOORS, FINDS_STONE_TRAPS } from './tables.ts';

export const doorFound = event('door-found', fields<{ who: CreatureId | null; door: string }>(), {
  writeWorld: (world, { door }) =>
    changeDoor(world, door, ({ secret }) => ({ secret: secret && { ...secret, found: true } })),
});
export const trapFound = event('trap-found', fields<{ who: CreatureId | null; trap: string }>(), {
  writeWorld: (world, { trap }) => changeTrap(world, trap, { found: true }),
});

interface Spot {
  readonly room: string;
  readonly area: number;
  readonly for: 'doors' | 'traps';
}
interface Thing extends Hiding {
  readonly id: string;
  readonly stone: boolean;
}

/** Returns what lies undiscovered in an area of a room. */
export function hiddenIn(
  { rooms, doors, traps }: World,
  { room, area, for: sought }: Spot,
): readonly Thing[] {
  const there = rooms.find(({ id }) => id === room);
  const last = there ? areasOf(there) : area;
  const isHere = (at: number): boolean => Math.min(at, last) === area;
  if (sought === 'traps')
    return traps.filter((trap) => trap.room === room && !trap.found && isHere(trap.area));
  return doors.flatMap(({ id, between, secret }) =>
    secret && !secret.found && between.includes(room) && isHere(secret.area)
      ? [{ id, stone: false, alwaysRoll: secret.alwaysRoll, adjustment: secret.adjustment }]
      : [],
  );
}

interface Looking extends Spot {
  readonly by: readonly CreatureId[];
  readonly adjusted: number;
}

/** Rolls one die per searcher for everything in the area, even if it holds nothing. */
export function lookAbout(ctx: WhiteboxCtx, looking: Looking): boolean {
  const searching = looking.by.filter((id) => isUp(creature(ctx.world, id)));
  return searching.map((who) => look(ctx, who, looking)).some(Boolean);
}

/**
 * Where the rules give no chance, no die is rolled.
 *
 * @rule whitebox.exploration.secret-door-search
 * @rule whitebox.exploration.secret-door-elf-search
 * @rule whitebox.exploration.dwarf-stone-trap-search
 * @rule whitebox.exploration.search-adjustment
 */
function look(ctx: WhiteboxCtx, who: CreatureId, looking: Looking): boolean {
  const one = creature(ctx.world, who);
  const { rule, best, chanceOf } = sharpness(ctx.world, one, looking);
  if (best === null) return false;
  const likely = hiddenIn(ctx.world, looking)
    .map((thing) => ({ id: thing.id, chance: Math.min(6, chanceOf(thing) + thing.adjustment) }))
    .toSorted((a, b) => b.chance - a.chance);
  const name = looking.for === 'doors' ? 'search-secret-door' : 'search-trap';
  // a roll that finds a well-hidden thing also finds less hidden ones
  const found = ctx.roll(
    { name, rule, under: best },
    who,
    d(6),
    (face) => likely.filter(({ chance }) => face <= chance).length,
  );
  for (const { id } of likely.slice(0, found)) find(ctx, { what: id, who, rule });
  return found > 0;
}

interface Sharpness {
  readonly rule: RuleId;
  /** The chance as the searcher may know it; null without any chance. */
  readonly best: Score | null;
  readonly chanceOf: (thing: Thing) => number;
}

function sharpness(world: World, one: Creature, { for: sought, adjusted }: Looking): Sharpness {
  return sought === 'doors' ? forDoors(one, adjusted) : forTraps(world, one, adjusted);
}

function forDoors(one: Creature, adjusted: number): Sharpness {
  const rule: RuleId =
    one.race === 'elf'
      ? 'whitebox.exploration.secret-door-elf-search'
      : 'whitebox.exploration.secret-door-search';
  const base = raceChance(one, FINDS_DOORS, rule) ?? score([plus(rule, 'searching', FINDS_DOORS.human)]);
  const best = withJudgement(base, adjusted, rule);
  return { rule, best, chanceOf: () => base.value + adjusted };
}

/** Traps in stone are for dwarves; other creatures have a chance only with the option for it. */
function forTraps({ options }: World, one: Creature, adjusted: number): Sharpness {
  const rule: RuleId = 'whitebox.exploration.dwarf-stone-trap-search';
  const general = options.trapsGeneralSearchChance;
  const stone = raceChance(one, FINDS_STONE_TRAPS, rule)?.value ?? 0;
  const most = Math.max(general, stone);
  const what = stone >= general ? (one.race ?? 'searching') : 'searching';
  const best = most === 0 ? null : withJudgement(score([plus(rule, what, most)]), adjusted, rule);
  const chanceOf = (thing: Thing): number => {
    const chance = thing.stone ? most : general;
    return chance === 0 ? 0 : chance + adjusted;
  };
  return { rule, best, chanceOf };
}

const withJudgement = ({ because }: Score, adjusted: number, rule: RuleId): Score =>
  inSix(
    adjusted === 0
      ? because
      : [...because, plus('whitebox.exploration.search-adjustment', 'modifier', adjusted)],
    rule,
  );

interface Finding {
  readonly what: string;
  readonly who: CreatureId | null;
  readonly rule: RuleId;
}

/** Marks a secret door or a trap as known to all. */
export function find(ctx: WhiteboxCtx, { what, who, rule }: Finding): void {
  if (ctx.world.traps.some(({ id }) => id === what)) ctx.emit({ type: 'trap-found', rule, who, trap: what });
  else ctx.emit({ type: 'door-found', rule, who, door: what });
}
