import type { Square } from '@arbitro/grid';
import { type CreatureId, creature, fightOn, refuse, type Verdict } from '@arbitro/kernel';
import type { ActionOf, Readiable, Ready, Trigger } from './actions.ts';
import { deedOf } from './deeds.ts';
import { refuseQuinta } from './refusals.ts';
import { ATTACK_VERDICTS, handsFull } from './refuses-attack.ts';
import { CHECK_VERDICTS } from './refuses-checks.ts';
import { cannotTarget, FIGHT_VERDICTS } from './refuses-in-fight.ts';
import { notOpen } from './refuses-move.ts';
import { cannotLay } from './refuses-use.ts';
import { isNear, isThere } from './rules/distance.ts';
import { asNoticed } from './rules/lost.ts';
import { isOnMap } from './rules/move.ts';
import { actionAsSaid, deedAsSaid, isReadied, readiedReach } from './rules/ready.ts';
import { usedMap } from './rules/space.ts';
import { isSpent } from './rules/uses.ts';
import type { Area, Creature, Deed, ReadiedDeed, World } from './state.ts';
import { cannotReact, cannotTake } from './verdicts.ts';

/** Whether it can be done shows when the trigger comes. @rule quinta.actions.ready @ruling R23 */
function refusesReady(world: World, { by: who, act }: Ready): Verdict {
  if (!isReadied(act)) return refuseQuinta('cannot-be-readied', { who });
  const barred = cannotTake(world, who, 'action');
  if (barred) return barred;
  const one = creature(world, who);
  if (act.kind === 'move') return sitsFast(one) ?? cannotHead(world, one, act.to);
  if (act.kind !== 'deed') return undefined;
  const deed = deedOf(one, act.deed);
  if (!deed || !isReadiable(one, act.deed)) return refuseQuinta('no-such-deed', { who, deed: act.deed });
  return isSpent(one, deed) ? refuseQuinta('deed-used-up', { who, deed: act.deed }) : undefined;
}

/** From the saddle nobody walks. @rule quinta.mounted.mounting */
const sitsFast = ({ id: who, rides }: Creature): Verdict =>
  rides === null ? undefined : refuseQuinta('rides-already', { who });

const cannotHead = (world: World, one: Creature, to: Square): Verdict =>
  isOnMap(world, one) ? notOpen(world, one, to) : refuseQuinta('no-map', { who: one.id });

/** One thing that takes an action, such as an attack or a spell. */
export function isReadiable(one: Creature, id: string): boolean {
  const deed = deedOf(one, id);
  return deed !== undefined && deed.cost === 'action' && deed.multi.length === 0;
}

/** @rule quinta.actions.ready @rule quinta.actions.reaction */
function refusesTrigger(world: World, { who, on, at, also = [] }: Trigger): Verdict {
  const one = creature(world, who);
  if (!one.readied) return refuseQuinta('nothing-readied', { who });
  const { act } = one.readied;
  const barred = cannotReact(world, who);
  if (barred) return barred;
  const deed = act.kind === 'deed' ? deedOf(one, act.deed) : undefined;
  const said = { on: on ?? null, at };
  if (act.kind === 'deed' && deed?.area && !deed.attack)
    return cannotFill(world, one, { deed, area: deed.area, said: deedAsSaid(act, said), also });
  const [other] = also;
  if (other !== undefined) return refuse('no-such-target', { on: other });
  if (act.kind === 'move') return sitsFast(one);
  return act.kind === 'deed'
    ? cannotReach(world, one, { deed, said: deedAsSaid(act, said) })
    : cannotDo(world, actionAsSaid(act, who, said.on));
}

/** What it takes to do it on one's turn. @rule quinta.actions.ready @ruling R23 */
function cannotDo(world: World, action: Readiable): Verdict {
  if ('on' in action && action.on === null) return refuseQuinta('no-target');
  const now = asOnTurn(asNoticed(world, creature(world, action.by)), action.by);
  return (VERDICTS[action.type] as (world: World, action: Readiable) => Verdict)(now, action);
}

const VERDICTS: { readonly [T in Readiable['type']]: (world: World, action: ActionOf<T>) => Verdict } = {
  ...CHECK_VERDICTS,
  ...FIGHT_VERDICTS,
  ...ATTACK_VERDICTS,
};

/** As if it were somebody's turn, with the action still to be taken: the reaction stands for both. */
function asOnTurn(world: World, who: CreatureId): World {
  const fight = fightOn(world);
  const turn = fight?.order.findIndex((one) => one.who === who) ?? -1;
  if (!fight || turn < 0) return world;
  const creatures = world.creatures.map((one) =>
    one.id === who ? { ...one, budget: { ...one.budget, action: true } } : one,
  );
  return { ...world, creatures, fight: { ...fight, turn } };
}

interface Using {
  readonly deed: Deed | undefined;
  readonly said: ReadiedDeed;
}
interface Filling {
  readonly deed: Deed;
  readonly area: Area;
  readonly said: ReadiedDeed;
  readonly also: readonly CreatureId[];
}

/** Around the place, or around whom it is meant for; without a map it catches those named. @rule quinta.actions.ready */
function cannotFill(world: World, one: Creature, { deed, area, said, also }: Filling): Verdict {
  const target = said.on === null ? undefined : creature(world, said.on);
  if (target && !isThere(target)) return refuse('no-such-target', { on: target.id });
  const where =
    usedMap(world) && one.at
      ? { at: said.at ?? target?.at ?? undefined, on: also }
      : { on: target ? [target.id, ...also] : also };
  return cannotLay(world, one, { deed, area, action: { type: 'use', by: one.id, deed: deed.id, ...where } });
}

/** @rule quinta.conditions.charmed */
function cannotReach(world: World, one: Creature, { deed, said }: Using): Verdict {
  const harmful = !deed || deed.attack !== null || deed.save !== null;
  const target = said.on ?? (harmful ? null : one.id);
  if (target === null || (harmful && target === one.id))
    return refuse('no-such-target', { on: target ?? '–' });
  const other = creature(world, target);
  if (!isThere(other)) return refuse('no-such-target', { on: target });
  const metres = readiedReach(one);
  const near = isNear(world, [one, other], metres);
  return (
    cannotTarget(world, one.id, { on: target, harmful }) ??
    (deed && handsFull(world, one, deed)) ??
    (near ? undefined : refuseQuinta('not-near', { who: one.id, on: target, metres }))
  );
}

/** Whether something can be made ready, and whether it can be done when it is time. */
export const READY_VERDICTS = { ready: refusesReady, trigger: refusesTrigger };
