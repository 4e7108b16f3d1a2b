import { type CreatureId, fields, findFight, getCreature, getFight } from '@arbitro/kernel';
import { event, writeFight } from '../declare.ts';
import { type Creature, type Melee, meleeId, meleeOf, type World } from '../state.ts';
import type { AttackOption, IntendedAttack } from './attack-options.ts';
import type { NoppaCtx } from './checks.ts';
import { STATUSES } from './effects.ts';
import { NO_SOURCES, type RollSources, type Source } from './roll-sources.ts';
import { OVERWHELMING } from './tables.ts';

/** `merged`: the melees merged into this one. */
export const meleeGrew = event(
  'melee-grew',
  fields<{
    melee: string;
    zone: string;
    members: readonly CreatureId[];
    merged: readonly string[];
    formed: number;
  }>(),
  {
    privateFields: ['melee', 'merged', 'formed'],
    writeWorld: writeFight((fight, { melee, zone, members, merged, formed }) => {
      const others = fight.melees.filter(({ id }) => id !== melee && !merged.includes(id));
      fight.melees = [...others, { id: melee, zone, members }];
      fight.formed = formed;
    }),
  },
);

export const meleeLeft = event('melee-left', fields<{ who: CreatureId; melee: string }>(), {
  privateFields: ['melee'],
  writeWorld: writeFight((fight, { who, melee }) => {
    fight.melees = fight.melees.map((other) =>
      other.id === melee ? { ...other, members: other.members.filter((id) => id !== who) } : other,
    );
  }),
});

export const meleeEnded = event('melee-ended', fields<{ melee: string; members: readonly CreatureId[] }>(), {
  privateFields: ['melee'],
  writeWorld: writeFight((fight, { melee }) => {
    fight.melees = fight.melees.filter(({ id }) => id !== melee);
  }),
});

export const isCreatureUp = ({ status }: Pick<Creature, 'status'>): boolean => STATUSES[status].acts;
export const isUp = (world: World, id: CreatureId): boolean => isCreatureUp(getCreature(world, id));

/**
 * Puts attacker and target into a melee: a new one, or the one that either is in; two melees merge.
 * @rule noppa.melee.formation @rule noppa.melee.joining @rule noppa.melee.none-at-start
 */
export function joinMelee(ctx: NoppaCtx, fighters: readonly CreatureId[]): void {
  const { melees, formed } = getFight(ctx.world);
  const [first] = fighters;
  if (first === undefined) return;
  const theirs = melees.filter(({ members }) => members.some((id) => fighters.includes(id)));
  if (theirs.length === 1 && fighters.every((id) => theirs[0]!.members.includes(id))) return;
  const members = [...new Set([...theirs.flatMap((melee) => melee.members), ...fighters])];
  const [keptMelee, ...merged] = theirs;
  const isNew = keptMelee === undefined;
  ctx.emit({
    type: 'melee-grew',
    rule: isNew ? 'noppa.melee.formation' : 'noppa.melee.joining',
    melee: keptMelee?.id ?? meleeId(formed + 1),
    zone: getCreature(ctx.world, first).zone,
    members,
    merged: merged.map(({ id }) => id),
    formed: isNew ? formed + 1 : formed,
  });
}

/**
 * Whether the attack forms or extends a melee. A creature is never in a melee of another zone.
 * @rule noppa.melee.joining
 */
export function drawsIntoMelee(world: World, { by, means, on }: IntendedAttack): boolean {
  if (means.mode === 'melee') return true;
  if (!world.options.rangedJoinsMelee) return false;
  const { zone } = getCreature(world, by);
  return on.some((id) => meleeOf(world, id)?.zone === zone);
}

/** Removes the creature from its melee, which ends when fewer than two sides are left. @rule noppa.melee.joining */
export function leaveMelee(ctx: NoppaCtx, who: CreatureId): void {
  const melee = meleeOf(ctx.world, who);
  if (!melee) return;
  ctx.emit({ type: 'melee-left', rule: 'noppa.move.leave-melee', who, melee: melee.id });
  endIdleMelees(ctx);
}

/** @rule noppa.melee.joining */
export function endIdleMelees(ctx: NoppaCtx): void {
  const fight = findFight(ctx.world);
  if (!fight) return;
  for (const melee of fight.melees) {
    if (!hasTwoSides(ctx.world, melee))
      ctx.emit({
        type: 'melee-ended',
        rule: 'noppa.melee.joining',
        melee: melee.id,
        members: melee.members,
      });
  }
}

/** @rule noppa.melee.joining */
export const hasTwoSides = (world: World, melee: Melee): boolean => countFighters(world, melee).size >= 2;

/** How many fighters each side counts as; fainted creatures do not count. @rule noppa.melee.odds-sizes */
function countFighters(world: World, { members }: Melee): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const id of members) {
    const { side, weight, status } = getCreature(world, id);
    if (STATUSES[status].acts) found.set(side, (found.get(side) ?? 0) + weight);
  }
  return found;
}

/**
 * Returns the side that counts at least one and a half times as much as all others together, or undefined.
 * @rule noppa.melee.odds @rule noppa.melee.odds-many-sides
 */
export function findOverwhelmingSide(world: World, melee: Melee): string | undefined {
  const sides = countFighters(world, melee);
  let all = 0;
  for (const weight of sides.values()) all += weight;
  for (const [side, own] of sides) {
    const others = all - own;
    if (others > 0 && OVERWHELMING.own * own >= OVERWHELMING.others * others) return side;
  }
  return undefined;
}

const ODDS_SOURCE: readonly Source[] = [{ what: 'odds', rule: 'noppa.melee.odds' }];
const ODDS_ADVANTAGE: RollSources = { advantage: ODDS_SOURCE, disadvantage: [] };
const ODDS_DISADVANTAGE: RollSources = { advantage: [], disadvantage: ODDS_SOURCE };

/**
 * Returns the sources of a roll from the odds of the melee that both creatures are in.
 * @rule noppa.melee.odds @rule noppa.advantage.sources
 */
export function oddsSources(
  world: World,
  creature: Creature,
  { mode }: Pick<AttackOption, 'mode'>,
  other: CreatureId,
): RollSources {
  if (mode !== 'melee' || world.options.oddsAdvantage === 'gm') return NO_SOURCES;
  const melee = meleeOf(world, creature.id);
  const side = melee?.members.includes(other) ? findOverwhelmingSide(world, melee) : undefined;
  if (side === undefined) return NO_SOURCES;
  return side === creature.side ? ODDS_ADVANTAGE : ODDS_DISADVANTAGE;
}

/** Returns the creature's enemies in its melee that are up, in order of the fight. */
export function listEnemiesInMelee(world: World, who: CreatureId): readonly CreatureId[] {
  const melee = meleeOf(world, who);
  if (!melee) return [];
  const { side } = getCreature(world, who);
  return getFight(world).order.filter(
    (id) => melee.members.includes(id) && getCreature(world, id).side !== side && isUp(world, id),
  );
}
