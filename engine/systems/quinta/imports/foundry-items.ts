import { attackOf, describeAttackHead, describeDamage, saveOf } from './foundry-numbers.ts';
import { type ItemOwner, listActivities } from './foundry-owner.ts';
import { nameAbility, writeOutItem } from './foundry-text.ts';
import { type Data, toFields, toText } from './json-parts.ts';

export const describesAttack = (system: Data): boolean =>
  listActivities(system).some(({ type }) => type === 'attack') ||
  /^[mr][ws]ak$/u.test(toText(system.actionType));

/** The words of an item; its numbers are put before them where the words do not have them. */
export function describeItem(system: Data, owner: ItemOwner): string {
  const words = writeOutItem(toText(toFields(system.description).value), system, owner);
  if (/to hit|attack roll:|saving throw/iu.test(words)) return words;
  if (attackOf(system, owner)) {
    const text = `${describeAttackHead(system, owner)}. Hit: ${describeDamage(system, owner)}.`;
    return `${text} ${words}`.trim();
  }
  const save = saveOf(system, owner);
  if (!save) return /\d+ \([^)]*\)|\d+d\d+/u.test(words) ? words : withDamage(words, system, owner);
  const damage = describeDamage(system, owner);
  const isHalf = /half/iu.test(toText(toFields(listActivities(system)[0]?.damage).onSave));
  const failure = damage === '' ? '' : ` Failure: ${damage}.${isHalf ? ' Success: Half damage.' : ''}`;
  return `${nameAbility(save.ability)} saving throw: DC ${save.dc ?? '—'}, each creature ${describeArea(system)}.${failure} ${words}`.trim();
}

/** Damage that only the data have. */
function withDamage(words: string, system: Data, owner: ItemOwner): string {
  const damage = describeDamage(system, owner);
  return damage === '' ? words : `${words}\nDamage: ${damage}.`;
}

/** The area of the data: “in a 20-foot-radius sphere”. */
function describeArea(system: Data): string {
  const [activity = {}] = listActivities(system);
  const target = toFields(system.target ?? activity.target);
  const template = toFields(target.template);
  const shape = toText(template.type) || toText(target.type);
  const size = toText(template.size) || toText(target.value);
  if (/^(?:cone|cube|line)$/u.test(shape)) return `in a ${size}-foot ${shape}`;
  if (/^(?:sphere|radius|circle|cylinder|emanation)$/u.test(shape)) return `in a ${size}-foot-radius sphere`;
  return 'in range';
}
