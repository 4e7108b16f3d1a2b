import {
  type CreatureId,
  createOfferBuilder,
  creatureId,
  findCreature,
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
import { effectsOfKind } from './active-effects.ts';
import { spend } from './budget.ts';
import { rollCheck, rollSave } from './check.ts';
import type { QuintaCtx } from './checks.ts';
import { gainCondition, loseCondition } from './conditions.ts';
import { abilityReason, checkBasisOf, makeReason, proficiencyReasons } from './derived.ts';
import { enemiesOf } from './feature-offers.ts';
import { UNARMED } from './features.ts';
import { pushAway } from './forced-movement.ts';
import { GRAPPLE_CAUSE, GRAPPLED, isHolding, releaseGrapple } from './grapple-hold.ts';
import { hasFreeHand } from './hands.ts';
import { cannotTake } from './may-act.ts';
import { cannotPayAttack, cannotSeize } from './may-attack.ts';
import { revealAttacker } from './strike.ts';
import { SQUARE } from './tables.ts';
import { payForAttack } from './uses.ts';

const RULE = 'quinta.attack.grappling';
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
  const targets = among.filter((on) => !cannotSeize(world, by, on));
  if (targets.length === 0) return [];
  const slots = { on: oneOf(targets), effect: oneOf(['prone', 'push'] as const) };
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

interface Hold extends Pick<Affliction, 'condition' | 'cause' | 'source'> {
  readonly dc: number;
}

/**
 * Returns the hold on the creature that a check can break. A grapple without a difficulty of its own has that of
 * whoever grapples.
 * @rule quinta.attack.grappling @ruling R123
 */
export function findHold(world: World, { afflictions }: Creature): Hold | undefined {
  for (const { condition, cause, source, escapeDc } of afflictions) {
    const grappler = condition === GRAPPLED && source !== null ? findCreature(world, source) : undefined;
    const dc = escapeDc ?? (grappler && grappleDc(grappler).value);
    if (dc !== undefined) return { condition, cause, source, dc };
  }
  return undefined;
}

/** @rule quinta.attack.grappling */
export const escapeGrip = action('escape', {
  fields: { by: creatureId, skill: z.enum(ESCAPE_SKILLS).default('athletics') },
  refuses: (world, { by }) =>
    cannotTake(world, by, 'action') ??
    (findHold(world, getCreature(world, by)) ? undefined : refuseQuinta('not-held', { who: by })),
  resolve: (ctx, { by: who, skill }) => {
    const hold = findHold(ctx.world, getCreature(ctx.world, who));
    if (!hold) throw new Error(`nothing holds ${who}: the action was let through unchecked`);
    const { condition, cause, source, dc } = hold;
    spend(ctx, who, 'action', 'escape');
    const dcOf = source === null ? [] : [source];
    if (rollCheck(ctx, { who, test: checkBasisOf(skill), dc, dcOf, name: 'escape', rule: RULE }))
      loseCondition(ctx, { who, condition, cause, source, rule: RULE });
  },
  offers: (world, { id: by }, { offered }) =>
    offered(
      world,
      { type: 'escape', by },
      { slots: { skill: oneOf(ESCAPE_SKILLS) }, like: { skill: 'athletics' } },
    ),
});

/** @rule quinta.attack.grappling */
export const release = action('release', {
  fields: { by: creatureId, on: creatureId },
  refuses: (world, { by, on }) =>
    isHolding(by, getCreature(world, on)) ? undefined : refuseQuinta('holds-not', { who: by, on }),
  resolve: (ctx, { by, on }) => releaseGrapple(ctx, by, on),
});
