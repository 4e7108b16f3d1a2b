import { fill, type OptionBook, type OptionsOf } from '@arbitro/kernel';
import type { RuleId } from './rules.ts';

const BASE_SKILLS = {
  en: 'A character has {count} special {count|skill or spell|skills or spells}, plus half of Learning.',
  it: "Il personaggio ha {count} {count|abilità speciale o incantesimo|abilità speciali o incantesimi}, più la metà dell'Erudizione.",
  fi: 'Hahmolla on {count} {count|erikoistaito tai loitsu|erikoistaitoa tai loitsua} ja lisäksi puolet Oppineisuudesta.',
};
const baseSkillsSay = (count: string | number) => fill(BASE_SKILLS, { count });
const OTHER_BASE_SKILLS = {
  numbers: { least: 0, most: 99 },
  about: {
    en: 'Any whole number from 0.',
    it: 'Qualsiasi numero intero da 0 in su.',
    fi: 'Mikä tahansa kokonaisluku nollasta ylöspäin.',
  },
  says: baseSkillsSay,
} as const;

export const OPTIONS = {
  explodingSixes: {
    kind: 'switch',
    rule: 'noppa.dice.extra-die-on-six',
    title: { en: 'Sixes on extra dice', it: 'I 6 sui dadi extra', fi: 'Lisänoppien kuutoset' },
    default: 'recursive',
    settings: [
      {
        value: 'recursive',
        says: {
          en: 'Every 6 brings an extra die, also a 6 on an extra die.',
          it: 'Ogni 6 dà un dado extra, anche un 6 su un dado extra.',
          fi: 'Kaikista kuutosista saa lisänopan, myös lisänoppien kuutosista.',
        },
      },
      {
        value: 'once',
        says: {
          en: 'Only the 6s of the starting pool bring extra dice.',
          it: 'Solo i 6 della riserva iniziale danno dadi extra.',
          fi: 'Vain alkuperäisen poolin kuutosista saa lisänopan.',
        },
      },
    ],
  },
  zeroPool: {
    kind: 'switch',
    rule: 'noppa.dice.zero-attribute',
    title: {
      en: 'Attribute of 0 and bonuses',
      it: 'Caratteristica a 0 e bonus',
      fi: 'Ominaisuus 0 ja bonukset',
    },
    default: 'pool',
    settings: [
      {
        value: 'pool',
        says: {
          en: 'Two dice are rolled and the lower kept when the whole pool, bonuses included, is 0 or less. A positive pool is simply rolled.',
          it: "Si tirano due dadi e si tiene il più basso quando l'intera riserva, bonus compresi, è 0 o meno. Una riserva positiva si tira normalmente.",
          fi: 'Kahdesta nopasta luetaan alempi, kun koko pooli bonuksineen on nolla tai vähemmän. Positiivinen pooli heitetään normaalisti.',
        },
      },
      {
        value: 'attribute',
        says: {
          en: 'An attribute of 0 always gives one die that is the lower of two; bonus dice come on top.',
          it: 'Una caratteristica a 0 dà sempre un dado che è il più basso di due; i dadi bonus si aggiungono.',
          fi: 'Ominaisuus 0 antaa aina yhden nopan, joka on alempi kahdesta; bonusnopat tulevat sen lisäksi.',
        },
      },
    ],
  },
  partialSuccess: {
    kind: 'switch',
    rule: 'noppa.success.partial',
    title: { en: 'Partial success', it: 'Successo parziale', fi: 'Osittainen onnistuminen' },
    default: 'gm',
    settings: [
      {
        value: 'gm',
        says: {
          en: 'The game master may call a failed roll a partial success.',
          it: 'Il master può dichiarare un tiro fallito un successo parziale.',
          fi: 'Pelinjohtaja voi katsoa epäonnistuneen heiton osittaiseksi onnistumiseksi.',
        },
      },
      {
        value: 'off',
        says: {
          en: 'There are no partial successes.',
          it: 'Non esistono successi parziali.',
          fi: 'Osittaisia onnistumisia ei ole.',
        },
      },
    ],
  },
  advantageStacking: {
    kind: 'switch',
    rule: 'noppa.advantage.advantage',
    title: {
      en: 'Advantage and disadvantage together',
      it: 'Vantaggio e svantaggio insieme',
      fi: 'Etu ja haitta yhdessä',
    },
    default: 'cancel',
    settings: [
      {
        value: 'cancel',
        says: {
          en: 'Any advantage together with any disadvantage is a plain 4 or more, however many there are of each.',
          it: 'Vantaggio e svantaggio insieme danno un normale 4 o più, quanti che siano gli uni e gli altri.',
          fi: 'Jos heitolla on sekä etu että haitta, luetaan tavallisesti 4+, oli kumpaakin kuinka monta tahansa.',
        },
      },
      {
        value: 'majority',
        says: {
          en: 'Whichever has more sources applies; equal numbers cancel out.',
          it: 'Vale quello dei due che ha più fonti; a parità si annullano.',
          fi: 'Voimassa on se, jolla on enemmän lähteitä; yhtä monta kumoaa toisensa.',
        },
      },
    ],
  },
  oddsAdvantage: {
    kind: 'switch',
    rule: 'noppa.advantage.sources',
    title: {
      en: 'Advantage from overwhelming odds',
      it: 'Vantaggio dalla superiorità schiacciante',
      fi: 'Ylivoiman antama etu',
    },
    default: 'auto',
    settings: [
      {
        value: 'auto',
        says: {
          en: "In a melee, a melee attack or a defence against one has advantage if the roller's side has overwhelming odds, and disadvantage if an enemy side has.",
          it: 'In una mischia, un attacco in corpo a corpo o la difesa da un tale attacco ha vantaggio se la superiorità schiacciante è della parte di chi tira, svantaggio se è di una parte nemica.',
          fi: 'Käsikähmässä lähitaisteluhyökkäys tai puolustus sellaista vastaan saa edun, jos ylivoima on heittäjän puolella, ja haitan, jos se on vihollisella.',
        },
      },
      {
        value: 'gm',
        says: {
          en: 'The game master decides each time whether the odds give advantage or disadvantage.',
          it: 'Il master decide di volta in volta se la superiorità dà vantaggio o svantaggio.',
          fi: 'Pelinjohtaja päättää joka kerta erikseen, tuoko ylivoima edun tai haitan.',
        },
      },
    ],
  },
  racialAttributes: {
    kind: 'switch',
    rule: 'noppa.attr.racial-range',
    title: {
      en: 'How many attributes a race changes',
      it: 'Quante caratteristiche modifica la razza',
      fi: 'Montako ominaisuutta rotu muuttaa',
    },
    default: 'any',
    settings: [
      {
        value: 'any',
        says: {
          en: 'Any number of attributes may carry a racial change.',
          it: 'Qualunque numero di caratteristiche può avere una modifica razziale.',
          fi: 'Rotumuutos voi olla kuinka monessa ominaisuudessa tahansa.',
        },
      },
      {
        value: 'at-most-one-each-way',
        says: {
          en: 'At most one attribute may be raised and at most one lowered.',
          it: 'Si può alzare al massimo una caratteristica e abbassarne al massimo una.',
          fi: 'Enintään yksi ominaisuus voi nousta ja enintään yksi laskea.',
        },
      },
    ],
  },
  baseSkills: {
    kind: 'switch',
    rule: 'noppa.attr.oppineisuus',
    title: {
      en: 'Skills and spells before Learning',
      it: "Abilità e incantesimi prima dell'Erudizione",
      fi: 'Taidot ja loitsut ennen Oppineisuutta',
    },
    default: 0,
    settings: [
      {
        value: 0,
        says: {
          en: 'A character has as many special skills and spells as half of Learning.',
          it: "Il personaggio ha tante abilità speciali e incantesimi quanto la metà dell'Erudizione.",
          fi: 'Hahmolla on erikoistaitoja ja loitsuja puolet Oppineisuudesta.',
        },
      },
      { value: 1, says: baseSkillsSay(1) },
      { value: 2, says: baseSkillsSay(2) },
      { value: 3, says: baseSkillsSay(3) },
      { value: 4, says: baseSkillsSay(4) },
    ],
    others: OTHER_BASE_SKILLS,
  },
  mindByParrier: {
    kind: 'switch',
    rule: 'noppa.mind.turn-failure',
    title: {
      en: "Parrier's mind point",
      it: 'Punto mente di chi para',
      fi: 'Torjujan mielipiste',
    },
    default: false,
    settings: [
      {
        value: false,
        says: {
          en: 'Only the defended character may rescue a parried defence with a mind point.',
          it: 'Solo il personaggio difeso può salvare con un punto mente una difesa parata.',
          fi: 'Vain puolustettava voi pelastaa torjutun puolustuksen mielipisteellä.',
        },
      },
      {
        value: true,
        says: {
          en: 'The parrier may rescue it with a mind point too.',
          it: 'Può salvarla con un proprio punto mente anche chi ha parato.',
          fi: 'Myös torjuja voi pelastaa sen omalla mielipisteellään.',
        },
      },
    ],
  },
  slotConversion: {
    kind: 'switch',
    rule: 'noppa.gear.conversion',
    title: { en: 'Which slots convert', it: 'Quali spazi si convertono', fi: 'Vaihdettavat varustepaikat' },
    default: 'all',
    settings: [
      {
        value: 'all',
        says: {
          en: 'All slots may be converted, two light for one heavy and back.',
          it: 'Tutti gli spazi si possono convertire, due leggeri per uno pesante e viceversa.',
          fi: 'Kaikkia paikkoja voi vaihtaa, kaksi kevyttä yhteen raskaaseen ja takaisin.',
        },
      },
      {
        value: 'bonus-only',
        says: {
          en: 'Only the slots from Personality may be combined into heavy ones, and back.',
          it: 'Solo gli spazi dati dalla Personalità si possono unire in spazi pesanti, e viceversa.',
          fi: 'Vain Persoonallisuudesta saatuja paikkoja voi yhdistää raskaiksi ja purkaa takaisin.',
        },
      },
    ],
  },
  passing: {
    kind: 'switch',
    rule: 'noppa.init.passing',
    title: {
      en: "Not acting on one's tick",
      it: 'Passare al proprio numero',
      fi: 'Vuoron väliin jättäminen',
    },
    default: 'hold',
    settings: [
      {
        value: 'hold',
        says: {
          en: 'Passing costs nothing. One may act on any lower tick, with actions cut down to that tick.',
          it: 'Passare non costa nulla. Si può agire a qualunque numero più basso, con le azioni ridotte a quel numero.',
          fi: 'Väliin jättäminen ei maksa mitään. Hahmo voi toimia millä tahansa pienemmällä toimintoluvulla, ja hänen toimintonsa lasketaan silloin siihen lukuun.',
        },
      },
      {
        value: 'burn',
        says: {
          en: 'Each tick one passes on costs 1 action.',
          it: "Ogni numero d'azione a cui si passa costa 1 azione.",
          fi: 'Jokainen väliin jätetty toimintoluku maksaa 1 toiminnon.',
        },
      },
    ],
  },
  overdraw: {
    kind: 'switch',
    rule: 'noppa.action.affordability',
    title: {
      en: 'Acts beyond the actions left',
      it: 'Mosse oltre le azioni rimaste',
      fi: 'Jäljellä olevia toimintoja kalliimmat teot',
    },
    default: 'forbidden',
    settings: [
      {
        value: 'forbidden',
        says: {
          en: 'An act needs its full price in actions.',
          it: 'Una mossa richiede per intero il suo costo in azioni.',
          fi: 'Tekoon tarvitaan koko sen hinta toimintoina.',
        },
      },
      {
        value: 'allowed',
        says: {
          en: "What an act on one's own tick costs beyond 0 is taken from the next round's initiative. Reactions still need their full price.",
          it: "Quanto una mossa al proprio numero d'azione costa oltre lo 0 si toglie dall'iniziativa del round seguente. Le reazioni richiedono comunque l'intero costo.",
          fi: 'Se osa oman toimintoluvun teon hinnasta, johon toiminnot eivät riitä, vähennetään seuraavan kierroksen aloitteesta. Reaktioihin tarvitaan silti koko hinta.',
        },
      },
    ],
  },
  parryReach: {
    kind: 'switch',
    rule: 'noppa.parry.reaction',
    title: { en: 'Whom one can parry for', it: 'Per chi si può parare', fi: 'Kenen puolesta voi torjua' },
    default: 'zone',
    settings: [
      {
        value: 'zone',
        says: {
          en: 'For a comrade in the same melee, or in the same zone if the parrier is in no other melee; the parrier then joins.',
          it: "Per un compagno nella stessa mischia, o nella stessa zona se chi para non è in un'altra mischia; chi para entra allora nella mischia.",
          fi: 'Samassa käsikähmässä olevan toverin, tai samalla alueella olevan, jos torjuja ei ole muussa käsikähmässä; torjuja liittyy silloin mukaan.',
        },
      },
      {
        value: 'melee-only',
        says: {
          en: 'Only for a comrade in the same melee.',
          it: 'Solo per un compagno nella stessa mischia.',
          fi: 'Vain samassa käsikähmässä olevan toverin.',
        },
      },
    ],
  },
  delay: {
    kind: 'switch',
    rule: 'noppa.delay.carry',
    title: { en: 'Delaying (beta)', it: 'Ritardare (beta)', fi: 'Viivyttäminen (BETA)' },
    default: 'carry',
    settings: [
      {
        value: 'carry',
        says: {
          en: 'At the end of the round the actions left move to the next round, 2 at most.',
          it: 'Alla fine del round le azioni rimaste passano al round seguente, al massimo 2.',
          fi: 'Kierroksen lopussa jäljellä olevat toiminnot siirtyvät seuraavalle kierrokselle, enintään 2.',
        },
      },
      {
        value: 'pay-one',
        says: {
          en: 'Delaying costs 1 action, and the rest moves to the next round.',
          it: 'Ritardare costa 1 azione, e le altre passano al round seguente.',
          fi: 'Viivyttäminen maksaa 1 toiminnon, ja loput siirtyvät seuraavalle kierrokselle.',
        },
      },
      {
        value: 'off',
        says: {
          en: 'Actions cannot be moved to the next round.',
          it: 'Le azioni non si possono spostare al round seguente.',
          fi: 'Toimintoja ei voi siirtää seuraavalle kierrokselle.',
        },
      },
    ],
  },
  meleeJoin: {
    kind: 'switch',
    rule: 'noppa.melee.formation',
    title: { en: 'When a melee forms', it: 'Quando si forma la mischia', fi: 'Milloin käsikähmä muodostuu' },
    default: 'before-roll',
    settings: [
      {
        value: 'before-roll',
        says: {
          en: 'Before the roll: newcomers count for odds on that very attack.',
          it: "Prima del tiro: chi arriva conta per la superiorità già in quell'attacco.",
          fi: 'Ennen heittoa: tulokkaat lasketaan ylivoimaan jo siinä hyökkäyksessä.',
        },
      },
      {
        value: 'after-roll',
        says: {
          en: 'After the roll: newcomers count for odds from the next roll on.',
          it: 'Dopo il tiro: chi arriva conta per la superiorità dal tiro successivo.',
          fi: 'Heiton jälkeen: tulokkaat lasketaan ylivoimaan seuraavasta heitosta alkaen.',
        },
      },
    ],
  },
  rangedJoinsMelee: {
    kind: 'switch',
    rule: 'noppa.melee.joining',
    title: {
      en: 'Joining a melee from afar',
      it: 'Entrare in mischia da lontano',
      fi: 'Käsikähmään liittyminen kaukaa',
    },
    default: false,
    settings: [
      {
        value: false,
        says: {
          en: 'Only melee attacks draw the attacker into a melee.',
          it: "Solo gli attacchi in corpo a corpo fanno entrare l'attaccante in una mischia.",
          fi: 'Vain lähitaisteluhyökkäys vie hyökkääjän käsikähmään.',
        },
      },
      {
        value: true,
        says: {
          en: 'Any attack on a member of a melee draws the attacker into it.',
          it: "Qualunque attacco a un membro di una mischia vi fa entrare l'attaccante.",
          fi: 'Mikä tahansa hyökkäys käsikähmässä olevaan vie hyökkääjän siihen.',
        },
      },
    ],
  },
  freeStrikes: {
    kind: 'switch',
    rule: 'noppa.move.leave-melee',
    title: {
      en: 'Free strikes on leaving a melee',
      it: 'Colpi gratuiti lasciando la mischia',
      fi: 'Vaparit käsikähmästä lähtijään',
    },
    default: 'each-enemy',
    settings: [
      {
        value: 'each-enemy',
        says: {
          en: 'Each enemy in the melee may take a free strike, paying for its own reaction.',
          it: 'Ogni nemico nella mischia può fare un colpo gratuito, pagando la propria reazione.',
          fi: 'Jokainen käsikähmässä oleva vihollinen voi lyödä vaparin omalla reaktiollaan.',
        },
      },
      {
        value: 'one',
        says: {
          en: 'The enemies get one free strike in all.',
          it: 'I nemici hanno in tutto un solo colpo gratuito.',
          fi: 'Viholliset saavat yhteensä yhden vaparin.',
        },
      },
    ],
  },
  splitExtraDefence: {
    kind: 'switch',
    rule: 'noppa.defence.extra-choice',
    title: {
      en: 'Dividing extra defence successes',
      it: 'Dividere i successi di difesa in più',
      fi: 'Ylimääräisten puolustusonnistumisten jakaminen',
    },
    default: false,
    settings: [
      {
        value: false,
        says: {
          en: 'The extra successes of one roll go either to cover or to riposte.',
          it: 'I successi in più di un tiro vanno o in copertura o in risposta.',
          fi: 'Yhden heiton ylimääräiset onnistumiset menevät joko coveraukseen tai riposteen.',
        },
      },
      {
        value: true,
        says: {
          en: 'The extra successes of one roll may be divided between cover and riposte.',
          it: 'I successi in più di un tiro si possono dividere tra copertura e risposta.',
          fi: 'Yhden heiton ylimääräiset onnistumiset voi jakaa coverauksen ja riposten kesken.',
        },
      },
    ],
  },
  riposteTarget: {
    kind: 'switch',
    rule: 'noppa.defence.riposte',
    title: { en: 'Against whom riposte counts', it: 'Contro chi vale la risposta', fi: 'Riposten kohde' },
    default: 'any',
    settings: [
      {
        value: 'any',
        says: {
          en: 'Riposte dice go into the next attack, against anybody.',
          it: "I dadi di risposta vanno nell'attacco successivo, contro chiunque.",
          fi: 'Riposten nopat menevät seuraavaan hyökkäykseen, oli kohde kuka tahansa.',
        },
      },
      {
        value: 'same-attacker',
        says: {
          en: 'Riposte dice go only into an attack on the one whose attack was defended against, and are kept apart for each attacker.',
          it: 'I dadi di risposta vanno solo in un attacco contro chi aveva attaccato, e si tengono separati per ogni attaccante.',
          fi: 'Riposten nopat menevät vain hyökkäykseen sitä vastaan, jonka hyökkäykseltä puolustauduttiin, ja ne pidetään erillään kullekin hyökkääjälle.',
        },
      },
    ],
  },
  complications: {
    kind: 'switch',
    rule: 'noppa.dice.complication',
    title: {
      en: 'What a complication does',
      it: 'Che cosa fa una complicazione',
      fi: 'Mitä komplikaatio tekee',
    },
    default: 'gm',
    settings: [
      {
        value: 'gm',
        says: {
          en: 'The game master names it, and says whether it is a matter of the story or a disadvantage on the next roll.',
          it: 'Il master le dà un nome e dice se riguarda solo la storia o è uno svantaggio al prossimo tiro.',
          fi: 'Pelinjohtaja nimeää sen ja sanoo, onko se vain tarinaa vai haitta seuraavaan heittoon.',
        },
      },
      {
        value: 'as-named',
        says: {
          en: 'An example of the book does what it is called: disarmed, out of balance, out of ammunition, stunned.',
          it: 'Un esempio del manuale fa ciò che dice: senza arma, equilibrio perso, munizioni finite, stordimento.',
          fi: 'Kirjan esimerkki tekee sen, mitä nimi sanoo: aseeton, tasapaino menetetty, ammukset lopussa, tyrmistynyt.',
        },
      },
    ],
  },
  surprise: {
    kind: 'switch',
    rule: 'noppa.advantage.sources',
    title: { en: 'Attacks by surprise', it: 'Attacchi di sorpresa', fi: 'Yllätyshyökkäykset' },
    default: 'no-parry',
    settings: [
      {
        value: 'no-parry',
        says: {
          en: 'An attack by surprise cannot be parried. Whether it gives advantage or disadvantage the game master says each time.',
          it: 'Un attacco di sorpresa non si può parare. Se dà vantaggio o svantaggio lo dice di volta in volta il master.',
          fi: 'Yllätyshyökkäystä ei voi torjua. Pelinjohtaja sanoo joka kerta erikseen, tuoko se edun tai haitan.',
        },
      },
      {
        value: 'disadvantage',
        says: {
          en: 'It cannot be parried, the defence against it is at a disadvantage, and an attack roll by surprise has advantage.',
          it: 'Non si può parare, la difesa è in svantaggio, e un tiro d’attacco di sorpresa ha vantaggio.',
          fi: 'Sitä ei voi torjua, puolustus sitä vastaan saa haitan, ja yllättäjän hyökkäysheitto saa edun.',
        },
      },
    ],
  },
  sheetLimits: {
    kind: 'switch',
    rule: 'noppa.gear.conversion',
    title: {
      en: 'Load and skills on sheets',
      it: 'Carico e abilità sulle schede',
      fi: 'Varusteet ja taidot hahmolomakkeella',
    },
    default: 'free',
    settings: [
      {
        value: 'free',
        says: {
          en: 'A sheet may come with any load and any number of skills and spells.',
          it: 'Una scheda può avere qualunque carico e qualunque numero di abilità e incantesimi.',
          fi: 'Hahmolomakkeella voi olla kuinka paljon varusteita, taitoja ja loitsuja tahansa.',
        },
      },
      {
        value: 'checked',
        says: {
          en: 'The sheets of a scenario keep to the same limits as play: equipment slots, skills and spells, racial changes.',
          it: 'Le schede di uno scenario rispettano gli stessi limiti del gioco: spazi, abilità e incantesimi, modifiche razziali.',
          fi: 'Skenaarion hahmolomakkeita koskevat samat rajat kuin peliä: varustepaikat, taidot ja loitsut, rotumuutokset.',
        },
      },
    ],
  },
  oddSplit: {
    kind: 'switch',
    rule: 'noppa.foe.touch-homing',
    title: {
      en: 'Touch and homing from an odd TN',
      it: 'Tocco e ricerca da una difficoltà dispari',
      fi: 'Touch ja homing parittomasta vaikeusasteesta',
    },
    default: 'sum',
    settings: [
      {
        value: 'sum',
        says: {
          en: "Whole numbers that add up: the odd point goes where the foe's weight lies, otherwise to touch.",
          it: 'Numeri interi che sommati danno il totale: il punto che avanza va dove il nemico è sbilanciato, altrimenti al tocco.',
          fi: 'Kokonaisluvut, joiden summa täsmää: pariton piste menee sinne, minne vihollisen painotus on, muuten touchiin.',
        },
      },
      {
        value: 'fraction',
        says: {
          en: 'Exact halves: of TN 3 each is 1.5, so 2 successes are needed.',
          it: 'Metà esatte: con difficoltà 3 ciascuna è 1,5, quindi servono 2 successi.',
          fi: 'Tarkat puolikkaat: vaikeusasteesta 3 kumpikin on 1,5, joten tarvitaan 2 onnistumista.',
        },
      },
    ],
  },
} as const satisfies OptionBook & Readonly<Record<string, { readonly rule: RuleId }>>;

export type Options = OptionsOf<typeof OPTIONS>;
