import type { en } from './en.ts';

// parts that many actions have
const by = 'toimija';
const level = 'riskitaso';
const on = 'kohde';
const who = 'kuka';
const points = 'pisteet';

/** What this system says in Finnish. */
export const fi: typeof en = {
  terms: {
    none: 'olematon',
    low: 'matala',
    medium: 'kohtalainen',
    high: 'korkea',
    extreme: 'äärimmäinen',
    supreme: 'ylin',
    passed: 'onnistui',
    failed: 'epäonnistui',
    'gravely-failed': 'epäonnistui vakavasti',
    full: 'täysi tulos',
    partial: 'osittainen tulos',
    success: 'onnistuminen',
    defended: 'torjuttu',
    won: 'voittaa',
    'nobody-won': 'ei voittajaa',
    hit: 'osuma',
    missed: 'huti',
    first: 'toimii ensin',
    hits: 'osuu',
    misses: 'ei osu',
    fell: 'kaatuu',
    died: 'kuolee',
    rose: 'nousee',
    damage: 'vahinko',
    healed: 'palautunut terveys',
    up: 'pystyssä',
    down: 'maassa',
    dead: 'kuollut',
    defeated: 'voitettu',
    unhurt: 'vahingoittumaton',
    hurt: 'haavoittunut',
    'badly-hurt': 'pahasti haavoittunut',
    fallen: 'kaatunut',
    precision: 'tarkkuus',
    dodge: 'väistö',
    resistance: 'kestävyys',
    health: 'terveys',
    initiative: 'aloite',
    'roll-off': 'ratkaisuheitto',
    'basic-attack': 'perushyökkäys',
    'raw-damage': 'vahinko ennen kestävyyttä',
    multiplier: 'kerroin',
    minimum: 'vähimmäisvahinko',
    heal: 'parannus',
    aid: 'apu',
    level: 'taso',
    worth: 'kokemusarvo',
    sharers: 'jakajat',
    'battle-so-far': 'taistelu tähän asti',
    'already-paid': 'jo saatu',
    Furto: 'varastaminen',
    Notare: 'huomaaminen',
    Arrampicarsi: 'kiipeily',
    Correre: 'juokseminen',
    Destrezza: 'näppäryys',
    Forza: 'voima',
    Intelletto: 'äly',
    Medicina: 'lääkintä',
    Nascondersi: 'piiloutuminen',
    Riflessi: 'refleksit',
    Spirito: 'henki',
    Volontà: 'tahdonvoima',
    approach: 'lähestymistapa',
    players: 'pelaajat',
    opponents: 'vastustajat',
    gm: 'pelinjohtaja',
    nobody: 'ei kukaan',
    Fendente: 'viilto',
    Stoccata: 'pisto',
    Bastonata: 'sauvanisku',
    Scintilla: 'kipinä',
    Morso: 'purema',
    Roncolata: 'vesurinisku',
    Artigliata: 'raapaisu',
    Mazzata: 'nuijanisku',
    mana: 'mana',
    reti: 'verkot',
    erbe: 'yrtit',
    'in-use': 'käytössä',
    'put-away': 'poissa käytöstä',
    shield: 'suoja',
    raised: 'nostettuja ominaisuuksia',
    lowered: 'laskettuja ominaisuuksia',
    archetype: 'lähtökohta',
    'from-nothing': 'tyhjästä',
    brenna: 'Brenna, solan vartija',
    nerio: 'Nerio, varas',
    ilva: 'Ilva, parantaja',
    oreste: 'Oreste, tulimaagi',
    combat: 'taistelun luvut',
    'risk-kinds': 'riskien lajit',
    statistics: 'ominaisuudet',
    'no-statistic': 'ei mikään',
    'relevant-stat': 'perushyökkäyksen ominaisuus',
    abilities: 'kyvyt',
    gear: 'varusteet',
  },
  actions: {
    risk: {
      title: 'Ota riski',
      slots: {
        by,
        kind: 'riskin laji',
        level,
      },
    },
    attempt: {
      title: 'Useampi riski yhdessä teossa',
      slots: {
        by,
        kind: 'riskin laji',
        level,
      },
    },
    versus: {
      title: 'Hyökkääjä puolustajaa vastaan',
      slots: {
        attacker: 'hyökkääjä',
        defender: 'puolustaja',
        'defender.who': 'puolustaja',
        'attacker.risks.0.kind': 'hyökkääjän riskin laji',
        'attacker.risks.0.level': 'hyökkääjän riskitaso',
        'defender.risks.0.kind': 'puolustajan riskin laji',
        'defender.risks.0.level': 'puolustajan riskitaso',
      },
    },
    contest: {
      title: 'Tasavertainen kilpailu',
      slots: {
        level,
        contestants: 'kilpailijat',
      },
    },
    fight: {
      title: 'Aloita taistelu',
      slots: {
        participants: 'osallistujat',
      },
    },
    attack: {
      title: 'Perushyökkäys',
      slots: {
        by,
        on,
      },
    },
    use: {
      title: 'Kyky',
      slots: {
        by,
        ability: 'kyky',
        on,
      },
    },
    aid: {
      title: 'Auta kaatunutta',
      slots: {
        by,
        on,
      },
    },
    gear: {
      title: 'Vaihda varustetta',
      slots: {
        by,
        gear: 'varuste',
        inUse: 'käytössä',
      },
    },
    pass: {
      title: 'Jätä väliin',
      slots: {
        by,
      },
    },
    join: {
      title: 'Liity taisteluun',
      slots: {
        by,
        side: 'puoli',
      },
    },
    leave: {
      title: 'Poistu taistelusta',
      slots: {
        by,
      },
    },
    'end-fight': {
      title: 'Päätä taistelu',
      slots: {},
    },
    defeat: {
      title: 'Julista voitetuksi',
      slots: {
        who,
      },
    },
    rally: {
      title: 'Palauta voitettu toimintaan',
      slots: {
        who,
      },
    },
    'set-level': {
      title: 'Aseta taso',
      slots: {
        who,
        level: 'taso',
      },
    },
    harm: {
      title: 'Vie terveyttä',
      slots: {
        who,
        points,
      },
    },
    heal: {
      title: 'Anna terveyttä takaisin',
      slots: {
        who,
        points,
      },
    },
    resource: {
      title: 'Muuta voimavaraa',
      slots: {
        who,
        resource: 'voimavara',
        points,
      },
    },
    award: {
      title: 'Anna kokemusta',
      slots: {
        who,
        points,
      },
    },
    'new-day': {
      title: 'Uusi päivä',
      slots: {},
    },
    consequence: {
      title: 'Kerro seuraus',
      slots: {
        who,
        text: 'teksti',
      },
    },
  },
  events: {
    gainsExperience: '{who} saa {points} kokemusta (yhteensä {exp}).',
    gainsRounded: '{who} saa {points} kokemusta, ylöspäin pyöristettynä (yhteensä {exp}).',
    healed: {
      whole: '{who} saa takaisin {points} terveyttä (auttaja {by}): nyt {health}.',
      capped:
        '{who} saa takaisin vain {points} terveyttä {wanted} sijasta, koska enimmäismäärä tuli täyteen (auttaja {by}): nyt {health}.',
      raised:
        '{who} saa takaisin {points} terveyttä {wanted} sijasta, jotta sitä olisi ainakin 1 (auttaja {by}): nyt {health}.',
    },
    'risk-taken': '{who} – {kind}, riski {required}: {grade}.',
    'approach-chosen': '{who} valitsee: {kind}.',
    nobodyWins: 'Kukaan ei voita kilpailua.',
    'fight-began': 'Taistelu alkaa: {all}.',
    'order-set': 'Vuorojärjestys: {order}.',
    'round-began': 'Kierros {round}.',
    'turn-began': 'Vuorossa {who}.',
    joined: '{who} liittyy taisteluun, puoli: {side}, aloite {initiative}.',
    left: '{who} poistuu taistelusta.',
    'turn-passed': '{who} jättää vuoron väliin.',
    'fight-ended': 'Taistelu on ohi. Pystyssä: {winner}.',
    launched: '{by} käyttää: {ability}. Kohde: {on}.',
    'cost-paid': '{who} maksaa: {resource} {cost} (jäljellä {left}).',
    fizzled: '{ability} raukeaa: {by} ei jaksa enää.',
    struck: {
      hit: '{by} osuu, kohde {on}.',
      miss: '{by} lyö ohi, kohde {on}.',
    },
    'damage-reckoned': {
      roundedDown: '{by} tekee {damage} vahinkoa ennen kestävyyttä, alaspäin pyöristettynä.',
      exact: '{by} tekee {damage} vahinkoa ennen kestävyyttä.',
    },
    wounded: {
      withShield: '{who} kärsii {damage} vahinkoa ({absorbed} suojaan): terveys {health}.',
      withoutShield: '{who} kärsii {damage} vahinkoa: terveys {health}.',
    },
    'shield-raised': '{who} saa suojan: {shield}.',
    boosted: '{who} on vaikutuksen alaisena: {from}.',
    'effects-ended': 'Vaikutukset hälvenevät: {who}.',
    fell: '{who} on maassa, ja häntä voi auttaa.',
    died: '{who} kuolee lopullisesti.',
    defeated: '{who} on voitettu.',
    rose: '{who} on taas pystyssä.',
    rallied: '{who} rohkaistuu ja voi taas toimia.',
    levelled: '{who} on nyt tasolla {level}.',
    harmed: '{who} menettää {points} terveyttä: nyt {health}.',
    restored: {
      all: '{who} saa takaisin {points} terveyttä: nyt {health}.',
      upToMaximum:
        '{who} saa takaisin vain {points} terveyttä {wanted} sijasta, koska enimmäismäärä tuli täyteen: nyt {health}.',
    },
    'resource-changed': '{who}, {resource}: nyt {left}.',
    'gear-changed': {
      takesUp: '{who} ottaa käyttöön: {gear}.',
      putsAway: '{who} laittaa pois: {gear}.',
    },
    'day-began': 'Päivä {day} alkaa.',
    'consequence-told': 'Seuraus, {who}: {text}',
    attempts: {
      full: '{who} onnistuu kaikessa: {passed}.',
      partial: '{who} onnistuu vain osittain: {passed}; ei: {failed}.',
      none: '{who} ei onnistu: {failed}.',
    },
    versus: {
      success: '{attacker} saa tahtonsa läpi, vastassa {defender}.',
      partial: '{attacker} vastaan {defender}: osittainen tulos ({passed}).',
      defended: '{defender} torjuu.',
      failed: '{attacker} epäonnistuu heti.',
    },
    contest: {
      won: 'Kilpailun voittaa {winners}.',
      tied: 'Tasapeli: {winners}.',
    },
  },
  refusals: {
    'level-not-on-table': '{level} ei ole yksi kuudesta riskitasosta, eikä tässä pöydässä sallita muita.',
    'no-approach': '{who}: ei ominaisuuksia, joista valita lähestymistapa. Nimeä riskin laji.',
    'no-such-ability': '{who}: kykyä {ability} ei ole. Tunnetut: {known}.',
    'one-target-only': 'Kyvyllä {ability} on vain yksi kohde.',
    'cannot-pay': '{who} ei voi maksaa: {resource} {cost}, jäljellä {has}.',
    'health-by-harm': 'Terveys ei ole voimavara: vie tai anna sitä toiminnolla ”harm” tai ”heal”.',
    'beyond-reach': 'Mikään ei enää tavoita kohdetta {on}: {status}.',
    'help-from-another': 'Avun on tultava joltakulta toiselta.',
    'not-down': '{on} ei ole maassa: {status}.',
    'no-such-gear': '{who}: varustetta {gear} ei ole.',
    'not-chosen': 'Ei kuulu valittuihin riskien lajeihin.',
    'not-defeated': '{who} ei ole voitettujen joukossa: {status}.',
    'not-an-opponent': '{who} on pelaaja: vain vastustajan voi julistaa voitetuksi.',
  },
  options: {
    naturalExtremes: {
      title: 'Silmäluvut 1 ja 20',
      settings: {
        none: 'Riskin heitossa silmäluvuilla 1 ja 20 ei ole erityistä vaikutusta.',
        auto: 'Riskin heitossa silmäluku 20 onnistuu aina ja silmäluku 1 epäonnistuu aina.',
      },
    },
    customLevels: {
      title: 'Luvut taulukon ulkopuolelta',
      settings: {
        true: 'Pelinjohtaja voi vaatia minkä tahansa kokonaisluvun nollasta ylöspäin.',
        false: 'Vain taulukon kuutta tasoa saa käyttää.',
      },
    },
    noRiskRoll: {
      title: 'Heitto, kun riskiä ei ole',
      settings: {
        roll: 'Noppa heitetään kuten muillakin tasoilla.',
        skip: 'Noppaa ei heitetä: riski onnistuu.',
      },
    },
    defenderAlwaysRolls: {
      title: 'Puolustajan heitto, kun hyökkääjä epäonnistuu',
      settings: {
        false: 'Puolustaja ei heitä.',
        true: 'Puolustaja heittää vain tunnelman vuoksi; yritys on silti epäonnistunut.',
      },
    },
    multiRisk: {
      title: 'Useita riskejä yhdessä teossa',
      settings: {
        independent: 'Kaikki riskit heitetään sovitussa järjestyksessä, vaikka jokin epäonnistuisi.',
        sequential:
          'Heittäminen loppuu ensimmäiseen epäonnistumiseen; heittämättömät riskit katsotaan epäonnistuneiksi.',
      },
    },
    peerWinner: {
      title: 'Tasavertaisen kilpailun voittaja',
      settings: {
        'outcome-then-margin':
          'Onnistuneista voittaa se, jonka summa ylittää vaaditun luvun eniten; tasatilanteessa voitto jaetaan. Jos kukaan ei onnistunut, kukaan ei voita.',
        'outcome-only': 'Kaikki onnistuneet jakavat voiton.',
        'best-grade':
          'Kuten oletus, mutta jos kukaan ei onnistunut, tavallinen epäonnistuminen voittaa vakavan, ja sen jälkeen ratkaisee pienempi ero vaadittuun lukuun.',
      },
    },
    initiativeEachRound: {
      title: 'Aloite joka kierroksella',
      settings: {
        false: 'Aloite heitetään kerran, ja järjestys pysyy samana koko taistelun ajan.',
        true: 'Aloite heitetään uudelleen jokaisen kierroksen alussa.',
      },
    },
    initiativeTies: {
      title: 'Tasatulos aloitteessa',
      settings: {
        reroll: 'Tasatuloksen saaneet heittävät keskenään uudelleen, kunnes järjestys ratkeaa.',
        roster: 'Tasatuloksen saaneista ensin toimii se, joka liittyi taisteluun ensin.',
      },
    },
    bystanders: {
      title: 'Taistelun sivulliset',
      settings: {
        'may-help':
          'He voivat auttaa kaatuneita ja toimia keskenään, ja hyökkäykset voivat osua heihin. Osuutta he eivät saa.',
        'may-support':
          'Kuten oletus, ja lisäksi he voivat käyttää parannuksia, suojia ja muita sellaisia taistelijoihin.',
        'kept-out': 'He eivät voi auttaa eikä heitä vastaan voi hyökätä, ennen kuin he liittyvät taisteluun.',
      },
    },
    riskInFight: {
      title: 'Riskit taistelun aikana',
      settings: {
        free: 'Riskin voi ottaa milloin tahansa, eikä se vie vuoroa.',
        'takes-turn': 'Taisteluun osallistuva ottaa riskin omalla vuorollaan, eikä tee sillä muuta.',
      },
    },
    downedDefender: {
      title: 'Hyökkäys maassa olevaan',
      settings: {
        rolls: 'Maassa oleva puolustaja heittää väistön tavalliseen tapaan.',
        'auto-hit': 'Hyökkäys maassa olevaan osuu automaattisesti.',
      },
    },
    healingCap: {
      title: 'Parantumisen yläraja',
      settings: {
        'at-max': 'Parannus tai apu ei nosta terveyttä yli enimmäisarvon, jos sellainen on merkitty.',
        none: 'Parannus tai apu voi nostaa terveyden yli enimmäisarvon.',
      },
    },
    costCollapse: {
      title: 'Kyky, jonka kustannus kaataa käyttäjänsä',
      settings: {
        resolve: 'Kun kyky on käytetty, se ratkaistaan silti.',
        fizzle: 'Kyky raukeaa, ja kustannus jää silti maksetuksi.',
      },
    },
    weaponStatsScope: {
      title: 'Mihin varusteet vaikuttavat',
      settings: {
        all: 'Käytössä olevat varusteet muuttavat tarkkuutta, väistöä, kestävyyttä, riskien ominaisuuksia ja vahinkoa.',
        damage: 'Käytössä olevat varusteet vaikuttavat vain vahingon laskemiseen.',
      },
    },
    minimumDamage: {
      title: 'Osuman vähimmäisvahinko',
      settings: {
        0: 'Kestävyys voi laskea osuman vahingon nollaan.',
        1: 'Osuma tekee aina vähintään yhden pisteen vahinkoa.',
      },
    },
    damageWhileDown: {
      title: 'Vahinko maassa olevalle',
      settings: {
        accumulate: 'Vahinko maassa olevalle pelaajalle vain laskee terveyttä lisää.',
        kills: 'Vahinko maassa olevalle pelaajalle tappaa hänet lopullisesti.',
      },
    },
    opponentsDie: {
      title: 'Vastustajien häviäminen',
      settings: {
        'at-zero': 'Vastustaja on voitettu heti, kun sen terveys on nolla tai alle.',
        'like-players':
          'Vastustajia koskee sama sääntö kuin pelaajia: päivän ensimmäisestä putoamisesta maahan, toisesta lopullisesti pois pelistä.',
      },
    },
    aidBonus: {
      title: 'Avun lisäpisteet (+4)',
      settings: {
        'per-level': 'Apu palauttaa 20 osumapistettä ja 4 lisää autetun pelaajan jokaista tasoa kohti.',
        'flat-from-level-1': 'Apu palauttaa 20 osumapistettä tasolla 0 ja 24 kaikilla ylemmillä tasoilla.',
        none: 'Apu palauttaa aina 20 osumapistettä.',
      },
    },
    reviveShortfall: {
      title: 'Kun apu ei riitä',
      settings: {
        'stays-down':
          'Jos terveys on avun jälkeenkin nolla tai alle, pelaaja jää maahan ja häntä voi auttaa uudelleen.',
        dies: 'Jos terveys on avun jälkeenkin nolla tai alle, pelaaja kuolee.',
        'at-least-one': 'Apu nostaa terveyden aina vähintään yhteen.',
      },
    },
    xpDead: {
      title: 'Kuolleet ja kokemus',
      settings: {
        counted: 'Lopullisesti kuolleet lasketaan yhä mukaan kokemusta jaettaessa.',
        'not-counted': 'Lopullisesti kuolleita ei enää lasketa mukaan kokemusta jaettaessa.',
      },
    },
    xpLeft: {
      title: 'Poistuneet ja kokemus',
      settings: {
        'not-counted': 'Taistelusta poistunut ei saa osuutta myöhemmistä voitoista.',
        counted:
          'Jokainen taisteluun osallistunut saa osuuden kaikista sen voitoista, vaikka olisi jo poistunut.',
      },
    },
    xpSlainPlayer: {
      title: 'Kuolleen pelaajan 200 kokemuspistettä',
      settings: {
        'other-sides': 'Ne jaetaan vain niille, jotka taistelivat toisella puolella.',
        'everyone-else': 'Ne jaetaan kaikille muille osallistujille, myös kuolleen tovereille.',
      },
    },
    xpRematch: {
      title: 'Toistamiseen voitettu vastustaja',
      settings: {
        'pays-again':
          'Antautunut tai paennut vastustaja, joka taistelee uudelleen, antaa kokemusta jokaisesta tappiostaan.',
        'pays-once': 'Antautunut tai paennut vastustaja on antanut kokemuksensa kertakaikkisesti.',
      },
    },
    xpRounding: {
      title: 'Kokemuksen pyöristäminen',
      settings: {
        'per-opponent': 'Kustakin vastustajasta saatu osuus pyöristetään erikseen ylöspäin.',
        'per-battle': 'Koko taistelun osuudet lasketaan yhteen, ja vain niiden summa pyöristetään ylöspäin.',
      },
    },
    levelThresholds: {
      title: 'Tasojen kokemusrajat',
      totalExperienceNeededEach:
        'Kullakin tasolla vaadittava kokonaiskokemus tasosta 0 alkaen (esimerkiksi 0, 100, 250). Hahmon taso on korkein, jonka raja on saavutettu. Jos luettelo on tyhjä, tasot merkitään käsin.',
    },
  },
  sheet: {
    fullHealth: 'täysi terveys',
    state: 'tila',
    looks: 'ulkonäkö',
    body: 'Keho',
    combat: 'Taistelu',
    statistics: 'Ominaisuudet',
    attacksAbilities: 'Hyökkäykset ja kyvyt',
    gear: 'Varusteet',
    effectsInForce: 'Voimassa olevat vaikutukset',
    resources: 'Voimavarat',
    experienceTitle: 'Kokemus',
    dropsToday: 'kaatumisia tänään',
    severalTargets: 'useita kohteita',
    cost: 'hinta',
    untilRound: 'kierrokseen asti',
    experience: 'kokemus',
  },
  board: {
    round: 'Kierros {round}',
    day: 'Päivä {day}',
  },
  content: {
    creatures: {
      brenna: 'Brenna, solan vartija',
      nerio: 'Nerio, varas',
      ilva: 'Ilva, parantaja',
      oreste: 'Oreste, tulimaagi',
      lupo: 'Harmaasusi',
      predone: 'Rosvo',
      sciamana: 'Suon samaani',
      orco: 'Kukkulaogre',
    },
  },
  encounters: {
    wolves: {
      title: 'Sudet solassa',
      about:
        'Kaksi talven laihduttamaa sutta on seurannut joukkoa nuotiolle. Juuri sen verran, että oppii miten isketään.',
    },
    ambush: {
      title: 'Väijytys solan alla',
      about:
        'Rosvoja kahden kesyn suden kanssa, ja heitä johtava samaani. Joukko yleensä voittaa, mutta harvoin kaikki pysyvät pystyssä.',
    },
    toll: {
      title: 'Jätin tulli',
      about:
        'Vanhalla sillalla ogre kerää tullia samaanille, seuranaan rosvo ja samaanin sudet. Loppu on avoin, ja harva selviää siitä vammoitta.',
    },
  },
  presets: {
    risk: {
      title: 'Riski',
      stat: {
        title: 'ominaisuus',
      },
      level: {
        title: 'riskitaso',
      },
    },
    attack: {
      title: 'Tarkkuus väistöä vastaan',
      precision: {
        title: 'hyökkääjän tarkkuus',
      },
      dodge: {
        title: 'puolustajan väistö',
      },
    },
  },
  faults: {
    riskMissing: 'riskiin perustuva osumissääntö tarvitsee riskin (kind ja level)',
    idTwice: 'kullakin on oltava oma tunnus, joka ei ole basic-attack',
    statusAgainstHealth:
      'kun terveyttä on yli 0, tila on up; kun sitä on 0 tai vähemmän, tila on down, dead tai defeated',
    effectOfAttack:
      'hyökkäys tekee vahinkoa eikä muuta; parannus, suoja tai vahvistus on kyky, jonka laji on support',
    attackFieldOfSupport: 'support-kyky ei tee vahinkoa eikä vaadi heittoa: tämä ei muuttaisi mitään',
    riskUnused: 'vain osumissäännöt target-risk ja attacker-risk käyttävät riskiä',
    roundsUnused: 'vain vahvistus (boost) kestää kierroksia',
    statWithoutEffect:
      'tätä ominaisuutta varuste tai vahvistus ei voi nostaa; varusteen vahingolla on oma kenttänsä damage',
    diesOfPlayer: 'vain vastustajalle; pelaajat kaatuvat ensin ja kuolevat toisella kerralla',
  },
  things: {
    'colpo-temerario': 'uhkarohkea isku',
    rete: 'verkko',
    cura: 'parannus',
    egida: 'suojakilpi',
    canto: 'taistelulaulu',
    vampata: 'roihu',
    dardo: 'pettämätön nuoli',
    spada: 'pitkämiekka',
    scudo: 'pyörökilpi',
    ascia: 'kaksiteräinen kirves',
    pugnale: 'tikari',
    bastone: 'sauva',
    roncola: 'vesuri',
    nube: 'kitkerä pilvi',
    unguento: 'voide',
    spazzata: 'pyyhkäisy',
  },
  book: {
    bullet: 'kohta {n}',
    bullets: 'kohdat {which}',
    damageList: 'vahinkoa koskeva luettelo',
    zeroList: 'nollaan putoamista koskeva luettelo',
    experience: 'kokemusta koskeva kappale',
    parenthesis: 'suluissa',
    heading: 'otsikko',
    lastSentence: 'viimeinen virke',
    lastLine: 'viimeinen rivi',
    making: 'Hahmon tekeminen',
  },
  rules: {
    'rischio.risk.roll': 'Riskin ottaminen',
    'rischio.risk.stat-by-type': 'Riskin lajin mukainen ominaisuus',
    'rischio.risk.success': 'Riski onnistuu',
    'rischio.risk.grave-failure': 'Vakava epäonnistuminen',
    'rischio.risk.plain-failure': 'Tavallinen epäonnistuminen',
    'rischio.risk.half-threshold': 'Tarkka puolikas',
    'rischio.level.table': 'Riskitasot',
    'rischio.level.no-risk': 'Ei riskiä',
    'rischio.versus.both-roll': 'Riski pelaajien välillä',
    'rischio.versus.independent-kinds-and-levels': 'Kummallakin oma laji ja taso',
    'rischio.versus.attacker-first': 'Hyökkääjä heittää ensin',
    'rischio.versus.attacker-failure-ends': 'Hyökkääjän epäonnistuminen päättää yrityksen',
    'rischio.versus.defender-responds': 'Puolustaja vastaa onnistumiseen',
    'rischio.versus.attacker-wins-condition': 'Hyökkääjän voiton ehto',
    'rischio.versus.multiple-risks': 'Useampi riski yhdessä teossa',
    'rischio.versus.partial-result': 'Osittaiset tulokset',
    'rischio.peer.applies': 'Tasavertainen kilpailu',
    'rischio.peer.simultaneous': 'Yhtäaikaiset heitot',
    'rischio.peer.same-level-own-kind': 'Sama taso, oma lähestymistapa',
    'rischio.peer.winner': 'Kuka voittaa kilpailun',
    'rischio.combat.initiative': 'Aloiteheitto',
    'rischio.combat.turn-order': 'Vuorot suurimmasta pienimpään',
    'rischio.combat.attack-roll': 'Tarkkuusheitto',
    'rischio.combat.dodge-roll': 'Väistöheitto',
    'rischio.combat.hit-comparison': 'Osuma tai huti',
    'rischio.combat.aoe': 'Aluekyvyt',
    'rischio.combat.no-roll-abilities': 'Kyvyt ilman heittoa',
    'rischio.combat.additional-cost': 'Lisäkustannus',
    'rischio.combat.alternative-hit-rule': 'Kyvyn oma osumasääntö',
    'rischio.damage.base': 'Perusvahinko',
    'rischio.damage.relevant-stat': 'Olennainen ominaisuus',
    'rischio.damage.weapon-stats': 'Aseiden arvot',
    'rischio.damage.unused-equipment': 'Käyttämätön varuste',
    'rischio.damage.resistance-last': 'Kestävyys vähennetään lopuksi',
    'rischio.damage.apply': 'Vahinko vähentää terveyttä',
    'rischio.death.zero-health': 'Terveys putoaa nollaan',
    'rischio.death.opponent-defeat': 'Vastustaja nollassa',
    'rischio.death.aid': 'Apu toiselta',
    'rischio.death.aid-amount': 'Palautuvat pisteet',
    'rischio.death.revive-from-negative': 'Elvytys alkaa miinukselta',
    'rischio.death.second-time-permanent': 'Lopullinen kuolema',
    'rischio.death.daily-reset': 'Laskuri on päiväkohtainen',
    'rischio.xp.award-on-defeat': 'Kokemus voitetusta vastustajasta',
    'rischio.xp.equal-split': 'Tasajako',
    'rischio.xp.participants': 'Ketkä saavat osuuden',
    'rischio.xp.round-up': 'Pyöristys ylöspäin',
    'rischio.xp.player-worth': 'Pelaajan arvo on 200',
    'rischio.xp.instant': 'Kokemus saadaan heti',
    'rischio.xp.level-up-mid-battle': 'Tason nousu kesken taistelun',
    'rischio.creation.start': 'Hahmon lähtökohta',
    'rischio.creation.combat': 'Taistelupisteet',
    'rischio.creation.statistics': 'Riskien lajit ja niiden pisteet',
    'rischio.creation.basic-attack': 'Uuden hahmon perushyökkäys',
    'rischio.creation.abilities': 'Uuden hahmon kyvyt',
    'rischio.creation.gear': 'Uuden hahmon varusteet',
  },
};
