import { calledBy, numbered, type Words } from '@arbitro/kernel';
import { ARMOURS } from './content/armour-table.ts';
import { CHARACTERISTIC_NAMES, ROLL_NAMES } from './content/characteristic-table.ts';
import { DURATIONS } from './content/duration-table.ts';
import { skillWords, tableSkills } from './content/naming.ts';
import { NATURAL_ARMS } from './content/natural-arms.ts';
import { OBJECTS } from './content/object-table.ts';
import { PROFESSIONS } from './content/profession-table.ts';
import { SHIELDS } from './content/shield-table.ts';
import { SKILL_KEYS, skillRow, UNNAMED } from './content/skill-table.ts';
import { WEAPONS } from './content/weapon-table.ts';

export const words = (it: string, en: string, fi: string): Words => ({ en, it, fi });

type Terms = Readonly<Record<string, Words>>;

const named = (rows: Readonly<Record<string, { readonly name: Words }>>): Terms =>
  Object.fromEntries(Object.entries(rows).map(([id, { name }]) => [id, name]));

const SKILL_TERMS: Terms = Object.fromEntries(
  SKILL_KEYS.flatMap((key) => [key, ...tableSkills(key), `${key}:${UNNAMED}`]).map((id) => [
    id,
    skillWords(id),
  ]),
);

/** Whoever has several of the same has them by numbers: `dagger-2`. */
const COPIES = [2, 3, 4];
const copies = (terms: Terms): Terms =>
  Object.fromEntries(
    Object.entries(terms).flatMap(([id, name]) =>
      COPIES.map((at) => [`${id}-${at}`, numbered(name, at)] as const),
    ),
  );

/** What the book's tables name, under the ids of their rows. */
export const TABLE_TERMS: readonly Terms[] = [
  SKILL_TERMS,
  ...[WEAPONS, SHIELDS, ARMOURS, PROFESSIONS, OBJECTS, DURATIONS].map(named),
  ...[WEAPONS, SHIELDS].map((rows) => copies(named(rows))),
];

const shortNames: Terms = Object.fromEntries(
  Object.entries(CHARACTERISTIC_NAMES).map(([id, { short }]) => [id, short]),
);

export const OWN_TERMS: Terms = {
  // characteristics, and the rolls of them
  ...shortNames,
  MOV: words('MOV', 'MOV', 'MOV'),
  EFF: words('EFF', 'EFF', 'EFF'),
  ...named(ROLL_NAMES),
  'hit-points': words('Punti Ferita', 'hit points', 'kestopisteet'),
  'power-points': words('Punti Potere', 'power points', 'voimapisteet'),
  'damage-bonus': words('Bonus al Danno', 'damage bonus', 'vahinkobonus'),
  'armour-points': words('Punti Armatura', 'armour points', 'panssaripisteet'),
  shots: words('colpi', 'shots', 'laukauksia'),
  'dex-rank': words('ordine di DES', 'DEX rank', 'ketteryysjärjestys'),
  // how well it went
  special: words('successo speciale', 'special success', 'erikoisonnistuminen'),
  success: words('successo', 'success', 'onnistuminen'),
  failure: words('fallimento', 'failure', 'epäonnistuminen'),
  hit: words('a segno', 'hit', 'osuma'),
  'hit-hard': words('a segno, danno speciale', 'hit with special damage', 'osuma, erikoisvahinko'),
  stopped: words('fermato dalla difesa', 'stopped by the defence', 'torjuttu tai väistetty'),
  missed: words('a vuoto', 'missed', 'huti'),
  parried: words('parata riuscita', 'parried', 'torjunta onnistui'),
  dodged: words('schivata riuscita', 'dodged', 'väistö onnistui'),
  broken: words('arma rotta', 'a weapon breaks', 'ase rikkoutuu'),
  won: words('vince', 'wins', 'voittaa'),
  loses: words('perde', 'loses', 'häviää'),
  lost: words('perso', 'lost', 'menetetty'),
  nobody: words('nessuno', 'nobody', 'ei kukaan'),
  stalemate: words('stallo', 'stalemate', 'patti'),
  overcome: words('la parte attiva prevale', 'the active side prevails', 'aktiivinen osapuoli voittaa'),
  withstood: words('la parte passiva resiste', 'the passive side holds out', 'passiivinen osapuoli kestää'),
  damage: words('danno', 'damage', 'vahinko'),
  healed: words('Punti Ferita recuperati', 'hit points regained', 'takaisin saadut kestopisteet'),
  gained: words('esperienza', 'experience', 'kokemus'),
  recovered: words('guarisce dalla malattia', 'gets well', 'paranee'),
  cleared: words('salto riuscito', 'cleared the jump', 'hyppäsi yli'),
  learned: words('impara', 'learns', 'oppii'),
  woke: words('si riprende', 'comes round', 'toipuu'),
  down: words('fuori combattimento', 'down', 'poissa pelistä'),
  'knocked-out': words('K.O.', 'knocked out', 'tyrmätty'),
  warned: words('sulla difensiva', 'warned', 'varuillaan'),
  // how somebody is, or looks
  up: words('in piedi', 'up', 'pystyssä'),
  unconscious: words('senza sensi', 'unconscious', 'tajuton'),
  dying: words('in fin di vita', 'dying', 'kuolemaisillaan'),
  dead: words('senza vita', 'dead', 'kuollut'),
  unhurt: words('senza ferite', 'unhurt', 'vahingoittumaton'),
  hurt: words('con qualche ferita', 'hurt', 'haavoittunut'),
  'badly-hurt': words('con gravi ferite', 'badly hurt', 'pahasti haavoittunut'),
  'mortally-hurt': words('con ferite mortali', 'mortally hurt', 'kuolettavasti haavoittunut'),
  fallen: words('a terra', 'fallen', 'kaatunut'),
  held: words('in presa', 'held', 'otteessa'),
  kneeling: words('in ginocchio', 'kneeling', 'polvillaan'),
  ambushed: words('in un’imboscata', 'ambushed', 'väijytyksessä'),
  ambushing: words('tende un’imboscata', 'lies in ambush', 'väijyy'),
  'in-cover': words('in copertura', 'under cover', 'suojassa'),
  poisoned: words('avvelenamento', 'poisoned', 'myrkytetty'),
  ill: words('malattia', 'ill', 'sairas'),
  reloading: words('arma scarica', 'to reload', 'ladattava'),
  engaged: words('in mischia', 'engaged', 'lähitaistelussa'),
  pending: words('da approvare', 'to be approved', 'hyväksyttävänä'),
  vetoed: words('scheda respinta', 'not approved', 'hylätty'),
  approved: words('scheda approvata', 'approved', 'hyväksytty'),
  acts: words('può agire', 'may act', 'voi toimia'),
  // difficulties, and what makes a roll easier or harder
  automatic: words('Automatico', 'Automatic', 'automaattinen'),
  easy: words('Facile', 'Easy', 'helppo'),
  normal: words('Normale', 'Normal', 'tavallinen'),
  difficult: words('Difficile', 'Difficult', 'vaikea'),
  impossible: words('Impossibile', 'Impossible', 'mahdoton'),
  dusk: words('crepuscolo', 'dusk', 'hämärä'),
  'near-dark': words('oscurità quasi totale', 'near darkness', 'lähes täysi pimeys'),
  'total-dark': words('buio totale', 'total darkness', 'täysi pimeys'),
  'related-skill': words('specializzazione affine', 'related specialisation', 'läheinen erikoistuminen'),
  'from-behind': words('alle spalle', 'from behind', 'selän takaa'),
  'knock-out': words('attacco da K.O.', 'knock-out attack', 'tyrmäyshyökkäys'),
  distance: words('gittata', 'range', 'kantama'),
  cover: words('copertura', 'cover', 'suoja'),
  'into-combat': words('sparare in combattimento', 'shooting into a fight', 'ampuminen taisteluun'),
  ambush: words('imboscata', 'ambush', 'väijytys'),
  'not-seen': words('attaccante non visto', 'attacker unseen', 'hyökkääjää ei nähdä'),
  missile: words('arma a distanza', 'missile', 'kaukoase'),
  // reasons
  base: words('probabilità base', 'base chance', 'perusarvo'),
  stated: words('punteggio scritto', 'as written', 'kirjattu arvo'),
  half: words('metà', 'half', 'puolet'),
  times: words('moltiplicatore', 'multiplier', 'kerroin'),
  run: words('corsa', 'running', 'juoksu'),
  professional: words(
    'punti abilità professionali',
    'professional skill points',
    'ammatilliset taitopisteet',
  ),
  personal: words('punti abilità personali', 'personal skill points', 'henkilökohtaiset taitopisteet'),
  said: words('parola del Game Master', 'the game master’s word', 'pelinjohtajan sana'),
  'not-below': words('non meno di', 'not below', 'vähintään'),
  'not-above': words('non più di', 'not above', 'enintään'),
  even: words('forze pari', 'even forces', 'tasaväkiset'),
  difference: words('differenza', 'difference', 'erotus'),
  maximum: words('massimo dell’arma', 'maximum of the weapon', 'aseen enimmäisvahinko'),
  fur: words('pelliccia', 'fur', 'turkki'),
  skill: words('abilità', 'skill', 'taito'),
  'wound-weapon': words('ferita d’arma', 'wound by a weapon', 'aseen tekemä vamma'),
  'wound-fall': words('ferita da caduta', 'wound from a fall', 'putoamisvamma'),
  'wound-poison': words('danno da veleno', 'harm by poison', 'myrkyn vahinko'),
  'wound-disease': words('danno da malattia', 'harm by disease', 'taudin vahinko'),
  'wound-other': words('ferita', 'wound', 'vamma'),
  // rolls and questions
  attack: words('attacco', 'attack', 'hyökkäys'),
  parry: words('parata', 'parry', 'torjunta'),
  defence: words('difesa', 'defence', 'puolustus'),
  none: words('nessuna', 'none', 'ei mitään'),
  resistance: words('Resistenza', 'Resistance', 'Vastustus'),
  'armour-value': words('valore dell’armatura', 'which armour value', 'panssarin arvo'),
  first: words('il primo', 'the first', 'ensimmäinen'),
  second: words('il secondo', 'the second', 'toinen'),
  'behind-shield': words(
    'colpo sullo scudo che si porta',
    'blow falls on the slung shield',
    'isku osuu kannettuun kilpeen',
  ),
  yes: words('sì', 'yes', 'kyllä'),
  no: words('no', 'no', 'ei'),
  'stay-up': words('restare in piedi', 'staying up', 'pystyssä pysyminen'),
  'grapple-defence': words('difesa dalla presa', 'defence against the grapple', 'puolustus painia vastaan'),
  'break-free': words('liberarsi', 'breaking free', 'irrottautuminen'),
  'hours-of-faint': words('ore di svenimento', 'hours of unconsciousness', 'tajuttomuuden tunnit'),
  'first-aid-healing': words(
    'punti curati col Primo Soccorso',
    'points healed by First Aid',
    'ensiavun parantamat pisteet',
  ),
  'natural-healing': words('guarigione naturale', 'natural healing', 'luonnollinen paraneminen'),
  'experience-gain': words('punti esperienza', 'points of experience', 'kokemuspisteet'),
  'disease-drain': words('danno della malattia', 'harm of the disease', 'taudin vahinko'),
  poison: words('veleno', 'poison', 'myrkky'),
  disease: words('malattia', 'disease', 'tauti'),
  cold: words('raffreddore', 'a cold', 'nuhakuume'),
  plague: words('peste', 'plague', 'rutto'),
  'active-side': words('la parte attiva', 'the active side', 'aktiivinen osapuoli'),
  // uses of the resistance table
  lift: words('Sollevare', 'Lifting', 'Nostaminen'),
  'foot-race': words('Gara di corsa', 'Race', 'Kilpajuoksu'),
  'arm-wrestling': words('Braccio di ferro', 'Arm wrestling', 'Kädenvääntö'),
  'squeeze-through': words('Passare per un buco', 'Squeezing through', 'Ahtautuminen aukosta'),
  drinking: words('Gara di bevute', 'Drinking bout', 'Juomakilpailu'),
  will: words('Battaglia psichica', 'Contest of wills', 'Tahtojen taisto'),
  attention: words('Contendersi l’attenzione', 'Rivalry for attention', 'Kilpailu huomiosta'),
  other: words('altro', 'something else', 'muu'),
  // what one may do in a round
  wake: words('svegliare qualcuno', 'waking somebody', 'herättäminen'),
  reload: words('ricaricare', 'reloading', 'lataaminen'),
  stand: words('rialzarsi', 'standing up', 'nouseminen'),
  hold: words('aspettare', 'waiting', 'odottaminen'),
  declaration: words('dichiarazione d’intenti', 'statement of intents', 'aikeiden ilmoittaminen'),
  movement: words('movimento', 'movement', 'liikkuminen'),
  actions: words('azioni', 'actions', 'toiminnot'),
  resolution: words('risoluzione', 'resolution', 'ratkaisu'),
  // weapons and what is done with them
  'held-hand': words('in mano', 'in hand', 'kädessä'),
  'held-stowed': words('nel fodero', 'put away', 'tupessa'),
  'held-slung': words('in spalla', 'slung', 'selässä'),
  'held-dropped': words('per terra', 'on the ground', 'maassa'),
  long: words('arma lunga', 'long weapon', 'pitkä ase'),
  medium: words('media misura', 'medium', 'keskikokoinen'),
  short: words('arma corta', 'short weapon', 'lyhyt ase'),
  small: words('di piccola misura', 'small', 'pieni'),
  large: words('di grande misura', 'large', 'suuri'),
  low: words('bassa velocità', 'low velocity', 'hidas'),
  high: words('alta velocità', 'high velocity', 'nopea'),
  full: words('di norma', 'normally', 'tavallisesti'),
  thrown: words('da lancio', 'thrown', 'heitettynä'),
  ...named(NATURAL_ARMS),
  'viper-venom': words('veleno di vipera', 'viper venom', 'kyyn myrkky'),
  wood: words('legno', 'wood', 'puu'),
  brick: words('mattoni', 'brick', 'tiili'),
  metal: words('metallo', 'metal', 'metalli'),
  // poison, disease, time
  fast: words('rapido', 'fast', 'nopeavaikutteinen'),
  slow: words('lento', 'slow', 'hidasvaikutteinen'),
  mild: words('lieve', 'mild', 'lievä'),
  acute: words('acuta', 'acute', 'akuutti'),
  grave: words('grave', 'grave', 'vakava'),
  terminal: words('terminale', 'terminal', 'kuolemaan johtava'),
  'not-in-bed': words('non a letto', 'not in bed', 'ei vuoteessa'),
  wilds: words('in mezzo alla selva', 'in the wilds', 'erämaassa'),
  strenuous: words('attività stancante', 'strenuous activity', 'raskas toiminta'),
  wounded: words('con altre ferite', 'wounded already', 'jo haavoittunut'),
  round: words('round', 'round', 'kierros'),
  minute: words('minuto', 'minute', 'minuutti'),
  turn: words('turno', 'turn', 'vuoro'),
  hour: words('ora', 'hour', 'tunti'),
  day: words('giorno', 'day', 'päivä'),
  week: words('settimana', 'week', 'viikko'),
  weapon: words('arma', 'weapon', 'ase'),
  fall: words('caduta', 'fall', 'putoaminen'),
  // prices
  'out-of-reach': words('inaccessibile', 'out of reach', 'saavuttamaton'),
  priceless: words('inestimabile', 'priceless', 'mittaamaton'),
  expensive: words('costoso', 'expensive', 'kallis'),
  fair: words('adeguato', 'fair', 'kohtuullinen'),
  'good-value': words('conveniente', 'good value', 'edullinen'),
  cheap: words('economico', 'cheap', 'halpa'),
  free: words('gratuito', 'free', 'ilmainen'),
  // competence
  novice: words('novizio sprovveduto', 'hopeless novice', 'untuvikko'),
  neophyte: words('neofita', 'beginner', 'aloittelija'),
  amateur: words('padronanza amatoriale', 'amateur', 'harrastaja'),
  'professional-level': words('professionista competente', 'competent professional', 'pätevä ammattilainen'),
  expert: words('esperto', 'expert', 'asiantuntija'),
  master: words('maestria', 'master', 'mestari'),
  'secret-knowledge': words('conoscenza segreta', 'secret knowledge', 'salattu tieto'),
  // people and sides
  heroes: words('gli eroi', 'the heroes', 'sankarit'),
  foes: words('i nemici', 'the foes', 'viholliset'),
  gm: words('il Game Master', 'the game master', 'pelinjohtaja'),
  pc: words('personaggio giocante', 'player character', 'pelaajahahmo'),
  npc: words('personaggio non giocante', 'non-player character', 'ei-pelaajahahmo'),
  own: words('abilità dell’ambientazione', 'skill of the setting', 'pelimaailman taito'),
  technological: words('con mezzi tecnologici', 'by technology', 'tekniikan avulla'),
  natural: words('per natura', 'by nature', 'luonnostaan'),
  // groups of skills on a sheet
  'group-combat': words('Combattimento', 'Combat', 'Taistelu'),
  'group-physical': words('Movimento e furtività', 'Movement and stealth', 'Liikkuminen ja hiipiminen'),
  'group-perception': words('Percezione', 'Perception', 'Havainto'),
  'group-manual': words('Abilità manuali e tecniche', 'Manual and technical', 'Kädentaidot ja tekniikka'),
  'group-knowledge': words('Conoscenze', 'Knowledge', 'Tiedot'),
  'group-social': words('Rapporti con gli altri', 'Dealing with people', 'Ihmissuhteet'),
  'group-setting': words('Dell’ambientazione', 'Of the setting', 'Pelimaailman omat'),
  // making a character
  rerolls: words('ritirare tutto', 'rolling everything anew', 'uudelleenheitto'),
  keep: words('tieni questi valori', 'keep these', 'pidä nämä'),
  'roll-again': words('ritira tutto', 'roll all again', 'heitä kaikki uudelleen'),
  'shift-from': words('togliere punti da', 'take points from', 'siirretään pisteitä ominaisuudesta'),
  'shift-to': words('aggiungere punti a', 'add points to', 'siirretään pisteitä ominaisuuteen'),
  'shift-points': words('punti da spostare', 'points to move', 'siirrettävät pisteet'),
  profession: words('professione', 'profession', 'ammatti'),
  custom: words('professione propria', 'a profession of one’s own', 'oma ammatti'),
  'profession-name': words('nome della professione', 'name of the profession', 'ammatin nimi'),
  'profession-skills': words('abilità della professione', 'skills of the profession', 'ammatin taidot'),
  'profession-skill': words('un’abilità della professione', 'a skill of the profession', 'ammatin taito'),
  'personal-skills': words(
    'altre abilità personali',
    'other personal skills',
    'muut henkilökohtaiset taidot',
  ),
  'personal-left': words('punti rimasti', 'points that are left', 'jäljellä olevat pisteet'),
  unspent: words('da parte', 'unspent', 'käyttämättä'),
  done: words('fatto', 'done', 'valmis'),
  more: words('altre abilità', 'more skills', 'lisää taitoja'),
  weapons: words('armi e scudi', 'weapons and shields', 'aseet ja kilvet'),
  keepsake: words('un ricordo', 'a keepsake', 'muistoesine'),
  'other-things': words('altri oggetti', 'other things', 'muut tavarat'),
  clothes: words('vestiti adatti', 'suitable clothes', 'sopivat vaatteet'),
  tools: words('attrezzi del mestiere', 'tools of the trade', 'ammatin työkalut'),
  'money-modest': words('denaro per tirare avanti', 'money to get by', 'rahaa toimeentuloon'),
  'money-comfortable': words('denaro per vivere bene', 'money to live well', 'rahaa mukavaan elämään'),
  'money-plenty': words('denaro in abbondanza', 'plenty of money', 'rahaa yllin kyllin'),
  race: words('razza', 'race', 'rotu'),
  hand: words('mano dominante', 'dominant hand', 'kätisyys'),
  gender: words('genere', 'gender', 'sukupuoli'),
  stature: words('altezza e peso', 'height and weight', 'pituus ja paino'),
  age: words('età', 'age', 'ikä'),
  description: words('descrizione', 'description', 'kuvaus'),
  features: words('segni particolari', 'distinctive features', 'tuntomerkit'),
  background: words('background', 'background', 'tausta'),
};

/** Words for all that appears in labels, reasons, options and outcomes under a key. */
export const TERMS: Terms = Object.assign({}, ...TABLE_TERMS, OWN_TERMS);

const termed = calledBy(TERMS);

/** A skill with a specialisation that somebody typed is called by both: “Conoscenza (Roma)”. */
export const called = (name: string): Words =>
  !Object.hasOwn(TERMS, name) && skillRow(name) ? skillWords(name) : termed(name);
