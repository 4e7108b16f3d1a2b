import { squareDistance } from '@arbitro/grid';
import {
  type CreatureId,
  creatureId,
  fields,
  findFight,
  getCreature,
  textUpTo,
  type Verdict,
} from '@arbitro/kernel';
import { action, event } from '../declare.ts';
import { refuseQuinta } from '../refusals.ts';
import { nameText } from '../schema/sheet-parts.ts';
import type { Budget, Creature, Thing, World } from '../state.ts';
import { effectsOfKind, isIncapacitated } from './active-effects.ts';
import { speedFor, spend, writeBudget } from './budget.ts';
import type { QuintaCtx } from './checks.ts';
import { spaceIn } from './distance.ts';
import { optionalFlag, words } from './fields.ts';
import { canTakeInHand } from './hands.ts';
import { revealHidden } from './hide.ts';
import { cannotTake, deadCannotAct, notOnTurn } from './may-act.ts';

export const interactionTaken = event(
  'interaction-taken',
  fields<{ who: CreatureId; what: string; budget: Budget }>(),
  {
    privateFields: ['budget'],
    writeCreature: writeBudget,
  },
);

export const itemHeld = event('item-held', fields<{ who: CreatureId; item: string; held: boolean }>(), {
  writeCreature: (next, { item, held }) => {
    next.items = setHeld(next.items, item, held);
    next.deeds = setHeld(next.deeds, item, held);
  },
});

function setHeld<T extends { readonly id: string; readonly held: boolean }>(
  things: readonly T[],
  id: string,
  held: boolean,
): readonly T[] {
  return things.map((item) => (item.id === id ? { ...item, held } : item));
}

/** Haltingly, if a condition allows no other speech. */
export const spoke = event('spoke', fields<{ who: CreatureId; words: string; haltingly: boolean }>());

/** Breaks a fragile object without a roll. @rule quinta.objects.breaking-fragile @ruling R31 */
export const breakThing = action('break', {
  fields: { by: creatureId, thing: nameText },
  refuses: cannotBreak,
  resolve: (ctx, { by, thing }) => {
    spend(ctx, by, 'action', 'utilize');
    ctx.emit({ type: 'thing-broken', rule: 'quinta.objects.breaking-fragile', thing });
  },
  offers: (world, { id: by }, { withOneOf }) =>
    withOneOf(world, { type: 'break', by }, ['thing', world.things.map(({ id }) => id)]),
});

interface BreakRequest {
  readonly by: CreatureId;
  readonly thing: string;
}

/** @rule quinta.objects.breaking-fragile @rule quinta.objects.definition */
function cannotBreak(world: World, { by, thing: id }: BreakRequest): Verdict {
  const found = world.things.find((item) => item.id === id);
  if (!found) return refuseQuinta('no-such-thing', { thing: id });
  const { name: thing } = found;
  if (found.hp === 0) return refuseQuinta('broken-already', { thing });
  if (found.magical) return refuseQuinta('magical-thing', { thing });
  if (!found.fragile) return refuseQuinta('sturdy-thing', { thing });
  if (!canReach(world, getCreature(world, by), found))
    return refuseQuinta('thing-too-far', { thing, who: by });
  return cannotTake(world, by, 'action');
}

/** Without positions all objects are in reach. */
function canReach(world: World, creature: Creature, { at }: Thing): boolean {
  const space = spaceIn(world, creature);
  return !world.options.gridUse || !space || !at || squareDistance(space, { at, side: 1 }) <= 1;
}

const SHORT_TEXT = textUpTo(200);

/** Things to draw and to put away. */
const handled = { draw: nameText.optional(), stow: nameText.optional() };

/** Uses an object in a way that takes an action, or interacts once more. @rule quinta.actions.utilize */
export const utilize = action('utilize', {
  fields: { by: creatureId, what: words, ...handled },
  refuses: (world, terms) =>
    cannotTake(world, terms.by, 'action') ?? cannotHandle(world, getCreature(world, terms.by), terms),
  resolve: (ctx, terms) => {
    const { by: who, what } = terms;
    spend(ctx, who, 'action', 'utilize');
    const { budget } = getCreature(ctx.world, who);
    ctx.emit({ type: 'interaction-taken', rule: 'quinta.actions.utilize', who, what, budget });
    handleItems(ctx, who, terms);
  },
  /** An item to draw or put away once the free interaction is spent. */
  offers: (world, creature, { offered, withOneOf }) => {
    const fixedAction = { type: 'utilize', by: creature.id };
    const any = offered(world, fixedAction, { slots: { what: SHORT_TEXT }, like: { what: '' } });
    if (!findFight(world) || creature.budget.interaction) return any;
    return [
      ...any,
      ...withOneOf(world, { ...fixedAction, what: 'draw' }, ['draw', listItems(creature, false)]),
      ...withOneOf(world, { ...fixedAction, what: 'stow' }, ['stow', listItems(creature, true)]),
    ];
  },
});

const listItems = ({ items }: Creature, held: boolean): readonly string[] =>
  items.filter((item) => item.held === held).map(({ id }) => id);

/**
 * The one free object interaction of a turn.
 * @rule quinta.turn.interact @rule quinta.objects.free-interaction @rule quinta.objects.simple-interaction @ruling R29
 */
export const interact = action('interact', {
  fields: { by: creatureId, what: words, ...handled },
  refuses: cannotInteract,
  resolve: (ctx, terms) => {
    const { by: who, what } = terms;
    const isFree = findFight(ctx.world) !== undefined;
    const { budget } = getCreature(ctx.world, who);
    ctx.emit({
      type: 'interaction-taken',
      rule: isFree ? 'quinta.objects.free-interaction' : 'quinta.objects.simple-interaction',
      who,
      what,
      budget: isFree ? { ...budget, interaction: false } : budget,
    });
    handleItems(ctx, who, terms);
  },
  /** An object near by, or an item to draw or put away. */
  offers: (world, creature, { offered, withOneOf }) => {
    const fixedAction = { type: 'interact', by: creature.id };
    return [
      ...offered(world, fixedAction, { slots: { what: SHORT_TEXT }, like: { what: '' } }),
      ...withOneOf(world, { ...fixedAction, what: 'draw' }, ['draw', listItems(creature, false)]),
      ...withOneOf(world, { ...fixedAction, what: 'stow' }, ['stow', listItems(creature, true)]),
    ];
  },
});

interface HandledItems {
  readonly draw?: string | undefined;
  readonly stow?: string | undefined;
}
interface Interaction extends HandledItems {
  readonly by: CreatureId;
}

/** @rule quinta.turn.interact @ruling R29 @ruling R116 */
function cannotInteract(world: World, { by: who, ...those }: Interaction): Verdict {
  const creature = getCreature(world, who);
  const unable = deadCannotAct(world, who) ?? notOnTurn(world, who);
  if (unable) return unable;
  if (findFight(world) && !creature.budget.interaction) return refuseQuinta('no-interaction-left', { who });
  if (isIncapacitated(world, creature) && speedFor(world, creature) === 0)
    return cannotTake(world, who, 'action');
  return cannotHandle(world, creature, those);
}

/** @rule quinta.turn.interact @ruling R116 */
function cannotHandle(world: World, creature: Creature, { draw, stow }: HandledItems): Verdict {
  const wrong = wrongGrip(creature, stow, false) ?? wrongGrip(creature, draw, true);
  if (wrong || draw === undefined || canTakeInHand(world, creature, [draw, stow ?? ''])) return wrong;
  return refuseQuinta('hands-full', { who: creature.id, deed: draw });
}

/** An item to draw must not be in hand, and an item to put away must be. */
function wrongGrip({ id: who, items, deeds }: Creature, wanted: string | undefined, held: boolean): Verdict {
  if (wanted === undefined) return undefined;
  const found = items.find(({ id }) => id === wanted) ?? deeds.find(({ id }) => id === wanted);
  if (!found) return refuseQuinta('no-such-item', { who, item: wanted });
  if (found.held !== held) return undefined;
  return refuseQuinta(held ? 'in-hand-already' : 'not-in-hand', { who, item: found.name });
}

function handleItems(ctx: QuintaCtx, who: CreatureId, { draw, stow }: HandledItems): void {
  if (stow !== undefined) setItemHeld(ctx, who, stow, false);
  if (draw !== undefined) setItemHeld(ctx, who, draw, true);
}

const setItemHeld = (ctx: QuintaCtx, who: CreatureId, item: string, held: boolean): void =>
  ctx.emit({ type: 'item-held', rule: 'quinta.turn.interact', who, item, held });

/**
 * A few words are free; a speech is an attempt to influence. A hidden creature that speaks is found.
 * @rule quinta.turn.communicate @rule quinta.conditions.stunned @ruling R41
 */
export const speak = action('speak', {
  fields: { by: creatureId, words, long: optionalFlag },
  refuses: (world, { by, long }) => {
    const unable = deadCannotAct(world, by);
    if (unable) return unable;
    const creature = getCreature(world, by);
    const mute = [
      ...effectsOfKind(world, creature, 'cannot-speak'),
      ...effectsOfKind(world, creature, 'unaware'),
    ][0];
    if (mute) return refuseQuinta('cannot-speak', { who: by, status: mute.condition });
    if (long) return cannotTake(world, by, 'action');
    return world.options.offTurnSpeech ? undefined : notOnTurn(world, by);
  },
  resolve: (ctx, { by: who, words: text, long }) => {
    if (long) spend(ctx, who, 'action', 'influence');
    const [halting] = effectsOfKind(ctx.world, getCreature(ctx.world, who), 'speaks-haltingly');
    const rule = halting?.rule ?? 'quinta.turn.communicate';
    ctx.emit({ type: 'spoke', rule, who, words: text, haltingly: halting !== undefined });
    revealHidden(ctx, who);
  },
  offers: (world, { id: by }, { offered }) =>
    [
      { type: 'speak', by },
      { type: 'speak', by, long: true },
    ].flatMap((input) => offered(world, input, { slots: { words: SHORT_TEXT }, like: { words: '' } })),
});
