import { type CreatureId, creature, type Draft, fields, theFight } from '@arbitro/kernel';
import type { BeginFight, EndFight, Join, Joining, Leave } from '../actions.ts';
import type { BrpCtx } from '../checks.ts';
import { fightCopy, fighterCopy, newFighter, removeId, withCreature, withFight } from '../copies.ts';
import { event, writeFight } from '../declare.ts';
import { now } from '../derived.ts';
import { type Fight, type Fighter, isUp, type World } from '../state.ts';
import type { Phase } from '../tables.ts';
import { endTurn, isAble } from './acting.ts';
import { letGoOf } from './distance.ts';
import { end, endIfDecided, freeFromFight } from './fight-end.ts';
import { ownNumbers } from './roll-block.ts';

export interface Placed {
  readonly who: CreatureId;
  readonly side: string;
  readonly at: number;
}

export const fightBegan = event('fight-began', fields<{ participants: readonly Placed[] }>(), {
  writeWorld: (world, { participants }) => {
    const sided = participants.reduce(
      (next, { who, side }) =>
        withCreature(next, who, (draft) => {
          draft.side = side;
        }),
      world,
    );
    return withFight(
      sided,
      fightCopy({ ...NO_FIGHT, fighters: participants.map(({ who, at }) => newFighter(who, at)) }),
    );
  },
});
const NO_FIGHT: Fight = {
  round: 0,
  phase: 'declaration',
  fighters: [],
  pending: [],
  turns: [],
  together: [],
  engaged: [],
  aids: [],
  over: false,
  winner: null,
  unseen: false,
};

export const roundBegan = event(
  'round-began',
  fields<{ round: number; phase: Phase; pending: readonly CreatureId[] }>(),
  {
    inner: ['pending'],
    writeWorld: writeFight((fight, { round, phase, pending }) => {
      fight.round = round;
      fight.phase = phase;
      fight.pending = pending;
      fight.turns = [];
      fight.together = [];
      fight.fighters = fight.fighters.map(resetRound);
    }),
  },
);

/** A new round: nobody has said, moved or done anything. */
function resetRound(fighter: Fighter): Fighter {
  const next = fighterCopy(fighter);
  next.intent = null;
  next.moved = 0;
  next.handled = 0;
  next.rank = null;
  delete next.shared;
  delete next.isLate;
  delete next.gainedAtOnce;
  next.used = [];
  next.acted = false;
  next.defences = 0;
  return next;
}

export const joined = event('joined', fields<Placed>(), {
  writeCreature: (draft, { side }) => {
    draft.side = side;
  },
  writeWorld: writeFight((fight, { who, at }) => {
    fight.fighters = [...fight.fighters, { ...newFighter(who, at), isLate: true }];
  }),
});

export const left = event('left', fields<{ who: CreatureId }>(), {
  writeWorld: writeFight((fight, { who }) => forgetFighter(fight, who)),
});

function forgetFighter(fight: Draft<Fight>, who: CreatureId): void {
  fight.fighters = fight.fighters
    .filter((fighter) => fighter.who !== who)
    .map((fighter) => {
      const next = fighterCopy(fighter);
      if (fighter.ambushOn) next.ambushOn = removeId(fighter.ambushOn, who);
      next.warned = removeId(fighter.warned, who);
      next.unawareOf = removeId(fighter.unawareOf, who);
      return next;
    });
  fight.pending = removeId(fight.pending, who);
  fight.turns = fight.turns.map((group) => removeId(group, who)).filter((group) => group.length > 0);
  fight.together = removeId(fight.together, who);
  fight.engaged = fight.engaged.filter((pair) => !pair.includes(who));
}

/** Those who take part, on which side and where; by default everybody who is up, within reach of each other. */
export function placed(world: World, { participants }: BeginFight): readonly Placed[] {
  const joining = participants ?? world.creatures.filter(isUp).map(({ id }) => ({ who: id }));
  return byDexterity(
    world,
    joining.map((one) => standing(world, one)),
  );
}

function standing(world: World, { who, side, at = 0 }: Joining): Placed {
  return { who, side: side ?? creature(world, who).side, at };
}

/** @rule brp.combat.declaration */
const byDexterity = <T extends { readonly who: CreatureId }>(world: World, all: readonly T[]): readonly T[] =>
  all.toSorted((a, b) => now(creature(world, b.who), 'DES') - now(creature(world, a.who), 'DES'));

/** Who stands where hangs on dexterity, which a beast may have to roll first. @rule brp.combat.phases */
export function beginFight(ctx: BrpCtx, action: BeginFight): void {
  for (const { who } of placed(ctx.world, action)) ownNumbers(ctx, who);
  ctx.emit({ type: 'fight-began', rule: 'brp.combat.phases', participants: placed(ctx.world, action) });
  beginRound(ctx, 1);
}

/**
 * Intents first, from the highest dexterity to the lowest; or where the table does without, movement.
 *
 * @rule brp.combat.phases
 * @rule brp.combat.declaration
 * @rule brp.combat.skip-declaration
 */
export function beginRound(ctx: BrpCtx, round: number): void {
  const { world } = ctx;
  const phase = world.options.declaration === 'skipped' ? 'movement' : 'declaration';
  const { fighters, aids } = theFight(world);
  const pending = byDexterity(world, fighters)
    .map(({ who }) => who)
    .filter((who) => isAble(world, who) && !aids.some(({ by }) => by === who));
  ctx.emit({ type: 'round-began', rule: 'brp.combat.phases', round, phase, pending });
}

/** Whoever comes late acts from the next round on. */
export function join(ctx: BrpCtx, action: Join): void {
  ownNumbers(ctx, action.who);
  ctx.emit({ type: 'joined', rule: 'brp.combat.phases', ...standing(ctx.world, action) });
}

export function leave(ctx: BrpCtx, { by }: Leave): void {
  letGoOf(ctx, by);
  endTurn(ctx, by);
  freeFromFight(ctx, by);
  ctx.emit({ type: 'left', rule: 'brp.combat.phases', who: by });
  endIfDecided(ctx);
}

export const endFight = (ctx: BrpCtx, _: EndFight): void => end(ctx, null);
