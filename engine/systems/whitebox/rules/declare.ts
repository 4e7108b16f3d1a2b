import {
  type CreatureId,
  creature,
  creatureId,
  firstOf,
  type Json,
  type Offer,
  offering,
  oneOf,
  refuse,
  someOf,
  takesPart,
  theFight,
  type Verdict,
} from '@arbitro/kernel';
import { action } from '../declare.ts';
import { refuseWhitebox } from '../refusals.ts';
import type { Creature, World } from '../state.ts';
import { noSuchWeapon } from './attack.ts';
import { doneBy, type Intent, intentSchema, stepsOf } from './deeds.ts';
import { feetInRound } from './derived.ts';
import { cannotGo, feetBetween } from './distance.ts';
import { cannotOpen, isPlain } from './doors.ts';
import { notAsked } from './may-act.ts';
import { cannotPrepare, cannotUse } from './may-cast.ts';
import { type Given, strides, WORDS } from './questions.ts';
import { CLOSE_FEET, MELEE_FEET } from './tables.ts';

/** Actions are declared before initiative is known. @rule whitebox.combat.declared-intent */
export const declare = action('declare', {
  fields: { by: creatureId, intent: intentSchema },
  refuses: cannotDeclare,
  resolve: (ctx, { by: who, intent }) =>
    ctx.emit({ type: 'declared', rule: 'whitebox.combat.declared-intent', who, intent }),
  offers: declareOffers,
});

interface Declaration {
  readonly by: CreatureId;
  readonly intent: Intent;
}

function cannotDeclare(world: World, { by, intent }: Declaration): Verdict {
  return notAsked(world, by, 'declare') ?? cannotMean(world, creature(world, by), intent);
}

/** Returns why an intent could never be carried out this round; its outcome is not considered. */
function cannotMean(world: World, one: Creature, intent: Intent): Verdict {
  const alternative = world.options.combatSequence === 'alternative';
  if ('modifier' in intent && intent.modifier !== undefined) return refuseWhitebox('referee-adds');
  if (intent.type === 'prepare' && !alternative) return refuseWhitebox('alternative-only');
  const escapes = intent.type === 'pass' || (intent.type === 'move' && intent.toward === undefined);
  if (one.morale === 'flee' && !escapes) return refuseWhitebox('is-fleeing', { who: one.id });
  const shut = intent.type === 'open-door' ? cannotOpen(world, { ...intent, by: one.id }) : undefined;
  return (
    shut ??
    notAbout(world, one, intent) ??
    tooFarEver(world, one, intent) ??
    withoutMeans(one, intent, alternative)
  );
}

function notAbout(world: World, one: Creature, intent: Intent): Verdict {
  const about = 'on' in intent ? [intent.on].flat() : [];
  return firstOf(about, (id) => {
    if (!takesPart(world, id)) return refuse('not-in-fight', { who: id });
    const isSelf = id === one.id && intent.type !== 'cast';
    return isSelf || creature(world, id).status === 'dead' ? refuse('no-such-target', { on: id }) : undefined;
  });
}

function tooFarEver(world: World, one: Creature, intent: Intent): Verdict {
  const deed = doneBy(intent, one.id);
  const steps = deed.type === 'move' ? [deed] : stepsOf(deed);
  if (steps.length === 0) return undefined;
  if (world.options.combatSequence === 'alternative' && deed.type !== 'move')
    return refuseWhitebox('moves-apart');
  const most = feetInRound(world, one).value;
  const feet = steps.reduce((sum, step) => sum + step.feet, 0);
  return (
    firstOf(steps, (step) => cannotGo(world, one, step)) ??
    (feet > most ? refuseWhitebox('too-far', { who: one.id, most }) : undefined)
  );
}

function withoutMeans(one: Creature, intent: Intent, alternative: boolean): Verdict {
  switch (intent.type) {
    case 'attack':
      return noSuchWeapon(one, intent.with);
    case 'ready':
      return noSuchWeapon(one, intent.weapon);
    case 'cast':
      return cannotUse(one, intent.spell) ?? (alternative ? notReady(one, intent.spell) : undefined);
    case 'prepare':
      return cannotPrepare(one, intent);
    case 'throw-oil':
      return one.oil > 0 ? undefined : refuseWhitebox('no-oil', { who: one.id });
    default:
      return undefined;
  }
}

const notReady = ({ id: who, casting }: Creature, spell: string): Verdict =>
  casting?.spell === spell && casting.phase === 'ready'
    ? undefined
    : refuseWhitebox('not-prepared', { who, spell });

const { allows, offered } = offering<World, Declaration>((world, action) => cannotDeclare(world, action));

type Meant = { readonly type: string; readonly [key: string]: Json };

/** Offers every possible intent. @rule whitebox.combat.declared-intent */
function declareOffers(world: World, one: Creature): readonly Offer[] {
  const passing = meaning(world, one, { type: 'pass' });
  if (passing.length === 0) return [];
  const others = theFight(world)
    .fighters.map(({ who }) => who)
    .filter((id) => id !== one.id && creature(world, id).status !== 'dead');
  const { spells, weapons } = one;
  return [
    ...assaults(world, one, others),
    ...spells.flatMap(({ id, targets }) => casting(world, one, { id, targets, among: [one.id, ...others] })),
    ...spells.flatMap(({ id }) => meaning(world, one, { type: 'prepare', spell: id })),
    ...onOne(world, one, { type: 'throw-oil' }, others),
    ...onOne(world, one, { type: 'light-oil' }, others),
    ...onOne(
      world,
      one,
      { type: 'bind' },
      others.filter((id) => creature(world, id).status !== 'up' || creature(world, id).side === one.side),
    ),
    ...weapons
      .filter(({ inHand, ready }) => !inHand || !ready)
      .flatMap(({ id }) => meaning(world, one, { type: 'ready', weapon: id })),
    ...openings(world, one),
    ...goings(world, one, others),
    ...words(world, one),
    ...passing,
  ];
}

const declaring = ({ id: by }: Creature, intent: Meant): Given => ({ type: 'declare', by, intent });

const meaning = (world: World, one: Creature, intent: Meant): readonly Offer[] =>
  offered(world, declaring(one, intent));

function onOne(world: World, one: Creature, intent: Meant, among: readonly CreatureId[]): readonly Offer[] {
  const may = among.filter((on) => allows(world, declaring(one, { ...intent, on })));
  return may.length === 0 ? [] : [{ action: declaring(one, intent), slots: { 'intent.on': oneOf(may) } }];
}

/** Offers attacks, with the approach where the target is too far; in the alternative sequence movement comes last. */
function assaults(world: World, one: Creature, others: readonly CreatureId[]): readonly Offer[] {
  const { weapons, routine, side } = one;
  const ways: readonly Meant[] = [
    ...(routine.length > 0 ? [{ type: 'attack' }] : []),
    ...weapons.map(({ id }) => ({ type: 'attack', with: id })),
  ];
  const foes = others.filter((id) => creature(world, id).side !== side);
  const friends = others.filter((id) => creature(world, id).side === side);
  return ways.flatMap((intent) => [
    ...onOne(world, one, intent, foes),
    ...foes.flatMap((on) => closingIn(world, one, { ...intent, on }, on)),
    ...onOne(world, one, intent, friends),
  ]);
}

function closingIn(world: World, one: Creature, intent: Meant, toward: CreatureId): readonly Offer[] {
  const away = feetBetween(theFight(world), one.id, toward);
  const feet = Math.min(Math.floor(feetInRound(world, one).value), away - CLOSE_FEET);
  const isWorth = away > MELEE_FEET && feet > 0;
  return isWorth ? meaning(world, one, { ...intent, first: { feet, toward } }) : [];
}

interface Casting {
  readonly id: string;
  readonly targets: number;
  readonly among: readonly CreatureId[];
}

function casting(world: World, one: Creature, { id, targets, among }: Casting): readonly Offer[] {
  const intent: Meant = { type: 'cast', spell: id };
  const may = among.filter((on) => allows(world, declaring(one, { ...intent, on: [on] })));
  const most = Math.min(targets, may.length);
  return most === 0
    ? []
    : [{ action: declaring(one, intent), slots: { 'intent.on': someOf(may, { least: 1, most }) } }];
}

function goings(world: World, one: Creature, others: readonly CreatureId[]): readonly Offer[] {
  const most = Math.floor(feetInRound(world, one).value);
  if (most < 1) return [];
  return (['toward', 'from'] as const).flatMap((way) => {
    const intent: Meant = { type: 'move' };
    const may = others.filter((id) => allows(world, declaring(one, { ...intent, feet: 1, [way]: id })));
    if (may.length === 0) return [];
    return [
      {
        action: declaring(one, intent),
        slots: { [`intent.${way}`]: oneOf(may), 'intent.feet': strides(most) },
      },
    ];
  });
}

/** @rule whitebox.exploration.open-door */
function openings(world: World, one: Creature): readonly Offer[] {
  const intent: Meant = { type: 'open-door' };
  const able = world.doors
    .filter(isPlain)
    .map(({ id }) => id)
    .filter((door) => allows(world, declaring(one, { ...intent, door })));
  return able.length === 0 ? [] : [{ action: declaring(one, intent), slots: { 'intent.door': oneOf(able) } }];
}

function words(world: World, one: Creature): readonly Offer[] {
  const intent: Meant = { type: 'other' };
  const may = allows(world, declaring(one, { ...intent, what: '' }));
  return may ? [{ action: declaring(one, intent), slots: { 'intent.what': WORDS } }] : [];
}
