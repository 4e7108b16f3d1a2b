import type { LogLine, SeatView } from '@arbitro/protocol';

/** Returns what is hidden or masked now and was visible at a moment: going back may reveal it. */
export function findHiddenSince(
  lines: readonly LogLine[],
  { hidden, masks }: Pick<SeatView, 'hidden' | 'masks'>,
  to: number,
): readonly string[] {
  const [then, since] = [
    lines.filter(({ moment }) => moment <= to),
    lines.filter(({ moment }) => moment > to),
  ];
  const before = then.findLast(({ kind }) => kind === 'shown');
  const came = (some: readonly LogLine[], name: string): LogLine | undefined =>
    some.find(({ kind, creature }) => kind === 'came' && creature === name);
  const now = new Set([...(hidden?.creatures ?? []), ...(hidden?.places ?? []), ...Object.keys(masks ?? {})]);
  return [...now].filter(
    (name) =>
      since.some(({ kind }) => kind === 'shown') &&
      !(before && isHiddenBy(before, name)) &&
      !came(then, name)?.hidden &&
      !came(since, name),
  );
}

/** Whether this line left it hidden or masked. */
function isHiddenBy(line: LogLine, name: string): boolean {
  const { hidden, masks } = line as unknown as Pick<Required<SeatView>, 'hidden' | 'masks'>;
  return hidden.creatures.includes(name) || hidden.places.includes(name) || Object.hasOwn(masks, name);
}
