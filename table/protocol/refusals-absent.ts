import type { RefusalBook } from '@arbitro/kernel';

/** What is asked for is not there. */
export const ABSENT = {
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
  // not 404: the table is there, and whoever starts the server can bring its system back
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
} as const satisfies RefusalBook;
