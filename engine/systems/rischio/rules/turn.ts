import { type CreatureId, creatureId, fields, findFight, getCreature } from '@arbitro/kernel';
import { action, audienceForWho, event, writeFight } from '../declare.ts';
import { refuseRischio } from '../refusals.ts';
import type { RuleId } from '../rules.ts';
import type { Fight, World } from '../state.ts';
import type { RischioCtx } from './checks.ts';
import { statusEffects } from './effects.ts';
import { rollOrder } from './initiative.ts';
import { cannotYield, whoseTurn } from './may-act.ts';

export const roundBegan = event('round-began', fields<{ round: number }>(), {
  writeWorld: writeFight((fight, { round }) => setFightTurn(fight, round, -1)),
});

export const turnBegan = event('turn-began', fields<{ who: CreatureId; turn: number }>(), {
  privateFields: ['turn'],
  writeWorld: writeFight((fight, { turn }) => setFightTurn(fight, fight.round, turn)),
});

function setFightTurn({ order, participants, over, winner }: Fight, round: number, turn: number): Fight {
  return { round, order, turn, participants, over, winner };
}

export const left = event('left', fields<{ who: CreatureId; order: readonly CreatureId[]; turn: number }>(), {
  privateFields: ['order', 'turn'],
  writeWorld: writeFight((fight, { who, order, turn }) => ({
    ...fight,
    order,
    turn,
    participants: fight.participants.map((participant) =>
      participant.who === who ? { ...participant, left: true } : participant,
    ),
  })),
});

export const turnPassed = event('turn-passed', fields<{ who: CreatureId }>());

export const fightEnded = event('fight-ended', fields<{ winner: string | null }>(), {
  writeWorld: writeFight((fight, { winner }) => ({ ...fight, over: true, winner })),
});

export const effectsEnded = event('effects-ended', fields<{ who: CreatureId }>(), {
  audience: audienceForWho,
  writeCreature: (creature) => {
    creature.shield = 0;
    creature.boosts = [];
  },
});

const canTakeTurns = (world: World, who: CreatureId): boolean =>
  statusEffects(getCreature(world, who).status).acts;

/** Ends the turn of the acting creature, if it has the turn. `touched` are the creatures that may have fallen. */
export function endTurn(ctx: RischioCtx, who: CreatureId, touched: readonly CreatureId[]): void {
  const somebodyFell = touched.some((id) => !canTakeTurns(ctx.world, id));
  if (somebodyFell && endIfDecided(ctx)) return;
  if (whoseTurn(ctx.world) === who) startNextTurn(ctx);
}

/**
 * After a creature was hurt outside its own action: if it can no longer act, it loses the turn, and the fight may be
 * decided.
 */
export function endTurnOfFallen(ctx: RischioCtx, who: CreatureId): void {
  if (!canTakeTurns(ctx.world, who)) endTurn(ctx, who, [who]);
}

/**
 * Advances to the next creature in the order that can act; those that cannot keep their slot. After the last one a new
 * round begins.
 * @rule rischio.combat.turn-order
 */
export function startNextTurn(ctx: RischioCtx): void {
  const fight = findFight(ctx.world);
  if (!fight) return;
  const { order } = fight;
  for (let turn = fight.turn + 1; turn < order.length; turn++) {
    const who = order[turn] as CreatureId;
    if (canTakeTurns(ctx.world, who))
      return ctx.emit({ type: 'turn-began', rule: 'rischio.combat.turn-order', who, turn });
  }
  startNextRound(ctx, fight);
}

function startNextRound(ctx: RischioCtx, fight: Fight): void {
  ctx.emit({ type: 'round-began', rule: 'rischio.combat.turn-order', round: fight.round + 1 });
  if (ctx.world.options.initiativeEachRound) rollOrder(ctx, listRoster(ctx.world, fight));
  startNextTurn(ctx);
}

/** The creatures still in the fight; dead and defeated ones no longer roll. */
const listRoster = (world: World, { participants }: Fight): readonly CreatureId[] =>
  participants
    .filter(({ who, left }) => !left && statusEffects(getCreature(world, who).status).struck)
    .map(({ who }) => who);

/** The fight is decided when at most one side still has a creature up. @ruling R4 */
function endIfDecided(ctx: RischioCtx): boolean {
  const fight = findFight(ctx.world);
  if (!fight) return true;
  const winner = findOnlySideUp(ctx.world, fight);
  if (winner === undefined) return false;
  endFight(ctx, winner);
  return true;
}

/** The only side with a creature up, `null` if there is none, undefined if there are several. */
function findOnlySideUp(world: World, { participants }: Fight): string | null | undefined {
  let only: string | null = null;
  for (const { who, side, left } of participants) {
    if (left || side === only || !canTakeTurns(world, who)) continue;
    if (only !== null) return undefined;
    only = side;
  }
  return only;
}

/** Shields and boosts end with the fight. @ruling R6 */
function endFight(ctx: RischioCtx, winner: string | null): void {
  ctx.emit({ type: 'fight-ended', rule: 'rischio.combat.turn-order', winner });
  for (const { id, shield, boosts } of ctx.world.creatures) {
    if (shield > 0 || boosts.length > 0)
      ctx.emit({ type: 'effects-ended', rule: 'rischio.combat.no-roll-abilities', who: id });
  }
}

/** After a creature left or changed: ends the fight if decided; otherwise, if `passes`, advances the turn. */
export function continueFight(ctx: RischioCtx, passes: boolean): void {
  if (!endIfDecided(ctx) && passes) startNextTurn(ctx);
}

export const pass = action('pass', {
  fields: { by: creatureId },
  refuses: (world, { by }) => cannotYield(world, by),
  resolve: (ctx, { by }) => {
    ctx.emit({ type: 'turn-passed', rule: 'rischio.combat.turn-order', who: by });
    endTurn(ctx, by, []);
  },
});

/** A leaving creature gives up its slot and shares no later defeat. @rule rischio.xp.participants */
export const leave = action('leave', {
  fields: { by: creatureId },
  refuses: (world, { by }) => cannotYield(world, by),
  resolve: (ctx, { by }) => {
    giveUpSlot(ctx, by, 'rischio.xp.participants');
    continueFight(ctx, true);
  },
});

export const endFightNow = action('end-fight', {
  fields: {},
  refuses: (world) => (findFight(world) ? undefined : refuseRischio('no-fight')),
  resolve: (ctx) => endFight(ctx, null),
});

/** Removes the creature from the order. On its own turn the index moves back, so that the next slot comes next. */
export function giveUpSlot(ctx: RischioCtx, who: CreatureId, rule: RuleId): void {
  const fight = findFight(ctx.world);
  if (!fight) throw new Error('nobody can leave a fight that is not on');
  const order = fight.order.filter((id) => id !== who);
  const slot = fight.order.indexOf(who);
  const turn = slot >= 0 && slot <= fight.turn ? fight.turn - 1 : fight.turn;
  ctx.emit({ type: 'left', rule, who, order, turn });
}

/** Ends the turn after a risk, if the options say that a risk takes the turn. */
export function endRiskTurn(ctx: RischioCtx, who: CreatureId): void {
  if (ctx.world.options.riskInFight === 'takes-turn') endTurn(ctx, who, []);
}
