import {
  type CreatureId,
  createOfferBuilder,
  creatureId,
  getCreature,
  type Offer,
  oneOf,
  type Score,
  score,
  type Verdict,
} from '@arbitro/kernel';
import { z } from 'zod';
import { action } from '../declare.ts';
import { refuseQuinta } from '../refusals.ts';
import type { Affliction, Creature, World } from '../state.ts';
import { spend } from './budget.ts';
import { rollCheck, rollSave } from './check.ts';
import type { QuintaCtx } from './checks.ts';
import { gainCondition, loseCondition } from './conditions.ts';
import { abilityReason, checkBasisOf, effectsOfKind, makeReason, proficiencyReasons } from './derived.ts';
import { metresBetween } from './distance.ts';
import type { Condition } from './effects.ts';
import { enemiesOf } from './feature-offers.ts';
import { findFeature, UNARMED } from './features.ts';
import { pushAway } from './forced-movement.ts';
import { hasFreeHand } from './hands.ts';
import { cannotTake } from './may-act.ts';
import { cannotPayAttack, cannotSeize } from './may-attack.ts';
import { revealAttacker } from './strike.ts';
import type { Retreat } from './supposed-distance.ts';
import { SQUARE } from './tables.ts';
import { payForAttack } from './uses.ts';

const RULE = 'quinta.attack.grappling';
/** The condition of a grappled creature, and its cause when the grappler uses its hands. */
const GRAPPLED: Condition = 'grappled';
const GRAPPLE_CAUSE = 'grapple';
const ESCAPE_SKILLS = ['athletics', 'acrobatics'] as const;

/** @rule quinta.attack.grappling @ruling R56 */
const grappleDc = (creature: Creature): Score =>
  score([
    makeReason(RULE, 'base', 8),
    abilityReason(creature, 'str'),
    ...proficiencyReasons(creature, 'proficient', RULE),
  ]);

/**
 * An attack like any other; it reveals a hidden attacker.
 * @rule quinta.attack.grappling @rule quinta.attack.reveal-hidden
 */
export const grapple = action('grapple', {
  fields: { by: creatureId, on: creatureId },
  refuses: cannotGrapple,
  resolve: (ctx, { by, on }) => {
    payForAttack(ctx, by, UNARMED);
    const dc = grappleDc(getCreature(ctx.world, by)).value;
    const isHeld = !savesAgainstGrapple(ctx, on, dc);
    if (isHeld)
      gainCondition(ctx, {
        who: on,
        condition: GRAPPLED,
        cause: GRAPPLE_CAUSE,
        source: by,
        escapeDc: dc,
        rule: RULE,
      });
    revealAttacker(ctx, by);
  },
  offers: (world, creature) =>
    cannotPayAttack(world, creature, UNARMED)
      ? []
      : grappleOffers(world, creature.id, enemiesOf(world, creature)),
});

interface GrappleRequest {
  readonly by: CreatureId;
  readonly on: CreatureId;
}

function cannotGrapple(world: World, { by: who, on }: GrappleRequest): Verdict {
  const refusal = cannotSeize(world, who, on);
  if (refusal) return refusal;
  if (isHolding(who, getCreature(world, on))) return refuseQuinta('held-already', { who, on });
  return hasFreeHand(world, getCreature(world, who)) ? undefined : refuseQuinta('no-free-hand', { who });
}

export const grappleOffers = (world: World, by: CreatureId, among: readonly CreatureId[]): readonly Offer[] =>
  createOfferBuilder(cannotGrapple).onOneOf(world, { type: 'grapple', by }, among);

/** @rule quinta.attack.grappling @rule quinta.attack.reveal-hidden */
export const shove = action('shove', {
  fields: { by: creatureId, on: creatureId, effect: z.enum(['push', 'prone']) },
  refuses: (world, { by, on }) => cannotSeize(world, by, on),
  resolve: (ctx, { by, on, effect }) => {
    payForAttack(ctx, by, UNARMED);
    const isMoved = !savesAgainstGrapple(ctx, on, grappleDc(getCreature(ctx.world, by)).value);
    if (isMoved && effect === 'push') pushAway(ctx, { who: on, from: by, metres: SQUARE });
    if (isMoved && effect === 'prone')
      gainCondition(ctx, { who: on, condition: 'prone', cause: 'shove', source: by, rule: RULE });
    revealAttacker(ctx, by);
  },
  offers: (world, creature) =>
    cannotPayAttack(world, creature, UNARMED)
      ? []
      : shoveOffers(world, creature.id, enemiesOf(world, creature)),
});

export function shoveOffers(world: World, by: CreatureId, among: readonly CreatureId[]): readonly Offer[] {
  const able = among.filter((on) => !cannotSeize(world, by, on));
  if (able.length === 0) return [];
  const slots = { on: oneOf(able), effect: oneOf(['prone', 'push'] as const) };
  return [{ action: { type: 'shove', by }, slots }];
}

/**
 * Strength or Dexterity, as the target chooses. It is asked only if it fails neither automatically.
 * @rule quinta.attack.grappling
 */
function savesAgainstGrapple(ctx: QuintaCtx, who: CreatureId, dc: number): boolean {
  const lost = effectsOfKind(ctx.world, getCreature(ctx.world, who), 'fails-saves');
  const open = (['str', 'dex'] as const).filter(
    (ability) => !lost.some(({ effect }) => effect.of.includes(ability)),
  );
  const label = { name: 'save-ability', rule: RULE };
  const ability = open.length < 2 ? (open[0] ?? 'str') : ctx.choose(label, who, oneOf(open));
  return rollSave(ctx, { who, ability, dc, rule: RULE });
}

/** Returns the hold on the creature that a check can break. */
export const findHold = ({
  afflictions,
}: Creature): (Affliction & { readonly escapeDc: number }) | undefined =>
  afflictions.find(
    (affliction): affliction is Affliction & { readonly escapeDc: number } => affliction.escapeDc !== null,
  );

/** @rule quinta.attack.grappling */
export const escapeGrip = action('escape', {
  fields: { by: creatureId, skill: z.enum(ESCAPE_SKILLS).default('athletics') },
  refuses: (world, { by }) =>
    cannotTake(world, by, 'action') ??
    (findHold(getCreature(world, by)) ? undefined : refuseQuinta('not-held', { who: by })),
  resolve: (ctx, { by: who, skill }) => {
    const hold = findHold(getCreature(ctx.world, who));
    if (!hold) throw new Error(`nothing holds ${who}: the action was let through unchecked`);
    const { condition, cause, source, escapeDc: dc } = hold;
    spend(ctx, who, 'action', 'escape');
    if (rollCheck(ctx, { who, test: checkBasisOf(skill), dc, name: 'escape', rule: RULE }))
      loseCondition(ctx, { who, condition, cause, source, rule: RULE });
  },
  offers: (world, { id: by }, { offered }) =>
    offered(
      world,
      { type: 'escape', by },
      { slots: { skill: oneOf(ESCAPE_SKILLS) }, like: { skill: 'athletics' } },
    ),
});

/** Returns whether the grappler holds the creature. */
export const isHolding = (grappler: CreatureId, { afflictions }: Creature): boolean =>
  afflictions.some(({ condition, source }) => condition === GRAPPLED && source === grappler);

/**
 * Returns whether the grappler holds the creature with a hand: no feature of the grappler is the cause.
 * @rule quinta.attack.grappling @ruling R116
 */
export const isHeldBy = ({ afflictions }: Creature, grappler: Creature): boolean =>
  afflictions.some(
    ({ condition, source, cause }) =>
      condition === GRAPPLED && source === grappler.id && findFeature(grappler, cause) === undefined,
  );

/** @rule quinta.attack.grappling */
export const release = action('release', {
  fields: { by: creatureId, on: creatureId },
  refuses: (world, { by, on }) =>
    isHolding(by, getCreature(world, on)) ? undefined : refuseQuinta('holds-not', { who: by, on }),
  resolve: (ctx, { by, on }) => releaseGrapple(ctx, by, on),
});

const releaseGrapple = (ctx: QuintaCtx, source: CreatureId, who: CreatureId): void =>
  loseCondition(ctx, { who, condition: GRAPPLED, source, rule: RULE });

/** Ends all grapples of a creature that cannot act. @rule quinta.attack.grappling */
export function releaseAllGrapples(ctx: QuintaCtx, who: CreatureId): void {
  for (const creature of ctx.world.creatures)
    if (creature.afflictions.length > 0 && isHolding(who, creature)) releaseGrapple(ctx, who, creature.id);
}

/**
 * Ends grapples beyond their reach, including those of and on the riders of a mount that has moved.
 * @rule quinta.conditions.grappled @rule quinta.attack.grappling
 */
export function endDistantGrapples(ctx: QuintaCtx, who: CreatureId): void {
  const hasMoved = (id: CreatureId): boolean => id === who || getCreature(ctx.world, id).rides === who;
  for (const held of ctx.world.creatures) {
    if (held.afflictions.length === 0) continue;
    for (const { condition, source, cause } of held.afflictions)
      if (condition === GRAPPLED && source !== null && (hasMoved(held.id) || hasMoved(source)))
        if (isOutOfReach(ctx.world, { held, source, cause })) releaseGrapple(ctx, source, held.id);
  }
}

/**
 * Without positions, ends the grapples whose reach the move exceeds, unless the grappled creature is dragged along.
 * @rule quinta.conditions.grappled @ruling R125
 */
export function endGrapplesByMetres(ctx: QuintaCtx, who: CreatureId, { metres, leaves }: Retreat): void {
  const hasMoved = (id: CreatureId): boolean => id === who || getCreature(ctx.world, id).rides === who;
  const isLeft = (id: CreatureId): boolean => !hasMoved(id) && (leaves === undefined || leaves.includes(id));
  for (const held of ctx.world.creatures)
    for (const { condition, source, cause } of held.afflictions) {
      if (condition !== GRAPPLED || source === null) continue;
      const isParted = (hasMoved(held.id) && isLeft(source)) || (hasMoved(source) && isLeft(held.id));
      const isFar = SQUARE + metres > gripReachOf(getCreature(ctx.world, source), cause);
      if (isParted && isFar && !isDraggedBy(ctx.world, held, who)) releaseGrapple(ctx, source, held.id);
    }
}

/** Ends all grapples on a dead or absent creature. @rule quinta.attack.grappling */
export function endAllGrapplesOn(ctx: QuintaCtx, who: CreatureId): void {
  for (const { condition, source, cause } of getCreature(ctx.world, who).afflictions)
    if (condition === GRAPPLED && source !== null)
      loseCondition(ctx, { who, condition, cause, source, rule: RULE });
}

/**
 * Returns the grappled creatures that move along with the grappler, if the options say so.
 * @rule quinta.conditions.grappled @ruling R124
 */
export const listDragged = (world: World, who: CreatureId): readonly Creature[] =>
  world.creatures.filter((held) => isDraggedBy(world, held, who));

export const isDraggedBy = (world: World, held: Creature, who: CreatureId): boolean =>
  held.afflictions.length > 0 && effectsOfKind(world, held, 'dragged').some(({ source }) => source === who);

/** Returns whether all grapples of this source on the creature are out of reach at the current positions. */
export const isBeyondGrip = (world: World, held: Creature, source: CreatureId): boolean =>
  held.afflictions
    .filter((affliction) => affliction.condition === GRAPPLED && affliction.source === source)
    .every(({ cause }) => isOutOfReach(world, { held, source, cause }));

interface GrappleHold {
  readonly held: Creature;
  readonly source: CreatureId;
  readonly cause: string;
}

function isOutOfReach(world: World, { held, source, cause }: GrappleHold): boolean {
  const grappler = getCreature(world, source);
  return (metresBetween(world, grappler, held) ?? 0) > gripReachOf(grappler, cause);
}

/**
 * The reach of the grappling feature; for a grapple set by the game master, the grappler's longest reach.
 * @rule quinta.conditions.grappled @ruling R123
 */
function gripReachOf(grappler: Creature, cause: string): number {
  if (cause === GRAPPLE_CAUSE) return SQUARE;
  const holding = findFeature(grappler, cause);
  const deeds = holding ? [holding] : grappler.deeds;
  return Math.max(SQUARE, ...deeds.map(({ attack }) => (attack?.kind === 'melee' ? attack.reach : 0)));
}
