import {
  type AnyQuestion,
  type CreatureId,
  createOfferBuilder,
  creatureId,
  fields,
  findDuplicate,
  firstRefusal,
  getCreature,
  listOrSingle,
  type Offer,
  oneOf,
  refuse,
  requireNoFight,
  type Verdict,
} from '@arbitro/kernel';
import { z } from 'zod';
import { ARMOUR_IDS, ARMOURS, type ArmourRow } from '../content/armour-table.ts';
import { writeArm } from '../copy-state.ts';
import { action, event, writeFight } from '../declare.ts';
import { refuseBrp } from '../refusals.ts';
import { armourSchema, nameText } from '../schema/sheet-parts.ts';
import type { Arm, Armour, Creature, Hold, World } from '../state.ts';
import { countFullHands, HANDS } from './arms.ts';
import { notUp } from './may-act.ts';

/** `at`: its new position on the line of the fight. */
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

/** Outside a fight, drawing and stowing cost nothing. @rule brp.spot.draw-weapon */
export const changeGear = action('gear', {
  fields: {
    by: creatureId,
    hand: listOrSingle(z.array(nameText)),
    slung: listOrSingle(z.array(nameText)).optional(),
  },
  refuses: (world, terms) => cannotChangeGear(world, terms),
  resolve: (ctx, { by: who, hand, slung = [] }) => {
    for (const arm of getCreature(ctx.world, who).arms.filter(isCarried)) {
      const held = holdOf(arm, hand, slung);
      if (held !== arm.held)
        ctx.emit({ type: 'arm-held', rule: 'brp.spot.draw-weapon', who, arm: arm.id, held });
    }
  },
  offers: gearOffers,
});

interface GearTerms {
  readonly by: CreatureId;
  readonly hand: readonly string[];
  readonly slung?: readonly string[] | undefined;
}

/**
 * A creature has two hands, and only shields can be slung.
 * @rule brp.weapons.attributes @rule brp.shields.stationary
 */
function cannotChangeGear(world: World, { by, hand, slung = [] }: GearTerms): Verdict {
  const { arms } = getCreature(world, by);
  const named = [...hand, ...slung];
  const twice = findDuplicate(named);
  if (twice !== undefined) return refuse('named-twice', { who: twice });
  const lost = named.find((id) => !arms.some((arm) => arm.id === id));
  if (lost !== undefined) return refuseBrp('not-carried', { who: by, arm: lost });
  const full = countFullHands(
    arms.map(({ id, modes }) => ({ modes, held: hand.includes(id) ? 'hand' : 'stowed' })),
  );
  return (
    requireNoFight(world) ??
    notUp(world, by) ??
    (full > HANDS ? refuseBrp('hands-full', { who: by }) : undefined) ??
    firstRefusal(slung, (id) => {
      const isShield = arms.some((arm) => arm.id === id && arm.modes.some(({ shield }) => shield !== null));
      return isShield ? undefined : refuseBrp('only-shields-slung', { arm: id });
    })
  );
}

const mayChangeGear = createOfferBuilder(cannotChangeGear);

/** Offers each thing to hold alone or with a shield if a hand is free, or empty hands. */
function gearOffers(world: World, { id: by, arms }: Creature): readonly Offer[] {
  const carried = arms.filter(isCarried);
  const held = carried.filter(({ held: hold }) => hold === 'hand').map(({ id }) => id);
  const grips = [[], ...carried.map((arm) => gripWithShield(arm, carried))];
  return grips
    .filter((hand) => hand.length !== held.length || hand.some((id) => !held.includes(id)))
    .flatMap((hand) => mayChangeGear.offered(world, { type: 'gear', by, hand }));
}

function gripWithShield(arm: Arm, carried: readonly Arm[]): readonly string[] {
  const shield = carried.find((other) => other !== arm && other.modes.some((mode) => mode.shield !== null));
  const both = shield ? [arm, shield] : [arm];
  const fits = countFullHands(both.map(({ modes }) => ({ modes, held: 'hand' }))) <= HANDS;
  return (fits ? both : [arm]).map(({ id }) => id);
}

/** Whether the arm is carried; claws are not. */
const isCarried = ({ modes }: Arm): boolean => modes.some(({ hands }) => hands > 0);

/** A thing on the ground stays there unless it is named. */
function holdOf({ id, held }: Arm, hand: readonly string[], slung: readonly string[]): Hold {
  if (hand.includes(id)) return 'hand';
  if (slung.includes(id)) return 'slung';
  return held === 'dropped' ? held : 'stowed';
}

/** A creature wears at most one armour and one helmet. @rule brp.armour.table */
export const wear = action('wear', {
  fields: {
    by: creatureId,
    body: armourSchema('body').default(null),
    helmet: armourSchema('helmet').default(null),
  },
  refuses: (world, { by }) => cannotDress(world, by),
  resolve: (ctx, { by: who, body, helmet }) =>
    ctx.emit({ type: 'worn', rule: 'brp.armour.table', who, body, helmet }),
  /** Offers the armour of the tables, or none. */
  offers: (world, { id: by }) =>
    cannotDress(world, by)
      ? []
      : [
          {
            action: { type: 'wear', by },
            slots: { body: armourQuestion('body'), helmet: armourQuestion('helmet') },
          },
        ],
});

const cannotDress = (world: World, by: CreatureId): Verdict => requireNoFight(world) ?? notUp(world, by);

const armourQuestion = (where: ArmourRow['worn']): AnyQuestion =>
  oneOf([null, ...ARMOUR_IDS.filter((id) => ARMOURS[id].worn === where)]);
