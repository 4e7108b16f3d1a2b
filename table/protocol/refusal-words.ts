import type { RefusalBook } from '@arbitro/kernel';

/** All refusals of a table, whatever the system: the HTTP status and the text. */
export const TABLE_REFUSALS = {
  malformed: {
    status: 400,
    says: {
      en: 'This cannot be read: {what}.',
      it: 'Richiesta illeggibile: {what}.',
      fi: 'Pyyntöä ei voi lukea: {what}.',
    },
  },
  'no-key': {
    status: 401,
    says: {
      en: 'Sit down first: open your link, or send its key.',
      it: 'Prima siediti: apri il tuo link o invia la sua chiave.',
      fi: 'Istu ensin pöytään: avaa linkkisi tai lähetä sen avain.',
    },
  },
  'wrong-key': {
    status: 401,
    says: {
      en: 'This key opens no seat. Ask the game master for a new link.',
      it: 'Questa chiave non apre alcun posto. Chiedi al master un nuovo link.',
      fi: 'Tämä avain ei avaa paikkaa. Pyydä pelinjohtajalta uusi linkki.',
    },
  },
  'key-expired': {
    status: 401,
    says: {
      en: 'This link has expired. Ask the game master for a new one.',
      it: 'Questo link è scaduto. Chiedine uno nuovo al master.',
      fi: 'Tämä linkki on vanhentunut. Pyydä pelinjohtajalta uusi.',
    },
  },
  'not-allowed': {
    status: 403,
    says: {
      en: 'From your seat this cannot be done.',
      it: 'Dal tuo posto non si può fare.',
      fi: 'Tämä ei ole mahdollista paikaltasi.',
    },
  },
  'not-yours': {
    status: 403,
    says: {
      en: '{who} is not yours to play.',
      it: '{who} non è un tuo personaggio.',
      fi: '{who} ei ole sinun pelattavanasi.',
    },
  },
  'no-such-table': {
    status: 404,
    says: {
      en: 'There is no such table.',
      it: 'Questo tavolo non esiste.',
      fi: 'Tällaista pöytää ei ole.',
    },
  },
  'no-such-seat': {
    status: 404,
    says: { en: 'There is no such seat.', it: 'Questo posto non esiste.', fi: 'Tällaista paikkaa ei ole.' },
  },
  'no-such-note': {
    status: 404,
    says: {
      en: 'There is no such note.',
      it: 'Questa nota non esiste.',
      fi: 'Tällaista muistiinpanoa ei ole.',
    },
  },
  'no-such-moment': {
    status: 404,
    says: {
      en: 'The log has nothing at that moment.',
      it: 'Il registro non ha nulla in quel momento.',
      fi: 'Lokissa ei ole mitään tuolla hetkellä.',
    },
  },
  'no-such-system': {
    status: 404,
    says: {
      en: 'No game here is called {id}.',
      it: 'Qui nessun gioco si chiama {id}.',
      fi: 'Täällä ei ole peliä nimeltä {id}.',
    },
  },
  // not 404: the table exists, and the server's operator can restore its system
  'system-away': {
    status: 409,
    says: {
      en: 'This table plays “{id}”, a system this server was started without. Nothing is lost: start it with arbitro serve --system FOLDER.',
      it: 'Questo tavolo gioca a “{id}”, un sistema senza cui il server è stato avviato. Nulla è perduto: avvialo con arbitro serve --system CARTELLA.',
      fi: 'Tällä pöydällä pelataan järjestelmää ”{id}”, jota ilman palvelin on käynnistetty. Mitään ei ole kadonnut: käynnistä se komennolla arbitro serve --system KANSIO.',
    },
  },
  'no-such-place': {
    status: 404,
    says: {
      en: 'The scene has no place called {id}.',
      it: 'La scena non ha un luogo chiamato {id}.',
      fi: 'Kohtauksessa ei ole paikkaa nimeltä {id}.',
    },
  },
  'no-such-page': {
    status: 404,
    says: { en: 'There is nothing here.', it: 'Qui non c’è nulla.', fi: 'Täällä ei ole mitään.' },
  },
  'method-not-allowed': {
    status: 405,
    says: {
      en: 'This address does not answer {method}.',
      it: 'Questo indirizzo non risponde a {method}.',
      fi: 'Tämä osoite ei vastaa pyyntöön {method}.',
    },
  },
  'name-taken': {
    status: 409,
    says: {
      en: 'Somebody here is called {id} already.',
      it: 'Qui qualcuno si chiama già {id}.',
      fi: 'Täällä on jo joku nimeltä {id}.',
    },
  },
  stale: {
    status: 409,
    says: {
      en: 'The table has moved on. Look again.',
      it: 'Il tavolo è andato avanti. Guarda di nuovo.',
      fi: 'Pöydällä on tapahtunut jotain. Katso uudelleen.',
    },
  },
  'wait-for-gm': {
    status: 409,
    says: {
      en: 'Wait for the game master.',
      it: 'Attendi il master.',
      fi: 'Odota pelinjohtajaa.',
    },
  },
  'question-open': {
    status: 409,
    says: {
      en: 'Something is still being settled. Wait for it.',
      it: 'Qualcosa è ancora in corso. Attendi.',
      fi: 'Jokin on vielä kesken. Odota.',
    },
  },
  'no-question': {
    status: 409,
    says: {
      en: 'Nothing is being asked now.',
      it: 'Ora non viene chiesto nulla.',
      fi: 'Nyt ei kysytä mitään.',
    },
  },
  'other-question': {
    status: 409,
    says: {
      en: 'That question is settled; another is open.',
      it: 'Quella domanda è già risolta; ne è aperta un’altra.',
      fi: 'Siihen kysymykseen on jo vastattu; toinen on avoinna.',
    },
  },
  'answered-already': {
    status: 409,
    says: {
      en: '{who} has answered already.',
      it: '{who} ha già risposto.',
      fi: '{who} on jo vastannut.',
    },
  },
  'command-reused': {
    status: 409,
    says: {
      en: 'This command id was used for something else.',
      it: 'Questo id di comando è già stato usato per altro.',
      fi: 'Tätä komentotunnusta on jo käytetty muuhun.',
    },
  },
  'rules-changed': {
    status: 409,
    says: {
      en: 'The rules have changed while the question was open: the action was withdrawn.',
      it: 'Le regole sono cambiate mentre la domanda era aperta: l’azione è stata ritirata.',
      fi: 'Säännöt muuttuivat kysymyksen ollessa avoinna: toiminto peruttiin.',
    },
  },
  'not-now': {
    status: 422,
    says: {
      en: 'This is not possible now.',
      it: 'Ora non è possibile.',
      fi: 'Tämä ei ole nyt mahdollista.',
    },
  },
  'does-not-fit': {
    status: 422,
    says: {
      en: '{at}: {what}.',
      it: '{at}: {what}.',
      fi: '{at}: {what}.',
    },
  },
  'own-key': {
    status: 422,
    says: {
      en: 'You would lock yourself out: make another seat for yourself, and take this one away from there.',
      it: 'Resteresti fuori: crea un altro posto per te e da lì togli questo.',
      fi: 'Jäisit itse ulos: luo itsellesi toinen paikka ja poista tämä sieltä käsin.',
    },
  },
  'last-gm': {
    status: 422,
    says: {
      en: 'A table needs a game master: this is the last seat of one.',
      it: 'Un tavolo ha bisogno di un master: questo è l’ultimo posto da master.',
      fi: 'Pöytä tarvitsee pelinjohtajan: tämä on viimeinen sellainen paikka.',
    },
  },
  'too-large': {
    status: 413,
    says: {
      en: 'That is too much at once: at most {most} bytes.',
      it: 'È troppo in una volta: al massimo {most} byte.',
      fi: 'Liikaa kerralla: enintään {most} tavua.',
    },
  },
  'too-many': {
    status: 422,
    says: {
      en: 'There is no room for more: at most {most}.',
      it: 'Non c’è più spazio: al massimo {most}.',
      fi: 'Enempää ei mahdu: enintään {most}.',
    },
  },
  'over-limit': {
    status: 422,
    says: {
      en: '{what}: at most {most} here.',
      it: '{what}: qui al massimo {most}.',
      fi: '{what}: täällä enintään {most}.',
    },
  },
  'reading-busy': {
    status: 503,
    says: {
      en: 'Many files are being read just now. Try again in a moment.',
      it: 'In questo momento si leggono molti file. Riprova tra poco.',
      fi: 'Juuri nyt luetaan monia tiedostoja. Yritä hetken päästä uudelleen.',
    },
  },
  'reading-too-costly': {
    status: 422,
    says: {
      en: 'This would take too long to read.',
      it: 'Leggerlo richiederebbe troppo tempo.',
      fi: 'Tämän lukeminen kestäisi liian kauan.',
    },
  },
  'not-json': {
    status: 415,
    says: {
      en: 'Send JSON (content-type: application/json).',
      it: 'Invia JSON (content-type: application/json).',
      fi: 'Lähetä JSONia (content-type: application/json).',
    },
  },
  'too-fast': {
    status: 429,
    says: {
      en: 'Slowly: try again in {seconds} s.',
      it: 'Piano: riprova tra {seconds} s.',
      fi: 'Hitaammin: yritä uudelleen {seconds} s kuluttua.',
    },
  },
  'too-costly': {
    status: 422,
    says: {
      en: 'These odds would take too long to count.',
      it: 'Calcolare queste probabilità richiederebbe troppo tempo.',
      fi: 'Näiden todennäköisyyksien laskeminen kestäisi liian kauan.',
    },
  },
  'odds-broke': {
    status: 500,
    says: {
      en: 'Counting these odds broke down. The game goes on without them.',
      it: 'Il calcolo di queste probabilità si è interrotto per un errore. Il gioco prosegue senza.',
      fi: 'Näiden todennäköisyyksien laskeminen keskeytyi virheeseen. Peli jatkuu ilman niitä.',
    },
  },
  'odds-busy': {
    status: 503,
    says: {
      en: 'Too many odds are being counted just now. Try again in a moment.',
      it: 'In questo momento ci sono troppe probabilità da calcolare. Riprova tra poco.',
      fi: 'Juuri nyt lasketaan liian monia todennäköisyyksiä. Yritä hetken päästä uudelleen.',
    },
  },
  'odds-given-up': {
    status: 499,
    says: {
      en: 'Whoever asked for these odds has gone.',
      it: 'Chi ha chiesto queste probabilità non c’è più.',
      fi: 'Näiden todennäköisyyksien kysyjä on poistunut.',
    },
  },
  'offers-busy': {
    status: 503,
    says: {
      en: 'Too much is being worked out just now. Try again in a moment.',
      it: 'In questo momento ci sono troppi calcoli in corso. Riprova tra poco.',
      fi: 'Juuri nyt lasketaan liian paljon. Yritä hetken päästä uudelleen.',
    },
  },
  'offers-too-costly': {
    status: 422,
    says: {
      en: 'To find out what can be done here takes too long. Ask for one creature at a time.',
      it: 'Capire che cosa si può fare qui richiede troppo tempo. Chiedi una creatura alla volta.',
      fi: 'Mahdollisten toimien selvittäminen kestää liian kauan. Kysy yhdestä olennosta kerrallaan.',
    },
  },
  undecided: {
    status: 422,
    says: {
      en: 'The odds depend on what is decided: say what ({label}).',
      it: 'Le probabilità dipendono da una scelta: indica quale ({label}).',
      fi: 'Todennäköisyydet riippuvat valinnasta: kerro mikä ({label}).',
    },
  },
  'not-an-export': {
    status: 422,
    says: {
      en: 'This is no table that was exported here: {what}.',
      it: 'Questo non è un tavolo esportato da qui: {what}.',
      fi: 'Tämä ei ole täältä viety pöytä: {what}.',
    },
  },
  'store-down': {
    status: 503,
    says: {
      en: 'Nothing can be kept just now. Nothing was lost: try again.',
      it: 'Ora non si può salvare. Nulla è andato perso: riprova.',
      fi: 'Tallennus ei juuri nyt onnistu. Mitään ei kadonnut: yritä uudelleen.',
    },
  },
} as const satisfies RefusalBook;
