import {
  type CreatureId,
  creatureId,
  fields,
  findFight,
  getCreature,
  getFight,
  type Reason,
  type Score,
  score,
} from '@arbitro/kernel';
import { copyCreature, copyFight, replaceCreatures, replaceFight } from '../copy-state.ts';
import { action, endWait, event, writeFight } from '../declare.ts';
import { limitSixes } from '../odds/sixes.ts';
import { refuseNoppa } from '../refusals.ts';
import type { Creature, Phase } from '../state.ts';
import { diceOf, type NoppaCtx, type PoolTally, sixesOf } from './checks.ts';
import { notUp } from './may-act.ts';
import { isUp } from './melee.ts';
import { chooseHeldItem, initiativePool } from './pools.ts';
import { labelOf, listComplicationFacts, type PoolRoll, poolSize, spendRemarks, throwOpen } from './roll.ts';
import { sourcesOf, thresholdOf } from './roll-sources.ts';
import { INITIATIVE_BASE } from './tables.ts';

export interface ActionsOf {
  readonly who: CreatureId;
  readonly actions: number;
}

export const roundBegan = event(
  'round-began',
  fields<{ round: number; phase: Phase; actions: readonly ActionsOf[]; pending: readonly CreatureId[] }>(),
  {
    writeWorld: (world, { round, phase, actions, pending }) => {
      const fight = getFight(world);
      const dealt = new Map(actions.map((action) => [action.who, action.actions]));
      const creatures = world.creatures.map((creature) => {
        if (!fight.order.includes(creature.id)) return creature;
        const next = copyCreature(creature);
        next.actions = dealt.get(creature.id) ?? 0;
        // creatures that have fainted carry no actions into the round in which they wake
        if (!pending.includes(creature.id)) next.carried = 0;
        return next;
      });
      return replaceFight(
        replaceCreatures(world, creatures),
        copyFight({ ...fight, round, phase, pending, tick: 0, passed: [] }),
      );
    },
  },
);

export const initiativeRolled = event(
  'initiative-rolled',
  fields<{
    who: CreatureId;
    actions: number;
    successes: number;
    complication: boolean;
    because: readonly Reason[];
  }>(),
  {
    facts: listComplicationFacts,
    amounts: ({ who, actions }) => [['actions', who, actions]],
    writeCreature: (creature, { actions }) => {
      creature.actions = actions;
      creature.carried = 0;
    },
    writeWorld: writeFight(endWait),
  },
);

/** All player characters roll; others may have a fixed number. @rule noppa.init.roll @rule noppa.init.npc-fixed */
const rollsInitiative = ({ kind, initiative }: Creature): boolean =>
  kind === 'player' || (kind === 'companion' && initiative === null);

/**
 * Begins a round. Foes get their fixed number of actions, which is never carried over; players must roll first.
 * @rule noppa.init.npc-fixed @rule noppa.delay.npc-none
 */
export function beginRound(ctx: NoppaCtx, round: number): void {
  const active = getFight(ctx.world).order.filter((id) => isUp(ctx.world, id));
  const pending = active.filter((id) => rollsInitiative(getCreature(ctx.world, id)));
  const actions = active
    .filter((id) => !pending.includes(id))
    .map((who) => ({ who, actions: fixedInitiative(getCreature(ctx.world, who)) }));
  ctx.emit({
    type: 'round-began',
    rule: 'noppa.init.npc-fixed',
    round,
    phase: 'initiative',
    actions,
    pending,
  });
}

/** A foe can only owe actions, if the options allow overdrawing. @rule noppa.action.affordability */
const fixedInitiative = ({ initiative, carried }: Creature): number =>
  Math.max(0, (initiative ?? 0) + Math.min(0, carried));

/**
 * Two, plus one for each success, minus one for a complication: the number of actions and the creature's first tick.
 * @rule noppa.init.roll @rule noppa.init.value @rule noppa.init.complication
 */
export const initiative = action('initiative', {
  fields: { by: creatureId },
  refuses: (world, { by }) => {
    const fight = findFight(world);
    if (!fight) return refuseNoppa('no-fight');
    if (fight.phase !== 'initiative') return refuseNoppa('not-now', { phase: fight.phase });
    return fight.pending.includes(by) ? notUp(world, by) : refuseNoppa('not-in-fight', { who: by });
  },
  resolve: (ctx, { by }) => {
    const { successes, complication } = rollInitiativePool(ctx, by);
    const total = initiativeOf(getCreature(ctx.world, by), successes, complication);
    ctx.emit({
      type: 'initiative-rolled',
      rule: 'noppa.init.value',
      who: by,
      actions: total.value,
      successes,
      complication,
      because: total.because,
    });
  },
});

interface InitiativeResult {
  readonly successes: number;
  readonly complication: boolean;
}

/** @rule noppa.advantage.retroactive */
function rollInitiativePool(ctx: NoppaCtx, who: CreatureId): InitiativeResult {
  const creature = getCreature(ctx.world, who);
  const pool = initiativePool(creature, chooseHeldItem(ctx, who, 'initiative', null));
  const threshold = thresholdOf(ctx.world, sourcesOf(ctx.world, creature, 'initiative', undefined));
  const thrown = {
    name: 'initiative',
    use: 'initiative',
    rule: 'noppa.init.roll',
    who,
    pool,
    threshold,
  } as const;
  const complicates = creature.kind === 'player';
  const read = ({ successes, balance }: PoolTally): InitiativeResult => ({
    successes,
    complication: complicates && balance > 0,
  });
  const found = ctx.world.rereads
    ? read(throwOpen(ctx, thrown).tallied)
    : rollInitiativeDice(ctx, thrown, read);
  spendRemarks(ctx, who, 'initiative');
  return found;
}

function rollInitiativeDice(
  ctx: NoppaCtx,
  { who, pool, threshold, name, rule }: Omit<PoolRoll, 'tn' | 'open'>,
  read: (tallied: PoolTally) => InitiativeResult,
): InitiativeResult {
  const { dice, zero } = poolSize(ctx, { pool });
  const kind = { threshold: threshold.value, sixes: sixesOf(ctx.world, getCreature(ctx.world, who)) };
  const label = { ...labelOf({ name, rule, pool }), successAt: threshold.value };
  return ctx.roll(label, who, limitSixes(diceOf(dice, zero, kind), { ones: dice + 1, tn: 0 }), read);
}

function initiativeOf({ carried }: Creature, successes: number, complication: boolean): Score {
  const steps: Reason[] = [
    { rule: 'noppa.init.value', what: 'base', how: 'add', value: INITIATIVE_BASE },
    { rule: 'noppa.init.value', what: 'successes', how: 'add', value: successes },
  ];
  if (complication)
    steps.push({ rule: 'noppa.init.complication', what: 'complication', how: 'add', value: -1 });
  if (carried !== 0) steps.push({ rule: 'noppa.delay.carry', what: 'carried', how: 'add', value: carried });
  steps.push({ rule: 'noppa.action.affordability', what: 'least', how: 'at-least', value: 0 });
  return score(steps);
}
