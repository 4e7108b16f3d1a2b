import { formatSigned } from '@arbitro/kernel';
import { describeAttackHead, describeDamage, describeRoll, saveOf } from './foundry-numbers.ts';
import type { ItemOwner } from './foundry-owner.ts';
import type { Data } from './json-parts.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  nbsp: ' ',
  lt: '<',
  gt: '>',
  quot: '"',
  rsquo: '’',
  lsquo: '‘',
  ldquo: '“',
  rdquo: '”',
  ndash: '–',
  mdash: '—',
  minus: '−',
  times: '×',
};

/** Plain text of a description. */
export const stripHtml = (html: string): string =>
  html
    .replace(/<\/(?:p|li|h\d|tr)>|<br\s*\/?>/giu, '\n')
    .replace(/<[^>]+>/gu, '')
    .replace(/&(\w+);/gu, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(/&#(\d+);/gu, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/[ \t]+/gu, ' ')
    .replace(/\s*\n\s*/gu, '\n')
    .trim();

/** The description of an item with its marks written out: what a mark shows is computed from the item and its owner. */
export function writeOutItem(html: string, system: Data, owner: ItemOwner): string {
  return stripHtml(html)
    .replace(
      /&Reference\[([^\]]*)\](?:\{([^}]*)\})?/giu,
      (_, inside: string, label?: string) => label ?? nameOf(inside),
    )
    .replace(/@\w+\[[^\]]*\](?:\{([^}]*)\})?/gu, (_, label = '') => label)
    .replace(/\[\[lookup ([^\]]*)\]\](?:\{([^}]*)\})?/giu, (_, inside: string) => lookUp(inside, owner))
    .replace(/\[\[\/?([a-z]+)?\s*([^\]]*)\]\](?:\{([^}]*)\})?/giu, (_, kind = '', rest = '', label = '') =>
      showMark({ kind: String(kind).toLowerCase(), rest: String(rest), label: String(label) }, system, owner),
    )
    .replace(/(saving throw) saving throw/giu, '$1')
    .replace(/(damage) damage/giu, '$1')
    .replace(/ {2,}/gu, ' ')
    .trim();
}

/** `Grappled apply=false`, `condition=grappled`. */
const nameOf = (inside: string): string =>
  inside
    .replace(/\s+\w+=\S+/gu, '')
    .replace(/^\w+=/u, '')
    .replace(/^"|"$/gu, '');

function lookUp(inside: string, owner: ItemOwner): string {
  if (inside.startsWith('@name')) return /lowercase/iu.test(inside) ? owner.name.toLowerCase() : owner.name;
  const skill = /@skills\.(\w+)\.(passive|total|mod)/u.exec(inside);
  if (skill) return String(owner.skillBonus(skill[1] ?? '') + (skill[2] === 'passive' ? 10 : 0));
  const ability = /@abilities\.(\w+)\.(mod|dc|save)/u.exec(inside);
  if (ability?.[2] === 'mod') return String(owner.modifier(ability[1] ?? ''));
  if (ability?.[2] === 'dc') return String(8 + owner.proficiency + owner.modifier(ability[1] ?? ''));
  return `(${inside})`;
}

interface Mark {
  readonly kind: string;
  readonly rest: string;
  readonly label: string;
}

const ABILITY_NAMES: Readonly<Record<string, string>> = {
  str: 'Strength',
  dex: 'Dexterity',
  con: 'Constitution',
  int: 'Intelligence',
  wis: 'Wisdom',
  cha: 'Charisma',
};
export const nameAbility = (key: string): string => ABILITY_NAMES[key.slice(0, 3).toLowerCase()] ?? key;

function showMark({ kind, rest, label }: Mark, system: Data, owner: ItemOwner): string {
  if (label !== '') return label;
  if (kind === 'attack') return showAttack(rest, system, owner);
  if (kind === 'damage' || kind === 'healing') return showDamage(rest, system, owner);
  if (kind === 'save' || kind === 'concentration') return showSave(rest, system, owner);
  if (kind === 'check' || kind === 'skill' || kind === 'tool') return showCheck(rest);
  if (kind === 'item') return rest.replace(/\s+\w+=\S+/gu, '');
  return `${kind === 'r' || kind === 'roll' ? '' : kind}${rest}`.replace(/#.*$/u, '').trim();
}

function showAttack(rest: string, system: Data, owner: ItemOwner): string {
  const given = /[+-]?\d+/u.exec(rest)?.[0];
  if (given !== undefined) return `${formatSigned(Number(given))} to hit`;
  return describeAttackHead(system, owner);
}

function showDamage(rest: string, system: Data, owner: ItemOwner): string {
  const formula = /(?:formula=)?"?(\d+d\d+(?:\s*[+-]\s*\d+)?|\d+)"?/iu.exec(
    rest.replace(/activity=\S+/u, ''),
  )?.[1];
  const type =
    /(?:type=)?\b(acid|bludgeoning|cold|fire|force|lightning|necrotic|piercing|poison|psychic|radiant|slashing|thunder)\b/iu.exec(
      rest,
    )?.[1];
  const text =
    formula === undefined
      ? describeDamage(system, owner, rest)
      : `${describeRoll(formula)} ${type ?? ''} damage`;
  return /extended/iu.test(rest) ? `Hit: ${text}` : text;
}

function showSave(rest: string, system: Data, owner: ItemOwner): string {
  const given = /\b(str|dex|con|int|wis|cha)/iu.exec(rest.replace(/activity=\S+/u, ''))?.[1];
  const own = saveOf(system, owner);
  const number = /(?:dc=)?\b(\d+)\b/iu.exec(rest.replace(/activity=\S+/u, ''))?.[1];
  const [ability, dc] = [given ?? own?.ability, number ?? own?.dc];
  if (ability === undefined) return 'saving throw';
  return `DC ${dc ?? '—'} ${nameAbility(ability)} saving throw`;
}

function showCheck(rest: string): string {
  const [what = ''] =
    /\b(?!ability|skill|dc|format|long|short|passive|true|false)[a-z]{3,}\b/iu.exec(rest) ?? [];
  const dc = /\b(\d+)\b/u.exec(rest)?.[1];
  return `${dc === undefined ? '' : `DC ${dc} `}${nameAbility(what)} check`;
}
