import { memoizeByObject } from '@arbitro/kernel';
import type { Creature, Feature } from '../state.ts';

/**
 * Every creature can strike with a fist, a foot or its head; no sheet lists it.
 * @rule quinta.attack.unarmed-strike @ruling R56
 */
export const UNARMED: Feature = {
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

/** Returns the features of the sheet and the unarmed strike. */
export const listFeatures = ({ deeds }: Pick<Creature, 'deeds'>): readonly Feature[] => withUnarmed(deeds);

const withUnarmed = memoizeByObject((deeds: readonly Feature[]): readonly Feature[] => [...deeds, UNARMED]);

/** Returns the creature's feature with this id. */
export function findFeature({ deeds }: Pick<Creature, 'deeds'>, id: string): Feature | undefined {
  for (const feature of deeds) if (feature.id === id) return feature;
  return id === UNARMED.id ? UNARMED : undefined;
}
