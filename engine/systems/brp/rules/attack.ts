import {
  type CreatureId,
  creature,
  creatureId,
  type Declared,
  fields,
  fighter,
  fightOn,
  type Offer,
  offering,
  type Verdict,
} from '@arbitro/kernel';
import { writeArm } from '../copies.ts';
import { action, event, ofWhom } from '../declare.ts';
import { refuseBrp } from '../refusals.ts';
import { name } from '../schema/sheet-parts.ts';
import type { Arm, Creature, Intent, World } from '../state.ts';
import { endTurn, findActor } from './acting.ts';
import { type Aimed, type AttackTerms, aim, isBehind, isUnseen } from './aim.ts';
import { armsOf } from './arms.ts';
import { AUTOMATIC, type Rolled, rollAttack } from './attack-roll.ts';
import type { BrpCtx } from './checks.ts';
import { closeIn } from './distance.ts';
import { difficultyField, flag, metresField } from './fields.ts';
import { asDeclared } from './intent.ts';
import { isHeld, mustStand, noTarget, notDeclared, notOnTurn, outOfReach } from './may-take-turn.ts';
import { cannotUse, noSuchArm, toBeLoaded } from './may-use-arm.ts';
import { attacksOn, goesWith, isMissile, type Means, means, meansFor } from './means.ts';
import { tick } from './skill.ts';
import { hitCover, strike } from './strike.ts';
import { findTarget, surprise } from './surprise.ts';
import { offerOn, offerOnAny, offersInTurn } from './turn-offers.ts';

export const shotFired = event(
  'shot-fired',
  fields<{ who: CreatureId; arm: string; shots: number | null; loading: number }>(),
  {
    audience: ofWhom,
    writeCreature: (draft, { arm, shots, loading }) => writeArm(draft, arm, { shots, loading }),
  },
);

/**
 * One action covers the attack roll, the target's defence, the damage and its consequences.
 *
 * @rule brp.combat.attack-roll
 * @ruling R69
 */
export const attack = action('attack', {
  fields: {
    by: creatureId,
    on: creatureId,
    with: name.optional(),
    thrown: flag,
    knockout: flag,
    distance: metresField.optional(),
    difficulty: difficultyField,
  },
  refuses: (world, said) => cannotAttack(world, said),
  resolve: (ctx, said) => {
    const terms = asDeclared(ctx.world, said);
    const { by, on, knockout = false } = terms;
    const those = means(ctx.world, creature(ctx.world, by), terms);
    const byHand = !isMissile(those.mode);
    if (byHand) closeIn(ctx, by, on);
    surprise(ctx, { by, byHand });
    findTarget(ctx, by, on);
    const aimed = aim(ctx.world, terms, those.mode);
    const behind = isBehind(ctx.world, by, on);
    const unseen = isUnseen(ctx.world, by, { mode: those.mode, on });
    const rolled = rollAttack(ctx, terms, { those, aimed });
    spend(ctx, those, { by, at: fighter(ctx.world, on).at });
    if (rolled !== AUTOMATIC) tickFor(ctx, by, aimed, rolled);
    if (rolled.fell === 'cover') hitCover(ctx, { by, on, those, knockout });
    else strike(ctx, { by, on, those, behind, unseen, ...rolled, knockout });
    giveAway(ctx, { by, on, behind, unseen });
    if (!attacksOn(ctx.world, by, fighter(ctx.world, by).used)) endTurn(ctx, by);
  },
  offers: (world, one) =>
    offersInTurn(world, one.id, 'attack', () =>
      armsOf(one).flatMap((arm) => attackOffers(world, one.id, arm)),
    ),
});
export type Attack = Declared<typeof attack>;

function cannotAttack(world: World, said: AttackTerms): Verdict {
  const late = notOnTurn(world, said.by);
  if (late) return late;
  const one = findActor(world, said.by);
  const terms = asDeclared(world, said);
  return (
    mustStand(one) ??
    isHeld(one) ??
    notDeclared(world, 'attack', said) ??
    noTarget(world, said.by, said.on) ??
    cannotUse(world, one, terms) ??
    cannotStrike(world, one, terms)
  );
}

function cannotStrike(world: World, one: Creature, terms: AttackTerms): Verdict {
  const found = meansFor(world, one, terms);
  if (!found) return noSuchArm(one, terms);
  const far = isMissile(found.mode) ? undefined : outOfReach(world, one.id, terms.on);
  if (far) return (terms.with === undefined ? toBeLoaded(one) : undefined) ?? far;
  return tooMany(world, one, found);
}

/** @rule brp.combat.one-action @rule brp.bestiary.bear-attacks */
function tooMany(world: World, one: Creature, { arm }: Means): Verdict {
  const { used } = fighter(world, one.id);
  return goesWith(world, one, [...used, arm.id]) ? undefined : refuseBrp('no-more-attacks', { who: one.id });
}

const mayAttack = offering(cannotAttack);

/**
 * Offers every use of the arm, and attempts to knock the target out.
 *
 * @rule brp.combat.multiple-reach
 * @rule brp.spot.knockout
 */
function attackOffers(world: World, by: CreatureId, arm: Arm): readonly Offer[] {
  const plain = { type: 'attack', by, with: arm.id };
  const isBoth = arm.modes.length > 1 && arm.modes.some(isMissile);
  return [
    ...offerOnAny(world, mayAttack, plain),
    ...(isBoth ? offerOnAny(world, mayAttack, { ...plain, thrown: true }) : []),
    ...offerOnAny(world, mayAttack, { ...plain, knockout: true }),
  ];
}

export function attackAsSaid(world: World, by: CreatureId, intent: Intent): readonly Offer[] {
  const { with: arm, thrown, knockout, on } = intent;
  const said = {
    type: 'attack',
    by,
    ...(arm !== null && { with: arm }),
    ...(thrown && { thrown }),
    ...(knockout && { knockout }),
  };
  return offerOn(world, mayAttack, said, on);
}

/** @rule brp.weapons.crossbow-reload @rule brp.weapons.magazines @ruling R82 @ruling R83 @ruling R120 */
function spend(ctx: BrpCtx, { arm, mode }: Means, { by: who, at }: Sent): void {
  if (!isMissile(mode)) return;
  if (mode.reload > 0 || mode.magazine !== null) {
    const shots = mode.magazine === null ? null : (arm.shots ?? mode.magazine) - 1;
    const rule = mode.magazine === null ? 'brp.weapons.crossbow-reload' : 'brp.weapons.magazines';
    ctx.emit({ type: 'shot-fired', rule, who, arm: arm.id, shots, loading: mode.reload });
  } else if (arm.modes.length > 1) {
    ctx.emit({ type: 'arm-held', rule: 'brp.combat.multiple-reach', who, arm: arm.id, held: 'dropped', at });
  }
}

/** The attacker, and where the target is. */
interface Sent {
  readonly by: CreatureId;
  readonly at: number;
}

/** @rule brp.experience.tick @rule brp.skills.martial-arts @ruling R25 */
function tickFor(ctx: BrpCtx, who: CreatureId, { skill, chance: { net } }: Aimed, rolled: Rolled): void {
  const { level, martial } = rolled;
  tick(ctx, { who, skill, level, net });
  if (martial) tick(ctx, { who, skill: 'martial-arts', level, net });
}

interface Given {
  readonly by: CreatureId;
  readonly on: CreatureId;
  readonly behind: boolean;
  readonly unseen: boolean;
}

/**
 * A target attacked from behind or from hiding then knows the attacker's position.
 *
 * @rule brp.spot.ambush-ranged
 * @ruling R98
 */
function giveAway(ctx: BrpCtx, { by, on, behind, unseen }: Given): void {
  if (!fightOn(ctx.world)) return;
  if (unseen) ctx.emit({ type: 'warned', rule: 'brp.spot.ambush-ranged', who: on, of: by });
  if (behind) ctx.emit({ type: 'unaware-of', rule: 'brp.spot.backstab', who: on, of: by, unaware: false });
}
