import {
  type CreatureId,
  creature,
  creatureId,
  type Offer,
  offering,
  oneOf,
  type Score,
  score,
  type Verdict,
} from '@arbitro/kernel';
import { z } from 'zod';
import { action } from '../declare.ts';
import { refuseQuinta } from '../refusals.ts';
import type { Afflicted, Creature, World } from '../state.ts';
import type { Retreat } from './apart.ts';
import { spend } from './budget.ts';
import { rollCheck, rollSave } from './check.ts';
import type { QuintaCtx } from './checks.ts';
import { gain, lose } from './conditions.ts';
import { enemiesOf } from './deed-offers.ts';
import { deedOf, UNARMED } from './deeds.ts';
import { abilityReason, felt, plus, proficiencyReasons, testOf } from './derived.ts';
import { metresBetween } from './distance.ts';
import type { Condition } from './effects.ts';
import { pushAway } from './forced.ts';
import { hasFreeHand } from './hands.ts';
import { cannotTake } from './may-act.ts';
import { cannotPayAttack, cannotSeize } from './may-attack.ts';
import { comeOut } from './strike.ts';
import { SQUARE } from './tables.ts';
import { payForAttack } from './uses.ts';

const RULE = 'quinta.attack.grappling';
/** The condition of a grappled creature, and its cause when the grappler uses its hands. */
const HELD: Condition = 'grappled';
const BY_HAND = 'grapple';
const ESCAPE_SKILLS = ['athletics', 'acrobatics'] as const;

/** @rule quinta.attack.grappling @ruling R56 */
const grappleDc = (one: Creature): Score =>
  score([plus(RULE, 'base', 8), abilityReason(one, 'str'), ...proficiencyReasons(one, 'proficient', RULE)]);

/**
 * An attack like any other; it reveals a hidden attacker.
 *
 * @rule quinta.attack.grappling
 * @rule quinta.attack.reveal-hidden
 */
export const grapple = action('grapple', {
  fields: { by: creatureId, on: creatureId },
  refuses: cannotGrapple,
  resolve: (ctx, { by, on }) => {
    payForAttack(ctx, by, UNARMED);
    const dc = grappleDc(creature(ctx.world, by)).value;
    const isHeld = !withstands(ctx, on, dc);
    if (isHeld) gain(ctx, { who: on, condition: HELD, cause: BY_HAND, source: by, escapeDc: dc, rule: RULE });
    comeOut(ctx, by);
  },
  offers: (world, one) =>
    cannotPayAttack(world, one, UNARMED) ? [] : grappleOffers(world, one.id, enemiesOf(world, one)),
});

interface Grip {
  readonly by: CreatureId;
  readonly on: CreatureId;
}

function cannotGrapple(world: World, { by: who, on }: Grip): Verdict {
  const barred = cannotSeize(world, who, on);
  if (barred) return barred;
  if (holds(who, creature(world, on))) return refuseQuinta('held-already', { who, on });
  return hasFreeHand(world, creature(world, who)) ? undefined : refuseQuinta('no-free-hand', { who });
}

export const grappleOffers = (world: World, by: CreatureId, among: readonly CreatureId[]): readonly Offer[] =>
  offering(cannotGrapple).onOneOf(world, { type: 'grapple', by }, among);

/** @rule quinta.attack.grappling @rule quinta.attack.reveal-hidden */
export const shove = action('shove', {
  fields: { by: creatureId, on: creatureId, effect: z.enum(['push', 'prone']) },
  refuses: (world, { by, on }) => cannotSeize(world, by, on),
  resolve: (ctx, { by, on, effect }) => {
    payForAttack(ctx, by, UNARMED);
    const isMoved = !withstands(ctx, on, grappleDc(creature(ctx.world, by)).value);
    if (isMoved && effect === 'push') pushAway(ctx, { who: on, from: by, metres: SQUARE });
    if (isMoved && effect === 'prone')
      gain(ctx, { who: on, condition: 'prone', cause: 'shove', source: by, rule: RULE });
    comeOut(ctx, by);
  },
  offers: (world, one) =>
    cannotPayAttack(world, one, UNARMED) ? [] : shoveOffers(world, one.id, enemiesOf(world, one)),
});

export function shoveOffers(world: World, by: CreatureId, among: readonly CreatureId[]): readonly Offer[] {
  const able = among.filter((on) => !cannotSeize(world, by, on));
  if (able.length === 0) return [];
  const slots = { on: oneOf(able), effect: oneOf(['prone', 'push'] as const) };
  return [{ action: { type: 'shove', by }, slots }];
}

/**
 * Strength or Dexterity, as the target chooses. It is asked only if it fails neither automatically.
 *
 * @rule quinta.attack.grappling
 */
function withstands(ctx: QuintaCtx, who: CreatureId, dc: number): boolean {
  const lost = felt(ctx.world, creature(ctx.world, who), 'fails-saves');
  const open = (['str', 'dex'] as const).filter(
    (ability) => !lost.some(({ effect }) => effect.of.includes(ability)),
  );
  const label = { name: 'save-ability', rule: RULE };
  const ability = open.length < 2 ? (open[0] ?? 'str') : ctx.choose(label, who, oneOf(open));
  return rollSave(ctx, { who, ability, dc, rule: RULE });
}

/** Returns the hold on the creature that a check can break. */
export const holdOn = ({ afflictions }: Creature): (Afflicted & { readonly escapeDc: number }) | undefined =>
  afflictions.find((one): one is Afflicted & { readonly escapeDc: number } => one.escapeDc !== null);

/** @rule quinta.attack.grappling */
export const escapeGrip = action('escape', {
  fields: { by: creatureId, skill: z.enum(ESCAPE_SKILLS).default('athletics') },
  refuses: (world, { by }) =>
    cannotTake(world, by, 'action') ??
    (holdOn(creature(world, by)) ? undefined : refuseQuinta('not-held', { who: by })),
  resolve: (ctx, { by: who, skill }) => {
    const hold = holdOn(creature(ctx.world, who));
    if (!hold) throw new Error(`nothing holds ${who}: the action was let through unchecked`);
    const { condition, cause, source, escapeDc: dc } = hold;
    spend(ctx, who, 'action', 'escape');
    if (rollCheck(ctx, { who, test: testOf(skill), dc, name: 'escape', rule: RULE }))
      lose(ctx, { who, condition, cause, source, rule: RULE });
  },
  offers: (world, { id: by }, { offered }) =>
    offered(
      world,
      { type: 'escape', by },
      { slots: { skill: oneOf(ESCAPE_SKILLS) }, like: { skill: 'athletics' } },
    ),
});

/** Returns whether the grappler holds the creature. */
export const holds = (grappler: CreatureId, { afflictions }: Creature): boolean =>
  afflictions.some(({ condition, source }) => condition === HELD && source === grappler);

/**
 * Returns whether the grappler holds the creature with a hand: no feature of the grappler is the cause.
 *
 * @rule quinta.attack.grappling
 * @ruling R116
 */
export const isHeldBy = ({ afflictions }: Creature, grappler: Creature): boolean =>
  afflictions.some(
    ({ condition, source, cause }) =>
      condition === HELD && source === grappler.id && deedOf(grappler, cause) === undefined,
  );

/** @rule quinta.attack.grappling */
export const release = action('release', {
  fields: { by: creatureId, on: creatureId },
  refuses: (world, { by, on }) =>
    holds(by, creature(world, on)) ? undefined : refuseQuinta('holds-not', { who: by, on }),
  resolve: (ctx, { by, on }) => letGo(ctx, by, on),
});

const letGo = (ctx: QuintaCtx, source: CreatureId, who: CreatureId): void =>
  lose(ctx, { who, condition: HELD, source, rule: RULE });

/** Ends all grapples of a creature that cannot act. @rule quinta.attack.grappling */
export function letGoOfAll(ctx: QuintaCtx, who: CreatureId): void {
  for (const one of ctx.world.creatures)
    if (one.afflictions.length > 0 && holds(who, one)) letGo(ctx, who, one.id);
}

/**
 * Ends grapples beyond their reach, including those of and on the riders of a mount that has moved.
 *
 * @rule quinta.conditions.grappled
 * @rule quinta.attack.grappling
 */
export function slipGrapples(ctx: QuintaCtx, who: CreatureId): void {
  const hasMoved = (id: CreatureId): boolean => id === who || creature(ctx.world, id).rides === who;
  for (const held of ctx.world.creatures) {
    if (held.afflictions.length === 0) continue;
    for (const { condition, source, cause } of held.afflictions)
      if (condition === HELD && source !== null && (hasMoved(held.id) || hasMoved(source)))
        if (isOutOfReach(ctx.world, { held, source, cause })) letGo(ctx, source, held.id);
  }
}

/**
 * Without positions, ends the grapples whose reach the move exceeds, unless the grappled creature is dragged along.
 *
 * @rule quinta.conditions.grappled
 * @ruling R125
 */
export function slipByMetres(ctx: QuintaCtx, who: CreatureId, { metres, leaves }: Retreat): void {
  const hasMoved = (id: CreatureId): boolean => id === who || creature(ctx.world, id).rides === who;
  const isLeft = (id: CreatureId): boolean => !hasMoved(id) && (leaves === undefined || leaves.includes(id));
  for (const held of ctx.world.creatures)
    for (const { condition, source, cause } of held.afflictions) {
      if (condition !== HELD || source === null) continue;
      const isParted = (hasMoved(held.id) && isLeft(source)) || (hasMoved(source) && isLeft(held.id));
      const isFar = SQUARE + metres > gripOf(creature(ctx.world, source), cause);
      if (isParted && isFar && !isDraggedBy(ctx.world, held, who)) letGo(ctx, source, held.id);
    }
}

/** Ends all grapples on a dead or absent creature. @rule quinta.attack.grappling */
export function slipOutOfAll(ctx: QuintaCtx, who: CreatureId): void {
  for (const { condition, source, cause } of creature(ctx.world, who).afflictions)
    if (condition === HELD && source !== null) lose(ctx, { who, condition, cause, source, rule: RULE });
}

/**
 * Returns the grappled creatures that move along with the grappler, if the options say so.
 *
 * @rule quinta.conditions.grappled
 * @ruling R124
 */
export const draggedBy = (world: World, who: CreatureId): readonly Creature[] =>
  world.creatures.filter((held) => isDraggedBy(world, held, who));

export const isDraggedBy = (world: World, held: Creature, who: CreatureId): boolean =>
  held.afflictions.length > 0 && felt(world, held, 'dragged').some(({ source }) => source === who);

/** Returns whether all grapples of this source on the creature are out of reach at the current positions. */
export const isBeyondGrip = (world: World, held: Creature, source: CreatureId): boolean =>
  held.afflictions
    .filter((one) => one.condition === HELD && one.source === source)
    .every(({ cause }) => isOutOfReach(world, { held, source, cause }));

interface Holding {
  readonly held: Creature;
  readonly source: CreatureId;
  readonly cause: string;
}

function isOutOfReach(world: World, { held, source, cause }: Holding): boolean {
  const grappler = creature(world, source);
  return (metresBetween(world, grappler, held) ?? 0) > gripOf(grappler, cause);
}

/**
 * The reach of the grappling feature; for a grapple set by the game master, the grappler's longest reach.
 *
 * @rule quinta.conditions.grappled
 * @ruling R123
 */
function gripOf(grappler: Creature, cause: string): number {
  if (cause === BY_HAND) return SQUARE;
  const holding = deedOf(grappler, cause);
  const deeds = holding ? [holding] : grappler.deeds;
  return Math.max(SQUARE, ...deeds.map(({ attack }) => (attack?.kind === 'melee' ? attack.reach : 0)));
}
