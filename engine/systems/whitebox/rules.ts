import { type RuleBook, SILENT } from '@arbitro/kernel';
import { at, SINGLE, step, steps, table, tables } from './rules-source.ts';

export const RULES = {
  'whitebox.play.conversation-loop': {
    kind: 'guidance',
    source: at('Giocare una partita'),
    title: { en: 'The play loop', it: 'Giocare una partita', fi: 'Pelin kulku' },
    statement: {
      en: 'The Referee describes where the characters are and what they see, the players say what their own characters do, and the Referee tells what comes of it. The rules are guidelines for fights, experience, movement, healing, death and the like, so the Referee may overrule what they give; that is written in the log.',
      it: "L'Arbitro descrive dove sono i personaggi e che cosa vedono, i giocatori dicono che cosa fanno i loro personaggi e l'Arbitro racconta che cosa ne viene. Le regole sono linee guida per combattimento, esperienza, movimento, guarigione, morte e simili: l'Arbitro può decidere altrimenti, e nel registro resta scritto.",
      fi: 'Pelinjohtaja kuvaa, missä hahmot ovat ja mitä he näkevät, pelaajat kertovat, mitä heidän omat hahmonsa tekevät, ja pelinjohtaja kertoo, mitä siitä seuraa. Säännöt ovat ohjenuoria taistelulle, kokemukselle, liikkumiselle, paranemiselle, kuolemalle ja muulle sellaiselle, joten pelinjohtaja voi päättää toisin; se kirjataan lokiin.',
    },
  },
  'whitebox.play.roles': {
    kind: 'guidance',
    source: at('Giocare una partita'),
    title: { en: 'Who controls what', it: 'Giocatore e Arbitro', fi: 'Kuka ohjaa mitäkin' },
    statement: {
      en: 'A player decides what their own character does. The Referee runs the world, the monsters and every non-player character (NPC). They work together, not against each other.',
      it: "Il giocatore decide che cosa fa il suo personaggio. L'Arbitro gestisce il mondo, i mostri e ogni personaggio non giocante (PNG). Lavorano insieme, non l'uno contro l'altro.",
      fi: 'Pelaaja päättää, mitä hänen oma hahmonsa tekee. Pelinjohtaja hoitaa maailman, hirviöt ja kaikki ei-pelaajahahmot (EPH). He pelaavat yhdessä, eivät toisiaan vastaan.',
    },
  },
  'whitebox.xp.sources': {
    kind: 'mechanic',
    source: at('Guadagnare esperienza'),
    title: { en: 'Where experience comes from', it: "Da dove viene l'esperienza", fi: 'Mistä kokemusta saa' },
    statement: {
      en: 'Experience points (XP) come from two things: killing monsters and gathering treasure. An award is the sum of both.',
      it: "I punti esperienza (PE) vengono da due cose: uccidere mostri e accumulare tesori. Un'assegnazione è la somma di entrambi.",
      fi: 'Kokemuspisteitä saa kahdesta asiasta: hirviöiden tappamisesta ja aarteiden keräämisestä. Jaettava kokemus on näiden summa.',
    },
  },
  'whitebox.xp.monster-value': {
    kind: 'mechanic',
    source: at('Guadagnare esperienza'),
    title: {
      en: 'Experience value of monsters',
      it: 'Valore in PE dei mostri',
      fi: 'Hirviöiden kokemusarvo',
    },
    statement: {
      en: 'Every monster has its XP value in its description, and killing it is worth that much. A monster without a value gives nothing.',
      it: 'Ogni mostro ha nella descrizione il suo valore in PE, e ucciderlo vale tanto. Un mostro senza valore non dà nulla.',
      fi: 'Jokaisen hirviön kuvauksessa on sen kokemusarvo, ja sen tappaminen on sen arvoista. Hirviö, jolla ei ole arvoa, ei anna mitään.',
    },
  },
  'whitebox.xp.treasure-gold': {
    kind: 'mechanic',
    source: at('Guadagnare esperienza'),
    title: {
      en: 'One gold piece, one XP',
      it: "Un pezzo d'oro equivale a un PE",
      fi: 'Yksi kultaraha on yksi kokemuspiste',
    },
    statement: {
      en: 'Each gold piece gained is worth 1 XP. Other coins and goods count by their value in gold.',
      it: "Ogni pezzo d'oro acquisito vale 1 PE. Altre monete e beni contano per il loro valore in oro.",
      fi: 'Jokainen saatu kultaraha on yhden kokemuspisteen arvoinen. Muut rahat ja tavarat lasketaan kulta-arvonsa mukaan.',
    },
  },
  'whitebox.xp.why-treasure': {
    kind: 'guidance',
    source: at('Guadagnare esperienza'),
    title: {
      en: 'Clever play is rewarded',
      it: 'Perché i tesori danno esperienza',
      fi: 'Nokkela peli palkitaan',
    },
    statement: {
      en: "Treasure gives experience because it measures the players' skill. A party that lures the dragon away and steals its hoard without a fight earns the whole hoard: wits, stealth and deceit are rewarded as much as steel.",
      it: "I tesori danno esperienza perché misurano l'abilità dei giocatori. Un gruppo che attira il drago lontano e gli ruba il tesoro senza combattere guadagna l'intero tesoro: astuzia, furtività e inganno sono premiati quanto le armi.",
      fi: 'Aarteista saa kokemusta, koska ne mittaavat pelaajien taitoa. Joukko, joka houkuttelee lohikäärmeen pois ja vie sen aarteen taistelutta, ansaitsee koko aarteen: oveluus, hiipiminen ja huijaus palkitaan siinä missä teräskin.',
    },
  },
  'whitebox.xp.award-split': {
    kind: 'gm-ruling',
    source: at('Guadagnare esperienza'),
    title: { en: 'Sharing an award', it: 'Assegnazione dei PE', fi: 'Kokemuksen jakaminen' },
    statement: {
      en: "The Referee assigns experience to the characters. By default the whole is divided equally among those the Referee names, rounded down. Personal bonuses come on top of each one's amount.",
      it: "L'Arbitro assegna l'esperienza ai personaggi. Di norma il totale si divide in parti uguali tra chi l'Arbitro nomina, per difetto. I bonus personali si aggiungono alla parte di ciascuno.",
      fi: 'Pelinjohtaja jakaa kokemuksen hahmoille. Oletuksena kokonaismäärä jaetaan tasan pelinjohtajan nimeämien kesken, alaspäin pyöristäen. Henkilökohtaiset bonukset tulevat kunkin osuuden päälle.',
    },
  },
  'whitebox.xp.prime-attribute-bonus': {
    kind: 'derived',
    source: at('Guadagnare esperienza'),
    title: {
      en: 'Prime attribute bonus',
      it: "Bonus PE dell'attributo principale",
      fi: 'Pääominaisuuden kokemusbonus',
    },
    statement: {
      en: 'Each class has a prime attribute, and character creation gives each character one bonus in percent from it. Every award to that character grows by that percentage: with 10%, 1000 XP become 1100.',
      it: 'Ogni classe ha un attributo principale, e la creazione del personaggio ne ricava un unico bonus percentuale. Ogni assegnazione a quel personaggio cresce di quella percentuale: con il 10%, 1000 PE diventano 1100.',
      fi: 'Jokaisella luokalla on pääominaisuus, ja hahmonluonnissa siitä saadaan yksi prosenttibonus. Kaikki hahmon saama kokemus kasvaa sen verran: 10 prosentin bonuksella 1000 kokemuspisteestä tulee 1100.',
    },
  },
  'whitebox.xp.level-advance': {
    kind: 'mechanic',
    source: at('Guadagnare esperienza'),
    title: { en: 'Gaining a level', it: 'Salire di livello', fi: 'Tason nouseminen' },
    statement: {
      en: 'A character with enough XP gains a level: the total has to reach the threshold of the class, and equal is enough. As many levels are gained at once as the total reaches.',
      it: 'Un personaggio con abbastanza PE sale di livello: il totale deve raggiungere la soglia della classe, e pari basta. Si sale di tanti livelli insieme quanti ne raggiunge il totale.',
      fi: 'Kun kokemuspisteitä on tarpeeksi, hahmo nousee tason: summan on saavutettava luokan raja, ja yhtä suuri riittää. Kerralla noustaan niin monta tasoa kuin summa riittää.',
    },
  },
  'whitebox.time.turn': {
    kind: 'mechanic',
    source: at('Tempo'),
    title: { en: 'The turn', it: 'Turno', fi: 'Vuoro' },
    statement: {
      en: 'A turn is ten minutes. Actions, movement and what burns or runs out are counted in turns while the party is in a dangerous place.',
      it: 'Un turno dura dieci minuti. Azioni, movimento e risorse che si consumano si contano in turni finché il gruppo è in un luogo pericoloso.',
      fi: 'Vuoro on kymmenen minuuttia. Toimet, liikkuminen ja kuluvat varat lasketaan vuoroina, kun seikkailijat ovat vaarallisessa paikassa.',
    },
  },
  'whitebox.time.combat-round': {
    kind: 'mechanic',
    source: at('Tempo'),
    title: { en: 'The combat round', it: 'Round di combattimento', fi: 'Taistelukierros' },
    statement: {
      en: 'A combat round is one minute: the give and take of a fight. When a fight breaks out, time goes from turns to rounds.',
      it: 'Un round di combattimento dura un minuto: è il botta e risposta della battaglia. Quando scoppia un combattimento, il tempo passa dai turni ai round.',
      fi: 'Taistelukierros on yksi minuutti: taistelun iskuja ja vastaiskuja. Kun taistelu syttyy, aika vaihtuu vuoroista kierroksiin.',
    },
  },
  'whitebox.time.conversion': {
    kind: 'derived',
    source: at(['Tempo', 'Luce']),
    title: { en: 'Ten rounds to a turn', it: 'Dieci round per turno', fi: 'Kymmenen kierrosta vuorossa' },
    statement: {
      en: 'Ten rounds are a turn, six turns an hour and 144 turns a day. Light, oil and spells last in minutes, whichever unit they are told in.',
      it: "Dieci round fanno un turno, sei turni un'ora e 144 turni un giorno. Luce, olio e incantesimi durano in minuti, qualunque sia l'unità in cui sono detti.",
      fi: 'Kymmenen kierrosta on vuoro, kuusi vuoroa tunti ja 144 vuoroa vuorokausi. Valon, öljyn ja loitsujen kesto kulkee minuutteina, ilmoitettiin se missä yksikössä tahansa.',
    },
  },
  'whitebox.time.referee-pacing': {
    kind: 'gm-ruling',
    source: at('Tempo'),
    title: { en: 'Passage of campaign time', it: 'Passaggio del tempo', fi: 'Ajan kuluminen kampanjassa' },
    statement: {
      en: 'Outside turns and rounds the Referee decides by common sense how much time passes: “a few hours later…”. Everything that burns, bleeds or lasts runs on meanwhile.',
      it: "Fuori dai turni e dai round è l'Arbitro a decidere, con buon senso, quanto tempo passa: «qualche ora dopo…». Nel frattempo tutto ciò che brucia, sanguina o dura continua a scorrere.",
      fi: 'Vuorojen ja kierrosten ulkopuolella pelinjohtaja päättää maalaisjärjellä, paljonko aikaa kuluu: ”muutamaa tuntia myöhemmin…”. Kaikki, mikä palaa, vuotaa tai kestää, kuluu sillä välin.',
    },
  },
  'whitebox.movement.base-rate': {
    kind: 'table',
    source: at('Movimento', table(15)),
    title: { en: 'Base movement rate', it: 'Tasso di Movimento', fi: 'Perusliikkuvuus' },
    statement: {
      en: 'The movement rate comes from race and from the weight carried, in pounds. Elves and humans: 12 up to 75, 9 up to 100, 6 up to 150, 3 up to 300. Dwarves and halflings: 9 up to 75, 6 up to 100, 3 up to 300.',
      it: 'Il Tasso di Movimento viene dalla razza e dal peso portato, in libbre. Elfi e Umani: 12 fino a 75, 9 fino a 100, 6 fino a 150, 3 fino a 300. Nani e Halfling: 9 fino a 75, 6 fino a 100, 3 fino a 300.',
      fi: 'Liikkuvuus tulee rodusta ja kannetusta painosta (paunoina). Haltiat ja ihmiset: 12 enintään 75 paunalla, 9 enintään 100:lla, 6 enintään 150:llä, 3 enintään 300:lla. Kääpiöt ja puolituiset: 9 enintään 75 paunalla, 6 enintään 100:lla, 3 enintään 300:lla.',
    },
  },
  'whitebox.movement.two-moves': {
    kind: 'mechanic',
    source: at('Movimento'),
    title: { en: 'Two moves per turn', it: 'Due mosse per turno', fi: 'Kaksi siirtoa vuorossa' },
    statement: {
      en: 'The rate counts tens of feet, and a turn has two moves. With a rate of 12 a move is 120 feet, and there are two of them in ten minutes.',
      it: 'Il tasso è in decine di piedi, e in un turno si fanno due mosse. Con un tasso di 12 una mossa è di 120 piedi, e in dieci minuti ce ne sono due.',
      fi: 'Liikkuvuus on kymmeninä jalkoina, ja vuorossa on kaksi siirtoa. Liikkuvuudella 12 siirto on 120 jalkaa, ja niitä on kymmenessä minuutissa kaksi.',
    },
  },
  'whitebox.movement.modes': {
    kind: 'action',
    source: at('Movimento'),
    title: {
      en: 'Movement modes',
      it: 'Movimento cauto, normale, di corsa e di combattimento',
      fi: 'Liikkumistavat',
    },
    statement: {
      en: 'Careful movement is for exploring and for looking out for traps and hidden things. Running is for getting somewhere fast or getting away. Normal movement is nearly everything else. In a battle, when time goes by rounds, all movement is combat movement.',
      it: 'Il movimento cauto serve a esplorare e a guardarsi da trappole e cose nascoste. La corsa serve ad arrivare in fretta o a scappare. Il movimento normale è quasi tutto il resto. In battaglia, quando il tempo va a round, ogni movimento è movimento di combattimento.',
      fi: 'Varovaisesti liikutaan, kun tutkitaan paikkoja ja varotaan ansoja ja piilotettua. Juosten liikutaan, kun on kiire tai pitää paeta. Tavallista on lähes kaikki muu. Taistelussa, kun aika kulkee kierroksina, kaikki liike on taisteluliikettä.',
    },
  },
  'whitebox.movement.mode-adjustments': {
    kind: 'table',
    source: at('Movimento', table(16)),
    title: {
      en: 'Movement adjustments',
      it: 'Aggiustamenti al Tasso di Movimento',
      fi: 'Liikkuvuuden muutokset',
    },
    statement: {
      en: 'Careful movement is half the rate, combat movement a third of it, running twice the rate, normal movement the rate itself.',
      it: 'Il movimento cauto è metà del tasso, quello di combattimento un terzo, la corsa il doppio, il movimento normale il tasso stesso.',
      fi: 'Varovainen liike on puolet liikkuvuudesta, taisteluliike kolmasosa, juoksu kaksinkertainen ja tavallinen liike liikkuvuus sellaisenaan.',
    },
  },
  'whitebox.movement.combat-move': {
    kind: 'derived',
    source: at('Movimento', table(16)),
    title: {
      en: 'Movement in a combat round',
      it: 'Movimento in un round di combattimento',
      fi: 'Liike taistelukierroksella',
    },
    statement: {
      en: 'Underground one moves a third of the rate, in tens of feet, each combat round: 40, 30, 20 or 10 feet with a rate of 12, 9, 6 or 3.',
      it: 'Sottoterra, in ogni round di combattimento, ci si muove di un terzo del tasso, in decine di piedi: 40, 30, 20 o 10 piedi con un tasso di 12, 9, 6 o 3.',
      fi: 'Maan alla liikutaan taistelukierroksella kolmasosa liikkuvuudesta kymmeninä jalkoina: 40, 30, 20 tai 10 jalkaa, kun liikkuvuus on 12, 9, 6 tai 3.',
    },
  },
  'whitebox.travel.daily-miles': {
    kind: 'mechanic',
    source: at('Movimento all’aperto'),
    title: { en: 'Miles per day', it: 'Miglia al giorno', fi: 'Matka päivässä' },
    statement: {
      en: 'Outdoors the movement rate is the miles covered in a day: 9 miles with a rate of 9. A group goes as fast as its slowest.',
      it: "All'aperto il Tasso di Movimento è il numero di miglia percorse in un giorno: 9 miglia con un tasso di 9. Un gruppo va alla velocità del più lento.",
      fi: 'Ulkona liikkuvuus on päivässä kuljettujen mailien määrä: liikkuvuudella 9 kuljetaan 9 mailia. Ryhmä kulkee hitaimman vauhtia.',
    },
  },
  'whitebox.travel.forced-march': {
    kind: 'action',
    source: at('Movimento all’aperto'),
    title: { en: 'Forced march', it: 'Marcia forzata', fi: 'Pakkomarssi' },
    statement: {
      en: 'A forced march doubles the miles of that day: 18 with a rate of 9. The book names no price for it.',
      it: 'Una marcia forzata raddoppia le miglia di quel giorno: 18 con un tasso di 9. Il manuale non ne indica il costo.',
      fi: 'Pakkomarssi kaksinkertaistaa päivän mailit: liikkuvuudella 9 niitä kertyy 18. Kirja ei mainitse sille hintaa.',
    },
  },
  'whitebox.travel.combat-yards': {
    kind: 'derived',
    source: at('Movimento all’aperto'),
    title: {
      en: 'Combat movement outdoors',
      it: "Movimento per round all'aperto",
      fi: 'Taisteluliike ulkona',
    },
    statement: {
      en: 'Outdoors one moves a third of the rate, in tens of yards, each combat round: 30 yards with a rate of 9. A yard is three feet, so that is three times as far as underground.',
      it: "All'aperto, in ogni round di combattimento, ci si muove di un terzo del tasso, in decine di iarde: 30 iarde con un tasso di 9. Una iarda è tre piedi, dunque tre volte più lontano che sottoterra.",
      fi: 'Ulkona liikutaan taistelukierroksella kolmasosa liikkuvuudesta kymmeninä jaardeina: liikkuvuudella 9 matka on 30 jaardia. Jaardi on kolme jalkaa, joten matka on kolme kertaa pidempi kuin maan alla.',
    },
  },
  'whitebox.travel.difficult-terrain': {
    kind: 'gm-ruling',
    source: at('Movimento all’aperto'),
    title: { en: 'Difficult terrain', it: 'Terreni difficili', fi: 'Vaikea maasto' },
    statement: {
      en: 'The Referee should lower the rate for journeys through hard ground such as swamps or mountains. By how much is for the Referee to say.',
      it: "L'Arbitro dovrebbe ridurre la velocità nei viaggi su terreni difficili, come paludi o montagne. Di quanto, lo dice l'Arbitro.",
      fi: 'Pelinjohtajan tulisi hidastaa matkaa vaikeassa maastossa, kuten soilla tai vuorilla. Kuinka paljon, on pelinjohtajan päätettävissä.',
    },
  },
  'whitebox.exploration.open-door': {
    kind: 'action',
    source: at('Porte dei dungeon'),
    title: {
      en: 'Opening dungeon doors',
      it: 'Aprire le porte dei dungeon',
      fi: 'Luolaston ovien avaaminen',
    },
    statement: {
      en: 'Dungeon doors are big, heavy and stuck even when they are not locked. To force one open roll a d6: humans and elves succeed on 1–2, dwarves and halflings on 1.',
      it: 'Le porte dei dungeon sono grandi, pesanti e dure anche quando non sono chiuse a chiave. Per aprirne una si tira un d6: Umani ed Elfi riescono con 1–2, Nani e Halfling con 1.',
      fi: 'Luolaston ovet ovat suuria, raskaita ja jumissa, vaikka niitä ei olisi lukittu. Oven avaamiseksi heitetään d6: ihmiset ja haltiat onnistuvat tuloksella 1–2, kääpiöt ja puolituiset tuloksella 1.',
    },
  },
  'whitebox.exploration.open-door-strength': {
    kind: 'optional',
    source: at('Porte dei dungeon'),
    title: { en: 'Strength and doors', it: 'Modificatore di forza alle porte', fi: 'Voima ovia avattaessa' },
    statement: {
      en: 'If the Referee allows it, the bonus or penalty of Strength counts when a door is forced: it widens or narrows the range that succeeds, between none and all six faces.',
      it: "A discrezione dell'Arbitro, il bonus o la penalità di forza conta nell'aprire le porte: allarga o restringe l'intervallo che riesce, da nessuna faccia a tutte e sei.",
      fi: 'Jos pelinjohtaja sallii, voiman bonus tai haitta vaikuttaa oven avaamiseen: se leventää tai kaventaa onnistuvien lukujen väliä, nollasta kuuteen silmälukuun.',
    },
  },
  'whitebox.exploration.monsters-open-doors': {
    kind: 'mechanic',
    source: at('Porte dei dungeon'),
    title: { en: 'Monsters and doors', it: 'I mostri e le porte', fi: 'Hirviöt ja ovet' },
    statement: {
      en: 'Most monsters open dungeon doors with ease, without a roll.',
      it: 'La maggior parte dei mostri apre le porte dei dungeon facilmente, senza tirare.',
      fi: 'Useimmat hirviöt avaavat luolaston ovet helposti, ilman heittoa.',
    },
  },
  'whitebox.exploration.doors-self-close': {
    kind: 'mechanic',
    source: at('Porte dei dungeon'),
    title: { en: 'Doors swing shut', it: 'Le porte si chiudono da sole', fi: 'Ovet sulkeutuvat itsestään' },
    statement: {
      en: 'A dungeon door that has been opened falls shut again by itself, unless somebody holds it or wedges it. Whoever comes back has to open it anew.',
      it: 'Una porta di dungeon, una volta aperta, si richiude da sola, se nessuno la tiene o la blocca. Chi torna deve aprirla di nuovo.',
      fi: 'Avattu luolaston ovi sulkeutuu itsestään, ellei joku pidä sitä tai kiilaa sitä auki. Takaisin palaavan on avattava se uudelleen.',
    },
  },
  'whitebox.exploration.light-radius': {
    kind: 'mechanic',
    source: at('Luce'),
    title: { en: 'Light radius', it: 'Raggio di luce', fi: 'Valon säde' },
    statement: {
      en: 'Torches and lanterns light everything within 30 feet.',
      it: 'Torce e lanterne illuminano un raggio di 30 piedi.',
      fi: 'Soihdut ja lyhdyt valaisevat 30 jalan säteellä.',
    },
  },
  'whitebox.exploration.light-duration': {
    kind: 'mechanic',
    source: at('Luce'),
    title: { en: 'How long light lasts', it: 'Durata di torce e lanterne', fi: 'Valon kesto' },
    statement: {
      en: 'A torch burns for an hour, six turns. A lantern burns a pint of oil in four hours, 24 turns.',
      it: "Una torcia brucia per un'ora, cioè sei turni. Una lanterna consuma una pinta di olio in quattro ore, cioè 24 turni.",
      fi: 'Soihtu palaa tunnin eli kuusi vuoroa. Lyhty polttaa pintin öljyä neljässä tunnissa eli 24 vuorossa.',
    },
  },
  'whitebox.exploration.light-prevents-surprise': {
    kind: 'mechanic',
    source: at('Luce'),
    title: { en: 'Light gives you away', it: 'Luce e sorpresa', fi: 'Valo paljastaa' },
    statement: {
      en: 'Characters who carry a light normally cannot surprise monsters; they can still be surprised themselves.',
      it: 'Chi porta una fonte di luce di norma non può sorprendere i mostri, ma può comunque essere sorpreso.',
      fi: 'Valoa kantavat hahmot eivät yleensä voi yllättää hirviöitä, mutta heidät voi silti yllättää.',
    },
  },
  'whitebox.exploration.monsters-darkvision': {
    kind: 'mechanic',
    source: at('Luce'),
    title: { en: 'Monsters see in the dark', it: 'I mostri vedono al buio', fi: 'Hirviöt näkevät pimeässä' },
    statement: {
      en: 'All monsters see in the dark, except those that are charmed or otherwise serve the players.',
      it: 'Tutti i mostri vedono al buio, tranne quelli incantati o comunque al servizio dei giocatori.',
      fi: 'Kaikki hirviöt näkevät pimeässä, paitsi lumotut tai muuten pelaajia palvelevat.',
    },
  },
  'whitebox.exploration.listen': {
    kind: 'action',
    source: at('Ascolto alle porte'),
    title: { en: 'Listening at doors', it: 'Ascolto alle porte', fi: 'Ovella kuuntelu' },
    statement: {
      en: 'To hear noises roll a d6: humans succeed on 1, all others on 1–2.',
      it: 'Per sentire rumori si tira un d6: gli Umani riescono con 1, i non umani con 1–2.',
      fi: 'Äänten kuulemiseksi heitetään d6: ihmiset onnistuvat tuloksella 1, muut tuloksella 1–2.',
    },
  },
  'whitebox.exploration.listen-information': {
    kind: 'mechanic',
    source: at('Ascolto alle porte'),
    title: { en: 'What listening tells', it: 'Cosa si sente', fi: 'Mitä kuulee' },
    statement: {
      en: 'Success means that something was heard, not that the listener knows what made the noise. The Referee says whether it can be told.',
      it: "Il successo dice che si è sentito qualcosa, non che si sappia che cosa ha fatto rumore. Se lo si riconosce, lo dice l'Arbitro.",
      fi: 'Onnistuminen kertoo, että jotakin kuului, ei sitä, mikä äänen aiheutti. Pelinjohtaja sanoo, tunnistaako kuulija sen.',
    },
  },
  'whitebox.exploration.secret-door-search': {
    kind: 'action',
    source: at('Porte segrete'),
    title: { en: 'Searching for secret doors', it: 'Cercare porte segrete', fi: 'Salaovien etsiminen' },
    statement: {
      en: 'Whoever actively searches for a secret door finds it on 1–2 on a d6.',
      it: 'Chi cerca attivamente una porta segreta la individua con 1–2 su un d6.',
      fi: 'Salaovea etsivä löytää sen tuloksella 1–2 d6:lla.',
    },
  },
  'whitebox.exploration.secret-door-elf-search': {
    kind: 'mechanic',
    source: at('Porte segrete'),
    title: { en: 'Elves searching', it: 'Elfi: ricerca attiva', fi: 'Haltiat etsivät' },
    statement: {
      en: 'An elf who searches finds a secret door on 1–4 on a d6.',
      it: 'Un Elfo che cerca trova una porta segreta con 1–4 su un d6.',
      fi: 'Etsivä haltia löytää salaoven tuloksella 1–4 d6:lla.',
    },
  },
  'whitebox.exploration.secret-door-elf-passing': {
    kind: 'mechanic',
    source: at('Porte segrete'),
    title: { en: 'Elves passing by', it: 'Elfi: passando vicino', fi: 'Haltia kulkee ohi' },
    statement: {
      en: 'An elf who merely passes near a secret door feels on 1–2 on a d6 that something is wrong there. That is a hunch, not yet the door.',
      it: 'Un Elfo che passa soltanto vicino a una porta segreta percepisce, con 1–2 su un d6, che qualcosa non va. È un presentimento, non ancora la porta.',
      fi: 'Haltia, joka vain kulkee salaoven läheltä, aistii tuloksella 1–2 d6:lla, että jokin on vialla. Se on aavistus, ei vielä ovi.',
    },
  },
  'whitebox.exploration.search-time': {
    kind: 'mechanic',
    source: at('Porte segrete'),
    title: { en: 'Time to search', it: 'Tempo di ricerca', fi: 'Etsimisen kesto' },
    statement: {
      en: 'Searching takes a turn for each area of 10 by 10 feet.',
      it: 'Cercare richiede un turno per ogni area di 10×10 piedi.',
      fi: 'Etsimiseen kuluu vuoro jokaista 10 × 10 jalan aluetta kohti.',
    },
  },
  'whitebox.exploration.trap-trigger': {
    kind: 'mechanic',
    source: at('Trappole'),
    title: { en: 'Triggering traps', it: 'Trappole: attivazione', fi: 'Ansan laukeaminen' },
    statement: {
      en: 'Most traps and pits go off on 1–2 on a d6 when a character passes over what sets them off.',
      it: 'La maggior parte delle trappole e delle fosse scatta con 1–2 su un d6 quando un personaggio passa sopra il meccanismo di attivazione.',
      fi: 'Useimmat ansat ja kuopat laukeavat tuloksella 1–2 d6:lla, kun hahmo kulkee laukaisimen yli.',
    },
  },
  'whitebox.exploration.dwarf-stone-trap-search': {
    kind: 'mechanic',
    source: at('Trappole'),
    title: {
      en: 'Dwarves searching for stone traps',
      it: 'Nani: ricerca di trappole di pietra',
      fi: 'Kääpiöt etsivät kiviansoja',
    },
    statement: {
      en: 'A dwarf who actively searches detects a trap of stone on 1–4 on a d6. The book gives nobody else a chance to find traps by searching.',
      it: 'Un Nano che cerca attivamente rileva una trappola di pietra con 1–4 su un d6. Il manuale non dà ad altri una probabilità di trovare trappole cercando.',
      fi: 'Aktiivisesti etsivä kääpiö havaitsee kiviansan tuloksella 1–4 d6:lla. Kirja ei anna muille mahdollisuutta löytää ansoja etsimällä.',
    },
  },
  'whitebox.exploration.dwarf-stone-trap-passing': {
    kind: 'mechanic',
    source: at('Trappole'),
    title: {
      en: 'Dwarves passing stone traps',
      it: 'Nani: passando accanto a trappole di pietra',
      fi: 'Kääpiö kulkee kiviansan ohi',
    },
    statement: {
      en: 'A dwarf who merely passes by a trap of stone detects it on 1–2 on a d6.',
      it: 'Un Nano che passa soltanto accanto a una trappola di pietra la rileva con 1–2 su un d6.',
      fi: 'Kääpiö, joka vain kulkee kiviansan ohi, havaitsee sen tuloksella 1–2 d6:lla.',
    },
  },
  'whitebox.exploration.trap-fall-damage': {
    kind: 'mechanic',
    source: at('Trappole'),
    title: { en: 'Falling damage', it: 'Danni da caduta in trappola', fi: 'Putoamisvahinko' },
    statement: {
      en: 'Falling into a trap costs 1d6 damage for every 10 feet fallen.',
      it: 'Chi cade in una trappola subisce 1d6 danni ogni 10 piedi di caduta.',
      fi: 'Ansaan putoaminen tekee 1d6 vahinkoa jokaista pudottua 10 jalkaa kohti.',
    },
  },
  'whitebox.exploration.descriptive-search': {
    kind: 'gm-ruling',
    source: at('Nota sulla ricerca di porte segrete e trappole'),
    title: { en: 'Describe it and find it', it: 'Descrivere per trovare', fi: 'Kuvaileva etsintä' },
    statement: {
      en: 'A player who describes the search well enough to touch on the mechanism, such as looking at the very sconce that opens the secret door, may be granted the find without a roll. Whoever just searches the north wall may have to roll.',
      it: "A un giocatore che descrive la ricerca tanto bene da arrivare al meccanismo, come guardare proprio l'applique che apre la porta segreta, l'Arbitro può concedere la scoperta senza tiro. A chi si limita a cercare sulla parete nord può chiedere il dado.",
      fi: 'Jos pelaaja kuvaa etsintänsä niin tarkasti, että osuu mekanismiin, esimerkiksi tutkii juuri sen seinälampun, joka avaa salaoven, pelinjohtaja voi antaa löydön ilman heittoa. Jos hän vain etsii pohjoisseinältä, voidaan vaatia heitto.',
    },
  },
  'whitebox.exploration.search-adjustment': {
    kind: 'gm-ruling',
    source: at('Nota sulla ricerca di porte segrete e trappole'),
    title: {
      en: 'Adjusted search rolls',
      it: 'Tiro di ricerca con aggiustamento',
      fi: 'Muokattu etsintäheitto',
    },
    statement: {
      en: 'Some things are hidden so well that they always take a roll, whatever was described, or a roll with an adjustment. It widens or narrows the range that succeeds.',
      it: "Alcune cose sono nascoste tanto bene da richiedere sempre un tiro, qualunque sia la descrizione, o un tiro con un aggiustamento. Questo allarga o restringe l'intervallo che riesce.",
      fi: 'Jotkin asiat on piilotettu niin hyvin, että ne vaativat aina heiton kuvauksesta riippumatta, tai heiton jollakin muutoksella. Muutos leventää tai kaventaa onnistuvien lukujen väliä.',
    },
  },
  'whitebox.combat.round-order': {
    kind: 'mechanic',
    source: at('Combattimento', steps('1–2')),
    title: { en: 'Order of a combat', it: 'Ordine di un combattimento', fi: 'Taistelun kulku' },
    statement: {
      en: 'When the party meets enemies, the Referee first settles surprise, which may give one side a free attack or move. Then each side rolls initiative. The side that has it acts and the results take effect, then the other side acts. The round is over, and the order is kept if the battle goes on.',
      it: "Quando il gruppo entra in contatto con i nemici, l'Arbitro stabilisce prima la sorpresa, che può dare a una parte un attacco gratuito o una mossa. Poi ogni parte tira l'iniziativa. Chi ce l'ha agisce e i risultati hanno effetto, quindi agisce l'altra parte. Il round è concluso, e l'ordine resta se la battaglia continua.",
      fi: 'Kun seikkailijat kohtaavat vihollisia, pelinjohtaja ratkaisee ensin yllätyksen, josta toinen puoli voi saada ilmaisen hyökkäyksen tai siirron. Sitten kumpikin puoli heittää aloitteen. Aloitteen saanut puoli toimii ja tulokset tulevat voimaan, sitten toimii toinen puoli. Kierros on ohi, ja järjestys säilyy, jos taistelu jatkuu.',
    },
  },
  'whitebox.combat.surprise': {
    kind: 'mechanic',
    source: at('Combattimento', step(1)),
    title: { en: 'Surprise', it: 'Sorpresa', fi: 'Yllätys' },
    statement: {
      en: 'The Referee judges who is surprised, or it is rolled. Normally whoever rolls 1 or 2 on a d6 is surprised.',
      it: "Chi è sorpreso lo giudica l'Arbitro, o si tira. Di norma è sorpreso chi ottiene 1 o 2 su un d6.",
      fi: 'Pelinjohtaja arvioi, kuka yllätetään, tai asia heitetään. Yleensä yllätetyksi tulee se, joka heittää 1 tai 2 d6:lla.',
    },
  },
  'whitebox.combat.surprise-benefit': {
    kind: 'mechanic',
    source: at('Combattimento', step(1)),
    title: { en: 'Free attack or move', it: 'Attacco gratuito o mossa', fi: 'Ilmainen hyökkäys tai siirto' },
    statement: {
      en: 'When only one side is surprised, the others have a free attack or a free move before initiative.',
      it: "Quando è sorpresa una sola parte, gli altri hanno un attacco gratuito o una mossa prima dell'iniziativa.",
      fi: 'Kun vain toinen puoli yllätetään, muut saavat ilmaisen hyökkäyksen tai siirron ennen aloitetta.',
    },
  },
  'whitebox.combat.initiative': {
    kind: 'mechanic',
    source: at('Come funziona l’iniziativa'),
    title: { en: 'Initiative', it: 'Iniziativa', fi: 'Aloite' },
    statement: {
      en: 'At the start of the first combat round each side rolls a d6, one roll for the whole side. The higher roll wins.',
      it: "All'inizio del primo round di combattimento ogni parte tira un d6, un tiro solo per tutta la parte. Vince il tiro più alto.",
      fi: 'Ensimmäisen taistelukierroksen alussa kumpikin puoli heittää d6:n, yhden heiton koko puolelle. Suurempi tulos voittaa.',
    },
  },
  'whitebox.combat.initiative-kept': {
    kind: 'mechanic',
    source: at(['Combattimento', 'Come funziona l’iniziativa']),
    title: { en: 'Order kept between rounds', it: "Mantenere l'ordine dei turni", fi: 'Järjestys säilyy' },
    statement: {
      en: 'Initiative is rolled once, at the start of the first round; the same order holds in the rounds that follow until the battle is over.',
      it: "L'iniziativa si tira una volta, all'inizio del primo round; lo stesso ordine vale nei round seguenti finché la battaglia non è finita.",
      fi: 'Aloite heitetään kerran, ensimmäisen kierroksen alussa; sama järjestys pätee seuraavilla kierroksilla, kunnes taistelu on ohi.',
    },
  },
  'whitebox.combat.side-actions': {
    kind: 'mechanic',
    source: at(['Combattimento', 'Come funziona l’iniziativa']),
    title: {
      en: 'Winners act, then losers',
      it: 'La parte vincente agisce per prima',
      fi: 'Voittaja toimii ensin',
    },
    statement: {
      en: 'The side that won acts first: missiles, spells, movement, melee. What it does takes effect at once. The other side suffers the damage and the losses, and then acts with whoever is left.',
      it: "La parte vincente agisce per prima: attacchi a distanza, incantesimi, movimento, mischia. Ciò che fa ha effetto subito. L'altra parte subisce danni e perdite, poi agisce con chi resta.",
      fi: 'Voittanut puoli toimii ensin: ammukset, loitsut, liike ja lähitaistelu. Sen teot vaikuttavat heti. Toinen puoli kärsii vahingot ja tappiot ja toimii sitten niillä, jotka ovat jäljellä.',
    },
  },
  'whitebox.combat.initiative-tie-simultaneous': {
    kind: 'mechanic',
    source: at('Come funziona l’iniziativa'),
    title: {
      en: 'Simultaneous initiative',
      it: 'Pareggio: azione simultanea',
      fi: 'Tasapeli: samanaikaisuus',
    },
    statement: {
      en: 'When initiative is tied both sides act at the same time. Whatever else the Referee decides, damage counts even if the one who deals it dies in that round: two combatants may kill each other.',
      it: "In caso di pareggio le due parti agiscono simultaneamente. Comunque l'Arbitro lo gestisca, il danno vale anche se chi lo infligge muore in quel round: due combattenti possono uccidersi a vicenda.",
      fi: 'Aloitteen mennessä tasan molemmat puolet toimivat samanaikaisesti. Päättipä pelinjohtaja muusta mitä tahansa, vahinko pätee, vaikka sen tekijä kuolisi samalla kierroksella: kaksi taistelijaa voi tappaa toisensa.',
    },
  },
  'whitebox.combat.initiative-tie-reroll': {
    kind: 'optional',
    source: at('Come funziona l’iniziativa'),
    title: { en: 'Re-rolling ties', it: "Rilanciare l'iniziativa", fi: 'Tasapelin uusintaheitto' },
    statement: {
      en: 'For simpler play the sides that tied roll again until one of them wins.',
      it: 'Per giocare in modo più semplice, le parti in pareggio ritirano finché una vince.',
      fi: 'Yksinkertaisemmin: tasan heittäneet heittävät uudelleen, kunnes jompikumpi voittaa.',
    },
  },
  'whitebox.combat.declared-intent': {
    kind: 'optional',
    source: at('Intento'),
    title: { en: 'Declared intent', it: 'Intento', fi: 'Aikomuksen ilmoittaminen' },
    statement: {
      en: 'Every side says what it means to do before initiative is rolled, so that players have to decide before they know who goes first.',
      it: "Tutte le parti dichiarano le loro intenzioni prima di tirare l'iniziativa, così i giocatori devono decidere prima di sapere chi va per primo.",
      fi: 'Kaikki puolet ilmoittavat aikeensa ennen aloiteheittoa, joten pelaajien on päätettävä ennen kuin he tietävät, kuka on ensin.',
    },
  },
  'whitebox.combat.alt-sequence': {
    kind: 'optional',
    source: at('Sequenza di combattimento alternativa'),
    title: {
      en: 'Alternative combat sequence',
      it: 'Sequenza di combattimento alternativa',
      fi: 'Vaihtoehtoinen taistelujärjestys',
    },
    statement: {
      en: 'A round in phases. After surprise and one initiative roll for each side come prepared spells, then missiles, then melee, then movement; within each phase the side with initiative goes first.',
      it: "Un round a fasi. Dopo la sorpresa e un tiro di iniziativa per parte vengono gli incantesimi preparati, poi le armi a distanza, poi la mischia, poi il movimento; in ogni fase va prima chi ha l'iniziativa.",
      fi: 'Kierros vaiheittain. Yllätyksen ja kummankin puolen aloiteheiton jälkeen tulevat valmistellut loitsut, sitten ammukset, sitten lähitaistelu ja lopuksi liike; joka vaiheessa ensin toimii se, jolla on aloite.',
    },
  },
  'whitebox.combat.alt-surprise': {
    kind: 'optional',
    source: at('Sequenza di combattimento alternativa'),
    title: {
      en: 'Surprise in the alternative sequence',
      it: 'Sorpresa nella sequenza alternativa',
      fi: 'Yllätys vaihtoehtoisessa järjestyksessä',
    },
    statement: {
      en: 'Who is not surprised gets a whole combat round free, in the usual order of phases. If neither side or both are surprised, initiative follows at once.',
      it: "Chi non è sorpreso ottiene un intero round di combattimento gratuito, nel normale ordine delle fasi. Se nessuna parte o entrambe sono sorprese, si passa subito all'iniziativa.",
      fi: 'Yllättymätön puoli saa kokonaisen ilmaisen taistelukierroksen tavallisessa vaihejärjestyksessä. Jos kumpaakaan puolta ei yllätetä tai molemmat yllätetään, siirrytään heti aloitteeseen.',
    },
  },
  'whitebox.combat.alt-spell-phase': {
    kind: 'optional',
    source: at('Sequenza di combattimento alternativa'),
    title: { en: 'Prepared spells phase', it: 'Incantesimi preparati', fi: 'Valmisteltujen loitsujen vaihe' },
    statement: {
      en: 'First phase: spells that are prepared are cast, those of the side with initiative first. Preparing a spell takes a whole combat round, but one may be ready from before the fight. After casting one may begin to prepare the next.',
      it: "Prima fase: si lanciano gli incantesimi preparati, prima quelli di chi ha l'iniziativa. Preparare un incantesimo richiede un intero round di combattimento, ma uno può essere pronto da prima. Dopo il lancio si può cominciare a prepararne un altro.",
      fi: 'Ensimmäinen vaihe: valmistellut loitsut loitsitaan, aloitteen saaneen puolen ensin. Loitsun valmistelu vie kokonaisen taistelukierroksen, mutta yksi voi olla valmiina jo ennalta. Loitsimisen jälkeen voi alkaa valmistella seuraavaa.',
    },
  },
  'whitebox.combat.alt-missile-phase': {
    kind: 'optional',
    source: at('Sequenza di combattimento alternativa'),
    title: { en: 'Missile phase', it: 'Fase delle armi a distanza', fi: 'Ammuntavaihe' },
    statement: {
      en: 'Second phase, in initiative order: missile weapons, if they were already in hand and ready to shoot.',
      it: 'Seconda fase, in ordine di iniziativa: le armi a distanza, se erano già in mano e pronte a tirare.',
      fi: 'Toinen vaihe aloitejärjestyksessä: ampuma- ja heittoaseet, jos ne olivat jo kädessä ja ampumavalmiina.',
    },
  },
  'whitebox.combat.alt-melee-phase': {
    kind: 'optional',
    source: at('Sequenza di combattimento alternativa'),
    title: { en: 'Melee phase', it: 'Fase di mischia', fi: 'Lähitaisteluvaihe' },
    statement: {
      en: 'Third phase, in initiative order: melee between those who are already in melee.',
      it: 'Terza fase, in ordine di iniziativa: il combattimento tra chi è già in mischia.',
      fi: 'Kolmas vaihe aloitejärjestyksessä: lähitaistelu niiden välillä, jotka jo ovat lähitaistelussa.',
    },
  },
  'whitebox.combat.alt-movement-phase': {
    kind: 'optional',
    source: at('Sequenza di combattimento alternativa'),
    title: { en: 'Movement phase', it: 'Fase di movimento', fi: 'Liikevaihe' },
    statement: {
      en: 'Last phase, in initiative order: movement. Whoever closes in strikes in the next round.',
      it: 'Ultima fase, in ordine di iniziativa: il movimento. Chi si avvicina colpisce nel round seguente.',
      fi: 'Viimeinen vaihe aloitejärjestyksessä: liike. Lähelle tullut pääsee lyömään seuraavalla kierroksella.',
    },
  },
  'whitebox.combat.alt-dexterity-order': {
    kind: 'optional',
    source: at('Sequenza di combattimento alternativa'),
    title: {
      en: 'Dexterity decides within a group',
      it: 'Confronto dei punteggi di Destrezza',
      fi: 'Ketteryys ratkaisee ryhmän sisällä',
    },
    statement: {
      en: 'Where it matters who of a group goes first, Dexterity scores are compared; the higher goes first.',
      it: 'Se conta chi del gruppo va prima, si confrontano i punteggi di Destrezza: il più alto va per primo.',
      fi: 'Jos on tärkeää, kuka ryhmästä toimii ensin, verrataan ketteryyksiä: suurempi menee ensin.',
    },
  },
  'whitebox.attack.roll': {
    kind: 'mechanic',
    source: at('Il Tiro d’Attacco'),
    title: { en: 'The attack roll', it: "Il Tiro d'Attacco", fi: 'Hyökkäysheitto' },
    statement: {
      en: "To attack with a weapon roll a d20, add what helps to hit and take off what hinders, and compare with the number that the table of the class gives for the target's armour class. Equal or higher hits, and a hit deals damage.",
      it: "Per attaccare con un'arma si tira un d20, si aggiungono i bonus per colpire e si tolgono le penalità, e si confronta il totale con il numero che la tabella della classe dà per la Classe dell'Armatura del bersaglio. Pari o superiore va a segno, e chi va a segno infligge danno.",
      fi: 'Aseella hyökätessä heitetään d20, lisätään osumabonukset ja vähennetään haitat, ja tulosta verrataan lukuun, jonka luokan taulukko antaa kohteen panssariluokalle. Yhtä suuri tai suurempi osuu, ja osuma tekee vahinkoa.',
    },
  },
  'whitebox.attack.modifiers': {
    kind: 'mechanic',
    source: at(['Il Tiro d’Attacco', 'Combattimento a CA ascendente - Metodo rapido']),
    title: { en: 'To-hit modifiers', it: 'Bonus e penalità per colpire', fi: 'Osumamuuttujat' },
    statement: {
      en: 'Strength counts in attacks with hand weapons, Dexterity in attacks at a distance, and a magic weapon adds its bonus. Penalties are taken off. All of them add up.',
      it: "La forza conta negli attacchi con armi a mano, la destrezza negli attacchi a distanza, e un'arma magica aggiunge il suo bonus. Le penalità si sottraggono. Tutto si somma.",
      fi: 'Voima vaikuttaa käsiaseilla hyökättäessä, ketteryys etähyökkäyksissä, ja taika-ase lisää bonuksensa. Haitat vähennetään. Kaikki lasketaan yhteen.',
    },
  },
  'whitebox.attack.ac-system': {
    kind: 'gm-ruling',
    source: at('Il Tiro d’Attacco'),
    title: {
      en: 'Choice of armour class system',
      it: 'CA discendente o ascendente',
      fi: 'Panssariluokkajärjestelmän valinta',
    },
    statement: {
      en: 'The Referee decides whether attacks are read on the tables or worked out with ascending armour class. The outcome is the same.',
      it: "L'Arbitro decide se gli attacchi si leggono sulle tabelle o si calcolano con la CA ascendente. L'esito è lo stesso.",
      fi: 'Pelinjohtaja päättää, luetaanko hyökkäykset taulukoista vai lasketaanko ne nousevalla panssariluokalla. Lopputulos on sama.',
    },
  },
  'whitebox.attack.table-cleric-thief': {
    kind: 'table',
    source: at('Il Tiro d’Attacco', table(17)),
    title: {
      en: 'Cleric and thief attack table',
      it: "Tiri d'Attacco del Chierico/Ladro",
      fi: 'Papin ja varkaan hyökkäystaulukko',
    },
    statement: {
      en: 'What a cleric or thief needs: 10 against AC 9 [10] and one more for each step of better armour, up to 19 against 0 [19]. That is at levels 1–3; it is 1 less at levels 4–5, 2 at 6–7, 3 at 8, 4 at 9 and 5 at 10.',
      it: 'Che cosa serve a un Chierico o a un Ladro: 10 contro CA 9 [10] e uno in più per ogni grado di armatura migliore, fino a 19 contro 0 [19]. Questo ai livelli 1–3; 1 in meno ai livelli 4–5, 2 a 6–7, 3 a 8, 4 a 9 e 5 a 10.',
      fi: 'Mitä pappi tai varas tarvitsee: 10 panssariluokkaa 9 [10] vastaan ja yhden enemmän jokaisesta paremmasta luokasta, 19 luokkaa 0 [19] vastaan. Näin tasoilla 1–3; korkeammilla tasoilla luku on pienempi: 4–5 yhdellä, 6–7 kahdella, 8 kolmella, 9 neljällä ja 10 viidellä.',
    },
  },
  'whitebox.attack.table-fighter': {
    kind: 'table',
    source: at('Il Tiro d’Attacco', table(18)),
    title: { en: 'Fighter attack table', it: "Tiri d'Attacco del Guerriero", fi: 'Soturin hyökkäystaulukko' },
    statement: {
      en: 'What a fighter needs: 10 against AC 9 [10] and one more for each step of better armour, up to 19 against 0 [19]. That is at level 1; it is 1 less at level 2, 2 at 3–4, 3 at 5, 4 at 6–7, 5 at 8 and 6 at 9–10.',
      it: 'Che cosa serve a un Guerriero: 10 contro CA 9 [10] e uno in più per ogni grado di armatura migliore, fino a 19 contro 0 [19]. Questo al livello 1; 1 in meno al livello 2, 2 a 3–4, 3 a 5, 4 a 6–7, 5 a 8 e 6 a 9–10.',
      fi: 'Mitä soturi tarvitsee: 10 panssariluokkaa 9 [10] vastaan ja yhden enemmän jokaisesta paremmasta luokasta, 19 luokkaa 0 [19] vastaan. Näin tasolla 1; korkeammilla tasoilla luku on pienempi: 2 yhdellä, 3–4 kahdella, 5 kolmella, 6–7 neljällä, 8 viidellä ja 9–10 kuudella.',
    },
  },
  'whitebox.attack.table-magic-user': {
    kind: 'table',
    source: at('Il Tiro d’Attacco', table(19)),
    title: { en: 'Magic-user attack table', it: "Tiri d'Attacco del Mago", fi: 'Velhon hyökkäystaulukko' },
    statement: {
      en: 'What a magic-user needs: 10 against AC 9 [10] and one more for each step of better armour, up to 19 against 0 [19]. That is at levels 1–4; it is 1 less at levels 5–6, 2 at 7–8 and 3 at 9–10.',
      it: 'Che cosa serve a un Mago: 10 contro CA 9 [10] e uno in più per ogni grado di armatura migliore, fino a 19 contro 0 [19]. Questo ai livelli 1–4; 1 in meno ai livelli 5–6, 2 a 7–8 e 3 a 9–10.',
      fi: 'Mitä velho tarvitsee: 10 panssariluokkaa 9 [10] vastaan ja yhden enemmän jokaisesta paremmasta luokasta, 19 luokkaa 0 [19] vastaan. Näin tasoilla 1–4; korkeammilla tasoilla luku on pienempi: 5–6 yhdellä, 7–8 kahdella ja 9–10 kolmella.',
    },
  },
  'whitebox.attack.ascending-quick': {
    kind: 'mechanic',
    source: at('Combattimento a CA ascendente - Metodo rapido'),
    title: {
      en: 'Ascending armour class quick method',
      it: 'Combattimento a CA ascendente - Metodo rapido',
      fi: 'Nousevan panssariluokan pikamenetelmä',
    },
    statement: {
      en: "With ascending armour class roll a d20 and add the base to-hit bonus of class and level besides the bonuses of Strength, Dexterity and magic; take off penalties. The attack hits when the total is at least the target's ascending armour class. It gives the same hits as the tables.",
      it: "Con la CA ascendente si tira un d20 e si aggiunge il bonus di base per colpire di classe e livello, oltre ai bonus di forza, destrezza e magia; si tolgono le penalità. L'attacco va a segno se il totale è almeno la CA ascendente del bersaglio. Dà gli stessi colpi delle tabelle.",
      fi: 'Nousevalla panssariluokalla heitetään d20 ja lisätään luokan ja tason perusosumabonus voiman, ketteryyden ja taian bonusten lisäksi; haitat vähennetään. Hyökkäys osuu, kun summa on vähintään kohteen nouseva panssariluokka. Osumat ovat samat kuin taulukoista.',
    },
  },
  'whitebox.attack.base-hit-bonus': {
    kind: 'derived',
    source: at(['Combattimento a CA ascendente - Metodo rapido', 'Il Tiro d’Attacco'], tables('17–19')),
    title: { en: 'Base to-hit bonus', it: 'Bonus di base per colpire', fi: 'Perusosumabonus' },
    statement: {
      en: 'The base to-hit bonus is the ascending armour class less the number in the table, the same in every column: 0 for everybody at level 1, at level 10 five for clerics and thieves, six for fighters, three for magic-users.',
      it: 'Il bonus di base per colpire è la CA ascendente meno il numero della tabella, uguale in ogni colonna: 0 per tutti al livello 1; al livello 10 cinque per Chierici e Ladri, sei per i Guerrieri, tre per i Maghi.',
      fi: 'Perusosumabonus on nouseva panssariluokka miinus taulukon luku, sama joka sarakkeessa: tasolla 1 kaikilla 0, tasolla 10 papeilla ja varkailla viisi, sotureilla kuusi ja velhoilla kolme.',
    },
  },
  'whitebox.attack.ac-conversion': {
    kind: 'derived',
    source: at('Il Tiro d’Attacco', tables('17–19')),
    title: {
      en: 'Converting armour class',
      it: 'CA discendente e [CA ascendente]',
      fi: 'Panssariluokan muunnos',
    },
    statement: {
      en: 'Armour class is written descending and, in brackets, ascending: 9 [10], 8 [11] and so on to 0 [19]. The two always add up to 19.',
      it: "La Classe dell'Armatura si scrive discendente e, tra parentesi, ascendente: 9 [10], 8 [11] e così via fino a 0 [19]. Le due sommate danno sempre 19.",
      fi: 'Panssariluokka kirjoitetaan laskevana ja hakasulkeissa nousevana: 9 [10], 8 [11] ja niin edelleen aina 0 [19]:ään. Niiden summa on aina 19.',
    },
  },
  'whitebox.attack.monster-attacks': {
    kind: 'gm-ruling',
    source: at('Il Tiro d’Attacco', SILENT),
    title: { en: 'Attacks by monsters', it: 'Attacchi dei mostri', fi: 'Hirviöiden hyökkäykset' },
    statement: {
      en: 'This chapter has tables for the four classes only. Monsters attack with the same d20 and with the to-hit bonus of their own description, against ascending armour class.',
      it: 'Questo capitolo ha tabelle solo per le quattro classi. I mostri attaccano con lo stesso d20 e con il bonus per colpire della loro descrizione, contro la CA ascendente.',
      fi: 'Tässä luvussa on taulukot vain neljälle luokalle. Hirviöt hyökkäävät samalla d20:llä ja kuvauksessaan olevalla osumabonuksella nousevaa panssariluokkaa vastaan.',
    },
  },
  'whitebox.damage.weapon-damage': {
    kind: 'mechanic',
    source: at('Il Tiro d’Attacco'),
    title: { en: 'Weapon damage', it: "Danno dell'arma", fi: 'Aseen vahinko' },
    statement: {
      en: "A hit deals the damage of the weapon's die, and that is taken off the defender's hit points.",
      it: "Un colpo a segno infligge il danno del dado dell'arma, che si sottrae dai Punti Ferita del difensore.",
      fi: 'Osuma tekee aseen vahinkonopan verran vahinkoa, joka vähennetään puolustajan osumapisteistä.',
    },
  },
  'whitebox.damage.apply': {
    kind: 'mechanic',
    source: at('Danno e Morte'),
    title: { en: 'Losing hit points', it: 'Perdere Punti Ferita', fi: 'Osumapisteiden menetys' },
    statement: {
      en: 'Damage is taken off the hit points of whoever was hit, character or creature.',
      it: 'Il danno si sottrae dai Punti Ferita di chi è stato colpito, personaggio o creatura.',
      fi: 'Vahinko vähennetään osuman saaneen osumapisteistä, oli tämä hahmo tai olento.',
    },
  },
  'whitebox.damage.death-at-zero': {
    kind: 'mechanic',
    source: at('Danno e Morte'),
    title: { en: 'Death at zero', it: 'Morte a 0', fi: 'Kuolema nollassa' },
    statement: {
      en: 'Whoever reaches 0 hit points dies.',
      it: 'Chi arriva a 0 Punti Ferita muore.',
      fi: 'Joka putoaa nollaan osumapisteeseen, kuolee.',
    },
  },
  'whitebox.damage.unconscious-optional': {
    kind: 'optional',
    source: at('Un metodo meno duro'),
    title: {
      en: 'A less harsh method: unconscious at zero',
      it: 'Un metodo meno duro: incoscienti a 0',
      fi: 'Lievempi tapa: tajuton nollassa',
    },
    statement: {
      en: 'The Referee may have characters fall unconscious at 0 hit points instead; they die only on reaching a negative number set beforehand.',
      it: "L'Arbitro può far cadere i personaggi incoscienti a 0 Punti Ferita; muoiono solo se raggiungono un numero negativo stabilito prima.",
      fi: 'Pelinjohtaja voi päättää, että hahmo nollassa osumapisteessä vaipuu tajuttomaksi ja kuolee vasta, kun ennalta päätetty negatiivinen luku tulee täyteen.',
    },
  },
  'whitebox.damage.negative-limit-level': {
    kind: 'optional',
    source: at('Un metodo meno duro'),
    title: {
      en: 'Death below minus level',
      it: 'PF negativi fino al livello',
      fi: 'Kuolema alle miinus tason',
    },
    statement: {
      en: "A common house rule: hit points may fall below 0 by as many as the character's level. At 4th level one dies only below −4.",
      it: 'Una regola della casa diffusa: i Punti Ferita possono scendere sotto lo 0 di tanti punti quanto il livello. Al 4° livello si muore solo sotto −4.',
      fi: 'Yleinen kotisääntö: osumapisteet voivat laskea nollan alle hahmon tason verran. Neljännellä tasolla kuolee vasta alle −4:n.',
    },
  },
  'whitebox.damage.bleeding': {
    kind: 'optional',
    source: at('Un metodo meno duro'),
    title: { en: 'Bleeding', it: 'Dissanguamento', fi: 'Verenvuoto' },
    statement: {
      en: 'Where characters do not die at 0, one with less than 0 hit points bleeds, losing 1 each round until the wounds are bound. At exactly 0 nobody bleeds.',
      it: 'Dove non si muore a 0, un personaggio con meno di 0 Punti Ferita si dissangua e ne perde 1 per round finché le ferite non sono fasciate. A 0 esatto non ci si dissangua.',
      fi: 'Kun nollassa ei kuolla, hahmo, jolla on alle 0 osumapistettä, vuotaa verta ja menettää yhden kierroksessa, kunnes haavat sidotaan. Tasan nollassa ei vuoda.',
    },
  },
  'whitebox.damage.bind-wounds-stops-bleeding': {
    kind: 'action',
    source: at('Un metodo meno duro'),
    title: {
      en: 'Binding stops the bleeding',
      it: 'Fasciare le ferite',
      fi: 'Haavojen sitominen tyrehdyttää',
    },
    statement: {
      en: 'Binding the wounds of somebody who bleeds ends the loss. It gives no hit points back.',
      it: 'Fasciare le ferite di chi si dissangua ferma la perdita. Non restituisce Punti Ferita.',
      fi: 'Verta vuotavan haavojen sitominen lopettaa menetyksen. Osumapisteitä se ei palauta.',
    },
  },
  'whitebox.healing.magical': {
    kind: 'content',
    source: at('Guarigione'),
    title: { en: 'Magical healing', it: 'Mezzi magici', fi: 'Taikaparannus' },
    statement: {
      en: 'Magic can give back hit points, never above the full number; how and how many stands with the spell or the item.',
      it: "La magia può ridare Punti Ferita, mai oltre il massimo; come e quanti è scritto nell'incantesimo o nell'oggetto.",
      fi: 'Taika voi palauttaa osumapisteitä, ei koskaan yli täyden määrän; miten ja kuinka monta, lukee loitsun tai esineen kohdalla.',
    },
  },
  'whitebox.healing.daily-rest': {
    kind: 'mechanic',
    source: at('Guarigione'),
    title: { en: 'Rest', it: 'Riposo', fi: 'Lepo' },
    statement: {
      en: 'A full day of uninterrupted rest gives back 1 hit point.',
      it: 'Un giorno intero di riposo ininterrotto restituisce 1 Punto Ferita.',
      fi: 'Täysi päivä häiriötöntä lepoa palauttaa yhden osumapisteen.',
    },
  },
  'whitebox.healing.four-weeks': {
    kind: 'mechanic',
    source: at('Guarigione'),
    title: {
      en: 'Four weeks restore everything',
      it: 'Quattro settimane di riposo',
      fi: 'Neljä viikkoa palauttaa kaiken',
    },
    statement: {
      en: 'Four weeks of rest give back all hit points, however many were lost.',
      it: 'Quattro settimane di riposo restituiscono tutti i Punti Ferita, quanti che siano quelli persi.',
      fi: 'Neljä viikkoa lepoa palauttaa kaikki osumapisteet, oli niitä menetetty kuinka monta tahansa.',
    },
  },
  'whitebox.healing.bandage': {
    kind: 'optional',
    source: at('Bendare le ferite'),
    title: { en: 'Bandaging', it: 'Bendare le ferite', fi: 'Siteet taistelun jälkeen' },
    statement: {
      en: 'The Referee may let wounds be bandaged after a battle for 1d4 hit points, above all where magic is scarce or nobody plays a cleric.',
      it: "L'Arbitro può permettere di bendare le ferite dopo una battaglia per 1d4 Punti Ferita, soprattutto dove la magia è poca o nessuno gioca un Chierico.",
      fi: 'Pelinjohtaja voi antaa sitoa haavat taistelun jälkeen, jolloin saa takaisin 1d4 osumapistettä, etenkin kun taikuutta on vähän tai kukaan ei pelaa pappia.',
    },
  },
  'whitebox.healing.bandage-limits': {
    kind: 'optional',
    source: at('Bendare le ferite'),
    title: { en: 'Limits of bandaging', it: 'Limiti delle bende', fi: 'Siteiden rajat' },
    statement: {
      en: 'Bandages give back only hit points lost in that very battle, and never more than the full number.',
      it: 'Le bende ridanno solo i Punti Ferita persi in quella stessa battaglia, e mai più del massimo.',
      fi: 'Siteet palauttavat vain juuri siinä taistelussa menetettyjä osumapisteitä eivätkä koskaan yli täyden määrän.',
    },
  },
  'whitebox.healing.abstract-hit-points': {
    kind: 'optional',
    source: at('Bendare le ferite'),
    title: {
      en: 'Hit points as stamina',
      it: 'Punti Ferita come resistenza astratta',
      fi: 'Osumapisteet kestävyytenä',
    },
    statement: {
      en: 'Where hit points are taken as stamina, and only the blow that brings them to 0 as a wound, the Referee may let a day of rest give back more of them, and let dice be rolled for bandages.',
      it: "Se i Punti Ferita si intendono come resistenza, e solo il colpo che li porta a 0 come ferita, l'Arbitro può far recuperare di più per ogni giorno di riposo e far tirare i dadi per le bende.",
      fi: 'Jos osumapisteet ymmärretään kestävyytenä ja vain nollaan vievä isku haavana, pelinjohtaja voi antaa lepopäivästä enemmän pisteitä ja antaa heittää noppia siteistä.',
    },
  },
  'whitebox.combat.invisible-target': {
    kind: 'mechanic',
    source: at('Avversari invisibili'),
    title: { en: 'Attacking the invisible', it: 'Avversari invisibili', fi: 'Näkymätön vastustaja' },
    statement: {
      en: 'An invisible opponent can be attacked only if its position is roughly known, and the attack is at −4 to hit.',
      it: "Un avversario invisibile può essere attaccato solo se la sua posizione è nota a grandi linee, e l'attacco ha −4 per colpire.",
      fi: 'Näkymättömän kimppuun voi käydä vain, jos sen sijainti tiedetään suunnilleen, ja hyökkäykseen tulee −4.',
    },
  },
  'whitebox.combat.invisible-detection': {
    kind: 'gm-ruling',
    source: at('Avversari invisibili'),
    title: {
      en: 'Powerful monsters sense the invisible',
      it: 'Individuare gli invisibili',
      fi: 'Näkymättömän havaitseminen',
    },
    statement: {
      en: 'Stronger monsters, those with keen smell and hearing or with more than 6 hit dice, often sense invisible opponents. The Referee says how likely that is here.',
      it: "I mostri più potenti, quelli con olfatto e udito sensibili o con più di 6 DV, spesso individuano gli avversari invisibili. Quanto sia probabile, qui, lo dice l'Arbitro.",
      fi: 'Voimakkaammat hirviöt, joilla on tarkka haju- ja kuuloaisti tai yli 6 osumanoppaa, havaitsevat usein näkymättömän vastustajan. Pelinjohtaja sanoo, kuinka todennäköistä se tässä on.',
    },
  },
  'whitebox.combat.burning-oil': {
    kind: 'action',
    source: at('Olio'),
    title: { en: 'Burning oil', it: 'Olio', fi: 'Palava öljy' },
    statement: {
      en: 'Thrown oil that is then set alight, by a torch for instance, burns for two rounds and deals 1d6 damage in each, if it hit. It is thrown against AC 8 [11], whatever the target wears.',
      it: "L'olio lanciato e poi incendiato, per esempio con una torcia, brucia per due round e infligge 1d6 danni in ciascuno, se è andato a segno. Si lancia contro CA 8 [11], qualunque cosa indossi il bersaglio.",
      fi: 'Heitetty ja sitten esimerkiksi soihdulla sytytetty öljy palaa kaksi kierrosta ja tekee kummallakin 1d6 vahinkoa, jos se osui. Se heitetään panssariluokkaa 8 [11] vastaan, oli kohteella päällään mitä tahansa.',
    },
  },
  'whitebox.combat.burning-oil-size': {
    kind: 'gm-ruling',
    source: at('Olio'),
    title: { en: 'Oil and target size', it: 'Olio e dimensione del bersaglio', fi: 'Öljy ja kohteen koko' },
    statement: {
      en: "The Referee should adjust the throw to the target's size: big creatures such as ogres and giants are easier to hit with oil than, say, giant spiders.",
      it: "L'Arbitro dovrebbe regolare il tiro secondo la dimensione del bersaglio: le creature grandi come ogre e giganti si colpiscono con l'olio più facilmente, per esempio, dei ragni giganti.",
      fi: 'Pelinjohtajan tulisi säätää heittoa kohteen koon mukaan: isot olennot, kuten ogret ja jättiläiset, saavat öljyä päälleen helpommin kuin vaikkapa jättihämähäkit.',
    },
  },
  'whitebox.combat.melee-attack': {
    kind: 'action',
    source: at('Attacco in mischia'),
    title: { en: 'Melee attack', it: 'Attacco in mischia', fi: 'Lähitaisteluhyökkäys' },
    statement: {
      en: 'A melee attack is made with a hand weapon such as a sword, a spear or a dagger.',
      it: "Un attacco in mischia si fa con un'arma a mano come una spada, una lancia o un pugnale.",
      fi: 'Lähitaisteluhyökkäys tehdään käsiaseella, kuten miekalla, keihäällä tai tikarilla.',
    },
  },
  'whitebox.combat.melee-range': {
    kind: 'mechanic',
    source: at(['Attacco in mischia', 'Incantesimi']),
    title: { en: 'Melee range', it: 'In mischia entro tre metri', fi: 'Lähitaisteluetäisyys' },
    statement: {
      en: 'Two combatants within three metres, 10 feet, of each other are in melee.',
      it: "Due combattenti entro tre metri, 10 piedi, l'uno dall'altro sono in mischia.",
      fi: 'Kaksi taistelijaa, joiden väli on enintään kolme metriä eli 10 jalkaa, on lähitaistelussa.',
    },
  },
  'whitebox.combat.missile-attack': {
    kind: 'action',
    source: at('Attacco a distanza'),
    title: { en: 'Missile attack', it: 'Attacco a distanza', fi: 'Etähyökkäys' },
    statement: {
      en: 'Missile attacks are made with weapons such as crossbows, slings or thrown axes.',
      it: 'Gli attacchi a distanza si fanno con armi come balestre, fionde o asce lanciate.',
      fi: 'Etähyökkäykset tehdään esimerkiksi varsijousella, lingolla tai heitetyllä kirveellä.',
    },
  },
  'whitebox.combat.missile-into-melee': {
    kind: 'mechanic',
    source: at('Attacco a distanza'),
    title: { en: 'Shooting into melee', it: 'Tirare in mischia', fi: 'Ampuminen lähitaisteluun' },
    statement: {
      en: 'Whoever shoots into a melee cannot choose who of those in it, enemy or friend, takes the shot.',
      it: 'Chi tira in mischia non può scegliere chi, avversario o amico, riceve il colpo.',
      fi: 'Lähitaisteluun ampuva ei voi valita, kuka siinä olevista, vihollinen vai ystävä, ottaa osuman.',
    },
  },
  'whitebox.morale.fearless': {
    kind: 'mechanic',
    source: at('Morale'),
    title: { en: 'Fearless monsters', it: 'Creature senza paura', fi: 'Pelottomat hirviöt' },
    statement: {
      en: 'Mindless creatures and the undead, among others, know no fear and fight to the death.',
      it: 'Le creature senza intelletto e i non-morti, tra gli altri, non hanno paura e combattono fino alla morte.',
      fi: 'Esimerkiksi mielettömät olennot ja epäkuolleet eivät tunne pelkoa, vaan taistelevat kuolemaan asti.',
    },
  },
  'whitebox.morale.referee-decides': {
    kind: 'gm-ruling',
    source: at('Morale'),
    title: { en: 'When monsters give up', it: 'Quando i mostri cedono', fi: 'Milloin hirviöt luovuttavat' },
    statement: {
      en: 'Most other monsters do not carry on a hopeless fight: they withdraw, surrender or flee. The Referee decides when, by the situation and by how clever they are.',
      it: "La maggior parte degli altri non continua una battaglia senza speranza: si ritira, si arrende o fugge. Quando, lo decide l'Arbitro secondo la situazione e l'intelligenza del mostro.",
      fi: 'Useimmat muut hirviöt eivät jatka toivotonta taistelua, vaan vetäytyvät, antautuvat tai pakenevat. Pelinjohtaja päättää milloin, tilanteen ja hirviöiden älyn mukaan.',
    },
  },
  'whitebox.morale.check': {
    kind: 'table',
    source: at('Morale', table(20)),
    title: { en: 'Morale check', it: 'Prova di Morale', fi: 'Moraaliheitto' },
    statement: {
      en: 'When it is uncertain what monsters or NPCs will do, the Referee may roll 2d6: 2 or less surrender, 3–5 flight, 6–8 hold, 9–11 fight for the advantage, 12 attack!',
      it: "Se il morale di PNG o mostri è incerto, l'Arbitro può tirare 2d6: 2 o meno Arrenditi, 3–5 Fuga, 6–8 Tenere, 9–11 Combatti per il vantaggio, 12 Attacco!",
      fi: 'Jos on epävarmaa, kestääkö hirviöiden tai EPH:iden moraali, pelinjohtaja voi heittää 2d6: 2 tai alle antautuminen, 3–5 pako, 6–8 pitää asemansa, 9–11 taistelee edusta, 12 hyökkäys!',
    },
  },
  'whitebox.morale.hirelings': {
    kind: 'guidance',
    source: at('Morale'),
    title: { en: 'Morale of hirelings', it: 'Morale degli assoldati', fi: 'Palkollisten moraali' },
    statement: {
      en: 'Morale also guides what hirelings and other companions do, and how loyal they are.',
      it: 'Il morale guida anche le azioni e la lealtà degli assoldati e di altri PNG compagni.',
      fi: 'Moraali ohjaa myös palkollisten ja muiden matkatovereiden tekoja ja uskollisuutta.',
    },
  },
  'whitebox.morale.loyalty-modifier': {
    kind: 'optional',
    source: at('Loyalty'),
    title: {
      en: 'Loyalty and morale',
      it: 'Modificatore di Lealtà al morale',
      fi: 'Uskollisuus moraaliheitossa',
    },
    statement: {
      en: "Where a morale check suits an NPC's situation, the loyalty modifier may be applied to the morale roll.",
      it: 'Se per un PNG è appropriata una prova di morale, il modificatore di lealtà può applicarsi al tiro di morale.',
      fi: 'Jos EPH:n tilanteeseen sopii moraaliheitto, uskollisuusmuuttuja voidaan lisätä siihen.',
    },
  },
  'whitebox.negotiation.avoid-combat': {
    kind: 'guidance',
    source: at('Negoziazione e diplomazia'),
    title: {
      en: 'Talking instead of fighting',
      it: 'Negoziazione e diplomazia',
      fi: 'Neuvottelu taistelun sijaan',
    },
    statement: {
      en: 'Some fights are avoided with a few well-chosen words, lies among them. A party that is outmatched, or sees little loot to win, may talk its way through or put the fight off until it suits them better.',
      it: 'Alcuni combattimenti si evitano con poche parole ben scelte, bugie comprese. Un gruppo in svantaggio, o che vede poco bottino, può cercare di cavarsela a parole o di rimandare lo scontro a quando conviene.',
      fi: 'Osa taisteluista vältetään muutamalla hyvin valitulla sanalla, valheillakin. Alakynnessä oleva tai laihaa saalista odottava joukko voi yrittää selvitä puhumalla tai lykätä taistelun parempaan aikaan.',
    },
  },
  'whitebox.joust.contest': {
    kind: 'action',
    source: at('Giostra'),
    title: { en: 'The joust', it: 'Giostra', fi: 'Peitsitaistelu' },
    statement: {
      en: "A joust is a contest of two riders with lances. Each tries to hit the other's armour or shield so hard that the lance breaks or the rider is unseated.",
      it: "Una giostra è una gara tra due combattenti a cavallo con le lance. Ognuno cerca di colpire l'armatura o lo scudo dell'altro tanto forte da rompere la lancia o disarcionarlo.",
      fi: 'Peitsitaistelu on kahden ratsastajan kilpailu peitsin. Kumpikin yrittää osua toisen panssariin tai kilpeen niin kovaa, että peitsi murtuu tai vastustaja putoaa satulasta.',
    },
  },
  'whitebox.joust.three-tilts': {
    kind: 'mechanic',
    source: at('Giostra'),
    title: { en: 'Three passes', it: 'Tre round', fi: 'Kolme kohtaamista' },
    statement: {
      en: 'A joust is three rounds of combat. In each round both jousters make one attack with the lance.',
      it: 'Una giostra consiste in tre round di combattimento. In ogni round ciascun giostratore fa un attacco con la lancia.',
      fi: 'Peitsitaistelu kestää kolme taistelukierrosta. Joka kierroksella kumpikin hyökkää kerran peitsellä.',
    },
  },
  'whitebox.joust.blunt-lance': {
    kind: 'mechanic',
    source: at('Giostra'),
    title: { en: 'Blunted lances', it: 'Lance smussate', fi: 'Tylpät peitset' },
    statement: {
      en: 'Blunted lances deal 1d6−1 damage and cannot kill.',
      it: 'Le lance smussate infliggono 1d6−1 punti di danno e non possono uccidere.',
      fi: 'Tylpät peitset tekevät 1d6−1 vahinkoa eivätkä voi tappaa.',
    },
  },
  'whitebox.joust.stunned-at-zero': {
    kind: 'mechanic',
    source: at('Giostra'),
    title: { en: 'Stunned at zero', it: 'Stordito a 0 Punti Ferita', fi: 'Tainnoksissa nollassa' },
    statement: {
      en: 'A jouster brought to 0 hit points by blunted lances is stunned and falls from the horse, with no more damage.',
      it: 'Il giostratore portato a 0 Punti Ferita da lance smussate è stordito e cade dal suo destriero, senza danno aggiuntivo.',
      fi: 'Tylpillä peitsillä nollaan pudonnut on tainnoksissa ja putoaa hevosen selästä ilman lisävahinkoa.',
    },
  },
  'whitebox.joust.sharp-lance': {
    kind: 'mechanic',
    source: at('Giostra'),
    title: { en: 'Sharp lances', it: 'Lance non smussate', fi: 'Terävät peitset' },
    statement: {
      en: 'Lances that are not blunted deal their normal damage and may kill.',
      it: 'Le lance non smussate infliggono il loro danno normale e possono uccidere.',
      fi: 'Terävät peitset tekevät tavallisen vahinkonsa ja voivat tappaa.',
    },
  },
  'whitebox.joust.unhorse-save': {
    kind: 'mechanic',
    source: at('Giostra'),
    title: { en: 'Save or be unhorsed', it: 'Tiro Salvezza o sbalzato', fi: 'Pelastusheitto tai satulasta' },
    statement: {
      en: 'A jouster who takes damage must make a saving throw or be thrown from the horse and take 1d6 damage from the fall.',
      it: 'Un giostratore che subisce danni deve superare un Tiro Salvezza o essere sbalzato dal suo destriero e subire 1d6 danni dalla caduta.',
      fi: 'Vahinkoa saaneen on onnistuttava pelastusheitossa, tai hän lentää satulasta ja saa putoamisesta 1d6 vahinkoa.',
    },
  },
  'whitebox.joust.points': {
    kind: 'table',
    source: at('Giostra', table(21)),
    title: { en: 'Joust points', it: 'Punti Giostra', fi: 'Peitsitaistelun pisteet' },
    statement: {
      en: 'Points for each round: 1 for an attack of 12 or higher, 2 for inflicting damage, 3 for defeating the opponent.',
      it: "Punti per ogni round: 1 per un attacco di 12 o più alto, 2 se si infliggono danni, 3 se si sconfigge l'avversario.",
      fi: 'Pisteet joka kierrokselta: 1 hyökkäyksestä, jonka tulos on 12 tai enemmän, 2 vahingon tekemisestä, 3 vastustajan voittamisesta.',
    },
  },
  'whitebox.joust.horse-bonus': {
    kind: 'mechanic',
    source: at('Giostra'),
    title: { en: 'Warhorse bonus', it: 'Cavalli da guerra', fi: 'Sotaratsun bonus' },
    statement: {
      en: 'A medium warhorse gives +1 to the attack, a heavy warhorse +2.',
      it: "Un cavallo da guerra medio dà +1 all'attacco, uno pesante +2.",
      fi: 'Keskiraskas sotaratsu antaa hyökkäykseen +1, raskas sotaratsu +2.',
    },
  },
  'whitebox.joust.victory': {
    kind: 'mechanic',
    source: at('Giostra'),
    title: { en: 'Winning on points', it: 'Vittoria ai punti', fi: 'Pistevoitto' },
    statement: {
      en: 'After three rounds the jouster with more points wins.',
      it: 'Dopo tre round vince il giostratore con più punti.',
      fi: 'Kolmen kierroksen jälkeen voittaa se, jolla on enemmän pisteitä.',
    },
  },
  'whitebox.joust.automatic-loss': {
    kind: 'mechanic',
    source: at('Giostra'),
    title: { en: 'Automatic loss', it: 'Sconfitta automatica', fi: 'Automaattinen tappio' },
    statement: {
      en: 'A jouster who is knocked down or killed loses at once, whatever the points.',
      it: 'Il giostratore messo al tappeto o ucciso perde automaticamente, qualunque siano i punti.',
      fi: 'Satulasta pudotettu tai tapettu häviää heti, oli pisteitä kuinka paljon tahansa.',
    },
  },
  'whitebox.joust.duel-forfeit': {
    kind: 'content',
    source: at('Giostra'),
    title: {
      en: "The loser's forfeit",
      it: 'Duello: cavalcatura, armatura e riscatto',
      fi: 'Häviäjän lunnaat',
    },
    statement: {
      en: 'In a duel the loser gives up mount and armour and pays a ransom of as much as companions or family can afford, usually by social rank.',
      it: 'In un duello il perdente cede cavalcatura e armatura e concede un riscatto di quanto i compagni o la famiglia possono pagare, di solito secondo la classe sociale.',
      fi: 'Kaksintaistelun häviäjä luovuttaa ratsunsa ja panssarinsa ja maksaa lunnaat, joihin hänen tovereillaan tai suvullaan on varaa, yleensä säätynsä mukaan.',
    },
  },
  'whitebox.spells.casting-start': {
    kind: 'mechanic',
    source: at('Incantesimi'),
    title: {
      en: 'Casting begins with the round',
      it: 'Inizio del lancio',
      fi: 'Loitsiminen alkaa kierroksen alussa',
    },
    statement: {
      en: 'Casting begins at the start of the combat round: whoever means to cast says so then, and is preparing the spell until their side acts.',
      it: "Il lancio comincia all'inizio del round di combattimento: chi vuole lanciare lo dice allora, e prepara l'incantesimo finché non agisce la sua parte.",
      fi: 'Loitsiminen alkaa taistelukierroksen alussa: loitsia aikova sanoo sen silloin ja valmistelee loitsua, kunnes hänen puolensa toimii.',
    },
  },
  'whitebox.spells.in-melee': {
    kind: 'mechanic',
    source: at('Incantesimi'),
    title: { en: 'Casting in melee', it: 'Incantesimi in mischia', fi: 'Loitsiminen lähitaistelussa' },
    statement: {
      en: 'A spell can be prepared within melee range (10 feet) of an opponent.',
      it: 'Si può preparare un incantesimo nel raggio di mischia (10 piedi) di un avversario.',
      fi: 'Loitsua voi valmistella vihollisen lähitaisteluetäisyydellä (10 jalkaa).',
    },
  },
  'whitebox.spells.interruption': {
    kind: 'mechanic',
    source: at('Incantesimi'),
    title: { en: 'Interrupted spells', it: 'Incantesimo perso', fi: 'Keskeytynyt loitsu' },
    statement: {
      en: 'A caster who takes damage while preparing a spell loses it.',
      it: "L'incantatore che subisce danni mentre prepara un incantesimo lo perde.",
      fi: 'Jos loitsija saa vahinkoa loitsua valmistellessaan, loitsu menee hukkaan.',
    },
  },
  'whitebox.spells.effect-timing': {
    kind: 'mechanic',
    source: at('Incantesimi'),
    title: {
      en: 'When a spell takes effect',
      it: "Fase di iniziativa dell'incantatore",
      fi: 'Loitsun vaikutushetki',
    },
    statement: {
      en: "Unless something else is said, the spell takes effect when the caster's side acts.",
      it: "Salvo diversa indicazione, l'incantesimo ha effetto nella fase di iniziativa dell'incantatore.",
      fi: 'Ellei muuta sanota, loitsu vaikuttaa, kun loitsijan puoli toimii.',
    },
  },
  'whitebox.spells.alt-sequence-casting': {
    kind: 'optional',
    source: at('Incantesimi'),
    title: {
      en: 'Casting in the alternative sequence',
      it: 'Incantesimi nella Sequenza Alternativa',
      fi: 'Loitsiminen vaihtoehtoisessa järjestyksessä',
    },
    statement: {
      en: 'In the alternative sequence it takes a whole round to prepare a spell. It goes off at the start of a round, before anything else, and with the rest of that round the caster may prepare another, move or even fight.',
      it: "Nella Sequenza Alternativa preparare un incantesimo richiede un round intero. Esso parte all'inizio di un round, prima di ogni altra cosa, e nel resto di quel round l'incantatore può prepararne un altro, muoversi o perfino combattere.",
      fi: 'Vaihtoehtoisessa järjestyksessä loitsun valmistelu vie kokonaisen kierroksen. Se laukeaa kierroksen alussa ennen kaikkea muuta, ja lopun kierroksesta loitsija voi valmistella uutta, liikkua tai vaikka taistella.',
    },
  },
  'whitebox.loyalty.check': {
    kind: 'mechanic',
    source: at('Loyalty'),
    title: { en: 'Loyalty check', it: 'Prova di Lealtà', fi: 'Uskollisuusheitto' },
    statement: {
      en: 'The Referee may call for a loyalty check when NPCs are put in danger or offered bribes to change sides: 3d6 on the loyalty table.',
      it: "L'Arbitro può chiedere una prova di Lealtà per i PNG messi in pericolo o tentati da tangenti perché cambino parte: 3d6 sulla tabella della Lealtà.",
      fi: 'Pelinjohtaja voi tehdä uskollisuusheiton EPH:lle, joka joutuu vaaraan tai jolle tarjotaan lahjuksia puolen vaihtamisesta: 3d6, ja tulos luetaan uskollisuustaulukosta.',
    },
  },
  'whitebox.loyalty.table': {
    kind: 'table',
    source: at('Loyalty', table(22)),
    title: { en: 'Loyalty table', it: 'Tabella della Lealtà', fi: 'Uskollisuustaulukko' },
    statement: {
      en: '3 traitor, 4–5 −2 on the next loyalty check, 6–8 −1, 9–12 average, 13–15 +1, 16–17 +2, 18 loyalist.',
      it: '3 Traditore, 4–5 −2 alla prossima prova di Lealtà, 6–8 −1, 9–12 Media, 13–15 +1, 16–17 +2, 18 Lealista.',
      fi: '3 petturi, 4–5 −2 seuraavaan uskollisuusheittoon, 6–8 −1, 9–12 tavanomainen, 13–15 +1, 16–17 +2, 18 uskollinen.',
    },
  },
  'whitebox.loyalty.carried-modifier': {
    kind: 'mechanic',
    source: at('Loyalty', table(22)),
    title: {
      en: 'Modifier to the next check',
      it: 'Modificatore alla prossima prova',
      fi: 'Seuraavan heiton muuttuja',
    },
    statement: {
      en: "Results of 4–8 and 13–17 put −2, −1, +1 or +2 on that NPC's next loyalty check.",
      it: 'I risultati 4–8 e 13–17 danno −2, −1, +1 o +2 alla prossima prova di Lealtà di quel PNG.',
      fi: 'Tulokset 4–8 ja 13–17 antavat −2, −1, +1 tai +2 saman EPH:n seuraavaan uskollisuusheittoon.',
    },
  },
  'whitebox.loyalty.charisma': {
    kind: 'mechanic',
    source: at('Loyalty'),
    title: { en: 'Charisma and loyalty', it: 'Carisma e Lealtà', fi: 'Karisma ja uskollisuus' },
    statement: {
      en: 'The Charisma of the character they follow may change a loyalty check.',
      it: 'Il Carisma del personaggio che seguono può modificare una prova di Lealtà.',
      fi: 'Sen hahmon karisma, jota he seuraavat, voi muuttaa uskollisuusheittoa.',
    },
  },
  'whitebox.loyalty.treatment': {
    kind: 'gm-ruling',
    source: at('Loyalty'),
    title: { en: 'Treatment of followers', it: 'Trattamento dei PNG', fi: 'Seuraajien kohtelu' },
    statement: {
      en: 'Good treatment, respect and a fair share of the treasure bring bonuses to loyalty checks; abuse, physical or other, brings penalties, desertion or worse.',
      it: "Un buon trattamento, il rispetto e un'equa parte del tesoro danno bonus alle prove di Lealtà; gli abusi, fisici o altri, portano penalità, abbandono o peggio.",
      fi: 'Hyvä kohtelu, kunnioitus ja kunnon osuus aarteesta tuovat bonuksia uskollisuusheittoihin; väkivalta tai muu kaltoinkohtelu tuo haittaa, karkaamisia tai pahempaa.',
    },
  },
  'whitebox.loyalty.npc-individuals': {
    kind: 'guidance',
    source: at('Loyalty'),
    title: { en: 'NPCs are people', it: 'I PNG come individui', fi: 'Sivuhahmot ovat yksilöitä' },
    statement: {
      en: "NPCs are people of their own, not extensions of a player's character.",
      it: 'I PNG sono individui distinti, non semplici estensioni del personaggio del giocatore.',
      fi: 'EPH:t ovat itsenäisiä henkilöitä, eivät pelaajahahmon jatkeita.',
    },
  },
  'whitebox.saves.single-throw': {
    kind: 'mechanic',
    source: at('Tiri salvezza'),
    title: { en: 'Saving throw', it: 'Tiro Salvezza', fi: 'Pelastusheitto' },
    statement: {
      en: "When a spell or another danger calls for it roll a d20: the saving throw succeeds if it equals or exceeds the character's number, which depends on class and falls as level rises.",
      it: 'Quando un incantesimo o un altro pericolo lo richiede si tira un d20: il Tiro Salvezza riesce se è uguale o superiore al numero del personaggio, che dipende dalla classe e scende con il livello.',
      fi: 'Kun loitsu tai muu vaara sitä vaatii, heitetään d20: pelastusheitto onnistuu, kun tulos on vähintään hahmon tavoiteluku, joka riippuu luokasta ja laskee tason noustessa.',
    },
  },
  'whitebox.saves.single-targets': {
    kind: 'table',
    source: at('La matrice dei tiri salvezza', tables('23–26'), SINGLE),
    title: { en: 'Single saving throw numbers', it: 'TS Unico', fi: 'Yhden pelastusheiton tavoiteluvut' },
    statement: {
      en: 'The number at level 1 is 15 for clerics and magic-users, 14 for fighters and thieves, and it falls by 1 with every level, to 6 and 5 at level 10. The book prints 16 for fighters and thieves of level 3; that is a misprint for 12.',
      it: 'Al livello 1 il numero è 15 per Chierici e Maghi, 14 per Guerrieri e Ladri, e scende di 1 a ogni livello, fino a 6 e 5 al livello 10. Il manuale stampa 16 per Guerrieri e Ladri di livello 3: è un refuso per 12.',
      fi: 'Tasolla 1 luku on papeilla ja velhoilla 15, sotureilla ja varkailla 14, ja se laskee joka tasolla yhdellä, tasolla 10 lukuihin 6 ja 5. Kirjassa lukee sotureille ja varkaille tasolla 3 luku 16; se on painovirhe, oikea on 12.',
    },
  },
  'whitebox.saves.success-effect': {
    kind: 'mechanic',
    source: at('Tiri salvezza'),
    title: {
      en: 'What a save does',
      it: 'Effetto di un Tiro Salvezza riuscito',
      fi: 'Onnistuneen heiton vaikutus',
    },
    statement: {
      en: 'A saving throw that succeeds avoids the threat or weakens it, as the danger says.',
      it: "Un Tiro Salvezza riuscito evita la minaccia o ne riduce l'effetto, come dice il pericolo.",
      fi: 'Onnistunut pelastusheitto torjuu uhan tai heikentää sitä, vaaran oman kuvauksen mukaan.',
    },
  },
  'whitebox.saves.matrix': {
    kind: 'optional',
    source: at('La matrice dei tiri salvezza'),
    title: { en: 'Saving throw matrix', it: 'La matrice dei Tiri Salvezza', fi: 'Pelastusheittotaulukko' },
    statement: {
      en: 'Instead of one number there may be five, by the kind of danger: death and poison; wands and rays; paralysis and turning to stone; dragon breath; spells and staves.',
      it: 'Invece di un numero solo se ne possono usare cinque, secondo il pericolo: Morte e Veleno; Bacchette e Raggi; Paralisi e Pietra; Respiro del Drago; Incantesimi e Bastoni.',
      fi: 'Yhden luvun sijasta voidaan käyttää viittä vaaran mukaan: kuolema ja myrkky; sauvat ja säteet; halvaus ja kivettyminen; lohikäärmeen henkäys; loitsut ja taikasauvat.',
    },
  },
  'whitebox.saves.table-cleric': {
    kind: 'table',
    source: at('La matrice dei tiri salvezza', table(23)),
    title: { en: 'Cleric saves', it: 'Tiri Salvezza del Chierico', fi: 'Papin pelastusheitot' },
    statement: {
      en: "The cleric's numbers at levels 1 to 10. Death and poison: 11, 10, 10, 9, 9, 8, 8, 7, 7, 6. Wands and rays: 12, 11, 11, 10, 10, 9, 9, 8, 8, 7. Paralysis and stone: 14, 13, 13, 12, 12, 11, 11, 10, 10, 9. Dragon breath: 16, 15, 15, 14, 14, 13, 13, 12, 12, 11. Spells and staves: 15, 14, 14, 13, 13, 12, 12, 11, 11, 10.",
      it: 'I numeri del Chierico dal livello 1 al 10. Morte e Veleno: 11, 10, 10, 9, 9, 8, 8, 7, 7, 6. Bacchette e Raggi: 12, 11, 11, 10, 10, 9, 9, 8, 8, 7. Paralisi e Pietra: 14, 13, 13, 12, 12, 11, 11, 10, 10, 9. Respiro del Drago: 16, 15, 15, 14, 14, 13, 13, 12, 12, 11. Incantesimi e Bastoni: 15, 14, 14, 13, 13, 12, 12, 11, 11, 10.',
      fi: 'Papin luvut tasoilla 1–10. Kuolema ja myrkky: 11, 10, 10, 9, 9, 8, 8, 7, 7, 6. Sauvat ja säteet: 12, 11, 11, 10, 10, 9, 9, 8, 8, 7. Halvaus ja kivettyminen: 14, 13, 13, 12, 12, 11, 11, 10, 10, 9. Lohikäärmeen henkäys: 16, 15, 15, 14, 14, 13, 13, 12, 12, 11. Loitsut ja taikasauvat: 15, 14, 14, 13, 13, 12, 12, 11, 11, 10.',
    },
  },
  'whitebox.saves.table-fighter': {
    kind: 'table',
    source: at('La matrice dei tiri salvezza', table(24)),
    title: { en: 'Fighter saves', it: 'Tiri Salvezza del Guerriero', fi: 'Soturin pelastusheitot' },
    statement: {
      en: "The fighter's numbers at levels 1 to 10. Death and poison: 12, 12, 10, 10, 10, 8, 8, 8, 6, 6. Wands and rays: 13, 13, 11, 11, 11, 9, 9, 9, 7, 7. Paralysis and stone: 14, 14, 12, 12, 12, 10, 10, 10, 8, 8. Dragon breath: 15, 15, 15, 12, 12, 12, 12, 9, 9, 9. Spells and staves: 16, 16, 14, 14, 14, 12, 12, 12, 10, 10.",
      it: 'I numeri del Guerriero dal livello 1 al 10. Morte e Veleno: 12, 12, 10, 10, 10, 8, 8, 8, 6, 6. Bacchette e Raggi: 13, 13, 11, 11, 11, 9, 9, 9, 7, 7. Paralisi e Pietra: 14, 14, 12, 12, 12, 10, 10, 10, 8, 8. Respiro del Drago: 15, 15, 15, 12, 12, 12, 12, 9, 9, 9. Incantesimi e Bastoni: 16, 16, 14, 14, 14, 12, 12, 12, 10, 10.',
      fi: 'Soturin luvut tasoilla 1–10. Kuolema ja myrkky: 12, 12, 10, 10, 10, 8, 8, 8, 6, 6. Sauvat ja säteet: 13, 13, 11, 11, 11, 9, 9, 9, 7, 7. Halvaus ja kivettyminen: 14, 14, 12, 12, 12, 10, 10, 10, 8, 8. Lohikäärmeen henkäys: 15, 15, 15, 12, 12, 12, 12, 9, 9, 9. Loitsut ja taikasauvat: 16, 16, 14, 14, 14, 12, 12, 12, 10, 10.',
    },
  },
  'whitebox.saves.table-magic-user': {
    kind: 'table',
    source: at('La matrice dei tiri salvezza', table(25)),
    title: { en: 'Magic-user saves', it: 'Tiri Salvezza del Mago', fi: 'Velhon pelastusheitot' },
    statement: {
      en: "The magic-user's numbers at levels 1 to 10. Death and poison: 13, 12, 12, 11, 11, 10, 10, 9, 9, 8. Wands and rays: 14, 13, 13, 12, 12, 11, 11, 10, 10, 9. Paralysis and stone: 13, 12, 12, 11, 11, 10, 10, 9, 9, 8. Dragon breath: 16, 15, 15, 14, 14, 13, 13, 12, 12, 11. Spells and staves: 15, 15, 15, 12, 12, 12, 12, 9, 9, 9.",
      it: 'I numeri del Mago dal livello 1 al 10. Morte e Veleno: 13, 12, 12, 11, 11, 10, 10, 9, 9, 8. Bacchette e Raggi: 14, 13, 13, 12, 12, 11, 11, 10, 10, 9. Paralisi e Pietra: 13, 12, 12, 11, 11, 10, 10, 9, 9, 8. Respiro del Drago: 16, 15, 15, 14, 14, 13, 13, 12, 12, 11. Incantesimi e Bastoni: 15, 15, 15, 12, 12, 12, 12, 9, 9, 9.',
      fi: 'Velhon luvut tasoilla 1–10. Kuolema ja myrkky: 13, 12, 12, 11, 11, 10, 10, 9, 9, 8. Sauvat ja säteet: 14, 13, 13, 12, 12, 11, 11, 10, 10, 9. Halvaus ja kivettyminen: 13, 12, 12, 11, 11, 10, 10, 9, 9, 8. Lohikäärmeen henkäys: 16, 15, 15, 14, 14, 13, 13, 12, 12, 11. Loitsut ja taikasauvat: 15, 15, 15, 12, 12, 12, 12, 9, 9, 9.',
    },
  },
  'whitebox.saves.table-thief': {
    kind: 'table',
    source: at('La matrice dei tiri salvezza', table(26)),
    title: { en: 'Thief saves', it: 'Tiri Salvezza del Ladro', fi: 'Varkaan pelastusheitot' },
    statement: {
      en: "The thief's numbers at levels 1 to 10. Death and poison: 13, 12, 12, 11, 11, 10, 10, 9, 9, 8. Wands and rays: 14, 14, 14, 11, 11, 11, 11, 8, 8, 8. Paralysis and stone: 13, 12, 12, 11, 11, 10, 10, 9, 9, 8. Dragon breath: 15, 14, 14, 13, 13, 12, 12, 11, 11, 10. Spells and staves: 16, 15, 15, 14, 14, 13, 13, 12, 12, 11.",
      it: 'I numeri del Ladro dal livello 1 al 10. Morte e Veleno: 13, 12, 12, 11, 11, 10, 10, 9, 9, 8. Bacchette e Raggi: 14, 14, 14, 11, 11, 11, 11, 8, 8, 8. Paralisi e Pietra: 13, 12, 12, 11, 11, 10, 10, 9, 9, 8. Respiro del Drago: 15, 14, 14, 13, 13, 12, 12, 11, 11, 10. Incantesimi e Bastoni: 16, 15, 15, 14, 14, 13, 13, 12, 12, 11.',
      fi: 'Varkaan luvut tasoilla 1–10. Kuolema ja myrkky: 13, 12, 12, 11, 11, 10, 10, 9, 9, 8. Sauvat ja säteet: 14, 14, 14, 11, 11, 11, 11, 8, 8, 8. Halvaus ja kivettyminen: 13, 12, 12, 11, 11, 10, 10, 9, 9, 8. Lohikäärmeen henkäys: 15, 14, 14, 13, 13, 12, 12, 11, 11, 10. Loitsut ja taikasauvat: 16, 15, 15, 14, 14, 13, 13, 12, 12, 11.',
    },
  },
  'whitebox.saves.matrix-removes-class-bonuses': {
    kind: 'optional',
    source: at('La matrice dei tiri salvezza'),
    title: {
      en: 'The matrix replaces class bonuses',
      it: 'Eliminare i bonus di classe',
      fi: 'Taulukko poistaa luokkabonukset',
    },
    statement: {
      en: 'The matrix does not fit White Box as it stands. Whoever takes it as a house rule drops the bonuses of the classes to saving throws and keeps those of the races other than human.',
      it: 'La matrice non si integra direttamente in White Box. Chi la adotta come regola della casa elimina i bonus di classe ai Tiri Salvezza e tiene i bonus razziali dei non umani.',
      fi: 'Taulukko ei sovi White Boxiin sellaisenaan. Joka ottaa sen kotisäännöksi, poistaa luokkien bonukset pelastusheittoihin ja pitää muiden kuin ihmisten rotubonukset.',
    },
  },
  'whitebox.referee.uncovered-situations': {
    kind: 'gm-ruling',
    source: at('Ricorda'),
    title: {
      en: 'What the rules do not cover',
      it: 'Ciò che le regole non coprono',
      fi: 'Mitä säännöt eivät kata',
    },
    statement: {
      en: 'White Box is a freeform game with few rules. What they do not cover the Referee handles, judging fairly what the characters do and deciding what comes of it.',
      it: "White Box è un gioco freeform con poche regole. Ciò che non coprono lo gestisce l'Arbitro, valutando correttamente che cosa fanno i personaggi e decidendo che cosa ne viene.",
      fi: 'White Box on vapaamuotoinen peli, jossa on vähän sääntöjä. Sen, mitä ne eivät kata, hoitaa pelinjohtaja: hän arvioi reilusti, mitä hahmot tekevät, ja päättää, mitä siitä seuraa.',
    },
  },
  'whitebox.referee.fair-challenges': {
    kind: 'guidance',
    source: at('Ricorda'),
    title: { en: 'Fair challenges', it: 'Sfide interessanti ed eque', fi: 'Reiluja haasteita' },
    statement: {
      en: 'Players and Referee are not opponents. The Referee makes traps, dangers and monsters, but is not there to defeat the players: it is to give them interesting and dangerous challenges and to run the story fairly. Careless heroes may have a short epic.',
      it: "Giocatori e Arbitro non sono avversari. L'Arbitro crea trappole, pericoli e mostri, ma il suo compito non è sconfiggere i giocatori: è dare loro sfide interessanti e pericolose e guidare la storia in modo equo. Per gli eroi incauti l'epopea può essere breve.",
      fi: 'Pelaajat ja pelinjohtaja eivät ole vastustajia. Pelinjohtaja tekee ansat, vaarat ja hirviöt, mutta hänen tehtävänsä ei ole voittaa pelaajia, vaan tarjota kiinnostavia ja vaarallisia haasteita ja johtaa tarinaa reilusti. Varomattomien sankarien tarina voi jäädä lyhyeksi.',
    },
  },
} as const satisfies RuleBook;

export type RuleId = keyof typeof RULES;
