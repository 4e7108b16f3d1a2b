import { type CreatureId, creature, fightOn } from '@arbitro/kernel';
import type { BrpCtx } from '../checks.ts';
import { forbids } from '../effects.ts';
import { isUp, type World } from '../state.ts';
import { togetherIn } from './ranks.ts';

/** Awake, not caught in an ambush, and not busy with somebody's wound. @rule brp.spot.ambush-melee */
export function isAble(world: World, who: CreatureId): boolean {
  const one = creature(world, who);
  return isUp(one) && !forbids(one, 'act') && !isTreating(world, who);
}

/** Where first aid takes a whole round. @rule brp.healing.first-aid-rescue */
function isTreating(world: World, who: CreatureId): boolean {
  const fight = fightOn(world);
  return fight?.aids.some(({ by, round }) => by === who && round < fight.round) === true;
}

/** To whoever acts at the same time as others it is still the moment at which they began. @rule brp.combat.dex-ties */
export const canAct = (world: World, who: CreatureId): boolean =>
  isAble(world, who) || fightOn(world)?.together.includes(who) === true;

/** One action in a round. @rule brp.combat.one-action */
export function endTurn(ctx: BrpCtx, who: CreatureId): void {
  const fight = fightOn(ctx.world);
  const [first = [], ...later] = fight?.turns ?? [];
  if (!fight || !first.includes(who)) return;
  const rest = first.filter((id) => id !== who);
  const turns = rest.length > 0 ? [rest, ...later] : later;
  const together = rest.length > 0 ? fight.together : togetherIn(ctx.world, ableOf(ctx.world, later));
  ctx.emit({ type: 'turn-done', rule: 'brp.combat.one-action', who, turns, together });
}

const ableOf = (
  world: World,
  turns: readonly (readonly CreatureId[])[],
): readonly (readonly CreatureId[])[] =>
  turns.map((group) => group.filter((who) => isAble(world, who))).filter((group) => group.length > 0);
