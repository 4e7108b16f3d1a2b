import { err, ok, type Result } from '@arbitro/dice';
import { type Fraction, fraction } from './fraction.ts';

const RATIO = /^([+-]?\d+)\s*\/\s*(\d+)$/;
const DECIMAL = /^([+-]?)(\d+)(?:\.(\d+))?\s*(%?)$/;

/** Parses `27/50`, `0.54`, `54%` and `1`. */
export function parseFraction(text: string): Result<Fraction, string> {
  const trimmed = text.trim();
  const ratio = RATIO.exec(trimmed);
  if (ratio) return parseRatio(ratio, text);
  const decimal = DECIMAL.exec(trimmed);
  if (decimal) return ok(parseDecimal(decimal));
  return err(`“${text}” is not a fraction: write 27/50, 0.54 or 54%`);
}

/** Formats a fraction: `21/40`. */
export const formatFraction = ({ n, d }: Fraction): string => (d === 1n ? `${n}` : `${n}/${d}`);

/** Formats with this many decimal places, rounded half away from zero. */
export function formatDecimal({ n, d }: Fraction, places: number): string {
  const scale = 10n ** BigInt(places);
  const size = n < 0n ? -n : n;
  const rounded = (2n * size * scale + d) / (2n * d);
  const digits = rounded.toString().padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places);
  const sign = n < 0n && rounded > 0n ? '-' : '';
  return places === 0 ? `${sign}${whole}` : `${sign}${whole}.${digits.slice(-places)}`;
}

function parseRatio([, n = '', d = '']: RegExpExecArray, text: string): Result<Fraction, string> {
  if (BigInt(d) === 0n) return err(`“${text}” divides by zero`);
  return ok(fraction(BigInt(n), BigInt(d)));
}

function parseDecimal([, sign, whole = '', places = '', percent]: RegExpExecArray): Fraction {
  const size = BigInt(whole + places);
  return fraction(sign === '-' ? -size : size, 10n ** BigInt(places.length) * (percent ? 100n : 1n));
}
