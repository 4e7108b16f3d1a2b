import { d } from '@arbitro/dice';
import { type CreatureId, fields, getCreature, listFactKeys, type Score, score } from '@arbitro/kernel';
import { updateDoor, updateTrap } from '../copy-state.ts';
import { event } from '../declare.ts';
import type { RuleId } from '../rules.ts';
import { countAreas } from '../schema/scene.ts';
import { type Creature, type Hiding, isUp, type World } from '../state.ts';
import { chanceInSix, makeReason, type WhiteboxCtx } from './checks.ts';
import { raceChance } from './derived.ts';
import { FIND_DOORS_IN_SIX, FIND_STONE_TRAPS_IN_SIX } from './tables.ts';

export const doorFound = event('door-found', fields<{ who: CreatureId | null; door: string }>(), {
  facts: () => ['found'],
  writeWorld: (world, { door }) =>
    updateDoor(world, door, ({ secret }) => ({ secret: secret && { ...secret, found: true } })),
});
export const trapFound = event('trap-found', fields<{ who: CreatureId | null; trap: string }>(), {
  facts: listTrapFacts,
  writeWorld: (world, { trap }) => updateTrap(world, trap, { found: true }),
});

/** A sprung trap is known, but no creature found it; a dwarf who passes it notices it. */
function listTrapFacts({
  rule,
  who,
}: {
  readonly rule: string;
  readonly who: CreatureId | null;
}): readonly string[] {
  if (rule === 'whitebox.exploration.trap-trigger') return [];
  const inPassing = rule === 'whitebox.exploration.dwarf-stone-trap-passing' && who !== null;
  return inPassing ? ['found', ...listFactKeys('noticed', who)] : ['found'];
}

interface SearchSpot {
  readonly room: string;
  readonly area: number;
  readonly for: 'doors' | 'traps';
}
interface HiddenThing extends Hiding {
  readonly id: string;
  readonly stone: boolean;
}

/** Returns what lies undiscovered in an area of a room. */
export function listHiddenIn(
  { rooms, doors, traps }: World,
  { room, area, for: sought }: SearchSpot,
): readonly HiddenThing[] {
  const there = rooms.find(({ id }) => id === room);
  const last = there ? countAreas(there) : area;
  const isHere = (areaIndex: number): boolean => Math.min(areaIndex, last) === area;
  if (sought === 'traps')
    return traps.filter((trap) => trap.room === room && !trap.found && isHere(trap.area));
  return doors.flatMap(({ id, between, secret }) =>
    secret && !secret.found && between.includes(room) && isHere(secret.area)
      ? [{ id, stone: false, alwaysRoll: secret.alwaysRoll, adjustment: secret.adjustment }]
      : [],
  );
}

interface SearchTerms extends SearchSpot {
  readonly by: readonly CreatureId[];
  readonly adjusted: number;
}

/** Rolls one die per searcher for everything in the area, even if it holds nothing. */
export function searchArea(ctx: WhiteboxCtx, looking: SearchTerms): boolean {
  const searching = looking.by.filter((id) => isUp(getCreature(ctx.world, id)));
  return searching.map((who) => searchAs(ctx, who, looking)).some(Boolean);
}

/**
 * Where the rules give no chance, no die is rolled.
 * @rule whitebox.exploration.secret-door-search @rule whitebox.exploration.secret-door-elf-search
 * @rule whitebox.exploration.dwarf-stone-trap-search @rule whitebox.exploration.search-adjustment
 */
function searchAs(ctx: WhiteboxCtx, who: CreatureId, looking: SearchTerms): boolean {
  const creature = getCreature(ctx.world, who);
  const { rule, best, chanceOf } = searchChanceOf(ctx.world, creature, looking);
  if (best === null) return false;
  const likely = listHiddenIn(ctx.world, looking)
    .map((thing) => ({ id: thing.id, chance: Math.min(6, chanceOf(thing)) }))
    .toSorted((a, b) => b.chance - a.chance);
  const name = looking.for === 'doors' ? 'search-secret-door' : 'search-trap';
  // a roll that finds a well-hidden thing also finds less hidden ones
  const found = ctx.roll(
    { name, rule, under: best },
    who,
    d(6),
    (face) => likely.filter(({ chance }) => face <= chance).length,
  );
  for (const { id } of likely.slice(0, found)) revealThing(ctx, { what: id, who, rule });
  return found > 0;
}

interface SearchChance {
  readonly rule: RuleId;
  /** The chance as the searcher may know it; null without any chance. */
  readonly best: Score | null;
  readonly chanceOf: (thing: HiddenThing) => number;
}

function searchChanceOf(
  world: World,
  creature: Creature,
  { for: sought, adjusted }: SearchTerms,
): SearchChance {
  return sought === 'doors'
    ? doorSearchChance(creature, adjusted)
    : trapSearchChance(world, creature, adjusted);
}

function doorSearchChance(creature: Creature, adjusted: number): SearchChance {
  const rule: RuleId =
    creature.race === 'elf'
      ? 'whitebox.exploration.secret-door-elf-search'
      : 'whitebox.exploration.secret-door-search';
  const base =
    raceChance(creature, FIND_DOORS_IN_SIX, rule) ??
    score([makeReason(rule, 'searching', FIND_DOORS_IN_SIX.human)]);
  const best = addAdjustment(base, adjusted, rule);
  return { rule, best, chanceOf: ({ adjustment }) => base.value + adjusted + adjustment };
}

/** Traps in stone are for dwarves; other creatures have a chance only with the option for it. */
function trapSearchChance({ options }: World, creature: Creature, adjusted: number): SearchChance {
  const rule: RuleId = 'whitebox.exploration.dwarf-stone-trap-search';
  const general = options.trapsGeneralSearchChance;
  const stone = raceChance(creature, FIND_STONE_TRAPS_IN_SIX, rule)?.value ?? 0;
  const max = Math.max(general, stone);
  const what = stone >= general ? (creature.race ?? 'searching') : 'searching';
  const best = max === 0 ? null : addAdjustment(score([makeReason(rule, what, max)]), adjusted, rule);
  // an adjustment alone is no chance
  const chanceOf = ({ stone: isStone, adjustment }: HiddenThing): number => {
    const chance = isStone ? max : general;
    return chance === 0 ? 0 : chance + adjusted + adjustment;
  };
  return { rule, best, chanceOf };
}

const addAdjustment = ({ because }: Score, adjusted: number, rule: RuleId): Score =>
  chanceInSix(
    adjusted === 0
      ? because
      : [...because, makeReason('whitebox.exploration.search-adjustment', 'modifier', adjusted)],
    rule,
  );

interface FoundThing {
  readonly what: string;
  readonly who: CreatureId | null;
  readonly rule: RuleId;
}

/** Marks a secret door or a trap as known to all. */
export function revealThing(ctx: WhiteboxCtx, { what, who, rule }: FoundThing): void {
  if (ctx.world.traps.some(({ id }) => id === what)) ctx.emit({ type: 'trap-found', rule, who, trap: what });
  else ctx.emit({ type: 'door-found', rule, who, door: what });
}
