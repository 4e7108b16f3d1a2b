import type { ImportRemark } from '@arbitro/kernel';
import { diceText } from '../schema/sheet-parts.ts';
import type { BlockEntry } from './block-shape.ts';
import type { Effects, Outcome } from './effects.ts';
import { isDamageType, listFacts, parseAbility } from './prose-patterns.ts';
import { buildRemark } from './remarks.ts';

/** Uses the data of the file where the words lack them; the words win where both differ. */
export function addData(effects: Effects, entry: BlockEntry, remarks: ImportRemark[]): Effects {
  const { attack } = effects;
  const input = entry.dc ?? entry.damage.find(({ dc }) => dc !== undefined)?.dc;
  const save = effects.save ?? readSaveData(input, entry, remarks);
  compareWithData(effects, entry, remarks);
  const fromData = readDamageData(entry, remarks);
  const isSilent =
    effects.onHit.damage.length + effects.onFail.damage.length === 0 &&
    listFacts(entry.desc).every((fact) => !/\dd\d/u.test(fact));
  if (!isSilent) return { ...effects, save };
  return attack
    ? { ...effects, save, onHit: addDamage(effects.onHit, fromData) }
    : { ...effects, save, onFail: addDamage(effects.onFail, fromData) };
}

/** Remarks on data that differ from the words. */
function compareWithData(
  { attack, save, onHit, onFail }: Effects,
  entry: BlockEntry,
  remarks: ImportRemark[],
): void {
  const { name: what, attack_bonus: bonus, dc } = entry;
  const differ = (words: string | number, data: string | number): void =>
    void remarks.push(buildRemark('contradiction', 'words-win', { what, words, data }));
  if (attack && bonus !== undefined && attack.bonus !== bonus) differ(attack.bonus, bonus);
  if (save && dc?.dc_value !== undefined && dc.dc_value !== save.dc)
    differ(`DC ${save.dc}`, `DC ${dc.dc_value}`);
  if (save?.half && dc?.success_type === 'none')
    remarks.push(buildRemark('contradiction', 'half-in-words', { what }));
  const description = entry.desc.replace(/\s+/gu, '').replaceAll('−', '-');
  const words = [...onHit.damage, ...onFail.damage].map(({ dice }) => dice).join(', ');
  for (const { damage_dice: dice = '' } of entry.damage)
    if (words !== '' && dice !== '' && !description.includes(dice.replace(/\s+/gu, ''))) differ(words, dice);
}

const addDamage = (outcome: Outcome, damage: Outcome['damage']): Outcome => ({
  ...outcome,
  damage: [...outcome.damage, ...damage],
});

function readSaveData(
  input: BlockEntry['dc'],
  { name }: BlockEntry,
  remarks: ImportRemark[],
): Effects['save'] {
  if (!input) return undefined;
  const ability = parseAbility(input.dc_type.index);
  if (ability && input.dc_value !== undefined)
    return { ability, dc: input.dc_value, half: input.success_type === 'half' };
  const { index: type } = input.dc_type;
  remarks.push(buildRemark('fault', 'bad-save', { what: name, type, dc: input.dc_value ?? '—' }));
  return undefined;
}

/** The damage of the data, each with its type; of alternatives, the first. */
function readDamageData({ name, damage }: BlockEntry, remarks: ImportRemark[]): Outcome['damage'] {
  return damage.flatMap((input) => {
    const choice = input.from?.options ?? [];
    if (choice.length > 1) remarks.push(buildRemark('left-out', 'part-left-out', { what: name }));
    const { damage_dice: text = '', damage_bonus: bonus = 0, damage_type } = choice[0] ?? input;
    const type = damage_type?.index.toLowerCase() ?? '—';
    const dice = diceText.safeParse(
      `${text.trim().replace(/^d(?=\d)/iu, '1d')}${bonus > 0 ? `+${bonus}` : ''}`,
    );
    if (!dice.success) remarks.push(buildRemark('fault', 'bad-dice', { what: name, dice: text }));
    else if (!isDamageType(type)) remarks.push(buildRemark('fault', 'bad-type', { what: name, type }));
    else return [{ dice: dice.data, type }];
    return [];
  });
}
