import { isFields } from '@arbitro/kernel';

/** Parts that the formats of other programs share. */
export type Data = Readonly<Record<string, unknown>>;

export const toFields = (input: unknown): Data => (isFields(input) ? (input as Data) : {});
export const toList = (input: unknown): readonly unknown[] => (Array.isArray(input) ? input : []);
export const toText = (input: unknown): string =>
  typeof input === 'string' ? input : typeof input === 'number' ? String(input) : '';
export const toNumber = (input: unknown): number | undefined => {
  const found = /[+−-]?\s?\d+(?:\.\d+)?/u.exec(toText(input))?.[0];
  return found === undefined ? undefined : Number(found.replace('−', '-').replace(/\s/gu, ''));
};

/** `cold; bludgeoning, piercing, and slashing from nonmagical attacks`: a proviso stays with what it is about. */
export const splitDefenceText = (input: unknown): readonly string[] =>
  toText(input)
    .split(/;\s*/u)
    .flatMap((part) =>
      / from | with | that /iu.test(part) ? [part.trim()] : part.split(/,\s*(?:and\s+)?|\s+and\s+/u),
    )
    .map((item) => item.trim())
    .filter((item) => item !== '');

/** A bonus of a saving throw or skill, as the public database writes it. */
export const buildBonus = (kind: 'saving-throw' | 'skill', name: string, value: unknown) => {
  const bonus = toNumber(value);
  const key = name.toLowerCase().replace(/[ _]/gu, '-');
  const index = `${kind}-${kind === 'skill' ? key : key.slice(0, 3)}`;
  return bonus === undefined ? [] : [{ value: bonus, proficiency: { index } }];
};

/** Names and words of a list of entries. */
export const buildEntries = (
  input: unknown,
  name: string,
  words: string,
): readonly { readonly name: string; readonly desc: string }[] =>
  toList(input).map((item) => ({
    name: toText(toFields(item)[name]) || '—',
    desc: toText(toFields(item)[words]),
  }));

/** The dice of hit points and their number: `18d10+36`. */
export const buildHitDice = (input: unknown): Data => {
  const roll = /\d+d\d+(?:\s*[+−-]\s*\d+)?/u.exec(toText(input))?.[0]?.replace(/\s/gu, '').replace('−', '-');
  return roll === undefined ? {} : { hit_points_roll: roll, hit_dice: /^\d+d\d+/u.exec(roll)?.[0] };
};
