import type { Words } from '@arbitro/kernel';

export const words = (it: string, en: string, fi: string): Words => ({ en, it, fi });

/** Words for all that appears in labels, reasons, options and outcomes under a key. */
export const TERMS: Readonly<Record<string, Words>> = {
  // levels
  none: words('nessuno', 'none', 'ei mitään'),
  low: words('basso', 'low', 'matala'),
  medium: words('medio', 'medium', 'kohtalainen'),
  high: words('alto', 'high', 'korkea'),
  extreme: words('estremo', 'extreme', 'äärimmäinen'),
  supreme: words('supremo', 'supreme', 'ylin'),
  // grades and outcomes
  passed: words('superato', 'passed', 'onnistui'),
  failed: words('fallito', 'failed', 'epäonnistui'),
  'gravely-failed': words('fallito gravemente', 'gravely failed', 'epäonnistui vakavasti'),
  full: words('risultato pieno', 'full result', 'täysi tulos'),
  partial: words('risultato parziale', 'partial result', 'osittainen tulos'),
  success: words('riuscito', 'success', 'onnistuminen'),
  defended: words('difeso', 'defended', 'torjuttu'),
  won: words('vince', 'wins', 'voittaa'),
  'nobody-won': words('nessun vincitore', 'nobody wins', 'ei voittajaa'),
  hit: words('a segno', 'hit', 'osuma'),
  missed: words('mancato', 'missed', 'huti'),
  hits: words('va a segno', 'hits', 'osuu'),
  misses: words('manca', 'misses', 'ei osu'),
  fell: words('cade a terra', 'falls', 'kaatuu'),
  died: words('muore', 'dies', 'kuolee'),
  rose: words('si rialza', 'rises', 'nousee'),
  damage: words('danno', 'damage', 'vahinko'),
  healed: words('salute resa', 'health restored', 'palautunut terveys'),
  // statuses and looks
  up: words('in piedi', 'up', 'pystyssä'),
  down: words('a terra', 'down', 'maassa'),
  dead: words('senza vita', 'dead', 'kuollut'),
  defeated: words('fuori combattimento', 'defeated', 'voitettu'),
  unhurt: words('senza ferite', 'unhurt', 'vahingoittumaton'),
  hurt: words('con qualche ferita', 'hurt', 'haavoittunut'),
  'badly-hurt': words('in cattive condizioni', 'badly hurt', 'pahasti haavoittunut'),
  fallen: words('a terra', 'fallen', 'kaatunut'),
  // numbers
  precision: words('precisione', 'precision', 'tarkkuus'),
  dodge: words('schivata', 'dodge', 'väistö'),
  resistance: words('resistenza', 'resistance', 'kestävyys'),
  health: words('salute', 'health', 'terveys'),
  initiative: words('iniziativa', 'initiative', 'aloite'),
  'roll-off': words('spareggio', 'roll-off', 'ratkaisuheitto'),
  'basic-attack': words('attacco base', 'basic attack', 'perushyökkäys'),
  'raw-damage': words(
    'danno prima della resistenza',
    'damage before resistance',
    'vahinko ennen kestävyyttä',
  ),
  multiplier: words('moltiplicatore', 'multiplier', 'kerroin'),
  minimum: words('danno minimo', 'least damage', 'vähimmäisvahinko'),
  heal: words('cura', 'cure', 'parannus'),
  aid: words('aiuto', 'help', 'apu'),
  level: words('livello', 'level', 'taso'),
  worth: words('esperienza fornita', 'experience yielded', 'kokemusarvo'),
  sharers: words('partecipanti', 'sharers', 'jakajat'),
  'battle-so-far': words('finora in battaglia', 'the battle so far', 'taistelu tähän asti'),
  'already-paid': words('già ricevuta', 'already paid', 'jo saatu'),
  // the two kinds of risk the book names, and those of our own creatures
  Furto: words('Furto', 'stealing', 'varastaminen'),
  Notare: words('Notare', 'noticing', 'huomaaminen'),
  Arrampicarsi: words('Arrampicarsi', 'climbing', 'kiipeily'),
  Correre: words('Correre', 'running', 'juokseminen'),
  Destrezza: words('Destrezza', 'dexterity', 'näppäryys'),
  Forza: words('Forza', 'strength', 'voima'),
  Intelletto: words('Intelletto', 'intellect', 'äly'),
  Medicina: words('Medicina', 'medicine', 'lääkintä'),
  Nascondersi: words('Nascondersi', 'hiding', 'piiloutuminen'),
  Riflessi: words('Riflessi', 'reflexes', 'refleksit'),
  Spirito: words('Spirito', 'spirit', 'henki'),
  Volontà: words('Volontà', 'willpower', 'tahdonvoima'),
  // the course of things
  approach: words('approccio', 'approach', 'lähestymistapa'),
  players: words('giocatori', 'players', 'pelaajat'),
  opponents: words('avversari', 'opponents', 'vastustajat'),
  gm: words('il master', 'the game master', 'pelinjohtaja'),
  nobody: words('nessuno', 'nobody', 'ei kukaan'),
  // our own abilities and gear, by id and by name
  ...ourOwn([
    ['colpo-temerario', 'Colpo temerario', words('colpo temerario', 'reckless blow', 'uhkarohkea isku')],
    ['rete', 'Rete', words('rete', 'net', 'verkko')],
    ['cura', 'Cura', words('cura', 'cure', 'parannus')],
    ['egida', 'Egida', words('egida', 'aegis', 'suojakilpi')],
    ['canto', 'Canto di battaglia', words('canto di battaglia', 'battle song', 'taistelulaulu')],
    ['vampata', 'Vampata', words('vampata', 'blaze', 'roihu')],
    ['dardo', 'Dardo infallibile', words('dardo infallibile', 'unerring dart', 'pettämätön nuoli')],
    ['spada', 'Spada lunga', words('spada lunga', 'longsword', 'pitkämiekka')],
    ['scudo', 'Scudo tondo', words('scudo tondo', 'round shield', 'pyörökilpi')],
    ['ascia', 'Ascia bipenne', words('ascia bipenne', 'two-headed axe', 'kaksiteräinen kirves')],
    ['pugnale', 'Pugnale', words('pugnale', 'dagger', 'tikari')],
    ['bastone', 'Bastone', words('bastone', 'staff', 'sauva')],
  ]),
  mana: words('mana', 'mana', 'mana'),
  reti: words('reti', 'nets', 'verkot'),
  // sheets
  'in-use': words('in uso', 'in use', 'käytössä'),
  'put-away': words('riposto', 'put away', 'poissa käytöstä'),
  shield: words('scudo', 'shield', 'suoja'),
  raised: words('statistiche alzate', 'raised statistics', 'nostettuja ominaisuuksia'),
  lowered: words('statistiche abbassate', 'lowered statistics', 'laskettuja ominaisuuksia'),
  // making a character
  archetype: words('punto di partenza', 'what to start from', 'lähtökohta'),
  'from-nothing': words('da zero', 'from nothing', 'tyhjästä'),
  brenna: words('Brenna, guardia del valico', 'Brenna, guard of the pass', 'Brenna, solan vartija'),
  nerio: words('Nerio, ladro', 'Nerio, thief', 'Nerio, varas'),
  ilva: words('Ilva, guaritrice', 'Ilva, healer', 'Ilva, parantaja'),
  oreste: words('Oreste, mago del fuoco', 'Oreste, fire mage', 'Oreste, tulimaagi'),
  combat: words('numeri di combattimento', 'numbers for combat', 'taistelun luvut'),
  'risk-kinds': words('tipologie di rischio', 'kinds of risk', 'riskien lajit'),
  statistics: words('statistiche', 'statistics', 'ominaisuudet'),
  'relevant-stat': words(
    'statistica dell’attacco base',
    'statistic of the basic attack',
    'perushyökkäyksen ominaisuus',
  ),
  abilities: words('abilità', 'abilities', 'kyvyt'),
  gear: words('equipaggiamento', 'gear', 'varusteet'),
};

/** What our own things are called, by id and by the name that reasons carry. */
function ourOwn(
  things: readonly (readonly [id: string, name: string, words: Words])[],
): Record<string, Words> {
  return Object.fromEntries(
    things.flatMap(([id, name, said]) => [
      [id, said],
      [name, said],
    ]),
  );
}

/** The words of a term, or a name the table gave as it is. */
export const called = (name: string): Words =>
  Object.hasOwn(TERMS, name) ? (TERMS[name] as Words) : { en: name, it: name, fi: name };
