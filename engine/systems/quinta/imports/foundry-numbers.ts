import { formatSigned } from '@arbitro/kernel';
import { averageOf } from './contradictions.ts';
import { hasProperty, type ItemOwner, listActivities } from './foundry-owner.ts';
import { type Data, toFields, toList, toNumber, toText } from './json-parts.ts';

/** “13 (2d8+4)”. */
export function describeRoll(dice: string): string {
  const average = averageOf(dice.replace(/\s/gu, ''));
  return /d/iu.test(dice) && average !== undefined ? `${average} (${dice})` : dice;
}

const isAttack = ({ type }: Data): boolean => type === 'attack';

interface AttackNumbers {
  readonly kind: string;
  readonly ability: string;
  readonly bonus: number;
}

/** How an item attacks; undefined if it does not. */
export function attackOf(system: Data, owner: ItemOwner): AttackNumbers | undefined {
  const activity = listActivities(system).find(isAttack) ?? {};
  const attack = toFields(activity.attack);
  const { value, classification } = toFields(attack.type);
  const isRangedWeapon = /R$/u.test(toText(toFields(system.type).value)) && !hasProperty(system, 'thr');
  const kind =
    toText(system.actionType) ||
    (isAttack(activity)
      ? `${toText(value) === 'ranged' || (toText(value) === '' && isRangedWeapon) ? 'r' : 'm'}${classification === 'spell' ? 's' : 'w'}ak`
      : '');
  if (!/^[mr][ws]ak$/u.test(kind)) return undefined;
  const ability = toText(attack.ability) || toText(system.ability) || usualAbility(system, kind, owner);
  const own = attack.flat === true ? 0 : owner.modifier(ability) + proficiencyOf(system, owner);
  const extra =
    (toNumber(system.attackBonus) ?? 0) +
    (toNumber(attack.bonus) ?? 0) +
    (toNumber(system.magicalBonus) ?? 0);
  return { kind, ability, bonus: own + extra };
}

const proficiencyOf = ({ proficient }: Data, owner: ItemOwner): number =>
  proficient === 0 || proficient === false ? 0 : owner.proficiency;

function usualAbility(system: Data, kind: string, owner: ItemOwner): string {
  if (kind.charAt(1) === 's') return owner.spellcasting;
  if (hasProperty(system, 'fin')) return owner.modifier('dex') > owner.modifier('str') ? 'dex' : 'str';
  return kind.startsWith('r') ? 'dex' : 'str';
}

/** “Melee Weapon Attack: +5 to hit, reach 5 ft., one target.” */
export function describeAttackHead(system: Data, owner: ItemOwner): string {
  const attack = attackOf(system, owner);
  if (!attack) return '';
  const { value, long, reach, units } = toFields(system.range);
  const isThrown = hasProperty(system, 'thr');
  const isRanged = attack.kind.startsWith('r');
  const near = units === 'm' ? toFeet(value) : toNumber(value);
  const far = units === 'm' ? toFeet(long) : toNumber(long);
  const range = `range ${near ?? 5}${far === undefined ? '' : `/${far}`} ft.`;
  const reached =
    toNumber(reach) ?? (isThrown || near === undefined ? (hasProperty(system, 'rch') ? 10 : 5) : near);
  const type = attack.kind.charAt(1) === 's' ? 'Spell' : 'Weapon';
  const kind = isThrown && !isRanged ? 'Melee or Ranged' : isRanged ? 'Ranged' : 'Melee';
  const how = isRanged ? range : `reach ${reached} ft.${isThrown ? ` or ${range}` : ''}`;
  return `${kind} ${type} Attack: ${formatSigned(attack.bonus).replace('−', '-')} to hit, ${how}, one target`;
}

const toFeet = (metres: unknown): number | undefined => {
  const number = toNumber(metres);
  return number === undefined ? undefined : Math.round(number / 0.3);
};

/** All damage of an item: its own dice, then those of the activity. */
export function describeDamage(system: Data, owner: ItemOwner, mark = ''): string {
  const id = /activity=(\w+)/u.exec(mark)?.[1];
  const activity = toFields(toFields(system.activities)[id ?? '']) ?? {};
  const chosen =
    Object.keys(activity).length > 0
      ? activity
      : (listActivities(system).find(({ damage }) => damage !== undefined) ?? {});
  const damage = toFields(chosen.damage);
  const rows = [
    ...(damage.includeBase === false ? [] : listBase(system, owner)),
    ...toList(damage.parts).map((part) => describePart(toFields(part), 0)),
  ];
  const versatile = describeVersatile(system, owner);
  return `${rows.join(' plus ')}${versatile}`;
}

/** `["2d6 + @mod", "slashing"]`, or the base damage of newer files. */
function listBase(system: Data, owner: ItemOwner): readonly string[] {
  const attack = attackOf(system, owner);
  const modifier = attack ? owner.modifier(attack.ability) : 0;
  const damage = toFields(system.damage);
  const old = toList(damage.parts).map((part) => toList(part).map(toText));
  if (old.length > 0)
    return old.map(([formula = '', type = '']) => `${describeRoll(solve(formula, modifier))} ${type} damage`);
  const base = toFields(damage.base);
  const isCustom = toFields(base.custom).enabled === true;
  return toNumber(base.number) === undefined && !isCustom
    ? []
    : [describePart(base, modifier + (toNumber(system.magicalBonus) ?? 0))];
}

/** A part with its number of dice, or with a formula of its own. */
function describePart({ number, denomination, bonus, types, custom }: Data, modifier: number): string {
  const own = toFields(custom);
  const more = modifier + (toNumber(bonus) ?? 0);
  const dice =
    own.enabled === true
      ? solve(toText(own.formula), modifier)
      : `${toText(number)}d${toText(denomination)}${more === 0 ? '' : formatSigned(more).replace('−', '-')}`;
  return `${describeRoll(dice)} ${toList(types).map(toText)[0] ?? ''} damage`;
}

const solve = (formula: string, modifier: number): string =>
  formula
    .replace(/@mod/giu, String(modifier))
    .replace(/\s|\[[^\]]*\]/gu, '')
    .replace('+-', '-')
    .replace(/[+-]0$/u, '');

function describeVersatile(system: Data, owner: ItemOwner): string {
  const { versatile, parts, base } = toFields(system.damage);
  const attack = attackOf(system, owner);
  const modifier = attack ? owner.modifier(attack.ability) : 0;
  const { number, denomination } = toFields(versatile);
  const type = toText(toList(toFields(base).types)[0]) || toText(toList(toList(parts)[0])[1]);
  const dice =
    toNumber(denomination) === undefined
      ? solve(toText(versatile), modifier)
      : `${toNumber(number) ?? 1}d${toText(denomination)}${modifier === 0 ? '' : formatSigned(modifier).replace('−', '-')}`;
  return dice === '' ? '' : `, or ${describeRoll(dice)} ${type} damage if used with two hands`;
}

/** What the save of an item is against. */
export function saveOf(
  system: Data,
  owner: ItemOwner,
): { readonly ability: string; readonly dc: number | undefined } | undefined {
  const activity = listActivities(system).find(({ type }) => type === 'save');
  const save = toFields(activity?.save ?? system.save);
  const ability = toText(toList(save.ability)[0]) || toText(save.ability);
  if (ability === '') return undefined;
  const dc = toFields(save.dc);
  const by = toText(dc.calculation) || toText(save.scaling);
  const of = by === 'spellcasting' || by === 'spell' ? owner.spellcasting : by;
  const made = /^(?:str|dex|con|int|wis|cha)$/u.test(of)
    ? 8 + owner.proficiency + owner.modifier(of)
    : undefined;
  return { ability, dc: toNumber(dc.formula) ?? toNumber(save.dc) ?? made };
}
