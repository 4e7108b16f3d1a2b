import { type ActionWords, type Face, type Reason, type Sentence, score } from '@arbitro/kernel';
import type { Action } from './actions.ts';
import { board } from './board.ts';
import { character } from './character.ts';
import type { Event, EventOf, EventType } from './events.ts';
import { NAME } from './name.ts';
import { TERMS, words } from './term-words.ts';

type Tells = { readonly [T in EventType]: (event: EventOf<T>) => Sentence };

const GAINS_EXPERIENCE = words(
  '{who} ottiene {points} {points|punto|punti} esperienza (in tutto {exp}).',
  '{who} gains {points} experience ({exp} in all).',
  '{who} saa {points} kokemusta (yhteensä {exp}).',
);

const GAINS_ROUNDED = words(
  '{who} ottiene {points} {points|punto|punti} esperienza, per eccesso (in tutto {exp}).',
  '{who} gains {points} experience, rounded up ({exp} in all).',
  '{who} saa {points} kokemusta, ylöspäin pyöristettynä (yhteensä {exp}).',
);

/** What came of health that was to be given back: all of it, less up to a maximum, or more up to 1. */
const HEALED = {
  whole: words(
    '{by} rende {points} {points|punto|punti} salute a {who}: ora {health}.',
    '{by} restores {points} health to {who}: now {health}.',
    '{who} saa takaisin {points} terveyttä (auttaja {by}): nyt {health}.',
  ),
  capped: words(
    '{by} rende a {who} {points} di {wanted} punti salute, fino al massimo: ora {health}.',
    '{by} restores {points} of {wanted} health to {who}, up to the maximum: now {health}.',
    '{who} saa takaisin vain {points} terveyttä {wanted} sijasta, koska enimmäismäärä tuli täyteen (auttaja {by}): nyt {health}.',
  ),
  raised: words(
    '{by} rende a {who} {points} punti salute invece di {wanted}, perché arrivi almeno a 1: ora {health}.',
    '{by} restores {points} health to {who} instead of {wanted}, to bring it to at least 1: now {health}.',
    '{who} saa takaisin {points} terveyttä {wanted} sijasta, jotta sitä olisi ainakin 1 (auttaja {by}): nyt {health}.',
  ),
} as const;

function cutOf(points: number, wanted: number): keyof typeof HEALED {
  if (points === wanted) return 'whole';
  return points < wanted ? 'capped' : 'raised';
}

const MACHINE_ERROR = 1e-9;

/** The sum comes to a whole number only by rounding. */
function isRounded(because: readonly Reason[]): boolean {
  const sum = because.reduce((so, { how, value }) => (how === 'times' ? so * value : so + value), 0);
  return Math.abs(sum - Math.round(sum)) > MACHINE_ERROR;
}

const TELLS: Tells = {
  'risk-taken': ({ who, kind, required, grade }) => ({
    words: words(
      '{who} – {kind}, rischio {required}: {grade}.',
      '{who} – {kind}, risk {required}: {grade}.',
      '{who} – {kind}, riski {required}: {grade}.',
    ),
    with: { who, kind, required, grade },
  }),
  'attempt-settled': ({ who, extent, passed, failed }) => ({
    words: ATTEMPTS[extent],
    with: { who, passed: passed, failed: failed },
  }),
  'versus-settled': ({ attacker, defender, outcome, passed }) => ({
    words: VERSUS[outcome],
    with: { attacker, defender, passed: passed },
  }),
  'approach-chosen': ({ who, kind }) => ({
    words: words('{who} sceglie {kind}.', '{who} chooses {kind}.', '{who} valitsee: {kind}.'),
    with: { who, kind },
  }),
  'contest-settled': ({ winners }) =>
    winners.length === 0
      ? { words: words('Nessuno vince la sfida.', 'Nobody wins the contest.', 'Kukaan ei voita kilpailua.') }
      : { words: CONTEST[winners.length === 1 ? 'won' : 'tied'], with: { winners: winners } },
  'fight-began': ({ participants }) => ({
    words: words('Comincia il combattimento: {all}.', 'The fight begins: {all}.', 'Taistelu alkaa: {all}.'),
    with: { all: participants.map(({ who }) => who) },
  }),
  'order-set': ({ order }) => ({
    words: words('Ordine dei turni: {order}.', 'Order of turns: {order}.', 'Vuorojärjestys: {order}.'),
    with: { order: order },
  }),
  'round-began': ({ round }) => ({
    words: words('Round {round}.', 'Round {round}.', 'Kierros {round}.'),
    with: { round },
  }),
  'turn-began': ({ who }) => ({
    words: words('Tocca a {who}.', '{who} is up next.', 'Vuorossa {who}.'),
    with: { who },
  }),
  joined: ({ who, side, initiative }) => ({
    words: words(
      '{who} si unisce al combattimento con {side}, iniziativa {initiative}.',
      '{who} joins the fight on the side of {side}, initiative {initiative}.',
      '{who} liittyy taisteluun, puoli: {side}, aloite {initiative}.',
    ),
    with: { who, side, initiative },
  }),
  left: ({ who }) => ({
    words: words('{who} lascia il combattimento.', '{who} leaves the fight.', '{who} poistuu taistelusta.'),
    with: { who },
  }),
  'turn-passed': ({ who }) => ({
    words: words('{who} passa.', '{who} passes.', '{who} jättää vuoron väliin.'),
    with: { who },
  }),
  'fight-ended': ({ winner }) => ({
    words: words(
      'Il combattimento è finito. In piedi: {winner}.',
      'The fight is over. Left standing: {winner}.',
      'Taistelu on ohi. Pystyssä: {winner}.',
    ),
    with: { winner: winner ?? 'nobody' },
  }),
  launched: ({ by, ability, on }) => ({
    words: words(
      '{by} usa {ability} su {on}.',
      '{by} uses {ability} on {on}.',
      '{by} käyttää: {ability}. Kohde: {on}.',
    ),
    with: { by, ability, on: on },
  }),
  'cost-paid': ({ who, resource, cost, left }) => ({
    words: words(
      '{who} paga {cost} {resource} (restano {left}).',
      '{who} pays {cost} {resource} ({left} left).',
      '{who} maksaa: {resource} {cost} (jäljellä {left}).',
    ),
    with: { who, resource, cost, left },
  }),
  fizzled: ({ by, ability }) => ({
    words: words(
      '{ability} si spegne: {by} non regge più.',
      '{ability} fizzles: {by} cannot go on.',
      '{ability} raukeaa: {by} ei jaksa enää.',
    ),
    with: { by, ability },
  }),
  struck: ({ by, on, hit }) => ({
    words: hit
      ? words('{by} colpisce {on}.', '{by} hits {on}.', '{by} osuu, kohde {on}.')
      : words('{by} manca {on}.', '{by} misses {on}.', '{by} lyö ohi, kohde {on}.'),
    with: { by, on },
  }),
  'damage-reckoned': ({ by, damage, because }) => ({
    words: isRounded(because)
      ? words(
          '{by} infligge {damage} {damage|danno|danni} prima della resistenza, arrotondando per difetto.',
          '{by} deals {damage} before resistance, rounded down.',
          '{by} tekee {damage} vahinkoa ennen kestävyyttä, alaspäin pyöristettynä.',
        )
      : words(
          '{by} infligge {damage} {damage|danno|danni} prima della resistenza.',
          '{by} deals {damage} before resistance.',
          '{by} tekee {damage} vahinkoa ennen kestävyyttä.',
        ),
    with: { by, damage },
  }),
  wounded: ({ who, damage, absorbed, health }) => ({
    words:
      absorbed > 0
        ? words(
            '{who} subisce {damage} {damage|danno|danni} ({absorbed} sullo scudo): salute {health}.',
            '{who} takes {damage} damage ({absorbed} on the shield): health {health}.',
            '{who} kärsii {damage} vahinkoa ({absorbed} suojaan): terveys {health}.',
          )
        : words(
            '{who} subisce {damage} {damage|danno|danni}: salute {health}.',
            '{who} takes {damage} damage: health {health}.',
            '{who} kärsii {damage} vahinkoa: terveys {health}.',
          ),
    with: { who, damage, absorbed, health },
  }),
  healed: ({ who, by, points, health, because }) => {
    const wanted = score(because).value;
    return { words: HEALED[cutOf(points, wanted)], with: { who, by, points, wanted, health } };
  },
  'shield-raised': ({ who, shield }) => ({
    words: words(
      'Uno scudo protegge {who}: {shield}.',
      'A shield protects {who}: {shield}.',
      '{who} saa suojan: {shield}.',
    ),
    with: { who, shield },
  }),
  boosted: ({ who, boosts }) => ({
    words: words(
      '{who} è sotto effetto: {from}.',
      '{who} is under an effect: {from}.',
      '{who} on vaikutuksen alaisena: {from}.',
    ),
    with: { who, from: [...new Set(boosts.map(({ from }) => from))] },
  }),
  'effects-ended': ({ who }) => ({
    words: words(
      'Svaniscono gli effetti su {who}.',
      'Effects on {who} fade.',
      'Vaikutukset hälvenevät: {who}.',
    ),
    with: { who },
  }),
  fell: ({ who }) => ({
    words: words(
      '{who} è a terra: qualcuno può prestare aiuto.',
      '{who} is down and can be helped.',
      '{who} on maassa, ja häntä voi auttaa.',
    ),
    with: { who },
  }),
  died: ({ who }) => ({
    words: words('{who} muore definitivamente.', '{who} is dead for good.', '{who} kuolee lopullisesti.'),
    with: { who },
  }),
  defeated: ({ who }) => ({
    words: words('{who} è fuori combattimento.', '{who} is defeated.', '{who} on voitettu.'),
    with: { who },
  }),
  rose: ({ who }) => ({
    words: words('{who} è di nuovo in piedi.', '{who} is up again.', '{who} on taas pystyssä.'),
    with: { who },
  }),
  rallied: ({ who }) => ({
    words: words(
      '{who} torna in azione.',
      '{who} takes heart and can act again.',
      '{who} rohkaistuu ja voi taas toimia.',
    ),
    with: { who },
  }),
  'exp-gained': ({ who, gained, exp, worth, among }) => ({
    words: gained * among > worth ? GAINS_ROUNDED : GAINS_EXPERIENCE,
    with: { who, points: gained, exp },
  }),
  levelled: ({ who, level }) => ({
    words: words(
      '{who} è ora di livello {level}.',
      '{who} is now level {level}.',
      '{who} on nyt tasolla {level}.',
    ),
    with: { who, level },
  }),
  harmed: ({ who, points, health }) => ({
    words: words(
      '{who} perde {points} {points|punto|punti} salute: ora {health}.',
      '{who} loses {points} health: now {health}.',
      '{who} menettää {points} terveyttä: nyt {health}.',
    ),
    with: { who, points, health },
  }),
  restored: ({ who, points, health, wanted = points }) => ({
    words:
      wanted === points
        ? words(
            '{who} recupera {points} {points|punto|punti} salute: ora {health}.',
            '{who} regains {points} health: now {health}.',
            '{who} saa takaisin {points} terveyttä: nyt {health}.',
          )
        : words(
            '{who} recupera {points} di {wanted} punti salute e arriva al massimo: ora {health}.',
            '{who} regains {points} of {wanted} health, up to the maximum: now {health}.',
            '{who} saa takaisin vain {points} terveyttä {wanted} sijasta, koska enimmäismäärä tuli täyteen: nyt {health}.',
          ),
    with: { who, points, health, wanted },
  }),
  'resource-changed': ({ who, resource, left }) => ({
    words: words(
      '{who} ha ora {resource}: {left}.',
      '{who} now has {resource}: {left}.',
      '{who}, {resource}: nyt {left}.',
    ),
    with: { who, resource, left },
  }),
  'exp-awarded': ({ who, points, exp }) => ({ words: GAINS_EXPERIENCE, with: { who, points, exp } }),
  'gear-changed': ({ who, gear, inUse }) => ({
    words: inUse
      ? words('{who} impugna {gear}.', '{who} takes up {gear}.', '{who} ottaa käyttöön: {gear}.')
      : words('{who} ripone {gear}.', '{who} puts away {gear}.', '{who} laittaa pois: {gear}.'),
    with: { who, gear },
  }),
  'day-began': ({ day }) => ({
    words: words('Comincia il giorno {day}.', 'Day {day} begins.', 'Päivä {day} alkaa.'),
    with: { day },
  }),
  'consequence-told': ({ who, text }) => ({
    words: words(
      'Conseguenza per {who}: {text}',
      'What comes of it for {who}: {text}',
      'Seuraus, {who}: {text}',
    ),
    with: { who, text },
  }),
};

const ATTEMPTS = {
  full: words(
    '{who} riesce in tutto: {passed}.',
    '{who} manages it all: {passed}.',
    '{who} onnistuu kaikessa: {passed}.',
  ),
  partial: words(
    '{who} riesce solo in parte: sì {passed}, no {failed}.',
    '{who} manages only a part: {passed}, but not {failed}.',
    '{who} onnistuu vain osittain: {passed}; ei: {failed}.',
  ),
  none: words(
    '{who} non riesce in nulla: {failed}.',
    '{who} manages none of it: {failed}.',
    '{who} ei onnistu: {failed}.',
  ),
} as const;

const VERSUS = {
  success: words(
    '{attacker} ottiene ciò che voleva da {defender}.',
    '{attacker} gets the better of {defender}.',
    '{attacker} saa tahtonsa läpi, vastassa {defender}.',
  ),
  partial: words(
    '{attacker} contro {defender}: risultato parziale ({passed}).',
    '{attacker} against {defender}: a partial result ({passed}).',
    '{attacker} vastaan {defender}: osittainen tulos ({passed}).',
  ),
  defended: words('{defender} si difende.', '{defender} defends.', '{defender} torjuu.'),
  failed: words(
    '{attacker} fallisce subito.',
    '{attacker} fails on the spot.',
    '{attacker} epäonnistuu heti.',
  ),
} as const;

const CONTEST = {
  won: words('Vince la sfida {winners}.', '{winners} wins the contest.', 'Kilpailun voittaa {winners}.'),
  tied: words('Parità: {winners}.', 'A tie: {winners}.', 'Tasapeli: {winners}.'),
} as const;

const BY = words('chi agisce', 'who acts', 'toimija');
const ON = words('bersaglio', 'target', 'kohde');
const WHO = words('chi', 'who', 'kuka');
const POINTS = words('punti', 'points', 'pisteet');
const KIND = words('tipologia di rischio', 'kind of risk', 'riskin laji');
const LEVEL = words('livello di rischio', 'level of risk', 'riskitaso');
const SIDE = words('schieramento', 'side', 'puoli');

const ACTIONS: { readonly [T in Action['type']]: ActionWords } = {
  risk: {
    title: words('Prendere un rischio', 'Take a risk', 'Ota riski'),
    slots: { by: BY, kind: KIND, level: LEVEL },
  },
  attempt: {
    title: words('Più rischi per un’azione', 'Several risks for one action', 'Useampi riski yhdessä teossa'),
    slots: { by: BY, kind: KIND, level: LEVEL },
  },
  versus: {
    title: words('Attaccante contro difensore', 'Attacker against defender', 'Hyökkääjä puolustajaa vastaan'),
    slots: {
      attacker: words('attaccante', 'attacker', 'hyökkääjä'),
      defender: words('difensore', 'defender', 'puolustaja'),
      'defender.who': words('difensore', 'defender', 'puolustaja'),
      'attacker.risks.0.kind': words(
        'rischio dell’attaccante',
        'attacker’s kind of risk',
        'hyökkääjän riskin laji',
      ),
      'attacker.risks.0.level': words(
        'livello dell’attaccante',
        'attacker’s level of risk',
        'hyökkääjän riskitaso',
      ),
      'defender.risks.0.kind': words(
        'rischio del difensore',
        'defender’s kind of risk',
        'puolustajan riskin laji',
      ),
      'defender.risks.0.level': words(
        'livello del difensore',
        'defender’s level of risk',
        'puolustajan riskitaso',
      ),
    },
  },
  contest: {
    title: words('Sfida alla pari', 'Contest between equals', 'Tasavertainen kilpailu'),
    slots: { level: LEVEL, contestants: words('contendenti', 'contestants', 'kilpailijat') },
  },
  fight: {
    title: words('Comincia il combattimento', 'Begin a fight', 'Aloita taistelu'),
    slots: { participants: words('partecipanti', 'participants', 'osallistujat') },
  },
  attack: { title: words('Attacco base', 'Basic attack', 'Perushyökkäys'), slots: { by: BY, on: ON } },
  use: {
    title: words('Abilità', 'Ability', 'Kyky'),
    slots: { by: BY, ability: words('abilità', 'ability', 'kyky'), on: ON },
  },
  aid: {
    title: words('Aiutare chi è a terra', 'Help the fallen', 'Auta kaatunutta'),
    slots: { by: BY, on: ON },
  },
  gear: {
    title: words('Cambiare equipaggiamento', 'Change gear', 'Vaihda varustetta'),
    slots: {
      by: BY,
      gear: words('oggetto', 'gear', 'varuste'),
      inUse: words('in uso', 'in use', 'käytössä'),
    },
  },
  pass: { title: words('Passare', 'Pass', 'Jätä väliin'), slots: { by: BY } },
  join: {
    title: words('Unirsi al combattimento', 'Join the fight', 'Liity taisteluun'),
    slots: { by: BY, side: SIDE },
  },
  leave: {
    title: words('Lasciare il combattimento', 'Leave the fight', 'Poistu taistelusta'),
    slots: { by: BY },
  },
  'end-fight': { title: words('Terminare il combattimento', 'End the fight', 'Päätä taistelu'), slots: {} },
  defeat: {
    title: words('Dichiarare la sconfitta', 'Declare defeated', 'Julista voitetuksi'),
    slots: { who: WHO },
  },
  rally: {
    title: words(
      'Far tornare in azione chi era sconfitto',
      'Let the defeated act again',
      'Palauta voitettu toimintaan',
    ),
    slots: { who: WHO },
  },
  'set-level': {
    title: words('Assegnare il livello', 'Set the level', 'Aseta taso'),
    slots: { who: WHO, level: words('livello', 'level', 'taso') },
  },
  harm: {
    title: words('Togliere salute', 'Take health', 'Vie terveyttä'),
    slots: { who: WHO, points: POINTS },
  },
  heal: {
    title: words('Ridare salute', 'Give health back', 'Anna terveyttä takaisin'),
    slots: { who: WHO, points: POINTS },
  },
  resource: {
    title: words('Cambiare una risorsa', 'Change a resource', 'Muuta voimavaraa'),
    slots: { who: WHO, resource: words('risorsa', 'resource', 'voimavara'), points: POINTS },
  },
  award: {
    title: words('Assegnare esperienza', 'Award experience', 'Anna kokemusta'),
    slots: { who: WHO, points: POINTS },
  },
  'new-day': { title: words('Un nuovo giorno', 'A new day', 'Uusi päivä'), slots: {} },
  consequence: {
    title: words('Annunciare una conseguenza', 'Tell the consequence', 'Kerro seuraus'),
    slots: { who: WHO, text: words('testo', 'text', 'teksti') },
  },
};

export const face: Face<Event> = {
  name: NAME.name,
  about: NAME.about,
  terms: TERMS,
  actions: ACTIONS,
  board,
  character,
  tells: (event) => (TELLS[event.type] as (one: Event) => Sentence)(event),
};
