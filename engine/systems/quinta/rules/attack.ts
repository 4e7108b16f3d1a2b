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
    /** Metres between the two creatures without known positions: as said, or melee reach. */
    apart?: number;
  }>(),
  {
    writeWorld: (world, { by, on, apart: metres }) =>
      on === null || metres === undefined ? world : withApart(world, [{ who: by, from: on, metres }]),
  },
);

/** Returns the default weapon: the first one on the sheet, otherwise the unarmed strike. */
export const usualArm = ({ deeds }: Creature): string =>
  deeds.find(({ attack }) => attack !== null)?.id ?? UNARMED.id;

/**
 * @rule quinta.actions.attack
 * @rule quinta.attack.sequence
 */
export const attack = action('attack', {
  fields: {
    by: creatureId,
    /** A feature with an attack; `unarmed` is always available. */
    with: name.optional(),
    on: creatureId.optional(),
    /** The attacked square, for an unseen target. */
    at: place,
    thing: name.optional(),
    /** Another ability, if an effect lets the attacker use it. */
    ability: ability.optional(),
    /** Only the game master may set these fields. */
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
  /** Offered together with `use`: all features in the order of the sheet. */
  offers: deedOffers,
});

/** @rule quinta.attack.unseen-target */
export function whoIsAt(world: World, by: CreatureId, at: Square): CreatureId | undefined {
  return world.creatures.find((one) => {
    const space = one.id !== by && isThere(one) ? spaceIn(world, one) : null;
    return space !== null && covers(space, at);
  })?.id;
}
