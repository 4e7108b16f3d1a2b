import {
  type ActionWith,
  type CreatureId,
  createOfferBuilder,
  creatureId,
  type Draft,
  fields,
  findDuplicate,
  findFight,
  getCreature,
  isParticipant,
  listOrSingle,
  offerNothing,
  participantsSchema,
  refuse,
  requireNoFight,
  type Verdict,
} from '@arbitro/kernel';
import { z } from 'zod';
import { addItem, copyFight, NO_FIGHT, newFighter, replaceFight, updateCreature } from '../copy-state.ts';
import { action, event, writeFight } from '../declare.ts';
import { refuseWhitebox } from '../refusals.ts';
import { type Creature, isUp, type World } from '../state.ts';
import { isStillFighting } from './acting.ts';
import { feet, optionalFlag, at as position, side as sideName } from './fields.ts';
import { notAlive } from './may-act.ts';
import { enterNextMoment, phasesOf } from './phases.ts';
import { interruptRest } from './rest-count.ts';
import { beginRound } from './round.ts';
import { settleSurprise } from './surprise.ts';

export interface PlacedFighter {
  readonly who: CreatureId;
  readonly side: string;
  readonly at: number;
}

export const fightBegan = event(
  'fight-began',
  fields<{ participants: readonly PlacedFighter[]; byDexterity: boolean }>(),
  {
    writeWorld: (world, { participants, byDexterity }) => {
      const sides = [...new Set(participants.map(({ side }) => side))];
      const fighters = participants.map(({ who, at }) => newFighter(who, at));
      const fight = copyFight({ ...NO_FIGHT, sides, fighters, byDexterity });
      return replaceFight(participants.reduce(enterBattle, world), fight);
    },
  },
);

export const joined = event('joined', fields<{ who: CreatureId; side: string; at: number }>(), {
  writeCreature: (draft, { side }) => writeEntry(draft, side),
  writeWorld: writeFight((fight, { who, side, at }) => {
    fight.sides = addItem(fight.sides, side);
    fight.fighters = [...fight.fighters, newFighter(who, at)];
  }),
});

function enterBattle(world: World, { who, side }: PlacedFighter): World {
  return updateCreature(world, who, (draft) => writeEntry(draft, side));
}

/** Sets the creature's side; wounds of the previous battle can no longer be bandaged. */
function writeEntry(draft: Draft<Creature>, side: string): void {
  draft.side = side;
  draft.lostThisBattle = 0;
  draft.bandaged = false;
  draft.droppedIn = null;
  draft.morale = null;
}

const RULE = 'whitebox.combat.round-order';
/** The default distance between the sides. */
const MEETING_FEET = 30;

const joiningFields = { who: creatureId, side: sideName.optional(), at: position.optional() };
const openingSchemas = {
  participants: participantsSchema(z.strictObject(joiningFields)),
  /** Feet between the sides where no positions are given. */
  distance: feet.optional(),
  /** Sides that the Referee declares surprised; surprise is then not rolled. */
  surprised: listOrSingle(z.array(sideName).max(20)).optional(),
  /** The party's light cannot be seen, so other sides can still be surprised. */
  lightHidden: optionalFlag,
};
export type FightOpening = Omit<ActionWith<'fight', typeof openingSchemas>, 'type'>;

/**
 * Returns the participants with their side and position; by default all creatures that are up and present.
 * @ruling R91
 */
export function placeParticipants(
  world: World,
  { participants, distance = MEETING_FEET }: FightOpening,
): readonly PlacedFighter[] {
  const joining: NonNullable<FightOpening['participants']> =
    participants ?? listPresent(world).map(({ id }) => ({ who: id }));
  const sided = joining.map((item) => ({ ...item, side: item.side ?? getCreature(world, item.who).side }));
  const places = sidePositions(world, sided, distance);
  return sided.map(({ who, side, at }) => ({ who, side, at: at ?? places.get(side) ?? 0 }));
}

function listPresent({ creatures, rooms }: World): readonly Creature[] {
  const up = creatures.filter(isUp);
  const room = up.find(({ kind }) => kind === 'character')?.room ?? null;
  if (rooms.length === 0 || room === null) return up;
  return up.filter((creature) => creature.room === room || creature.room === null);
}

/** The party stands at 0, the others in front of it; a third side comes from behind. */
function sidePositions(
  world: World,
  sided: readonly FighterSide[],
  distance: number,
): ReadonlyMap<string, number> {
  const party = sided.find(({ who }) => getCreature(world, who).kind === 'character') ?? sided[0];
  const others = [...new Set(sided.map(({ side }) => side))].filter((side) => side !== party?.side);
  return new Map(
    others.map((side, index) => [side, (index % 2 === 0 ? 1 : -1) * distance * (1 + Math.floor(index / 2))]),
  );
}
type FighterSide = Pick<PlacedFighter, 'who' | 'side'>;

/**
 * Begins a fight: surprise, the free step or round it may give, and the first round.
 * @rule whitebox.combat.round-order @rule whitebox.combat.surprise-benefit @rule whitebox.combat.alt-surprise
 */
export const beginFight = action('fight', {
  fields: openingSchemas,
  refuses: cannotBegin,
  resolve: (ctx, opening) => {
    const participants = placeParticipants(ctx.world, opening);
    const byDexterity = ctx.world.options.combatSequence === 'alternative';
    interruptRest(
      ctx,
      participants.map(({ who }) => who),
    );
    ctx.emit({ type: 'fight-began', rule: RULE, participants, byDexterity });
    settleSurprise(ctx, opening);
    const free = byDexterity ? phasesOf(ctx.world) : (['free'] as const);
    if (!enterNextMoment(ctx, free, 0)) beginRound(ctx, 1);
  },
  /** By dice, or as the Referee says: no side is surprised, or one is. @rule whitebox.combat.surprise */
  gmOffers: (world) => {
    const plain = offered(world, { type: 'fight' });
    if (plain.length === 0) return [];
    const sides = [...new Set(placeParticipants(world, {}).map(({ side }) => side))];
    const isLit = world.creatures.some(({ lights }) => lights.some(({ lit }) => lit));
    return [
      ...plain,
      ...(isLit ? offered(world, { type: 'fight', lightHidden: true }) : []),
      ...offered(world, { type: 'fight', surprised: [] }),
      ...sides.flatMap((side) => offered(world, { type: 'fight', surprised: [side] })),
    ];
  },
});

const { offered } = createOfferBuilder<World, FightOpening>((world, opening) => cannotBegin(world, opening));

/** @rule whitebox.combat.round-order */
function cannotBegin(world: World, opening: FightOpening): Verdict {
  const on = requireNoFight(world);
  if (on) return on;
  const twice = findDuplicate((opening.participants ?? []).map(({ who }) => who));
  if (twice !== undefined) return refuse('named-twice', { who: twice });
  const all = placeParticipants(world, opening);
  const fallen = all.find(({ who }) => getCreature(world, who).status === 'dead');
  if (fallen) return notAlive(world, fallen);
  const sides = new Set(all.filter(({ who }) => isFighting(world, who)).map(({ side }) => side));
  if (sides.size < 2) return refuse('one-side');
  const unknown = opening.surprised?.find((side) => !sides.has(side));
  return unknown === undefined ? undefined : refuseWhitebox('no-such-side', { side: unknown });
}

/** Clears what the creature was doing in an earlier fight. */
const isFighting = (world: World, who: CreatureId): boolean =>
  isStillFighting({ ...getCreature(world, who), morale: null });

/** A creature that joins late acts when the turn of its side comes. @rule whitebox.combat.round-order */
export const join = action('join', {
  fields: joiningFields,
  refuses: (world, { who }) => cannotJoin(world, who),
  resolve: (ctx, { who, side, at = 0 }) => {
    interruptRest(ctx, [who]);
    ctx.emit({ type: 'joined', rule: RULE, who, side: side ?? getCreature(ctx.world, who).side, at });
  },
  /** Offered together with the positions of creatures. */
  gmOffers: offerNothing,
});

export function cannotJoin(world: World, who: CreatureId): Verdict {
  if (!findFight(world)) return refuse('no-fight');
  return isParticipant(world, who) ? refuse('in-fight-already', { who }) : notAlive(world, { who });
}
