import {
  type CreatureId,
  creatureId,
  fields,
  getCreature,
  type Json,
  type Label,
  type Offer,
  oneOf,
  refuse,
  textUpTo,
  type Verdict,
} from '@arbitro/kernel';
import { action, audienceForWho, endReadiness, event } from '../declare.ts';
import { refuseNoppa } from '../refusals.ts';
import { readiedAct, trigger } from '../schema/sheet.ts';
import type { Creature, Spell, World } from '../state.ts';
import { attackOptionOf, listAttackOptions } from './attack-options.ts';
import type { NoppaCtx } from './checks.ts';
import { setHeldItems } from './derived.ts';
import { heldItemsField, MAX_WORDS, words } from './fields.ts';
import { holdItems } from './gear.ts';
import { cannotAfford, cannotHold, notOnTick } from './may-act.ts';
import { hasNoWay, moveCost } from './move.ts';
import { pay } from './pay.ts';
import { type ReadiedAct, TRIGGERS, type Trigger } from './readied.ts';
import { cannotCastSpell, spellOf } from './spell.ts';
import { COSTS } from './tables.ts';
import { cannotUse, freeHandGrip, type GripChange, gripFor } from './targets.ts';

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
    audience: audienceForWho,
    writeCreature: (creature, { act, cost, trigger, words, spent }) => {
      creature.readied = { act, cost, trigger, words, spent };
    },
  },
);

export const readinessHeld = event(
  'readiness-held',
  fields<{ who: CreatureId; spent: number; actions: number }>(),
  {
    writeCreature: (creature, { spent, actions }) => {
      creature.readied = creature.readied && { ...creature.readied, spent };
      creature.actions = actions;
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
  fields: { by: creatureId, act: readiedAct, trigger, words, hold: heldItemsField.optional() },
  refuses: (world, readying) => cannotReady(world, readying),
  resolve: (ctx, { by, act, trigger: on, words: text, hold: held }) => {
    holdItems(ctx, by, held);
    const cost = actCost(ctx.world, getCreature(ctx.world, by), act);
    pay(ctx, by, { for: 'ready', cost: COSTS.ready, rule: 'noppa.ready.declare' });
    ctx.emit({
      type: 'readiness-begun',
      rule: 'noppa.ready.declare',
      who: by,
      act,
      cost,
      trigger: on,
      words: text,
      spent: COSTS.ready,
    });
  },
  offers: (world, creature) => readyOffers(world, creature),
});

/** An act to ready; the cost of another act may still be open. */
type RequestedAct =
  | Exclude<ReadiedAct, { kind: 'other' }>
  | { readonly kind: 'other'; readonly what: string };

interface ReadyTerms {
  readonly by: CreatureId;
  readonly act: RequestedAct;
  readonly trigger: Trigger;
  readonly hold?: readonly string[] | undefined;
}

function cannotReady(world: World, { by, act, trigger: on, hold: held }: ReadyTerms): Verdict {
  const creature = setHeldItems(getCreature(world, by), held);
  return (
    notOnTick(world, by) ??
    cannotHold(creature, held) ??
    cannotAfford(world, by, COSTS.ready) ??
    cannotReadyAct(world, creature, act, on)
  );
}

function cannotReadyAct(world: World, creature: Creature, act: RequestedAct, on: Trigger): Verdict {
  switch (act.kind) {
    case 'attack':
      return cannotUse(creature, act.means) ?? notOnSelf(creature, act.on);
    case 'cast':
      return cannotReadySpell(creature, act, on);
    case 'move':
      return act.to === creature.zone ? undefined : hasNoWay(world, creature, act.to);
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
  creature: Creature,
  { spell: id, on }: Extract<ReadiedAct, { kind: 'cast' }>,
  waitsFor: Trigger,
): Verdict {
  const spell = creature.spells.find((other) => other.id === id);
  if (!spell) return refuseNoppa('no-such-spell', { who: creature.id, spell: id });
  if (spell.attack) return cannotUse(creature, id) ?? notOnSelf(creature, on);
  if (spell.heal > 0 && on === null && waitsFor !== 'word') return refuse('no-such-target', { on: '–' });
  return cannotCastSpell(creature, spell);
}

/** The remaining slots of any readied act. */
const READY_SLOTS = { trigger: oneOf(TRIGGERS), words: textUpTo(MAX_WORDS) };

function readyOffers(world: World, creature: Creature): readonly Offer[] {
  const { id: by, spells } = creature;
  const offer = (act: RequestedAct & Json, grip: GripChange): readonly Offer[] =>
    cannotReady(world, { by, act, trigger: 'word', ...grip })
      ? []
      : [{ action: { type: 'ready', by, act, ...grip }, slots: READY_SLOTS }];
  return [
    ...listAttackOptions(creature).flatMap((attackOption) =>
      offer({ kind: 'attack', means: attackOption.id, on: null }, gripFor(creature, attackOption)),
    ),
    ...spells
      .filter(({ attack, heal }) => attack === null && heal === 0)
      .flatMap(({ id: spell }) => offer({ kind: 'cast', spell, on: null }, freeHandGrip(creature))),
    ...world.zones.flatMap((to) => [
      ...offer({ kind: 'move', to }, {}),
      ...offer({ kind: 'move', to, withdraw: true }, {}),
    ]),
    ...offer({ kind: 'other', what: '' }, {}),
    ...spells.filter(({ heal }) => heal > 0).flatMap((spell) => healingOffers(world, creature, spell)),
  ];
}

/** The target of healing is named with the word that triggers it. */
function healingOffers(world: World, creature: Creature, { id: spell }: Spell): readonly Offer[] {
  const act = { kind: 'cast', spell, on: null } as const;
  const readying = { by: creature.id, act, trigger: 'word', ...freeHandGrip(creature) } as const;
  if (cannotReady(world, readying)) return [];
  return [{ action: { type: 'ready', ...readying }, slots: { words: READY_SLOTS.words } }];
}

/** The cost of the act on the creature's own tick. @rule noppa.ready.surcharge */
function actCost(world: World, creature: Creature, act: ReadiedAct): number {
  switch (act.kind) {
    case 'attack':
      return attackOptionOf(creature, act.means).cost;
    case 'cast':
      return spellOf(creature, act.spell).cost;
    case 'move':
      return moveCost(world, creature, act.to, act.withdraw === true).value;
    case 'other':
      return act.cost;
  }
}

const STAY_READY_LABEL: Label = {
  name: 'ready-upkeep',
  rule: 'noppa.ready.upkeep',
  costs: { stay: { value: COSTS.upkeep, of: 'actions' } },
};

/**
 * On each of its ticks the creature gives up readiness and acts, or pays one action and stays ready.
 * @rule noppa.ready.upkeep
 */
export function payUpkeep(ctx: NoppaCtx, who: CreatureId): void {
  const { readied, actions } = getCreature(ctx.world, who);
  if (!readied) return;
  if (ctx.choose(STAY_READY_LABEL, who, oneOf(['stay', 'give-up'])) === 'give-up')
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
 * @rule noppa.ready.carry-over
 */
export function keepReadinessOver(ctx: NoppaCtx, who: CreatureId): void {
  const label = { name: 'ready-keep', rule: 'noppa.ready.carry-over' };
  const isKept = ctx.choose(label, who, oneOf(['keep', 'drop'])) === 'keep';
  ctx.emit({ type: isKept ? 'readiness-kept' : 'readiness-lost', rule: 'noppa.ready.carry-over', who });
}

/** The game master can end readiness; fainting and acting also do. @rule noppa.ready.carry-over */
export const breakReadiness = action('break-readiness', {
  fields: { who: creatureId },
  refuses: (world, { who }) =>
    getCreature(world, who).readied ? undefined : refuseNoppa('nothing-readied', { who }),
  resolve: (ctx, { who }) => ctx.emit({ type: 'readiness-broken', rule: 'noppa.ready.carry-over', who }),
});
