import {
  type CreatureId,
  creatureId,
  fields,
  findFight,
  findFighter,
  getCreature,
  idsOf,
  isParticipant,
  listFactKeys,
  numberBetween,
  type Offer,
  offerNothing,
  oneOf,
  refuse,
  type Verdict,
} from '@arbitro/kernel';
import { z } from 'zod';
import { addItem, removeItem, updateFighter } from '../copy-state.ts';
import { action, audienceForWho, event, writeFight } from '../declare.ts';
import { refuseWhitebox } from '../refusals.ts';
import type { Creature, World } from '../state.ts';
import { chanceInSix, makeReason, rollUnderChance } from './checks.ts';
import { isInvisible } from './effects.ts';
import { isOutOfFight } from './may-act.ts';
import type { OfferedAction } from './questions.ts';
import { INVISIBLE_TO_HIT, SENSING_HIT_DICE } from './tables.ts';

export const positionKnown = event(
  'position-known',
  fields<{ who: CreatureId; of: CreatureId; known: boolean }>(),
  {
    audience: audienceForWho,
    writeWorld: writeFight((fight, { who, of, known }) =>
      updateFighter(fight, who, (fighter) => {
        fighter.knows = known ? addItem(fighter.knows, of) : removeItem(fighter.knows, of);
      }),
    ),
  },
);
export const detected = event('detected', fields<{ who: CreatureId; of: CreatureId; detects: boolean }>(), {
  facts: ({ of, detects }) => listFactKeys(detects ? 'detected' : 'undetected', of),
  audience: audienceForWho,
  writeWorld: writeFight((fight, { who, of, detects }) =>
    updateFighter(fight, who, (fighter) => {
      fighter.senses = detects ? addItem(fighter.senses, of) : removeItem(fighter.senses, of);
      fighter.knows = detects ? addItem(fighter.knows, of) : fighter.knows;
    }),
  ),
});

/**
 * An unseen creature can be attacked only where its position is roughly known.
 * @rule whitebox.combat.invisible-target
 */
export function isLocated(world: World, by: CreatureId, on: Creature): boolean {
  if (!isInvisible(on)) return true;
  const fight = findFight(world);
  return (fight && findFighter(fight, by))?.knows.includes(on.id) === true;
}

/** The target must be another creature in the fight, not dead, and located. @rule whitebox.combat.invisible-target */
export function cannotTarget(world: World, creature: Creature, { on }: { readonly on: CreatureId }): Verdict {
  const other = getCreature(world, on);
  if (on === creature.id || other.status === 'dead') return refuse('no-such-target', { on });
  if (!isParticipant(world, on)) return refuse('not-in-fight', { who: on });
  return isLocated(world, creature.id, other)
    ? undefined
    : refuseWhitebox('place-unknown', { who: creature.id, on });
}

/** @rule whitebox.combat.invisible-target @rule whitebox.combat.invisible-detection */
export function unseenPenalty(world: World, by: CreatureId, on: Creature): number {
  if (!isInvisible(on)) return 0;
  const fight = findFight(world);
  const senses = (fight && findFighter(fight, by))?.senses.includes(on.id) === true;
  return senses ? world.options.invisibleDetectedPenalty : INVISIBLE_TO_HIT;
}

/** Keen smell and hearing, or more than six hit dice. @rule whitebox.combat.invisible-detection */
export const canSense = ({ keenSenses, hitDice, kind }: Creature): boolean =>
  keenSenses || (kind === 'monster' && hitDice >= SENSING_HIT_DICE);

/** The Referee says which creature knows the position of which. @rule whitebox.combat.invisible-target */
export const knowPosition = action('know-position', {
  fields: { who: creatureId, of: creatureId, known: z.boolean().default(true) },
  refuses: (world, { who, of }) => cannotLocate(world, who, of),
  resolve: (ctx, { who, of, known }) =>
    ctx.emit({ type: 'position-known', rule: 'whitebox.combat.invisible-target', who, of, known }),
  /** Offers, for each unseen creature, the creatures that may sense it. @rule whitebox.combat.invisible-detection */
  gmOffers: (world) => {
    const ids = idsOf(world.creatures);
    const hidden = world.creatures.filter(isInvisible).map(({ id }) => id);
    return hidden.flatMap((of) => [
      ...[true, false].flatMap((known) =>
        offerToEach({ type: 'know-position', of, known }, ids, (who) => cannotLocate(world, who, of)),
      ),
      ...[true, false].flatMap((detects) =>
        offerToEach({ type: 'detect', of, detects }, ids, (who) => cannotDetect(world, who, of)),
      ),
      ...offerToEach({ type: 'detect', of }, ids, (who) => cannotDetect(world, who, of), {
        detects: numberBetween(1, 5),
      }),
    ]);
  },
});

function cannotLocate(world: World, who: CreatureId, of: CreatureId): Verdict {
  const refusal = isInvisible(getCreature(world, of))
    ? undefined
    : refuseWhitebox('not-invisible', { on: of });
  return isOutOfFight(world, who) ?? isOutOfFight(world, of) ?? refusal;
}

function offerToEach(
  input: OfferedAction,
  ids: readonly CreatureId[],
  refuses: (who: CreatureId) => Verdict,
  slots: Offer['slots'] = {},
): readonly Offer[] {
  const viewers = ids.filter((who) => who !== input.of && !refuses(who));
  return viewers.length === 0 ? [] : [{ action: input, slots: { who: oneOf(viewers), ...slots } }];
}

/** Yes, no, or with a chance that the Referee sets. @rule whitebox.combat.invisible-detection */
export const detect = action('detect', {
  fields: {
    who: creatureId,
    of: creatureId,
    detects: z.union([z.boolean(), z.int().min(0).max(6)]).default(true),
  },
  refuses: (world, { who, of }) => cannotDetect(world, who, of),
  resolve: (ctx, { who, of, detects: said }) => {
    const rule = 'whitebox.combat.invisible-detection';
    const detects =
      typeof said === 'boolean'
        ? said
        : rollUnderChance(
            ctx,
            { name: 'detect', rule },
            who,
            chanceInSix([makeReason(rule, getCreature(ctx.world, who).name, said)], rule),
          );
    ctx.emit({ type: 'detected', rule, who, of, detects });
  },
  /** Offered together with the known positions. */
  gmOffers: offerNothing,
});

function cannotDetect(world: World, who: CreatureId, of: CreatureId): Verdict {
  const senses = canSense(getCreature(world, who)) ? undefined : refuseWhitebox('cannot-sense', { who });
  return cannotLocate(world, who, of) ?? senses;
}
