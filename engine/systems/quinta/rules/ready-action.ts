import type { Square } from '@arbitro/grid';
import {
  type CreatureId,
  creature,
  creatureId,
  fightOn,
  idsOf,
  type Offer,
  offering,
  oneOf,
  refuse,
  textUpTo,
  type Verdict,
} from '@arbitro/kernel';
import { z } from 'zod';
import { action } from '../declare.ts';
import { refuseQuinta } from '../refusals.ts';
import type { Area, Creature, Deed, Readied, ReadiedDeed, World } from '../state.ts';
import { spend } from './budget.ts';
import { deedOf, deedsOf } from './deeds.ts';
import { isNear, isThere } from './distance.ts';
import { atLeastOne, place } from './fields.ts';
import { asNoticed } from './lost.ts';
import { cannotReact, cannotTake, cannotTarget } from './may-act.ts';
import { handsFull } from './may-attack.ts';
import { notOpen } from './may-move.ts';
import { cannotLay } from './may-use.ts';
import { isOnMap, wholeSpeed } from './move.ts';
import { type Readiable, readiableOf } from './readiable.ts';
import { isReadied, type MeantAct, meantAct } from './readied-act.ts';
import { actionAsSaid, deedAsSaid, ENEMY_IN_REACH, fire, holdReadied, readiedReach } from './ready.ts';
import { reachedFrom } from './route.ts';
import { usedMap } from './space.ts';
import { isSpent } from './uses.ts';

/**
 * Declares `ready` with the names of all other actions, which a request may contain.
 *
 * @rule quinta.actions.ready
 * @ruling R23
 */
export const declareReady = (others: readonly string[]) =>
  action('ready', {
    fields: {
      by: creatureId,
      trigger: z.string().max(200),
      act: meantAct(others) as unknown as z.ZodType<MeantAct>,
    },
    refuses: cannotReady,
    resolve: (ctx, { by, trigger: waited, act }) => {
      if (!isReadied(act)) throw new Error(`${act.kind} made ready: the action was let through unchecked`);
      spend(ctx, by, 'action', 'ready');
      holdReadied(ctx, by, act);
      const readied: Readied = { trigger: waited, act };
      ctx.emit({ type: 'ready-set', rule: 'quinta.actions.ready', who: by, readied });
    },
    offers: (world, one) => (fightOn(world) ? readyOffers(world, one) : []),
  });

interface Readying {
  readonly by: CreatureId;
  readonly act: MeantAct;
}

/** Whether the action is possible is checked only when the trigger comes. @rule quinta.actions.ready @ruling R23 */
function cannotReady(world: World, { by: who, act }: Readying): Verdict {
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

/** Riders cannot ready a walk. @rule quinta.mounted.mounting */
const sitsFast = ({ id: who, rides }: Creature): Verdict =>
  rides === null ? undefined : refuseQuinta('rides-already', { who });

const cannotHead = (world: World, one: Creature, to: Square): Verdict =>
  isOnMap(world, one) ? notOpen(world, one, to) : refuseQuinta('no-map', { who: one.id });

/** A feature that takes an action, such as an attack or a spell. */
function isReadiable(one: Creature, id: string): boolean {
  const deed = deedOf(one, id);
  return deed !== undefined && deed.cost === 'action' && deed.multi.length === 0;
}

const TRIGGER = textUpTo(200);
/** Common readied actions besides features and moves. The target of help is named at the trigger. */
const READY_FOR = [{ kind: 'dodge' }, { kind: 'hide' }, { kind: 'help', how: 'attack', on: null }] as const;

/** For the first enemy that comes near, or for a trigger in words. @rule quinta.actions.ready */
function readyOffers(world: World, one: Creature): readonly Offer[] {
  const { offered } = offering(cannotReady);
  const ready = { type: 'ready', by: one.id } as const;
  const waiting = (act: Offer['action'][string]): readonly Offer[] =>
    offered(world, { ...ready, act }, { slots: { trigger: TRIGGER }, like: { trigger: '' } });
  const deeds = deedsOf(one).filter(({ id }) => isReadiable(one, id));
  const acts = deeds.flatMap(({ id: deed, attack }) => {
    const act = { kind: 'deed', deed, on: null };
    return [...(attack ? offered(world, { ...ready, trigger: ENEMY_IN_REACH, act }) : []), ...waiting(act)];
  });
  return [...acts, ...READY_FOR.flatMap((act) => waiting({ ...act })), ...readyMove(world, one)];
}

function readyMove(world: World, one: Creature): readonly Offer[] {
  const given = { type: 'ready', by: one.id, act: { kind: 'move' } } as const;
  if (!one.at || cannotReady(world, { by: one.id, act: { kind: 'move', to: one.at } })) return [];
  const metres = wholeSpeed(world, one, 'walk');
  const to = reachedFrom(world, one, { gait: 'walk', metres })
    .filter(({ from }) => from)
    .map(({ at: { x, y } }) => ({ x, y }));
  return to.length > 0 ? [{ action: given, slots: { 'act.to': oneOf(to), trigger: TRIGGER } }] : [];
}

/** The game master says that the trigger has come, and names the target or position. @rule quinta.actions.ready */
export const trigger = action('trigger', {
  fields: {
    who: creatureId,
    on: creatureId.optional(),
    at: place,
    /** Without a map: the other creatures caught in an area. */
    also: atLeastOne,
  },
  refuses: cannotTrigger,
  resolve: (ctx, { who, on, at, also }) => fire(ctx, who, { on: on ?? null, at, also }),
  gmOffers: (world, { offered, onOneOf }) =>
    world.creatures.flatMap(({ id: who, readied }) => {
      if (!readied) return [];
      const given = { type: 'trigger', who };
      return 'on' in readied.act ? onOneOf(world, given, idsOf(world.creatures)) : offered(world, given);
    }),
});

interface Triggering {
  readonly who: CreatureId;
  readonly on?: CreatureId | undefined;
  readonly at?: Square | undefined;
  readonly also?: readonly CreatureId[] | undefined;
}

/** @rule quinta.actions.ready @rule quinta.actions.reaction */
function cannotTrigger(world: World, { who, on, at, also = [] }: Triggering): Verdict {
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

/** Checks what the action requires on the creature's own turn. @rule quinta.actions.ready @ruling R23 */
function cannotDo(world: World, doing: Readiable): Verdict {
  if ('on' in doing && doing.on === null) return refuseQuinta('no-target');
  const now = asOnTurn(asNoticed(world, creature(world, doing.by)), doing.by);
  return readiableOf(doing).refuses(now, doing);
}

/** As if the creature had the turn and its action: the reaction replaces both. */
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

/**
 * Around the position or the intended target; without a map it catches the named creatures.
 *
 * @rule quinta.actions.ready
 */
function cannotFill(world: World, one: Creature, { deed, area, said, also }: Filling): Verdict {
  const target = said.on === null ? undefined : creature(world, said.on);
  if (target && !isThere(target)) return refuse('no-such-target', { on: target.id });
  const where =
    usedMap(world) && one.at
      ? { at: said.at ?? target?.at ?? undefined, on: also }
      : { on: target ? [target.id, ...also] : also };
  return cannotLay(world, one, { deed, area, action: where });
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
