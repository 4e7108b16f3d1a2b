import type { Json } from '@arbitro/kernel';
import type { BlockEntry } from './block-shape.ts';
import { parseMetres } from './block-shape.ts';
import { readEffects } from './effects.ts';
import { DAMAGE, isDamageType, splitSentences } from './prose-patterns.ts';
import { translateProse } from './translate.ts';

/** A trait that the sheet has, and what its words say beyond it. */
export interface ReadTrait {
  readonly trait: Json;
  readonly rest: readonly string[];
}

type Reader = (name: string, words: string) => ReadTrait | undefined;

/** Recognises the traits that the rules play by themselves. */
export function readTrait({ name, desc }: Pick<BlockEntry, 'name' | 'desc'>): ReadTrait | undefined {
  const words = translateProse(desc);
  for (const read of READERS) {
    const found = read(name, words);
    if (found) return found;
  }
  return undefined;
}

const dropSentences = (words: string, ...known: readonly RegExp[]): readonly string[] =>
  splitSentences(words).filter((sentence) => !known.some((pattern) => pattern.test(sentence)));

const PACK_NAME = /^(?:pack tactics|tattic[ah]e? (?:del|di) branco)/iu;
const PACK_WORDS =
  /(?:advantage on (?:an )?attack rolls?|vantaggio (?:ai|al) tir[oi] per colpire|vantaggio .*to hit).*(?:all(?:y|ies)|alleat[oi])/iu;
const readPackTactics: Reader = (name, words) =>
  PACK_NAME.test(name) && PACK_WORDS.test(words)
    ? { trait: { kind: 'pack-tactics' }, rest: dropSentences(words, PACK_WORDS) }
    : undefined;

const RESISTANCE_NAME = /^(?:magic resistance|resistenza alla magia)/iu;
const RESISTANCE_WORDS =
  /(?:advantage on saving throws against|vantaggio ai .*(?:contro|against)).*(?:spells|incantesimi)/iu;
const readMagicResistance: Reader = (name, words) =>
  RESISTANCE_NAME.test(name) && RESISTANCE_WORDS.test(words)
    ? { trait: { kind: 'magic-resistance' }, rest: dropSentences(words, RESISTANCE_WORDS) }
    : undefined;

const LEGENDARY_NAME =
  /^(?:legendary resistance|resistenza leggendaria)\s*\((\d+)\s*\/\s*(?:day|giorno)(.*)\)/iu;
const LEGENDARY_WORDS =
  /(?:choose to succeed instead|scegliere (?:invece )?di superarlo|scegliere di riuscire)/iu;
const readLegendaryResistance: Reader = (name, words) => {
  const [, uses, more = ''] = LEGENDARY_NAME.exec(name) ?? [];
  if (uses === undefined || !LEGENDARY_WORDS.test(words)) return undefined;
  const left = more.replace(/^[,\s]+/u, '');
  return {
    trait: { kind: 'legendary-resistance', uses: Number(uses) },
    rest: [...dropSentences(words, LEGENDARY_WORDS), ...(left === '' ? [] : [left])],
  };
};

const REGAINS =
  /(?:regains|recupera) (\d+) (?:hit points|punti ferita)[^.]{0,40}?(?:at the start of (?:its|her|his|each of its|the [a-z ]+'s) turns?|all'inizio (?:del|di ogni) (?:suo|proprio) turno)(?: (?:if it has at least 1 hit point|se (?:ha|possiede) almeno 1 punto ferita|as long as it has at least 1 hit point))?/iu;
const STOPS =
  /(?:if|se) .*?(?:takes?|taking|subisce) (.*?)(?:damage|danni.*?)?,.*(?:doesn't (?:function|work)|non funziona)/iu;
const readRegeneration: Reader = (name, words) => {
  const points = REGAINS.exec(words)?.[1];
  if (points === undefined || !/^(?:regeneration|rigenerazione)/iu.test(name)) return undefined;
  const stop = splitSentences(words).find((sentence) => STOPS.test(sentence));
  const stoppedBy =
    (stop ?? '')
      .match(/[a-z]+/giu)
      ?.map((word) => word.toLowerCase())
      .filter(isDamageType) ?? [];
  const isWhole = stop !== undefined && stoppedBy.length > 0;
  return {
    trait: { kind: 'regeneration', points: Number(points), stoppedBy: [...new Set(stoppedBy)] },
    rest: dropSentences(words, REGAINS, ...(isWhole ? [STOPS] : [])),
  };
};

const OWN_TURN =
  /at the start of each of (?:the [a-z -]+'s|its|her|his) turns, each creature within (\d+)[- ]f(?:ee|oo)?t\.? of (?:it|her|him|the [a-z -]+?) takes/iu;
const THEIR_TURN =
  /(?:any|each|a) creature(?: other than [^.,]{1,40})? that (?:starts|begins) its turn within (\d+)[- ]f(?:ee|oo)?t\.? of (?:it|her|him|the [a-z -]+?) (?=takes|must)/iu;
const readAura: Reader = (name, words) => {
  const sentence = splitSentences(words)[0] ?? '';
  const own = OWN_TURN.exec(sentence)?.[1];
  const far = own ?? THEIR_TURN.exec(sentence)?.[1];
  if (far === undefined) return undefined;
  const { save, onFail, rest, endless } = readEffects(
    sentence.replace(
      own === undefined ? THEIR_TURN : OWN_TURN,
      own === undefined ? 'The target ' : 'The target takes',
    ),
  );
  const whole = DAMAGE.exec(sentence);
  const damage = whole
    ? [
        {
          dice: (whole[1] ?? whole[2] ?? whole[3] ?? '0').replace(/\s/gu, ''),
          type: (whole[4] ?? '').toLowerCase(),
        },
      ]
    : [];
  const others = splitSentences(words).slice(1);
  const aura = {
    kind: 'aura',
    name: name.replace(/\s*\([^)]*\)/gu, '').slice(0, 60),
    metres: parseMetres(far),
    starts: own === undefined ? 'theirs' : 'own',
  };
  if (!save) return damage.length === 0 ? undefined : { trait: { ...aura, damage }, rest: others };
  if (onFail.damage.length + onFail.consequences.length === 0) return undefined;
  const part = { ...save, damage: onFail.damage, onFail: onFail.consequences };
  return { trait: { ...aura, save: part } as unknown as Json, rest: [...rest, ...others, ...endless] };
};

const READERS: readonly Reader[] = [
  readPackTactics,
  readMagicResistance,
  readLegendaryResistance,
  readRegeneration,
  readAura,
];
