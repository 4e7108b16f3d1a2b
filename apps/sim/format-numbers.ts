import type { Language } from '@arbitro/kernel';
import type { Interval } from '@arbitro/simulation';

export function formatDecimal(value: number, language: Language, places: number): string {
  return value.toLocaleString(language, {
    minimumFractionDigits: places,
    maximumFractionDigits: places,
    useGrouping: false,
  });
}

/** Formats a chance: `54.0 %`. */
export function formatPercent(share: number, language: Language, places = 1): string {
  return `${formatDecimal(100 * share, language, places)} %`;
}

/** Formats a whole number in groups: `10,000`. */
export const formatWhole = (value: number, language: Language): string =>
  Math.round(value).toLocaleString(language, { useGrouping: 'always' });

/** Formats percentage points with the decimals they need: `2`, `0.5`, `3.1`. */
export const formatPoints = (points: number, language: Language): string =>
  points.toLocaleString(language, { maximumFractionDigits: points < 1 ? 2 : 1, useGrouping: false });

/** Formats how well percentages are known, rounded up: the aim is not shown before it is reached. */
export function formatWidest(points: number, language: Language): string {
  const digits = points < 1 ? 2 : 1;
  return formatDecimal(Math.ceil(points * 10 ** digits) / 10 ** digits, language, digits);
}

/** `9.2 – 13.8 %` */
export const formatInterval = ([low, high]: Interval, language: Language): string =>
  `${formatDecimal(100 * low, language, 1)} – ${formatPercent(high, language)}`;

/** Formats a difference in percentage points, `−1.5`, with a minus sign as wide as the plus. */
export const formatSignedPercent = (share: number, language: Language, places = 1): string => {
  const text = formatDecimal(Math.abs(100 * share), language, places);
  const nothing = formatDecimal(0, language, places);
  return text === nothing ? `±${text}` : `${share < 0 ? '−' : '+'}${text}`;
};
