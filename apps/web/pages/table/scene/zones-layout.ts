import type { CreatureId, ZonesScene } from '@arbitro/kernel';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** An area of the map: its centre, and its extent to either side. */
export interface Area {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The name in one or two lines, each short enough. */
  readonly title: readonly string[];
}

export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly areas: readonly Area[];
  readonly tokens: ReadonlyMap<CreatureId, Point>;
  readonly size: TokenSize;
}

/** The size of tokens, and the room for each. */
export interface TokenSize {
  readonly radius: number;
  readonly wide: number;
  readonly tall: number;
}

const SMALL: TokenSize = { radius: 18, wide: 56, tall: 60 };
const LARGE: TokenSize = { radius: 21, wide: 66, tall: 66 };
const NARROW = 560;
/** The gap between creatures in melee and their neighbours, in shares of a token's room. */
const GROUP_GAP = 0.15;
const HEAD = 34;
/** The height of a further line of the title, and the width of one of its letters. */
export const TITLE_LINE = 18;
const LETTER_WIDTH = 9;
const TITLE_MARGIN = 16;
const MAX_TITLE_LINES = 2;
const FOOT = 14;
const GAP = { x: 24, y: 36 } as const;
const EDGE = 6;
const MAX_AREA_WIDTH = 300;

/** Lays out a map of this width: the same scene always gives the same layout. */
export function computeLayout(
  { zones, borders, knots }: ZonesScene,
  width: number,
  nameOf: (zone: string) => string = (zone) => zone,
): Layout {
  const order = arrangeZones(
    zones.map(({ id }) => id),
    borders.map(({ between }) => between),
    columnsFor(zones.length, width),
  );
  const columns = Math.max(1, ...order.map((row) => row.length));
  const wide = Math.min(MAX_AREA_WIDTH, (width - 2 * EDGE - (columns - 1) * GAP.x) / columns);
  const size = width < NARROW ? SMALL : LARGE;
  const across = Math.max(1, (wide - 4) / size.wide);
  const inZone = new Map(zones.map(({ id, who }) => [id, groupByMelee(who, knots, id)]));
  const tokens = new Map<CreatureId, Point>();
  const areas: Area[] = [];
  let top = EDGE;
  for (const row of order) {
    const placed = row.map((id) => flowTokens(inZone.get(id) ?? [], across));
    const lines = Math.max(1, ...placed.map((tokenFlow) => tokenFlow.lines));
    const titles = row.map((id) => wrapTitle(nameOf(id), (wide - TITLE_MARGIN) / LETTER_WIDTH));
    const head = HEAD + (Math.max(1, ...titles.map((title) => title.length)) - 1) * TITLE_LINE;
    const height = head + lines * size.tall + FOOT;
    const left = (width - row.length * wide - (row.length - 1) * GAP.x) / 2;
    for (const [index, id] of row.entries()) {
      const x = left + index * (wide + GAP.x);
      const title = titles[index] ?? [];
      areas.push({ id, x: x + wide / 2, y: top + height / 2, width: wide, height, title });
      for (const [who, spot] of placed[index]?.spots ?? [])
        tokens.set(who, placeInArea(spot, { x: x + wide / 2, y: top + head }, size));
    }
    top += height + GAP.y;
  }
  return { width, height: Math.max(0, top - GAP.y + EDGE), areas, tokens, size };
}

/** Breaks a name into at most two lines of so many letters; what does not fit ends with an ellipsis. */
export function wrapTitle(name: string, max: number): readonly string[] {
  const lines: string[] = [''];
  for (const word of name.split(/\s+/)) {
    const last = lines.at(-1) ?? '';
    if (last === '' || last.length + 1 + word.length <= max || lines.length === MAX_TITLE_LINES)
      lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
    else lines.push(word);
  }
  return lines.map((line) =>
    line.length <= max ? line : `${line.slice(0, Math.max(1, Math.floor(max) - 1))}…`,
  );
}

const placeInArea = ({ x, y }: Point, corner: Point, { radius, wide, tall }: TokenSize): Point => ({
  x: corner.x + x * wide,
  y: corner.y + radius + 2 + y * tall,
});

function columnsFor(zones: number, width: number): number {
  const max = width < NARROW ? 2 : width < 900 ? 3 : 4;
  return Math.max(1, Math.min(max, zones, Math.ceil(Math.sqrt(zones * (width < NARROW ? 1 : 1.7)))));
}

/** Groups the creatures of a zone so that those in melee are side by side. */
function groupByMelee(
  who: readonly CreatureId[],
  knots: ZonesScene['knots'],
  zone: string,
): readonly (readonly CreatureId[])[] {
  const tied = knots.filter((knot) => knot.zone === zone).map((knot) => knot.who);
  const loose = who.filter((id) => !tied.some((group) => group.includes(id)));
  return [...tied, ...loose.map((id) => [id])];
}

interface TokenFlow {
  readonly spots: readonly (readonly [CreatureId, Point])[];
  readonly lines: number;
}

interface TokenSpot {
  readonly id: CreatureId;
  readonly x: number;
}

/** Arranges groups line by line, without splitting a group that fits on one line; each line is centred. */
function flowTokens(groups: readonly (readonly CreatureId[])[], across: number): TokenFlow {
  const lines: TokenSpot[][] = [[]];
  const end = (): number => (lines.at(-1)?.at(-1)?.x ?? -1) + 1;
  for (const [at, group] of groups.entries()) {
    const tied = group.length > 1 || (groups[at - 1]?.length ?? 0) > 1;
    const apart = end() > 0 && tied ? GROUP_GAP : 0;
    if (end() > 0 && end() + apart + group.length > across) lines.push([]);
    for (const [place, id] of group.entries()) {
      if (end() > 0 && end() + 1 > across) lines.push([]);
      lines.at(-1)?.push({ id, x: end() + (place === 0 && end() > 0 ? apart : 0) });
    }
  }
  const spots = lines.flatMap((line, y) =>
    line.map(({ id, x }) => [id, { x: x - (line.at(-1)?.x ?? 0) / 2, y }] as const),
  );
  return { spots, lines: lines.length };
}

type Pair = readonly [string, string];

/** Arranges zones in rows so that connected zones are neighbours: swaps pairs while that helps. */
export function arrangeZones(
  zones: readonly string[],
  borders: readonly Pair[],
  columns: number,
): readonly (readonly string[])[] {
  const rows = rowSizesOf(zones.length, columns);
  const cells = rows.flatMap((count, y) =>
    Array.from({ length: count }, (_, x) => ({ x: x - (count - 1) / 2, y })),
  );
  let best = [...zones];
  let min = costOf(best, borders, cells);
  for (let helped = true; helped; ) {
    helped = false;
    for (let a = 0; a < best.length; a++) {
      for (let b = a + 1; b < best.length; b++) {
        const tried = best.with(a, best[b] ?? '').with(b, best[a] ?? '');
        const cost = costOf(tried, borders, cells);
        if (cost < min - 1e-9) [best, min, helped] = [tried, cost, true];
      }
    }
  }
  const start = (row: number): number => rows.slice(0, row).reduce((sum, count) => sum + count, 0);
  return rows.map((count, row) => best.slice(start(row), start(row) + count));
}

/** Splits zones into rows as evenly as possible, longer rows first. */
function rowSizesOf(zones: number, columns: number): readonly number[] {
  const rows = Math.ceil(zones / columns);
  return Array.from({ length: rows }, (_, index) => Math.ceil((zones - index) / rows));
}

function costOf(order: readonly string[], borders: readonly Pair[], cells: readonly Point[]): number {
  const at = new Map(order.map((id, place) => [id, cells[place] ?? { x: 0, y: 0 }]));
  let cost = 0;
  for (const [text, other] of borders) {
    const [from, to] = [at.get(text), at.get(other)];
    if (!from || !to) continue;
    cost += (from.x - to.x) ** 2 + (from.y - to.y) ** 2;
    cost += 4 * cells.filter((cell) => cell !== from && cell !== to && passesOver(from, to, cell)).length;
  }
  return cost;
}

/** Whether the line between two points crosses this cell. */
function passesOver(from: Point, to: Point, cell: Point): boolean {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const along = ((cell.x - from.x) * dx + (cell.y - from.y) * dy) / (dx * dx + dy * dy || 1);
  if (along <= 0 || along >= 1) return false;
  return Math.hypot(from.x + along * dx - cell.x, from.y + along * dy - cell.y) < 0.4;
}
