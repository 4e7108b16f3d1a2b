import { type CreatureId, creature, fields, numberFrom } from '@arbitro/kernel';
import { event, writeJoust } from '../declare.ts';
import type { RuleId } from '../rules.ts';
import type { ArmourClass, Jouster, World } from '../state.ts';
import type { WhiteboxCtx } from './checks.ts';
import { joustOn } from './jousting.ts';
import { AC_SUM, TABULATED, TILTS } from './tables.ts';

export const joustEnded = event(
  'joust-ended',
  fields<{ winner: CreatureId | null; loser: CreatureId | null }>(),
  {
    writeWorld: writeJoust((joust, { winner }) => {
      joust.over = true;
      joust.winner = winner;
    }),
  },
);

const UNARMOURED: ArmourClass = { descending: AC_SUM - TABULATED.least, ascending: TABULATED.least };

/** The loser is on foot and without armour. @rule whitebox.joust.duel-forfeit */
export const forfeited = event('forfeited', fields<{ who: CreatureId; to: CreatureId; ransom: number }>(), {
  writeCreature: (draft) => {
    draft.mount = 'none';
    draft.ac = UNARMOURED;
  },
});

interface Ending {
  readonly winner: CreatureId | null;
  readonly loser: CreatureId | null;
}

const NOBODY: Ending = { winner: null, loser: null };

/**
 * A rider who is down has lost, whatever the points; after three passes the points decide.
 *
 * @rule whitebox.joust.automatic-loss
 * @rule whitebox.joust.victory
 */
export function decided({ joust, options }: World): Ending | undefined {
  if (!joust || joust.over) return undefined;
  const [a, b] = joust.jousters;
  const isDown = ({ state }: Jouster): boolean => state !== 'riding';
  if (isDown(a) && isDown(b)) return options.joustBothDown === 'points' ? byPoints(a, b) : NOBODY;
  if (isDown(a)) return { winner: b.who, loser: a.who };
  if (isDown(b)) return { winner: a.who, loser: b.who };
  if (joust.tilt < TILTS) return undefined;
  const goesOn = a.points === b.points && options.joustPointsTie === 'extra-tilts';
  return goesOn ? undefined : byPoints(a, b);
}

function byPoints(a: Jouster, b: Jouster): Ending {
  if (a.points === b.points) return NOBODY;
  return a.points > b.points ? { winner: a.who, loser: b.who } : { winner: b.who, loser: a.who };
}

export function conclude(ctx: WhiteboxCtx, ending: Ending): void {
  const { joust } = ctx.world;
  const wasDuel = joust?.purpose === 'duel';
  endWith(ctx, ending);
  if (wasDuel) forfeit(ctx, ending);
}

/** A rider who is downed or killed between two passes has lost too. @rule whitebox.joust.automatic-loss */
export function endIfDown(ctx: WhiteboxCtx): void {
  for (const { who, state } of joustOn(ctx.world)?.jousters ?? []) {
    const { status } = creature(ctx.world, who);
    if (state !== 'riding' || status === 'up') continue;
    const fallen = status === 'dead' ? 'dead' : 'stunned';
    ctx.emit({ type: 'unhorsed', rule: 'whitebox.joust.automatic-loss', who, state: fallen });
  }
  const isDown = joustOn(ctx.world)?.jousters.some(({ state }) => state !== 'riding') ?? false;
  const ending = isDown ? decided(ctx.world) : undefined;
  if (ending) conclude(ctx, ending);
}

/**
 * With the option for it, a stunned rider regains consciousness, still at 0 hit points.
 *
 * @rule whitebox.joust.stunned-at-zero
 */
export function endWith(ctx: WhiteboxCtx, { winner, loser }: Ending): void {
  const { joust } = ctx.world;
  const down = joust?.jousters.some(({ state }) => state !== 'riding') ?? false;
  const rule: RuleId = down ? 'whitebox.joust.automatic-loss' : 'whitebox.joust.victory';
  ctx.emit({ type: 'joust-ended', rule, winner, loser });
  if (ctx.world.options.joustStun === 'until-healed') return;
  for (const { who } of joust?.jousters ?? [])
    if (creature(ctx.world, who).status === 'stunned')
      ctx.emit({ type: 'status-set', rule: 'whitebox.joust.stunned-at-zero', who, status: 'up', by: null });
}

/** The ransom that a rich family pays. */
const MOST_RANSOM = 100_000;

/**
 * Mount, armour, and what friends and family can pay: the Referee sets the amount.
 *
 * @rule whitebox.joust.duel-forfeit
 */
function forfeit(ctx: WhiteboxCtx, { winner, loser }: Ending): void {
  if (winner === null || loser === null) return;
  const rule: RuleId = 'whitebox.joust.duel-forfeit';
  const ransom = ctx.choose({ name: 'ransom', rule }, 'gm', numberFrom(0, MOST_RANSOM));
  ctx.emit({ type: 'forfeited', rule, who: loser, to: winner, ransom });
}
