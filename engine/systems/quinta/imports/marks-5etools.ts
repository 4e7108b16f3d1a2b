import { toFields, toList, toText } from './json-parts.ts';

const SAVES: Readonly<Record<string, string>> = {
  str: 'Strength',
  dex: 'Dexterity',
  con: 'Constitution',
  int: 'Intelligence',
  wis: 'Wisdom',
  cha: 'Charisma',
};
const REACHES: Readonly<Record<string, string>> = {
  mw: 'Melee Weapon Attack:',
  rw: 'Ranged Weapon Attack:',
  'mw,rw': 'Melee or Ranged Weapon Attack:',
  ms: 'Melee Spell Attack:',
  rs: 'Ranged Spell Attack:',
  'ms,rs': 'Melee or Ranged Spell Attack:',
  m: 'Melee Attack Roll:',
  r: 'Ranged Attack Roll:',
  'm,r': 'Melee or Ranged Attack Roll:',
};

/** `{@dc 14}` is “DC 14”; entries within entries become sentences. */
export function writeOut(input: unknown): string {
  if (typeof input === 'number') return String(input);
  if (typeof input !== 'string') {
    const { name, entries, items, entry } = toFields(input);
    const inside = [...toList(entries), ...toList(items), ...(entry === undefined ? [] : [entry])]
      .map(writeOut)
      .join(toList(items).length > 0 ? '\n' : ' ');
    return name === undefined ? inside : `${toText(name)}. ${inside}`;
  }
  let text = input;
  for (let before = ''; before !== text; ) [before, text] = [text, writeMarks(text)];
  return text.replace(/[ \t]+/gu, ' ').trim();
}

const ORDINALS = ['', 'First ', 'Second ', 'Third '];

/** Writes out the innermost marks. */
const writeMarks = (text: string): string =>
  text
    .replace(/\{@atkr? ([^{}]*)\}/gu, (_, kind: string) => REACHES[kind.replace(/\s/gu, '')] ?? 'Attack:')
    .replace(
      /\{@hit ([+-]?)(\d+)[^{}]*\}/gu,
      (_, sign: string, n: string) => `${sign === '-' ? '-' : '+'}${n}`,
    )
    .replace(/\{@h\}/gu, 'Hit: ')
    .replace(/\{@m\}/gu, 'Miss: ')
    .replace(/\{@hom\}/gu, 'Hit or Miss: ')
    .replace(/\{@dc (\d+)[^{}]*\}/gu, 'DC $1')
    .replace(
      /\{@recharge(?: (\d))?[^{}]*\}/gu,
      (_, roll = '6') => `(Recharge ${roll === '6' ? '6' : `${roll}–6`})`,
    )
    .replace(/\{@actSave (\w+)\}/gu, (_, ability: string) => `${SAVES[ability] ?? ability} Saving Throw:`)
    .replace(/\{@actSaveFailBy (\d+)\}/gu, 'Failure by $1 or More:')
    .replace(/\{@actSaveFail(?: (\d))?\}/gu, (_, n = '0') => `${ORDINALS[Number(n)] ?? ''}Failure:`)
    .replace(/\{@actSaveSuccess\}/gu, 'Success:')
    .replace(/\{@actSaveSuccessOrFail\}/gu, 'Failure or Success:')
    .replace(/\{@actTrigger\}/gu, 'Trigger:')
    .replace(/\{@actResponse[^{}]*\}/gu, 'Response:')
    .replace(/\{@(\w+) ([^{}]*)\}/gu, (_, tag: string, inside: string) => showMark(tag, inside))
    .replace(/\{@\w+\}/gu, '');

/** What a mark shows: dice as they are, otherwise the text for display, which is the third part. */
function showMark(tag: string, inside: string): string {
  const [first = '', , display] = inside.split('|');
  return /^(?:damage|dice|d20|scaledice|scaledamage|chance|note|b|i|u|bold|italic)$/u.test(tag)
    ? first
    : display || first;
}
