import type { SystemName } from '@arbitro/kernel';

/** The name of Noppa, available before its rules are loaded. */
export const NAME: SystemName = {
  id: 'noppa',
  name: { en: 'Noppa', it: 'Noppa', fi: 'Noppa' },
  about: {
    en: 'As many d6 as the attribute: each 4 or more is a success, a six brings another die, and the TN says how many it takes. Only players roll.',
    it: 'Tanti d6 quanto la caratteristica: ogni 4+ è un successo, il sei dà un altro dado, e la difficoltà dice quanti ne servono. Tirano solo i giocatori.',
    fi: 'Ominaisuuden verran d6:ia: jokainen 4+ on onnistuminen, kuutonen antaa lisänopan, ja TN kertoo montako tarvitaan. Vain pelaajat heittävät.',
  },
};
