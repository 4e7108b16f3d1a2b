import { type CreatureId, type Draft, fields } from '@arbitro/kernel';
import type { ReadyWeapon } from '../actions.ts';
import type { WhiteboxCtx } from '../checks.ts';
import { event } from '../declare.ts';
import type { Creature } from '../state.ts';
import { carryOut } from './intent.ts';

export const weaponReadied = event('weapon-readied', fields<{ who: CreatureId; weapon: string }>(), {
  writeCreature: (draft, { weapon }) => takeUp(draft, weapon),
});

/** A weapon drawn takes the place of what was in hand; one that is there already is made ready. */
function takeUp(draft: Draft<Creature>, id: string): void {
  const isHeld = draft.weapons.some((weapon) => weapon.id === id && weapon.inHand);
  draft.weapons = draft.weapons.map((weapon) => {
    if (weapon.id === id) return { ...weapon, inHand: true, ready: true };
    return isHeld || !weapon.inHand ? weapon : { ...weapon, inHand: false, ready: false };
  });
}

/** It takes the deed of the round; what shoots can be shot from the next one on. @rule whitebox.combat.alt-missile-phase */
export const ready = (ctx: WhiteboxCtx, action: ReadyWeapon): void =>
  carryOut(ctx, action, (deed) => readyNow(ctx, deed));

export const readyNow = (ctx: WhiteboxCtx, { by: who, weapon }: ReadyWeapon): void =>
  ctx.emit({ type: 'weapon-readied', rule: 'whitebox.combat.alt-missile-phase', who, weapon });
