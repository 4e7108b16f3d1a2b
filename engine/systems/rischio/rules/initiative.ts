import { type CreatureId, fields, getCreature, type Score } from '@arbitro/kernel';
import { event, writeFight } from '../declare.ts';
import type { World } from '../state.ts';
import { d20, dodgeOf, precisionOf, type RischioCtx } from './checks.ts';

export interface Initiative {
  readonly who: CreatureId;
  readonly initiative: number;
}

export const orderSet = event(
  'order-set',
  fields<{ order: readonly CreatureId[]; initiatives: readonly Initiative[] }>(),
  {
    writeWorld: writeFight((fight, { order, initiatives }) => ({
      ...fight,
      order,
      turn: -1,
      participants: fight.participants.map((participant) => {
        const found = initiatives.find(({ who }) => who === participant.who);
        const { who, side, left, shares } = participant;
        return { who, side, left, initiative: found?.initiative ?? participant.initiative, shares };
      }),
    })),
  },
);

/**
 * Every creature rolls one d20 without modifiers; turns go from the highest to the lowest.
 * @rule rischio.combat.turn-order
 */
export function rollOrder(ctx: RischioCtx, roster: readonly CreatureId[]): void {
  const initiatives = roster.map((who) => ({ who, initiative: rollInitiative(ctx, who) }));
  const order = sortByInitiative(ctx, initiatives);
  ctx.emit({ type: 'order-set', rule: 'rischio.combat.turn-order', order, initiatives });
}

/** The die alone, unless the options add a number. @rule rischio.combat.initiative @ruling R21 */
export function rollInitiative(ctx: RischioCtx, who: CreatureId): number {
  const label = { name: 'initiative', rule: 'rischio.combat.initiative' };
  const plus = initiativeBonus(ctx.world, who);
  if (!plus) return ctx.roll(label, who, d20, (face) => face);
  return ctx.roll({ ...label, plus }, who, d20, (face) => face + plus.value);
}

/** What the options add to the die; undefined if nothing. @ruling R21 */
export function initiativeBonus(world: World, who: CreatureId): Score | undefined {
  const { initiativeBonus: bonus } = world.options;
  if (bonus === 'none') return undefined;
  return (bonus === 'precision' ? precisionOf : dodgeOf)(world, getCreature(world, who));
}

/** Highest first; tied creatures roll off among themselves, the highest group first. */
function sortByInitiative(ctx: RischioCtx, rolled: readonly Initiative[]): readonly CreatureId[] {
  const descending = sortHighestFirst(rolled);
  const order: CreatureId[] = [];
  for (let from = 0, to = 0; from < descending.length; from = to) {
    while (to < descending.length && descending[to]?.initiative === descending[from]?.initiative) to++;
    order.push(...breakTies(ctx, descending.slice(from, to)));
  }
  return order;
}

/** Equal results stay in roster order. */
function sortHighestFirst(rolled: readonly Initiative[]): readonly Initiative[] {
  const order: Initiative[] = [];
  for (const initiative of rolled) {
    let index = order.push(initiative) - 1;
    for (; index > 0 && (order[index - 1] as Initiative).initiative < initiative.initiative; index--)
      order[index] = order[index - 1] as Initiative;
    order[index] = initiative;
  }
  return order;
}

function breakTies(ctx: RischioCtx, tied: readonly Initiative[]): readonly CreatureId[] {
  if (tied.length === 1 || ctx.world.options.initiativeTies === 'roster') return tied.map(({ who }) => who);
  return sortByInitiative(
    ctx,
    tied.map(({ who }) => ({ who, initiative: rollOff(ctx, who) })),
  );
}

const rollOff = (ctx: RischioCtx, who: CreatureId): number =>
  ctx.roll({ name: 'roll-off', rule: 'rischio.combat.turn-order' }, who, d20, (face) => face);
