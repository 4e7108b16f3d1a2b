import type { RuleBook } from '@arbitro/kernel';
import { at, both } from './rules-source.ts';

export const RULES = {
  'quinta.core.pillars': {
    kind: 'content',
    source: at('Ritmo di gioco'),
    title: { en: 'Three pillars', it: 'Tre pilastri', fi: 'Kolme pilaria' },
    statement: {
      en: 'Play has three pillars: social interaction, exploration and combat. Every scene belongs to at least one of them, and all three use the same rhythm of play and the same d20 Tests. Only combat makes everybody act strictly in turn; elsewhere the GM hands round the chance to act.',
      it: 'Il gioco ha tre pilastri: interazione sociale, esplorazione e combattimento. Ogni scena appartiene ad almeno uno di essi, e tutti e tre usano lo stesso ritmo di gioco e gli stessi Test con d20. Solo il combattimento impone di agire rigorosamente a turni; altrove è il GM a dare a ciascuno la possibilità di agire.',
      fi: 'Pelillä on kolme pilaria: sosiaalinen vuorovaikutus, tutkiminen ja taistelu. Jokainen kohtaus kuuluu ainakin yhteen niistä, ja kaikki kolme käyttävät samaa pelin kulkua ja samoja d20-kokeita. Vain taistelussa toimitaan tiukasti vuorotellen; muulloin pelinjohtaja antaa kullekin tilaisuuden toimia.',
    },
  },
  'quinta.core.play-loop': {
    kind: 'guidance',
    source: at('Ritmo di gioco'),
    title: { en: 'Rhythm of play', it: 'Ritmo di gioco', fi: 'Pelin kulku' },
    statement: {
      en: 'Three steps repeat through the whole session, a session being one sitting. First the GM describes the scene; then the players say what their characters do, each perhaps something different; then the GM tells what comes of it, which leads back to the first step. Outside combat the GM sees to it that everybody gets a chance to act and chooses how each activity is settled. What is easy simply succeeds; only obstacles or uncertain circumstances call for dice.',
      it: "Tre passi si ripetono per tutta la sessione, cioè ogni volta che ci si siede a giocare. Prima il GM descrive la scena; poi i giocatori dicono che cosa fanno i personaggi, magari ognuno una cosa diversa; infine il GM ne racconta l'esito, che riporta al primo passo. Fuori dal combattimento il GM fa in modo che tutti possano agire e sceglie come si risolve ogni attività. Ciò che è facile riesce senza tirare; solo ostacoli o circostanze incerte richiedono i dadi.",
      fi: 'Kolme vaihetta toistuu läpi koko istunnon eli yhden pelikerran. Ensin pelinjohtaja kuvailee kohtauksen; sitten pelaajat kertovat, mitä hahmot tekevät, kukin vaikka eri asiaa; lopuksi pelinjohtaja kertoo, mitä siitä seuraa, ja palataan alkuun. Taistelun ulkopuolella pelinjohtaja huolehtii, että jokainen pääsee toimimaan, ja valitsee, miten mikin ratkaistaan. Helppo onnistuu ilman heittoa; noppia tarvitaan vain, kun jokin on esteenä tai tulos on epävarma.',
    },
  },
  'quinta.core.exceptions-win': {
    kind: 'mechanic',
    source: at('Ritmo di gioco', 'Le eccezioni superano le regole generali'),
    title: {
      en: 'Exceptions beat general rules',
      it: 'Le eccezioni superano le regole generali',
      fi: 'Poikkeus voittaa yleissäännön',
    },
    statement: {
      en: "A general rule holds until something in the game explicitly says otherwise: a class feature, a feat, a weapon's property, a spell, a magic item, a monster's trait. Where an exception and a general rule conflict, the exception applies and the rest of the rule stands. An exception that says “may” adds a choice and takes none away. If two exceptions conflict, the more specific one prevails: this attack before this weapon, this weapon before this creature, this creature before everybody; after that the GM decides.",
      it: "Una regola generale vale fino a esplicita smentita di un altro elemento del gioco: un privilegio di classe, un talento, la proprietà di un'arma, un incantesimo, un oggetto magico, la capacità di un mostro. Nel conflitto fra le due si applica l'eccezione, e il resto della regola rimane. Un'eccezione che dice «puoi» aggiunge una scelta e non ne toglie. Se due eccezioni si contraddicono, prevale la più specifica: questo attacco prima di quest'arma, quest'arma prima di questa creatura, questa creatura prima di tutti; poi decide il GM.",
      fi: 'Yleissääntö pätee, kunnes jokin pelissä nimenomaan sanoo toisin: luokan piirre, erikoiskyky, aseen ominaisuus, loitsu, taikaesine, hirviön piirre. Kun poikkeus ja yleissääntö ovat ristiriidassa, poikkeus voittaa, ja muu osa säännöstä jää voimaan. Poikkeus, joka sanoo ”saat”, lisää vaihtoehdon eikä poista yhtään. Kahdesta ristiriitaisesta poikkeuksesta voittaa tarkemmin rajattu: tämä hyökkäys ennen tätä asetta, tämä ase ennen tätä olentoa, tämä olento ennen kaikkia; sen jälkeen päättää pelinjohtaja.',
    },
  },
  'quinta.core.round-down': {
    kind: 'mechanic',
    source: at('Le sei caratteristiche', 'Modificatori di caratteristica', 'Arrotondare per difetto'),
    title: { en: 'Round down', it: 'Arrotondare per difetto', fi: 'Pyöristä alaspäin' },
    statement: {
      en: 'Whenever dividing or multiplying leaves a fraction, go down to the next lower whole number, even if the fraction is a half or more; a rule that says to round up is an exception. For negative numbers, too, down means lower. Each division or multiplication rounds on its own. Distances round down to steps of 1.5 m by default, because every distance of the game is a multiple of 1.5 m: half of a Speed of 9 m is 4.5 m.',
      it: "Ogni volta che una divisione o moltiplicazione lascia una frazione si arrotonda all'intero inferiore, anche se la frazione è pari o superiore a un mezzo; una regola che dice di arrotondare per eccesso è un'eccezione. Anche per i numeri negativi per difetto vuol dire verso il basso. Ogni operazione si arrotonda per conto suo. Le distanze si arrotondano di norma a multipli di 1,5 m, perché ogni distanza del gioco lo è: metà di una Velocità di 9 m è 4,5 m.",
      fi: 'Aina kun jako- tai kertolaskusta jää murto-osa, pyöristetään seuraavaan pienempään kokonaislukuun, vaikka murto-osa olisi puolikas tai enemmän; sääntö, joka käskee pyöristää ylöspäin, on poikkeus. Negatiivisillakin luvuilla alaspäin tarkoittaa pienempää. Jokainen laskutoimitus pyöristetään erikseen. Etäisyydet pyöristetään oletuksena 1,5 metrin askeliin, koska pelin kaikki etäisyydet ovat sen kerrannaisia: puolet 9 metrin nopeudesta on 4,5 m.',
    },
  },
  'quinta.core.gm-authority': {
    kind: 'gm-ruling',
    source: at('Conclusione del regolamento base'),
    title: {
      en: 'The GM applies and adapts the rules',
      it: 'Il GM applica le regole',
      fi: 'Pelinjohtaja soveltaa sääntöjä',
    },
    statement: {
      en: 'Everything else in the game is built on these rules. The GM applies them, brings in the specific exceptions and fits the challenges to the adventure. Where the chapter leaves something to the GM, the GM is asked; if nobody answers, a recorded default holds.',
      it: "Su queste regole poggia ogni altra parte del gioco. Spetta al GM usarle, aggiungervi le eccezioni del caso e misurare le sfide sull'avventura. Dove il capitolo lascia qualcosa al GM, lo si chiede al GM; se nessuno risponde, vale una scelta predefinita e registrata.",
      fi: 'Kaikki muu pelissä rakentuu näiden sääntöjen varaan. Pelinjohtaja soveltaa niitä, tuo mukaan poikkeukset ja sovittaa haasteet seikkailuun. Kun luku jättää jotakin pelinjohtajalle, häneltä kysytään; jos kukaan ei vastaa, käytetään kirjattua oletusta.',
    },
  },
  'quinta.ability.six-abilities': {
    kind: 'table',
    source: at('Le sei caratteristiche'),
    title: { en: 'The six abilities', it: 'Le sei caratteristiche', fi: 'Kuusi kykyä' },
    statement: {
      en: 'Every creature, character or monster, has six abilities: Strength (physical might), Dexterity (agility, reflexes and balance), Constitution (health and stamina), Intelligence (reasoning and memory), Wisdom (perceptiveness and strength of will) and Charisma (confidence, presence and charm).',
      it: 'Ogni creatura, personaggio o mostro, ha sei caratteristiche: Forza (potenza fisica), Destrezza (agilità, riflessi ed equilibrio), Costituzione (salute e resistenza), Intelligenza (ragionamento e memoria), Saggezza (percettività e forza di volontà) e Carisma (fiducia, presenza e fascino).',
      fi: 'Jokaisella olennolla, hahmolla ja hirviöllä, on kuusi kykyä: Voima (ruumiinvoima), Ketteryys (notkeus, refleksit ja tasapaino), Ruumiinrakenne (terveys ja kestävyys), Älykkyys (päättely ja muisti), Viisaus (havaintokyky ja tahdonlujuus) ja Karisma (itsevarmuus, läsnäolo ja viehätysvoima).',
    },
  },
  'quinta.ability.score-range': {
    kind: 'table',
    source: at('Le sei caratteristiche', 'Punteggi di caratteristica'),
    title: { en: 'Ability scores', it: 'Punteggi di caratteristica', fi: 'Kykyarvot' },
    statement: {
      en: "A score runs from 1 to 20, for some monsters up to 30: 1 is the lowest possible, 2–9 weak, 10–11 the human average, 12–19 high, 20 the most an adventurer can reach unless something says otherwise, 21–29 extraordinary, 30 the limit of everything. An increase stops at the creature's maximum, by default 20 for characters and 30 for monsters.",
      it: 'Un punteggio va da 1 a 20, per alcuni mostri fino a 30: 1 è il minimo possibile, 2–9 debole, 10–11 la media umana, 12–19 elevato, 20 il massimo di un avventuriero salvo diversa indicazione, 21–29 straordinario, 30 il massimo assoluto. Un aumento si ferma al massimo della creatura, di norma 20 per i personaggi e 30 per i mostri.',
      fi: 'Kykyarvo on 1–20, joillakin hirviöillä jopa 30: 1 on pienin mahdollinen, 2–9 heikko, 10–11 ihmisten keskitaso, 12–19 korkea, 20 seikkailijan yläraja, ellei toisin sanota, 21–29 poikkeuksellinen ja 30 kaikkien yläraja. Korotus pysähtyy olennon ylärajaan, oletuksena hahmoilla 20 ja hirviöillä 30.',
    },
  },
  'quinta.ability.score-zero': {
    kind: 'mechanic',
    source: at('Le sei caratteristiche', 'Punteggi di caratteristica', 'tabella', 'riga 1'),
    title: { en: 'Score reduced to 0', it: 'Punteggio ridotto a 0', fi: 'Nollaan laskenut kykyarvo' },
    statement: {
      en: 'A score does not normally fall below 1. An effect that reduces one to 0 says itself what happens then; there is no general consequence. The table has no row for 0: the modifier stays −5. An effect that says nothing of 0 leaves the score at 1.',
      it: "Di norma un punteggio non scende sotto 1. Un effetto che ne riduce uno a 0 spiega da sé che cosa accade; non c'è una conseguenza generale. La tabella non ha una riga per lo 0: il modificatore resta −5. Un effetto che dello 0 non dice nulla lascia il punteggio a 1.",
      fi: 'Kykyarvo ei yleensä laske alle 1:n. Vaikutus, joka pudottaa sen nollaan, kertoo itse, mitä silloin tapahtuu; yleistä seurausta ei ole. Taulukossa ei ole riviä nollalle: muunnin on yhä −5. Vaikutus, joka ei sano nollasta mitään, jättää arvoksi 1.',
    },
  },
  'quinta.ability.modifier': {
    kind: 'table',
    source: at('Le sei caratteristiche', 'Modificatori di caratteristica'),
    title: { en: 'Ability modifiers', it: 'Modificatori di caratteristica', fi: 'Kykymuuntimet' },
    statement: {
      en: 'Every ability has a modifier for its d20 Tests: the score minus 10, halved and rounded down. 1 gives −5, 2–3 −4, 4–5 −3, 6–7 −2, 8–9 −1, 10–11 0, 12–13 +1, 14–15 +2, 16–17 +3, 18–19 +4, 20–21 +5, 22–23 +6, 24–25 +7, 26–27 +8, 28–29 +9, 30 +10.',
      it: 'Ogni caratteristica ha un modificatore per i suoi Test con d20: il punteggio meno 10, dimezzato per difetto. 1 dà −5, 2–3 −4, 4–5 −3, 6–7 −2, 8–9 −1, 10–11 +0, 12–13 +1, 14–15 +2, 16–17 +3, 18–19 +4, 20–21 +5, 22–23 +6, 24–25 +7, 26–27 +8, 28–29 +9, 30 +10.',
      fi: 'Jokaisella kyvyllä on muunnin sen d20-kokeita varten: kykyarvo miinus 10, puolitettuna alaspäin. 1 antaa −5, 2–3 −4, 4–5 −3, 6–7 −2, 8–9 −1, 10–11 0, 12–13 +1, 14–15 +2, 16–17 +3, 18–19 +4, 20–21 +5, 22–23 +6, 24–25 +7, 26–27 +8, 28–29 +9, 30 +10.',
    },
  },
  'quinta.d20.test': {
    kind: 'mechanic',
    source: at('Test con d20'),
    title: { en: 'The d20 Test', it: 'Test con d20', fi: 'd20-koe' },
    statement: {
      en: 'When the outcome of an action is uncertain a d20 Test decides. There are three kinds: ability checks, saving throws and attack rolls. Roll a d20, two with advantage or disadvantage; add the ability modifier, the Proficiency Bonus if proficient in what is tested, and bonuses and penalties of the moment; compare the total with the target number. What affects d20 Tests affects all three kinds.',
      it: "Quando l'esito di un'azione è incerto decide un Test con d20. Può essere una prova di caratteristica, un tiro salvezza o un tiro per colpire: altri non ce ne sono. Si tira un d20, due con vantaggio o svantaggio; si aggiungono il modificatore di caratteristica, il Bonus di competenza se si ha competenza in ciò che si mette alla prova, e i bonus e le penalità circostanziali; si confronta il totale con il numero bersaglio. Ciò che tocca i Test con d20 tocca tutti e tre i tipi.",
      fi: 'Kun toiminnan tulos on epävarma, d20-koe ratkaisee. Lajeja on kolme: kykykokeet, pelastusheitot ja hyökkäysheitot. Heitetään d20, edulla tai haitalla kaksi; lisätään kykymuunnin, osaamisbonus, jos koeteltava asia on hallussa, sekä tilanteen bonukset ja vähennykset; verrataan summaa tavoitelukuun. Mikä vaikuttaa d20-kokeisiin, vaikuttaa kaikkiin kolmeen.',
    },
  },
  'quinta.d20.advantage': {
    kind: 'mechanic',
    source: at('Test con d20', 'passo 1'),
    title: { en: 'Advantage and disadvantage', it: 'Vantaggio e svantaggio', fi: 'Etu ja haitta' },
    statement: {
      en: 'With advantage roll two d20s and use the higher, with disadvantage the lower. Only the die kept counts, for the total and for natural numbers. High is always better for whoever rolls.',
      it: 'Con il vantaggio si tirano due d20 e si tiene il più alto, con lo svantaggio il più basso. Conta solo il dado tenuto, sia per il totale sia per i numeri naturali. Per chi tira, alto è sempre meglio.',
      fi: 'Edulla heitetään kaksi d20:tä ja käytetään suurempaa, haitalla pienempää. Vain valittu noppa ratkaisee sekä summan että luonnolliset luvut. Suuri on heittäjälle aina parempi.',
    },
  },
  'quinta.d20.advantage-combining': {
    kind: 'mechanic',
    source: at('Test con d20', 'silenzio'),
    title: {
      en: 'Combining advantage and disadvantage',
      it: 'Vantaggio e svantaggio insieme',
      fi: 'Edun ja haitan yhdistäminen',
    },
    statement: {
      en: 'The chapter is silent on this, and we fill it so: several advantages still mean two dice, and so do several disadvantages. If there is at least one of each they cancel altogether and one d20 is rolled, however many stand on either side.',
      it: "Il capitolo tace, e lo completiamo così: più vantaggi restano due dadi, e lo stesso più svantaggi. Se c'è almeno uno dell'uno e uno dell'altro si annullano del tutto e si tira un solo d20, quanti che siano da ciascuna parte.",
      fi: 'Luku vaikenee tästä, ja täydennämme sen näin: useakin etu tarkoittaa kahta noppaa, samoin useakin haitta. Jos kumpaakin on ainakin yksi, ne kumoavat toisensa kokonaan ja heitetään yksi d20, olipa niitä kummallakin puolella kuinka monta tahansa.',
    },
  },
  'quinta.d20.modifiers': {
    kind: 'mechanic',
    source: at('Test con d20', 'passo 2'),
    title: { en: 'What is added to a d20', it: 'Modificatori al tiro', fi: 'Heittoon lisättävät muuntimet' },
    statement: {
      en: 'The total is the d20 kept, plus the modifier of the ability concerned, plus the Proficiency Bonus if the creature is proficient in what the test uses, plus every bonus and penalty of the moment from features, spells or other rules. Each rule says which ability is concerned. The same effect does not count twice on one roll unless it says so.',
      it: 'Il totale è il d20 tenuto, più il modificatore della caratteristica rilevante, più il Bonus di competenza se la creatura ha competenza in ciò che il test usa, più ogni bonus e penalità circostanziale da privilegi, incantesimi o altre regole. È ogni regola a dire quale caratteristica si usa. Lo stesso effetto non conta due volte sullo stesso tiro, salvo che lo dica.',
      fi: 'Summa on valittu d20 plus kyseisen kyvyn muunnin plus osaamisbonus, jos olento hallitsee sen, mitä koe käyttää, plus kaikki piirteiden, loitsujen ja muiden sääntöjen tilannekohtaiset bonukset ja vähennykset. Kukin sääntö kertoo, mitä kykyä käytetään. Sama vaikutus ei laske kahdesti samaan heittoon, ellei niin sanota.',
    },
  },
  'quinta.d20.target-number': {
    kind: 'mechanic',
    source: at('Test con d20', 'passo 3'),
    title: {
      en: 'Meet or beat the target number',
      it: 'Numero bersaglio (CD e CA)',
      fi: 'Tavoiteluku (VL ja PL)',
    },
    statement: {
      en: "A total equal to the target number or above succeeds; anything lower fails. The target number of an ability check or a saving throw is the Difficulty Class (DC), that of an attack roll the target's Armour Class (AC).",
      it: 'Un totale pari o superiore al numero bersaglio ha successo; ogni altro fallisce. Il numero bersaglio di una prova o di un tiro salvezza è la Classe Difficoltà (CD), quello di un tiro per colpire la Classe Armatura (CA) del bersaglio.',
      fi: 'Summa, joka on vähintään tavoiteluku, onnistuu; pienempi epäonnistuu. Kykykokeen ja pelastusheiton tavoiteluku on vaikeusluokka (VL), hyökkäysheiton tavoiteluku kohteen panssariluokka (PL).',
    },
  },
  'quinta.d20.ability-check': {
    kind: 'mechanic',
    source: both(at('Test con d20'), at('Competenza', 'Competenze nelle abilità')),
    title: { en: 'Ability check', it: 'Prova di caratteristica', fi: 'Kykykoe' },
    statement: {
      en: "An ability check is a d20 Test of one ability against a DC, often written with a skill, as in Strength (Athletics). Proficiency in that skill, or in a tool used, adds the Proficiency Bonus. Where the chapter gives no DC the GM sets it; no natural roll succeeds or fails a check by itself, which is how we fill the chapter's silence.",
      it: "Una prova di caratteristica è un Test con d20 su una caratteristica contro una CD, spesso scritta con un'abilità, come Forza (Atletica). La competenza in quell'abilità, o in uno strumento usato, aggiunge il Bonus di competenza. Dove il capitolo non dà una CD la stabilisce il GM; nessun numero naturale basta da solo a superare o fallire una prova: così completiamo il silenzio del capitolo.",
      fi: 'Kykykoe on yhden kyvyn d20-koe VL:ää vastaan, usein taidon kanssa merkittynä, kuten Voima (atletiikka). Taidon tai käytetyn työkalun osaaminen lisää osaamisbonuksen. Kun luku ei anna VL:ää, sen asettaa pelinjohtaja; mikään luonnollinen tulos ei yksin ratkaise kykykoetta, ja näin täydennämme luvun vaikenemisen.',
    },
  },
  'quinta.d20.saving-throw': {
    kind: 'mechanic',
    source: both(at('Test con d20'), at('Competenza', 'Competenze nei tiri salvezza')),
    title: { en: 'Saving throw', it: 'Tiro salvezza', fi: 'Pelastusheitto' },
    statement: {
      en: 'A saving throw is a d20 Test of one ability against the DC of the effect that forces it; proficiency in saves of that ability adds the Proficiency Bonus. The effect says what success and failure mean. A save that a condition fails automatically is not rolled. The chapter is silent on the rest: we let nobody succeed or fail by a natural number, death saves apart, and let the roller choose to fail.',
      it: "Un tiro salvezza è un Test con d20 su una caratteristica contro la CD dell'effetto che lo impone; la competenza nei TS di quella caratteristica aggiunge il Bonus di competenza. È l'effetto a dire che cosa comportano successo e fallimento. Un TS che una condizione fa fallire automaticamente non si tira. Sul resto il capitolo tace: da noi nessun numero naturale decide da solo, salvo nei tiri contro la morte, e chi tira può scegliere di fallire.",
      fi: 'Pelastusheitto on yhden kyvyn d20-koe sen vaikutuksen VL:ää vastaan, joka siihen pakottaa; kyseisen kyvyn pelastusheittojen osaaminen lisää osaamisbonuksen. Vaikutus kertoo, mitä onnistuminen ja epäonnistuminen merkitsevät. Heittoa, jonka tila saa epäonnistumaan automaattisesti, ei heitetä. Muusta luku vaikenee: meillä luonnollinen luku ei yksin ratkaise muita kuin kuolemanpelastusheittoja, ja heittäjä saa halutessaan epäonnistua.',
    },
  },
  'quinta.d20.attack-roll': {
    kind: 'mechanic',
    source: both(at('Test con d20'), at('Combattimento', 'Effettuare un attacco')),
    title: { en: 'Attack roll', it: 'Tiro per colpire', fi: 'Hyökkäysheitto' },
    statement: {
      en: "An attack roll is a d20 Test against the target's Armour Class, cover included. It adds the modifier of the attack's ability, the Proficiency Bonus if proficient with the weapon, and the bonuses and penalties of the moment. Equal to AC hits.",
      it: "Un tiro per colpire è un Test con d20 contro la Classe Armatura del bersaglio, copertura compresa. Si aggiungono il modificatore della caratteristica dell'attacco, il Bonus di competenza se si ha competenza nell'arma, e i bonus e le penalità circostanziali. Pari alla CA colpisce.",
      fi: 'Hyökkäysheitto on d20-koe kohteen panssariluokkaa vastaan, suoja mukaan luettuna. Siihen lisätään hyökkäyksen kyvyn muunnin, osaamisbonus, jos ase on hallussa, sekä tilanteen bonukset ja vähennykset. PL:n suuruinen tulos osuu.',
    },
  },
  'quinta.d20.natural-20-and-1': {
    kind: 'optional',
    source: at('Danni e guarigione', 'Colpi critici', 'presupposto'),
    title: {
      en: 'Natural 20 and 1 on attack rolls',
      it: '20 e 1 naturali nei tiri per colpire',
      fi: 'Luonnollinen 20 ja 1 hyökkäyksessä',
    },
    statement: {
      en: 'The chapter says what a critical hit does, but not that a 20 is one; we fill it so: on an attack roll a kept 20 hits whatever the AC and is a critical hit, and a kept 1 misses whatever the modifiers. Checks and saves have no such rule.',
      it: 'Il capitolo dice che cosa fa un colpo critico, ma non che il 20 lo sia; lo completiamo così: in un tiro per colpire un 20 tenuto colpisce qualunque sia la CA ed è un colpo critico, un 1 tenuto manca qualunque siano i modificatori. Prove e tiri salvezza non hanno questa regola.',
      fi: 'Luku kertoo, mitä kriittinen osuma tekee, mutta ei sitä, että 20 olisi sellainen; täydennämme näin: hyökkäysheitossa valittu 20 osuu PL:stä riippumatta ja on kriittinen osuma, ja valittu 1 menee ohi muuntimista riippumatta. Kykykokeissa ja pelastusheitoissa ei ole tällaista sääntöä.',
    },
  },
  'quinta.d20.typical-dc': {
    kind: 'optional',
    source: at('Test con d20', 'silenzio'),
    title: {
      en: 'Typical difficulty classes',
      it: 'Classi Difficoltà tipiche',
      fi: 'Tyypilliset vaikeusluokat',
    },
    statement: {
      en: 'The chapter has no scale of difficulty; we offer the GM this one: very easy 5, easy 10, medium 15, hard 20, very hard 25, nearly impossible 30. It never replaces a DC that the chapter gives, such as 10 for first aid, for waking somebody knocked out and for staying in the saddle.',
      it: 'Il capitolo non ha una scala di difficoltà; al GM offriamo questa: molto facile 5, facile 10, media 15, difficile 20, molto difficile 25, quasi impossibile 30. Non sostituisce mai una CD data dal capitolo, come 10 per il primo soccorso, per svegliare chi è stato tramortito e per restare in sella.',
      fi: 'Luvussa ei ole vaikeusasteikkoa; tarjoamme pelinjohtajalle tämän: hyvin helppo 5, helppo 10, keskivaikea 15, vaikea 20, hyvin vaikea 25, lähes mahdoton 30. Se ei koskaan korvaa luvun antamaa VL:ää, kuten 10 ensiavulle, tajuttomaksi lyödyn herättämiselle ja satulassa pysymiselle.',
    },
  },
  'quinta.d20.armor-class': {
    kind: 'derived',
    source: at('Test con d20', 'presupposto'),
    title: { en: 'Base Armour Class', it: 'Classe Armatura di base', fi: 'Peruspanssariluokka' },
    statement: {
      en: 'The chapter uses Armour Class without saying where it comes from; we fill it so: without another calculation it is 10 plus the Dexterity modifier. Of several calculations one is used; bonuses such as cover are added to it. An AC written on the sheet stands as it is.',
      it: "Il capitolo usa la Classe Armatura senza dire da dove viene; lo completiamo così: senza un altro calcolo è 10 più il modificatore di Destrezza. Di più calcoli se ne usa uno solo; i bonus, come la copertura, si sommano. Una CA scritta sulla scheda vale così com'è.",
      fi: 'Luku käyttää panssariluokkaa kertomatta, mistä se tulee; täydennämme näin: ilman muuta laskutapaa se on 10 plus Ketteryyden muunnin. Useasta laskutavasta käytetään yhtä; bonukset, kuten suoja, lisätään siihen. Lomakkeeseen kirjattu PL pätee sellaisenaan.',
    },
  },
  'quinta.proficiency.bonus': {
    kind: 'table',
    source: at('Competenza'),
    title: { en: 'Proficiency Bonus', it: 'Bonus di competenza', fi: 'Osaamisbonus' },
    statement: {
      en: 'Every creature has a Proficiency Bonus for its training, by level for characters and by Challenge Rating for monsters: up to 4 +2, 5–8 +3, 9–12 +4, 13–16 +5, 17–20 +6, 21–24 +7, 25–28 +8, 29–30 +9. Ratings below 1 count in the first row.',
      it: 'Ogni creatura ha un Bonus di competenza per il suo addestramento, secondo il livello per i personaggi e il Grado di Sfida per i mostri: fino a 4 +2, 5–8 +3, 9–12 +4, 13–16 +5, 17–20 +6, 21–24 +7, 25–28 +8, 29–30 +9. I gradi sotto 1 stanno nella prima riga.',
      fi: 'Jokaisella olennolla on harjaantumisesta kertova osaamisbonus, hahmoilla tason ja hirviöillä haastearvon mukaan: enintään 4 +2, 5–8 +3, 9–12 +4, 13–16 +5, 17–20 +6, 21–24 +7, 25–28 +8, 29–30 +9. Alle yhden haastearvot kuuluvat ensimmäiseen riviin.',
    },
  },
  'quinta.proficiency.once-per-roll': {
    kind: 'mechanic',
    source: at('Competenza', 'Il bonus non si accumula'),
    title: {
      en: 'The bonus is added once',
      it: 'Il bonus non si accumula',
      fi: 'Bonus lisätään vain kerran',
    },
    statement: {
      en: 'The Proficiency Bonus is never added to the same roll more than once, however many proficiencies are relevant: a check of Charisma (Deception or Persuasion) gets it once from one skill or from both.',
      it: 'Il Bonus di competenza non si aggiunge mai più di una volta allo stesso tiro, quante che siano le competenze rilevanti: una prova di Carisma (Inganno o Persuasione) lo riceve una volta, con una delle due abilità o con entrambe.',
      fi: 'Osaamisbonus lisätään samaan heittoon vain kerran, olipa soveltuvia osaamisia kuinka monta tahansa: kykykoe Karisma (harhautus tai suostuttelu) saa sen kerran, osasi hahmo toista taitoa tai molempia.',
    },
  },
  'quinta.proficiency.multiply-divide-once': {
    kind: 'mechanic',
    source: at('Competenza', 'Il bonus non si accumula'),
    title: {
      en: 'Doubling and halving the bonus',
      it: 'Bonus raddoppiato o dimezzato',
      fi: 'Bonuksen kaksinkertaistaminen ja puolittaminen',
    },
    statement: {
      en: 'Some rules multiply or divide the Proficiency Bonus before it is added: the feature called Competenza, which is expertise and not proficiency itself, doubles it for certain checks. On one roll it is multiplied at most once and divided at most once. We multiply first, then divide, and round down once; of several multipliers the largest counts, of several divisors the smallest.',
      it: 'Alcune regole moltiplicano o dividono il Bonus di competenza prima di aggiungerlo: il privilegio Competenza, da non confondere con la competenza stessa, lo raddoppia per certe prove. Su un tiro si moltiplica una sola volta e si divide una sola volta. Prima si moltiplica, poi si divide, e si arrotonda per difetto una volta sola; di più moltiplicatori vale il maggiore, di più divisori il minore.',
      fi: 'Jotkin säännöt kertovat tai jakavat osaamisbonuksen ennen kuin se lisätään: asiantuntemukseksi kutsuttu piirre, joka on eri asia kuin osaaminen, kaksinkertaistaa sen tietyissä kykykokeissa. Yhdessä heitossa se kerrotaan enintään kerran ja jaetaan enintään kerran. Ensin kerrotaan, sitten jaetaan, ja lopuksi pyöristetään kerran alaspäin; useasta kertojasta pätee suurin, useasta jakajasta pienin.',
    },
  },
  'quinta.proficiency.skill-check': {
    kind: 'mechanic',
    source: at('Competenza', 'Competenze nelle abilità'),
    title: { en: 'Skill proficiency', it: 'Competenze nelle abilità', fi: 'Taito-osaaminen' },
    statement: {
      en: 'Many checks involve a skill, a family of activities tied to an ability. Who is proficient in it adds the Proficiency Bonus; who is not may try all the same, without it. Climbing a cliff, for instance, is Strength (Athletics).',
      it: "Molte prove coinvolgono un'abilità, una categoria di azioni legata a una caratteristica. Chi vi ha competenza aggiunge il Bonus di competenza; chi non l'ha può tentare lo stesso, senza bonus. Arrampicarsi su una scogliera, per esempio, è Forza (Atletica).",
      fi: 'Moneen kykykokeeseen liittyy taito, yhteen kykyyn kuuluva toimien ryhmä. Taidon osaaja lisää osaamisbonuksen; muutkin saavat yrittää, ilman bonusta. Esimerkiksi kallion kiipeäminen on Voima (atletiikka).',
    },
  },
  'quinta.proficiency.skill-table': {
    kind: 'table',
    source: at('Competenza', 'Competenze nelle abilità', 'tabella', 'Lista delle abilità'),
    title: { en: 'Skill list', it: 'Lista delle abilità', fi: 'Taitoluettelo' },
    statement: {
      en: "Eighteen skills. Strength: Athletics (jump far, swim in rough water, break something). Dexterity: Acrobatics (keep one's feet, tumble), Sleight of Hand (pick a pocket, palm a thing, conjure), Stealth (move silently, hide). Intelligence: Arcana (spells, magic items, planes), History (events, peoples, cultures), Investigation (find facts, work out how a thing works), Nature (terrain, plants, animals, weather), Religion (gods, rites, symbols). Wisdom: Animal Handling (calm or train an animal), Insight (mood and intentions), Medicine (an illness, a cause of death), Perception (what is hard to see or hear), Survival (tracks, the way, natural dangers). Charisma: Deception (lie, disguise), Intimidation (inspire awe), Performance (act, tell, play, dance), Persuasion (convince honestly). Constitution has none.",
      it: 'Diciotto abilità. Forza: Atletica (saltare lontano, nuotare in acque mosse, rompere qualcosa). Destrezza: Acrobazia (restare in piedi, fare capriole), Furtività (muoversi in silenzio, nascondersi), Rapidità di mano (borseggiare, celare un oggetto, giochi di prestigio). Intelligenza: Arcano (incantesimi, oggetti magici, piani), Indagare (trovare informazioni, capire come funziona una cosa), Natura (terreno, piante, animali, clima), Religione (divinità, riti, simboli), Storia (eventi, popoli, culture). Saggezza: Addestrare animali (calmare o addestrare un animale), Intuizione (umore e intenzioni), Medicina (una malattia, una causa di morte), Percezione (ciò che è difficile da vedere o sentire), Sopravvivenza (tracce, orientamento, pericoli naturali). Carisma: Inganno (mentire, travestirsi), Intimidire (incutere timore), Intrattenere (recitare, raccontare, suonare, danzare), Persuasione (convincere onestamente). Costituzione non ne ha.',
      fi: 'Kahdeksantoista taitoa. Voima: atletiikka (pitkä hyppy, uinti aallokossa, särkeminen). Ketteryys: akrobatia (pystyssä pysyminen, kuperkeikat), hiipiminen (äänetön liike, piiloutuminen), sorminäppäryys (taskuvarkaus, esineen kätkeminen käteen, silmänkääntötemput). Älykkyys: historia (tapahtumat, kansat, kulttuurit), luonto (maasto, kasvit, eläimet, sää), salatieto (loitsut, taikaesineet, tasot), tutkinta (tiedon löytäminen, toiminnan päättely), uskonto (jumalat, riitit, symbolit). Viisaus: eläinten käsittely (eläimen rauhoittelu ja koulutus), erätaidot (jäljet, suunnistus, luonnon vaarat), havainnointi (vaikeasti nähtävä tai kuultava), ihmistuntemus (mieliala ja aikeet), lääkintä (sairaus, kuolinsyy). Karisma: esiintyminen (näytteleminen, kertominen, soitto, tanssi), harhautus (valehtelu, valepuku), suostuttelu (rehellinen vakuuttaminen), uhkailu (pelon herättäminen). Ruumiinrakenteella ei ole taitoja.',
    },
  },
  'quinta.proficiency.skill-relevance': {
    kind: 'gm-ruling',
    source: at('Competenza', 'Competenze nelle abilità'),
    title: { en: 'Is a skill relevant?', it: 'Abilità rilevante', fi: 'Onko taito olennainen?' },
    statement: {
      en: 'The description of an action names its skill. Whether a skill is relevant to a check is in the end for the GM to say.',
      it: "La descrizione di un'azione nomina la sua abilità. Se un'abilità sia rilevante per una prova lo decide in ultima istanza il GM.",
      fi: 'Toiminnon kuvaus nimeää sen taidon. Viime kädessä pelinjohtaja päättää, soveltuuko taito kykykokeeseen.',
    },
  },
  'quinta.proficiency.skill-sources': {
    kind: 'content',
    source: at('Competenza', 'Competenze nelle abilità', 'Determinare le abilità'),
    title: { en: 'Where skills come from', it: 'Determinare le abilità', fi: 'Mistä taidot tulevat' },
    statement: {
      en: "A character's first skill proficiencies are settled at creation; a monster's are those of its stat block. Nobody gets others by themselves.",
      it: 'Le prime competenze di un personaggio nelle abilità si stabiliscono alla creazione; quelle di un mostro sono nel suo stat block. Nessuno ne ottiene altre da sé.',
      fi: 'Hahmon ensimmäiset taito-osaamiset päätetään hahmonluonnissa; hirviön osaamiset ovat sen tietolohkossa. Muita ei tule itsestään.',
    },
  },
  'quinta.proficiency.saving-throws': {
    kind: 'mechanic',
    source: at('Competenza', 'Competenze nei tiri salvezza'),
    title: {
      en: 'Saving throw proficiency',
      it: 'Competenze nei tiri salvezza',
      fi: 'Pelastusheitto-osaaminen',
    },
    statement: {
      en: 'Proficiency in the saving throws of one ability adds the Proficiency Bonus to saves of that ability only. Every class gives at least two: a wizard has Intelligence and Wisdom. Monsters may have none.',
      it: 'La competenza nei tiri salvezza di una caratteristica aggiunge il Bonus di competenza solo ai TS di quella caratteristica. Ogni classe ne dà almeno due: un mago ha Intelligenza e Saggezza. I mostri possono non averne.',
      fi: 'Yhden kyvyn pelastusheittojen osaaminen lisää osaamisbonuksen vain sen kyvyn pelastusheittoihin. Jokainen luokka antaa vähintään kaksi: velholla ne ovat Älykkyys ja Viisaus. Hirviöillä ei tarvitse olla yhtään.',
    },
  },
  'quinta.proficiency.weapons': {
    kind: 'mechanic',
    source: at('Competenza', 'Competenze nell’equipaggiamento'),
    title: { en: 'Weapon proficiency', it: 'Competenza nelle armi', fi: 'Aseosaaminen' },
    statement: {
      en: 'Anybody can use any weapon. Proficiency adds the Proficiency Bonus to attack rolls with it, never to damage. Proficiency in weapons and tools comes from class and background. Of training in armour the chapter says nothing, so armour hinders nobody.',
      it: "Chiunque può usare qualsiasi arma. La competenza aggiunge il Bonus di competenza ai tiri per colpire con essa, mai ai danni. Le competenze in armi e strumenti vengono da classe e background. Dell'addestramento nelle armature il capitolo non dice nulla, quindi un'armatura non ostacola nessuno.",
      fi: 'Kuka tahansa voi käyttää mitä tahansa asetta. Aseen osaaminen lisää osaamisbonuksen sillä tehtyihin hyökkäysheittoihin, ei koskaan vahinkoon. Aseiden ja työkalujen osaaminen tulee luokasta ja taustasta. Haarniskojen osaamisesta luku ei puhu, joten haarniska ei haittaa ketään.',
    },
  },
  'quinta.proficiency.tools': {
    kind: 'mechanic',
    source: at('Competenza', 'Competenze nell’equipaggiamento'),
    title: { en: 'Tool proficiency', it: 'Competenza negli strumenti', fi: 'Työkaluosaaminen' },
    statement: {
      en: 'Proficiency in a tool lets the Proficiency Bonus be added to any ability check that uses it. Who is also proficient in the skill that goes with the check has advantage besides; the bonus is still added once. Whether the skill goes with it is for the GM to say.',
      it: "Con la competenza in uno strumento, ogni prova in cui lo si adopera può ricevere il Bonus di competenza. Chi ha competenza anche nell'abilità collegata ha inoltre vantaggio; il bonus si aggiunge comunque una volta sola. Se l'abilità sia collegata lo dice il GM.",
      fi: 'Työkalun osaaja saa lisätä osaamisbonuksen jokaiseen kykykokeeseen, jossa työkalua käytetään. Jos hän osaa myös kokeeseen liittyvää taitoa, hänellä on lisäksi etu; bonus lisätään silti vain kerran. Pelinjohtaja sanoo, liittyykö taito kokeeseen.',
    },
  },
  'quinta.actions.list': {
    kind: 'table',
    source: at('Azioni'),
    title: { en: 'Actions', it: 'Azioni', fi: 'Toiminnot' },
    statement: {
      en: 'Doing anything other than moving or communicating usually takes an action. There are twelve: Attack, Dash, Disengage, Dodge, Help, Hide, Influence, Magic, Ready, Search, Study and Utilize. The chapter leaves their full descriptions to a glossary that is not part of it.',
      it: "Fare qualcosa di diverso dal muoversi o comunicare richiede di solito un'azione. Sono dodici: Attacco, Scatto, Disimpegno, Schivata, Aiuto, Nascondersi, Influenzare, Magia, Preparare, Cercare, Studiare e Utilizzare. Il capitolo ne lascia la descrizione completa a un glossario che non ne fa parte.",
      fi: 'Kaikki muu kuin liikkuminen ja viestintä vie yleensä toiminnon. Toimintoja on kaksitoista: Hyökkäys, Pyrähdys, Irrottautuminen, Väistö, Auttaminen, Piiloutuminen, Vaikuttaminen, Taikuus, Valmistautuminen, Etsiminen, Tutkiminen ja Käyttäminen. Luku jättää niiden täydet kuvaukset sanastoon, joka ei kuulu siihen.',
    },
  },
  'quinta.actions.attack': {
    kind: 'action',
    source: at('Azioni', 'tabella'),
    title: { en: 'Attack action', it: 'Attacco', fi: 'Hyökkäys' },
    statement: {
      en: 'Make one attack with a weapon or an unarmed strike; features may allow more attacks in the same action. The chapter says nothing of drawing weapons: we let one weapon be drawn or stowed with each attack, apart from the free interaction.',
      it: "Si effettua un attacco con un'arma o un Colpo senz'armi; alcuni privilegi permettono più attacchi nella stessa azione. Di estrarre le armi il capitolo non parla: con ogni attacco si può estrarre o riporre un'arma, oltre all'interazione gratuita.",
      fi: 'Tehdään yksi hyökkäys aseella tai aseettomalla iskulla; piirteet voivat sallia useampia samalla toiminnolla. Aseen vetämisestä luku ei puhu: meillä jokaisen hyökkäyksen yhteydessä saa vetää esiin tai panna pois yhden aseen ilmaisen esinetoimen lisäksi.',
    },
  },
  'quinta.actions.dash': {
    kind: 'action',
    source: at('Azioni', 'tabella'),
    title: { en: 'Dash', it: 'Scatto', fi: 'Pyrähdys' },
    statement: {
      en: 'For the rest of the turn the creature has extra movement equal to its Speed as it is now, after every change. With Speed 0 it gains nothing.',
      it: 'Per il resto del turno la creatura ha movimento extra pari alla sua Velocità attuale, dopo ogni modifica. Con Velocità 0 non ottiene nulla.',
      fi: 'Vuoron loppuajan olennolla on lisäliikettä sen nykyisen nopeuden verran kaikkien muutosten jälkeen. Nopeudella 0 se ei saa mitään.',
    },
  },
  'quinta.actions.disengage': {
    kind: 'action',
    source: at('Azioni', 'tabella'),
    title: { en: 'Disengage', it: 'Disimpegno', fi: 'Irrottautuminen' },
    statement: {
      en: "For the rest of the turn the creature's movement provokes no opportunity attacks. Later turns are not affected.",
      it: 'Per il resto del turno il movimento della creatura non provoca attacchi di opportunità. I turni seguenti non ne sono toccati.',
      fi: 'Vuoron loppuajan olennon liike ei aiheuta tilaisuusiskuja. Myöhempiin vuoroihin se ei vaikuta.',
    },
  },
  'quinta.actions.dodge': {
    kind: 'action',
    source: at('Azioni', 'tabella'),
    title: { en: 'Dodge', it: 'Schivata', fi: 'Väistö' },
    statement: {
      en: "Until the start of the creature's next turn attack rolls against it have disadvantage and its Dexterity saves have advantage. The benefit is lost if it is Incapacitated or its Speed is 0, and once lost does not come back. By default it need not see the attacker.",
      it: "Fino all'inizio del prossimo turno della creatura i tiri per colpirla hanno svantaggio e i suoi TS su Destrezza hanno vantaggio. Il beneficio si perde se è incapacitata o se la sua Velocità è 0, e una volta perso non torna. Di norma non occorre che veda l'attaccante.",
      fi: 'Olennon seuraavan vuoron alkuun asti hyökkäysheitoissa sitä vastaan on haitta ja sen Ketteryyden pelastusheitoissa etu. Hyöty menetetään, jos olento on toimintakyvytön tai sen nopeus on 0, eikä menetetty palaa. Oletuksena olennon ei tarvitse nähdä hyökkääjää.',
    },
  },
  'quinta.actions.help': {
    kind: 'action',
    source: at('Azioni', 'tabella'),
    title: { en: 'Help', it: 'Aiuto', fi: 'Auttaminen' },
    statement: {
      en: "Help an ally's ability check, help an ally's attack roll, or give first aid. The chapter names only the three uses; we fill in the rest. A helper proficient in the skill or tool and near enough gives advantage on the ally's next check with it. A helper within 1.5 m of an enemy gives advantage on an ally's next attack roll against that enemy. Either is used by the first roll it fits and lapses at the start of the helper's next turn. First aid is a DC 10 Wisdom (Medicine) check.",
      it: "Si aiuta la prova di un alleato, si aiuta il suo tiro per colpire, oppure si presta primo soccorso. Il capitolo nomina solo i tre usi; il resto lo completiamo noi. Chi ha competenza nell'abilità o nello strumento ed è abbastanza vicino dà vantaggio alla prossima prova dell'alleato. Chi è entro 1,5 m da un nemico dà vantaggio al prossimo tiro per colpire di un alleato contro di lui. L'aiuto si consuma col primo tiro adatto e svanisce all'inizio del prossimo turno di chi aiuta. Il primo soccorso è una prova di Saggezza (Medicina) CD 10.",
      fi: 'Autetaan liittolaisen kykykoetta, autetaan liittolaisen hyökkäysheittoa tai annetaan ensiapua. Luku vain nimeää nämä kolme; loput täydennämme. Taidon tai työkalun osaaja, joka on riittävän lähellä, antaa edun liittolaisen seuraavaan sillä tehtävään kokeeseen. Enintään 1,5 metrin päässä vihollisesta oleva auttaja antaa edun liittolaisen seuraavaan hyökkäysheittoon tätä vihollista vastaan. Apu kuluu ensimmäiseen sopivaan heittoon ja raukeaa auttajan seuraavan vuoron alussa. Ensiapu on kykykoe Viisaus (lääkintä), VL 10.',
    },
  },
  'quinta.actions.hide': {
    kind: 'action',
    source: both(at('Azioni', 'tabella'), at('Esplorazione', 'Nascondersi')),
    title: { en: 'Hide', it: 'Nascondersi', fi: 'Piiloutuminen' },
    statement: {
      en: 'Make a Dexterity (Stealth) check to become hidden, if the GM allows hiding at all. The chapter says no more; we fill it so: one must be heavily obscured or behind three-quarters or total cover, out of sight of every enemy, and reach DC 15. Who succeeds is Invisible while hidden, and the total is the DC of the Wisdom (Perception) check to find them. It ends on making a sound louder than a whisper, being found, making an attack roll or casting a spell aloud.',
      it: "Si fa una prova di Destrezza (Furtività) per nascondersi, se il GM lo permette. Il capitolo non dice altro; lo completiamo così: bisogna essere in un'area fortemente oscurata o dietro una copertura di tre quarti o totale, fuori dalla vista di ogni nemico, e raggiungere CD 15. Chi riesce è Invisibile finché è nascosto, e il totale è la CD della prova di Saggezza (Percezione) per scoprirlo. Finisce facendo un rumore più forte di un sussurro, venendo scoperti, effettuando un tiro per colpire o lanciando un incantesimo a voce.",
      fi: 'Tehdään kykykoe Ketteryys (hiipiminen), jos pelinjohtaja ylipäätään sallii piiloutumisen. Luku ei sano enempää; täydennämme näin: on oltava täysin peittynyt tai vähintään kolmen neljänneksen suojassa, poissa kaikkien vihollisten näkyvistä, ja saavutettava VL 15. Onnistunut on piilossa ollessaan näkymätön, ja tulos on hänen löytämisensä VL kykykokeessa Viisaus (havainnointi). Piilo päättyy kuiskausta kovempaan ääneen, löytymiseen, hyökkäysheittoon tai ääneen lausuttuun loitsuun.',
    },
  },
  'quinta.actions.influence': {
    kind: 'action',
    source: both(at('Azioni', 'tabella'), at('Interazione sociale', 'Prove di caratteristica')),
    title: { en: 'Influence', it: 'Influenzare', fi: 'Vaikuttaminen' },
    statement: {
      en: "Make a Charisma check (Deception, Intimidation, Performance or Persuasion) or a Wisdom (Animal Handling) check to change a creature's attitude. The rest is our fill: the GM says whether the creature is willing (it agrees), unwilling (it refuses) or hesitant (roll). The DC is 15 or its Intelligence score, whichever is higher; a Friendly creature gives advantage, a Hostile one disadvantage. Success by default makes it do as asked and moves its attitude one step towards Friendly; failure changes nothing, and the same approach to it has to wait 24 hours.",
      it: "Si fa una prova di Carisma (Inganno, Intimidire, Intrattenere o Persuasione) o di Saggezza (Addestrare animali), e se riesce l'atteggiamento della creatura cambia. Il resto lo completiamo noi: il GM dice se la creatura è disposta (accetta), contraria (rifiuta) o esitante (si tira). La CD è 15 o il suo punteggio di Intelligenza, se è più alto; una creatura Amichevole dà vantaggio, una Ostile svantaggio. Il successo di norma le fa fare ciò che si chiede e ne sposta l'atteggiamento di un gradino verso Amichevole; il fallimento non cambia nulla, e lo stesso approccio con lei deve attendere 24 ore.",
      fi: 'Olennon asennetta muutetaan Karisman kykykokeella (esiintyminen, harhautus, suostuttelu tai uhkailu) tai kokeella Viisaus (eläinten käsittely). Loput on meidän täydennystämme: pelinjohtaja sanoo, onko olento halukas (suostuu), haluton (kieltäytyy) vai epäröivä (heitetään). VL on 15 tai olennon Älykkyyden arvo, jos se on suurempi; ystävällinen olento antaa edun, vihamielinen haitan. Onnistuessa se oletuksena tekee pyydetyn ja sen asenne siirtyy askeleen kohti ystävällistä; epäonnistuminen ei muuta asennetta, ja samaa keinoa saa yrittää siihen uudelleen vasta 24 tunnin päästä.',
    },
  },
  'quinta.actions.magic': {
    kind: 'action',
    source: at('Azioni', 'tabella'),
    title: { en: 'Magic', it: 'Magia', fi: 'Taikuus' },
    statement: {
      en: 'Cast a spell, use a magic item, or use a magical ability that takes an action. Spells are in a chapter that we do not have: each brings its own attack roll, saves, damage, healing or conditions.',
      it: "Si lancia un incantesimo, si usa un oggetto magico o una capacità magica che richiede un'azione. Gli incantesimi stanno in un capitolo che non abbiamo: ognuno porta con sé tiro per colpire, tiri salvezza, danni, guarigione o condizioni.",
      fi: 'Langetetaan loitsu, käytetään taikaesinettä tai toiminnon vaativaa taikakykyä. Loitsut ovat luvussa, jota meillä ei ole: kukin tuo mukanaan oman hyökkäysheittonsa, pelastusheittonsa, vahinkonsa, parannuksensa tai tilansa.',
    },
  },
  'quinta.actions.ready': {
    kind: 'action',
    source: at('Azioni', 'tabella'),
    title: { en: 'Ready', it: 'Preparare', fi: 'Valmistautuminen' },
    statement: {
      en: "Choose a trigger and say what to do when it comes. The rest is our fill: the trigger must be something one can perceive; the response is one action, or a move of up to Speed; it uses the Reaction, right after the trigger and before the start of one's next turn; one may let the trigger pass. A readied spell is cast when readied and held until then.",
      it: "Si sceglie un innesco e si dice che cosa fare quando arriva. Il resto lo completiamo noi: l'innesco dev'essere percepibile; la risposta è un'azione, o un movimento fino alla Velocità; consuma la Reazione, subito dopo l'innesco e prima dell'inizio del proprio turno seguente; l'innesco si può lasciar passare. Un incantesimo preparato si lancia subito e si trattiene fino ad allora.",
      fi: 'Valitaan laukaisin ja sanotaan, mitä silloin tehdään. Loput on meidän täydennystämme: laukaisimen on oltava havaittavissa; vastaus on yksi toiminto tai enintään nopeuden pituinen siirtymä; se kuluttaa reaktion heti laukaisimen jälkeen, ennen oman seuraavan vuoron alkua; laukaisimen saa myös antaa mennä. Valmisteltu loitsu langetetaan heti ja pidetään odottamassa.',
    },
  },
  'quinta.actions.search': {
    kind: 'action',
    source: at('Azioni', 'tabella'),
    title: { en: 'Search', it: 'Cercare', fi: 'Etsiminen' },
    statement: {
      en: "Make a Wisdom check to make out what is not obvious, with Insight, Medicine, Perception or Survival. What each finds is our fill: Insight a state of mind, Medicine an ailment or a cause of death, Perception a concealed creature or thing, Survival tracks or food. A hidden creature's Stealth total is the DC.",
      it: "Si fa una prova di Saggezza per cogliere ciò che non è evidente, con Intuizione, Medicina, Percezione o Sopravvivenza. Che cosa trovi ciascuna lo completiamo noi: Intuizione uno stato d'animo, Medicina un malanno o una causa di morte, Percezione una creatura o cosa celata, Sopravvivenza tracce o cibo. Per una creatura nascosta la CD è il suo totale di Furtività.",
      fi: 'Tehdään Viisauden kykykoe, jotta huomattaisiin jotakin, mikä ei ole ilmeistä: ihmistuntemus, lääkintä, havainnointi tai erätaidot. Mitä kukin löytää, on meidän täydennystämme: ihmistuntemus mielentilan, lääkintä vaivan tai kuolinsyyn, havainnointi kätketyn olennon tai esineen, erätaidot jäljet tai ruokaa. Piilossa olevan olennon VL on sen hiipimistulos.',
    },
  },
  'quinta.actions.study': {
    kind: 'action',
    source: at('Azioni', 'tabella'),
    title: { en: 'Study', it: 'Studiare', fi: 'Tutkiminen' },
    statement: {
      en: 'Make an Intelligence check to recall something or work it out, with Arcana, History, Investigation, Nature or Religion.',
      it: 'Si fa una prova di Intelligenza per ricordare o dedurre qualcosa, con Arcano, Storia, Indagare, Natura o Religione.',
      fi: 'Tehdään Älykkyyden kykykoe, jotta muistettaisiin tai pääteltäisiin jotakin: historia, luonto, salatieto, tutkinta tai uskonto.',
    },
  },
  'quinta.actions.utilize': {
    kind: 'action',
    source: both(at('Azioni', 'tabella'), at('Esplorazione', 'Interagire con oggetti')),
    title: { en: 'Utilize', it: 'Utilizzare', fi: 'Käyttäminen' },
    statement: {
      en: 'Use a nonmagical object when that takes an action; above all for every interaction with objects after the free one of the turn.',
      it: "Si usa un oggetto non magico quando serve un'azione; soprattutto per ogni interazione con oggetti dopo quella gratuita del turno.",
      fi: 'Käytetään taiatonta esinettä silloin, kun se vaatii toiminnon; etenkin jokaisessa esinetoimessa vuoron ilmaisen jälkeen.',
    },
  },
  'quinta.actions.improvise': {
    kind: 'gm-ruling',
    source: at('Azioni'),
    title: { en: 'Improvised actions', it: 'Azioni improvvisate', fi: 'Improvisoidut toiminnot' },
    statement: {
      en: 'Creatures can also do what is on no list, and features open further possibilities. Of an improvised action the GM decides whether it is possible and whether it takes a d20 Test. It takes the action unless the GM says otherwise.',
      it: "Le creature possono fare anche ciò che non è in elenco, e i privilegi aprono altre possibilità. Se si improvvisa, il GM stabilisce se la cosa si può fare e se occorre un Test con d20. Consuma l'azione, salvo che il GM dica altro.",
      fi: 'Olennot voivat tehdä muutakin kuin luettelossa on, ja piirteet avaavat lisää mahdollisuuksia. Improvisoidusta toiminnosta pelinjohtaja päättää, onko se mahdollinen ja vaatiiko se d20-kokeen. Se vie toiminnon, ellei pelinjohtaja sano muuta.',
    },
  },
  'quinta.actions.one-at-a-time': {
    kind: 'mechanic',
    source: at('Azioni', 'Una cosa alla volta'),
    title: { en: 'One thing at a time', it: 'Una cosa alla volta', fi: 'Yksi asia kerrallaan' },
    statement: {
      en: 'A creature does one action at a time, in combat and everywhere else: one can Influence somebody or Search for their tells, but not both at once.',
      it: "Una creatura fa un'azione alla volta, in combattimento e altrove: chi sta cercando di Influenzare qualcuno non può intanto Cercare di leggerne i segnali.",
      fi: 'Olento tekee yhden toiminnon kerrallaan, taistelussa ja muualla: voi joko vaikuttaa johonkuhun tai etsiä hänen eleistään merkkejä, mutta ei molempia yhtä aikaa.',
    },
  },
  'quinta.actions.bonus-action': {
    kind: 'mechanic',
    source: at('Azioni', 'Azioni bonus'),
    title: { en: 'Bonus actions', it: 'Azioni bonus', fi: 'Bonustoiminnot' },
    statement: {
      en: 'There is a bonus action only where a feature, spell or ability gives one. A creature takes at most one on its turn, however many it could; it chooses which, and when in the turn unless that is fixed. What keeps it from taking actions keeps it from bonus actions too.',
      it: "C'è un'Azione bonus solo dove un privilegio, un incantesimo o una capacità la concede. Se ne compie al massimo una per turno, quante che siano le opzioni; si sceglie quale, e quando nel turno salvo diversa indicazione. Ciò che impedisce di compiere azioni impedisce anche le azioni bonus.",
      fi: 'Bonustoiminto on olemassa vain, kun piirre, loitsu tai kyky sellaisen antaa. Omalla vuorolla niitä saa tehdä enintään yhden, vaikka vaihtoehtoja olisi useita; olento valitsee, minkä ja missä kohdassa vuoroa, ellei aikaa ole määrätty. Mikä estää toiminnot, estää myös bonustoiminnot.',
    },
  },
  'quinta.actions.reaction': {
    kind: 'mechanic',
    source: at('Azioni', 'Reazioni'),
    title: { en: 'Reactions', it: 'Reazioni', fi: 'Reaktiot' },
    statement: {
      en: "A Reaction answers a trigger at once, on one's own turn or another's; the opportunity attack is the commonest. After one there is no other until the start of one's next turn. It comes right after its trigger unless something says otherwise, and a turn that it interrupts goes on from there. Everybody begins a fight with a Reaction; several to one trigger go in Initiative order, starting after whoever's turn it is.",
      it: "Una Reazione risponde subito a un innesco, nel proprio turno o in quello altrui; la più comune è l'attacco di opportunità. Dopo, non se ne hanno altre fino all'inizio del proprio prossimo turno. Avviene subito dopo l'innesco salvo diversa specifica, e il turno interrotto riprende da lì. Tutti iniziano lo scontro con una Reazione; più reazioni allo stesso innesco seguono l'ordine di Iniziativa, a partire da chi viene dopo chi è di turno.",
      fi: 'Reaktio vastaa laukaisimeen heti, omalla tai toisen vuorolla; tilaisuusisku on yleisin. Sen jälkeen uutta ei saa ennen oman seuraavan vuoron alkua. Reaktio tulee heti laukaisimensa jälkeen, ellei toisin sanota, ja keskeytetty vuoro jatkuu siitä. Kaikilla on taistelun alussa reaktio; saman laukaisimen reaktiot tulevat aloitejärjestyksessä vuorossa olevasta seuraavasta alkaen.',
    },
  },
  'quinta.social.interaction': {
    kind: 'guidance',
    source: at('Interazione sociale'),
    title: { en: 'Social interaction', it: 'Interazione sociale', fi: 'Sosiaalinen vuorovaikutus' },
    statement: {
      en: 'In social interaction the characters meet people, or monsters, that would rather talk than fight. The GM plays every NPC. The scene moves on in two ways: by roleplaying and by ability checks.',
      it: "Nell'interazione sociale i personaggi incontrano persone, o mostri, che preferiscono parlare piuttosto che combattere. Il GM interpreta tutti i PNG. La scena avanza in due modi: con l'interpretazione e con le prove di caratteristica.",
      fi: 'Sosiaalisessa vuorovaikutuksessa hahmot kohtaavat ihmisiä tai hirviöitä, jotka mieluummin puhuvat kuin taistelevat. Pelinjohtaja pelaa kaikkia ei-pelaajahahmoja. Kohtaus etenee kahdella tavalla: roolipelaamalla ja kykykokeilla.',
    },
  },
  'quinta.social.attitudes': {
    kind: 'mechanic',
    source: at('Interazione sociale'),
    title: { en: 'Attitudes', it: 'Atteggiamento dei PNG', fi: 'Asenteet' },
    statement: {
      en: 'An NPC is Friendly, Indifferent or Hostile to the characters: the friendly tend to help, the hostile to hinder. The rest is our fill: Indifferent unless something says otherwise; checks to influence a Friendly one have advantage, a Hostile one disadvantage. An attitude is held to the group, and may differ for one character.',
      it: "Un PNG è Amichevole, Indifferente o Ostile verso i personaggi: i primi sono inclini ad aiutare, gli ultimi a ostacolare. Il resto lo completiamo noi: Indifferente salvo diversa indicazione; le prove per influenzare un Amichevole hanno vantaggio, un Ostile svantaggio. L'atteggiamento vale per il gruppo e può essere diverso per un singolo personaggio.",
      fi: 'Ei-pelaajahahmo on hahmoja kohtaan ystävällinen, välinpitämätön tai vihamielinen: ystävälliset auttavat mielellään, vihamieliset haittaavat. Loput on meidän täydennystämme: asenne on välinpitämätön, ellei toisin sanota; ystävälliseen vaikuttavissa kykykokeissa on etu, vihamieliseen haitta. Asenne koskee ryhmää ja voi olla yksittäistä hahmoa kohtaan toinen.',
    },
  },
  'quinta.social.roleplay': {
    kind: 'guidance',
    source: at('Interazione sociale', 'Interpretazione'),
    title: { en: 'Roleplaying', it: 'Interpretazione', fi: 'Roolipelaaminen' },
    statement: {
      en: "Roleplaying belongs to the whole game and shows most in talk. Players decide what their characters think, do and say, acting it out or describing it; both are as good. The GM takes an NPC's response from its personality and from what is done: a craven bandit may give way to threats, a stubborn merchant does not yield to pestering, a vain dragon welcomes flattery. Watching how an NPC is played shows what it is after; offering that, or playing on fears and wishes, may win friends, spare violence or bring out what one needs to know, while insulting pride or friends tends to fail. Roleplaying alone can change an attitude.",
      it: "L'interpretazione riguarda tutto il gioco ed emerge di più nel dialogo. I giocatori decidono pensieri, azioni e parole dei personaggi, recitandoli o descrivendoli; un modo vale l'altro. Il GM ricava la reazione di un PNG dalla sua personalità e da ciò che si fa: un bandito codardo può cedere alle minacce, un mercante testardo non cede a chi lo assilla, un drago vanitoso gradisce le adulazioni. Osservare come il PNG è interpretato mostra a che cosa mira; offrirglielo, o far leva su paure e desideri, può portare amicizie, evitare violenza o far ottenere informazioni, mentre offenderne l'orgoglio o gli amici porta spesso al fallimento. L'interpretazione da sola può cambiare un atteggiamento.",
      fi: 'Roolipelaaminen kuuluu koko peliin ja näkyy eniten keskusteluissa. Pelaajat päättävät, mitä hahmot ajattelevat, tekevät ja sanovat, joko esittäen tai kuvaillen; kumpikin on yhtä hyvä. Pelinjohtaja päättelee ei-pelaajahahmon vastauksen tämän luonteesta ja siitä, mitä tehdään: pelkurimainen rosvo voi taipua uhkailuun, itsepäinen kauppias ei taivu jankuttamiseen, turhamainen lohikäärme pitää imartelusta. Ei-pelaajahahmon seuraaminen paljastaa, mitä tämä tavoittelee; sen tarjoaminen tai peloilla ja haluilla pelaaminen voi tuoda ystäviä, säästää väkivallalta tai tuottaa tarvittavan tiedon, kun taas ylpeyden tai ystävien loukkaaminen johtaa helposti epäonnistumiseen. Pelkkä roolipelaaminen voi muuttaa asenteen.',
    },
  },
  'quinta.social.checks': {
    kind: 'mechanic',
    source: at('Interazione sociale', 'Prove di caratteristica'),
    title: {
      en: 'Checks in social scenes',
      it: "Prove di caratteristica nell'interazione",
      fi: 'Kykykokeet sosiaalisissa kohtauksissa',
    },
    statement: {
      en: 'When the GM wants dice to matter in such a scene the usual call is the Influence action. The group does well to let the character with the fitting proficiency lead: to deceive a guard, whoever is proficient in Deception. That is advice and binds nobody.',
      it: "Quando il GM vuole che in queste scene contino i dadi chiede di solito l'azione Influenzare. Al gruppo conviene che conduca chi ha la competenza adatta: per ingannare una guardia, chi è competente in Inganno. È un consiglio e non obbliga nessuno.",
      fi: 'Kun pelinjohtaja haluaa noppien vaikuttavan tällaisessa kohtauksessa, hän pyytää yleensä Vaikuttamisen. Ryhmän kannattaa antaa vetovastuu sille, jolla on sopiva osaaminen: vartijaa huijaa se, joka osaa harhautusta. Se on neuvo eikä sido ketään.',
    },
  },
  'quinta.exploration.equipment': {
    kind: 'content',
    source: at('Esplorazione', 'Equipaggiamento da avventura'),
    title: { en: 'Adventuring equipment', it: 'Equipaggiamento da avventura', fi: 'Seikkailuvarusteet' },
    statement: {
      en: "Gear opens ways: a ladder reaches high places, a torch or another light shows details, thieves' tools force locks and containers, caltrops hinder enemies. Weapons have peaceful uses too: a staff presses a suspicious button from afar. The chapter on equipment is not supplied; how far a torch shines is our fill: bright for 6 m and dim for 6 m more.",
      it: "L'equipaggiamento apre possibilità: una scala raggiunge luoghi alti, una torcia o un'altra fonte di luce mostra i dettagli, gli attrezzi da scasso forzano serrature e contenitori, i triboli ostacolano i nemici. Anche le armi hanno usi pacifici: un bastone ferrato preme da lontano un pulsante sospetto. Il capitolo sull'equipaggiamento non c'è; quanto illumini una torcia lo completiamo noi: luce intensa per 6 m e fioca per altri 6 m.",
      fi: 'Varusteet avaavat mahdollisuuksia: tikkailla pääsee korkealle, soihtu tai muu valo näyttää yksityiskohdat, tiirikat avaavat lukot ja arkut, maahan sirotellut piikit haittaavat vihollisia. Aseillakin on rauhanomaista käyttöä: sauvalla voi painaa epäilyttävää nappia etäältä. Varusteluku puuttuu; soihdun valo on meidän täydennystämme: 6 metriin asti kirkas ja siitä 6 metriä hämärä.',
    },
  },
  'quinta.vision.lightly-obscured': {
    kind: 'mechanic',
    source: at('Esplorazione', 'Visione e luce', 'Aree oscurate'),
    title: { en: 'Lightly obscured', it: 'Area leggermente oscurata', fi: 'Lievästi peittynyt alue' },
    statement: {
      en: 'In dim light, thin fog or moderate foliage Wisdom (Perception) checks that rely on sight have disadvantage. Other senses are not affected.',
      it: 'Con luce fioca, nebbia leggera o vegetazione moderata le prove di Saggezza (Percezione) basate sulla vista hanno svantaggio. Gli altri sensi non ne risentono.',
      fi: 'Hämärässä, ohuessa sumussa tai kohtalaisessa kasvillisuudessa näköön perustuvissa kokeissa Viisaus (havainnointi) on haitta. Muihin aisteihin se ei vaikuta.',
    },
  },
  'quinta.vision.heavily-obscured': {
    kind: 'mechanic',
    source: at('Esplorazione', 'Visione e luce', 'Aree oscurate'),
    title: { en: 'Heavily obscured', it: 'Area fortemente oscurata', fi: 'Täysin peittynyt alue' },
    statement: {
      en: 'Darkness, dense fog and thick foliage are opaque: who tries to see something there is as if Blinded for that. It is asked of each pair, who can see whom, and nobody is Blinded towards anything else; within such an area one sees nothing in it.',
      it: "Il buio, la nebbia fitta e la vegetazione densa sono opachi: chi tenta di vedervi qualcosa è come Accecato a quel fine (qui il capitolo dice Cieco). Si chiede per ogni coppia chi può vedere chi, e verso tutto il resto nessuno è Accecato; chi sta dentro l'area non vede nulla di ciò che vi si trova.",
      fi: 'Pimeys, sakea sumu ja tiheä kasvillisuus ovat läpinäkymättömiä: joka yrittää nähdä sinne, on siinä asiassa kuin sokaistunut. Jokaisesta parista kysytään, kuka näkee kenet, eikä kukaan ole muutoin sokaistunut; alueen sisällä ei näe mitään siellä olevaa.',
    },
  },
  'quinta.vision.light-levels': {
    kind: 'table',
    source: at('Esplorazione', 'Visione e luce', 'Luce'),
    title: { en: 'Light levels', it: 'Luce', fi: 'Valaistustasot' },
    statement: {
      en: 'In bright light (day, torches, lanterns, fires) one sees normally. Dim light (shadow, twilight, dawn, moonlight) makes an area lightly obscured. Darkness (a moonless night, an unlit dungeon, magical darkness) makes it heavily obscured. A place is as obscured as the worse of its light and its fog or foliage.',
      it: "Con luce intensa (giorno, torce, lanterne, fuochi) si vede normalmente. La luce fioca (ombra, crepuscolo, alba, luce lunare) rende un'area leggermente oscurata. L'oscurità (un dungeon non illuminato, una notte senza luna, il buio magico) la rende fortemente oscurata. Un luogo è oscurato quanto il peggio fra la sua luce e la sua nebbia o vegetazione.",
      fi: 'Kirkkaassa valossa (päivä, soihdut, lyhdyt, tulet) näkee tavallisesti. Hämärä (varjo, iltahämärä, aamunkoi, kuutamo) tekee alueesta lievästi peittyneen. Pimeys (kuuton yö, valaisematon luolasto, taikapimeys) tekee siitä täysin peittyneen. Paikka on niin peittynyt kuin pahempi sen valosta ja sen sumusta tai kasvillisuudesta.',
    },
  },
  'quinta.vision.special-senses': {
    kind: 'mechanic',
    source: at('Esplorazione', 'Visione e luce', 'Sensi speciali'),
    title: { en: 'Special senses', it: 'Sensi speciali', fi: 'Erityisaistit' },
    statement: {
      en: 'The chapter names four senses and leaves them to the glossary; we fill them in, each within its range. Blindsight perceives without sight, in darkness, when Blinded and even the Invisible, but not through total cover. Darkvision takes dim light for bright and darkness for dim. Tremorsense places what touches the same ground or liquid; it is no sight and misses what flies. Truesight sees in any darkness, the Invisible, and through illusions and transformations.',
      it: "Il capitolo nomina quattro sensi e li lascia al glossario; li completiamo noi, ciascuno entro il suo raggio. Vista cieca percepisce senza la vista, al buio, da Accecati e anche l'Invisibile, ma non attraverso una copertura totale. Scurovisione tratta la luce fioca come intensa e l'oscurità come fioca. Tremorsenso localizza ciò che tocca lo stesso suolo o liquido; non è vista e non coglie ciò che vola. Vista cieca vera vede in ogni oscurità, l'Invisibile, e attraverso illusioni e trasformazioni.",
      fi: 'Luku nimeää neljä aistia ja jättää ne sanastoon; täydennämme ne, kukin kantamansa sisällä. Sokeanäkö havaitsee näkemättä, pimeässä, sokaistuneenakin ja jopa näkymättömän, mutta ei täyden suojan läpi. Pimeänäölle hämärä on kirkasta ja pimeys hämärää. Tärinäaisti paikantaa samaa maata tai nestettä koskettavan; se ei ole näköä eikä huomaa lentävää. Tosinäkö näkee kaikessa pimeydessä, näkymättömän ja harhojen ja muodonmuutosten läpi.',
    },
  },
  'quinta.exploration.hiding': {
    kind: 'gm-ruling',
    source: at('Esplorazione', 'Nascondersi'),
    title: { en: 'When hiding is possible', it: 'Nascondersi (esplorazione)', fi: 'Milloin voi piiloutua' },
    statement: {
      en: 'Creatures hide to spy, to slip past guards or to lie in ambush. The GM decides when it is possible; doing it takes the Hide action.',
      it: "Ci si nasconde per osservare di soppiatto, sfuggire a chi fa la guardia o tendere un agguato. Quando le circostanze lo consentono lo dice il GM; per farlo serve l'azione Nascondersi.",
      fi: 'Olennot piiloutuvat vakoillakseen, hiipiäkseen vartijoiden ohi tai väijyäkseen. Pelinjohtaja päättää, milloin se on mahdollista; siihen tarvitaan Piiloutuminen.',
    },
  },
  'quinta.objects.simple-interaction': {
    kind: 'guidance',
    source: at('Esplorazione', 'Interagire con oggetti'),
    title: { en: 'Interacting with objects', it: 'Interagire con oggetti', fi: 'Esineiden käyttäminen' },
    statement: {
      en: 'Usually the player says what the character does to an object, such as pulling a lever or opening a door, and the GM tells what happens. The rules that follow come in only where they fit.',
      it: "Di solito il giocatore dice che cosa fa il personaggio con un oggetto, come spostare una leva o aprire una porta, e il GM racconta l'esito. Le regole che seguono intervengono solo dove serve.",
      fi: 'Yleensä pelaaja sanoo, mitä hahmo tekee esineelle, esimerkiksi kääntää vipua tai avaa oven, ja pelinjohtaja kertoo, mitä tapahtuu. Seuraavia sääntöjä käytetään vain siellä, minne ne sopivat.',
    },
  },
  'quinta.objects.definition': {
    kind: 'content',
    source: at('Esplorazione', 'Interagire con oggetti', 'Cos’è un oggetto?'),
    title: { en: 'What is an object?', it: "Cos'è un oggetto?", fi: 'Mikä on esine?' },
    statement: {
      en: 'For the rules an object is one separate lifeless thing: a window, a door, a sword, a book, a table, a chair, a stone. A building or a vehicle is not one object but many.',
      it: 'Per le regole un oggetto è una singola cosa inanimata: una finestra, una porta, una spada, un libro, un tavolo, una sedia, una pietra. Un edificio o un veicolo non è un oggetto ma più oggetti insieme.',
      fi: 'Säännöissä esine on yksi erillinen eloton kappale: ikkuna, ovi, miekka, kirja, pöytä, tuoli, kivi. Rakennus tai kulkuneuvo ei ole esine vaan monta esinettä yhdessä.',
    },
  },
  'quinta.objects.free-interaction': {
    kind: 'mechanic',
    source: at('Esplorazione', 'Interagire con oggetti', 'Interazioni a tempo limitato'),
    title: {
      en: 'One free object interaction',
      it: "Un'interazione gratuita con un oggetto",
      fi: 'Yksi ilmainen esinetoimi',
    },
    statement: {
      en: 'In combat and other hurried moments a creature interacts with one object a turn for free, during a move or an action of that turn. Every further interaction takes the Utilize action.',
      it: "In combattimento e in altre situazioni concitate ogni turno una creatura può maneggiare gratis un solo oggetto, mentre si muove o agisce. Ogni altra interazione richiede l'azione Utilizzare.",
      fi: 'Taistelussa ja muissa kiireisissä tilanteissa olento saa vuorollaan yhden ilmaisen esinetoimen liikkeen tai toiminnon aikana. Jokainen seuraava vie Käyttämisen.',
    },
  },
  'quinta.objects.find-hidden': {
    kind: 'mechanic',
    source: at('Esplorazione', 'Interagire con oggetti', 'Cercare oggetti nascosti'),
    title: {
      en: 'Finding hidden things',
      it: 'Cercare oggetti nascosti',
      fi: 'Piilotettujen esineiden löytäminen',
    },
    statement: {
      en: 'To find a secret door, a trap or the like the GM usually asks for Wisdom (Perception), provided that the player describes searching in the right place. Searching elsewhere cannot reveal it, whatever is rolled.',
      it: 'Per trovare una porta segreta, una trappola e simili di solito serve una prova di Saggezza (Percezione), purché il giocatore dica di cercare nel punto giusto. Cercando altrove non si trova, qualunque cosa si tiri.',
      fi: 'Salaoven, ansan tai muun kätketyn löytämiseen pelinjohtaja pyytää yleensä kokeen Viisaus (havainnointi), kunhan pelaaja kuvaa etsivänsä oikeasta paikasta. Muualta etsien sitä ei löydy, heittipä mitä tahansa.',
    },
  },
  'quinta.objects.carrying': {
    kind: 'optional',
    source: at('Esplorazione', 'Interagire con oggetti', 'Trasportare oggetti'),
    title: { en: 'Carrying capacity', it: 'Trasportare oggetti', fi: 'Kantokyky' },
    statement: {
      en: 'What one ordinarily carries is not counted. For something very heavy, or a great many things, the GM may apply a limit. The chapter gives no figures; ours are, for each point of Strength: Tiny 3.75 kg, Small and Medium 7.5, Large 15, Huge 30, Gargantuan 60. Twice that can be dragged, lifted or pushed; with more than the first limit Speed is at most 1.5 m.',
      it: 'Ciò che si porta di solito non si conta. Per qualcosa di molto pesante, o moltissime cose, il GM può applicare un limite. Il capitolo non dà cifre; le nostre, per ogni punto di Forza: Minuscola 3,75 kg, Piccola e Media 7,5, Grande 15, Enorme 30, Mastodontica 60. Si può trascinare, sollevare o spingere il doppio; oltre il primo limite la Velocità è al massimo 1,5 m.',
      fi: 'Tavallista kantamusta ei lasketa. Hyvin raskaaseen tai valtavaan määrään tavaraa pelinjohtaja voi soveltaa rajaa. Luku ei anna lukuja; meidän ovat Voiman pistettä kohti: pikkuruinen 3,75 kg, pieni ja keskikokoinen 7,5, suuri 15, valtava 30, jättimäinen 60. Raahata, nostaa tai työntää voi kaksinkertaisesti; ensimmäisen rajan yli nopeus on enintään 1,5 m.',
    },
  },
  'quinta.objects.breaking-fragile': {
    kind: 'action',
    source: at('Esplorazione', 'Interagire con oggetti', 'Rompere oggetti'),
    title: {
      en: 'Breaking fragile objects',
      it: 'Rompere oggetti fragili',
      fi: 'Hauraiden esineiden rikkominen',
    },
    statement: {
      en: 'As an action a creature destroys a fragile, nonmagical object, such as glass or paper, without a roll. It may be the Attack or the Utilize action. Magical and sturdy objects are not broken so.',
      it: "Con un'azione una creatura distrugge senza tirare un oggetto fragile e non magico, come vetro o carta. Può essere l'azione Attacco o Utilizzare. Gli oggetti magici e quelli resistenti non si rompono così.",
      fi: 'Yhdellä toiminnolla olento rikkoo hauraan ja taiattoman esineen, kuten lasin tai paperin, ilman heittoa. Se voi olla Hyökkäys tai Käyttäminen. Taikaesineet ja kestävät esineet eivät rikkoudu näin.',
    },
  },
  'quinta.objects.breaking-resilient': {
    kind: 'table',
    source: at('Esplorazione', 'Interagire con oggetti', 'Rompere oggetti'),
    title: {
      en: 'Breaking sturdy objects',
      it: 'Rompere oggetti resistenti',
      fi: 'Kestävien esineiden rikkominen',
    },
    statement: {
      en: 'The chapter leaves sturdy objects to the glossary; we fill it so. AC: cloth, paper, rope 11; crystal, glass, ice 13; wood 15; stone 17; iron, steel 19; mithral 21; adamantine 23. Hit points, fragile or sturdy: Tiny 2 (1d4) or 5 (2d4), Small 3 (1d6) or 10 (3d6), Medium 4 (1d8) or 18 (4d8), Large 5 (1d10) or 27 (5d10); larger things go by Large sections. At 0 an object is destroyed. It is immune to poison and psychic damage, makes no checks and fails every save. A damage threshold ignores any hit below it.',
      it: "Il capitolo lascia gli oggetti resistenti al glossario; lo completiamo così. CA: stoffa, carta, corda 11; cristallo, vetro, ghiaccio 13; legno 15; pietra 17; ferro, acciaio 19; mithral 21; adamantio 23. PF, fragile o resistente: Minuscolo 2 (1d4) o 5 (2d4), Piccolo 3 (1d6) o 10 (3d6), Medio 4 (1d8) o 18 (4d8), Grande 5 (1d10) o 27 (5d10); il più grande va per sezioni Grandi. A 0 l'oggetto è distrutto. È immune ai danni da veleno e psichici, non fa prove e fallisce ogni TS. Una soglia di danno ignora i colpi che non la raggiungono.",
      fi: 'Luku jättää kestävät esineet sanastoon; täydennämme näin. PL: kangas, paperi, köysi 11; kristalli, lasi, jää 13; puu 15; kivi 17; rauta, teräs 19; mithril 21; adamantiini 23. Kestopisteet hauraana tai kestävänä: pikkuruinen 2 (1d4) tai 5 (2d4), pieni 3 (1d6) tai 10 (3d6), keskikokoinen 4 (1d8) tai 18 (4d8), suuri 5 (1d10) tai 27 (5d10); isommat käsitellään suurina osina. Nollassa esine on tuhoutunut. Se on immuuni myrkky- ja psyykkiselle vahingolle, ei tee kykykokeita ja epäonnistuu jokaisessa pelastusheitossa. Vahinkokynnys torjuu sitä pienemmät osumat.',
    },
  },
  'quinta.exploration.marching-order': {
    kind: 'mechanic',
    source: at('Esplorazione', 'Ordine di marcia'),
    title: { en: 'Marching order', it: 'Ordine di marcia', fi: 'Marssijärjestys' },
    statement: {
      en: 'The party should have a marching order, indoors and out: it tells who is caught by traps, who may notice hidden enemies and who is nearest to the enemy when a fight begins. It can be changed at any time outside combat and noted in any way. It is a list of ranks, the first in front.',
      it: 'Il gruppo dovrebbe avere un ordine di marcia, in interni e in esterni: dice chi è colpito dalle trappole, chi può notare nemici nascosti e chi è più vicino ai nemici quando inizia uno scontro. Si può cambiare in ogni momento fuori dal combattimento e annotare come si preferisce. È un elenco di file, la prima davanti.',
      fi: 'Ryhmällä pitäisi olla marssijärjestys sisällä ja ulkona: se kertoo, kuka osuu ansoihin, kuka voi huomata piilossa olevat viholliset ja kuka on lähinnä vihollista taistelun alkaessa. Sitä saa muuttaa milloin tahansa taistelun ulkopuolella ja merkitä miten haluaa. Se on luettelo riveistä, ensimmäinen edessä.',
    },
  },
  'quinta.hazards.list': {
    kind: 'content',
    source: at('Esplorazione', 'Pericoli'),
    title: { en: 'Hazards', it: 'Pericoli', fi: 'Vaarat' },
    statement: {
      en: 'Besides monsters there are five hazards, which the chapter names and leaves to the glossary: burning, dehydration, falling, malnutrition and suffocation.',
      it: 'Oltre ai mostri ci sono cinque pericoli, che il capitolo nomina e lascia al glossario: bruciature, disidratazione, cadute, malnutrizione e soffocamento.',
      fi: 'Hirviöiden lisäksi on viisi vaaraa, jotka luku nimeää ja jättää sanastoon: palaminen, nestehukka, putoaminen, aliravitsemus ja tukehtuminen.',
    },
  },
  'quinta.hazards.burning': {
    kind: 'mechanic',
    source: at('Esplorazione', 'Pericoli'),
    title: { en: 'Burning', it: 'Bruciature', fi: 'Palaminen' },
    statement: {
      en: 'The chapter only names it; we fill it so: who burns takes 1d4 fire damage at the start of each of its turns. An action spent dropping Prone and rolling puts the fire out; so does dousing, submerging or smothering it, which comes before the damage.',
      it: "Il capitolo lo nomina soltanto; lo completiamo così: chi brucia subisce 1d4 danni da fuoco all'inizio di ogni suo turno. Con un'azione ci si butta proni e ci si rotola per spegnersi; spengono anche l'acqua, l'immersione o il soffocare le fiamme, che vengono prima dei danni.",
      fi: 'Luku vain nimeää tämän; täydennämme näin: palava ottaa 1d4 tulivahinkoa jokaisen vuoronsa alussa. Toiminnolla voi heittäytyä pitkälleen ja kieriä tulen sammuksiin; sen sammuttaa myös vesi, upottaminen tai tukahduttaminen, joka ehtii ennen vahinkoa.',
    },
  },
  'quinta.hazards.dehydration': {
    kind: 'mechanic',
    source: at('Esplorazione', 'Pericoli'),
    title: { en: 'Dehydration', it: 'Disidratazione', fi: 'Nestehukka' },
    statement: {
      en: "The chapter only names it; we fill it so: water a day for Tiny 1 litre, Small and Medium 4, Large 16, Huge 64, Gargantuan 256. Who drinks less than half gains 1 level of exhaustion at the end of the day. Levels from thirst stay until a full day's water is drunk.",
      it: 'Il capitolo lo nomina soltanto; lo completiamo così: acqua al giorno per Minuscola 1 litro, Piccola e Media 4, Grande 16, Enorme 64, Mastodontica 256. Chi beve meno della metà prende 1 livello di Affaticato a fine giornata. I livelli dovuti alla sete restano finché non si beve la razione di un giorno intero.',
      fi: 'Luku vain nimeää tämän; täydennämme näin: vettä päivässä pikkuruiselle 1 litra, pienelle ja keskikokoiselle 4, suurelle 16, valtavalle 64, jättimäiselle 256. Alle puolet juonut saa päivän lopussa 1 uupumustason. Janosta tulleet tasot pysyvät, kunnes juo täyden päivän veden.',
    },
  },
  'quinta.hazards.falling': {
    kind: 'mechanic',
    source: at('Esplorazione', 'Pericoli'),
    title: { en: 'Falling', it: 'Cadute', fi: 'Putoaminen' },
    statement: {
      en: 'The chapter only names it; we fill it so: a fall does 1d6 bludgeoning damage for every full 3 m, at most 20d6, and whoever takes damage lands Prone. Falling into liquid one may use the Reaction for a DC 15 Strength (Athletics) or Dexterity (Acrobatics) check, rolled first, to halve the damage.',
      it: 'Il capitolo lo nomina soltanto; lo completiamo così: una caduta infligge 1d6 danni contundenti per ogni 3 m interi, al massimo 20d6, e chi subisce danni atterra Prono. Cadendo in un liquido si può usare la Reazione per una prova di Forza (Atletica) o Destrezza (Acrobazia) CD 15, tirata prima, che dimezza i danni.',
      fi: 'Luku vain nimeää tämän; täydennämme näin: putoaminen tekee 1d6 murskaavaa vahinkoa jokaista täyttä 3 metriä kohti, enintään 20d6, ja vahinkoa ottanut päätyy pitkälleen. Nesteeseen pudotessa voi reaktiolla tehdä ensin kokeen Voima (atletiikka) tai Ketteryys (akrobatia), VL 15, joka puolittaa vahingon.',
    },
  },
  'quinta.hazards.malnutrition': {
    kind: 'mechanic',
    source: at('Esplorazione', 'Pericoli'),
    title: { en: 'Malnutrition', it: 'Malnutrizione', fi: 'Aliravitsemus' },
    statement: {
      en: "The chapter only names it; we fill it so: food a day for Tiny 0.125 kg, Small and Medium 0.5, Large 2, Huge 8, Gargantuan 32. Who eats, but less than half, makes a DC 10 Constitution save at the day's end or gains 1 level of exhaustion. Who eats nothing gains 1 level at the end of the fifth day and 1 each day after. Levels from hunger stay until a full day's food is eaten.",
      it: 'Il capitolo lo nomina soltanto; lo completiamo così: cibo al giorno per Minuscola 0,125 kg, Piccola e Media 0,5, Grande 2, Enorme 8, Mastodontica 32. Chi mangia, ma meno della metà, a fine giornata fa un TS su Costituzione CD 10 o prende 1 livello di Affaticato. Chi non mangia nulla prende 1 livello alla fine del quinto giorno e 1 ogni giorno seguente. I livelli dovuti alla fame restano finché non si mangia la razione di un giorno intero.',
      fi: 'Luku vain nimeää tämän; täydennämme näin: ruokaa päivässä pikkuruiselle 0,125 kg, pienelle ja keskikokoiselle 0,5, suurelle 2, valtavalle 8, jättimäiselle 32. Joka syö mutta alle puolet, tekee päivän lopussa Ruumiinrakenteen pelastusheiton VL 10 tai saa 1 uupumustason. Joka ei syö mitään, saa 1 tason viidennen päivän lopussa ja 1 jokaisen seuraavan. Nälästä tulleet tasot pysyvät, kunnes syö täyden päivän ruoan.',
    },
  },
  'quinta.hazards.suffocation': {
    kind: 'mechanic',
    source: at('Esplorazione', 'Pericoli'),
    title: { en: 'Suffocation', it: 'Soffocamento', fi: 'Tukehtuminen' },
    statement: {
      en: "The chapter only names it; we fill it so: one holds one's breath for 1 minute plus the Constitution modifier in minutes, at least 30 seconds. Out of breath or choking, one gains 1 level of exhaustion at the end of each turn; breathing again takes all of those away. With ten levels that is ten turns.",
      it: 'Il capitolo lo nomina soltanto; lo completiamo così: si trattiene il fiato per 1 minuto più il modificatore di Costituzione in minuti, almeno 30 secondi. Senza fiato o soffocando si prende 1 livello di Affaticato alla fine di ogni turno; tornando a respirare spariscono tutti. Con dieci livelli sono dieci turni.',
      fi: 'Luku vain nimeää tämän; täydennämme näin: hengitystä voi pidättää 1 minuutin plus Ruumiinrakenteen muunnin minuutteina, vähintään 30 sekuntia. Hengen loputtua tai kuristuessa saa 1 uupumustason jokaisen vuoronsa lopussa; kun hengitys taas kulkee, nämä kaikki poistuvat. Kymmenellä tasolla se on kymmenen vuoroa.',
    },
  },
  'quinta.travel.methods': {
    kind: 'gm-ruling',
    source: at('Esplorazione', 'Viaggio'),
    title: { en: 'Travel: summary or pace', it: 'Viaggio', fi: 'Matkustaminen' },
    statement: {
      en: 'A long journey is either told by the GM in a few words or played with the rules of pace.',
      it: 'Un lungo viaggio viene riassunto dal GM oppure giocato con le regole del passo di marcia.',
      fi: 'Pitkän matkan pelinjohtaja joko tiivistää muutamaan sanaan tai pelaa matkavauhdin säännöillä.',
    },
  },
  'quinta.travel.pace': {
    kind: 'table',
    source: at('Esplorazione', 'Viaggio', 'Passo di marcia'),
    title: { en: 'Travel pace', it: 'Passo di marcia', fi: 'Matkavauhti' },
    statement: {
      en: 'Outside combat a group travels fast, at a normal pace or slowly. In a minute 120, 90 or 60 m; in an hour 4, 3 or 2 km; in a day 48, 38 or 29 km. The columns do not agree with each other, so each is used only for its own span of time. An option corrects the hours to 6, 4.5 and 3 km.',
      it: "Fuori dal combattimento un gruppo viaggia a passo Veloce, Normale o Lento. In un minuto 120, 90 o 60 m; in un'ora 4, 3 o 2 km; in un giorno 48, 38 o 29 km. Le colonne non vanno d'accordo fra loro, quindi ciascuna si usa solo per il suo intervallo. Un'opzione corregge le ore a 6, 4,5 e 3 km.",
      fi: 'Taistelun ulkopuolella ryhmä matkaa nopeasti, tavallisesti tai hitaasti. Minuutissa 120, 90 tai 60 m; tunnissa 4, 3 tai 2 km; päivässä 48, 38 tai 29 km. Sarakkeet eivät täsmää keskenään, joten kutakin käytetään vain omaan aikaansa. Asetuksella tunnit voi korjata 6, 4,5 ja 3 kilometriin.',
    },
  },
  'quinta.travel.pace-effects': {
    kind: 'mechanic',
    source: at('Esplorazione', 'Viaggio', 'Passo di marcia', 'Effetti di gioco'),
    title: { en: 'Effects of pace', it: 'Effetti del passo di marcia', fi: 'Matkavauhdin vaikutukset' },
    statement: {
      en: 'While travelling: fast, disadvantage on Wisdom (Perception), Wisdom (Survival) and Dexterity (Stealth) checks; normal, disadvantage on Dexterity (Stealth); slow, advantage on Wisdom (Perception) and Wisdom (Survival).',
      it: 'In viaggio: Veloce, svantaggio alle prove di Saggezza (Percezione), Saggezza (Sopravvivenza) e Destrezza (Furtività); Normale, svantaggio alle prove di Destrezza (Furtività); Lento, vantaggio alle prove di Saggezza (Percezione) e Saggezza (Sopravvivenza).',
      fi: 'Matkalla: nopeasti haitta kokeissa Viisaus (havainnointi), Viisaus (erätaidot) ja Ketteryys (hiipiminen); tavallisesti haitta kokeessa Ketteryys (hiipiminen); hitaasti etu kokeissa Viisaus (havainnointi) ja Viisaus (erätaidot).',
    },
  },
  'quinta.travel.mounts': {
    kind: 'mechanic',
    source: at('Esplorazione', 'Viaggio', 'Passo di marcia'),
    title: { en: 'Travelling mounted', it: 'Viaggiare con cavalcature', fi: 'Ratsain matkustaminen' },
    statement: {
      en: "On horses or other mounts a group covers twice the distance for one hour; then the mounts need a short or a long rest. By default they go on at the ordinary pace but do not double again before such a rest; each doubled hour adds one hour's distance to the day.",
      it: "Su cavalli o altre cavalcature un gruppo copre il doppio della distanza per 1 ora; poi le cavalcature hanno bisogno di un Riposo breve o lungo. Di norma proseguono al passo ordinario ma non raddoppiano prima di quel riposo; ogni ora raddoppiata aggiunge al giorno la distanza di un'ora.",
      fi: 'Hevosilla tai muilla ratsuilla ryhmä kulkee tunnin ajan kaksinkertaisen matkan; sitten ratsut tarvitsevat lyhyen tai pitkän levon. Oletuksena ne jatkavat tavalliseen tahtiin mutta eivät kaksinkertaista ennen lepoa; jokainen kaksinkertainen tunti lisää päivään tunnin matkan.',
    },
  },
  'quinta.travel.vehicles': {
    kind: 'mechanic',
    source: at('Esplorazione', 'Viaggio', 'Veicoli'),
    title: { en: 'Vehicles', it: 'Veicoli', fi: 'Kulkuneuvot' },
    statement: {
      en: "In carts and other land vehicles a pace is chosen as usual. On water the group goes at the ship's speed, chooses no pace and has none of its effects; the ship may travel up to 24 hours a day, by its kind and crew. The vehicles themselves are in a chapter that is not supplied.",
      it: "Su carri e altri veicoli terrestri si sceglie il passo di marcia come di consueto. Sull'acqua il gruppo va alla velocità della nave, non sceglie un passo e non ne ha gli effetti; la nave può viaggiare fino a 24 ore al giorno, secondo il tipo e l'equipaggio. I veicoli stanno in un capitolo che non abbiamo.",
      fi: 'Vaunuissa ja muissa maakulkuneuvoissa vauhti valitaan tavalliseen tapaan. Vesillä ryhmä kulkee laivan nopeudella, ei valitse vauhtia eikä saa sen vaikutuksia; laiva voi kulkea jopa 24 tuntia päivässä tyypin ja miehistön mukaan. Itse kulkuneuvot ovat luvussa, jota meillä ei ole.',
    },
  },
  'quinta.combat.rounds': {
    kind: 'mechanic',
    source: at('Combattimento', 'Ordine del combattimento'),
    title: { en: 'Rounds and turns', it: 'Round e turni', fi: 'Kierrokset ja vuorot' },
    statement: {
      en: 'A fight is usually a clash of two sides. It runs in rounds of about 6 seconds; in each, everybody taking part has one turn, in an order fixed at the start by Initiative. Round follows round until a side is defeated.',
      it: "Uno scontro oppone di solito due schieramenti. Si svolge in round di circa 6 secondi; in ciascuno ogni partecipante ha un turno, in un ordine fissato all'inizio dall'Iniziativa. I round si susseguono finché una parte non è sconfitta.",
      fi: 'Taistelu on yleensä kahden puolen yhteenotto. Se etenee noin 6 sekunnin kierroksin; kullakin kierroksella jokaisella osallistujalla on yksi vuoro alussa heitetyssä aloitejärjestyksessä. Kierroksia seuraa toisensa perään, kunnes jompikumpi puoli on lyöty.',
    },
  },
  'quinta.combat.steps': {
    kind: 'mechanic',
    source: at('Combattimento', 'Ordine del combattimento', 'Fasi del combattimento'),
    title: { en: 'Combat step by step', it: 'Fasi del combattimento', fi: 'Taistelun vaiheet' },
    statement: {
      en: 'Three phases in order: the positions are established, Initiative is rolled, and everybody acts in turn; the third repeats until the fight ends.',
      it: 'Tre fasi in ordine: si stabiliscono le posizioni, si tira Iniziativa e si agisce a turni; la terza si ripete finché lo scontro termina.',
      fi: 'Kolme vaihetta järjestyksessä: sovitaan sijainnit, heitetään aloite ja toimitaan vuorotellen; kolmas toistuu, kunnes taistelu päättyy.',
    },
  },
  'quinta.combat.positions': {
    kind: 'gm-ruling',
    source: at('Combattimento', 'Ordine del combattimento', 'Fasi del combattimento'),
    title: { en: 'Establishing positions', it: 'Stabilire le posizioni', fi: 'Sijaintien määrittäminen' },
    statement: {
      en: 'The GM decides where everybody is, from the marching order or from what the players said they were doing. By default the ranks of the marching order stand one square behind the other.',
      it: "Dove stia ciascuno lo stabilisce il GM, guardando all'ordine di marcia o a ciò che i giocatori hanno detto di fare. Di norma le file dell'ordine di marcia stanno un quadretto l'una dietro l'altra.",
      fi: 'Pelinjohtaja päättää, missä kukin on, marssijärjestyksen tai pelaajien kertoman perusteella. Oletuksena marssijärjestyksen rivit ovat ruudun välein peräkkäin.',
    },
  },
  'quinta.combat.end': {
    kind: 'mechanic',
    source: at('Combattimento', 'Ordine del combattimento', 'Fine del combattimento'),
    title: { en: 'End of combat', it: 'Fine del combattimento', fi: 'Taistelun päättyminen' },
    statement: {
      en: 'A fight ends when one side is defeated, each of its members killed, unconscious, surrendered or fled, or when both sides agree to stop.',
      it: 'Lo scontro termina quando una parte è sconfitta, cioè ognuno dei suoi è ucciso, privo di sensi, arreso o fuggito, oppure quando le due parti si accordano per smettere.',
      fi: 'Taistelu päättyy, kun yksi puoli on lyöty eli kaikki sen jäsenet ovat kuolleet, tajuttomia, antautuneet tai paenneet, tai kun molemmat puolet päättävät lopettaa.',
    },
  },
  'quinta.initiative.roll': {
    kind: 'mechanic',
    source: at('Combattimento', 'Ordine del combattimento', 'Iniziativa'),
    title: { en: 'Rolling initiative', it: 'Tirare Iniziativa', fi: 'Aloiteheitto' },
    statement: {
      en: 'At the start everybody taking part makes a Dexterity check; the total is their Initiative for the whole fight. Players roll for their characters, the GM for monsters. What affects ability checks affects it; proficiency counts only if a feature says so.',
      it: "All'inizio ogni partecipante fa una prova di Destrezza; il totale è la sua Iniziativa per tutto lo scontro. I giocatori tirano per i personaggi, il GM per i mostri. Ciò che tocca le prove di caratteristica tocca anche questa; la competenza conta solo se un privilegio lo dice.",
      fi: 'Alussa jokainen osallistuja tekee Ketteryyden kykykokeen; summa on hänen aloitteensa koko taistelun ajan. Pelaajat heittävät hahmoilleen, pelinjohtaja hirviöille. Kykykokeisiin vaikuttava vaikuttaa tähänkin; osaaminen lasketaan vain, jos piirre niin sanoo.',
    },
  },
  'quinta.initiative.group': {
    kind: 'mechanic',
    source: at('Combattimento', 'Ordine del combattimento', 'Iniziativa'),
    title: {
      en: 'One roll for identical monsters',
      it: 'Un tiro per i mostri identici',
      fi: 'Yhteinen heitto samanlaisille hirviöille',
    },
    statement: {
      en: 'The GM rolls once for each group of identical monsters, and all of them use that result. Monsters that differ in anything that affects the roll, such as surprise, are separate groups. Each still has a turn of its own, in the order the GM likes.',
      it: "Il GM tira una volta sola per ogni gruppo di mostri identici, e tutti usano quel risultato. I mostri che differiscono in qualcosa che tocca il tiro, come la sorpresa, sono gruppi distinti. Ognuno ha comunque il suo turno, nell'ordine che il GM preferisce.",
      fi: 'Pelinjohtaja heittää kerran kutakin samanlaisten hirviöiden ryhmää kohti, ja kaikki käyttävät samaa tulosta. Hirviöt, jotka eroavat jossakin heittoon vaikuttavassa, kuten yllätyksessä, ovat eri ryhmiä. Jokaisella on silti oma vuoronsa pelinjohtajan valitsemassa järjestyksessä.',
    },
  },
  'quinta.initiative.surprise': {
    kind: 'mechanic',
    source: at('Combattimento', 'Ordine del combattimento', 'Iniziativa'),
    title: { en: 'Surprise', it: 'Sorpresa', fi: 'Yllätys' },
    statement: {
      en: 'Who is caught by surprise when a fight starts has disadvantage on the Initiative roll, and no other loss: neither a turn nor a Reaction. The GM says who is surprised.',
      it: "Chi è colto di sorpresa all'inizio di uno scontro ha svantaggio al tiro di Iniziativa e non perde altro: né un turno né una Reazione. Chi è sorpreso lo dice il GM.",
      fi: 'Taistelun alkaessa yllätetyllä on haitta aloiteheitossa, eikä hän menetä muuta: ei vuoroa eikä reaktiota. Pelinjohtaja sanoo, ketkä yllätetään.',
    },
  },
  'quinta.initiative.order': {
    kind: 'mechanic',
    source: at('Combattimento', 'Ordine del combattimento', 'Iniziativa'),
    title: { en: 'Initiative order', it: 'Ordine di Iniziativa', fi: 'Vuorojärjestys' },
    statement: {
      en: 'Turns go from the highest Initiative to the lowest, in the same order every round.',
      it: "I turni vanno dall'Iniziativa più alta alla più bassa, nello stesso ordine a ogni round.",
      fi: 'Vuorot kulkevat suurimmasta aloitteesta pienimpään, joka kierroksella samassa järjestyksessä.',
    },
  },
  'quinta.initiative.ties': {
    kind: 'mechanic',
    source: at('Combattimento', 'Ordine del combattimento', 'Iniziativa'),
    title: { en: 'Initiative ties', it: 'Pareggi di Iniziativa', fi: 'Aloitteen tasatilanteet' },
    statement: {
      en: 'Of tied monsters the GM decides the order, of tied characters the players, between a monster and a character the GM. Nothing is rolled again and Dexterity breaks no tie. If both kinds are tied, each side orders its own and the GM then puts the two together without changing either.',
      it: 'Fra mostri in parità decide il GM, fra personaggi i giocatori, tra un mostro e un personaggio il GM. Non si ritira nulla e la Destrezza non spareggia. Se sono in parità degli uni e degli altri, ciascuna parte ordina i suoi e il GM poi li intreccia senza cambiare nessuno dei due ordini.',
      fi: 'Tasatuloksessa pelinjohtaja järjestää hirviöt, pelaajat hahmot, ja hirviön ja hahmon välillä päättää pelinjohtaja. Mitään ei heitetä uudelleen, eikä Ketteryys ratkaise. Jos tasoissa on kumpiakin, kumpikin järjestää omansa ja pelinjohtaja lomittaa ne muuttamatta kummankaan järjestystä.',
    },
  },
  'quinta.turn.move-and-action': {
    kind: 'mechanic',
    source: at('Combattimento', 'Ordine del combattimento', 'Il tuo turno'),
    title: { en: 'Your turn', it: 'Il tuo turno', fi: 'Oma vuoro' },
    statement: {
      en: 'On its turn a creature may move up to its Speed and take one action, in the order it likes.',
      it: "Nel suo turno una creatura può muoversi fino alla sua Velocità e fare un'azione, nell'ordine che preferisce.",
      fi: 'Vuorollaan olento saa liikkua enintään nopeutensa verran ja tehdä yhden toiminnon haluamassaan järjestyksessä.',
    },
  },
  'quinta.turn.communicate': {
    kind: 'mechanic',
    source: at('Combattimento', 'Ordine del combattimento', 'Il tuo turno'),
    title: { en: 'Communicating', it: 'Comunicare', fi: 'Viestintä' },
    statement: {
      en: "On its turn a creature may speak or gesture without spending action or movement. A longer speech, or an attempt to influence somebody, takes the Influence action. By default that is on one's own turn only; whether a speech is long is said by whoever makes it.",
      it: "Nel suo turno una creatura può parlare o fare gesti senza consumare azioni o movimento. Un discorso più lungo, o un tentativo di influenza, richiede l'azione Influenzare. Di norma solo nel proprio turno; se un discorso sia lungo lo dice chi lo fa.",
      fi: 'Vuorollaan olento saa puhua tai elehtiä kuluttamatta toimintoa tai liikettä. Pidempi puhe tai vaikuttamisyritys vie Vaikuttamisen. Oletuksena vain omalla vuorolla; puhuja itse sanoo, onko puhe pitkä.',
    },
  },
  'quinta.turn.interact': {
    kind: 'mechanic',
    source: at('Combattimento', 'Ordine del combattimento', 'Il tuo turno'),
    title: {
      en: 'Interacting with the surroundings',
      it: "Interagire con l'ambiente",
      fi: 'Ympäristön käyttäminen',
    },
    statement: {
      en: 'Once a turn a creature may interact with what is around it for free, such as opening a door or picking something up. More takes the Utilize action. It is the same single free interaction as with objects.',
      it: "Una volta per turno una creatura può interagire gratuitamente con l'ambiente, come aprire una porta o raccogliere un oggetto. Per altro serve l'azione Utilizzare. È la stessa unica interazione gratuita che si ha con gli oggetti.",
      fi: 'Kerran vuorossa olento saa ilmaiseksi käsitellä ympäristöään, esimerkiksi avata oven tai poimia esineen. Enempään tarvitaan Käyttäminen. Se on sama ainoa ilmainen toimi kuin esineiden kanssa.',
    },
  },
  'quinta.turn.nothing': {
    kind: 'guidance',
    source: at('Combattimento', 'Ordine del combattimento', 'Il tuo turno'),
    title: { en: 'Doing nothing', it: 'Fare nulla', fi: 'Tekemättä jättäminen' },
    statement: {
      en: 'A creature may neither move nor act. Who is in doubt might Dodge or Ready.',
      it: 'Una creatura può non muoversi né agire. A chi è incerto convengono Schivata o Preparare.',
      fi: 'Olento saa olla liikkumatta ja toimimatta. Epävarman kannattaa valita Väistö tai Valmistautuminen.',
    },
  },
  'quinta.grid.squares': {
    kind: 'optional',
    source: at('Combattimento', 'Giocare su una griglia'),
    title: { en: 'Squares', it: 'Quadretti', fi: 'Ruudut' },
    statement: {
      en: 'On a grid with miniatures or tokens each square is 1.5 m. Without a grid the same costs are counted in metres.',
      it: 'Su una griglia con miniature o segnalini ogni quadretto è 1,5 m. Senza griglia gli stessi costi si contano in metri.',
      fi: 'Ruudukolla, jossa on miniatyyrejä tai pelimerkkejä, yksi ruutu on 1,5 m. Ilman ruudukkoa samat hinnat lasketaan metreinä.',
    },
  },
  'quinta.grid.speed': {
    kind: 'optional',
    source: at('Combattimento', 'Giocare su una griglia'),
    title: { en: 'Speed in squares', it: 'Velocità in quadretti', fi: 'Nopeus ruutuina' },
    statement: {
      en: 'Speed in squares is Speed divided by 1.5 m, rounded down: 9 m is 6 squares.',
      it: 'La Velocità in quadretti è la Velocità divisa per 1,5 m, per difetto: 9 m sono 6 quadretti.',
      fi: 'Nopeus ruutuina on nopeus jaettuna 1,5 metrillä, alaspäin pyöristäen: 9 m on 6 ruutua.',
    },
  },
  'quinta.grid.enter-square': {
    kind: 'optional',
    source: at('Combattimento', 'Giocare su una griglia'),
    title: { en: 'Entering a square', it: 'Entrare in un quadretto', fi: 'Ruutuun siirtyminen' },
    statement: {
      en: 'Entering a square costs 1 square of movement, 2 if it is difficult terrain, and one must be able to pay all of it. The chapter gives diagonals no price of their own: by default a diagonal step is like any other.',
      it: 'Entrare in un quadretto costa 1 quadretto di movimento, 2 se è terreno difficile, e bisogna poterlo pagare tutto. Alle diagonali il capitolo non dà un prezzo proprio: di norma un passo in diagonale è come ogni altro.',
      fi: 'Ruutuun siirtyminen maksaa 1 ruudun liikettä, vaikeakulkuiseen 2, ja koko hinta on voitava maksaa. Vinoille askelille luku ei anna omaa hintaa: oletuksena vino askel on kuin muutkin.',
    },
  },
  'quinta.grid.corners': {
    kind: 'optional',
    source: at('Combattimento', 'Giocare su una griglia'),
    title: { en: 'Corners', it: 'Angoli', fi: 'Kulmat' },
    statement: {
      en: 'A diagonal step may not cut the corner of a wall or another obstacle: one such obstacle on either of the two squares beside the step forbids it. Creatures are no obstacles in this.',
      it: "Non si può tagliare in diagonale l'angolo di un muro o altro ostacolo: ne basta uno su uno dei due quadretti a fianco del passo per vietarlo. Le creature qui non sono ostacoli.",
      fi: 'Vinolla askeleella ei saa oikaista seinän tai muun esteen kulman yli: yksikin este kummassa tahansa askeleen viereisessä ruudussa kieltää sen. Olennot eivät ole tässä esteitä.',
    },
  },
  'quinta.grid.distance': {
    kind: 'optional',
    source: at('Combattimento', 'Giocare su una griglia'),
    title: { en: 'Counting distance', it: 'Distanze sulla griglia', fi: 'Etäisyydet ruudukolla' },
    statement: {
      en: 'Distance is counted in squares on the shortest way from the edge of one to the other. The count is our fill where the chapter is brief: begin with the square beside the first and end in the nearest square of the other, so that neighbours, diagonal ones too, are 1 square or 1.5 m apart, and those in the same space 0. Walls do not make it longer.',
      it: "La distanza si conta in quadretti sul percorso più breve dal bordo dell'uno all'altro. Il conteggio lo completiamo noi dove il capitolo è breve: si parte dal quadretto accanto al primo e si finisce nel più vicino dell'altro, così che i vicini, anche in diagonale, distano 1 quadretto cioè 1,5 m, e chi è nello stesso spazio 0. I muri non la allungano.",
      fi: 'Etäisyys lasketaan ruutuina lyhintä tietä toisen reunasta toiseen. Laskutapa on meidän täydennystämme, koska luku on niukka: aloitetaan ensimmäisen viereisestä ruudusta ja päätetään toisen lähimpään ruutuun, joten vierekkäiset, vinottainkin, ovat 1 ruudun eli 1,5 metrin päässä ja samassa tilassa olevat 0:n. Seinät eivät pidennä sitä.',
    },
  },
  'quinta.movement.speed': {
    kind: 'mechanic',
    source: at('Combattimento', 'Movimento e posizione'),
    title: { en: 'Moving', it: 'Movimento', fi: 'Liikkuminen' },
    statement: {
      en: 'On its turn a creature may move any distance up to its Speed, or stay. What it spends is taken from that allowance. Speed is its base, changed by fixed amounts but not below 0, then halved once, then 0 if anything says so. If it falls during the turn, what has been spent is taken from the new Speed.',
      it: 'Nel suo turno una creatura può muoversi fino alla sua Velocità, o restare ferma. Ciò che spende si toglie da quella riserva. La Velocità è quella di base, modificata da quantità fisse ma non sotto 0, poi dimezzata una volta, poi 0 se qualcosa lo impone. Se cala durante il turno, il già speso si toglie dalla nuova Velocità.',
      fi: 'Vuorollaan olento saa liikkua enintään nopeutensa verran tai pysyä paikallaan. Käytetty liike vähennetään tästä. Nopeus on perusnopeus, jota kiinteät määrät muuttavat mutta ei alle nollan, sitten mahdollisesti kerran puolitettuna, ja lopuksi 0, jos jokin niin määrää. Jos se laskee kesken vuoron, käytetty liike vähennetään uudesta nopeudesta.',
    },
  },
  'quinta.movement.modes': {
    kind: 'mechanic',
    source: at('Combattimento', 'Movimento e posizione'),
    title: {
      en: 'Climbing, crawling, jumping, swimming',
      it: 'Arrampicarsi, strisciare, saltare, nuotare',
      fi: 'Kiipeäminen, ryömiminen, hyppääminen, uiminen',
    },
    statement: {
      en: 'A move may include climbing, crawling, jumping and swimming. The chapter gives no costs; we fill them in: climbing, crawling and swimming cost 1 more for each unit (2 more in difficult terrain) unless a Speed for it is used. A long jump covers up to 0.3 m for each point of Strength after a run of 3 m, half from standing; a high jump 0.3 m times 3 plus the Strength modifier, at least 0, half from standing. A jump spends the distance jumped.',
      it: 'Muovendosi si può anche nuotare, saltare, strisciare e arrampicarsi. Il capitolo non dà costi; li completiamo noi: arrampicarsi, strisciare e nuotare costano 1 in più per ogni unità (2 in più su terreno difficile) salvo una Velocità apposita. Un salto in lungo copre fino a 0,3 m per punto di Forza dopo una rincorsa di 3 m, la metà da fermi; un salto in alto 0,3 m per 3 più il modificatore di Forza, almeno 0, la metà da fermi. Un salto spende la distanza saltata.',
      fi: 'Liike voi sisältää kiipeämistä, ryömimistä, hyppäämistä ja uimista. Luku ei anna hintoja; täydennämme ne: kiipeäminen, ryömiminen ja uiminen maksavat yksikköä kohti 1 lisää (vaikeakulkuisessa 2 lisää), ellei siihen ole omaa nopeutta. Pituushyppy on enintään 0,3 m Voiman pistettä kohti 3 metrin vauhdilla, paikaltaan puolet; korkeushyppy 0,3 m kertaa 3 plus Voiman muunnin, vähintään 0, paikaltaan puolet. Hyppy kuluttaa hypätyn matkan.',
    },
  },
  'quinta.movement.difficult-terrain': {
    kind: 'mechanic',
    source: at('Combattimento', 'Movimento e posizione'),
    title: { en: 'Difficult terrain', it: 'Terreno difficile', fi: 'Vaikeakulkuinen maasto' },
    statement: {
      en: 'Movement in difficult terrain costs double: 1.5 m of way takes 3 m of movement. Several reasons in one place double it once; that much is our fill.',
      it: 'Il movimento su terreno difficile costa il doppio: 1,5 m di percorso sono 3 m di movimento. Più motivi nello stesso punto raddoppiano una volta sola; questo lo completiamo noi.',
      fi: 'Vaikeakulkuisessa maastossa liike maksaa kaksinkertaisesti: 1,5 metrin matka vie 3 m liikettä. Useakin syy samassa paikassa kaksinkertaistaa vain kerran; se on meidän täydennystämme.',
    },
  },
  'quinta.movement.splitting': {
    kind: 'mechanic',
    source: at('Combattimento', 'Movimento e posizione'),
    title: { en: 'Breaking up the move', it: 'Spezzare il movimento', fi: 'Liikkeen jakaminen' },
    statement: {
      en: 'Movement may be broken up: some before and some after an action or a Reaction, and between the actions of a turn; so also around a bonus action and between the attacks of one action.',
      it: "Il movimento si può spezzare: parte prima e parte dopo un'azione o una Reazione, e fra azioni diverse del turno; quindi anche intorno a un'Azione bonus e fra gli attacchi di una stessa azione.",
      fi: 'Liikkeen saa jakaa: osa ennen ja osa jälkeen toiminnon tai reaktion ja vuoron eri toimintojen väliin; siis myös bonustoiminnon molemmin puolin ja saman toiminnon hyökkäysten väliin.',
    },
  },
  'quinta.movement.drop-prone': {
    kind: 'mechanic',
    source: at('Combattimento', 'Movimento e posizione'),
    title: { en: 'Dropping prone', it: 'Buttarsi a terra', fi: 'Heittäytyminen maahan' },
    statement: {
      en: 'On its turn a creature may lie down Prone without an action or movement, except while its Speed is 0. What counts is Speed, not the movement left.',
      it: 'Nel suo turno una creatura può mettersi Prona senza spendere nulla, purché la sua Velocità non sia 0. Conta la Velocità, non il movimento rimasto.',
      fi: 'Vuorollaan olento saa heittäytyä pitkälleen ilman toimintoa tai liikettä, paitsi jos sen nopeus on 0. Ratkaisevaa on nopeus, ei jäljellä oleva liike.',
    },
  },
  'quinta.movement.stand-up': {
    kind: 'mechanic',
    source: at('Condizioni', 'Elenco delle condizioni', 'Prono', 'silenzio'),
    title: { en: 'Standing up', it: 'Rialzarsi', fi: 'Nouseminen' },
    statement: {
      en: "The chapter does not say how one gets up; we fill it so: rising from Prone costs movement equal to half of one's Speed, rounded down, and is impossible with Speed 0. Until then one can only crawl.",
      it: 'Il capitolo non dice come ci si rialza; lo completiamo così: rialzarsi da Prono costa movimento pari a metà della Velocità, per difetto, ed è impossibile con Velocità 0. Fino ad allora si può solo strisciare.',
      fi: 'Luku ei kerro, miten pystyyn noustaan; täydennämme näin: nouseminen maksaa liikettä puolet nopeudesta alaspäin pyöristäen, eikä onnistu nopeudella 0. Siihen asti voi vain ryömiä.',
    },
  },
  'quinta.movement.size': {
    kind: 'table',
    source: at('Combattimento', 'Movimento e posizione'),
    title: { en: 'Size and space', it: 'Taglia e spazio occupato', fi: 'Koko ja tila' },
    statement: {
      en: "A creature's size is the space it holds: Tiny 0.75 m a side, four to a square; Small and Medium 1.5 m, 1 square; Large 3 m, 4 squares (2 × 2); Huge 4.5 m, 9 squares (3 × 3); Gargantuan 6 m, 16 squares (4 × 4).",
      it: 'La taglia di una creatura è lo spazio che occupa: Minuscola 0,75 m di lato, quattro per quadretto; Piccola e Media 1,5 m, 1 quadretto; Grande 3 m, 4 quadretti (2 × 2); Enorme 4,5 m, 9 quadretti (3 × 3); Mastodontica 6 m, 16 quadretti (4 × 4).',
      fi: 'Olennon koko on sen varaama tila: pikkuruinen 0,75 m sivultaan, neljä ruutua kohti; pieni ja keskikokoinen 1,5 m, 1 ruutu; suuri 3 m, 4 ruutua (2 × 2); valtava 4,5 m, 9 ruutua (3 × 3); jättimäinen 6 m, 16 ruutua (4 × 4).',
    },
  },
  'quinta.movement.through-creatures': {
    kind: 'mechanic',
    source: at('Combattimento', 'Movimento e posizione'),
    title: { en: 'Moving through creatures', it: 'Muoversi tra creature', fi: 'Olentojen läpi liikkuminen' },
    statement: {
      en: 'One may pass through the space of an ally, of an Incapacitated creature, of a Tiny one, or of one two sizes or more larger or smaller. That space is difficult terrain unless its occupant is an ally or Tiny. Every other occupied space blocks the way.',
      it: 'Si può attraversare lo spazio altrui se chi lo occupa è un alleato, è incapacitato, è Minuscolo o differisce di almeno due taglie, in più o in meno. Quello spazio è terreno difficile, salvo che chi lo occupa sia un alleato o Minuscolo. Ogni altro spazio occupato sbarra la via.',
      fi: 'Liikkua saa liittolaisen, toimintakyvyttömän, pikkuruisen tai vähintään kaksi kokoluokkaa suuremman tai pienemmän olennon tilan läpi. Se on vaikeakulkuista maastoa, paitsi jos tilan haltija on liittolainen tai pikkuruinen. Kaikki muut varatut tilat sulkevat tien.',
    },
  },
  'quinta.movement.end-in-occupied': {
    kind: 'mechanic',
    source: at('Combattimento', 'Movimento e posizione'),
    title: {
      en: 'Ending in an occupied space',
      it: 'Terminare nello spazio altrui',
      fi: 'Pysähtyminen varattuun tilaan',
    },
    statement: {
      en: 'Nobody ends a move willingly in a space that another occupies, except those who are Tiny, or larger than everybody there. A passage that would have to stop in a forbidden space may not be begun; who is stopped there by something else stays until their next move.',
      it: 'Nessuno termina volontariamente il movimento nello spazio occupato da altri, a meno che sia Minuscolo o più grande di chiunque vi si trovi. Non si può iniziare un passaggio che dovrebbe fermarsi in uno spazio vietato; chi vi è fermato da altro vi resta fino al prossimo movimento.',
      fi: 'Kukaan ei omasta tahdostaan päätä liikettään toisen varaamaan tilaan, ellei ole pikkuruinen tai suurempi kuin kaikki siellä olijat. Läpikulkua, joka joutuisi pysähtymään kiellettyyn tilaan, ei saa aloittaa; muun syyn pysäyttämä jää sinne seuraavaan liikkeeseensä asti.',
    },
  },
  'quinta.attack.sequence': {
    kind: 'mechanic',
    source: at('Combattimento', 'Effettuare un attacco'),
    title: { en: 'Making an attack', it: 'Effettuare un attacco', fi: 'Hyökkäyksen tekeminen' },
    statement: {
      en: 'An attack is made with the Attack action, or with a bonus action or Reaction that allows one. Choose a target within range: a creature, an object or a place. The GM settles cover, advantage and disadvantage, bonuses and penalties. Roll to hit, and on a hit roll damage.',
      it: "Si attacca con l'azione Attacco, o con un'Azione bonus o Reazione che lo permetta. Si sceglie un bersaglio entro portata: una creatura, un oggetto o un punto. Il GM valuta copertura, vantaggio e svantaggio, bonus e penalità. Si tira per colpire e, se si colpisce, si tirano i danni.",
      fi: 'Hyökkäys tehdään Hyökkäyksellä tai bonustoiminnolla tai reaktiolla, joka sen sallii. Valitaan kohde kantaman sisältä: olento, esine tai paikka. Pelinjohtaja arvioi suojan, edun ja haitan, bonukset ja vähennykset. Heitetään hyökkäysheitto ja osuman tullessa vahinko.',
    },
  },
  'quinta.attack.ability': {
    kind: 'mechanic',
    source: at('Ritmo di gioco', 'Le eccezioni superano le regole generali'),
    title: { en: 'Ability used to attack', it: "Caratteristica dell'attacco", fi: 'Hyökkäyksen kyky' },
    statement: {
      en: "Melee attacks use Strength and ranged attacks Dexterity, unless something says otherwise, as a spell or a weapon's property may.",
      it: "In mischia si attacca con Forza, a distanza con Destrezza, salvo che qualcosa dica altro, come un incantesimo o la proprietà di un'arma.",
      fi: 'Lähitaisteluhyökkäys käyttää Voimaa ja kaukohyökkäys Ketteryyttä, ellei jokin, kuten loitsu tai aseen ominaisuus, sano toisin.',
    },
  },
  'quinta.attack.unseen-target': {
    kind: 'mechanic',
    source: at('Combattimento', 'Attaccanti e bersagli invisibili'),
    title: { en: 'Attacking an unseen target', it: 'Attaccare chi non si vede', fi: 'Kohde, jota ei näe' },
    statement: {
      en: 'Attacking a creature that one cannot see has disadvantage. If it is not where one thinks, the attack misses whatever is rolled; the roll is made all the same, so that an empty place is not given away.',
      it: "Attaccare una creatura che non si vede ha svantaggio. Se non è dove si pensa, l'attacco manca qualunque sia il tiro; si tira comunque, per non rivelare che il posto era vuoto.",
      fi: 'Hyökkäyksessä olentoon, jota ei näe, on haitta. Jos se ei ole siellä missä luullaan, hyökkäys menee ohi, heittipä mitä tahansa; heitto tehdään silti, jottei paikan tyhjyys paljastu.',
    },
  },
  'quinta.attack.unseen-attacker': {
    kind: 'mechanic',
    source: at('Combattimento', 'Attaccanti e bersagli invisibili'),
    title: {
      en: 'Attacking while unseen',
      it: 'Attaccare senza essere visti',
      fi: 'Hyökkääjä, jota ei nähdä',
    },
    statement: {
      en: 'Attack rolls against a creature that cannot see the attacker have advantage.',
      it: "I tiri per colpire una creatura che non può vedere l'attaccante hanno vantaggio.",
      fi: 'Hyökkäysheitoissa olentoa vastaan, joka ei näe hyökkääjää, on etu.',
    },
  },
  'quinta.attack.reveal-hidden': {
    kind: 'mechanic',
    source: at('Combattimento', 'Attaccanti e bersagli invisibili'),
    title: {
      en: 'Attacking gives away a hiding place',
      it: 'Attaccare da nascosto',
      fi: 'Hyökkäys paljastaa piilon',
    },
    statement: {
      en: 'Who attacks from hiding gives away their position, hit or miss, once the attack is settled; the attack itself still has the benefit of being unseen. Invisibility by magic does not end by this: only the place becomes known.',
      it: "Chi attacca da nascosto rivela la sua posizione, che colpisca o manchi, una volta risolto l'attacco; l'attacco stesso ha ancora il beneficio di non essere visti. L'invisibilità magica non finisce per questo: si conosce solo il posto.",
      fi: 'Piilosta hyökkäävä paljastaa paikkansa, osui tai ei, kun hyökkäys on ratkaistu; itse hyökkäys saa vielä näkymättömyyden hyödyn. Taian näkymättömyys ei tähän pääty: vain paikka tulee tunnetuksi.',
    },
  },
  'quinta.attack.cover': {
    kind: 'table',
    source: at('Combattimento', 'Copertura'),
    title: { en: 'Cover', it: 'Copertura', fi: 'Suoja' },
    statement: {
      en: "Obstacles protect in three degrees. Half cover, from another creature or an obstacle before half the body: +2 to AC and Dexterity saves. Three-quarters cover, from an obstacle before three quarters: +5 to both. Total cover, from an obstacle before all of it: no direct target. It counts only from beyond the obstacle; areas are the effect's own matter. The GM says the degree; by default a creature on the straight line gives half.",
      it: "Gli ostacoli proteggono in tre gradi. Mezza copertura, da un'altra creatura o un ostacolo davanti a metà corpo: +2 a CA e TS su Destrezza. Tre quarti, da un ostacolo davanti a ¾ del corpo: +5 a entrambi. Totale, da un ostacolo che copre del tutto: non si può essere presi di mira direttamente. Conta solo da oltre l'ostacolo; per le aree decide l'effetto. Il grado lo dice il GM; di norma una creatura sulla linea retta dà mezza copertura.",
      fi: 'Esteet suojaavat kolmessa asteessa. Puolisuoja, kun toinen olento tai este peittää puolet kehosta: +2 PL:ään ja Ketteryyden pelastusheittoihin. Kolmen neljänneksen suoja esteen takana: +5 kumpaankin. Täysi suoja, kun este peittää kokonaan: ei voi ottaa suoraan kohteeksi. Suoja pätee vain esteen toiselta puolelta; alueista päättää vaikutus itse. Pelinjohtaja sanoo asteen; oletuksena suoralla linjalla oleva olento antaa puolisuojan.',
    },
  },
  'quinta.attack.cover-combining': {
    kind: 'mechanic',
    source: at('Combattimento', 'Copertura', 'silenzio'),
    title: { en: 'Several kinds of cover', it: 'Più coperture', fi: 'Useita suojia' },
    statement: {
      en: 'The chapter is silent on this, and we fill it so: of several kinds of cover only the best counts; bonuses are not added.',
      it: 'Il capitolo tace, e lo completiamo così: di più coperture conta solo la migliore; i bonus non si sommano.',
      fi: 'Luku vaikenee tästä, ja täydennämme sen näin: useasta suojasta vain paras lasketaan; bonuksia ei lasketa yhteen.',
    },
  },
  'quinta.attack.range': {
    kind: 'mechanic',
    source: at('Combattimento', 'Attacchi a distanza'),
    title: { en: 'Range', it: 'Gittata', fi: 'Kantama' },
    statement: {
      en: 'A ranged attack needs a target within range. With one range, nothing beyond it can be attacked. With two, there is no penalty up to the first, disadvantage beyond it up to the second, and no attack beyond that. The limits themselves are within.',
      it: "Un attacco a distanza richiede un bersaglio entro gittata. Con una sola gittata non si può colpire oltre. Con due, fino alla prima non c'è penalità, oltre e fino alla seconda c'è svantaggio, oltre ancora non si può colpire. I limiti sono compresi.",
      fi: 'Kaukohyökkäys vaatii kohteen kantaman sisällä. Yhdellä kantamalla sen yli ei voi hyökätä. Kahdella ensimmäiseen asti ei ole vähennystä, sen yli toiseen asti on haitta, ja siitä yli ei voi hyökätä. Rajat itse ovat vielä kantaman sisällä.',
    },
  },
  'quinta.attack.ranged-in-melee': {
    kind: 'mechanic',
    source: at('Combattimento', 'Attacchi a distanza'),
    title: {
      en: 'Ranged attacks in close combat',
      it: 'Corpo a corpo ravvicinato',
      fi: 'Kaukohyökkäys lähitaistelussa',
    },
    statement: {
      en: 'A ranged attack has disadvantage within 1.5 m of an enemy who can see the attacker and is not Incapacitated, whoever the target is.',
      it: "Un attacco a distanza ha svantaggio entro 1,5 m da un nemico che vede l'attaccante e non è incapacitato, chiunque sia il bersaglio.",
      fi: 'Kaukohyökkäyksessä on haitta, jos enintään 1,5 metrin päässä on vihollinen, joka näkee hyökkääjän eikä ole toimintakyvytön, olipa kohde kuka tahansa.',
    },
  },
  'quinta.attack.melee-reach': {
    kind: 'mechanic',
    source: at('Combattimento', 'Attacchi in mischia'),
    title: {
      en: 'Melee attacks and reach',
      it: 'Attacchi in mischia e portata',
      fi: 'Lähitaistelu ja ulottuvuus',
    },
    statement: {
      en: "A melee attack strikes a target within reach, with a melee weapon, an unarmed strike or a monster's claws, bite and the like. Reach is usually 1.5 m; some creatures have more.",
      it: "In mischia si colpisce chi è entro la portata, con un'arma da corpo a corpo, un Colpo senz'armi o gli artigli, i morsi e simili di un mostro. La portata è di norma 1,5 m; alcune creature ne hanno di più.",
      fi: 'Lähitaisteluhyökkäys osuu ulottuvuuden sisällä olevaan kohteeseen lähitaisteluaseella, aseettomalla iskulla tai hirviön kynsillä, hampailla tai muilla. Ulottuvuus on yleensä 1,5 m; joillakin enemmän.',
    },
  },
  'quinta.attack.unarmed-strike': {
    kind: 'mechanic',
    source: both(at('Azioni', 'tabella'), at('Combattimento', 'Attacchi in mischia')),
    title: { en: 'Unarmed strike', it: "Colpo senz'armi", fi: 'Aseeton isku' },
    statement: {
      en: 'An unarmed strike is a melee attack with the body. The chapter says no more; we fill it so: everybody is proficient, the roll adds the Strength modifier and the Proficiency Bonus, and a hit does 1 plus the Strength modifier in bludgeoning damage, not below 0. There are no dice for a critical hit to double. Instead of damage it may grapple or shove.',
      it: "Un Colpo senz'armi è un attacco in mischia con il corpo. Il capitolo non dice altro; lo completiamo così: tutti vi hanno competenza, il tiro aggiunge modificatore di Forza e Bonus di competenza, e se colpisce infligge 1 più il modificatore di Forza danni contundenti, mai sotto 0. Non ci sono dadi che un colpo critico possa raddoppiare. Invece dei danni può afferrare o spingere.",
      fi: 'Aseeton isku on lähitaisteluhyökkäys omalla keholla. Luku ei sano enempää; täydennämme näin: kaikki osaavat sen, heittoon lisätään Voiman muunnin ja osaamisbonus, ja osuma tekee 1 plus Voiman muunnin murskaavaa vahinkoa, ei alle nollan. Kriittisellä osumalla ei ole noppia kaksinkertaistettavaksi. Vahingon sijasta sillä voi tarttua tai tönäistä.',
    },
  },
  'quinta.attack.grappling': {
    kind: 'mechanic',
    source: at('Condizioni', 'Elenco delle condizioni', 'Afferrato', 'presupposto'),
    title: { en: 'Grapple and shove', it: 'Afferrare e spingere', fi: 'Tarttuminen ja tönäisy' },
    statement: {
      en: "The chapter knows the Grappled but not how one grabs; we fill it so: an unarmed strike may, instead of damage, grapple or shove a target within 1.5 m at most one size larger. The target makes a Strength or Dexterity save, as it likes, against DC 8 plus the attacker's Strength modifier and Proficiency Bonus; failing, it is Grappled (the attacker needs a free hand), or pushed 1.5 m or knocked Prone as the attacker likes. An action and a Strength (Athletics) or Dexterity (Acrobatics) check against that DC gets it free; so does a grappler who is Incapacitated, out of reach or lets go.",
      it: "Il capitolo conosce chi è Afferrato ma non come si afferra; lo completiamo così: un Colpo senz'armi può, invece dei danni, afferrare o spingere un bersaglio entro 1,5 m, al massimo di una taglia più grande. Il bersaglio fa un TS su Forza o Destrezza, a scelta, contro CD 8 più modificatore di Forza e Bonus di competenza dell'attaccante; se fallisce è Afferrato (all'attaccante serve una mano libera), oppure spinto di 1,5 m o gettato Prono a scelta dell'attaccante. Con un'azione e una prova di Forza (Atletica) o Destrezza (Acrobazia) contro quella CD si libera; si libera anche se chi lo afferra è incapacitato, è fuori portata o lascia la presa.",
      fi: 'Luku tuntee otteessa olevan mutta ei tarttumista; täydennämme näin: aseettomalla iskulla voi vahingon sijasta tarttua enintään 1,5 metrin päässä olevaan, enintään yhtä kokoluokkaa suurempaan kohteeseen tai tönäistä sitä. Kohde tekee valintansa mukaan Voiman tai Ketteryyden pelastusheiton, VL 8 plus hyökkääjän Voiman muunnin ja osaamisbonus; epäonnistuessaan se on otteessa (hyökkääjä tarvitsee vapaan käden) tai siirtyy 1,5 m tai kaatuu hyökkääjän valinnan mukaan. Toiminnolla ja kokeella Voima (atletiikka) tai Ketteryys (akrobatia) samaa VL:ää vastaan pääsee irti; samoin jos tarttuja on toimintakyvytön, ulottumattomissa tai päästää irti.',
    },
  },
  'quinta.attack.opportunity': {
    kind: 'mechanic',
    source: at('Combattimento', 'Attacchi in mischia', 'Attacchi di opportunità'),
    title: { en: 'Opportunity attack', it: 'Attacco di opportunità', fi: 'Tilaisuusisku' },
    statement: {
      en: "When a creature leaves one's reach, one may use the Reaction for one melee attack against it. Moving about within reach, or into it, provokes nothing. The moment is our fill: just before the creature leaves, and if it still can it then moves on. By default it is offered against enemies, and they need not be seen.",
      it: 'Quando una creatura lascia la propria portata si può usare la Reazione per un attacco in mischia contro di lei. Muoversi dentro la portata, o entrarvi, non provoca nulla. Il momento lo completiamo noi: subito prima che la creatura esca, poi se può prosegue. Di norma si offre contro i nemici, e non occorre vederli.',
      fi: 'Kun olento poistuu ulottuvuudelta, sitä vastaan saa reaktiolla tehdä yhden lähitaisteluhyökkäyksen. Ulottuvuuden sisällä liikkuminen tai sinne tuleminen ei anna tilaisuutta. Hetki on meidän täydennystämme: juuri ennen poistumista, ja sitten olento jatkaa, jos vielä voi. Oletuksena isku tarjotaan vihollisia vastaan, eikä heitä tarvitse nähdä.',
    },
  },
  'quinta.attack.opportunity-avoid': {
    kind: 'mechanic',
    source: at('Combattimento', 'Attacchi in mischia', 'Attacchi di opportunità'),
    title: {
      en: 'Avoiding opportunity attacks',
      it: 'Evitare gli attacchi di opportunità',
      fi: 'Tilaisuusiskun välttäminen',
    },
    statement: {
      en: "No opportunity attack is provoked by who took Disengage this turn, who teleports, or who is moved by an effect. A readied move is one's own movement and does provoke.",
      it: 'Non provoca attacchi di opportunità chi in questo turno ha usato Disimpegno, chi si teletrasporta o chi viene spostato da un effetto. Un movimento preparato è movimento proprio e li provoca.',
      fi: 'Tilaisuusiskua ei saa siihen, joka on tällä vuorolla irrottautunut, joka teleporttaa tai jota jokin vaikutus siirtää. Valmisteltu siirtymä on omaa liikettä ja antaa tilaisuuden.',
    },
  },
  'quinta.mounted.eligible-mount': {
    kind: 'mechanic',
    source: at('Combattimento', 'Combattimento a cavallo'),
    title: { en: 'What can be ridden', it: 'Cavalcatura adatta', fi: 'Millä voi ratsastaa' },
    statement: {
      en: 'One may ride a creature that is willing, at least one size larger than oneself and suitably built; of its build the GM judges.',
      it: "Si può cavalcare una creatura consenziente, di almeno una taglia più grande della propria e di anatomia adatta; dell'anatomia giudica il GM.",
      fi: 'Ratsastaa voi olennolla, joka suostuu, on vähintään yhtä kokoluokkaa suurempi ja ruumiiltaan sopiva; sopivuuden arvioi pelinjohtaja.',
    },
  },
  'quinta.mounted.mounting': {
    kind: 'mechanic',
    source: at('Combattimento', 'Combattimento a cavallo'),
    title: {
      en: 'Mounting and dismounting',
      it: 'Montare e smontare',
      fi: 'Selkään nouseminen ja laskeutuminen',
    },
    statement: {
      en: "Mounting or dismounting costs movement equal to half of one's own Speed, rounded down. The rest is our fill: the mount is within 1.5 m, that much movement is left, and Speed is not 0.",
      it: 'Montare o smontare costa movimento pari a metà della propria Velocità, per difetto. Il resto lo completiamo noi: la cavalcatura è entro 1,5 m, resta abbastanza movimento e la Velocità non è 0.',
      fi: 'Ratsun selkään nouseminen tai laskeutuminen maksaa liikettä puolet omasta nopeudesta alaspäin pyöristäen. Loput on meidän täydennystämme: ratsu on enintään 1,5 metrin päässä, liikettä on jäljellä riittävästi eikä nopeus ole 0.',
    },
  },
  'quinta.mounted.controlled': {
    kind: 'mechanic',
    source: at('Combattimento', 'Combattimento a cavallo'),
    title: { en: 'Controlled mount', it: 'Controllare una cavalcatura', fi: 'Ohjattu ratsu' },
    statement: {
      en: "Only a trained mount can be controlled. Its Initiative becomes the rider's, it moves with its own Speed as the rider directs, and its only actions are Dash, Disengage and Dodge. That it may act in the very turn it is mounted is our fill.",
      it: 'Si può controllare solo una cavalcatura addestrata. La sua Iniziativa diventa quella del cavaliere, si muove con la propria Velocità dove lui vuole e può compiere solo Scatto, Disimpegno e Schivata. Che agisca già nel turno in cui la si monta lo completiamo noi.',
      fi: 'Vain koulutettua ratsua voi ohjata. Sen aloite on ratsastajan aloite, se liikkuu omalla nopeudellaan ratsastajan tahdon mukaan, ja sen ainoat toiminnot ovat Pyrähdys, Irrottautuminen ja Väistö. Se, että ratsu saa toimia jo selkäännousun vuorolla, on meidän täydennystämme.',
    },
  },
  'quinta.mounted.independent': {
    kind: 'mechanic',
    source: at('Combattimento', 'Combattimento a cavallo'),
    title: { en: 'Independent mount', it: 'Cavalcatura indipendente', fi: 'Itsenäinen ratsu' },
    statement: {
      en: 'A mount that is not controlled keeps its own Initiative and acts as it likes, with all its actions.',
      it: 'Una cavalcatura non controllata mantiene la sua Iniziativa e agisce come vuole, con tutte le sue azioni.',
      fi: 'Ratsu, jota ei ohjata, pitää oman aloitteensa ja toimii kuten haluaa kaikin toiminnoin.',
    },
  },
  'quinta.mounted.falling-off': {
    kind: 'mechanic',
    source: at('Combattimento', 'Combattimento a cavallo'),
    title: { en: 'Falling off', it: 'Cadere da cavallo', fi: 'Ratsun selästä putoaminen' },
    statement: {
      en: "If the mount is pushed or the rider is knocked down, the rider makes a DC 10 Dexterity save or falls off, landing Prone within 1.5 m, without damage from the fall. We count every move against the mount's will, and the mount knocked Prone. A rider who saves stays in the saddle and is not Prone. The GM says where one lands.",
      it: 'Se la cavalcatura viene spinta o il cavaliere è buttato giù, questi fa un TS su Destrezza CD 10 o cade Prono entro 1,5 m, senza danni da caduta. Contiamo ogni spostamento contro la volontà della cavalcatura, e la cavalcatura gettata Prona. Chi supera il TS resta in sella e non è Prono. Dove si cade lo dice il GM.',
      fi: 'Jos ratsua työnnetään tai ratsastaja kaadetaan, ratsastaja tekee Ketteryyden pelastusheiton VL 10 tai putoaa pitkälleen enintään 1,5 metrin päähän ilman putoamisvahinkoa. Mukaan luemme kaiken ratsun tahdonvastaisen siirtämisen ja ratsun kaatamisen. Onnistunut pysyy satulassa eikä ole pitkällään. Pelinjohtaja sanoo, mihin pudotaan.',
    },
  },
  'quinta.underwater.melee': {
    kind: 'mechanic',
    source: at('Combattimento', 'Combattimento sott’acqua'),
    title: { en: 'Melee under water', it: "Armi ostacolate sott'acqua", fi: 'Lähitaistelu veden alla' },
    statement: {
      en: 'Under water a creature without a swimming Speed has disadvantage on melee attacks unless the weapon does piercing damage. Unarmed strikes are hindered; of several types of damage one that is piercing is enough.',
      it: "Sott'acqua chi non ha una velocità di nuoto ha svantaggio agli attacchi in mischia, salvo che l'arma infligga danni perforanti. I Colpi senz'armi sono ostacolati; di più tipi di danno basta che uno sia perforante.",
      fi: 'Veden alla olennolla, jolla ei ole uintinopeutta, on haitta lähitaisteluhyökkäyksissä, ellei ase tee lävistävää vahinkoa. Aseettomat iskut kärsivät; useasta vahinkotyypistä riittää, että yksi on lävistävä.',
    },
  },
  'quinta.underwater.ranged': {
    kind: 'mechanic',
    source: at('Combattimento', 'Combattimento sott’acqua'),
    title: {
      en: 'Ranged attacks under water',
      it: "Attacchi a distanza sott'acqua",
      fi: 'Kaukohyökkäys veden alla',
    },
    statement: {
      en: 'Under water a ranged attack always misses beyond its normal range, even with a 20, and has disadvantage within it, with every weapon. It is enough that the attacker or the target is under water; a single range counts as normal.',
      it: "Sott'acqua un attacco a distanza manca sempre oltre la gittata normale, anche con un 20, ed entro di essa ha svantaggio, con ogni arma. Basta che sia sott'acqua l'attaccante o il bersaglio; un'unica gittata vale come normale.",
      fi: 'Veden alla kaukohyökkäys menee normaalikantaman ulkopuolella aina ohi, 20:lläkin, ja sen sisällä siinä on haitta, kaikilla aseilla. Riittää, että hyökkääjä tai kohde on veden alla; ainoa kantama on normaalikantama.',
    },
  },
  'quinta.underwater.fire': {
    kind: 'mechanic',
    source: at('Combattimento', 'Combattimento sott’acqua'),
    title: { en: 'Fire under water', it: "Resistenza al fuoco sott'acqua", fi: 'Tuli veden alla' },
    statement: {
      en: 'Everything under water has resistance to fire damage.',
      it: "Chiunque e qualunque cosa sia sott'acqua ha resistenza al fuoco.",
      fi: 'Kaikella veden alla on vastustuskyky tulivahinkoa vastaan.',
    },
  },
  'quinta.hp.points': {
    kind: 'mechanic',
    source: at('Danni e guarigione', 'Punti ferita'),
    title: { en: 'Hit points', it: 'Punti ferita', fi: 'Kestopisteet' },
    statement: {
      en: 'Hit points are toughness and the will to live. The maximum is the healthy value; the current ones lie between 0 and that, and damage lowers them. Losing them has no effect of its own before 0. If the maximum falls below the current value, that falls with it.',
      it: 'I PF sono resistenza fisica e volontà di vivere. Il massimo è il valore da sano; quelli attuali stanno fra 0 e il massimo, e i danni li riducono. Perderli non ha effetti finché non si scende a 0. Se il massimo scende sotto gli attuali, questi scendono con lui.',
      fi: 'Kestopisteet ovat sitkeyttä ja elämänhalua. Maksimi on terveen arvo; nykyiset ovat nollan ja maksimin välillä, ja vahinko vähentää niitä. Menetys ei vaikuta mihinkään ennen nollaa. Jos maksimi laskee alle nykyisen arvon, tämä laskee samalla.',
    },
  },
  'quinta.hp.bloodied': {
    kind: 'derived',
    source: at('Danni e guarigione', 'Punti ferita'),
    title: { en: 'Bloodied', it: 'Insanguinato', fi: 'Verissä päin' },
    statement: {
      en: 'A creature with half its maximum hit points or fewer is Bloodied. That does nothing by itself but may set off other things. Temporary hit points do not count.',
      it: 'Una creatura con metà dei PF massimi o meno è Insanguinata. Di per sé non ha effetti, ma può innescarne altri. I PF temporanei non contano.',
      fi: 'Olento, jolla on enintään puolet kestopisteiden maksimista, on verissä päin. Se ei itsessään tee mitään mutta voi laukaista muuta. Tilapäisiä kestopisteitä ei lasketa.',
    },
  },
  'quinta.rest.rests': {
    kind: 'mechanic',
    source: at('Danni e guarigione', 'Riposo'),
    title: { en: 'Resting', it: 'Riposo', fi: 'Lepo' },
    statement: {
      en: 'Every creature can take short rests of 1 hour and a long rest of 8 hours; getting hit points back is one of their chief benefits. How many, the chapter does not say: the next two rules fill that in, unless the table plays without.',
      it: 'Ogni creatura può fare Riposi brevi di 1 ora e un Riposo lungo di 8 ore; servono anzitutto a recuperare PF. Quanti, il capitolo non lo dice: lo completano le due regole seguenti, salvo che il tavolo ne faccia a meno.',
      fi: 'Jokainen olento voi pitää 1 tunnin lyhyitä lepoja ja 8 tunnin pitkän levon; kestopisteiden palautuminen on niiden tärkeimpiä hyötyjä. Määriä luku ei kerro: seuraavat kaksi sääntöä täydentävät ne, ellei pöytä pelaa ilman.',
    },
  },
  'quinta.rest.short-rest': {
    kind: 'mechanic',
    source: at('Danni e guarigione', 'Riposo', 'delegato'),
    title: { en: 'Short rest', it: 'Riposo breve', fi: 'Lyhyt lepo' },
    statement: {
      en: 'The chapter gives only the hour; we fill the rest so: begun with at least 1 hit point, it lets one spend any number of Hit Dice one by one, each giving back its roll plus the Constitution modifier, at least 1. Rolling Initiative, casting a spell other than a cantrip or taking damage breaks it off without benefit. It wakes who was knocked out and refreshes mounts.',
      it: "Il capitolo dà solo l'ora; il resto lo completiamo così: iniziato con almeno 1 PF, permette di spendere quanti Dadi Vita si vuole, uno alla volta, ciascuno dei quali ridà il tiro più il modificatore di Costituzione, almeno 1. Tirare Iniziativa, lanciare un incantesimo che non sia un trucchetto o subire danni lo interrompe senza benefici. Sveglia chi è stato tramortito e ristora le cavalcature.",
      fi: 'Luku antaa vain tunnin; loput täydennämme näin: vähintään 1 kestopisteellä aloitettu lepo sallii käyttää kestonoppia yksi kerrallaan niin monta kuin haluaa, ja kukin palauttaa heiton plus Ruumiinrakenteen muuntimen, vähintään 1. Aloiteheitto, muu loitsu kuin taikatemppu tai vahinko katkaisee sen hyödyttömänä. Se herättää tajuttomaksi lyödyn ja virkistää ratsut.',
    },
  },
  'quinta.rest.long-rest': {
    kind: 'mechanic',
    source: both(
      at('Danni e guarigione', 'Riposo', 'delegato'),
      at('Danni e guarigione', 'Punti ferita temporanei'),
    ),
    title: { en: 'Long rest', it: 'Riposo lungo', fi: 'Pitkä lepo' },
    statement: {
      en: 'Eight hours, and finishing one ends temporary hit points: so the chapter. The rest is our fill: at least 6 hours of sleep and at most 2 of light activity; begun with at least 1 hit point and 16 hours after the last; it restores all hit points, all Hit Dice and a lowered maximum, and takes away 1 level of exhaustion. What breaks a short rest, or an hour of exertion, breaks it; after at least an hour it then counts as a short rest.',
      it: "Otto ore, e finirlo toglie i PF temporanei: così il capitolo. Il resto lo completiamo noi: almeno 6 ore di sonno e al massimo 2 di attività leggera; iniziato con almeno 1 PF e 16 ore dopo l'ultimo; ridà tutti i PF, tutti i Dadi Vita e un massimo ridotto, e toglie 1 livello di Affaticato. Lo interrompe ciò che interrompe un Riposo breve, o un'ora di sforzi; dopo almeno un'ora vale allora come Riposo breve.",
      fi: 'Kahdeksan tuntia, ja sen päättyessä tilapäiset kestopisteet loppuvat: näin luku. Loput on meidän täydennystämme: vähintään 6 tuntia unta ja enintään 2 kevyttä puuhaa; aloitetaan vähintään 1 kestopisteellä ja 16 tuntia edellisen jälkeen; palauttaa kaikki kestopisteet, kaikki kestonopat ja lasketun maksimin ja poistaa 1 uupumustason. Sen katkaisee se, mikä katkaisee lyhyen levon, tai tunnin rasitus; vähintään tunnin jälkeen se lasketaan silloin lyhyeksi levoksi.',
    },
  },
  'quinta.damage.roll': {
    kind: 'mechanic',
    source: at('Danni e guarigione', 'Tiri danni'),
    title: { en: 'Damage rolls', it: 'Tiri danni', fi: 'Vahinkoheitot' },
    statement: {
      en: 'Each weapon, spell or ability says its damage dice. With a weapon the same ability modifier that was used to hit is added; spells say what they add. The chapter sets no floor; ours is that a penalty may bring damage down to 0, never below.',
      it: "Ogni arma, incantesimo o capacità indica i suoi dadi di danno. Con un'arma si aggiunge lo stesso modificatore usato per colpire; gli incantesimi dicono che cosa aggiungere. Il capitolo non pone un minimo; il nostro è che una penalità può portare i danni a 0, mai sotto.",
      fi: 'Jokainen ase, loitsu tai kyky kertoo vahinkonoppansa. Aseella lisätään sama kykymuunnin kuin hyökkäysheittoon; loitsut kertovat, mitä lisätään. Luku ei aseta alarajaa; meillä vähennys voi viedä vahingon nollaan mutta ei alle.',
    },
  },
  'quinta.damage.fixed': {
    kind: 'mechanic',
    source: at('Danni e guarigione', 'Tiri danni'),
    title: { en: 'Fixed damage', it: 'Danni fissi', fi: 'Kiinteä vahinko' },
    statement: {
      en: "An attack whose damage is a fixed number instead of dice, like the blowgun's, adds no ability modifier unless a rule says so.",
      it: 'Un attacco con danni fissi invece di dadi, come quello della cerbottana, non aggiunge modificatori salvo diversa regola.',
      fi: 'Hyökkäys, jonka vahinko on kiinteä luku eikä noppia, kuten puhallusputken, ei lisää kykymuunninta, ellei sääntö niin sano.',
    },
  },
  'quinta.damage.critical': {
    kind: 'mechanic',
    source: at('Danni e guarigione', 'Colpi critici'),
    title: { en: 'Critical hits', it: 'Colpi critici', fi: 'Kriittiset osumat' },
    statement: {
      en: 'A critical hit doubles the damage dice of the attack: each is rolled twice, all are added up, and modifiers are added once. Extra dice of the attack itself are doubled; dice that come from a later saving throw are not.',
      it: "Con un colpo critico i dadi di danno dell'attacco sono il doppio: ognuno si tira due volte, tutti si sommano, e i modificatori si aggiungono una volta. I dadi extra dell'attacco stesso si raddoppiano; quelli che vengono da un tiro salvezza successivo no.",
      fi: 'Kriittinen osuma kaksinkertaistaa hyökkäyksen vahinkonopat: jokainen heitetään kahdesti, kaikki lasketaan yhteen ja muuntimet lisätään kerran. Hyökkäyksen omat lisänopat kaksinkertaistuvat; myöhemmästä pelastusheitosta tulevat nopat eivät.',
    },
  },
  'quinta.damage.one-roll-many-targets': {
    kind: 'mechanic',
    source: at('Danni e guarigione', 'Tiri salvezza e danni'),
    title: {
      en: 'One damage roll for many targets',
      it: 'Un tiro danni per più bersagli',
      fi: 'Yksi vahinkoheitto monelle',
    },
    statement: {
      en: 'If one effect damages several creatures, its dice are rolled once for all of them; saves, resistance and the like then count for each.',
      it: 'Se un effetto danneggia più creature, i suoi dadi si tirano una volta sola per tutte; tiri salvezza, resistenze e simili valgono poi per ciascuna.',
      fi: 'Jos yksi vaikutus vahingoittaa useaa olentoa, sen nopat heitetään kerran kaikille; pelastusheitot, vastustuskyvyt ja muut katsotaan sitten kullekin erikseen.',
    },
  },
  'quinta.damage.half-on-save': {
    kind: 'mechanic',
    source: at('Danni e guarigione', 'Tiri salvezza e danni'),
    title: { en: 'Half damage on a save', it: 'Mezzo danno', fi: 'Puolikas vahinko pelastusheitolla' },
    statement: {
      en: 'Many effects do half damage, rounded down, to whoever saves. They say so themselves; where nothing is said, a success means no damage.',
      it: 'Molti effetti infliggono metà danni, per difetto, a chi supera il TS. Lo dicono da sé; dove non si dice nulla, un successo vuol dire nessun danno.',
      fi: 'Monet vaikutukset tekevät pelastusheitossa onnistuneelle puolet vahingosta alaspäin pyöristäen. Ne sanovat sen itse; ellei mitään sanota, onnistunut ei ota vahinkoa.',
    },
  },
  'quinta.damage.types': {
    kind: 'table',
    source: at('Danni e guarigione', 'Tipi di danno'),
    title: { en: 'Damage types', it: 'Tipi di danno', fi: 'Vahinkotyypit' },
    statement: {
      en: 'All damage has a type, which does nothing by itself; other rules refer to it. The chapter names fire, slashing, necrotic and piercing; the full list is our fill: acid, bludgeoning, cold, fire, force, lightning, necrotic, piercing, poison, psychic, radiant, slashing, thunder. A hit of several types is worked out type by type and then taken as one loss.',
      it: "Ogni danno ha un tipo, che di per sé non fa nulla; altre regole vi si riferiscono. Il capitolo nomina fuoco, tagliente, necrotico e perforante; l'elenco intero lo completiamo noi: acido, contundente, freddo, fuoco, forza, fulmine, necrotico, perforante, veleno, psichico, radioso, tagliente, tuono. Un colpo di più tipi si calcola tipo per tipo e poi si subisce come un'unica perdita.",
      fi: 'Kaikella vahingolla on tyyppi, joka ei itsessään tee mitään; muut säännöt viittaavat siihen. Luku nimeää tulen, viiltävän, nekroottisen ja lävistävän; koko luettelo on meidän täydennystämme: happo, kylmyys, lävistävä, murskaava, myrkky, nekroottinen, psyykkinen, salama, säteily, tuli, ukkonen, viiltävä ja voima. Useantyyppinen osuma lasketaan tyyppi kerrallaan ja otetaan sitten yhtenä menetyksenä.',
    },
  },
  'quinta.damage.resistance': {
    kind: 'mechanic',
    source: at('Danni e guarigione', 'Resistenza e vulnerabilità'),
    title: { en: 'Resistance', it: 'Resistenza', fi: 'Vastustuskyky' },
    statement: {
      en: 'Resistance to a type halves damage of that type, rounded down.',
      it: 'La resistenza a un tipo dimezza i danni di quel tipo, per difetto.',
      fi: 'Vastustuskyky tyyppiä vastaan puolittaa sen vahingon alaspäin pyöristäen.',
    },
  },
  'quinta.damage.vulnerability': {
    kind: 'mechanic',
    source: at('Danni e guarigione', 'Resistenza e vulnerabilità'),
    title: { en: 'Vulnerability', it: 'Vulnerabilità', fi: 'Haavoittuvuus' },
    statement: {
      en: 'Vulnerability to a type doubles damage of that type.',
      it: 'La vulnerabilità a un tipo raddoppia i danni di quel tipo.',
      fi: 'Haavoittuvuus tyypille kaksinkertaistaa sen vahingon.',
    },
  },
  'quinta.damage.no-stacking': {
    kind: 'mechanic',
    source: at('Danni e guarigione', 'Resistenza e vulnerabilità'),
    title: {
      en: 'No stacking of resistance or vulnerability',
      it: 'Resistenze e vulnerabilità non si accumulano',
      fi: 'Vastustuskyvyt ja haavoittuvuudet eivät kasaudu',
    },
    statement: {
      en: 'Several resistances to one type count as one, and so do several vulnerabilities. One of each both apply.',
      it: "Più resistenze allo stesso tipo contano come una, e così più vulnerabilità. Una dell'una e una dell'altra si applicano entrambe.",
      fi: 'Usea vastustuskyky samaa tyyppiä vastaan lasketaan yhdeksi, samoin usea haavoittuvuus. Jos on yksi kumpaakin, molemmat vaikuttavat.',
    },
  },
  'quinta.damage.order': {
    kind: 'mechanic',
    source: at('Danni e guarigione', 'Resistenza e vulnerabilità'),
    title: {
      en: 'Order of damage adjustments',
      it: 'Ordine di applicazione ai danni',
      fi: 'Vahingon muokkausjärjestys',
    },
    statement: {
      en: 'First bonuses and penalties, then resistance, then vulnerability, rounding down after each. The chapter does not place the rest: half for a save comes after the bonuses, then immunity, and last of all temporary hit points before hit points.',
      it: "Prima bonus e penalità, poi resistenza, poi vulnerabilità, arrotondando per difetto dopo ciascuna. Il resto il capitolo non lo colloca: la metà per il TS viene dopo i bonus, poi l'immunità, e per ultimi i PF temporanei prima dei PF.",
      fi: 'Ensin bonukset ja vähennykset, sitten vastustuskyky, sitten haavoittuvuus, kunkin jälkeen alaspäin pyöristäen. Muun paikkaa luku ei kerro: pelastusheiton puolitus tulee bonusten jälkeen, sitten immuniteetti, ja viimeisenä tilapäiset kestopisteet ennen kestopisteitä.',
    },
  },
  'quinta.damage.immunity': {
    kind: 'mechanic',
    source: at('Danni e guarigione', 'Immunità'),
    title: { en: 'Immunity', it: 'Immunità', fi: 'Immuniteetti' },
    statement: {
      en: 'A creature or object immune to a type of damage takes none of it; one immune to a condition cannot have it, not even as part of another condition.',
      it: "Una creatura o un oggetto immune a un tipo di danno non ne subisce; chi è immune a una condizione non può averla, nemmeno come parte di un'altra.",
      fi: 'Vahinkotyypille immuuni olento tai esine ei ota sitä lainkaan; tilalle immuuni ei voi joutua siihen, ei edes toisen tilan osana.',
    },
  },
  'quinta.healing.sources': {
    kind: 'content',
    source: at('Danni e guarigione', 'Guarigione'),
    title: { en: 'Sources of healing', it: 'Guarigione', fi: 'Paranemisen lähteet' },
    statement: {
      en: 'Hit points come back by magic, such as the spell Cure Wounds or a healing potion, or by rest.',
      it: 'I PF si ripristinano con la magia, come Cura ferite o una Pozione di guarigione, o con il riposo.',
      fi: 'Kestopisteitä saa takaisin taialla, kuten haavojen parannusloitsulla tai parannusjuomalla, tai levolla.',
    },
  },
  'quinta.healing.cap': {
    kind: 'mechanic',
    source: at('Danni e guarigione', 'Guarigione'),
    title: { en: 'Healing stops at the maximum', it: 'Limite della guarigione', fi: 'Paranemisen yläraja' },
    statement: {
      en: 'Healing never lifts hit points above the maximum; the rest is lost. The dead cannot be healed.',
      it: "La guarigione non porta mai i PF oltre il massimo; l'eccesso è perso. Chi è morto non si può curare.",
      fi: 'Paraneminen ei koskaan nosta kestopisteitä yli maksimin; ylimenevä menetetään. Kuollutta ei voi parantaa.',
    },
  },
  'quinta.damage.knock-out': {
    kind: 'mechanic',
    source: at('Danni e guarigione', 'Svenire un nemico'),
    title: { en: 'Knocking a creature out', it: 'Far svenire un nemico', fi: 'Tajuttomaksi lyöminen' },
    statement: {
      en: 'Who brings a creature to 0 hit points with a melee attack may leave it at 1 instead, Unconscious, however great the damage. It wakes after a short rest, or earlier if it is healed or somebody succeeds at a DC 10 Wisdom (Medicine) check, made with the Help action. It wakes Prone.',
      it: "Chi riduce una creatura a 0 PF con un attacco in mischia può invece lasciarla a 1, Priva di sensi, per quanti siano i danni. Torna cosciente dopo un Riposo breve, o prima se riceve cure o se qualcuno supera una prova di Saggezza (Medicina) CD 10, fatta con l'azione Aiuto. Si sveglia Prona.",
      fi: 'Joka pudottaa olennon lähitaisteluhyökkäyksellä nollaan kestopisteeseen, voi jättää sille 1:n ja tajuttomuuden, olipa vahinko kuinka suuri tahansa. Se herää lyhyen levon jälkeen tai aiemmin, jos sitä parannetaan tai joku onnistuu kokeessa Viisaus (lääkintä), VL 10, Auttamisella. Herännyt on pitkällään.',
    },
  },
  'quinta.death.at-zero': {
    kind: 'mechanic',
    source: at('Danni e guarigione', 'A 0 punti ferita'),
    title: { en: 'At 0 hit points', it: 'A 0 punti ferita', fi: 'Nollassa kestopisteessä' },
    statement: {
      en: 'Who is brought to 0 hit points dies at once or falls Unconscious.',
      it: 'Chi scende a 0 PF muore subito o perde i sensi.',
      fi: 'Nollaan kestopisteeseen joutuva kuolee heti tai menettää tajuntansa.',
    },
  },
  'quinta.death.monsters': {
    kind: 'mechanic',
    source: at('Danni e guarigione', 'A 0 punti ferita', 'Morte istantanea'),
    title: { en: 'Monsters die at 0', it: 'Morte dei mostri', fi: 'Hirviöt kuolevat nollassa' },
    statement: {
      en: 'A monster dies at 0 hit points unless the GM chooses otherwise; then it falls Unconscious and makes death saving throws like a character.',
      it: 'Un mostro muore a 0 PF salvo scelta del GM; in quel caso perde i sensi e fa i Tiri salvezza contro la morte come un personaggio.',
      fi: 'Hirviö kuolee nollassa kestopisteessä, ellei pelinjohtaja valitse toisin; silloin se menettää tajuntansa ja heittää kuolemanpelastusheittoja kuten hahmo.',
    },
  },
  'quinta.death.max-hp-zero': {
    kind: 'mechanic',
    source: at('Danni e guarigione', 'A 0 punti ferita', 'Morte istantanea'),
    title: { en: 'Maximum reduced to 0', it: 'PF massimi a 0', fi: 'Maksimi laskee nollaan' },
    statement: {
      en: 'A creature whose hit point maximum falls to 0 dies.',
      it: 'Una creatura i cui PF massimi scendono a 0 muore.',
      fi: 'Olento, jonka kestopisteiden maksimi laskee nollaan, kuolee.',
    },
  },
  'quinta.death.massive-damage': {
    kind: 'mechanic',
    source: at('Danni e guarigione', 'A 0 punti ferita', 'Morte istantanea'),
    title: { en: 'Massive damage', it: 'Danni eccedenti', fi: 'Ylimääräinen vahinko' },
    statement: {
      en: 'If the damage left over after reaching 0 hit points is more than the maximum, the creature dies at once; exactly as much does not kill, by default. What temporary hit points swallowed is not left over.',
      it: "Se i danni eccedenti dopo aver raggiunto 0 PF superano i PF massimi, la creatura muore all'istante; esattamente altrettanti, di norma, non uccidono. Ciò che hanno assorbito i PF temporanei non è eccedente.",
      fi: 'Jos vahinkoa jää nollan kestopisteen jälkeen yli enemmän kuin maksimi, olento kuolee heti; tasan maksimin verran ei oletuksena tapa. Tilapäisiin kestopisteisiin kulunut ei ole ylimääräistä.',
    },
  },
  'quinta.death.raise': {
    kind: 'content',
    source: at('Danni e guarigione', 'A 0 punti ferita'),
    title: { en: 'Dead characters', it: 'Personaggi morti', fi: 'Kuolleet hahmot' },
    statement: {
      en: 'A dead character can be brought back by magic such as Resurrection, with the hit points that the magic says; otherwise the player makes a new one. That exhaustion then falls by 1 level is our fill.',
      it: 'Un personaggio morto può essere riportato in vita con magia come Resurrezione, con i PF che la magia indica; altrimenti se ne crea uno nuovo. Che Affaticato scenda allora di 1 livello lo completiamo noi.',
      fi: 'Kuolleen hahmon voi palauttaa eloon taialla, kuten ylösnousemusloitsulla, sen kertomin kestopistein; muuten pelaaja tekee uuden hahmon. Se, että uupumus silloin laskee 1 tason, on meidän täydennystämme.',
    },
  },
  'quinta.death.unconscious': {
    kind: 'mechanic',
    source: at('Danni e guarigione', 'A 0 punti ferita'),
    title: { en: 'Falling unconscious', it: 'Privo di sensi a 0 PF', fi: 'Tajunnan menetys' },
    statement: {
      en: 'Who does not die at 0 hit points is Unconscious until they regain any, and must make death saving throws. Healing does not end unconsciousness that comes from something else.',
      it: 'Chi non muore a 0 PF è Privo di sensi finché non recupera PF, e deve tirare i Tiri salvezza contro la morte. La guarigione non toglie uno svenimento che venga da altro.',
      fi: 'Joka ei nollassa kestopisteessä kuole, on tajuton, kunnes saa kestopisteitä, ja heittää kuolemanpelastusheittoja. Parannus ei päätä tajuttomuutta, joka johtuu muusta.',
    },
  },
  'quinta.death.saves': {
    kind: 'mechanic',
    source: at('Danni e guarigione', 'Tiri salvezza contro la morte'),
    title: { en: 'Death saving throws', it: 'Tiri salvezza contro la morte', fi: 'Kuolemanpelastusheitot' },
    statement: {
      en: 'Who starts a turn with 0 hit points rolls 1d20: 10 or more is a success, less a failure. No ability modifier and no proficiency count; by default what changes every d20 Test or every save does. The natural 1 and 20 are read on the die.',
      it: "Chi inizia il turno a 0 PF tira 1d20: 10 o più è un successo, meno un fallimento. Non contano caratteristica né competenza; di norma conta ciò che modifica ogni Test con d20 o ogni TS. L'1 e il 20 naturali si leggono sul dado.",
      fi: 'Joka aloittaa vuoronsa nollassa kestopisteessä, heittää 1d20: 10 tai enemmän on onnistuminen, vähemmän epäonnistuminen. Kykymuunninta tai osaamista ei lasketa; oletuksena lasketaan se, mikä muuttaa kaikkia d20-kokeita tai pelastusheittoja. Luonnollinen 1 ja 20 luetaan nopasta.',
    },
  },
  'quinta.death.save-tally': {
    kind: 'mechanic',
    source: at('Danni e guarigione', 'Tiri salvezza contro la morte'),
    title: {
      en: 'Three successes or three failures',
      it: 'Tre successi o tre fallimenti',
      fi: 'Kolme onnistumista tai epäonnistumista',
    },
    statement: {
      en: 'Three successes make one Stable, three failures kill; they need not be in a row. Both counts go back to 0 on regaining any hit points. On becoming Stable they do so too, by default, which is our fill.',
      it: 'Tre successi rendono Stabili, tre fallimenti uccidono; non devono essere consecutivi. Entrambi i conteggi si azzerano recuperando PF. Di norma anche diventando Stabili: questo lo completiamo noi.',
      fi: 'Kolme onnistumista tekee vakaaksi, kolme epäonnistumista tappaa; niiden ei tarvitse olla peräkkäin. Molemmat laskurit nollautuvat, kun saa kestopisteitä. Oletuksena ne nollautuvat myös vakautuessa; se on meidän täydennystämme.',
    },
  },
  'quinta.death.natural-1-20': {
    kind: 'mechanic',
    source: at('Danni e guarigione', 'Tiri salvezza contro la morte', 'Risultati speciali'),
    title: {
      en: 'Natural 1 and 20 on a death save',
      it: '1 e 20 naturali contro la morte',
      fi: 'Luonnollinen 1 ja 20 kuolemanpelastusheitossa',
    },
    statement: {
      en: 'A natural 1 is two failures. On a natural 20 one regains 1 hit point, comes to and clears both counts.',
      it: 'Un 1 naturale è 2 fallimenti. Con un 20 naturale si recupera 1 PF, si riprendono i sensi e i conteggi si azzerano.',
      fi: 'Luonnollinen 1 on kaksi epäonnistumista. Luonnollisella 20:llä saa 1 kestopisteen, tulee tajuihinsa ja laskurit nollautuvat.',
    },
  },
  'quinta.death.damage-at-zero': {
    kind: 'mechanic',
    source: at('Danni e guarigione', 'Tiri salvezza contro la morte', 'Danni a 0 PF'),
    title: { en: 'Damage at 0 hit points', it: 'Danni a 0 PF', fi: 'Vahinko nollassa kestopisteessä' },
    statement: {
      en: 'Damage at 0 hit points is one failure, two if from a critical hit; damage equal to the hit point maximum or more kills at once. What resistance and the like leave counts; by default damage that temporary hit points swallow whole does not. A melee hit on somebody Unconscious is critical, so a blow usually means two failures.',
      it: 'Subire danni a 0 PF è 1 fallimento, 2 se da un colpo critico; danni pari o superiori ai PF massimi uccidono subito. Conta ciò che resta dopo resistenze e simili; di norma i danni del tutto assorbiti dai PF temporanei non contano. Un colpo in mischia su chi è Privo di sensi è critico, perciò di solito sono due fallimenti.',
      fi: 'Vahinko nollassa kestopisteessä on yksi epäonnistuminen, kriittisestä osumasta kaksi; vähintään maksimin suuruinen vahinko tappaa heti. Vastustuskykyjen ja muiden jälkeen jäävä lasketaan; oletuksena kokonaan tilapäisiin kestopisteisiin kuluvaa ei. Lähitaisteluosuma tajuttomaan on kriittinen, joten isku merkitsee yleensä kahta epäonnistumista.',
    },
  },
  'quinta.death.stabilise': {
    kind: 'action',
    source: at('Danni e guarigione', 'Stabilizzare un personaggio'),
    title: { en: 'Stabilising', it: 'Stabilizzare un personaggio', fi: 'Vakauttaminen' },
    statement: {
      en: 'With the Help action one makes a DC 10 Wisdom (Medicine) check on somebody within 1.5 m at 0 hit points; success makes them Stable.',
      it: "Con l'azione Aiuto si fa una prova di Saggezza (Medicina) CD 10 su chi è a 0 PF entro 1,5 m; se riesce, diventa Stabile.",
      fi: 'Auttamisella tehdään koe Viisaus (lääkintä), VL 10, enintään 1,5 metrin päässä olevalle, jolla on nolla kestopistettä; onnistuessa hänestä tulee vakaa.',
    },
  },
  'quinta.death.stable': {
    kind: 'mechanic',
    source: at('Danni e guarigione', 'Stabilizzare un personaggio'),
    title: { en: 'Stable', it: 'Stabile', fi: 'Vakaa' },
    statement: {
      en: 'Who is Stable has 0 hit points, stays Unconscious and makes no death saving throws. Damage ends that, counts as a failure itself (two if critical), and the throws begin again. Unless healed, they regain 1 hit point 1d4 hours after becoming Stable.',
      it: 'Chi è Stabile ha 0 PF, resta Privo di sensi e non tira contro la morte. I danni mettono fine a questo stato, contano essi stessi come fallimento (due se critici), e si riprende a tirare. Chi non viene curato recupera 1 PF 1d4 ore dopo essere diventato Stabile.',
      fi: 'Vakaalla on 0 kestopistettä, hän pysyy tajuttomana eikä heitä kuolemanpelastusheittoja. Vahinko päättää tämän, on itsekin epäonnistuminen (kriittisenä kaksi), ja heitot alkavat uudelleen. Ellei häntä paranneta, hän saa 1 kestopisteen 1d4 tuntia vakautumisesta.',
    },
  },
  'quinta.temphp.absorb': {
    kind: 'mechanic',
    source: at('Danni e guarigione', 'Punti ferita temporanei'),
    title: {
      en: 'Temporary hit points go first',
      it: 'PF temporanei: perdite',
      fi: 'Tilapäiset kestopisteet kuluvat ensin',
    },
    statement: {
      en: 'Temporary hit points take damage first: they are lost before the others, and what is left over goes on to those.',
      it: 'I PF temporanei assorbono i danni: si perdono prima dei PF normali, e ciò che avanza passa a questi.',
      fi: 'Tilapäiset kestopisteet ottavat vahingon ensin: ne menetetään ennen tavallisia, ja loput siirtyvät näihin.',
    },
  },
  'quinta.temphp.duration': {
    kind: 'mechanic',
    source: at('Danni e guarigione', 'Punti ferita temporanei'),
    title: {
      en: 'How long temporary hit points last',
      it: 'PF temporanei: durata',
      fi: 'Tilapäisten kestopisteiden kesto',
    },
    statement: {
      en: 'They last until they are used up or a long rest is finished. A short rest does not touch them.',
      it: 'Restano finché non finiscono o fino al termine di un Riposo lungo. Un Riposo breve non li tocca.',
      fi: 'Ne kestävät, kunnes ne kuluvat tai pitkä lepo päättyy. Lyhyt lepo ei koske niihin.',
    },
  },
  'quinta.temphp.no-stacking': {
    kind: 'mechanic',
    source: at('Danni e guarigione', 'Punti ferita temporanei'),
    title: {
      en: 'Temporary hit points do not add up',
      it: 'PF temporanei: no accumulo',
      fi: 'Tilapäiset kestopisteet eivät kasaudu',
    },
    statement: {
      en: 'New temporary hit points are never added to old ones: one chooses whether to keep the old or take the new.',
      it: 'I PF temporanei nuovi non si sommano ai vecchi: sta a chi li riceve conservare quelli che ha o prendere gli altri.',
      fi: 'Uusia tilapäisiä kestopisteitä ei lisätä vanhoihin: valitaan, pidetäänkö vanhat vai otetaanko uudet.',
    },
  },
  'quinta.temphp.not-healing': {
    kind: 'mechanic',
    source: at('Danni e guarigione', 'Punti ferita temporanei'),
    title: {
      en: 'Temporary hit points are not healing',
      it: 'PF temporanei: non sono guarigione',
      fi: 'Tilapäiset kestopisteet eivät ole paranemista',
    },
    statement: {
      en: 'Receiving them is not healing, healing cannot restore them, and at 0 hit points they do not bring one round. They may go beyond the maximum.',
      it: 'Riceverli non è guarigione, non si possono curare, e a 0 PF non fanno riprendere coscienza. Possono superare i PF massimi.',
      fi: 'Niiden saaminen ei ole paranemista, parannus ei palauta niitä, eivätkä ne nollassa kestopisteessä palauta tajuntaa. Ne voivat ylittää maksimin.',
    },
  },
  'quinta.conditions.general': {
    kind: 'mechanic',
    source: at('Condizioni'),
    title: { en: 'Conditions in general', it: 'Condizioni', fi: 'Tilat yleisesti' },
    statement: {
      en: 'Conditions are passing states that spells, abilities and hazards bring about; there are nineteen. Different ones on a creature apply together. One ends when its time is up or something removes it. The rest is our fill: the same condition from several sources works once, and lasts as long as any of them; only exhaustion adds up. What a condition brings along ends with it, except that who was Unconscious is still Prone.',
      it: 'Le condizioni sono stati temporanei causati da incantesimi, capacità e pericoli; sono diciannove. Condizioni diverse su una creatura si sommano. Una condizione termina quando scade o qualcosa la rimuove. Il resto lo completiamo noi: la stessa condizione da più fonti agisce una volta sola, e dura finché ne dura una; solo Affaticato si accumula. Ciò che una condizione porta con sé finisce con lei, ma chi era Privo di sensi resta Prono.',
      fi: 'Tilat ovat väliaikaisia, ja loitsut, kyvyt ja vaarat aiheuttavat niitä; niitä on yhdeksäntoista. Olennon eri tilat vaikuttavat yhdessä. Tila päättyy, kun sen aika loppuu tai jokin poistaa sen. Loput on meidän täydennystämme: sama tila useasta lähteestä vaikuttaa kerran ja kestää niin kauan kuin yksikin niistä; vain uupumus kasautuu. Se, minkä tila tuo mukanaan, päättyy sen myötä, mutta tajuton jää pitkälleen.',
    },
  },
  'quinta.conditions.blinded': {
    kind: 'condition',
    source: at('Condizioni', 'Elenco delle condizioni'),
    title: { en: 'Blinded', it: 'Accecato', fi: 'Sokaistunut' },
    statement: {
      en: 'Cannot see; fails ability checks that rely on sight; attack rolls against it have advantage. Its own attacks have disadvantage, because it does not see its target. A sense that takes the place of sight lets it perceive, and so check and strike, as usual; it is still easier to hit.',
      it: 'Non vede nulla; fallisce ogni prova di caratteristica per cui serva la vista; i tiri per colpirlo hanno vantaggio. I suoi attacchi hanno svantaggio, perché non vede il bersaglio. Un senso che fa le veci della vista gli permette di percepire, e quindi di fare prove e colpire, come al solito; resta però più facile da colpire.',
      fi: 'Ei näe; epäonnistuu näköön perustuvissa kykykokeissa; hyökkäysheitoissa sitä vastaan on etu. Sen omissa hyökkäyksissä on haitta, koska se ei näe kohdettaan. Näön korvaavalla aistilla se havaitsee ja siten kokeilee ja iskee tavalliseen tapaan; siihen on silti helpompi osua.',
    },
  },
  'quinta.conditions.grappled': {
    kind: 'condition',
    source: at('Condizioni', 'Elenco delle condizioni'),
    title: { en: 'Grappled', it: 'Afferrato', fi: 'Otteessa' },
    statement: {
      en: 'Speed is 0. It ends if one is moved out of reach of what holds one.',
      it: 'La Velocità è 0. Termina se si viene spostati fuori dalla portata di ciò che afferra.',
      fi: 'Nopeus on 0. Päättyy, jos olento siirretään pitelijän ulottuvilta.',
    },
  },
  'quinta.conditions.exhausted': {
    kind: 'condition',
    source: at('Condizioni', 'Elenco delle condizioni'),
    title: { en: 'Exhausted', it: 'Affaticato', fi: 'Uupunut' },
    statement: {
      en: 'Has levels from 1 to 10, each of which makes rolls and capabilities worse; at 10 one dies. What a level does the chapter leaves to the glossary; we fill it so, by default: each takes 2 from every d20 Test, Initiative and death saves included, and 1.5 m from Speed, not below 0.',
      it: 'Ha livelli da 1 a 10, ognuno dei quali peggiora tiri e capacità; a 10 si muore. Che cosa faccia un livello il capitolo lo lascia al glossario; di norma lo completiamo così: ognuno toglie 2 a ogni Test con d20, compresi Iniziativa e tiri contro la morte, e 1,5 m alla Velocità, non sotto 0.',
      fi: 'Tasoja on 1–10, ja jokainen heikentää heittoja ja kykyjä; tasolla 10 kuolee. Tason vaikutuksen luku jättää sanastoon; täydennämme oletuksena näin: kukin vähentää 2 kaikista d20-kokeista, myös aloitteesta ja kuolemanpelastusheitoista, ja 1,5 m nopeudesta, ei alle nollan.',
    },
  },
  'quinta.conditions.deafened': {
    kind: 'condition',
    source: at('Condizioni', 'Elenco delle condizioni'),
    title: { en: 'Deafened', it: 'Assordato', fi: 'Kuuroutunut' },
    statement: {
      en: 'Cannot hear and fails checks that rely on hearing.',
      it: "Non sente nulla e fallisce ogni prova per cui serva l'udito.",
      fi: 'Ei kuule ja epäonnistuu kuuloon perustuvissa kokeissa.',
    },
  },
  'quinta.conditions.poisoned': {
    kind: 'condition',
    source: at('Condizioni', 'Elenco delle condizioni'),
    title: { en: 'Poisoned', it: 'Avvelenato', fi: 'Myrkytetty' },
    statement: {
      en: 'Disadvantage on attack rolls and ability checks; saving throws are not affected.',
      it: 'Svantaggio ai tiri per colpire e alle prove di caratteristica; i tiri salvezza non ne risentono.',
      fi: 'Haitta hyökkäysheitoissa ja kykykokeissa; pelastusheittoihin se ei vaikuta.',
    },
  },
  'quinta.conditions.blocked': {
    kind: 'condition',
    source: at('Condizioni', 'Elenco delle condizioni'),
    title: { en: 'Blocked', it: 'Bloccato', fi: 'Lukittu paikalleen' },
    statement: {
      en: 'Held fast and unable to move: Speed is 0. By default it does not bring the condition Immobilised with it.',
      it: 'Si è bloccati sul posto e non ci si può muovere: la Velocità è 0. Di norma non porta con sé la condizione Immobilizzato.',
      fi: 'Kiinni paikallaan eikä voi liikkua: nopeus on 0. Oletuksena se ei tuo mukanaan liikkumiskyvyttömyyden tilaa.',
    },
  },
  'quinta.conditions.confused': {
    kind: 'condition',
    source: at('Condizioni', 'Elenco delle condizioni'),
    title: { en: 'Confused', it: 'Confuso', fi: 'Sekaisin' },
    statement: {
      en: 'Acts unpredictably, in the way that the rule or spell causing it says. Where that says nothing the GM decides; otherwise one acts as usual.',
      it: "Si agisce in modo imprevedibile, come indica la regola o l'incantesimo che lo causa. Dove questi tacciono decide il GM; altrimenti si agisce come al solito.",
      fi: 'Toimii arvaamattomasti sillä tavalla, jonka aiheuttava sääntö tai loitsu määrää. Jos se vaikenee, päättää pelinjohtaja; muuten toimitaan tavalliseen tapaan.',
    },
  },
  'quinta.conditions.frightened': {
    kind: 'condition',
    source: at('Condizioni', 'Elenco delle condizioni'),
    title: { en: 'Frightened', it: 'Spaventato', fi: 'Peloissaan' },
    statement: {
      en: "Disadvantage on ability checks and attack rolls while the source of the fear is in sight. One cannot move nearer to it by one's own movement, seen or not, not even by one step.",
      it: 'Finché si vede ciò che fa paura, si ha svantaggio alle prove di caratteristica e ai tiri per colpire. Non ci si può avvicinare a essa con il proprio movimento, visibile o no, nemmeno di un passo.',
      fi: 'Haitta kykykokeissa ja hyökkäysheitoissa, kun pelon lähde on näkyvissä. Sitä ei voi omalla liikkeellään lähestyä, näkyi se tai ei, ei askeltakaan.',
    },
  },
  'quinta.conditions.immobilized': {
    kind: 'condition',
    source: at('Condizioni', 'Elenco delle condizioni'),
    title: { en: 'Immobilised', it: 'Immobilizzato', fi: 'Liikkumiskyvytön' },
    statement: {
      en: 'Cannot move; attack rolls against it have advantage. It can still act, and its own attacks are as usual. By default not being able to move is a Speed of 0.',
      it: 'Non ci si può muovere; i tiri per colpire contro chi lo è hanno vantaggio. Si può ancora agire, e i propri attacchi sono normali. Di norma non potersi muovere è avere Velocità 0.',
      fi: 'Ei voi liikkua; hyökkäysheitoissa sitä vastaan on etu. Toimia voi silti, ja omat hyökkäykset ovat tavallisia. Oletuksena liikkumisen estyminen on nopeus 0.',
    },
  },
  'quinta.conditions.charmed': {
    kind: 'condition',
    source: at('Condizioni', 'Elenco delle condizioni'),
    title: { en: 'Charmed', it: 'Incantato', fi: 'Lumottu' },
    statement: {
      en: 'Cannot attack or target the charmer, by default with anything at all; the charmer has advantage on checks to deal with it socially. An area that includes the charmer does not target them.',
      it: "Non può attaccare o bersagliare l'incantatore, di norma con nulla; questi ha vantaggio alle prove per interagire socialmente con lui. Un'area che comprende l'incantatore non lo bersaglia.",
      fi: 'Ei voi hyökätä lumoojaan eikä ottaa tätä kohteeksi, oletuksena millään; lumoojalla on etu sosiaalisissa kokeissa lumottua kohtaan. Alue, jolla lumooja sattuu olemaan, ei ota häntä kohteeksi.',
    },
  },
  'quinta.conditions.incapacitated': {
    kind: 'condition',
    source: at('Condizioni', 'Elenco delle condizioni'),
    title: { en: 'Incapacitated', it: 'Incapacitato', fi: 'Toimintakyvytön' },
    statement: {
      en: 'Cannot take actions or Reactions, and so no bonus actions. It can still move.',
      it: 'Non si possono compiere azioni o reazioni, e quindi nemmeno azioni bonus. Ci si può ancora muovere.',
      fi: 'Ei voi tehdä toimintoja eikä reaktioita, siis ei bonustoimintojakaan. Liikkua voi silti.',
    },
  },
  'quinta.conditions.invisible': {
    kind: 'condition',
    source: at('Condizioni', 'Elenco delle condizioni'),
    title: { en: 'Invisible', it: 'Invisibile', fi: 'Näkymätön' },
    statement: {
      en: 'Cannot be seen without magic or special senses. Its attack rolls have advantage and those against it disadvantage, but neither with a creature that can see it all the same. Being Invisible and being unseen is one advantage, not two.',
      it: "Solo la magia o un senso speciale permettono di vederlo. I suoi tiri per colpire hanno vantaggio e quelli contro di lui svantaggio, ma né l'uno né l'altro con chi lo vede comunque. Essere Invisibili e non visti è un vantaggio solo, non due.",
      fi: 'Ei voi nähdä ilman taikaa tai erityisaisteja. Sen hyökkäysheitoissa on etu ja niissä sitä vastaan haitta, mutta ei kumpaakaan sellaisen kanssa, joka sen silti näkee. Näkymättömyys ja näkemättä jääminen ovat yksi etu, ei kaksi.',
    },
  },
  'quinta.conditions.unconscious': {
    kind: 'condition',
    source: at('Condizioni', 'Elenco delle condizioni'),
    title: { en: 'Unconscious', it: 'Privo di sensi', fi: 'Tajuton' },
    statement: {
      en: 'Incapacitated, drops what it holds, falls Prone, fails Strength and Dexterity saves; attack rolls against it have advantage, and every melee hit on it is critical. The chapter does not mention Speed and awareness: ours are Speed 0 and unaware. It is still Prone when this ends.',
      it: 'Incapacitato, lascia cadere ciò che impugna, cade Prono, fallisce i TS su Forza e Destrezza; chi lo attacca ha vantaggio, e se lo colpisce in mischia il colpo è critico. Di Velocità e coscienza il capitolo non parla: per noi Velocità 0 e inconsapevole. Quando finisce è ancora Prono.',
      fi: 'Toimintakyvytön, pudottaa mitä pitelee, kaatuu pitkälleen, epäonnistuu Voiman ja Ketteryyden pelastusheitoissa; hyökkäysheitoissa sitä vastaan on etu, ja jokainen lähitaisteluosuma siihen on kriittinen. Nopeudesta ja tietoisuudesta luku ei puhu: meillä nopeus on 0 eikä se tiedä mitään. Tilan päättyessä se on yhä pitkällään.',
    },
  },
  'quinta.conditions.prone': {
    kind: 'condition',
    source: at('Condizioni', 'Elenco delle condizioni'),
    title: { en: 'Prone', it: 'Prono', fi: 'Pitkällään' },
    statement: {
      en: 'Lying down. Its own attacks have disadvantage, and melee attacks against it have advantage. Ranged attacks against it are as usual.',
      it: 'Disteso al suolo. Attacca con svantaggio, e chi lo attacca in mischia ha vantaggio. Gli attacchi a distanza contro di lui sono normali.',
      fi: 'Maassa makaamassa. Sen omissa hyökkäyksissä on haitta, ja lähitaisteluhyökkäyksissä sitä vastaan on etu. Kaukohyökkäykset sitä vastaan ovat tavallisia.',
    },
  },
  'quinta.conditions.slowed': {
    kind: 'condition',
    source: at('Condizioni', 'Elenco delle condizioni'),
    title: { en: 'Slowed', it: 'Rallentato', fi: 'Hidastettu' },
    statement: {
      en: 'Speed is halved, rounded down, once however many sources there are.',
      it: 'La Velocità è dimezzata, per difetto, una volta sola quante che siano le fonti.',
      fi: 'Nopeus puolittuu alaspäin pyöristäen, vain kerran lähteiden määrästä riippumatta.',
    },
  },
  'quinta.conditions.restrained': {
    kind: 'condition',
    source: at('Condizioni', 'Elenco delle condizioni'),
    title: { en: 'Restrained', it: 'Intrappolato', fi: 'Kahlittu' },
    statement: {
      en: 'Speed is 0; attack rolls against it have advantage; its own have disadvantage.',
      it: 'La Velocità è 0; i tiri per colpirlo hanno vantaggio; i suoi hanno svantaggio.',
      fi: 'Nopeus on 0; hyökkäysheitoissa sitä vastaan on etu; sen omissa on haitta.',
    },
  },
  'quinta.conditions.stunned': {
    kind: 'condition',
    source: at('Condizioni', 'Elenco delle condizioni'),
    title: { en: 'Stunned', it: 'Stordito', fi: 'Tainnutettu' },
    statement: {
      en: 'Incapacitated, cannot move, speaks only falteringly, fails Strength and Dexterity saves; attack rolls against it have advantage.',
      it: 'Incapacitato, non può muoversi, parla solo confusamente, fallisce i TS su Forza e Destrezza; i tiri per colpirlo hanno vantaggio.',
      fi: 'Toimintakyvytön, ei voi liikkua, puhuu vain sekavasti, epäonnistuu Voiman ja Ketteryyden pelastusheitoissa; hyökkäysheitoissa sitä vastaan on etu.',
    },
  },
  'quinta.conditions.petrified': {
    kind: 'condition',
    source: at('Condizioni', 'Elenco delle condizioni'),
    title: { en: 'Petrified', it: 'Pietrificato', fi: 'Kivettynyt' },
    statement: {
      en: 'Turned to stone or the like; Incapacitated, can neither move nor speak, unaware of what happens. Being unaware it sees no attacker, so attack rolls against it have advantage.',
      it: 'Divenuto pietra o qualcosa di simile; incapacitato, senza movimento né parola, ignaro di quanto gli succede intorno. Ignaro, non vede chi lo attacca, quindi i tiri per colpirlo hanno vantaggio.',
      fi: 'Muuttunut kiveksi tai vastaavaksi; toimintakyvytön, ei voi liikkua eikä puhua, ei tiedä mitä tapahtuu. Tietämättömänä se ei näe hyökkääjää, joten hyökkäysheitoissa sitä vastaan on etu.',
    },
  },
  'quinta.conditions.paralyzed': {
    kind: 'condition',
    source: at('Condizioni', 'Elenco delle condizioni'),
    title: { en: 'Paralysed', it: 'Paralizzato', fi: 'Halvaantunut' },
    statement: {
      en: 'Incapacitated, can neither move nor speak, fails Strength and Dexterity saves; attack rolls against it have advantage, and a melee attack that hits is critical. It has to hit first.',
      it: 'Incapacitato, non può muoversi o parlare, fallisce i TS su Forza e Destrezza; i tiri per colpirlo hanno vantaggio, e un attacco in mischia che colpisce è critico. Prima deve colpire.',
      fi: 'Toimintakyvytön, ei voi liikkua eikä puhua, epäonnistuu Voiman ja Ketteryyden pelastusheitoissa; hyökkäysheitoissa sitä vastaan on etu, ja osuva lähitaisteluhyökkäys on kriittinen. Ensin on osuttava.',
    },
  },
} as const satisfies RuleBook;

export type RuleId = keyof typeof RULES;
