import {
  type BlockReading,
  finishReading,
  type ImportedCreature,
  keepAsNote,
  markPlayed,
  splitClauses,
  startReading,
  textLines,
} from '@arbitro/kernel';
import { FORM } from '../text/form.ts';

interface NumberBlock {
  readonly name: string;
  readonly clauses: readonly string[];
}

const FIELDS: readonly (readonly [RegExp, string])[] = [
  [/^(?:salute|punti (?:ferita|salute)|health|hit points?|terveys|PF|HP)$/iu, 'health'],
  [/^(?:precisione|precision|tarkkuus)$/iu, 'precision'],
  [/^(?:schivata|dodge|väistö)$/iu, 'dodge'],
  [/^(?:resistenza|resistance|kestävyys)$/iu, 'resistance'],
  [/^(?:exp|(?:punti )?esperienza|experience|kokemus|PE|XP)$/iu, 'expValue'],
  [/^(?:livello|level|taso)$/iu, 'level'],
  [/^(?:danno|danni|damage|vahinko)$/iu, 'damage'],
];
const VALUE = /^([\p{L}][\p{L} ]{0,40}?)\s*[:=]?\s*\+?(-?\d+)\.?$/u;
const ATTACK =
  /^(?:(?:attacco(?: base)?|attack|hyökkäys)\s*[:=]?\s*)?([\p{L}][\p{L}'’ ]{0,40}?)\s*[:=]?\s*\(?\s*(?:danno|danni|damage|vahinko)\s*[:=]?\s*(\d+)(?:\s*\+\s*([\p{L}]+))?\s*\)?\.?$/iu;

/** The number before the word: `morso: 4 danni + Forza`. */
const ATTACK_BY_NUMBER =
  /^(?:(?:attacco(?: base)?|(?:basic )?attack|hyökkäys)(?!\p{L})\s*[:=]?\s*)?((?:[\p{L}][\p{L}'’ ]{0,40}?)?)\s*[:=]?\s*\(?\s*(\d+)\s*(?:danno|danni|damage|vahinkoa?)(?:\s*\+\s*([\p{L}]+))?\s*\)?\.?$/iu;

const findAttack = (clause: string): readonly string[] | null =>
  ATTACK.exec(clause) ?? ATTACK_BY_NUMBER.exec(clause);

const fieldOf = (clause: string): string | undefined => {
  const name = VALUE.exec(clause)?.[1];
  return name === undefined ? undefined : FIELDS.find(([pattern]) => pattern.test(name))?.[1];
};

/** Splits a text into creatures: each has its health and one of the numbers of a fight. */
export function splitBlocks(text: string): readonly NumberBlock[] {
  const blocks: { name: string; clauses: string[] }[] = [];
  for (const line of textLines(text)) {
    const { name, rest } = splitName(line);
    if (name !== undefined) blocks.push({ name, clauses: [] });
    blocks.at(-1)?.clauses.push(...splitClauses(rest));
  }
  const whole: { name: string; clauses: string[] }[] = [];
  for (const block of blocks) {
    const last = whole.at(-1);
    // a line like “Ability: …” has a name of its own, but is about the creature above
    if (last === undefined || hasHealth(block)) whole.push(block);
    else {
      const [first = '', ...others] = block.clauses;
      last.clauses.push(first === '' ? block.name : `${block.name}: ${first}`, ...others);
    }
  }
  return whole.filter(isFighter);
}

const hasHealth = ({ clauses }: NumberBlock): boolean => clauses.map(fieldOf).includes('health');

/** Hit points are counted in other games too, so another number of this one must be there. */
const isOfManyGames = (clause: string): boolean => /^(?:HP|hit points?)(?!\p{L})/iu.test(clause);

function isFighter({ clauses }: NumberBlock): boolean {
  const fields = clauses.map(fieldOf);
  const attacks = clauses.some((clause) => findAttack(clause) !== null) || fields.includes('precision');
  const isOurs =
    fields.some((field) => field === 'precision' || field === 'dodge') || !clauses.some(isOfManyGames);
  return isOurs && fields.includes('health') && (attacks || fields.includes('damage'));
}

/** `Lupo: salute 12, …` or a line that is only a name. */
function splitName(line: string): { readonly name?: string; readonly rest: string } {
  const [head, name] = /^([\p{L}][^:,]{0,58}):\s+/u.exec(line) ?? [];
  if (
    head !== undefined &&
    name !== undefined &&
    fieldOf(`${name} 1`) === undefined &&
    findAttack(line) === null
  )
    return { name, rest: line.slice(head.length) };
  return line !== '' && /^[\p{L}][\p{L}'’ -]{0,58}:?$/u.test(line)
    ? { name: line.replace(/:$/u, ''), rest: '' }
    : { rest: line };
}

export function readBlock({ name, clauses }: NumberBlock): ImportedCreature {
  const reading = startReading(name, { kind: 'opponent' });
  for (const clause of clauses)
    if (!readClause(reading, clause)) keepAsNote(reading, clause, FORM.imports.unknown);
  return finishReading(reading);
}

function readClause(reading: BlockReading, clause: string): boolean {
  const { sheet } = reading;
  const [, name = '', digits] = VALUE.exec(clause) ?? [];
  const field = fieldOf(clause);
  const attack = findAttack(clause.replace(/^(?:abilità|ability|abilities|kyky)\s*:\s*/iu, ''));
  if (attack) addAttack(reading, attack);
  else if (field === 'damage') addAttack(reading, [clause, '', digits ?? '0']);
  else if (field === 'health') Object.assign(sheet, { health: Number(digits), maxHealth: Number(digits) });
  else if (field !== undefined) sheet[field] = Number(digits);
  else if (digits !== undefined)
    sheet.stats = { ...(sheet.stats as object | undefined), [name]: Number(digits) };
  else return false;
  markPlayed(reading, clause);
  return true;
}

/** The first attack is the basic one; others are abilities. */
function addAttack({ sheet }: BlockReading, [, name = '', damage, stat]: readonly string[]): void {
  const numbers = { damage: Number(damage), ...(stat !== undefined && { relevantStat: stat }) };
  const called = name.trim();
  if (sheet.basicAttack === undefined)
    sheet.basicAttack = { ...(called !== '' && { name: called }), ...numbers };
  else {
    const abilities = (sheet.abilities as readonly object[] | undefined) ?? [];
    const id = called.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-') || `attacco-${abilities.length + 2}`;
    sheet.abilities = [...abilities, { id, name: called || id, ...numbers }] as never;
  }
}
