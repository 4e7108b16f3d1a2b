/** Phrases of Italian stat blocks, and what English ones say. Longer phrases come first. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/attacco con arma da mischia o a distanza/giu, 'Melee or Ranged Weapon Attack'],
  [/attacco con arma da mischia|attacco in mischia con arma/giu, 'Melee Weapon Attack'],
  [/attacco con arma a distanza|attacco a distanza con arma/giu, 'Ranged Weapon Attack'],
  [/attacco con incantesimo in mischia/giu, 'Melee Spell Attack'],
  [/attacco con incantesimo a distanza/giu, 'Ranged Spell Attack'],
  [/tiro per colpire in mischia o a distanza/giu, 'Melee or Ranged Attack Roll'],
  [/tiro per colpire in mischia/giu, 'Melee Attack Roll'],
  [/tiro per colpire a distanza/giu, 'Ranged Attack Roll'],
  [/al tiro per colpire|per colpire/giu, 'to hit'],
  [/\bcolpito:|\bcolpisce:/giu, 'Hit:'],
  [/\bportata\b/giu, 'reach'],
  [/\bgittata\b/giu, 'range'],
  [/tiro salvezza su (\p{L}+)(?: con)? CD (\d+)/giu, 'DC $2 $1 saving throw'],
  [/tiro salvezza su (\p{L}+):\s*CD (\d+)/giu, '$1 saving throw: DC $2'],
  [/tiro salvezza su (\p{L}+)/giu, '$1 saving throw'],
  [/\bCD (\d+)/giu, 'DC $1'],
  [/fallimento:/giu, 'Failure:'],
  [/successo:/giu, 'Success:'],
  [/se fallisce|in caso di fallimento|se il tiro fallisce/giu, 'on a failed save'],
  [/se lo supera|in caso di successo|se supera il tiro/giu, 'on a successful one'],
  [/la metà (?:di questi |dei )?danni|metà (?:dei |di questi )?danni|dimezzati/giu, 'half damage'],
  [/cono di (\d+)-foot/giu, '$1-foot cone'],
  [/ogni creatura/giu, 'each creature'],
  [/il bersaglio|la creatura/giu, 'the target'],
  [/deve superare un|deve effettuare un/giu, 'must make a'],
  [/subendo|subisce/giu, 'taking'],
  [/è afferrat[oa]/giu, 'is grappled'],
  [/\bè (?:anche )?/giu, 'is '],
  [/diventa|viene resa?|cade|o essere|oppure è/giu, 'becomes'],
  [/buttat[oa] a terra|a terra|pron[oa]\b/giu, 'knocked prone'],
  [/per fuggire|sfuggire/giu, 'escape'],
  [/\(DC (\d+) escape\)|\(escape DC (\d+)\)/giu, '(escape DC $1$2)'],
  [/per (\d+) minut[oi]/giu, 'for $1 minute'],
  [/per (\d+) round/giu, 'for $1 round'],
  [/per (\d+) or[ae]/giu, 'for $1 hour'],
  [/fino alla fine del (?:suo )?(?:prossimo )?turno(?: successivo)?/giu, 'until the end of its next turn'],
  [/entro (\d+)-foot/giu, 'within $1 feet'],
  [/\bpiù\b/giu, 'plus'],
];

const WORDS: Readonly<Record<string, string>> = {
  forza: 'Strength',
  destrezza: 'Dexterity',
  costituzione: 'Constitution',
  intelligenza: 'Intelligence',
  saggezza: 'Wisdom',
  carisma: 'Charisma',
  'accecat[oa]': 'blinded',
  'affascinat[oa]': 'charmed',
  'assordat[oa]': 'deafened',
  'spaventat[oa]': 'frightened',
  'afferrat[oa]': 'grappled',
  'incapacitat[oa]|inabile': 'incapacitated',
  'paralizzat[oa]': 'paralyzed',
  'pietrificat[oa]': 'petrified',
  'avvelenat[oa]': 'poisoned',
  'trattenut[oa]': 'restrained',
  'stordit[oa]': 'stunned',
  'priv[oa] di sensi': 'unconscious',
  un: 'one',
  una: 'one',
  uno: 'one',
  due: 'two',
  tre: 'three',
  quattro: 'four',
  cinque: 'five',
  attacchi: 'attacks',
  attacco: 'attack',
};

export const DAMAGE_WORDS: Readonly<Record<string, string>> = {
  acido: 'acid',
  freddo: 'cold',
  fuoco: 'fire',
  'da forza': 'force',
  forza: 'force',
  fulmine: 'lightning',
  'necrotic[io]': 'necrotic',
  'psichic[io]': 'psychic',
  'radiant[ei]|radios[io]': 'radiant',
  tuono: 'thunder',
  veleno: 'poison',
  'contundent[ei]': 'bludgeoning',
  'perforant[ei]': 'piercing',
  'taglient[ei]': 'slashing',
};

const METRES_TO_FEET = 10 / 3;

/** “1,5 m” is 5 feet; “9/36 m” keeps both numbers. */
export const translateMetres = (text: string): string =>
  text
    .replace(
      /(\d+(?:[.,]\d+)?)\s*\/\s*(\d+(?:[.,]\d+)?)\s*m(?:etri|etro)?\b\.?/giu,
      (_, near: string, far: string) => `${toFeet(near)}/${toFeet(far)} ft`,
    )
    .replace(
      /(\d+(?:[.,]\d+)?)\s*m(?:etri|etro)?\b\.?(?!\p{L})/giu,
      (_, metres: string) => `${toFeet(metres)}-foot`,
    );
const toFeet = (metres: string): number => Math.round(Number(metres.replace(',', '.')) * METRES_TO_FEET);

export const isItalian = (text: string): boolean =>
  /\b(?:classe armatura|punti ferita|velocità|danni|colpito|tiro salvezza|bersaglio|attacchi|attacco con|azioni|sfida|sensi|linguaggi)\b/iu.test(
    text,
  );

/** The words of an Italian entry as an English one would say them; English words stay. */
export function translateProse(text: string): string {
  if (!isItalian(text)) return text;
  let english = translateMetres(text);
  for (const [words, type] of Object.entries(DAMAGE_WORDS))
    english = english.replace(
      new RegExp(String.raw`danni (?:da |di )?(?:${words})(?!\p{L})`, 'giu'),
      `${type} damage`,
    );
  for (const [phrase, said] of PHRASES) english = english.replace(phrase, said);
  for (const [words, said] of Object.entries(WORDS))
    english = english.replace(new RegExp(String.raw`(?<!\p{L})(?:${words})(?!\p{L})`, 'giu'), said);
  return english;
}
