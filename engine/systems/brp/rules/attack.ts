import {
  type CreatureId,
  createOfferBuilder,
  creatureId,
  type DeclaredAction,
  fields,
  findFight,
  getCreature,
  getFighter,
  type Offer,
  type Verdict,
} from '@arbitro/kernel';
import { writeArm } from '../copy-state.ts';
import { action, audienceForWho, event } from '../declare.ts';
import { refuseBrp } from '../refusals.ts';
import { nameText } from '../schema/sheet-parts.ts';
import type { Arm, Creature, Intent, World } from '../state.ts';
import { endTurn, findActor } from './acting.ts';
import { type AimedSkill, type AttackTerms, aim, isBehind, isUnseen } from './aim.ts';
import { armsOf } from './arms.ts';
import {
  type AttackOption,
  attackOptionOf,
  canCombineAttacks,
  findAttackOption,
  hasAttackLeft,
  isMissile,
} from './attack-options.ts';
import { type AttackRoll, AUTOMATIC_HIT, rollAttack } from './attack-roll.ts';
import type { BrpCtx } from './checks.ts';
import { closeIn } from './distance.ts';
import { difficultyField, metresField, optionalFlag } from './fields.ts';
import { fillFromDeclared } from './intent.ts';
import { isHeld, mustStand, noTarget, notDeclared, notInReach, notOnTurn } from './may-take-turn.ts';
import { cannotUse, mustLoad, noSuchArm } from './may-use-arm.ts';
import { tick } from './skill.ts';
import { hitCover, strike } from './strike.ts';
import { noticeTarget, surprise } from './surprise.ts';
import { offerOn, offerOnAny, offersInTurn } from './turn-offers.ts';

export const shotFired = event(
  'shot-fired',
  fields<{ who: CreatureId; arm: string; shots: number | null; loading: number }>(),
  {
    audience: audienceForWho,
    writeCreature: (draft, { arm, shots, loading }) => writeArm(draft, arm, { shots, loading }),
  },
);

/**
 * One action covers the attack roll, the target's defence, the damage and its consequences.
 * @rule brp.combat.attack-roll @ruling R69
 */
export const attack = action('attack', {
  fields: {
    by: creatureId,
    on: creatureId,
    with: nameText.optional(),
    thrown: optionalFlag,
    knockout: optionalFlag,
    distance: metresField.optional(),
    difficulty: difficultyField,
  },
  refuses: (world, terms) => cannotAttack(world, terms),
  resolve: (ctx, stated) => {
    const terms = fillFromDeclared(ctx.world, stated);
    const { by, on, knockout = false } = terms;
    const attackOption = attackOptionOf(ctx.world, getCreature(ctx.world, by), terms);
    const byHand = !isMissile(attackOption.mode);
    if (byHand) closeIn(ctx, by, on);
    surprise(ctx, { by, byHand });
    noticeTarget(ctx, by, on);
    const aimed = aim(ctx.world, terms, attackOption.mode);
    const behind = isBehind(ctx.world, by, on);
    const unseen = isUnseen(ctx.world, by, { mode: attackOption.mode, on });
    const rolled = rollAttack(ctx, terms, { attackOption, aimed });
    spendShot(ctx, attackOption, { by, at: getFighter(ctx.world, on).at });
    if (rolled !== AUTOMATIC_HIT) tickAttackSkill(ctx, by, aimed, rolled);
    if (rolled.fell === 'cover') hitCover(ctx, { by, on, attackOption, knockout });
    else strike(ctx, { by, on, attackOption, behind, unseen, ...rolled, knockout });
    if (rolled.extreme === 'fumble') dropWeapon(ctx, by, attackOption);
    revealAttacker(ctx, { by, on, behind, unseen });
    if (!hasAttackLeft(ctx.world, by, getFighter(ctx.world, by).used)) endTurn(ctx, by);
  },
  offers: (world, creature) =>
    offersInTurn(world, creature.id, 'attack', () =>
      armsOf(creature).flatMap((arm) => attackOffers(world, creature.id, arm)),
    ),
});
export type Attack = DeclaredAction<typeof attack>;

function cannotAttack(world: World, attackTerms: AttackTerms): Verdict {
  const late = notOnTurn(world, attackTerms.by);
  if (late) return late;
  const creature = findActor(world, attackTerms.by);
  const terms = fillFromDeclared(world, attackTerms);
  return (
    mustStand(creature) ??
    isHeld(creature) ??
    notDeclared(world, 'attack', attackTerms) ??
    noTarget(world, attackTerms.by, attackTerms.on) ??
    cannotUse(world, creature, terms) ??
    cannotStrike(world, creature, terms)
  );
}

function cannotStrike(world: World, creature: Creature, terms: AttackTerms): Verdict {
  const found = findAttackOption(world, creature, terms);
  if (!found) return noSuchArm(creature, terms);
  const far = isMissile(found.mode) ? undefined : notInReach(world, creature.id, terms.on);
  if (far) return (terms.with === undefined ? mustLoad(creature) : undefined) ?? far;
  return hasNoAttackLeft(world, creature, found);
}

/** @rule brp.combat.one-action @rule brp.bestiary.bear-attacks */
function hasNoAttackLeft(world: World, creature: Creature, { arm }: AttackOption): Verdict {
  const { used } = getFighter(world, creature.id);
  return canCombineAttacks(world, creature, [...used, arm.id])
    ? undefined
    : refuseBrp('no-more-attacks', { who: creature.id });
}

const mayAttack = createOfferBuilder(cannotAttack);

/**
 * Offers every use of the arm, and attempts to knock the target out.
 * @rule brp.combat.multiple-reach @rule brp.spot.knockout
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

export function offerIntendedAttack(world: World, by: CreatureId, intent: Intent): readonly Offer[] {
  const { with: arm, thrown, knockout, on } = intent;
  const attackAction = {
    type: 'attack',
    by,
    ...(arm !== null && { with: arm }),
    ...(thrown && { thrown }),
    ...(knockout && { knockout }),
  };
  return offerOn(world, mayAttack, attackAction, on);
}

/** @rule brp.weapons.crossbow-reload @rule brp.weapons.magazines @ruling R82 @ruling R83 @ruling R120 */
function spendShot(ctx: BrpCtx, { arm, mode }: AttackOption, { by: who, at }: ShotPath): void {
  if (!isMissile(mode)) return;
  if (mode.reload > 0 || mode.magazine !== null) {
    const shots = mode.magazine === null ? null : (arm.shots ?? mode.magazine) - 1;
    const rule = mode.magazine === null ? 'brp.weapons.crossbow-reload' : 'brp.weapons.magazines';
    ctx.emit({ type: 'shot-fired', rule, who, arm: arm.id, shots, loading: mode.reload });
  } else if (arm.modes.length > 1) {
    ctx.emit({ type: 'arm-held', rule: 'brp.combat.multiple-reach', who, arm: arm.id, held: 'dropped', at });
  }
}

/** Natural weapons cannot fall; a thrown one already lies there. @rule brp.combat.attack-roll @ruling R127 */
function dropWeapon(ctx: BrpCtx, who: CreatureId, { arm, mode }: AttackOption): void {
  const { held } = getCreature(ctx.world, who).arms.find(({ id }) => id === arm.id) ?? {};
  if (mode.hands === 0 || held !== 'hand') return;
  const { at } = getFighter(ctx.world, who);
  ctx.emit({ type: 'arm-held', rule: 'brp.combat.attack-roll', who, arm: arm.id, held: 'dropped', at });
}

/** The attacker, and where the target is. */
interface ShotPath {
  readonly by: CreatureId;
  readonly at: number;
}

/** @rule brp.experience.tick @rule brp.skills.martial-arts @ruling R25 */
function tickAttackSkill(
  ctx: BrpCtx,
  who: CreatureId,
  { skill, chance: { net } }: AimedSkill,
  rolled: AttackRoll,
): void {
  const { level, martial } = rolled;
  tick(ctx, { who, skill, level, net });
  if (martial) tick(ctx, { who, skill: 'martial-arts', level, net });
}

interface AttackExposure {
  readonly by: CreatureId;
  readonly on: CreatureId;
  readonly behind: boolean;
  readonly unseen: boolean;
}

/**
 * A target attacked from behind or from hiding then knows the attacker's position.
 * @rule brp.spot.ambush-ranged @ruling R98
 */
function revealAttacker(ctx: BrpCtx, { by, on, behind, unseen }: AttackExposure): void {
  if (!findFight(ctx.world)) return;
  if (unseen) ctx.emit({ type: 'warned', rule: 'brp.spot.ambush-ranged', who: on, of: by });
  if (behind) ctx.emit({ type: 'unaware-of', rule: 'brp.spot.backstab', who: on, of: by, unaware: false });
}
