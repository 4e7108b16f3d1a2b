import {
  type CreatureId,
  creature,
  duringFight,
  firstOf,
  outsideFight,
  refuse,
  repeated,
  SOMEONE,
  type Verdict,
} from '@arbitro/kernel';
import type { ActionOf, BeginFight, Dash, Disengage, Dodge, EndTurn, Help, Join, Leave } from './actions.ts';
import { refuseQuinta } from './refusals.ts';
import {
  cannotFlee,
  notOpen,
  refusesDismount,
  refusesDropProne,
  refusesJump,
  refusesMount,
  refusesMove,
  refusesPlace,
  refusesPush,
  refusesStand,
} from './refuses-move.ts';
import { inOrder, whoseTurn } from './rules/budget.ts';
import { isKnockedOut } from './rules/death.ts';
import { areEnemies, isNear, isPresent, isThere } from './rules/distance.ts';
import { participantsOf } from './rules/fight.ts';
import { isLost } from './rules/lost.ts';
import { mayNotTarget } from './rules/opportunity.ts';
import { isDefeated } from './rules/turn.ts';
import type { Creature, World } from './state.ts';
import { SQUARE } from './tables.ts';
import { isTrainedIn } from './training.ts';
import { cannotAct, cannotSpend, cannotTake, dead, notThere } from './verdicts.ts';

function refusesFight(world: World, action: BeginFight): Verdict {
  const on = outsideFight(world);
  if (on) return on;
  const participants = participantsOf(world, action);
  const ids = participants.map(({ who }) => who);
  const twice = repeated(ids);
  if (twice !== undefined) return refuse('named-twice', { who: twice });
  const stranger = action.surprised?.find((who) => !ids.includes(who));
  if (stranger !== undefined) return refuse('not-in-fight', { who: stranger });
  const misplaced = firstOf(participants, ({ who, at }) =>
    at && world.map ? notOpen(world, creature(world, who), at) : undefined,
  );
  if (misplaced) return misplaced;
  const sides = new Set(participants.filter(({ who }) => isUp(world, who)).map(({ side }) => side));
  return sides.size < 2 ? refuse('one-side') : undefined;
}

/** Whoever fled the last fight may well come to this one. */
const isUp = (world: World, who: CreatureId): boolean => {
  const one = { ...creature(world, who), gone: null };
  return !isDefeated({ ...world, creatures: [one] }, who);
};

function refusesJoin(world: World, { who, at }: Join): Verdict {
  const one = creature(world, who);
  const off = duringFight(world);
  if (off) return off;
  if (inOrder(world, who) && one.gone === null) return refuse('in-fight-already', { who });
  return dead(world, who) ?? (at && notOpen(world, one, at));
}

function refusesLeave(world: World, { by: who }: Leave): Verdict {
  const off = duringFight(world);
  if (off) return off;
  return inOrder(world, who) ? notThere(world, who) : refuse('not-in-fight', { who });
}

function refusesEndTurn(world: World, { by: who }: EndTurn): Verdict {
  const off = duringFight(world);
  if (off) return off;
  if (!inOrder(world, who)) return refuse('not-in-fight', { who });
  const whose = whoseTurn(world) ?? SOMEONE;
  return whose === who ? undefined : refuse('not-your-turn', { who, whose });
}

/** Those that mean something only in turns. @rule quinta.mounted.controlled */
const inTurn = (world: World, { by }: Dash | Disengage): Verdict =>
  duringFight(world) ?? cannotSpend(world, by, 'action');

/** One may be on guard anywhere. @rule quinta.actions.dodge @rule quinta.mounted.controlled */
const refusesDodge = (world: World, { by }: Dodge): Verdict => cannotSpend(world, by, 'action');

/** Of one's charmer nothing at all, or nothing that harms. @rule quinta.conditions.charmed @ruling R87 */
export function cannotTarget(world: World, who: CreatureId, { on, harmful }: Targeting): Verdict {
  if (!harmful && world.options.charmedTargeting === 'harmful') return undefined;
  return mayNotTarget(world, creature(world, who), on)
    ? refuseQuinta('cannot-be-targeted', { who, on })
    : undefined;
}
interface Targeting {
  readonly on: CreatureId;
  readonly harmful: boolean;
}

/** @rule quinta.actions.help @ruling R19 */
function refusesHelp(world: World, action: Help): Verdict {
  const { by: who, on, how } = action;
  const [one, other] = [creature(world, who), creature(world, on)];
  const barred =
    cannotTake(world, who, 'action') ?? cannotTarget(world, who, { on, harmful: how === 'attack' });
  if (barred) return barred;
  if (who === on || !(how === 'first-aid' ? isPresent(other) : isThere(other)))
    return refuse('no-such-target', { on });
  if (how === 'check') return cannotHelpWith(one, action);
  if (how === 'attack' && !areEnemies(one, other)) return refuse('no-such-target', { on });
  if (isLost(world, one, other)) return refuseQuinta('place-unknown', { who, on });
  if (!isNear(world, [one, other], SQUARE)) return refuseQuinta('not-near', { who, on, metres: SQUARE });
  return how === 'first-aid' && !needsAid(other) ? refuseQuinta('needs-no-aid', { on }) : undefined;
}

const cannotHelpWith = (one: Creature, { skill }: Help): Verdict =>
  skill === undefined || !isTrainedIn(one, skill) ? refuseQuinta('needs-skill', { who: one.id }) : undefined;

/** Dying, or knocked out. @rule quinta.death.stabilise @rule quinta.damage.knock-out */
const needsAid = (one: Creature): boolean => (one.hp === 0 ? one.life === 'alive' : isKnockedOut(one));

/** Laying down arms takes a mind to do it, fleeing takes legs and a turn; the game master's word neither. @rule quinta.combat.end @ruling R128 */
function refusesLeaving(world: World, action: Leave): Verdict {
  const barred = refusesLeave(world, action);
  if (barred || action.allowed) return barred;
  return action.how === 'surrendered' ? cannotAct(world, action.by) : cannotFlee(world, action.by);
}

/** Whether each action of the order of combat and of moving may be done now. */
export const FIGHT_VERDICTS = {
  fight: refusesFight,
  join: refusesJoin,
  leave: refusesLeaving,
  'end-fight': (world: World) => duringFight(world),
  'end-turn': refusesEndTurn,
  move: refusesMove,
  jump: refusesJump,
  'drop-prone': refusesDropProne,
  stand: refusesStand,
  mount: refusesMount,
  dismount: refusesDismount,
  dash: inTurn,
  disengage: inTurn,
  dodge: refusesDodge,
  help: refusesHelp,
  place: refusesPlace,
  push: refusesPush,
} satisfies { readonly [T in InFight]: (world: World, action: ActionOf<T>) => Verdict };

type InFight =
  | 'fight'
  | 'join'
  | 'leave'
  | 'end-fight'
  | 'end-turn'
  | 'move'
  | 'jump'
  | 'drop-prone'
  | 'stand'
  | 'mount'
  | 'dismount'
  | 'dash'
  | 'disengage'
  | 'dodge'
  | 'help'
  | 'place'
  | 'push';
