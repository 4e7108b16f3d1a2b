import {
  type CreatureId,
  creature,
  duringFight,
  fightOn,
  outsideFight,
  type Refusal,
  refuse,
  repeated,
  takesPart,
  type Verdict,
} from '@arbitro/kernel';
import type { BeginFight, Detect, Join, KnowPosition, Leave, Place } from './actions.ts';
import { forbids, isInvisible } from './effects.ts';
import { refuseWhitebox } from './refusals.ts';
import { refusesAnnounce, refusesDeclare } from './refuses-declare.ts';
import { cannotDo } from './refuses-deeds.ts';
import { isAble, stands } from './rules/acting.ts';
import { canApproach } from './rules/closing.ts';
import { isClear } from './rules/depart.ts';
import { isEngaged } from './rules/distance.ts';
import { placed } from './rules/fight.ts';
import { asDeclared, type Deed, declaredBy, isDeclared } from './rules/intent.ts';
import { due } from './rules/turn.ts';
import { maySense } from './rules/unseen.ts';
import type { Fight, World } from './state.ts';
import { dead, type FightAction, type Verdicts } from './verdicts.ts';

/** At the place of one's own side, and in any order there unless it goes by Dexterity. @rule whitebox.combat.side-actions */
function notOnTurn(world: World, who: CreatureId): Verdict {
  const fight = fightOn(world);
  if (!fight) return refuse('no-fight');
  if (!takesPart(world, who)) return refuse('not-in-fight', { who });
  if (fight.phase === 'declare' || fight.phase === 'announce')
    return refuseWhitebox('not-now', { phase: fight.phase });
  const whose = due(world);
  if (whose.includes(who)) return undefined;
  return isAble(creature(world, who))
    ? refuse('not-your-turn', { who, whose: whose[0] ?? who })
    : cannotAct(world, who);
}

function cannotAct(world: World, who: CreatureId): Refusal {
  const { status, morale, conditions } = creature(world, who);
  const holding = conditions.find((condition) => forbids({ conditions: [condition] }, 'act'));
  const why = status === 'up' ? (morale === 'surrender' ? morale : (holding?.name ?? status)) : status;
  return refuse('cannot-act', { who, status: why });
}

/** @rule whitebox.combat.declared-intent */
function notDeclared(world: World, deed: Deed): Verdict {
  if (isDeclared(world, deed)) return undefined;
  return refuseWhitebox('not-declared', { who: deed.by, what: declaredBy(world, deed.by)?.type ?? 'pass' });
}

function refusesDeed(world: World, deed: Deed): Verdict {
  if (!fightOn(world)) return cannotDo(world, deed);
  return notOnTurn(world, deed.by) ?? notDeclared(world, deed) ?? impossible(world, asDeclared(world, deed));
}

/** The way to somebody too far away can be gone all the same. @rule whitebox.combat.declared-intent @ruling R35 */
function impossible(world: World, deed: Deed): Verdict {
  const refusal = cannotDo(world, deed);
  return canApproach(world, deed, refusal) ? undefined : refusal;
}

/** @rule whitebox.combat.round-order */
function refusesFight(world: World, action: BeginFight): Verdict {
  const on = outsideFight(world);
  if (on) return on;
  const twice = repeated((action.participants ?? []).map(({ who }) => who));
  if (twice !== undefined) return refuse('named-twice', { who: twice });
  const all = placed(world, action);
  const fallen = all.find(({ who }) => creature(world, who).status === 'dead');
  if (fallen) return dead(world, fallen);
  const sides = new Set(all.filter(({ who }) => isFighting(world, who)).map(({ side }) => side));
  if (sides.size < 2) return refuse('one-side');
  const unknown = action.surprised?.find((side) => !sides.has(side));
  return unknown === undefined ? undefined : refuseWhitebox('no-such-side', { side: unknown });
}

/** What they were about in an earlier fight is forgotten. */
const isFighting = (world: World, who: CreatureId): boolean =>
  stands({ ...creature(world, who), morale: null });

function refusesJoin(world: World, { who }: Join): Verdict {
  if (!fightOn(world)) return refuse('no-fight');
  return takesPart(world, who) ? refuse('in-fight-already', { who }) : dead(world, { who });
}

/** Where a move is the whole turn, one may still be gone by it until somebody comes near. @ruling R88 */
const hasMovedOff = (world: World, { phase }: Fight, who: CreatureId): boolean =>
  (phase === 'acting' || phase === 'movement') &&
  takesPart(world, who) &&
  isAble(creature(world, who)) &&
  isClear(world, who);

/** Nobody walks out of a melee without getting away first. @rule whitebox.combat.melee-range */
function refusesLeave(world: World, { by: who }: Leave): Verdict {
  const fight = fightOn(world);
  const late = fight && hasMovedOff(world, fight, who) ? undefined : notOnTurn(world, who);
  if (late || !fight) return late;
  const one = creature(world, who);
  if (forbids(one, 'move')) return refuseWhitebox('cannot-move', { who });
  return isEngaged(world, fight, one) ? refuseWhitebox('in-melee', { who }) : undefined;
}

const inTheFight = (world: World, who: CreatureId): Verdict => {
  if (!fightOn(world)) return refuse('no-fight');
  return takesPart(world, who) ? undefined : refuse('not-in-fight', { who });
};

const refusesPlace = (world: World, { who }: Place): Verdict => inTheFight(world, who);

/** @rule whitebox.combat.invisible-target */
function refusesPosition(world: World, { who, of }: KnowPosition | Detect): Verdict {
  const seen = isInvisible(creature(world, of)) ? undefined : refuseWhitebox('not-invisible', { on: of });
  return inTheFight(world, who) ?? inTheFight(world, of) ?? seen;
}

/** @rule whitebox.combat.invisible-detection */
const refusesDetect = (world: World, action: Detect): Verdict =>
  refusesPosition(world, action) ??
  (maySense(creature(world, action.who)) ? undefined : refuseWhitebox('cannot-sense', { who: action.who }));

/** Why what is done in a fight may not be done now. */
export const FIGHT_VERDICTS: Verdicts<FightAction> = {
  attack: refusesDeed,
  cast: refusesDeed,
  prepare: refusesDeed,
  move: refusesDeed,
  ready: refusesDeed,
  'throw-oil': refusesDeed,
  'light-oil': refusesDeed,
  bind: refusesDeed,
  'open-door': refusesDeed,
  other: refusesDeed,
  pass: refusesDeed,
  declare: refusesDeclare,
  announce: refusesAnnounce,
  fight: refusesFight,
  join: refusesJoin,
  leave: refusesLeave,
  'end-fight': duringFight,
  place: refusesPlace,
  'by-dexterity': duringFight,
  'know-position': refusesPosition,
  detect: refusesDetect,
};
