import { type ImportRemark, isFields } from '@arbitro/kernel';
import { SCORE_FIELDS } from './block-shape.ts';
import { averageOf } from './contradictions.ts';
import { buildRemark } from './remarks.ts';

const MIDDLE_SCORE = 10;
const MIN_KNOWN = 3;

interface FilledBlock {
  readonly raw: Readonly<Record<string, unknown>>;
  readonly remarks: readonly ImportRemark[];
}

/** Fills in the few numbers that a block lacks; undefined if it is no stat block at all. */
export function fillMissing(raw: unknown): FilledBlock | undefined {
  if (!isFields(raw)) return undefined;
  const isMissing = (field: string): boolean => raw[field] === undefined || raw[field] === null;
  const known = [...Object.values(SCORE_FIELDS), 'armor_class', 'hit_points'].filter(
    (field) => !isMissing(field),
  );
  if (known.length < MIN_KNOWN) return undefined;
  const { hit_points_roll: roll } = raw as { readonly hit_points_roll?: unknown };
  const points = (typeof roll === 'string' ? averageOf(roll) : undefined) ?? 1;
  const gaps = [
    ...Object.values(SCORE_FIELDS).map((field) => [field, MIDDLE_SCORE] as const),
    ['hit_points', points] as const,
  ].filter(([field]) => isMissing(field));
  return {
    raw: { ...raw, ...Object.fromEntries(gaps) },
    remarks: gaps.map(([field, value]) => buildRemark('fault', 'missing-number', { field, value })),
  };
}
