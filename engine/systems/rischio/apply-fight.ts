import type { CreatureId } from '@arbitro/kernel';
import type { EventOf } from './events.ts';
import type { Fight, Participant } from './state.ts';

type FightEvent = EventOf<
  'fight-began' | 'order-set' | 'round-began' | 'turn-began' | 'joined' | 'left' | 'fight-ended'
>;
/** What an event says of a fight, written down. */
export function applyToFight(fight: Fight | null, event: FightEvent): Fight {
  if (event.type === 'fight-began') return begun(event);
  if (!fight) throw new Error(`${event.type} without a fight`);
  switch (event.type) {
    case 'order-set':
      return { ...fight, order: event.order, turn: -1, participants: rolled(fight.participants, event) };
    case 'round-began':
      return fightAt(fight, event.round, -1);
    case 'turn-began':
      return fightAt(fight, fight.round, event.turn);
    case 'joined':
      return {
        ...fight,
        order: event.order,
        turn: event.turn,
        participants: withJoiner(fight.participants, event),
      };
    case 'left':
      return {
        ...fight,
        order: event.order,
        turn: event.turn,
        participants: gone(fight.participants, event.who),
      };
    case 'fight-ended':
      return { ...fight, over: true, winner: event.winner };
    default:
      return event satisfies never;
  }
}

function begun({ participants }: EventOf<'fight-began'>): Fight {
  return {
    round: 1,
    order: [],
    turn: -1,
    participants: participants.map(({ who, side }) => ({
      who,
      side,
      left: false,
      initiative: 0,
      shares: [],
    })),
    over: false,
    winner: null,
  };
}

function rolled(
  participants: readonly Participant[],
  { initiatives }: EventOf<'order-set'>,
): readonly Participant[] {
  return participants.map((one) => {
    const found = initiatives.find(({ who }) => who === one.who);
    const { who, side, left, shares } = one;
    return { who, side, left, initiative: found?.initiative ?? one.initiative, shares };
  });
}

function gone(participants: readonly Participant[], who: CreatureId): readonly Participant[] {
  return participants.map((one) => (one.who === who ? { ...one, left: true } : one));
}

/** What was paid for in this fight is remembered of those who come back. */
function withJoiner(
  participants: readonly Participant[],
  { who, side, initiative }: EventOf<'joined'>,
): readonly Participant[] {
  const shares = participants.find((one) => one.who === who)?.shares ?? [];
  return [...participants.filter((one) => one.who !== who), { who, side, left: false, initiative, shares }];
}

function fightAt(fight: Fight, round: number, turn: number): Fight {
  const { order, participants, over, winner } = fight;
  return { round, order, turn, participants, over, winner };
}
