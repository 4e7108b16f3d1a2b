import {
  encounterFile,
  type Fields,
  isFields,
  type Json,
  type Encounter as ReadyEncounter,
  type System,
} from '@arbitro/kernel';
import { parseScenario } from '@arbitro/scenario';
import { type Encounter, prepareEncounter } from '@arbitro/simulation';

/** The two sides of a mirror match. */
const SIDES = ['blue', 'red'] as const;
type Side = (typeof SIDES)[number];

/** The group that fights its mirror image: the party of an encounter, or its foes. */
export type MirroredGroup = 'party' | 'foes';

const asFields = (value: Json | undefined): Fields => (isFields(value) ? value : {});
const asList = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);

/** A creature of the encounter: its line in the file and where the first step places it. */
interface Placed {
  readonly line: Fields;
  readonly id: string;
  readonly at: number | undefined;
}

function listPlaced(file: Fields): readonly Placed[] {
  const [first] = asList(file.steps).map(asFields);
  const participants = asList(asFields(first?.do).participants).map(asFields);
  return asList(file.creatures).map((item) => {
    const line = asFields(item);
    const id = String(line.id ?? line.from);
    const position = participants.find(({ who }) => who === id)?.at;
    return { line, id, at: typeof position === 'number' ? position : undefined };
  });
}

/** The ground of an encounter as its double sees it from the other end. */
interface Ground {
  readonly placed: readonly Placed[];
  readonly rows: readonly string[];
  readonly zones: readonly string[];
}

const FREE = '.,';

/** The mirrored square, or the nearest free one. */
function reflectSquare({ rows }: Ground, [x, y]: readonly [number, number], takenSquares: Set<string>): Json {
  const mirrored = [(rows[0]?.length ?? 0) - 1 - x, y] as const;
  const squares = rows.flatMap((row, down) =>
    [...row].flatMap((sign, across) =>
      FREE.includes(sign) && !takenSquares.has(`${across},${down}`) ? [[across, down] as const] : [],
    ),
  );
  const distance = ([a, b]: readonly [number, number]): number =>
    Math.max(Math.abs(a - mirrored[0]), Math.abs(b - mirrored[1]));
  const square = squares.reduce((best, other) => (distance(other) < distance(best) ? other : best));
  takenSquares.add(square.join());
  return [...square];
}

/** Employers and marching orders belong to the party as it was. */
const withoutBonds = ({ service, ...sheet }: Fields): Fields => sheet;

/** The sheet of the mirrored creature. */
function reflectSheet(ground: Ground, sheet: Fields, index: number, takenSquares: Set<string>): Fields {
  const position = asList(sheet.at).map(Number);
  return {
    ...sheet,
    ...(position.length === 2 && {
      at: reflectSquare(ground, [position[0] ?? 0, position[1] ?? 0], takenSquares),
    }),
    ...(sheet.zone !== undefined && { zone: ground.zones[index % ground.zones.length] ?? sheet.zone }),
  };
}

/** Positions on a line are mirrored at the middle of all. */
function reflectLine({ placed }: Ground, x: number): number {
  const all = placed.flatMap((other) => other.at ?? []);
  return Math.min(...all) + Math.max(...all) - x;
}

interface MirrorLine {
  readonly creature: Fields;
  readonly participant: Fields;
}

function buildLines(ground: Ground, group: readonly Placed[], writesSide: boolean): readonly MirrorLine[] {
  const takenSquares = new Set(group.map(({ line }) => asList(asFields(line.sheet).at).join()));
  return SIDES.flatMap((side: Side) =>
    group.map(({ line, id, at }, index) => {
      const sheet = withoutBonds(asFields(line.sheet));
      const isDouble = side === SIDES[1];
      const who = isDouble ? `${id}-double` : id;
      const sheetPosition = at === undefined ? {} : { at: isDouble ? reflectLine(ground, at) : at };
      return {
        creature: {
          id: who,
          from: line.from ?? null,
          name: who,
          sheet: {
            ...(isDouble ? reflectSheet(ground, sheet, index, takenSquares) : sheet),
            ...(writesSide && { side }),
          },
        },
        participant: { who, ...sheetPosition, ...(!writesSide && { side }) },
      };
    }),
  );
}

const zoneOf = ({ line }: Placed): readonly string[] => {
  const { zone } = asFields(line.sheet);
  return typeof zone === 'string' ? [zone] : [];
};

/** Returns a ready encounter in which its party, or its foes, meet their double at the other end of the ground. */
export function prepareMirrorFight(
  system: System,
  ready: ReadyEncounter,
  {
    group,
    seed,
    policies,
  }: { readonly group: MirroredGroup; readonly seed: string; readonly policies: readonly string[] },
): Encounter {
  const file = encounterFile(system, ready);
  const placed = listPlaced(file);
  const party = countParty(system, file);
  const [heroes, foes] = [placed.slice(0, party), placed.slice(party)];
  const [chosen, others] = group === 'party' ? [heroes, foes] : [foes, heroes];
  const { march, ...scene } = asFields(file.scene);
  const rows = asList(asFields(scene.map).ground).map(String);
  const ground = { placed, rows, zones: others.flatMap(zoneOf) };
  const build = (writesSide: boolean) => {
    const lines = buildLines(ground, chosen, writesSide);
    const participants = lines.map(({ participant }) => participant);
    const needed = participants.some((participant) => Object.keys(participant).length > 1);
    const begin = { type: 'fight', ...(needed && { participants }) };
    return parseScenario(system, {
      system: system.id,
      ...(file.options !== undefined && { options: file.options }),
      ...(file.scene !== undefined && { scene }),
      creatures: lines.map(({ creature }) => creature),
      steps: [{ do: begin }],
    });
  };
  const parsed = [true, false].map(build).find(({ ok }) => ok);
  if (!parsed?.ok) throw new Error(`${ready.id} has no mirror: ${JSON.stringify(build(true))}`);
  const named = Object.fromEntries(SIDES.map((side, index) => [side, policies[index] ?? 'sensible']));
  const prepared = prepareEncounter(system, parsed.value, { seed, policies: named });
  if (!prepared.ok) throw new Error(`${ready.id} does not begin: ${JSON.stringify(prepared.fault)}`);
  return prepared.value;
}

/** The party stands first in the file. */
function countParty(system: System, file: Fields): number {
  const parsed = parseScenario(system, file);
  if (!parsed.ok) throw new Error('the encounter has faults');
  const world = system.createWorld(parsed.value.setup);
  const sides = world.creatures.map(({ id }) => system.combatStats.side(world, id));
  return sides.filter((side) => side === sides[0]).length;
}

/** Fights won and lost by the first policy. */
export interface MirrorResult {
  readonly won: number;
  readonly lost: number;
  readonly undecided: number;
}

/** Plays pairs of fights: each policy is once on either side. */
export function playMirrorPairs(
  system: System,
  ready: ReadyEncounter,
  {
    group,
    policies,
    pairs,
  }: { readonly group: MirroredGroup; readonly policies: readonly [string, string]; readonly pairs: number },
): MirrorResult {
  const count = { won: 0, lost: 0, undecided: 0 };
  const [ours, theirs] = policies;
  for (const [index, order] of [
    [ours, theirs],
    [theirs, ours],
  ].entries()) {
    const encounter = prepareMirrorFight(system, ready, { group, seed: 'mirror', policies: order });
    for (let stream = 0; stream < pairs; stream++) {
      const { winner } = encounter.fight(stream);
      if (winner === null) count.undecided++;
      else if (winner === SIDES[index]) count.won++;
      else count.lost++;
    }
  }
  return count;
}
