import { type CreatureId, creature } from '@arbitro/kernel';
import type { Attack, Use } from '../actions.ts';
import type { RischioCtx } from '../checks.ts';
import type { RuleId } from '../rules.ts';
import { type Ability, ability, type Creature } from '../state.ts';
import { payCost } from './cost.ts';
import { rawDamage, wound } from './damage.ts';
import { hitTest } from './hit.ts';
import { support } from './support.ts';
import { endTurn } from './turn.ts';

/** The basic attack: an ability like any other, without cost, on one target. */
export function attack(ctx: RischioCtx, { by, on: target }: Attack): void {
  const agent = creature(ctx.world, by);
  const launched = agent.basicAttack;
  const on = [target];
  ctx.emit({ type: 'launched', rule: 'rischio.combat.attack-roll', by, ability: launched.name, on });
  endTurn(ctx, by, strike(ctx, { agent, launched, on }));
}

/** An ability: the cost at once, then its effect, then the turn is over. */
export function use(ctx: RischioCtx, { by, ability: id, on }: Use): void {
  const launched = ability(creature(ctx.world, by), id);
  if (!launched) throw new Error(`${by} has no ability ${id}: the action was let through unchecked`);
  ctx.emit({ type: 'launched', rule: LAUNCH_RULES[launched.kind], by, ability: launched.name, on });
  const goesOn = payCost(ctx, by, launched);
  const hit = goesOn ? takeEffect(ctx, { agent: creature(ctx.world, by), launched, on }) : NOBODY;
  endTurn(ctx, by, [by, ...hit]);
}

const NOBODY: readonly CreatureId[] = [];

/** Does what the ability does; tells whom it may have felled. */
function takeEffect(ctx: RischioCtx, launch: Launch): readonly CreatureId[] {
  if (launch.launched.kind === 'attack') return strike(ctx, launch);
  support(ctx, launch);
  return NOBODY;
}

const LAUNCH_RULES = {
  attack: 'rischio.combat.attack-roll',
  support: 'rischio.combat.no-roll-abilities',
} as const satisfies Record<Ability['kind'], RuleId>;

/** An ability under way. The agent's numbers are those at launch, whatever happens to the agent meanwhile. */
export interface Launch {
  readonly agent: Creature;
  readonly launched: Ability;
  readonly on: readonly CreatureId[];
}

/**
 * The attacker's damage is fixed at launch; all dodge before anybody is wounded, and wounds fall in target order.
 *
 * @rule rischio.combat.aoe
 */
function strike(ctx: RischioCtx, launch: Launch): readonly CreatureId[] {
  const { agent, launched } = launch;
  const { value: damage, because } = rawDamage(ctx.world, agent, launched);
  const hit = hitTest(ctx, launch);
  if (hit.length === 0) return hit;
  ctx.emit({ type: 'damage-reckoned', rule: 'rischio.damage.base', by: agent.id, damage, because });
  for (const on of hit) wound(ctx, { on, by: agent.id, raw: damage });
  return hit;
}
