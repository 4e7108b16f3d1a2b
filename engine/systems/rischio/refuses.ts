import {
  type CreatureId,
  creature,
  fightOn,
  firstOf,
  refuse,
  repeated,
  unknownCreature,
  type Verdict,
} from '@arbitro/kernel';
import {
  type Action,
  type Attempt,
  type BeginFight,
  type ChangeResource,
  type Contest,
  type GmWord,
  named,
  type Versus,
} from './actions.ts';
import { refuseRischio } from './refusals.ts';
import {
  beyondReach,
  cannotRisk,
  notUp,
  offTable,
  refusesAid,
  refusesGear,
  refusesJoin,
  refusesUse,
  refusesYielding,
} from './refuses-in-fight.ts';
import { placed } from './rules/fight.ts';
import { BASIC_ATTACK, type World } from './state.ts';
import { resourceName } from './statistic-names.ts';

/** Why this may not be done now, if it may not. */
export function refuses(world: World, action: Action): Verdict {
  return unknownCreature(world, named(action)) ?? refusesKind(world, action);
}

function refusesKind(world: World, action: Action): Verdict {
  switch (action.type) {
    case 'risk':
      return cannotRisk(world, action.by) ?? offTable(world, action.level);
    case 'attempt':
      return refusesAttempt(world, action);
    case 'versus':
      return refusesVersus(world, action);
    case 'contest':
      return refusesContest(world, action);
    case 'fight':
      return refusesFight(world, action);
    case 'attack':
      return refusesUse(world, { type: 'use', by: action.by, ability: BASIC_ATTACK, on: [action.on] });
    case 'use':
      return refusesUse(world, action);
    case 'aid':
      return refusesAid(world, action);
    case 'gear':
      return refusesGear(world, action);
    case 'join':
      return refusesJoin(world, action);
    case 'leave':
    case 'pass':
      return refusesYielding(world, action);
    case 'end-fight':
      return fightOn(world) ? undefined : refuseRischio('no-fight');
    case 'defeat':
      return refusesDefeat(world, action.who);
    case 'rally':
      return refusesRally(world, action.who);
    default:
      return refusesWord(world, action);
  }
}

function refusesWord(world: World, action: GmWord): Verdict {
  switch (action.type) {
    case 'harm':
      return hasYielded(world, action.who) ? undefined : beyondReach(world, action.who, 'struck');
    case 'heal':
      return hasYielded(world, action.who) ? undefined : beyondReach(world, action.who, 'reached');
    case 'resource':
      return refusesResource(world, action);
    case 'award':
    case 'set-level':
    case 'new-day':
    case 'consequence':
      return undefined;
    default:
      return action satisfies never;
  }
}

function refusesAttempt(world: World, { by, risks }: Attempt): Verdict {
  return cannotRisk(world, by) ?? firstOf(risks, ({ level }) => offTable(world, level));
}

function refusesVersus(world: World, { attacker, defender }: Versus): Verdict {
  if (attacker.who === defender.who) return refuse('no-such-target', { on: defender.who });
  return (
    cannotRisk(world, attacker.who) ??
    beyondReach(world, defender.who, 'answers') ??
    firstOf([...attacker.risks, ...defender.risks], ({ level }) => offTable(world, level))
  );
}

function refusesContest(world: World, { level, contestants }: Contest): Verdict {
  const twice = repeated(contestants.map((one) => one.who));
  if (twice !== undefined) return refuseRischio('named-twice', { who: twice });
  return (
    offTable(world, level) ??
    firstOf(contestants, (one) => {
      const mute = one.kind === undefined && Object.keys(creature(world, one.who).stats).length === 0;
      return (
        notUp(world, one.who) ??
        offTable(world, one.level) ??
        (mute ? refuseRischio('no-approach', { who: one.who }) : undefined)
      );
    })
  );
}

function refusesFight(world: World, action: BeginFight): Verdict {
  if (fightOn(world)) return refuseRischio('fight-on');
  const participants = placed(world, action);
  const twice = repeated(participants.map((one) => one.who));
  if (twice !== undefined) return refuseRischio('named-twice', { who: twice });
  const sides = new Set(participants.filter((one) => !notUp(world, one.who)).map(({ side }) => side));
  return (
    firstOf(participants, (one) => beyondReach(world, one.who, 'struck')) ??
    (sides.size < 2 ? refuseRischio('one-side') : undefined)
  );
}

/** Health has actions of its own; nobody has less than nothing of anything else. */
function refusesResource(world: World, { who, resource: given, points }: ChangeResource): Verdict {
  const one = creature(world, who);
  const resource = resourceName(one, given);
  if (resource === 'health') return refuseRischio('health-by-harm');
  const has = one.resources[resource] ?? 0;
  return has + points < 0 ? refuseRischio('cannot-pay', { who, resource, cost: -points, has }) : undefined;
}

function refusesDefeat(world: World, id: CreatureId): Verdict {
  if (creature(world, id).kind === 'player') return refuseRischio('not-an-opponent', { who: id });
  return beyondReach(world, id, 'struck');
}

/** A foe that surrendered or ran has health left; one that was beaten at 0 has not. */
function hasYielded(world: World, id: CreatureId): boolean {
  const { status, health } = creature(world, id);
  return status === 'defeated' && health > 0;
}

function refusesRally(world: World, id: CreatureId): Verdict {
  const { status } = creature(world, id);
  if (status !== 'defeated') return refuseRischio('not-defeated', { who: id, status });
  return hasYielded(world, id) ? undefined : refuseRischio('beyond-reach', { on: id, status });
}
