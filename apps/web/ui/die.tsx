/** The outline of a die by its number of sides; any other number is drawn as a circle. */
const SHAPES: Readonly<Record<number, string>> = {
  4: 'M16 3L30 27H2z',
  6: 'M5 5h22v22H5z',
  8: 'M16 2l13 14-13 14L3 16z',
  10: 'M16 2l13 12-5 12-8 4-8-4-5-12z',
  12: 'M16 2l9 3 5 8v7l-5 7-9 3-9-3-5-7v-7l5-8z',
  20: 'M16 2l12.5 7v14L16 30 3.500 23V9z',
  100: 'M16 2l13 12-5 12-8 4-8-4-5-12z',
};
const CIRCLE = 'M16 2a14 14 0 1 0 .01 0z';

/** A die showing a face. */
export function Die({
  sides,
  face,
  tiny = false,
  dropped = false,
  success = false,
}: {
  readonly sides: number;
  readonly face: number;
  readonly tiny?: boolean;
  /** Whether the die does not count, because others were higher or lower. */
  readonly dropped?: boolean;
  /** Whether the die is a success of its pool. */
  readonly success?: boolean;
}) {
  return (
    <span
      className={['die', tiny && 'tiny', dropped && 'dropped', success && 'success']
        .filter(Boolean)
        .join(' ')}
      title={`d${sides}`}
    >
      <svg viewBox="0 0 32 32" aria-hidden="true" focusable="false">
        <path d={SHAPES[sides] ?? CIRCLE} />
      </svg>
      <span className="number">{face}</span>
    </span>
  );
}
