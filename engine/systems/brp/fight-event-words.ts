import { joined, listed, type Words } from '@arbitro/kernel';
import type { Condition } from './effects.ts';
import type { EventOf, EventType } from './events.ts';
import type { Act, Body, Hold, Intent } from './state.ts';
import type { Outcome, Phase } from './tables.ts';
import type { Telling } from './telling.ts';
import { words } from './term-words.ts';

const PHASE_BEGAN: Readonly<Record<Phase, Words>> = {
  declaration: words(
    'Round {round}: dichiarazione d’intenti.',
    'Round {round}: statement of intents.',
    'Kierros {round}: aikeiden ilmoittaminen.',
  ),
  movement: words('Round {round}: movimento.', 'Round {round}: movement.', 'Kierros {round}: liikkuminen.'),
  actions: words('Round {round}: azioni.', 'Round {round}: actions.', 'Kierros {round}: toiminnot.'),
};

const DIRECTLY = words(' {on}', ' {on}', ', kohde {on}');
const NONE = words('', '', '');

/** What somebody means to do, and how it is said to whom. */
const INTENDS: Readonly<Record<Act, { readonly verb: Words; readonly on: Words }>> = {
  attack: {
    verb: words('{who} intende attaccare', '{who} means to attack', '{who} aikoo hyökätä'),
    on: DIRECTLY,
  },
  grapple: {
    verb: words('{who} intende afferrare', '{who} means to grapple', '{who} aikoo painia'),
    on: DIRECTLY,
  },
  'break-free': {
    verb: words('{who} intende liberarsi', '{who} means to break free', '{who} aikoo irrottautua'),
    on: NONE,
  },
  'first-aid': {
    verb: words(
      '{who} intende prestare Primo Soccorso',
      '{who} means to give First Aid',
      '{who} aikoo antaa ensiapua',
    ),
    on: words(' a {on}', ' to {on}', ', potilas {on}'),
  },
  wake: {
    verb: words('{who} intende svegliare', '{who} means to wake', '{who} aikoo herättää'),
    on: DIRECTLY,
  },
  reload: {
    verb: words('{who} intende ricaricare', '{who} means to reload', '{who} aikoo ladata'),
    on: NONE,
  },
  stand: {
    verb: words('{who} intende rialzarsi', '{who} means to stand up', '{who} aikoo nousta'),
    on: NONE,
  },
  other: {
    verb: words('{who} dichiara: {what}', '{who} states: {what}', '{who} ilmoittaa: {what}'),
    on: NONE,
  },
  hold: { verb: words('{who} intende aspettare', '{who} means to wait', '{who} aikoo odottaa'), on: NONE },
};

function intended(intent: Intent): Words {
  const { verb, on } = INTENDS[intent.act];
  return joined(
    verb,
    intent.on === null ? NONE : on,
    intent.knockout ? words(' per il K.O.', ' to knock out', ', tyrmäysisku') : NONE,
    intent.with === null ? NONE : words(' ({with})', ' ({with})', ' ({with})'),
    intent.thrown ? words(', lanciando l’arma', ', throwing the weapon', ', heittäen') : NONE,
    words('.', '.', '.'),
  );
}

const MOVES = words('{who} si muove di {moved} m', '{who} moves {moved} m', '{who} liikkuu {moved} m');
const STAYS = words('{who} resta sul posto', '{who} stays in place', '{who} pysyy paikallaan');
const HANDLES = words(
  '; armi estratte o riposte: {handled}',
  '; weapons drawn or put away: {handled}',
  '; aseita esille tai pois: {handled}',
);

const HELD: Readonly<Record<Hold, Words>> = {
  hand: words('{who} impugna: {arm}.', '{who} takes in hand: {arm}.', '{who} ottaa käteen: {arm}.'),
  stowed: words('{who} ripone: {arm}.', '{who} puts away: {arm}.', '{who} panee pois: {arm}.'),
  slung: words('{who} mette in spalla: {arm}.', '{who} slings: {arm}.', '{who} ripustaa selkään: {arm}.'),
  dropped: words(
    '{who} non ha più in mano: {arm}.',
    '{who} lets go of: {arm}.',
    '{who} päästää irti: {arm}.',
  ),
};

const STRUCK: Readonly<Record<Outcome, Words>> = {
  hit: words('{by} colpisce {on}.', '{by} hits {on}.', '{by} osuu, kohde {on}.'),
  'hit-hard': words(
    '{by} colpisce {on} in pieno: danno speciale.',
    '{by} hits {on} hard: special damage.',
    '{by} osuu täysin, kohde {on}: erikoisonnistumisen vahinko.',
  ),
  stopped: words(
    '{on} si difende: il colpo di {by} non passa.',
    '{on} defends: the blow of {by} does not get through.',
    '{on} puolustautuu: isku ei mene läpi, hyökkääjä {by}.',
  ),
  missed: words('{by} manca {on}.', '{by} misses {on}.', '{by} ei osu, kohde {on}.'),
};

const SHOT = {
  counted: words(
    '{who} – {arm}: colpi rimasti {shots}.',
    '{who} – {arm}: shots left {shots}.',
    '{who} – {arm}: laukauksia jäljellä {shots}.',
  ),
  spent: words(
    '{who} – {arm}: da ricaricare.',
    '{who} – {arm}: to be reloaded.',
    '{who} – {arm}: ladattava.',
  ),
  sent: words('{who} tira: {arm}.', '{who} shoots: {arm}.', '{who} ampuu: {arm}.'),
} as const;

const shotKind = ({ shots, loading }: EventOf<'shot-fired'>): keyof typeof SHOT =>
  loading > 0 ? 'spent' : shots === null ? 'sent' : 'counted';

const FAINTS: Readonly<Record<Extract<Body, { is: 'unconscious' }>['cause'], Words>> = {
  wounds: words(
    '{who} sviene per le ferite.',
    '{who} faints from wounds.',
    '{who} menettää tajuntansa vammojensa takia.',
  ),
  'knock-out': words(
    '{who} perde i sensi.',
    '{who} is knocked unconscious.',
    '{who} menettää tajuntansa iskun voimasta.',
  ),
  power: words(
    '{who} sviene: Punti Potere esauriti.',
    '{who} faints: no power points are left.',
    '{who} pyörtyy: voimapisteet lopussa.',
  ),
};

function stateWords(state: Body): Words {
  switch (state.is) {
    case 'up':
      return words('{who} si riprende.', '{who} comes round.', '{who} toipuu tolpilleen.');
    case 'unconscious':
      return FAINTS[state.cause];
    case 'dying':
      return words('{who} sta per morire.', '{who} is dying.', '{who} on kuolemaisillaan.');
    case 'dead':
      return words('{who} muore.', '{who} dies.', '{who} kuolee.');
    default:
      return state satisfies never;
  }
}

const GAINED: Readonly<Record<Condition, Words>> = {
  fallen: words('{who} cade a terra.', '{who} falls to the ground.', '{who} kaatuu maahan.'),
  held: words('{who} non può muoversi: presa.', '{who} is held fast.', '{who} joutuu otteeseen.'),
  kneeling: words(
    '{who} si inginocchia dietro lo scudo.',
    '{who} kneels behind the shield.',
    '{who} polvistuu kilven taakse.',
  ),
  ambushed: words('{who} cade in un’imboscata.', '{who} is ambushed.', '{who} joutuu väijytykseen.'),
};
const HELD_BY = words('{by} immobilizza {who}.', '{by} holds {who} fast.', '{by} saa otteen, kohde {who}.');
const LOST: Readonly<Record<Condition, Words>> = {
  fallen: words('{who} si rialza.', '{who} gets up.', '{who} nousee ylös.'),
  held: words('{who} si libera dalla presa.', '{who} breaks free.', '{who} pääsee irti otteesta.'),
  kneeling: words(
    '{who} non è più in ginocchio.',
    '{who} no longer kneels.',
    '{who} ei ole enää polvillaan.',
  ),
  ambushed: words(
    '{who} si riprende dalla sorpresa.',
    '{who} recovers from the surprise.',
    '{who} toipuu yllätyksestä.',
  ),
};

/** What happens in a fight, in sentences. */
export const saidInFight = {
  'fight-began': ({ participants }) => ({
    words: words('Comincia il combattimento: {all}.', 'The fight begins: {all}.', 'Taistelu alkaa: {all}.'),
    with: { all: participants.map(({ who }) => who) },
  }),
  'round-began': ({ round, phase }) => ({ words: PHASE_BEGAN[phase], with: { round } }),
  declared: ({ who, intent }) => ({
    words: intended(intent),
    with: {
      who,
      on: intent.on ?? 'nobody',
      with: intent.with ?? 'none',
      what: intent.words || 'other',
    },
  }),
  readied: ({ who, moved, handled }) => ({
    words: joined(moved > 0 ? MOVES : STAYS, handled > 0 ? HANDLES : NONE, words('.', '.', '.')),
    with: { who, moved, handled },
  }),
  'arm-held': ({ who, arm, held }) => ({ words: HELD[held], with: { who, arm } }),
  'ranks-set': ({ ranks }) =>
    listed(
      words('Ordine di DES:', 'DEX order:', 'Ketteryysjärjestys:'),
      ranks
        .toSorted((a, b) => (b.rank ?? Number.NEGATIVE_INFINITY) - (a.rank ?? Number.NEGATIVE_INFINITY))
        .map(({ who, rank }) => [who, rank ?? '–']),
    ),
  'turn-done': ({ who }) => ({
    words: words('{who} ha agito.', '{who} has acted.', '{who} on toiminut.'),
    with: { who },
  }),
  'turn-lost': ({ who }) => ({
    words: words('{who} perde l’azione.', '{who} loses the action.', '{who} menettää toimintonsa.'),
    with: { who },
  }),
  engaged: ({ who, with: other }) => ({
    words: words(
      '{who} e {other} si affrontano in mischia.',
      '{who} and {other} are engaged.',
      '{who} ja {other} ovat lähitaistelussa.',
    ),
    with: { who, other },
  }),
  disengaged: ({ who, with: other }) => ({
    words: words(
      '{who} e {other} non si affrontano più.',
      '{who} and {other} are no longer engaged.',
      '{who} ja {other} eivät enää ole lähitaistelussa.',
    ),
    with: { who, other },
  }),
  joined: ({ who, side }) => ({
    words: words(
      '{who} entra nel combattimento, schieramento: {side}.',
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
  'fight-ended': ({ winner }) => ({
    // without a winner it may have been stopped with many still standing
    words:
      winner === null
        ? words('Il combattimento è finito.', 'The fight is over.', 'Taistelu on ohi.')
        : words(
            'Il combattimento è finito. In piedi: {winner}.',
            'The fight is over. Left standing: {winner}.',
            'Taistelu on ohi. Pystyssä: {winner}.',
          ),
    with: { winner: winner ?? 'nobody' },
  }),
  placed: ({ who, at }) => ({
    words: words(
      '{who} si porta al metro {at}.',
      '{who} moves to metre {at}.',
      '{who} siirtyy kohtaan {at} m.',
    ),
    with: { who, at },
  }),
  acted: ({ who, what }) => ({
    words: words('{who} agisce: {what}.', '{who} acts: {what}.', '{who} toimii: {what}.'),
    with: { who, what: what || 'other' },
  }),
  held: ({ who }) => ({
    words: words('{who} aspetta.', '{who} waits.', '{who} odottaa.'),
    with: { who },
  }),

  'attack-rolled': ({ who, on, with: arm, level, rolled }) => ({
    words: rolled
      ? words(
          '{who} attacca {on} ({arm}): {level}.',
          '{who} attacks {on} ({arm}): {level}.',
          '{who} hyökkää, kohde {on} ({arm}): {level}.',
        )
      : words(
          '{who} attacca {on} ({arm}, senza tirare): {level}.',
          '{who} attacks {on} ({arm}, no roll): {level}.',
          '{who} hyökkää, kohde {on} ({arm}, ei heittoa): {level}.',
        ),
    with: { who, on, arm, level },
  }),
  'shot-fired': (event) => ({
    words: SHOT[shotKind(event)],
    with: { who: event.who, arm: event.arm, shots: event.shots ?? 0 },
  }),
  'cover-hit': ({ who, on, stops }) => ({
    words:
      stops === null
        ? words(
            'Il colpo di {who} si ferma contro la copertura di {on}.',
            'The shot of {who} stops in the cover of {on}.',
            'Laukaus jää suojaan: ampuja {who}, kohde {on}.',
          )
        : words(
            'Il colpo di {who} attraversa la copertura di {on}, che ne toglie {stops}.',
            'The shot of {who} goes through the cover of {on}, which takes off {stops}.',
            'Laukaus menee suojan läpi, suoja vie {stops}: ampuja {who}, kohde {on}.',
          ),
    with: { who, on, stops: stops ?? 0 },
  }),
  defended: ({ who, defence, with: arm, level }) => ({
    words:
      arm === null
        ? words('{who} – {defence}: {level}.', '{who} – {defence}: {level}.', '{who} – {defence}: {level}.')
        : words(
            '{who} – {defence} ({arm}): {level}.',
            '{who} – {defence} ({arm}): {level}.',
            '{who} – {defence} ({arm}): {level}.',
          ),
    with: { who, defence, arm: arm ?? 'none', level },
  }),
  struck: ({ by, on, outcome }) => ({ words: STRUCK[outcome], with: { by, on } }),
  'arm-damaged': ({ who, arm, points, damage, broken }) => ({
    words: broken
      ? words(
          '{who} – {arm}: {points} di danno, si rompe.',
          '{who} – {arm}: {points} damage, it breaks.',
          '{who} – {arm}: vahinkoa {points}, rikkoutuu.',
        )
      : words(
          '{who} – {arm}: {points} di danno, {damage} in tutto.',
          '{who} – {arm}: {points} damage, {damage} in all.',
          '{who} – {arm}: vahinkoa {points}, yhteensä {damage}.',
        ),
    with: { who, arm, points, damage },
  }),
  'damage-rolled': ({ on, damage }) => ({
    words: words(
      'Danno a {on} prima dell’armatura: {damage}.',
      'Damage to {on} before armour: {damage}.',
      'Vahinkoa ennen panssaria {damage}, kohde {on}.',
    ),
    with: { on, damage },
  }),
  wounded: ({ who, points, wound, hitPoints }) => ({
    words: words(
      '{who} perde {points} {points|Punto Ferita|Punti Ferita} (ferita {wound}): ora {hitPoints}.',
      '{who} loses {points} hit {points|point|points} (wound {wound}): now {hitPoints}.',
      '{who} menettää {points} {points|kestopisteen|kestopistettä} (vamma {wound}), nyt {hitPoints}.',
    ),
    with: { who, points, wound: wound.id, hitPoints },
  }),
  'armour-held': ({ who }) => ({
    words: words(
      '{who}: nessun danno passa.',
      '{who}: no damage gets through.',
      '{who}: vahinkoa ei pääse läpi.',
    ),
    with: { who },
  }),
  'state-set': ({ who, state }) => ({ words: stateWords(state), with: { who } }),
  'knocked-out': ({ who, by }) => ({
    words: words('{by} mette K.O. {who}.', '{by} knocks {who} out.', '{by} tyrmää, kohde {who}.'),
    with: { who, by },
  }),
  'condition-gained': ({ who, condition, by }) => ({
    words: condition === 'held' && by !== null ? HELD_BY : GAINED[condition],
    with: { who, by: by ?? 'nobody' },
  }),
  'condition-lost': ({ who, condition }) => ({ words: LOST[condition], with: { who } }),
  'loading-done': ({ who, arm, loading }) => ({
    words:
      loading > 0
        ? words(
            '{who} ricarica: {arm}, {loading} {loading|round|round} ancora.',
            '{who} reloads: {arm}, {loading} more {loading|round|rounds}.',
            '{who} lataa: {arm}, kierroksia vielä {loading}.',
          )
        : words('{who} ha ricaricato: {arm}.', '{who} has reloaded: {arm}.', '{who} on ladannut: {arm}.'),
    with: { who, arm, loading },
  }),

  ambushed: ({ by, on, hidden }) => ({
    words: hidden
      ? words('Imboscata di {by}: {on}.', '{by} lies in ambush for {on}.', '{by} väijyy, kohteena {on}.')
      : words(
          'L’imboscata di {by} è scoperta: {on}.',
          'The ambush of {by} is noticed: {on}.',
          'Väijytys paljastuu, väijyjä {by}: {on}.',
        ),
    with: { by, on },
  }),
  'ambush-over': ({ who }) => ({
    words: words('Fine dell’imboscata: {who}.', 'The ambush is over: {who}.', 'Väijytys on ohi: {who}.'),
    with: { who },
  }),
  warned: ({ who, of }) => ({
    words: words('{who} ora sa di {of}.', '{who} now knows of {of}.', '{who} tietää nyt, missä {of} on.'),
    with: { who, of },
  }),
  'unaware-of': ({ who, of, unaware }) => ({
    words: unaware
      ? words(
          '{who} non sa dove si trova {of}.',
          '{who} does not know where {of} is.',
          '{who} ei tiedä, missä {of} on.',
        )
      : words('{who} sa dove si trova {of}.', '{who} knows where {of} is.', '{who} tietää, missä {of} on.'),
    with: { who, of },
  }),
  'cover-taken': ({ who, cover }) => ({
    words:
      cover === null
        ? words('{who} è allo scoperto.', '{who} is in the open.', '{who} ei ole suojassa.')
        : words(
            '{who} è in copertura: {material}.',
            '{who} is under cover: {material}.',
            '{who} on suojassa: {material}.',
          ),
    with: { who, material: cover?.material ?? 'none' },
  }),

  'aid-given': ({ who, on, level, wound }) => ({
    words: words(
      '{who} presta Primo Soccorso a {on} (ferita {wound}): {level}.',
      '{who} gives {on} First Aid (wound {wound}): {level}.',
      '{who} antaa ensiapua, potilas {on} (vamma {wound}): {level}.',
    ),
    with: { who, on, level, wound },
  }),
  'aid-begun': ({ aid }) => ({
    words: words(
      '{by} comincia il Primo Soccorso: {on}, ferita {wound}.',
      '{by} begins First Aid: {on}, wound {wound}.',
      '{by} aloittaa ensiavun: {on}, vamma {wound}.',
    ),
    with: { by: aid.by, on: aid.on, wound: aid.wound },
  }),
  'aids-done': ({ aids }) => ({
    words: words(
      'Il Primo Soccorso fa effetto: {on}.',
      'First Aid takes effect: {on}.',
      'Ensiapu vaikuttaa: {on}.',
    ),
    with: { on: aids.length === 0 ? 'nobody' : aids.map(({ on }) => on) },
  }),
} satisfies Partial<Telling<EventType>>;
