import { type CreatureId, creature, fields, type Person, theFight } from '@arbitro/kernel';
import { event, writeFight } from '../declare.ts';
import type { Creature, Fight, World } from '../state.ts';
import { isAble } from './acting.ts';
import type { Opening } from './begin-fight.ts';
import { inSix, plus, underSix, type WhiteboxCtx } from './checks.ts';
import { SURPRISED_IN_SIX } from './tables.ts';

export const surpriseSettled = event(
  'surprise-settled',
  fields<{ surprised: readonly CreatureId[]; sides: readonly string[] }>(),
  {
    writeWorld: writeFight((fight, { surprised }) => {
      fight.surprised = surprised;
    }),
  },
);

const RULE = 'whitebox.combat.surprise';

/**
 * As the Referee says, or by a roll of each side that can be surprised.
 *
 * @rule whitebox.combat.surprise
 * @rule whitebox.combat.alt-surprise
 */
export function settleSurprise(ctx: WhiteboxCtx, opening: Opening): void {
  const fight = theFight(ctx.world);
  const surprised = opening.surprised
    ? membersOf(ctx.world, fight, opening.surprised)
    : rolledSurprise(ctx, fight, opening);
  const sides = fight.sides.filter((side) => surprised.some((who) => creature(ctx.world, who).side === side));
  ctx.emit({ type: 'surprise-settled', rule: RULE, surprised, sides });
}

const membersOf = (world: World, { fighters }: Fight, sides: readonly string[]): readonly CreatureId[] =>
  fighters.map(({ who }) => who).filter((who) => sides.includes(creature(world, who).side));

function rolledSurprise(ctx: WhiteboxCtx, fight: Fight, opening: Opening): readonly CreatureId[] {
  const { world } = ctx;
  const rolling = fight.sides.filter((side) => !isForewarned(world, fight, side, opening));
  return rolling.flatMap((side) => {
    const members = membersOf(world, fight, [side]);
    if (world.options.combatSurpriseRoll === 'individual')
      return members.filter((who) => isSurprised(ctx, who));
    return isSurprised(ctx, rollerOf(world, fight, side)) ? members : [];
  });
}

/** The player of the first creature of a side that has one, or the Referee. */
export function rollerOf(world: World, { fighters }: Fight, side: string): Person {
  const ours = fighters.find(({ who }) => {
    const one = creature(world, who);
    return one.side === side && one.kind === 'character';
  });
  return ours?.who ?? 'gm';
}

const isSurprised = (ctx: WhiteboxCtx, by: Person): boolean =>
  underSix(
    ctx,
    { name: 'surprise', rule: RULE },
    by,
    inSix([plus(RULE, 'surprise', SURPRISED_IN_SIX)], RULE),
  );

/** A side that sees the party's light is not surprised. @rule whitebox.exploration.light-prevents-surprise */
function isForewarned(
  world: World,
  { fighters }: Fight,
  side: string,
  { lightHidden = false }: Opening,
): boolean {
  if (lightHidden || !world.options.lightPreventsSurprise) return false;
  const all = fighters.map(({ who }) => creature(world, who));
  const isParty = (of: string): boolean => all.some((one) => one.side === of && one.kind === 'character');
  return !isParty(side) && all.some((one) => one.side !== side && carriesLight(one) && isParty(one.side));
}

const carriesLight = ({ lights }: Creature): boolean => lights.some(({ lit }) => lit);

/**
 * Creatures that are not surprised and face surprised ones get a free attack or move, or in the alternative sequence a
 * whole round.
 *
 * @rule whitebox.combat.surprise-benefit
 * @rule whitebox.combat.alt-surprise
 * @ruling R87
 */
export const isFreeToAct = (world: World, { surprised }: Fight, one: Creature): boolean =>
  isAble(one) &&
  !surprised.includes(one.id) &&
  surprised.some((who) => creature(world, who).side !== one.side);
