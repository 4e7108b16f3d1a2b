import type { Square } from '@arbitro/grid';
import { type CreatureId, creatureId, fields, getCreature, listFactKeys } from '@arbitro/kernel';
import { action, event } from '../declare.ts';
import { ability, metres, nameText } from '../schema/sheet-parts.ts';
import type { Creature, World } from '../state.ts';
import { getAttackFeature } from './attack-feature.ts';
import { strikeThing } from './attack-thing.ts';
import { fillsSquare, isInPlay } from './distance.ts';
import type { Source } from './effect-types.ts';
import { featureOffers } from './feature-offers.ts';
import { UNARMED } from './features.ts';
import { circumstance, coverLevel, optionalSquare } from './fields.ts';
import { cannotAttack } from './may-attack.ts';
import { strikeAt, strikeAtNothing } from './strike.ts';
import { setSupposedDistances } from './supposed-distance.ts';
import type { Cover } from './tables.ts';
import { drawWeapon, payForAttack, spendUse } from './uses.ts';

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
    facts: listAttackFacts,
    writeWorld: (world, { by, on, apart: metres }) =>
      on === null || metres === undefined
        ? world
        : setSupposedDistances(world, [{ who: by, from: on, metres }]),
  },
);

interface AttackFacts {
  readonly on: CreatureId | null;
  readonly thing: string | null;
  readonly hit: boolean;
  readonly critical: boolean;
}

/** A critical hit also counts as a hit. */
function listAttackFacts({ on, thing, hit, critical }: AttackFacts): readonly string[] {
  const whom = on ?? thing;
  const facts = hit ? (critical ? ['hit', 'critical'] : ['hit']) : ['missed'];
  return whom === null ? facts : facts.flatMap((fact) => listFactKeys(fact, whom));
}

/** Returns the default weapon: the first one on the sheet, otherwise the unarmed strike. */
export const defaultWeapon = ({ deeds }: Creature): string =>
  deeds.find(({ attack }) => attack !== null)?.id ?? UNARMED.id;

/** @rule quinta.actions.attack @rule quinta.attack.sequence */
export const attack = action('attack', {
  fields: {
    by: creatureId,
    /** A feature with an attack; `unarmed` is always available. */
    with: nameText.optional(),
    on: creatureId.optional(),
    /** The attacked square, for an unseen target. */
    at: optionalSquare,
    thing: nameText.optional(),
    /** Another ability, if an effect lets the attacker use it. */
    ability: ability.optional(),
    /** Only the game master may set these fields. */
    cover: coverLevel.optional(),
    distance: metres.optional(),
    ...circumstance,
  },
  refuses: cannotAttack,
  resolve: (ctx, terms) => {
    const { by, on, at, thing } = terms;
    const arm = getAttackFeature(
      getCreature(ctx.world, by),
      terms.with ?? defaultWeapon(getCreature(ctx.world, by)),
    );
    payForAttack(ctx, by, arm);
    spendUse(ctx, by, arm);
    drawWeapon(ctx, by, arm);
    const assault = { ...terms, with: arm.id, opportunity: false };
    if (thing !== undefined) return strikeThing(ctx, { ...assault, thing });
    const target = on ?? (at && findCreatureAt(ctx.world, by, at));
    if (target === undefined) strikeAtNothing(ctx, assault);
    else strikeAt(ctx, { ...assault, on: target });
  },
  /** Offered together with `use`: all features in the order of the sheet. */
  offers: featureOffers,
});

/** @rule quinta.attack.unseen-target */
export function findCreatureAt(world: World, by: CreatureId, square: Square): CreatureId | undefined {
  return world.creatures.find(
    (creature) => creature.id !== by && isInPlay(creature) && fillsSquare(world, creature, square),
  )?.id;
}
