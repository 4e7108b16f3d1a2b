import { type CreatureId, fields, getCreature, listFactKeys, numberBetween } from '@arbitro/kernel';
import { event, writeJoust } from '../declare.ts';
import type { RuleId } from '../rules.ts';
import type { ArmourClass, Jouster, World } from '../state.ts';
import type { WhiteboxCtx } from './checks.ts';
import { findJoust } from './joust-state.ts';
import { AC_SUM, TABLE_AC_RANGE, TILTS } from './tables.ts';

export const joustEnded = event(
  'joust-ended',
  fields<{ winner: CreatureId | null; loser: CreatureId | null }>(),
  {
    facts: ({ winner }) => (winner === null ? ['draw'] : listFactKeys('won', winner)),
    writeWorld: writeJoust((joust, { winner }) => {
      joust.over = true;
      joust.winner = winner;
    }),
  },
);

const UNARMOURED: ArmourClass = {
  descending: AC_SUM - TABLE_AC_RANGE.least,
  ascending: TABLE_AC_RANGE.least,
};

/** The loser is on foot and without armour. @rule whitebox.joust.duel-forfeit */
export const forfeited = event('forfeited', fields<{ who: CreatureId; to: CreatureId; ransom: number }>(), {
  writeCreature: (draft) => {
    draft.mount = 'none';
    draft.ac = UNARMOURED;
  },
});

interface JoustOutcome {
  readonly winner: CreatureId | null;
  readonly loser: CreatureId | null;
}

const NO_WINNER: JoustOutcome = { winner: null, loser: null };

/**
 * A rider who is down has lost, whatever the points; after three passes the points decide.
 * @rule whitebox.joust.automatic-loss @rule whitebox.joust.victory
 */
export function findJoustOutcome({ joust, options }: World): JoustOutcome | undefined {
  if (!joust || joust.over) return undefined;
  const [a, b] = joust.jousters;
  const isDown = ({ state }: Jouster): boolean => state !== 'riding';
  if (isDown(a) && isDown(b)) return options.joustBothDown === 'points' ? decideByPoints(a, b) : NO_WINNER;
  if (isDown(a)) return { winner: b.who, loser: a.who };
  if (isDown(b)) return { winner: a.who, loser: b.who };
  if (joust.tilt < TILTS) return undefined;
  const goesOn = a.points === b.points && options.joustPointsTie === 'extra-tilts';
  return goesOn ? undefined : decideByPoints(a, b);
}

function decideByPoints(a: Jouster, b: Jouster): JoustOutcome {
  if (a.points === b.points) return NO_WINNER;
  return a.points > b.points ? { winner: a.who, loser: b.who } : { winner: b.who, loser: a.who };
}

export function concludeJoust(ctx: WhiteboxCtx, ending: JoustOutcome): void {
  const { joust } = ctx.world;
  const wasDuel = joust?.purpose === 'duel';
  endJoustWith(ctx, ending);
  if (wasDuel) payForfeit(ctx, ending);
}

/** A rider who is downed or killed between two passes has lost too. @rule whitebox.joust.automatic-loss */
export function endJoustIfDown(ctx: WhiteboxCtx): void {
  for (const { who, state } of findJoust(ctx.world)?.jousters ?? []) {
    const { status } = getCreature(ctx.world, who);
    if (state !== 'riding' || status === 'up') continue;
    const fallen = status === 'dead' ? 'dead' : 'stunned';
    ctx.emit({ type: 'unhorsed', rule: 'whitebox.joust.automatic-loss', who, state: fallen });
  }
  const isDown = findJoust(ctx.world)?.jousters.some(({ state }) => state !== 'riding') ?? false;
  const ending = isDown ? findJoustOutcome(ctx.world) : undefined;
  if (ending) concludeJoust(ctx, ending);
}

/**
 * With the option for it, a stunned rider regains consciousness, still at 0 hit points.
 * @rule whitebox.joust.stunned-at-zero
 */
export function endJoustWith(ctx: WhiteboxCtx, { winner, loser }: JoustOutcome): void {
  const { joust } = ctx.world;
  const down = joust?.jousters.some(({ state }) => state !== 'riding') ?? false;
  const rule: RuleId = down ? 'whitebox.joust.automatic-loss' : 'whitebox.joust.victory';
  ctx.emit({ type: 'joust-ended', rule, winner, loser });
  if (ctx.world.options.joustStun === 'until-healed') return;
  for (const { who } of joust?.jousters ?? [])
    if (getCreature(ctx.world, who).status === 'stunned')
      ctx.emit({ type: 'status-set', rule: 'whitebox.joust.stunned-at-zero', who, status: 'up', by: null });
}

/** The ransom that a rich family pays. */
const MAX_RANSOM = 100_000;

/**
 * Mount, armour, and what friends and family can pay: the Referee sets the amount.
 * @rule whitebox.joust.duel-forfeit
 */
function payForfeit(ctx: WhiteboxCtx, { winner, loser }: JoustOutcome): void {
  if (winner === null || loser === null) return;
  const rule: RuleId = 'whitebox.joust.duel-forfeit';
  const ransom = ctx.choose({ name: 'ransom', rule }, 'gm', numberBetween(0, MAX_RANSOM));
  ctx.emit({ type: 'forfeited', rule, who: loser, to: winner, ransom });
}
