import {
  type CreatureId,
  creature,
  creatureId,
  fields,
  type Json,
  type Label,
  type Offer,
  oneOf,
  refuse,
  textUpTo,
  type Verdict,
} from '@arbitro/kernel';
import { action, endReadiness, event, ofWhom } from '../declare.ts';
import { refuseNoppa } from '../refusals.ts';
import { readiedAct, trigger } from '../schema/sheet.ts';
import type { Creature, Spell, World } from '../state.ts';
import type { NoppaCtx } from './checks.ts';
import { holding } from './derived.ts';
import { inHands, MAX_WORDS, words } from './fields.ts';
import { hold } from './gear.ts';
import { cannotHold, notOnTick, tooDear } from './may-act.ts';
import { allMeans, meansOf } from './means.ts';
import { moveCost, noWay } from './move.ts';
import { pay } from './pay.ts';
import { type ReadiedAct, TRIGGERS, type Trigger } from './readied.ts';
import { cannotUtter, spellOf } from './spell.ts';
import { COSTS } from './tables.ts';
import { cannotUse, freeHand, type Grip, gripFor } from './targets.ts';

export const readinessBegun = event(
  'readiness-begun',
  fields<{
    who: CreatureId;
    act: ReadiedAct;
    cost: number;
    trigger: Trigger;
    words: string;
    spent: number;
  }>(),
  {
    audience: ofWhom,
    writeCreature: (one, { act, cost, trigger, words, spent }) => {
      one.readied = { act, cost, trigger, words, spent };
    },
  },
);

export const readinessHeld = event(
  'readiness-held',
  fields<{ who: CreatureId; spent: number; actions: number }>(),
  {
    writeCreature: (one, { spent, actions }) => {
      one.readied = one.readied && { ...one.readied, spent };
      one.actions = actions;
    },
  },
);

export const readinessKept = event('readiness-kept', fields<{ who: CreatureId }>());

export const readinessLost = event('readiness-lost', fields<{ who: CreatureId }>(), {
  writeCreature: endReadiness,
});

export const readinessBroken = event('readiness-broken', fields<{ who: CreatureId }>(), {
  writeCreature: endReadiness,
});

/** @rule noppa.ready.declare */
export const ready = action('ready', {
  fields: { by: creatureId, act: readiedAct, trigger, words, hold: inHands.optional() },
  refuses: (world, readying) => cannotReady(world, readying),
  resolve: (ctx, { by, act, trigger: on, words: said, hold: held }) => {
    hold(ctx, by, held);
    const cost = actCost(ctx.world, creature(ctx.world, by), act);
    pay(ctx, by, { for: 'ready', cost: COSTS.ready, rule: 'noppa.ready.declare' });
    ctx.emit({
      type: 'readiness-begun',
      rule: 'noppa.ready.declare',
      who: by,
      act,
      cost,
      trigger: on,
      words: said,
      spent: COSTS.ready,
    });
  },
  offers: (world, one) => readyOffers(world, one),
});

/** An act to ready; the cost of another act may still be open. */
type WantedAct = Exclude<ReadiedAct, { kind: 'other' }> | { readonly kind: 'other'; readonly what: string };

interface Readying {
  readonly by: CreatureId;
  readonly act: WantedAct;
  readonly trigger: Trigger;
  readonly hold?: readonly string[] | undefined;
}

function cannotReady(world: World, { by, act, trigger: on, hold: held }: Readying): Verdict {
  const one = holding(creature(world, by), held);
  return (
    notOnTick(world, by) ??
    cannotHold(one, held) ??
    tooDear(world, by, COSTS.ready) ??
    cannotReadyAct(world, one, act, on)
  );
}

function cannotReadyAct(world: World, one: Creature, act: WantedAct, on: Trigger): Verdict {
  switch (act.kind) {
    case 'attack':
      return cannotUse(one, act.means) ?? notOnSelf(one, act.on);
    case 'cast':
      return cannotReadySpell(one, act, on);
    case 'move':
      return act.to === one.zone ? undefined : noWay(world, one, act.to);
    case 'other':
      return undefined;
  }
}

const notOnSelf = ({ id }: Creature, on: CreatureId | null): Verdict =>
  on === id ? refuse('no-such-target', { on }) : undefined;

/**
 * A healing spell cannot target the creature that triggers it: its target is named now or with the word that triggers
 * it.
 */
function cannotReadySpell(
  one: Creature,
  { spell: id, on }: Extract<ReadiedAct, { kind: 'cast' }>,
  waitsFor: Trigger,
): Verdict {
  const spell = one.spells.find((other) => other.id === id);
  if (!spell) return refuseNoppa('no-such-spell', { who: one.id, spell: id });
  if (spell.attack) return cannotUse(one, id) ?? notOnSelf(one, on);
  if (spell.heal > 0 && on === null && waitsFor !== 'word') return refuse('no-such-target', { on: '–' });
  return cannotUtter(one, spell);
}

/** The remaining slots of any readied act. */
const READY_SLOTS = { trigger: oneOf(TRIGGERS), words: textUpTo(MAX_WORDS) };

function readyOffers(world: World, one: Creature): readonly Offer[] {
  const { id: by, spells } = one;
  const offer = (act: WantedAct & Json, grip: Grip): readonly Offer[] =>
    cannotReady(world, { by, act, trigger: 'word', ...grip })
      ? []
      : [{ action: { type: 'ready', by, act, ...grip }, slots: READY_SLOTS }];
  return [
    ...allMeans(one).flatMap((means) =>
      offer({ kind: 'attack', means: means.id, on: null }, gripFor(one, means)),
    ),
    ...spells
      .filter(({ attack, heal }) => attack === null && heal === 0)
      .flatMap(({ id: spell }) => offer({ kind: 'cast', spell, on: null }, freeHand(one))),
    ...world.zones.flatMap((to) => [
      ...offer({ kind: 'move', to }, {}),
      ...offer({ kind: 'move', to, withdraw: true }, {}),
    ]),
    ...offer({ kind: 'other', what: '' }, {}),
    ...spells.filter(({ heal }) => heal > 0).flatMap((spell) => healingOffers(world, one, spell)),
  ];
}

/** The target of healing is named with the word that triggers it. */
function healingOffers(world: World, one: Creature, { id: spell }: Spell): readonly Offer[] {
  const act = { kind: 'cast', spell, on: null } as const;
  const readying = { by: one.id, act, trigger: 'word', ...freeHand(one) } as const;
  if (cannotReady(world, readying)) return [];
  return [{ action: { type: 'ready', ...readying }, slots: { words: READY_SLOTS.words } }];
}

/** The cost of the act on the creature's own tick. @rule noppa.ready.surcharge */
function actCost(world: World, one: Creature, act: ReadiedAct): number {
  switch (act.kind) {
    case 'attack':
      return meansOf(one, act.means).cost;
    case 'cast':
      return spellOf(one, act.spell).cost;
    case 'move':
      return moveCost(world, one, act.to, act.withdraw === true).value;
    case 'other':
      return act.cost;
  }
}

const STAY: Label = {
  name: 'ready-upkeep',
  rule: 'noppa.ready.upkeep',
  costs: { stay: { value: COSTS.upkeep, of: 'actions' } },
};

/**
 * On each of its ticks the creature gives up readiness and acts, or pays one action and stays ready.
 *
 * @rule noppa.ready.upkeep
 */
export function upkeep(ctx: NoppaCtx, who: CreatureId): void {
  const { readied, actions } = creature(ctx.world, who);
  if (!readied) return;
  if (ctx.choose(STAY, who, oneOf(['stay', 'give-up'])) === 'give-up')
    return ctx.emit({ type: 'readiness-lost', rule: 'noppa.ready.upkeep', who });
  const spent = readied.spent + COSTS.upkeep;
  ctx.emit({
    type: 'readiness-held',
    rule: 'noppa.ready.upkeep',
    who,
    spent,
    actions: actions - COSTS.upkeep,
  });
}

/**
 * Asks whether to keep readiness, with what has been spent so far, into the next round.
 *
 * @rule noppa.ready.carry-over
 */
export function keepOver(ctx: NoppaCtx, who: CreatureId): void {
  const label = { name: 'ready-keep', rule: 'noppa.ready.carry-over' };
  const kept = ctx.choose(label, who, oneOf(['keep', 'drop'])) === 'keep';
  ctx.emit({ type: kept ? 'readiness-kept' : 'readiness-lost', rule: 'noppa.ready.carry-over', who });
}

/** The game master can end readiness; fainting and acting also do. @rule noppa.ready.carry-over */
export const breakReadiness = action('break-readiness', {
  fields: { who: creatureId },
  refuses: (world, { who }) =>
    creature(world, who).readied ? undefined : refuseNoppa('nothing-readied', { who }),
  resolve: (ctx, { who }) => ctx.emit({ type: 'readiness-broken', rule: 'noppa.ready.carry-over', who }),
});
