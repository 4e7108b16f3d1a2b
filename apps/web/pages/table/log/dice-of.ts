/** How many sides each die had, from the notation: `2d6+1d4` is 6, 6, 4; dice thrown on after that are like the last. */
export function sidesOf(notation: string, dice: number): readonly number[] {
  const named = [...notation.matchAll(/(\d*)d(\d+|%)/gi)].flatMap(([, many = '', sides = '']) =>
    Array.from({ length: many === '' ? 1 : Math.min(Number(many), dice) }, () =>
      sides === '%' ? 100 : Number(sides),
    ),
  );
  const last = named.at(-1) ?? 0;
  return Array.from({ length: dice }, (_, at) => named[at] ?? last);
}

/** `2d20kl1`, `4d6kh3`: one kind of dice, of which only the highest or the lowest count. */
const KEEPING = /^(\d+)d(?:\d+|%)k([hl])(\d+)(?:[+-]\d+)?$/i;

/** Which of the dice count, in the order they fell. */
export function countedOf(notation: string, faces: readonly number[]): readonly boolean[] {
  const [, thrown, which, kept] = KEEPING.exec(notation) ?? [];
  if (which === undefined || Number(thrown) !== faces.length) return faces.map(() => true);
  const lowest = which.toLowerCase() === 'l';
  const places = faces.map((face, at) => ({ face, at }));
  const ranked = places.toSorted((a, b) => (lowest ? a.face - b.face : b.face - a.face));
  const counted = new Set(ranked.slice(0, Number(kept)).map(({ at }) => at));
  return faces.map((_, at) => counted.has(at));
}
