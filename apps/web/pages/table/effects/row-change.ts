import type { BoardRow } from '@arbitro/kernel';

/** What has happened to a creature since it was drawn last. */
export interface RowChange {
  /** Health lost or gained. */
  readonly amount: number;
  /** How it looks now, if its health is known only so. */
  readonly looks?: string;
  readonly fell: boolean;
}

type State = Pick<BoardRow, 'health' | 'out'>;

const numberOf = ({ health }: State): number | undefined =>
  health && 'now' in health ? health.now : undefined;
const looksOf = ({ health }: State): string | undefined =>
  health && 'looks' in health ? health.looks : undefined;

export function compareRows(before: State, now: State): RowChange | undefined {
  const [was, is] = [numberOf(before), numberOf(now)];
  const amount = was === undefined || is === undefined ? 0 : is - was;
  const looks = looksOf(now);
  const looksOther = looksOf(before) !== undefined && looks !== undefined && looks !== looksOf(before);
  const fell = now.out && !before.out;
  if (amount === 0 && !looksOther && !fell) return undefined;
  return { amount, fell, ...(looksOther && { looks }) };
}
