import {
  type CreatureId,
  creature,
  creatureId,
  fields,
  fightOn,
  gmPart,
  idsOf,
  type Offer,
  type OfferPart,
  oneOf,
  outsideFight,
  refuse,
  type Verdict,
} from '@arbitro/kernel';
import { z } from 'zod';
import { changeDoor } from '../copies.ts';
import { action, event } from '../declare.ts';
import { refuseWhitebox } from '../refusals.ts';
import type { RuleId } from '../rules.ts';
import type { Creature, Door, World } from '../state.ts';
import { plus, underSix, type WhiteboxCtx } from './checks.ts';
import { offersInTurn } from './deed-offers.ts';
import { DEEDS, type DeedOf } from './deeds.ts';
import { openChance } from './derived.ts';
import { flag, name } from './fields.ts';
import { leaveDoors, letGoOf, ofDoor } from './held-doors.ts';
import { carryOut } from './intent.ts';
import { isExploring } from './marching.ts';
import { notUp } from './may-act.ts';
import { refusesDeed } from './may-do.ts';
import { type Given, MODIFIER } from './questions.ts';

export const doorTried = event(
  'door-tried',
  fields<{ who: CreatureId; door: string; opened: boolean; rolled: boolean }>(),
  { audience: ofDoor },
);
export const doorOpened = event('door-opened', fields<{ door: string }>(), {
  audience: ofDoor,
  writeWorld: (world, { door }) => changeDoor(world, door, () => ({ open: true })),
});
export const doorLocked = event('door-locked', fields<{ door: string; locked: boolean }>(), {
  audience: ofDoor,
  writeWorld: (world, { door, locked }) => changeDoor(world, door, () => ({ locked })),
});

export const doorOf = ({ doors }: Pick<World, 'doors'>, id: string): Door | undefined =>
  doors.find((door) => door.id === id);

/** Returns true if the door is known to all: not secret, or found. */
export const isPlain = ({ secret }: Door): boolean => secret === null || secret.found;

/** @rule whitebox.exploration.monsters-open-doors */
const opensEasily = ({ kind, race, opensDoors }: Creature): boolean =>
  opensDoors && (kind === 'monster' || race === null);

/** In a fight it is the action of the round. @rule whitebox.exploration.open-door @ruling R82 */
export const openDoor = action('open-door', {
  fields: { by: creatureId, ...DEEDS['open-door'] },
  refuses: refusesDeed,
  resolve: (ctx, said) => {
    if (fightOn(ctx.world)) return carryOut(ctx, said, (deed) => tryDoor(ctx, deed));
    tryDoor(ctx, said);
  },
  offers: (world, opener) => {
    const plain = (): readonly Offer[] =>
      offersAtDoor(world, { type: 'open-door', by: opener.id }, (door) =>
        cannotOpenNow(world, opener.id, door),
      );
    if (fightOn(world)) return offersInTurn(world, opener, 'open-door', plain);
    return isExploring(world, opener) ? plain() : [];
  },
  gmParts: (world) => world.creatures.map((opener) => doorPart(world, opener)),
});

/** A modified push belongs to the Referee; a monster has its own doors. */
const doorPart = (world: World, { id, kind }: Creature): OfferPart =>
  kind === 'monster' ? { actor: id, make: () => ownWays(world, id) } : gmPart(() => helpedAtDoors(world, id));

/** The Referee's one-time modifiers to a push. @rule whitebox.exploration.open-door */
function helpedAtDoors(world: World, by: CreatureId): readonly Offer[] {
  const given: Given = { type: 'open-door', by, modifier: 0 };
  const able = idsOf(world.doors).filter((door) => !cannotOpenNow(world, by, door));
  return able.length > 0 ? [{ action: given, slots: { door: oneOf(able), modifier: MODIFIER } }] : [];
}

/**
 * Monsters know their own secret doors; other creatures are not told of them.
 *
 * @rule whitebox.exploration.monsters-open-doors
 */
function ownWays(world: World, by: CreatureId): readonly Offer[] {
  const given: Given = { type: 'open-door', by };
  const hidden = idsOf(world.doors.filter((door) => !isPlain(door)));
  const able = hidden.filter((door) => !cannotOpenNow(world, by, door));
  return able.length > 0 ? [{ action: given, slots: { door: oneOf(able) } }] : [];
}

const cannotOpenNow = (world: World, by: CreatureId, door: string): Verdict =>
  refusesDeed(world, { type: 'open-door', by, door });

/** Using a secret door in a fight would reveal it to all. @rule whitebox.exploration.open-door @ruling R82 */
export function cannotOpen(world: World, at: AtDoor): Verdict {
  return atDoor(world, at, (door) => {
    const { kind, race, opensDoors } = creature(world, at.by);
    if (!isPlain(door) && fightOn(world)) return refuse('fight-on');
    if (door.open) return refuseWhitebox('door-open', { door: door.id });
    if (door.locked) return refuseWhitebox('door-locked', { door: door.id });
    const unable = !opensDoors && (kind === 'monster' || race === null);
    return unable ? refuseWhitebox('cannot-open-doors', { who: at.by }) : undefined;
  });
}

export interface AtDoor {
  readonly by: CreatureId;
  readonly door: string;
}

/** Monsters know their own secret doors. */
export function atDoor(world: World, { by, door: id }: AtDoor, then: (door: Door) => Verdict): Verdict {
  const door = doorOf(world, id);
  const one = creature(world, by);
  if (!door || (!isPlain(door) && one.kind !== 'monster'))
    return refuseWhitebox('no-such-door', { door: id });
  if (one.room !== null && !door.between.includes(one.room))
    return refuseWhitebox('not-at-door', { who: by, door: id });
  return notUp(world, by) ?? then(door);
}

/** Offers actions at a door that is known to all. */
export function offersAtDoor(
  world: World,
  given: Given,
  refuses: (door: string) => Verdict,
): readonly Offer[] {
  const able = idsOf(world.doors.filter(isPlain)).filter((door) => !refuses(door));
  return able.length > 0 ? [{ action: given, slots: { door: oneOf(able) } }] : [];
}

/** Doors are heavy even when they are not locked. @rule whitebox.exploration.open-door */
export function tryDoor(ctx: WhiteboxCtx, { by: who, door, modifier = 0 }: DeedOf<'open-door'>): void {
  leaveDoors(ctx, [who], door);
  const one = creature(ctx.world, who);
  const easy = opensEasily(one);
  const rule: RuleId = easy ? 'whitebox.exploration.monsters-open-doors' : 'whitebox.exploration.open-door';
  const opened = easy || pushes(ctx, one, modifier);
  ctx.emit({ type: 'door-tried', rule, who, door, opened, rolled: !easy });
  if (opened) ctx.emit({ type: 'door-opened', rule, door });
}

/** @rule whitebox.exploration.open-door-strength */
function pushes(ctx: WhiteboxCtx, one: Creature, modifier: number): boolean {
  const rule: RuleId = 'whitebox.exploration.open-door';
  const said = modifier === 0 ? [] : [plus(rule, 'modifier', modifier)];
  return underSix(ctx, { name: 'open-door', rule }, one.id, openChance(ctx.world, one, ...said));
}

/** The door stays open as long as a creature holds it, or it is wedged. @rule whitebox.exploration.doors-self-close */
export const holdDoor = action('hold-door', {
  fields: {
    by: creatureId,
    door: name,
    held: z.boolean().default(true),
    /** With a spike or the like: it stays open without a creature. */
    wedged: flag,
  },
  refuses: cannotHold,
  resolve: (ctx, { by: who, door, held, wedged = false }) => {
    if (!held) return letGoOf(ctx, who, door);
    leaveDoors(ctx, [who], door);
    const rule: RuleId = 'whitebox.exploration.doors-self-close';
    ctx.emit({ type: 'door-held', rule, who, door, held, ...(wedged ? { wedged } : {}) });
  },
  offers: (world, holder) => {
    if (!isExploring(world, holder)) return [];
    const by = holder.id;
    return [{ held: true }, { held: true, wedged: true }, { held: false }].flatMap((way) =>
      offersAtDoor(world, { type: 'hold-door', by, ...way }, (door) =>
        cannotHold(world, { by, door, ...way }),
      ),
    );
  },
});

interface Holding extends AtDoor {
  readonly held: boolean;
  readonly wedged?: boolean | undefined;
}

function cannotHold(world: World, holding: Holding): Verdict {
  const verdict = (door: Door): Verdict => {
    const { id, open, held } = door;
    if (!open) return refuseWhitebox('door-shut', { door: id });
    const isSo = holding.held ? isHeldSo(door, holding) : !held;
    return isSo ? refuseWhitebox('so-already', { what: id }) : undefined;
  };
  return outsideFight(world) ?? atDoor(world, holding, verdict);
}

/** Another creature may take it over, and its holder may wedge it. @ruling R17 */
const isHeldSo = ({ held, heldBy }: Door, { by, wedged = false }: Holding): boolean =>
  held && (heldBy === undefined || (heldBy === by && !wedged));

/** The Referee decides what a locked door needs: a key, a bolt, a thief. @rule whitebox.exploration.open-door */
export const lockDoor = action('lock-door', {
  fields: { door: name, locked: z.boolean().default(true) },
  refuses: cannotLock,
  resolve: (ctx, { door, locked }) =>
    ctx.emit({ type: 'door-locked', rule: 'whitebox.exploration.open-door', door, locked }),
  gmOffers: (world) =>
    [true, false].flatMap((locked): readonly Offer[] => {
      const able = idsOf(world.doors).filter((door) => !cannotLock(world, { door, locked }));
      return able.length > 0 ? [{ action: { type: 'lock-door', locked }, slots: { door: oneOf(able) } }] : [];
    }),
});

function cannotLock(
  world: World,
  { door: id, locked }: { readonly door: string; readonly locked: boolean },
): Verdict {
  const door = doorOf(world, id);
  if (!door) return refuseWhitebox('no-such-door', { door: id });
  if (door.open) return refuseWhitebox('door-open', { door: id });
  return door.locked === locked ? refuseWhitebox('so-already', { what: id }) : undefined;
}
