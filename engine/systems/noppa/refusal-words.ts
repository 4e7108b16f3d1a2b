import type { RefusalBook } from '@arbitro/kernel';

/** What only this system says no for. */
export const NOPPA_REFUSALS = {
  'too-few-actions': {
    status: 422,
    says: {
      en: '{who} has {has} {has|action|actions} left for this; it costs {cost}.',
      it: '{who} ha {has} {has|azione|azioni}: ne servono {cost}.',
      fi: '{who}: toimintoja {has}, hinta {cost}.',
    },
  },
  'too-little-mind': {
    status: 422,
    says: {
      en: '{who} has {has} mind {has|point|points}; this takes {cost}.',
      it: '{who} ha {has} {has|punto|punti} mente: ne servono {cost}.',
      fi: '{who}: mielipisteitä {has}, tarvitaan {cost}.',
    },
  },
  'no-such-means': {
    status: 422,
    says: {
      en: '{who} has no {means} to attack with. At hand: {known}.',
      it: '{who} non ha {means} con cui attaccare. A disposizione: {known}.',
      fi: '{who}: hyökkäystä {means} ei ole. Käytettävissä: {known}.',
    },
  },
  'not-in-hand': {
    status: 422,
    says: {
      en: '{who} does not hold {item}.',
      it: '{who} non impugna {item}.',
      fi: '{who} ei pidä kädessään: {item}.',
    },
  },
  'too-few-hands': {
    status: 422,
    says: {
      en: '{who} has not hands enough for that.',
      it: '{who} non ha abbastanza mani.',
      fi: '{who}: kädet eivät riitä siihen.',
    },
  },
  'no-such-item': {
    status: 422,
    says: {
      en: '{who}: there is no {item} to take in hand.',
      it: '{who}: non c’è {item} da impugnare.',
      fi: '{who}: varustetta {item} ei ole.',
    },
  },
  'too-heavy': {
    status: 422,
    says: {
      en: '{who} has no equipment slot left for {item}.',
      it: '{who} non ha spazio per {item}.',
      fi: '{who}: varustepaikat eivät riitä, {item} ei mahdu.',
    },
  },
  'has-already': {
    status: 409,
    says: {
      en: '{who} has {what} already.',
      it: '{who} ha già {what}.',
      fi: '{who}: {what} on jo ennestään.',
    },
  },
  'no-such-spell': {
    status: 422,
    says: {
      en: '{who} knows no spell {spell}.',
      it: '{who} non conosce l’incantesimo {spell}.',
      fi: '{who} ei osaa loitsua {spell}.',
    },
  },
  'component-missing': {
    status: 422,
    says: {
      en: '{who} cannot cast {spell}: {part} not free.',
      it: '{who} non può lanciare {spell}: {part} non disponibile.',
      fi: '{who} ei voi loitsia, {spell}: {part} ei ole vapaana.',
    },
  },
  'one-target-only': {
    status: 422,
    says: {
      en: '{means} takes one target.',
      it: '{means} ha un solo bersaglio.',
      fi: '{means}: vain yksi kohde.',
    },
  },
  'not-in-reach': {
    status: 422,
    says: {
      en: '{on} is in {zone}, out of reach.',
      it: '{on} è in {zone}, fuori portata.',
      fi: '{on} on muualla ({zone}), ulottumattomissa.',
    },
  },
  'several-zones': {
    status: 422,
    says: {
      en: 'An area attack reaches one zone.',
      it: 'Un attacco ad area raggiunge una sola zona.',
      fi: 'Aluehyökkäys ulottuu yhdelle alueelle.',
    },
  },
  'no-such-zone': {
    status: 404,
    says: {
      en: 'There is no zone {zone}. There are: {known}.',
      it: 'Non c’è una zona {zone}. Ci sono: {known}.',
      fi: 'Aluetta {zone} ei ole. Alueet: {known}.',
    },
  },
  'no-way': {
    status: 422,
    says: {
      en: 'From {from} there is no way to {to} in one move.',
      it: 'Da {from} non si arriva a {to} con un solo movimento.',
      fi: 'Alueelta {from} ei pääse yhdellä liikkeellä alueelle {to}.',
    },
  },
  'nowhere-to-go': {
    status: 422,
    says: {
      en: '{who} is there already and in no melee.',
      it: '{who} è già lì e non è in mischia.',
      fi: '{who} on jo siellä eikä ole käsikähmässä.',
    },
  },
  'in-melee': {
    status: 422,
    says: {
      en: '{who} must get out of the melee first.',
      it: '{who} deve prima uscire dalla mischia.',
      fi: '{who}: ensin on päästävä pois käsikähmästä.',
    },
  },
  'not-ready': {
    status: 422,
    says: {
      en: '{who} has nothing readied that could go off now.',
      it: '{who} non ha nulla di pronto che possa scattare ora.',
      fi: '{who}: mitään nyt laukeavaa ei ole valmisteltu.',
    },
  },
  'nothing-readied': {
    status: 422,
    says: {
      en: '{who} has nothing readied.',
      it: '{who} non ha preparato nulla.',
      fi: '{who}: mitään ei ole valmisteltu.',
    },
  },
  'waits-for-trigger': {
    status: 422,
    says: {
      en: 'What {who} has readied waits for: {trigger}. Only the game master can say that this was it.',
      it: 'Ciò che {who} ha preparato aspetta: {trigger}. Solo il master può dire che è il momento.',
      fi: '{who}: valmisteltu teko odottaa: {trigger}. Vain pelinjohtaja voi laukaista sen sanomalla.',
    },
  },
  'only-at-round-end': {
    status: 422,
    says: {
      en: 'Actions are moved to the next round only at the end of one.',
      it: 'Le azioni si spostano al round seguente solo alla fine del round.',
      fi: 'Toimintoja voi siirtää vasta kierroksen lopussa.',
    },
  },
  'cannot-delay': {
    status: 422,
    says: {
      en: '{who} has nothing to move to the next round.',
      it: '{who} non ha nulla da spostare al round seguente.',
      fi: '{who}: ei siirrettävää seuraavalle kierrokselle.',
    },
  },
  'not-now': {
    status: 409,
    says: {
      en: 'Not in this part of the round: {phase}.',
      it: 'Non in questa fase del round: {phase}.',
      fi: 'Ei tässä kierroksen vaiheessa: {phase}.',
    },
  },
  'only-with-an-act': {
    status: 422,
    says: {
      en: 'In a fight gear is changed along with an act on one’s own tick.',
      it: 'In combattimento si cambia equipaggiamento solo insieme a una propria mossa.',
      fi: 'Taistelussa varusteita vaihdetaan oman aktiivisen teon yhteydessä.',
    },
  },
  'rolls-nothing': {
    status: 422,
    says: {
      en: '{who} is the game master’s: only players roll.',
      it: '{who} è del master: solo i giocatori tirano.',
      fi: '{who} on pelinjohtajan: vain pelaajat heittävät.',
    },
  },
  'over-limits': {
    status: 422,
    says: {
      en: '{who} would be over the limit of this table. {field}: {value}, allowed {most}.',
      it: '{who} supererebbe il limite di questo tavolo. {field}: {value}, consentito {most}.',
      fi: '{who} ylittäisi tämän pöydän rajan. {field}: {value}, sallittu {most}.',
    },
  },
  'not-to-shake-off': {
    status: 422,
    says: {
      en: '{who} has no such effect to shake off: {condition}.',
      it: '{who} non ha un effetto di cui liberarsi: {condition}.',
      fi: '{who}: vaikutusta {condition} ei voi itse päättää.',
    },
  },
  'nothing-said': {
    status: 409,
    says: {
      en: 'Nothing of that kind has been said of {who}.',
      it: 'Non è stato detto nulla del genere per {who}.',
      fi: 'Mitään sellaista ei ole sanottu: {who}.',
    },
  },
  'not-a-foe': {
    status: 422,
    says: {
      en: '{who} is no foe: a character faints when the body points run out.',
      it: '{who} non è un nemico: un personaggio sviene quando finiscono i punti corpo.',
      fi: '{who} ei ole vastustaja: hahmo pökertyy, kun kehopisteet loppuvat.',
    },
  },
  'out-of-range': {
    status: 422,
    says: {
      en: '{attribute} {value} is not possible with a racial change of {racial}.',
      it: '{attribute} {value} non è possibile con una modifica razziale di {racial}.',
      fi: '{attribute} {value} ei ole mahdollinen, kun rotumuutos on {racial}.',
    },
  },
  'too-many-racial': {
    status: 422,
    says: {
      en: 'At this table a race raises one attribute at most and lowers one at most.',
      it: 'A questo tavolo una razza alza al massimo una caratteristica e ne abbassa al massimo una.',
      fi: 'Tässä pöydässä rotu nostaa enintään yhtä ominaisuutta ja laskee enintään yhtä.',
    },
  },
  'too-many-skills': {
    status: 422,
    says: {
      en: '{who} may have {most} {most|skill or spell|skills and spells}.',
      it: '{who} può avere {most} {most|abilità o incantesimo|abilità e incantesimi}.',
      fi: '{who}: erikoistaitoja ja loitsuja enintään {most}.',
    },
  },
  'nothing-to-learn': {
    status: 404,
    says: {
      en: 'There is no skill or spell {what}.',
      it: 'Non c’è abilità o incantesimo {what}.',
      fi: 'Erikoistaitoa tai loitsua {what} ei ole.',
    },
  },
  'no-such-folk': {
    status: 404,
    says: {
      en: 'Nobody called {from} is ready to be brought in. There are: {known}.',
      it: 'Non c’è {from} tra i pronti. Ci sono: {known}.',
      fi: 'Valmista hahmoa {from} ei ole. Valmiina: {known}.',
    },
  },
  'taken-already': {
    status: 422,
    says: { en: 'Taken already.', it: 'Ce l’hai già.', fi: 'Jo mukana.' },
  },
  'no-slot': {
    status: 422,
    says: {
      en: 'No room: a {weight} slot is needed.',
      it: 'Non ci sta: serve uno spazio {weight}.',
      fi: 'Ei mahdu: {weight} paikka puuttuu.',
    },
  },
  'raised-already': {
    status: 422,
    says: {
      en: 'The race raises this one.',
      it: 'È quella che la razza alza.',
      fi: 'Rotu nostaa juuri tätä.',
    },
  },
  'id-taken': {
    status: 409,
    says: {
      en: 'Somebody is called {id} already.',
      it: 'C’è già qualcuno che si chiama {id}.',
      fi: '{id} on jo käytössä.',
    },
  },
} as const satisfies RefusalBook;
