import { dice } from '@arbitro/dice';
import { type CreationCtx, numberBetween, oneOf } from '@arbitro/kernel';
import type { Options } from '../options.ts';
import {
  CHARACTERISTIC_DICE,
  CHARACTERISTICS,
  type Characteristic,
  HUMAN_RANGE,
  MAX_SHIFTED_POINTS,
} from '../rules/tables.ts';

/** The characteristics as plain numbers during character creation. */
export type CharacteristicValues = { readonly [C in Characteristic]: number };

/**
 * Rolls all seven in order. The player may reroll all of them if the game master allows that to all players.
 * @rule brp.characteristics.list @rule brp.characteristics.reroll-all
 */
export function rollCharacteristicSet(ctx: CreationCtx, { rerolls }: Options): CharacteristicValues {
  for (;;) {
    const seven = rollCharacteristicsOnce(ctx);
    if (rerolls === 'refused') return seven;
    const label = { name: 'rerolls', rule: 'brp.characteristics.reroll-all' };
    if (ctx.choose(label, oneOf(['keep', 'roll-again'])) === 'keep') return seven;
  }
}

const rollCharacteristicsOnce = (ctx: CreationCtx): CharacteristicValues =>
  Object.fromEntries(
    CHARACTERISTICS.map((which) => {
      const label = { name: which, rule: 'brp.characteristics.list' };
      return [which, ctx.roll(label, dice(CHARACTERISTIC_DICE[which]), (value) => value)] as const;
    }),
  ) as CharacteristicValues;

/**
 * Moves up to three points between two characteristics, or in any number of moves where the options allow it.
 * @rule brp.characteristics.shift-points @rule brp.characteristics.human-range
 */
export function shiftCharacteristics(
  ctx: CreationCtx,
  options: Options,
  rolled: CharacteristicValues,
): CharacteristicValues {
  let seven = rolled;
  for (let left = MAX_SHIFTED_POINTS; left > 0; ) {
    const moved = askShift(ctx, options, { seven, left });
    if (!moved) return seven;
    seven = moved.seven;
    left = options.creationShift === 'total' ? left - moved.points : 0;
  }
  return seven;
}

interface ShiftState {
  readonly seven: CharacteristicValues;
  readonly left: number;
}

const RULE = 'brp.characteristics.shift-points';

function askShift(
  ctx: CreationCtx,
  options: Options,
  { seven, left }: ShiftState,
): { readonly seven: CharacteristicValues; readonly points: number } | undefined {
  const { least, most } = LIMITS[options.creationShiftLimit];
  const movable = (from: Characteristic, to: Characteristic): number =>
    from === to ? 0 : Math.min(left, seven[from] - least, most - seven[to]);
  const takers = (from: Characteristic) => CHARACTERISTICS.filter((to) => movable(from, to) > 0);
  const givers = CHARACTERISTICS.filter((from) => takers(from).length > 0);
  const from = ctx.choose({ name: 'shift-from', rule: RULE }, oneOf(['none', ...givers]));
  if (from === 'none') return undefined;
  const to = ctx.choose({ name: 'shift-to', rule: RULE }, oneOf(takers(from)));
  const points = ctx.choose({ name: 'shift-points', rule: RULE }, numberBetween(1, movable(from, to)));
  return { seven: { ...seven, [from]: seven[from] - points, [to]: seven[to] + points }, points };
}

const LIMITS = {
  human: HUMAN_RANGE,
  none: { least: 1, most: Number.POSITIVE_INFINITY },
} as const satisfies Record<Options['creationShiftLimit'], { readonly least: number; readonly most: number }>;
