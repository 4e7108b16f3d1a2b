import { fightOn, numberFrom, type Offer, oneOf } from '@arbitro/kernel';
import { HANDS, handsFull } from './arms.ts';
import { offered } from './offering.ts';
import { rollable } from './rollable.ts';
import type { Arm, Creature, World } from './state.ts';
import { CHARACTERISTIC_ROLL_NAMES, CHARACTERISTIC_ROLLS, PRICE_BANDS } from './tables.ts';

/** What somebody may do outside a fight without the game master's word. */
export function checkOffers(world: World, one: Creature): readonly Offer[] {
  if (fightOn(world)) return [];
  const { id: by, power } = one;
  return [
    ...skillOffers(world, one),
    ...offered(world, { type: 'bargain', by }, { slots: { band: oneOf(PRICE_BANDS) } }),
    ...offered(world, { type: 'jump', by }, { slots: JUMPS, like: { metres: 1 } }),
    ...offered(world, { type: 'command', by }),
    ...treatOffers(world, one),
    ...(power > 0
      ? offered(
          world,
          { type: 'spend-power', by },
          { slots: { points: numberFrom(1, power) }, like: { points: 1 } },
        )
      : []),
    ...gearOffers(world, one),
  ];
}

const JUMPS = { metres: numberFrom(1, 6), up: oneOf([false, true]) };

export function skillOffers(world: World, one: Creature, slots: Offer['slots'] = {}): readonly Offer[] {
  const { id: by } = one;
  const skills = rollable(world, one);
  const rolls = CHARACTERISTIC_ROLL_NAMES.filter((roll) => one.characteristics[CHARACTERISTIC_ROLLS[roll]]);
  const action = { type: 'check', by };
  const [skill] = skills;
  const [roll] = rolls;
  return [
    ...(skill === undefined
      ? []
      : offered(world, action, { slots: { skill: oneOf(skills), ...slots }, like: { skill } })),
    ...(roll === undefined
      ? []
      : offered(world, action, { slots: { roll: oneOf(rolls), ...slots }, like: { roll } })),
  ];
}

/** Whoever is ill can be seen by a doctor, once before each roll to recover. */
const treatOffers = (world: World, { id: by }: Creature): readonly Offer[] =>
  world.creatures.flatMap(({ id: on, diseases }) =>
    diseases.flatMap(({ name: disease }) => offered(world, { type: 'treat', by, on, disease })),
  );

/** Each thing in hand by itself, with a shield where there is a hand for it; or nothing. */
function gearOffers(world: World, { id: by, arms }: Creature): readonly Offer[] {
  const carried = arms.filter(({ modes }) => modes.some(({ hands }) => hands > 0));
  const held = carried.filter(({ held: how }) => how === 'hand').map(({ id }) => id);
  const grips = [[], ...carried.map((arm) => gripOn(arm, carried))];
  return grips
    .filter((hand) => hand.length !== held.length || hand.some((id) => !held.includes(id)))
    .flatMap((hand) => offered(world, { type: 'gear', by, hand }));
}

function gripOn(arm: Arm, carried: readonly Arm[]): readonly string[] {
  const shield = carried.find((other) => other !== arm && other.modes.some((mode) => mode.shield !== null));
  const both = shield ? [arm, shield] : [arm];
  const fits = handsFull(both.map(({ modes }) => ({ modes, held: 'hand' }))) <= HANDS;
  return (fits ? both : [arm]).map(({ id }) => id);
}
