import type { RefusalBook } from '@arbitro/kernel';

/** What a person is told no for when it is about attacks, deeds and harm. */
export const ATTACK_REFUSALS = {
  'not-an-attack': {
    status: 422,
    says: {
      en: '{deed} is no attack.',
      it: '{deed} non è un attacco.',
      fi: '{deed} ei ole hyökkäys.',
    },
  },
  'is-an-attack': {
    status: 422,
    says: {
      en: '{deed} is an attack: use it with the Attack action.',
      it: '{deed} è un attacco: va usato con l’azione di Attacco.',
      fi: '{deed} on hyökkäys: käytä sitä Hyökkäys-toiminnolla.',
    },
  },
  'deed-used-up': {
    status: 422,
    says: {
      en: '{who} cannot use {deed} again yet.',
      it: '{who} non può ancora usare di nuovo {deed}.',
      fi: '{who} ei voi vielä käyttää uudelleen: {deed}.',
    },
  },
  'no-target': {
    status: 422,
    says: {
      en: 'Say one target: a creature, a place or a thing.',
      it: 'Indica un bersaglio: una creatura, un luogo o un oggetto.',
      fi: 'Nimeä yksi kohde: olento, paikka tai esine.',
    },
  },
  'one-target': {
    status: 422,
    says: {
      en: '{deed} has one target at most.',
      it: '{deed} ha al massimo un bersaglio.',
      fi: '{deed}: enintään yksi kohde.',
    },
  },
  'out-of-reach': {
    status: 422,
    says: {
      en: '{on} is {metres} m away, beyond a reach of {most} m.',
      it: '{on} è a {metres} m, oltre la portata di {most} m.',
      fi: '{on} on {metres} metrin päässä, ulottuvuus on {most} m.',
    },
  },
  'out-of-range': {
    status: 422,
    says: {
      en: '{on} is {metres} m away, beyond a range of {most} m.',
      it: '{on} è a {metres} m, oltre la gittata di {most} m.',
      fi: '{on} on {metres} metrin päässä, kantama on {most} m.',
    },
  },
  'total-cover': {
    status: 422,
    says: {
      en: '{on} has total cover and cannot be targeted.',
      it: '{on} ha copertura totale e non può fare da bersaglio.',
      fi: '{on} on täydessä suojassa eikä kelpaa kohteeksi.',
    },
  },
  'place-unknown': {
    status: 422,
    says: {
      en: '{who} does not know where {on} is: name a place.',
      it: '{who} non sa dove si trova {on}: indica un luogo.',
      fi: '{who} ei tiedä, missä {on} on: nimeä paikka.',
    },
  },
  'place-too-far': {
    status: 422,
    says: {
      en: 'Square {square} is beyond {most} m.',
      it: 'Il quadretto {square} è oltre {most} m.',
      fi: 'Ruutu {square} on kauempana kuin {most} m.',
    },
  },
  'place-behind-wall': {
    status: 422,
    says: {
      en: 'A wall stands before square {square}.',
      it: 'Un muro separa dal quadretto {square}.',
      fi: 'Ruudun {square} edessä on seinä.',
    },
  },
  'needs-place': {
    status: 422,
    says: {
      en: '{deed} needs a square on the map, other than one’s own: where it is laid, or whither it points.',
      it: '{deed} richiede un quadretto della mappa diverso dal proprio: dove ha effetto o verso dove punta.',
      fi: '{deed} vaatii kartalta ruudun, joka ei ole oma: mihin se osuu tai mihin päin se suuntautuu.',
    },
  },
  'place-not-names': {
    status: 422,
    says: {
      en: 'The map says whom {deed} reaches: give a place, no names.',
      it: 'È la mappa a dire chi viene raggiunto da {deed}: indica un luogo, non dei nomi.',
      fi: 'Kartta kertoo, kehen {deed} osuu: anna paikka, älä nimiä.',
    },
  },
  'no-such-thing': {
    status: 422,
    says: {
      en: 'There is no {thing} here that could be struck.',
      it: 'Qui non c’è nulla del genere da colpire: {thing}.',
      fi: 'Täällä ei ole lyötävänä: {thing}.',
    },
  },
  'hands-full': {
    status: 422,
    says: {
      en: '{who} has no hands free for {deed}: something must be stowed first.',
      it: '{who} non ha mani libere per {deed}: prima va riposto qualcosa.',
      fi: '{who}: kädet ovat täynnä ({deed}), jotain on ensin pantava pois.',
    },
  },
  'no-free-hand': {
    status: 422,
    says: {
      en: '{who} needs a free hand to grapple.',
      it: '{who} ha bisogno di una mano libera per afferrare.',
      fi: '{who} tarvitsee vapaan käden tarttuakseen.',
    },
  },
  'too-large': {
    status: 422,
    says: {
      en: '{on} is too large: at most one size larger can be grappled or shoved.',
      it: '{on} è troppo grande: si afferra o si spinge al massimo una taglia in più.',
      fi: '{on} on liian suuri: tarttua tai tönäistä voi enintään yhtä kokoluokkaa suurempaa.',
    },
  },
  'held-already': {
    status: 409,
    says: {
      en: '{who} holds {on} already.',
      it: '{who} tiene già {on}.',
      fi: '{who} pitää jo otteessaan: {on}.',
    },
  },
  'holds-not': {
    status: 409,
    says: {
      en: '{who} does not hold {on}.',
      it: '{who} non tiene {on}.',
      fi: '{who} ei pidä otteessaan: {on}.',
    },
  },
  'not-held': {
    status: 409,
    says: {
      en: 'Nothing holds {who} that could be escaped from.',
      it: '{who} non ha nulla da cui liberarsi.',
      fi: '{who} ei ole minkään otteessa, josta voisi irrottautua.',
    },
  },
  'is-dead': {
    status: 422,
    says: {
      en: '{who} is dead: only magic that raises the dead can help.',
      it: 'Per {who} è tardi: può servire solo una magia che riporta in vita.',
      fi: '{who} on kuollut: vain henkiin herättävä taikuus auttaa.',
    },
  },
  'not-dead': {
    status: 409,
    says: { en: '{who} is not dead.', it: '{who} è ancora in vita.', fi: '{who} ei ole kuollut.' },
  },
  'has-not': {
    status: 409,
    says: {
      en: '{who} does not have this condition: {condition}.',
      it: '{who} non ha questa condizione: {condition}.',
      fi: '{who}: tätä tilaa ei ole: {condition}.',
    },
  },
} as const satisfies RefusalBook;
