import {
  type CreatureId,
  createOfferBuilder,
  creatureId,
  getCreature,
  getFight,
  type Json,
  type Offer,
  oneOf,
  someOf,
} from '@arbitro/kernel';
import { action } from '../declare.ts';
import type { Creature, World } from '../state.ts';
import { feetBetween } from './distance.ts';
import { isPlain } from './doors.ts';
import { cannotDeclare, type Declaration } from './may-declare.ts';
import { feetInRound } from './move-rate.ts';
import { distanceQuestion, type OfferedAction, WORDS_QUESTION } from './questions.ts';
import { CLOSE_FEET, MELEE_FEET } from './tables.ts';
import { intentSchema } from './turn-actions.ts';

/** Actions are declared before initiative is known. @rule whitebox.combat.declared-intent */
export const declare = action('declare', {
  fields: { by: creatureId, intent: intentSchema },
  refuses: cannotDeclare,
  resolve: (ctx, { by: who, intent }) =>
    ctx.emit({ type: 'declared', rule: 'whitebox.combat.declared-intent', who, intent }),
  offers: declareOffers,
});

const { allows, offered } = createOfferBuilder<World, Declaration>((world, action) =>
  cannotDeclare(world, action),
);

type IntentFields = { readonly type: string; readonly [key: string]: Json };

/** Offers every possible intent. @rule whitebox.combat.declared-intent */
function declareOffers(world: World, creature: Creature): readonly Offer[] {
  const passing = offerIntent(world, creature, { type: 'pass' });
  if (passing.length === 0) return [];
  const others = getFight(world)
    .fighters.map(({ who }) => who)
    .filter((id) => id !== creature.id && getCreature(world, id).status !== 'dead');
  const { spells, weapons } = creature;
  return [
    ...offerAttackIntents(world, creature, others),
    ...spells.flatMap(({ id, targets }) =>
      offerCastIntents(world, creature, { id, targets, among: [creature.id, ...others] }),
    ),
    ...spells.flatMap(({ id }) => offerIntent(world, creature, { type: 'prepare', spell: id })),
    ...offerIntentOnOne(world, creature, { type: 'throw-oil' }, others),
    ...offerIntentOnOne(world, creature, { type: 'light-oil' }, others),
    ...offerIntentOnOne(
      world,
      creature,
      { type: 'bind' },
      others.filter(
        (id) => getCreature(world, id).status !== 'up' || getCreature(world, id).side === creature.side,
      ),
    ),
    ...weapons
      .filter(({ inHand, ready }) => !inHand || !ready)
      .flatMap(({ id }) => offerIntent(world, creature, { type: 'ready', weapon: id })),
    ...offerDoorIntents(world, creature),
    ...moveIntentOffers(world, creature, others),
    ...wordsIntentOffers(world, creature),
    ...passing,
  ];
}

const buildDeclaration = ({ id: by }: Creature, intent: IntentFields): OfferedAction => ({
  type: 'declare',
  by,
  intent,
});

const offerIntent = (world: World, creature: Creature, intent: IntentFields): readonly Offer[] =>
  offered(world, buildDeclaration(creature, intent));

function offerIntentOnOne(
  world: World,
  creature: Creature,
  intent: IntentFields,
  among: readonly CreatureId[],
): readonly Offer[] {
  const may = among.filter((on) => allows(world, buildDeclaration(creature, { ...intent, on })));
  return may.length === 0
    ? []
    : [{ action: buildDeclaration(creature, intent), slots: { 'intent.on': oneOf(may) } }];
}

/** Offers attacks, with the approach where the target is too far; in the alternative sequence movement comes last. */
function offerAttackIntents(
  world: World,
  creature: Creature,
  others: readonly CreatureId[],
): readonly Offer[] {
  const { weapons, routine, side } = creature;
  const ways: readonly IntentFields[] = [
    ...(routine.length > 0 ? [{ type: 'attack' }] : []),
    ...weapons.map(({ id }) => ({ type: 'attack', with: id })),
  ];
  const foes = others.filter((id) => getCreature(world, id).side !== side);
  const friends = others.filter((id) => getCreature(world, id).side === side);
  return ways.flatMap((intent) => [
    ...offerIntentOnOne(world, creature, intent, foes),
    ...foes.flatMap((on) => approachIntentOffers(world, creature, { ...intent, on }, on)),
    ...offerIntentOnOne(world, creature, intent, friends),
  ]);
}

function approachIntentOffers(
  world: World,
  creature: Creature,
  intent: IntentFields,
  toward: CreatureId,
): readonly Offer[] {
  const away = feetBetween(getFight(world), creature.id, toward);
  const feet = Math.min(Math.floor(feetInRound(world, creature).value), away - CLOSE_FEET);
  const isWorth = away > MELEE_FEET && feet > 0;
  return isWorth ? offerIntent(world, creature, { ...intent, first: { feet, toward } }) : [];
}

interface CastIntentTerms {
  readonly id: string;
  readonly targets: number;
  readonly among: readonly CreatureId[];
}

function offerCastIntents(
  world: World,
  creature: Creature,
  { id, targets, among }: CastIntentTerms,
): readonly Offer[] {
  const intent: IntentFields = { type: 'cast', spell: id };
  const may = among.filter((on) => allows(world, buildDeclaration(creature, { ...intent, on: [on] })));
  const max = Math.min(targets, may.length);
  return max === 0
    ? []
    : [
        {
          action: buildDeclaration(creature, intent),
          slots: { 'intent.on': someOf(may, { least: 1, most: max }) },
        },
      ];
}

function moveIntentOffers(world: World, creature: Creature, others: readonly CreatureId[]): readonly Offer[] {
  const max = Math.floor(feetInRound(world, creature).value);
  if (max < 1) return [];
  return (['toward', 'from'] as const).flatMap((way) => {
    const intent: IntentFields = { type: 'move' };
    const may = others.filter((id) =>
      allows(world, buildDeclaration(creature, { ...intent, feet: 1, [way]: id })),
    );
    if (may.length === 0) return [];
    return [
      {
        action: buildDeclaration(creature, intent),
        slots: { [`intent.${way}`]: oneOf(may), 'intent.feet': distanceQuestion(max) },
      },
    ];
  });
}

/** @rule whitebox.exploration.open-door */
function offerDoorIntents(world: World, creature: Creature): readonly Offer[] {
  const intent: IntentFields = { type: 'open-door' };
  const able = world.doors
    .filter(isPlain)
    .map(({ id }) => id)
    .filter((door) => allows(world, buildDeclaration(creature, { ...intent, door })));
  return able.length === 0
    ? []
    : [{ action: buildDeclaration(creature, intent), slots: { 'intent.door': oneOf(able) } }];
}

function wordsIntentOffers(world: World, creature: Creature): readonly Offer[] {
  const intent: IntentFields = { type: 'other' };
  const may = allows(world, buildDeclaration(creature, { ...intent, what: '' }));
  return may
    ? [{ action: buildDeclaration(creature, intent), slots: { 'intent.what': WORDS_QUESTION } }]
    : [];
}
