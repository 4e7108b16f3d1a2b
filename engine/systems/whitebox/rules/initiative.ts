import { d } from '@arbitro/dice';
import { creature, theFight } from '@arbitro/kernel';
import type { WhiteboxCtx } from '../checks.ts';
import { type Fight, isUp, type World } from '../state.ts';
import { rollerOf } from './surprise.ts';

const RULE = 'whitebox.combat.initiative';
const D6 = d(6);
type Initiative = Readonly<Record<string, number>>;

/**
 * One roll for each side, before the first round; it holds for those that follow unless the table rolls each time.
 * A side that has come since rolls when its first round begins.
 *
 * @rule whitebox.combat.initiative
 * @rule whitebox.combat.initiative-kept
 */
export function settleInitiative(ctx: WhiteboxCtx): void {
  const fight = theFight(ctx.world);
  const present = sidesThere(ctx.world, fight);
  const isKept = ctx.world.options.initiativeFrequency === 'first-round';
  const kept = isKept ? fight.initiative : {};
  const rolling = present.filter((side) => kept[side] === undefined);
  if (rolling.length === 0) return;
  const first = { ...kept, ...rolled(ctx, fight, rolling) };
  const initiative =
    ctx.world.options.initiativeTies === 'reroll' ? untied(ctx, { fight, present }, first) : first;
  ctx.emit({ type: 'initiative-rolled', rule: RULE, initiative, order: orderOf(initiative, fight.sides) });
}

/** Whoever flees still has a turn to do it in. */
const sidesThere = (world: World, { sides, fighters }: Fight): readonly string[] => {
  const all = fighters.map(({ who }) => creature(world, who));
  return sides.filter((side) =>
    all.some((one) => one.side === side && isUp(one) && one.morale !== 'surrender'),
  );
};

function rolled(ctx: WhiteboxCtx, fight: Fight, sides: readonly string[]): Initiative {
  const label = { name: 'initiative', rule: RULE };
  return Object.fromEntries(
    sides.map((side) => [side, ctx.roll(label, rollerOf(ctx.world, fight, side), D6, (face) => face)]),
  );
}

/** Those who tie roll again, the others keep their number, until all differ. @rule whitebox.combat.initiative-tie-reroll */
function untied(
  ctx: WhiteboxCtx,
  { fight, present }: { readonly fight: Fight; readonly present: readonly string[] },
  first: Initiative,
): Initiative {
  let initiative = first;
  for (let tied = tiedIn(initiative, present); tied.length > 0; tied = tiedIn(initiative, present)) {
    ctx.again(Object.fromEntries(Object.entries(initiative).filter(([side]) => !tied.includes(side))));
    initiative = { ...initiative, ...rolled(ctx, fight, tied) };
  }
  return initiative;
}

/** Sides whose number another has too. @rule whitebox.combat.initiative-tie-reroll */
function tiedIn(initiative: Initiative, present: readonly string[]): readonly string[] {
  return present.filter((side) =>
    present.some((other) => other !== side && initiative[other] === initiative[side]),
  );
}

/** The highest first; those that tie share a place. @rule whitebox.combat.initiative-tie-simultaneous */
export function orderOf(initiative: Initiative, sides: readonly string[]): readonly (readonly string[])[] {
  const known = sides.filter((side) => initiative[side] !== undefined);
  const numbers = [...new Set(known.map((side) => initiative[side] ?? 0))].toSorted((a, b) => b - a);
  return numbers.map((number) => known.filter((side) => initiative[side] === number));
}
