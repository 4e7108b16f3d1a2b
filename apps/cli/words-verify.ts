import type { Words } from '@arbitro/kernel';

/** What `verify` says. */
export const VERIFY_WORDS = {
  'not-an-export': {
    en: '{path} is no exported table: {what}. The game master exports one from the table in the browser.',
    it: '{path} non è un tavolo esportato: {what}. Il master ne esporta uno dal tavolo nel browser.',
    fi: '{path} ei ole viety pöytä: {what}. Pelinjohtaja vie sellaisen selaimen pöydästä.',
  },
  'not-json': { en: 'it is not JSON', it: 'non è JSON', fi: 'se ei ole JSONia' },
  'not-a-group': {
    en: 'something else stands in it',
    it: 'contiene altro',
    fi: 'siinä on jotain muuta',
  },
  'not-so-in': {
    en: '“{place}” is missing, or is not what it should be',
    it: '“{place}” manca, o non è ciò che dovrebbe essere',
    fi: '”{place}” puuttuu tai ei ole sellainen kuin pitäisi',
  },
  'a-players-log': {
    en: 'it is a player’s log; only the game master’s file has every roll',
    it: 'è il registro di un giocatore; solo il file del master ha tutti i tiri',
    fi: 'se on pelaajan loki; vain pelinjohtajan tiedostossa on kaikki heitot',
  },
  'verify-title': {
    en: '{title} ({system}), {count} {count, plural, one {entry} other {entries}}',
    it: '{title} ({system}), {count} {count, plural, one {voce} other {voci}}',
    fi: '{title} ({system}), {count} {count, plural, one {merkintä} other {merkintää}}',
  },
  'rolls-fit': {
    en: '{count} {count, plural, one {roll follows} other {rolls follow}} from the seals that were revealed.',
    it: '{count} {count, plural, one {tiro segue} other {tiri seguono}} dai sigilli rivelati.',
    fi: '{count} {count, plural, one {heitto} other {heittoa}} seuraa paljastetuista sineteistä.',
  },
  'rolls-real': {
    en: '{count} {count, plural, one {roll was} other {rolls were}} typed in, from real dice.',
    it: '{count} {count, plural, one {tiro è stato scritto} other {tiri sono stati scritti}} a mano, con dadi veri.',
    fi: '{count} {count, plural, one {heitto} other {heittoa}} on kirjattu itse oikeilla nopilla.',
  },
  'rolls-sealed': {
    en: '{count} {count, plural, one {roll is} other {rolls are}} still sealed, until the table changes its seal.',
    it: '{count} {count, plural, one {tiro è ancora sigillato} other {tiri sono ancora sigillati}}, finché il tavolo non cambia sigillo.',
    fi: '{count} {count, plural, one {heitto} other {heittoa}} on yhä sinetöity, kunnes pöydän sinetti vaihdetaan.',
  },
  'runs-fit': {
    en: '{count} {count, plural, one {action or answer leads} other {actions and answers lead}} to what the log says.',
    it: '{count} {count, plural, one {azione o risposta porta} other {azioni e risposte portano}} a ciò che dice il registro.',
    fi: '{count} {count, plural, one {toiminto tai vastaus} other {toimintoa ja vastausta}} johtaa siihen, mitä lokissa on.',
  },
  'wrong-face': {
    en: '{when} · {who} · {label}: die {die} shows {shown}, the seal says {expected}.',
    it: '{when} · {who} · {label}: il dado {die} mostra {shown}, il sigillo dice {expected}.',
    fi: '{when} · {who} · {label}: noppa {die} näyttää {shown}, sinetin mukaan {expected}.',
  },
  'wrong-place': {
    en: '{when} · {who} · {label}: dice were left out or thrown twice; this roll should begin with die {expected} of {who}.',
    it: '{when} · {who} · {label}: dadi saltati o tirati due volte; questo tiro dovrebbe cominciare dal dado {expected} di {who}.',
    fi: '{when} · {who} · {label}: noppia on jätetty väliin tai heitetty kahdesti; heiton pitäisi alkaa nopasta {expected} ({who}).',
  },
  'wrong-sides': {
    en: '{when} · {who} · {label}: it is not said what die {die} was.',
    it: '{when} · {who} · {label}: non è detto che dado fosse il {die}.',
    fi: '{when} · {who} · {label}: ei kerrota, mikä noppa {die} oli.',
  },
  'wrong-seed': {
    en: '{when}: the seed revealed is not the one that was sealed ({commitment}).',
    it: '{when}: il seme rivelato non è quello che era sigillato ({commitment}).',
    fi: '{when}: paljastettu siemen ei ole se, joka sinetöitiin ({commitment}).',
  },
  'wrong-events': {
    en: '{when} · {what}: the rules lead elsewhere than the log says.',
    it: '{when} · {what}: le regole portano altrove rispetto al registro.',
    fi: '{when} · {what}: säännöt johtavat muualle kuin lokissa sanotaan.',
  },
  'wrong-rolls': {
    en: '{when} · {what}: its rolls are not those that the rules ask for.',
    it: '{when} · {what}: i suoi tiri non sono quelli chiesti dalle regole.',
    fi: '{when} · {what}: sen heitot eivät ole ne, joita säännöt vaativat.',
  },
  'wrong-pause': {
    en: '{when} · {what}: the rules do not stop where the log does.',
    it: '{when} · {what}: le regole non si fermano dove si ferma il registro.',
    fi: '{when} · {what}: säännöt eivät pysähdy siihen, mihin loki pysähtyy.',
  },
  'wrong-action': {
    en: '{when} · {what}: the rules do not allow it.',
    it: '{when} · {what}: le regole non lo permettono.',
    fi: '{when} · {what}: säännöt eivät salli sitä.',
  },
  'wrong-world': {
    en: '{when}: the table did not stand so at the moment it was taken back to.',
    it: '{when}: il tavolo non era così nel momento a cui è stato riportato.',
    fi: '{when}: pöytä ei ollut tällainen sillä hetkellä, johon palattiin.',
  },
  'all-fits': { en: 'Everything fits.', it: 'Tutto torna.', fi: 'Kaikki täsmää.' },
  'does-not-fit': {
    en: '{count} {count, plural, one {thing does} other {things do}} not fit:',
    it: '{count} {count, plural, one {cosa non torna} other {cose non tornano}}:',
    fi: '{count} {count, plural, one {kohta} other {kohtaa}} ei täsmää:',
  },
} as const satisfies Readonly<Record<string, Words>>;
