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
