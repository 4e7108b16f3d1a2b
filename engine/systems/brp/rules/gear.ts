import { type CreatureId, creature, fields } from '@arbitro/kernel';
import type { Gear, Wear } from '../actions.ts';
import type { BrpCtx } from '../checks.ts';
import { writeArm } from '../copies.ts';
import { event, writeFight } from '../declare.ts';
import type { Arm, Armour, Hold } from '../state.ts';

/** `at`: where on the line of the fight it lies from now on. */
export const armHeld = event(
  'arm-held',
  fields<{ who: CreatureId; arm: string; held: Hold; at?: number }>(),
  {
    writeCreature: (draft, { arm, held }) => writeArm(draft, arm, { held }),
    writeWorld: writeFight((fight, { who, arm, at }) => {
      const others = (fight.ground ?? []).filter((thing) => thing.who !== who || thing.arm !== arm);
      const ground = at === undefined ? others : [...others, { who, arm, at }];
      if (ground.length > 0) fight.ground = ground;
      else delete fight.ground;
    }),
  },
);

export const worn = event('worn', fields<{ who: CreatureId; body: Armour | null; helmet: Armour | null }>(), {
  writeCreature: (draft, { body, helmet }) => {
    draft.body = body;
    draft.helmet = helmet;
  },
});

/** Outside a fight what is taken in hand, and what is put away, costs nothing. @rule brp.spot.draw-weapon */
export function gear(ctx: BrpCtx, { by: who, hand, slung = [] }: Gear): void {
  for (const arm of creature(ctx.world, who).arms.filter(isCarried)) {
    const held = holdOf(arm, hand, slung);
    if (held !== arm.held)
      ctx.emit({ type: 'arm-held', rule: 'brp.spot.draw-weapon', who, arm: arm.id, held });
  }
}

/** Claws are always at hand. */
const isCarried = ({ modes }: Arm): boolean => modes.some(({ hands }) => hands > 0);

/** What lies on the ground stays there unless it is named. */
function holdOf({ id, held }: Arm, hand: readonly string[], slung: readonly string[]): Hold {
  if (hand.includes(id)) return 'hand';
  if (slung.includes(id)) return 'slung';
  return held === 'dropped' ? held : 'stowed';
}

/** One armour and one helmet. @rule brp.armour.table */
export const wear = (ctx: BrpCtx, { by: who, body, helmet }: Wear): void =>
  ctx.emit({ type: 'worn', rule: 'brp.armour.table', who, body, helmet });
