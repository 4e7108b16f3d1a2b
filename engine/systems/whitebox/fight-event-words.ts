import { type CreatureId, everywhere, joined, listed, type Sentence, type Words } from '@arbitro/kernel';
import type { Intent } from './actions.ts';
import type { EventOf, EventType } from './events.ts';
import type { Casting, Phase } from './state.ts';
import type { Telling } from './telling.ts';
import { words } from './term-words.ts';

const PHASE_BEGAN: Readonly<Record<Phase, Words>> = {
  free: words(
    'Attacco gratuito o mossa per chi ha la sorpresa dalla sua.',
    'A free attack or move for those who surprise the others.',
    'Yllättäjät saavat ilmaisen hyökkäyksen tai siirron.',
  ),
  declare: words(
    'Round {round}: dichiarazione d’intenti.',
    'Round {round}: declaring intents.',
    'Kierros {round}: aikeiden ilmoittaminen.',
  ),
  announce: words(
    'Round {round}: chi lancia un incantesimo?',
    'Round {round}: who casts a spell?',
    'Kierros {round}: kuka loitsii?',
  ),
  acting: words('Round {round}: si agisce.', 'Round {round}: time to act.', 'Kierros {round}: toimitaan.'),
  spells: words(
    'Round {round}: incantesimi preparati.',
    'Round {round}: prepared spells.',
    'Kierros {round}: valmistellut loitsut.',
  ),
  missiles: words(
    'Round {round}: armi a distanza.',
    'Round {round}: missiles.',
    'Kierros {round}: ammukset.',
  ),
  melee: words('Round {round}: mischia.', 'Round {round}: melee.', 'Kierros {round}: lähitaistelu.'),
  movement: words('Round {round}: movimento.', 'Round {round}: movement.', 'Kierros {round}: liike.'),
};
const FREE_ROUND = words('Round gratuito: {phase}.', 'Free round: {phase}.', 'Ilmainen kierros: {phase}.');

const FULL_STOP = words('.', '.', '.');
const NONE = words('', '', '');

/** What somebody means to do. */
const INTENDS: { readonly [T in Intent['type']]: Words } = {
  attack: words(
    '{who} intende attaccare {on}',
    '{who} means to attack {on}',
    '{who} aikoo hyökätä, kohde {on}',
  ),
  cast: words('{who} intende lanciare {what}', '{who} means to cast {what}', '{who} aikoo loitsia: {what}'),
  prepare: words(
    '{who} intende preparare {what}',
    '{who} means to prepare {what}',
    '{who} aikoo valmistella: {what}',
  ),
  move: words('{who} intende muoversi', '{who} means to move', '{who} aikoo liikkua'),
  ready: words(
    '{who} intende impugnare {what}',
    '{who} means to ready {what}',
    '{who} aikoo ottaa käteensä: {what}',
  ),
  'throw-oil': words(
    '{who} intende lanciare olio su {on}',
    '{who} means to throw oil at {on}',
    '{who} aikoo heittää öljyä, kohde {on}',
  ),
  'light-oil': words(
    '{who} intende incendiare l’olio su {on}',
    '{who} means to set the oil on {on} alight',
    '{who} aikoo sytyttää öljyn, kohde {on}',
  ),
  bind: words(
    '{who} intende fasciare le ferite di {on}',
    '{who} means to bind the wounds of {on}',
    '{who} aikoo sitoa haavat, potilas {on}',
  ),
  'open-door': words(
    '{who} intende aprire una porta ({what})',
    '{who} means to open a door ({what})',
    '{who} aikoo avata oven ({what})',
  ),
  other: words('{who} intende: {what}', '{who} means to: {what}', '{who} aikoo: {what}'),
  pass: words('{who} intende aspettare', '{who} means to wait', '{who} aikoo odottaa'),
};

const ON_WHOM = words(' su {on}', ' on {on}', ', kohde {on}');
const WITH_WHAT = words(' ({what})', ' ({what})', ' ({what})');

/** A weapon, a spell or a deed in words: what an intent is about. */
function whatOf(intent: Intent): string | undefined {
  switch (intent.type) {
    case 'attack':
      return intent.with;
    case 'cast':
    case 'prepare':
      return intent.spell;
    case 'ready':
      return intent.weapon;
    case 'open-door':
      return intent.door;
    case 'other':
      return intent.what || 'other';
    default:
      return undefined;
  }
}

const onWhom = (intent: Intent): CreatureId | readonly CreatureId[] | undefined =>
  'on' in intent && intent.on.length > 0 ? intent.on : undefined;

function intended(who: CreatureId, intent: Intent): Sentence {
  const [what, on] = [whatOf(intent), onWhom(intent)];
  return {
    words: joined(
      INTENDS[intent.type],
      intent.type === 'cast' && on !== undefined ? ON_WHOM : NONE,
      intent.type === 'attack' && what !== undefined ? WITH_WHAT : NONE,
      FULL_STOP,
    ),
    with: { who, ...(what === undefined ? {} : { what }), ...(on === undefined ? {} : { on }) },
  };
}

const CASTING: Readonly<Record<Casting['phase'], Words>> = {
  preparing: words(
    '{who} prepara un incantesimo: {spell}.',
    '{who} prepares a spell: {spell}.',
    '{who} valmistelee loitsua: {spell}.',
  ),
  ready: words(
    '{who} ha un incantesimo pronto: {spell}.',
    '{who} has a spell ready: {spell}.',
    'Loitsu on valmis, loitsija {who}: {spell}.',
  ),
};

const phaseBegan = ({ round, phase }: EventOf<'phase-began'>): Sentence =>
  round === 0 && phase !== 'free'
    ? { words: FREE_ROUND, with: { phase } }
    : { words: PHASE_BEGAN[phase], with: { round } };

function surprise({ surprised }: EventOf<'surprise-settled'>): Sentence {
  if (surprised.length === 0)
    return { words: words('Nessuno è sorpreso.', 'Nobody is surprised.', 'Kukaan ei yllättynyt.') };
  return {
    words: words('Sorpresa: {who}.', 'Surprised: {who}.', 'Yllätetyt: {who}.'),
    with: { who: surprised },
  };
}

/** How a fight goes on, in sentences. */
export const saidInFight = {
  'fight-began': ({ participants }) => ({
    words: words('Comincia il combattimento: {all}.', 'The fight begins: {all}.', 'Taistelu alkaa: {all}.'),
    with: { all: participants.map(({ who }) => who) },
  }),
  'surprise-settled': surprise,
  'phase-began': phaseBegan,
  'turn-came': ({ who }) => ({
    words: words(
      'Per Destrezza tocca a: {who}.',
      'By Dexterity it is the turn of: {who}.',
      'Ketteryyden mukaan vuorossa: {who}.',
    ),
    with: { who },
  }),
  'round-began': ({ round }) => ({
    words: words('Comincia il round {round}.', 'Round {round} begins.', 'Kierros {round} alkaa.'),
    with: { round },
  }),
  'initiative-rolled': ({ initiative, order }) =>
    listed(
      words('Iniziativa:', 'Initiative:', 'Aloite:'),
      order.flat().map((side) => [side, initiative[side] ?? '–']),
    ),
  declared: ({ who, intent }) => intended(who, intent),
  'intents-shown': ({ intents }) => shown(intents),
  announced: ({ who, spell }) => ({
    words:
      spell === null
        ? words(
            '{who} non lancia incantesimi in questo round.',
            '{who} casts no spell this round.',
            '{who} ei loitsi tällä kierroksella.',
          )
        : words(
            '{who} comincia a lanciare: {spell}.',
            '{who} begins to cast: {spell}.',
            '{who} alkaa loitsia: {spell}.',
          ),
    with: { who, ...(spell === null ? {} : { spell }) },
  }),
  'casting-set': ({ who, casting }) =>
    casting === null
      ? {
          words: words(
            '{who} non prepara più alcun incantesimo.',
            '{who} no longer prepares a spell.',
            '{who} ei enää valmistele loitsua.',
          ),
          with: { who },
        }
      : { words: CASTING[casting.phase], with: { who, spell: casting.spell } },
  'turn-done': ({ who }) => ({
    words: words('{who} ha agito.', '{who} has acted.', '{who} on toiminut.'),
    with: { who },
  }),
  moved: ({ who, feet, at }) => ({
    words: words(
      '{who} si muove di {feet} {feet|piede|piedi}: posizione {at}.',
      '{who} moves {feet} {feet|foot|feet}: position {at}.',
      '{who} liikkuu {feet} {feet|jalan|jalkaa}: paikka {at}.',
    ),
    with: { who, feet, at },
  }),
  placed: ({ who, at }) => ({
    words: words('{who}: posizione {at}.', '{who}: position {at}.', '{who}: paikka {at}.'),
    with: { who, at },
  }),
  'weapon-readied': ({ who, weapon }) => ({
    words: words('{who} impugna: {weapon}.', '{who} readies: {weapon}.', '{who} ottaa käteen: {weapon}.'),
    with: { who, weapon },
  }),
  joined: ({ who, side }) => ({
    words: words(
      '{who} entra nel combattimento, parte: {side}.',
      '{who} joins the fight on the side of {side}.',
      '{who} liittyy taisteluun, puoli: {side}.',
    ),
    with: { who, side },
  }),
  left: ({ who }) => ({
    words: words('{who} lascia il combattimento.', '{who} leaves the fight.', '{who} poistuu taistelusta.'),
    with: { who },
  }),
  'round-ended': ({ round }) => ({
    words: words('Fine del round {round}.', 'Round {round} ends.', 'Kierros {round} päättyy.'),
    with: { round },
  }),
  'fight-ended': ({ winner }) =>
    winner === null
      ? {
          words: words(
            'Il combattimento è finito, senza vincitori.',
            'The fight is over, and nobody has won.',
            'Taistelu on ohi, eikä kukaan voittanut.',
          ),
        }
      : {
          words: words(
            'Il combattimento è finito. In piedi: {winner}.',
            'The fight is over. Left standing: {winner}.',
            'Taistelu on ohi. Pystyssä: {winner}.',
          ),
          with: { winner },
        },
  'dexterity-order-set': ({ on }) => ({
    words: on
      ? words(
          'Dentro una parte si agisce in ordine di Destrezza.',
          'Comrades act in the order of Dexterity.',
          'Samalla puolella toimitaan ketteryyden mukaan.',
        )
      : words(
          'Dentro una parte si agisce nell’ordine che si vuole.',
          'Comrades act in any order.',
          'Samalla puolella toimitaan missä järjestyksessä vain.',
        ),
  }),
  acted: ({ who, what }) => ({
    words: words('{who} agisce: {what}.', '{who} acts: {what}.', '{who} toimii: {what}.'),
    with: { who, what: what || 'other' },
  }),
  thwarted: ({ who, what }) => ({
    words: words(
      '{who} non può più fare ciò che intendeva: {what}.',
      '{who} can no longer do what was meant: {what}.',
      '{who} ei voi enää tehdä, mitä aikoi: {what}.',
    ),
    with: { who, what: `to-${what}` },
  }),
  passed: ({ who }) => ({
    words: words('{who} aspetta.', '{who} waits.', '{who} odottaa.'),
    with: { who },
  }),
} satisfies Partial<Telling<EventType>>;

/** Everybody's intent in one breath. */
function shown(intents: EventOf<'intents-shown'>['intents']): Sentence {
  const each = intents.map(({ who, intent }) => {
    const on = onWhom(intent);
    const about = [whatOf(intent), ...(on === undefined ? [] : [on].flat())].filter(
      (one) => one !== undefined,
    );
    return [who, [intentTerm(intent), ...about]] as const;
  });
  return {
    words: joined(
      words('Intenti:', 'Intents:', 'Aikeet:'),
      each.length === 0 ? words(' –', ' –', ' –') : NONE,
      ...each.map((_, at) => everywhere(`${at === 0 ? ' ' : '; '}{who${at}} – {what${at}}`)),
      FULL_STOP,
    ),
    with: Object.fromEntries(
      each.flatMap(([who, what], at) => [
        [`who${at}`, who],
        [`what${at}`, what],
      ]),
    ),
  };
}

const intentTerm = ({ type }: Intent): string => `to-${type}`;
