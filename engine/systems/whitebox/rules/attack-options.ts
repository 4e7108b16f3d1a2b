import type { CreatureId } from '@arbitro/kernel';
import type { Creature, Weapon, World } from '../state.ts';
import { MELEE_FEET } from './tables.ts';

export type Reach = 'melee' | 'missile';
/** A weapon, and whether it is used in melee or from a distance. */
export interface AttackOption {
  readonly weapon: Weapon;
  readonly reach: Reach;
}

/**
 * Melee within reach; beyond it only missile and thrown weapons.
 * @rule whitebox.combat.melee-attack @rule whitebox.combat.melee-range @rule whitebox.combat.missile-attack
 */
export function reachOf({ kind, thrown, range }: Weapon, feet: number): Reach | undefined {
  if (kind === 'melee' && feet <= MELEE_FEET) return 'melee';
  if (kind === 'melee' && !thrown) return undefined;
  return range === null || feet <= range ? 'missile' : undefined;
}

/** The range of a flask or a torch; null: any distance. @rule whitebox.combat.burning-oil @ruling R53 */
export const oilRange = ({ options }: Pick<World, 'options'>): number | null =>
  options.oilRange === 0 ? null : options.oilRange;

type UsageMoment = Pick<World, 'options' | 'fight'>;

/**
 * In the alternative sequence each kind of attack has its phase, and a missile weapon must already be in hand and
 * ready. In the standard one the minute is long enough to draw any weapon.
 * @rule whitebox.combat.alt-missile-phase @rule whitebox.combat.alt-melee-phase @ruling R85
 */
export function isUsable({ options, fight }: UsageMoment, { weapon, reach }: AttackOption): boolean {
  if (options.combatSequence !== 'alternative' || !fight) return true;
  if (reach === 'melee') return fight.phase === 'melee';
  return fight.phase === 'missiles' && isAtHand(weapon);
}

export const isAtHand = ({ inHand, ready, kind }: Weapon): boolean => inHand && (ready || kind === 'melee');

interface AimTerms {
  readonly on: CreatureId;
  readonly with?: string | undefined;
}

/**
 * Returns all blows of one attack, in order: with the named weapon, or with the attack routine, or with the first in
 * hand that reaches. Empty if none does.
 * @rule whitebox.attack.roll @rule whitebox.attack.monster-attacks
 */
export function listBlows(
  world: UsageMoment,
  { weapons, routine }: Creature,
  { with: named }: AimTerms,
  feet: number,
): readonly AttackOption[] {
  if (named === undefined && routine.length > 0) {
    const together = routine.flatMap((id) => weapons.filter((weapon) => weapon.id === id));
    const blows = together.flatMap((weapon) => listBlowsWith(world, weapon, feet));
    if (blows.length > 0) return blows;
  }
  const among = named === undefined ? sortInHandFirst(weapons) : weapons.filter(({ id }) => id === named);
  for (const weapon of among) {
    const blows = listBlowsWith(world, weapon, feet);
    if (blows.length > 0) return blows;
  }
  return [];
}

function sortInHandFirst(weapons: readonly Weapon[]): readonly Weapon[] {
  const [first] = weapons;
  if (weapons.length < 2 || (first?.inHand && !weapons.some(({ inHand }) => !inHand))) return weapons;
  return [...weapons.filter(({ inHand }) => inHand), ...weapons.filter(({ inHand }) => !inHand)];
}

function listBlowsWith(world: UsageMoment, weapon: Weapon, feet: number): readonly AttackOption[] {
  const reach = reachOf(weapon, feet);
  if (!reach || !isUsable(world, { weapon, reach })) return [];
  const option = { weapon, reach };
  return weapon.attacks === 1 ? [option] : Array.from({ length: weapon.attacks }, () => option);
}
