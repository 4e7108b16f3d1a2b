import { type CreatureId, findFight, getCreature, oneOf } from '@arbitro/kernel';
import { type Creature, isUp, type World } from '../state.ts';
import { reachOf } from './attack-options.ts';
import type { WhiteboxCtx } from './checks.ts';
import { feetBetween } from './distance.ts';
import type { Blow } from './strike.ts';
import { listOtherFighters } from './turn-action-offers.ts';

/** The foe that a blow goes on to after it felled another; none by the book. @rule whitebox.combat.melee-attack @ruling R97 */
export function findCleaveTarget(ctx: WhiteboxCtx, { by, on, means }: Blow): CreatureId | undefined {
  const attacker = getCreature(ctx.world, by);
  if (means.reach !== 'melee' || !mayCleave(ctx.world, attacker)) return undefined;
  if (isUp(getCreature(ctx.world, on)) || !isUp(attacker)) return undefined;
  const [first, ...others] = listFoesInReach(ctx.world, attacker, means.weapon);
  if (first === undefined || others.length === 0) return first;
  const label = { name: 'cleave', rule: 'whitebox.combat.melee-attack' };
  return ctx.choose(label, by, oneOf([first, ...others]));
}

const mayCleave = ({ options }: World, { class: of }: Creature): boolean =>
  options.cleave === 'everyone' || (options.cleave === 'fighters' && of === 'fighter');

function listFoesInReach(
  world: World,
  { id: by, side }: Creature,
  weapon: Blow['means']['weapon'],
): readonly CreatureId[] {
  const fight = findFight(world);
  if (!fight) return [];
  return listOtherFighters(fight, by).filter((id) => {
    const other = getCreature(world, id);
    return other.side !== side && isUp(other) && reachOf(weapon, feetBetween(fight, by, id)) === 'melee';
  });
}
