import { addDice, constantDice, type Dice, d, multiplyDice } from '@arbitro/dice';
import { type CreatureId, creatureId, fields, getCreature, numberBetween, oneOf } from '@arbitro/kernel';
import { action, event } from '../declare.ts';
import { refuseBrp } from '../refusals.ts';
import type { RuleId } from '../rules.ts';
import { isUp } from '../state.ts';
import { attempt } from './attempt.ts';
import type { BrpCtx } from './checks.ts';
import { armourPoints } from './derived.ts';
import { metresField, optionalFlag } from './fields.ts';
import { notAlive, offerForLiving } from './may-act.ts';
import { cannotRollSkill } from './may-use-skill.ts';
import { METRES_PER_DIE } from './tables.ts';
import { wound } from './wound.ts';

export const fell = event('fell', fields<{ who: CreatureId; metres: number }>());

const rule: RuleId = 'brp.spot.falling';

/** One die for every three metres or part of it. @rule brp.spot.falling @ruling R86 @ruling R108 */
export const fall = action('fall', {
  fields: { who: creatureId, metres: metresField, dodge: optionalFlag },
  refuses: (world, { who, metres, dodge = false }) => {
    if (metres <= 0) return refuseBrp('no-distance');
    return notAlive(world, who) ?? (dodge ? cannotRollSkill(world, who, 'dodge') : undefined);
  },
  resolve: (ctx, { who, metres, dodge = false }) => {
    const may = dodge && ctx.world.options.fallingDodge !== 'off' && isUp(getCreature(ctx.world, who));
    const dodged = may && attempt(ctx, { by: who, skill: 'dodge', rule }) !== 'failure';
    ctx.emit({ type: 'fell', rule, who, metres });
    const damage = rollFallDamage(ctx, { who, dice: Math.ceil(metres / METRES_PER_DIE), dodged });
    if (damage === 0) return;
    ctx.emit({ type: 'damage-rolled', rule, by: null, on: who, damage, because: [] });
    const stopped = ctx.world.options.armourAgainstFalls
      ? armourPoints(getCreature(ctx.world, who), 'points').value
      : 0;
    wound(ctx, { who, by: null, points: damage - stopped, kind: 'fall', rule });
  },
  gmOffers: (world) =>
    offerForLiving(world, { type: 'fall' }, { metres: numberBetween(1, 30), dodge: oneOf([false, true]) }),
});

interface FallRoll {
  readonly who: string;
  readonly dice: number;
  readonly dodged: boolean;
}

/**
 * A creature that dodges rolls one die less or subtracts a die, by the options.
 * @rule brp.spot.falling @rule brp.dice.floor-zero
 */
function rollFallDamage(ctx: BrpCtx, { who, dice, dodged }: FallRoll): number {
  const fewer = dodged && ctx.world.options.fallingDodge === 'fewer-die';
  const thrownDice = fallDice(fewer ? dice - 1 : dice, dodged && !fewer);
  if (fewer && dice === 1) return 0;
  return ctx.roll({ name: 'damage', rule }, who, thrownDice, (rolled) => Math.max(0, rolled));
}

function fallDice(count: number, less: boolean): Dice<number> {
  const whole = count === 0 ? constantDice(0) : d(6, count);
  return less ? addDice(whole, multiplyDice(d(6), -1)) : whole;
}
