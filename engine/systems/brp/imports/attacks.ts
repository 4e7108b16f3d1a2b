import { type BlockReading, type ImportRemark, type Json, markPlayed } from '@arbitro/kernel';
import { diceText } from '../schema/sheet-parts.ts';
import { FORM } from '../text/form.ts';

/** “Claws* 40 1D6+DB”, “Bite 25%, 1D10+½ damage bonus”. */
const ROW =
  /^([\p{L}][\p{L}'’ ()-]*?)\s*\*{0,3}\s*:?\s*(\d{1,3})\s*%?[,;:]?\s*\(?\s*(\d+D\d+(?:\s*[+-]\s*\d+(?!\/|D))?|\d+)\s*(.*)$/iu;
const HALF_BONUS =
  /^\+\s*(?:½|1\/2|half|met[aà]|mezzo)\s*(?:del |of the )?(?:bonus al danno|damage bonus|BD|DB)?\s*(?:\((?:BD|DB)\))?/iu;
const FULL_BONUS = /^\+\s*(?:bonus al danno|damage bonus|BD|DB)(?:\s*\((?:BD|DB)\))?/iu;

/** Reads an attack of the table into the sheet. */
export function readAttack(reading: BlockReading, line: string): boolean {
  const [, name, chance, dice, after = ''] = ROW.exec(line) ?? [];
  if (name === undefined || dice === undefined) return false;
  const damage = diceText.safeParse(dice.replace(/\s/gu, ''));
  if (!damage.success) return false;
  const { bonus, rest } = readBonus(after.trim());
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
  const remarks: readonly ImportRemark[] =
    left === '' ? [] : [{ kind: 'left-out', says: { words: FORM.imports.unknown, with: { what: left } } }];
  markPlayed(reading, line, remarks);
  if (left !== '') reading.notes.push({ title: name.trim(), text: line });
  return true;
}

function readBonus(text: string): { readonly bonus: 'full' | 'half' | 'none'; readonly rest: string } {
  const half = HALF_BONUS.exec(text)?.[0];
  if (half !== undefined) return { bonus: 'half', rest: text.slice(half.length).trim() };
  const full = FULL_BONUS.exec(text)?.[0];
  if (full !== undefined) return { bonus: 'full', rest: text.slice(full.length).trim() };
  return { bonus: 'none', rest: text };
}
