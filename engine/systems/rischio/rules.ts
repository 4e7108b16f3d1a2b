import { placeInBook, type RuleBook, SILENT } from '@arbitro/kernel';
import {
  at,
  bullet,
  bullets,
  DAMAGE_LIST,
  EXPERIENCE,
  HEADING,
  LAST_LINE,
  LAST_SENTENCE,
  PARENTHESIS,
  ZERO_LIST,
} from './rules-source.ts';

const MAKING = placeInBook(
  [{ en: 'Making a character', it: 'Creare un personaggio', fi: 'Hahmon tekeminen' }],
  [SILENT],
);

export const RULES = {
  'rischio.risk.roll': {
    kind: 'mechanic',
    source: at('Rischio', bullet(1)),
    title: { en: 'Taking a risk', it: 'Prendere un rischio', fi: 'Riskin ottaminen' },
    statement: {
      en: 'Whoever takes a risk rolls one d20 and adds their own statistic for that kind of risk. A negative statistic lowers the total, and a missing one counts as 0. Apart from that, only gear in use can change the total. By default a natural 1 or a natural 20 has no special effect.',
      it: "Chi prende un rischio lancia un d20 e aggiunge la propria statistica per quella tipologia di rischio. Una statistica negativa abbassa il totale, una che manca vale 0. Oltre a questo, solo l'equipaggiamento in uso può cambiare il totale. Di norma un 1 o un 20 naturale non ha effetti speciali.",
      fi: 'Riskin ottaja heittää d20-nopan ja lisää tulokseen riskin lajia vastaavan oman ominaisuutensa. Negatiivinen ominaisuus pienentää summaa, ja puuttuva lasketaan nollaksi. Näiden lisäksi summaa voivat muuttaa vain käytössä olevat varusteet. Nopan silmäluvuilla 1 ja 20 ei oletuksena ole erityistä vaikutusta.',
    },
  },
  'rischio.risk.stat-by-type': {
    kind: 'content',
    source: at(['Rischio', 'Schema attaccante/difensore'], bullets('1, 2')),
    title: {
      en: 'Statistic follows the kind of risk',
      it: 'Statistica relativa al rischio',
      fi: 'Riskin lajin mukainen ominaisuus',
    },
    statement: {
      en: 'Every risk has a kind, and the kind decides which statistic is added. The rules name only two kinds, stealing (Furto) and noticing (Notare); the others belong to the campaign. Combat uses precision, dodge, resistance and health (also called hit points).',
      it: 'Ogni rischio ha una tipologia, ed è questa a stabilire quale statistica si somma. Il regolamento nomina soltanto Furto e Notare; le altre tipologie le decide la campagna. In combattimento contano precisione, schivata, resistenza e salute (detta anche hp o punti ferita).',
      fi: 'Jokaisella riskillä on laji, ja laji määrää, mikä ominaisuus heittoon lisätään. Säännöissä nimetään vain kaksi lajia, varastaminen (Furto) ja huomaaminen (Notare); muut päätetään kampanjassa. Taistelussa käytetään tarkkuutta, väistöä, kestävyyttä ja terveyttä (eli osumapisteitä).',
    },
  },
  'rischio.risk.success': {
    kind: 'mechanic',
    source: at('Rischio', bullet(2)),
    title: { en: 'Risk passed', it: 'Rischio superato', fi: 'Riski onnistuu' },
    statement: {
      en: 'The risk is passed when the total is equal to or higher than the required number. Meeting the number exactly is enough.',
      it: 'Il rischio è superato quando il totale raggiunge o oltrepassa il numero richiesto. Raggiungerlo esattamente è sufficiente.',
      fi: 'Riski onnistuu, kun summa on vähintään vaadittu luku. Täsmälleen sama luku riittää.',
    },
  },
  'rischio.risk.grave-failure': {
    kind: 'mechanic',
    source: at('Rischio', bullet(3)),
    title: { en: 'Grave failure', it: 'Rischio fallito gravemente', fi: 'Vakava epäonnistuminen' },
    statement: {
      en: 'The risk is gravely failed when the total is less than half of the required number. What a grave failure brings about is for the game master to say.',
      it: 'Il rischio è fallito gravemente quando il totale non arriva nemmeno alla metà del numero richiesto. Quali siano le conseguenze lo decide il master.',
      fi: 'Riski epäonnistuu vakavasti, kun summa on alle puolet vaaditusta luvusta. Seurauksista päättää pelinjohtaja.',
    },
  },
  'rischio.risk.plain-failure': {
    kind: 'mechanic',
    source: at('Rischio', bullet(4)),
    title: { en: 'Plain failure', it: 'Rischio fallito (non gravemente)', fi: 'Tavallinen epäonnistuminen' },
    statement: {
      en: 'The risk is failed, but not gravely, when the total is at least half of the required number and still below it. Exactly half is not a grave failure.',
      it: 'Il rischio è fallito, ma non gravemente, quando il totale è almeno la metà del numero richiesto senza però raggiungerlo. La metà esatta non è un fallimento grave.',
      fi: 'Riski epäonnistuu, mutta ei vakavasti, kun summa on vähintään puolet vaaditusta luvusta mutta jää sen alle. Tasan puolet ei ole vakava epäonnistuminen.',
    },
  },
  'rischio.risk.half-threshold': {
    kind: 'derived',
    source: at('Rischio', bullets('3–4')),
    title: { en: 'Exact half', it: 'Metà esatta', fi: 'Tarkka puolikas' },
    statement: {
      en: 'Half of the required number is never rounded. The lowest total that is still a plain failure is 3 against 5, 5 against 10, 8 against 15, 10 against 20 and 13 against 25; anything lower is a grave failure. So every total falls into exactly one grade.',
      it: 'La metà del numero richiesto non si arrotonda mai. Il totale più basso che resta un fallimento non grave è 3 contro 5, 5 contro 10, 8 contro 15, 10 contro 20 e 13 contro 25; al di sotto il rischio è fallito gravemente. Così ogni totale dà uno e un solo esito.',
      fi: 'Vaaditun luvun puolikasta ei koskaan pyöristetä. Pienin summa, joka on vielä tavallinen epäonnistuminen, on 3, kun vaaditaan 5; 5, kun vaaditaan 10; 8, kun vaaditaan 15; 10, kun vaaditaan 20; ja 13, kun vaaditaan 25. Sitä pienempi summa on vakava epäonnistuminen. Näin jokainen summa antaa tasan yhden lopputuloksen.',
    },
  },
  'rischio.level.table': {
    kind: 'table',
    source: at('Livelli di rischio', bullets('1–6')),
    title: { en: 'Risk levels', it: 'Livelli di rischio', fi: 'Riskitasot' },
    statement: {
      en: 'There are six levels, each with its required number: none 0, low 5, medium 10, high 15, extreme 20, supreme 25. The game master picks the level. By default the game master may also require any other whole number from 0 up; the result is graded in the same way.',
      it: "I livelli sono sei, ciascuno con il suo numero richiesto: nessun rischio 0, basso 5, medio 10, alto 15, estremo 20, supremo 25. Il livello lo sceglie il master. Di norma il master può anche chiedere un altro numero intero, da 0 in su; l'esito si valuta allo stesso modo.",
      fi: 'Riskitasoja on kuusi, ja kullakin on oma vaadittu lukunsa: ei riskiä 0, matala 5, kohtalainen 10, korkea 15, äärimmäinen 20, ylin 25. Tason valitsee pelinjohtaja. Oletuksena pelinjohtaja voi vaatia myös jonkin muun kokonaisluvun nollasta ylöspäin; lopputulos arvioidaan samalla tavalla.',
    },
  },
  'rischio.level.no-risk': {
    kind: 'table',
    source: at('Livelli di rischio', bullet(1)),
    title: { en: 'No risk at all', it: 'Nessun rischio', fi: 'Ei riskiä' },
    statement: {
      en: 'This level requires 0, so anyone with a statistic of -1 or better is certain to pass. With a lower statistic a total below 0 is a grave failure: at this level there is no plain failure. By default the die is rolled all the same.',
      it: 'Questo livello richiede 0, perciò chi ha una statistica di -1 o più lo supera di sicuro. Con una statistica più bassa, un totale sotto lo 0 è un fallimento grave: a questo livello non esiste quello semplice. Di norma il dado si lancia comunque.',
      fi: 'Tämä taso vaatii luvun 0, joten riski onnistuu varmasti, jos ominaisuus on vähintään -1. Tätä huonommalla ominaisuudella alle nollan jäävä summa on vakava epäonnistuminen: tavallista epäonnistumista ei tällä tasolla ole. Noppa heitetään oletuksena silti.',
    },
  },
  'rischio.versus.both-roll': {
    kind: 'mechanic',
    source: at('Schema attaccante/difensore', bullet(1)),
    title: { en: 'Risks between players', it: 'Rischio tra giocatori', fi: 'Riski pelaajien välillä' },
    statement: {
      en: 'When a risk is an interaction between two players, each of them has a risk of their own to roll; nobody is a mere target with a fixed number. With an attacker and a defender, the defender by default rolls only once the attacker has passed. In a contest between equals everyone always rolls.',
      it: "Quando un rischio mette due giocatori uno di fronte all'altro, ciascuno ha un proprio rischio da lanciare: nessuno è un semplice bersaglio con un numero fisso. Nello schema attaccante/difensore, di norma il difensore lancia solo se l'attaccante ha superato il suo rischio. Nella sfida alla pari lanciano sempre tutti.",
      fi: 'Kun riski koskee kahta pelaajaa keskenään, kummallakin on oma riskinsä heitettävänä: kukaan ei ole pelkkä maali, jolla on kiinteä luku. Hyökkääjän ja puolustajan asetelmassa puolustaja heittää oletuksena vasta, kun hyökkääjä on onnistunut. Tasavertaisessa kilpailussa kaikki heittävät aina.',
    },
  },
  'rischio.versus.independent-kinds-and-levels': {
    kind: 'mechanic',
    source: at('Schema attaccante/difensore', bullet(2)),
    title: {
      en: 'Own kind and level for each side',
      it: 'Tipologie e livelli indipendenti',
      fi: 'Kummallakin oma laji ja taso',
    },
    statement: {
      en: 'The two risks are set separately, and their kind and level may differ. Lifting a weapon from another player, for instance, is an extreme risk (20) of stealing for the thief and a medium risk (10) of noticing for the victim.',
      it: "I due rischi si stabiliscono separatamente e possono avere tipologia e livello diversi. Sfilare un'arma a un altro giocatore, per esempio, è un rischio estremo (20) di Furto per il ladro e un rischio medio (10) di Notare per la vittima.",
      fi: 'Osapuolten riskit määrätään erikseen, ja niiden laji ja taso voivat poiketa toisistaan. Esimerkiksi aseen varastaminen toiselta pelaajalta on varkaalle äärimmäinen varastamisen riski (20) ja uhrille kohtalainen huomaamisen riski (10).',
    },
  },
  'rischio.versus.attacker-first': {
    kind: 'mechanic',
    source: at('Schema attaccante/difensore', bullet(3)),
    title: { en: 'Attacker rolls first', it: "L'attaccante lancia per primo", fi: 'Hyökkääjä heittää ensin' },
    statement: {
      en: 'The attacker rolls first, and the result is settled before the defender touches the dice.',
      it: "L'attaccante lancia per primo, e il suo esito si stabilisce prima che il difensore tocchi i dadi.",
      fi: 'Hyökkääjä heittää ensin, ja heiton tulos todetaan ennen kuin puolustaja koskee noppiin.',
    },
  },
  'rischio.versus.attacker-failure-ends': {
    kind: 'mechanic',
    source: at('Schema attaccante/difensore', bullet(3)),
    title: {
      en: "Attacker's failure ends it",
      it: "Fallimento immediato dell'attaccante",
      fi: 'Hyökkääjän epäonnistuminen päättää yrityksen',
    },
    statement: {
      en: 'If the attacker fails, gravely or not, the whole attempt has failed on the spot. Nothing the defender might roll can change that, so by default the defender does not roll.',
      it: "Se l'attaccante fallisce, gravemente o no, l'intero tentativo è fallito all'istante. Nessun lancio del difensore può cambiare le cose, perciò di norma il difensore non lancia.",
      fi: 'Jos hyökkääjä epäonnistuu, vakavasti tai ei, koko yritys epäonnistuu siinä paikassa. Puolustajan heitto ei voisi muuttaa asiaa, joten oletuksena puolustaja ei heitä.',
    },
  },
  'rischio.versus.defender-responds': {
    kind: 'mechanic',
    source: at('Schema attaccante/difensore', bullet(4)),
    title: {
      en: 'Defender answers a success',
      it: "Il difensore lancia se l'attaccante riesce",
      fi: 'Puolustaja vastaa onnistumiseen',
    },
    statement: {
      en: 'Once the attacker has passed, the defender tries to defend by rolling a risk of their own, with its own kind, level and statistic.',
      it: "Quando l'attaccante ha superato il suo rischio, il difensore prova a difendersi lanciando il proprio, con tipologia, livello e statistica suoi.",
      fi: 'Kun hyökkääjä on onnistunut, puolustaja yrittää torjua teon heittämällä oman riskinsä, jolla on oma laji, taso ja ominaisuus.',
    },
  },
  'rischio.versus.attacker-wins-condition': {
    kind: 'mechanic',
    source: at('Schema attaccante/difensore', bullet(5)),
    title: {
      en: 'Attacker needs both results',
      it: "Condizione di vittoria dell'attaccante",
      fi: 'Hyökkääjän voiton ehto',
    },
    statement: {
      en: 'The attacker succeeds only by passing their own risk while the defender fails theirs, gravely or not. The two totals are never compared with each other: each is measured against its own required number.',
      it: "L'attaccante ottiene ciò che vuole solo se supera il proprio rischio e il difensore fallisce il suo, gravemente o no. I due totali non si confrontano mai tra loro: ciascuno si misura con il proprio numero richiesto.",
      fi: 'Hyökkääjä saa tahtonsa läpi vain, jos hän onnistuu omassa riskissään ja puolustaja epäonnistuu omassaan, vakavasti tai ei. Summia ei koskaan verrata toisiinsa: kumpaakin verrataan vain omaan vaadittuun lukuunsa.',
    },
  },
  'rischio.versus.multiple-risks': {
    kind: 'mechanic',
    source: at('Schema attaccante/difensore', bullet(6)),
    title: {
      en: 'More than one risk for an action',
      it: "Più rischi per un'azione",
      fi: 'Useampi riski yhdessä teossa',
    },
    statement: {
      en: 'An action may demand several risks of one side or of both, each with its own kind, level and roll; it is complete only when all of them are passed. By default they are all rolled in the stated order, even after a failure. An attacker who passes none has failed at once; with at least one passed, the defender answers.',
      it: "Un'azione può richiedere più rischi a una delle parti o a entrambe, ciascuno con tipologia, livello e lancio propri; è compiuta solo quando sono tutti superati. Di norma si lanciano tutti nell'ordine stabilito, anche dopo un fallimento. Un attaccante che non ne supera nessuno ha fallito subito; se ne supera almeno uno, tocca al difensore rispondere.",
      fi: 'Teko voi vaatia toiselta tai kummaltakin osapuolelta useita riskejä, joilla on kullakin oma laji, taso ja heitto; teko on valmis vasta, kun kaikki onnistuvat. Oletuksena kaikki heitetään sovitussa järjestyksessä, vaikka jokin jo epäonnistuisi. Jos hyökkääjä ei onnistu yhdessäkään, yritys epäonnistuu heti; jos hän onnistuu edes yhdessä, puolustaja saa vastata.',
    },
  },
  'rischio.versus.partial-result': {
    kind: 'gm-ruling',
    source: at('Schema attaccante/difensore', bullet(6)),
    title: { en: 'Partial results', it: 'Risultati parziali', fi: 'Osittaiset tulokset' },
    statement: {
      en: 'Whoever passes only some of their risks may still get part of what they wanted: up the tree, but in plain sight. The attempt fails if the attacker passes nothing, and is fended off if the defender passes everything. It succeeds in full only if the attacker passes everything and the defender nothing; every other case is a partial result. The game master says what a partial result gives.',
      it: "Chi supera solo alcuni dei suoi rischi può comunque ottenere una parte di ciò che voleva: in cima all'albero, ma in piena vista. Il tentativo fallisce se l'attaccante non supera nulla ed è sventato se il difensore supera tutto. Riesce in pieno solo se l'attaccante supera tutto e il difensore nulla; ogni altro caso è un risultato parziale. Che cosa se ne ricavi lo dice il master.",
      fi: 'Se, joka onnistuu vain osassa riskeistään, voi silti saada osan tavoittelemastaan: hän pääsee puuhun mutta jää näkyviin. Yritys epäonnistuu, jos hyökkääjä ei onnistu missään, ja se torjutaan, jos puolustaja onnistuu kaikessa. Täysin se onnistuu vain, jos hyökkääjä onnistuu kaikessa ja puolustaja ei missään; kaikki muut tapaukset ovat osittaisia tuloksia. Pelinjohtaja kertoo, mitä osittainen tulos antaa.',
    },
  },
  'rischio.peer.applies': {
    kind: 'guidance',
    source: at('Sfida alla pari', bullet(1)),
    title: { en: 'Contest between equals', it: 'Sfida alla pari', fi: 'Tasavertainen kilpailu' },
    statement: {
      en: 'Use it when neither player acts upon the other but both are after the same thing, such as catching the same quarry or reaching a place first. There is no attacker and no defender.',
      it: "Si usa quando nessuno dei giocatori agisce sull'altro ma tutti mirano alla stessa cosa, come raggiungere la stessa preda o tagliare per primi il traguardo. Non ci sono né attaccante né difensore.",
      fi: 'Tätä käytetään, kun kumpikaan pelaaja ei kohdista tekoaan toiseen vaan molemmat tavoittelevat samaa asiaa, kuten saman saaliin kiinni saamista tai ensimmäisenä perille pääsemistä. Hyökkääjää ja puolustajaa ei ole.',
    },
  },
  'rischio.peer.simultaneous': {
    kind: 'mechanic',
    source: at('Sfida alla pari', bullet(2)),
    title: { en: 'Both roll together', it: 'Lanci contemporanei', fi: 'Yhtäaikaiset heitot' },
    statement: {
      en: "All contestants roll at the same moment, however the others fare, and nobody may decide anything after seeing another's die. Two or more can take part.",
      it: 'Tutti gli sfidanti lanciano nello stesso momento, comunque vada agli altri, e nessuno può decidere qualcosa dopo aver visto il dado altrui. Si può partecipare in due o più.',
      fi: 'Kaikki kilpailijat heittävät samalla hetkellä, kävi muille miten tahansa, eikä kukaan saa päättää mitään nähtyään toisen nopan. Kilpailijoita voi olla kaksi tai useampia.',
    },
  },
  'rischio.peer.same-level-own-kind': {
    kind: 'mechanic',
    source: at('Sfida alla pari', bullet(3)),
    title: {
      en: 'Same level, own approach',
      it: 'Stesso livello ma tipologia a scelta',
      fi: 'Sama taso, oma lähestymistapa',
    },
    statement: {
      en: 'As a rule the level is the same for everyone, while the kind of risk, and with it the statistic, depends on the approach each player picks before rolling. The game master may set another level for a single contestant.',
      it: "Di norma il livello è lo stesso per tutti, mentre la tipologia di rischio, e con essa la statistica, dipende dall'approccio che ognuno sceglie prima di lanciare. Il master può fissare un livello diverso per un singolo sfidante.",
      fi: 'Riskitaso on yleensä kaikille sama, mutta riskin laji ja sen myötä ominaisuus riippuvat siitä, millaisen lähestymistavan kukin pelaaja valitsee ennen heittoa. Pelinjohtaja voi määrätä yksittäiselle kilpailijalle toisen tason.',
    },
  },
  'rischio.peer.winner': {
    kind: 'gm-ruling',
    source: at('Sfida alla pari', SILENT),
    title: { en: 'Who wins between equals', it: 'Chi vince la sfida', fi: 'Kuka voittaa kilpailun' },
    statement: {
      en: 'The text does not say who wins; this is the default. Only a contestant who passes can win, and among those the one whose total exceeds the required number by most. Those who tie for the best margin share the win. If nobody passes there is no winner, and each takes their own grade of failure.',
      it: "Il testo non dice chi vince; questa è la regola predefinita. Può vincere solo chi supera il rischio e, tra questi, chi oltrepassa di più il numero richiesto. A parità di margine migliore la vittoria è condivisa. Se nessuno lo supera non c'è vincitore, e ognuno si tiene il proprio grado di fallimento.",
      fi: 'Teksti ei kerro, kuka voittaa; tämä on oletus. Vain riskissään onnistunut voi voittaa, ja heistä voittaa se, jonka summa ylittää vaaditun luvun eniten. Jos paras ylitys on usealla sama, he jakavat voiton. Jos kukaan ei onnistu, voittajaa ei ole ja kukin kärsii oman epäonnistumisensa.',
    },
  },
  'rischio.combat.initiative': {
    kind: 'mechanic',
    source: at('Combattimento', bullet(1)),
    title: { en: 'Initiative roll', it: "Lancio d'iniziativa", fi: 'Aloiteheitto' },
    statement: {
      en: 'Everyone who takes part in the fight rolls one d20 for the order of turns, adding nothing. By default this is done once, at the start of the fight. Whoever joins later rolls on joining and is slotted in by their result.',
      it: "Chi partecipa al combattimento lancia un d20 per l'ordine dei turni, senza sommare nulla. Di norma lo si fa una volta sola, all'inizio. Chi si unisce più tardi lancia in quel momento e prende il posto che il risultato gli assegna.",
      fi: 'Kaikki taisteluun osallistuvat heittävät d20-nopan vuorojärjestystä varten, eikä tulokseen lisätä mitään. Oletuksena heitto tehdään kerran, taistelun alussa. Myöhemmin mukaan tuleva heittää liittyessään ja sijoittuu järjestykseen tuloksensa mukaan.',
    },
  },
  'rischio.combat.turn-order': {
    kind: 'mechanic',
    source: at('Combattimento', bullet(1)),
    title: {
      en: 'Turns from highest to lowest',
      it: 'Turni in ordine decrescente',
      fi: 'Vuorot suurimmasta pienimpään',
    },
    statement: {
      en: 'Turns run from the highest initiative result to the lowest, and by default each new round keeps the same order. By default those who tie roll again among themselves until the tie is broken. In a turn a character uses one ability, makes one basic attack, helps a fallen player, leaves the fight or passes. Whoever is down, dead or defeated is skipped but keeps their place.',
      it: "Si agisce dal risultato d'iniziativa più alto al più basso e, di norma, ogni nuovo round segue lo stesso ordine. Di norma chi è in parità rilancia, solo tra pari, finché la parità si scioglie. Nel proprio turno si usa un'abilità, si sferra un attacco base, si aiuta un giocatore a terra, si lascia il combattimento o si passa. Chi è a terra, morto o sconfitto salta il turno ma conserva il posto.",
      fi: 'Vuorot kulkevat suurimmasta aloitetuloksesta pienimpään, ja oletuksena jokainen uusi kierros noudattaa samaa järjestystä. Tasatuloksen saaneet heittävät oletuksena keskenään uudelleen, kunnes järjestys ratkeaa. Vuorollaan hahmo käyttää yhden kyvyn, tekee yhden perushyökkäyksen, auttaa maassa olevaa pelaajaa, poistuu taistelusta tai jättää vuoron väliin. Maassa oleva, kuollut tai voitettu ohitetaan, mutta hän säilyttää paikkansa.',
    },
  },
  'rischio.combat.attack-roll': {
    kind: 'mechanic',
    source: at('Combattimento', bullet(2)),
    title: { en: 'Attack roll', it: 'Lancio di precisione', fi: 'Tarkkuusheitto' },
    statement: {
      en: 'The attacker rolls one d20 and adds precision.',
      it: 'Chi attacca lancia un d20 e aggiunge la propria precisione.',
      fi: 'Hyökkääjä heittää d20-nopan ja lisää tulokseen tarkkuutensa.',
    },
  },
  'rischio.combat.dodge-roll': {
    kind: 'mechanic',
    source: at('Combattimento', bullet(3)),
    title: { en: 'Dodge roll', it: 'Lancio di schivata', fi: 'Väistöheitto' },
    statement: {
      en: "The defender rolls one d20 and adds dodge. The defender always rolls, after the attacker and whatever the attacker's total. By default even a defender who is down rolls.",
      it: "Chi si difende lancia un d20 e aggiunge la propria schivata. Il difensore lancia sempre, dopo l'attaccante e qualunque sia il totale di questi. Di norma lancia anche chi è a terra.",
      fi: 'Puolustaja heittää d20-nopan ja lisää tulokseen väistönsä. Puolustaja heittää aina, hyökkääjän jälkeen ja tämän summasta riippumatta. Oletuksena myös maassa oleva heittää.',
    },
  },
  'rischio.combat.hit-comparison': {
    kind: 'mechanic',
    source: at('Combattimento', bullet(4)),
    title: { en: 'Hit or miss', it: 'Colpito o mancato', fi: 'Osuma tai huti' },
    statement: {
      en: "The attack hits only if the attacker's total is higher than the defender's; equal totals miss. Risk levels and grave failures play no part in these rolls.",
      it: "L'attacco va a segno solo se il totale dell'attaccante è più alto di quello del difensore; in parità manca. Livelli di rischio e fallimenti gravi qui non contano.",
      fi: 'Hyökkäys osuu vain, jos hyökkääjän summa on suurempi kuin puolustajan; tasatuloksella se menee ohi. Riskitasoilla ja vakavilla epäonnistumisilla ei ole näissä heitoissa merkitystä.',
    },
  },
  'rischio.combat.aoe': {
    kind: 'mechanic',
    source: at('Combattimento', bullet(5)),
    title: { en: 'Area abilities', it: 'Abilità AoE', fi: 'Aluekyvyt' },
    statement: {
      en: "An ability with one attacker and several defenders uses a single precision roll; each defender rolls dodge separately and is compared with it alone, so it may hit some and miss others. All dodge rolls come first, in target order, then damage in the same order, each with the defender's own resistance. The attacker's numbers are fixed when the ability is launched. An additional cost is paid once, not per defender.",
      it: "Un'abilità con un solo attaccante e più difensori usa un unico lancio di precisione; ogni difensore lancia la propria schivata e si confronta da solo con quel totale, così alcuni possono essere colpiti e altri no. Prima vengono tutte le schivate, nell'ordine dei bersagli, poi nello stesso ordine i danni, ciascuno con la resistenza di chi lo subisce. I valori dell'attaccante restano quelli del momento in cui usa l'abilità. Un eventuale costo addizionale si paga una volta sola, non per ogni difensore.",
      fi: 'Kyky, jolla on yksi hyökkääjä ja monta puolustajaa, käyttää yhtä ainoaa tarkkuusheittoa; kukin puolustaja heittää oman väistönsä, ja sitä verrataan erikseen tuohon summaan, joten osaan voidaan osua ja osasta mennä ohi. Ensin heitetään kaikki väistöt kohteiden järjestyksessä, sitten lasketaan vahingot samassa järjestyksessä kunkin oman kestävyyden mukaan. Hyökkääjän arvot lukitaan, kun kyky käytetään. Mahdollinen lisäkustannus maksetaan vain kerran, ei puolustajaa kohti.',
    },
  },
  'rischio.combat.no-roll-abilities': {
    kind: 'mechanic',
    source: at('Combattimento', bullet(6)),
    title: {
      en: 'Abilities without attacker and defender',
      it: 'Abilità senza lancio (agente e bersaglio)',
      fi: 'Kyvyt ilman heittoa',
    },
    statement: {
      en: "Abilities that deal no damage, such as shields and cures, have an agent and a target and always take effect: nobody rolls. By default a cure does not lift health above the target's maximum, if one is recorded. It also works on a fallen player, who is up again once health is above 0, but the drop still counts for the day. It does nothing for the permanently dead.",
      it: 'Le abilità che non fanno danni, come scudi e cure, hanno un agente e un bersaglio e funzionano sempre: nessuno lancia dadi. Di norma una cura non porta la salute oltre il massimo del bersaglio, se ne è segnato uno. Agisce anche su un giocatore a terra, che si rialza appena la sua salute supera 0, ma la caduta resta nel conto della giornata. Non serve a nulla per chi è morto definitivamente.',
      fi: 'Kyvyillä, jotka eivät tee vahinkoa, kuten suojilla ja parannuksilla, on käyttäjä ja kohde, ja ne toimivat aina: kukaan ei heitä noppaa. Oletuksena parannus ei nosta terveyttä yli kohteen enimmäisarvon, jos sellainen on merkitty. Se tehoaa myös maassa olevaan pelaajaan, joka nousee, kun terveys on yli nollan, mutta nollaan putoaminen jää silti päivän laskuriin. Lopullisesti kuolleelle siitä ei ole apua.',
    },
  },
  'rischio.combat.additional-cost': {
    kind: 'mechanic',
    source: at('Combattimento', bullet(7)),
    title: { en: 'Additional cost', it: 'Costo addizionale', fi: 'Lisäkustannus' },
    statement: {
      en: 'Some abilities carry an additional cost, such as 5 health, which the user pays in full even if the ability fails. It is paid at launch, before any roll, and neither resistance nor a roll lessens it. A health cost may bring the user to 0 or less, which counts at once as reaching 0 health; by default the ability is still resolved. Any other resource must be there in full, or the ability cannot be used.',
      it: "Certe abilità hanno un costo addizionale, per esempio 5 punti di salute, che chi le usa paga per intero anche quando falliscono. Si paga subito, prima di ogni lancio, e né la resistenza né un tiro lo riducono. Un costo in salute può portare chi lo paga a 0 o meno, e questo vale all'istante come raggiungere 0 salute; di norma l'abilità si risolve comunque. Ogni altra risorsa deve bastare per intero, altrimenti l'abilità non si può usare.",
      fi: 'Joillakin kyvyillä on lisäkustannus, esimerkiksi 5 terveyttä, jonka käyttäjä maksaa kokonaan, vaikka kyky epäonnistuisi. Se maksetaan heti, ennen yhtäkään heittoa, eikä kestävyys tai mikään heitto pienennä sitä. Terveytenä maksettava kustannus voi viedä käyttäjän nollaan tai sen alle, ja se lasketaan heti nollaan putoamiseksi; oletuksena kyky ratkaistaan silti. Muita voimavaroja on oltava riittävästi, tai kykyä ei voi käyttää.',
    },
  },
  'rischio.combat.alternative-hit-rule': {
    kind: 'mechanic',
    source: at('Combattimento', bullet(8)),
    title: {
      en: 'Ability with its own hit rule',
      it: 'Modalità alternativa per colpire',
      fi: 'Kyvyn oma osumasääntö',
    },
    statement: {
      en: 'An ability may bring its own way of deciding whether it hits, which replaces the precision and dodge rolls completely. It may hit automatically, hit unless the target passes a risk, hit if the attacker passes a risk, or leave it to the game master. Damage, costs and everything after the hit stay as usual.',
      it: "Un'abilità può avere un modo tutto suo di stabilire se va a segno, che prende del tutto il posto dei lanci di precisione e schivata. Può colpire in automatico, colpire a meno che il bersaglio non superi un rischio, colpire se l'attaccante supera un rischio, oppure lasciare la decisione al master. Danni, costi e tutto ciò che segue restano invariati.",
      fi: 'Kyvyllä voi olla oma tapansa ratkaista, osuuko se, ja se korvaa tarkkuus- ja väistöheiton kokonaan. Kyky voi osua automaattisesti, osua, ellei kohde onnistu riskissä, osua, jos hyökkääjä onnistuu riskissä, tai jättää ratkaisun pelinjohtajalle. Vahinko, kustannukset ja kaikki osuman jälkeinen pysyvät ennallaan.',
    },
  },
  'rischio.damage.base': {
    kind: 'mechanic',
    source: at('Combattimento', DAMAGE_LIST, bullet(1)),
    title: { en: 'Base damage', it: "Danno dell'abilità o attacco base", fi: 'Perusvahinko' },
    statement: {
      en: 'A hit starts from the damage number of the ability used, or of the basic attack. It is a fixed number: nobody rolls for damage.',
      it: "Quando un attacco va a segno si parte dal danno dell'abilità usata o dell'attacco base. È un numero fisso: per i danni non si lanciano dadi.",
      fi: 'Osuman vahinko lähtee käytetyn kyvyn tai perushyökkäyksen vahinkoluvusta. Luku on kiinteä: vahinkoa ei heitetä nopalla.',
    },
  },
  'rischio.damage.relevant-stat': {
    kind: 'mechanic',
    source: at('Combattimento', DAMAGE_LIST, bullet(1)),
    title: { en: 'Relevant statistic', it: 'Statistica rilevante', fi: 'Olennainen ominaisuus' },
    statement: {
      en: "If the ability or basic attack names a relevant statistic, the attacker's value in it is added to the damage; if it names none, nothing is added. It names one at most.",
      it: "Se l'abilità o l'attacco base indica una statistica rilevante, al danno si somma il valore che ne ha l'attaccante; se non ne indica, non si somma nulla. Può indicarne al massimo una.",
      fi: 'Jos kyvylle tai perushyökkäykselle on merkitty olennainen ominaisuus, hyökkääjän arvo siinä lisätään vahinkoon; jos ei ole, mitään ei lisätä. Ominaisuuksia voi olla enintään yksi.',
    },
  },
  'rischio.damage.weapon-stats': {
    kind: 'mechanic',
    source: at('Combattimento', DAMAGE_LIST, bullet(2)),
    title: { en: 'Weapon statistics', it: 'Statistiche delle armi', fi: 'Aseiden arvot' },
    statement: {
      en: "The weapons in use enter the calculation: a weapon's damage is added to the damage, and its bonus to a statistic raises that statistic, counted once and never twice. Armour and shields count as gear like weapons. By default gear in use changes precision, dodge, resistance, risk statistics and damage alike.",
      it: "Le armi in uso entrano nel calcolo: il danno di un'arma si aggiunge al danno, e il suo bonus a una statistica alza quella statistica, contato una volta e mai due. Armature e scudi valgono come equipaggiamento al pari delle armi. Di norma l'equipaggiamento in uso modifica precisione, schivata, resistenza, statistiche dei rischi e danno.",
      fi: 'Käytössä olevat aseet otetaan laskussa huomioon: aseen vahinko lisätään vahinkoon, ja aseen antama bonus nostaa kyseistä ominaisuutta kerran, ei koskaan kahdesti. Haarniskat ja kilvet ovat varusteita siinä missä aseetkin. Oletuksena käytössä oleva varuste muuttaa niin tarkkuutta, väistöä, kestävyyttä ja riskien ominaisuuksia kuin vahinkoakin.',
    },
  },
  'rischio.damage.unused-equipment': {
    kind: 'mechanic',
    source: at('Combattimento', DAMAGE_LIST, bullet(2), PARENTHESIS),
    title: { en: 'Gear not in use', it: 'Equipaggiamento non in uso', fi: 'Käyttämätön varuste' },
    statement: {
      en: 'Gear that is carried but not in use changes no statistic and no damage.',
      it: 'Quello che si porta con sé senza usarlo non cambia né le statistiche né il danno.',
      fi: 'Varuste, joka on mukana mutta ei käytössä, ei muuta ominaisuuksia eikä vahinkoa.',
    },
  },
  'rischio.damage.resistance-last': {
    kind: 'mechanic',
    source: at('Combattimento', DAMAGE_LIST, bullet(3)),
    title: {
      en: 'Resistance comes off last',
      it: 'Resistenza sottratta alla fine',
      fi: 'Kestävyys vähennetään lopuksi',
    },
    statement: {
      en: "Once everything has been added up, and after any multiplier of the ability, the target's resistance is subtracted, once per hit. By default the damage cannot fall below 0. A hit never heals.",
      it: "Fatte tutte le somme, e dopo un eventuale moltiplicatore dell'abilità, si toglie la resistenza del bersaglio, una volta per colpo. Di norma il danno non scende sotto 0. Un colpo non cura mai.",
      fi: 'Kun kaikki on laskettu yhteen ja kyvyn mahdollinen kerroin otettu huomioon, tuloksesta vähennetään kohteen kestävyys, kerran osumaa kohti. Vahinko ei oletuksena voi laskea alle nollan. Osuma ei koskaan paranna.',
    },
  },
  'rischio.damage.apply': {
    kind: 'derived',
    source: at('Combattimento', DAMAGE_LIST, ZERO_LIST),
    title: { en: 'Damage lowers health', it: 'Il danno riduce la salute', fi: 'Vahinko vähentää terveyttä' },
    statement: {
      en: 'Damage is taken off health. Health does not stop at 0: the negative value is kept, because it matters when the player is helped up.',
      it: 'Il danno si toglie dalla salute. La salute non si ferma a 0: il valore negativo si conserva, perché conta quando il giocatore viene rianimato.',
      fi: 'Vahinko vähennetään terveydestä. Terveys ei pysähdy nollaan: negatiivinen arvo säilyy, koska sillä on merkitystä, kun pelaaja autetaan jaloilleen.',
    },
  },
  'rischio.death.zero-health': {
    kind: 'mechanic',
    source: at('Combattimento', ZERO_LIST, HEADING, bullet(1)),
    title: { en: 'Reaching 0 health', it: 'Raggiungere 0 salute', fi: 'Terveys putoaa nollaan' },
    statement: {
      en: 'A player whose health goes from above 0 to 0 or less, from any cause, has reached 0 health; exactly 0 counts. The first time in a day the player is down: not dead, but unable to act until health is above 0, and open to help. By default further damage while down only lowers health more. Nobody bleeds out.',
      it: 'Un giocatore la cui salute passa da sopra 0 a 0 o meno, per qualunque causa, ha raggiunto 0 salute; anche lo 0 esatto conta. La prima volta in un giorno è a terra: non è morto, ma non agisce finché la salute non torna sopra 0, e può essere aiutato. Di norma altri danni mentre è a terra abbassano soltanto la salute. Nessuno muore dissanguato.',
      fi: 'Pelaaja, jonka terveys laskee nollan yläpuolelta nollaan tai sen alle mistä syystä tahansa, on pudonnut nollaan; myös tasan nolla lasketaan. Päivän ensimmäisellä kerralla hän on maassa: ei kuollut, mutta toimintakyvytön, kunnes terveys on yli nollan, ja häntä voi auttaa. Oletuksena lisävahinko maassa olevalle vain laskee terveyttä. Kukaan ei vuoda kuiviin.',
    },
  },
  'rischio.death.opponent-defeat': {
    kind: 'gm-ruling',
    source: at('Combattimento', ZERO_LIST, EXPERIENCE),
    title: { en: 'Opponents at 0 health', it: 'Avversari a 0 salute', fi: 'Vastustaja nollassa' },
    statement: {
      en: 'Dying in two steps is written for players. By default any other opponent is defeated as soon as its health is 0 or less. The game master may also declare an opponent defeated in another way, such as surrender or flight; such a one can be questioned, and may come back.',
      it: 'La morte in due tempi è pensata per i giocatori. Di norma ogni altro avversario è sconfitto appena la sua salute è 0 o meno. Il master può anche dichiararlo sconfitto in altro modo, per esempio se si arrende o è messo in fuga; in tal caso lo si può interrogare, e può tornare.',
      fi: 'Kaksivaiheinen kuolema on tarkoitettu pelaajille. Oletuksena muu vastustaja on voitettu heti, kun sen terveys on nolla tai alle. Pelinjohtaja voi julistaa vastustajan voitetuksi muutenkin, esimerkiksi kun tämä antautuu tai pakenee; silloin sitä voi kuulustella, ja se voi palata.',
    },
  },
  'rischio.death.aid': {
    kind: 'action',
    source: at('Combattimento', ZERO_LIST, bullet(1)),
    title: { en: 'Help from somebody else', it: 'Aiuto da qualcun altro', fi: 'Apu toiselta' },
    statement: {
      en: 'A player who is down for the first time that day can be helped by another character who is up, never by themselves. Help needs no roll. It takes the whole turn of a helper who is in the fight, and costs anybody else nothing.',
      it: "Un giocatore a terra per la prima volta nella giornata può essere aiutato da un altro personaggio in piedi, mai da sé stesso. L'aiuto non richiede lanci. Occupa l'intero turno di chi aiuta, se partecipa al combattimento; agli altri non costa nulla.",
      fi: 'Pelaajaa, joka on maassa päivän ensimmäistä kertaa, voi auttaa toinen, jaloillaan oleva hahmo, mutta ei koskaan hän itse. Auttaminen ei vaadi heittoa. Taisteluun osallistuvalta auttajalta siihen kuluu koko vuoro; muilta se ei vie mitään.',
    },
  },
  'rischio.death.aid-amount': {
    kind: 'mechanic',
    source: at('Combattimento', ZERO_LIST, bullet(1)),
    title: { en: 'Points restored by help', it: 'Punti ripristinati', fi: 'Palautuvat pisteet' },
    statement: {
      en: 'Help restores 20 hit points and, by default, 4 more for every level the helped player has at that moment: 20 at level 0, 24 at level 1, 32 at level 3.',
      it: "L'aiuto ripristina 20 punti ferita e, di norma, altri 4 per ogni livello che il giocatore aiutato ha in quel momento: 20 a livello 0, 24 a livello 1, 32 a livello 3.",
      fi: 'Apu palauttaa 20 osumapistettä ja oletuksena 4 lisää jokaista tasoa kohti, joka autetulla pelaajalla sillä hetkellä on: tasolla 0 siis 20, tasolla 1 yhteensä 24 ja tasolla 3 yhteensä 32.',
    },
  },
  'rischio.death.revive-from-negative': {
    kind: 'mechanic',
    source: at('Combattimento', ZERO_LIST, bullet(1), PARENTHESIS),
    title: {
      en: 'Revival starts from the negative value',
      it: 'Rianimazione da salute negativa',
      fi: 'Elvytys alkaa miinukselta',
    },
    statement: {
      en: 'The restored points are added to the actual health, not to 0: at -5 and level 0 the player comes back with 15. By default health does not rise above the maximum, if one is recorded. If it is still 0 or less, the player by default stays down, still on the same first drop, and may be helped again.',
      it: 'I punti ripristinati si sommano alla salute effettiva, non a 0: da -5, a livello 0, ci si rialza con 15. Di norma la salute non supera il massimo, se ne è segnato uno. Se resta a 0 o meno, di norma il giocatore rimane a terra, è sempre la stessa prima caduta e può essere aiutato ancora.',
      fi: 'Palautuvat pisteet lisätään todelliseen terveyteen eikä nollaan: tasolla 0 pelaaja nousee arvosta -5 arvoon 15. Oletuksena terveys ei nouse yli enimmäisarvon, jos sellainen on merkitty. Jos terveys on yhä nolla tai alle, pelaaja jää oletuksena maahan, kyse on edelleen samasta ensimmäisestä putoamisesta ja häntä voi auttaa uudelleen.',
    },
  },
  'rischio.death.second-time-permanent': {
    kind: 'mechanic',
    source: at('Combattimento', ZERO_LIST, bullet(2)),
    title: { en: 'Second drop is death', it: 'Morte definitiva', fi: 'Lopullinen kuolema' },
    statement: {
      en: 'A player who reaches 0 health or less for a second time on the same day is dead for good. Neither help nor a cure brings them back.',
      it: 'Un giocatore che raggiunge 0 salute o meno per la seconda volta nello stesso giorno muore definitivamente. Né un aiuto né una cura possono riportarlo indietro.',
      fi: 'Pelaaja, jonka terveys putoaa nollaan tai sen alle toisen kerran saman päivän aikana, kuolee lopullisesti. Apu tai parannus ei tuo häntä takaisin.',
    },
  },
  'rischio.death.daily-reset': {
    kind: 'mechanic',
    source: at('Combattimento', ZERO_LIST, bullets('1–2')),
    title: { en: 'The count is per day', it: 'Conteggio giornaliero', fi: 'Laskuri on päiväkohtainen' },
    statement: {
      en: 'Only drops of the current in-game day count; with a new day the count is 0 again, and the next drop is once more a first one. The game master says when a new day begins. Health does not change by it, and whoever is down stays down and can still be helped.',
      it: 'Contano solo le cadute del giorno di gioco in corso; con un nuovo giorno il conteggio torna a 0 e la caduta successiva è di nuovo la prima. È il master ad annunciare il nuovo giorno. La salute non cambia, e chi è a terra ci resta e può ancora essere aiutato.',
      fi: 'Vain kuluvan pelipäivän putoamiset lasketaan; uuden päivän alkaessa laskuri on taas 0 ja seuraava putoaminen on jälleen ensimmäinen. Pelinjohtaja ilmoittaa, milloin uusi päivä alkaa. Terveys ei siitä muutu, ja maassa oleva pysyy maassa ja on yhä autettavissa.',
    },
  },
  'rischio.xp.award-on-defeat': {
    kind: 'mechanic',
    source: at('Combattimento', EXPERIENCE),
    title: {
      en: 'Experience for a defeated opponent',
      it: "Esperienza per l'avversario sconfitto",
      fi: 'Kokemus voitetusta vastustajasta',
    },
    statement: {
      en: 'Every defeated opponent yields experience. How much depends on the opponent.',
      it: "Ogni avversario sconfitto dà esperienza. Quanta, dipende dall'avversario.",
      fi: 'Jokaisesta voitetusta vastustajasta saa kokemusta. Määrä riippuu vastustajasta.',
    },
  },
  'rischio.xp.equal-split': {
    kind: 'mechanic',
    source: at('Combattimento', EXPERIENCE),
    title: { en: 'Even split', it: 'Suddivisione equa', fi: 'Tasajako' },
    statement: {
      en: 'The experience of an opponent is divided evenly among those who decided to take part in the fight.',
      it: "L'esperienza di un avversario si divide in parti uguali tra chi ha scelto di partecipare al combattimento.",
      fi: 'Vastustajasta saatava kokemus jaetaan tasan niiden kesken, jotka ovat päättäneet osallistua taisteluun.',
    },
  },
  'rischio.xp.participants': {
    kind: 'mechanic',
    source: at('Combattimento', EXPERIENCE),
    title: { en: 'Who shares', it: 'Chi partecipa alla spartizione', fi: 'Ketkä saavat osuuden' },
    statement: {
      en: 'Everyone who chose to take part gets a share of every defeated opponent, even of those they never damaged; who struck, or struck last, does not matter. A defeat is shared by those on an opposing side who have joined by that moment and, by default, have not left the fight. Whoever is down counts, and by default so do the permanently dead.',
      it: "Chi ha scelto di partecipare riceve la sua parte per ogni avversario sconfitto, anche se non l'ha mai ferito; chi ha colpito, o dato il colpo di grazia, non conta. Si dividono l'esperienza coloro che stanno su un fronte opposto allo sconfitto, si sono già uniti in quel momento e, di norma, non hanno lasciato il combattimento. Chi è a terra conta, e di norma anche chi è morto definitivamente.",
      fi: 'Jokainen osallistumaan päättänyt saa osuuden jokaisesta voitetusta vastustajasta, myös niistä, joita hän ei ole vahingoittanut; sillä, kuka löi tai kuka löi viimeisenä, ei ole väliä. Osuuden saavat voitetun vastapuolella taistelevat, jotka ovat siihen mennessä liittyneet eivätkä oletuksena ole poistuneet taistelusta. Maassa olevat lasketaan mukaan ja oletuksena myös lopullisesti kuolleet.',
    },
  },
  'rischio.xp.round-up': {
    kind: 'mechanic',
    source: at('Combattimento', EXPERIENCE),
    title: { en: 'Round up per head', it: 'Arrotondamento per eccesso', fi: 'Pyöristys ylöspäin' },
    statement: {
      en: 'A share that is not a whole number is rounded up to the next one, so more may be handed out than the opponent is worth. By default each opponent is rounded separately: two opponents worth 10 each give three sharers 4 + 4 = 8 apiece.',
      it: "Una quota non intera si arrotonda per eccesso, perciò si può distribuire più di quanto vale l'avversario. Di norma si arrotonda avversario per avversario: due avversari da 10 divisi in tre danno 4 + 4 = 8 a testa.",
      fi: 'Osuus, joka ei ole kokonaisluku, pyöristetään ylöspäin seuraavaan, joten kokemusta voidaan jakaa enemmän kuin vastustajan arvo on. Oletuksena pyöristetään vastustaja kerrallaan: kahdesta vastustajasta, joiden kummankin arvo on 10, kolme jakajaa saa kukin 4 + 4 = 8.',
    },
  },
  'rischio.xp.player-worth': {
    kind: 'mechanic',
    source: at('Combattimento', EXPERIENCE, LAST_SENTENCE),
    title: {
      en: 'A player is worth 200',
      it: 'Un giocatore vale 200 esperienza',
      fi: 'Pelaajan arvo on 200',
    },
    statement: {
      en: 'A player yields 200 experience on permanent death and nothing on a first drop. It is shared like that of any opponent: three sharers get 67 each.',
      it: 'Un giocatore dà 200 esperienza quando muore definitivamente e nulla alla prima caduta. Si divide come per qualunque avversario: in tre si ottiene 67 a testa.',
      fi: 'Pelaajasta saa 200 kokemusta, kun hän kuolee lopullisesti, eikä mitään ensimmäisestä putoamisesta. Se jaetaan kuten muistakin vastustajista saatu kokemus: kolme jakajaa saa kukin 67.',
    },
  },
  'rischio.xp.instant': {
    kind: 'mechanic',
    source: at('Combattimento', LAST_LINE),
    title: { en: 'Experience comes at once', it: 'Esperienza istantanea', fi: 'Kokemus saadaan heti' },
    statement: {
      en: 'Experience is gained the moment the opponent is defeated, not at the end of the fight.',
      it: "L'esperienza si guadagna nel momento stesso in cui l'avversario è sconfitto, senza aspettare la fine del combattimento.",
      fi: 'Kokemus saadaan sillä hetkellä, kun vastustaja voitetaan, eikä vasta taistelun lopussa.',
    },
  },
  'rischio.xp.level-up-mid-battle': {
    kind: 'mechanic',
    source: at('Combattimento', LAST_LINE),
    title: {
      en: 'Levelling in mid-fight',
      it: 'Salire di livello durante la battaglia',
      fi: 'Tason nousu kesken taistelun',
    },
    statement: {
      en: 'As experience is immediate, a character may gain a level, or several, before the fight is over, and the new level counts from then on. The rules give no list of levels: unless your group sets thresholds, levels are set by hand. A new level does not change current health.',
      it: "Poiché l'esperienza è immediata, si può salire di uno o più livelli prima che la battaglia finisca, e il nuovo livello vale da subito. Il regolamento non dà un elenco dei livelli: se il gruppo non fissa delle soglie, si assegnano a mano. Salire di livello non cambia la salute attuale.",
      fi: 'Koska kokemus saadaan heti, hahmo voi nousta tason tai useammankin ennen taistelun loppua, ja uusi taso on voimassa siitä lähtien. Säännöissä ei ole luetteloa tasoista: ellei peliryhmä aseta rajoja, tasot merkitään käsin. Uusi taso ei muuta senhetkistä terveyttä.',
    },
  },
  'rischio.creation.start': {
    kind: 'gm-ruling',
    source: MAKING,
    title: { en: 'What a character starts from', it: 'Da dove si comincia', fi: 'Hahmon lähtökohta' },
    statement: {
      en: 'The book has no chapter on making characters. Here one takes a ready hero just as they are, or starts from nothing: level 0 and 20 health, as much as help restores at that level; the rest is chosen step by step.',
      it: 'Il manuale non ha un capitolo sulla creazione dei personaggi. Qui si prende un eroe pronto, così com’è, oppure si comincia da zero: livello 0 e 20 punti salute, quanti ne rende un aiuto a quel livello; il resto si sceglie passo per passo.',
      fi: 'Kirjassa ei ole lukua hahmon tekemisestä. Tässä otetaan valmis sankari sellaisenaan tai aloitetaan tyhjästä: taso 0 ja terveyttä 20, saman verran kuin apu sillä tasolla palauttaa; loput valitaan vaihe kerrallaan.',
    },
  },
  'rischio.creation.combat': {
    kind: 'gm-ruling',
    source: MAKING,
    title: { en: 'Points for combat', it: 'Punti per il combattimento', fi: 'Taistelupisteet' },
    statement: {
      en: '8 points are dealt over precision and dodge, at most 5 each, and resistance, at most 2. All of them are spent.',
      it: 'Si distribuiscono 8 punti tra precisione e schivata, al massimo 5 ciascuna, e resistenza, al massimo 2. Vanno spesi tutti.',
      fi: 'Tarkkuuteen ja väistöön, kumpaankin enintään 5, sekä kestävyyteen, enintään 2, jaetaan yhteensä 8 pistettä. Kaikki käytetään.',
    },
  },
  'rischio.creation.statistics': {
    kind: 'gm-ruling',
    source: MAKING,
    title: {
      en: 'Kinds of risk and their points',
      it: 'Tipologie di rischio e relativi punti',
      fi: 'Riskien lajit ja niiden pisteet',
    },
    statement: {
      en: 'A character is good at two to six kinds of risk, with 12 points between them, at most 6 each. Every other kind counts as 0. A table may name kinds of its own.',
      it: 'Un personaggio se la cava in due-sei tipologie di rischio, con 12 punti da dividere, al massimo 6 ciascuna. Ogni altra tipologia vale 0. Un tavolo può averne di proprie.',
      fi: 'Hahmo on hyvä kahdesta kuuteen riskin lajissa, ja niihin jaetaan 12 pistettä, kuhunkin enintään 6. Kaikki muut lajit ovat 0. Pöydällä voi olla omia lajejaan.',
    },
  },
  'rischio.creation.basic-attack': {
    kind: 'gm-ruling',
    source: MAKING,
    title: {
      en: 'A new character’s basic attack',
      it: 'L’attacco base di un nuovo personaggio',
      fi: 'Uuden hahmon perushyökkäys',
    },
    statement: {
      en: 'The basic attack deals 3 damage, plus one of the statistics that the character has, if one is named.',
      it: 'L’attacco base infligge 3 danni, più una delle statistiche del personaggio, se se ne indica una.',
      fi: 'Perushyökkäys tekee 3 vahinkoa, ja siihen lisätään yksi hahmon omista ominaisuuksista, jos sellainen nimetään.',
    },
  },
  'rischio.creation.abilities': {
    kind: 'gm-ruling',
    source: MAKING,
    title: {
      en: 'A new character’s abilities',
      it: 'Le abilità di un nuovo personaggio',
      fi: 'Uuden hahmon kyvyt',
    },
    statement: {
      en: 'Up to two of the ready heroes’ abilities. Whatever they cost, health apart, comes along in the same amount as those heroes have.',
      it: 'Fino a due delle abilità degli eroi pronti. Ciò che costano, salute a parte, arriva con loro nella stessa quantità che hanno quegli eroi.',
      fi: 'Enintään kaksi valmiiden sankarien kykyä. Sitä, mitä ne terveyden lisäksi maksavat, tulee mukana yhtä paljon kuin näillä sankareilla on.',
    },
  },
  'rischio.creation.gear': {
    kind: 'gm-ruling',
    source: MAKING,
    title: {
      en: 'A new character’s gear',
      it: 'L’equipaggiamento di un nuovo personaggio',
      fi: 'Uuden hahmon varusteet',
    },
    statement: {
      en: 'Up to three pieces of gear. Of several weapons the first is in use and the others are carried.',
      it: 'Fino a tre oggetti. Tra più armi la prima è in uso e le altre sono riposte.',
      fi: 'Enintään kolme varustetta. Useasta aseesta ensimmäinen on käytössä ja muut kannetaan mukana.',
    },
  },
} as const satisfies RuleBook;

export type RuleId = keyof typeof RULES;
