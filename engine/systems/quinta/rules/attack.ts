import { covers, type Square } from '@arbitro/grid';
import { type CreatureId, creature, creatureId, fields } from '@arbitro/kernel';
import { action, event } from '../declare.ts';
import { ability, metres, name } from '../schema/sheet-parts.ts';
import type { Creature, World } from '../state.ts';
import { withApart } from './apart.ts';
import { strikeThing } from './attack-thing.ts';
import { deedOffers } from './deed-offers.ts';
import { UNARMED } from './deeds.ts';
import { isThere, spaceIn } from './distance.ts';
import type { Source } from './effects.ts';
import { circumstance, coverLevel, place } from './fields.ts';
import { cannotAttack } from './may-attack.ts';
import { armOf, strikeAt, strikeAtNothing } from './strike.ts';
import type { Cover } from './tables.ts';
import { draw, payForAttack, spendUse } from './uses.ts';

export const attacked = event(
  'attacked',
  fields<{
    by: CreatureId;
    on: CreatureId | null;
    thing: string | null;
    with: string;
    hit: boolean;
    critical: boolean;
    opportunity: boolean;
    cover: Cover;
    sources: readonly Source[];
    /** Metres between them, where no places are known: as said, or within reach of a blow. */
    apart?: number;
  }>(),
  {
    writeWorld: (world, { by, on, apart: metres }) =>
      on === null || metres === undefined ? world : withApart(world, [{ who: by, from: on, metres }]),
  },
);

/** What is at hand if nobody says: the first weapon, else the fist. */
export const usualArm = ({ deeds }: Creature): string =>
  deeds.find(({ attack }) => attack !== null)?.id ?? UNARMED.id;

/**
 * @rule quinta.actions.attack
 * @rule quinta.attack.sequence
 */
export const attack = action('attack', {
  fields: {
    by: creatureId,
    /** A deed that attacks; `unarmed` is always there. */
    with: name.optional(),
    on: creatureId.optional(),
    /** A place, for what is not seen. */
    at: place,
    thing: name.optional(),
    /** Where something lets one use another ability. */
    ability: ability.optional(),
    /** These are the game master's word. */
    cover: coverLevel.optional(),
    distance: metres.optional(),
    ...circumstance,
  },
  refuses: cannotAttack,
  resolve: (ctx, said) => {
    const { by, on, at, thing } = said;
    const arm = armOf(creature(ctx.world, by), said.with ?? usualArm(creature(ctx.world, by)));
    payForAttack(ctx, by, arm);
    spendUse(ctx, by, arm);
    draw(ctx, by, arm);
    const assault = { ...said, with: arm.id, opportunity: false };
    if (thing !== undefined) return strikeThing(ctx, { ...assault, thing });
    const target = on ?? (at && whoIsAt(ctx.world, by, at));
    if (target === undefined) strikeAtNothing(ctx, assault);
    else strikeAt(ctx, { ...assault, on: target });
  },
  /** Together with `use`: all deeds in the order of the sheet. */
  offers: deedOffers,
});

/** @rule quinta.attack.unseen-target */
export function whoIsAt(world: World, by: CreatureId, at: Square): CreatureId | undefined {
  return world.creatures.find((one) => {
    const space = one.id !== by && isThere(one) ? spaceIn(world, one) : null;
    return space !== null && covers(space, at);
  })?.id;
}
