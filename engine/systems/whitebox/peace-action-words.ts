import type { ActionWords, Words } from '@arbitro/kernel';
import type { Action } from './actions.ts';
import {
  type ACTIONS_IN_FIGHT,
  BY,
  DOOR,
  FEET,
  MODIFIER,
  ON,
  PATIENT,
  WHAT,
  WHO,
} from './fight-action-words.ts';
import { words } from './term-words.ts';

const LIGHT = words('luce', 'light', 'valo');
const TRAP = words('trappola', 'trap', 'ansa');
const DAYS = words('giorni', 'days', 'päiviä');
const POINTS = words('Punti Ferita', 'hit points', 'osumapisteitä');
const DAMAGE = words('danno', 'damage', 'vahinko');
const CATEGORY = words('categoria di pericolo', 'kind of peril', 'vaaran laji');
const CONDITION = words('condizione', 'condition', 'tila');
const MINUTES = words('minuti', 'minutes', 'minuutteja');

const party = (at: number): Readonly<Record<string, Words>> => ({
  [`between.${at}`]: words(
    `giostratore ${at + 1}`,
    at === 0 ? 'first jouster' : 'second jouster',
    `${at + 1}. taistelija`,
  ),
});

/** How every other action is called, and its parts where people fill them in. */
export const ACTIONS_AT_PEACE: {
  readonly [T in Exclude<Action['type'], keyof typeof ACTIONS_IN_FIGHT>]: ActionWords;
} = {
  go: {
    title: words('Vai', 'Go', 'Kulje'),
    slots: {
      who: WHO,
      to: words('dove', 'where to', 'minne'),
      pace: words('movimento', 'movement', 'liike'),
      feet: FEET,
    },
  },
  'hold-door': {
    title: words('Tieni aperta una porta', 'Hold a door', 'Pidä ovea auki'),
    slots: {
      by: BY,
      door: DOOR,
      held: words('tenuta aperta', 'held open', 'pidetään auki'),
      wedged: words('bloccata con un cuneo', 'wedged', 'kiilattu auki'),
    },
  },
  'lock-door': {
    title: words('Serratura di una porta', 'Lock of a door', 'Oven lukko'),
    slots: { door: DOOR, locked: words('chiusa a chiave', 'locked', 'lukossa') },
  },
  listen: {
    title: words('Ascolta alla porta', 'Listen at a door', 'Kuuntele ovella'),
    slots: { by: BY, door: DOOR },
  },
  search: {
    title: words('Cerca', 'Search', 'Etsi'),
    slots: {
      who: WHO,
      room: words('dove', 'where', 'missä'),
      for: words('che cosa', 'for what', 'mitä'),
      areas: words('aree', 'areas', 'alueet'),
      together: words('insieme', 'together', 'yhdessä'),
      how: words('come e dove, a parole', 'how and where, in words', 'miten ja mistä, sanoin'),
    },
  },
  reveal: { title: words('Rivela', 'Reveal', 'Paljasta'), slots: { what: WHAT } },
  cross: {
    title: words('Passa sopra una trappola', 'Cross a trap', 'Kulje ansan yli'),
    slots: { who: WHO, trap: TRAP },
  },
  'set-trap': {
    title: words('Arma o disarma una trappola', 'Set or disarm a trap', 'Viritä tai pura ansa'),
    slots: { trap: TRAP, armed: words('pronta a scattare', 'armed', 'viritetty') },
  },
  fall: { title: words('Caduta', 'A fall', 'Putoaminen'), slots: { who: WHO, feet: FEET } },
  light: {
    title: words('Accendi una luce', 'Light a light', 'Sytytä valo'),
    slots: { by: BY, light: LIGHT },
  },
  douse: {
    title: words('Spegni una luce', 'Put out a light', 'Sammuta valo'),
    slots: { by: BY, light: LIGHT },
  },
  refill: {
    title: words('Riempi una lanterna', 'Fill a lantern', 'Täytä lyhty'),
    slots: { by: BY, light: LIGHT },
  },
  look: {
    title: words('Guarda chi è in luce', 'See who is in the light', 'Katso, kuka on valossa'),
    slots: { by: BY },
  },
  march: {
    title: words('Ordine di marcia', 'Marching order', 'Marssijärjestys'),
    slots: { order: words('in quest’ordine', 'in this order', 'tässä järjestyksessä') },
  },
  time: {
    title: words('Fai passare il tempo', 'Let time go by', 'Anna ajan kulua'),
    slots: { amount: words('quanto', 'how much', 'paljonko'), unit: words('unità', 'unit', 'yksikkö') },
  },
  travel: {
    title: words('Viaggia', 'Travel', 'Matkusta'),
    slots: {
      who: WHO,
      days: DAYS,
      forced: words('marcia forzata', 'forced march', 'pakkomarssi'),
      terrain: words('terreno', 'terrain', 'maasto'),
    },
  },
  rest: { title: words('Riposa', 'Rest', 'Lepää'), slots: { who: WHO, days: DAYS } },
  bandage: {
    title: words('Benda le ferite', 'Bandage wounds', 'Sido haavat siteillä'),
    slots: { by: BY, on: PATIENT },
  },
  heal: {
    title: words('Restituisci Punti Ferita', 'Give back hit points', 'Palauta osumapisteitä'),
    slots: { who: WHO, points: POINTS },
  },
  harm: {
    title: words('Infliggi danno', 'Deal damage', 'Aiheuta vahinkoa'),
    slots: { who: WHO, damage: DAMAGE, what: words('causa', 'cause', 'syy') },
  },
  save: {
    title: words('Tiro Salvezza', 'Saving throw', 'Pelastusheitto'),
    slots: {
      who: WHO,
      category: CATEGORY,
      modifier: MODIFIER,
      against: words('contro', 'against', 'mitä vastaan'),
    },
  },
  hazard: {
    title: words('Pericolo per più d’uno', 'A peril for several', 'Vaara usealle'),
    slots: {
      name: words('nome', 'name', 'nimi'),
      on: ON,
      damage: DAMAGE,
      condition: CONDITION,
      minutes: MINUTES,
      onSave: words(
        'se il Tiro Salvezza riesce',
        'if the saving throw succeeds',
        'jos pelastusheitto onnistuu',
      ),
      category: CATEGORY,
    },
  },
  loyalty: {
    title: words('Prova di Lealtà', 'Loyalty check', 'Uskollisuusheitto'),
    slots: { who: WHO, modifier: MODIFIER },
  },
  treatment: {
    title: words('Trattamento di un PNG', 'Treatment of an NPC', 'EPH:n kohtelu'),
    slots: { who: WHO, modifier: MODIFIER },
  },
  serve: {
    title: words('Servizio', 'Service', 'Palvelus'),
    slots: {
      who: WHO,
      employer: words('al servizio di', 'serves', 'palvelee'),
      side: words('parte', 'side', 'puoli'),
    },
  },
  treasure: {
    title: words('Tesoro trovato', 'Treasure found', 'Löydetty aarre'),
    slots: { gold: words('pezzi d’oro', 'gold pieces', 'kultarahoja') },
  },
  award: {
    title: words('Assegna l’esperienza', 'Award experience', 'Jaa kokemusta'),
    slots: {
      sharers: words('tra chi', 'among whom', 'ketkä saavat'),
      assigned: words('a ciascuno', 'to each', 'kullekin'),
    },
  },
  joust: {
    title: words('Comincia una giostra', 'Begin a joust', 'Aloita peitsitaistelu'),
    slots: {
      between: words('giostratori', 'jousters', 'taistelijat'),
      ...party(0),
      ...party(1),
      purpose: words('scopo', 'purpose', 'tarkoitus'),
      lances: words('lance', 'lances', 'peitset'),
    },
  },
  tilt: { title: words('Un round di giostra', 'Ride a pass', 'Ratsasta kohtaaminen'), slots: {} },
  'end-joust': {
    title: words('Termina la giostra', 'End the joust', 'Päätä peitsitaistelu'),
    slots: {},
  },
  attempt: {
    title: words('Prova altro', 'Try something else', 'Yritä muuta'),
    slots: { by: BY, what: WHAT },
  },
  condition: {
    title: words('Condizione', 'Condition', 'Tila'),
    slots: {
      who: WHO,
      condition: CONDITION,
      gained: words('comincia', 'begins', 'alkaa'),
      minutes: MINUTES,
    },
  },
  gear: {
    title: words('Cambia armi in mano', 'Change what is in hand', 'Vaihda aseita'),
    slots: { by: BY, hand: words('in mano', 'in hand', 'kädessä') },
  },
  load: {
    title: words('Peso portato', 'Load', 'Kantamus'),
    slots: { who: WHO, pounds: words('libbre', 'pounds', 'paunoja') },
  },
  mount: {
    title: words('Cavalcatura', 'Mount', 'Ratsu'),
    slots: { who: WHO, mount: words('cavalcatura', 'mount', 'ratsu') },
  },
  outdoors: {
    title: words('Dove si svolge la scena', 'Where the scene is', 'Missä ollaan'),
    slots: { outdoors: words('all’aperto', 'outdoors', 'ulkona') },
  },
};
