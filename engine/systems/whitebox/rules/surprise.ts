import { type CreatureId, fields, getCreature, getFight, listFactKeys, type Person } from '@arbitro/kernel';
import { event, writeFight } from '../declare.ts';
import type { Creature, Fight, World } from '../state.ts';
import { isAbleToAct } from './acting.ts';
import type { FightOpening } from './begin-fight.ts';
import { chanceInSix, makeReason, rollUnderChance, type WhiteboxCtx } from './checks.ts';
import { SURPRISED_IN_SIX } from './tables.ts';

export const surpriseSettled = event(
  'surprise-settled',
  fields<{ surprised: readonly CreatureId[]; sides: readonly string[] }>(),
  {
    facts: ({ sides }) =>
      sides.length === 0 ? ['nobody-surprised'] : sides.flatMap((side) => listFactKeys('surprised', side)),
    writeWorld: writeFight((fight, { surprised }) => {
      fight.surprised = surprised;
    }),
  },
);

const RULE = 'whitebox.combat.surprise';

/**
 * As the Referee says, or by a roll of each side that can be surprised.
 * @rule whitebox.combat.surprise @rule whitebox.combat.alt-surprise
 */
export function settleSurprise(ctx: WhiteboxCtx, opening: FightOpening): void {
  const fight = getFight(ctx.world);
  const surprised = opening.surprised
    ? listMembers(ctx.world, fight, opening.surprised)
    : rollSurprise(ctx, fight, opening);
  const sides = fight.sides.filter((side) =>
    surprised.some((who) => getCreature(ctx.world, who).side === side),
  );
  ctx.emit({ type: 'surprise-settled', rule: RULE, surprised, sides });
}

const listMembers = (world: World, { fighters }: Fight, sides: readonly string[]): readonly CreatureId[] =>
  fighters.map(({ who }) => who).filter((who) => sides.includes(getCreature(world, who).side));

function rollSurprise(ctx: WhiteboxCtx, fight: Fight, opening: FightOpening): readonly CreatureId[] {
  const { world } = ctx;
  const rolling = fight.sides.filter((side) => !isForewarned(world, fight, side, opening));
  return rolling.flatMap((side) => {
    const members = listMembers(world, fight, [side]);
    if (world.options.combatSurpriseRoll === 'individual')
      return members.filter((who) => rollIsSurprised(ctx, who));
    return rollIsSurprised(ctx, rollerOf(world, fight, side)) ? members : [];
  });
}

/** The player of the first creature of a side that has one, or the Referee. */
export function rollerOf(world: World, { fighters }: Fight, side: string): Person {
  const ours = fighters.find(({ who }) => {
    const creature = getCreature(world, who);
    return creature.side === side && creature.kind === 'character';
  });
  return ours?.who ?? 'gm';
}

const rollIsSurprised = (ctx: WhiteboxCtx, by: Person): boolean =>
  rollUnderChance(
    ctx,
    { name: 'surprise', rule: RULE },
    by,
    chanceInSix([makeReason(RULE, 'surprise', SURPRISED_IN_SIX)], RULE),
  );

/** A side that sees the party's light is not surprised. @rule whitebox.exploration.light-prevents-surprise */
function isForewarned(
  world: World,
  { fighters }: Fight,
  side: string,
  { lightHidden = false }: FightOpening,
): boolean {
  if (lightHidden || !world.options.lightPreventsSurprise) return false;
  const all = fighters.map(({ who }) => getCreature(world, who));
  const isParty = (of: string): boolean =>
    all.some((creature) => creature.side === of && creature.kind === 'character');
  return (
    !isParty(side) &&
    all.some((creature) => creature.side !== side && carriesLight(creature) && isParty(creature.side))
  );
}

const carriesLight = ({ lights }: Creature): boolean => lights.some(({ lit }) => lit);

/**
 * Creatures that are not surprised and face surprised ones get a free attack or move, or in the alternative sequence a
 * whole round.
 * @rule whitebox.combat.surprise-benefit @rule whitebox.combat.alt-surprise @ruling R87
 */
export const hasFreeStep = (world: World, { surprised }: Fight, creature: Creature): boolean =>
  isAbleToAct(creature) &&
  !surprised.includes(creature.id) &&
  surprised.some((who) => getCreature(world, who).side !== creature.side);
