import type { LocalizedText, RuleBook } from '@arbitro/kernel';

const CHECKS_CHAPTER: LocalizedText = { en: 'Checks', it: 'Prove', fi: 'Kokeet' };
const FIGHTS_CHAPTER: LocalizedText = { en: 'Fights', it: 'Combattimenti', fi: 'Taistelut' };
const BEARERS_CHAPTER: LocalizedText = {
  en: 'Lantern-bearers',
  it: 'Portatori di lanterne',
  fi: 'Lyhdynkantajat',
};

/**
 * The rules of your game in words, each by an id: system, chapter, rule.
 *
 * Every roll, event and reason cites one of these ids, and people can open it wherever they see it. Write a rule here
 * first, then show it in `scenarios/`, then implement it in `rules/`.
 */
export const RULES = {
  'my-game.check.roll': {
    kind: 'mechanic',
    source: CHECKS_CHAPTER,
    title: { en: 'Making a check', it: 'Fare una prova', fi: 'Kokeen tekeminen' },
    statement: {
      en: 'Roll a d12 and add the statistic that fits. The check is made when the total reaches the difficulty.',
      it: 'Tira un d12 e aggiungi la statistica adatta. La prova riesce se il totale raggiunge la difficoltà.',
      fi: 'Heitä d12 ja lisää sopiva ominaisuus. Koe onnistuu, kun summa yltää vaikeuteen.',
    },
  },
  'my-game.check.difficulty': {
    kind: 'table',
    source: CHECKS_CHAPTER,
    title: { en: 'Difficulties', it: 'Difficoltà', fi: 'Vaikeudet' },
    statement: {
      en: 'Easy is 6, hard is 9, dire is 12.',
      it: 'Facile è 6, difficile è 9, disperata è 12.',
      fi: 'Helppo on 6, vaikea on 9, epätoivoinen on 12.',
    },
  },
  'my-game.check.ties': {
    kind: 'optional',
    source: CHECKS_CHAPTER,
    title: { en: 'Meeting the number', it: 'Numero esatto', fi: 'Tasalukema' },
    statement: {
      en: 'Usually a total equal to what is needed is enough, in checks and in attacks. A table may want it to be higher.',
      it: 'Di solito basta un totale uguale al numero richiesto, nelle prove e negli attacchi. Un tavolo può volerlo superiore.',
      fi: 'Tavallisesti vaaditun luvun suuruinen summa riittää sekä kokeissa että hyökkäyksissä. Pöytä voi vaatia suuremman.',
    },
  },
  'my-game.fight.order': {
    kind: 'mechanic',
    source: FIGHTS_CHAPTER,
    title: { en: 'Order of turns', it: 'Ordine dei turni', fi: 'Vuorojärjestys' },
    statement: {
      en: 'The lantern-bearers act first, then the creatures of the marsh; on each side in the order in which they stand at the table. When all have acted, a new round begins.',
      it: 'Agiscono prima i portatori di lanterne, poi le creature della palude; in ogni schieramento nell’ordine in cui sono al tavolo. Quando tutti hanno agito comincia un nuovo round.',
      fi: 'Ensin toimivat lyhdynkantajat, sitten suon olennot; kummallakin puolella siinä järjestyksessä, jossa he ovat pöydässä. Kun kaikki ovat toimineet, alkaa uusi kierros.',
    },
  },
  'my-game.fight.guard': {
    kind: 'derived',
    source: FIGHTS_CHAPTER,
    title: { en: 'Guard', it: 'Guardia', fi: 'Suojaus' },
    statement: {
      en: 'Guard is 6 plus nerve.',
      it: 'La guardia è 6 più il sangue freddo.',
      fi: 'Suojaus on 6 plus maltti.',
    },
  },
  'my-game.fight.attack': {
    kind: 'action',
    source: FIGHTS_CHAPTER,
    title: { en: 'Attacking', it: 'Attaccare', fi: 'Hyökkääminen' },
    statement: {
      en: 'On your turn, attack a creature of the other side: roll a d12 and add hands. You hit when the total reaches the target’s guard.',
      it: 'Nel tuo turno attacca qualcuno dell’altro schieramento: tira un d12 e aggiungi le mani. Colpisci se il totale raggiunge la guardia del bersaglio.',
      fi: 'Hyökkää vuorollasi vastapuolen kimppuun: heitä d12 ja lisää kädet. Osut, kun summa yltää kohteen suojaukseen.',
    },
  },
  'my-game.fight.damage': {
    kind: 'table',
    source: FIGHTS_CHAPTER,
    title: { en: 'Damage', it: 'Danno', fi: 'Vahinko' },
    statement: {
      en: 'A hit takes away as much health as the die of the weapon shows: pole and claws d4, hook and jaws d6, club d8.',
      it: 'Un colpo a segno toglie tanta salute quanta ne mostra il dado dell’arma: pertica e artigli d4, uncino e fauci d6, clava d8.',
      fi: 'Osuma vie terveyttä aseen nopan verran: seiväs ja kynnet d4, hakakoukku ja leuat d6, nuija d8.',
    },
  },
  'my-game.fight.out': {
    kind: 'condition',
    source: FIGHTS_CHAPTER,
    title: { en: 'Out of the fight', it: 'Fuori combattimento', fi: 'Poissa pelistä' },
    statement: {
      en: 'A creature with no health left is out: it does not act and cannot be attacked. The fight is over when only one side has a creature up.',
      it: 'Chi non ha più salute è fuori combattimento: non agisce e non può essere attaccato. Il combattimento finisce quando un solo schieramento ha qualcuno in piedi.',
      fi: 'Jolla ei ole terveyttä jäljellä, on poissa pelistä: hän ei toimi eikä hänen kimppuunsa voi hyökätä. Taistelu on ohi, kun vain yhdellä puolella on joku pystyssä.',
    },
  },
  'my-game.creation.bearer': {
    kind: 'mechanic',
    source: BEARERS_CHAPTER,
    title: { en: 'A new lantern-bearer', it: 'Un nuovo portatore', fi: 'Uusi lyhdynkantaja' },
    statement: {
      en: 'A lantern-bearer has 10 health, 4 points over nerve and hands, at most 3 in either, and a pole or a hook.',
      it: 'Un portatore di lanterna ha 10 punti salute, 4 punti tra sangue freddo e mani, al massimo 3 per ciascuno, e una pertica o un uncino.',
      fi: 'Lyhdynkantajalla on 10 terveyttä, 4 pistettä maltin ja käsien kesken, enintään 3 kumpaankin, ja seiväs tai hakakoukku.',
    },
  },
} as const satisfies RuleBook;

/** The ids that can be cited. */
export type RuleId = keyof typeof RULES;
