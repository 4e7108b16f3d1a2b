import { type CreationCtx, type DisabledOption, oneOf, type Refusal } from '@arbitro/kernel';
import { ARMOUR_IDS, ARMOURS, type ArmourId, armourClassWearing } from '../content/armour-table.ts';
import { CLASS_DATA } from '../content/class-table.ts';
import { GEAR, GEAR_IDS, type GearId, TORCHES } from '../content/gear-table.ts';
import { WEAPON_IDS, WEAPONS, type WeaponId } from '../content/weapon-table.ts';
import { refuseWhitebox } from '../refusals.ts';
import type { Class } from '../rules/tables.ts';
import type { RuleId } from '../rules.ts';

type ThingId = WeaponId | ArmourId | GearId;

interface PurchaseList {
  readonly weapons: readonly WeaponId[];
  readonly worn: readonly ArmourId[];
  readonly gear: readonly GearId[];
  /** Gold pieces left. */
  readonly gold: number;
}

const isWeapon = (id: ThingId): id is WeaponId => Object.hasOwn(WEAPONS, id);
const isArmour = (id: ThingId): id is ArmourId => Object.hasOwn(ARMOURS, id);

const findRow = (id: ThingId): { readonly weight: number; readonly cost: number } =>
  isWeapon(id) ? WEAPONS[id] : isArmour(id) ? ARMOURS[id] : GEAR[id];

const MARKET: readonly ThingId[] = [...WEAPON_IDS, ...ARMOUR_IDS, ...GEAR_IDS];
const COSTS = Object.fromEntries(MARKET.map((id) => [id, { value: findRow(id).cost, of: 'gold' }]));
const RULE: RuleId = 'whitebox.movement.base-rate';

/** Buys one item after another, as long as there is gold and an item the class can use. @ruling R79 */
export function buyEquipment(ctx: CreationCtx, of: Class, purse: number): PurchaseList {
  let bought: PurchaseList = { weapons: [], worn: [], gear: [], gold: purse };
  for (;;) {
    const judged = MARKET.map((id) => ({ id, refusal: cannotBuy(bought, of, id) }));
    const free = judged.flatMap(({ id, refusal }) => (refusal ? [] : [id]));
    const disabledOptions = judged.flatMap(({ id, refusal }): DisabledOption[] =>
      refusal ? [{ option: id, refusal, rule: RULE }] : [],
    );
    const label = { name: 'shopping', rule: RULE, costs: COSTS };
    const chosen = ctx.choose(label, oneOf<'done' | ThingId>(['done', ...free], disabledOptions));
    if (chosen === 'done') return bought;
    bought = addPurchase(bought, chosen);
  }
}

function cannotBuy(bought: PurchaseList, of: Class, id: ThingId): Refusal | undefined {
  if (!isUsableBy(of, id)) return refuseWhitebox('not-for-class', { class: of });
  if (hasEnough(bought, id)) return refuseWhitebox('bought-already');
  if (isBodyArmour(id) && bought.worn.some(isBodyArmour)) return refuseWhitebox('armoured-already');
  const { cost } = findRow(id);
  return cost > bought.gold ? refuseWhitebox('too-dear', { cost, gold: bought.gold }) : undefined;
}

const isBodyArmour = (id: ThingId): boolean => isArmour(id) && ARMOURS[id].kind !== 'shield';

function isUsableBy(of: Class, id: ThingId): boolean {
  if (isWeapon(id)) return WEAPONS[id].classes.includes(of);
  if (!isArmour(id)) return true;
  const { armour } = CLASS_DATA[of];
  return armour === 'all' || (armour === 'light' && ARMOURS[id].kind === 'light');
}

function hasEnough({ weapons, worn, gear }: PurchaseList, id: ThingId): boolean {
  if (isWeapon(id)) return weapons.includes(id);
  if (isArmour(id)) return worn.includes(id);
  return gear.filter((item) => item === id).length >= GEAR[id].most;
}

function addPurchase(bought: PurchaseList, id: ThingId): PurchaseList {
  const gold = bought.gold - findRow(id).cost;
  if (isWeapon(id)) return { ...bought, gold, weapons: [...bought.weapons, id] };
  return isArmour(id)
    ? { ...bought, gold, worn: [...bought.worn, id] }
    : { ...bought, gold, gear: [...bought.gear, id] };
}

/** Asks what is held at the start; a shield leaves one hand. @rule whitebox.combat.alt-missile-phase */
export function chooseWeaponInHand(ctx: CreationCtx, { weapons, worn }: PurchaseList): WeaponId | 'none' {
  if (weapons.length === 0) return 'none';
  const rule = 'whitebox.combat.alt-missile-phase';
  const isHeld = (id: WeaponId): boolean => WEAPONS[id].hands === 1 || !worn.includes('shield');
  const barred = weapons
    .filter((id) => !isHeld(id))
    .map((option) => ({ option, refusal: refuseWhitebox('hand-with-shield'), rule }));
  const label = { name: 'weapon-in-hand', rule };
  return ctx.choose(label, oneOf<WeaponId | 'none'>([...weapons.filter(isHeld), 'none'], barred));
}

/** The number of coins that weigh a pound. */
const COINS_PER_POUND = 10;

/** Returns the weight of all that is carried, in pounds. @rule whitebox.movement.base-rate */
export const loadOf = ({ weapons, worn, gear, gold }: PurchaseList): number =>
  [...weapons, ...worn, ...gear].reduce(
    (sum, id) => sum + findRow(id).weight,
    Math.floor(gold / COINS_PER_POUND),
  );

/** Light sources and oil are counted separately. */
const COUNTED_FUEL: readonly GearId[] = ['torches', 'lantern', 'oil'];

/** Returns the parts of a sheet that were bought. */
export function buildOutfit(purchases: PurchaseList, hand: WeaponId | 'none') {
  const { weapons, worn, gear, gold } = purchases;
  const many = (id: GearId): number => gear.filter((item) => item === id).length;
  return {
    ac: armourClassWearing(worn),
    load: loadOf(purchases),
    gold,
    equipment: [...worn, ...gear.filter((id) => !COUNTED_FUEL.includes(id))],
    weapons: weapons.map((weapon) => ({ weapon, inHand: weapon === hand })),
    oil: many('oil'),
    lights: [
      ...Array.from({ length: TORCHES * many('torches') }, () => 'torch'),
      ...Array.from({ length: many('lantern') }, () => 'lantern'),
    ],
  };
}
