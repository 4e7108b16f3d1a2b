import { type Dice, d, keepHighest, keepLowest } from '@arbitro/dice';
import {
  type Ctx,
  declareReading,
  type Label,
  type Person,
  type RollTarget,
  type Score,
} from '@arbitro/kernel';
import type { Event } from '../events.ts';
import type { Options } from '../options.ts';
import type { World } from '../state.ts';
import type { Mode, Source } from './effect-types.ts';

export type QuintaCtx = Ctx<World, Event>;

export type { Source } from './effect-types.ts';
export type RollMode = Mode | 'normal';

/** The higher of two dice, the lower of two, or one die. @rule quinta.d20.advantage */
const D20_DICE: { readonly [T in RollMode]: Dice<number> } = {
  normal: d(20),
  advantage: keepHighest(1, { count: 2, sides: 20 }),
  disadvantage: keepLowest(1, { count: 2, sides: 20 }),
};
const d20For = (mode: RollMode): Dice<number> => D20_DICE[mode];

/** Advantage and disadvantage cancel out, regardless of their numbers. @rule quinta.d20.advantage-combining */
export function modeOf(sources: readonly Source[], { advantageCombining }: Options): RollMode {
  const [helps, hinders] = [countMode(sources, 'advantage'), countMode(sources, 'disadvantage')];
  const net = advantageCombining === 'cancel' ? Math.sign(helps) - Math.sign(hinders) : helps - hinders;
  return net > 0 ? 'advantage' : net < 0 ? 'disadvantage' : 'normal';
}

const countMode = (sources: readonly Source[], mode: Mode): number =>
  sources.filter((source) => source.mode === mode).length;

export interface Test {
  readonly label: Label;
  readonly by: Person;
  readonly bonus: Score;
  readonly sources: readonly Source[];
}

/** Returns the dice of a test with all its sources. */
export const diceFor = (sources: readonly Source[], options: Options): Dice<number> =>
  d20For(modeOf(sources, options));

/** Rolls, and reads the kept die with its modifiers. @rule quinta.d20.test @rule quinta.d20.modifiers */
export const rollD20 = <T>(ctx: QuintaCtx, test: Test, read: (natural: number, total: number) => T): T =>
  rollFace(ctx, test, (natural) => read(natural, natural + test.bonus.value));

/** Rolls, and reads the kept die itself. */
const rollFace = <T>(ctx: QuintaCtx, { label, by, bonus, sources }: Test, read: (natural: number) => T): T =>
  ctx.roll({ ...label, plus: bonus }, by, diceFor(sources, ctx.world.options), read);

/** A number to reach, and whose secret it is: the game master's, a creature's, or no secret. */
export type Difficulty = Pick<RollTarget, 'value' | 'of'>;

const against = (test: Test, target: RollTarget): Test =>
  Number.isFinite(target.value) ? { ...test, label: { ...test.label, target } } : test;

/** Returns whether the test reaches the difficulty. @rule quinta.d20.target-number */
export const rollPasses = (ctx: QuintaCtx, test: Test, dc: Difficulty): boolean =>
  rollFace(ctx, against(test, { ...dc, what: 'target-dc' }), readPass(dc.value - test.bonus.value));

const readPass = declareReading(
  (needed: number) => needed,
  (needed) =>
    (natural: number): boolean =>
      natural >= needed,
);

export type StrikeResult = 'critical' | 'hit' | 'miss';

/**
 * A natural 20 hits and is critical and a natural 1 misses, if the options say so.
 * @rule quinta.d20.attack-roll @rule quinta.d20.natural-20-and-1
 */
export function rollStrike(ctx: QuintaCtx, test: Test, ac: Difficulty): StrikeResult {
  const read = ctx.world.options.natural20and1 === 'srd' ? readNaturalStrike : readPlainStrike;
  return rollFace(ctx, against(test, { ...ac, what: 'target-ac' }), read(ac.value - test.bonus.value));
}

const readPlainStrike = declareReading(
  (needed: number) => needed,
  (needed) =>
    (natural: number): StrikeResult =>
      natural >= needed ? 'hit' : 'miss',
);
const readNaturalStrike = declareReading(
  (needed: number) => needed,
  (needed) =>
    (natural: number): StrikeResult => {
      if (natural === 20) return 'critical';
      return natural !== 1 && natural >= needed ? 'hit' : 'miss';
    },
);
