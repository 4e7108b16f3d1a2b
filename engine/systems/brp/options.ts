import type { Figures, OptionBook, OptionsOf } from '@arbitro/kernel';
import type { RuleId } from './rules.ts';

const ABOVE_NONE = {
  en: 'Any other whole number above 0.',
  it: 'Qualsiasi altro numero intero sopra lo 0.',
  fi: 'Mikä tahansa muu positiivinen kokonaisluku.',
};

/** @rule brp.time.round */
const OTHER_DEFENCES = {
  numbers: { least: 1, most: 99 },
  about: ABOVE_NONE,
  says: (most) => ({
    en: `${most} parries or dodges in a round.`,
    it: `${most} parate o schivate per round.`,
    fi: `${most} torjuntaa tai väistöä kierroksessa.`,
  }),
} as const satisfies Figures;

/** @rule brp.poison.antidote */
const OTHER_BENEFITS = {
  numbers: { least: 1, most: 999 },
  about: ABOVE_NONE,
  says: (points) => ({
    en: `It takes ${points} off the EFF of the poison.`,
    it: `Toglie ${points} all'EFF del veleno.`,
    fi: `Se vähentää myrkyn tehosta (EFF) ${points}.`,
  }),
} as const satisfies Figures;

export const OPTIONS = {
  era: {
    kind: 'switch',
    rule: 'brp.skills.era-bases',
    title: { en: 'Era of the setting', it: "Era dell'ambientazione", fi: 'Aikakausi' },
    default: 'modern',
    settings: [
      {
        value: 'modern',
        says: {
          en: 'The present day: Knowledge and Medicine start at 5, First Aid at 30, Drive at 20.',
          it: "L'era moderna: Conoscenza e Medicina partono da 05%, Primo Soccorso da 30%, Guidare da 20%.",
          fi: 'Nykyaika: Tieto ja Lääketiede alkavat arvosta 5, Ensiapu arvosta 30 ja Ajaminen arvosta 20.',
        },
      },
      {
        value: 'past',
        says: {
          en: 'A past age: Knowledge starts at 1, Medicine at 0, First Aid at INT, Drive at 1.',
          it: "Un'era passata: Conoscenza parte da 01%, Medicina da 00%, Primo Soccorso da INT×1, Guidare da 01%.",
          fi: 'Menneisyys: Tieto alkaa arvosta 1, Lääketiede arvosta 0, Ensiapu ÄLY:n arvosta ja Ajaminen arvosta 1.',
        },
      },
      {
        value: 'future',
        says: {
          en: 'The future: Knowledge and Medicine start at 5, First Aid at 30, Drive at 1.',
          it: "L'era futura: Conoscenza e Medicina partono da 05%, Primo Soccorso da 30%, Guidare da 01%.",
          fi: 'Tulevaisuus: Tieto ja Lääketiede alkavat arvosta 5, Ensiapu arvosta 30 ja Ajaminen arvosta 1.',
        },
      },
    ],
  },
  literacy: {
    kind: 'switch',
    rule: 'brp.skills.language',
    title: { en: 'Literacy', it: 'Istruzione diffusa o no', fi: 'Lukutaidon yleisyys' },
    default: 'common',
    settings: [
      {
        value: 'common',
        says: {
          en: "Literacy in a language starts at the base chance of that language: INT times 5 for one's own, 0 for any other.",
          it: 'Leggere e Scrivere in una lingua parte dalla probabilità base di quella lingua: INT×5 per la Lingua Madre, 00% per le altre.',
          fi: 'Luku- ja kirjoitustaito alkaa saman kielen perusarvosta: omassa kielessä ÄLY × 5, muissa 0.',
        },
      },
      {
        value: 'rare',
        says: {
          en: "Few can read: Literacy starts at 0 in every language, one's own included.",
          it: 'Pochi sanno leggere: Leggere e Scrivere parte da 00% in ogni lingua, anche nella propria.',
          fi: 'Harva osaa lukea: luku- ja kirjoitustaito alkaa nollasta kaikissa kielissä, myös omassa.',
        },
      },
    ],
  },
  specialThreshold: {
    kind: 'switch',
    rule: 'brp.skills.special-success',
    title: {
      en: 'One fifth for a special success',
      it: 'Il quinto del successo speciale',
      fi: 'Erikoisonnistumisen viidennes',
    },
    default: 'table',
    settings: [
      {
        value: 'table',
        says: {
          en: 'As in the printed table: one fifth of the final chance rounded to the nearest whole number, at least 1. A chance of 47 has its special on 01–09.',
          it: "Come nella tabella: un quinto della probabilità finale arrotondato all'intero più vicino, almeno 1. Con 47% lo speciale è 01–09.",
          fi: 'Taulukon mukaan: viidesosa lopullisesta todennäköisyydestä pyöristettynä lähimpään kokonaislukuun, vähintään 1. Arvolla 47 erikoisonnistuminen tulee tuloksella 01–09.',
        },
      },
      {
        value: 'round-up',
        says: {
          en: 'As in the text: one fifth rounded up. A chance of 47 has its special on 01–10.',
          it: 'Come nel testo: un quinto arrotondato per eccesso. Con 47% lo speciale è 01–10.',
          fi: 'Tekstin mukaan: viidesosa pyöristetään ylöspäin. Arvolla 47 erikoisonnistuminen tulee tuloksella 01–10.',
        },
      },
    ],
  },
  strictWording: {
    kind: 'switch',
    rule: 'brp.skills.special-success',
    title: {
      en: '“Lower than” in combat',
      it: '«Inferiore a» in combattimento',
      fi: '”Pienempi kuin” taistelussa',
    },
    default: 'inclusive',
    settings: [
      {
        value: 'inclusive',
        says: {
          en: 'A roll equal to the limit counts: attack specials at or below one fifth, parries and dodges at or below the chance, Martial Arts at or below its rating.',
          it: "Vale anche il risultato pari: speciale d'attacco pari o inferiore a un quinto, parata e schivata pari o inferiori alla probabilità, Arti Marziali pari o inferiore al suo valore.",
          fi: 'Yhtä suuri tulos riittää: hyökkäyksen erikoisonnistuminen on enintään viidesosa, torjunta ja väistö enintään todennäköisyys, Taistelulajit enintään taitoarvo.',
        },
      },
      {
        value: 'literal',
        says: {
          en: 'To the letter: an attack special needs a roll strictly below one fifth of the chance, a parry or dodge a roll strictly below its chance, Martial Arts a roll strictly below its rating.',
          it: "Alla lettera: lo speciale d'attacco richiede un risultato strettamente inferiore a un quinto, parata e schivata uno strettamente inferiore alla probabilità, Arti Marziali uno strettamente inferiore al suo valore.",
          fi: 'Kirjaimellisesti: hyökkäyksen erikoisonnistumisen on jäätävä alle viidesosan, torjunnan ja väistön alle todennäköisyyden ja Taistelulajien alle taitoarvon.',
        },
      },
    ],
  },
  lowChance: {
    kind: 'switch',
    rule: 'brp.skills.low-chance',
    title: { en: 'Chances of 01–05', it: 'Probabilità 01–05', fi: 'Todennäköisyydet 01–05' },
    default: 'table',
    settings: [
      {
        value: 'table',
        says: {
          en: 'A final chance of 1 to 5 succeeds on 01–05; 01 is special.',
          it: 'Una probabilità finale da 1 a 5 riesce con 01–05; lo 01 è speciale.',
          fi: 'Lopullinen todennäköisyys 1–5 onnistuu tuloksella 01–05; 01 on erikoisonnistuminen.',
        },
      },
      {
        value: 'exact',
        says: {
          en: 'A final chance of 1 to 5 succeeds only at or below itself; 01 is special.',
          it: 'Una probabilità finale da 1 a 5 riesce solo con un risultato pari o inferiore a essa; lo 01 è speciale.',
          fi: 'Lopullinen todennäköisyys 1–5 onnistuu vain enintään omalla arvollaan; 01 on erikoisonnistuminen.',
        },
      },
    ],
  },
  modifierOrder: {
    kind: 'switch',
    rule: 'brp.skills.roll',
    title: {
      en: 'Percentage points and difficulty',
      it: 'Punti percentuali e difficoltà',
      fi: 'Prosenttiyksiköt ja vaikeus',
    },
    default: 'flat-first',
    settings: [
      {
        value: 'flat-first',
        says: {
          en: 'Percentage points are added or taken off first, not below 0, and then the difficulty multiplies the result.',
          it: 'Prima si sommano o sottraggono i punti percentuali, non sotto 0, poi la difficoltà moltiplica il risultato.',
          fi: 'Ensin lisätään tai vähennetään prosenttiyksiköt, ei alle nollan, ja sitten vaikeus kertoo tuloksen.',
        },
      },
      {
        value: 'factor-first',
        says: {
          en: 'The difficulty multiplies the rating first, rounded up, and then percentage points are added or taken off, not below 0.',
          it: 'Prima la difficoltà moltiplica il punteggio, per eccesso, poi si sommano o sottraggono i punti percentuali, non sotto 0.',
          fi: 'Ensin vaikeus kertoo taitoarvon, pyöristys ylöspäin, ja sitten lisätään tai vähennetään prosenttiyksiköt, ei alle nollan.',
        },
      },
    ],
  },
  difficultyStacking: {
    kind: 'switch',
    rule: 'brp.difficulty.stacking',
    title: {
      en: 'Several difficulties at once',
      it: 'Più difficoltà insieme',
      fi: 'Useita vaikeuksia yhtä aikaa',
    },
    default: 'level',
    settings: [
      {
        value: 'level',
        says: {
          en: 'Any number of Difficult reasons halve once, the quarter of long range takes the place of a half, Easy doubles once and multiplies with the worst of them.',
          it: 'Quanti che siano, i motivi per Difficile dimezzano una volta sola, il quarto della lunga gittata sostituisce la metà, Facile raddoppia una volta e si moltiplica con il peggiore.',
          fi: 'Kuinka moni syy tahansa tekee heitosta vaikean vain kerran (puolet), pitkän kantaman neljännes korvaa puolikkaan, ja helppo kaksinkertaistaa kerran ja kerrotaan pahimman kanssa.',
        },
      },
      {
        value: 'multiply',
        says: {
          en: 'Every reason multiplies: two Difficult make a quarter, Difficult and the quarter of long range an eighth, two Easy fourfold.',
          it: 'Ogni motivo moltiplica: due Difficile danno un quarto, Difficile e il quarto della lunga gittata un ottavo, due Facile il quadruplo.',
          fi: 'Jokainen syy kertoo: kaksi vaikeaa on neljännes, vaikea ja pitkän kantaman neljännes kahdeksasosa, kaksi helppoa nelinkertainen.',
        },
      },
    ],
  },
  opposedSuccessTie: {
    kind: 'switch',
    rule: 'brp.opposed.equal-quality',
    title: {
      en: 'Success against success',
      it: 'Successo contro successo',
      fi: 'Onnistuminen onnistumista vastaan',
    },
    default: 'higher-skill',
    settings: [
      {
        value: 'higher-skill',
        says: {
          en: 'Of two normal successes the one with the higher skill wins.',
          it: "Tra due successi normali vince chi ha l'abilità più alta.",
          fi: 'Kahdesta tavallisesta onnistumisesta voittaa se, jonka taito on suurempi.',
        },
      },
      {
        value: 'both-fail',
        says: {
          en: 'Two normal successes cancel each other out: both fail.',
          it: 'Due successi normali si cancellano a vicenda: entrambi falliscono.',
          fi: 'Kaksi tavallista onnistumista kumoaa toisensa: molemmat epäonnistuvat.',
        },
      },
    ],
  },
  opposedSpecialTie: {
    kind: 'switch',
    rule: 'brp.opposed.special-vs-special',
    title: {
      en: 'Special against special',
      it: 'Speciale contro speciale',
      fi: 'Erikoisonnistuminen erikoisonnistumista vastaan',
    },
    default: 'both-fail',
    settings: [
      {
        value: 'both-fail',
        says: {
          en: 'Two special successes cancel each other out: both fail, but both may be ticked.',
          it: 'Due successi speciali si cancellano: entrambi falliscono, ma entrambi possono essere spuntati.',
          fi: 'Kaksi erikoisonnistumista kumoaa toisensa: molemmat epäonnistuvat, mutta molemmat voi merkitä.',
        },
      },
      {
        value: 'higher-skill',
        says: {
          en: 'Of two special successes the one with the higher skill wins, at the level of a normal success.',
          it: "Tra due successi speciali vince chi ha l'abilità più alta, con un successo normale.",
          fi: 'Kahdesta erikoisonnistumisesta voittaa se, jonka taito on suurempi, tavallisella onnistumisella.',
        },
      },
    ],
  },
  opposedThirdParty: {
    kind: 'switch',
    rule: 'brp.opposed.special-vs-special',
    title: {
      en: 'A third party when two specials cancel out',
      it: 'Un terzo quando due speciali si cancellano',
      fi: 'Kolmas osapuoli, kun kaksi erikoisonnistumista kumoutuu',
    },
    default: 'nobody',
    settings: [
      {
        value: 'nobody',
        says: {
          en: 'Two specials that cancel out leave nothing to a third whose roll was worse: nobody wins.',
          it: 'Due speciali che si cancellano non lasciano nulla a un terzo che ha tirato peggio: non vince nessuno.',
          fi: 'Kumoutuvat erikoisonnistumiset eivät jätä mitään kolmannelle, jonka heitto oli huonompi: kukaan ei voita.',
        },
      },
      {
        value: 'next-best',
        says: {
          en: 'Specials that cancel out are failures, and the best of the others wins with what they rolled.',
          it: 'Gli speciali che si cancellano sono fallimenti, e il migliore degli altri vince con ciò che ha tirato.',
          fi: 'Kumoutuvat erikoisonnistumiset ovat epäonnistumisia, ja muista paras voittaa sillä, mitä heitti.',
        },
      },
    ],
  },
  opposedTieValue: {
    kind: 'switch',
    rule: 'brp.opposed.equal-quality',
    title: {
      en: 'What is compared in a tie',
      it: 'Che cosa si confronta a parità',
      fi: 'Mitä tasatilanteessa verrataan',
    },
    default: 'rating',
    settings: [
      {
        value: 'rating',
        says: {
          en: 'The ratings on the sheets, without modifiers.',
          it: 'I punteggi sulle schede, senza modificatori.',
          fi: 'Lomakkeiden taitoarvot ilman muutoksia.',
        },
      },
      {
        value: 'chance',
        says: {
          en: 'The final chances of this roll, modifiers and difficulty included.',
          it: 'Le probabilità finali di questo tiro, modificatori e difficoltà compresi.',
          fi: 'Tämän heiton lopulliset todennäköisyydet muutoksineen ja vaikeuksineen.',
        },
      },
    ],
  },
  opposedDeadHeat: {
    kind: 'switch',
    rule: 'brp.opposed.equal-quality',
    title: {
      en: 'Same level and same value',
      it: 'Stesso livello e stesso valore',
      fi: 'Sama taso ja sama arvo',
    },
    default: 'stalemate',
    settings: [
      {
        value: 'stalemate',
        says: {
          en: 'Nobody wins: the contest is a stalemate.',
          it: 'Nessuno vince: è uno stallo.',
          fi: 'Kukaan ei voita: syntyy pattitilanne.',
        },
      },
      {
        value: 'reroll',
        says: {
          en: 'Both roll again until the tie is broken.',
          it: 'Entrambi ritirano finché la parità non si rompe.',
          fi: 'Molemmat heittävät uudelleen, kunnes tasatilanne ratkeaa.',
        },
      },
    ],
  },
  resistanceBeyondTable: {
    kind: 'switch',
    rule: 'brp.resistance.beyond-table',
    title: { en: 'A difference of 10 or more', it: 'Differenza di 10 o più', fi: 'Ero 10 tai enemmän' },
    default: 'automatic',
    settings: [
      {
        value: 'automatic',
        says: {
          en: 'The active side succeeds without a roll when it is 10 or more above the passive side, and fails without a roll when it is 10 or more below.',
          it: 'La parte attiva riesce senza tirare se supera la passiva di 10 o più, e fallisce senza tirare se le è sotto di 10 o più.',
          fi: 'Aktiivinen osapuoli onnistuu heittämättä, jos se on vähintään 10 suurempi kuin passiivinen, ja epäonnistuu heittämättä, jos se on vähintään 10 pienempi.',
        },
      },
      {
        value: 'five-percent',
        says: {
          en: 'The chance is never below 5 nor above 95, and it is always rolled.',
          it: 'La probabilità non scende sotto 5% né sale oltre 95%, e si tira sempre.',
          fi: 'Todennäköisyys on aina 5–95, ja heitto tehdään aina.',
        },
      },
    ],
  },
  teachingImprovement: {
    kind: 'switch',
    rule: 'brp.experience.teaching',
    title: {
      en: 'When a lesson bears fruit',
      it: 'Quando una lezione dà frutto',
      fi: 'Milloin opetus tuottaa tulosta',
    },
    default: 'immediate',
    settings: [
      {
        value: 'immediate',
        says: {
          en: 'After a successful lesson the student makes the experience roll at once and the tick is erased.',
          it: 'Dopo una lezione riuscita lo studente effettua subito il tiro esperienza e la spunta si cancella.',
          fi: 'Onnistuneen opetuksen jälkeen oppilas tekee kokemusheiton heti ja merkintä pyyhitään.',
        },
      },
      {
        value: 'end-of-adventure',
        says: {
          en: 'The student only ticks the skill; the experience roll comes at the end of the adventure with the others.',
          it: "Lo studente spunta soltanto l'abilità; il tiro esperienza si fa al termine dell'avventura con gli altri.",
          fi: 'Oppilas saa vain merkinnän; kokemusheitto tehdään seikkailun lopussa muiden mukana.',
        },
      },
    ],
  },
  rerolls: {
    kind: 'switch',
    rule: 'brp.characteristics.reroll-all',
    title: {
      en: 'Rolling all characteristics anew',
      it: 'Ritirare tutte le caratteristiche',
      fi: 'Kaikkien ominaisuuksien heittäminen uudelleen',
    },
    default: 'refused',
    settings: [
      {
        value: 'refused',
        says: {
          en: 'The seven characteristics stand as they were rolled.',
          it: 'Le sette caratteristiche restano come sono state tirate.',
          fi: 'Seitsemän ominaisuutta pysyvät sellaisina kuin ne heitettiin.',
        },
      },
      {
        value: 'granted',
        says: {
          en: 'The game master lets every player throw all seven away and roll them again, never single ones.',
          it: 'Il Game Master concede a ogni giocatore di scartare tutte e sette le caratteristiche e ritirarle, mai solo qualcuna.',
          fi: 'Pelinjohtaja antaa jokaisen pelaajan hylätä kaikki seitsemän ja heittää ne uudelleen, ei koskaan vain joitakin.',
        },
      },
    ],
  },
  creationShift: {
    kind: 'switch',
    rule: 'brp.characteristics.shift-points',
    title: {
      en: 'Moving points between characteristics',
      it: 'Spostare punti tra caratteristiche',
      fi: 'Pisteiden siirto ominaisuuksien välillä',
    },
    default: 'single-pair',
    settings: [
      {
        value: 'single-pair',
        says: {
          en: 'Up to 3 points from one characteristic to one other.',
          it: 'Fino a 3 punti da una sola caratteristica a una sola altra.',
          fi: 'Enintään 3 pistettä yhdestä ominaisuudesta yhteen toiseen.',
        },
      },
      {
        value: 'total',
        says: {
          en: 'Any number of moves between any characteristics, 3 points in all at most.',
          it: 'Spostamenti a piacere tra più caratteristiche, al massimo 3 punti in tutto.',
          fi: 'Siirtoja saa tehdä vapaasti minkä tahansa ominaisuuksien välillä, yhteensä enintään 3 pistettä.',
        },
      },
    ],
  },
  creationShiftLimit: {
    kind: 'switch',
    rule: 'brp.characteristics.shift-points',
    title: {
      en: 'Limits of a moved characteristic',
      it: 'Limiti della caratteristica spostata',
      fi: 'Siirretyn ominaisuuden rajat',
    },
    default: 'human',
    settings: [
      {
        value: 'human',
        says: {
          en: 'After the move every characteristic lies between 3 and 18.',
          it: 'Dopo lo spostamento ogni caratteristica resta tra 3 e 18.',
          fi: 'Siirron jälkeen jokaisen ominaisuuden on oltava 3–18.',
        },
      },
      {
        value: 'none',
        says: {
          en: 'The move may pass 18, or go below 3 but not below 1.',
          it: 'Lo spostamento può superare 18 o scendere sotto 3, ma non sotto 1.',
          fi: 'Siirto voi ylittää arvon 18 tai alittaa arvon 3, mutta ei arvoa 1.',
        },
      },
    ],
  },
  creationCap75: {
    kind: 'switch',
    rule: 'brp.creation.cap-75',
    title: {
      en: 'No skill above 75 at the start',
      it: "Nessuna abilità oltre 75% all'inizio",
      fi: 'Alussa mikään taito ei ylitä 75:tä',
    },
    default: false,
    settings: [
      {
        value: false,
        says: {
          en: 'A starting skill may be as high as its points take it.',
          it: "Un'abilità iniziale può arrivare fin dove la portano i punti.",
          fi: 'Taito saa alussa olla niin suuri kuin pisteillä saa.',
        },
      },
      {
        value: true,
        says: {
          en: 'No rating may be above 75 at the end of creation; a skill whose base is already above 75 stays at its base.',
          it: "Alla fine della creazione nessun punteggio supera 75%; un'abilità con base già oltre 75% resta alla base.",
          fi: 'Luomisen lopussa mikään taitoarvo ei ylitä 75:tä; taito, jonka perusarvo on jo yli 75, pysyy perusarvossaan.',
        },
      },
    ],
  },
  professionRepeatAny: {
    kind: 'switch',
    rule: 'brp.professions.list',
    title: {
      en: 'The same entry of a profession twice',
      it: 'La stessa voce della professione due volte',
      fi: 'Ammatin sama kohta kahdesti',
    },
    default: false,
    settings: [
      {
        value: false,
        says: {
          en: "Each entry of a profession's list is chosen once at most, except the scientist's five fields.",
          it: "Ogni voce dell'elenco di una professione si sceglie al massimo una volta, tranne i cinque campi dello scienziato.",
          fi: 'Ammatin luettelon kunkin kohdan voi valita vain kerran, paitsi tiedemiehen viisi alaa.',
        },
      },
      {
        value: true,
        says: {
          en: 'An entry with a free specialisation may be chosen several times, with a different specialisation each time.',
          it: 'Una voce a specializzazione libera si può scegliere più volte, ogni volta con una specializzazione diversa.',
          fi: 'Kohdan, jonka erikoistuminen on vapaa, voi valita useasti, joka kerta eri erikoistumisella.',
        },
      },
    ],
  },
  damageBonusAbove56: {
    kind: 'switch',
    rule: 'brp.derived.damage-bonus',
    title: {
      en: 'Damage bonus beyond the table',
      it: 'Bonus al Danno oltre la tabella',
      fi: 'Vahinkobonus taulukon yli',
    },
    default: 'cap',
    settings: [
      {
        value: 'cap',
        says: {
          en: 'Above a sum of 56 the bonus stays at +2D6.',
          it: 'Oltre una somma di 56 il bonus resta +2D6.',
          fi: 'Kun summa on yli 56, bonus pysyy arvossa +2D6.',
        },
      },
      {
        value: 'extend',
        says: {
          en: 'Above 56 every 16 points begun add 1D6: 57–72 gives +3D6, 73–88 gives +4D6 and so on.',
          it: 'Oltre 56 ogni 16 punti iniziati aggiungono 1D6: 57–72 dà +3D6, 73–88 dà +4D6 e così via.',
          fi: 'Yli 56:n jokainen alkava 16 pistettä lisää 1D6: 57–72 antaa +3D6, 73–88 antaa +4D6 ja niin edelleen.',
        },
      },
    ],
  },
  derivedRecalculation: {
    kind: 'switch',
    rule: 'brp.derived.hit-points',
    title: {
      en: 'Derived values when a characteristic changes',
      it: 'Valori derivati quando una caratteristica cambia',
      fi: 'Johdetut arvot ominaisuuden muuttuessa',
    },
    default: 'live',
    settings: [
      {
        value: 'live',
        says: {
          en: 'Maximum hit points, power points, damage bonus and characteristic rolls follow the current characteristics.',
          it: 'Punti Ferita massimi, Punti Potere, Bonus al Danno e tiri caratteristica seguono le caratteristiche attuali.',
          fi: 'Suurin kestopistemäärä, voimapisteet, vahinkobonus ja ominaisuusheitot seuraavat nykyisiä ominaisuuksia.',
        },
      },
      {
        value: 'frozen',
        says: {
          en: 'Maximum hit points, power points and damage bonus stay as they were at creation; only the rolls follow the current characteristics.',
          it: 'Punti Ferita massimi, Punti Potere e Bonus al Danno restano quelli della creazione; solo i tiri seguono le caratteristiche attuali.',
          fi: 'Suurin kestopistemäärä, voimapisteet ja vahinkobonus pysyvät sellaisina kuin ne luotaessa olivat; vain heitot seuraavat nykyisiä ominaisuuksia.',
        },
      },
    ],
  },
  declaration: {
    kind: 'switch',
    rule: 'brp.combat.skip-declaration',
    title: { en: 'Statement of intents', it: "Dichiarazione d'intenti", fi: 'Aikeiden ilmoittaminen' },
    default: 'spoken',
    settings: [
      {
        value: 'spoken',
        says: {
          en: 'Every round begins with everyone stating their intent in descending DEX; moves follow what was stated.',
          it: 'Ogni round inizia con le dichiarazioni di tutti in ordine di DES decrescente; i movimenti seguono quanto dichiarato.',
          fi: 'Jokainen kierros alkaa sillä, että kaikki kertovat aikeensa suurimmasta KTR:stä alkaen; liikkeet noudattavat ilmoitettua.',
        },
      },
      {
        value: 'skipped',
        says: {
          en: 'There is no such phase: everyone says what they do when their DEX rank comes.',
          it: "La fase non c'è: ognuno dice che cosa fa quando arriva il suo ordine di DES.",
          fi: 'Vaihetta ei ole: kukin kertoo tekonsa, kun hänen vuoronsa ketteryysjärjestyksessä tulee.',
        },
      },
    ],
  },
  movementBrackets: {
    kind: 'switch',
    rule: 'brp.combat.movement',
    title: {
      en: 'Distances of creatures with another MOV',
      it: 'Distanze per chi ha un altro MOV',
      fi: 'Matkat, kun MOV on toinen',
    },
    default: 'fixed',
    settings: [
      {
        value: 'fixed',
        says: {
          en: 'The printed metres (5, 15, 29) hold for everybody; at most one can move three metres per point of MOV.',
          it: 'I metri stampati (5, 15, 29) valgono per tutti; al massimo ci si muove di tre metri per punto di MOV.',
          fi: 'Painetut metrit (5, 15, 29) koskevat kaikkia; enintään voi liikkua kolme metriä kutakin MOV-pistettä kohden.',
        },
      },
      {
        value: 'scaled',
        says: {
          en: 'The metres are multiplied by MOV and divided by 10.',
          it: 'I metri si moltiplicano per MOV e si dividono per 10.',
          fi: 'Metrit kerrotaan MOV:lla ja jaetaan kymmenellä.',
        },
      },
    ],
  },
  dexRankRounding: {
    kind: 'switch',
    rule: 'brp.combat.movement',
    title: {
      en: 'Half and quarter DEX rank',
      it: "Metà e quarto dell'ordine di DES",
      fi: 'Ketteryysjärjestyksen puolikas ja neljännes',
    },
    default: 'up',
    settings: [
      {
        value: 'up',
        says: {
          en: 'Rounded up.',
          it: 'Arrotondati per eccesso.',
          fi: 'Pyöristetään ylöspäin.',
        },
      },
      {
        value: 'down',
        says: {
          en: 'Rounded down.',
          it: 'Arrotondati per difetto.',
          fi: 'Pyöristetään alaspäin.',
        },
      },
      {
        value: 'exact',
        says: {
          en: 'Kept as fractions: 6.5 acts before 6.',
          it: 'Si tengono le frazioni: 6,5 agisce prima di 6.',
          fi: 'Pidetään murtolukuina: 6,5 toimii ennen kuutosta.',
        },
      },
    ],
  },
  dexRankOrder: {
    kind: 'switch',
    rule: 'brp.combat.dex-order',
    title: {
      en: 'Moving and drawing in one round',
      it: 'Muoversi ed estrarre nello stesso round',
      fi: 'Liike ja aseen veto samalla kierroksella',
    },
    default: 'divide-then-subtract',
    settings: [
      {
        value: 'divide-then-subtract',
        says: {
          en: 'The rank is first halved or quartered for the movement, then 5 is taken off for each weapon drawn or put away.',
          it: "Prima l'ordine si dimezza o si riduce a un quarto per il movimento, poi si toglie 5 per ogni arma estratta o riposta.",
          fi: 'Ensin järjestysluku puolitetaan tai jaetaan neljällä liikkeen takia, sitten siitä vähennetään 5 jokaisesta vedetystä tai pois pannusta aseesta.',
        },
      },
      {
        value: 'subtract-then-divide',
        says: {
          en: 'First 5 is taken off for each weapon drawn or put away, then the rest is halved or quartered.',
          it: 'Prima si toglie 5 per ogni arma estratta o riposta, poi il resto si dimezza o si riduce a un quarto.',
          fi: 'Ensin vähennetään 5 jokaisesta vedetystä tai pois pannusta aseesta, sitten loput puolitetaan tai jaetaan neljällä.',
        },
      },
    ],
  },
  dexRankNonPositive: {
    kind: 'switch',
    rule: 'brp.combat.dex-order',
    title: {
      en: 'DEX rank of 0 or less',
      it: 'Ordine di DES pari o inferiore a 0',
      fi: 'Ketteryysjärjestys 0 tai alle',
    },
    default: 'acts-last',
    settings: [
      {
        value: 'acts-last',
        says: {
          en: 'One still acts, after all higher ranks, in the order of the possibly negative numbers.',
          it: 'Si agisce comunque, dopo tutti gli ordini più alti, secondo i numeri anche negativi.',
          fi: 'Silti toimitaan, kaikkien suurempien jälkeen, mahdollisesti negatiivisten lukujen järjestyksessä.',
        },
      },
      {
        value: 'no-action',
        says: {
          en: 'There is no action in this round; defences are still allowed.',
          it: 'In questo round non si agisce; le difese restano permesse.',
          fi: 'Toimintoa ei tällä kierroksella ole; puolustautua saa silti.',
        },
      },
    ],
  },
  defencesPerRound: {
    kind: 'switch',
    rule: 'brp.time.round',
    title: { en: 'Defences in a round', it: 'Difese per round', fi: 'Puolustuksia kierroksessa' },
    default: 'unlimited',
    settings: [
      {
        value: 'unlimited',
        says: {
          en: 'One parry or dodge against every attack, as many as there are, without penalty.',
          it: 'Una parata o schivata contro ogni attacco, quanti che siano, senza penalità.',
          fi: 'Yksi torjunta tai väistö jokaista hyökkäystä vastaan, vaikka niitä olisi kuinka monta, ilman haittaa.',
        },
      },
      {
        value: 1,
        says: {
          en: 'One parry or dodge in a round.',
          it: 'Una sola parata o schivata per round.',
          fi: 'Yksi torjunta tai väistö kierroksessa.',
        },
      },
      {
        value: 2,
        says: {
          en: 'Two parries or dodges in a round.',
          it: 'Due parate o schivate per round.',
          fi: 'Kaksi torjuntaa tai väistöä kierroksessa.',
        },
      },
      {
        value: 3,
        says: {
          en: 'Three parries or dodges in a round.',
          it: 'Tre parate o schivate per round.',
          fi: 'Kolme torjuntaa tai väistöä kierroksessa.',
        },
      },
    ],
    others: OTHER_DEFENCES,
  },
  bareHandParry: {
    kind: 'switch',
    rule: 'brp.combat.parry',
    title: {
      en: 'Parrying with bare hands',
      it: 'Parare a mani nude',
      fi: 'Torjuminen paljain käsin',
    },
    default: 'any',
    settings: [
      {
        value: 'any',
        says: {
          en: 'A free hand parries any blow hand to hand by Brawl, swords too.',
          it: 'Con Rissa una mano libera para ogni colpo in mischia, anche di spada.',
          fi: 'Vapaa käsi torjuu Tappelulla minkä tahansa lähitaisteluiskun, myös miekan.',
        },
      },
      {
        value: 'unarmed',
        says: {
          en: 'Bare hands parry only fists, claws and teeth; weapons are dodged, or parried with something.',
          it: 'Le mani nude parano solo pugni, artigli e denti; le armi si schivano, o si parano con qualcosa.',
          fi: 'Paljain käsin torjutaan vain nyrkkejä, kynsiä ja hampaita; aseita väistetään tai torjutaan jollakin.',
        },
      },
      {
        value: 'none',
        says: {
          en: 'Without a weapon or shield in hand nobody parries.',
          it: 'Senza un’arma o uno scudo in mano nessuno para.',
          fi: 'Ilman asetta tai kilpeä kädessä ei torjuta.',
        },
      },
    ],
  },
  dodgeMissiles: {
    kind: 'switch',
    rule: 'brp.combat.dodge-limits',
    title: {
      en: 'Dodging arrows and thrown weapons',
      it: 'Schivare frecce e armi da lancio',
      fi: 'Nuolten ja heittoaseiden väistö',
    },
    default: false,
    settings: [
      {
        value: false,
        says: {
          en: 'Missiles cannot be dodged at all.',
          it: 'Le armi a distanza non si possono schivare.',
          fi: 'Kaukoaseita ei voi väistää lainkaan.',
        },
      },
      {
        value: true,
        says: {
          en: 'Low-velocity missiles can be dodged at Difficult; firearms and energy weapons never.',
          it: 'Le armi a distanza a bassa velocità si schivano a Difficile; armi da fuoco e a energia mai.',
          fi: 'Hitaita kaukoaseita voi väistää vaikeana; tuliaseita ja energia-aseita ei koskaan.',
        },
      },
    ],
  },
  weaponBreak: {
    kind: 'switch',
    rule: 'brp.combat.weapon-breakage',
    title: { en: 'When a weapon breaks', it: "Quando si rompe un'arma", fi: 'Milloin ase rikkoutuu' },
    default: 'exceeded',
    settings: [
      {
        value: 'exceeded',
        says: {
          en: 'When the damage it has taken is more than its hit points.',
          it: 'Quando il danno subito supera i suoi Punti Ferita.',
          fi: 'Kun sen saama vahinko ylittää sen kestopisteet.',
        },
      },
      {
        value: 'at-zero',
        says: {
          en: 'When the damage it has taken is as much as its hit points.',
          it: 'Quando il danno subito raggiunge i suoi Punti Ferita.',
          fi: 'Kun sen saama vahinko on yhtä suuri kuin sen kestopisteet.',
        },
      },
    ],
  },
  halfBonusRounding: {
    kind: 'switch',
    rule: 'brp.weapons.half-damage-bonus',
    title: {
      en: 'Half of a negative damage bonus',
      it: 'Metà di un Bonus al Danno negativo',
      fi: 'Negatiivisen vahinkobonuksen puolikas',
    },
    default: 'ceiling',
    settings: [
      {
        value: 'ceiling',
        says: {
          en: 'Rounded up like any half: −3 becomes −1.',
          it: 'Arrotondata per eccesso come ogni metà: −3 diventa −1.',
          fi: 'Pyöristetään ylöspäin kuten muutkin puolikkaat: −3:sta tulee −1.',
        },
      },
      {
        value: 'away-from-zero',
        says: {
          en: 'Rounded to the larger penalty: −3 becomes −2.',
          it: 'Arrotondata alla penalità maggiore: −3 diventa −2.',
          fi: 'Pyöristetään suurempaan haittaan: −3:sta tulee −2.',
        },
      },
    ],
  },
  magazineReload: {
    kind: 'switch',
    rule: 'brp.weapons.magazines',
    title: { en: 'Changing a magazine', it: 'Cambiare caricatore', fi: 'Lippaan vaihto' },
    default: 'one-round',
    settings: [
      {
        value: 'one-round',
        says: {
          en: 'Reloading an empty or partly empty magazine takes the action of one round.',
          it: "Ricaricare un caricatore occupa l'azione di un round.",
          fi: 'Lippaan vaihtaminen vie yhden kierroksen toiminnon.',
        },
      },
      {
        value: 'free',
        says: {
          en: 'Reloading takes no action.',
          it: "Ricaricare non occupa l'azione.",
          fi: 'Lippaan vaihtaminen ei vie toimintoa.',
        },
      },
    ],
  },
  splitArmour: {
    kind: 'switch',
    rule: 'brp.armour.table',
    title: { en: 'Armour with two values', it: 'Armatura a due valori', fi: 'Kaksiarvoinen panssari' },
    default: 'velocity',
    settings: [
      {
        value: 'velocity',
        says: {
          en: 'The first value (12) against melee and low-velocity missiles, the second (6) against firearms and energy weapons.',
          it: 'Il primo valore (12) contro mischia e armi a distanza a bassa velocità, il secondo (6) contro armi da fuoco e a energia.',
          fi: 'Ensimmäinen arvo (12) lähitaistelua ja hitaita kaukoaseita vastaan, toinen (6) tuliaseita ja energia-aseita vastaan.',
        },
      },
      {
        value: 'gm',
        says: {
          en: 'The game master says at each hit which value counts.',
          it: 'A ogni colpo il Game Master dice quale valore conta.',
          fi: 'Pelinjohtaja kertoo joka osumalla, kumpi arvo pätee.',
        },
      },
    ],
  },
  shieldMissileChance: {
    kind: 'switch',
    rule: 'brp.shields.missile-parry',
    title: {
      en: 'Shield against missiles',
      it: 'Scudo contro le armi a distanza',
      fi: 'Kilpi kaukoaseita vastaan',
    },
    default: 'fixed',
    settings: [
      {
        value: 'fixed',
        says: {
          en: "The chance of the shield's size (15, 30, 60 or 90) takes the place of the Shield skill.",
          it: "La probabilità data dalla grandezza dello scudo (15, 30, 60 o 90%) sostituisce l'abilità Scudo.",
          fi: 'Kilven koon mukainen todennäköisyys (15, 30, 60 tai 90) korvaa Kilpi-taidon.',
        },
      },
      {
        value: 'best',
        says: {
          en: "The higher of the Shield skill and the chance of the shield's size is used.",
          it: "Si usa il più alto tra l'abilità Scudo e la probabilità data dalla grandezza dello scudo.",
          fi: 'Käytetään suurempaa: Kilpi-taitoa tai kilven koon mukaista todennäköisyyttä.',
        },
      },
    ],
  },
  shieldAgainstUnseen: {
    kind: 'switch',
    rule: 'brp.shields.missile-parry',
    title: {
      en: 'A shield against a shot that nobody sees',
      it: 'Uno scudo contro un tiro che nessuno vede',
      fi: 'Kilpi laukausta vastaan, jota ei nähdä',
    },
    default: 'none',
    settings: [
      {
        value: 'none',
        says: {
          en: 'Against the first shot out of an ambush a shield is no help: one must see what one parries.',
          it: 'Contro il primo tiro di un’imboscata lo scudo non aiuta: per parare bisogna vedere.',
          fi: 'Väijytyksen ensimmäistä laukausta vastaan kilvestä ei ole apua: torjuakseen on nähtävä.',
        },
      },
      {
        value: 'chance',
        says: {
          en: 'A shield in hand has its printed chance also against a slow missile that comes unseen.',
          it: 'Uno scudo imbracciato ha la sua probabilità anche contro un’arma a distanza lenta che arriva inattesa.',
          fi: 'Kädessä olevalla kilvellä on painettu todennäköisyytensä myös näkymättä tulevaa hidasta kaukoasetta vastaan.',
        },
      },
    ],
  },
  martialArtsDoubling: {
    kind: 'switch',
    rule: 'brp.skills.martial-arts',
    title: {
      en: 'How Martial Arts doubles',
      it: 'Come raddoppiano le Arti Marziali',
      fi: 'Taistelulajien kaksinkertaistus',
    },
    default: 'result',
    settings: [
      {
        value: 'result',
        says: {
          en: 'The weapon die is rolled once and doubled; the maximum that a special success adds is doubled too.',
          it: "Il dado dell'arma si tira una volta e si raddoppia; si raddoppia anche il massimo aggiunto da un successo speciale.",
          fi: 'Aseen noppa heitetään kerran ja kaksinkertaistetaan; myös erikoisonnistumisen lisäämä enimmäisvahinko kaksinkertaistuu.',
        },
      },
      {
        value: 'dice',
        says: {
          en: 'Twice as many weapon dice are rolled, 2D3 for a fist; a special success adds the maximum of those dice.',
          it: "Si tira il doppio dei dadi dell'arma, 2D3 per un pugno; un successo speciale aggiunge il massimo di quei dadi.",
          fi: 'Aseen noppia heitetään kaksi kertaa niin monta, nyrkillä 2D3; erikoisonnistuminen lisää näiden noppien enimmäistuloksen.',
        },
      },
    ],
  },
  martialArtsParry: {
    kind: 'switch',
    rule: 'brp.skills.martial-arts',
    title: {
      en: 'Parrying with Martial Arts',
      it: 'Parare con le Arti Marziali',
      fi: 'Taistelulajeilla torjuminen',
    },
    default: 'within-skill',
    settings: [
      {
        value: 'within-skill',
        says: {
          en: 'The 3 points are ignored only if the Brawl parry roll also lies within the Martial Arts rating.',
          it: 'I 3 punti si ignorano solo se il tiro della parata con Rissa rientra anche nel valore di Arti Marziali.',
          fi: 'Kolme pistettä jää huomiotta vain, jos Tappelu-torjunnan tulos mahtuu myös Taistelulajien arvoon.',
        },
      },
      {
        value: 'always',
        says: {
          en: 'The 3 points are ignored at every successful Brawl parry of a melee weapon.',
          it: "I 3 punti si ignorano a ogni parata con Rissa riuscita contro un'arma da mischia.",
          fi: 'Kolme pistettä jää huomiotta aina, kun Tappelu-torjunta lähitaisteluasetta vastaan onnistuu.',
        },
      },
    ],
  },
  faintsAt: {
    kind: 'switch',
    rule: 'brp.wounds.unconscious',
    title: { en: 'When one faints', it: 'Quando si sviene', fi: 'Milloin pyörtyy' },
    default: 'one-or-two',
    settings: [
      {
        value: 'one-or-two',
        says: {
          en: 'Whoever is brought to 1 or 2 hit points faints.',
          it: 'Sviene chi è portato a 1 o 2 Punti Ferita.',
          fi: 'Pyörtyy, kun kestopisteitä jää 1 tai 2.',
        },
      },
      {
        value: 'exactly-two',
        says: {
          en: 'To the letter of the chapter on wounds: only whoever is brought to exactly 2 faints.',
          it: 'Alla lettera del capitolo sulle ferite: sviene solo chi è portato a 2 esatti.',
          fi: 'Vammoja käsittelevän luvun sanan mukaan: pyörtyy vain, kun kestopisteitä jää tasan 2.',
        },
      },
    ],
  },
  belowZero: {
    kind: 'switch',
    rule: 'brp.wounds.negative',
    title: { en: 'Below 0 hit points', it: 'Sotto 0 Punti Ferita', fi: 'Kestopisteet alle nollan' },
    default: 'dies',
    settings: [
      {
        value: 'dies',
        says: {
          en: 'Whoever is at 0 or below when the round ends dies.',
          it: 'Muore chi alla fine del round è a 0 o meno.',
          fi: 'Kuolee, jos kierroksen lopussa kestopisteitä on 0 tai vähemmän.',
        },
      },
      {
        value: 'lingers',
        says: {
          en: 'Only at exactly 0 does one die when the round ends; below it one lingers until First Aid brings one back.',
          it: 'Si muore alla fine del round solo a 0 esatti; sotto 0 si resta in fin di vita finché il Primo Soccorso non riporta in positivo.',
          fi: 'Kierroksen lopussa kuolee vain, jos kestopisteitä on tasan 0; sen alla sinnitellään, kunnes ensiapu tuo takaisin.',
        },
      },
    ],
  },
  unconsciousEndsOnHealing: {
    kind: 'switch',
    rule: 'brp.wounds.unconscious',
    title: { en: 'Waking when healed', it: 'Risveglio con la guarigione', fi: 'Herääminen parantuessa' },
    default: false,
    settings: [
      {
        value: false,
        says: {
          en: 'Healing does not wake anybody: unconsciousness lasts its hours or until somebody wakes the character.',
          it: 'La guarigione non risveglia: lo svenimento dura le sue ore o finché qualcuno risveglia il personaggio.',
          fi: 'Paraneminen ei herätä: tajuttomuus kestää tuntinsa tai kunnes joku herättää hahmon.',
        },
      },
      {
        value: true,
        says: {
          en: 'A character who fainted from wounds wakes as soon as hit points reach 3.',
          it: 'Chi è svenuto per le ferite si risveglia appena arriva a 3 Punti Ferita.',
          fi: 'Vammoista pyörtynyt herää heti, kun kestopisteitä on 3.',
        },
      },
    ],
  },
  naturalHealingOrder: {
    kind: 'switch',
    rule: 'brp.healing.natural',
    title: {
      en: 'Which wound heals first',
      it: 'Quale ferita guarisce prima',
      fi: 'Mikä vamma paranee ensin',
    },
    default: 'oldest',
    settings: [
      {
        value: 'oldest',
        says: {
          en: 'Weekly healing goes to the oldest wound first.',
          it: 'La guarigione settimanale va prima alla ferita più vecchia.',
          fi: 'Viikoittainen paraneminen kohdistuu ensin vanhimpaan vammaan.',
        },
      },
      {
        value: 'largest',
        says: {
          en: 'Weekly healing goes to the largest wound first.',
          it: 'La guarigione settimanale va prima alla ferita più grave.',
          fi: 'Viikoittainen paraneminen kohdistuu ensin suurimpaan vammaan.',
        },
      },
    ],
  },
  firstAidTiming: {
    kind: 'switch',
    rule: 'brp.healing.first-aid-rescue',
    title: {
      en: 'Saving the dying in a fight',
      it: 'Salvare chi muore in combattimento',
      fi: 'Kuolevan pelastaminen taistelussa',
    },
    default: 'same-round',
    settings: [
      {
        value: 'same-round',
        says: {
          en: 'Whoever has not acted yet and is within 5 m may turn to First Aid; it takes effect at the end of the same round, before death is checked.',
          it: 'Chi non ha ancora agito ed è entro 5 m può prestare Primo Soccorso; ha effetto alla fine dello stesso round, prima della morte.',
          fi: 'Se, joka ei ole vielä toiminut ja on enintään 5 metrin päässä, voi ryhtyä antamaan ensiapua; se vaikuttaa saman kierroksen lopussa ennen kuoleman toteamista.',
        },
      },
      {
        value: 'full-round',
        says: {
          en: 'First Aid must begin in the round of the wound and takes effect at the end of the next round; the dying character waits for it.',
          it: 'Il Primo Soccorso deve iniziare nel round della ferita e ha effetto alla fine del round seguente; chi muore lo attende.',
          fi: 'Ensiapu on aloitettava vamman kierroksella, ja se vaikuttaa seuraavan kierroksen lopussa; kuoleman toteaminen odottaa sitä.',
        },
      },
    ],
  },
  ambushDetection: {
    kind: 'switch',
    rule: 'brp.spot.ambush-setup',
    title: { en: 'Noticing an ambush', it: "Accorgersi di un'imboscata", fi: 'Väijytyksen huomaaminen' },
    default: 'opposed',
    settings: [
      {
        value: 'opposed',
        says: {
          en: 'An opposed roll: the ambusher must come out ahead of every observer; a tie of quality goes to the higher skill.',
          it: "Un tiro contrastato: chi tende l'imboscata deve avere la meglio su ogni osservatore; a pari qualità vince l'abilità più alta.",
          fi: 'Vastakkainen heitto: väijyjän on voitettava jokainen tarkkailija; tasalaadussa ratkaisee suurempi taito.',
        },
      },
      {
        value: 'any-success',
        says: {
          en: 'Any successful detection roll spoils the ambush, whatever the ambusher rolled.',
          it: "Qualsiasi tiro riuscito per notarlo sventa l'imboscata, qualunque sia il tiro di chi la tende.",
          fi: 'Mikä tahansa onnistunut havaintoheitto paljastaa väijytyksen, heitti väijyjä mitä hyvänsä.',
        },
      },
    ],
  },
  fireIntoCombat: {
    kind: 'switch',
    rule: 'brp.spot.fire-into-combat',
    title: {
      en: 'Shooter and target both engaged',
      it: 'Tiratore e bersaglio entrambi ingaggiati',
      fi: 'Ampuja ja kohde molemmat taistelussa',
    },
    default: 'replace',
    settings: [
      {
        value: 'replace',
        says: {
          en: 'The shot is Difficult instead of −20.',
          it: 'Il tiro è Difficile al posto del −20%.',
          fi: 'Laukaus on vaikea eikä siihen tule −20:tä.',
        },
      },
      {
        value: 'cumulative',
        says: {
          en: 'The shot is Difficult and has −20 as well.',
          it: 'Il tiro è Difficile e ha anche −20%.',
          fi: 'Laukaus on vaikea ja siihen tulee lisäksi −20.',
        },
      },
    ],
  },
  fallingDodge: {
    kind: 'switch',
    rule: 'brp.spot.falling',
    title: { en: 'Dodging in a fall', it: 'Schivare in una caduta', fi: 'Väistö pudotessa' },
    default: 'fewer-die',
    settings: [
      {
        value: 'fewer-die',
        says: {
          en: 'A successful Dodge means one D6 less is rolled.',
          it: 'Uno Schivare riuscito toglie un D6 dal tiro.',
          fi: 'Onnistunut väistö vähentää heitosta yhden D6:n.',
        },
      },
      {
        value: 'subtract-roll',
        says: {
          en: 'A successful Dodge takes a rolled 1D6 off the damage, not below 0.',
          it: 'Uno Schivare riuscito toglie dal danno il risultato di 1D6, non sotto 0.',
          fi: 'Onnistunut väistö vähentää vahingosta 1D6:n tuloksen, ei alle nollan.',
        },
      },
      {
        value: 'off',
        says: {
          en: 'Dodge is no help in a fall.',
          it: 'Schivare non aiuta in una caduta.',
          fi: 'Väistöstä ei ole pudotessa apua.',
        },
      },
    ],
  },
  armourAgainstFalls: {
    kind: 'switch',
    rule: 'brp.spot.falling',
    title: { en: 'Armour and falls', it: 'Armatura e cadute', fi: 'Panssari ja putoaminen' },
    default: true,
    settings: [
      {
        value: true,
        says: {
          en: 'Armour points are taken off the damage of a fall.',
          it: 'I punti armatura si sottraggono al danno da caduta.',
          fi: 'Panssaripisteet vähennetään putoamisvahingosta.',
        },
      },
      {
        value: false,
        says: {
          en: 'Armour is no help in a fall.',
          it: "L'armatura non aiuta in una caduta.",
          fi: 'Panssarista ei ole pudotessa apua.',
        },
      },
    ],
  },
  knockoutMinimumArmour: {
    kind: 'switch',
    rule: 'brp.spot.knockout',
    title: {
      en: 'Armour against a failed knock-out',
      it: 'Armatura contro un K.O. mancato',
      fi: 'Panssari epäonnistunutta tyrmäystä vastaan',
    },
    default: 'applies',
    settings: [
      {
        value: 'applies',
        says: {
          en: 'Armour is taken off the least damage that a failed knock-out deals.',
          it: "L'armatura si sottrae al danno minimo inflitto da un K.O. mancato.",
          fi: 'Panssari vähennetään siitä pienimmästä vahingosta, jonka epäonnistunut tyrmäys tekee.',
        },
      },
      {
        value: 'ignored',
        says: {
          en: 'The least damage goes through armour undiminished.',
          it: "Il danno minimo attraversa l'armatura per intero.",
          fi: 'Pienin vahinko menee panssarin läpi täytenä.',
        },
      },
    ],
  },
  minorDiseaseHpLoss: {
    kind: 'switch',
    rule: 'brp.disease.minor',
    title: {
      en: 'Hit points lost to a minor disease',
      it: 'Punti Ferita persi per una malattia minore',
      fi: 'Lievän taudin viemät kestopisteet',
    },
    default: 1,
    settings: [
      {
        value: 1,
        says: {
          en: '1 point in all, when the illness begins.',
          it: '1 punto in tutto, quando ci si ammala.',
          fi: 'Yhteensä 1 piste taudin alkaessa.',
        },
      },
      {
        value: 0,
        says: {
          en: 'None.',
          it: 'Nessuno.',
          fi: 'Ei yhtään.',
        },
      },
      {
        value: 2,
        says: {
          en: '2 points in all: one when the illness begins, one after the first failed recovery roll.',
          it: '2 punti in tutto: uno quando ci si ammala, uno dopo il primo tiro per guarire fallito.',
          fi: 'Yhteensä 2 pistettä: yksi taudin alkaessa ja yksi ensimmäisen epäonnistuneen parantumisheiton jälkeen.',
        },
      },
    ],
  },
  diseaseConditions: {
    kind: 'switch',
    rule: 'brp.disease.conditions',
    title: {
      en: 'Bad conditions and disease',
      it: 'Condizioni inadeguate e malattia',
      fi: 'Huonot olosuhteet ja tauti',
    },
    default: 'count',
    settings: [
      {
        value: 'count',
        says: {
          en: 'Every inadequate condition lowers the multiplier by one, not below 1.',
          it: 'Ogni condizione inadeguata riduce il moltiplicatore di uno, non sotto 1.',
          fi: 'Jokainen huono olosuhde pienentää kerrointa yhdellä, ei alle yhden.',
        },
      },
      {
        value: 'ladder',
        says: {
          en: 'The multiplier is at most the printed one of the worst condition: 4 out of bed, 3 in the wilds, 2 in strenuous activity, 1 when wounded.',
          it: "Il moltiplicatore è al massimo quello indicato per la condizione peggiore: 4 fuori dal letto di casa, 3 nella selva, 2 in un'attività stancante, 1 se ferito.",
          fi: 'Kerroin on enintään pahimman olosuhteen painettu kerroin: 4 muualla kuin kotona vuoteessa, 3 erämaassa, 2 raskaassa toiminnassa, 1 haavoittuneena.',
        },
      },
    ],
  },
  medicineSteps: {
    kind: 'switch',
    rule: 'brp.disease.treatment',
    title: {
      en: 'What Medicine does against disease',
      it: 'Che cosa fa Medicina contro le malattie',
      fi: 'Lääketieteen apu tautia vastaan',
    },
    default: 1,
    settings: [
      {
        value: 1,
        says: {
          en: 'A successful Medicine roll raises the multiplier by 1, a special success by 2.',
          it: 'Un tiro Medicina riuscito alza il moltiplicatore di 1, uno speciale di 2.',
          fi: 'Onnistunut Lääketiede-heitto nostaa kerrointa yhdellä, erikoisonnistuminen kahdella.',
        },
      },
      {
        value: 0,
        says: {
          en: 'Medicine does not change the multiplier.',
          it: 'Medicina non cambia il moltiplicatore.',
          fi: 'Lääketiede ei muuta kerrointa.',
        },
      },
      {
        value: 2,
        says: {
          en: 'A successful Medicine roll raises the multiplier by 2, a special success by 4.',
          it: 'Un tiro Medicina riuscito alza il moltiplicatore di 2, uno speciale di 4.',
          fi: 'Onnistunut Lääketiede-heitto nostaa kerrointa kahdella, erikoisonnistuminen neljällä.',
        },
      },
      {
        value: 3,
        says: {
          en: 'A successful Medicine roll raises the multiplier by 3, a special success by 6.',
          it: 'Un tiro Medicina riuscito alza il moltiplicatore di 3, uno speciale di 6.',
          fi: 'Onnistunut Lääketiede-heitto nostaa kerrointa kolmella, erikoisonnistuminen kuudella.',
        },
      },
    ],
  },
  diseaseLossTiming: {
    kind: 'switch',
    rule: 'brp.disease.severe',
    title: {
      en: 'When a severe disease costs a point',
      it: 'Quando una malattia grave costa un punto',
      fi: 'Milloin vakava tauti vie pisteen',
    },
    default: 'on-failure',
    settings: [
      {
        value: 'on-failure',
        says: {
          en: 'A failed recovery roll costs a characteristic point; a successful one ends the disease without loss.',
          it: 'Un tiro per guarire fallito costa un punto caratteristica; uno riuscito pone fine alla malattia senza perdite.',
          fi: 'Epäonnistunut parantumisheitto vie ominaisuuspisteen; onnistunut päättää taudin ilman menetystä.',
        },
      },
      {
        value: 'every-roll',
        says: {
          en: 'Every recovery roll costs a characteristic point, the successful one that ends the disease included.',
          it: 'Ogni tiro per guarire costa un punto caratteristica, anche quello riuscito che pone fine alla malattia.',
          fi: 'Jokainen parantumisheitto vie ominaisuuspisteen, myös onnistunut, joka päättää taudin.',
        },
      },
    ],
  },
  antidoteApplies: {
    kind: 'switch',
    rule: 'brp.poison.antidote',
    title: {
      en: 'What an antidote reduces',
      it: 'Che cosa riduce un antidoto',
      fi: 'Mitä vastamyrkky vähentää',
    },
    default: 'before-roll',
    settings: [
      {
        value: 'before-roll',
        says: {
          en: 'The reduced EFF counts both in the resistance roll and in the damage.',
          it: "L'EFF ridotto conta sia nel tiro resistenza sia nel danno.",
          fi: 'Pienennetty teho (EFF) pätee sekä vastustusheitossa että vahingossa.',
        },
      },
      {
        value: 'damage-only',
        says: {
          en: 'The resistance roll is against the full EFF; only the damage comes from the reduced one.',
          it: "Il tiro resistenza è contro l'EFF intero; solo il danno viene da quello ridotto.",
          fi: 'Vastustusheitto tehdään täyttä tehoa (EFF) vastaan; vain vahinko lasketaan pienennetystä.',
        },
      },
    ],
  },
  wrongAntidote: {
    kind: 'switch',
    rule: 'brp.poison.antidote',
    title: {
      en: 'Antidote against another poison',
      it: 'Antidoto contro un altro veleno',
      fi: 'Vastamyrkky väärään myrkkyyn',
    },
    default: 0,
    settings: [
      {
        value: 0,
        says: {
          en: 'It does nothing.',
          it: 'Non ha effetto.',
          fi: 'Se ei vaikuta.',
        },
      },
      {
        value: 1,
        says: {
          en: 'It takes 1 off the EFF of the poison.',
          it: "Toglie 1 all'EFF del veleno.",
          fi: 'Se vähentää myrkyn tehosta (EFF) yhden.',
        },
      },
      {
        value: 2,
        says: {
          en: 'It takes 2 off the EFF of the poison.',
          it: "Toglie 2 all'EFF del veleno.",
          fi: 'Se vähentää myrkyn tehosta (EFF) kaksi.',
        },
      },
      {
        value: 3,
        says: {
          en: 'It takes 3 off the EFF of the poison.',
          it: "Toglie 3 all'EFF del veleno.",
          fi: 'Se vähentää myrkyn tehosta (EFF) kolme.',
        },
      },
    ],
    others: OTHER_BENEFITS,
  },
  bearStats: {
    kind: 'switch',
    rule: 'brp.bestiary.bear',
    title: { en: 'Numbers of a bear', it: 'Valori di un orso', fi: 'Karhun arvot' },
    default: 'average',
    settings: [
      {
        value: 'average',
        says: {
          en: 'Every bear has the printed average block: STR 21, CON 13, SIZ 20, INT 5, POW 10, DEX 10, 17 hit points, damage bonus +2D6.',
          it: 'Ogni orso ha i valori medi stampati: FOR 21, COS 13, TAG 20, INT 5, POT 10, DES 10, 17 Punti Ferita, Bonus al Danno +2D6.',
          fi: 'Jokaisella karhulla on painetut keskiarvot: VMA 21, RKE 13, KOK 20, ÄLY 5, MHT 10, KTR 10, 17 kestopistettä, vahinkobonus +2D6.',
        },
      },
      {
        value: 'rolled',
        says: {
          en: 'Each bear rolls its characteristics; hit points and damage bonus are worked out from them.',
          it: 'Ogni orso tira le sue caratteristiche; Punti Ferita e Bonus al Danno si calcolano da esse.',
          fi: 'Jokaisen karhun ominaisuudet heitetään, ja kestopisteet ja vahinkobonus lasketaan niistä.',
        },
      },
    ],
  },
  bearSwipe: {
    kind: 'switch',
    rule: 'brp.bestiary.bear-swipe',
    title: {
      en: "Swipe and the bear's two attacks",
      it: "La zampata e i due attacchi dell'orso",
      fi: 'Käpälänisku ja karhun kaksi hyökkäystä',
    },
    default: 'instead',
    settings: [
      {
        value: 'instead',
        says: {
          en: 'A swipe takes the place of both attacks of the round.',
          it: 'La zampata sostituisce entrambi gli attacchi del round.',
          fi: 'Käpälänisku korvaa kierroksen molemmat hyökkäykset.',
        },
      },
      {
        value: 'additional',
        says: {
          en: 'A bear may make one swipe a round besides its two attacks.',
          it: "L'orso può aggiungere una zampata per round ai suoi due attacchi.",
          fi: 'Karhu voi tehdä kierroksessa yhden käpäläniskun kahden hyökkäyksensä lisäksi.',
        },
      },
    ],
  },
  swipeDamage: {
    kind: 'switch',
    rule: 'brp.bestiary.bear-swipe',
    title: { en: 'Damage that knocks down', it: 'Il danno che fa cadere', fi: 'Vahinko, joka kaataa' },
    default: 'after-armour',
    settings: [
      {
        value: 'after-armour',
        says: {
          en: 'The damage that got through armour is set against STR.',
          it: "Contro la FOR si usa il danno che ha superato l'armatura.",
          fi: 'VMA:ta vastaan asetetaan panssarin läpi päässyt vahinko.',
        },
      },
      {
        value: 'before-armour',
        says: {
          en: 'The damage rolled is set against STR, whatever armour stopped.',
          it: "Contro la FOR si usa il danno tirato, qualunque cosa abbia fermato l'armatura.",
          fi: 'VMA:ta vastaan asetetaan heitetty vahinko, pysäytti panssari siitä mitä tahansa.',
        },
      },
    ],
  },
} as const satisfies OptionBook & Readonly<Record<string, { readonly rule: RuleId }>>;

export type Options = OptionsOf<typeof OPTIONS>;
