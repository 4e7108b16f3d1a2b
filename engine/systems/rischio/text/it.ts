import type { en } from './en.ts';

// parts that many actions have
const by = 'chi agisce';
const level = 'livello di rischio';
const on = 'bersaglio';
const who = 'chi';
const points = 'punti';

/** What this system says in Italian. */
export const it: typeof en = {
  terms: {
    none: 'nessuno',
    low: 'basso',
    medium: 'medio',
    high: 'alto',
    extreme: 'estremo',
    supreme: 'supremo',
    passed: 'superato',
    failed: 'fallito',
    'gravely-failed': 'fallito gravemente',
    full: 'risultato pieno',
    partial: 'risultato parziale',
    success: 'riuscito',
    defended: 'difesa riuscita',
    won: 'vince',
    'nobody-won': 'nessun vincitore',
    hit: 'a segno',
    missed: 'mancato',
    first: 'agisce per primo',
    hits: 'va a segno',
    misses: 'manca',
    fell: 'cade a terra',
    died: 'muore',
    rose: 'si rialza',
    damage: 'danno',
    healed: 'salute resa',
    up: 'in piedi',
    down: 'a terra',
    dead: 'senza vita',
    defeated: 'fuori combattimento',
    unhurt: 'senza ferite',
    hurt: 'con qualche ferita',
    'badly-hurt': 'in cattive condizioni',
    fallen: 'a terra',
    precision: 'precisione',
    dodge: 'schivata',
    resistance: 'resistenza',
    health: 'salute',
    initiative: 'iniziativa',
    'roll-off': 'spareggio',
    'basic-attack': 'attacco base',
    'raw-damage': 'danno prima della resistenza',
    multiplier: 'moltiplicatore',
    minimum: 'danno minimo',
    heal: 'cura',
    aid: 'aiuto',
    level: 'livello',
    worth: 'valore in esperienza',
    sharers: 'partecipanti',
    'battle-so-far': 'finora in battaglia',
    'already-paid': 'già ricevuta',
    Furto: 'Furto',
    Notare: 'Notare',
    Arrampicarsi: 'Arrampicarsi',
    Correre: 'Correre',
    Destrezza: 'Destrezza',
    Forza: 'Forza',
    Intelletto: 'Intelletto',
    Medicina: 'Medicina',
    Nascondersi: 'Nascondersi',
    Riflessi: 'Riflessi',
    Spirito: 'Spirito',
    Volontà: 'Volontà',
    approach: 'approccio',
    players: 'giocatori',
    opponents: 'avversari',
    gm: 'il master',
    nobody: 'nessuno',
    Fendente: 'fendente',
    Stoccata: 'stoccata',
    Bastonata: 'bastonata',
    Scintilla: 'scintilla',
    Morso: 'morso',
    Roncolata: 'roncolata',
    Artigliata: 'artigliata',
    Mazzata: 'mazzata',
    mana: 'mana',
    reti: 'reti',
    erbe: 'erbe',
    'in-use': 'in uso',
    'put-away': 'riposto',
    shield: 'scudo',
    raised: 'statistiche alzate',
    lowered: 'statistiche abbassate',
    archetype: 'punto di partenza',
    'from-nothing': 'da zero',
    brenna: 'Brenna, guardia del valico',
    nerio: 'Nerio, ladro',
    ilva: 'Ilva, guaritrice',
    oreste: 'Oreste, mago del fuoco',
    combat: 'numeri di combattimento',
    'risk-kinds': 'tipologie di rischio',
    statistics: 'statistiche',
    'no-statistic': 'nessuna',
    'relevant-stat': 'statistica dell’attacco base',
    abilities: 'abilità',
    gear: 'equipaggiamento',
  },
  actions: {
    risk: {
      title: 'Prendere un rischio',
      slots: {
        by,
        kind: 'tipologia di rischio',
        level,
      },
    },
    attempt: {
      title: 'Più rischi per un’azione',
      slots: {
        by,
        kind: 'tipologia di rischio',
        level,
      },
    },
    versus: {
      title: 'Attaccante contro difensore',
      slots: {
        attacker: 'attaccante',
        defender: 'difensore',
        'defender.who': 'difensore',
        'attacker.risks.0.kind': 'rischio dell’attaccante',
        'attacker.risks.0.level': 'livello dell’attaccante',
        'defender.risks.0.kind': 'rischio del difensore',
        'defender.risks.0.level': 'livello del difensore',
      },
    },
    contest: {
      title: 'Sfida alla pari',
      slots: {
        level,
        contestants: 'contendenti',
      },
    },
    fight: {
      title: 'Comincia il combattimento',
      slots: {
        participants: 'partecipanti',
      },
    },
    attack: {
      title: 'Attacco base',
      slots: {
        by,
        on,
      },
    },
    use: {
      title: 'Abilità',
      slots: {
        by,
        ability: 'abilità',
        on,
      },
    },
    aid: {
      title: 'Aiutare chi è a terra',
      slots: {
        by,
        on,
      },
    },
    gear: {
      title: 'Cambiare equipaggiamento',
      slots: {
        by,
        gear: 'oggetto',
        inUse: 'in uso',
      },
    },
    pass: {
      title: 'Passare',
      slots: {
        by,
      },
    },
    join: {
      title: 'Unirsi al combattimento',
      slots: {
        by,
        side: 'schieramento',
      },
    },
    leave: {
      title: 'Lasciare il combattimento',
      slots: {
        by,
      },
    },
    'end-fight': {
      title: 'Terminare il combattimento',
      slots: {},
    },
    defeat: {
      title: 'Dichiarare la sconfitta',
      slots: {
        who,
      },
    },
    rally: {
      title: 'Far tornare in azione chi era sconfitto',
      slots: {
        who,
      },
    },
    'set-level': {
      title: 'Assegnare il livello',
      slots: {
        who,
        level: 'livello',
      },
    },
    harm: {
      title: 'Togliere salute',
      slots: {
        who,
        points,
      },
    },
    heal: {
      title: 'Ridare salute',
      slots: {
        who,
        points,
      },
    },
    resource: {
      title: 'Cambiare una risorsa',
      slots: {
        who,
        resource: 'risorsa',
        points,
      },
    },
    award: {
      title: 'Assegnare esperienza',
      slots: {
        who,
        points,
      },
    },
    'new-day': {
      title: 'Un nuovo giorno',
      slots: {},
    },
    consequence: {
      title: 'Annunciare una conseguenza',
      slots: {
        who,
        text: 'testo',
      },
    },
  },
  events: {
    gainsExperience:
      '{who} ottiene {points} {points, plural, one {punto} other {punti}} esperienza (in tutto {exp}).',
    gainsRounded:
      '{who} ottiene {points} {points, plural, one {punto} other {punti}} esperienza, per eccesso (in tutto {exp}).',
    healed: {
      whole: '{by} rende {points} {points, plural, one {punto} other {punti}} salute a {who}: ora {health}.',
      capped:
        '{by} rende a {who} {points} di {wanted} {wanted, plural, one {punto} other {punti}} salute, fino al massimo: ora {health}.',
      raised:
        '{by} rende a {who} {points} {points, plural, one {punto} other {punti}} salute invece di {wanted}, perché arrivi almeno a 1: ora {health}.',
    },
    'risk-taken': '{who} – {kind}, rischio {required}: {grade}.',
    'approach-chosen': '{who} sceglie {kind}.',
    nobodyWins: 'Nessuno vince la sfida.',
    'fight-began': 'Comincia il combattimento: {all}.',
    'order-set': 'Ordine dei turni: {order}.',
    'round-began': 'Round {round}.',
    'turn-began': 'Tocca a {who}.',
    joined: '{who} si unisce al combattimento con {side}, iniziativa {initiative}.',
    left: '{who} lascia il combattimento.',
    'turn-passed': '{who} passa.',
    'fight-ended': 'Il combattimento è finito. In piedi: {winner}.',
    launched: '{by} usa {ability} su {on}.',
    'cost-paid': '{who} paga {resource}: {cost} (ne {left, plural, one {resta} other {restano}} {left}).',
    fizzled: '{ability} si spegne: {by} non regge più.',
    struck: {
      hit: '{by} colpisce {on}.',
      miss: '{by} manca {on}.',
    },
    'damage-reckoned': {
      roundedDown:
        '{by} infligge {damage} {damage, plural, one {danno} other {danni}} prima della resistenza, arrotondando per difetto.',
      exact: '{by} infligge {damage} {damage, plural, one {danno} other {danni}} prima della resistenza.',
    },
    wounded: {
      withShield:
        '{who} subisce {damage} {damage, plural, one {danno} other {danni}} ({absorbed} sullo scudo): salute {health}.',
      withoutShield: '{who} subisce {damage} {damage, plural, one {danno} other {danni}}: salute {health}.',
    },
    'shield-raised': 'Uno scudo protegge {who}: {shield}.',
    boosted: '{who} è sotto effetto: {from}.',
    'effects-ended': 'Svaniscono gli effetti su {who}.',
    fell: '{who} è a terra: qualcuno può prestare aiuto.',
    died: '{who} muore definitivamente.',
    defeated: '{who} è fuori combattimento.',
    rose: '{who} è di nuovo in piedi.',
    rallied: '{who} torna in azione.',
    levelled: '{who} è ora di livello {level}.',
    harmed: '{who} perde {points} {points, plural, one {punto} other {punti}} salute: ora {health}.',
    restored: {
      all: '{who} recupera {points} {points, plural, one {punto} other {punti}} salute: ora {health}.',
      upToMaximum:
        '{who} recupera {points} di {wanted} {wanted, plural, one {punto} other {punti}} salute e arriva al massimo: ora {health}.',
    },
    'resource-changed': '{who} ha ora {resource}: {left}.',
    'gear-changed': {
      takesUp: '{who} impugna {gear}.',
      putsAway: '{who} ripone {gear}.',
    },
    'day-began': 'Comincia il giorno {day}.',
    'consequence-told': 'Conseguenza per {who}: {text}',
    attempts: {
      full: '{who} riesce in tutto: {passed}.',
      partial: '{who} riesce solo in parte: sì {passed}, no {failed}.',
      none: '{who} non riesce in nulla: {failed}.',
    },
    versus: {
      success: '{attacker} ottiene ciò che voleva da {defender}.',
      partial: '{attacker} contro {defender}: risultato parziale ({passed}).',
      defended: '{defender} si difende.',
      failed: '{attacker} fallisce subito.',
    },
    contest: {
      won: 'Vince la sfida {winners}.',
      tied: 'Parità: {winners}.',
    },
  },
  refusals: {
    'level-not-on-table':
      '{level} non è uno dei sei livelli di rischio, e questo tavolo non ne ammette altri.',
    'no-approach': '{who} non ha statistiche tra cui scegliere un approccio: indica la tipologia di rischio.',
    'no-such-ability': '{who} non ha l’abilità {ability}. Conosciute: {known}.',
    'one-target-only': '{ability} ha un solo bersaglio.',
    'cannot-pay':
      '{who} non può pagare {resource}: ne {cost, plural, one {serve} other {servono}} {cost}, ne {has, plural, one {resta} other {restano}} {has}.',
    'health-by-harm': 'La salute non è una risorsa: si toglie o si dà con “harm” o “heal”.',
    'beyond-reach': 'Nulla può più raggiungere {on}: {status}.',
    'help-from-another': 'L’aiuto deve venire da qualcun altro.',
    'not-down': '{on} non è a terra: {status}.',
    'no-such-gear': '{who} non porta {gear}.',
    'not-chosen': 'Non è tra le tipologie di rischio scelte.',
    'not-defeated': '{who} non è tra gli sconfitti: {status}.',
    'not-an-opponent': '{who} è un giocatore: solo gli avversari possono essere dichiarati sconfitti.',
  },
  options: {
    naturalExtremes: {
      title: '1 e 20 naturali',
      settings: {
        none: 'In un rischio, un 1 o un 20 naturale non ha effetti speciali.',
        auto: 'In un rischio, un 20 naturale è sempre un successo e un 1 naturale sempre un fallimento.',
      },
    },
    customLevels: {
      title: 'Numeri fuori tabella',
      settings: {
        true: 'Il master può chiedere qualunque numero intero da 0 in su.',
        false: 'Si usano soltanto i sei livelli della tabella.',
      },
    },
    noRiskRoll: {
      title: "Lanciare quando non c'è rischio",
      settings: {
        roll: 'Il dado si lancia come a ogni altro livello.',
        skip: 'Non si lancia nulla: il rischio è superato.',
      },
    },
    defenderAlwaysRolls: {
      title: "Lancio del difensore se l'attaccante fallisce",
      settings: {
        false: 'Il difensore non lancia.',
        true: 'Il difensore lancia solo per dare colore alla scena; il tentativo è fallito comunque.',
      },
    },
    multiRisk: {
      title: "Più rischi in un'azione",
      settings: {
        independent: "Si lanciano tutti i rischi nell'ordine stabilito, anche dopo un fallimento.",
        sequential: 'Ci si ferma al primo fallimento; i rischi non lanciati contano come falliti.',
      },
    },
    peerWinner: {
      title: 'Vincitore della sfida alla pari',
      settings: {
        'outcome-then-margin':
          "Tra chi ha superato il rischio vince il margine più ampio; a parità la vittoria è condivisa. Se nessuno l'ha superato, non vince nessuno.",
        'outcome-only': 'Tutti quelli che hanno superato il rischio condividono la vittoria.',
        'best-grade':
          'Come la regola predefinita, ma se nessuno ha superato il rischio un fallimento semplice batte uno grave, e poi vince il margine migliore.',
      },
    },
    initiativeEachRound: {
      title: 'Iniziativa a ogni round',
      settings: {
        false: "L'iniziativa si lancia una volta sola e l'ordine vale per tutto il combattimento.",
        true: "L'iniziativa si lancia di nuovo all'inizio di ogni round.",
      },
    },
    initiativeTies: {
      title: "Parità d'iniziativa",
      settings: {
        reroll: 'Chi è in parità rilancia, solo tra pari, finché la parità si scioglie.',
        roster: 'A parità agisce prima chi è entrato prima nel combattimento.',
      },
    },
    bystanders: {
      title: 'Chi non partecipa al combattimento',
      settings: {
        'may-help':
          'Possono aiutare chi è a terra e agire tra loro, e gli attacchi possono raggiungerli. Non hanno alcuna quota.',
        'may-support':
          'Come la regola predefinita, e possono anche usare cure, scudi e simili su chi combatte.',
        'kept-out': 'Finché non si uniscono al combattimento non possono né aiutare né essere attaccati.',
      },
    },
    riskInFight: {
      title: 'Rischi durante il combattimento',
      settings: {
        free: 'Un rischio si può prendere in qualunque momento e non consuma il turno.',
        'takes-turn': 'Chi combatte prende un rischio nel proprio turno, e in quel turno non fa altro.',
      },
    },
    downedDefender: {
      title: 'Attaccare chi è a terra',
      settings: {
        rolls: 'Chi è a terra lancia la schivata come sempre.',
        'auto-hit': 'Un attacco contro chi è a terra va a segno in automatico.',
      },
    },
    healingCap: {
      title: 'Limite alle cure',
      settings: {
        'at-max': 'Cure e aiuti non portano la salute oltre il massimo, se ne è segnato uno.',
        none: 'Cure e aiuti possono portare la salute oltre il massimo.',
      },
    },
    costCollapse: {
      title: 'Abilità il cui costo manda a terra chi la usa',
      settings: {
        resolve: "Una volta lanciata, l'abilità si risolve comunque.",
        fizzle: "L'abilità svanisce nel nulla, e il costo resta pagato.",
      },
    },
    weaponStatsScope: {
      title: "Che cosa modifica l'equipaggiamento",
      settings: {
        all: "L'equipaggiamento in uso modifica precisione, schivata, resistenza, statistiche dei rischi e danno.",
        damage: "L'equipaggiamento in uso modifica solo il calcolo del danno.",
      },
    },
    minimumDamage: {
      title: 'Danno minimo di un colpo',
      settings: {
        0: 'La resistenza può ridurre a 0 il danno di un colpo.',
        1: 'Un colpo a segno infligge sempre almeno 1 danno.',
      },
    },
    damageWhileDown: {
      title: 'Danni a chi è a terra',
      settings: {
        accumulate: 'I danni a un giocatore a terra abbassano soltanto la sua salute.',
        kills: 'I danni a un giocatore a terra lo uccidono definitivamente.',
      },
    },
    opponentsDie: {
      title: 'Sconfitta degli avversari',
      settings: {
        'at-zero': 'Un avversario è sconfitto appena la sua salute è 0 o meno.',
        'like-players':
          'Gli avversari seguono la regola dei giocatori: a terra alla prima caduta del giorno, fuori per sempre alla seconda.',
      },
    },
    aidBonus: {
      title: "Il (+4) dell'aiuto",
      settings: {
        'per-level': "L'aiuto ripristina 20 punti ferita e altri 4 per ogni livello del giocatore aiutato.",
        'flat-from-level-1': "L'aiuto ripristina 20 punti ferita a livello 0 e 24 a ogni livello superiore.",
        none: "L'aiuto ripristina sempre 20 punti ferita.",
      },
    },
    reviveShortfall: {
      title: "Quando l'aiuto non basta",
      settings: {
        'stays-down': "Chi dopo l'aiuto è ancora a 0 o meno resta a terra e può essere aiutato di nuovo.",
        dies: "Chi dopo l'aiuto è ancora a 0 o meno muore.",
        'at-least-one': "L'aiuto porta sempre la salute almeno a 1.",
      },
    },
    xpDead: {
      title: "I morti e l'esperienza",
      settings: {
        counted: "Chi è morto definitivamente conta ancora nella divisione dell'esperienza.",
        'not-counted': "Chi è morto definitivamente non conta più nella divisione dell'esperienza.",
      },
    },
    xpLeft: {
      title: "Chi se n'è andato e l'esperienza",
      settings: {
        'not-counted': "Chi lascia un combattimento rinuncia all'esperienza di ogni sconfitta successiva.",
        counted:
          'Chi ha deciso di partecipare ha una quota di ogni sconfitta del combattimento, anche dopo averlo lasciato.',
      },
    },
    xpSlainPlayer: {
      title: 'Chi divide i 200 di un giocatore morto',
      settings: {
        'other-sides': 'Li dividono solo quelli che combattevano su un altro schieramento.',
        'everyone-else': 'Li dividono tutti gli altri partecipanti, compagni del morto compresi.',
      },
    },
    xpRematch: {
      title: 'Un avversario sconfitto una seconda volta',
      settings: {
        'pays-again':
          'Un avversario che si è arreso o è fuggito e torna a combattere dà esperienza a ogni sconfitta.',
        'pays-once':
          'Un avversario che si è arreso o è fuggito ha dato la sua esperienza una volta per tutte.',
      },
    },
    xpRounding: {
      title: "Arrotondamento dell'esperienza",
      settings: {
        'per-opponent': 'La quota di ogni avversario si arrotonda per eccesso separatamente.',
        'per-battle':
          "Si sommano le quote dell'intero combattimento e si arrotonda per eccesso solo il totale.",
      },
    },
    levelThresholds: {
      title: 'Soglie di livello',
      totalExperienceNeededEach:
        "L'esperienza totale necessaria per ogni livello, a partire dal livello 0 (per esempio 0, 100, 250). Si ha il livello più alto di cui si è raggiunta la soglia. Se l'elenco è vuoto, i livelli si assegnano a mano.",
    },
  },
  sheet: {
    fullHealth: 'salute massima',
    state: 'stato',
    looks: 'aspetto',
    body: 'Corpo',
    combat: 'Combattimento',
    statistics: 'Statistiche',
    attacksAbilities: 'Attacchi e abilità',
    gear: 'Equipaggiamento',
    effectsInForce: 'Effetti in corso',
    resources: 'Risorse',
    experienceTitle: 'Esperienza',
    dropsToday: 'cadute oggi',
    severalTargets: 'più bersagli',
    cost: 'costo',
    untilRound: 'fino al round',
    experience: 'esperienza',
  },
  board: {
    round: 'Round {round}',
    day: 'Giorno {day}',
  },
  content: {
    creatures: {
      brenna: 'Brenna, guardia del valico',
      nerio: 'Nerio, ladro',
      ilva: 'Ilva, guaritrice',
      oreste: 'Oreste, mago del fuoco',
      lupo: 'Lupo grigio',
      predone: 'Predone',
      sciamana: 'Sciamana della palude',
      orco: 'Orco delle colline',
    },
  },
  encounters: {
    wolves: {
      title: 'Lupi al valico',
      about:
        'Due lupi smagriti dall’inverno hanno seguito il gruppo fino al fuoco. Quel che basta per imparare come si colpisce.',
    },
    ambush: {
      title: 'Agguato sotto il valico',
      about:
        'Predoni con due lupi ammaestrati, e la sciamana che li guida. Il gruppo di solito vince, ma è raro che tutti restino in piedi.',
    },
    toll: {
      title: 'Il pedaggio dell’orco',
      about:
        'Al vecchio ponte un orco riscuote il pedaggio per la sciamana, con un predone e i lupi di lei. L’esito è incerto, e pochi ne escono illesi.',
    },
  },
  presets: {
    risk: {
      title: 'Un rischio',
      stat: {
        title: 'la statistica',
      },
      level: {
        title: 'il livello di rischio',
      },
    },
    attack: {
      title: 'Precisione contro schivata',
      precision: {
        title: 'la precisione di chi attacca',
      },
      dodge: {
        title: 'la schivata di chi difende',
      },
    },
  },
  faults: {
    riskMissing: 'una regola per colpire basata sul rischio vuole il rischio (kind e level)',
    idTwice: 'ciascuno vuole un id tutto suo, diverso da basic-attack',
    statusAgainstHealth: 'con più di 0 punti salute lo stato è up; con 0 o meno è down, dead o defeated',
    effectOfAttack:
      'un attacco infligge danno e nient’altro; cure, scudi e potenziamenti sono abilità di tipo support',
    attackFieldOfSupport:
      'un’abilità di tipo support non infligge danno e non richiede lanci: qui non cambierebbe nulla',
    riskUnused: 'solo le regole per colpire target-risk e attacker-risk usano un rischio',
    roundsUnused: 'solo un potenziamento (boost) dura dei round',
    statWithoutEffect:
      'non è una statistica che equipaggiamento o potenziamenti possano alzare; il danno dell’equipaggiamento ha un campo suo, damage',
    diesOfPlayer: 'solo per un avversario; i giocatori cadono la prima volta e muoiono la seconda',
  },
  things: {
    'colpo-temerario': 'colpo temerario',
    rete: 'rete',
    cura: 'cura',
    egida: 'egida',
    canto: 'canto di battaglia',
    vampata: 'vampata',
    dardo: 'dardo infallibile',
    spada: 'spada lunga',
    scudo: 'scudo tondo',
    ascia: 'ascia bipenne',
    pugnale: 'pugnale',
    bastone: 'bastone',
    roncola: 'roncola',
    nube: 'nube acre',
    unguento: 'unguento',
    spazzata: 'spazzata',
  },
  book: {
    bullet: 'punto {n}',
    bullets: 'punti {which}',
    damageList: 'elenco sui danni',
    zeroList: 'elenco su chi arriva a 0 salute',
    experience: 'paragrafo sull’esperienza',
    parenthesis: 'tra parentesi',
    heading: 'titolo',
    lastSentence: 'ultima frase',
    lastLine: 'ultima riga',
    making: 'Creare un personaggio',
  },
  rules: {
    'rischio.risk.roll': 'Prendere un rischio',
    'rischio.risk.stat-by-type': 'Statistica relativa al rischio',
    'rischio.risk.success': 'Rischio superato',
    'rischio.risk.grave-failure': 'Rischio fallito gravemente',
    'rischio.risk.plain-failure': 'Rischio fallito (non gravemente)',
    'rischio.risk.half-threshold': 'Metà esatta',
    'rischio.level.table': 'Livelli di rischio',
    'rischio.level.no-risk': 'Nessun rischio',
    'rischio.versus.both-roll': 'Rischio tra giocatori',
    'rischio.versus.independent-kinds-and-levels': 'Tipologie e livelli indipendenti',
    'rischio.versus.attacker-first': "L'attaccante lancia per primo",
    'rischio.versus.attacker-failure-ends': "Fallimento immediato dell'attaccante",
    'rischio.versus.defender-responds': "Il difensore lancia se l'attaccante riesce",
    'rischio.versus.attacker-wins-condition': "Condizione di vittoria dell'attaccante",
    'rischio.versus.multiple-risks': "Più rischi per un'azione",
    'rischio.versus.partial-result': 'Risultati parziali',
    'rischio.peer.applies': 'Sfida alla pari',
    'rischio.peer.simultaneous': 'Lanci contemporanei',
    'rischio.peer.same-level-own-kind': 'Stesso livello ma tipologia a scelta',
    'rischio.peer.winner': 'Chi vince la sfida',
    'rischio.combat.initiative': "Lancio d'iniziativa",
    'rischio.combat.turn-order': 'Turni in ordine decrescente',
    'rischio.combat.attack-roll': 'Lancio di precisione',
    'rischio.combat.dodge-roll': 'Lancio di schivata',
    'rischio.combat.hit-comparison': 'Colpito o mancato',
    'rischio.combat.aoe': 'Abilità AoE',
    'rischio.combat.no-roll-abilities': 'Abilità senza lancio (agente e bersaglio)',
    'rischio.combat.additional-cost': 'Costo addizionale',
    'rischio.combat.alternative-hit-rule': 'Modalità alternativa per colpire',
    'rischio.damage.base': "Danno dell'abilità o attacco base",
    'rischio.damage.relevant-stat': 'Statistica rilevante',
    'rischio.damage.weapon-stats': 'Statistiche delle armi',
    'rischio.damage.unused-equipment': 'Equipaggiamento non in uso',
    'rischio.damage.resistance-last': 'Resistenza sottratta alla fine',
    'rischio.damage.apply': 'Il danno riduce la salute',
    'rischio.death.zero-health': 'Raggiungere 0 salute',
    'rischio.death.opponent-defeat': 'Avversari a 0 salute',
    'rischio.death.aid': 'Aiuto da qualcun altro',
    'rischio.death.aid-amount': 'Punti ripristinati',
    'rischio.death.revive-from-negative': 'Rianimazione da salute negativa',
    'rischio.death.second-time-permanent': 'Morte definitiva',
    'rischio.death.daily-reset': 'Conteggio giornaliero',
    'rischio.xp.award-on-defeat': "Esperienza per l'avversario sconfitto",
    'rischio.xp.equal-split': 'Suddivisione equa',
    'rischio.xp.participants': 'Chi partecipa alla spartizione',
    'rischio.xp.round-up': 'Arrotondamento per eccesso',
    'rischio.xp.player-worth': 'Un giocatore vale 200 esperienza',
    'rischio.xp.instant': 'Esperienza istantanea',
    'rischio.xp.level-up-mid-battle': 'Salire di livello durante la battaglia',
    'rischio.creation.start': 'Da dove si comincia',
    'rischio.creation.combat': 'Punti per il combattimento',
    'rischio.creation.statistics': 'Tipologie di rischio e relativi punti',
    'rischio.creation.basic-attack': 'L’attacco base di un nuovo personaggio',
    'rischio.creation.abilities': 'Le abilità di un nuovo personaggio',
    'rischio.creation.gear': 'L’equipaggiamento di un nuovo personaggio',
  },
};
