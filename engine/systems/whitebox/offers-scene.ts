import {
  type CreatureId,
  creature,
  fightOn,
  gmPart,
  numberFrom,
  type Offer,
  type OfferPart,
  oneOf,
} from '@arbitro/kernel';
import { isInvisible } from './effects.ts';
import { allows, type Given, MODIFIER, offered } from './offering.ts';
import { placed } from './rules/fight.ts';
import { due } from './rules/turn.ts';
import type { World } from './state.ts';

/** What the Referee does to a fight. */
export const gmPartsInFight = (world: World): readonly OfferPart[] =>
  fightOn(world)
    ? [gmPart(() => duringFight(world)), ...due(world).map((by) => adjustedBlows(world, by))]
    : [gmPart(() => beginnings(world))];

function duringFight(world: World): readonly Offer[] {
  const ids = world.creatures.map(({ id }) => id);
  return [
    ...offered(world, { type: 'end-fight' }),
    ...ids.flatMap((who) => [...joining(world, who), ...placing(world, who)]),
    ...offered(world, { type: 'by-dexterity', on: !fightOn(world)?.byDexterity }),
    ...unseen(world, ids),
  ];
}

/** By dice, or as the Referee says: nobody is surprised, or one side is. @rule whitebox.combat.surprise */
function beginnings(world: World): readonly Offer[] {
  const plain = offered(world, { type: 'fight' });
  if (plain.length === 0) return [];
  const sides = [...new Set(placed(world, { type: 'fight' }).map(({ side }) => side))];
  const isLit = world.creatures.some(({ lights }) => lights.some(({ lit }) => lit));
  return [
    ...plain,
    ...(isLit ? offered(world, { type: 'fight', lightHidden: true }) : []),
    ...offered(world, { type: 'fight', surprised: [] }),
    ...sides.flatMap((side) => offered(world, { type: 'fight', surprised: [side] })),
  ];
}

/** As far as anybody would look. */
const FIELD = 500;
const somewhere = { at: numberFrom(-FIELD, FIELD) };

const joining = (world: World, who: CreatureId): readonly Offer[] =>
  offered(world, { type: 'join', who }, { slots: somewhere });

const placing = (world: World, who: CreatureId): readonly Offer[] =>
  offered(world, { type: 'place', who }, { slots: somewhere, like: { at: 0 } });

/** Who knows where the unseen are, and who can sense them. @rule whitebox.combat.invisible-target @rule whitebox.combat.invisible-detection */
function unseen(world: World, ids: readonly CreatureId[]): readonly Offer[] {
  const hidden = ids.filter((id) => isInvisible(creature(world, id)));
  return hidden.flatMap((of) => [
    ...[true, false].flatMap((known) => toEach(world, { type: 'know-position', of, known }, ids)),
    ...[true, false].flatMap((detects) => toEach(world, { type: 'detect', of, detects }, ids)),
    ...toEach(world, { type: 'detect', of }, ids, { detects: numberFrom(1, 5) }),
  ]);
}

function toEach(
  world: World,
  action: Given,
  ids: readonly CreatureId[],
  slots: Offer['slots'] = {},
): readonly Offer[] {
  const may = ids.filter((who) => who !== action.of && allows(world, { detects: 1, ...action, who }));
  return may.length === 0 ? [] : [{ action, slots: { who: oneOf(may), ...slots } }];
}

/** A roll to hit with something that the Referee adds or takes. @rule whitebox.attack.modifiers @rule whitebox.combat.burning-oil-size */
const adjustedBlows = (world: World, by: CreatureId): OfferPart => ({
  actor: by,
  make: () => {
    const ids = (fightOn(world)?.fighters ?? []).map(({ who }) => who);
    return blows(world, by).flatMap((action) => {
      const on = ids.filter((id) => allows(world, { ...action, on: id, modifier: 0 }));
      return on.length === 0 ? [] : [{ action, slots: { on: oneOf(on), modifier: MODIFIER } }];
    });
  },
});

const blows = (world: World, by: CreatureId): readonly Given[] => [
  ...creature(world, by).weapons.map(({ id }) => ({ type: 'attack', by, with: id })),
  { type: 'throw-oil', by },
];
