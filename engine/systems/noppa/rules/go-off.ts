import {
  type CreatureId,
  creatureId,
  fields,
  findFight,
  getCreature,
  getFight,
  idsOf,
  type Label,
  listFactKeys,
  type Offer,
  oneOf,
  someOf,
  type Verdict,
} from '@arbitro/kernel';
import { action, endReadiness, event } from '../declare.ts';
import { refuseNoppa } from '../refusals.ts';
import { type Creature, meleeOf, type World } from '../state.ts';
import { resolveAttack } from './attack.ts';
import { type AttackOption, attackOptionOf } from './attack-options.ts';
import type { NoppaCtx } from './checks.ts';
import { canGoOff, isWithin, remainingCost, targetOf } from './may-go-off.ts';
import { isUp } from './melee.ts';
import { moveToZone } from './move.ts';
import { react } from './pay.ts';
import type { Readied, ReadiedAct, Trigger } from './readied.ts';
import { castSpell, spellOf } from './spell.ts';
import { offerOn, sortFoesFirst } from './targets.ts';

export const wentOff = event('went-off', fields<{ who: CreatureId; on: CreatureId | null }>(), {
  facts: ({ who }) => listFactKeys('went-off', who),
  writeCreature: endReadiness,
});

/** An event that may trigger readied acts. */
export interface TriggerOccasion {
  readonly by: CreatureId;
  /** An attack with a spell counts as both. */
  readonly what: readonly Exclude<Trigger, 'word'>[];
  /** The creatures that the actor approaches. */
  readonly closingIn: readonly CreatureId[];
}

/**
 * Asks every creature that is ready for this and can pay the difference; its act comes first.
 * @rule noppa.ready.trigger @ruling R6
 */
export function triggerReadied(ctx: NoppaCtx, occasion: TriggerOccasion): void {
  if (ctx.world.creatures.every(({ readied }) => readied === null)) return;
  for (const id of getFight(ctx.world).order) {
    const creature = getCreature(ctx.world, id);
    if (creature.readied === null || !isTriggeredBy(ctx.world, creature, creature.readied, occasion))
      continue;
    if (!canGoOff(ctx.world, creature, occasion.by)) continue;
    if (ctx.choose(triggerLabel(creature), id, oneOf(['go-off', 'hold'])) === 'go-off')
      goOffNow(ctx, id, occasion.by);
    if (!isUp(ctx.world, occasion.by)) return;
  }
}

function triggerLabel(creature: Creature): Label {
  const value = remainingCost(creature);
  return {
    name: 'ready-trigger',
    rule: 'noppa.ready.trigger',
    ...(value > 0 && { costs: { 'go-off': { value, of: 'actions' } } }),
  };
}

/** Only enemy actions trigger an act automatically; other triggers are described in words. */
function isTriggeredBy(
  world: World,
  creature: Creature,
  { trigger }: Readied,
  { by, what, closingIn }: TriggerOccasion,
): boolean {
  if (getCreature(world, by).side === creature.side) return false;
  if (trigger !== 'approach') return what.some((kind) => kind === trigger);
  if (what.includes('approach')) return getCreature(world, by).zone === creature.zone;
  return closingIn.includes(creature.id) && !meleeOf(world, creature.id)?.members.includes(by);
}

/** A reaction: gear cannot be changed. @rule noppa.ready.trigger @rule noppa.ready.surcharge */
function goOffNow(ctx: NoppaCtx, who: CreatureId, by: CreatureId | undefined): void {
  const creature = getCreature(ctx.world, who);
  const { readied } = creature;
  if (!readied) throw new Error(`${who} has nothing readied: it should not have been asked`);
  react(ctx, who, { for: 'readied', cost: remainingCost(creature), rule: 'noppa.ready.surcharge' });
  const on = targetOf(creature, readied.act, by);
  ctx.emit({ type: 'went-off', rule: 'noppa.ready.trigger', who, on: on ?? null });
  perform(ctx, who, readied.act, on);
}

function perform(ctx: NoppaCtx, who: CreatureId, act: ReadiedAct, on: CreatureId | undefined): void {
  switch (act.kind) {
    case 'attack':
      return strikeNow(ctx, who, act.means, on);
    case 'cast': {
      const spell = spellOf(getCreature(ctx.world, who), act.spell);
      if (spell.attack) return strikeNow(ctx, who, spell.id, on);
      return castSpell(ctx, who, spell, on === undefined ? [] : [on]);
    }
    case 'move':
      return moveToZone(ctx, who, act.to, act.withdraw === true);
    case 'other':
      return ctx.emit({ type: 'acted', rule: 'noppa.ready.trigger', who, what: act.what });
  }
}

function strikeNow(ctx: NoppaCtx, who: CreatureId, id: string, on: CreatureId | undefined): void {
  if (on === undefined) throw new Error(`${who} has nobody to attack: it should not have been asked`);
  const attackOption = attackOptionOf(getCreature(ctx.world, who), id);
  resolveAttack(ctx, {
    by: who,
    means: attackOption,
    on: [on, ...listOthersInArea(ctx, who, attackOption, on)],
    surprise: false,
  });
}

/** An area attack hits all creatures in the target's zone that its owner chooses. @rule noppa.attack.area-per-target */
function listOthersInArea(
  ctx: NoppaCtx,
  who: CreatureId,
  attackOption: AttackOption,
  on: CreatureId,
): readonly CreatureId[] {
  if (!attackOption.area) return [];
  const creature = getCreature(ctx.world, who);
  const { zone } = getCreature(ctx.world, on);
  const there = getFight(ctx.world).order.filter((id) => {
    const other = getCreature(ctx.world, id);
    return id !== on && other.zone === zone && isWithin(ctx.world, creature, attackOption, other);
  });
  if (there.length === 0) return [];
  const label = { name: 'ready-others', rule: 'noppa.attack.area-per-target' };
  return ctx.choose(label, who, someOf(there, { least: 0, most: there.length }));
}

/** The owner decides when only if the trigger is words alone. @rule noppa.ready.trigger @ruling R6 */
export const goOff = action('go-off', {
  fields: { by: creatureId, on: creatureId.optional() },
  refuses: (world, { by, on }) => cannotGoOff(world, by, on),
  resolve: (ctx, { by, on }) => goOffNow(ctx, by, on),
  offers: (world, creature) =>
    readiedOffers(world, creature, { type: 'go-off', by: creature.id }, (on) =>
      cannotGoOff(world, creature.id, on),
    ),
});

function cannotGoOff(world: World, by: CreatureId, on: CreatureId | undefined): Verdict {
  const { readied } = getCreature(world, by);
  if (readied && readied.trigger !== 'word')
    return refuseNoppa('waits-for-trigger', { who: by, trigger: readied.trigger });
  return cannotBeSetOff(world, by, on);
}

/** @rule noppa.ready.surcharge */
function cannotBeSetOff(world: World, who: CreatureId, on: CreatureId | undefined): Verdict {
  if (!findFight(world)) return refuseNoppa('no-fight');
  return canGoOff(world, getCreature(world, who), on) ? undefined : refuseNoppa('not-ready', { who });
}

/** The game master may declare any trigger fulfilled. @rule noppa.ready.trigger @ruling R6 */
export const setOffByWord = action('set-off', {
  fields: { who: creatureId, on: creatureId.optional() },
  refuses: (world, { who, on }) => cannotBeSetOff(world, who, on),
  resolve: (ctx, { who, on }) => goOffNow(ctx, who, on),
  gmOffers: (world) =>
    world.creatures
      .filter(({ readied }) => readied !== null)
      .flatMap((creature) =>
        readiedOffers(world, creature, { type: 'set-off', who: creature.id }, (on) =>
          cannotBeSetOff(world, creature.id, on),
        ),
      ),
});

/** Offers without a target if none is needed. Healing is for friends: its targets stay in roster order. */
function readiedOffers(
  world: World,
  creature: Creature,
  offered: Offer['action'],
  refuses: (on: CreatureId | undefined) => Verdict,
): readonly Offer[] {
  if (!refuses(undefined)) return [{ action: offered, slots: {} }];
  const among = idsOf(world.creatures).filter((id) => !refuses(id));
  return offerOn(offered, healsWhenReady(creature) ? among : sortFoesFirst(world, creature, among));
}

const healsWhenReady = ({ readied, spells }: Creature): boolean => {
  const act = readied?.act;
  return act?.kind === 'cast' && spells.some(({ id, heal }) => id === act.spell && heal > 0);
};
