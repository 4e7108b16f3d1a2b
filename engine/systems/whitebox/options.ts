import type { OptionBook, OptionsOf } from '@arbitro/kernel';
import type { RuleId } from './rules.ts';

const minus = (number: string | number): string => String(number).replace('-', '−');
type Figure = string | number;

const paceSays = (value: Figure) => ({
  en: `${value}% of the miles.`,
  it: `Il ${value}% delle miglia.`,
  fi: `${value} % maileista.`,
});
const pace = <const N extends number>(value: N) => ({ value, says: paceSays(value) });
/** What hard ground leaves of a day's miles: the book gives no figures. */
const PACES = [
  {
    value: 'ask',
    says: {
      en: 'The Referee says each time how much slower it is.',
      it: "L'Arbitro dice ogni volta quanto si rallenta.",
      fi: 'Pelinjohtaja sanoo joka kerta, paljonko matka hidastuu.',
    },
  },
  pace(100),
  pace(75),
  pace(50),
  pace(25),
] as const;
const OTHER_PACES = {
  numbers: { least: 1, most: 100 },
  about: {
    en: 'Any whole percentage from 1 to 100.',
    it: 'Qualsiasi percentuale intera da 1 a 100.',
    fi: 'Mikä tahansa kokonainen prosenttiluku 1–100.',
  },
  says: paceSays,
} as const;

const limitSays = (value: Figure) => ({
  en: `With a fixed limit, dead at ${minus(value)} hit points.`,
  it: `Con un limite fisso, morti a ${minus(value)} Punti Ferita.`,
  fi: `Kiinteällä rajalla kuolee, kun osumapisteitä on ${minus(value)}.`,
});
const limit = <const N extends number>(value: N) => ({ value, says: limitSays(value) });
const LIMITS = [limit(-10), limit(-1), limit(-3), limit(-5), limit(-20)] as const;
const OTHER_LIMITS = {
  numbers: { least: -9999, most: -1 },
  about: {
    en: 'Any whole number below 0.',
    it: 'Qualsiasi numero intero sotto lo 0.',
    fi: 'Mikä tahansa kokonaisluku alle nollan.',
  },
  says: limitSays,
} as const;

const bandageSays = (value: Figure) => ({
  en: `A bandage gives back ${value}.`,
  it: `Una benda restituisce ${value}.`,
  fi: `Side palauttaa ${value}.`,
});
const bandage = <const D extends string>(value: D) => ({ value, says: bandageSays(value) });
const BANDAGES = [bandage('1d4'), bandage('1d6'), bandage('1d8'), bandage('2d4'), bandage('2d6')] as const;
const OTHER_BANDAGES = {
  dice: true,
  about: {
    en: 'Any other dice, such as 1d6+1.',
    it: 'Altri dadi qualsiasi, come 1d6+1.',
    fi: 'Mitkä tahansa muut nopat, kuten 1d6+1.',
  },
  says: bandageSays,
} as const;

const restSays = (value: Figure) => ({
  en: `A day of rest gives back ${value}.`,
  it: `Un giorno di riposo restituisce ${value}.`,
  fi: `Lepopäivä palauttaa ${value}.`,
});
const rest = <const A extends number | string>(value: A) => ({ value, says: restSays(value) });
const RESTS = [
  rest(1),
  rest(2),
  rest(3),
  rest(4),
  rest(5),
  rest('1d3'),
  rest('1d4'),
  rest('1d6'),
  rest('1d8'),
] as const;
const OTHER_RESTS = {
  numbers: { least: 1, most: 999 },
  dice: true,
  about: {
    en: 'Any other whole number above 0, or dice, such as 1d6+1.',
    it: 'Qualsiasi altro numero intero sopra lo 0, o dadi, come 1d6+1.',
    fi: 'Mikä tahansa muu positiivinen kokonaisluku tai nopat, kuten 1d6+1.',
  },
  says: restSays,
} as const;

const toHitSays = (value: Figure) => {
  const number = Number(value) > 0 ? `+${value}` : minus(value);
  return { en: `${number} to hit.`, it: `${number} per colpire.`, fi: `${number} osumaan.` };
};
const toHit = <const N extends number>(value: N) => ({ value, says: toHitSays(value) });
/** The book wants the size to count and gives no figures; a target of a man's size is always at 0. */
const SIZE_MODIFIERS = [
  toHit(0),
  toHit(1),
  toHit(2),
  toHit(3),
  toHit(4),
  toHit(-1),
  toHit(-2),
  toHit(-3),
  toHit(-4),
] as const;
const OTHER_MODIFIERS = {
  numbers: { least: -20, most: 20 },
  about: {
    en: 'Any whole number from −20 to 20.',
    it: 'Qualsiasi numero intero da −20 a 20.',
    fi: 'Mikä tahansa kokonaisluku −20…20.',
  },
  says: toHitSays,
} as const;

const throwSays = (value: Figure) =>
  Number(value) === 0
    ? { en: 'Any distance will do.', it: 'A qualsiasi distanza.', fi: 'Miltä etäisyydeltä tahansa.' }
    : { en: `Up to ${value} feet.`, it: `Fino a ${value} piedi.`, fi: `Enintään ${value} jalkaa.` };
const throwOf = <const N extends number>(value: N) => ({ value, says: throwSays(value) });
const OTHER_THROWS = {
  numbers: { least: 0, most: 999 },
  about: {
    en: 'Any number of feet up to 999; 0 is any distance.',
    it: 'Qualsiasi numero di piedi fino a 999; 0 è qualsiasi distanza.',
    fi: 'Mikä tahansa määrä jalkoja 999:ään asti; 0 on mikä tahansa etäisyys.',
  },
  says: throwSays,
} as const;

const weightSays = (value: Figure) =>
  Number(value) === 0
    ? {
        en: 'Nothing is counted: the Referee says the load.',
        it: "Non si conta: il carico lo dice l'Arbitro.",
        fi: 'Sitä ei lasketa: pelinjohtaja sanoo kuorman.',
      }
    : {
        en: `${value} pounds and what they have with them, shared by those who walk.`,
        it: `${value} libbre e ciò che ha con sé, divise tra chi cammina.`,
        fi: `${value} paunaa ja mitä hänellä on mukanaan, kävelijöiden kesken jaettuna.`,
      };
const weightOf = <const N extends number>(value: N) => ({ value, says: weightSays(value) });
const OTHER_WEIGHTS = {
  numbers: { least: 0, most: 999 },
  about: {
    en: 'Any whole number of pounds up to 999.',
    it: 'Qualsiasi numero intero di libbre fino a 999.',
    fi: 'Mikä tahansa kokonainen paunamäärä 999:ään asti.',
  },
  says: weightSays,
} as const;

const overloadSays = (value: Figure) => ({
  en: `Whoever carries more than 300 pounds has a rate of ${value}.`,
  it: `Chi porta più di 300 libbre ha un tasso di ${value}.`,
  fi: `Yli 300 paunaa kantavan liikkuvuus on ${value}.`,
});
const OTHER_OVERLOADS = {
  numbers: { least: 0, most: 99 },
  about: {
    en: 'Any other whole number above 0.',
    it: 'Qualsiasi altro numero intero sopra lo 0.',
    fi: 'Mikä tahansa muu positiivinen kokonaisluku.',
  },
  says: overloadSays,
} as const;

const inSix = <const N extends number>(value: N) => ({
  value,
  says: {
    en: `Whoever searches finds any trap on ${value} or less on a d6, where no better chance applies.`,
    it: `Chi cerca trova qualsiasi trappola con ${value} o meno su un d6, se non ha una probabilità migliore.`,
    fi: `Etsijä löytää minkä tahansa ansan, kun d6 on enintään ${value}, ellei hänellä ole parempaa mahdollisuutta.`,
  },
});
const IN_SIX = [
  {
    value: 0,
    says: {
      en: 'There is no roll: only what is described, or an ability of a class, finds it.',
      it: 'Non si tira: la trovano solo la descrizione o una capacità di classe.',
      fi: 'Heittoa ei ole: ansa löytyy vain kuvailemalla tai luokan kyvyllä.',
    },
  },
  inSix(1),
  inSix(2),
  inSix(3),
  inSix(4),
  inSix(5),
  inSix(6),
] as const;

export const OPTIONS = {
  attackAcSystem: {
    kind: 'switch',
    rule: 'whitebox.attack.ac-system',
    title: { en: 'Armour class', it: "Classe dell'Armatura", fi: 'Panssariluokka' },
    default: 'descending',
    settings: [
      {
        value: 'descending',
        says: {
          en: 'Descending armour class, read on the table of the class.',
          it: 'CA discendente, letta sulla tabella della classe.',
          fi: 'Laskeva panssariluokka, luetaan luokan taulukosta.',
        },
      },
      {
        value: 'ascending',
        says: {
          en: 'Ascending armour class with the quick method: the base to-hit bonus is added to the roll. What hits stays the same.',
          it: 'CA ascendente con il metodo rapido: il bonus di base per colpire si aggiunge al tiro. Ciò che va a segno non cambia.',
          fi: 'Nouseva panssariluokka ja pikamenetelmä: perusosumabonus lisätään heittoon. Osumat pysyvät samoina.',
        },
      },
    ],
  },
  combatDeclareIntent: {
    kind: 'switch',
    rule: 'whitebox.combat.declared-intent',
    title: { en: 'Declared intent', it: "Dichiarazione d'intenti", fi: 'Aikeiden ilmoittaminen' },
    default: false,
    settings: [
      {
        value: false,
        says: {
          en: 'Nobody declares; each one chooses when acting.',
          it: 'Nessuno dichiara; ognuno sceglie quando agisce.',
          fi: 'Aikeita ei ilmoiteta; jokainen valitsee toimiessaan.',
        },
      },
      {
        value: true,
        says: {
          en: 'At the start of each round, before any initiative roll, everybody says what they will do. It may be dropped, not exchanged.',
          it: "All'inizio di ogni round, prima di un eventuale tiro di iniziativa, tutti dicono che cosa faranno. Si può rinunciare, non cambiare.",
          fi: 'Joka kierroksen alussa, ennen mahdollista aloiteheittoa, kaikki sanovat, mitä aikovat tehdä. Siitä voi luopua, mutta sitä ei voi vaihtaa.',
        },
      },
    ],
  },
  combatSequence: {
    kind: 'switch',
    rule: 'whitebox.combat.alt-sequence',
    title: { en: 'Order of the round', it: 'Ordine del round', fi: 'Kierroksen kulku' },
    default: 'standard',
    settings: [
      {
        value: 'standard',
        says: {
          en: 'The side with initiative does everything, then the other side.',
          it: "Chi ha l'iniziativa fa tutto, poi l'altra parte.",
          fi: 'Aloitteen saanut puoli tekee kaiken, sitten toinen puoli.',
        },
      },
      {
        value: 'alternative',
        says: {
          en: 'In phases: prepared spells, missiles, melee, movement, each in initiative order.',
          it: 'A fasi: incantesimi preparati, armi a distanza, mischia, movimento, ciascuna in ordine di iniziativa.',
          fi: 'Vaiheittain: valmistellut loitsut, ammukset, lähitaistelu, liike, kukin aloitejärjestyksessä.',
        },
      },
    ],
  },
  initiativeTies: {
    kind: 'switch',
    rule: 'whitebox.combat.initiative-tie-simultaneous',
    title: { en: 'Tied initiative', it: 'Pareggio di iniziativa', fi: 'Aloite menee tasan' },
    default: 'simultaneous',
    settings: [
      {
        value: 'simultaneous',
        says: {
          en: 'Tied sides act at the same time, and damage counts even from those who die.',
          it: 'Le parti in pareggio agiscono simultaneamente, e vale anche il danno di chi muore.',
          fi: 'Tasan heittäneet puolet toimivat samanaikaisesti, ja kuolevankin tekemä vahinko pätee.',
        },
      },
      {
        value: 'reroll',
        says: {
          en: 'Tied sides roll again until one wins.',
          it: 'Le parti in pareggio ritirano finché una vince.',
          fi: 'Tasan heittäneet heittävät uudelleen, kunnes joku voittaa.',
        },
      },
    ],
  },
  doorsStrengthModifier: {
    kind: 'switch',
    rule: 'whitebox.exploration.open-door-strength',
    title: { en: 'Strength and doors', it: 'Forza e porte', fi: 'Voima ja ovet' },
    default: false,
    settings: [
      {
        value: false,
        says: {
          en: 'Strength does not change the roll to open a door.',
          it: 'La forza non cambia il tiro per aprire una porta.',
          fi: 'Voima ei vaikuta oven avaamiseen.',
        },
      },
      {
        value: true,
        says: {
          en: 'The bonus or penalty of Strength widens or narrows the range that opens a door.',
          it: "Il bonus o la penalità di forza allarga o restringe l'intervallo che apre una porta.",
          fi: 'Voiman bonus tai haitta leventää tai kaventaa väliä, jolla ovi aukeaa.',
        },
      },
    ],
  },
  travelForest: {
    kind: 'switch',
    rule: 'whitebox.travel.difficult-terrain',
    title: { en: 'Travel through forest', it: 'Viaggio nella foresta', fi: 'Matka metsässä' },
    default: 'ask',
    settings: PACES,
    others: OTHER_PACES,
  },
  travelHills: {
    kind: 'switch',
    rule: 'whitebox.travel.difficult-terrain',
    title: { en: 'Travel through hills', it: 'Viaggio in collina', fi: 'Matka kukkuloilla' },
    default: 'ask',
    settings: PACES,
    others: OTHER_PACES,
  },
  travelSwamp: {
    kind: 'switch',
    rule: 'whitebox.travel.difficult-terrain',
    title: { en: 'Travel through swamp', it: 'Viaggio nella palude', fi: 'Matka suolla' },
    default: 'ask',
    settings: PACES,
    others: OTHER_PACES,
  },
  travelMountains: {
    kind: 'switch',
    rule: 'whitebox.travel.difficult-terrain',
    title: { en: 'Travel through mountains', it: 'Viaggio in montagna', fi: 'Matka vuoristossa' },
    default: 'ask',
    settings: PACES,
    others: OTHER_PACES,
  },
  travelDesert: {
    kind: 'switch',
    rule: 'whitebox.travel.difficult-terrain',
    title: { en: 'Travel through desert', it: 'Viaggio nel deserto', fi: 'Matka aavikolla' },
    default: 'ask',
    settings: PACES,
    others: OTHER_PACES,
  },
  deathMode: {
    kind: 'switch',
    rule: 'whitebox.damage.death-at-zero',
    title: { en: 'When characters die', it: 'Quando si muore', fi: 'Milloin kuollaan' },
    default: 'at-zero',
    settings: [
      {
        value: 'at-zero',
        says: {
          en: 'At 0 hit points one dies.',
          it: 'A 0 Punti Ferita si muore.',
          fi: 'Nollassa osumapisteessä kuolee.',
        },
      },
      {
        value: 'below-minus-level',
        says: {
          en: "At 0 one falls unconscious; one dies below 0 by more than one's level.",
          it: 'A 0 si cade incoscienti; si muore quando si scende sotto 0 di più del proprio livello.',
          fi: 'Nollassa menee tajuttomaksi; kuolee, kun nollasta mennään alle enemmän kuin oman tason verran.',
        },
      },
      {
        value: 'fixed-limit',
        says: {
          en: 'At 0 one falls unconscious; one dies on reaching a fixed negative number.',
          it: 'A 0 si cade incoscienti; si muore quando si raggiunge un numero negativo fisso.',
          fi: 'Nollassa menee tajuttomaksi; kuolee, kun kiinteä negatiivinen raja tulee täyteen.',
        },
      },
    ],
  },
  deathFixedLimit: {
    kind: 'switch',
    rule: 'whitebox.damage.unconscious-optional',
    title: { en: 'The fixed limit of death', it: 'Il limite fisso della morte', fi: 'Kuoleman kiinteä raja' },
    default: -10,
    settings: LIMITS,
    others: OTHER_LIMITS,
  },
  deathBleeding: {
    kind: 'switch',
    rule: 'whitebox.damage.bleeding',
    title: { en: 'Bleeding', it: 'Dissanguamento', fi: 'Verenvuoto' },
    default: true,
    settings: [
      {
        value: true,
        says: {
          en: 'Where one does not die at 0, whoever is below 0 hit points loses 1 each round until the wounds are bound.',
          it: 'Dove non si muore a 0, chi è sotto 0 Punti Ferita ne perde 1 per round finché le ferite non sono fasciate.',
          fi: 'Kun nollassa ei kuolla, nollan alla oleva menettää kierroksessa yhden osumapisteen, kunnes haavat sidotaan.',
        },
      },
      {
        value: false,
        says: { en: 'Nobody bleeds.', it: 'Nessuno si dissangua.', fi: 'Kukaan ei vuoda verta.' },
      },
    ],
  },
  healingBandage: {
    kind: 'switch',
    rule: 'whitebox.healing.bandage',
    title: { en: 'Bandaging after a battle', it: 'Bende dopo la battaglia', fi: 'Siteet taistelun jälkeen' },
    default: false,
    settings: [
      {
        value: false,
        says: { en: 'Wounds are not bandaged.', it: 'Le ferite non si bendano.', fi: 'Haavoja ei sidota.' },
      },
      {
        value: true,
        says: {
          en: 'After a battle wounds may be bandaged, once for each character, for what was lost in it.',
          it: 'Dopo una battaglia si possono bendare le ferite, una volta per personaggio, per quanto vi si è perso.',
          fi: 'Taistelun jälkeen haavat voi sitoa, kerran kullakin hahmolla, siinä menetetyn verran.',
        },
      },
    ],
  },
  healingBandageDice: {
    kind: 'switch',
    rule: 'whitebox.healing.bandage',
    title: { en: 'Dice of a bandage', it: 'Dadi delle bende', fi: 'Siteiden nopat' },
    default: '1d4',
    settings: BANDAGES,
    others: OTHER_BANDAGES,
  },
  healingPerRestDay: {
    kind: 'switch',
    rule: 'whitebox.healing.daily-rest',
    title: {
      en: 'Hit points for a day of rest',
      it: 'Punti Ferita per un giorno di riposo',
      fi: 'Osumapisteet lepopäivästä',
    },
    default: 1,
    settings: RESTS,
    others: OTHER_RESTS,
  },
  oilSmall: {
    kind: 'switch',
    rule: 'whitebox.combat.burning-oil-size',
    title: { en: 'Oil at a small target', it: 'Olio su un bersaglio piccolo', fi: 'Öljy ja pieni kohde' },
    default: 0,
    settings: SIZE_MODIFIERS,
    others: OTHER_MODIFIERS,
  },
  oilLarge: {
    kind: 'switch',
    rule: 'whitebox.combat.burning-oil-size',
    title: { en: 'Oil at a large target', it: 'Olio su un bersaglio grande', fi: 'Öljy ja suuri kohde' },
    default: 0,
    settings: SIZE_MODIFIERS,
    others: OTHER_MODIFIERS,
  },
  oilGiant: {
    kind: 'switch',
    rule: 'whitebox.combat.burning-oil-size',
    title: {
      en: 'Oil at a gigantic target',
      it: 'Olio su un bersaglio gigantesco',
      fi: 'Öljy ja jättimäinen kohde',
    },
    default: 0,
    settings: SIZE_MODIFIERS,
    others: OTHER_MODIFIERS,
  },
  moraleProcedure: {
    kind: 'switch',
    rule: 'whitebox.morale.check',
    title: { en: 'Morale', it: 'Morale', fi: 'Moraali' },
    default: 'table',
    settings: [
      {
        value: 'table',
        says: {
          en: 'When the Referee calls for it, morale is rolled on the table.',
          it: "Quando l'Arbitro lo chiede, il morale si tira sulla tabella.",
          fi: 'Kun pelinjohtaja vaatii, moraali heitetään taulukosta.',
        },
      },
      {
        value: 'referee',
        says: {
          en: 'The Referee decides what they do, without dice.',
          it: "L'Arbitro decide che cosa fanno, senza dadi.",
          fi: 'Pelinjohtaja päättää, mitä he tekevät, ilman noppia.',
        },
      },
    ],
  },
  moraleApplyLoyalty: {
    kind: 'switch',
    rule: 'whitebox.morale.loyalty-modifier',
    title: { en: 'Loyalty in morale', it: 'Lealtà nel morale', fi: 'Uskollisuus moraalissa' },
    default: false,
    settings: [
      {
        value: false,
        says: {
          en: 'The loyalty modifier does not count in a morale roll.',
          it: 'Il modificatore di Lealtà non conta nel tiro di morale.',
          fi: 'Uskollisuusmuuttuja ei vaikuta moraaliheittoon.',
        },
      },
      {
        value: true,
        says: {
          en: 'The modifier carried from the last loyalty check is added to the morale roll.',
          it: "Il modificatore dell'ultima prova di Lealtà si aggiunge al tiro di morale.",
          fi: 'Viimeisestä uskollisuusheitosta jäänyt muuttuja lisätään moraaliheittoon.',
        },
      },
    ],
  },
  loyaltyApplyCharisma: {
    kind: 'switch',
    rule: 'whitebox.loyalty.charisma',
    title: { en: 'Charisma in loyalty', it: 'Carisma e Lealtà', fi: 'Karisma uskollisuudessa' },
    default: true,
    settings: [
      {
        value: true,
        says: {
          en: 'The Charisma of whoever they follow changes loyalty checks.',
          it: 'Il Carisma di chi seguono modifica le prove di Lealtà.',
          fi: 'Sen karisma, jota he seuraavat, muuttaa uskollisuusheittoja.',
        },
      },
      {
        value: false,
        says: { en: 'Charisma does not count.', it: 'Il Carisma non conta.', fi: 'Karisma ei vaikuta.' },
      },
    ],
  },
  savesSystem: {
    kind: 'switch',
    rule: 'whitebox.saves.matrix',
    title: { en: 'Saving throws', it: 'Tiri Salvezza', fi: 'Pelastusheitot' },
    default: 'single',
    settings: [
      {
        value: 'single',
        says: {
          en: 'One number for every danger.',
          it: 'Un numero solo per ogni pericolo.',
          fi: 'Yksi luku kaikille vaaroille.',
        },
      },
      {
        value: 'matrix',
        says: {
          en: 'The matrix of five kinds of danger; class bonuses to saving throws do not count.',
          it: 'La matrice di cinque categorie di pericolo; i bonus di classe ai Tiri Salvezza non contano.',
          fi: 'Viiden vaaran taulukko; luokkien bonukset pelastusheittoihin eivät päde.',
        },
      },
    ],
  },
  lightsReplaced: {
    kind: 'switch',
    rule: 'whitebox.exploration.light-duration',
    title: {
      en: 'A torch that burns out',
      it: 'Una torcia che si consuma',
      fi: 'Loppuun palava soihtu',
    },
    default: true,
    settings: [
      {
        value: true,
        says: {
          en: 'While time goes on, whoever carries another of its kind and has no other light lights it.',
          it: 'Se il tempo continua, chi ne porta un’altra uguale e non ha altra luce la accende.',
          fi: 'Ajan jatkuessa se, jolla on toinen samanlainen eikä muuta valoa, sytyttää sen.',
        },
      },
      {
        value: false,
        says: {
          en: 'It stays dark until somebody says that they light another.',
          it: 'Resta buio finché qualcuno non dice di accenderne un’altra.',
          fi: 'On pimeää, kunnes joku sanoo sytyttävänsä toisen.',
        },
      },
    ],
  },
  lightPreventsSurprise: {
    kind: 'switch',
    rule: 'whitebox.exploration.light-prevents-surprise',
    title: { en: 'Light and surprise', it: 'Luce e sorpresa', fi: 'Valo ja yllätys' },
    default: true,
    settings: [
      {
        value: true,
        says: {
          en: 'A party with a light that can be seen surprises nobody.',
          it: 'Un gruppo con una luce visibile non sorprende nessuno.',
          fi: 'Joukko, jonka valo näkyy, ei yllätä ketään.',
        },
      },
      {
        value: false,
        says: {
          en: 'Light does not matter: monsters roll for surprise all the same.',
          it: 'La luce non conta: i mostri tirano comunque per la sorpresa.',
          fi: 'Valo ei vaikuta: hirviöt heittävät yllätyksen silti.',
        },
      },
    ],
  },
  undeadMinds: {
    kind: 'switch',
    rule: 'whitebox.saves.success-effect',
    title: {
      en: 'Sleep and charm on the undead',
      it: 'Sonno e charme sui non-morti',
      fi: 'Uni ja lumous epäkuolleisiin',
    },
    default: 'immune',
    settings: [
      {
        value: 'immune',
        says: {
          en: 'The undead neither fall asleep nor are charmed.',
          it: 'I non-morti non si addormentano e non si incantano.',
          fi: 'Epäkuolleet eivät nukahda eikä heitä voi lumota.',
        },
      },
      {
        value: 'like-others',
        says: {
          en: 'They are taken by it like anybody.',
          it: 'Ne sono presi come chiunque.',
          fi: 'Se vaikuttaa heihin kuin muihinkin.',
        },
      },
    ],
  },
  savesSingleErrata: {
    kind: 'switch',
    rule: 'whitebox.saves.single-targets',
    title: {
      en: 'Fighters and thieves of level 3',
      it: 'Guerrieri e Ladri di livello 3',
      fi: 'Kolmannen tason soturit ja varkaat',
    },
    default: 'corrected',
    settings: [
      {
        value: 'corrected',
        says: {
          en: 'Their single saving throw is 12, between 13 and 11.',
          it: 'Il loro TS Unico è 12, tra 13 e 11.',
          fi: 'Heidän yhden heiton lukunsa on 12, lukujen 13 ja 11 välissä.',
        },
      },
      {
        value: 'printed',
        says: {
          en: 'Their single saving throw is 16, as printed.',
          it: 'Il loro TS Unico è 16, come stampato.',
          fi: 'Heidän yhden heiton lukunsa on 16, kuten painettu.',
        },
      },
    ],
  },
  movementMovesPerTurn: {
    kind: 'switch',
    rule: 'whitebox.movement.two-moves',
    title: { en: 'Two moves in a turn', it: 'Due mosse per turno', fi: 'Kaksi siirtoa vuorossa' },
    default: 'two-full',
    settings: [
      {
        value: 'two-full',
        says: {
          en: 'Each of the two moves is ten feet for each point of the rate: 240 feet a turn with a rate of 12.',
          it: 'Ognuna delle due mosse è dieci piedi per ogni punto del tasso: 240 piedi per turno con un tasso di 12.',
          fi: 'Kumpikin siirto on kymmenen jalkaa liikkuvuuden pistettä kohti: liikkuvuudella 12 vuorossa 240 jalkaa.',
        },
      },
      {
        value: 'split',
        says: {
          en: 'Ten feet for each point of the rate are the whole turn, half for each move: 120 feet a turn with a rate of 12.',
          it: "Dieci piedi per ogni punto del tasso sono l'intero turno, metà per mossa: 120 piedi per turno con un tasso di 12.",
          fi: 'Kymmenen jalkaa liikkuvuuden pistettä kohti on koko vuoron matka, puolet siirtoa kohti: liikkuvuudella 12 vuorossa 120 jalkaa.',
        },
      },
    ],
  },
  carriedPounds: {
    kind: 'switch',
    rule: 'whitebox.movement.base-rate',
    title: {
      en: 'The weight of somebody who is carried',
      it: 'Il peso di chi viene portato',
      fi: 'Kannettavan paino',
    },
    default: 0,
    settings: [weightOf(0), weightOf(100), weightOf(150), weightOf(200)],
    others: OTHER_WEIGHTS,
  },
  movementOverloadRate: {
    kind: 'switch',
    rule: 'whitebox.movement.base-rate',
    title: { en: 'Rate above 300 pounds', it: 'Tasso oltre 300 libbre', fi: 'Liikkuvuus yli 300 paunalla' },
    default: 0,
    settings: [
      {
        value: 0,
        says: {
          en: 'Whoever carries more than 300 pounds cannot move.',
          it: 'Chi porta più di 300 libbre non può muoversi.',
          fi: 'Yli 300 paunaa kantava ei voi liikkua.',
        },
      },
      {
        value: 1,
        says: overloadSays(1),
      },
      {
        value: 2,
        says: overloadSays(2),
      },
      {
        value: 3,
        says: {
          en: 'Whoever carries more than 300 pounds has a rate of 3, like the last row of the table.',
          it: "Chi porta più di 300 libbre ha un tasso di 3, come l'ultima riga della tabella.",
          fi: 'Yli 300 paunaa kantavan liikkuvuus on 3, kuten taulukon viimeisellä rivillä.',
        },
      },
    ],
    others: OTHER_OVERLOADS,
  },
  initiativeFrequency: {
    kind: 'switch',
    rule: 'whitebox.combat.initiative-kept',
    title: {
      en: 'How often initiative is rolled',
      it: "Quando si tira l'iniziativa",
      fi: 'Aloiteheiton tiheys',
    },
    default: 'first-round',
    settings: [
      {
        value: 'first-round',
        says: {
          en: 'Once, at the start of the first round.',
          it: "Una volta, all'inizio del primo round.",
          fi: 'Kerran, ensimmäisen kierroksen alussa.',
        },
      },
      {
        value: 'every-round',
        says: {
          en: 'At the start of every round.',
          it: "All'inizio di ogni round.",
          fi: 'Joka kierroksen alussa.',
        },
      },
    ],
  },
  combatSurpriseRoll: {
    kind: 'switch',
    rule: 'whitebox.combat.surprise',
    title: { en: 'Who rolls for surprise', it: 'Chi tira per la sorpresa', fi: 'Kuka heittää yllätyksestä' },
    default: 'side',
    settings: [
      {
        value: 'side',
        says: {
          en: 'One roll for each side.',
          it: 'Un tiro per ogni parte.',
          fi: 'Yksi heitto kummallekin puolelle.',
        },
      },
      {
        value: 'individual',
        says: {
          en: 'Everybody rolls; only those who roll 1 or 2 are surprised.',
          it: 'Tirano tutti; è sorpreso solo chi ottiene 1 o 2.',
          fi: 'Jokainen heittää; vain 1 tai 2 heittäneet yllätetään.',
        },
      },
    ],
  },
  spellsTieInterrupts: {
    kind: 'switch',
    rule: 'whitebox.spells.interruption',
    title: {
      en: 'Spells in a simultaneous round',
      it: 'Incantesimi in un round simultaneo',
      fi: 'Loitsut samanaikaisella kierroksella',
    },
    default: false,
    settings: [
      {
        value: false,
        says: {
          en: 'A spell cast in a simultaneous round takes effect even if its caster is hurt or killed in it.',
          it: "Un incantesimo lanciato in un round simultaneo ha effetto anche se l'incantatore vi è ferito o ucciso.",
          fi: 'Samanaikaisella kierroksella loitsittu loitsu vaikuttaa, vaikka loitsija haavoittuisi tai kuolisi siinä.',
        },
      },
      {
        value: true,
        says: {
          en: 'Damage in the same round loses the spell.',
          it: "Il danno nello stesso round fa perdere l'incantesimo.",
          fi: 'Samalla kierroksella saatu vahinko vie loitsun.',
        },
      },
    ],
  },
  levelsAboveTable: {
    kind: 'switch',
    rule: 'whitebox.attack.roll',
    title: { en: 'Levels above 10', it: 'Livelli oltre il 10', fi: 'Tasot 10:n yläpuolella' },
    default: 'last-row',
    settings: [
      {
        value: 'last-row',
        says: {
          en: 'The last row of the tables holds for them; nobody rises above 10 by experience.',
          it: "Vale l'ultima riga delle tabelle; con l'esperienza non si sale oltre il 10.",
          fi: 'Niihin pätee taulukoiden viimeinen rivi; kokemuksella ei nousta yli 10:n.',
        },
      },
      {
        value: 'refused',
        says: {
          en: 'There are none: the tables end there.',
          it: 'Non ce ne sono: le tabelle finiscono lì.',
          fi: 'Niitä ei ole: taulukot loppuvat siihen.',
        },
      },
    ],
  },
  rollsNaturalExtremes: {
    kind: 'switch',
    rule: 'whitebox.attack.roll',
    title: { en: 'Natural 1 and 20', it: '1 e 20 naturali', fi: 'Luonnollinen 1 ja 20' },
    default: 'none',
    settings: [
      {
        value: 'none',
        says: {
          en: 'Natural 1 and 20 mean nothing of their own.',
          it: "L'1 e il 20 naturali non hanno effetti propri.",
          fi: 'Luonnollinen 1 tai 20 ei tee mitään erityistä.',
        },
      },
      {
        value: 'attacks',
        says: {
          en: 'A natural 20 always hits, a natural 1 always misses.',
          it: "Il 20 naturale colpisce sempre, l'1 naturale manca sempre.",
          fi: 'Luonnollinen 20 osuu aina, luonnollinen 1 menee aina ohi.',
        },
      },
      {
        value: 'attacks-and-saves',
        says: {
          en: 'A natural 20 always succeeds and a natural 1 always fails, in attacks and in saving throws.',
          it: "Il 20 naturale riesce sempre e l'1 naturale fallisce sempre, negli attacchi e nei Tiri Salvezza.",
          fi: 'Luonnollinen 20 onnistuu aina ja 1 epäonnistuu aina, hyökkäyksissä ja pelastusheitoissa.',
        },
      },
    ],
  },
  attackBeyondTable: {
    kind: 'switch',
    rule: 'whitebox.attack.ac-conversion',
    title: {
      en: 'Armour classes beyond the table',
      it: 'CA oltre la tabella',
      fi: 'Taulukon ulkopuoliset panssariluokat',
    },
    default: 'extrapolate',
    settings: [
      {
        value: 'extrapolate',
        says: {
          en: 'Worked out like the quick method: the ascending armour class less the base bonus.',
          it: 'Si calcola come nel metodo rapido: la CA ascendente meno il bonus di base.',
          fi: 'Lasketaan kuin pikamenetelmällä: nouseva panssariluokka miinus perusbonus.',
        },
      },
      {
        value: 'clamp',
        says: {
          en: 'The nearest column of the table.',
          it: 'La colonna più vicina della tabella.',
          fi: 'Taulukon lähin sarake.',
        },
      },
    ],
  },
  damageMinimumOnHit: {
    kind: 'switch',
    rule: 'whitebox.damage.weapon-damage',
    title: { en: 'Least damage of a hit', it: 'Danno minimo di un colpo', fi: 'Osuman vähimmäisvahinko' },
    default: 0,
    settings: [
      {
        value: 0,
        says: {
          en: 'A hit may deal no damage.',
          it: 'Un colpo può non infliggere danni.',
          fi: 'Osuma voi olla tekemättä vahinkoa.',
        },
      },
      {
        value: 1,
        says: {
          en: 'A hit deals at least 1, a blunted lance excepted.',
          it: 'Un colpo infligge almeno 1, tranne una lancia smussata.',
          fi: 'Osuma tekee vähintään yhden, tylppää peistä lukuun ottamatta.',
        },
      },
    ],
  },
  deathBleedFirstTick: {
    kind: 'switch',
    rule: 'whitebox.damage.bleeding',
    title: {
      en: 'When bleeding begins',
      it: 'Quando comincia il dissanguamento',
      fi: 'Milloin verenvuoto alkaa',
    },
    default: 'following-round',
    settings: [
      {
        value: 'following-round',
        says: {
          en: 'At the end of the round after the wound.',
          it: 'Alla fine del round dopo la ferita.',
          fi: 'Haavaa seuraavan kierroksen lopussa.',
        },
      },
      {
        value: 'same-round',
        says: {
          en: 'At the end of the round of the wound.',
          it: 'Alla fine del round della ferita.',
          fi: 'Haavan kierroksen lopussa.',
        },
      },
    ],
  },
  deathNegativeFor: {
    kind: 'switch',
    rule: 'whitebox.damage.unconscious-optional',
    title: { en: 'Who does not die at 0', it: 'Chi non muore a 0', fi: 'Ketkä eivät kuole nollassa' },
    default: 'characters',
    settings: [
      {
        value: 'characters',
        says: {
          en: 'Only characters; monsters die at 0.',
          it: 'Solo i personaggi; i mostri muoiono a 0.',
          fi: 'Vain hahmot; hirviöt kuolevat nollassa.',
        },
      },
      {
        value: 'everyone',
        says: { en: 'Everybody, monsters too.', it: 'Tutti, anche i mostri.', fi: 'Kaikki, hirviötkin.' },
      },
    ],
  },
  searchParallel: {
    kind: 'switch',
    rule: 'whitebox.exploration.search-time',
    title: { en: 'Several people searching', it: 'Più persone che cercano', fi: 'Useampi etsijä' },
    default: true,
    settings: [
      {
        value: true,
        says: {
          en: 'Each searcher covers one area in a turn.',
          it: "Chi cerca copre un'area per turno.",
          fi: 'Jokainen etsijä käy vuorossa läpi yhden alueen.',
        },
      },
      {
        value: false,
        says: {
          en: 'The party searches one area in a turn, however many look.',
          it: "Il gruppo perlustra un'area per turno, quanti che cerchino.",
          fi: 'Joukko käy vuorossa läpi yhden alueen, etsi siinä kuinka moni tahansa.',
        },
      },
    ],
  },
  trapsGeneralSearchChance: {
    kind: 'switch',
    rule: 'whitebox.exploration.dwarf-stone-trap-search',
    title: {
      en: 'Finding other traps by searching',
      it: 'Trovare altre trappole cercando',
      fi: 'Muiden ansojen löytyminen',
    },
    default: 0,
    settings: IN_SIX,
  },
  invisibleDetectedPenalty: {
    kind: 'switch',
    rule: 'whitebox.combat.invisible-detection',
    title: {
      en: 'Attacking the invisible once detected',
      it: "Attaccare l'invisibile individuato",
      fi: 'Hyökkäys havaittua näkymätöntä vastaan',
    },
    default: 0,
    settings: [
      {
        value: 0,
        says: {
          en: 'No penalty: who detects the invisible knows where to strike.',
          it: 'Nessuna penalità: chi lo individua sa dove colpire.',
          fi: 'Ei haittaa: havainnut tietää, minne iskeä.',
        },
      },
      {
        value: -4,
        says: { en: 'The penalty stays −4.', it: 'La penalità resta −4.', fi: 'Haitta on yhä −4.' },
      },
    ],
  },
  oilRange: {
    kind: 'switch',
    rule: 'whitebox.combat.burning-oil',
    title: {
      en: 'How far a flask or a torch is thrown',
      it: 'Fin dove si lancia una fiasca o una torcia',
      fi: 'Kuinka kauas pullo tai soihtu lentää',
    },
    default: 60,
    settings: [throwOf(60), throwOf(30), throwOf(20), throwOf(10), throwOf(0)],
    others: OTHER_THROWS,
  },
  oilIgnitionRoll: {
    kind: 'switch',
    rule: 'whitebox.combat.burning-oil',
    title: { en: 'Setting oil alight', it: "Incendiare l'olio", fi: 'Öljyn sytyttäminen' },
    default: 'none',
    settings: [
      {
        value: 'none',
        says: {
          en: 'Lighting the oil takes no roll.',
          it: "Incendiare l'olio non richiede tiri.",
          fi: 'Öljyn sytyttämiseen ei heitetä.',
        },
      },
      {
        value: 'attack',
        says: {
          en: 'The torch needs a hit of its own against AC 8 [11].',
          it: 'La torcia richiede un suo colpo a segno contro CA 8 [11].',
          fi: 'Soihdun on osuttava panssariluokkaan 8 [11].',
        },
      },
    ],
  },
  missileIntoMelee: {
    kind: 'switch',
    rule: 'whitebox.combat.missile-into-melee',
    title: { en: 'Shooting into melee', it: 'Tirare in mischia', fi: 'Ampuminen lähitaisteluun' },
    default: 'uniform-all',
    settings: [
      {
        value: 'uniform-all',
        says: {
          en: 'Everybody in that melee, friends too, is equally likely; then one attack is rolled against the one drawn.',
          it: 'Ognuno in quella mischia, amici compresi, ha la stessa probabilità; poi si tira un attacco contro chi è uscito.',
          fi: 'Jokainen siinä lähitaistelussa, ystävätkin, on yhtä todennäköinen; sitten heitetään yksi hyökkäys arvottua vastaan.',
        },
      },
      {
        value: 'referee',
        says: {
          en: 'The Referee says who is in the way.',
          it: "L'Arbitro dice chi è sulla traiettoria.",
          fi: 'Pelinjohtaja sanoo, kuka on tiellä.',
        },
      },
    ],
  },
  loyaltyCarry: {
    kind: 'switch',
    rule: 'whitebox.loyalty.carried-modifier',
    title: {
      en: 'Loyalty modifiers from before',
      it: 'Modificatori di Lealtà precedenti',
      fi: 'Aiemmat uskollisuusmuuttujat',
    },
    default: 'next-check',
    settings: [
      {
        value: 'next-check',
        says: {
          en: 'The modifier counts in the next check and is then replaced by its result.',
          it: 'Il modificatore conta nella prova seguente e poi è sostituito dal suo risultato.',
          fi: 'Muuttuja pätee seuraavassa heitossa, ja sen tulos korvaa sen.',
        },
      },
      {
        value: 'cumulative',
        says: {
          en: 'Modifiers add up from check to check.',
          it: 'I modificatori si sommano di prova in prova.',
          fi: 'Muuttujat kertyvät heitosta toiseen.',
        },
      },
    ],
  },
  joustScoring: {
    kind: 'switch',
    rule: 'whitebox.joust.points',
    title: { en: 'Points of a joust', it: 'Punti Giostra', fi: 'Peitsitaistelun pisteet' },
    default: 'cumulative',
    settings: [
      {
        value: 'cumulative',
        says: {
          en: 'In each round, attack, damage and defeat add up.',
          it: 'In ogni round, attacco, danni e sconfitta si sommano.',
          fi: 'Joka kierroksella hyökkäyksen, vahingon ja voiton pisteet lasketaan yhteen.',
        },
      },
      {
        value: 'highest',
        says: {
          en: 'In each round, only the highest of the three counts.',
          it: 'In ogni round conta solo il più alto dei tre.',
          fi: 'Joka kierroksella lasketaan vain suurin kolmesta.',
        },
      },
    ],
  },
  joustAttackScore: {
    kind: 'switch',
    rule: 'whitebox.joust.points',
    title: {
      en: 'An attack of 12 or higher in a joust',
      it: 'Un attacco di 12 o più alto nella giostra',
      fi: 'Peitsihyökkäys 12 tai enemmän',
    },
    default: 'modified',
    settings: [
      {
        value: 'modified',
        says: {
          en: 'The roll with all its modifiers, but without the base to-hit bonus.',
          it: 'Il tiro con tutti i modificatori, ma senza il bonus di base per colpire.',
          fi: 'Heitto muuttujineen, mutta ilman perusosumabonusta.',
        },
      },
      {
        value: 'with-base-bonus',
        says: {
          en: 'The roll with all its modifiers and the base to-hit bonus.',
          it: 'Il tiro con tutti i modificatori e il bonus di base per colpire.',
          fi: 'Heitto muuttujineen ja perusosumabonuksineen.',
        },
      },
      { value: 'natural', says: { en: 'The d20 alone.', it: 'Il solo d20.', fi: 'Pelkkä d20.' } },
    ],
  },
  joustOrder: {
    kind: 'switch',
    rule: 'whitebox.joust.three-tilts',
    title: {
      en: 'Who strikes first in a joust',
      it: 'Chi colpisce per primo nella giostra',
      fi: 'Kuka iskee ensin peitsitaistelussa',
    },
    default: 'simultaneous',
    settings: [
      {
        value: 'simultaneous',
        says: {
          en: 'Both attack at once: attacks, then damage, then saving throws.',
          it: 'Attaccano entrambi insieme: attacchi, poi danni, poi Tiri Salvezza.',
          fi: 'Molemmat yhtä aikaa: hyökkäykset, sitten vahingot, sitten pelastusheitot.',
        },
      },
      {
        value: 'initiative',
        says: {
          en: 'In initiative order: who falls first does not strike.',
          it: 'In ordine di iniziativa: chi cade prima non colpisce.',
          fi: 'Aloitejärjestyksessä: ensin pudonnut ei iske.',
        },
      },
    ],
  },
  joustPointsTie: {
    kind: 'switch',
    rule: 'whitebox.joust.victory',
    title: {
      en: 'Equal points in a joust',
      it: 'Parità di punti nella giostra',
      fi: 'Peitsitaistelun tasapisteet',
    },
    default: 'draw',
    settings: [
      {
        value: 'draw',
        says: { en: 'The joust is a draw.', it: 'La giostra è pari.', fi: 'Ottelu päättyy tasan.' },
      },
      {
        value: 'extra-tilts',
        says: {
          en: 'One more round at a time until the points differ or somebody falls.',
          it: 'Un round in più alla volta, finché i punti differiscono o qualcuno cade.',
          fi: 'Lisäkierros kerrallaan, kunnes pisteet eroavat tai joku putoaa.',
        },
      },
    ],
  },
  joustBothDown: {
    kind: 'switch',
    rule: 'whitebox.joust.automatic-loss',
    title: {
      en: 'Both jousters down',
      it: 'Entrambi i giostratori a terra',
      fi: 'Molemmat peitsitaistelijat maassa',
    },
    default: 'no-winner',
    settings: [
      { value: 'no-winner', says: { en: 'Nobody wins.', it: 'Non vince nessuno.', fi: 'Kukaan ei voita.' } },
      {
        value: 'points',
        says: { en: 'The points decide.', it: 'Decidono i punti.', fi: 'Pisteet ratkaisevat.' },
      },
    ],
  },
  joustFallMayKill: {
    kind: 'switch',
    rule: 'whitebox.joust.unhorse-save',
    title: {
      en: 'Dying of a fall in a joust',
      it: 'Morire cadendo nella giostra',
      fi: 'Putoamiskuolema peitsitaistelussa',
    },
    default: true,
    settings: [
      {
        value: true,
        says: {
          en: 'The fall is damage like any other and may kill.',
          it: 'La caduta è un danno come un altro e può uccidere.',
          fi: 'Putoaminen on tavallista vahinkoa ja voi tappaa.',
        },
      },
      {
        value: false,
        says: {
          en: 'The fall leaves at least 0 hit points: stunned, not dead.',
          it: 'La caduta lascia almeno 0 Punti Ferita: stordito, non morto.',
          fi: 'Putoaminen jättää vähintään nollaan: tainnoksissa, ei kuollut.',
        },
      },
    ],
  },
  joustStun: {
    kind: 'switch',
    rule: 'whitebox.joust.stunned-at-zero',
    title: {
      en: 'How long a jouster is stunned',
      it: 'Quanto dura lo stordimento nella giostra',
      fi: 'Kauanko peitsitaistelija on tainnoksissa',
    },
    default: 'until-healed',
    settings: [
      {
        value: 'until-healed',
        says: {
          en: 'At 0 hit points one stays stunned until some are regained.',
          it: 'A 0 Punti Ferita si resta storditi finché non se ne recupera qualcuno.',
          fi: 'Nollassa osumapisteessä pysyy tainnoksissa, kunnes niitä palautuu.',
        },
      },
      {
        value: 'joust',
        says: {
          en: 'One comes to when the joust is over, still at 0 hit points, and may ride and fight again.',
          it: 'Ci si riprende a giostra finita, ancora a 0 Punti Ferita, e si può di nuovo giostrare e combattere.',
          fi: 'Herää ottelun päätyttyä, yhä nollassa osumapisteessä, ja saa taas ratsastaa ja taistella.',
        },
      },
    ],
  },
  joustMatrixCategory: {
    kind: 'switch',
    rule: 'whitebox.joust.unhorse-save',
    title: { en: 'The joust on the matrix', it: 'La giostra nella matrice', fi: 'Peitsitaistelu taulukossa' },
    default: 'single',
    settings: [
      {
        value: 'single',
        says: {
          en: 'With the matrix, a jouster still saves with the single throw.',
          it: 'Con la matrice, il giostratore tira comunque con il TS Unico.',
          fi: 'Taulukonkin kanssa heitetään yhdellä luvulla.',
        },
      },
      {
        value: 'death-poison',
        says: {
          en: 'A jouster saves against death and poison.',
          it: 'Il giostratore tira contro Morte e Veleno.',
          fi: 'Heitetään kuolemaa ja myrkkyä vastaan.',
        },
      },
      {
        value: 'wands-rays',
        says: {
          en: 'A jouster saves against wands and rays.',
          it: 'Il giostratore tira contro Bacchette e Raggi.',
          fi: 'Heitetään sauvoja ja säteitä vastaan.',
        },
      },
      {
        value: 'paralysis-stone',
        says: {
          en: 'A jouster saves against paralysis and stone.',
          it: 'Il giostratore tira contro Paralisi e Pietra.',
          fi: 'Heitetään halvausta ja kivettymistä vastaan.',
        },
      },
      {
        value: 'dragon-breath',
        says: {
          en: 'A jouster saves against dragon breath.',
          it: 'Il giostratore tira contro il Respiro del Drago.',
          fi: 'Heitetään lohikäärmeen henkäystä vastaan.',
        },
      },
      {
        value: 'spells-staves',
        says: {
          en: 'A jouster saves against spells and staves.',
          it: 'Il giostratore tira contro Incantesimi e Bastoni.',
          fi: 'Heitetään loitsuja ja taikasauvoja vastaan.',
        },
      },
    ],
  },
  xpSplit: {
    kind: 'switch',
    rule: 'whitebox.xp.award-split',
    title: { en: 'Sharing experience', it: 'Ripartizione dei PE', fi: 'Kokemuksen jako' },
    default: 'equal',
    settings: [
      {
        value: 'equal',
        says: {
          en: 'Equal shares, rounded down; what is left over is told and not given.',
          it: 'Parti uguali, per difetto; il resto si dice e non si assegna.',
          fi: 'Tasajako alaspäin pyöristäen; jäännös kerrotaan, mutta sitä ei jaeta.',
        },
      },
      {
        value: 'assigned',
        says: {
          en: 'The Referee gives each character a number.',
          it: "L'Arbitro dà a ogni personaggio un numero.",
          fi: 'Pelinjohtaja antaa kullekin hahmolle luvun.',
        },
      },
    ],
  },
  xpRounding: {
    kind: 'switch',
    rule: 'whitebox.xp.prime-attribute-bonus',
    title: {
      en: 'Rounding the bonus in experience',
      it: 'Arrotondamento del bonus PE',
      fi: 'Kokemusbonuksen pyöristys',
    },
    default: 'floor',
    settings: [
      { value: 'floor', says: { en: 'Rounded down.', it: 'Per difetto.', fi: 'Alaspäin.' } },
      {
        value: 'nearest',
        says: {
          en: 'To the nearest whole number, halves up.',
          it: "All'intero più vicino, le metà per eccesso.",
          fi: 'Lähimpään kokonaislukuun, puolikkaat ylöspäin.',
        },
      },
      { value: 'ceil', says: { en: 'Rounded up.', it: 'Per eccesso.', fi: 'Ylöspäin.' } },
    ],
  },
  xpMonsterCredit: {
    kind: 'switch',
    rule: 'whitebox.xp.sources',
    title: {
      en: 'Which monsters give experience',
      it: 'Quali mostri danno PE',
      fi: 'Mistä hirviöistä saa kokemusta',
    },
    default: 'killed',
    settings: [
      { value: 'killed', says: { en: 'Those killed.', it: 'Quelli uccisi.', fi: 'Tapetuista.' } },
      {
        value: 'defeated',
        says: {
          en: 'Those killed, and those that surrendered, fled for good or were captured.',
          it: 'Quelli uccisi, arresi, fuggiti per sempre o catturati.',
          fi: 'Tapetuista, antautuneista, lopullisesti paenneista ja vangituista.',
        },
      },
    ],
  },
} as const satisfies OptionBook & Readonly<Record<string, { readonly rule: RuleId }>>;

export type Options = OptionsOf<typeof OPTIONS>;
