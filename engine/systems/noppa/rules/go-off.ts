import {
  type CreatureId,
  getCreature,
  creatureId,
  fields,
  findFight,
  findCreature,
  idsOf,
  type Label,
  type Offer,
  oneOf,
  type Reason,
  score,
  someOf,
  getFight,
  type Verdict,
} from '@arbitro/kernel';
import { action, endReadiness, event } from '../declare.ts';
import { refuseNoppa } from '../refusals.ts';
import { type Creature, meleeOf, type Spell, type World } from '../state.ts';
import { resolveAttack } from './attack.ts';
import type { NoppaCtx } from './checks.ts';
import { isDisabled, findAttackOption, isInHand, type AttackOption, attackOptionOf, isWithinReach } from './attack-options.ts';
import { isUp } from './melee.ts';
import { canGo, moveToZone } from './move.ts';
import { canReact, react } from './pay.ts';
import type { Readied, ReadiedAct, Trigger } from './readied.ts';
import { findMissingComponent, spellOf, castSpell } from './spell.ts';
import { sortFoesFirst, offerOn } from './targets.ts';

export const wentOff = event('went-off', fields<{ who: CreatureId; on: CreatureId | null }>(), {
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
 *
 * @rule noppa.ready.trigger
 * @ruling R6
 */
export function triggerReadied(ctx: NoppaCtx, occasion: TriggerOccasion): void {
  for (const id of getFight(ctx.world).order) {
    const one = getCreature(ctx.world, id);
    if (one.readied === null || !isTriggeredBy(ctx.world, one, one.readied, occasion)) continue;
    if (!canGoOff(ctx.world, one, occasion.by)) continue;
    if (ctx.choose(triggerLabel(one), id, oneOf(['go-off', 'hold'])) === 'go-off') goOffNow(ctx, id, occasion.by);
    if (!isUp(ctx.world, occasion.by)) return;
  }
}

function triggerLabel(one: Creature): Label {
  const value = remainingCost(one);
  return {
    name: 'ready-trigger',
    rule: 'noppa.ready.trigger',
    ...(value > 0 && { costs: { 'go-off': { value, of: 'actions' } } }),
  };
}

/** Only enemy actions trigger an act automatically; other triggers are described in words. */
function isTriggeredBy(
  world: World,
  one: Creature,
  { trigger }: Readied,
  { by, what, closingIn }: TriggerOccasion,
): boolean {
  if (getCreature(world, by).side === one.side) return false;
  if (trigger !== 'approach') return what.some((kind) => kind === trigger);
  if (what.includes('approach')) return getCreature(world, by).zone === one.zone;
  return closingIn.includes(one.id) && !meleeOf(world, one.id)?.members.includes(by);
}

/** The price still to pay: the act's cost minus the cost of readiness so far. @rule noppa.ready.surcharge */
function remainingCost({ readied }: Creature): number {
  if (!readied) return 0;
  const steps: readonly Reason[] = [
    { rule: 'noppa.ready.surcharge', what: 'cost', how: 'add', value: readied.cost },
    { rule: 'noppa.ready.surcharge', what: 'spent', how: 'add', value: -readied.spent },
    { rule: 'noppa.ready.trigger', what: 'least', how: 'at-least', value: 0 },
  ];
  return score(steps).value;
}

/** The target: the named creature, else the one that triggered it; a spell without a target has none. */
function targetOf(one: Creature, act: ReadiedAct, by: CreatureId | undefined): CreatureId | undefined {
  if (act.kind === 'attack') return act.on ?? by;
  const spell = act.kind === 'cast' ? one.spells.find(({ id }) => id === act.spell) : undefined;
  return act.kind === 'cast' && spell && (spell.attack || spell.heal > 0) ? (act.on ?? by) : undefined;
}

/** Whether the readied act is possible now on the creature that triggered it. */
function canGoOff(world: World, one: Creature, by: CreatureId | undefined): boolean {
  const { readied } = one;
  if (!readied || !canReact(world, one, remainingCost(one))) return false;
  const { act } = readied;
  const on = findCreature(world, targetOf(one, act, by) ?? '');
  if (act.kind === 'attack') return canStrikeNow(world, one, findAttackOption(one, act.means), on);
  if (act.kind === 'move') return canGo(world, one, act.to);
  if (act.kind !== 'cast') return true;
  const spell = one.spells.find(({ id }) => id === act.spell);
  if (spell?.attack) return canStrikeNow(world, one, findAttackOption(one, spell.id), on);
  return spell !== undefined && canCastNow(one, spell) && (spell.heal === 0 || on !== undefined);
}

function canStrikeNow(
  world: World,
  one: Creature,
  means: AttackOption | undefined,
  on: Creature | undefined,
): boolean {
  if (!means || !on) return false;
  const fits = isInHand(one, means) && !isDisabled(one, means) && one.mind >= means.mindCost;
  const free = means.spell === null || findMissingComponent(one, means.spell) === undefined;
  return fits && free && isWithin(world, one, means, on);
}

/** @rule noppa.spell.components @rule noppa.mind.floor */
const canCastNow = (one: Creature, spell: Spell): boolean =>
  one.mind >= spell.mindCost && findMissingComponent(one, spell) === undefined;

const isWithin = (world: World, one: Creature, means: AttackOption, on: Creature): boolean =>
  getFight(world).order.includes(on.id) &&
  on.id !== one.id &&
  isUp(world, on.id) &&
  isWithinReach(world, one, means, on);

/** A reaction: gear cannot be changed. @rule noppa.ready.trigger @rule noppa.ready.surcharge */
function goOffNow(ctx: NoppaCtx, who: CreatureId, by: CreatureId | undefined): void {
  const one = getCreature(ctx.world, who);
  const { readied } = one;
  if (!readied) throw new Error(`${who} has nothing readied: it should not have been asked`);
  react(ctx, who, { for: 'readied', cost: remainingCost(one), rule: 'noppa.ready.surcharge' });
  const on = targetOf(one, readied.act, by);
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
  const means = attackOptionOf(getCreature(ctx.world, who), id);
  resolveAttack(ctx, { by: who, means, on: [on, ...listOthersInArea(ctx, who, means, on)], surprise: false });
}

/** An area attack hits all creatures in the target's zone that its owner chooses. @rule noppa.attack.area-per-target */
function listOthersInArea(ctx: NoppaCtx, who: CreatureId, means: AttackOption, on: CreatureId): readonly CreatureId[] {
  if (!means.area) return [];
  const one = getCreature(ctx.world, who);
  const { zone } = getCreature(ctx.world, on);
  const there = getFight(ctx.world).order.filter((id) => {
    const other = getCreature(ctx.world, id);
    return id !== on && other.zone === zone && isWithin(ctx.world, one, means, other);
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
  offers: (world, one) =>
    readiedOffers(world, one, { type: 'go-off', by: one.id }, (on) => cannotGoOff(world, one.id, on)),
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
      .flatMap((one) =>
        readiedOffers(world, one, { type: 'set-off', who: one.id }, (on) =>
          cannotBeSetOff(world, one.id, on),
        ),
      ),
});

/** Offers without a target if none is needed. Healing is for friends: its targets stay in roster order. */
function readiedOffers(
  world: World,
  one: Creature,
  offered: Offer['action'],
  refuses: (on: CreatureId | undefined) => Verdict,
): readonly Offer[] {
  if (!refuses(undefined)) return [{ action: offered, slots: {} }];
  const among = idsOf(world.creatures).filter((id) => !refuses(id));
  return offerOn(offered, healsWhenReady(one) ? among : sortFoesFirst(world, one, among));
}

const healsWhenReady = ({ readied, spells }: Creature): boolean => {
  const act = readied?.act;
  return act?.kind === 'cast' && spells.some(({ id, heal }) => id === act.spell && heal > 0);
};
