import { type Creation, oneOf, splitPoints } from '@arbitro/kernel';
import type { Options } from './options.ts';
import type { Sheet } from './state.ts';
import { CREATION, STATS } from './tables.ts';

/**
 * Creates a character: the questions are asked in turn, and any valid answers lead to a sheet.
 *
 * @rule my-game.creation.bearer
 */
export const creation: Creation<Options, Sheet> = {
  rule: 'my-game.creation.bearer',
  make: (ctx) => {
    const rule = 'my-game.creation.bearer';
    const { health, points, max, weapons } = CREATION;
    const slots = STATS.map((name) => ({ name, least: 0, most: max }));
    const { nerve = 0, hands = 0 } = ctx.choose({ name: 'statistics', rule }, splitPoints(points, slots));
    const weapon = ctx.choose({ name: 'weapon', rule }, oneOf(weapons));
    return { side: 'bearers', nerve, hands, weapon, health, full: health };
  },
};
