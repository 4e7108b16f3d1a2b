import {
  type CreatureId,
  creatureId,
  type DeclaredAction,
  fields,
  getFighter,
  oneOrMore,
} from '@arbitro/kernel';
import { z } from 'zod';
import { removeId, updateFighter } from '../copy-state.ts';
import { action, event, writeFight } from '../declare.ts';
import { nameText } from '../schema/sheet-parts.ts';
import { ACTS, type Hold, type Intent } from '../state.ts';
import type { BrpCtx } from './checks.ts';
import { declareOffers, moveOffers } from './declare-offers.ts';
import { kneel, leaveBehind } from './distance.ts';
import { MAX_WORDS, metresField, optionalFlag } from './fields.ts';
import { cannotDeclare, cannotMove, type DeclareTerms } from './may-declare.ts';
import { surprise } from './surprise.ts';
import { isReadying, planWay, type ReadyingTerms } from './walk.ts';

export const declared = event('declared', fields<{ who: CreatureId; intent: Intent }>(), {
  writeWorld: writeFight((fight, { who, intent }) => {
    fight.pending = removeId(fight.pending, who);
    updateFighter(fight, who, (fighter) => {
      fighter.intent = intent;
    });
  }),
});

export const readied = event(
  'readied',
  fields<{ who: CreatureId; moved: number; at: number; handled: number }>(),
  {
    writeWorld: writeFight((fight, { who, moved, at, handled }) => {
      if (fight.phase === 'movement') fight.pending = removeId(fight.pending, who);
      updateFighter(fight, who, (fighter) => {
        fighter.moved = moved;
        fighter.at = at;
        fighter.handled = handled;
      });
    }),
  },
);

const armsField = oneOrMore(nameText).optional();
const readyingFields = {
  move: z
    .strictObject({ metres: metresField, toward: creatureId.optional(), from: creatureId.optional() })
    .optional(),
  draw: armsField,
  stow: armsField,
  drop: armsField,
  kneel: optionalFlag,
  leave: optionalFlag,
};

/** The declared intent, with defaults for omitted parts. */
const intentOf = (action: DeclareTerms): Intent => ({
  act: action.act,
  with: action.with ?? null,
  on: action.on ?? null,
  thrown: action.thrown ?? false,
  knockout: action.knockout ?? false,
  words: action.words ?? '',
});

/**
 * Creatures declare in order of dexterity. Since moves follow the same order with nothing in between, each move takes
 * place when it is declared. Later the game master may allow a change of intent.
 * @rule brp.combat.declaration @ruling R62 @ruling R119
 */
export const declare = action('declare', {
  fields: {
    by: creatureId,
    act: z.enum(ACTS),
    with: nameText.nullable().optional(),
    thrown: optionalFlag,
    on: creatureId.nullable().optional(),
    knockout: optionalFlag,
    words: z.string().max(MAX_WORDS).optional(),
    ...readyingFields,
  },
  refuses: (world, terms) => cannotDeclare(world, terms),
  resolve: (ctx, terms) => {
    ctx.emit({ type: 'declared', rule: 'brp.combat.declaration', who: terms.by, intent: intentOf(terms) });
    if (isReadying(terms)) getReady(ctx, terms.by, terms);
    surprise(ctx);
  },
  offers: declareOffers,
});
export type Declare = DeclaredAction<typeof declare>;

/** Movement at a table that plays without declarations. @rule brp.combat.skip-declaration */
export const move = action('move', {
  fields: { by: creatureId, ...readyingFields },
  refuses: (world, terms) => cannotMove(world, terms),
  resolve: (ctx, terms) => {
    getReady(ctx, terms.by, terms);
    surprise(ctx);
  },
  offers: moveOffers,
});

/** @rule brp.combat.movement @rule brp.spot.draw-weapon */
function getReady(ctx: BrpCtx, who: CreatureId, readying: ReadyingTerms): void {
  const { draw = [], stow = [], drop = [] } = readying;
  const { moved, at } = planWay(ctx.world, who, readying);
  holdArms(ctx, who, stow, 'stowed');
  holdArms(ctx, who, drop, 'dropped');
  holdArms(ctx, who, draw, 'hand');
  ctx.emit({
    type: 'readied',
    rule: 'brp.combat.movement',
    who,
    moved,
    at,
    handled: draw.length + stow.length,
  });
  kneel(ctx, who, readying.kneel ?? (moved > 0 ? false : undefined));
  leaveBehind(ctx, who, moved);
}

function holdArms(ctx: BrpCtx, who: CreatureId, arms: readonly string[], held: Hold): void {
  const at = held === 'dropped' ? { at: getFighter(ctx.world, who).at } : {};
  for (const arm of arms) ctx.emit({ type: 'arm-held', rule: 'brp.spot.draw-weapon', who, arm, held, ...at });
}
