import {
  type CreatureId,
  creature,
  duringFight,
  fightOn,
  findCreature,
  firstOf,
  outsideFight,
  type Refusal,
  repeated,
  unknownCreature,
  type Verdict,
} from '@arbitro/kernel';
import {
  type Action,
  type BeginFight,
  type Bring,
  type Check,
  type Create,
  type Drop,
  type Gear,
  type Hazard,
  type Join,
  type Learn,
  named,
  type Say,
  type SetAttribute,
  type Take,
  type TakeBack,
} from './actions.ts';
import { fits, inRange, mostSkills, racialAllowed } from './derived.ts';
import { FOLK, GEAR, SKILLS, SPELLS } from './library.ts';
import { excesses } from './limits.ts';
import { refuseNoppa } from './refusals.ts';
import {
  cannotHold,
  notOnTick,
  notUp,
  refusesAct,
  refusesAttack,
  refusesCast,
  refusesDelay,
  refusesInitiative,
  refusesLeave,
  refusesMove,
  refusesPass,
  refusesRecover,
  unknownZone,
} from './refuses-in-fight.ts';
import { refusesBreak, refusesGoOff, refusesReady, refusesSetOff } from './refuses-ready.ts';
import { placed } from './rules/fight.ts';
import { wordsMeant } from './rules/gm-word.ts';
import { rolls, type World } from './state.ts';

/** Why this may not be done now, if it may not. */
export function refuses(world: World, action: Action): Verdict {
  const unknown = unknownCreature(world, named(action));
  if (unknown) return unknown;
  return (REFUSES[action.type] as Refuses<Action>)(world, action);
}

type Refuses<A> = (world: World, action: A) => Verdict;

const never = (): undefined => undefined;

const REFUSES: { readonly [T in Action['type']]: Refuses<Extract<Action, { type: T }>> } = {
  initiative: refusesInitiative,
  attack: refusesAttack,
  cast: refusesCast,
  move: refusesMove,
  ready: refusesReady,
  'go-off': refusesGoOff,
  pass: refusesPass,
  delay: refusesDelay,
  act: refusesAct,
  recover: refusesRecover,
  leave: refusesLeave,
  check: refusesCheck,
  gear: refusesGear,
  take: refusesTake,
  drop: refusesDrop,
  fight: refusesFight,
  join: refusesJoin,
  'end-fight': duringFight,
  'end-scene': outsideFight,
  milestone: outsideFight,
  hazard: refusesHazard,
  say: refusesWord,
  'take-back': refusesTakeBack,
  rereads: never,
  'set-off': refusesSetOff,
  'break-readiness': refusesBreak,
  fall: refusesFall,
  restore: never,
  condition: never,
  bind: never,
  'set-attribute': refusesAttribute,
  learn: refusesLearn,
  create: refusesCreate,
  bring: refusesBring,
};

/** Only players roll. @rule noppa.dice.players-roll */
const rollsNothing = (world: World, who: CreatureId): Verdict =>
  rolls(creature(world, who)) ? undefined : refuseNoppa('rolls-nothing', { who });

function refusesCheck(world: World, { by }: Check): Verdict {
  return rollsNothing(world, by) ?? notUp(world, by);
}

function refusesGear(world: World, { by, hold }: Gear): Verdict {
  if (fightOn(world)?.order.includes(by)) return refuseNoppa('only-with-an-act');
  return notUp(world, by) ?? cannotHold(creature(world, by), hold);
}

/** @rule noppa.gear.conversion */
function refusesTake(world: World, { by, item: id }: Take): Verdict {
  const one = creature(world, by);
  const when = cannotChangeGear(world, by);
  if (when) return when;
  const item = Object.hasOwn(GEAR, id) ? GEAR[id] : undefined;
  if (!item) return refuseNoppa('no-such-item', { who: by, item: id });
  if (one.items.some((other) => other.id === id)) return refuseNoppa('has-already', { who: by, what: id });
  return fits(world, one, [...one.items, item])
    ? undefined
    : refuseNoppa('too-heavy', { who: by, item: item.name });
}

function refusesDrop(world: World, { by, item }: Drop): Verdict {
  const has = creature(world, by).items.some(({ id }) => id === item);
  return cannotChangeGear(world, by) ?? (has ? undefined : refuseNoppa('no-such-item', { who: by, item }));
}

/** In a fight on one's own number alone, along with an act and never with a reaction. @rule noppa.gear.swap-free @ruling R23 */
function cannotChangeGear(world: World, who: CreatureId): Verdict {
  const fight = fightOn(world);
  if (!fight?.order.includes(who)) return notUp(world, who);
  return notUp(world, who) ?? (notOnTick(world, who) ? refuseNoppa('only-with-an-act') : undefined);
}

function refusesFight(world: World, action: BeginFight): Verdict {
  if (fightOn(world)) return refuseNoppa('fight-on');
  const participants = placed(world, action);
  const twice = repeated(participants.map(({ who }) => who));
  if (twice !== undefined) return refuseNoppa('named-twice', { who: twice });
  const lost = firstOf(participants, ({ zone }) => unknownZone(world, zone));
  if (lost) return lost;
  const sides = new Set(participants.filter(({ who }) => !notUp(world, who)).map(({ side }) => side));
  return sides.size < 2 ? refuseNoppa('one-side') : undefined;
}

function refusesJoin(world: World, { who, zone }: Join): Verdict {
  const fight = fightOn(world);
  if (!fight) return refuseNoppa('no-fight');
  if (fight.order.includes(who)) return refuseNoppa('in-fight-already', { who });
  return notUp(world, who) ?? (zone === undefined ? undefined : unknownZone(world, zone));
}

function refusesHazard(world: World, { on }: Hazard): Verdict {
  const twice = repeated(on);
  if (twice !== undefined) return refuseNoppa('named-twice', { who: twice });
  return firstOf(on, (who) => rollsNothing(world, who) ?? notUp(world, who));
}

function refusesWord(world: World, { who }: Say): Verdict {
  return rollsNothing(world, who);
}

function refusesTakeBack(world: World, action: TakeBack): Verdict {
  const { who } = action;
  return wordsMeant(creature(world, who).said, action).length > 0
    ? undefined
    : refuseNoppa('nothing-said', { who });
}

function refusesFall(world: World, { who }: { readonly who: CreatureId }): Verdict {
  const { kind } = creature(world, who);
  return kind === 'foe' ? notUp(world, who) : refuseNoppa('not-a-foe', { who });
}

/** @rule noppa.attr.range @rule noppa.attr.racial-range */
function refusesAttribute(world: World, { who, attribute, value, racial: given }: SetAttribute): Verdict {
  const one = creature(world, who);
  const racial = given ?? one.racial[attribute];
  if (!inRange(value, racial)) return refuseNoppa('out-of-range', { attribute, value, racial });
  const allowed = racialAllowed(world.options, { ...one.racial, [attribute]: racial });
  if (!allowed) return refuseNoppa('too-many-racial');
  const [excess] = excesses(world.options, { ...one, attributes: { ...one.attributes, [attribute]: value } });
  if (!excess) return rollsNothing(world, who);
  const field = excess.field === 'items' ? 'gear' : excess.field;
  return refuseNoppa('over-limits', { who, field, value: excess.value, most: excess.allowed.join(', ') });
}

/** @rule noppa.attr.oppineisuus */
function refusesLearn(world: World, { who, what }: Learn): Verdict {
  const one = creature(world, who);
  const known = [...one.spells, ...one.skills];
  if (!Object.hasOwn(SPELLS, what) && !Object.hasOwn(SKILLS, what))
    return refuseNoppa('nothing-to-learn', { what });
  if (known.some(({ id }) => id === what)) return refuseNoppa('has-already', { who, what });
  const most = mostSkills(world.options, one).value;
  return known.length < most ? rollsNothing(world, who) : refuseNoppa('too-many-skills', { who, most });
}

const taken = (world: World, id: CreatureId): Refusal | undefined =>
  findCreature(world, id) ? refuseNoppa('id-taken', { id }) : undefined;

function refusesCreate(world: World, { id }: Create): Verdict {
  return taken(world, id);
}

function refusesBring(world: World, { id, from, zone }: Bring): Verdict {
  if (!Object.hasOwn(FOLK, from))
    return refuseNoppa('no-such-folk', { from, known: Object.keys(FOLK).join(', ') });
  return taken(world, id) ?? (zone === undefined ? undefined : unknownZone(world, zone));
}
