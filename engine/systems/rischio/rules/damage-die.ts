import { d } from '@arbitro/dice';
import { addReasons, type CreatureId, type Score } from '@arbitro/kernel';
import type { RischioCtx } from './checks.ts';

const DICE = { d4: d(4), d6: d(6) } as const;

interface HitDamage {
  /** The damage without any die. */
  readonly fixed: Score;
  readonly natural20: boolean;
}

/**
 * Returns the damage of an attack that hits. The book's is fixed; the options may add a die or double it.
 * @rule rischio.damage.base @ruling R18 @ruling R20
 */
export function rollHitDamage(ctx: RischioCtx, by: CreatureId, { fixed, natural20 }: HitDamage): Score {
  const { damageDie, attackExtremes } = ctx.world.options;
  const rule = 'rischio.damage.base';
  const rolled =
    damageDie === 'none'
      ? fixed
      : addReasons(fixed, {
          rule,
          what: 'damage-die',
          how: 'add',
          value: ctx.roll({ name: 'damage', rule, plus: fixed }, by, DICE[damageDie], (face) => face),
        });
  return natural20 && attackExtremes === 'double'
    ? addReasons(rolled, { rule, what: 'natural-20', how: 'times', value: 2 })
    : rolled;
}
