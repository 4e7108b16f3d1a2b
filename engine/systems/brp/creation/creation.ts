import type { Creation } from '@arbitro/kernel';
import type { Options } from '../options.ts';
import { sheetSchema } from '../schema/sheet.ts';
import type { Characteristics, Setting, Sheet } from '../state.ts';
import { askIdentity, chooseBelongings, chooseStartingArms } from './creation-belongings.ts';
import {
  type CharacteristicValues,
  rollCharacteristicSet,
  shiftCharacteristics,
} from './creation-characteristics.ts';
import {
  type CharacterDraft,
  nameSpecialisations,
  spendPersonalPoints,
  spendProfessionPoints,
} from './creation-points.ts';
import { chooseProfession } from './creation-skills.ts';

/** Character creation uses the book's list of skills. */
const BOOK_SETTING: Setting = { removed: [], bases: {}, added: {} };

/**
 * Creates a player character step by step. The result needs the game master's approval.
 * @rule brp.character.sheet @rule brp.creation.gm-veto
 */
export const creation: Creation<Options, Sheet> = {
  rule: 'brp.character.sheet',
  make: (ctx, options) => {
    const seven = shiftCharacteristics(ctx, options, rollCharacteristicSet(ctx, options));
    const trade = chooseProfession(ctx, options);
    const taught = spendProfessionPoints(ctx, startCharacterDraft(options, seven), trade.skills);
    const learner = nameSpecialisations(ctx, spendPersonalPoints(ctx, taught));
    const arms = chooseStartingArms(ctx, learner);
    const equipment = chooseBelongings(ctx, learner);
    return sheetSchema.parse({
      kind: 'pc',
      approval: 'pending',
      identity: askIdentity(ctx, trade.profession),
      characteristics: seven,
      skills: learner.skills,
      arms,
      equipment,
    });
  },
};

const startCharacterDraft = (options: Options, seven: CharacteristicValues): CharacterDraft => ({
  rules: { options, setting: BOOK_SETTING },
  characteristics: Object.fromEntries(
    Object.entries(seven).map(([which, value]) => [which, { now: value, full: value }] as const),
  ) as Characteristics,
  flies: null,
  skills: {},
});
