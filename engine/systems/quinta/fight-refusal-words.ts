import type { RefusalBook } from '@arbitro/kernel';

/** What the order of a fight and the ground say no for. */
export const FIGHT_REFUSALS = {
  'no-action-left': {
    status: 409,
    says: {
      en: '{who} has taken an action this turn already.',
      it: '{who} ha già compiuto la sua azione in questo turno.',
      fi: '{who} on jo käyttänyt toimintonsa tällä vuorolla.',
    },
  },
  'no-bonus-left': {
    status: 409,
    says: {
      en: '{who} has taken a bonus action this turn already.',
      it: '{who} ha già compiuto un’azione bonus in questo turno.',
      fi: '{who} on jo käyttänyt bonustoimintonsa tällä vuorolla.',
    },
  },
  'no-reaction-left': {
    status: 409,
    says: {
      en: '{who} has no reaction until the next turn of their own.',
      it: '{who} non ha reazioni fino all’inizio del suo prossimo turno.',
      fi: '{who}: ei reaktiota ennen omaa seuraavaa vuoroa.',
    },
  },
  'under-control': {
    status: 422,
    says: {
      en: '{who} is a controlled mount: it can only Dash, Disengage or Dodge.',
      it: '{who} è una cavalcatura controllata: può solo scattare, disimpegnarsi o schivare.',
      fi: '{who} on ohjattu ratsu: se voi vain pyrähtää, irrottautua tai väistää.',
    },
  },
  'no-map': {
    status: 422,
    says: {
      en: 'There is no map in use, or {who} has no place on it: give metres instead.',
      it: 'Nessuna mappa in uso, oppure {who} non ha un posto sulla mappa: indica i metri.',
      fi: 'Karttaa ei käytetä tai {who} ei ole sillä: anna matka metreinä.',
    },
  },
  'map-in-use': {
    status: 422,
    says: {
      en: '{who} stands on the map: say which square, not how many metres.',
      it: '{who} si trova sulla mappa: indica il quadretto, non i metri.',
      fi: '{who} on kartalla: anna ruutu eikä metrejä.',
    },
  },
  'off-grid': {
    status: 422,
    says: {
      en: 'Square {x}, {y} is off the map.',
      it: 'Il quadretto {x}, {y} è fuori dalla mappa.',
      fi: 'Ruutu {x}, {y} on kartan ulkopuolella.',
    },
  },
  wall: {
    status: 422,
    says: {
      en: 'There is a wall at {square}.',
      it: 'In {square} c’è un muro.',
      fi: 'Ruudussa {square} on seinä.',
    },
  },
  corner: {
    status: 422,
    says: {
      en: 'The step to {square} would cut the corner of a wall.',
      it: 'Il passo verso {square} taglierebbe l’angolo di un muro.',
      fi: 'Askel ruutuun {square} oikaisisi seinän kulmasta.',
    },
  },
  'no-step': {
    status: 422,
    says: {
      en: '{square} does not touch the square before it.',
      it: '{square} non è adiacente al quadretto precedente.',
      fi: '{square} ei ole edellisen ruudun vieressä.',
    },
  },
  'in-the-way': {
    status: 422,
    says: {
      en: 'Somebody at {square} is in the way.',
      it: 'In {square} qualcuno sbarra la strada.',
      fi: 'Joku on tiellä ruudussa {square}.',
    },
  },
  'would-approach': {
    status: 422,
    says: {
      en: '{who} is frightened: the step to {square} goes nearer to the source of the fear.',
      it: '{who} ha paura: il passo verso {square} avvicina alla fonte del terrore.',
      fi: '{who} pelkää: askel ruutuun {square} vie lähemmäs pelon aiheuttajaa.',
    },
  },
  'too-far': {
    status: 422,
    says: {
      en: '{who} has {left} m of movement left, and that takes more.',
      it: 'A {who} restano {left} m di movimento: non bastano.',
      fi: '{who}: liikettä jäljellä {left} m, eikä se riitä.',
    },
  },
  'no-way': {
    status: 422,
    says: {
      en: 'There is no way for {who} to {square}.',
      it: 'Per {who} non c’è nessuna strada verso {square}.',
      fi: '{who} ei pääse mitään tietä ruutuun {square}.',
    },
  },
  'nowhere-to-go': {
    status: 422,
    says: {
      en: 'Say where {who} goes.',
      it: 'Indica dove va {who}.',
      fi: 'Kerro, minne {who} menee.',
    },
  },
  'space-taken': {
    status: 422,
    says: {
      en: '{who} cannot stop there: {on} takes up that space.',
      it: '{who} non può fermarsi lì: lo spazio è occupato da {on}.',
      fi: '{who} ei voi pysähtyä siihen: tila on varattu ({on}).',
    },
  },
  'speed-zero': {
    status: 422,
    says: {
      en: '{who} cannot move: Speed 0.',
      it: '{who} non può muoversi: Velocità 0.',
      fi: '{who} ei voi liikkua: nopeus 0.',
    },
  },
  'cannot-fly': {
    status: 422,
    says: { en: '{who} cannot fly.', it: '{who} non sa volare.', fi: '{who} ei osaa lentää.' },
  },
  'jump-too-far': {
    status: 422,
    says: {
      en: '{who} can jump {most} m at most like this.',
      it: 'Così {who} può saltare al massimo {most} m.',
      fi: '{who} pystyy näin hyppäämään enintään {most} m.',
    },
  },
  'no-run-up': {
    status: 422,
    says: {
      en: '{who} has not moved 3 m for a run-up.',
      it: '{who} non ha preso una rincorsa di 3 m.',
      fi: '{who} ei ole ottanut 3 metrin vauhtia.',
    },
  },
  'lies-already': {
    status: 409,
    says: {
      en: '{who} is prone already.',
      it: '{who} è già a terra.',
      fi: '{who} on jo maassa.',
    },
  },
  'stands-already': {
    status: 409,
    says: {
      en: '{who} is not prone.',
      it: '{who} non è a terra.',
      fi: '{who} ei ole maassa.',
    },
  },
  'must-stand': {
    status: 422,
    says: {
      en: '{who} is prone and would have to stand up first.',
      it: '{who} è a terra: prima deve rialzarsi.',
      fi: '{who} on maassa ja joutuisi ensin nousemaan.',
    },
  },
  'rides-already': {
    status: 409,
    says: {
      en: '{who} is mounted: the mount moves, or {who} dismounts first.',
      it: '{who} è in sella: si muove la cavalcatura, oppure {who} deve prima smontare.',
      fi: '{who} on ratsun selässä: ratsu liikkuu tai {who} laskeutuu ensin.',
    },
  },
  'rides-not': {
    status: 409,
    says: {
      en: '{who} is not mounted.',
      it: '{who} non è in sella.',
      fi: '{who} ei ole ratsun selässä.',
    },
  },
  'ridden-already': {
    status: 409,
    says: {
      en: '{on} carries a rider already.',
      it: '{on} porta già qualcuno.',
      fi: 'Selässä on jo ratsastaja: {on}.',
    },
  },
  'no-mount': {
    status: 422,
    says: {
      en: '{who} cannot ride {on}: a mount is willing, built for it and at least one size larger.',
      it: '{who} non può cavalcare {on}: la cavalcatura dev’essere disponibile, adatta e più grande di almeno una taglia.',
      fi: '{on} ei kelpaa ratsuksi ({who}): ratsun on oltava halukas, sopiva ja vähintään kokoluokkaa suurempi.',
    },
  },
  'untrained-mount': {
    status: 422,
    says: {
      en: '{on} is not trained to be controlled.',
      it: '{on}: manca l’addestramento per farsi controllare.',
      fi: '{on} ei ole koulutettu ohjattavaksi.',
    },
  },
  'not-near': {
    status: 422,
    says: {
      en: '{on} is not within {metres} m of {who}.',
      it: '{on} non è entro {metres} m da {who}.',
      fi: '{on} ei ole {metres} metrin päässä ({who}).',
    },
  },
  'needs-skill': {
    status: 422,
    says: {
      en: 'Say which skill {who} helps with: one {who} is proficient in.',
      it: 'Indica con quale abilità {who} aiuta: una in cui ha competenza.',
      fi: 'Kerro, missä taidossa {who} auttaa: sellaisessa, jonka hallitsee.',
    },
  },
  'needs-no-aid': {
    status: 422,
    says: {
      en: 'First aid does nothing for {on} now.',
      it: 'Il primo soccorso ora non serve a {on}.',
      fi: 'Ensiavusta ei ole nyt hyötyä: {on}.',
    },
  },
  'cannot-be-targeted': {
    status: 422,
    says: {
      en: '{who} is charmed by {on} and cannot choose {on} as a target.',
      it: '{who} subisce l’incanto di {on}: non può prendere di mira chi lo esercita.',
      fi: '{who} on lumottu ({on}) eikä voi valita lumoojaansa kohteeksi.',
    },
  },
  'cannot-be-readied': {
    status: 422,
    says: {
      en: '{who} cannot make this ready: only an action or a move can wait for a trigger.',
      it: '{who} non può preparare questo: solo un’azione o un movimento può attendere un innesco.',
      fi: '{who} ei voi valmistautua tähän: vain toiminto tai liike voi odottaa laukaisevaa tapahtumaa.',
    },
  },
  'nothing-readied': {
    status: 409,
    says: {
      en: '{who} has nothing ready.',
      it: '{who} non ha preparato nulla.',
      fi: '{who} ei ole valmistautunut mihinkään.',
    },
  },
  'no-such-deed': {
    status: 422,
    says: {
      en: '{who} has no {deed} to use like this.',
      it: '{who} non può usare {deed} in questo modo.',
      fi: '{who}: {deed} ei ole käytettävissä näin.',
    },
  },
} as const satisfies RefusalBook;
