import type { OptionBook, OptionsOf } from '@arbitro/kernel';
import type { RuleId } from './rules.ts';

export const OPTIONS = {
  advantageCombining: {
    kind: 'switch',
    rule: 'quinta.d20.advantage-combining',
    title: {
      en: 'Advantage and disadvantage together',
      it: 'Vantaggio e svantaggio insieme',
      fi: 'Etu ja haitta yhtä aikaa',
    },
    default: 'cancel',
    settings: [
      {
        value: 'cancel',
        says: {
          en: 'Any advantage and any disadvantage cancel each other, however many there are of each: one d20 is rolled.',
          it: "Un vantaggio e uno svantaggio qualsiasi si annullano, quanti che siano da una parte e dall'altra: si tira un solo d20.",
          fi: 'Yksikin etu ja yksikin haitta kumoavat toisensa, olipa kumpaakin kuinka monta tahansa: heitetään yksi d20.',
        },
      },
      {
        value: 'net-count',
        says: {
          en: 'The side with more sources prevails, still with two dice; equal numbers cancel.',
          it: 'Prevale la parte con più fonti, sempre con due dadi; in parità si annullano.',
          fi: 'Se puoli, jolla on enemmän lähteitä, voittaa, edelleen kahdella nopalla; tasamäärät kumoutuvat.',
        },
      },
    ],
  },
  natural20and1: {
    kind: 'switch',
    rule: 'quinta.d20.natural-20-and-1',
    title: {
      en: 'Natural 20 and 1 on attack rolls',
      it: '20 e 1 naturali nei tiri per colpire',
      fi: 'Luonnollinen 20 ja 1 hyökkäysheitossa',
    },
    default: 'srd',
    settings: [
      {
        value: 'srd',
        says: {
          en: 'A natural 20 always hits and is a critical hit; a natural 1 always misses.',
          it: 'Un 20 naturale colpisce sempre ed è un colpo critico; un 1 naturale manca sempre.',
          fi: 'Luonnollinen 20 osuu aina ja on kriittinen osuma; luonnollinen 1 menee aina ohi.',
        },
      },
      {
        value: 'none',
        says: {
          en: 'Only the total counts; critical hits come only from conditions and features.',
          it: 'Conta solo il totale; i colpi critici vengono solo da condizioni e privilegi.',
          fi: 'Vain kokonaistulos ratkaisee; kriittiset osumat tulevat vain tiloista ja piirteistä.',
        },
      },
    ],
  },
  abilityCaps: {
    kind: 'switch',
    rule: 'quinta.ability.score-range',
    title: {
      en: 'Limits of ability scores',
      it: 'Limiti dei punteggi di caratteristica',
      fi: 'Kykyarvojen rajat',
    },
    default: 'enforce',
    settings: [
      {
        value: 'enforce',
        says: {
          en: "An increase stops at the creature's maximum: 20 for a character, 30 for a monster, unless something says otherwise; never above 30.",
          it: 'Un aumento si ferma al massimo della creatura: 20 per un personaggio, 30 per un mostro, salvo diversa indicazione; mai oltre 30.',
          fi: 'Korotus pysähtyy olennon ylärajaan: hahmolla 20, hirviöllä 30, ellei jokin sano muuta; ei koskaan yli 30.',
        },
      },
      {
        value: 'advisory',
        says: {
          en: 'Going past 20 is only pointed out; 30 remains the limit of everything.',
          it: 'Superare 20 viene solo segnalato; 30 resta il limite per tutti.',
          fi: 'Arvon 20 ylittämisestä vain huomautetaan; 30 on silti kaikkien yläraja.',
        },
      },
    ],
  },
  distanceRounding: {
    kind: 'switch',
    rule: 'quinta.core.round-down',
    title: { en: 'Fractions of a distance', it: 'Frazioni di distanza', fi: 'Etäisyyksien murto-osat' },
    default: 'square',
    settings: [
      {
        value: 'square',
        says: {
          en: 'Distances are rounded down to steps of 1.5 m: half of 7.5 m is 3 m.',
          it: 'Le distanze si arrotondano per difetto a multipli di 1,5 m: metà di 7,5 m è 3 m.',
          fi: 'Etäisyydet pyöristetään alaspäin 1,5 metrin askeliin: puolet 7,5 metristä on 3 m.',
        },
      },
      {
        value: 'metre',
        says: {
          en: 'Distances are rounded down to whole metres: half of 9 m is 4 m.',
          it: 'Le distanze si arrotondano per difetto al metro intero: metà di 9 m è 4 m.',
          fi: 'Etäisyydet pyöristetään alaspäin täysiin metreihin: puolet 9 metristä on 4 m.',
        },
      },
      {
        value: 'none',
        says: {
          en: 'Distances keep their fraction: half of 7.5 m is 3.75 m.',
          it: 'Le distanze conservano la frazione: metà di 7,5 m è 3,75 m.',
          fi: 'Etäisyyksiä ei pyöristetä: puolet 7,5 metristä on 3,75 m.',
        },
      },
    ],
  },
  dodgeRequiresSight: {
    kind: 'switch',
    rule: 'quinta.actions.dodge',
    title: { en: 'Dodge and sight', it: 'Schivata e vista', fi: 'Väistö ja näkeminen' },
    default: false,
    settings: [
      {
        value: false,
        says: {
          en: 'Dodge hinders every attacker, seen or not.',
          it: 'La Schivata ostacola ogni attaccante, visto o no.',
          fi: 'Väistö haittaa jokaista hyökkääjää, näkyi tämä tai ei.',
        },
      },
      {
        value: true,
        says: {
          en: 'Dodge hinders only attackers that the dodger can see.',
          it: 'La Schivata ostacola solo gli attaccanti che chi schiva può vedere.',
          fi: 'Väistö haittaa vain hyökkääjiä, jotka väistäjä näkee.',
        },
      },
    ],
  },
  hideMode: {
    kind: 'switch',
    rule: 'quinta.actions.hide',
    title: {
      en: 'How hiding is settled',
      it: 'Come si risolve il nascondersi',
      fi: 'Piiloutumisen ratkaiseminen',
    },
    default: 'srd',
    settings: [
      {
        value: 'srd',
        says: {
          en: 'Out of sight behind good cover or heavily obscured, DC 15; the total is then the DC to be found.',
          it: "Fuori vista, dietro una buona copertura o in un'area fortemente oscurata, CD 15; il totale è poi la CD per essere scoperti.",
          fi: 'Poissa näkyvistä hyvässä suojassa tai täysin peittyneenä, VL 15; tulos on sitten löytämisen VL.',
        },
      },
      {
        value: 'contest',
        says: {
          en: 'No fixed DC: the Stealth total is set against the Perception of each observer.',
          it: 'Nessuna CD fissa: il totale di Furtività si confronta con la Percezione di ogni osservatore.',
          fi: 'Ei kiinteää VL:ää: hiipimisen tulosta verrataan kunkin tarkkailijan havainnointiin.',
        },
      },
      {
        value: 'gm',
        says: {
          en: 'The game master says whether the roll was enough.',
          it: 'È il GM a dire se il tiro è bastato.',
          fi: 'Pelinjohtaja sanoo, riittikö heitto.',
        },
      },
    ],
  },
  hideBehindCover: {
    kind: 'switch',
    rule: 'quinta.actions.hide',
    title: {
      en: 'Hiding behind three-quarters cover',
      it: 'Nascondersi dietro tre quarti di copertura',
      fi: 'Piiloutuminen kolmen neljänneksen suojaan',
    },
    default: false,
    settings: [
      {
        value: false,
        says: {
          en: 'It takes being out of sight as well: who sees what is left uncovered prevents it.',
          it: 'Bisogna anche essere fuori vista: chi vede la parte scoperta lo impedisce.',
          fi: 'On oltava myös poissa näkyvistä: joka näkee paljaaksi jäävän osan, estää sen.',
        },
      },
      {
        value: true,
        says: {
          en: 'It is enough by itself, even in full view.',
          it: 'Basta da sola, anche in piena vista.',
          fi: 'Se riittää sellaisenaan, myös avoimesti näkyvillä.',
        },
      },
    ],
  },
  influenceOutcome: {
    kind: 'switch',
    rule: 'quinta.actions.influence',
    title: {
      en: 'What Influence achieves',
      it: 'Che cosa ottiene Influenzare',
      fi: 'Mitä Vaikuttaminen saa aikaan',
    },
    default: 'both',
    settings: [
      {
        value: 'both',
        says: {
          en: 'On a success the creature does what is asked and its attitude moves one step towards Friendly.',
          it: 'Se la prova riesce, la creatura fa ciò che le si chiede e il suo atteggiamento sale di un gradino verso Amichevole.',
          fi: 'Onnistuessa olento tekee mitä pyydetään, ja sen asenne siirtyy askeleen kohti ystävällistä.',
        },
      },
      {
        value: 'comply',
        says: {
          en: 'On a success the creature does what is asked; its attitude stays.',
          it: "Se la prova riesce, la creatura fa ciò che le si chiede; l'atteggiamento resta quello.",
          fi: 'Onnistuessa olento tekee mitä pyydetään; asenne pysyy ennallaan.',
        },
      },
      {
        value: 'attitude-step',
        says: {
          en: 'On a success only the attitude moves, one step towards Friendly.',
          it: "Se la prova riesce cambia solo l'atteggiamento, di un gradino verso Amichevole.",
          fi: 'Onnistuessa muuttuu vain asenne, askeleen kohti ystävällistä.',
        },
      },
    ],
  },
  offTurnSpeech: {
    kind: 'switch',
    rule: 'quinta.turn.communicate',
    title: {
      en: "Speaking on others' turns",
      it: 'Parlare nel turno altrui',
      fi: 'Puhuminen toisten vuorolla',
    },
    default: false,
    settings: [
      {
        value: false,
        says: {
          en: "One speaks and gestures on one's own turn.",
          it: 'Si parla e si gesticola nel proprio turno.',
          fi: 'Puhutaan ja elehditään omalla vuorolla.',
        },
      },
      {
        value: true,
        says: {
          en: "Brief words and gestures are possible on anybody's turn.",
          it: 'Parole brevi e gesti sono possibili nel turno di chiunque.',
          fi: 'Lyhyet sanat ja eleet käyvät kenen tahansa vuorolla.',
        },
      },
    ],
  },
  carryingMode: {
    kind: 'switch',
    rule: 'quinta.objects.carrying',
    title: { en: 'Carrying capacity', it: 'Capacità di carico', fi: 'Kantokyky' },
    default: 'gm',
    settings: [
      {
        value: 'gm',
        says: {
          en: 'Weight is counted only when the game master asks for it.',
          it: 'Il peso si conta solo quando lo chiede il GM.',
          fi: 'Paino lasketaan vain pelinjohtajan pyynnöstä.',
        },
      },
      {
        value: 'srd',
        says: {
          en: 'Weight is always counted and its limits hold.',
          it: 'Il peso si conta sempre e i limiti valgono.',
          fi: 'Paino lasketaan aina, ja rajat pitävät.',
        },
      },
      {
        value: 'off',
        says: {
          en: 'Weight is never counted.',
          it: 'Il peso non si conta mai.',
          fi: 'Painoa ei lasketa koskaan.',
        },
      },
    ],
  },
  travelTable: {
    kind: 'switch',
    rule: 'quinta.travel.pace',
    title: {
      en: 'Kilometres per hour of travel',
      it: "Chilometri all'ora in viaggio",
      fi: 'Matkan tuntinopeus',
    },
    default: 'printed',
    settings: [
      {
        value: 'printed',
        says: {
          en: 'As printed: 4, 3 and 2 km in an hour at a fast, normal and slow pace.',
          it: "Come stampato: 4, 3 e 2 km in un'ora a passo Veloce, Normale e Lento.",
          fi: 'Kuten painettu: tunnissa 4, 3 ja 2 km nopealla, tavallisella ja hitaalla vauhdilla.',
        },
      },
      {
        value: 'metric-corrected',
        says: {
          en: 'Corrected: 6, 4.5 and 3 km in an hour, which agrees with the distances of a day.',
          it: "Corretti: 6, 4,5 e 3 km in un'ora, in accordo con le distanze di un giorno.",
          fi: 'Korjattuna: tunnissa 6, 4,5 ja 3 km, mikä sopii päivämatkoihin.',
        },
      },
    ],
  },
  mountsAfterGallop: {
    kind: 'switch',
    rule: 'quinta.travel.mounts',
    title: {
      en: 'Mounts after the doubled hour',
      it: "Le cavalcature dopo l'ora raddoppiata",
      fi: 'Ratsut kaksinkertaisen tunnin jälkeen',
    },
    default: 'ordinary-pace',
    settings: [
      {
        value: 'ordinary-pace',
        says: {
          en: 'They go on at the ordinary pace, and double again only after a short or long rest.',
          it: 'Proseguono al passo ordinario e raddoppiano di nuovo solo dopo un Riposo breve o lungo.',
          fi: 'Ne jatkavat tavalliseen tahtiin ja kaksinkertaistavat taas vasta lyhyen tai pitkän levon jälkeen.',
        },
      },
      {
        value: 'must-rest',
        says: {
          en: 'They go no further until they have had a short or long rest.',
          it: 'Non proseguono finché non hanno fatto un Riposo breve o lungo.',
          fi: 'Ne eivät jatka ennen lyhyttä tai pitkää lepoa.',
        },
      },
    ],
  },
  gridUse: {
    kind: 'switch',
    rule: 'quinta.grid.squares',
    title: { en: 'Playing on a grid', it: 'Giocare su una griglia', fi: 'Ruudukolla pelaaminen' },
    default: true,
    settings: [
      {
        value: true,
        says: {
          en: 'Places are squares of 1.5 m and movement is counted in squares.',
          it: 'Le posizioni sono quadretti da 1,5 m e il movimento si conta in quadretti.',
          fi: 'Paikat ovat 1,5 metrin ruutuja, ja liike lasketaan ruutuina.',
        },
      },
      {
        value: false,
        says: {
          en: 'No grid: distances and movement are told in metres.',
          it: 'Senza griglia: distanze e movimento si dicono in metri.',
          fi: 'Ei ruudukkoa: etäisyydet ja liike sanotaan metreinä.',
        },
      },
    ],
  },
  gridDiagonals: {
    kind: 'switch',
    rule: 'quinta.grid.enter-square',
    title: { en: 'Diagonal steps', it: 'Passi in diagonale', fi: 'Vinot askeleet' },
    default: 'uniform',
    settings: [
      {
        value: 'uniform',
        says: {
          en: 'A diagonal step costs one square like any other.',
          it: 'Un passo in diagonale costa un quadretto come ogni altro.',
          fi: 'Vino askel maksaa yhden ruudun kuten muutkin.',
        },
      },
      {
        value: 'alternating',
        says: {
          en: 'Diagonal steps cost one square and two by turns, in movement and in distances.',
          it: 'I passi in diagonale costano a turno uno e due quadretti, nel movimento e nelle distanze.',
          fi: 'Vinot askeleet maksavat vuorotellen yhden ja kaksi ruutua, liikkeessä ja etäisyyksissä.',
        },
      },
    ],
  },
  specialMovementCosts: {
    kind: 'switch',
    rule: 'quinta.movement.modes',
    title: {
      en: 'Cost of climbing, crawling and swimming',
      it: 'Costo di arrampicarsi, strisciare e nuotare',
      fi: 'Kiipeämisen, ryömimisen ja uimisen hinta',
    },
    default: 'srd',
    settings: [
      {
        value: 'srd',
        says: {
          en: 'Each metre costs one metre more, unless a Speed for it is used.',
          it: 'Ogni metro costa un metro in più, salvo una Velocità apposita.',
          fi: 'Jokainen metri maksaa metrin lisää, ellei siihen ole omaa nopeutta.',
        },
      },
      {
        value: 'free',
        says: {
          en: 'No extra cost, as the chapter names none.',
          it: 'Nessun costo aggiuntivo, perché il capitolo non ne indica.',
          fi: 'Ei lisähintaa, koska luku ei sellaista mainitse.',
        },
      },
    ],
  },
  endInOccupied: {
    kind: 'switch',
    rule: 'quinta.movement.end-in-occupied',
    title: {
      en: "Stopping in another's space",
      it: 'Fermarsi nello spazio altrui',
      fi: 'Pysähtyminen toisen tilaan',
    },
    default: 'document',
    settings: [
      {
        value: 'document',
        says: {
          en: 'Those who are Tiny, or larger than whoever is there, may stop in an occupied space.',
          it: 'Chi è Minuscolo, o più grande di chi vi si trova, può fermarsi in uno spazio occupato.',
          fi: 'Pikkuruinen tai kaikkia siellä olijoita suurempi saa pysähtyä varattuun tilaan.',
        },
      },
      {
        value: 'srd',
        says: {
          en: 'Nobody stops there willingly; who ends a turn there falls prone, unless Tiny or larger.',
          it: 'Nessuno vi si ferma di sua volontà; chi vi termina il turno cade prono, a meno che sia Minuscolo o più grande.',
          fi: 'Kukaan ei pysähdy sinne omasta tahdostaan; vuoronsa siellä päättävä kaatuu, ellei ole pikkuruinen tai suurempi.',
        },
      },
    ],
  },
  standCost: {
    kind: 'switch',
    rule: 'quinta.movement.stand-up',
    title: { en: 'Cost of standing up', it: 'Costo del rialzarsi', fi: 'Nousemisen hinta' },
    default: 'half-speed',
    settings: [
      {
        value: 'half-speed',
        says: {
          en: "Standing up costs half of one's Speed in movement.",
          it: 'Rialzarsi costa movimento pari a metà della Velocità.',
          fi: 'Nouseminen maksaa liikettä puolet nopeudesta.',
        },
      },
      {
        value: 'free',
        says: {
          en: 'Standing up costs no movement, but takes a Speed above 0.',
          it: 'Rialzarsi non costa movimento, ma serve una Velocità superiore a 0.',
          fi: 'Nouseminen ei maksa liikettä mutta vaatii nopeuden, joka on yli 0.',
        },
      },
    ],
  },
  opportunityTiming: {
    kind: 'switch',
    rule: 'quinta.attack.opportunity',
    title: {
      en: 'When an opportunity attack falls',
      it: "Quando avviene l'attacco di opportunità",
      fi: 'Milloin tilaisuusisku tulee',
    },
    default: 'before-leaving',
    settings: [
      {
        value: 'before-leaving',
        says: {
          en: 'Just before the creature leaves the reach, where it still stands within it.',
          it: 'Subito prima che la creatura lasci la portata, dove vi si trova ancora.',
          fi: 'Juuri ennen kuin olento poistuu ulottuvuudelta, sen viimeisessä paikassa ulottuvuuden sisällä.',
        },
      },
      {
        value: 'after-leaving',
        says: {
          en: 'Just after it has left, where it stands then; the attack may still reach it.',
          it: "Subito dopo che è uscita, dove si trova in quel momento; l'attacco può ancora raggiungerla.",
          fi: 'Heti poistumisen jälkeen, siinä missä olento silloin on; isku ylettyy siihen silti.',
        },
      },
    ],
  },
  opportunityRequiresSight: {
    kind: 'switch',
    rule: 'quinta.attack.opportunity',
    title: {
      en: 'Opportunity attacks and sight',
      it: 'Attacchi di opportunità e vista',
      fi: 'Tilaisuusisku ja näkeminen',
    },
    default: false,
    settings: [
      {
        value: false,
        says: {
          en: 'A creature that is not seen may be attacked too, with disadvantage.',
          it: 'Si può attaccare anche una creatura che non si vede, con svantaggio.',
          fi: 'Myös näkymätöntä olentoa saa lyödä, haitalla.',
        },
      },
      {
        value: true,
        says: {
          en: 'Only a creature that is seen can be attacked as it leaves.',
          it: 'Si può attaccare solo una creatura che si vede mentre se ne va.',
          fi: 'Vain näkyvää lähtijää saa lyödä.',
        },
      },
    ],
  },
  opportunityWeapon: {
    kind: 'switch',
    rule: 'quinta.attack.opportunity',
    title: {
      en: 'Weapon of an opportunity attack',
      it: 'Arma di un attacco di opportunità',
      fi: 'Tilaisuusiskun ase',
    },
    default: 'choose',
    settings: [
      {
        value: 'choose',
        says: {
          en: 'Whoever strikes may name one of their melee attacks; unnamed it is the hardest that reaches.',
          it: 'Chi colpisce può indicare uno dei suoi attacchi in mischia; altrimenti è il più forte che arriva.',
          fi: 'Lyöjä saa nimetä jonkin lähitaisteluhyökkäyksensä; muuten se on kovin ulottuva.',
        },
      },
      {
        value: 'hardest',
        says: {
          en: 'It is always the hardest blow that reaches.',
          it: 'È sempre il colpo più forte che arriva.',
          fi: 'Se on aina kovin isku, joka ulottuu.',
        },
      },
    ],
  },
  mountingProvokes: {
    kind: 'switch',
    rule: 'quinta.mounted.mounting',
    title: {
      en: 'Getting on or off out of reach',
      it: 'Montare o smontare fuori portata',
      fi: 'Selkään nousu tai laskeutuminen pois ulottuvilta',
    },
    default: false,
    settings: [
      {
        value: false,
        says: {
          en: 'Mounting and dismounting provoke nothing.',
          it: 'Montare e smontare non provocano nulla.',
          fi: 'Selkään nouseminen ja laskeutuminen eivät anna aihetta iskuun.',
        },
      },
      {
        value: true,
        says: {
          en: "Who leaves an enemy's reach by mounting or dismounting provokes an opportunity attack.",
          it: 'Chi montando o smontando lascia la portata di un nemico provoca un attacco di opportunità.',
          fi: 'Joka noustessaan tai laskeutuessaan poistuu vihollisen ulottuvilta, antaa aiheen tilaisuusiskuun.',
        },
      },
    ],
  },
  ledMountReacts: {
    kind: 'switch',
    rule: 'quinta.mounted.controlled',
    title: {
      en: 'Reactions of a controlled mount',
      it: 'Reazioni di una cavalcatura controllata',
      fi: 'Ohjatun ratsun reaktiot',
    },
    default: true,
    settings: [
      {
        value: true,
        says: {
          en: 'Only its actions are limited: it may still take reactions.',
          it: 'Solo le sue azioni sono limitate: può ancora usare reazioni.',
          fi: 'Vain sen toiminnot on rajattu: se saa yhä reagoida.',
        },
      },
      {
        value: false,
        says: {
          en: 'Under control it takes no reactions either.',
          it: 'Sotto controllo non usa nemmeno reazioni.',
          fi: 'Ohjattuna se ei myöskään reagoi.',
        },
      },
    ],
  },
  frightenedRider: {
    kind: 'switch',
    rule: 'quinta.conditions.frightened',
    title: {
      en: 'The mount of a frightened rider',
      it: 'La cavalcatura di chi è Spaventato',
      fi: 'Pelokkaan ratsastajan ratsu',
    },
    default: 'held-back',
    settings: [
      {
        value: 'held-back',
        says: {
          en: 'A controlled mount goes no nearer to what frightens its rider.',
          it: 'Una cavalcatura controllata non si avvicina a ciò che spaventa chi la cavalca.',
          fi: 'Ohjattu ratsu ei mene lähemmäs sitä, mitä ratsastaja pelkää.',
        },
      },
      {
        value: 'free',
        says: {
          en: "Only the rider's own steps are barred: the mount goes anywhere.",
          it: 'Sono vietati solo i passi di chi cavalca: la cavalcatura va dovunque.',
          fi: 'Vain ratsastajan omat askeleet on kielletty: ratsu menee minne vain.',
        },
      },
    ],
  },
  restModel: {
    kind: 'switch',
    rule: 'quinta.rest.rests',
    title: { en: 'What rests give', it: 'Che cosa danno i riposi', fi: 'Mitä lepo antaa' },
    default: 'srd',
    settings: [
      {
        value: 'srd',
        says: {
          en: 'Short rests let Hit Dice be spent; a long rest restores hit points and Hit Dice and takes away a level of exhaustion.',
          it: 'I Riposi brevi fanno spendere Dadi Vita; un Riposo lungo ridà PF e Dadi Vita e toglie un livello di Affaticato.',
          fi: 'Lyhyessä levossa voi käyttää kestonoppia; pitkä lepo palauttaa kestopisteet ja kestonopat ja poistaa yhden uupumustason.',
        },
      },
      {
        value: 'minimal',
        says: {
          en: 'Only what the chapter says: the hours, the end of temporary hit points, waking up. The game master says which hit points come back.',
          it: 'Solo ciò che dice il capitolo: le ore, la fine dei PF temporanei, il risveglio. È il GM a dire quali PF tornano.',
          fi: 'Vain se, mitä luku sanoo: tunnit, tilapäisten kestopisteiden päättyminen, herääminen. Pelinjohtaja sanoo, mitkä kestopisteet palaavat.',
        },
      },
    ],
  },
  massiveDamage: {
    kind: 'switch',
    rule: 'quinta.death.massive-damage',
    title: {
      en: 'Damage that kills at once',
      it: "Danni che uccidono all'istante",
      fi: 'Heti tappava vahinko',
    },
    default: 'exceeds',
    settings: [
      {
        value: 'exceeds',
        says: {
          en: 'What is left over after reaching 0 must be more than the hit point maximum.',
          it: 'I danni eccedenti dopo aver raggiunto 0 devono superare i PF massimi.',
          fi: 'Nollan jälkeen yli jäävän vahingon on oltava enemmän kuin kestopisteiden maksimi.',
        },
      },
      {
        value: 'equals-or-exceeds',
        says: {
          en: 'What is left over kills if it equals the hit point maximum or is more.',
          it: 'I danni eccedenti uccidono se eguagliano o superano i PF massimi.',
          fi: 'Yli jäävä vahinko tappaa, jos se on vähintään kestopisteiden maksimi.',
        },
      },
    ],
  },
  deathSaveModifiers: {
    kind: 'switch',
    rule: 'quinta.death.saves',
    title: {
      en: 'Modifiers on death saving throws',
      it: 'Modificatori ai Tiri salvezza contro la morte',
      fi: 'Kuolemanpelastusheiton muuntimet',
    },
    default: 'global',
    settings: [
      {
        value: 'global',
        says: {
          en: 'What changes every d20 Test or every saving throw, such as exhaustion, changes these too.',
          it: 'Ciò che modifica ogni Test con d20 o ogni tiro salvezza, come Affaticato, modifica anche questi.',
          fi: 'Kaikkia d20-kokeita tai pelastusheittoja muuttava, kuten uupumus, vaikuttaa näihinkin.',
        },
      },
      {
        value: 'none',
        says: {
          en: 'The die alone counts.',
          it: 'Conta solo il dado.',
          fi: 'Vain noppa ratkaisee.',
        },
      },
    ],
  },
  resetOnStable: {
    kind: 'switch',
    rule: 'quinta.death.save-tally',
    title: {
      en: 'Counts on becoming Stable',
      it: 'Conteggi quando si diventa Stabili',
      fi: 'Laskurit vakautuessa',
    },
    default: true,
    settings: [
      {
        value: true,
        says: {
          en: 'Successes and failures go back to 0 on becoming Stable.',
          it: 'Diventando Stabili, successi e fallimenti si azzerano.',
          fi: 'Vakautuessa onnistumiset ja epäonnistumiset nollataan.',
        },
      },
      {
        value: false,
        says: {
          en: 'Only regaining hit points clears them: failures stay while Stable.',
          it: 'Si azzerano solo recuperando PF: da Stabili i fallimenti restano.',
          fi: 'Ne nollaa vain kestopisteiden saaminen: vakaana epäonnistumiset säilyvät.',
        },
      },
    ],
  },
  tempHpAtZero: {
    kind: 'switch',
    rule: 'quinta.death.damage-at-zero',
    title: {
      en: 'Temporary hit points at 0',
      it: 'PF temporanei a 0 PF',
      fi: 'Tilapäiset kestopisteet nollassa',
    },
    default: 'shields',
    settings: [
      {
        value: 'shields',
        says: {
          en: 'Damage that they swallow whole is no failure.',
          it: 'I danni che assorbono del tutto non sono un fallimento.',
          fi: 'Kokonaan niihin kuluva vahinko ei ole epäonnistuminen.',
        },
      },
      {
        value: 'counts',
        says: {
          en: 'Any damage is a failure, even if they swallow it.',
          it: 'Qualsiasi danno è un fallimento, anche se lo assorbono.',
          fi: 'Kaikki vahinko on epäonnistuminen, vaikka se kuluisi niihin.',
        },
      },
    ],
  },
  exhaustionModel: {
    kind: 'switch',
    rule: 'quinta.conditions.exhausted',
    title: {
      en: 'What a level of exhaustion costs',
      it: 'Che cosa costa un livello di Affaticato',
      fi: 'Mitä uupumustaso maksaa',
    },
    default: 'srd-per-level',
    settings: [
      {
        value: 'srd-per-level',
        says: {
          en: 'Each level takes 2 from every d20 Test and 1.5 m from Speed.',
          it: 'Ogni livello toglie 2 a ogni Test con d20 e 1,5 m alla Velocità.',
          fi: 'Jokainen taso vähentää 2 kaikista d20-kokeista ja 1,5 m nopeudesta.',
        },
      },
      {
        value: 'ten-step',
        says: {
          en: 'Each level takes 1 from every d20 Test and nothing from Speed.',
          it: 'Ogni livello toglie 1 a ogni Test con d20 e nulla alla Velocità.',
          fi: 'Jokainen taso vähentää 1 kaikista d20-kokeista eikä mitään nopeudesta.',
        },
      },
    ],
  },
  conditionDefinitions: {
    kind: 'switch',
    rule: 'quinta.conditions.general',
    title: { en: 'What conditions do', it: 'Che cosa fanno le condizioni', fi: 'Mitä tilat tekevät' },
    default: 'document',
    settings: [
      {
        value: 'document',
        says: {
          en: 'What this chapter says of each, with the additions named in the rules.',
          it: 'Ciò che il capitolo dice di ciascuna, con le aggiunte indicate nelle regole.',
          fi: 'Se, mitä tämä luku kustakin sanoo, sääntöihin merkityin lisäyksin.',
        },
      },
      {
        value: 'srd',
        says: {
          en: "The effects of the published reference document are added, or take the place of the chapter's where they differ.",
          it: 'Si aggiungono gli effetti del documento di riferimento pubblicato, che sostituiscono quelli del capitolo dove differiscono.',
          fi: 'Julkaistun viiteasiakirjan vaikutukset lisätään, ja eroavissa kohdissa ne korvaavat luvun omat.',
        },
      },
    ],
  },
  blockedImpliesImmobilized: {
    kind: 'switch',
    rule: 'quinta.conditions.blocked',
    title: {
      en: 'Blocked and Immobilised',
      it: 'Bloccato e Immobilizzato',
      fi: 'Paikalleen lukittu ja liikkumiskyvytön',
    },
    default: false,
    settings: [
      {
        value: false,
        says: {
          en: 'Who is Blocked cannot move, and attacks against them are as usual.',
          it: 'Chi è Bloccato non si muove, e i tiri per colpirlo sono normali.',
          fi: 'Paikalleen lukittu ei liiku, mutta hyökkäykset häntä vastaan ovat tavallisia.',
        },
      },
      {
        value: true,
        says: {
          en: 'Who is Blocked is Immobilised too: attacks against them have advantage.',
          it: 'Chi è Bloccato è anche Immobilizzato: i tiri per colpirlo hanno vantaggio.',
          fi: 'Paikalleen lukittu on myös liikkumiskyvytön: hyökkäyksissä häntä vastaan on etu.',
        },
      },
    ],
  },
  cannotMoveIsSpeedZero: {
    kind: 'switch',
    rule: 'quinta.conditions.immobilized',
    title: { en: '“Cannot move”', it: '«Non puoi muoverti»', fi: '”Ei voi liikkua”' },
    default: true,
    settings: [
      {
        value: true,
        says: {
          en: 'Not being able to move is a Speed of 0 for every rule: Dodge lapses too.',
          it: 'Non potersi muovere è avere Velocità 0 per ogni regola: cade anche la Schivata.',
          fi: 'Liikkumisen estyminen on kaikissa säännöissä nopeus 0: Väistökin raukeaa.',
        },
      },
      {
        value: false,
        says: {
          en: 'It forbids moving, but Speed keeps its value for the rules that ask for it.',
          it: 'Vieta di muoversi, ma la Velocità conserva il suo valore per le regole che la guardano.',
          fi: 'Se kieltää liikkumisen, mutta nopeus säilyy säännöissä, jotka sitä kysyvät.',
        },
      },
    ],
  },
  charmedTargeting: {
    kind: 'switch',
    rule: 'quinta.conditions.charmed',
    title: {
      en: 'Whom a Charmed creature may target',
      it: 'Chi può bersagliare chi è Incantato',
      fi: 'Kenet lumottu saa ottaa kohteeksi',
    },
    default: 'any',
    settings: [
      {
        value: 'any',
        says: {
          en: 'The charmer cannot be targeted with anything, harmful or kind.',
          it: "L'incantatore non si può bersagliare con nulla, né di dannoso né di benevolo.",
          fi: 'Lumoojaa ei saa ottaa minkään kohteeksi, ei haitallisen eikä hyvän.',
        },
      },
      {
        value: 'harmful',
        says: {
          en: 'The charmer cannot be attacked or targeted with anything harmful; help is allowed.',
          it: "L'incantatore non si può attaccare né bersagliare con effetti dannosi; aiutarlo è permesso.",
          fi: 'Lumoojaan ei saa hyökätä eikä kohdistaa mitään haitallista; auttaa saa.',
        },
      },
    ],
  },
} as const satisfies OptionBook & Readonly<Record<string, { readonly rule: RuleId }>>;

export type Options = OptionsOf<typeof OPTIONS>;
