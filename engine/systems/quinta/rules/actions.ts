import { type CreatureId, creature, fields } from '@arbitro/kernel';
import type { Dash, Disengage, Dodge, Help } from '../actions.ts';
import type { QuintaCtx } from '../checks.ts';
import { event } from '../declare.ts';
import { testOf } from '../derived.ts';
import type { Helping } from '../state.ts';
import { AID_DC } from '../tables.ts';
import { spend, takeAction } from './budget.ts';
import { rollCheck } from './check.ts';
import { stillDodges } from './check-sources.ts';
import { stabilise, wake } from './death.ts';

export const dodgeBegun = event('dodge-begun', fields<{ who: CreatureId }>(), {
  writeCreature: (next) => {
    next.dodging = true;
  },
});

export const dodgeEnded = event('dodge-ended', fields<{ who: CreatureId }>(), {
  writeCreature: (next) => {
    next.dodging = false;
  },
});

export const helped = event('helped', fields<{ who: CreatureId; helping: Helping | null }>(), {
  writeCreature: (next, { helping }) => {
    next.helping = helping;
  },
});

export const helpUsed = event('help-used', fields<{ who: CreatureId }>(), {
  writeCreature: (next) => {
    next.helping = null;
  },
});

/** As much movement again as the Speed is, whatever it is then. @rule quinta.actions.dash */
export function dash(ctx: QuintaCtx, { by }: Dash): void {
  const { dashes } = creature(ctx.world, by).budget;
  takeAction(ctx, by, { what: 'dash', change: { dashes: dashes + 1 } });
}

/** For the rest of the turn. @rule quinta.actions.disengage */
export function disengage(ctx: QuintaCtx, { by }: Disengage): void {
  takeAction(ctx, by, { what: 'disengage', change: { disengaged: true } });
}

/** Until one's next turn; who cannot stir has nothing of it, and does not get it back. @rule quinta.actions.dodge @ruling R18 */
export function dodge(ctx: QuintaCtx, { by }: Dodge): void {
  spend(ctx, by, 'action', 'dodge');
  const rule = 'quinta.actions.dodge';
  ctx.emit({ type: 'dodge-begun', rule, who: by });
  if (!stillDodges(ctx.world, creature(ctx.world, by))) ctx.emit({ type: 'dodge-ended', rule, who: by });
}

/** For one roll of somebody else, until one's next turn; or first aid. @rule quinta.actions.help @ruling R19 */
export function help(ctx: QuintaCtx, { by, how, on, skill }: Help): void {
  spend(ctx, by, 'action', 'help');
  if (how === 'first-aid') return firstAid(ctx, by, on);
  const helping = { kind: how, on, skill: how === 'check' ? (skill ?? null) : null };
  ctx.emit({ type: 'helped', rule: 'quinta.actions.help', who: by, helping });
}

/** @rule quinta.death.stabilise @rule quinta.damage.knock-out @ruling R69 */
function firstAid(ctx: QuintaCtx, by: string, on: string): void {
  const rule = 'quinta.death.stabilise';
  if (!rollCheck(ctx, { who: by, test: testOf('medicine'), dc: AID_DC, rule })) return;
  if (creature(ctx.world, on).hp === 0) stabilise(ctx, on);
  else wake(ctx, on);
}
