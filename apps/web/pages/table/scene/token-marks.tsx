import type { BoardMark } from '@arbitro/kernel';

/** A condition at a token: its term, its name in the reader's language, and whether it harms. */
export interface TokenMark {
  readonly term: string;
  readonly name: string;
  readonly bad: boolean;
}

const MAX_MARKS = 3;
const SIZE = 6.5;

/** Small drawings around the origin for widespread conditions; any other condition shows its first letter. */
const GLYPHS: Readonly<Record<string, string>> = {
  prone: 'M-4 2.5H4M-4 2.5A1.500 1.500 0 1 1 -3.900 2.400',
  fallen: 'M-4 2.5H4M-4 2.5A1.500 1.500 0 1 1 -3.900 2.400',
  unconscious: 'M-3 -3H1L-3 1H1M1 1.500H4L1 4H4',
  dying: 'M0 -4V4M-4 0H4',
  dead: 'M-3 -3L3 3M3 -3L-3 3',
  stunned: 'M0 -4L1 -1H4L1.500 1L2.500 4L0 2L-2.500 4L-1.500 1L-4 -1H-1Z',
  poisoned: 'M0 -4C3 0 3 1 3 1.500A3 3 0 0 1 -3 1.500C-3 1 -3 0 0 -4Z',
  blinded: 'M-4 0Q0 -4 4 0Q0 4 -4 0M-3 3L3 -3',
  frightened: 'M0 -4V1M0 3V3.500',
  grappled: 'M-3 -1V3H3V-1ZM-1.500 -1V-3H1.500V-1',
  restrained: 'M-3 -1V3H3V-1ZM-1.500 -1V-3H1.500V-1',
  held: 'M-3 -1V3H3V-1ZM-1.500 -1V-3H1.500V-1',
  bound: 'M-3 -1V3H3V-1ZM-1.500 -1V-3H1.500V-1',
  engaged: 'M-3.500 -3.500L3.500 3.500M3.500 -3.500L-3.500 3.500M-4 2L-2 4M4 2L2 4',
  'in-cover': 'M-3.500 -3H3.500V0Q3.500 3 0 4.500Q-3.500 3 -3.500 0Z',
  kneeling: 'M-2 -4V0H2V4',
  readied: 'M0 -4A4 4 0 1 0 0.100 -4M0 -2V0H2',
};

export const listTokenMarks = (
  marks: readonly BoardMark[],
  name: (term: string) => string,
): readonly TokenMark[] => marks.map(({ term, bad }) => ({ term, bad, name: name(term) }));

/** The conditions of a creature around the right edge of its token. */
export function TokenMarks({
  marks,
  radius,
}: {
  readonly marks: readonly TokenMark[];
  readonly radius: number;
}) {
  const visibleMarks = marks.length > MAX_MARKS ? marks.slice(0, MAX_MARKS - 1) : marks;
  const rest = marks.slice(visibleMarks.length);
  return (
    <>
      {visibleMarks.map((mark, index) => (
        <MarkBadge key={mark.term} {...mark} at={placeOf(index, radius)} />
      ))}
      {rest.length > 0 && (
        <MarkBadge
          term=""
          name={rest.map(({ name }) => name).join(', ')}
          bad={rest.some(({ bad }) => bad)}
          at={placeOf(visibleMarks.length, radius)}
          letter={`+${rest.length}`}
        />
      )}
    </>
  );
}

function placeOf(index: number, radius: number): { readonly x: number; readonly y: number } {
  const angle = -Math.PI / 4 + (index * Math.PI) / 4;
  return { x: Math.cos(angle) * radius, y: Math.sin(angle) * radius };
}

interface BadgeProps extends TokenMark {
  readonly at: { readonly x: number; readonly y: number };
  readonly letter?: string;
}

function MarkBadge({ term, name, bad, at, letter }: BadgeProps) {
  const glyph = GLYPHS[term];
  return (
    <g
      className={bad ? 'mark bad' : 'mark'}
      transform={`translate(${at.x.toFixed(1)} ${at.y.toFixed(1)})`}
      data-mark={term}
    >
      <title>{name}</title>
      <circle r={SIZE} />
      {glyph ? <path d={glyph} /> : <text y={0.5}>{letter ?? ([...name][0] ?? '').toLocaleUpperCase()}</text>}
    </g>
  );
}
