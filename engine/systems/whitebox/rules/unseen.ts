import { type CreatureId, creature, fields, fighterIn, fightOn } from '@arbitro/kernel';
import type { Detect, KnowPosition } from '../actions.ts';
import { inSix, plus, underSix, type WhiteboxCtx } from '../checks.ts';
import { withItem, withoutItem, writeFighter } from '../copies.ts';
import { event, ofWhom, writeFight } from '../declare.ts';
import { isInvisible } from '../effects.ts';
import type { Creature, World } from '../state.ts';
import { INVISIBLE_TO_HIT, SENSING_HIT_DICE } from '../tables.ts';

export const positionKnown = event(
  'position-known',
  fields<{ who: CreatureId; of: CreatureId; known: boolean }>(),
  {
    audience: ofWhom,
    writeWorld: writeFight((fight, { who, of, known }) =>
      writeFighter(fight, who, (fighter) => {
        fighter.knows = known ? withItem(fighter.knows, of) : withoutItem(fighter.knows, of);
      }),
    ),
  },
);
export const detected = event('detected', fields<{ who: CreatureId; of: CreatureId; detects: boolean }>(), {
  audience: ofWhom,
  writeWorld: writeFight((fight, { who, of, detects }) =>
    writeFighter(fight, who, (fighter) => {
      fighter.senses = detects ? withItem(fighter.senses, of) : withoutItem(fighter.senses, of);
      fighter.knows = detects ? withItem(fighter.knows, of) : fighter.knows;
    }),
  ),
});

/** What is not seen can be attacked only where it is roughly known to be. @rule whitebox.combat.invisible-target */
export function isLocated(world: World, by: CreatureId, on: Creature): boolean {
  if (!isInvisible(on)) return true;
  const fight = fightOn(world);
  return (fight && fighterIn(fight, by))?.knows.includes(on.id) === true;
}

/** @rule whitebox.combat.invisible-target @rule whitebox.combat.invisible-detection */
export function unseenPenalty(world: World, by: CreatureId, on: Creature): number {
  if (!isInvisible(on)) return 0;
  const fight = fightOn(world);
  const senses = (fight && fighterIn(fight, by))?.senses.includes(on.id) === true;
  return senses ? world.options.invisibleDetectedPenalty : INVISIBLE_TO_HIT;
}

/** Keen smell and hearing, or more than six hit dice. @rule whitebox.combat.invisible-detection */
export const maySense = ({ keenSenses, hitDice, kind }: Creature): boolean =>
  keenSenses || (kind === 'monster' && hitDice >= SENSING_HIT_DICE);

/** The Referee says who has an idea where. @rule whitebox.combat.invisible-target */
export const knowPosition = (ctx: WhiteboxCtx, { who, of, known }: KnowPosition): void =>
  ctx.emit({ type: 'position-known', rule: 'whitebox.combat.invisible-target', who, of, known });

/** Yes, no, or by a chance the Referee gives. @rule whitebox.combat.invisible-detection */
export function detect(ctx: WhiteboxCtx, { who, of, detects: said }: Detect): void {
  const rule = 'whitebox.combat.invisible-detection';
  const detects =
    typeof said === 'boolean'
      ? said
      : underSix(
          ctx,
          { name: 'detect', rule },
          who,
          inSix([plus(rule, creature(ctx.world, who).name, said)], rule),
        );
  ctx.emit({ type: 'detected', rule, who, of, detects });
}
