import {
  buildGmPart,
  type CreatureId,
  creatureId,
  fields,
  findFight,
  getCreature,
  idsOf,
  type Offer,
  type OfferPart,
  oneOf,
  refuse,
  requireNoFight,
  type Verdict,
} from '@arbitro/kernel';
import { z } from 'zod';
import { updateDoor } from '../copy-state.ts';
import { action, event } from '../declare.ts';
import { refuseWhitebox } from '../refusals.ts';
import type { RuleId } from '../rules.ts';
import type { Creature, Door, World } from '../state.ts';
import { makeReason, rollUnderChance, type WhiteboxCtx } from './checks.ts';
import { openChance } from './derived.ts';
import { nameText, optionalFlag } from './fields.ts';
import { audienceOfDoor, leaveDoors, releaseDoor } from './held-doors.ts';
import { carryOut } from './intent.ts';
import { isExploring } from './marching.ts';
import { notUp } from './may-act.ts';
import { validateTurnAction } from './may-do.ts';
import { MODIFIER_QUESTION, type OfferedAction } from './questions.ts';
import { offersInTurn } from './turn-action-offers.ts';
import { TURN_ACTION_FIELDS, type TurnActionOf } from './turn-actions.ts';

export const doorTried = event(
  'door-tried',
  fields<{ who: CreatureId; door: string; opened: boolean; rolled: boolean }>(),
  {
    facts: ({ opened }) => [opened ? 'opened' : 'shut'],
    audience: audienceOfDoor,
  },
);
export const doorOpened = event('door-opened', fields<{ door: string }>(), {
  audience: audienceOfDoor,
  writeWorld: (world, { door }) => updateDoor(world, door, () => ({ open: true })),
});
export const doorLocked = event('door-locked', fields<{ door: string; locked: boolean }>(), {
  audience: audienceOfDoor,
  writeWorld: (world, { door, locked }) => updateDoor(world, door, () => ({ locked })),
});

export const findDoor = ({ doors }: Pick<World, 'doors'>, id: string): Door | undefined =>
  doors.find((door) => door.id === id);

/** Returns true if the door is known to all: not secret, or found. */
export const isPlain = ({ secret }: Door): boolean => secret === null || secret.found;

/** @rule whitebox.exploration.monsters-open-doors */
const opensEasily = ({ kind, race, opensDoors }: Creature): boolean =>
  opensDoors && (kind === 'monster' || race === null);

/** In a fight it is the action of the round. @rule whitebox.exploration.open-door @ruling R82 */
export const openDoor = action('open-door', {
  fields: { by: creatureId, ...TURN_ACTION_FIELDS['open-door'] },
  refuses: validateTurnAction,
  resolve: (ctx, terms) => {
    if (findFight(ctx.world)) return carryOut(ctx, terms, (filledAction) => tryDoor(ctx, filledAction));
    tryDoor(ctx, terms);
  },
  offers: (world, opener) => {
    const plain = (): readonly Offer[] =>
      offersAtDoor(world, { type: 'open-door', by: opener.id }, (door) =>
        cannotOpenNow(world, opener.id, door),
      );
    if (findFight(world)) return offersInTurn(world, opener, 'open-door', plain);
    return isExploring(world, opener) ? plain() : [];
  },
  gmParts: (world) => world.creatures.map((opener) => doorPart(world, opener)),
});

/** A modified push belongs to the Referee; a monster has its own doors. */
const doorPart = (world: World, { id, kind }: Creature): OfferPart =>
  kind === 'monster'
    ? { actor: id, make: () => monsterDoorOffers(world, id) }
    : buildGmPart(() => assistedDoorOffers(world, id));

/** The Referee's one-time modifiers to a push. @rule whitebox.exploration.open-door */
function assistedDoorOffers(world: World, by: CreatureId): readonly Offer[] {
  const fixedAction: OfferedAction = { type: 'open-door', by, modifier: 0 };
  const doors = idsOf(world.doors).filter((door) => !cannotOpenNow(world, by, door));
  return doors.length > 0
    ? [{ action: fixedAction, slots: { door: oneOf(doors), modifier: MODIFIER_QUESTION } }]
    : [];
}

/**
 * Monsters know their own secret doors; other creatures do not.
 * @rule whitebox.exploration.monsters-open-doors
 */
function monsterDoorOffers(world: World, by: CreatureId): readonly Offer[] {
  const fixedAction: OfferedAction = { type: 'open-door', by };
  const hidden = idsOf(world.doors.filter((door) => !isPlain(door)));
  const doors = hidden.filter((door) => !cannotOpenNow(world, by, door));
  return doors.length > 0 ? [{ action: fixedAction, slots: { door: oneOf(doors) } }] : [];
}

const cannotOpenNow = (world: World, by: CreatureId, door: string): Verdict =>
  validateTurnAction(world, { type: 'open-door', by, door });

/** Using a secret door in a fight would reveal it to all. @rule whitebox.exploration.open-door @ruling R82 */
export function cannotOpen(world: World, doorTerms: DoorTerms): Verdict {
  return checkAtDoor(world, doorTerms, (door) => {
    const { kind, race, opensDoors } = getCreature(world, doorTerms.by);
    if (!isPlain(door) && findFight(world)) return refuse('fight-on');
    if (door.open) return refuseWhitebox('door-open', { door: door.id });
    if (door.locked) return refuseWhitebox('door-locked', { door: door.id });
    const unable = !opensDoors && (kind === 'monster' || race === null);
    return unable ? refuseWhitebox('cannot-open-doors', { who: doorTerms.by }) : undefined;
  });
}

export interface DoorTerms {
  readonly by: CreatureId;
  readonly door: string;
}

/** Monsters know their own secret doors. */
export function checkAtDoor(
  world: World,
  { by, door: id }: DoorTerms,
  then: (door: Door) => Verdict,
): Verdict {
  const door = findDoor(world, id);
  const creature = getCreature(world, by);
  if (!door || (!isPlain(door) && creature.kind !== 'monster'))
    return refuseWhitebox('no-such-door', { door: id });
  if (creature.room !== null && !door.between.includes(creature.room))
    return refuseWhitebox('not-at-door', { who: by, door: id });
  return notUp(world, by) ?? then(door);
}

/** Offers actions at a door that is known to all. */
export function offersAtDoor(
  world: World,
  input: OfferedAction,
  refuses: (door: string) => Verdict,
): readonly Offer[] {
  const doors = idsOf(world.doors.filter(isPlain)).filter((door) => !refuses(door));
  return doors.length > 0 ? [{ action: input, slots: { door: oneOf(doors) } }] : [];
}

/** Doors are heavy even when they are not locked. @rule whitebox.exploration.open-door */
export function tryDoor(ctx: WhiteboxCtx, { by: who, door, modifier = 0 }: TurnActionOf<'open-door'>): void {
  leaveDoors(ctx, [who], door);
  const creature = getCreature(ctx.world, who);
  const easy = opensEasily(creature);
  const rule: RuleId = easy ? 'whitebox.exploration.monsters-open-doors' : 'whitebox.exploration.open-door';
  const opened = easy || pushDoor(ctx, creature, modifier);
  ctx.emit({ type: 'door-tried', rule, who, door, opened, rolled: !easy });
  if (opened) ctx.emit({ type: 'door-opened', rule, door });
}

/** @rule whitebox.exploration.open-door-strength */
function pushDoor(ctx: WhiteboxCtx, creature: Creature, modifier: number): boolean {
  const rule: RuleId = 'whitebox.exploration.open-door';
  const reasons = modifier === 0 ? [] : [makeReason(rule, 'modifier', modifier)];
  return rollUnderChance(
    ctx,
    { name: 'open-door', rule },
    creature.id,
    openChance(ctx.world, creature, ...reasons),
  );
}

/** The door stays open as long as a creature holds it, or it is wedged. @rule whitebox.exploration.doors-self-close */
export const holdDoor = action('hold-door', {
  fields: {
    by: creatureId,
    door: nameText,
    held: z.boolean().default(true),
    /** With a spike or the like: it stays open without a creature. */
    wedged: optionalFlag,
  },
  refuses: cannotHold,
  resolve: (ctx, { by: who, door, held, wedged = false }) => {
    if (!held) return releaseDoor(ctx, who, door);
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

interface HoldDoorTerms extends DoorTerms {
  readonly held: boolean;
  readonly wedged?: boolean | undefined;
}

function cannotHold(world: World, holding: HoldDoorTerms): Verdict {
  const verdict = (door: Door): Verdict => {
    const { id, open, held } = door;
    if (!open) return refuseWhitebox('door-shut', { door: id });
    const isSo = holding.held ? isHeldThisWay(door, holding) : !held;
    return isSo ? refuseWhitebox('so-already', { what: id }) : undefined;
  };
  return requireNoFight(world) ?? checkAtDoor(world, holding, verdict);
}

/** Another creature may take it over, and its holder may wedge it. @ruling R17 */
const isHeldThisWay = ({ held, heldBy }: Door, { by, wedged = false }: HoldDoorTerms): boolean =>
  held && (heldBy === undefined || (heldBy === by && !wedged));

/** The Referee decides what a locked door needs: a key, a bolt, a thief. @rule whitebox.exploration.open-door */
export const lockDoor = action('lock-door', {
  fields: { door: nameText, locked: z.boolean().default(true) },
  refuses: cannotLock,
  resolve: (ctx, { door, locked }) =>
    ctx.emit({ type: 'door-locked', rule: 'whitebox.exploration.open-door', door, locked }),
  gmOffers: (world) =>
    [true, false].flatMap((locked): readonly Offer[] => {
      const doors = idsOf(world.doors).filter((door) => !cannotLock(world, { door, locked }));
      return doors.length > 0
        ? [{ action: { type: 'lock-door', locked }, slots: { door: oneOf(doors) } }]
        : [];
    }),
});

function cannotLock(
  world: World,
  { door: id, locked }: { readonly door: string; readonly locked: boolean },
): Verdict {
  const door = findDoor(world, id);
  if (!door) return refuseWhitebox('no-such-door', { door: id });
  if (door.open) return refuseWhitebox('door-open', { door: id });
  return door.locked === locked ? refuseWhitebox('so-already', { what: id }) : undefined;
}
