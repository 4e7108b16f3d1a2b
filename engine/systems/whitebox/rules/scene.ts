import { type CreatureId, fields, fighterIn, theFight } from '@arbitro/kernel';
import type { ByDexterity, Place } from '../actions.ts';
import type { WhiteboxCtx } from '../checks.ts';
import { writeFighter } from '../copies.ts';
import { event, writeFight } from '../declare.ts';
import { leaveDoors } from './held-doors.ts';

export const placed = event('placed', fields<{ who: CreatureId; at: number }>(), {
  writeWorld: writeFight((fight, { who, at }) =>
    writeFighter(fight, who, (fighter) => {
      fighter.at = at;
    }),
  ),
});
export const dexterityOrderSet = event('dexterity-order-set', fields<{ on: boolean }>(), {
  writeWorld: writeFight((fight, { on }) => {
    fight.byDexterity = on;
    fight.now = null;
  }),
});

/** The Referee says where somebody stands. @rule whitebox.combat.melee-range */
export function place(ctx: WhiteboxCtx, { who, at }: Place): void {
  const isElsewhere = fighterIn(theFight(ctx.world), who)?.at !== at;
  ctx.emit({ type: 'placed', rule: 'whitebox.combat.melee-range', who, at });
  if (isElsewhere) leaveDoors(ctx, [who]);
}

/** Whether it matters which comrade goes before another. @rule whitebox.combat.alt-dexterity-order */
export const byDexterity = (ctx: WhiteboxCtx, { on }: ByDexterity): void =>
  ctx.emit({ type: 'dexterity-order-set', rule: 'whitebox.combat.alt-dexterity-order', on });
