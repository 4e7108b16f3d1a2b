import type { ActionWords, Words } from '@arbitro/kernel';
import type { Action } from './actions.ts';
import { words } from './term-words.ts';

export const BY = words('chi agisce', 'who acts', 'toimija');
export const ON = words('bersaglio', 'target', 'kohde');
export const PATIENT = words('ferito', 'patient', 'potilas');
export const WHO = words('chi', 'who', 'kuka');
export const WHAT = words('che cosa', 'what', 'mitä');
export const MODIFIER = words('modificatore', 'modifier', 'muuttuja');
export const DOOR = words('porta', 'door', 'ovi');
export const FEET = words('piedi', 'feet', 'jalkoja');
const TOWARD = words('verso', 'towards', 'kohti');
const FROM = words('lontano da', 'away from', 'poispäin');
const WITH = words('con', 'with', 'aseena');
const SPELL = words('incantesimo', 'spell', 'loitsu');
const WEAPON = words('arma', 'weapon', 'ase');
const SIDE = words('parte', 'side', 'puoli');
const AT = words('posizione (piedi)', 'position (feet)', 'paikka (jalkoja)');

const step = (at: string, whole: Words): Readonly<Record<string, Words>> => ({
  [at]: whole,
  [`${at}.feet`]: words(`${whole.it}: piedi`, `${whole.en}: feet`, `${whole.fi}: jalkoja`),
  [`${at}.toward`]: words(`${whole.it}: verso`, `${whole.en}: towards`, `${whole.fi}: kohti`),
  [`${at}.from`]: words(`${whole.it}: lontano da`, `${whole.en}: away from`, `${whole.fi}: poispäin`),
});
/** One goes before the deed, or after it. */
const GOING = {
  ...step('first', words('prima si muove', 'moves first', 'liike ensin')),
  ...step('after', words('poi si muove', 'moves afterwards', 'liike sitten')),
};

const MOVE = { feet: FEET, toward: TOWARD, from: FROM };
const ATTACK = { on: ON, with: WITH, modifier: MODIFIER, ...GOING };

/** Every part of a deed, as it is meant and not yet done. */
const INTENT: Readonly<Record<string, Words>> = Object.fromEntries(
  Object.entries({
    type: WHAT,
    spell: SPELL,
    weapon: WEAPON,
    what: WHAT,
    door: DOOR,
    ...MOVE,
    ...ATTACK,
  }).map(([path, said]) => [`intent.${path}`, said]),
);

/** What is also done before it comes to blows has its words here too. */
export const ACTIONS_IN_FIGHT = {
  attack: { title: words('Attacca', 'Attack', 'Hyökkää'), slots: { by: BY, ...ATTACK } },
  cast: {
    title: words('Lancia un incantesimo', 'Cast a spell', 'Loitsi'),
    slots: { by: BY, spell: SPELL, on: ON, ...GOING },
  },
  prepare: {
    title: words('Prepara un incantesimo', 'Prepare a spell', 'Valmistele loitsu'),
    slots: { by: BY, spell: SPELL },
  },
  move: { title: words('Muoviti', 'Move', 'Liiku'), slots: { by: BY, ...MOVE } },
  ready: {
    title: words('Impugna un’arma', 'Ready a weapon', 'Ota ase käteen'),
    slots: { by: BY, weapon: WEAPON, ...GOING },
  },
  'throw-oil': {
    title: words('Lancia olio', 'Throw oil', 'Heitä öljyä'),
    slots: { by: BY, on: ON, modifier: MODIFIER, ...GOING },
  },
  'light-oil': {
    title: words('Incendia l’olio', 'Set oil alight', 'Sytytä öljy'),
    slots: { by: BY, on: ON, ...GOING },
  },
  bind: {
    title: words('Fascia le ferite', 'Bind wounds', 'Sido haavat'),
    slots: { by: BY, on: PATIENT, ...GOING },
  },
  'open-door': {
    title: words('Apri una porta', 'Open a door', 'Avaa ovi'),
    slots: { by: BY, door: DOOR, modifier: MODIFIER, ...GOING },
  },
  other: {
    title: words('Fai altro', 'Do something else', 'Tee muuta'),
    slots: { by: BY, what: WHAT, ...GOING },
  },
  pass: { title: words('Aspetta', 'Wait', 'Odota'), slots: { by: BY } },
  declare: {
    title: words('Dichiara l’intento', 'Declare your intent', 'Ilmoita aikeesi'),
    slots: { by: BY, intent: words('intento', 'intent', 'aie'), ...INTENT },
  },
  announce: {
    title: words(
      'Annuncia un incantesimo, o nessuno',
      'Announce a spell, or none',
      'Ilmoita loitsu, tai ei mitään',
    ),
    slots: { by: BY, spell: SPELL },
  },
  fight: {
    title: words('Comincia un combattimento', 'Begin a fight', 'Aloita taistelu'),
    slots: {
      participants: words('partecipanti', 'participants', 'osallistujat'),
      distance: words('distanza (piedi)', 'distance (feet)', 'etäisyys (jalkoja)'),
      surprised: words('parti sorprese', 'surprised sides', 'yllätetyt puolet'),
      lightHidden: words('luce non visibile', 'light not visible', 'valo ei näy'),
    },
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
  place: { title: words('Sposta qualcuno', 'Place somebody', 'Siirrä'), slots: { who: WHO, at: AT } },
  'by-dexterity': {
    title: words('Ordine di Destrezza', 'Order of Dexterity', 'Ketteryysjärjestys'),
    slots: { on: words('in uso', 'in use', 'käytössä') },
  },
  'know-position': {
    title: words('Posizione di chi non si vede', 'Place of the unseen', 'Näkymättömän paikka'),
    slots: {
      who: WHO,
      of: words('chi non si vede', 'the unseen', 'näkymätön'),
      known: words('posizione nota', 'place known', 'paikka tiedossa'),
    },
  },
  detect: {
    title: words('Individuare l’invisibile', 'Detect the invisible', 'Havaitse näkymätön'),
    slots: {
      who: WHO,
      of: words('chi non si vede', 'the unseen', 'näkymätön'),
      detects: words('lo individua (o x su 6)', 'detects it (or x in 6)', 'havaitsee (tai x/6)'),
    },
  },
  morale: {
    title: words('Prova di Morale', 'Morale check', 'Moraaliheitto'),
    slots: {
      who: WHO,
      modifier: MODIFIER,
      decided: words('esito deciso', 'decided outcome', 'päätetty tulos'),
    },
  },
  'ask-morale': {
    title: words('Chiedere del morale', 'Ask about morale', 'Moraalin kysyminen'),
    slots: { asked: words('quando qualcuno cade', 'when somebody falls', 'kun joku kaatuu') },
  },
  parley: {
    title: words('Negozia', 'Parley', 'Neuvottele'),
    slots: { by: BY, words: words('parole', 'words', 'sanat') },
  },
} as const satisfies { readonly [T in Action['type']]?: ActionWords };
