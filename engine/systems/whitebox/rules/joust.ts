import { fields } from '@arbitro/kernel';
import type { BeginJoust, EndJoust, Tilt } from '../actions.ts';
import type { WhiteboxCtx } from '../checks.ts';
import { changeWorld } from '../copies.ts';
import { event, writeJoust } from '../declare.ts';
import type { Joust, Jouster } from '../state.ts';
import { MINUTES } from '../tables.ts';
import { conclude, decided, endWith } from './joust-end.ts';
import { rideInTurn, rideTogether } from './joust-pass.ts';
import { score } from './joust-points.ts';
import { joustOn } from './jousting.ts';
import { pass } from './time.ts';

export const joustBegan = event('joust-began', fields<{ joust: Joust }>(), {
  writeWorld: (world, { joust }) =>
    changeWorld(world, (draft) => {
      draft.joust = joust;
    }),
});
export const tilted = event('tilted', fields<{ tilt: number }>(), {
  writeWorld: writeJoust((joust, { tilt: number }) => {
    joust.tilt = number;
  }),
});

/** Two who ride against each other, for sport and with blunted lances unless it is said otherwise. @rule whitebox.joust.contest */
export function beginJoust(
  ctx: WhiteboxCtx,
  { between, purpose = 'sport', lances = 'blunt' }: BeginJoust,
): void {
  const jouster = (who: string): Jouster => ({ who, points: 0, state: 'riding' });
  const jousters = [jouster(between[0]), jouster(between[1])] as const;
  const joust: Joust = { purpose, lances, tilt: 0, jousters, over: false, winner: null };
  ctx.emit({ type: 'joust-began', rule: 'whitebox.joust.contest', joust });
}

/** One pass, a minute long: both attack, at once or one after the other. @rule whitebox.joust.three-tilts */
export function tilt(ctx: WhiteboxCtx, _: Tilt): void {
  const joust = joustOn(ctx.world);
  if (!joust) return;
  ctx.emit({ type: 'tilted', rule: 'whitebox.joust.three-tilts', tilt: joust.tilt + 1 });
  const inTurn = ctx.world.options.joustOrder === 'initiative';
  for (const tally of inTurn ? rideInTurn(ctx) : rideTogether(ctx)) score(ctx, tally);
  pass(ctx, MINUTES.round, { rule: 'whitebox.joust.three-tilts' });
  const end = decided(ctx.world);
  if (end) conclude(ctx, end);
}

/** The Referee stops it: nobody has won. @rule whitebox.joust.victory */
export const endJoust = (ctx: WhiteboxCtx, _: EndJoust): void => endWith(ctx, { winner: null, loser: null });
