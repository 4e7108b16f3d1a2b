import type { ActionWords, Words } from '@arbitro/kernel';
import type { Action } from './actions.ts';
import { words } from './term-words.ts';

const BY = words('chi agisce', 'who acts', 'toimija');
const ON = words('bersaglio', 'target', 'kohde');
const PATIENT = words('paziente', 'patient', 'potilas');
const WHO = words('chi', 'who', 'kuka');
const WITH = words('con', 'with', 'aseena');
const THROWN = words('lanciando l’arma', 'throwing it', 'heittäen');
const KNOCKOUT = words('per mettere K.O.', 'to knock out', 'tyrmätäkseen');
const SKILL = words('abilità', 'skill', 'taito');
const SENSE = words('percezione con', 'noticing by', 'huomaaminen');
const DIFFICULTY = words('difficoltà', 'difficulty', 'vaikeus');
const BONUS = words('punti percentuali', 'percentage points', 'prosenttiyksikköjä');
const STAKES = words('c’è qualcosa in gioco', 'something is at stake', 'jotain on pelissä');
const TAKES = words('durata', 'how long it takes', 'kesto');
const METRES = words('metri', 'metres', 'metrejä');
const SIDE = words('schieramento', 'side', 'puoli');
const AT = words('posizione (m)', 'position (m)', 'paikka (m)');
const WHAT = words('che cosa', 'what', 'mitä');
const WOUND = words('numero della ferita', 'number of the wound', 'vamman numero');
const POINTS = words('punti', 'points', 'pisteitä');
const DISEASE = words('malattia', 'disease', 'tauti');
const EFF = words('EFF', 'EFF', 'EFF');
const CHARACTERISTIC = words('caratteristica', 'characteristic', 'ominaisuus');
const ARMOUR = words('armatura', 'armour', 'haarniska');
const HELMET = words('elmo', 'helmet', 'kypärä');

const USE = { difficulty: DIFFICULTY, bonus: BONUS, stakes: STAKES };

const READYING = {
  move: words('movimento', 'movement', 'liike'),
  'move.metres': METRES,
  'move.toward': words('verso', 'towards', 'kohti'),
  'move.from': words('lontano da', 'away from', 'poispäin'),
  draw: words(
    'armi da estrarre o raccogliere',
    'weapons to draw or pick up',
    'vedettävät tai poimittavat aseet',
  ),
  stow: words('armi da riporre', 'weapons to put away', 'pois pantavat aseet'),
  drop: words('armi da lasciar cadere', 'weapons to drop', 'pudotettavat aseet'),
  kneel: words('in ginocchio dietro lo scudo', 'kneeling behind the shield', 'polvistuen kilven taakse'),
  leave: words('permesso del Game Master', 'by leave of the game master', 'pelinjohtajan luvalla'),
};

const force = (side: 'active' | 'passive', whole: Words): Readonly<Record<string, Words>> => ({
  [side]: whole,
  [`${side}.who`]: whole,
  [`${side}.characteristic`]: CHARACTERISTIC,
  [`${side}.object`]: words('oggetto', 'thing', 'esine'),
  [`${side}.size`]: words('TAG dell’oggetto', 'size of the thing', 'esineen koko'),
  [`${side}.value`]: words('valore', 'value', 'arvo'),
});

const party = (at: number): Readonly<Record<string, Words>> => ({
  [`parties.${at}.by`]: at === 0 ? BY : words('contro', 'against', 'vastassa'),
  [`parties.${at}.skill`]: SKILL,
  [`parties.${at}.difficulty`]: DIFFICULTY,
  [`parties.${at}.bonus`]: BONUS,
  [`parties.${at}.stakes`]: STAKES,
});

const worn = (where: 'body' | 'helmet', whole: Words): Readonly<Record<string, Words>> => ({
  [where]: whole,
  [`${where}.name`]: words('nome', 'name', 'nimi'),
  [`${where}.points`]: words('Punti Armatura', 'armour points', 'panssaripisteet'),
});

/** How every action is called, and its parts where people fill them in. */
export const ACTIONS: { readonly [T in Action['type']]: ActionWords } = {
  declare: {
    title: words('Dichiara l’intento', 'State an intent', 'Ilmoita aie'),
    slots: {
      by: BY,
      act: words('azione', 'action', 'toiminto'),
      with: WITH,
      on: ON,
      thrown: THROWN,
      knockout: KNOCKOUT,
      words: words('a parole', 'in words', 'sanoin'),
      ...READYING,
    },
  },
  move: { title: words('Muoviti', 'Move', 'Liiku'), slots: { by: BY, ...READYING } },
  attack: {
    title: words('Attacca', 'Attack', 'Hyökkää'),
    slots: {
      by: BY,
      on: ON,
      with: WITH,
      thrown: THROWN,
      knockout: KNOCKOUT,
      distance: words('distanza (m)', 'distance (m)', 'etäisyys (m)'),
      difficulty: DIFFICULTY,
    },
  },
  grapple: { title: words('Afferra (Lotta)', 'Grapple', 'Paini'), slots: { by: BY, on: ON } },
  'break-free': {
    title: words('Liberati dalla presa', 'Break free', 'Irrottaudu otteesta'),
    slots: { by: BY, how: words('con', 'by', 'miten') },
  },
  reload: { title: words('Ricarica', 'Reload', 'Lataa'), slots: { by: BY, with: WITH } },
  stand: { title: words('Rialzati', 'Stand up', 'Nouse'), slots: { by: BY } },
  act: { title: words('Fai altro', 'Do something else', 'Tee muuta'), slots: { by: BY, what: WHAT } },
  hold: { title: words('Aspetta', 'Wait', 'Odota'), slots: { by: BY } },
  'first-aid': {
    title: words('Primo Soccorso', 'First Aid', 'Anna ensiapua'),
    slots: {
      by: BY,
      on: PATIENT,
      wound: WOUND,
      difficulty: DIFFICULTY,
      takes: TAKES,
      meanwhile: words('mentre altri fanno altro', 'while others do something else', 'muiden toimiessa'),
    },
  },
  wake: { title: words('Sveglia qualcuno', 'Wake somebody', 'Herätä'), slots: { by: BY, on: PATIENT } },
  fight: {
    title: words('Comincia un combattimento', 'Begin a fight', 'Aloita taistelu'),
    slots: { participants: words('partecipanti', 'participants', 'osallistujat') },
  },
  join: {
    title: words('Entra nel combattimento', 'Join the fight', 'Liity taisteluun'),
    slots: { who: WHO, side: SIDE, at: AT },
  },
  leave: {
    title: words('Lascia il combattimento', 'Leave the fight', 'Poistu taistelusta'),
    slots: { by: BY },
  },
  'end-fight': {
    title: words('Termina il combattimento', 'End the fight', 'Päätä taistelu'),
    slots: {},
  },
  ambush: {
    title: words('Imboscata', 'Ambush', 'Väijytys'),
    slots: { by: words('chi la tende', 'who lies in wait', 'väijyjät'), on: ON, skill: SKILL, sense: SENSE },
  },
  unaware: {
    title: words('Attaccante alle spalle', 'Attacker behind the back', 'Hyökkääjä selän takana'),
    slots: { who: WHO, of: words('attaccante', 'attacker', 'hyökkääjä'), sense: SENSE },
  },
  cover: {
    title: words('Copertura', 'Cover', 'Suoja'),
    slots: {
      who: WHO,
      cover: words('copertura', 'cover', 'suoja'),
      'cover.material': words('materiale', 'material', 'aine'),
      'cover.stops': words('danno fermato', 'damage stopped', 'pysäyttää'),
      size: words('TAG della copertura', 'size of the cover', 'suojan koko'),
    },
  },
  light: { title: words('Luce', 'Light', 'Valo'), slots: { light: words('luce', 'light', 'valo') } },
  place: { title: words('Sposta qualcuno', 'Place somebody', 'Siirrä'), slots: { who: WHO, at: AT } },
  check: {
    title: words(
      'Tiro abilità o caratteristica',
      'Roll a skill or characteristic',
      'Taito- tai ominaisuusheitto',
    ),
    slots: {
      by: BY,
      skill: SKILL,
      roll: words('tiro caratteristica', 'characteristic roll', 'ominaisuusheitto'),
      decided: words('esito deciso', 'decided outcome', 'päätetty tulos'),
      takes: TAKES,
      anyway: words('si tira comunque', 'roll it all the same', 'heitetään silti'),
      ...USE,
    },
  },
  task: {
    title: words('Compito esteso', 'Extended task', 'Pitkä tehtävä'),
    slots: {
      by: BY,
      skill: SKILL,
      successes: words('successi richiesti', 'successes needed', 'onnistumisia'),
      takes: TAKES,
      ...USE,
    },
  },
  contest: {
    title: words('Tiro contrastato', 'Opposed roll', 'Vastakkainen heitto'),
    slots: {
      parties: words('contendenti', 'parties', 'osapuolet'),
      ...party(0),
      ...party(1),
      ifAllFail: words('se tutti falliscono', 'if all fail', 'jos kaikki epäonnistuvat'),
    },
  },
  resist: {
    title: words('Tabella della Resistenza', 'Resistance table', 'Vastustustaulukko'),
    slots: {
      use: words('per', 'what for', 'mihin'),
      ...force('active', words('parte attiva', 'active side', 'aktiivinen osapuoli')),
      ...force('passive', words('parte passiva', 'passive side', 'passiivinen osapuoli')),
    },
  },
  bargain: {
    title: words('Contratta', 'Bargain', 'Tingi'),
    slots: { by: BY, band: words('prezzo', 'price', 'hinta'), ...USE },
  },
  jump: {
    title: words('Salta', 'Jump', 'Hyppää'),
    slots: { by: BY, metres: METRES, up: words('in alto', 'upwards', 'ylöspäin'), ...USE },
  },
  command: { title: words('Comanda', 'Command', 'Johda'), slots: { by: BY, ...USE } },
  time: {
    title: words('Fai passare il tempo', 'Let time go by', 'Anna ajan kulua'),
    slots: {
      amount: words('quanto', 'how much', 'paljonko'),
      unit: words('unità', 'unit', 'yksikkö'),
      rest: words('con una notte di riposo', 'with a night’s rest', 'yön lepo mukana'),
      hospital: words('in ospedale', 'in hospital', 'sairaalassa'),
    },
  },
  experience: {
    title: words('Tiri esperienza', 'Experience rolls', 'Kokemusheitot'),
    slots: { interlude: words('interludio', 'interlude', 'välijakso') },
  },
  'free-checks': {
    title: words('Prove gratuite', 'Free checks', 'Ilmaiset kokemusheitot'),
    slots: { by: BY, skills: words('abilità', 'skills', 'taidot') },
  },
  teach: {
    title: words('Insegna', 'Teach', 'Opeta'),
    slots: {
      by: words('insegnante', 'teacher', 'opettaja'),
      student: words('allievo', 'student', 'oppilas'),
      skill: SKILL,
      hours: words('ore', 'hours', 'tunteja'),
    },
  },
  'spend-power': {
    title: words('Spendi Punti Potere', 'Spend power points', 'Käytä voimapisteitä'),
    slots: { by: BY, points: POINTS },
  },
  fall: {
    title: words('Caduta', 'A fall', 'Putoaminen'),
    slots: { who: WHO, metres: METRES, dodge: words('con Schivare', 'with Dodge', 'väistäen') },
  },
  expose: {
    title: words('Contagio', 'Exposure to a disease', 'Tartunta'),
    slots: {
      who: WHO,
      disease: DISEASE,
      'disease.name': DISEASE,
      'disease.severe': words('malattia grave', 'severe', 'vakava'),
      'disease.attacks': words('attacca', 'attacks', 'vaikuttaa'),
      'disease.drains': words('consuma', 'drains', 'kuluttaa'),
    },
  },
  hardships: {
    title: words('Condizioni inadeguate', 'Poor conditions', 'Huonot olosuhteet'),
    slots: { who: WHO, hardships: words('condizioni', 'conditions', 'olosuhteet') },
  },
  treat: {
    title: words('Cura una malattia', 'Treat a disease', 'Hoida tautia'),
    slots: { by: BY, on: PATIENT, disease: DISEASE, ...USE },
  },
  poison: {
    title: words('Veleno', 'Poison', 'Myrkky'),
    slots: {
      who: WHO,
      poison: words('veleno', 'poison', 'myrkky'),
      'poison.kind': words('tipo', 'kind', 'laji'),
      'poison.eff': EFF,
      'poison.attacks': words('attacca', 'attacks', 'vaikuttaa'),
      'poison.speed': words('rapidità', 'speed', 'nopeus'),
      'poison.resisted': words('se si resiste', 'where resisted', 'vastustettuna'),
      doses: words('dosi', 'doses', 'annoksia'),
      swallowed: words('in cibo o bevande', 'in food or drink', 'ruoassa tai juomassa'),
    },
  },
  antidote: {
    title: words('Antidoto', 'Antidote', 'Vastamyrkky'),
    slots: { who: WHO, against: words('contro', 'against', 'myrkky'), eff: EFF },
  },
  harm: {
    title: words('Infliggi danno', 'Deal damage', 'Aiheuta vahinkoa'),
    slots: {
      who: WHO,
      damage: words('danno', 'damage', 'vahinko'),
      kind: words('tipo', 'kind', 'laji'),
      armour: words('l’armatura protegge', 'armour helps', 'panssari suojaa'),
    },
  },
  heal: {
    title: words('Guarisci una ferita', 'Heal a wound', 'Paranna vamma'),
    slots: { who: WHO, wound: WOUND, points: POINTS },
  },
  condition: {
    title: words('Condizione', 'Condition', 'Tila'),
    slots: {
      who: WHO,
      condition: words('condizione', 'condition', 'tila'),
      gained: words('comincia', 'begins', 'alkaa'),
    },
  },
  'set-characteristic': {
    title: words('Imposta una caratteristica', 'Set a characteristic', 'Aseta ominaisuus'),
    slots: { who: WHO, characteristic: CHARACTERISTIC, value: words('valore', 'value', 'arvo') },
  },
  'roll-block': {
    title: words('Tira le caratteristiche', 'Roll the characteristics', 'Heitä ominaisuudet'),
    slots: { who: WHO },
  },
  'set-skill': {
    title: words('Imposta un’abilità', 'Set a skill', 'Aseta taito'),
    slots: { who: WHO, skill: SKILL, rating: words('punteggio', 'rating', 'taitoarvo') },
  },
  related: {
    title: words('Specializzazione affine', 'Related specialisation', 'Läheinen erikoistuminen'),
    slots: {
      who: WHO,
      skill: words('al posto di', 'in place of', 'korvattava taito'),
      by: words('si usa', 'is used', 'käytetään'),
    },
  },
  approve: {
    title: words('Approva la scheda', 'Approve the sheet', 'Hyväksy hahmo'),
    slots: { who: WHO, approved: words('approvata', 'approved', 'hyväksytty') },
  },
  gear: {
    title: words('Cambia armi in mano', 'Change what is in hand', 'Vaihda aseita'),
    slots: {
      by: BY,
      hand: words('in mano', 'in hand', 'kädessä'),
      slung: words('in spalla', 'slung', 'selässä'),
    },
  },
  wear: {
    title: words('Indossa un’armatura', 'Wear armour', 'Pue panssari'),
    slots: { by: BY, ...worn('body', ARMOUR), ...worn('helmet', HELMET) },
  },
};
