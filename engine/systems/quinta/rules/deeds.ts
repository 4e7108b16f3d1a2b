import type { Creature, Deed } from '../state.ts';

/**
 * Every creature can strike with a fist, a foot or its head; no sheet lists it.
 *
 * @rule quinta.attack.unarmed-strike
 * @ruling R56
 */
export const UNARMED: Deed = {
  id: 'unarmed',
  name: 'unarmed',
  cost: 'action',
  magic: false,
  attack: {
    kind: 'melee',
    reach: 1.5,
    range: null,
    bonus: null,
    ability: 'str',
    proficient: true,
    damage: [{ dice: '1', type: 'bludgeoning' }],
    addsModifier: true,
    save: null,
    onHit: [],
    hands: 0,
  },
  save: null,
  area: null,
  range: 1.5,
  heals: null,
  temporary: null,
  gives: [],
  multi: [],
  recharge: null,
  uses: null,
  held: true,
};

export const deedsOf = ({ deeds }: Pick<Creature, 'deeds'>): readonly Deed[] => [...deeds, UNARMED];

/** Returns the creature's feature with this id. */
export const deedOf = ({ deeds }: Pick<Creature, 'deeds'>, id: string): Deed | undefined =>
  deeds.find((deed) => deed.id === id) ?? (id === UNARMED.id ? UNARMED : undefined);
