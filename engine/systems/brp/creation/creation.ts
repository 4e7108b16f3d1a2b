import type { Creation } from '@arbitro/kernel';
import type { Options } from '../options.ts';
import { sheetSchema } from '../schema/sheet.ts';
import type { Characteristics, Setting, Sheet } from '../state.ts';
import { armedWith, belongings, identified } from './creation-belongings.ts';
import { rolledSeven, type Seven, shiftedSeven } from './creation-characteristics.ts';
import { grownUp, type Learner, named, trained } from './creation-points.ts';
import { tradeOf } from './creation-skills.ts';

/** Character creation uses the book's list of skills. */
const AS_PRINTED: Setting = { removed: [], bases: {}, added: {} };

/**
 * Creates a player character step by step. The result needs the game master's approval.
 *
 * @rule brp.character.sheet
 * @rule brp.creation.gm-veto
 */
export const creation: Creation<Options, Sheet> = {
  rule: 'brp.character.sheet',
  make: (ctx, options) => {
    const seven = shiftedSeven(ctx, options, rolledSeven(ctx, options));
    const trade = tradeOf(ctx, options);
    const taught = trained(ctx, newborn(options, seven), trade.skills);
    const learner = named(ctx, grownUp(ctx, taught));
    const arms = armedWith(ctx, learner);
    const equipment = belongings(ctx, learner);
    return sheetSchema.parse({
      kind: 'pc',
      approval: 'pending',
      identity: identified(ctx, trade.profession),
      characteristics: seven,
      skills: learner.skills,
      arms,
      equipment,
    });
  },
};

const newborn = (options: Options, seven: Seven): Learner => ({
  at: { options, setting: AS_PRINTED },
  characteristics: Object.fromEntries(
    Object.entries(seven).map(([which, value]) => [which, { now: value, full: value }] as const),
  ) as Characteristics,
  flies: null,
  skills: {},
});
