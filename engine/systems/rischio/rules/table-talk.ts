import { creature } from '@arbitro/kernel';
import type { ChangeGear, DeclareDefeated, Rally, TellConsequence } from '../actions.ts';
import type { RischioCtx } from '../checks.ts';
import { takesPart } from '../state.ts';
import { endTurn, giveUpSlot } from './turn.ts';
import { defeat } from './zero-health.ts';

/** Gear is taken up or put away; it takes no turn. @rule rischio.damage.unused-equipment @ruling R9 */
export function changeGear(ctx: RischioCtx, { by, gear, inUse }: ChangeGear): void {
  ctx.emit({ type: 'gear-changed', rule: 'rischio.damage.unused-equipment', who: by, gear, inUse });
}

/** A new day: drops are counted afresh, health and whoever is down stay as they are. @rule rischio.death.daily-reset */
export function newDay(ctx: RischioCtx): void {
  ctx.emit({ type: 'day-began', rule: 'rischio.death.daily-reset', day: ctx.world.day + 1 });
}

/** An opponent who surrenders or runs is defeated too. @rule rischio.death.opponent-defeat */
export function declareDefeated(ctx: RischioCtx, { who }: DeclareDefeated): void {
  defeat(ctx, creature(ctx.world, who), null);
  endTurn(ctx, who, [who]);
}

/**
 * A foe that had surrendered or run is itself again: it can be dealt with, or fight another day. In the fight that
 * is on it has no place until it joins.
 *
 * @rule rischio.death.opponent-defeat
 * @ruling R15
 */
export function rally(ctx: RischioCtx, { who }: Rally): void {
  if (takesPart(ctx.world, who)) giveUpSlot(ctx, who, 'rischio.death.opponent-defeat');
  ctx.emit({ type: 'rallied', rule: 'rischio.death.opponent-defeat', who, status: 'up' });
}

/** What a grave failure or a partial result brings is the game master's to say. @rule rischio.versus.partial-result */
export function tellConsequence(ctx: RischioCtx, { who, text }: TellConsequence): void {
  ctx.emit({ type: 'consequence-told', rule: 'rischio.risk.grave-failure', who, text });
}
