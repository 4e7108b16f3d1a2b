import type { Json } from '@arbitro/kernel';

const DICE = /^(?:[1-9]\d{0,2}|\d{0,2}d[1-9]\d{0,2}(?:[+-]\d{1,3})?)$/;

/** Whether a text is an amount or a roll such as `7` or `2d8+3`. */
export const isDiceText = (text: string): boolean => DICE.test(text.trim());

/** Whether all options are amounts or dice, some of them dice: then any other may be typed as well. */
export const isDiceChoice = (options: readonly Json[]): boolean =>
  options.length > 1 &&
  options.every((option) => typeof option === 'string' && isDiceText(option)) &&
  options.some((option) => String(option).includes('d'));
