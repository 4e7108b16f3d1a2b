import {
  type AnyWorld,
  type Audience,
  type CreatureId,
  type Fog,
  type Json,
  mentions,
} from '@arbitro/kernel';
import type { Discovery, EntryChange, Game } from '@arbitro/protocol';
import { activeSeatsOf } from '../live/seats.ts';
import type { Table } from '../live/table.ts';

type FogTable = Pick<Table, 'system' | 'game' | 'seats'>;

/** The creatures that players play: they see for their side, whatever their kind. */
const listPlayed = (table: Pick<Table, 'seats'>): readonly CreatureId[] =>
  activeSeatsOf(table).flatMap(({ role, owns }) => (role === 'player' ? owns : []));

/** Returns what becomes known of the map by an entry; undefined if nothing does. Not called when an entry is folded. */
export function findDiscovery(
  before: FogTable,
  reached: FogTable,
  change: EntryChange,
): Discovery | undefined {
  const rules = reached.system.fog;
  const { fog } = reached.game.hidden;
  if (!rules || !fog) return undefined;
  const isAnew = change.kind !== 'went-back' && !rules.isSameMap(before.game.world, reached.game.world);
  const old = isAnew ? {} : fog.explored;
  const played = listPlayed(reached);
  const worlds = [...listPassedWorlds(before, change), reached.game.world];
  const now = worlds.reduce((memory, world) => remember(memory, rules.look(world, played)), old);
  const letters = Object.fromEntries(
    Object.entries(now).flatMap(([side, letters]) => {
      const runs = listRuns(old[side] ?? '', letters);
      return runs.length > 0 ? [[side, runs]] : [];
    }),
  );
  if (Object.keys(letters).length === 0 && !isAnew) return undefined;
  return { ...(isAnew && { anew: true as const }), seen: letters };
}

/** A creature that walks past an open door sees inside. */
function listPassedWorlds({ system, game }: FogTable, change: EntryChange): readonly AnyWorld[] {
  if (change.kind !== 'acted' && change.kind !== 'answered') return [];
  const worlds: AnyWorld[] = [];
  let { world } = game;
  for (const { event } of change.events) {
    world = system.apply(world, event);
    worlds.push(world);
  }
  return worlds.slice(0, -1);
}

type Memory = Fog['explored'];
const NEVER = ' ';

function remember(memory: Memory, view: Memory): Memory {
  const sides = Object.entries(view).filter(([side, letters]) => memory[side] !== letters);
  if (sides.length === 0) return memory;
  const merged = sides.map(([side, letters]) => [side, mergeLook(memory[side], letters)] as const);
  return { ...memory, ...Object.fromEntries(merged) };
}

/** What is seen now replaces what is remembered. A memory ends with the last square that was seen. */
function mergeLook(before: string | undefined, now: string): string {
  if (before === undefined || before.length > now.length) return now;
  let merged = '';
  for (let index = 0; index < now.length; index++)
    merged += now[index] === NEVER ? (before[index] ?? NEVER) : now[index];
  return merged;
}

type Run = [number, string];

/** Returns where a text differs from an older one, in runs. */
function listRuns(before: string, after: string): Run[] {
  if (before === after) return [];
  const runs: Run[] = [];
  for (let index = 0; index < after.length; index++) {
    const letter = after[index] ?? NEVER;
    if (letter === (before[index] ?? NEVER)) continue;
    const last = runs.at(-1);
    if (last && last[0] + last[1].length === index) last[1] += letter;
    else runs.push([index, letter]);
  }
  return runs;
}

/** Returns the game with what became known of the map. */
export function applyDiscovery(game: Game, discovery: Discovery | undefined): Game {
  const { fog } = game.hidden;
  if (!discovery || !fog) return game;
  const old = discovery.anew ? {} : fog.explored;
  const letters = Object.entries(discovery.seen).map(
    ([side, runs]) => [side, writeRuns(old[side] ?? '', runs)] as const,
  );
  const explored = { ...old, ...Object.fromEntries(letters) };
  return { ...game, hidden: { ...game.hidden, fog: { ...fog, explored } } };
}

function writeRuns(before: string, runs: readonly (readonly [number, string])[]): string {
  let text = before;
  for (const [index, letters] of runs)
    text = text.slice(0, index).padEnd(index, NEVER) + letters + text.slice(index + letters.length);
  return text;
}

const STRICTNESS = ['explored', 'sight'] as const;

/** Returns the fog after an undo: as thick as now or then, and without forgetting what was seen of the same map. */
export function fogAfterUndo({ system, game: now }: FogTable, past: Game): Fog | undefined {
  const [fog, old] = [now.hidden.fog, past.hidden.fog];
  const mode = STRICTNESS.findLast((known) => known === fog?.mode || known === old?.mode);
  if (!mode) return undefined;
  const isSame = fog && system.fog?.isSameMap(now.world, past.world);
  return { mode, explored: (isSame ? fog.explored : old?.explored) ?? {} };
}

/** Returns who hears of a fact or a roll, as far as the fog lets them see it happen. */
export function narrowAudience(
  { system, game, seats }: FogTable,
  to: Audience,
  { fact, action, world }: NarrowedFact,
): Audience {
  const { fog } = game.hidden;
  if (!fog || !system.fog) return to;
  const observer = { world, fog, played: listPlayed({ seats }) };
  const ids = new Set(world.creatures.map(({ id }) => id));
  // a fact about no creature is told to those who see the action
  const visibleFact = mentions(fact as unknown as Json, ids) ? fact : { fact, action };
  return system.fog.narrow(to, visibleFact as unknown as Json, observer);
}

interface NarrowedFact {
  readonly fact: object;
  readonly action: object;
  readonly world: AnyWorld;
}
