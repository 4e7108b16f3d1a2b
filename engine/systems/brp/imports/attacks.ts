import { type BlockReading, type ImportRemark, type Json, markPlayed } from '@arbitro/kernel';
import { diceText } from '../schema/sheet-parts.ts';
import { FORM } from '../text/form.ts';

/** “Claws* 40 1D6+DB”, “Bite 25%, 1D10+½ damage bonus”, “Sword 65% 55% 1D8+1+1D4” with a chance to parry. */
const ROW =
  /^([\p{L}][\p{L}'’ ()-]*?)\s*\*{0,3}\s*(:?)\s*(\d{1,3})(?!\d)\s*(%?)[,;:]?\s*(?:\(?(?:parry|parata)?\s*(\d{1,3})%\)?[,;]?|[—–-](?=\s))?\s*\(?\s*(?:(?:damage|danno|danni)\s*:?\s*)?(\d+D\d+(?:\s*[+-]\s*\d+(?!\/|D|\d))?|\d+(?!\s*%|\d))\s*(.*)$/iu;
const HALF_BONUS =
  /^\+\s*(?:½|1\/2|half|met[aà]|mezzo)\s*(?:del |of the )?(?:bonus al danno|damage bonus|BD|DB)?\s*(?:\((?:BD|DB)\))?/iu;
const FULL_BONUS = /^\+\s*(?:bonus al danno|damage bonus|BD|DB)(?:\s*\((?:BD|DB)\))?/iu;

/** Reads an attack of the table into the sheet. */
export function readAttack(reading: BlockReading, line: string): boolean {
  const [, name, colon, chance, percent, parry, dice, after = ''] = ROW.exec(line) ?? [];
  if (name === undefined || dice === undefined || (colon !== '' && percent === '')) return false;
  if (percent === '' && !/\dD\d/iu.test(dice)) return false;
  const damage = diceText.safeParse(dice.replace(/\s/gu, ''));
  if (!damage.success) return false;
  const { bonus, rest } = readBonus(after.trim(), statedBonus(reading));
  const arms = (reading.sheet.arms as readonly Json[] | undefined) ?? [];
  const range = /^[,;(]*\s*(?:range|gittata)\s*:?\s*(\d+)\s*m?\)?$/iu.exec(rest)?.[1];
  const arm = {
    name: name.trim(),
    chance: Number(chance),
    damage: damage.data,
    bonus,
    ...(range !== undefined && { range: Number(range) }),
  };
  reading.sheet.arms = [...arms, arm];
  const left = range === undefined ? rest.replace(/^[,;()\s.]+|[()\s.]+$/gu, '') : '';
  const notRead = [left, parry === undefined || parry === chance ? '' : `${parry}%`].filter(
    (text) => text !== '',
  );
  const remarks = notRead.map(
    (what): ImportRemark => ({ kind: 'left-out', says: { words: FORM.imports.unknown, with: { what } } }),
  );
  markPlayed(reading, line, remarks);
  if (remarks.length > 0) reading.notes.push({ title: name.trim(), text: line });
  return true;
}

const statedBonus = ({ sheet }: BlockReading): string =>
  String((sheet.stated as { readonly damageBonus?: string } | undefined)?.damageBonus ?? '');

/** The damage bonus by its name, or by its dice as the block states them. */
function readBonus(
  text: string,
  stated: string,
): { readonly bonus: 'full' | 'half' | 'none'; readonly rest: string } {
  const half = HALF_BONUS.exec(text)?.[0];
  if (half !== undefined) return { bonus: 'half', rest: text.slice(half.length).trim() };
  const full = FULL_BONUS.exec(text)?.[0];
  if (full !== undefined) return { bonus: 'full', rest: text.slice(full.length).trim() };
  const [own = '', dice = ''] = /^\+\s*(\d+D\d+)(?!\d)/iu.exec(text) ?? [];
  return stated !== '' && dice.toLowerCase() === stated.toLowerCase()
    ? { bonus: 'full', rest: text.slice(own.length).trim() }
    : { bonus: 'none', rest: text };
}
