import type { Words } from '@arbitro/kernel';

/** A specialisation that the book names; people may always name another. */
export interface Specialisation {
  readonly name: Words;
  /** How skill and specialisation are said together, where the brackets would sound odd. */
  readonly whole?: Words;
  /** Other names people know it by. */
  readonly also?: readonly string[];
  /** It stands for one that the player names: another language, a region, a town. */
  readonly open?: true;
}

type Known = Readonly<Record<string, Specialisation>>;

export const SPECIALISATIONS = {
  'missile-weapon': {
    bow: { name: { en: 'Bow', it: 'Arco', fi: 'jousi' } },
    crossbow: { name: { en: 'Crossbow', it: 'Balestra', fi: 'varsijousi' } },
    sling: { name: { en: 'Sling', it: 'Fionda', fi: 'linko' } },
    spear: { name: { en: 'Spear', it: 'Lancia', fi: 'keihäs' } },
    'throwing-axe': { name: { en: 'Throwing Axe', it: 'Ascia da Lancio', fi: 'heittokirves' } },
    'throwing-dagger': { name: { en: 'Throwing Dagger', it: 'Pugnale da Lancio', fi: 'heittotikari' } },
  },
  'energy-weapon': {
    'energy-pistol': { name: { en: 'Energy Pistol', it: 'Pistola a Energia', fi: 'energiapistooli' } },
    'energy-rifle': { name: { en: 'Energy Rifle', it: 'Fucile a Energia', fi: 'energiakivääri' } },
  },
  firearm: {
    'machine-gun': { name: { en: 'Machine Gun', it: 'Mitragliatrice', fi: 'konekivääri' } },
    pistol: { name: { en: 'Pistol', it: 'Pistola', fi: 'pistooli' } },
    revolver: { name: { en: 'Revolver', it: 'Revolver', fi: 'revolveri' } },
    rifle: { name: { en: 'Rifle', it: 'Fucile', fi: 'kivääri' } },
    shotgun: { name: { en: 'Shotgun', it: 'Shotgun', fi: 'haulikko' } },
    'submachine-gun': { name: { en: 'Submachine Gun', it: 'Mitra', fi: 'konepistooli' } },
  },
  'melee-weapon': {
    polearm: { name: { en: 'Polearm', it: 'Arma Inastata', fi: 'salkoase' } },
    axe: { name: { en: 'Axe', it: 'Ascia', fi: 'kirves' } },
    staff: { name: { en: 'Staff', it: 'Bastone', fi: 'sauva' } },
    spear: { name: { en: 'Spear', it: 'Lancia', fi: 'keihäs' } },
    hammer: { name: { en: 'Hammer', it: 'Martello', fi: 'vasara' } },
    mace: { name: { en: 'Mace', it: 'Mazza', fi: 'nuija' } },
    flail: { name: { en: 'Flail', it: 'Mazzafrusto', fi: 'varsta' } },
    dagger: { name: { en: 'Dagger', it: 'Pugnale', fi: 'tikari' } },
    club: { name: { en: 'Club', it: 'Randello', fi: 'patukka' } },
    sword: { name: { en: 'Sword', it: 'Spada', fi: 'miekka' } },
    'two-handed-sword': {
      name: { en: 'Two-handed Sword', it: 'Spada a Due Mani', fi: 'kahden käden miekka' },
      also: ['Great Sword'],
    },
  },
  'heavy-weapon': {
    bazooka: { name: { en: 'Bazooka', it: 'Bazooka', fi: 'sinko' } },
    'heavy-machine-gun': {
      name: { en: 'Heavy Machine Gun', it: 'Mitragliatrice Pesante', fi: 'raskas konekivääri' },
    },
    minigun: { name: { en: 'Minigun', it: 'Minigun', fi: 'minigun' } },
    'rocket-launcher': { name: { en: 'Rocket Launcher', it: 'Lanciarazzi', fi: 'raketinheitin' } },
  },
  art: {
    architecture: { name: { en: 'Architecture', it: 'Architettura', fi: 'arkkitehtuuri' } },
    calligraphy: { name: { en: 'Calligraphy', it: 'Calligrafia', fi: 'kalligrafia' } },
    cinema: { name: { en: 'Film', it: 'Cinema', fi: 'elokuva' } },
    photography: { name: { en: 'Photography', it: 'Fotografia', fi: 'valokuvaus' } },
    painting: { name: { en: 'Painting', it: 'Pittura', fi: 'maalaus' } },
    sculpture: { name: { en: 'Sculpture', it: 'Scultura', fi: 'kuvanveisto' } },
  },
  craft: {
    carpentry: { name: { en: 'Carpentry', it: 'Falegnameria', fi: 'puusepäntyö' } },
    smithing: { name: { en: 'Smithing', it: 'Forgiatura', fi: 'takominen' } },
    tailoring: { name: { en: 'Tailoring', it: 'Sartoria', fi: 'räätälöinti' } },
    cooking: { name: { en: 'Cooking', it: 'Cucina', fi: 'ruoanlaitto' } },
    knots: { name: { en: 'Knots', it: 'Nodi', fi: 'solmut' } },
  },
  artillery: {
    cannon: { name: { en: 'Cannon', it: 'Cannone', fi: 'tykki' } },
    'missile-launcher': { name: { en: 'Missile Launcher', it: 'Lanciamissile', fi: 'ohjuslavetti' } },
    'siege-engine': { name: { en: 'Siege Engine', it: "Macchina d'Assedio", fi: 'piirityskone' } },
    naval: { name: { en: 'Naval', it: 'Navale', fi: 'laivatykit' } },
  },
  ride: {
    horses: { name: { en: 'Horses', it: 'Cavalli', fi: 'hevoset' } },
    dragons: { name: { en: 'Dragons', it: 'Draghi', fi: 'lohikäärmeet' } },
    'giant-owls': { name: { en: 'Giant Owls', it: 'Gufi Giganti', fi: 'jättiläispöllöt' } },
  },
  knowledge: {
    anthropology: { name: { en: 'Anthropology', it: 'Antropologia', fi: 'antropologia' } },
    archaeology: { name: { en: 'Archaeology', it: 'Archeologia', fi: 'arkeologia' } },
    region: {
      name: { en: 'Region', it: 'Regione', fi: 'seutu' },
      also: ['Area', 'Area (a region)', 'Area (una regione)'],
      open: true,
    },
    local: { name: { en: 'Local', it: 'Locale', fi: 'kotiseutu' }, open: true },
    streetwise: { name: { en: 'Streetwise', it: 'Cultura di Strada', fi: 'katujen kulttuuri' } },
    folklore: { name: { en: 'Folklore', it: 'Folklore', fi: 'kansanperinne' } },
    group: {
      name: { en: 'Group', it: 'Gruppo', fi: 'ryhmä' },
      also: ['Group (an organisation)', "Gruppo (un'organizzazione)"],
      open: true,
    },
    law: { name: { en: 'Law', it: 'Legge', fi: 'laki' } },
    literature: { name: { en: 'Literature', it: 'Letteratura', fi: 'kirjallisuus' } },
    linguistics: { name: { en: 'Linguistics', it: 'Linguistica', fi: 'kielitiede' } },
    mythology: { name: { en: 'Mythology', it: 'Mitologia', fi: 'mytologia' } },
    'natural-history': { name: { en: 'Natural History', it: 'Storia Naturale', fi: 'luonnonhistoria' } },
    occult: { name: { en: 'Occult', it: 'Occultismo', fi: 'okkultismi' }, also: ['Occulto'] },
    politics: { name: { en: 'Politics', it: 'Politica', fi: 'politiikka' } },
    history: { name: { en: 'History', it: 'Storia', fi: 'historia' } },
  },
  perform: {
    music: { name: { en: 'Music', it: 'Musica', fi: 'musiikki' } },
    acting: { name: { en: 'Acting', it: 'Recitazione', fi: 'näytteleminen' } },
    acrobatics: { name: { en: 'Acrobatics', it: 'Acrobazie', fi: 'akrobatia' } },
    comedy: { name: { en: 'Comedy', it: 'Umorismo', fi: 'huumori' } },
  },
  drive: {
    car: { name: { en: 'Car', it: 'Automobile', fi: 'henkilöauto' } },
    cart: { name: { en: 'Cart', it: 'Carretto', fi: 'kärryt' } },
    carriage: { name: { en: 'Carriage', it: 'Carrozza', fi: 'vaunut' } },
    lorry: { name: { en: 'Lorry', it: 'Camion', fi: 'kuorma-auto' }, also: ['Truck'] },
  },
  insight: {
    elves: { name: { en: 'Elves', it: 'Elfi', fi: 'haltiat' } },
    aliens: { name: { en: 'Aliens', it: 'Alieni', fi: 'avaruusolennot' } },
  },
  literacy: {
    own: {
      name: { en: 'Own Language', it: 'Lingua Madre', fi: 'äidinkieli' },
      also: ['Own', 'Madre', 'oma'],
    },
    other: {
      name: { en: 'other language', it: 'altra lingua', fi: 'muu kieli' },
      also: ['altra', 'muu'],
      open: true,
    },
  },
  language: {
    own: {
      name: { en: 'own', it: 'madre', fi: 'oma' },
      whole: { en: 'Own Language', it: 'Lingua Madre', fi: 'Äidinkieli' },
      also: ['Mother Tongue', 'Native'],
    },
    other: { name: { en: 'other', it: 'altra', fi: 'muu' }, open: true },
  },
  'heavy-machine': {
    'industrial-presses': {
      name: { en: 'Industrial Presses', it: 'Presse Industriali', fi: 'teollisuuspuristimet' },
    },
    threshers: { name: { en: 'Threshers', it: 'Trebbiatrici', fi: 'puimakoneet' } },
  },
  pilot: {
    boat: { name: { en: 'Boat', it: 'Imbarcazione', fi: 'vesialus' } },
  },
  repair: {
    electrical: { name: { en: 'Electrical', it: 'Elettriche', fi: 'sähkölaitteet' } },
    electronic: { name: { en: 'Electronic', it: 'Elettroniche', fi: 'elektroniset laitteet' } },
    mechanical: { name: { en: 'Mechanical', it: 'Meccaniche', fi: 'mekaaniset laitteet' } },
    structural: { name: { en: 'Structural', it: 'Strutturali', fi: 'rakenteet' } },
    quantum: { name: { en: 'Quantum', it: 'Quantiche', fi: 'kvanttilaitteet' } },
  },
  science: {
    astronomy: { name: { en: 'Astronomy', it: 'Astronomia', fi: 'tähtitiede' } },
    biology: { name: { en: 'Biology', it: 'Biologia', fi: 'biologia' } },
    botany: { name: { en: 'Botany', it: 'Botanica', fi: 'kasvitiede' } },
    chemistry: { name: { en: 'Chemistry', it: 'Chimica', fi: 'kemia' } },
    physics: { name: { en: 'Physics', it: 'Fisica', fi: 'fysiikka' } },
    genetics: { name: { en: 'Genetics', it: 'Genetica', fi: 'genetiikka' } },
    geology: { name: { en: 'Geology', it: 'Geologia', fi: 'geologia' } },
    mathematics: { name: { en: 'Mathematics', it: 'Matematica', fi: 'matematiikka' } },
    meteorology: { name: { en: 'Meteorology', it: 'Meteorologia', fi: 'meteorologia' } },
    zoology: { name: { en: 'Zoology', it: 'Zoologia', fi: 'eläintiede' } },
  },
  shield: {
    small: {
      name: { en: 'Small', it: 'Piccolo', fi: 'pieni' },
      // The buckler has no row of its own: it is the small shield.
      also: ['Buckler', 'Brocchiere', 'nyrkkikilpi'],
    },
    energy: { name: { en: 'Energy', it: 'a Energia', fi: 'energiakilpi' } },
    full: { name: { en: 'Full', it: 'Completo', fi: 'kokokilpi' } },
    half: { name: { en: 'Half', it: 'Mezzo', fi: 'puolikilpi' } },
    heater: { name: { en: 'Heater', it: 'Triangolare', fi: 'kolmiokilpi' } },
    hoplite: { name: { en: 'Hoplite', it: 'Oplitico', fi: 'hopliittikilpi' } },
    kite: { name: { en: 'Kite', it: 'a Goccia', fi: 'pisarakilpi' } },
    round: { name: { en: 'Round', it: 'Rotondo', fi: 'pyöreä' } },
    riot: { name: { en: 'Riot', it: 'Antisommossa', fi: 'mellakkakilpi' } },
  },
  status: {
    town: { name: { en: 'Town', it: 'Città', fi: 'kaupunki' }, also: ['City', 'una città'], open: true },
    group: {
      name: { en: 'Group', it: 'Gruppo', fi: 'ryhmä' },
      also: ['Organisation', 'Organizzazione', "un gruppo o un'organizzazione"],
      open: true,
    },
    'high-society': { name: { en: 'High Society', it: 'Alta Società', fi: 'seurapiirit' } },
    religion: {
      name: { en: 'Religion', it: 'Religione', fi: 'uskonto' },
      also: ['una religione'],
      open: true,
    },
    species: { name: { en: 'Species', it: 'Specie', fi: 'laji' }, also: ['una specie'], open: true },
  },
  technology: {
    programming: { name: { en: 'Programming', it: 'Programmazione', fi: 'ohjelmointi' } },
    'use-computer': {
      name: { en: 'Computer Use', it: 'Usare Computer', fi: 'tietokoneen käyttö' },
    },
    electronics: { name: { en: 'Electronics', it: 'Elettronica', fi: 'elektroniikka' } },
    robotics: { name: { en: 'Robotics', it: 'Robotica', fi: 'robotiikka' } },
    sensors: { name: { en: 'Sensors', it: 'Sensoristica', fi: 'anturitekniikka' } },
    'siege-engines': { name: { en: 'Siege Engines', it: "Macchine d'Assedio", fi: 'piirityskoneet' } },
    traps: { name: { en: 'Traps', it: 'Trappole', fi: 'ansat' } },
  },
} as const satisfies Readonly<Record<string, Known>>;
