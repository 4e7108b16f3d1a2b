import { dice } from '@arbitro/dice';
import { type CreationCtx, numberFrom, oneOf } from '@arbitro/kernel';
import type { Options } from '../options.ts';
import {
  CHARACTERISTIC_DICE,
  CHARACTERISTICS,
  type Characteristic,
  HUMAN_RANGE,
  SHIFTED_AT_MOST,
} from '../rules/tables.ts';

/** The characteristics as plain numbers during character creation. */
export type Seven = { readonly [C in Characteristic]: number };

/**
 * Rolls all seven in order. The player may reroll all of them if the game master allows that to all players.
 *
 * @rule brp.characteristics.list
 * @rule brp.characteristics.reroll-all
 */
export function rolledSeven(ctx: CreationCtx, { rerolls }: Options): Seven {
  for (;;) {
    const seven = rolledOnce(ctx);
    if (rerolls === 'refused') return seven;
    const label = { name: 'rerolls', rule: 'brp.characteristics.reroll-all' };
    if (ctx.choose(label, oneOf(['keep', 'roll-again'])) === 'keep') return seven;
  }
}

const rolledOnce = (ctx: CreationCtx): Seven =>
  Object.fromEntries(
    CHARACTERISTICS.map((which) => {
      const label = { name: which, rule: 'brp.characteristics.list' };
      return [which, ctx.roll(label, dice(CHARACTERISTIC_DICE[which]), (value) => value)] as const;
    }),
  ) as Seven;

/**
 * Moves up to three points between two characteristics, or in any number of moves where the options allow it.
 *
 * @rule brp.characteristics.shift-points
 * @rule brp.characteristics.human-range
 */
export function shiftedSeven(ctx: CreationCtx, options: Options, rolled: Seven): Seven {
  let seven = rolled;
  for (let left = SHIFTED_AT_MOST; left > 0; ) {
    const moved = oneShift(ctx, options, { seven, left });
    if (!moved) return seven;
    seven = moved.seven;
    left = options.creationShift === 'total' ? left - moved.points : 0;
  }
  return seven;
}

interface Shifting {
  readonly seven: Seven;
  readonly left: number;
}

const RULE = 'brp.characteristics.shift-points';

function oneShift(
  ctx: CreationCtx,
  options: Options,
  { seven, left }: Shifting,
): { readonly seven: Seven; readonly points: number } | undefined {
  const { least, most } = LIMITS[options.creationShiftLimit];
  const movable = (from: Characteristic, to: Characteristic): number =>
    from === to ? 0 : Math.min(left, seven[from] - least, most - seven[to]);
  const takers = (from: Characteristic) => CHARACTERISTICS.filter((to) => movable(from, to) > 0);
  const givers = CHARACTERISTICS.filter((from) => takers(from).length > 0);
  const from = ctx.choose({ name: 'shift-from', rule: RULE }, oneOf(['none', ...givers]));
  if (from === 'none') return undefined;
  const to = ctx.choose({ name: 'shift-to', rule: RULE }, oneOf(takers(from)));
  const points = ctx.choose({ name: 'shift-points', rule: RULE }, numberFrom(1, movable(from, to)));
  return { seven: { ...seven, [from]: seven[from] - points, [to]: seven[to] + points }, points };
}

const LIMITS = {
  human: HUMAN_RANGE,
  none: { least: 1, most: Number.POSITIVE_INFINITY },
} as const satisfies Record<Options['creationShiftLimit'], { readonly least: number; readonly most: number }>;
