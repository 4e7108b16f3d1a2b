import {
  type CreatureId,
  declareReading,
  fields,
  getCreature,
  listFactKeys,
  oneOf,
  type Reason,
  score,
} from '@arbitro/kernel';
import { audienceFor, event } from '../declare.ts';
import type { RuleId } from '../rules.ts';
import type { Creature, Weapon } from '../state.ts';
import { type AttackOption, findSlungShield, shieldPoints } from './attack-options.ts';
import type { BrpCtx } from './checks.ts';
import { damageDice } from './damage-dice.ts';
import { armourPoints, maxHitPoints } from './derived.ts';
import { kneel } from './distance.ts';
import { poisonWith } from './poison.ts';
import { overcomes } from './resist.ts';
import { STR } from './tables.ts';
import { faint, wound } from './wound.ts';

/** The damage dice of a weapon are known only to those who may see the roll. */
export const damageRolled = event(
  'damage-rolled',
  fields<{ by: CreatureId | null; on: CreatureId; damage: number; because: readonly Reason[] }>(),
  { audience: ({ by }, world) => (by === null ? 'everyone' : audienceFor(world, by)) },
);

export const knockedOut = event('knocked-out', fields<{ who: CreatureId; by: CreatureId }>(), {
  facts: ({ who }) => listFactKeys('knocked-out', who),
});

export interface DamageTerms {
  readonly by: CreatureId;
  readonly on: CreatureId;
  readonly attackOption: AttackOption;
  /** A special hit: the weapon's maximum is added. */
  readonly hard: boolean;
  /** Armour does not count. */
  readonly through: boolean;
  readonly martial: boolean;
  readonly knockout: boolean;
  /** The reduction from a parry or cover. */
  readonly less: number;
}

/**
 * Damage is never below 0, before or after armour.
 * @rule brp.dice.floor-zero @rule brp.combat.special-damage @rule brp.armour.absorb @ruling R5 @ruling R93
 */
export function dealDamage(ctx: BrpCtx, blow: DamageTerms): void {
  const { mode } = blow.attackOption;
  const less = blow.less + (blow.through ? 0 : protection(ctx, blow.on, mode));
  if (blow.knockout) return stun(ctx, blow, less);
  const damage = rollDamage(ctx, blow);
  const points = reduceByArmour(damage, less);
  injure(ctx, blow, { points, rule: 'brp.wounds.hit-point-loss' });
  const force = ctx.world.options.swipeDamage === 'before-armour' ? damage : points;
  if (mode.knocksDown && force > 0) knockDown(ctx, blow, force);
}

interface Injury {
  readonly points: number;
  readonly rule: RuleId;
}

/** Inflicts the wound and any poison on the weapon. @rule brp.wounds.hit-point-loss @rule brp.poison.delay */
function injure(ctx: BrpCtx, { by, on: who, attackOption }: DamageTerms, { points, rule }: Injury): void {
  const { poison } = attackOption.mode;
  wound(ctx, { who, by, points, kind: 'weapon', rule });
  if (points > 0 && poison) poisonWith(ctx, { who, poison });
}

const reduceByArmour = (damage: number, less: number): number => Math.max(0, damage - less);

/** @rule brp.combat.special-damage */
function rollDamage(ctx: BrpCtx, { by, on, attackOption, hard, martial }: DamageTerms): number {
  const weapon = damageDice(ctx.world, getCreature(ctx.world, by), { mode: attackOption.mode, martial });
  const rule = hard ? 'brp.combat.special-damage' : 'brp.combat.attack-defence-matrix';
  const { dice, plus } = hard ? weapon.special : { dice: weapon.dice, plus: 0 };
  const label = {
    name: 'damage',
    rule,
    ...(plus > 0 && { plus: score([{ rule, what: 'maximum', how: 'add', value: plus }]) }),
  };
  const damage = ctx.roll(label, by, dice, readDamage(plus));
  ctx.emit({ type: 'damage-rolled', rule, by, on, damage, because: [] });
  return damage;
}

const readDamage = declareReading(
  (plus: number) => plus,
  (plus) =>
    (rolled: number): number =>
      Math.max(0, rolled + plus),
);

/**
 * Armour, plus a carried shield if it covers where the attack lands.
 * @rule brp.armour.absorb @rule brp.shields.stationary
 */
function protection(ctx: BrpCtx, on: CreatureId, mode: Weapon): number {
  const creature = getCreature(ctx.world, on);
  return armourPoints(creature, armourValue(ctx, creature, mode)).value + shieldProtection(ctx, creature);
}

/** Some armour has two values. @rule brp.armour.table @ruling R84 */
function armourValue(ctx: BrpCtx, { body }: Creature, { velocity }: Weapon): 'points' | 'second' {
  if ((body?.second ?? null) === null) return 'points';
  if (ctx.world.options.splitArmour === 'velocity') return velocity === 'high' ? 'second' : 'points';
  const label = { name: 'armour-value', rule: 'brp.armour.table' };
  return ctx.choose(label, 'gm', oneOf(['first', 'second'])) === 'second' ? 'second' : 'points';
}

/**
 * The rules have no hit locations, so the game master decides.
 * @rule brp.shields.stationary @rule brp.shields.degradation @ruling R89
 */
function shieldProtection(ctx: BrpCtx, creature: Creature): number {
  const slung = findSlungShield(ctx.world, creature);
  if (!slung) return 0;
  const label = { name: 'behind-shield', rule: 'brp.shields.stationary' };
  return ctx.choose(label, 'gm', oneOf(['no', 'yes'])) === 'yes' ? shieldPoints(slung) : 0;
}

/**
 * A knock-out that deals at least half of the target's total hit points makes it unconscious without a wound; otherwise
 * it deals its minimum damage.
 * @rule brp.spot.knockout @ruling R110
 */
function stun(ctx: BrpCtx, blow: DamageTerms, less: number): void {
  const rule = 'brp.spot.knockout';
  const { by, on, attackOption } = blow;
  const target = getCreature(ctx.world, on);
  const half = maxHitPoints(target).value / 2;
  if (reduceByArmour(rollDamage(ctx, blow), less) >= half) {
    ctx.emit({ type: 'knocked-out', rule, who: on, by });
    // a knock-out causes no wound, but a dying target goes on dying
    return target.state.is === 'dying' ? undefined : faint(ctx, on, 'knock-out');
  }
  const { least } = damageDice(ctx.world, getCreature(ctx.world, by), attackOption);
  const armour = ctx.world.options.knockoutMinimumArmour === 'applies' ? less : 0;
  injure(ctx, blow, { points: reduceByArmour(least, armour), rule });
}

/** Rolls the damage against the target's strength. @rule brp.bestiary.bear-swipe @ruling R117 */
function knockDown(ctx: BrpCtx, { by, on }: DamageTerms, damage: number): void {
  const rule = 'brp.bestiary.bear-swipe';
  const passive = { who: on, characteristic: STR } as const;
  const falls = overcomes(ctx, { active: { value: damage }, passive, rule, name: 'stay-up' });
  if (!falls || getCreature(ctx.world, on).conditions.includes('fallen')) return;
  kneel(ctx, on, false);
  ctx.emit({ type: 'condition-gained', rule, who: on, condition: 'fallen', by });
}
