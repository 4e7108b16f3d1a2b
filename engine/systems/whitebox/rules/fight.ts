import {
  type ActionWith,
  type CreatureId,
  creature,
  creatureId,
  type Draft,
  duringFight,
  fields,
  fightOn,
  listOrOne,
  NOT_OFFERED,
  offering,
  outsideFight,
  participantsBy,
  refuse,
  repeated,
  takesPart,
  theFight,
  type Verdict,
} from '@arbitro/kernel';
import { z } from 'zod';
import type { WhiteboxCtx } from '../checks.ts';
import {
  changeEach,
  dropIntent,
  fightCopy,
  NO_FIGHT,
  newFighter,
  withCreature,
  withFight,
  withItem,
} from '../copies.ts';
import { action, event, writeFight } from '../declare.ts';
import { refuseWhitebox } from '../refusals.ts';
import { type Creature, type Fight, isBroken, isUp, type World } from '../state.ts';
import { isAble, placesOf, stands } from './acting.ts';
import { at, feet, flag, side } from './fields.ts';
import { isDead } from './may-act.ts';
import { burnOut } from './oil.ts';
import { enter, momentIn, phasesOf } from './phases.ts';
import { interruptRest } from './rest-count.ts';
import { beginRound, endRound, mayAnnounce } from './round.ts';
import { settleSurprise } from './surprise.ts';

export interface Placed {
  readonly who: CreatureId;
  readonly side: string;
  readonly at: number;
}

export const fightBegan = event(
  'fight-began',
  fields<{ participants: readonly Placed[]; byDexterity: boolean }>(),
  {
    writeWorld: (world, { participants, byDexterity }) => {
      const sides = [...new Set(participants.map(({ side }) => side))];
      const fighters = participants.map(({ who, at }) => newFighter(who, at));
      const fight = fightCopy({ ...NO_FIGHT, sides, fighters, byDexterity });
      return withFight(participants.reduce(enterBattle, world), fight);
    },
  },
);

export const joined = event('joined', fields<{ who: CreatureId; side: string; at: number }>(), {
  writeCreature: (draft, { side }) => writeEntry(draft, side),
  writeWorld: writeFight((fight, { who, side, at }) => {
    fight.sides = withItem(fight.sides, side);
    fight.fighters = [...fight.fighters, newFighter(who, at)];
  }),
});

function enterBattle(world: World, { who, side }: Placed): World {
  return withCreature(world, who, (draft) => writeEntry(draft, side));
}

/** Everybody is on their side, and nothing of the battle before can be bandaged any more. */
function writeEntry(draft: Draft<Creature>, side: string): void {
  draft.side = side;
  draft.lostThisBattle = 0;
  draft.bandaged = false;
  draft.droppedIn = null;
  draft.morale = null;
}

export const fightEnded = event('fight-ended', fields<{ winner: string | null }>(), {
  writeWorld: (world, { winner }) => {
    const ids = world.fight?.fighters.map(({ who }) => who) ?? [];
    return writeEnd(changeEach(world, ids, goHome), winner);
  },
});

function goHome(draft: Draft<Creature>): void {
  draft.casting = null;
  draft.droppedIn = null;
  if (!isBroken(draft)) draft.morale = null;
}

const writeEnd = writeFight((fight, winner: string | null) => {
  fight.over = true;
  fight.winner = winner;
  fight.pending = [];
  fight.now = null;
  fight.fires = [];
  fight.fallen = [];
  for (const { who, intent } of fight.fighters) if (intent !== null) dropIntent(fight, who);
});

const RULE = 'whitebox.combat.round-order';
/** Where nobody says how far apart they meet. */
const MEETING_FEET = 30;

const joiningFields = { who: creatureId, side: side.optional(), at: at.optional() };
const openingFields = {
  participants: participantsBy(z.strictObject(joiningFields)),
  /** Feet between the sides where nobody says where they stand. */
  distance: feet.optional(),
  /** Sides that the Referee says are surprised; nobody rolls then. */
  surprised: listOrOne(z.array(side).max(20)).optional(),
  /** The party's light cannot be seen, so that others can be surprised all the same. */
  lightHidden: flag,
};
export type Opening = Omit<ActionWith<'fight', typeof openingFields>, 'type'>;

/** Those who take part, on which side and where; by default everybody who is up and here. @ruling R91 */
export function placesIn(
  world: World,
  { participants, distance = MEETING_FEET }: Opening,
): readonly Placed[] {
  const joining: NonNullable<Opening['participants']> =
    participants ?? here(world).map(({ id }) => ({ who: id }));
  const sided = joining.map((one) => ({ ...one, side: one.side ?? creature(world, one.who).side }));
  const places = placesBySide(world, sided, distance);
  return sided.map(({ who, side, at }) => ({ who, side, at: at ?? places.get(side) ?? 0 }));
}

function here({ creatures, rooms }: World): readonly Creature[] {
  const up = creatures.filter(isUp);
  const room = up.find(({ kind }) => kind === 'character')?.room ?? null;
  if (rooms.length === 0 || room === null) return up;
  return up.filter((one) => one.room === room || one.room === null);
}

/** The party stands at 0, the others before it; a third side comes from behind. */
function placesBySide(world: World, sided: readonly Sided[], distance: number): ReadonlyMap<string, number> {
  const party = sided.find(({ who }) => creature(world, who).kind === 'character') ?? sided[0];
  const others = [...new Set(sided.map(({ side }) => side))].filter((side) => side !== party?.side);
  return new Map(
    others.map((side, at) => [side, (at % 2 === 0 ? 1 : -1) * distance * (1 + Math.floor(at / 2))]),
  );
}
type Sided = Pick<Placed, 'who' | 'side'>;

/**
 * Contact: surprise, the free step or round it may bring, and the first round.
 *
 * @rule whitebox.combat.round-order
 * @rule whitebox.combat.surprise-benefit
 * @rule whitebox.combat.alt-surprise
 */
export const beginFight = action('fight', {
  fields: openingFields,
  refuses: cannotBegin,
  resolve: (ctx, opening) => {
    const participants = placesIn(ctx.world, opening);
    const byDexterity = ctx.world.options.combatSequence === 'alternative';
    interruptRest(
      ctx,
      participants.map(({ who }) => who),
    );
    ctx.emit({ type: 'fight-began', rule: RULE, participants, byDexterity });
    settleSurprise(ctx, opening);
    const free = byDexterity ? phasesOf(ctx.world) : (['free'] as const);
    if (!enter(ctx, free, 0)) beginRound(ctx, 1);
  },
  /** By dice, or as the Referee says: nobody is surprised, or one side is. @rule whitebox.combat.surprise */
  gmOffers: (world) => {
    const plain = offered(world, { type: 'fight' });
    if (plain.length === 0) return [];
    const sides = [...new Set(placesIn(world, {}).map(({ side: of }) => of))];
    const isLit = world.creatures.some(({ lights }) => lights.some(({ lit }) => lit));
    return [
      ...plain,
      ...(isLit ? offered(world, { type: 'fight', lightHidden: true }) : []),
      ...offered(world, { type: 'fight', surprised: [] }),
      ...sides.flatMap((of) => offered(world, { type: 'fight', surprised: [of] })),
    ];
  },
});

const { offered } = offering<World, Opening>((world, opening) => cannotBegin(world, opening));

/** @rule whitebox.combat.round-order */
function cannotBegin(world: World, opening: Opening): Verdict {
  const on = outsideFight(world);
  if (on) return on;
  const twice = repeated((opening.participants ?? []).map(({ who }) => who));
  if (twice !== undefined) return refuse('named-twice', { who: twice });
  const all = placesIn(world, opening);
  const fallen = all.find(({ who }) => creature(world, who).status === 'dead');
  if (fallen) return isDead(world, fallen);
  const sides = new Set(all.filter(({ who }) => isFighting(world, who)).map(({ side }) => side));
  if (sides.size < 2) return refuse('one-side');
  const unknown = opening.surprised?.find((side) => !sides.has(side));
  return unknown === undefined ? undefined : refuseWhitebox('no-such-side', { side: unknown });
}

/** What they were about in an earlier fight is forgotten. */
const isFighting = (world: World, who: CreatureId): boolean =>
  stands({ ...creature(world, who), morale: null });

/** Whoever comes late acts when the turn of their side comes. @rule whitebox.combat.round-order */
export const join = action('join', {
  fields: joiningFields,
  refuses: (world, { who }) => cannotJoin(world, who),
  resolve: (ctx, { who, side: joinedSide, at: place = 0 }) => {
    interruptRest(ctx, [who]);
    const to = joinedSide ?? creature(ctx.world, who).side;
    ctx.emit({ type: 'joined', rule: RULE, who, side: to, at: place });
  },
  /** It is offered with where creatures stand. */
  gmOffers: NOT_OFFERED,
});

export function cannotJoin(world: World, who: CreatureId): Verdict {
  if (!fightOn(world)) return refuse('no-fight');
  return takesPart(world, who) ? refuse('in-fight-already', { who }) : isDead(world, { who });
}

/** The Referee breaks it off: a round in which somebody has acted lasts its minute. @rule whitebox.combat.round-order @ruling R88 */
export const endFightNow = action('end-fight', { fields: {}, refuses: duringFight, resolve: endFight });

export function endFight(ctx: WhiteboxCtx): void {
  const { fighters } = theFight(ctx.world);
  if (inRound(ctx.world) && fighters.some(({ acted, moved }) => acted || moved > 0)) endRound(ctx);
  end(ctx, null);
}

/** Neither the free moment nor what is said beforehand takes time. */
function inRound(world: World): boolean {
  const { phase } = theFight(world);
  return phase !== 'free' && phase !== 'declare' && phase !== 'announce';
}

export function end(ctx: WhiteboxCtx, winner: string | null): void {
  burnOut(ctx);
  ctx.emit({ type: 'fight-ended', rule: RULE, winner });
}

/** The round in which it is decided has lasted its minute all the same. @rule whitebox.time.combat-round */
export function endIfDecided(ctx: WhiteboxCtx): boolean {
  const winner = winnerOf(ctx.world);
  if (winner === undefined) return false;
  if (inRound(ctx.world)) endRound(ctx);
  // what a fire or a spell did at the end of the round counts
  end(ctx, winnerOf(ctx.world) ?? winner);
  return true;
}

/**
 * The only side that still has somebody who fights, `null` when there is none, nothing when there are several. Where
 * nobody can ever act again nobody wins.
 *
 * @rule whitebox.combat.round-order
 * @rule whitebox.morale.check
 * @ruling R88
 */
export function winnerOf(world: World): string | null | undefined {
  let only: string | null = null;
  let isDecided = true;
  let goesOn = false;
  for (const { who } of theFight(world).fighters) {
    const one = creature(world, who);
    goesOn ||= isAble(one) || one.conditions.some(({ until }) => until !== null);
    if (one.side === only || !stands(one)) continue;
    if (only !== null) isDecided = false;
    only ??= one.side;
    if (!isDecided && goesOn) return undefined;
  }
  if (isDecided) return only;
  return goesOn ? undefined : null;
}

/** A fight that is on when a table begins: who acts in this round, and who first. */
export function reopened(world: World, begun: Fight): Fight {
  const fight = begun.order.length > 0 ? begun : { ...begun, order: begun.sides.map((side) => [side]) };
  const there = { ...world, fight };
  const able = fight.fighters.map(({ who }) => creature(world, who)).filter(isAble);
  const said = openingOf(there, able);
  if (said) return { ...fight, ...said };
  const phases = phasesOf(world);
  const none = { phase: phases.at(-1) ?? 'acting', turn: placesOf(fight).length - 1, pending: [] };
  return { ...fight, ...(momentIn(there, fight, phases, 0) ?? none) };
}

function openingOf(
  { options }: World,
  able: readonly Creature[],
): Pick<Fight, 'phase' | 'turn' | 'pending'> | undefined {
  const ids = (those: readonly Creature[]) => those.map(({ id }) => id);
  if (options.combatDeclareIntent) return { phase: 'declare', turn: 0, pending: ids(able) };
  const casters = options.combatSequence === 'standard' ? able.filter(mayAnnounce) : [];
  return casters.length > 0 ? { phase: 'announce', turn: 0, pending: ids(casters) } : undefined;
}
