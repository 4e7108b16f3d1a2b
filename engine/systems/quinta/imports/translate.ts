/** Phrases of Italian stat blocks, and what English ones say. Longer phrases come first. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/creatura minuscola o (?:più piccola|inferiore)/giu, 'Tiny or smaller creature'],
  [/creatura piccola o (?:più piccola|inferiore)/giu, 'Small or smaller creature'],
  [/creatura media o (?:più piccola|inferiore)/giu, 'Medium or smaller creature'],
  [/creatura grande o (?:più piccola|inferiore)/giu, 'Large or smaller creature'],
  [/creatura enorme o (?:più piccola|inferiore)/giu, 'Huge or smaller creature'],
  [/di taglia minuscola o inferiore/giu, 'Tiny or smaller'],
  [/di taglia piccola o inferiore/giu, 'Small or smaller'],
  [/di taglia media o inferiore/giu, 'Medium or smaller'],
  [/di taglia grande o inferiore/giu, 'Large or smaller'],
  [/di taglia enorme o inferiore/giu, 'Huge or smaller'],
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
  [
    /se (?:lo |il tiro )?fallisce|in caso di fallimento|(?:con|se) un tiro fallito|se fallisce il tiro salvezza/giu,
    'on a failed save',
  ],
  [
    /se (?:lo )?supera(?: il tiro(?: salvezza)?)?|in caso di successo|con un (?:successo|tiro superato)/giu,
    'on a successful one',
  ],
  [/o (?:soltanto |solo )?(?:la )?metà (?:di (?:questi|quei|tali) |dei )?danni/giu, 'or half as much damage'],
  [/(?:la )?metà (?:di (?:questi|quei|tali) |dei )?danni|(?:i )?danni (?:sono )?dimezzati/giu, 'half damage'],
  [
    /(?:il bersaglio |la creatura )?può ripetere il tiro salvezza alla fine di (?:ciascuno dei suoi turni|ogni suo turno|ogni proprio turno|ciascun suo turno)/giu,
    'the target can repeat the saving throw at the end of each of its turns',
  ],
  [
    /(?:ri)?petere il tiro salvezza alla fine di (?:ciascuno dei suoi turni|ogni suo turno)/giu,
    'repeat the saving throw at the end of each of its turns',
  ],
  [
    /(?:e )?ripete il tiro salvezza alla fine di (?:ciascuno dei suoi turni|ogni suo turno)/giu,
    'and repeats the save at the end of each of its turns',
  ],
  [
    /,? ?(?:terminando|ponendo fine a|facendo terminare) (?:l'|all')effetto(?: su (?:di )?s[ée](?: stess[oa])?)?/giu,
    ', ending the effect',
  ],
  [/(?:se|quando) il tiro (?:ha|riesce)\b/giu, 'on a success'],
  [
    /finché (?:la lotta|la presa|questa presa|l'afferrare) non termina|fino al termine della (?:lotta|presa)|fintanto che è afferrat[oa]/giu,
    'until this grapple ends',
  ],
  [/(?:con|in caso di|se ottiene|se è) un colpo critico/giu, 'on a critical hit'],
  [/altrimenti/giu, 'or'],
  [/ha la condizione (?:di )?(?=\p{L})/giu, 'is '],
  [/raggio di (\d+)-foot/giu, '$1-foot radius'],
  [/(?:cono) (?:di|lungo|da) (\d+)-foot/giu, '$1-foot cone'],
  [/cubo (?:di|con spigolo di|da) (\d+)-foot/giu, '$1-foot cube'],
  [/emanazione (?:di|da) (\d+)-foot/giu, '$1-foot emanation'],
  [/sfera (?:di|del|con) (\d+)-foot radius/giu, '$1-foot-radius sphere'],
  [
    /linea (?:lunga|di) (\d+)-foot(?:,? e? ?(?:larga|di larghezza) (\d+)-foot)?/giu,
    '$1-foot long line, $2-foot wide',
  ],
  [/(?<=\p{L}) con (?:il |lo |la |l'|i |gli |le |un |una )(?:su[oaie]i? )?/giu, ' with its '],
  [/(?<!\p{L})(?:effettua|compie|esegue)(?!\p{L})/giu, 'makes'],
  [/(?:è |viene |e )?spint[oa] (?:via )?(?:fino a |di )?(\d+)-foot/giu, 'is pushed $1 feet away'],
  [/entro (\d+)-foot/giu, 'within $1 feet'],
  [/ogni creatura/giu, 'each creature'],
  [/il bersaglio|la creatura/giu, 'the target'],
  [/deve (?:superare|effettuare|riuscire in) un/giu, 'must make a'],

  [/subendo|subisce/giu, 'taking'],
  [/è afferrat[oa]/giu, 'is grappled'],
  [/(?<!\p{L})è (?:anche )?/giu, 'is '],
  [/diventa|viene resa?|cade|o essere|oppure è/giu, 'becomes'],
  [/buttat[oa] a terra|a terra|pron[oa]\b/giu, 'knocked prone'],
  [/(?:per |a )?(?:s?fuggire|liberarsi)/giu, 'escape'],
  [/\(DC (\d+) escape\)|\(escape DC (\d+)\)/giu, '(escape DC $1$2)'],
  [/per (\d+) minut[oi]/giu, 'for $1 minute'],
  [/per (\d+) round/giu, 'for $1 round'],
  [/per (\d+) or[ae]/giu, 'for $1 hour'],
  [
    /fino alla fine del (?:suo |proprio )?(?:prossimo )?turno(?: successivo)?/giu,
    'until the end of its next turn',
  ],
  [
    /fino all'inizio del (?:suo |proprio )?(?:prossimo )?turno(?: successivo)?(?: d[ei]l? \p{L}+)?/giu,
    'until the start of its next turn',
  ],
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
      /(\d+(?:[.,]\d+)?)\s*\/\s*(\d+(?:[.,]\d+)?)\s*m(?:etri|etro)?\b(?:\.(?=\s+\p{Ll}|[,;]))?/gu,
      (_, near: string, far: string) => `${toFeet(near)}/${toFeet(far)} ft`,
    )
    .replace(
      /(\d+(?:[.,]\d+)?)\s*m(?:etri|etro)?\b(?:\.(?=\s+\p{Ll}|[,;]))?(?!\p{L})/gu,
      (_, metres: string) => `${toFeet(metres)}-foot`,
    );
const toFeet = (metres: string): number => Math.round(Number(metres.replace(',', '.')) * METRES_TO_FEET);

export const isItalian = (text: string): boolean =>
  /\b(?:classe armatura|punti ferita|velocità|danni|colpito|tiro salvezza|bersaglio|attacchi|attacco con|azioni|sfida|sensi|linguaggi)\b/iu.test(
    text,
  );

const FULL_NAMES: Readonly<Record<string, string>> = {
  str: 'Strength',
  dex: 'Dexterity',
  con: 'Constitution',
  int: 'Intelligence',
  wis: 'Wisdom',
  cha: 'Charisma',
};
const ABBREVIATED_SAVE = /\b(str|dex|con|int|wis|cha)\.? sav(?:e|ing throw)\b/giu;

const FEET_TO_METRES = 3 / 10;
const SIZES: Readonly<Record<string, string>> = {
  tiny: 'Minuscola',
  small: 'Piccola',
  medium: 'Media',
  large: 'Grande',
  huge: 'Enorme',
};
/** Facts of translated words, and what an Italian block says. */
const FACTS_BACK: readonly (readonly [RegExp, (found: readonly string[]) => string])[] = [
  [/^DC (\d+)$/iu, ([, dc = '']) => `CD ${dc}`],
  [
    /^(\d+)[- ]?(?:foot|feet|ft\.?)(?:\s.*)?$/iu,
    ([, feet = '']) => `${String(Number(feet) * FEET_TO_METRES).replace('.', ',')} m`,
  ],
  [/^(\d+) minutes?$/iu, ([, time = '']) => (time === '1' ? '1 minuto' : `${time} minuti`)],
  [/^(\d+) hours?$/iu, ([, time = '']) => (time === '1' ? '1 ora' : `${time} ore`)],
  [/^(\d+d\d+.*)$/iu, ([, dice = '']) => dice],
  [
    /^(tiny|small|medium|large|huge)(?: or smaller)?$/iu,
    ([, size = '']) => SIZES[size.toLowerCase()] ?? size,
  ],
];

/** Returns facts as the entry says them; of an Italian one only those that can be said in its words. */
export function describeFacts(facts: readonly string[], written: string): readonly string[] {
  if (!isItalian(written)) return facts;
  return facts.flatMap((fact) => {
    for (const [pattern, say] of FACTS_BACK) {
      const found = pattern.exec(fact);
      if (found) return [say(found)];
    }
    return [];
  });
}

/** The words of an Italian entry as an English one would say them; English words stay. */
export function translateProse(written: string): string {
  const text = written
    .replace(/[’‘]/gu, "'")
    .replace(ABBREVIATED_SAVE, (_, name: string) => `${FULL_NAMES[name.toLowerCase()] ?? name} saving throw`)
    .replace(/(DC \d+ [a-z]+) save\b/giu, '$1 saving throw');
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
