import { type CreatureId, fields, findFight, getCreature, getFighter, listFactKeys } from '@arbitro/kernel';
import { removeId, updateFighter } from '../copy-state.ts';
import { audienceFor, event, writeFight, writeFighterWho } from '../declare.ts';
import type { Fighter, World } from '../state.ts';
import { findAttackOption, isMissile } from './attack-options.ts';
import type { BrpCtx } from './checks.ts';

export const warned = event('warned', fields<{ who: CreatureId; of: CreatureId }>(), {
  facts: ({ who }) => listFactKeys('warned', who),
  audience: ({ of }, world) => audienceFor(world, of),
  writeWorld: writeFight((fight, { who, of }) =>
    updateFighter(fight, of, (fighter) => {
      fighter.warned = [...removeId(fighter.warned, who), who];
    }),
  ),
});

export const unawareOf = event(
  'unaware-of',
  fields<{ who: CreatureId; of: CreatureId; unaware: boolean }>(),
  {
    audience: ({ of }, world) => audienceFor(world, of),
    writeWorld: writeFighterWho((fighter, { of, unaware }) => {
      const others = removeId(fighter.unawareOf, of);
      fighter.unawareOf = unaware ? [...others, of] : others;
    }),
  },
);

/** An attack in progress, melee or ranged. */
interface AttackMade {
  readonly by: CreatureId;
  readonly byHand: boolean;
}

/**
 * Creatures ambushed in melee can only defend for one round. Whether it is melee depends on the attack in progress,
 * else on the declared attack, else on the weapon in hand.
 * @rule brp.spot.ambush-melee @rule brp.spot.ambush-ranged @ruling R98
 */
export function surprise(ctx: BrpCtx, blow?: AttackMade): void {
  const fighters = findFight(ctx.world)?.fighters ?? [];
  if (!fighters.some(isInAmbush)) return;
  const hiding = fighters.filter(isInAmbush);
  const setUpon = new Map<CreatureId, CreatureId | null>();
  for (const fighter of hiding) {
    const byHand = blow?.by === fighter.who ? blow.byHand : strikesByHand(ctx.world, fighter);
    for (const who of fighter.ambushOn ?? [])
      setUpon.set(who, setUpon.get(who) ?? (byHand ? fighter.who : null));
  }
  for (const [who, by] of setUpon) setSurprised(ctx, who, by);
}

const isInAmbush = ({ ambushes, ambushOn }: Fighter): boolean => ambushes && ambushOn !== undefined;

function setSurprised(ctx: BrpCtx, who: CreatureId, by: CreatureId | null): void {
  const rule = 'brp.spot.ambush-melee';
  if (getCreature(ctx.world, who).conditions.includes('ambushed') === (by !== null)) return;
  if (by === null) ctx.emit({ type: 'condition-lost', rule, who, condition: 'ambushed' });
  else ctx.emit({ type: 'condition-gained', rule, who, condition: 'ambushed', by });
}

function strikesByHand(world: World, { who, intent }: Fighter): boolean {
  if (intent?.act === 'grapple') return true;
  const mode = findAttackOption(world, getCreature(world, who), intent?.act === 'attack' ? intent : {})?.mode;
  return !(mode && isMissile(mode));
}

/**
 * An attacker knows where its target is: the target's later attacks no longer come from behind or from hiding.
 * @rule brp.spot.backstab @rule brp.spot.ambush-ranged @ruling R99
 */
export function noticeTarget(ctx: BrpCtx, by: CreatureId, on: CreatureId): void {
  const { ambushes, warned } = getFighter(ctx.world, on);
  if (ambushes && !warned.includes(by))
    ctx.emit({ type: 'warned', rule: 'brp.spot.ambush-ranged', who: by, of: on });
  if (getFighter(ctx.world, by).unawareOf.includes(on))
    ctx.emit({ type: 'unaware-of', rule: 'brp.spot.backstab', who: by, of: on, unaware: false });
}
