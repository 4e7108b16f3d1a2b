import { type CreatureId, creatureId, fields, getCreature, type Verdict } from '@arbitro/kernel';
import { z } from 'zod';
import { action, event } from '../declare.ts';
import { refuseRischio } from '../refusals.ts';
import { copyCreature, isParticipant, type World } from '../state.ts';
import type { Status } from './effects.ts';
import { cannotAct, cannotBeReached, hasYielded, notUp } from './may-act.ts';
import { endTurn, giveUpSlot } from './turn.ts';
import { defeat } from './zero-health.ts';

export const gearChanged = event(
  'gear-changed',
  fields<{ who: CreatureId; gear: string; inUse: boolean }>(),
  {
    writeCreature: (draft, { gear, inUse }) => {
      draft.equipment = draft.equipment.map((thing) => (thing.id === gear ? { ...thing, inUse } : thing));
    },
  },
);

/** Takes gear into use or puts it away; it does not take a turn. @rule rischio.damage.unused-equipment @ruling R9 */
export const changeGear = action('gear', {
  fields: { by: creatureId, gear: z.string().min(1), inUse: z.boolean() },
  refuses: (world, { by, gear }) => {
    const { equipment } = getCreature(world, by);
    if (!equipment.some(({ id }) => id === gear)) return refuseRischio('no-such-gear', { who: by, gear });
    return cannotChangeGear(world, by);
  },
  resolve: (ctx, { by, gear, inUse }) =>
    ctx.emit({ type: 'gear-changed', rule: 'rischio.damage.unused-equipment', who: by, gear, inUse }),
  offers: (world, { id: by, equipment }) =>
    cannotChangeGear(world, by)
      ? []
      : equipment.map(({ id: gear, inUse }) => ({
          action: { type: 'gear', by, gear, inUse: !inUse },
          slots: {},
        })),
});

const cannotChangeGear = (world: World, by: CreatureId): Verdict =>
  isParticipant(world, by) ? cannotAct(world, by) : notUp(world, by);

export const dayBegan = event('day-began', fields<{ day: number }>(), {
  writeWorld: (world, { day }) => ({
    ...world,
    day,
    creatures: world.creatures.map((creature) => ({ ...copyCreature(creature), timesAtZeroToday: 0 })),
  }),
});

/** Begins a new day: drops are counted anew, health and status stay. @rule rischio.death.daily-reset */
export const newDay = action('new-day', {
  fields: {},
  resolve: (ctx) =>
    ctx.emit({ type: 'day-began', rule: 'rischio.death.daily-reset', day: ctx.world.day + 1 }),
});

/** An opponent that surrenders or runs counts as defeated. @rule rischio.death.opponent-defeat */
export const declareDefeated = action('defeat', {
  fields: { who: creatureId },
  refuses: (world, { who }) =>
    getCreature(world, who).kind === 'player'
      ? refuseRischio('not-an-opponent', { who })
      : cannotBeReached(world, who, 'struck'),
  resolve: (ctx, { who }) => {
    defeat(ctx, getCreature(ctx.world, who), null);
    endTurn(ctx, who, [who]);
  },
});

export const rallied = event('rallied', fields<{ who: CreatureId; status: Status }>(), {
  writeCreature: (draft, { status }) => {
    draft.status = status;
    draft.hasPaid = true;
  },
});

/**
 * A foe that surrendered or ran recovers: it can be dealt with or fight again. It is not part of the current fight
 * until it joins.
 * @rule rischio.death.opponent-defeat @ruling R15
 */
export const rally = action('rally', {
  fields: { who: creatureId },
  refuses: (world, { who }) => {
    const { status } = getCreature(world, who);
    if (status !== 'defeated') return refuseRischio('not-defeated', { who, status });
    return hasYielded(world, who) ? undefined : refuseRischio('beyond-reach', { on: who, status });
  },
  resolve: (ctx, { who }) => {
    if (isParticipant(ctx.world, who)) giveUpSlot(ctx, who, 'rischio.death.opponent-defeat');
    ctx.emit({ type: 'rallied', rule: 'rischio.death.opponent-defeat', who, status: 'up' });
  },
});

export const consequenceTold = event('consequence-told', fields<{ who: CreatureId; text: string }>());

/** The game master says what a grave failure or a partial result causes. @rule rischio.versus.partial-result */
export const tellConsequence = action('consequence', {
  fields: { who: creatureId, text: z.string().max(500) },
  resolve: (ctx, { who, text }) =>
    ctx.emit({ type: 'consequence-told', rule: 'rischio.risk.grave-failure', who, text }),
});
