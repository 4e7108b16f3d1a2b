import type { RefusalBook } from '@arbitro/kernel';

/** What the rules outside fights say no for. */
export const CHECK_REFUSALS = {
  'no-base': {
    status: 422,
    says: {
      en: 'The tables give no base for {skill}: the game master must set one first.',
      it: 'Le tabelle non danno una probabilità base per {skill}: deve prima stabilirla il Game Master.',
      fi: 'Taulukoissa ei ole perusarvoa taidolle {skill}: pelinjohtajan on ensin annettava se.',
    },
  },
  'never-by-itself': {
    status: 422,
    says: {
      en: '{skill} is never rolled by itself.',
      it: '{skill} non si tira mai da sola.',
      fi: '{skill}: taitoa ei koskaan heitetä erikseen.',
    },
  },
  'skill-or-roll': {
    status: 422,
    says: {
      en: 'Say either a skill or a characteristic roll.',
      it: 'Indica un’abilità oppure un tiro caratteristica.',
      fi: 'Valitse joko taito tai ominaisuusheitto.',
    },
  },
  'not-so-long': {
    status: 422,
    says: {
      en: 'This does not take so long. Possible: {allowed}.',
      it: 'Non richiede quel tempo. Possibile: {allowed}.',
      fi: 'Tähän ei kulu niin paljon aikaa. Mahdollista: {allowed}.',
    },
  },
  'players-roll': {
    status: 422,
    says: {
      en: '{who} is a player’s character: the dice decide.',
      it: '{who} è di un giocatore: decidono i dadi.',
      fi: '{who} on pelaajahahmo: nopat ratkaisevat.',
    },
  },
  'no-chance': {
    status: 422,
    says: {
      en: '{who} has no chance with {skill}: the task would never end.',
      it: '{who} non ha alcuna possibilità con {skill}: il compito non finirebbe mai.',
      fi: '{who}: taidolla {skill} ei ole mahdollisuuksia, tehtävä ei päättyisi koskaan.',
    },
  },
  'nobody-rolls': {
    status: 422,
    says: {
      en: 'Two things do not resist each other: somebody must be on one side.',
      it: 'Due cose non si oppongono resistenza: da una parte ci vuole qualcuno.',
      fi: 'Kaksi esinettä ei vastusta toisiaan: toisella puolella on oltava joku.',
    },
  },
  'not-for-this-use': {
    status: 422,
    says: {
      en: '{use} sets {characteristic} against {against}.',
      it: '{use} contrappone {characteristic} a {against}.',
      fi: '{use}: vastakkain ovat {characteristic} ja {against}.',
    },
  },
  'no-characteristic': {
    status: 422,
    says: {
      en: '{who} has no {characteristic}.',
      it: '{who} non ha {characteristic}.',
      fi: '{who}: ominaisuutta {characteristic} ei ole.',
    },
  },
  'no-distance': {
    status: 422,
    says: {
      en: 'It must be more than 0 metres.',
      it: 'Devono essere più di 0 metri.',
      fi: 'Matkan on oltava yli 0 metriä.',
    },
  },
  'nothing-ticked': {
    status: 422,
    says: {
      en: 'Nobody has a skill ticked.',
      it: 'Nessuno ha abilità spuntate.',
      fi: 'Kenelläkään ei ole merkittyjä taitoja.',
    },
  },
  'too-many-checks': {
    status: 422,
    says: {
      en: 'At most {most} free checks.',
      it: 'Al massimo {most} prove gratuite.',
      fi: 'Enintään {most} ilmaista tarkistusta.',
    },
  },
  'skill-twice': {
    status: 422,
    says: {
      en: '{skill} is named twice.',
      it: '{skill} è indicata due volte.',
      fi: '{skill} on mainittu kahdesti.',
    },
  },
  'teaches-oneself': {
    status: 422,
    says: {
      en: '{who} cannot be their own teacher.',
      it: '{who} non può insegnare a se stesso.',
      fi: '{who} ei voi opettaa itseään.',
    },
  },
  'lesson-too-short': {
    status: 422,
    says: {
      en: 'A lesson takes at least {least} hours.',
      it: 'Una lezione richiede almeno {least} ore.',
      fi: 'Opetukseen kuluu vähintään {least} tuntia.',
    },
  },
  'too-little-power': {
    status: 422,
    says: {
      en: '{who} has {has} power {has|point|points}; this takes {cost}.',
      it: '{who} ha {has} {has|Punto|Punti} Potere: ne servono {cost}.',
      fi: '{who}: voimapisteitä {has}, tarvitaan {cost}.',
    },
  },
  'is-dead': {
    status: 422,
    says: { en: '{who} is dead.', it: '{who}: non è più in vita.', fi: '{who} on kuollut.' },
  },
  'already-ill': {
    status: 422,
    says: {
      en: '{who} has {disease} already.',
      it: '{who} ha già {disease}.',
      fi: '{who} sairastaa jo: {disease}.',
    },
  },
  'not-ill': {
    status: 422,
    says: {
      en: '{who} does not have {disease}.',
      it: '{who} non ha {disease}.',
      fi: '{who} ei sairasta: {disease}.',
    },
  },
  'doctored-already': {
    status: 422,
    says: {
      en: '{who} has been treated for {disease} already: the roll to recover comes first.',
      it: '{who} è già in cura per {disease}: prima viene il tiro per guarire.',
      fi: '{who} on jo saanut hoitoa ({disease}): ensin heitetään toipumisesta.',
    },
  },
  'no-such-wound': {
    status: 422,
    says: {
      en: '{who} has no wound {wound}.',
      it: '{who} non ha la ferita {wound}.',
      fi: '{who}: vammaa {wound} ei ole.',
    },
  },
  'wound-treated': {
    status: 422,
    says: {
      en: 'This wound of {who} has had its First Aid.',
      it: 'Questa ferita di {who} ha già ricevuto Primo Soccorso.',
      fi: '{who}: tälle vammalle on jo annettu ensiapua.',
    },
  },
  'not-for-first-aid': {
    status: 422,
    says: {
      en: 'First Aid is no help against poison or disease.',
      it: 'Il Primo Soccorso non serve contro veleni e malattie.',
      fi: 'Ensiapu ei auta myrkkyyn eikä tautiin.',
    },
  },
  'not-carried': {
    status: 422,
    says: {
      en: '{who} does not carry {arm}.',
      it: '{who} non porta {arm}.',
      fi: '{who} ei kanna mukanaan: {arm}.',
    },
  },
  'hands-full': {
    status: 422,
    says: {
      en: '{who} has not hands enough for that.',
      it: '{who} non ha abbastanza mani.',
      fi: '{who}: kädet eivät riitä siihen.',
    },
  },
  'only-shields-slung': {
    status: 422,
    says: {
      en: 'Only a shield can be slung: {arm} is none.',
      it: 'A tracolla va solo uno scudo: {arm} non lo è.',
      fi: 'Vain kilven voi ripustaa selkään: {arm} ei ole kilpi.',
    },
  },
  'not-related': {
    status: 422,
    says: {
      en: '{by} cannot stand in for {skill}.',
      it: '{by} non può sostituire {skill}.',
      fi: '{by} ei voi korvata taitoa {skill}.',
    },
  },
  'no-dice-in-block': {
    status: 422,
    says: {
      en: '{who} has no dice to roll characteristics with.',
      it: '{who} non ha dadi con cui tirare le caratteristiche.',
      fi: '{who}: ominaisuuksille ei ole noppia.',
    },
  },
  'block-as-printed': {
    status: 422,
    says: {
      en: 'At this table {who} has the printed averages.',
      it: 'A questo tavolo {who} ha i valori medi stampati.',
      fi: 'Tässä pöydässä käytetään painettuja keskiarvoja: {who}.',
    },
  },
} as const satisfies RefusalBook;
