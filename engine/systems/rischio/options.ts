import type { OptionBook, OptionsOf } from '@arbitro/kernel';
import type { RuleId } from './rules.ts';

export const OPTIONS = {
  naturalExtremes: {
    kind: 'switch',
    rule: 'rischio.risk.roll',
    title: { en: 'Natural 1 and 20', it: '1 e 20 naturali', fi: 'Silmäluvut 1 ja 20' },
    default: 'none',
    settings: [
      {
        value: 'none',
        says: {
          en: 'A natural 1 or 20 on a risk has no special effect.',
          it: 'In un rischio, un 1 o un 20 naturale non ha effetti speciali.',
          fi: 'Riskin heitossa silmäluvuilla 1 ja 20 ei ole erityistä vaikutusta.',
        },
      },
      {
        value: 'auto',
        says: {
          en: 'On a risk, a natural 20 always passes and a natural 1 always fails.',
          it: 'In un rischio, un 20 naturale è sempre un successo e un 1 naturale sempre un fallimento.',
          fi: 'Riskin heitossa silmäluku 20 onnistuu aina ja silmäluku 1 epäonnistuu aina.',
        },
      },
    ],
  },
  customLevels: {
    kind: 'switch',
    rule: 'rischio.level.table',
    title: { en: 'Numbers off the table', it: 'Numeri fuori tabella', fi: 'Luvut taulukon ulkopuolelta' },
    default: true,
    settings: [
      {
        value: true,
        says: {
          en: 'The game master may require any whole number from 0 up.',
          it: 'Il master può chiedere qualunque numero intero da 0 in su.',
          fi: 'Pelinjohtaja voi vaatia minkä tahansa kokonaisluvun nollasta ylöspäin.',
        },
      },
      {
        value: false,
        says: {
          en: 'Only the six levels of the table may be used.',
          it: 'Si usano soltanto i sei livelli della tabella.',
          fi: 'Vain taulukon kuutta tasoa saa käyttää.',
        },
      },
    ],
  },
  noRiskRoll: {
    kind: 'switch',
    rule: 'rischio.level.no-risk',
    title: {
      en: 'Rolling at level none',
      it: "Lanciare quando non c'è rischio",
      fi: 'Heitto, kun riskiä ei ole',
    },
    default: 'roll',
    settings: [
      {
        value: 'roll',
        says: {
          en: 'The die is rolled as at any other level.',
          it: 'Il dado si lancia come a ogni altro livello.',
          fi: 'Noppa heitetään kuten muillakin tasoilla.',
        },
      },
      {
        value: 'skip',
        says: {
          en: 'No die is rolled: the risk is passed.',
          it: 'Non si lancia nulla: il rischio è superato.',
          fi: 'Noppaa ei heitetä: riski onnistuu.',
        },
      },
    ],
  },
  defenderAlwaysRolls: {
    kind: 'switch',
    rule: 'rischio.versus.attacker-failure-ends',
    title: {
      en: "Defender's roll after a failed attacker",
      it: "Lancio del difensore se l'attaccante fallisce",
      fi: 'Puolustajan heitto, kun hyökkääjä epäonnistuu',
    },
    default: false,
    settings: [
      {
        value: false,
        says: {
          en: 'The defender does not roll.',
          it: 'Il difensore non lancia.',
          fi: 'Puolustaja ei heitä.',
        },
      },
      {
        value: true,
        says: {
          en: 'The defender rolls for colour only; the attempt has failed all the same.',
          it: 'Il difensore lancia solo per dare colore alla scena; il tentativo è fallito comunque.',
          fi: 'Puolustaja heittää vain tunnelman vuoksi; yritys on silti epäonnistunut.',
        },
      },
    ],
  },
  multiRisk: {
    kind: 'switch',
    rule: 'rischio.versus.multiple-risks',
    title: {
      en: 'Several risks in one action',
      it: "Più rischi in un'azione",
      fi: 'Useita riskejä yhdessä teossa',
    },
    default: 'independent',
    settings: [
      {
        value: 'independent',
        says: {
          en: 'All the risks are rolled in the stated order, even after a failure.',
          it: "Si lanciano tutti i rischi nell'ordine stabilito, anche dopo un fallimento.",
          fi: 'Kaikki riskit heitetään sovitussa järjestyksessä, vaikka jokin epäonnistuisi.',
        },
      },
      {
        value: 'sequential',
        says: {
          en: 'Rolling stops at the first failure; the risks not rolled count as failed.',
          it: 'Ci si ferma al primo fallimento; i rischi non lanciati contano come falliti.',
          fi: 'Heittäminen loppuu ensimmäiseen epäonnistumiseen; heittämättömät riskit katsotaan epäonnistuneiksi.',
        },
      },
    ],
  },
  peerWinner: {
    kind: 'switch',
    rule: 'rischio.peer.winner',
    title: {
      en: 'Winner of a contest between equals',
      it: 'Vincitore della sfida alla pari',
      fi: 'Tasavertaisen kilpailun voittaja',
    },
    default: 'outcome-then-margin',
    settings: [
      {
        value: 'outcome-then-margin',
        says: {
          en: 'Of those who passed, the largest margin wins; equal best margins share the win. If nobody passed, nobody wins.',
          it: "Tra chi ha superato il rischio vince il margine più ampio; a parità la vittoria è condivisa. Se nessuno l'ha superato, non vince nessuno.",
          fi: 'Onnistuneista voittaa se, jonka summa ylittää vaaditun luvun eniten; tasatilanteessa voitto jaetaan. Jos kukaan ei onnistunut, kukaan ei voita.',
        },
      },
      {
        value: 'outcome-only',
        says: {
          en: 'All who passed share the win.',
          it: 'Tutti quelli che hanno superato il rischio condividono la vittoria.',
          fi: 'Kaikki onnistuneet jakavat voiton.',
        },
      },
      {
        value: 'best-grade',
        says: {
          en: 'As the default, but if nobody passed, a plain failure beats a grave one, and then the better margin wins.',
          it: 'Come la regola predefinita, ma se nessuno ha superato il rischio un fallimento semplice batte uno grave, e poi vince il margine migliore.',
          fi: 'Kuten oletus, mutta jos kukaan ei onnistunut, tavallinen epäonnistuminen voittaa vakavan, ja sen jälkeen ratkaisee pienempi ero vaadittuun lukuun.',
        },
      },
    ],
  },
  initiativeEachRound: {
    kind: 'switch',
    rule: 'rischio.combat.initiative',
    title: { en: 'Initiative every round', it: 'Iniziativa a ogni round', fi: 'Aloite joka kierroksella' },
    default: false,
    settings: [
      {
        value: false,
        says: {
          en: 'Initiative is rolled once, and the order holds for the whole fight.',
          it: "L'iniziativa si lancia una volta sola e l'ordine vale per tutto il combattimento.",
          fi: 'Aloite heitetään kerran, ja järjestys pysyy samana koko taistelun ajan.',
        },
      },
      {
        value: true,
        says: {
          en: 'Initiative is rolled anew at the start of every round.',
          it: "L'iniziativa si lancia di nuovo all'inizio di ogni round.",
          fi: 'Aloite heitetään uudelleen jokaisen kierroksen alussa.',
        },
      },
    ],
  },
  initiativeTies: {
    kind: 'switch',
    rule: 'rischio.combat.turn-order',
    title: { en: 'Ties in initiative', it: "Parità d'iniziativa", fi: 'Tasatulos aloitteessa' },
    default: 'reroll',
    settings: [
      {
        value: 'reroll',
        says: {
          en: 'Those who tie roll again among themselves until the tie is broken.',
          it: 'Chi è in parità rilancia, solo tra pari, finché la parità si scioglie.',
          fi: 'Tasatuloksen saaneet heittävät keskenään uudelleen, kunnes järjestys ratkeaa.',
        },
      },
      {
        value: 'roster',
        says: {
          en: 'Of those who tie, whoever joined the fight first acts first.',
          it: 'A parità agisce prima chi è entrato prima nel combattimento.',
          fi: 'Tasatuloksen saaneista ensin toimii se, joka liittyi taisteluun ensin.',
        },
      },
    ],
  },
  bystanders: {
    kind: 'switch',
    rule: 'rischio.death.aid',
    title: {
      en: 'Those who take no part in a fight',
      it: 'Chi non partecipa al combattimento',
      fi: 'Taistelun sivulliset',
    },
    default: 'may-help',
    settings: [
      {
        value: 'may-help',
        says: {
          en: 'They may help the fallen and act among themselves, and attacks can reach them. They share nothing.',
          it: 'Possono aiutare chi è a terra e agire tra loro, e gli attacchi possono raggiungerli. Non hanno alcuna quota.',
          fi: 'He voivat auttaa kaatuneita ja toimia keskenään, ja hyökkäykset voivat osua heihin. Osuutta he eivät saa.',
        },
      },
      {
        value: 'may-support',
        says: {
          en: 'As the default, and they may also use cures, shields and the like on those who fight.',
          it: 'Come la regola predefinita, e possono anche usare cure, scudi e simili su chi combatte.',
          fi: 'Kuten oletus, ja lisäksi he voivat käyttää parannuksia, suojia ja muita sellaisia taistelijoihin.',
        },
      },
      {
        value: 'kept-out',
        says: {
          en: 'They can neither help nor be attacked before they join.',
          it: 'Finché non si uniscono al combattimento non possono né aiutare né essere attaccati.',
          fi: 'He eivät voi auttaa eikä heitä vastaan voi hyökätä, ennen kuin he liittyvät taisteluun.',
        },
      },
    ],
  },
  riskInFight: {
    kind: 'switch',
    rule: 'rischio.combat.turn-order',
    title: {
      en: 'Risks during a fight',
      it: 'Rischi durante il combattimento',
      fi: 'Riskit taistelun aikana',
    },
    default: 'free',
    settings: [
      {
        value: 'free',
        says: {
          en: 'A risk may be taken at any moment and takes no turn.',
          it: 'Un rischio si può prendere in qualunque momento e non consuma il turno.',
          fi: 'Riskin voi ottaa milloin tahansa, eikä se vie vuoroa.',
        },
      },
      {
        value: 'takes-turn',
        says: {
          en: 'Those who fight take a risk on their own turn, and it is all they do in it.',
          it: 'Chi combatte prende un rischio nel proprio turno, e in quel turno non fa altro.',
          fi: 'Taisteluun osallistuva ottaa riskin omalla vuorollaan, eikä tee sillä muuta.',
        },
      },
    ],
  },
  downedDefender: {
    kind: 'switch',
    rule: 'rischio.combat.dodge-roll',
    title: {
      en: 'Attacking someone who is down',
      it: 'Attaccare chi è a terra',
      fi: 'Hyökkäys maassa olevaan',
    },
    default: 'rolls',
    settings: [
      {
        value: 'rolls',
        says: {
          en: 'A defender who is down rolls dodge as usual.',
          it: 'Chi è a terra lancia la schivata come sempre.',
          fi: 'Maassa oleva puolustaja heittää väistön tavalliseen tapaan.',
        },
      },
      {
        value: 'auto-hit',
        says: {
          en: 'An attack on someone who is down hits automatically.',
          it: 'Un attacco contro chi è a terra va a segno in automatico.',
          fi: 'Hyökkäys maassa olevaan osuu automaattisesti.',
        },
      },
    ],
  },
  healingCap: {
    kind: 'switch',
    rule: 'rischio.combat.no-roll-abilities',
    title: { en: 'Limit to healing', it: 'Limite alle cure', fi: 'Parantumisen yläraja' },
    default: 'at-max',
    settings: [
      {
        value: 'at-max',
        says: {
          en: 'Cures and help do not lift health above the maximum, if one is recorded.',
          it: 'Cure e aiuti non portano la salute oltre il massimo, se ne è segnato uno.',
          fi: 'Parannus tai apu ei nosta terveyttä yli enimmäisarvon, jos sellainen on merkitty.',
        },
      },
      {
        value: 'none',
        says: {
          en: 'Cures and help may lift health above the maximum.',
          it: 'Cure e aiuti possono portare la salute oltre il massimo.',
          fi: 'Parannus tai apu voi nostaa terveyden yli enimmäisarvon.',
        },
      },
    ],
  },
  costCollapse: {
    kind: 'switch',
    rule: 'rischio.combat.additional-cost',
    title: {
      en: 'Ability whose cost brings its user down',
      it: 'Abilità il cui costo manda a terra chi la usa',
      fi: 'Kyky, jonka kustannus kaataa käyttäjänsä',
    },
    default: 'resolve',
    settings: [
      {
        value: 'resolve',
        says: {
          en: 'Once launched, the ability is resolved all the same.',
          it: "Una volta lanciata, l'abilità si risolve comunque.",
          fi: 'Kun kyky on käytetty, se ratkaistaan silti.',
        },
      },
      {
        value: 'fizzle',
        says: {
          en: 'The ability comes to nothing, and the cost is paid all the same.',
          it: "L'abilità svanisce nel nulla, e il costo resta pagato.",
          fi: 'Kyky raukeaa, ja kustannus jää silti maksetuksi.',
        },
      },
    ],
  },
  weaponStatsScope: {
    kind: 'switch',
    rule: 'rischio.damage.weapon-stats',
    title: {
      en: 'What gear changes',
      it: "Che cosa modifica l'equipaggiamento",
      fi: 'Mihin varusteet vaikuttavat',
    },
    default: 'all',
    settings: [
      {
        value: 'all',
        says: {
          en: 'Gear in use changes precision, dodge, resistance, risk statistics and damage.',
          it: "L'equipaggiamento in uso modifica precisione, schivata, resistenza, statistiche dei rischi e danno.",
          fi: 'Käytössä olevat varusteet muuttavat tarkkuutta, väistöä, kestävyyttä, riskien ominaisuuksia ja vahinkoa.',
        },
      },
      {
        value: 'damage',
        says: {
          en: 'Gear in use changes the damage calculation only.',
          it: "L'equipaggiamento in uso modifica solo il calcolo del danno.",
          fi: 'Käytössä olevat varusteet vaikuttavat vain vahingon laskemiseen.',
        },
      },
    ],
  },
  minimumDamage: {
    kind: 'switch',
    rule: 'rischio.damage.resistance-last',
    title: { en: 'Least damage of a hit', it: 'Danno minimo di un colpo', fi: 'Osuman vähimmäisvahinko' },
    default: 0,
    settings: [
      {
        value: 0,
        says: {
          en: 'Resistance can bring the damage of a hit down to 0.',
          it: 'La resistenza può ridurre a 0 il danno di un colpo.',
          fi: 'Kestävyys voi laskea osuman vahingon nollaan.',
        },
      },
      {
        value: 1,
        says: {
          en: 'A hit always deals at least 1 damage.',
          it: 'Un colpo a segno infligge sempre almeno 1 danno.',
          fi: 'Osuma tekee aina vähintään yhden pisteen vahinkoa.',
        },
      },
    ],
  },
  damageWhileDown: {
    kind: 'switch',
    rule: 'rischio.death.zero-health',
    title: { en: 'Damage while down', it: 'Danni a chi è a terra', fi: 'Vahinko maassa olevalle' },
    default: 'accumulate',
    settings: [
      {
        value: 'accumulate',
        says: {
          en: 'Damage to a player who is down only lowers health further.',
          it: 'I danni a un giocatore a terra abbassano soltanto la sua salute.',
          fi: 'Vahinko maassa olevalle pelaajalle vain laskee terveyttä lisää.',
        },
      },
      {
        value: 'kills',
        says: {
          en: 'Damage to a player who is down kills for good.',
          it: 'I danni a un giocatore a terra lo uccidono definitivamente.',
          fi: 'Vahinko maassa olevalle pelaajalle tappaa hänet lopullisesti.',
        },
      },
    ],
  },
  opponentsDie: {
    kind: 'switch',
    rule: 'rischio.death.opponent-defeat',
    title: { en: 'Defeat of opponents', it: 'Sconfitta degli avversari', fi: 'Vastustajien häviäminen' },
    default: 'at-zero',
    settings: [
      {
        value: 'at-zero',
        says: {
          en: 'An opponent is defeated as soon as its health is 0 or less.',
          it: 'Un avversario è sconfitto appena la sua salute è 0 o meno.',
          fi: 'Vastustaja on voitettu heti, kun sen terveys on nolla tai alle.',
        },
      },
      {
        value: 'like-players',
        says: {
          en: "Opponents follow the players' rule: down at the first drop of the day, gone for good at the second.",
          it: 'Gli avversari seguono la regola dei giocatori: a terra alla prima caduta del giorno, fuori per sempre alla seconda.',
          fi: 'Vastustajia koskee sama sääntö kuin pelaajia: päivän ensimmäisestä putoamisesta maahan, toisesta lopullisesti pois pelistä.',
        },
      },
    ],
  },
  aidBonus: {
    kind: 'switch',
    rule: 'rischio.death.aid-amount',
    title: { en: 'The (+4) of help', it: "Il (+4) dell'aiuto", fi: 'Avun lisäpisteet (+4)' },
    default: 'per-level',
    settings: [
      {
        value: 'per-level',
        says: {
          en: 'Help restores 20 hit points and 4 more for every level of the helped player.',
          it: "L'aiuto ripristina 20 punti ferita e altri 4 per ogni livello del giocatore aiutato.",
          fi: 'Apu palauttaa 20 osumapistettä ja 4 lisää autetun pelaajan jokaista tasoa kohti.',
        },
      },
      {
        value: 'flat-from-level-1',
        says: {
          en: 'Help restores 20 hit points at level 0 and 24 at any higher level.',
          it: "L'aiuto ripristina 20 punti ferita a livello 0 e 24 a ogni livello superiore.",
          fi: 'Apu palauttaa 20 osumapistettä tasolla 0 ja 24 kaikilla ylemmillä tasoilla.',
        },
      },
      {
        value: 'none',
        says: {
          en: 'Help always restores 20 hit points.',
          it: "L'aiuto ripristina sempre 20 punti ferita.",
          fi: 'Apu palauttaa aina 20 osumapistettä.',
        },
      },
    ],
  },
  reviveShortfall: {
    kind: 'switch',
    rule: 'rischio.death.revive-from-negative',
    title: { en: 'When help is not enough', it: "Quando l'aiuto non basta", fi: 'Kun apu ei riitä' },
    default: 'stays-down',
    settings: [
      {
        value: 'stays-down',
        says: {
          en: 'A player still at 0 or less after help stays down and may be helped again.',
          it: "Chi dopo l'aiuto è ancora a 0 o meno resta a terra e può essere aiutato di nuovo.",
          fi: 'Jos terveys on avun jälkeenkin nolla tai alle, pelaaja jää maahan ja häntä voi auttaa uudelleen.',
        },
      },
      {
        value: 'dies',
        says: {
          en: 'A player still at 0 or less after help dies.',
          it: "Chi dopo l'aiuto è ancora a 0 o meno muore.",
          fi: 'Jos terveys on avun jälkeenkin nolla tai alle, pelaaja kuolee.',
        },
      },
      {
        value: 'at-least-one',
        says: {
          en: 'Help always brings health to at least 1.',
          it: "L'aiuto porta sempre la salute almeno a 1.",
          fi: 'Apu nostaa terveyden aina vähintään yhteen.',
        },
      },
    ],
  },
  xpDead: {
    kind: 'switch',
    rule: 'rischio.xp.participants',
    title: { en: 'The dead and experience', it: "I morti e l'esperienza", fi: 'Kuolleet ja kokemus' },
    default: 'counted',
    settings: [
      {
        value: 'counted',
        says: {
          en: 'The permanently dead still count when experience is divided.',
          it: "Chi è morto definitivamente conta ancora nella divisione dell'esperienza.",
          fi: 'Lopullisesti kuolleet lasketaan yhä mukaan kokemusta jaettaessa.',
        },
      },
      {
        value: 'not-counted',
        says: {
          en: 'The permanently dead no longer count when experience is divided.',
          it: "Chi è morto definitivamente non conta più nella divisione dell'esperienza.",
          fi: 'Lopullisesti kuolleita ei enää lasketa mukaan kokemusta jaettaessa.',
        },
      },
    ],
  },
  xpLeft: {
    kind: 'switch',
    rule: 'rischio.xp.participants',
    title: {
      en: 'Those who left and experience',
      it: "Chi se n'è andato e l'esperienza",
      fi: 'Poistuneet ja kokemus',
    },
    default: 'not-counted',
    settings: [
      {
        value: 'not-counted',
        says: {
          en: 'Leaving a fight forgoes the experience of every later defeat.',
          it: "Chi lascia un combattimento rinuncia all'esperienza di ogni sconfitta successiva.",
          fi: 'Taistelusta poistunut ei saa osuutta myöhemmistä voitoista.',
        },
      },
      {
        value: 'counted',
        says: {
          en: 'Whoever decided to take part shares every defeat of the fight, even after leaving it.',
          it: 'Chi ha deciso di partecipare ha una quota di ogni sconfitta del combattimento, anche dopo averlo lasciato.',
          fi: 'Jokainen taisteluun osallistunut saa osuuden kaikista sen voitoista, vaikka olisi jo poistunut.',
        },
      },
    ],
  },
  xpSlainPlayer: {
    kind: 'switch',
    rule: 'rischio.xp.player-worth',
    title: {
      en: 'Who shares the 200 of a dead player',
      it: 'Chi divide i 200 di un giocatore morto',
      fi: 'Kuolleen pelaajan 200 kokemuspistettä',
    },
    default: 'other-sides',
    settings: [
      {
        value: 'other-sides',
        says: {
          en: 'Only those who fought on another side share them.',
          it: 'Li dividono solo quelli che combattevano su un altro schieramento.',
          fi: 'Ne jaetaan vain niille, jotka taistelivat toisella puolella.',
        },
      },
      {
        value: 'everyone-else',
        says: {
          en: "All others who take part share them, the dead player's comrades too.",
          it: 'Li dividono tutti gli altri partecipanti, compagni del morto compresi.',
          fi: 'Ne jaetaan kaikille muille osallistujille, myös kuolleen tovereille.',
        },
      },
    ],
  },
  xpRematch: {
    kind: 'switch',
    rule: 'rischio.xp.award-on-defeat',
    title: {
      en: 'A foe defeated a second time',
      it: 'Un avversario sconfitto una seconda volta',
      fi: 'Toistamiseen voitettu vastustaja',
    },
    default: 'pays-again',
    settings: [
      {
        value: 'pays-again',
        says: {
          en: 'A foe that surrendered or fled and fights again yields experience at every defeat.',
          it: 'Un avversario che si è arreso o è fuggito e torna a combattere dà esperienza a ogni sconfitta.',
          fi: 'Antautunut tai paennut vastustaja, joka taistelee uudelleen, antaa kokemusta jokaisesta tappiostaan.',
        },
      },
      {
        value: 'pays-once',
        says: {
          en: 'A foe that surrendered or fled has yielded its experience once and for all.',
          it: 'Un avversario che si è arreso o è fuggito ha dato la sua esperienza una volta per tutte.',
          fi: 'Antautunut tai paennut vastustaja on antanut kokemuksensa kertakaikkisesti.',
        },
      },
    ],
  },
  xpRounding: {
    kind: 'switch',
    rule: 'rischio.xp.round-up',
    title: {
      en: 'Rounding of experience',
      it: "Arrotondamento dell'esperienza",
      fi: 'Kokemuksen pyöristäminen',
    },
    default: 'per-opponent',
    settings: [
      {
        value: 'per-opponent',
        says: {
          en: 'The share of each opponent is rounded up separately.',
          it: 'La quota di ogni avversario si arrotonda per eccesso separatamente.',
          fi: 'Kustakin vastustajasta saatu osuus pyöristetään erikseen ylöspäin.',
        },
      },
      {
        value: 'per-battle',
        says: {
          en: 'The shares of the whole fight are added up, and only their sum is rounded up.',
          it: "Si sommano le quote dell'intero combattimento e si arrotonda per eccesso solo il totale.",
          fi: 'Koko taistelun osuudet lasketaan yhteen, ja vain niiden summa pyöristetään ylöspäin.',
        },
      },
    ],
  },
  levelThresholds: {
    kind: 'numbers',
    rule: 'rischio.xp.level-up-mid-battle',
    title: { en: 'Experience needed for each level', it: 'Soglie di livello', fi: 'Tasojen kokemusrajat' },
    default: [] as readonly number[],
    ascending: true,
    says: {
      en: 'The total experience needed for each level, starting with level 0 (for instance 0, 100, 250). A character has the highest level whose threshold is reached. If the list is empty, levels are set by hand.',
      it: "L'esperienza totale necessaria per ogni livello, a partire dal livello 0 (per esempio 0, 100, 250). Si ha il livello più alto di cui si è raggiunta la soglia. Se l'elenco è vuoto, i livelli si assegnano a mano.",
      fi: 'Kullakin tasolla vaadittava kokonaiskokemus tasosta 0 alkaen (esimerkiksi 0, 100, 250). Hahmon taso on korkein, jonka raja on saavutettu. Jos luettelo on tyhjä, tasot merkitään käsin.',
    },
  },
} as const satisfies OptionBook & Readonly<Record<string, { readonly rule: RuleId }>>;

export type Options = OptionsOf<typeof OPTIONS>;
