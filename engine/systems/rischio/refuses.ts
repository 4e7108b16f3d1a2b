import {
  type CreatureId,
  creature,
  fightOn,
  firstOf,
  refuse,
  repeated,
  SOMEONE,
  unknownCreature,
  type Verdict,
} from '@arbitro/kernel';
import {
  type Action,
  type Aid,
  type Attempt,
  type BeginFight,
  type ChangeGear,
  type ChangeResource,
  type Contest,
  type GmWord,
  type Join,
  type Leave,
  named,
  type Use,
  type Versus,
} from './actions.ts';
import { statusEffects } from './effects.ts';
import { refuseRischio } from './refusals.ts';
import { placed } from './rules/fight.ts';
import { whoseTurn } from './rules/turn.ts';
import {
  type Ability,
  ability,
  BASIC_ATTACK,
  type Creature,
  type Level,
  participant,
  type World,
} from './state.ts';

/** Why this may not be done now, if it may not. */
export function refuses(world: World, action: Action): Verdict {
  return unknownCreature(world, named(action)) ?? refusesKind(world, action);
}

function refusesKind(world: World, action: Action): Verdict {
  switch (action.type) {
    case 'risk':
      return notUpId(world, action.by) ?? offTable(world, action.level);
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
    case 'pass':
      return fightOn(world) ? cannotAct(world, action.by) : refuseRischio('no-fight');
    case 'gear':
      return refusesGear(world, action);
    case 'join':
      return refusesJoin(world, action);
    case 'leave':
      return refusesLeave(world, action);
    case 'end-fight':
      return fightOn(world) ? undefined : refuseRischio('no-fight');
    case 'defeat':
      return refusesDefeat(world, action.who);
    default:
      return refusesWord(world, action);
  }
}

function refusesWord(world: World, action: GmWord): Verdict {
  switch (action.type) {
    case 'harm':
      return beyondReach(world, action.who, 'struck');
    case 'heal':
      return beyondReach(world, action.who, 'reached');
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

function offTable({ options }: World, level: Level | undefined): Verdict {
  return typeof level === 'number' && !options.customLevels
    ? refuseRischio('level-not-on-table', { level })
    : undefined;
}

const notUp = ({ id, status }: Creature): Verdict =>
  statusEffects(status).acts ? undefined : refuseRischio('cannot-act', { who: id, status });

const notUpId = (world: World, id: CreatureId): Verdict => notUp(creature(world, id));

function refusesAttempt(world: World, { by, risks }: Attempt): Verdict {
  return notUpId(world, by) ?? firstOf(risks, ({ level }) => offTable(world, level));
}

function refusesVersus(world: World, { attacker, defender }: Versus): Verdict {
  if (attacker.who === defender.who) return refuse('no-such-target', { on: defender.who });
  return (
    notUpId(world, attacker.who) ??
    beyondReach(world, defender.who, 'struck') ??
    firstOf([...attacker.risks, ...defender.risks], ({ level }) => offTable(world, level))
  );
}

/** The fallen still answer a risk, dodge and are reached by a cure; the dead and the defeated are past all that. @ruling R10 */
function beyondReach(world: World, on: CreatureId, by: 'struck' | 'reached'): Verdict {
  const { status } = creature(world, on);
  return statusEffects(status)[by] ? undefined : refuseRischio('beyond-reach', { on, status });
}

function refusesContest(world: World, { level, contestants }: Contest): Verdict {
  const twice = repeated(contestants.map((one) => one.who));
  if (twice !== undefined) return refuseRischio('named-twice', { who: twice });
  return (
    offTable(world, level) ??
    firstOf(contestants, (one) => {
      const mute = one.kind === undefined && Object.keys(creature(world, one.who).stats).length === 0;
      return (
        notUpId(world, one.who) ??
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
  const sides = new Set(participants.filter((one) => !notUpId(world, one.who)).map(({ side }) => side));
  return (
    firstOf(participants, (one) => beyondReach(world, one.who, 'struck')) ??
    (sides.size < 2 ? refuseRischio('one-side') : undefined)
  );
}

/** In a fight only the one whose turn it is may act; outside, anybody on their feet. */
function cannotAct(world: World, id: CreatureId): Verdict {
  const fight = fightOn(world);
  const whose = whoseTurn(world);
  if (fight && !participant(fight, id)) return refuseRischio('not-in-fight', { who: id });
  if (fight && whose !== id) return refuse('not-your-turn', { who: id, whose: whose ?? SOMEONE });
  return notUpId(world, id);
}

function refusesUse(world: World, { by, ability: id, on }: Use): Verdict {
  const user = creature(world, by);
  const used = ability(user, id);
  const twice = repeated(on);
  if (!used)
    return refuseRischio('no-such-ability', {
      who: by,
      ability: id,
      known: user.abilities.map((one) => one.id).join(', ') || '–',
    });
  if (used.targets === 'single' && on.length > 1)
    return refuseRischio('one-target-only', { ability: used.name });
  if (twice !== undefined) return refuseRischio('named-twice', { who: twice });
  return (
    cannotAct(world, by) ??
    offTable(world, used.risk?.level) ??
    firstOf(on, (target) => cannotReach(world, by, used, target)) ??
    cannotPay(user, used)
  );
}

function cannotReach(world: World, by: CreatureId, { kind }: Ability, on: CreatureId): Verdict {
  if (kind === 'support') return beyondReach(world, on, 'reached');
  if (on === by) return refuse('no-such-target', { on });
  const fight = fightOn(world);
  if (fight && !participant(fight, on)) return refuseRischio('not-in-fight', { who: on });
  return beyondReach(world, on, 'struck');
}

/** Health may be paid down to 0 and below; any other resource must be there in full. */
function cannotPay({ id, resources }: Creature, { cost }: Ability): Verdict {
  const short = Object.entries(cost).find(
    ([resource, points]) => resource !== 'health' && (resources[resource] ?? 0) < points,
  );
  return (
    short &&
    refuseRischio('cannot-pay', {
      who: id,
      resource: short[0],
      cost: short[1],
      has: resources[short[0]] ?? 0,
    })
  );
}

/** Health has actions of its own; nobody has less than nothing of anything else. */
function refusesResource(world: World, { who, resource, points }: ChangeResource): Verdict {
  if (resource === 'health') return refuseRischio('health-by-harm');
  const has = creature(world, who).resources[resource] ?? 0;
  return has + points < 0 ? refuseRischio('cannot-pay', { who, resource, cost: -points, has }) : undefined;
}

function refusesAid(world: World, { by, on }: Aid): Verdict {
  const { status } = creature(world, on);
  if (by === on) return refuseRischio('help-from-another');
  if (!statusEffects(status).helped) return refuseRischio('not-down', { on, status });
  return cannotAct(world, by);
}

function refusesGear(world: World, { by, gear }: ChangeGear): Verdict {
  const { equipment } = creature(world, by);
  if (!equipment.some(({ id }) => id === gear)) return refuseRischio('no-such-gear', { who: by, gear });
  const fight = fightOn(world);
  return fight && participant(fight, by) ? cannotAct(world, by) : notUpId(world, by);
}

function refusesJoin(world: World, { by }: Join): Verdict {
  const fight = fightOn(world);
  if (!fight) return refuseRischio('no-fight');
  if (participant(fight, by)) return refuseRischio('in-fight-already', { who: by });
  return notUpId(world, by);
}

function refusesLeave(world: World, { by }: Leave): Verdict {
  const fight = fightOn(world);
  if (!fight) return refuseRischio('no-fight');
  return participant(fight, by) ? cannotAct(world, by) : refuseRischio('not-in-fight', { who: by });
}

function refusesDefeat(world: World, id: CreatureId): Verdict {
  if (creature(world, id).kind === 'player') return refuseRischio('not-an-opponent', { who: id });
  return beyondReach(world, id, 'struck');
}
