import { type CreatureId, creatureId, type Draft, fields, type Verdict } from '@arbitro/kernel';
import { action, event } from '../declare.ts';
import { refuseWhitebox } from '../refusals.ts';
import type { Creature } from '../state.ts';
import { noSuchWeapon } from './attack.ts';
import type { WhiteboxCtx } from './checks.ts';
import { carryOut } from './intent.ts';
import { validateTurnAction } from './may-do.ts';
import { offersInTurn, turnActionOffers } from './turn-action-offers.ts';
import { TURN_ACTION_FIELDS, type TurnActionOf } from './turn-actions.ts';

export const weaponReadied = event('weapon-readied', fields<{ who: CreatureId; weapon: string }>(), {
  writeCreature: (draft, { weapon }) => takeInHand(draft, weapon),
});

/** A drawn weapon replaces what was in hand; one already in hand is made ready. */
function takeInHand(draft: Draft<Creature>, id: string): void {
  const isHeld = draft.weapons.some((weapon) => weapon.id === id && weapon.inHand);
  draft.weapons = draft.weapons.map((weapon) => {
    if (weapon.id === id) return { ...weapon, inHand: true, ready: true };
    return isHeld || !weapon.inHand ? weapon : { ...weapon, inHand: false, ready: false };
  });
}

/**
 * It takes the action of the round; a missile weapon can be shot from the next round on.
 * @rule whitebox.combat.alt-missile-phase
 */
export const ready = action('ready', {
  fields: { by: creatureId, ...TURN_ACTION_FIELDS.ready },
  refuses: validateTurnAction,
  resolve: (ctx, terms) => carryOut(ctx, terms, (filledAction) => readyWeapon(ctx, filledAction)),
  offers: (world, bearer) =>
    offersInTurn(world, bearer, 'ready', () =>
      bearer.weapons.flatMap(({ id }) =>
        turnActionOffers.offered(world, { type: 'ready', by: bearer.id, weapon: id }),
      ),
    ),
});

export function cannotReady(creature: Creature, { weapon }: TurnActionOf<'ready'>): Verdict {
  const mine = creature.weapons.find(({ id }) => id === weapon);
  if (!mine) return noSuchWeapon(creature, weapon);
  return mine.inHand && mine.ready
    ? refuseWhitebox('ready-already', { who: creature.id, weapon: mine.name })
    : undefined;
}

export const readyWeapon = (ctx: WhiteboxCtx, { by: who, weapon }: TurnActionOf<'ready'>): void =>
  ctx.emit({ type: 'weapon-readied', rule: 'whitebox.combat.alt-missile-phase', who, weapon });
