import type { RuleBook } from '@arbitro/kernel';
import {
  ANTIDOTES,
  ARMOUR_TYPES,
  at,
  BEAR,
  both,
  clauses,
  DAMAGE_BONUS,
  DIFFICULTY,
  DISEASE_SEVERITY,
  HIT_POINTS,
  MELEE_WEAPONS,
  MISSILE_WEAPONS,
  note,
  OBJECT_SIZES,
  RESULTS,
  SPECIAL,
  skill,
} from './rules-source.ts';

export const RULES = {
  'brp.licence.notices': {
    kind: 'guidance',
    source: clauses('3, 7, 9, 15'),
    title: { en: 'Licence notices', it: 'Avvisi di licenza', fi: 'Lisenssi-ilmoitukset' },
    statement: {
      en: "Whoever passes these rules on ships the whole text of the BRP Open Game License, version 1.0, without change, with all five lines of its copyright notice; says which parts are open content; and shows the publisher's BRP logo on the front, the back and the title page or what stands in their place.",
      it: "Chi distribuisce queste regole allega il testo completo e invariato della BRP Open Game License, versione 1.0, con tutte e cinque le righe dell'avviso di copyright; indica quali parti sono contenuto aperto; e mostra il logo BRP dell'editore su fronte, retro e frontespizio o su ciò che ne fa le veci.",
      fi: 'Joka jakaa näitä sääntöjä, liittää mukaan BRP Open Game License -lisenssin version 1.0 koko tekstin muuttamattomana ja sen tekijänoikeusilmoituksen kaikki viisi riviä, kertoo mitkä osat ovat avointa sisältöä ja näyttää julkaisijan BRP-logon etu- ja takapuolella sekä nimiösivulla tai niitä vastaavissa paikoissa.',
    },
  },
  'brp.licence.prohibited-content': {
    kind: 'guidance',
    source: clauses('1(e), 8'),
    title: { en: 'Prohibited content', it: 'Contenuto proibito', fi: 'Kielletty sisältö' },
    statement: {
      en: "The licence forbids eleven kinds of mechanics: augments, glory, passions, personality traits, pushing, reputation, rune magic, runes, sanity, sorcery and spirit magic as the publisher's other games have them. It also forbids the names, places, characters, plots and pictures of those games, and any claim of compatibility with a trademark. None of them is here.",
      it: "La licenza vieta undici tipi di meccaniche: potenziamenti tra abilità, gloria, passioni, tratti di personalità, ritentare forzando, reputazione, magia runica, rune, sanità mentale, stregoneria e magia degli spiriti come negli altri giochi dell'editore. Vieta anche nomi, luoghi, personaggi, trame e immagini di quei giochi, e ogni pretesa di compatibilità con un marchio. Qui non ce n'è alcuno.",
      fi: 'Lisenssi kieltää yksitoista mekaniikkaa: taidolla tehostamisen, kunnian, intohimot, luonteenpiirteet, heiton pakottamisen, maineen, riimutaikuuden, riimut, mielenterveyden, noituuden ja henkitaikuuden sellaisina kuin ne ovat julkaisijan muissa peleissä. Kiellettyjä ovat myös noiden pelien nimet, paikat, hahmot, juonet ja kuvat sekä väitteet yhteensopivuudesta minkään tavaramerkin kanssa. Mitään näistä ei tässä ole.',
    },
  },
  'brp.intro.roles': {
    kind: 'guidance',
    source: at('introduction'),
    title: { en: 'Players and game master', it: 'Giocatori e Game Master', fi: 'Pelaajat ja pelinjohtaja' },
    statement: {
      en: 'One participant is the game master (GM), who presents the world and plays every non-player character (NPC); every other participant normally plays one player character (PC). Players say what their characters mean to do, dice settle what is uncertain, and the game master tells what comes of it. Personality is played and has no number.',
      it: 'Un partecipante è il Game Master (GM), che presenta il mondo e interpreta tutti i personaggi non giocanti (PNG); ogni altro partecipante controlla di solito un solo personaggio giocante (PG). I giocatori dicono che cosa intendono fare i personaggi, i dadi risolvono ciò che è incerto e il Game Master ne interpreta le conseguenze. La personalità si interpreta e non ha punteggio.',
      fi: 'Yksi osallistujista on pelinjohtaja, joka esittelee maailman ja pelaa kaikkia ei-pelaajahahmoja (EPH); muilla on yleensä kullakin yksi pelaajahahmo (PH). Pelaajat kertovat, mitä heidän hahmonsa aikovat, nopat ratkaisevat epävarman, ja pelinjohtaja tulkitsee seuraukset. Luonnetta pelataan, eikä sillä ole lukua.',
    },
  },
  'brp.intro.character-knowledge': {
    kind: 'guidance',
    source: at('introduction'),
    title: { en: 'Character knowledge', it: 'Conoscenza del personaggio', fi: 'Hahmon tieto' },
    statement: {
      en: 'What the player knows and what the character knows are kept apart. A roll may settle whether the character knows something, even if the player does; and a character may be an expert in fields the player knows nothing of.',
      it: 'Ciò che sa il giocatore e ciò che sa il personaggio restano distinti. Un tiro può stabilire se il personaggio sa una cosa, anche quando il giocatore la sa già; e un personaggio può essere esperto in campi ignoti al giocatore.',
      fi: 'Pelaajan ja hahmon tiedot pidetään erillään. Heitto voi ratkaista, tietääkö hahmo jotakin, vaikka pelaaja sen jo tietäisi, ja hahmo voi olla asiantuntija alalla, josta pelaaja ei tiedä mitään.',
    },
  },
  'brp.intro.play-units': {
    kind: 'guidance',
    source: at('1.1'),
    title: {
      en: 'Session, scenario, campaign',
      it: 'Sessione, scenario, campagna',
      fi: 'Istunto, skenaario, kampanja',
    },
    statement: {
      en: 'Play is measured in sessions (one meeting, usually three to five hours), scenarios (a chapter with beginning, middle and end, one or more sessions long) and campaigns (a series of linked scenarios, with or without an end). A one-shot is a scenario outside any campaign. An adventure, for experience, is a scenario.',
      it: "Il gioco si misura in sessioni (un incontro, di solito da tre a cinque ore), scenari (un capitolo con inizio, parte centrale e fine, lungo una o più sessioni) e campagne (una serie di scenari connessi, con o senza fine). Una one-shot è uno scenario fuori da ogni campagna. Per l'esperienza, un'avventura è uno scenario.",
      fi: 'Peliä mitataan istunnoilla (yksi pelikerta, yleensä kolmesta viiteen tuntia), skenaarioilla (luku, jolla on alku, keskikohta ja loppu ja joka kestää yhden tai useamman istunnon) ja kampanjoilla (sarja toisiinsa liittyviä skenaarioita, päättyvä tai päättymätön). Kertapeli on skenaario ilman kampanjaa. Kokemuksen kannalta seikkailu on skenaario.',
    },
  },
  'brp.intro.materials': {
    kind: 'guidance',
    source: at('1.2'),
    title: { en: 'Materials needed', it: 'Materiali necessari', fi: 'Tarvittavat välineet' },
    statement: {
      en: 'Rules, a pencil, paper and dice are enough. Programs that roll dice are fine, and miniatures, one for each character, may be used.',
      it: 'Bastano le regole, una matita, della carta e dei dadi. Vanno bene anche le app che simulano i dadi, e si possono usare miniature, una per personaggio.',
      fi: 'Säännöt, kynä, paperi ja nopat riittävät. Nopanheitto-ohjelmat kelpaavat, ja pienoismalleja, yhtä hahmoa kohti, saa käyttää.',
    },
  },
  'brp.dice.set': {
    kind: 'table',
    source: at('1.3'),
    title: { en: 'Dice set', it: 'Set di dadi', fi: 'Noppasarja' },
    statement: {
      en: 'A set has one each of D4, D6, D8, D10, D12 and D20, and a tens die is handy; a group needs at least one set. The rules also use D100, which is two D10, and D2 and D3, which no set has: they are half of a D4 or a D6, rounded up.',
      it: 'Un set contiene un D4, un D6, un D8, un D10, un D12 e un D20, ed è utile un dado delle decine; a un gruppo serve almeno un set. Le regole usano anche il D100, cioè due D10, e D2 e D3, che in nessun set ci sono: sono la metà di un D4 o di un D6, per eccesso.',
      fi: 'Sarjassa on D4, D6, D8, D10, D12 ja D20, ja kymmennoppa on hyödyllinen; ryhmä tarvitsee ainakin yhden sarjan. Säännöissä on myös D100 eli kaksi D10:tä sekä D2 ja D3, joita sarjoissa ei ole: ne ovat D4:n tai D6:n puolikas ylöspäin pyöristettynä.',
    },
  },
  'brp.dice.percentile': {
    kind: 'mechanic',
    source: at('1.3'),
    title: { en: 'Percentile roll', it: 'Tiro percentuale', fi: 'Prosenttiheitto' },
    statement: {
      en: 'A percentile roll (D100) is two D10, or one thrown twice: the first is the tens, the second the units, so 3 and 7 are 37. Double zero is 100. Low is usually good.',
      it: 'Un tiro percentuale (D100) è dato da due D10, o da uno tirato due volte: il primo sono le decine, il secondo le unità, quindi 3 e 7 fanno 37. Il doppio zero è 100. Di solito, più basso è meglio.',
      fi: 'Prosenttiheitto (D100) tehdään kahdella D10:llä tai yhdellä, joka heitetään kahdesti: ensimmäinen on kymmenet, toinen ykköset, joten 3 ja 7 on 37. Kaksi nollaa on 100. Pieni tulos on yleensä hyvä.',
    },
  },
  'brp.dice.expressions': {
    kind: 'mechanic',
    source: at('1.3'),
    title: { en: 'Dice expressions', it: 'Espressioni di dado', fi: 'Noppalausekkeet' },
    statement: {
      en: 'nDx means n dice of x sides added together, and Dx alone is one of them. What is joined by + or −, dice or numbers, is rolled separately and added up: 1D10+1D4, D8+1, D6−2.',
      it: 'nDx indica n dadi a x facce sommati, e Dx da solo è uno. Ciò che è unito da + o −, dadi o numeri, si tira a parte e si somma: 1D10+1D4, D8+1, D6−2.',
      fi: 'nDx tarkoittaa n noppaa, joissa on x tahkoa, yhteen laskettuina; pelkkä Dx on yksi noppa. Merkeillä + ja − liitetyt nopat tai luvut heitetään erikseen ja lasketaan yhteen: 1D10+1D4, D8+1, D6−2.',
    },
  },
  'brp.dice.floor-zero': {
    kind: 'mechanic',
    source: at('1.3'),
    title: { en: 'Results never below zero', it: 'Risultati mai sotto 0', fi: 'Tulos ei alita nollaa' },
    statement: {
      en: 'Modifiers cannot bring the result of a roll below 0: D6−2 gives 0 on a 1 or a 2. The limit holds for the whole sum, weapon dice, numbers and damage bonus together, and again after armour; a single term may be negative.',
      it: "I modificatori non possono portare il risultato di un tiro sotto 0: D6−2 dà 0 con 1 o 2. Il limite vale per l'intera somma, dadi dell'arma, numeri e Bonus al Danno insieme, e di nuovo dopo l'armatura; un singolo addendo può essere negativo.",
      fi: 'Muutokset eivät voi viedä heiton tulosta alle nollan: D6−2 antaa nollan, kun tulee 1 tai 2. Raja koskee koko summaa, aseen noppia, lukuja ja vahinkobonusta yhdessä, ja uudelleen panssarin jälkeen; yksittäinen termi voi olla negatiivinen.',
    },
  },
  'brp.gm.responsibilities': {
    kind: 'guidance',
    source: at('1.4'),
    title: {
      en: "The game master's part",
      it: 'Responsabilità del Game Master',
      fi: 'Pelinjohtajan vastuut',
    },
    statement: {
      en: 'The game master tells of the world and opposes the characters in a way that challenges and entertains, impartially; knows how combat generally goes, without learning everything by heart; and settles doubts as they come up. Scenarios may be ready-made, converted or invented. Where the rules are silent the game master decides.',
      it: 'Il Game Master narra il mondo e si contrappone ai personaggi in modo da sfidare e divertire, con imparzialità; conosce le procedure generali del combattimento senza imparare tutto a memoria; e risolve i dubbi quando emergono. Gli scenari possono essere pronti, convertiti o inventati. Dove le regole tacciono decide il Game Master.',
      fi: 'Pelinjohtaja kertoo maailmasta ja asettuu hahmoja vastaan puolueettomasti, niin että se haastaa ja viihdyttää; tuntee taistelun kulun pääpiirteissään opettelematta kaikkea ulkoa; ja ratkaisee epäselvyydet, kun niitä tulee. Skenaario voi olla valmis, muokattu tai itse keksitty. Missä säännöt vaikenevat, pelinjohtaja päättää.',
    },
  },
  'brp.character.sheet': {
    kind: 'content',
    source: at('2.1'),
    title: { en: 'Character sheet', it: 'Scheda del personaggio', fi: 'Hahmolomake' },
    statement: {
      en: 'A character sheet has seven parts: identity, characteristics, hit points, skills (each a percentage, with a box to tick for experience), weapons and shields, armour, and equipment. Non-player characters are written like the sample enemy or like a player character.',
      it: "La scheda del personaggio ha sette sezioni: identità, caratteristiche, Punti Ferita, abilità (ognuna una percentuale, con una casella da spuntare per l'esperienza), armi e scudi, armatura, equipaggiamento. I personaggi non giocanti si descrivono come il nemico d'esempio o come un personaggio giocante.",
      fi: 'Hahmolomakkeessa on seitsemän osaa: henkilöllisyys, ominaisuudet, kestopisteet, taidot (kukin prosenttilukuna ja ruutu kokemusmerkintää varten), aseet ja kilvet, panssari sekä varusteet. Ei-pelaajahahmot kuvataan kuten esimerkkivihollinen tai kuten pelaajahahmo.',
    },
  },
  'brp.character.identity': {
    kind: 'content',
    source: at('2.2'),
    title: { en: 'Identity', it: 'Identità', fi: 'Henkilöllisyys' },
    statement: {
      en: 'Identity describes and changes no number: name, race (only human here, others are possible), gender, dominant hand, height and weight (after SIZ), description, age, distinctive features (the further CHA lies from the middle, the more of them), profession. It may be filled in at any time. A hint for the number of features: half the distance of CHA from 10.5, rounded down.',
      it: "L'identità descrive e non cambia alcun numero: nome, razza (qui solo Umano, altre sono possibili), genere, mano dominante, altezza e peso (secondo TAG), descrizione, età, tratti distintivi (tanti più quanto più FAS è alto o basso), professione. Si può completare in qualsiasi momento. Come suggerimento, i tratti sono metà della distanza di FAS da 10,5, per difetto.",
      fi: 'Henkilöllisyys kuvailee eikä muuta mitään lukua: nimi, rotu (tässä vain ihminen, muutkin ovat mahdollisia), sukupuoli, kätisyys, pituus ja paino (KOK:n mukaan), kuvaus, ikä, tuntomerkit (sitä enemmän, mitä kauempana KAR on keskiarvosta), ammatti. Sen voi täyttää milloin vain. Suositus tuntomerkkien määräksi: puolet KAR:n etäisyydestä lukuun 10,5, alaspäin pyöristettynä.',
    },
  },
  'brp.characteristics.list': {
    kind: 'table',
    source: at('2.3'),
    title: { en: 'The seven characteristics', it: 'Caratteristiche', fi: 'Ominaisuudet' },
    statement: {
      en: 'A human has seven characteristics, rolled in this order: Strength (STR) 3D6, Constitution (CON) 3D6, Size (SIZ) 2D6+6, Intelligence (INT) 2D6+6, Power (POW) 3D6, Dexterity (DEX) 3D6, Charisma (CHA) 3D6. Higher is better. DEX sets the order of action and the base of Dodge, CON helps against disease and with SIZ gives hit points, POW stands for luck and gives power points.',
      it: "Un umano ha sette caratteristiche, tirate in quest'ordine: Forza (FOR) 3D6, Costituzione (COS) 3D6, Taglia (TAG) 2D6+6, Intelligenza (INT) 2D6+6, Potere (POT) 3D6, Destrezza (DES) 3D6, Fascino (FAS, altrove Carisma) 3D6. Più è alta, meglio è. DES dà l'ordine d'azione e la base di Schivare, COS aiuta contro le malattie e con TAG dà i Punti Ferita, POT è la fortuna e dà i Punti Potere.",
      fi: 'Ihmisellä on seitsemän ominaisuutta, jotka heitetään tässä järjestyksessä: Voima (VMA) 3D6, Ruumiinrakenne (RKE) 3D6, Koko (KOK) 2D6+6, Äly (ÄLY) 2D6+6, Mahti (MHT) 3D6, Ketteryys (KTR) 3D6, Karisma (KAR) 3D6. Suurempi on parempi. KTR määrää toimintajärjestyksen ja Väistämisen perusarvon, RKE auttaa tauteja vastaan ja antaa KOK:n kanssa kestopisteet, MHT on onnea ja antaa voimapisteet.',
    },
  },
  'brp.characteristics.human-range': {
    kind: 'guidance',
    source: at('2.3'),
    title: { en: 'Human range', it: 'Intervallo umano', fi: 'Ihmisen vaihteluväli' },
    statement: {
      en: "A normal human's characteristics lie between 3, dreadfully low, and 18, the peak of human potential; 10 or 11 is average. SIZ and INT, rolled on 2D6+6, start at 8 and average 13.",
      it: "Le caratteristiche di un umano normale vanno da 3, terribilmente bassa, a 18, l'apice del potenziale umano; la media è 10 o 11. TAG e INT, tirate con 2D6+6, partono da 8 e hanno media 13.",
      fi: 'Tavallisen ihmisen ominaisuudet ovat välillä 3 (hirvittävän pieni) – 18 (ihmisen huippu); keskiarvo on 10 tai 11. KOK ja ÄLY, jotka heitetään 2D6+6:lla, alkavat kahdeksasta, ja niiden keskiarvo on 13.',
    },
  },
  'brp.characteristics.growth': {
    kind: 'gm-ruling',
    source: at('2.3'),
    title: {
      en: 'Raising characteristics',
      it: 'Incremento delle caratteristiche',
      fi: 'Ominaisuuksien kehittyminen',
    },
    statement: {
      en: 'Characteristics are innate, not learned, but may sometimes rise through training or successful use. There is no procedure for it: the game master sets the new value, and nothing rises by itself.',
      it: "Le caratteristiche sono innate, non apprese, ma talvolta possono crescere con l'addestramento o l'uso riuscito. Non c'è una procedura: il nuovo valore lo fissa il Game Master, e nulla cresce da sé.",
      fi: 'Ominaisuudet ovat synnynnäisiä eivätkä opittuja, mutta voivat joskus nousta harjoittelun tai onnistuneen käytön ansiosta. Menettelyä ei ole: uuden arvon antaa pelinjohtaja, eikä mikään nouse itsestään.',
    },
  },
  'brp.characteristics.shift-points': {
    kind: 'action',
    source: at('2.3'),
    title: {
      en: 'Moving up to three points',
      it: 'Spostare fino a 3 punti',
      fi: 'Enintään kolmen pisteen siirto',
    },
    statement: {
      en: 'After the rolls the player may move up to 3 points from one characteristic to another: INT 15 and STR 10 can become INT 12 and STR 13. Fewer points, or none, may be moved. By default there is one giver and one taker, and both end between 3 and 18.',
      it: "Dopo i tiri il giocatore può spostare fino a 3 punti da una caratteristica a un'altra: INT 15 e FOR 10 possono diventare INT 12 e FOR 13. Si possono spostare meno punti, o nessuno. Di norma una sola cede e una sola riceve, ed entrambe restano tra 3 e 18.",
      fi: 'Heittojen jälkeen pelaaja voi siirtää enintään 3 pistettä ominaisuudesta toiseen: ÄLY 15 ja VMA 10 voivat muuttua arvoiksi ÄLY 12 ja VMA 13. Vähemmän tai ei mitään saa myös siirtää. Oletuksena antajia ja saajia on yksi, ja molemmat jäävät välille 3–18.',
    },
  },
  'brp.characteristics.reroll-all': {
    kind: 'optional',
    source: at('2.3'),
    title: { en: 'Starting again', it: 'Ritirare tutto', fi: 'Uudelleenheitto' },
    statement: {
      en: 'If the game master agrees, a player may throw everything away and roll all seven characteristics anew, never single ones, provided that every player has the same chance and is content with the outcome.',
      it: "Se il Game Master è d'accordo, un giocatore può ricominciare da zero e tirare di nuovo tutte e sette le caratteristiche, mai solo alcune, a patto che tutti i giocatori abbiano la stessa possibilità e siano soddisfatti dei risultati.",
      fi: 'Jos pelinjohtaja suostuu, pelaaja voi aloittaa alusta ja heittää kaikki seitsemän ominaisuutta uudelleen, ei koskaan vain joitakin, kunhan kaikilla pelaajilla on sama mahdollisuus ja he ovat tyytyväisiä tuloksiin.',
    },
  },
  'brp.characteristics.roll-or-resistance': {
    kind: 'mechanic',
    source: at('2.4'),
    title: {
      en: 'Characteristic roll or resistance roll',
      it: 'Tiro caratteristica o resistenza',
      fi: 'Ominaisuusheitto vai vastustusheitto',
    },
    statement: {
      en: 'Where a characteristic meets an evident opposing value the resistance table is used; where nothing evidently opposes it, a characteristic roll.',
      it: "Se alla caratteristica si contrappone un valore evidente si usa la Tabella della Resistenza; se non c'è un ovvio valore contrapposto, un tiro caratteristica.",
      fi: 'Jos ominaisuutta vastassa on selvä arvo, käytetään vastustustaulukkoa; jos selvää vastusta ei ole, tehdään ominaisuusheitto.',
    },
  },
  'brp.characteristics.rolls': {
    kind: 'table',
    source: at(['2.4', '3.1']),
    title: { en: 'Characteristic rolls', it: 'Tiri Caratteristica', fi: 'Ominaisuusheitot' },
    statement: {
      en: 'The chance of a characteristic roll is the characteristic times 5, and the roll is read like a skill roll, specials and difficulties included: Effort (STR), Stamina (CON), Idea (INT), Luck (POW), Agility (DEX), Charisma (CHA). SIZ has none. STR 10 gives an Effort roll of 50. Characteristic rolls are never ticked for experience.',
      it: "La probabilità di un tiro caratteristica è la caratteristica per 5, e il tiro si legge come un tiro abilità, speciali e difficoltà compresi: Tiro Vigore (FOR), Tempra (COS), Idea (INT), Fortuna (POT), Agilità (DES), Carisma (FAS). TAG non ne ha. FOR 10 dà un Tiro Vigore del 50%. I tiri caratteristica non si spuntano mai per l'esperienza.",
      fi: 'Ominaisuusheiton todennäköisyys on ominaisuus kertaa 5, ja heitto luetaan kuten taitoheitto erikoisonnistumisineen ja vaikeuksineen: ponnistusheitto (VMA), kestävyysheitto (RKE), ideaheitto (ÄLY), onnenheitto (MHT), ketteryysheitto (KTR), karismaheitto (KAR). KOK:lla ei ole heittoa. VMA 10 antaa ponnistusheitolle arvon 50. Ominaisuusheitoista ei tule kokemusmerkintää.',
    },
  },
  'brp.derived.movement': {
    kind: 'derived',
    source: at(['2.5', '4.3']),
    title: { en: 'Movement (MOV)', it: 'Movimento (MOV)', fi: 'Liike (MOV)' },
    statement: {
      en: 'Every human has MOV 10. In a combat round a point of MOV is one metre at a walk and three at a run: a human who does nothing else walks 10 m or runs 30 m. Other races may have another MOV.',
      it: 'Tutti gli umani hanno MOV 10. In un round di combattimento un punto di MOV vale un metro al passo e tre in corsa: un umano che non fa altro cammina per 10 m o corre per 30 m. Altre razze possono avere un altro MOV.',
      fi: 'Jokaisella ihmisellä on MOV 10. Taistelukierroksella yksi MOV-piste on metri kävellen ja kolme metriä juosten: ihminen, joka ei tee muuta, kävelee 10 m tai juoksee 30 m. Muilla roduilla MOV voi olla toinen.',
    },
  },
  'brp.derived.hit-points': {
    kind: 'derived',
    source: at(['2.5', '5.12']),
    title: { en: 'Hit points', it: 'Punti Ferita', fi: 'Kestopisteet' },
    statement: {
      en: 'Maximum hit points are CON plus SIZ, divided by two and rounded up: CON 11 and SIZ 14 give 13. Current hit points are the maximum less all unhealed wounds. By default the maximum follows CON and SIZ when they change.',
      it: 'I Punti Ferita massimi sono COS più TAG, diviso due, per eccesso: COS 11 e TAG 14 danno 13. I Punti Ferita attuali sono il massimo meno tutte le ferite non guarite. Di norma il massimo segue COS e TAG quando cambiano.',
      fi: 'Suurin kestopistemäärä on RKE plus KOK jaettuna kahdella, pyöristys ylöspäin: RKE 11 ja KOK 14 antavat 13. Nykyiset kestopisteet ovat enimmäismäärä vähennettynä kaikilla parantumattomilla vammoilla. Oletuksena enimmäismäärä seuraa RKE:tä ja KOK:ta, kun ne muuttuvat.',
    },
  },
  'brp.derived.power-points': {
    kind: 'derived',
    source: at('2.5'),
    title: { en: 'Power points', it: 'Punti Potere', fi: 'Voimapisteet' },
    statement: {
      en: "Maximum power points equal POW; they are spent on magic or other powers, of which this book has none. At 0 the character faints, and comes round when there are any again. A whole day that includes a night's rest brings all of them back; less brings none.",
      it: 'I Punti Potere massimi sono pari al POT; si spendono per la magia o altri poteri, che in questo libro non ci sono. A 0 il personaggio sviene, e si riprende quando ne ha di nuovo. Un giorno intero che includa una notte di riposo li ripristina tutti; meno, nessuno.',
      fi: 'Voimapisteitä on enintään MHT:n verran; ne kuluvat taikuuteen tai muihin voimiin, joita tässä kirjassa ei ole. Nollassa hahmo pyörtyy ja tokenee, kun pisteitä taas on. Kokonainen vuorokausi, johon kuuluu yön lepo, palauttaa kaikki; lyhyempi aika ei palauta mitään.',
    },
  },
  'brp.derived.damage-bonus': {
    kind: 'table',
    source: at('2.5', DAMAGE_BONUS),
    title: { en: 'Damage bonus', it: 'Bonus al Danno', fi: 'Vahinkobonus' },
    statement: {
      en: 'STR plus SIZ gives the damage bonus: 2–12 −1D6, 13–16 −1D4, 17–24 none, 25–32 +1D4, 33–40 +1D6, 41–56 +2D6. It is rolled and added to the damage of every melee attack; some missile weapons add half of it, others none. Below 2 it is −1D6; above 56, by default, it stays +2D6.',
      it: 'FOR più TAG dà il Bonus al Danno: 2–12 −1D6, 13–16 −1D4, 17–24 nessuno, 25–32 +1D4, 33–40 +1D6, 41–56 +2D6. Si tira e si somma al danno di ogni attacco in mischia; alcune armi a distanza ne usano la metà, altre niente. Sotto 2 è −1D6; oltre 56, di norma, resta +2D6.',
      fi: 'VMA plus KOK antaa vahinkobonuksen: 2–12 −1D6, 13–16 −1D4, 17–24 ei mitään, 25–32 +1D4, 33–40 +1D6, 41–56 +2D6. Se heitetään ja lisätään jokaisen lähitaisteluhyökkäyksen vahinkoon; osa kaukoaseista lisää siitä puolet, osa ei mitään. Alle kahden se on −1D6; yli 56:n se oletuksena pysyy arvossa +2D6.',
    },
  },
  'brp.skills.rating': {
    kind: 'mechanic',
    source: at(['2.6', '3.2']),
    title: { en: 'Skill rating', it: 'Punteggio di abilità', fi: 'Taitoarvo' },
    statement: {
      en: 'A skill is a percentage from 0 to 100 or more: its base chance plus the points bought and earned. With a base above 0 there is always some chance; at 0 the skill cannot succeed at all, and needs no roll. Skills may pass 100. There is no disaster beyond plain failure.',
      it: "Un'abilità è una percentuale da 00% a 100% o più: la probabilità base più i punti comprati e guadagnati. Con una base sopra 00% una possibilità c'è sempre; a 00% l'abilità non può riuscire e non si tira. Le abilità possono superare il 100%. Non c'è alcun disastro oltre il semplice fallimento.",
      fi: 'Taito on prosenttiluku nollasta sataan tai yli: perusarvo plus ostetut ja ansaitut pisteet. Jos perusarvo on yli nollan, jokin mahdollisuus on aina; nollassa taito ei voi onnistua eikä sitä heitetä. Taito voi ylittää sadan. Tavallista epäonnistumista pahempaa katastrofia ei ole.',
    },
  },
  'brp.skills.competence-levels': {
    kind: 'table',
    source: at('2.6'),
    title: { en: 'Competence levels', it: 'Livelli di competenza', fi: 'Osaamistasot' },
    statement: {
      en: 'Ratings have names without effect: up to 5 a hopeless novice, 6–25 a beginner, 26–50 an amateur, 51–75 a competent professional, 76–90 an expert, 91–100 a master; above 100 lies knowledge closed to others.',
      it: 'I punteggi hanno nomi senza effetto: fino a 05% novizio sprovveduto, 06–25% neofita, 26–50% padronanza amatoriale, 51–75% professionista competente, 76–90% esperto, 91–100% maestria; oltre il 100% una conoscenza segreta.',
      fi: 'Taitoarvoilla on nimet, joilla ei ole vaikutusta: enintään 5 untuvikko, 6–25 aloittelija, 26–50 harrastaja, 51–75 pätevä ammattilainen, 76–90 asiantuntija, 91–100 mestari; yli sadassa on muilta salattua tietoa.',
    },
  },
  'brp.skills.specialisations': {
    kind: 'mechanic',
    source: at('2.6'),
    title: { en: 'Specialisations', it: 'Specializzazioni', fi: 'Erikoistumiset' },
    statement: {
      en: 'A skill with specialisations is bought, rolled, ticked and improved for each of them separately: Knowledge (Law) at 70 leaves every other Knowledge at its base. A specialisation must be named before points or rolls. The lists are open.',
      it: "Un'abilità con specializzazioni si compra, si tira, si spunta e migliora per ciascuna separatamente: Conoscenza (Legge) 70% lascia ogni altra Conoscenza alla base. La specializzazione va nominata prima di dare punti o tirare. Gli elenchi sono aperti.",
      fi: 'Taito, jolla on erikoistumisia, ostetaan, heitetään, merkitään ja kehittyy kunkin osalta erikseen: Tieto (Laki) 70 jättää kaikki muut Tiedot perusarvoonsa. Erikoistuminen on nimettävä ennen pisteitä ja heittoja. Luettelot ovat avoimia.',
    },
  },
  'brp.skills.list': {
    kind: 'table',
    source: at('2.6'),
    title: { en: 'Skill list', it: 'Elenco delle abilità', fi: 'Taitoluettelo' },
    statement: {
      en: "There are fifty-six skills, each with its base chance. Some bases depend on the era, some on characteristics (Gaming INT+POW, Dodge and Projection DEX times 2, one's own language INT times 5), and those of weapons and shields stand in the weapon tables. Fractions are rounded up. A weapon skill without a line in the tables needs a base from the game master before it can be rolled.",
      it: "Ci sono cinquantasei abilità, ognuna con la sua probabilità base. Alcune basi dipendono dall'era, altre dalle caratteristiche (Giocare INT+POT, Schivare e Proiettare DES×2, Lingua Madre INT×5), e quelle di armi e scudi stanno nelle rispettive tabelle. Le frazioni si arrotondano per eccesso. Un'abilità d'arma senza riga nelle tabelle ha bisogno di una base dal Game Master prima di essere tirata.",
      fi: 'Taitoja on viisikymmentäkuusi, ja kullakin on perusarvo. Osa perusarvoista riippuu aikakaudesta, osa ominaisuuksista (Uhkapelit ÄLY+MHT, Väistäminen ja Kohdistaminen KTR × 2, oma kieli ÄLY × 5), ja aseiden ja kilpien perusarvot ovat niiden taulukoissa. Murto-osat pyöristetään ylöspäin. Asetaito, jolla ei ole riviä taulukoissa, tarvitsee perusarvon pelinjohtajalta ennen kuin sitä voi heittää.',
    },
  },
  'brp.skills.era-bases': {
    kind: 'table',
    source: at('2.6'),
    title: {
      en: 'Era-dependent bases',
      it: 'Probabilità base per era',
      fi: 'Aikakauden mukaiset perusarvot',
    },
    statement: {
      en: 'Four skills have bases that depend on the era, past / modern / future: Knowledge 1 / 5 / 5, Drive 1 / 20 / 1, Medicine 0 / 5 / 5, First Aid INT / 30 / 30.',
      it: "Quattro abilità hanno basi che dipendono dall'era, passata / moderna / futura: Conoscenza 01 / 05 / 05%, Guidare 01 / 20 / 01%, Medicina 00 / 05 / 05%, Primo Soccorso INT×1 / 30 / 30%.",
      fi: 'Neljän taidon perusarvo riippuu aikakaudesta, menneisyys / nykyaika / tulevaisuus: Tieto 1 / 5 / 5, Ajaminen 1 / 20 / 1, Lääketiede 0 / 5 / 5, Ensiapu ÄLY / 30 / 30.',
    },
  },
  'brp.skills.gm-customise': {
    kind: 'gm-ruling',
    source: at('2.6'),
    title: { en: 'Adapting the skill list', it: 'Modificare le abilità', fi: 'Taitoluettelon muokkaus' },
    statement: {
      en: 'The game master may drop, rename or add skills and change base chances to suit the setting. A medieval fantasy would hardly use Energy Weapon, Heavy Machine, Psychotherapy or Technology.',
      it: "Il Game Master può eliminare, rinominare o aggiungere abilità e cambiare le probabilità base per adattarle all'ambientazione. Un fantasy medievale difficilmente userà Arma a Energia, Macchinario Pesante, Psicoterapia o Tecnologia.",
      fi: 'Pelinjohtaja voi poistaa, nimetä uudelleen tai lisätä taitoja ja muuttaa perusarvoja pelimaailman mukaan. Keskiaikaisessa fantasiassa tuskin tarvitaan taitoja Energia-ase, Raskaat koneet, Psykoterapia tai Teknologia.',
    },
  },
  'brp.skills.martial-arts': {
    kind: 'mechanic',
    source: at('2.6', skill('martial-arts')),
    title: { en: 'Martial Arts', it: 'Arti Marziali', fi: 'Taistelulajit' },
    statement: {
      en: 'Martial Arts (base 1) is never rolled by itself. If a Brawl attack succeeds and the same roll also lies within Martial Arts, the weapon die is doubled, the damage bonus is not. If Brawl parries a melee weapon, 3 points of the damage that still gets through are ignored before armour; by default the parry roll too must lie within Martial Arts. Whoever profits ticks Martial Arts as well as Brawl. The game master may limit who has the skill and change its base.',
      it: "Arti Marziali (01%) non si tira mai da sola. Se un attacco Rissa riesce e lo stesso risultato rientra anche in Arti Marziali, il dado del danno raddoppia, il Bonus al Danno no. Se con Rissa si para un'arma da mischia, si ignorano 3 punti del danno che ancora passa, prima dell'armatura; di norma anche il tiro della parata deve rientrare in Arti Marziali. Chi ne trae vantaggio spunta Arti Marziali oltre a Rissa. Il Game Master può limitare chi la possiede e cambiarne la base.",
      fi: 'Taistelulajeja (perusarvo 1) ei heitetä koskaan erikseen. Jos Tappelu-hyökkäys onnistuu ja sama tulos mahtuu myös Taistelulajien arvoon, aseen noppa kaksinkertaistuu, vahinkobonus ei. Jos Tappelulla torjutaan lähitaisteluase, läpi pääsevästä vahingosta jätetään 3 pistettä huomiotta ennen panssaria; oletuksena torjuntaheitonkin on mahduttava Taistelulajien arvoon. Hyötyjä saa merkinnän sekä Taistelulajeihin että Tappeluun. Pelinjohtaja voi rajata, kenellä taito on, ja muuttaa sen perusarvoa.',
    },
  },
  'brp.skills.brawl': {
    kind: 'mechanic',
    source: both(at('2.6', skill('brawl')), at('5.9', MELEE_WEAPONS)),
    title: { en: 'Brawl', it: 'Rissa', fi: 'Tappelu' },
    statement: {
      en: 'Brawl (25) covers fists, head-butts, kicks and bites; a hit deals 1D3 plus damage bonus.',
      it: 'Rissa (25%) comprende pugni, testate, calci e morsi; un colpo infligge 1D3 più il Bonus al Danno.',
      fi: 'Tappelu (25) kattaa nyrkit, puskut, potkut ja puremat; osuma tekee vahinkoa 1D3 plus vahinkobonus.',
    },
  },
  'brp.skills.grapple': {
    kind: 'gm-ruling',
    source: at('2.6', skill('grapple')),
    title: { en: 'Grapple', it: 'Lotta', fi: 'Paini' },
    statement: {
      en: "Grapple (25) is unarmed fighting by leverage and position, to manoeuvre or pin an opponent. The book gives no effects. By default it is an opposed roll against the target's Grapple, Brawl or Dodge, as the target chooses; the winner may hold. Who is held can neither attack nor move, and at their own DEX rank may try to break free by the same roll or by STR against STR. It does no damage.",
      it: 'Lotta (25%) è il combattimento disarmato fatto di leve e posizione, per manovre o per immobilizzare. Il libro non ne dà gli effetti. Di norma è un tiro contrastato contro Lotta, Rissa o Schivare del bersaglio, a sua scelta; chi vince può tenere. Chi è tenuto non può attaccare né muoversi, e al proprio ordine di DES può provare a liberarsi con lo stesso tiro o con FOR contro FOR. Non infligge danni.',
      fi: 'Paini (25) on aseetonta taistelua vivuin ja asennoin vastustajan ohjaamiseksi tai kiinni pitämiseksi. Vaikutuksia kirja ei kerro. Oletuksena se on vastakkainen heitto kohteen valitsemaa taitoa vastaan (Paini, Tappelu tai Väistäminen); voittaja voi pitää kiinni. Kiinni pidetty ei voi hyökätä eikä liikkua, ja omalla vuorollaan hän voi yrittää irti samalla heitolla tai VMA:lla VMA:ta vastaan. Vahinkoa ei synny.',
    },
  },
  'brp.skills.bargain': {
    kind: 'mechanic',
    source: at('2.6', skill('bargain')),
    title: { en: 'Bargain', it: 'Contrattare', fi: 'Tinkiminen' },
    statement: {
      en: 'A successful Bargain roll lowers a price by one band, a special by two, if the game master agrees: out of reach, priceless, expensive, fair, good value, cheap, free. A failure leaves the price as it is. The bands are suggestions.',
      it: "Un successo in Contrattare abbassa il prezzo di una fascia, uno speciale di due, se il Game Master è d'accordo: inaccessibile, inestimabile, costoso, adeguato, conveniente, economico, gratuito. Un fallimento lascia il prezzo com'è. Le fasce sono un suggerimento.",
      fi: 'Onnistunut Tinkiminen laskee hintaa yhden portaan, erikoisonnistuminen kaksi, jos pelinjohtaja hyväksyy: saavuttamaton, mittaamaton, kallis, kohtuullinen, edullinen, halpa, ilmainen. Epäonnistuminen jättää hinnan ennalleen. Portaat ovat suosituksia.',
    },
  },
  'brp.skills.command': {
    kind: 'mechanic',
    source: at('2.6', skill('command')),
    title: { en: 'Command', it: 'Comandare', fi: 'Johtaminen' },
    statement: {
      en: 'Command leads a group in battle or in other work that needs discipline. If it fails, everyone acts on their own without effective cooperation. What a success brings beyond that the game master says.',
      it: 'Comandare guida un gruppo in battaglia o in altre attività che richiedono disciplina. Se fallisce, ognuno agisce per conto proprio, senza cooperare efficacemente. Che cosa porti in più un successo lo dice il Game Master.',
      fi: 'Johtaminen ohjaa ryhmää taistelussa tai muussa kurinalaisessa toiminnassa. Jos se epäonnistuu, kukin toimii omin päin ilman tehokasta yhteistyötä. Mitä muuta onnistuminen tuo, sen päättää pelinjohtaja.',
    },
  },
  'brp.skills.language': {
    kind: 'mechanic',
    source: at('2.6', skill('language'), skill('literacy')),
    title: { en: 'Language and literacy', it: 'Lingua; Leggere e Scrivere', fi: 'Kieli ja lukutaito' },
    statement: {
      en: "One's own language starts at INT times 5, any other at 0; each is a specialisation. Speaking one's own language with its speakers normally needs no roll. Literacy starts at the base of the same language, or at 0 where reading is rare; later points in one do not move the other.",
      it: "La Lingua Madre parte da INT×5, ogni altra da 00%; ognuna è una specializzazione. Parlare la propria lingua con chi la parla di solito non richiede tiri. Leggere e Scrivere parte dalla base della stessa lingua, o da 00% dove l'istruzione non è diffusa; i punti aggiunti poi all'una non spostano l'altra.",
      fi: 'Oma kieli alkaa arvosta ÄLY × 5, muut nollasta; jokainen on oma erikoistumisensa. Oman kielen puhuminen sen puhujien kanssa ei yleensä vaadi heittoa. Luku- ja kirjoitustaito alkaa saman kielen perusarvosta tai, missä lukutaito on harvinainen, nollasta; myöhemmät pisteet toiseen eivät muuta toista.',
    },
  },
  'brp.skills.throw': {
    kind: 'mechanic',
    source: at('2.6', skill('throw')),
    title: { en: 'Throw', it: 'Lanciare', fi: 'Heittäminen' },
    statement: {
      en: 'Throw is one skill for hurling anything that is not a weapon as such. A hit need not do damage: a thrown stone does 1D2 plus half the damage bonus, of other things the game master decides.',
      it: "Lanciare è un'unica abilità per scagliare qualsiasi cosa non sia propriamente un'arma. Colpire non significa per forza far danno: una pietra infligge 1D2 più ½ Bonus al Danno, del resto decide il Game Master.",
      fi: 'Heittäminen on yksi taito kaikelle, mikä ei varsinaisesti ole ase. Osuma ei välttämättä tee vahinkoa: heitetty kivi tekee 1D2 plus puolet vahinkobonuksesta, muusta päättää pelinjohtaja.',
    },
  },
  'brp.skills.jump': {
    kind: 'mechanic',
    source: at('2.6', skill('jump')),
    title: { en: 'Jump', it: 'Saltare', fi: 'Hyppääminen' },
    statement: {
      en: 'For most humans a successful Jump clears about 3 m across or 1 m up; a special doubles that. What lies beyond a special is Impossible unless the game master says otherwise.',
      it: 'Per la maggior parte degli umani un successo in Saltare supera circa 3 m in orizzontale o 1 m in verticale; uno speciale il doppio. Ciò che va oltre lo speciale è Impossibile, salvo diverso parere del Game Master.',
      fi: 'Useimmilla ihmisillä onnistunut Hyppääminen kantaa noin 3 m vaakasuoraan tai 1 m ylös; erikoisonnistuminen kaksinkertaistaa sen. Sitä pidempi on mahdotonta, ellei pelinjohtaja sano muuta.',
    },
  },
  'brp.skills.fly': {
    kind: 'mechanic',
    source: at('2.6', skill('fly')),
    title: { en: 'Fly', it: 'Volare', fi: 'Lentäminen' },
    statement: {
      en: 'With technical means Fly starts at half of DEX, rounded up, with a natural ability at DEX times 4; without any means it is Impossible. Plain flight needs no roll; manoeuvres, combat and acrobatics do.',
      it: "Con mezzi tecnologici Volare parte da DES×½, per eccesso, con un'abilità naturale da DES×4; senza mezzi è Impossibile. Il volo base non richiede tiri; manovre, combattimento e acrobazie sì.",
      fi: 'Teknisin välinein Lentäminen alkaa KTR:n puolikkaasta ylöspäin pyöristettynä, luontaisella kyvyllä arvosta KTR × 4; ilman kumpaakaan se on mahdotonta. Tavallinen lento ei vaadi heittoa, mutta liikkeet, taistelu ja temput vaativat.',
    },
  },
  'brp.skills.slow-care': {
    kind: 'mechanic',
    source: at('2.6', skill('medicine'), skill('psychotherapy')),
    title: {
      en: 'Medicine and Psychotherapy',
      it: 'Medicina e Psicoterapia',
      fi: 'Lääketiede ja psykoterapia',
    },
    statement: {
      en: 'Medicine treats serious conditions with drugs, therapy or surgery, slowly, and gives back no hit points at once; it helps against disease and in hospital. Psychotherapy treats the mind over many sessions, in past eras as spiritual guidance; it changes no number.',
      it: "Medicina cura condizioni gravi con farmaci, terapie od operazioni, lentamente, e non restituisce Punti Ferita nell'immediato; aiuta contro le malattie e in ospedale. Psicoterapia cura la mente in molte sessioni, nelle ere passate come direzione spirituale; non cambia alcun numero.",
      fi: 'Lääketiede hoitaa vakavia tiloja lääkkein, hoidoin tai leikkauksin, hitaasti, eikä anna kestopisteitä heti takaisin; se auttaa tauteja vastaan ja sairaalassa. Psykoterapia hoitaa mieltä monessa istunnossa, menneinä aikoina sielunhoitona; se ei muuta mitään lukua.',
    },
  },
  'brp.skills.projection': {
    kind: 'mechanic',
    source: at('2.6', skill('projection')),
    title: { en: 'Projection', it: 'Proiettare', fi: 'Kohdistaminen' },
    statement: {
      en: 'Where powers are in play, an attack with a power is rolled with Projection, base DEX times 2. This book has no powers, so by itself the skill has no attack.',
      it: "Se si usano dei poteri, l'attacco con un potere si tira con Proiettare, base DES×2. Questo libro non ha poteri, quindi da sola l'abilità non ha attacchi.",
      fi: 'Jos pelissä on voimia, voimalla hyökätään Kohdistamisella, jonka perusarvo on KTR × 2. Tässä kirjassa ei ole voimia, joten taidolla sinänsä ei ole hyökkäystä.',
    },
  },
  'brp.professions.points': {
    kind: 'mechanic',
    source: at('2.7'),
    title: {
      en: 'Professional skill points',
      it: 'Punti abilità professionali',
      fi: 'Ammatilliset taitopisteet',
    },
    statement: {
      en: 'A player character has 300 points to spread as liked over the ten skills of the profession, on top of their bases. No skill needs any. Points not spent are lost, and more cannot be spent. In play any skill may be learned, whatever the profession.',
      it: 'Un personaggio giocante ha 300 punti da distribuire a piacere tra le dieci abilità della professione, oltre alle basi. Nessuna abilità ne richiede. I punti non spesi si perdono, e di più non se ne possono spendere. In gioco si può imparare qualsiasi abilità, quale che sia la professione.',
      fi: 'Pelaajahahmolla on 300 pistettä jaettavaksi vapaasti ammatin kymmeneen taitoon perusarvojen päälle. Mihinkään taitoon ei ole pakko antaa pisteitä. Käyttämättömät pisteet menetetään, eikä enempää voi käyttää. Pelissä voi oppia mitä taitoja tahansa ammatista riippumatta.',
    },
  },
  'brp.professions.list': {
    kind: 'table',
    source: at('2.7'),
    title: { en: 'The twelve professions', it: 'Professioni', fi: 'Ammatit' },
    statement: {
      en: "There are twelve professions: hunter, cowboy, warrior, investigator, thief, sailor, physician, noble, scientist, soldier, spy and law officer. Each comes to ten different skills: the fixed ones and a stated number chosen from its list. Where no specialisation is given the player names one; “usually” is only advice. By default each entry is chosen once, except the scientist's five fields. Professions with powers are left out.",
      it: 'Le professioni sono dodici: cacciatore, cowboy, guerriero, investigatore, ladro, marinaio, medico, nobile, scienziato, soldato, spia e tutore della legge. Ognuna arriva a dieci abilità diverse: quelle fisse e un numero stabilito scelte dal suo elenco. Dove la specializzazione non è indicata la nomina il giocatore; «solitamente» è solo un consiglio. Di norma ogni voce si sceglie una volta, tranne i cinque campi dello scienziato. Le professioni che usano poteri non sono incluse.',
      fi: 'Ammatteja on kaksitoista: metsästäjä, karjapaimen, soturi, tutkija, varas, merimies, lääkäri, aatelinen, tiedemies, sotilas, vakooja ja lainvalvoja. Kuhunkin kuuluu kymmenen eri taitoa: kiinteät ja ilmoitettu määrä luettelosta valittuja. Missä erikoistumista ei ole annettu, pelaaja nimeää sen; ”yleensä” on vain neuvo. Oletuksena kunkin kohdan voi valita kerran, paitsi tiedemiehen viisi alaa. Voimia käyttävät ammatit eivät ole mukana.',
    },
  },
  'brp.professions.custom': {
    kind: 'optional',
    source: at('2.7'),
    title: { en: 'New professions', it: 'Nuove professioni', fi: 'Uudet ammatit' },
    statement: {
      en: "With the game master's leave a player may invent a profession: a fitting name and exactly ten different skills, specialisations counted separately, that share the 300 points.",
      it: 'Con il permesso del Game Master il giocatore può inventare una professione: un nome adatto e dieci abilità diverse esatte, contando a parte le specializzazioni, su cui distribuire i 300 punti.',
      fi: 'Pelinjohtajan luvalla pelaaja voi keksiä ammatin: sopiva nimi ja tasan kymmenen eri taitoa, erikoistumiset erikseen laskettuina, joihin 300 pistettä jaetaan.',
    },
  },
  'brp.personal.points': {
    kind: 'mechanic',
    source: at('2.8'),
    title: { en: 'Personal skill points', it: 'Abilità personali', fi: 'Henkilökohtaiset taitopisteet' },
    statement: {
      en: 'INT times 10 further points go to any skills at all, those of the profession included, on top of the rest. INT is the one after points were moved.',
      it: 'Altri INT×10 punti vanno a qualsiasi abilità, comprese quelle della professione, oltre a tutto il resto. INT è quella dopo lo spostamento di punti.',
      fi: 'Lisäksi ÄLY × 10 pistettä saa antaa mihin tahansa taitoihin, myös ammatin taitoihin, kaiken muun päälle. ÄLY on arvo pisteiden siirron jälkeen.',
    },
  },
  'brp.creation.cap-75': {
    kind: 'optional',
    source: at('2.8'),
    title: { en: '75% starting cap', it: 'Limite iniziale del 75%', fi: '75 prosentin alkukatto' },
    statement: {
      en: 'The game master may ask that no skill starts above 75, unless its base is higher already, and that personal skills suit the character. By default there is no such limit. When there is, it holds for the whole rating, and a skill with a base above 75 stays at its base.',
      it: "Il Game Master può chiedere che nessuna abilità parta oltre 75%, a meno che la base non sia già più alta, e che le abilità personali siano coerenti con il personaggio. Di norma questo limite non c'è. Quando c'è, vale per l'intero punteggio, e un'abilità con base oltre 75% resta alla base.",
      fi: 'Pelinjohtaja voi vaatia, ettei mikään taito ole alussa yli 75, ellei perusarvo jo ole suurempi, ja että henkilökohtaiset taidot sopivat hahmolle. Oletuksena rajaa ei ole. Kun se on, se koskee koko taitoarvoa, ja taito, jonka perusarvo on yli 75, pysyy perusarvossaan.',
    },
  },
  'brp.equipment.starting': {
    kind: 'content',
    source: at('2.9'),
    title: { en: 'Starting equipment', it: 'Equipaggiamento iniziale', fi: 'Aloitusvarusteet' },
    statement: {
      en: 'Every new character has clothes that suit profession and setting; money to get by for a while, more with a higher Status; a keepsake of little value; tools of the trade that can be carried; every weapon whose skill is 50 or more; and other things according to Status and setting. Tools and weapons come where they are appropriate, and the game master approves. The book gives no sums.',
      it: "Ogni nuovo personaggio ha abiti adatti a professione e ambientazione; denaro per tirare avanti un po', di più con uno Status più alto; un cimelio di poco valore; gli attrezzi trasportabili del mestiere; ogni arma la cui abilità è almeno 50%; e altri oggetti secondo Status e ambientazione. Attrezzi e armi ci sono se appropriati, e il Game Master approva. Il libro non indica somme.",
      fi: 'Jokaisella uudella hahmolla on ammattiin ja pelimaailmaan sopivat vaatteet; rahaa, jolla pärjää jonkin aikaa, sitä enemmän mitä suurempi Asema on; vähäarvoinen muistoesine; kannettavat ammattivälineet; jokainen ase, jonka taito on vähintään 50; ja muuta Aseman ja pelimaailman mukaan. Välineet ja aseet saa, jos ne ovat sopivia, ja pelinjohtaja hyväksyy. Rahasummia kirja ei kerro.',
    },
  },
  'brp.equipment.gm-adjust': {
    kind: 'gm-ruling',
    source: at('2.9'),
    title: { en: 'Adjusting equipment', it: "Modifiche all'equipaggiamento", fi: 'Varusteiden muuttaminen' },
    statement: {
      en: 'The game master may add to the starting equipment or cut it to fit the situation: soldiers on a raid are loaded with weapons, civilians caught unprepared have what lies at hand.',
      it: "Il Game Master può ampliare o ridurre l'equipaggiamento iniziale secondo le circostanze: chi partecipa a un raid militare è carico d'armi, dei civili colti alla sprovvista hanno ciò che trovano a portata di mano.",
      fi: 'Pelinjohtaja voi lisätä tai karsia aloitusvarusteita tilanteen mukaan: iskuun lähtevät sotilaat ovat aseistettuja, yllätetyillä siviileillä on se, mitä käsillä sattuu olemaan.',
    },
  },
  'brp.creation.background': {
    kind: 'guidance',
    source: at('2.10'),
    title: { en: 'Background', it: 'Background', fi: 'Tausta' },
    statement: {
      en: 'Origins, family, schooling, faith, past deeds and goals may be worked out as far as the player likes. A one-shot needs little, a campaign more; too much is as wrong as too little.',
      it: 'Origini, famiglia, istruzione, credo, azioni passate e obiettivi si possono definire fin dove il giocatore preferisce. Una one-shot chiede poco, una campagna di più; troppo è sbagliato quanto troppo poco.',
      fi: 'Syntyperän, perheen, koulutuksen, uskon, menneet teot ja tavoitteet voi laatia niin pitkälle kuin pelaajasta tuntuu hyvältä. Kertapeliin riittää vähän, kampanjaan tarvitaan enemmän; liika on yhtä väärin kuin liian vähä.',
    },
  },
  'brp.creation.gm-veto': {
    kind: 'gm-ruling',
    source: at('2.10'),
    title: {
      en: "The game master's veto",
      it: 'Diritto di veto del Game Master',
      fi: 'Pelinjohtajan veto-oikeus',
    },
    statement: {
      en: 'The game master may always veto what is doubtful or does not suit the setting or its tone. A finished character counts once the game master has approved it.',
      it: "Il Game Master ha sempre diritto di veto su ciò che è discutibile o non si addice all'ambientazione o al tono. Un personaggio finito vale quando il Game Master l'ha approvato.",
      fi: 'Pelinjohtaja voi aina kieltää sen, mikä on kyseenalaista tai ei sovi pelimaailmaan tai sen tunnelmaan. Valmis hahmo on voimassa, kun pelinjohtaja on hyväksynyt sen.',
    },
  },
  'brp.checks.when-to-roll': {
    kind: 'guidance',
    source: at(['2.6', '3', '3.1']),
    title: { en: 'When to roll', it: 'Quando tirare', fi: 'Milloin heitetään' },
    statement: {
      en: 'Everyday actions in routine circumstances nearly always succeed without dice; one rolls when the action is dramatic, extraordinary or stressful. A rating is the chance under stress only. Dangerous skills, combat skills above all, are always rolled.',
      it: "Le azioni quotidiane in situazioni di routine riescono quasi sempre senza dadi; si tira quando l'azione è drammatica, straordinaria o sotto stress. Il punteggio è la probabilità solo sotto stress. Le abilità pericolose, quelle di combattimento soprattutto, si tirano sempre.",
      fi: 'Arkiset teot tavallisissa oloissa onnistuvat lähes aina ilman noppia; heitetään, kun teko on dramaattinen, poikkeuksellinen tai paineen alla tehty. Taitoarvo on todennäköisyys vain paineen alla. Vaaralliset taidot, taistelutaidot ennen muuta, heitetään aina.',
    },
  },
  'brp.checks.gm-no-self-rolls': {
    kind: 'optional',
    source: at('3'),
    title: {
      en: 'No rolls against oneself',
      it: 'Il Game Master non tira contro se stesso',
      fi: 'Pelinjohtaja ei heitä itseään vastaan',
    },
    statement: {
      en: 'When a non-player character deals with the surroundings or with another non-player character, the game master may simply decide the outcome, or roll if they prefer. By default it is rolled.',
      it: "Quando un personaggio non giocante ha a che fare con l'ambientazione o con un altro personaggio non giocante, il Game Master può semplicemente decidere l'esito, o tirare se preferisce. Di norma si tira.",
      fi: 'Kun ei-pelaajahahmo on tekemisissä ympäristön tai toisen ei-pelaajahahmon kanssa, pelinjohtaja voi yksinkertaisesti päättää tuloksen tai halutessaan heittää. Oletuksena heitetään.',
    },
  },
  'brp.skills.roll': {
    kind: 'mechanic',
    source: at('3.2'),
    title: { en: 'Skill roll', it: 'Tiro abilità', fi: 'Taitoheitto' },
    statement: {
      en: 'Name the skill, work out the final chance and roll D100: at or below the chance is a success, above it a failure. The final chance is the rating, plus or minus percentage points but not below 0, times the difficulty, rounded up once at the end.',
      it: "Si dichiara l'abilità, si calcola la probabilità finale e si tira il D100: un risultato pari o inferiore è un successo, uno superiore un fallimento. La probabilità finale è il punteggio, più o meno i punti percentuali ma non sotto 0, per la difficoltà, arrotondata per eccesso una volta alla fine.",
      fi: 'Nimetään taito, lasketaan lopullinen todennäköisyys ja heitetään D100: enintään sen suuruinen tulos on onnistuminen, suurempi epäonnistuminen. Lopullinen todennäköisyys on taitoarvo plus tai miinus prosenttiyksiköt, ei alle nollan, kerrottuna vaikeudella ja pyöristettynä ylöspäin kerran lopussa.',
    },
  },
  'brp.skills.result-table': {
    kind: 'table',
    source: at('3', RESULTS),
    title: {
      en: 'Success and failure table',
      it: 'Risultati di Successo o Fallimento',
      fi: 'Onnistumistaulukko',
    },
    statement: {
      en: 'A final chance of 1–5 has its special on 01, success on 01–05 and failure on 06–00. From 6 to 95 success is the chance itself. From 96 up success is 01–95 and 96–00 fails. The special column is one fifth of the chance rounded to the nearest whole number, at least 1; above 100 it is 20% of the chance.',
      it: "Una probabilità finale di 01–05 ha lo speciale con 01, il successo con 01–05 e il fallimento con 06–00. Da 06 a 95 il successo è la probabilità stessa. Da 96 in su il successo è 01–95 e 96–00 fallisce. La colonna dello speciale è un quinto della probabilità arrotondato all'intero più vicino, almeno 1; oltre 100 è il 20% della probabilità.",
      fi: 'Kun lopullinen todennäköisyys on 1–5, erikoisonnistuminen tulee tuloksella 01, onnistuminen tuloksella 01–05 ja epäonnistuminen tuloksella 06–00. Välillä 6–95 onnistumisraja on todennäköisyys itse. Arvosta 96 ylöspäin onnistuu 01–95 ja epäonnistuu 96–00. Erikoisonnistumisen sarake on viidesosa pyöristettynä lähimpään kokonaislukuun, vähintään 1; yli sadan se on 20 % todennäköisyydestä.',
    },
  },
  'brp.skills.low-chance': {
    kind: 'mechanic',
    source: both(at('3', RESULTS), at('2.6')),
    title: { en: 'Chances of 01-05', it: 'Probabilità 01-05', fi: 'Todennäköisyydet 01-05' },
    statement: {
      en: 'A final chance from 1 to 5 succeeds on 01–05, with 01 as the special. A chance of 0 never succeeds and is not rolled.',
      it: 'Una probabilità finale da 1 a 5 riesce con 01–05, con 01 come speciale. Una probabilità di 0 non riesce mai e non si tira.',
      fi: 'Lopullinen todennäköisyys 1–5 onnistuu tuloksella 01–05, ja 01 on erikoisonnistuminen. Todennäköisyys 0 ei onnistu koskaan, eikä sitä heitetä.',
    },
  },
  'brp.skills.always-fail': {
    kind: 'mechanic',
    source: both(at('3', RESULTS), at('3.2', DIFFICULTY)),
    title: { en: '96-00 always fails', it: '96-00 fallisce sempre', fi: '96-00 epäonnistuu aina' },
    statement: {
      en: 'However high the chance, a result of 96 to 00 fails. This holds for every roll for success, characteristic and resistance rolls included, but not for experience rolls.',
      it: 'Per quanto alta sia la probabilità, un risultato da 96 a 00 fallisce. Vale per ogni tiro per riuscire, tiri caratteristica e resistenza compresi, ma non per i tiri esperienza.',
      fi: 'Olipa todennäköisyys miten suuri tahansa, tulos 96–00 epäonnistuu. Tämä koskee kaikkia onnistumisheittoja, myös ominaisuus- ja vastustusheittoja, mutta ei kokemusheittoja.',
    },
  },
  'brp.skills.special-success': {
    kind: 'mechanic',
    source: both(at('3.2', SPECIAL), at('3', RESULTS), at('5.5')),
    title: { en: 'Special success', it: 'Successo Speciale', fi: 'Erikoisonnistuminen' },
    statement: {
      en: 'A result at or below one fifth of the final chance, after difficulty, is a special success, better than a normal one: 60 has it on 01–12. The text rounds the fifth up, the table to the nearest whole number; by default the table holds. Above 100 it is 20% of the chance in the same way.',
      it: "Un risultato pari o inferiore a un quinto della probabilità finale, dopo la difficoltà, è un successo speciale, migliore di uno normale: con 60% è 01–12. Il testo arrotonda il quinto per eccesso, la tabella all'intero più vicino; di norma vale la tabella. Oltre 100 è il 20% della probabilità, allo stesso modo.",
      fi: 'Tulos, joka on enintään viidesosa lopullisesta todennäköisyydestä vaikeuden jälkeen, on erikoisonnistuminen ja tavallista parempi: arvolla 60 se tulee tuloksella 01–12. Teksti pyöristää viidesosan ylöspäin, taulukko lähimpään kokonaislukuun; oletuksena pätee taulukko. Yli sadan se on samoin 20 % todennäköisyydestä.',
    },
  },
  'brp.skills.special-effect': {
    kind: 'gm-ruling',
    source: at('3.2', SPECIAL),
    title: {
      en: 'Effect of a special outside combat',
      it: 'Effetto del successo speciale',
      fi: 'Erikoisonnistumisen vaikutus',
    },
    statement: {
      en: 'Outside combat a special success brings a clearly better outcome, set by the game master, as a rule twice that of a normal success.',
      it: 'Fuori dal combattimento un successo speciale porta un esito nettamente migliore, stabilito dal Game Master, in linea generale doppio rispetto a un successo normale.',
      fi: 'Taistelun ulkopuolella erikoisonnistuminen tuo selvästi paremman tuloksen, jonka pelinjohtaja määrää; yleensä se on kaksinkertainen tavalliseen onnistumiseen verrattuna.',
    },
  },
  'brp.difficulty.automatic': {
    kind: 'mechanic',
    source: at('3.2', DIFFICULTY),
    title: { en: 'Automatic', it: 'Automatica', fi: 'Automaattinen' },
    statement: {
      en: 'Where success is a given and nothing is at stake the skill succeeds without dice. It is never special and earns no tick.',
      it: "Quando il successo è dato per assodato e la posta in gioco non è rilevante, l'abilità riesce senza dadi. Non è mai speciale e non dà spunta.",
      fi: 'Kun onnistuminen on selvää eikä mitään ole pelissä, taito onnistuu ilman noppia. Se ei ole koskaan erikoisonnistuminen eikä tuo merkintää.',
    },
  },
  'brp.difficulty.easy': {
    kind: 'mechanic',
    source: at('3.2', DIFFICULTY),
    title: { en: 'Easy', it: 'Facile', fi: 'Helppo' },
    statement: {
      en: 'Helpful circumstances double the chance. It is rolled even above 100, because specials and failures remain possible. Success at Easy earns no tick.',
      it: 'Circostanze favorevoli raddoppiano la probabilità. Si tira anche oltre il 100%, perché restano possibili speciali e fallimenti. Un successo a Facile non dà spunta.',
      fi: 'Suotuisat olosuhteet kaksinkertaistavat todennäköisyyden. Heitto tehdään yli sadassakin, koska erikoisonnistuminen ja epäonnistuminen ovat yhä mahdollisia. Helpon heiton onnistuminen ei tuo merkintää.',
    },
  },
  'brp.difficulty.normal': {
    kind: 'mechanic',
    source: at('3.2', DIFFICULTY),
    title: { en: 'Normal', it: 'Normale', fi: 'Tavallinen' },
    statement: {
      en: 'The standard: circumstances do not change the chance.',
      it: 'Lo standard: le circostanze non cambiano la probabilità.',
      fi: 'Tavallinen tilanne: olosuhteet eivät muuta todennäköisyyttä.',
    },
  },
  'brp.difficulty.difficult': {
    kind: 'mechanic',
    source: at('3.2', DIFFICULTY),
    title: { en: 'Difficult', it: 'Difficile', fi: 'Vaikea' },
    statement: {
      en: 'Adverse circumstances halve the chance, rounded up, and the special is taken from the halved chance. The game master may, for instance, call every skill Difficult in a fight at dusk.',
      it: 'Circostanze avverse dimezzano la probabilità, per eccesso, e lo speciale si calcola sulla probabilità dimezzata. Il Game Master può per esempio dichiarare Difficili tutte le abilità in un combattimento al crepuscolo.',
      fi: 'Hankalat olosuhteet puolittavat todennäköisyyden, pyöristys ylöspäin, ja erikoisonnistuminen lasketaan puolitetusta. Pelinjohtaja voi esimerkiksi määrätä hämärässä taistelussa kaikki taidot vaikeiksi.',
    },
  },
  'brp.difficulty.impossible': {
    kind: 'mechanic',
    source: at('3.2', DIFFICULTY),
    title: { en: 'Impossible', it: 'Impossibile', fi: 'Mahdoton' },
    statement: {
      en: 'Where success is out of the question there is no roll: the attempt fails, with its consequences. The game master may let the player roll all the same, only to tell how badly it goes.',
      it: 'Quando il successo è fuori discussione non si tira: il tentativo fallisce, con le sue conseguenze. Il Game Master può far tirare comunque, solo per descrivere quanto vada male.',
      fi: 'Kun onnistuminen ei tule kysymykseen, heittoa ei ole: yritys epäonnistuu seurauksineen. Pelinjohtaja voi silti antaa heittää vain kuvaillakseen, kuinka pahasti käy.',
    },
  },
  'brp.difficulty.stacking': {
    kind: 'gm-ruling',
    source: both(at('3.2', DIFFICULTY), at('6')),
    title: {
      en: 'Several difficulties at once',
      it: 'Più difficoltà insieme',
      fi: 'Useita vaikeuksia yhtä aikaa',
    },
    statement: {
      en: 'Several difficulties may meet, such as darkness, cover, a knock-out and an ambush, and the book does not say how they combine. By default any number of Difficult reasons halve once, the quarter of long range takes the place of a half, Easy doubles once and multiplies with the worst of them; Impossible beats all, Automatic stands only alone. Rounding up comes once, at the end.',
      it: 'Più difficoltà possono incontrarsi, come oscurità, copertura, K.O. e imboscata, e il libro non dice come si combinano. Di norma i motivi per Difficile, quanti che siano, dimezzano una volta, il quarto della lunga gittata sostituisce la metà, Facile raddoppia una volta e si moltiplica con il peggiore; Impossibile prevale su tutto, Automatica vale solo da sola. Si arrotonda per eccesso una volta, alla fine.',
      fi: 'Useita vaikeuksia voi osua yhteen, kuten pimeys, suoja, tyrmäys ja väijytys, eikä kirja kerro, miten ne yhdistyvät. Oletuksena mikä tahansa määrä vaikeuksia puolittaa kerran, pitkän kantaman neljännes korvaa puolikkaan, helppo kaksinkertaistaa kerran ja kerrotaan pahimman kanssa; mahdoton voittaa kaikki, ja automaattinen pätee vain yksinään. Ylöspäin pyöristetään kerran lopussa.',
    },
  },
  'brp.opposed.procedure': {
    kind: 'mechanic',
    source: at('3.3'),
    title: { en: 'Opposed skill roll', it: 'Tiro abilità contrastato', fi: 'Vastakkainen taitoheitto' },
    statement: {
      en: 'When skills work against each other every party rolls its own and the levels are compared: special is better than success, success better than failure. A level of success cancels an opposing one. With more than two parties the best level wins and loses what the best of the others had. Ticks depend on the roll as it fell.',
      it: "Quando le abilità si contrastano ogni parte tira la propria e si confrontano i livelli: speciale è migliore di successo, successo di fallimento. Un livello di successo ne cancella uno opposto. Con più di due parti vince il livello migliore, ridotto di quello migliore tra gli altri. Le spunte dipendono dal tiro così com'è uscito.",
      fi: 'Kun taidot ovat vastakkain, kukin osapuoli heittää omansa ja tasoja verrataan: erikoisonnistuminen on parempi kuin onnistuminen ja onnistuminen parempi kuin epäonnistuminen. Onnistumisen taso kumoaa vastakkaisen tason. Kun osapuolia on yli kaksi, paras taso voittaa, ja siitä vähennetään muiden paras. Merkinnät riippuvat heitosta sellaisena kuin se tuli.',
    },
  },
  'brp.opposed.all-fail': {
    kind: 'gm-ruling',
    source: at('3.3'),
    title: { en: 'All fail', it: 'Tutti falliscono', fi: 'Kaikki epäonnistuvat' },
    statement: {
      en: 'If everybody fails, either nobody reaches their goal or the parties block each other; the game master says which, by default the first. Two throwers who miss simply miss; failed Stealth against failed Listen may be a noise unheard, or a listener standing in the way.',
      it: 'Se tutti falliscono, o nessuno consegue il proprio obiettivo o le parti si ostacolano in uno stallo; lo dice il Game Master, di norma la prima cosa. Due che lanciano e mancano, mancano e basta; una Furtività fallita contro un Ascoltare fallito può essere un rumore non notato, o un ascoltatore sulla strada.',
      fi: 'Jos kaikki epäonnistuvat, joko kukaan ei saavuta tavoitettaan tai osapuolet estävät toisiaan; pelinjohtaja sanoo kumpi, oletuksena edellinen. Kaksi ohi heittänyttä heittävät vain ohi; epäonnistunut Hiipiminen epäonnistunutta Kuuntelua vastaan voi olla huomaamatta jäänyt ääni tai kuulija, joka seisoo tiellä.',
    },
  },
  'brp.opposed.single-success': {
    kind: 'mechanic',
    source: at('3.3'),
    title: { en: 'Single success', it: 'Un solo successo', fi: 'Yksi onnistuja' },
    statement: {
      en: 'If exactly one party succeeds, its skill works unhindered, at the level rolled.',
      it: 'Se una sola parte ha successo, la sua abilità riesce senza ostacoli, al livello ottenuto.',
      fi: 'Jos vain yksi osapuoli onnistuu, sen taito toimii esteettä heitetyllä tasolla.',
    },
  },
  'brp.opposed.equal-quality': {
    kind: 'mechanic',
    source: at('3.3'),
    title: { en: 'Equal quality', it: 'Parità di qualità', fi: 'Tasaveroinen onnistuminen' },
    statement: {
      en: 'Between successes of the same quality the higher skill prevails. By default this is for normal successes, the rating on the sheet is compared, and with equal ratings too the contest is a stalemate.',
      it: "Tra successi di pari qualità ha la meglio il valore d'abilità più alto. Di norma ciò riguarda i successi normali, si confronta il punteggio sulla scheda, e se anche i punteggi sono pari è uno stallo.",
      fi: 'Samanlaatuisista onnistumisista voittaa suurempi taito. Oletuksena tämä koskee tavallisia onnistumisia, verrataan lomakkeen taitoarvoja, ja jos nekin ovat samat, syntyy pattitilanne.',
    },
  },
  'brp.opposed.higher-quality': {
    kind: 'mechanic',
    source: at('3.3'),
    title: { en: 'Higher quality wins', it: 'Qualità più alta', fi: 'Parempi laatu voittaa' },
    statement: {
      en: 'If more than one succeeds, the best level obtains its result; the lesser success is reduced, and a normal one becomes a failure.',
      it: 'Se più parti hanno successo, il livello migliore ottiene il risultato previsto; il successo minore viene ridotto, e se è normale diventa un fallimento.',
      fi: 'Jos useampi onnistuu, paras taso saa tuloksensa; heikompi onnistuminen alenee, ja tavallinen muuttuu epäonnistumiseksi.',
    },
  },
  'brp.opposed.special-vs-special': {
    kind: 'mechanic',
    source: at('3.3'),
    title: {
      en: 'Special against special',
      it: 'Speciale contro speciale',
      fi: 'Erikoinen erikoista vastaan',
    },
    statement: {
      en: 'Both specials lose two levels and end as failures; both may still be ticked, for the rolls did succeed. Here the higher skill decides nothing, unless the table chooses so.',
      it: "Entrambi gli speciali perdono due livelli e diventano fallimenti; entrambi possono comunque essere spuntati, perché i tiri sono riusciti. Qui l'abilità più alta non decide, salvo scelta del tavolo.",
      fi: 'Molemmat erikoisonnistumiset menettävät kaksi tasoa ja muuttuvat epäonnistumisiksi; molemmat voi silti merkitä, sillä heitot onnistuivat. Suurempi taito ei tässä ratkaise, ellei pöytä niin valitse.',
    },
  },
  'brp.opposed.special-vs-success': {
    kind: 'mechanic',
    source: at('3.3'),
    title: {
      en: 'Special against success',
      it: 'Speciale contro successo',
      fi: 'Erikoinen onnistumista vastaan',
    },
    statement: {
      en: 'The special drops to a normal success and the normal success to a failure.',
      it: 'Lo speciale scende a successo normale e il successo normale a fallimento.',
      fi: 'Erikoisonnistuminen laskee tavalliseksi onnistumiseksi ja tavallinen onnistuminen epäonnistumiseksi.',
    },
  },
  'brp.opposed.special-vs-failure': {
    kind: 'mechanic',
    source: at('3.3'),
    title: {
      en: 'Special against failure',
      it: 'Speciale contro fallimento',
      fi: 'Erikoinen epäonnistumista vastaan',
    },
    statement: {
      en: 'The special stands and, where it makes sense, brings double the intended result.',
      it: 'Lo speciale resta e, ove opportuno, ottiene un risultato doppio rispetto a quello previsto.',
      fi: 'Erikoisonnistuminen jää voimaan ja tuo, jos se on mielekästä, kaksinkertaisen tuloksen.',
    },
  },
  'brp.opposed.stalemate': {
    kind: 'guidance',
    source: at('3.3'),
    title: { en: 'Breaking a stalemate', it: 'Stallo', fi: 'Pattitilanne' },
    statement: {
      en: "Out of a stalemate it is best to change the conditions: another skill, a distraction, another tactic. The very same contest again needs the game master's consent, and its stakes do not rise.",
      it: "Da uno stallo conviene uscire cambiando le condizioni: un'altra abilità, una distrazione, un'altra tattica. Ripetere lo stesso identico confronto richiede il consenso del Game Master, e la posta non aumenta.",
      fi: 'Pattitilanteesta pääsee parhaiten muuttamalla olosuhteita: toinen taito, harhautus, toinen taktiikka. Täsmälleen saman kilvan toistaminen vaatii pelinjohtajan suostumuksen, eivätkä panokset nouse.',
    },
  },
  'brp.resistance.table': {
    kind: 'table',
    source: at('3.4'),
    title: { en: 'Resistance table', it: 'Tabella della Resistenza', fi: 'Vastustustaulukko' },
    statement: {
      en: 'An active value against a passive one gives the active side a chance of 50 plus 5 for each point it is above, or minus 5 for each point it is below: 13 against 15 is 40. The printed table runs from 1 to 21 and agrees everywhere; the formula serves for any values.',
      it: 'Un punteggio attivo contro uno passivo dà alla parte attiva una probabilità di 50% più 5 per ogni punto in più, o meno 5 per ogni punto in meno: 13 contro 15 dà 40%. La tabella stampata va da 1 a 21 e concorda ovunque; la formula vale per qualsiasi punteggio.',
      fi: 'Aktiivinen arvo passiivista vastaan antaa aktiiviselle osapuolelle todennäköisyyden 50 plus 5 jokaisesta pisteestä, jolla se on suurempi, tai miinus 5 jokaisesta, jolla se on pienempi: 13 vastaan 15 on 40. Painettu taulukko kattaa arvot 1–21 ja vastaa kaavaa kaikkialla; kaava kelpaa kaikille arvoille.',
    },
  },
  'brp.resistance.beyond-table': {
    kind: 'mechanic',
    source: at('3.4'),
    title: { en: 'Outside the printed chances', it: 'Oltre la tabella', fi: 'Taulukon ulkopuolella' },
    statement: {
      en: 'The table prints a dash where the active value is 10 or more above or below the passive one. By default 10 or more above succeeds and 10 or more below fails, without a roll.',
      it: 'La tabella ha un trattino dove il punteggio attivo supera il passivo di 10 o più, o gli è sotto di 10 o più. Di norma 10 o più sopra riesce e 10 o più sotto fallisce, senza tiro.',
      fi: 'Taulukossa on viiva, kun aktiivinen arvo on vähintään 10 suurempi tai pienempi kuin passiivinen. Oletuksena vähintään 10 suurempi onnistuu ja vähintään 10 pienempi epäonnistuu ilman heittoa.',
    },
  },
  'brp.resistance.roll': {
    kind: 'mechanic',
    source: at('3.4'),
    title: { en: 'Resistance roll', it: 'Tiro resistenza', fi: 'Vastustusheitto' },
    statement: {
      en: 'The active side tries to change the other, the passive one resists. One D100 is rolled, and at or below the chance succeeds; there are no specials. A thing that does nothing to resist does not roll. After a failed lift one may rest for a turn and try again, with no penalty and no higher stakes.',
      it: "La parte attiva prova a influenzare l'altra, la passiva resiste. Si tira un D100, e un risultato pari o inferiore alla probabilità riesce; non ci sono speciali. Una cosa che non oppone resistenza non tira. Dopo un sollevamento fallito ci si può riposare per un turno e riprovare, senza penalità e senza alzare la posta.",
      fi: 'Aktiivinen osapuoli yrittää vaikuttaa toiseen, passiivinen vastustaa. Heitetään yksi D100, ja enintään todennäköisyyden suuruinen tulos onnistuu; erikoisonnistumisia ei ole. Esine, joka ei tee vastarintaa, ei heitä. Epäonnistuneen noston jälkeen voi levätä yhden vuoron ja yrittää uudelleen ilman haittaa ja ilman suurempia panoksia.',
    },
  },
  'brp.resistance.who-rolls': {
    kind: 'mechanic',
    source: at('3.4'),
    title: { en: 'Who rolls', it: 'Chi tira', fi: 'Kuka heittää' },
    statement: {
      en: "As a rule the side that a player controls rolls, active or passive; where it is unclear, both or neither being players', the passive side does. A passive side that rolls has the rest of the active chance: 50 plus 5 for each point it is above.",
      it: 'In generale tira la parte controllata dal giocatore, attiva o passiva; se è incerto, perché lo sono entrambe o nessuna, tira la passiva. La parte passiva che tira ha il complemento della probabilità attiva: 50% più 5 per ogni punto in più.',
      fi: 'Yleensä heittää pelaajan ohjaama osapuoli, aktiivinen tai passiivinen; jos se on epäselvää, koska molemmat ovat pelaajien tai ei kumpikaan, heittää passiivinen. Heittävän passiivisen todennäköisyys on se, mitä aktiiviselta jää sadasta: 50 plus 5 jokaisesta pisteestä, jolla se on suurempi.',
    },
  },
  'brp.resistance.object-sizes': {
    kind: 'table',
    source: at('3.4', OBJECT_SIZES),
    title: { en: 'Sizes of objects', it: 'TAG degli oggetti', fi: 'Esineiden koot' },
    statement: {
      en: 'To lift a thing, STR is active against its SIZ: glass window 3, door 4–8, chair 4–9, table 4–12, house wall 25–35, street lamp 30, brick or concrete wall 30–50, reinforced concrete 35–55, small aircraft 40, car 50, vault door or medium land vehicle 60, steel girder 65, jet fighter or medium tank 80, airliner 110. Of a range the game master picks the value, by default the middle, rounded up.',
      it: 'Per sollevare un oggetto, FOR è attiva contro la sua TAG: finestra di vetro 3, porta 4–8, sedia 4–9, tavolo 4–12, parete domestica 25–35, lampione 30, muro in mattoni o cemento 30–50, in cemento armato 35–55, veicolo aereo piccolo 40, automobile 50, porta da caveau o veicolo terrestre medio 60, trave in acciaio 65, jet da combattimento o carro armato medio 80, aereo di linea 110. In un intervallo sceglie il Game Master, di norma il valore medio per eccesso.',
      fi: 'Esineen nostossa VMA on aktiivinen sen kokoa (KOK) vastaan: lasi-ikkuna 3, ovi 4–8, tuoli 4–9, pöytä 4–12, asunnon seinä 25–35, katulamppu 30, tiili- tai betonimuuri 30–50, teräsbetoni 35–55, pienlentokone 40, henkilöauto 50, holvin ovi tai keskikokoinen maa-ajoneuvo 60, teräspalkki 65, hävittäjä tai keskiraskas panssarivaunu 80, liikennelentokone 110. Vaihteluvälistä arvon valitsee pelinjohtaja, oletuksena keskikohdan ylöspäin pyöristettynä.',
    },
  },
  'brp.resistance.uses': {
    kind: 'table',
    source: at('3.4'),
    title: { en: 'Uses of the resistance table', it: 'Usi della tabella', fi: 'Vastustustaulukon käyttö' },
    statement: {
      en: "A raw characteristic against another goes to the table; otherwise skill against skill or common sense. A race between equal MOV is DEX against DEX (a higher MOV simply wins), arm wrestling STR against STR, a drinking bout CON against CON, a contest of wills POW against POW, rivalry for attention CHA against CHA, poison its EFF against CON. Squeezing through a hole sets the character's SIZ against the hole's: the character gets through by losing.",
      it: "Una caratteristica grezza contro un'altra va sulla tabella; altrimenti abilità contro abilità o buonsenso. Una gara a pari MOV è DES contro DES (un MOV più alto vince e basta), il braccio di ferro FOR contro FOR, una gara di bevute COS contro COS, una battaglia psichica POT contro POT, contendersi l'attenzione FAS contro FAS, il veleno il suo EFF contro COS. Passare per un buco oppone la TAG del personaggio a quella del buco: il personaggio passa se perde.",
      fi: 'Pelkkä ominaisuus toista vastaan ratkaistaan taulukolla, muuten taito taitoa vastaan tai terveellä järjellä. Kilpajuoksu samalla MOV:lla on KTR vastaan KTR (suurempi MOV vain voittaa), kädenvääntö VMA vastaan VMA, juomakilpailu RKE vastaan RKE, tahtojen taisto MHT vastaan MHT, kilpailu huomiosta KAR vastaan KAR, myrkky sen teho (EFF) RKE:tä vastaan. Aukosta ahtautuminen asettaa hahmon KOK:n aukon kokoa vastaan: hahmo pääsee läpi häviämällä.',
    },
  },
  'brp.experience.tick': {
    kind: 'mechanic',
    source: at('3.5'),
    title: { en: 'Experience tick', it: 'Spunta di esperienza', fi: 'Kokemusmerkintä' },
    statement: {
      en: 'The first time in an adventure that a skill is used with success in a demanding situation its box is ticked; further successes in the same adventure add nothing. A success that an opponent later cancels still counts.',
      it: "La prima volta in un'avventura che un'abilità viene usata con successo in una situazione impegnativa si spunta la sua casella; altri successi nella stessa avventura non aggiungono nulla. Conta anche un successo poi cancellato da un avversario.",
      fi: 'Kun taitoa käytetään seikkailussa ensimmäisen kerran onnistuneesti vaativassa tilanteessa, sen ruutuun tulee merkintä; myöhemmät onnistumiset samassa seikkailussa eivät lisää mitään. Myös onnistuminen, jonka vastustaja sittemmin kumoaa, lasketaan.',
    },
  },
  'brp.experience.exclusions': {
    kind: 'mechanic',
    source: at('3.5'),
    title: { en: 'What earns no tick', it: 'Usi che non contano', fi: 'Mitä ei lasketa' },
    statement: {
      en: 'No tick comes from a skill used at Easy, that is with a net doubled chance; from use without threat or stakes, such as hiding while nobody looks; from automatic success; or from a failure.',
      it: "Non danno spunta un'abilità usata a Facile, cioè con probabilità complessivamente raddoppiata; l'uso senza minaccia né posta in gioco, come nascondersi quando nessuno guarda; il successo automatico; il fallimento.",
      fi: 'Merkintää ei tuo helppona eli kaikkiaan kaksinkertaisella todennäköisyydellä käytetty taito, käyttö ilman uhkaa tai panoksia (kuten piiloutuminen, kun kukaan ei katso), automaattinen onnistuminen eikä epäonnistuminen.',
    },
  },
  'brp.experience.specialisations': {
    kind: 'mechanic',
    source: at('3.5'),
    title: {
      en: 'Specialisations tick separately',
      it: 'Specializzazioni separate',
      fi: 'Erikoistumiset erikseen',
    },
    statement: {
      en: 'Two specialisations of one skill are two ticks and two experience rolls.',
      it: 'Due specializzazioni di una stessa abilità sono due spunte e due tiri esperienza.',
      fi: 'Saman taidon kaksi erikoistumista ovat kaksi merkintää ja kaksi kokemusheittoa.',
    },
  },
  'brp.experience.roll': {
    kind: 'mechanic',
    source: at('3.5'),
    title: { en: 'Experience roll', it: 'Tiro esperienza', fi: 'Kokemusheitto' },
    statement: {
      en: 'At the end of the adventure D100 is rolled for every ticked skill. A result above the rating raises it by 1D6; at or below leaves it. At 35, 36–00 improves. Either way the tick is erased. There is no upper limit, and the rules for 01–05 and 96–00 do not apply here.',
      it: "Al termine dell'avventura si tira il D100 per ogni abilità spuntata. Un risultato superiore al punteggio lo aumenta di 1D6; uno pari o inferiore lo lascia com'è. A 35%, 36–00 migliora. In ogni caso la spunta si cancella. Non c'è limite massimo, e qui non valgono le regole per 01–05 e 96–00.",
      fi: 'Seikkailun lopussa jokaisesta merkitystä taidosta heitetään D100. Taitoarvoa suurempi tulos nostaa sitä 1D6:lla, enintään sen suuruinen jättää ennalleen. Arvolla 35 tulos 36–00 kehittää. Joka tapauksessa merkintä pyyhitään. Ylärajaa ei ole, eivätkä tulosten 01–05 ja 96–00 säännöt päde tässä.',
    },
  },
  'brp.experience.hundred': {
    kind: 'mechanic',
    source: at('3.5'),
    title: {
      en: 'A roll of 100 always improves',
      it: 'Il 100 migliora sempre',
      fi: 'Tulos 100 parantaa aina',
    },
    statement: {
      en: 'A 00, that is 100, on an experience roll always improves the skill, even at 100 or above.',
      it: "Uno 00, cioè 100, in un tiro esperienza migliora sempre l'abilità, anche a 100% o oltre.",
      fi: 'Tulos 00 eli 100 kokemusheitossa kehittää taitoa aina, myös sadassa tai sen yli.',
    },
  },
  'brp.experience.teaching': {
    kind: 'action',
    source: at('3.5'),
    title: { en: 'Learning from a teacher', it: 'Imparare da un insegnante', fi: 'Opettajalta oppiminen' },
    statement: {
      en: "After a time of study that the game master sets, the teacher rolls Teach and then the skill taught. For this Teach is no higher than the teacher's own rating in that skill. If both succeed, the student ticks the skill and makes an experience roll, by default at once. The game master must agree, it may cost money, and only one skill is learned at a time. The student may pass the teacher.",
      it: "Dopo un periodo di studio stabilito dal Game Master l'insegnante tira Insegnare e poi l'abilità insegnata. Per questo Insegnare non supera il punteggio dell'insegnante in quell'abilità. Se entrambi riescono, lo studente spunta l'abilità ed effettua un tiro esperienza, di norma subito. Serve il consenso del Game Master, può costare denaro, e si impara un'abilità per volta. Lo studente può superare l'insegnante.",
      fi: 'Pelinjohtajan määräämän opiskeluajan jälkeen opettaja heittää Opettamisen ja sitten opetetun taidon. Tällöin Opettaminen on enintään opettajan oma arvo siinä taidossa. Jos molemmat onnistuvat, oppilas saa merkinnän ja tekee kokemusheiton, oletuksena heti. Pelinjohtajan on suostuttava, se voi maksaa rahaa, ja kerralla oppii vain yhtä taitoa. Oppilas voi ohittaa opettajan.',
    },
  },
  'brp.experience.interludes': {
    kind: 'optional',
    source: at('3.5'),
    title: { en: 'Extra opportunities in long adventures', it: 'Interludi', fi: 'Välijaksot' },
    statement: {
      en: 'Experience is normally dealt with once an adventure. In long ones, with pauses for rest and reflection, the game master may allow it at a pause too; after that every box may be ticked anew.',
      it: "L'esperienza si gestisce di solito una volta per avventura. In quelle lunghe, con interludi per riposare e riflettere, il Game Master può consentirla anche durante un interludio; dopo, ogni casella può essere spuntata di nuovo.",
      fi: 'Kokemus käsitellään yleensä kerran seikkailussa. Pitkissä seikkailuissa, joissa on taukoja lepoon ja pohdintaan, pelinjohtaja voi sallia sen myös tauolla; sen jälkeen jokaisen ruudun voi merkitä uudelleen.',
    },
  },
  'brp.experience.downtime-checks': {
    kind: 'optional',
    source: at('3.5'),
    title: { en: 'Four free checks', it: 'Quattro prove gratuite', fi: 'Neljä ilmaista kokemusheittoa' },
    statement: {
      en: "After months or more between adventures the game master may give every character four free experience rolls on four different skills of the player's choice. They are rolled like any others. By default none are given.",
      it: "Dopo mesi o più tra un'avventura e l'altra il Game Master può concedere a ogni personaggio quattro prove di esperienza gratuite su quattro abilità diverse a scelta. Si tirano come le altre. Di norma non si concedono.",
      fi: 'Kun seikkailujen välillä kuluu kuukausia tai enemmän, pelinjohtaja voi antaa jokaiselle hahmolle neljä ilmaista kokemusheittoa neljään eri taitoon pelaajan valinnan mukaan. Ne heitetään kuten muutkin. Oletuksena niitä ei anneta.',
    },
  },
  'brp.time.narrative': {
    kind: 'guidance',
    source: at(['4', '4.1']),
    title: { en: 'Narrative time', it: 'Tempo narrativo', fi: 'Kerronta-aika' },
    statement: {
      en: 'Telling and planning run in narrative time: talk takes about as long as it takes, journeys shrink to a sentence. When a long stretch is passed over, the characters may do whatever reasonably fits in it, and everything due in the meantime happens: healing, power points, disease, poison, waking.',
      it: 'Narrare e pianificare avvengono nel tempo narrativo: una conversazione dura quanto dura, un viaggio si riduce a una frase. Quando si salta un lungo intervallo, i personaggi possono fare ciò che ragionevolmente vi rientra, e accade tutto ciò che doveva accadere: guarigione, Punti Potere, malattie, veleni, risvegli.',
      fi: 'Kerronta ja suunnittelu kulkevat kerronta-ajassa: keskustelu kestää sen minkä kestää, matka tiivistyy lauseeseen. Kun pitkä aika ohitetaan, hahmot voivat tehdä mitä siihen kohtuudella mahtuu, ja kaikki sillä välillä erääntyvä tapahtuu: paraneminen, voimapisteet, taudit, myrkyt, heräämiset.',
    },
  },
  'brp.time.turn': {
    kind: 'mechanic',
    source: at('4.2'),
    title: { en: 'The turn', it: 'Il turno', fi: 'Vuoro' },
    statement: {
      en: 'Outside combat, where exact time matters, a turn is five minutes, that is 25 combat rounds. The game master may say how many turns a task takes. In a turn a human walks 250 m or runs 750 m.',
      it: 'Fuori dal combattimento, quando il tempo esatto conta, un turno dura cinque minuti, cioè 25 round di combattimento. Il Game Master può dire quanti turni richiede un compito. In un turno un umano cammina per 250 m o corre per 750 m.',
      fi: 'Taistelun ulkopuolella, kun tarkalla ajalla on väliä, vuoro on viisi minuuttia eli 25 taistelukierrosta. Pelinjohtaja voi sanoa, montako vuoroa tehtävä vie. Vuorossa ihminen kävelee 250 m tai juoksee 750 m.',
    },
  },
  'brp.time.round': {
    kind: 'mechanic',
    source: at(['4.3', '5.1']),
    title: { en: 'The combat round', it: 'Il round di combattimento', fi: 'Taistelukierros' },
    statement: {
      en: 'A combat round is 12 seconds, and rounds follow each other until the fight is over. In a round a character usually makes one attack or one other action, and may defend more than once, by default against every attack. Who does nothing else walks up to 10 m or runs 30 m and can still watch, parry and react.',
      it: "Un round di combattimento dura 12 secondi, e i round si susseguono fino alla fine dello scontro. In un round un personaggio compie di solito un attacco o un'altra azione, e può difendersi più di una volta, di norma da ogni attacco. Chi non fa altro cammina fino a 10 m o corre per 30 m e può comunque osservare, parare e reagire.",
      fi: 'Taistelukierros on 12 sekuntia, ja kierrokset seuraavat toisiaan taistelun loppuun. Kierroksella hahmo tekee yleensä yhden hyökkäyksen tai muun toiminnon ja voi puolustautua useammin kuin kerran, oletuksena jokaista hyökkäystä vastaan. Joka ei tee muuta, kävelee enintään 10 m tai juoksee 30 m ja voi silti tarkkailla, torjua ja reagoida.',
    },
  },
  'brp.time.skill-durations': {
    kind: 'table',
    source: at('4.4'),
    title: { en: 'Time needed by skills', it: 'Tempo delle abilità', fi: 'Taitojen kesto' },
    statement: {
      en: 'One use of a skill takes from a few seconds to a round, 1–5 minutes, 5–30 minutes, 30–60 minutes, or from six hours to many days; many skills stand in several classes, and the game master picks the one that fits. By default the shortest class counts, at its full length.',
      it: "Un singolo uso di un'abilità richiede da alcuni secondi a un round, 1–5 minuti, 5–30 minuti, 30–60 minuti, o da sei ore a molti giorni; molte abilità stanno in più categorie, e il Game Master sceglie quella adatta. Di norma vale la categoria più breve, per la sua durata massima.",
      fi: 'Taidon yksi käyttö kestää muutamasta sekunnista kierrokseen, 1–5 minuuttia, 5–30 minuuttia, 30–60 minuuttia tai kuudesta tunnista moneen päivään; monet taidot ovat useassa luokassa, ja pelinjohtaja valitsee sopivan. Oletuksena pätee lyhin luokka täydessä pituudessaan.',
    },
  },
  'brp.time.extended-tasks': {
    kind: 'optional',
    source: at('4.4'),
    title: { en: 'Extended tasks', it: 'Compiti estesi', fi: 'Pitkät tehtävät' },
    statement: {
      en: 'For long research, study or complicated work the game master may ask for several successful rolls. Failures cost only time, and a special success counts as two.',
      it: 'Per ricerche estese, studi o compiti complessi il Game Master può richiedere più tiri riusciti. I fallimenti costano solo tempo, e un successo speciale vale due.',
      fi: 'Pitkään tutkimukseen, opiskeluun tai monimutkaiseen työhön pelinjohtaja voi vaatia useita onnistuneita heittoja. Epäonnistumiset vievät vain aikaa, ja erikoisonnistuminen lasketaan kahdeksi.',
    },
  },
  'brp.combat.phases': {
    kind: 'mechanic',
    source: at('5.1'),
    title: { en: 'Four phases of a round', it: 'Fasi del round', fi: 'Kierroksen neljä vaihetta' },
    statement: {
      en: 'Every round runs through the same four phases: statement of intents, movement, actions, resolution. The book does not describe the last: it is the end of the round, in which First Aid given in it takes effect, then poisons and other delayed effects that fall due, then whoever is at 0 or less dies, then what is counted in rounds moves on by one, and the fight ends if it is over.',
      it: "Ogni round attraversa le stesse quattro fasi: dichiarazione d'intenti, movimento, azioni, risoluzione. L'ultima il libro non la descrive: è la fine del round, in cui ha effetto il Primo Soccorso prestato, poi i veleni e gli altri effetti ritardati in scadenza, poi muore chi è a 0 o meno, poi avanza di uno ciò che si conta in round, e lo scontro finisce se è concluso.",
      fi: 'Jokaisella kierroksella on samat neljä vaihetta: aikeiden ilmoittaminen, liike, toiminnot, päätös. Viimeistä kirja ei kuvaa: se on kierroksen loppu, jossa ensin vaikuttaa kierroksella annettu ensiapu, sitten erääntyvät myrkyt ja muut viivästetyt vaikutukset, sitten nollassa tai sen alla olevat kuolevat, sitten kierroksina laskettava etenee yhdellä, ja taistelu päättyy, jos se on ohi.',
    },
  },
  'brp.combat.declaration': {
    kind: 'mechanic',
    source: at('5.2'),
    title: { en: 'Statement of intents', it: "Dichiarazione d'intenti", fi: 'Aikeiden ilmoittaminen' },
    statement: {
      en: "The game master calls on everybody, from the highest DEX down, to say what they will do, and says it for the others at their DEX, without the changes that movement or drawing will bring. Parries and dodges are not announced. A stated action may be dropped, or replaced by defence or First Aid; another target or a longer move needs the game master's consent.",
      it: "Il Game Master dà la parola a tutti, dalla DES più alta alla più bassa, perché dicano che cosa faranno, e lo dice lui per i PNG alla loro DES, senza contare le modifiche di movimento o estrazione. Parate e schivate non si annunciano. Un'azione dichiarata si può abbandonare, o sostituire con la difesa o il Primo Soccorso; un altro bersaglio o un movimento più lungo richiede il consenso del Game Master.",
      fi: 'Pelinjohtaja antaa kaikille vuorollaan puheenvuoron suurimmasta KTR:stä pienimpään kertoa aikeensa ja kertoo itse muiden aikeet heidän KTR:nsä kohdalla, ilman liikkeen tai aseen vedon muutoksia. Torjuntoja ja väistöjä ei ilmoiteta. Ilmoitetusta toiminnosta voi luopua tai sen voi vaihtaa puolustukseen tai ensiapuun; toinen kohde tai pidempi liike vaatii pelinjohtajan suostumuksen.',
    },
  },
  'brp.combat.skip-declaration': {
    kind: 'optional',
    source: at('5.2'),
    title: {
      en: 'Skipping the declaration',
      it: 'Rinuncia alla dichiarazione',
      fi: 'Ilmoitusvaiheen ohitus',
    },
    statement: {
      en: 'Some tables leave out the spoken statement and go straight to comparing DEX and acting. By default it is made.',
      it: "Alcuni tavoli rinunciano alla dichiarazione verbale e passano subito al confronto delle DES e all'azione. Di norma si fa.",
      fi: 'Jotkin pöydät jättävät ilmoittamisen pois ja siirtyvät suoraan vertaamaan KTR:iä ja toimimaan. Oletuksena aikeet ilmoitetaan.',
    },
  },
  'brp.combat.movement': {
    kind: 'mechanic',
    source: at(['5.3', '4.3']),
    title: { en: 'Movement in combat', it: 'Movimento', fi: 'Liikkuminen taistelussa' },
    statement: {
      en: "Moving up to 5 m changes nothing. Above 5 and up to 15 m one acts at half the DEX rank, above 15 and below 30 m at a quarter, both rounded up by default. At 30 m one can only defend. Who is engaged may shift up to 5 m; more needs the game master's consent.",
      it: "Muoversi fino a 5 m non cambia nulla. Oltre 5 e fino a 15 m si agisce a metà dell'ordine di DES, oltre 15 e sotto 30 m a un quarto, di norma per eccesso. A 30 m ci si può solo difendere. Chi è ingaggiato può spostarsi fino a 5 m; di più serve il consenso del Game Master.",
      fi: 'Enintään 5 metrin liike ei muuta mitään. Yli 5 ja enintään 15 metriä liikkunut toimii puolella ketteryysjärjestyksestään, yli 15 ja alle 30 metriä neljänneksellä, oletuksena ylöspäin pyöristettynä. 30 metriä liikkunut voi vain puolustautua. Lähitaistelussa kiinni oleva voi siirtyä enintään 5 m; enempään tarvitaan pelinjohtajan suostumus.',
    },
  },
  'brp.combat.dex-order': {
    kind: 'mechanic',
    source: at(['5.1', '5.4']),
    title: { en: 'DEX order', it: 'Ordine di DES', fi: 'Ketteryysjärjestys' },
    statement: {
      en: 'Actions come in descending DEX rank: 15 before 14. The rank is DEX, by default first halved or quartered for movement and then less 5 for each weapon drawn or put away. At 0 or below one still acts, last. The rank changes only the order, not skills such as Dodge.',
      it: "Le azioni seguono l'ordine di DES decrescente: 15 prima di 14. L'ordine è la DES, di norma prima dimezzata o ridotta a un quarto per il movimento e poi meno 5 per ogni arma estratta o riposta. A 0 o meno si agisce comunque, per ultimi. L'ordine cambia solo la successione, non abilità come Schivare.",
      fi: 'Toiminnot tulevat laskevassa ketteryysjärjestyksessä: 15 ennen 14:ää. Järjestysluku on KTR, joka oletuksena ensin puolitetaan tai jaetaan neljällä liikkeen takia ja josta sitten vähennetään 5 jokaisesta vedetystä tai pois pannusta aseesta. Nollassa tai sen alla toimitaan silti, viimeisenä. Luku muuttaa vain järjestystä, ei taitoja kuten Väistämistä.',
    },
  },
  'brp.combat.dex-ties': {
    kind: 'mechanic',
    source: at(['5.2', '5.4']),
    title: { en: 'Ties in DEX rank', it: 'Parità di ordine di DES', fi: 'Tasapeli ketteryysjärjestyksessä' },
    statement: {
      en: 'At equal rank missile weapons come first, then long weapons (spears, pole weapons, staves), then medium ones (swords, axes, hammers, maces, clubs), then short ones (knives, daggers, shields) and the unarmed. Within a kind the higher skill with the weapon goes first; if that is equal too, the actions are simultaneous: all are resolved as things stood before any of them.',
      it: "A pari ordine agiscono prima le armi a distanza, poi le armi lunghe (lance, armi inastate, bastoni), poi le medie (spade, asce, martelli, mazze, randelli), infine le corte (coltelli, pugnali, scudi) e i disarmati. Nello stesso tipo agisce prima l'abilità più alta con l'arma; se anche quella è pari, le azioni sono simultanee: si risolvono tutte sulla situazione precedente a ciascuna.",
      fi: 'Samalla järjestysluvulla ensin tulevat kaukoaseet, sitten pitkät aseet (keihäät, salkoaseet, sauvat), sitten keskipitkät (miekat, kirveet, vasarat, nuijat, patukat) ja lopuksi lyhyet (veitset, tikarit, kilvet) ja aseettomat. Samassa lajissa ensin toimii se, jonka taito aseella on suurempi; jos sekin on sama, toiminnot ovat samanaikaisia: kaikki ratkaistaan siitä tilanteesta, joka vallitsi ennen niitä.',
    },
  },
  'brp.combat.one-action': {
    kind: 'mechanic',
    source: at('4.3'),
    title: { en: 'One action per round', it: "Un'azione per round", fi: 'Yksi toiminto kierroksessa' },
    statement: {
      en: 'A character usually makes a single attack or one other action in a round, besides defences. First Aid, reloading and Grapple use it up; drawing a weapon does not, but lowers the DEX rank. Some creatures have more.',
      it: "Un personaggio compie di solito un solo attacco o un'altra azione per round, oltre alle difese. Primo Soccorso, ricarica e Lotta la consumano; estrarre un'arma no, ma abbassa l'ordine di DES. Alcune creature ne hanno di più.",
      fi: 'Hahmo tekee kierroksella yleensä yhden hyökkäyksen tai muun toiminnon, puolustusten lisäksi. Ensiapu, lataaminen ja Paini käyttävät sen; aseen vetäminen ei, mutta se alentaa ketteryysjärjestystä. Joillakin olennoilla on useampi.',
    },
  },
  'brp.combat.multiple-reach': {
    kind: 'action',
    source: at('5.4'),
    title: {
      en: 'Weapons with several reaches',
      it: 'Armi con più gittate',
      fi: 'Useamman ulottuvuuden aseet',
    },
    statement: {
      en: 'If a weapon can be used in more than one way, a knife to stab or to throw, its user chooses the way when stating the action; it decides the tie class, the skill, the damage and the range.',
      it: "Se un'arma si può usare in più modi, come un coltello per colpire o da lanciare, chi la usa sceglie il modo quando dichiara l'azione; da esso dipendono la classe nelle parità, l'abilità, il danno e la gittata.",
      fi: 'Jos asetta voi käyttää usealla tavalla, veitsellä lyödä tai sen voi heittää, käyttäjä valitsee tavan ilmoittaessaan toimintonsa; se määrää tasatilanteen luokan, taidon, vahingon ja kantaman.',
    },
  },
  'brp.combat.defence-timing': {
    kind: 'mechanic',
    source: at(['5.4', '5.6', '5.7']),
    title: { en: 'When defences happen', it: 'Momento di parate e schivate', fi: 'Puolustuksen ajankohta' },
    statement: {
      en: 'A parry or dodge happens at the DEX rank of the attack it answers, once the attack roll is known, special or not. An attack that failed needs no defence. Defending does not use up the action.',
      it: "Una parata o schivata avviene all'ordine di DES dell'attacco a cui risponde, quando il tiro d'attacco è noto, speciale o no. Un attacco fallito non richiede difesa. Difendersi non consuma l'azione.",
      fi: 'Torjunta tai väistö tapahtuu sen hyökkäyksen kohdalla ketteryysjärjestyksessä, johon se vastaa, kun hyökkäysheitto on tiedossa, erikoisonnistuminen tai ei. Epäonnistunut hyökkäys ei vaadi puolustusta. Puolustautuminen ei kuluta toimintoa.',
    },
  },
  'brp.combat.attack-roll': {
    kind: 'action',
    source: at('5.5'),
    title: { en: 'Attack roll', it: 'Attaccare', fi: 'Hyökkäysheitto' },
    statement: {
      en: 'An attack is rolled with D100 against the chance with the weapon in hand, whatever the combat skill. At or below it hits unless defended; above it misses and harms nobody. A special attack is wholly avoided only by a defence of the same level.',
      it: "Per attaccare si tira il D100 contro la probabilità con l'arma impugnata, quale che sia l'abilità di combattimento. Pari o inferiore colpisce, se non ci si difende; superiore manca e non danneggia nessuno. Un attacco speciale si evita del tutto solo con una difesa di pari livello.",
      fi: 'Hyökkäys heitetään D100:lla kädessä olevan aseen todennäköisyyttä vastaan, oli taistelutaito mikä tahansa. Enintään sen suuruinen tulos osuu, ellei siltä puolustauduta; suurempi menee ohi eikä vahingoita ketään. Erikoisonnistuneen hyökkäyksen välttää kokonaan vain samantasoinen puolustus.',
    },
  },
  'brp.combat.related-weapon': {
    kind: 'optional',
    source: at('5.5'),
    title: {
      en: 'Using a related specialisation',
      it: 'Specializzazione affine',
      fi: 'Läheinen erikoistuminen',
    },
    statement: {
      en: "If the game master allows, a similar specialisation of the same skill may serve for a weapon, at Difficult: a sword wielded with the dagger's skill. The better of that half and one's own rating counts, also in a parry, and the specialisation rolled is the one ticked. By default it is refused.",
      it: "Se il Game Master lo consente, per un'arma può servire una specializzazione affine della stessa abilità, a Difficile: una spada usata con l'abilità del pugnale. Vale il migliore tra quella metà e il punteggio proprio, anche nella parata, e si spunta la specializzazione tirata. Di norma è rifiutato.",
      fi: 'Pelinjohtajan luvalla aseeseen voi käyttää saman taidon läheistä erikoistumista vaikeana: miekkaa tikarin taidolla. Käytetään parempaa: tätä puolikasta tai aseen omaa arvoa, myös torjunnassa, ja merkinnän saa heitetty erikoistuminen. Oletuksena lupaa ei anneta.',
    },
  },
  'brp.combat.parry': {
    kind: 'action',
    source: at('5.6'),
    title: { en: 'Parry', it: 'Parare', fi: 'Torjunta' },
    statement: {
      en: 'The target of an attack that hit may try to turn it aside with a melee weapon or shield in hand, or by default with bare hands and Brawl, rolling that skill. They must know of the attack and see it. A special parry is needed to stop a special attack completely. Each attack allows one defence.',
      it: "Il bersaglio di un attacco riuscito può provare a deviarlo con un'arma da mischia o uno scudo impugnati, o di norma a mani nude con Rissa, tirando quell'abilità. Deve esserne consapevole e vederlo. Serve una parata speciale per neutralizzare del tutto un attacco speciale. Ogni attacco ammette una sola difesa.",
      fi: 'Osuvan hyökkäyksen kohde voi yrittää torjua sen kädessä olevalla lähitaisteluaseella tai kilvellä, tai oletuksena paljain käsin Tappelulla, heittämällä kyseistä taitoa. Hänen on tiedettävä hyökkäyksestä ja nähtävä se. Erikoisonnistuneen hyökkäyksen pysäyttää kokonaan vain erikoisonnistunut torjunta. Kutakin hyökkäystä vastaan on yksi puolustus.',
    },
  },
  'brp.combat.parry-limits': {
    kind: 'mechanic',
    source: at(['5.6', '5.11']),
    title: { en: 'What cannot be parried', it: 'Limiti della parata', fi: 'Torjunnan rajat' },
    statement: {
      en: 'Firearms, energy weapons and other high-velocity weapons cannot be parried at all. Other missiles, arrows, bolts, sling stones and thrown weapons, only a shield parries, unless the game master allows otherwise.',
      it: 'Armi da fuoco, armi a energia e altre armi ad alta velocità non si possono parare. Le altre armi a distanza, frecce, quadrelli, pietre di fionda e armi lanciate, si parano solo con uno scudo, salvo permesso del Game Master.',
      fi: 'Tuliaseita, energia-aseita ja muita suurinopeuksisia aseita ei voi torjua lainkaan. Muut kaukoaseet, nuolet, vasamat, lingon kivet ja heittoaseet, torjuu vain kilpi, ellei pelinjohtaja salli muuta.',
    },
  },
  'brp.combat.dodge': {
    kind: 'action',
    source: at('5.7'),
    title: { en: 'Dodge', it: 'Schivare', fi: 'Väistö' },
    statement: {
      en: 'The target of an attack that hit may instead try to get out of its way with Dodge. They must know of the attack and see it. A special dodge is needed to escape a special attack completely.',
      it: 'Il bersaglio di un attacco riuscito può invece provare a togliersi dalla traiettoria con Schivare. Deve esserne consapevole e vederlo. Serve una schivata speciale per evitare del tutto un attacco speciale.',
      fi: 'Osuvan hyökkäyksen kohde voi sen sijaan yrittää väistyä sen tieltä Väistämisellä. Hänen on tiedettävä hyökkäyksestä ja nähtävä se. Erikoisonnistuneen hyökkäyksen välttää kokonaan vain erikoisonnistunut väistö.',
    },
  },
  'brp.combat.dodge-limits': {
    kind: 'optional',
    source: at('5.7'),
    title: { en: 'What cannot be dodged', it: 'Limiti della schivata', fi: 'Väistön rajat' },
    statement: {
      en: 'Firearms and other high-velocity weapons cannot be dodged. The game master may allow arrows and thrown weapons to be dodged at Difficult, by someone who saw the attacker aim; by default not.',
      it: "Armi da fuoco e ad alta velocità non si possono schivare. Il Game Master può consentire di schivare frecce e armi da lancio, a Difficile, a chi ha notato l'attaccante prendere la mira; di norma no.",
      fi: 'Tuliaseita ja muita suurinopeuksisia aseita ei voi väistää. Pelinjohtaja voi sallia nuolten ja heittoaseiden väistön vaikeana, jos kohde näki tähtäämisen; oletuksena ei.',
    },
  },
  'brp.combat.attack-defence-matrix': {
    kind: 'table',
    source: at('5.8'),
    title: {
      en: 'Attack and defence matrix',
      it: 'Matrice di Attacco e Difesa',
      fi: 'Hyökkäys- ja puolustusmatriisi',
    },
    statement: {
      en: "The levels of attack and defence are compared; no defence counts as a failure. Special against special: no effect. Special against success: a hit with normal damage, and a parrying weapon or shield takes 2. Special against failure: a hit with special damage. Success against special: no hit, and a melee parry does 1 to the attacker's weapon. Success against success: no hit. Success against failure: a hit with normal damage. Armour is always subtracted. A failed attack does nothing.",
      it: "Si confrontano i livelli di attacco e difesa; nessuna difesa vale come fallimento. Speciale contro speciale: nessun effetto. Speciale contro successo: colpo con danno normale, e l'arma o lo scudo che para subisce 2. Speciale contro fallimento: colpo con danno speciale. Successo contro speciale: nessun colpo, e una parata in mischia infligge 1 all'arma dell'attaccante. Successo contro successo: nessun colpo. Successo contro fallimento: colpo con danno normale. L'armatura si sottrae sempre. Un attacco fallito non ha effetto.",
      fi: 'Hyökkäyksen ja puolustuksen tasoja verrataan; puolustuksen puuttuminen on epäonnistuminen. Erikoinen erikoista vastaan: ei vaikutusta. Erikoinen onnistumista vastaan: osuma tavallisella vahingolla, ja torjuva ase tai kilpi saa 2 pistettä vahinkoa. Erikoinen epäonnistumista vastaan: osuma erikoisvahingolla. Onnistuminen erikoista vastaan: ei osumaa, ja lähitaistelutorjunta tekee hyökkääjän aseeseen 1 pisteen. Onnistuminen onnistumista vastaan: ei osumaa. Onnistuminen epäonnistumista vastaan: osuma tavallisella vahingolla. Panssari vähennetään aina. Epäonnistunut hyökkäys ei tee mitään.',
    },
  },
  'brp.combat.weapon-breakage': {
    kind: 'mechanic',
    source: at(['5.6', '5.8', '5.9']),
    title: { en: 'Weapon damage and breakage', it: 'Danni alle armi', fi: 'Aseen vaurioituminen' },
    statement: {
      en: "A parry may damage weapons: 2 points to the parrying weapon or shield when a special attack meets a normal parry, 1 to the attacker's melee weapon when a normal attack meets a special parry. By default a weapon breaks when its damage exceeds its hit points; the parry in which it breaks still counts, and from then on it neither strikes nor parries. Fists, stones and claws have no hit points and take none.",
      it: "Una parata può danneggiare le armi: 2 punti all'arma o scudo che para quando un attacco speciale incontra una parata normale, 1 all'arma da mischia dell'attaccante quando un attacco normale incontra una parata speciale. Di norma un'arma si rompe quando il danno supera i suoi Punti Ferita; la parata in cui si rompe vale comunque, poi non colpisce e non para più. Pugni, pietre e artigli non hanno Punti Ferita e non ne perdono.",
      fi: 'Torjunta voi vaurioittaa aseita: torjuva ase tai kilpi saa 2 pistettä, kun erikoisonnistunut hyökkäys kohtaa tavallisen torjunnan, ja hyökkääjän lähitaisteluase 1 pisteen, kun tavallinen hyökkäys kohtaa erikoisonnistuneen torjunnan. Oletuksena ase rikkoutuu, kun vahinko ylittää sen kestopisteet; torjunta, jossa se rikkoutuu, pätee vielä, mutta sen jälkeen sillä ei voi lyödä eikä torjua. Nyrkeillä, kivillä ja kynsillä ei ole kestopisteitä, eivätkä ne vaurioidu.',
    },
  },
  'brp.weapons.attributes': {
    kind: 'content',
    source: at('5.9'),
    title: { en: 'What describes a weapon', it: 'Descrizione delle armi', fi: 'Aseen tiedot' },
    statement: {
      en: 'A weapon has a skill and specialisation, a base chance, damage with or without damage bonus, the hands it takes, hit points for parrying, and a range in metres if it is a missile weapon. A fighter has two hands, so a two-handed weapon leaves none for a shield.',
      it: "Un'arma ha abilità e specializzazione, probabilità base, danno con o senza Bonus al Danno, mani necessarie, Punti Ferita per parare, e una gittata in metri se è un'arma a distanza. Chi combatte ha due mani, quindi un'arma a due mani non ne lascia per lo scudo.",
      fi: 'Aseella on taito ja erikoistuminen, perusarvo, vahinko vahinkobonuksen kanssa tai ilman, tarvittavat kädet, kestopisteet torjuntaa varten ja kaukoaseella kantama metreinä. Taistelijalla on kaksi kättä, joten kahden käden ase ei jätä kättä kilvelle.',
    },
  },
  'brp.weapons.half-damage-bonus': {
    kind: 'mechanic',
    source: at('5.9'),
    title: { en: 'Half damage bonus', it: '½ Bonus al Danno', fi: 'Puolikas vahinkobonus' },
    statement: {
      en: 'Half damage bonus means that the bonus is rolled, divided by two and rounded up: a 3 gives 2.',
      it: '½ Bonus al Danno significa tirare il bonus, dividerlo per due e arrotondare per eccesso: un 3 dà 2.',
      fi: 'Puolikas vahinkobonus tarkoittaa, että bonus heitetään, jaetaan kahdella ja pyöristetään ylöspäin: kolmosesta tulee 2.',
    },
  },
  'brp.weapons.range': {
    kind: 'mechanic',
    source: at('5.9'),
    title: { en: 'Range', it: 'Gittata', fi: 'Kantama' },
    statement: {
      en: "Up to the weapon's range the chance is unchanged; beyond it, up to twice the range, the attack is Difficult; up to three times the range the chance is a quarter, rounded up; beyond that there is none. Each limit belongs to the better band.",
      it: "Fino alla gittata la probabilità non cambia; oltre, fino al doppio, l'attacco è Difficile; fino al triplo la probabilità è un quarto, per eccesso; più in là è nulla. Ogni limite appartiene alla fascia migliore.",
      fi: 'Kantaman sisällä todennäköisyys ei muutu; sen yli, kaksinkertaiseen asti, hyökkäys on vaikea; kolminkertaiseen asti todennäköisyys on neljännes ylöspäin pyöristettynä; sitä kauempana ei mitään. Kukin raja kuuluu parempaan vyöhykkeeseen.',
    },
  },
  'brp.weapons.melee-table': {
    kind: 'table',
    source: at('5.9', MELEE_WEAPONS),
    title: { en: 'Melee weapons', it: 'Armi da Mischia', fi: 'Lähitaisteluaseet' },
    statement: {
      en: 'There are nineteen melee weapons, from the dagger (1D4) to the halberd (3D6), each with its specialisation, base, damage, hands and hit points. All add the full damage bonus. Weapons of one specialisation share its rating.',
      it: "Ci sono diciannove armi da mischia, dal pugnale (1D4) all'alabarda (3D6), ognuna con specializzazione, base, danno, mani e Punti Ferita. Tutte aggiungono l'intero Bonus al Danno. Le armi di una stessa specializzazione ne condividono il punteggio.",
      fi: 'Lähitaisteluaseita on yhdeksäntoista tikarista (1D4) hilpariin (3D6), ja kullakin on erikoistuminen, perusarvo, vahinko, kädet ja kestopisteet. Kaikki lisäävät koko vahinkobonuksen. Saman erikoistumisen aseet jakavat sen taitoarvon.',
    },
  },
  'brp.weapons.missile-table': {
    kind: 'table',
    source: at('5.9', MISSILE_WEAPONS),
    title: { en: 'Missile weapons', it: 'Armi a Distanza', fi: 'Kaukoaseet' },
    statement: {
      en: 'There are twelve missile weapons, each with its skill, specialisation, base, damage, hands, hit points and range. Bows, slings and thrown weapons add half the damage bonus; crossbows, firearms and lasers add none.',
      it: 'Ci sono dodici armi a distanza, ognuna con abilità, specializzazione, base, danno, mani, Punti Ferita e gittata. Archi, fionde e armi lanciate aggiungono ½ Bonus al Danno; balestre, armi da fuoco e laser niente.',
      fi: 'Kaukoaseita on kaksitoista, ja kullakin on taito, erikoistuminen, perusarvo, vahinko, kädet, kestopisteet ja kantama. Jouset, lingot ja heittoaseet lisäävät puolet vahinkobonuksesta; varsijouset, tuliaseet ja laserit eivät mitään.',
    },
  },
  'brp.weapons.crossbow-reload': {
    kind: 'mechanic',
    source: at('5.9', MISSILE_WEAPONS, note('*')),
    title: { en: 'Crossbow rate of fire', it: 'Ricarica della balestra', fi: 'Varsijousen lataaminen' },
    statement: {
      en: 'A crossbow takes one whole round to reload, so it shoots once every two rounds. Reloading takes the action; dodging is allowed, but moving more than 5 m or parrying with the crossbow interrupts it.',
      it: "Una balestra richiede un intero round per essere ricaricata, quindi spara un colpo ogni due round. Ricaricare occupa l'azione; si può schivare, ma muoversi di oltre 5 m o parare con la balestra interrompe la ricarica.",
      fi: 'Varsijousen lataaminen vie kokonaisen kierroksen, joten sillä ammutaan joka toisella kierroksella. Lataaminen vie toiminnon; väistää saa, mutta yli 5 metrin liike tai varsijousella torjuminen keskeyttää sen.',
    },
  },
  'brp.weapons.magazines': {
    kind: 'mechanic',
    source: at('5.9', MISSILE_WEAPONS, note('**')),
    title: { en: 'Magazines', it: 'Caricatori', fi: 'Lippaat' },
    statement: {
      en: 'Pistols and rifles hold 6 shots, laser pistols and laser rifles 20. One attack is one shot. By default reloading takes the action of a round.',
      it: "Pistole e fucili hanno 6 colpi, pistole e fucili laser 20. Un attacco è un colpo. Di norma ricaricare occupa l'azione di un round.",
      fi: 'Pistooleissa ja kivääreissä on 6 laukausta, laserpistooleissa ja laserkivääreissä 20. Yksi hyökkäys on yksi laukaus. Oletuksena lataaminen vie kierroksen toiminnon.',
    },
  },
  'brp.armour.absorb': {
    kind: 'mechanic',
    source: at(['5.10', '5.12']),
    title: { en: 'Armour absorbs damage', it: 'Armatura', fi: 'Panssari vaimentaa vahinkoa' },
    statement: {
      en: 'Armour points are taken off the damage of each hit, never below 0; the rest lowers hit points. Armour does not wear out. By default it also helps in a fall, but never against poison or disease.',
      it: "I punti armatura si sottraggono al danno di ogni colpo, mai sotto 0; il resto riduce i Punti Ferita. L'armatura non si consuma. Di norma aiuta anche nelle cadute, mai contro veleni o malattie.",
      fi: 'Panssaripisteet vähennetään jokaisen osuman vahingosta, ei koskaan alle nollan; loput pienentävät kestopisteitä. Panssari ei kulu. Oletuksena se auttaa myös pudotessa, mutta ei koskaan myrkkyä tai tautia vastaan.',
    },
  },
  'brp.armour.table': {
    kind: 'table',
    source: at('5.10', ARMOUR_TYPES),
    title: { en: 'Armour types', it: 'Tipi di Armatura', fi: 'Panssarityypit' },
    statement: {
      en: 'Armour points and the modifier to physical skills: soft leather 1, heavy clothing 1, quilted 2 (−5), hard leather 2 (−10), flak jacket 4 (−10), hoplite panoply 6 (−20), mail 7 (−20), bulletproof vest 8 (−5), full plate 8 (−25), riot gear 12/6 (−10). A light helmet adds 1 and a heavy one 2, at −15 and −50 to perceptive skills. By default riot gear has 12 against melee and slow missiles, 6 against firearms and energy weapons. One armour and one helmet may be worn.',
      it: "Punti armatura e modificatore alle abilità fisiche: cuoio morbido 1, vestiti pesanti 1, imbottita 2 (−5%), cuoio rigido 2 (−10%), giubbotto paraschegge 4 (−10%), panoplia oplitica 6 (−20%), maglia 7 (−20%), giubbotto antiproiettile 8 (−5%), piastre completa 8 (−25%), assetto antisommossa 12/6 (−10%). Un elmo leggero aggiunge 1 e uno pesante 2, con −15% e −50% alle abilità percettive. Di norma l'assetto antisommossa ha 12 contro mischia e armi a bassa velocità, 6 contro armi da fuoco e a energia. Si portano un'armatura e un elmo.",
      fi: 'Panssaripisteet ja muutos ruumiillisiin taitoihin: pehmeä nahka 1, paksut vaatteet 1, topattu 2 (−5), kova nahka 2 (−10), sirpaleliivi 4 (−10), hopliitin panoplia 6 (−20), rengashaarniska 7 (−20), luotiliivi 8 (−5), täysi levyhaarniska 8 (−25), mellakkavarusteet 12/6 (−10). Kevyt kypärä lisää 1 ja raskas 2, ja ne muuttavat havaintotaitoja −15 ja −50. Oletuksena mellakkavarusteissa on 12 lähitaistelua ja hitaita kaukoaseita vastaan, 6 tuliaseita ja energia-aseita vastaan. Päällä voi olla yksi panssari ja yksi kypärä.',
    },
  },
  'brp.armour.skill-penalties': {
    kind: 'mechanic',
    source: at('5.10'),
    title: { en: 'Armour and skills', it: 'Modificatore alle abilità', fi: 'Panssarin taitohaitat' },
    statement: {
      en: "The armour's modifier is percentage points off the physical skills (Fine Manipulation, Stealth, Throw, Hide, Swim, Sleight of Hand, Jump, Climb, Dodge and Agility rolls), the helmet's off the perceptive ones (Listen and Spot), not below 0. Ratings on the sheet stay as they are. The game master may include other skills.",
      it: "Il modificatore dell'armatura toglie punti percentuali alle abilità fisiche (Abilità Manuale, Furtività, Lanciare, Nascondersi, Nuotare, Rapidità di Mano, Saltare, Scalare, Schivare e Tiri Agilità), quello dell'elmo alle percettive (Ascoltare e Individuare), non sotto 0. I punteggi sulla scheda non cambiano. Il Game Master può includere altre abilità.",
      fi: 'Panssarin muutos vähentää prosenttiyksikköjä ruumiillisista taidoista (Sorminäppäryys, Hiipiminen, Heittäminen, Piiloutuminen, Uinti, Silmänkääntö, Hyppääminen, Kiipeily, Väistäminen ja ketteryysheitot), kypärän muutos havaintotaidoista (Kuuntelu ja Havaitseminen), ei alle nollan. Lomakkeen taitoarvot eivät muutu. Pelinjohtaja voi ottaa mukaan muita taitoja.',
    },
  },
  'brp.shields.table': {
    kind: 'table',
    source: at('5.11'),
    title: { en: 'Shields', it: 'Tabella degli Scudi', fi: 'Kilvet' },
    statement: {
      en: 'Six shields, all with base 15 to attack and parry; armour and hit points, and damage when striking: kite 16, 1D4; riot 16, 1D3; heater 12, 1D3; hoplite 16, 1D4; small 12, 1D2; round 12, 1D3, each plus damage bonus. A shield takes one hand, and each type is a specialisation. Anything movable that is no weapon can serve as one; a buckler counts as small.',
      it: "Sei scudi, tutti con base 15% per attaccare e parare; armatura e Punti Ferita, e danno se usati per colpire: a goccia 16, 1D4; antisommossa 16, 1D3; triangolare 12, 1D3; oplitico 16, 1D4; piccolo 12, 1D2; rotondo 12, 1D3, ciascuno più BD. Uno scudo occupa una mano, e ogni tipo è una specializzazione. Può servire da scudo qualsiasi cosa mobile che non sia un'arma; un brocchiere vale come piccolo.",
      fi: 'Kilpiä on kuusi, kaikilla perusarvo 15 hyökkäykseen ja torjuntaan; panssari- ja kestopisteet sekä vahinko lyödessä: pisarakilpi 16, 1D4; mellakkakilpi 16, 1D3; kolmiokilpi 12, 1D3; hopliittikilpi 16, 1D4; pieni 12, 1D2; pyöreä 12, 1D3, kukin plus vahinkobonus. Kilpi vie yhden käden, ja jokainen tyyppi on oma erikoistumisensa. Kilvestä käy mikä tahansa liikuteltava, joka ei ole ase; nyrkkikilpi lasketaan pieneksi.',
    },
  },
  'brp.shields.parry': {
    kind: 'mechanic',
    source: at(['5.11', '5.6']),
    title: { en: 'Parrying with a shield', it: 'Parare con lo scudo', fi: 'Torjunta kilvellä' },
    statement: {
      en: 'A shield parries by the same rules as a weapon, and can also parry missiles of low velocity.',
      it: "Lo scudo para con le stesse regole di un'arma, e può parare anche le armi a distanza a bassa velocità.",
      fi: 'Kilpi torjuu samoin säännöin kuin ase, ja sillä voi torjua myös hitaita kaukoaseita.',
    },
  },
  'brp.shields.missile-parry': {
    kind: 'table',
    source: at('5.11'),
    title: {
      en: 'Shield against missiles',
      it: 'Scudo contro armi a distanza',
      fi: 'Kilpi kaukoaseita vastaan',
    },
    statement: {
      en: 'The chance to parry a low-velocity missile is 15 with a small shield, 30 with a medium one (heater, kite, round), 60 with a large one (hoplite, riot), and 90 when kneeling behind a large one. By default this takes the place of the Shield skill; it is read like any chance, and success ticks Shield.',
      it: "La probabilità di parare un'arma a distanza a bassa velocità è 15% con uno scudo piccolo, 30% con uno medio (triangolare, a goccia, rotondo), 60% con uno grande (oplitico, antisommossa) e 90% inginocchiati dietro uno grande. Di norma sostituisce l'abilità Scudo; si legge come ogni probabilità, e un successo spunta Scudo.",
      fi: 'Hitaan kaukoaseen torjumisen todennäköisyys on pienellä kilvellä 15, keskikokoisella (kolmio-, pisara- tai pyöreä kilpi) 30, suurella (hopliitti- tai mellakkakilpi) 60 ja suuren takana polvillaan 90. Oletuksena se korvaa Kilpi-taidon; se luetaan kuten muutkin todennäköisyydet, ja onnistuminen tuo merkinnän Kilpi-taitoon.',
    },
  },
  'brp.shields.stationary': {
    kind: 'mechanic',
    source: at('5.11'),
    title: { en: 'Stationary shield', it: 'Scudo immobile', fi: 'Liikkumaton kilpi' },
    statement: {
      en: 'A shield that is not moved, such as one slung on the back, takes its armour points off the damage to the part of the body behind it, besides armour. Since there are no hit locations the game master says when a hit meets it, by default it does not. The shield takes no damage that way.',
      it: "Uno scudo immobile, per esempio portato sulla schiena, sottrae i suoi punti armatura al danno alla parte del corpo che copre, oltre all'armatura. Poiché non ci sono locazioni, il Game Master dice quando un colpo lo incontra, di norma no. Così lo scudo non si danneggia.",
      fi: 'Liikkumaton kilpi, esimerkiksi selässä kannettu, vähentää panssaripisteensä takanaan olevaan ruumiinosaan kohdistuvasta vahingosta panssarin lisäksi. Koska osumakohtia ei ole, pelinjohtaja sanoo, milloin osuma kohtaa sen, oletuksena ei. Kilpi ei tästä vaurioidu.',
    },
  },
  'brp.shields.degradation': {
    kind: 'mechanic',
    source: at('5.11'),
    title: { en: 'Damaged shield', it: 'Scudo danneggiato', fi: 'Vaurioitunut kilpi' },
    statement: {
      en: 'Damage to a shield lowers its hit points and its armour points alike.',
      it: 'Il danno a uno scudo riduce allo stesso modo i suoi Punti Ferita e i suoi punti armatura.',
      fi: 'Kilven saama vahinko pienentää yhtä lailla sen kestopisteitä ja panssaripisteitä.',
    },
  },
  'brp.wounds.hit-point-loss': {
    kind: 'mechanic',
    source: at(['5.12', '5.14']),
    title: { en: 'Wounds', it: 'Danni e Ferite', fi: 'Vammat' },
    statement: {
      en: 'Damage that gets through armour lowers current hit points, and later damage lowers the new total. Every wound is kept separately with its own points; a hit of 0 is no wound. With 12 hit points and 2 points of armour, 6 damage leave 8.',
      it: "Il danno che supera l'armatura riduce i Punti Ferita attuali, e il danno successivo il nuovo totale. Ogni ferita si conteggia a parte con i suoi punti; un colpo da 0 non è una ferita. Con 12 Punti Ferita e 2 punti armatura, 6 danni lasciano 8.",
      fi: 'Panssarin läpäissyt vahinko pienentää nykyisiä kestopisteitä ja myöhempi vahinko uutta summaa. Jokainen vamma kirjataan erikseen omine pisteineen; nollan osuma ei ole vamma. Jos kestopisteitä on 12 ja panssaria 2, 6 vahinkoa jättää 8.',
    },
  },
  'brp.wounds.unconscious': {
    kind: 'mechanic',
    source: both(at('2.5', HIT_POINTS), at('5.12')),
    title: { en: 'Unconsciousness', it: 'Svenimento', fi: 'Tajuttomuus' },
    statement: {
      en: 'Whoever a wound brings to 1 or 2 hit points faints for 1D6 hours, or until another character wakes them, which takes an action and no roll. The woken may act, and faint again if another wound leaves them at 2 or less. At 0 or less one is unconscious as well, and dying.',
      it: "Chi una ferita porta a 1 o 2 Punti Ferita sviene per 1D6 ore, o finché un altro personaggio non lo risveglia, il che richiede un'azione e nessun tiro. Chi è risvegliato può agire, e sviene di nuovo se un'altra ferita lo lascia a 2 o meno. A 0 o meno si è comunque svenuti, e in punto di morte.",
      fi: 'Se, jolle vamma jättää 1 tai 2 kestopistettä, pyörtyy 1D6 tunniksi tai kunnes toinen hahmo herättää hänet, mikä vie toiminnon mutta ei vaadi heittoa. Herätetty voi toimia ja pyörtyy uudelleen, jos uusi vamma jättää enintään 2. Nollassa tai sen alla ollaan myös tajuttomana ja kuolemaisillaan.',
    },
  },
  'brp.wounds.death': {
    kind: 'mechanic',
    source: both(at('2.5', HIT_POINTS), at('5.12')),
    title: { en: 'Death', it: 'Morte', fi: 'Kuolema' },
    statement: {
      en: 'Whoever is at 0 hit points or less at the end of a combat round dies. Outside combat the time is 12 seconds after the wound.',
      it: 'Chi al termine di un round di combattimento è a 0 Punti Ferita o meno muore. Fuori dal combattimento il termine è 12 secondi dopo la ferita.',
      fi: 'Joka on taistelukierroksen lopussa nollassa kestopisteessä tai sen alla, kuolee. Taistelun ulkopuolella aika on 12 sekuntia vammasta.',
    },
  },
  'brp.wounds.negative': {
    kind: 'mechanic',
    source: at('5.12'),
    title: { en: 'Negative hit points', it: 'Punti ferita negativi', fi: 'Negatiiviset kestopisteet' },
    statement: {
      en: 'Damage may bring hit points below 0, without limit. First Aid is then needed to bring them back above 0 before the end of the round.',
      it: 'Il danno può portare i Punti Ferita sotto 0, senza limite. Serve allora il Primo Soccorso per riportarli in positivo prima della fine del round.',
      fi: 'Vahinko voi viedä kestopisteet nollan alle rajatta. Silloin tarvitaan ensiapua, joka nostaa ne nollan yläpuolelle ennen kierroksen loppua.',
    },
  },
  'brp.combat.special-damage': {
    kind: 'mechanic',
    source: at(['5.13', '5.8']),
    title: {
      en: 'Damage of a special success',
      it: 'Successi Speciali in combattimento',
      fi: 'Erikoisonnistumisen vahinko',
    },
    statement: {
      en: "A special hit deals the most the weapon can do, dice and numbers without damage bonus, plus a normal roll of the weapon, plus the damage bonus once, negative ones included; then armour is subtracted. A short sword's 7, a rolled 4 and a bonus of 2 make 13.",
      it: "Un colpo speciale infligge il massimo dell'arma, dadi e numeri senza Bonus al Danno, più un normale tiro dell'arma, più il Bonus al Danno una volta, anche se negativo; poi si sottrae l'armatura. I 7 di una spada corta, un tiro di 4 e un bonus di 2 fanno 13.",
      fi: 'Erikoisonnistunut osuma tekee aseen suurimman vahingon, nopat ja luvut ilman vahinkobonusta, plus tavallisen vahinkoheiton, plus vahinkobonuksen kerran, negatiivisenkin; sitten vähennetään panssari. Lyhyen miekan 7, heitetty 4 ja bonus 2 tekevät 13.',
    },
  },
  'brp.healing.natural': {
    kind: 'mechanic',
    source: at('5.14'),
    title: { en: 'Natural healing', it: 'Guarigione naturale', fi: 'Luonnollinen paraneminen' },
    statement: {
      en: 'At the end of every seven days a character regains 1D3 hit points, up to the maximum. The weeks run from the oldest unhealed wound, and by default the oldest wound heals first.',
      it: 'Al termine di ogni periodo di sette giorni un personaggio recupera 1D3 Punti Ferita, sino al massimo. Le settimane si contano dalla ferita non guarita più vecchia, e di norma guarisce prima la più vecchia.',
      fi: 'Joka seitsemännen päivän lopussa hahmo saa takaisin 1D3 kestopistettä enimmäismäärään asti. Viikot lasketaan vanhimmasta parantumattomasta vammasta, ja oletuksena vanhin paranee ensin.',
    },
  },
  'brp.healing.hospital': {
    kind: 'optional',
    source: at('5.14'),
    title: { en: 'Hospital care', it: 'Ospedale', fi: 'Sairaalahoito' },
    statement: {
      en: 'In hospital, under the best care, the game master may grant the full 3 points a week instead of a roll. By default it is rolled.',
      it: 'In ospedale, con le cure migliori, il Game Master può concedere la guarigione massima di 3 punti alla settimana invece del tiro. Di norma si tira.',
      fi: 'Sairaalassa parhaassa hoidossa pelinjohtaja voi antaa heiton sijasta täydet 3 pistettä viikossa. Oletuksena heitetään.',
    },
  },
  'brp.healing.first-aid': {
    kind: 'action',
    source: both(at('2.6', skill('first-aid')), at('5.14')),
    title: { en: 'First Aid', it: 'Primo Soccorso', fi: 'Ensiapu' },
    statement: {
      en: 'A successful First Aid heals 1D3 points of a single wound, a special 1D3+3, never more than the wound cost. A failure only cleans and binds it. One may treat oneself while conscious; losses to poison and disease are no wounds for this.',
      it: 'Un Primo Soccorso riuscito cura 1D3 punti di una singola ferita, uno speciale 1D3+3, mai più di quanto la ferita è costata. Un fallimento la ripulisce e la benda soltanto. Chi è cosciente può curare se stesso; le perdite da veleno e malattia non sono ferite per questo.',
      fi: 'Onnistunut Ensiapu parantaa yhtä vammaa 1D3 pistettä, erikoisonnistunut 1D3+3, ei koskaan enempää kuin vamma vei. Epäonnistuminen vain puhdistaa ja sitoo sen. Tajuissaan oleva voi hoitaa itseään; myrkyn ja taudin menetykset eivät ole tässä vammoja.',
    },
  },
  'brp.healing.first-aid-once': {
    kind: 'mechanic',
    source: at('5.14'),
    title: { en: 'One treatment per wound', it: 'Una sola volta per ferita', fi: 'Yksi hoito vammaa kohti' },
    statement: {
      en: 'Each wound can be given First Aid once only, by anybody, whether it succeeds or fails.',
      it: 'Ogni ferita può ricevere Primo Soccorso una volta sola, da chiunque, che riesca o fallisca.',
      fi: 'Kullekin vammalle voi antaa ensiapua vain kerran, kuka tahansa, onnistui se tai ei.',
    },
  },
  'brp.healing.first-aid-rescue': {
    kind: 'mechanic',
    source: at(['5.14', '5.12']),
    title: { en: 'Saving a dying character', it: 'Salvare dalla morte', fi: 'Kuolevan pelastaminen' },
    statement: {
      en: 'In haste First Aid takes one combat round. Whoever fell to 0 or less in a round is saved if brought to at least 1 before it ends. By default a helper within 5 m who has not acted may spend the action on it, even against what they stated, and it takes effect at the end of the round before death does.',
      it: "Di fretta, il Primo Soccorso richiede un round di combattimento. Chi in un round è sceso a 0 o meno è salvo se viene riportato ad almeno 1 entro la fine. Di norma chi è entro 5 m e non ha ancora agito può spendervi l'azione, anche contro quanto dichiarato, e ha effetto alla fine del round, prima della morte.",
      fi: 'Kiireessä ensiapu vie yhden taistelukierroksen. Kierroksella nollaan tai sen alle pudonnut pelastuu, jos hänet saadaan vähintään yhteen ennen sen loppua. Oletuksena enintään 5 metrin päässä oleva auttaja, joka ei ole vielä toiminut, voi käyttää siihen toimintonsa vastoin ilmoitustaankin, ja se vaikuttaa kierroksen lopussa ennen kuolemaa.',
    },
  },
  'brp.spot.ambush-setup': {
    kind: 'action',
    source: at('6.1'),
    title: { en: 'Setting an ambush', it: 'Imboscata', fi: 'Väijytys' },
    statement: {
      en: 'An attacker who succeeds with Stealth or Hide and is not noticed by Listen, Sense or Spot may ambush the opponent. By default noticing is an opposed roll, and each observer makes one, with the best of the three senses unless the game master names one. The advantage lasts one round.',
      it: "Un attaccante che riesce in Furtività o Nascondersi e non viene notato con Ascoltare, Percepire o Individuare può tendere un'imboscata. Di norma accorgersene è un tiro contrastato, e ogni osservatore ne fa uno, con il migliore dei tre sensi se il Game Master non ne indica uno. Il vantaggio dura un round.",
      fi: 'Hyökkääjä, joka onnistuu Hiipimisessä tai Piiloutumisessa ja jota ei huomata Kuuntelulla, Aistimisella tai Havaitsemisella, voi väijyttää vastustajan. Oletuksena huomaaminen on vastakkainen heitto, ja kukin tarkkailija tekee yhden parhaalla kolmesta aististaan, ellei pelinjohtaja nimeä jotakin. Etu kestää yhden kierroksen.',
    },
  },
  'brp.spot.ambush-ranged': {
    kind: 'mechanic',
    source: at('6.1'),
    title: { en: 'Ranged ambush', it: 'Imboscata a distanza', fi: 'Väijytys kaukoaseella' },
    statement: {
      en: 'With a missile weapon the ambusher has one round in which all attacks are Easy. Nobody can defend against the first of them, not knowing of it.',
      it: "Con un'arma a distanza chi tende l'imboscata ha un round in cui tutti i suoi attacchi sono Facili. Dal primo non ci si può difendere, perché non se ne è consapevoli.",
      fi: 'Kaukoaseella väijyjällä on yksi kierros, jolla kaikki hyökkäykset ovat helppoja. Ensimmäistä vastaan ei voi puolustautua, koska siitä ei tiedetä.',
    },
  },
  'brp.spot.ambush-melee': {
    kind: 'mechanic',
    source: at('6.1'),
    title: { en: 'Melee ambush', it: 'Imboscata in mischia', fi: 'Väijytys lähitaistelussa' },
    statement: {
      en: 'With a melee weapon the ambushed can, for one round, only dodge or, with a weapon or shield already in hand, parry; they have no action. The attacks are of normal difficulty.',
      it: "Con un'arma da mischia chi subisce l'imboscata può, per un round, solo schivare o, con un'arma o uno scudo già in mano, parare; non ha azioni. Gli attacchi sono di difficoltà Normale.",
      fi: 'Lähitaisteluaseella väijytetty voi yhden kierroksen ajan vain väistää tai, jos ase tai kilpi on jo kädessä, torjua; toimintoa hänellä ei ole. Hyökkäykset ovat tavallisia vaikeudeltaan.',
    },
  },
  'brp.spot.backstab': {
    kind: 'action',
    source: at('6.2'),
    title: { en: 'Striking from behind', it: 'Colpire alle Spalle', fi: 'Selkäänisku' },
    statement: {
      en: 'A target who does not know where exactly an attacker is in a fight rolls Listen, Sense or Spot at Difficult. If that fails, an attacker behind or beside may make an Easy attack, and parrying or dodging it is Difficult.',
      it: 'Un bersaglio che in combattimento ignora la posizione precisa di un attaccante tira Ascoltare, Percepire o Individuare a Difficile. Se fallisce, un attaccante alle spalle o di fianco può effettuare un attacco Facile, e pararlo o schivarlo è Difficile.',
      fi: 'Kohde, joka ei taistelussa tiedä hyökkääjän tarkkaa paikkaa, heittää Kuuntelun, Aistimisen tai Havaitsemisen vaikeana. Jos se epäonnistuu, takana tai sivulla oleva hyökkääjä voi tehdä helpon hyökkäyksen, ja sen torjuminen tai väistäminen on vaikeaa.',
    },
  },
  'brp.spot.cover': {
    kind: 'mechanic',
    source: at('6.3'),
    title: { en: 'Cover', it: 'Copertura', fi: 'Suoja' },
    statement: {
      en: "Something at least half the character's SIZ is cover, and every missile attack on them is Difficult. A shot that would have hit without cover and misses with it strikes the cover. The game master says whether it goes through: by default brick and metal stop it, wood takes off 4, and armour counts as well.",
      it: "Qualcosa di dimensioni pari ad almeno metà della TAG del personaggio è una copertura, e ogni attacco a distanza contro di lui è Difficile. Un colpo che senza copertura avrebbe colpito e con essa manca colpisce la copertura. Il Game Master dice se passa: di norma mattoni e metallo lo fermano, il legno toglie 4, e conta anche l'armatura.",
      fi: 'Esine, joka on vähintään puolet hahmon KOK:sta, on suoja, ja kaikki kaukohyökkäykset hahmoa vastaan ovat vaikeita. Laukaus, joka olisi osunut ilman suojaa mutta menee sen takia ohi, osuu suojaan. Pelinjohtaja sanoo, meneekö se läpi: oletuksena tiili ja metalli pysäyttävät sen, puu vie 4, ja panssari lasketaan lisäksi.',
    },
  },
  'brp.spot.darkness': {
    kind: 'mechanic',
    source: at('6.4'),
    title: { en: 'Darkness', it: 'Oscurità', fi: 'Pimeys' },
    statement: {
      en: 'In near darkness, without night sight, all combat skills are Difficult: attack, parry and dodge. In total darkness each is the lower of POW as a percentage and half the skill; one can still defend.',
      it: "Nell'oscurità quasi totale, senza visione notturna, tutte le abilità di combattimento sono Difficili: attacco, parata e schivata. Nel buio più totale ciascuna è il più basso tra POT come percentuale e metà dell'abilità; ci si può comunque difendere.",
      fi: 'Lähes täydessä pimeydessä ilman hämäränäköä kaikki taistelutaidot ovat vaikeita: hyökkäys, torjunta ja väistö. Täydessä pimeydessä kukin on pienempi seuraavista: MHT prosentteina tai puolet taidosta; puolustautua voi silti.',
    },
  },
  'brp.disease.minor': {
    kind: 'mechanic',
    source: at('6.5'),
    title: { en: 'Minor disease', it: 'Malattie minori', fi: 'Lievä tauti' },
    statement: {
      en: 'Exposure to a minor disease calls for a Stamina roll (CON times 5); failure means illness, which costs 1 or 2 hit points at most, by default 1. On the morning of the second day one recovers at CON times 2, on the third at CON times 3 and so on until a roll succeeds.',
      it: "L'esposizione a una malattia minore richiede un Tiro Tempra (COS×5); un fallimento significa ammalarsi, al costo massimo di 1 o 2 Punti Ferita, di norma 1. La mattina del secondo giorno si guarisce con COS×2, del terzo con COS×3 e così via finché un tiro riesce.",
      fi: 'Altistuminen lievälle taudille vaatii kestävyysheiton (RKE × 5); epäonnistuminen merkitsee sairastumista, joka vie enintään 1 tai 2 kestopistettä, oletuksena 1. Toisen päivän aamuna paranee heitolla RKE × 2, kolmannen RKE × 3 ja niin edelleen, kunnes heitto onnistuu.',
    },
  },
  'brp.disease.conditions': {
    kind: 'gm-ruling',
    source: at('6.5'),
    title: { en: 'Poor conditions', it: 'Condizioni inadeguate', fi: 'Huonot olosuhteet' },
    statement: {
      en: "Recovery presumes rest and care. At the game master's discretion each inadequate condition lowers the multiplier by one, never below 1. As a guide CON times 5 becomes 4 when not in bed at home, 3 in the wilds, 2 in strenuous activity, 1 when already wounded.",
      it: "La guarigione presuppone riposo e cure. A discrezione del Game Master ogni condizione inadeguata riduce il moltiplicatore di uno, mai sotto 1. Come guida, COS×5 diventa ×4 se non si è a letto a casa, ×3 in mezzo alla selva, ×2 in un'attività stancante, ×1 se già feriti.",
      fi: 'Parantuminen edellyttää lepoa ja hoitoa. Pelinjohtajan harkinnan mukaan jokainen huono olosuhde pienentää kerrointa yhdellä, ei koskaan alle yhden. Ohjeeksi: RKE × 5 on 4, kun ei olla kotona vuoteessa, 3 erämaassa, 2 raskaassa toiminnassa, 1 jo haavoittuneena.',
    },
  },
  'brp.disease.treatment': {
    kind: 'optional',
    source: at('6.5'),
    title: { en: 'Treatment', it: 'Cure mediche', fi: 'Hoito' },
    statement: {
      en: "Care helps, but the patient must still make the CON roll. At the game master's discretion a successful Medicine roll, one for each recovery roll, raises the multiplier, by default by 1 and by 2 on a special. Powers and equipment may help as the game master decides.",
      it: 'Le cure aiutano, ma il paziente deve comunque riuscire nel tiro COS. A discrezione del Game Master un tiro Medicina riuscito, uno per ogni tiro per guarire, alza il moltiplicatore, di norma di 1 e di 2 con uno speciale. Poteri ed equipaggiamenti possono aiutare, nella misura stabilita dal Game Master.',
      fi: 'Hoito auttaa, mutta potilaan on silti onnistuttava RKE-heitossa. Pelinjohtajan harkinnan mukaan onnistunut Lääketiede-heitto, yksi parantumisheittoa kohti, nostaa kerrointa, oletuksena yhdellä ja erikoisonnistumisella kahdella. Voimat ja varusteet voivat auttaa pelinjohtajan harkinnan mukaan.',
    },
  },
  'brp.disease.severe': {
    kind: 'mechanic',
    source: at('6.5'),
    title: { en: 'Severe disease', it: 'Malattia grave', fi: 'Vakava tauti' },
    statement: {
      en: 'A severe disease attacks a characteristic of its kind, usually CON, or hit points. Failing the first roll contracts it and costs the first point; by default each failed recovery roll costs another, and a successful one ends the disease. The roll is CON times 5 with the current CON, at the end of each interval that the severity gives. Some diseases also take hit points, 1 or 1D3 an hour or 1 a day or a week; some strike several characteristics or do other things, as the game master says.',
      it: "Una malattia grave attacca una caratteristica secondo il tipo, di solito COS, o i Punti Ferita. Fallire il primo tiro la fa contrarre e costa il primo punto; di norma ogni tiro per guarire fallito ne costa un altro, e uno riuscito pone fine alla malattia. Il tiro è COS×5 con la COS attuale, al termine di ogni intervallo dato dalla gravità. Alcune malattie tolgono anche Punti Ferita, 1 o 1D3 all'ora o 1 al giorno o a settimana; alcune colpiscono più caratteristiche o hanno altri effetti, a discrezione del Game Master.",
      fi: 'Vakava tauti käy lajinsa mukaan jonkin ominaisuuden, yleensä RKE:n, tai kestopisteiden kimppuun. Ensimmäisen heiton epäonnistuessa tauti tarttuu ja vie ensimmäisen pisteen; oletuksena jokainen epäonnistunut parantumisheitto vie toisen, ja onnistunut päättää taudin. Heitto on RKE × 5 nykyisellä RKE:llä jokaisen vakavuuden mukaisen jakson lopussa. Jotkin taudit vievät myös kestopisteitä, 1 tai 1D3 tunnissa tai 1 päivässä tai viikossa; jotkin iskevät useaan ominaisuuteen tai vaikuttavat muuten, kuten pelinjohtaja sanoo.',
    },
  },
  'brp.disease.severity-table': {
    kind: 'table',
    source: at('6.5', DISEASE_SEVERITY),
    title: { en: 'Severity of disease', it: 'Gravità della malattia', fi: 'Taudin vakavuus' },
    statement: {
      en: 'The number of failed CON rolls, the first included, gives the severity: 0 none; 1 mild, a characteristic point a week; 2 acute, one a day; 3 grave, one an hour; 4 or more terminal, one a minute. It only grows during one illness.',
      it: "Il numero di tiri COS falliti, compreso il primo, dà la gravità: 0 nessuna; 1 lieve, un punto caratteristica a settimana; 2 acuta, uno al giorno; 3 grave, uno all'ora; 4 o più terminale, uno al minuto. Durante una malattia può solo crescere.",
      fi: 'Epäonnistuneiden RKE-heittojen määrä, ensimmäinen mukaan lukien, antaa vakavuuden: 0 ei tautia; 1 lievä, ominaisuuspiste viikossa; 2 akuutti, yksi päivässä; 3 vakava, yksi tunnissa; 4 tai enemmän kuolemaan johtava, yksi minuutissa. Saman taudin aikana se vain kasvaa.',
    },
  },
  'brp.disease.death': {
    kind: 'mechanic',
    source: at('6.5'),
    title: { en: 'Death by disease', it: 'Morte per malattia', fi: 'Kuolema tautiin' },
    statement: {
      en: 'A character with a characteristic at 0 dies at once, whatever brought it there.',
      it: 'Un personaggio che raggiunge 0 in una caratteristica muore subito, qualunque ne sia la causa.',
      fi: 'Hahmo, jonka jokin ominaisuus on 0, kuolee heti, johtui se mistä tahansa.',
    },
  },
  'brp.disease.recovery': {
    kind: 'mechanic',
    source: at('6.5'),
    title: {
      en: 'Recovering characteristic points',
      it: 'Recupero dei punti caratteristica',
      fi: 'Ominaisuuspisteiden palautuminen',
    },
    statement: {
      en: 'When the disease is over, lost characteristic points return at 1 a week for each characteristic, up to the former value.',
      it: 'Finita la malattia, i punti caratteristica persi tornano al ritmo di 1 a settimana per ogni caratteristica, fino al valore di prima.',
      fi: 'Kun tauti on ohi, menetetyt ominaisuuspisteet palautuvat viikossa 1 kutakin ominaisuutta kohti aiempaan arvoon asti.',
    },
  },
  'brp.spot.draw-weapon': {
    kind: 'action',
    source: at('6.6'),
    title: { en: 'Drawing a weapon', it: "Estrarre un'arma", fi: 'Aseen vetäminen' },
    statement: {
      en: 'Drawing a weapon lowers the DEX rank by 5, and so does putting one away, each time; dropping one costs nothing.',
      it: "Estrarre un'arma riduce l'ordine di DES di 5, e così metterla via, ogni volta; farla cadere non costa nulla.",
      fi: 'Aseen vetäminen alentaa ketteryysjärjestystä 5:llä, samoin sen paneminen pois, joka kerta; pudottaminen ei maksa mitään.',
    },
  },
  'brp.spot.falling': {
    kind: 'mechanic',
    source: at('6.7'),
    title: { en: 'Falling', it: 'Cadere', fi: 'Putoaminen' },
    statement: {
      en: 'A fall deals 1D6 for every three metres begun: seven metres are 3D6. If the game master allows, a successful Dodge takes off 1D6, by default one die less is rolled. By default armour helps.',
      it: "Una caduta infligge 1D6 ogni tre metri, per eccesso: sette metri sono 3D6. Se il Game Master lo consente, uno Schivare riuscito toglie 1D6, di norma un dado in meno nel tiro. Di norma l'armatura aiuta.",
      fi: 'Putoaminen tekee 1D6 jokaista alkavaa kolmea metriä kohti: seitsemän metriä on 3D6. Pelinjohtajan luvalla onnistunut Väistäminen vähentää 1D6, oletuksena heitetään yksi noppa vähemmän. Oletuksena panssari auttaa.',
    },
  },
  'brp.spot.fire-into-combat': {
    kind: 'mechanic',
    source: at('6.8'),
    title: { en: 'Shooting into a fight', it: 'Sparare in combattimento', fi: 'Ampuminen taisteluun' },
    statement: {
      en: 'Shooting at somebody engaged in combat costs 20 percentage points. If shooter and target are both engaged the shot is Difficult, by default instead of the 20. A miss hits nobody else.',
      it: 'Sparare a chi è ingaggiato in combattimento costa 20 punti percentuali. Se tiratore e bersaglio sono entrambi ingaggiati il tiro è Difficile, di norma al posto del −20%. Un colpo mancato non colpisce altri.',
      fi: 'Lähitaistelussa olevan ampuminen vähentää 20 prosenttiyksikköä. Jos ampuja ja kohde ovat molemmat lähitaistelussa, laukaus on vaikea, oletuksena 20:n sijasta. Ohilaukaus ei osu kehenkään muuhun.',
    },
  },
  'brp.spot.knockout': {
    kind: 'action',
    source: at('6.9'),
    title: { en: 'Knock-out attack', it: 'Attacchi da K.O.', fi: 'Tyrmäyshyökkäys' },
    statement: {
      en: "To stun instead of kill, say so and make a Difficult attack; roll damage and subtract armour. If that is at least half the target's maximum hit points, they fall unconscious for 1D6 hours or until woken, unharmed. If less, the attack deals the least that dice and damage bonus can give, by default less armour, and the target stays awake.",
      it: "Per mettere k.o. invece di uccidere, lo si dichiara e si effettua un attacco Difficile; si tira il danno e si sottrae l'armatura. Se è pari o superiore alla metà dei Punti Ferita totali, il bersaglio sviene per 1D6 ore o finché non viene risvegliato, senza danno reale. Se è inferiore, l'attacco infligge il minimo che dadi e Bonus al Danno possono dare, di norma meno l'armatura, e il bersaglio non sviene.",
      fi: 'Joka haluaa tyrmätä eikä tappaa, sanoo sen ja tekee vaikean hyökkäyksen; vahinko heitetään ja panssari vähennetään. Jos se on vähintään puolet kohteen suurimmasta kestopistemäärästä, kohde menettää tajuntansa 1D6 tunniksi tai kunnes hänet herätetään, vahingoittumatta. Jos se on vähemmän, hyökkäys tekee pienimmän vahingon, jonka nopat ja vahinkobonus voivat antaa, oletuksena panssari vähennettynä, ja kohde pysyy tajuissaan.',
    },
  },
  'brp.poison.resistance': {
    kind: 'mechanic',
    source: at('6.10'),
    title: { en: 'Resisting poison', it: 'Veleni', fi: 'Myrkyn vastustaminen' },
    statement: {
      en: "A poison's potency (EFF) is set against CON on the resistance table. If the poison wins, its whole EFF is dealt to hit points or to the characteristic or characteristics it attacks; if not, half of it, rounded up. Armour is no help. Characteristic points return like those lost to disease.",
      it: "L'efficacia (EFF) di un veleno si contrappone alla COS sulla Tabella della Resistenza. Se il veleno vince, l'intero EFF colpisce i Punti Ferita o la caratteristica, o le caratteristiche, che attacca; altrimenti la metà, per eccesso. L'armatura non aiuta. I punti caratteristica tornano come quelli persi per malattia.",
      fi: 'Myrkyn teho (EFF) asetetaan RKE:tä vastaan vastustustaulukossa. Jos myrkky voittaa, koko EFF kohdistuu kestopisteisiin tai siihen ominaisuuteen tai niihin ominaisuuksiin, joihin myrkky vaikuttaa; muuten puolet ylöspäin pyöristettynä. Panssarista ei ole apua. Ominaisuuspisteet palautuvat kuten taudin jäljiltä.',
    },
  },
  'brp.poison.delay': {
    kind: 'mechanic',
    source: at('6.10'),
    title: { en: 'Onset of poison', it: 'Ritardo del veleno', fi: 'Myrkyn vaikutusviive' },
    statement: {
      en: 'Poison does not usually strike in the round of poisoning: a fast one takes three combat rounds, a slow one three full turns, unless the game master says otherwise. The resistance roll is made then, and damage comes in the resolution of that round.',
      it: "Di solito il veleno non colpisce nel round dell'avvelenamento: uno rapido impiega tre round di combattimento, uno lento tre turni completi, salvo diverso parere del Game Master. Il tiro resistenza si fa allora, e il danno arriva nella risoluzione di quel round.",
      fi: 'Myrkky ei yleensä vaikuta myrkytyskierroksella: nopea vie kolme taistelukierrosta, hidas kolme täyttä vuoroa, ellei pelinjohtaja sano muuta. Vastustusheitto tehdään silloin, ja vahinko tulee sen kierroksen päätösvaiheessa.',
    },
  },
  'brp.poison.detection': {
    kind: 'optional',
    source: at('6.10'),
    title: { en: 'Noticing poison', it: 'Individuare il veleno', fi: 'Myrkyn huomaaminen' },
    statement: {
      en: 'The game master may allow a Sense roll to notice a poison hidden in food or drink, by default yes; a success lets the victim refuse before the dose counts.',
      it: 'Il Game Master può consentire un tiro Percepire per accorgersi di un veleno nascosto in cibi o bevande, di norma sì; un successo permette di rifiutare prima che la dose conti.',
      fi: 'Pelinjohtaja voi sallia Aistiminen-heiton ruokaan tai juomaan kätketyn myrkyn huomaamiseksi, oletuksena sallii; onnistunut voi kieltäytyä ennen kuin annos lasketaan.',
    },
  },
  'brp.poison.multiple-doses': {
    kind: 'mechanic',
    source: at('6.10'),
    title: { en: 'Several doses', it: 'Più dosi', fi: 'Useita annoksia' },
    statement: {
      en: 'Every dose is resisted separately: two doses of EFF 10 are not one of EFF 20.',
      it: 'A ogni dose si resiste separatamente: due dosi di EFF 10 non sono una di EFF 20.',
      fi: 'Jokaista annosta vastustetaan erikseen: kaksi annosta, joiden EFF on 10, ei ole yksi, jonka EFF on 20.',
    },
  },
  'brp.poison.antidote': {
    kind: 'mechanic',
    source: at('6.10', ANTIDOTES),
    title: { en: 'Antidotes', it: 'Antidoti', fi: 'Vastamyrkyt' },
    statement: {
      en: "Nearly every poison has an antidote, with an EFF of its own. Taken within the six turns (30 minutes) before the poisoning, its EFF is subtracted from the poison's, by default before the resistance roll; taken later it does nothing. Several doses do not add up, and one serves against every dose of that poison. Against another poison it may help a little if the table chooses so.",
      it: "Quasi tutti i veleni hanno un antidoto, con un suo EFF. Assunto entro i sei turni (30 minuti) prima dell'avvelenamento, il suo EFF si sottrae a quello del veleno, di norma prima del tiro resistenza; assunto dopo non ha effetto. Più dosi non si sommano, e una serve contro ogni dose di quel veleno. Contro un altro veleno può aiutare un po', se il tavolo lo sceglie.",
      fi: 'Lähes jokaisella myrkyllä on vastamyrkky, jolla on oma tehonsa (EFF). Jos se otetaan myrkytystä edeltävien kuuden vuoron (30 minuutin) aikana, sen EFF vähennetään myrkyn tehosta, oletuksena ennen vastustusheittoa; myöhemmin otettuna se ei vaikuta. Useat annokset eivät summaudu, ja yksi tehoaa kyseisen myrkyn jokaiseen annokseen. Toiseen myrkkyyn siitä voi olla vähän apua, jos pöytä niin valitsee.',
    },
  },
  'brp.bestiary.nonhuman': {
    kind: 'content',
    source: at('7'),
    title: { en: 'Non-human enemies', it: 'Nemici non umani', fi: 'Ei-inhimilliset viholliset' },
    statement: {
      en: 'Enemies are described like the sample: characteristics with dice and averages, movement, hit points, damage bonus, armour, skills, attacks. Those that are not human generally have no CHA; rolls on what is missing are Impossible. Skills that are not listed use the base chance.',
      it: "I nemici si descrivono come l'esempio: caratteristiche con tiri e medie, movimento, Punti Ferita, Bonus al Danno, armatura, abilità, attacchi. Quelli non umani in generale non hanno FAS; i tiri su ciò che manca sono Impossibili. Le abilità non elencate usano la probabilità base.",
      fi: 'Viholliset kuvataan kuten esimerkki: ominaisuudet noppineen ja keskiarvoineen, liike, kestopisteet, vahinkobonus, panssari, taidot, hyökkäykset. Muilla kuin ihmisillä ei yleensä ole KAR:aa; puuttuvan ominaisuuden heitot ovat mahdottomia. Luettelosta puuttuvat taidot ovat perusarvossaan.',
    },
  },
  'brp.bestiary.bear': {
    kind: 'content',
    source: at('7', BEAR),
    title: { en: 'Bear', it: 'Orso', fi: 'Karhu' },
    statement: {
      en: 'A brown bear: STR 3D6+10, CON 2D6+6, SIZ 3D6+10, INT 5, POW 3D6, DEX 3D6, no CHA; MOV 14, 8 swimming; 17 hit points; damage bonus +2D6; fur of 3 points; Listen 75, Sense 75, Climb 40; bite 25 (1D10 + half the damage bonus), claws 40 (1D6 + damage bonus), swipe 25 (1D3 + damage bonus). By default the printed average is used: STR 21, CON 13, SIZ 20, POW 10, DEX 10.',
      it: 'Un orso bruno: FOR 3D6+10, COS 2D6+6, TAG 3D6+10, INT 5, POT 3D6, DES 3D6, niente FAS; MOV 14, 8 nuotando; 17 Punti Ferita; Bonus al Danno +2D6; pelliccia da 3 punti; Ascoltare 75%, Percepire 75%, Scalare 40%; morso 25% (1D10+½BD), artigli 40% (1D6+BD), zampata 25% (1D3+BD). Di norma si usano i valori medi: FOR 21, COS 13, TAG 20, POT 10, DES 10.',
      fi: 'Ruskeakarhu: VMA 3D6+10, RKE 2D6+6, KOK 3D6+10, ÄLY 5, MHT 3D6, KTR 3D6, ei KAR:aa; MOV 14, uiden 8; 17 kestopistettä; vahinkobonus +2D6; turkki 3 pistettä; Kuuntelu 75, Aistiminen 75, Kiipeily 40; purema 25 (1D10 + puolet vahinkobonuksesta), kynnet 40 (1D6 + vahinkobonus), käpälänisku 25 (1D3 + vahinkobonus). Oletuksena käytetään painettuja keskiarvoja: VMA 21, RKE 13, KOK 20, MHT 10, KTR 10.',
    },
  },
  'brp.bestiary.bear-attacks': {
    kind: 'mechanic',
    source: at('7', BEAR, note('*')),
    title: { en: "The bear's two attacks", it: "Attacchi dell'orso", fi: 'Karhun kaksi hyökkäystä' },
    statement: {
      en: 'A bear may attack twice in a round: two claws, or a claw and a bite. Both come at its DEX rank, one after the other, at any targets in reach, and each can be defended against.',
      it: "Un orso può attaccare due volte in un round: due artigliate, o un'artigliata e un morso. Entrambe avvengono al suo ordine di DES, una dopo l'altra, contro qualsiasi bersaglio a portata, e da ciascuna ci si può difendere.",
      fi: 'Karhu voi hyökätä kierroksella kahdesti: kaksi kynsien iskua tai kynsien isku ja purema. Molemmat tulevat sen järjestysluvulla peräkkäin mihin tahansa ulottuvilla oleviin kohteisiin, ja kumpaakin vastaan voi puolustautua.',
    },
  },
  'brp.bestiary.bear-swipe': {
    kind: 'mechanic',
    source: at('7', BEAR, note('**')),
    title: { en: "The bear's swipe", it: 'Zampata', fi: 'Karhun käpälänisku' },
    statement: {
      en: "Once a round, by default instead of its two attacks, a bear may swipe. The damage dealt is set against the target's STR on the resistance table; the target rolls 50 plus 5 for each point of STR above the damage, and falls down on a failure. The blow can be parried or dodged. Who has fallen spends the next action on getting up.",
      it: "Una volta per round, di norma al posto dei due attacchi, un orso può dare una zampata. Il danno inflitto si contrappone alla FOR del bersaglio sulla Tabella della Resistenza; il bersaglio tira 50% più 5 per ogni punto di FOR oltre il danno, e se fallisce cade a terra. Il colpo si può parare o schivare. Chi è a terra spende l'azione seguente per rialzarsi.",
      fi: 'Kerran kierroksella, oletuksena kahden hyökkäyksensä sijasta, karhu voi iskeä käpälällä. Tehty vahinko asetetaan kohteen VMA:ta vastaan vastustustaulukossa; kohde heittää 50 plus 5 jokaisesta VMA:n pisteestä vahingon yli ja kaatuu, jos epäonnistuu. Iskun voi torjua tai väistää. Kaatunut käyttää seuraavan toimintonsa nousemiseen.',
    },
  },
} as const satisfies RuleBook;

export type RuleId = keyof typeof RULES;
