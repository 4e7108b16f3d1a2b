import { d } from '@arbitro/dice';
import { type CreatureId, creature, oneOf, theFight } from '@arbitro/kernel';
import type { WhiteboxCtx } from '../checks.ts';
import { type Creature, type Fight, isUp, type World } from '../state.ts';
import { MELEE_FEET } from '../tables.ts';

const RULE = 'whitebox.combat.missile-into-melee';

/**
 * Everybody in the same melee, as they are listed: opponents within reach of each other, and whoever is within reach of
 * those.
 *
 * @rule whitebox.combat.missile-into-melee
 * @rule whitebox.combat.melee-range
 * @ruling R86
 */
function meleeOf(world: World, { fighters }: Fight, on: CreatureId): readonly CreatureId[] {
  const standing = fighters.flatMap(({ who, at }) => {
    const one = creature(world, who);
    return isUp(one) && one.morale !== 'surrender' ? [{ one, at }] : [];
  });
  const linked = new Set<CreatureId>([on]);
  const open = standing.filter(({ one }) => one.id === on);
  for (let from = open.pop(); from; from = open.pop()) {
    for (const to of standing)
      if (!linked.has(to.one.id) && fights(from, to)) {
        linked.add(to.one.id);
        open.push(to);
      }
  }
  return standing.map(({ one }) => one.id).filter((id) => linked.has(id));
}

interface Standing {
  readonly one: Creature;
  readonly at: number;
}
const fights = (from: Standing, to: Standing): boolean =>
  from.one.side !== to.one.side && Math.abs(from.at - to.at) <= MELEE_FEET;

/** Whom a shot goes at: in a melee nobody can choose. @rule whitebox.combat.missile-into-melee */
export function drawTarget(ctx: WhiteboxCtx, by: CreatureId, meant: CreatureId): CreatureId {
  const among = meleeOf(ctx.world, theFight(ctx.world), meant).filter((id) => id !== by);
  if (among.length < 2) return meant;
  const on =
    ctx.world.options.missileIntoMelee === 'referee'
      ? ctx.choose({ name: 'melee-victim', rule: RULE }, 'gm', oneOf(among))
      : ctx.roll(
          { name: 'random-target', rule: RULE },
          by,
          d(among.length),
          (face) => among[face - 1] ?? meant,
        );
  ctx.emit({ type: 'target-drawn', rule: RULE, who: by, meant, on });
  return on;
}
