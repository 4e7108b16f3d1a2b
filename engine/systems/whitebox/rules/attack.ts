import {
  type CreatureId,
  creatureId,
  findFight,
  getCreature,
  getFight,
  type Offer,
  type OfferPart,
  oneOf,
  type Verdict,
} from '@arbitro/kernel';
import { action } from '../declare.ts';
import { refuseWhitebox } from '../refusals.ts';
import type { Creature, Fight, World } from '../state.ts';
import { creaturesToAct } from './acting.ts';
import { reachOf } from './attack-options.ts';
import type { WhiteboxCtx } from './checks.ts';
import { findCleaveTarget } from './cleave.ts';
import { feetBetween } from './distance.ts';
import { carryOut } from './intent.ts';
import { cannotTarget } from './invisibility.ts';
import { validateTurnAction } from './may-do.ts';
import { MODIFIER_QUESTION, type OfferedAction } from './questions.ts';
import { type Blow, drawWeapon, listBlowsAfterStep, listBlowsFrom, rollDamage, rollToHit } from './strike.ts';
import { ALTERNATIVE_PHASES, CLOSE_FEET } from './tables.ts';
import { listOtherFighters, offersInTurn, turnActionOffers } from './turn-action-offers.ts';
import { TURN_ACTION_FIELDS, type TurnActionOf } from './turn-actions.ts';
import { wound } from './wound.ts';

/**
 * Each roll to hit is followed at once by its damage.
 * @rule whitebox.attack.roll @rule whitebox.combat.melee-attack @rule whitebox.combat.missile-attack
 */
export const attack = action('attack', {
  fields: { by: creatureId, ...TURN_ACTION_FIELDS.attack },
  refuses: validateTurnAction,
  resolve: (ctx, terms) =>
    carryOut(ctx, terms, (filledAction) => {
      for (const blow of listBlowsFrom(ctx.world, filledAction)) strike(ctx, blow);
    }),
  offers: (world, attacker) =>
    offersInTurn(world, attacker, 'attack', (fight) => attackOffers(world, attacker, fight)),
  gmParts: (world) => creaturesToAct(world).map((by) => modifiedAttackOffers(world, by)),
});

export function cannotAttack(world: World, creature: Creature, turnAction: TurnActionOf<'attack'>): Verdict {
  return (
    cannotTarget(world, creature, turnAction) ??
    noSuchWeapon(creature, turnAction.with) ??
    hasNothingInReach(world, creature, turnAction)
  );
}

export const noSuchWeapon = ({ id: who, weapons }: Creature, weapon: string | undefined): Verdict =>
  weapon === undefined || weapons.some(({ id }) => id === weapon)
    ? undefined
    : refuseWhitebox('no-such-weapon', { who, weapon });

/**
 * A weapon that reaches the target in another phase is refused for the phase.
 * @rule whitebox.combat.melee-range @rule whitebox.combat.alt-missile-phase @rule whitebox.combat.alt-melee-phase
 */
function hasNothingInReach(world: World, creature: Creature, turnAction: TurnActionOf<'attack'>): Verdict {
  if (listBlowsAfterStep(world, turnAction).length > 0) return undefined;
  if (creature.weapons.length === 0) return refuseWhitebox('no-weapon', { who: creature.id });
  const { on, with: named } = turnAction;
  const fight = getFight(world);
  const feet = feetBetween(fight, creature.id, on);
  const missile = creature.weapons.find(({ id, kind }) => id === named && kind === 'missile');
  if (missile && !(missile.inHand && missile.ready))
    return refuseWhitebox('weapon-not-ready', { who: creature.id, weapon: missile.name });
  const reaches = creature.weapons.some(
    (weapon) => (named === undefined || weapon.id === named) && reachOf(weapon, feet) !== undefined,
  );
  return reaches && ALTERNATIVE_PHASES.some((phase) => phase === fight.phase)
    ? refuseWhitebox('not-now', { phase: fight.phase })
    : refuseWhitebox('out-of-reach', { who: creature.id, on, feet });
}

/** Further blows on a dead target are lost. @ruling R90 */
function strike(ctx: WhiteboxCtx, blow: Blow): void {
  const { by, means } = blow;
  if (getCreature(ctx.world, blow.on).status === 'dead') return;
  drawWeapon(ctx, by, means);
  const landed = rollToHit(ctx, blow);
  if (!landed) return;
  wound(ctx, { who: landed.on, by, damage: rollDamage(ctx, blow, landed) });
  const next = findCleaveTarget(ctx, blow);
  if (next !== undefined) strike(ctx, { ...blow, on: next });
}

/** Offers each weapon, and the attack routine; with the steps needed to reach the target. */
function attackOffers(world: World, creature: Creature, fight: Fight): readonly Offer[] {
  const { id: by, weapons, routine, side } = creature;
  const others = listOtherFighters(fight, by);
  const foes = others.filter((id) => getCreature(world, id).side !== side);
  const friends = others.filter((id) => getCreature(world, id).side === side);
  const ways: readonly OfferedAction[] = [
    ...(routine.length > 0 ? [{ type: 'attack', by }] : []),
    ...weapons.map(({ id }) => ({ type: 'attack', by, with: id })),
  ];
  return ways.flatMap((action) => [
    ...turnActionOffers.onOneOf(world, action, foes),
    ...approachOffers(world, creature, fight, { action, foes }),
    ...turnActionOffers.onOneOf(world, action, friends),
  ]);
}

interface ApproachTerms {
  readonly action: OfferedAction;
  readonly foes: readonly CreatureId[];
}

/** The step needed to stand next to the target. @rule whitebox.combat.round-order */
function approachOffers(
  world: World,
  { id: by }: Creature,
  fight: Fight,
  { action, foes }: ApproachTerms,
): readonly Offer[] {
  return foes
    .filter((on) => !turnActionOffers.allows(world, { ...action, on }))
    .flatMap((on) => {
      const feet = Math.max(0, feetBetween(fight, by, on) - CLOSE_FEET);
      return turnActionOffers.offered(world, { ...action, on, first: { feet, toward: on } });
    });
}

/** Attacks with a modifier from the Referee. @rule whitebox.attack.modifiers @rule whitebox.combat.burning-oil-size */
const modifiedAttackOffers = (world: World, by: CreatureId): OfferPart => ({
  actor: by,
  make: () => {
    const ids = (findFight(world)?.fighters ?? []).map(({ who }) => who);
    return listAttackActions(world, by).flatMap((action) => {
      const on = ids.filter((id) => turnActionOffers.allows(world, { ...action, on: id, modifier: 0 }));
      return on.length === 0 ? [] : [{ action, slots: { on: oneOf(on), modifier: MODIFIER_QUESTION } }];
    });
  },
});

const listAttackActions = (world: World, by: CreatureId): readonly OfferedAction[] => [
  ...getCreature(world, by).weapons.map(({ id }) => ({ type: 'attack', by, with: id })),
  { type: 'throw-oil', by },
];
