import { creature } from '@arbitro/kernel';
import type { Douse, LightUp, Refill } from '../actions.ts';
import type { WhiteboxCtx } from '../checks.ts';
import { serves } from '../effects.ts';
import type { Creature, Light } from '../state.ts';

export const lightOf = ({ lights }: Creature, id: string): Light | undefined =>
  lights.find((light) => light.id === id);

/** Thirty feet around, for as long as it lasts. @rule whitebox.exploration.light-radius */
export const lightUp = (ctx: WhiteboxCtx, { by: who, light }: LightUp): void =>
  ctx.emit({ type: 'light-lit', rule: 'whitebox.exploration.light-radius', who, light });

/** What is left of it is kept. @rule whitebox.exploration.light-duration */
export const douse = (ctx: WhiteboxCtx, { by: who, light }: Douse): void =>
  ctx.emit({ type: 'light-doused', rule: 'whitebox.exploration.light-duration', who, light });

/** @rule whitebox.exploration.light-duration */
export function refill(ctx: WhiteboxCtx, { by: who, light }: Refill): void {
  const one = creature(ctx.world, who);
  const pints = (lightOf(one, light)?.pints ?? 0) + 1;
  const rule = 'whitebox.exploration.light-duration';
  ctx.emit({ type: 'lantern-filled', rule, who, light, pints, oil: one.oil - 1 });
}

/** Unless it is charmed or in somebody's service. @rule whitebox.exploration.monsters-darkvision */
export const seesInTheDark = (one: Creature): boolean =>
  one.seesInDark && (one.kind !== 'monster' || (one.service === null && !serves(one)));
