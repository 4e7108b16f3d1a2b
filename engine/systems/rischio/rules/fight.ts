import {
  type CreatureId,
  creatureId,
  fields,
  findDuplicate,
  findFight,
  firstRefusal,
  getCreature,
  participantsSchema,
} from '@arbitro/kernel';
import { z } from 'zod';
import { action, event, replaceFight, writeFight } from '../declare.ts';
import { refuseRischio } from '../refusals.ts';
import { type Creature, type Fight, findParticipant, type Participant, type World } from '../state.ts';
import { side } from './fields.ts';
import { rollInitiative, rollOrder } from './initiative.ts';
import { cannotBeReached, notUp } from './may-act.ts';
import { startNextTurn } from './turn.ts';

export interface PlacedFighter {
  readonly who: CreatureId;
  readonly side: string;
}
interface JoinRequest {
  readonly who: CreatureId;
  readonly side?: string | undefined;
}

export const fightBegan = event('fight-began', fields<{ participants: readonly PlacedFighter[] }>(), {
  writeWorld: (world, { participants }) =>
    replaceFight(world, {
      round: 1,
      order: [],
      turn: -1,
      participants: participants.map((participant) => ({
        who: participant.who,
        side: participant.side,
        left: false,
        initiative: 0,
        shares: [],
      })),
      over: false,
      winner: null,
    }),
});

export const joined = event(
  'joined',
  fields<{ who: CreatureId; side: string; initiative: number; order: readonly CreatureId[]; turn: number }>(),
  {
    privateFields: ['order', 'turn'],
    writeWorld: writeFight((fight, { order, turn, ...joiner }) => ({
      ...fight,
      order,
      turn,
      participants: addParticipant(fight.participants, joiner),
    })),
  },
);

/** A returning creature keeps the shares that it was paid in this fight. */
function addParticipant(
  participants: readonly Participant[],
  joiner: Pick<Participant, 'who' | 'side' | 'initiative'>,
): readonly Participant[] {
  const { who, initiative } = joiner;
  const shares = participants.find((participant) => participant.who === who)?.shares ?? [];
  const others = participants.filter((participant) => participant.who !== who);
  return [...others, { who, side: joiner.side, left: false, initiative, shares }];
}

/** Returns the default side of a creature. */
export const defaultSide = ({ kind }: Pick<Creature, 'kind'>): string =>
  kind === 'player' ? 'players' : 'opponents';

/** Returns the participants; by default all creatures that are up. */
export function placeParticipants(
  world: World,
  participants: readonly JoinRequest[] | undefined,
): readonly PlacedFighter[] {
  const joining =
    participants ?? world.creatures.filter(({ status }) => status === 'up').map(({ id }) => ({ who: id }));
  return joining.map((item) => ({ who: item.who, side: sideOf(world, item) }));
}

const sideOf = (world: World, joining: JoinRequest): string =>
  joining.side ?? defaultSide(getCreature(world, joining.who));

/** @rule rischio.combat.initiative */
export const beginFight = action('fight', {
  fields: { participants: participantsSchema(z.strictObject({ who: creatureId, side })) },
  refuses: (world, { participants: joining }) => {
    if (findFight(world)) return refuseRischio('fight-on');
    const participants = placeParticipants(world, joining);
    const twice = findDuplicate(participants.map((participant) => participant.who));
    if (twice !== undefined) return refuseRischio('named-twice', { who: twice });
    const sides = new Set(
      participants
        .filter((participant) => !notUp(world, participant.who))
        .map((participant) => participant.side),
    );
    return (
      firstRefusal(participants, (placedFighter) => cannotBeReached(world, placedFighter.who, 'struck')) ??
      (sides.size < 2 ? refuseRischio('one-side') : undefined)
    );
  },
  resolve: (ctx, { participants: joining }) => {
    const participants = placeParticipants(ctx.world, joining);
    ctx.emit({ type: 'fight-began', rule: 'rischio.combat.initiative', participants });
    rollOrder(
      ctx,
      participants.map(({ who }) => who),
    );
    startNextTurn(ctx);
  },
});

/** A late joiner rolls on joining and is inserted by the result, behind equal results. @ruling R3 */
export const join = action('join', {
  fields: { by: creatureId, side },
  refuses: (world, { by }) => {
    const fight = findFight(world);
    if (!fight) return refuseRischio('no-fight');
    if (findParticipant(fight, by)) return refuseRischio('in-fight-already', { who: by });
    return notUp(world, by);
  },
  resolve: (ctx, { by, side: wanted }) => {
    const fight = findFight(ctx.world);
    if (!fight) throw new Error('nobody can join a fight that is not on');
    const initiative = rollInitiative(ctx, by);
    const others = fight.order.filter((who) => who !== by);
    const order = others.toSpliced(findSlot(others, fight, initiative), 0, by);
    const turn = order.indexOf(fight.order[fight.turn] ?? by);
    const joining = { who: by, side: sideOf(ctx.world, { who: by, side: wanted }) };
    ctx.emit({ type: 'joined', rule: 'rischio.combat.initiative', ...joining, initiative, order, turn });
  },
});

function findSlot(order: readonly CreatureId[], { participants }: Fight, initiative: number): number {
  const slower = order.findIndex((who) => {
    const participant = participants.find((other) => other.who === who);
    return participant !== undefined && participant.initiative < initiative;
  });
  return slower < 0 ? order.length : slower;
}
