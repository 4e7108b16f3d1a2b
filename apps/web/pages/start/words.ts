import type { Words } from '@arbitro/kernel';

/** Texts of the start page. */
export const START = {
  'start-claim': {
    en: 'The rules know who may do what. You decide, you roll, you tell.',
    it: 'Le regole sanno chi può fare cosa. Voi decidete, tirate, raccontate.',
    fi: 'Säännöt tietävät, kuka voi tehdä mitäkin. Te päätätte, heitätte ja kerrotte.',
  },
  'start-about': {
    en: 'An impartial referee for tabletop role-playing games: a live table for game master and players, with exact odds before every roll and a reason for every number.',
    it: 'Un arbitro imparziale per giochi di ruolo: un tavolo dal vivo per master e giocatori, con le probabilità esatte prima di ogni tiro e una ragione per ogni numero.',
    fi: 'Puolueeton tuomari pöytäroolipeleihin: elävä pelipöytä pelinjohtajalle ja pelaajille, tarkat todennäköisyydet ennen jokaista heittoa ja peruste jokaiselle luvulle.',
  },
  'start-picture': {
    en: 'A game table under a lamp: dice, a map with tokens, whose turn it is, and the odds.',
    it: 'Un tavolo da gioco sotto una lampada: dadi, una mappa con le pedine, di chi è il turno e le probabilità.',
    fi: 'Pelipöytä lampun alla: noppia, kartta ja pelimerkit, kenen vuoro on sekä todennäköisyydet.',
  },
  'start-demo': { en: 'Play the demo', it: 'Gioca la demo', fi: 'Pelaa demo' },
  'start-demo-of': { en: 'Play the demo of {name}', it: 'Gioca la demo di {name}', fi: 'Pelaa demo: {name}' },
  'start-opening': { en: 'Laying the table…', it: 'Apparecchio…', fi: 'Katetaan pöytää…' },
  'start-new': { en: 'New table', it: 'Nuovo tavolo', fi: 'Uusi pöytä' },
  'start-new-of': { en: 'New table of {name}', it: 'Nuovo tavolo di {name}', fi: 'Uusi pöytä: {name}' },
  'start-rules': { en: 'Rules', it: 'Regole', fi: 'Säännöt' },
  'start-rules-of': { en: 'Rules of {name}', it: 'Regole di {name}', fi: 'Säännöt: {name}' },
  'start-games': { en: 'Choose a game', it: 'Scegli un gioco', fi: 'Valitse peli' },
  'start-no-account': {
    en: 'No account, no installation: one click and you sit at a fight that is under way.',
    it: 'Niente account, niente installazione: un clic e siete a uno scontro già iniziato.',
    fi: 'Ei tunnuksia, ei asennusta: yhdellä napautuksella istut keskellä taistelua.',
  },
  'start-recent': {
    en: 'Tables on this device',
    it: 'Tavoli su questo dispositivo',
    fi: 'Tämän laitteen pöydät',
  },
  'start-forget': { en: 'Forget {name}', it: 'Dimentica {name}', fi: 'Unohda {name}' },
  'start-forget-title': {
    en: 'Forget this table here?',
    it: 'Dimenticare qui questo tavolo?',
    fi: 'Unohdetaanko pöytä tältä laitteelta?',
  },
  'start-forget-says': {
    en: '“{name}” stays as it is for the others. This device gives up its seat: you come back only with your link.',
    it: '“{name}” resta com’è per gli altri. Questo dispositivo lascia il suo posto: si torna solo con il proprio link.',
    fi: '”{name}” säilyy muille ennallaan. Tämä laite luopuu paikastaan: takaisin pääsee vain omalla linkillä.',
  },
  'start-forget-do': { en: 'Forget', it: 'Dimentica', fi: 'Unohda' },
  'start-steps': { en: 'How an evening goes', it: 'Come si svolge una serata', fi: 'Näin ilta etenee' },
  'start-step-1': { en: 'Lay the table', it: 'Apparecchia', fi: 'Kata pöytä' },
  'start-step-1-says': {
    en: 'Take the demo, or a table of your own with your house rules. You are the game master.',
    it: 'Prendi la demo, o un tavolo tuo con le regole della casa. Il master sei tu.',
    fi: 'Ota demo tai oma pöytä omine talon sääntöineen. Sinä olet pelinjohtaja.',
  },
  'start-step-2': { en: 'Invite the others', it: 'Invita gli altri', fi: 'Kutsu muut' },
  'start-step-2-says': {
    en: 'By link or QR code, each on a device of their own. Everybody sees just what they may know.',
    it: 'Con un link o un codice QR, ognuno sul proprio dispositivo. Ognuno vede solo ciò che può sapere.',
    fi: 'Linkillä tai QR-koodilla, kukin omalla laitteellaan. Jokainen näkee vain sen, minkä saa tietää.',
  },
  'start-step-3': {
    en: 'See the odds, then roll',
    it: 'Guarda le probabilità, poi tira',
    fi: 'Katso todennäköisyydet, sitten heitä',
  },
  'start-step-3-says': {
    en: 'Only what the rules allow is offered, with exact chances. Roll here, or type in your real dice.',
    it: 'Viene offerto solo ciò che le regole permettono, con le probabilità esatte. Tira qui, o scrivi i tuoi dadi veri.',
    fi: 'Tarjolla on vain se, minkä säännöt sallivat, tarkkoine mahdollisuuksineen. Heitä täällä tai kirjaa oikeat noppasi.',
  },
  'start-offline': {
    en: 'The server does not answer.',
    it: 'Il server non risponde.',
    fi: 'Palvelin ei vastaa.',
  },
  'start-offline-says': {
    en: 'Rules and dice work all the same; tables open as soon as it is back.',
    it: 'Regole e dadi funzionano lo stesso; i tavoli si aprono appena torna.',
    fi: 'Säännöt ja nopat toimivat silti; pöydät avautuvat heti, kun se palaa.',
  },
} as const satisfies Readonly<Record<string, Words>>;
