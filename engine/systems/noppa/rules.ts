import { placeInBook, type RuleBook, SILENT } from '@arbitro/kernel';
import { at, letter, line, lines, NOTE } from './rules-source.ts';

const MAKING = placeInBook(
  [{ en: 'Making a character', it: 'Creare un personaggio', fi: 'Hahmon tekeminen' }],
  [SILENT],
);

export const RULES = {
  'noppa.dice.players-roll': {
    kind: 'mechanic',
    source: at('Nopanheitto', line(5)),
    title: { en: 'Only players roll', it: 'Solo i giocatori tirano', fi: 'Vain pelaajat heittävät' },
    statement: {
      en: "Only players roll dice (D); the game master never does. A player character's attack is rolled against a target number (TN). A foe's attack is not rolled: the player character rolls a defence against the TN of that attack. What foes do to each other the game master decides without dice.",
      it: "I dadi (D) li tirano solo i giocatori, mai il master. L'attacco di un personaggio giocante si tira contro una difficoltà (TN). L'attacco di un nemico non si tira: è il personaggio giocante a tirare una difesa contro la difficoltà di quell'attacco. Quello che i nemici si fanno tra loro lo decide il master senza dadi.",
      fi: 'Noppia (D) heittävät ainoastaan pelaajat, pelinjohtaja ei koskaan. Pelaajahahmon hyökkäys heitetään vaikeusastetta (TN) vastaan. Vihollisen hyökkäystä ei heitetä, vaan pelaajahahmo heittää puolustuksen hyökkäyksen vaikeusastetta vastaan. Vihollisten keskinäiset teot pelinjohtaja ratkaisee ilman noppia.',
    },
  },
  'noppa.dice.gm-sets-tn': {
    kind: 'mechanic',
    source: at('Nopanheitto', line(5)),
    title: {
      en: 'Only the game master sets target numbers',
      it: 'Solo il master fissa le difficoltà',
      fi: 'Vaikeusasteet (TN) antaa pelinjohtaja',
    },
    statement: {
      en: "A target number (TN) comes from the game master or from the foe's own data, never from a player. TN n asks for n successes.",
      it: 'La difficoltà (TN) viene dal master o dai dati del nemico, mai da un giocatore. Una difficoltà n richiede n successi.',
      fi: 'Vaikeusaste (TN) tulee aina pelinjohtajalta tai vihollisen tiedoista, ei koskaan pelaajalta. Vaikeusaste n vaatii n onnistumista.',
    },
  },
  'noppa.dice.typical-tn': {
    kind: 'guidance',
    source: at('Nopanheitto', line(5)),
    title: { en: 'Typical target number', it: 'Difficoltà tipica', fi: 'Tyypillinen vaikeusaste' },
    statement: {
      en: 'An ordinary challenge usually has TN 2: two successes are needed.',
      it: 'Una prova di normale impegno ha di solito difficoltà 2: servono due successi.',
      fi: 'Tavallisen haasteen vaikeusaste on yleensä TN 2, eli onnistumisia tarvitaan kaksi.',
    },
  },
  'noppa.dice.pool': {
    kind: 'mechanic',
    source: at('Nopanheitto', line(7)),
    title: { en: 'Dice pool', it: 'Riserva di dadi', fi: 'Heiton noppamäärä' },
    statement: {
      en: 'A roll starts with as many d6 as the attribute in question plus any bonuses. Bonuses and penalties are added up. If the sum is 0 or less, the rule for an attribute of 0 is used.',
      it: 'Un tiro parte da tanti d6 quanto vale la caratteristica in questione, più gli eventuali bonus. Bonus e penalità si sommano. Se il risultato è 0 o meno, vale la regola per la caratteristica a 0.',
      fi: 'Heitto aloitetaan niin monella d6:lla kuin kyseinen ominaisuus ja mahdolliset bonukset yhteensä osoittavat. Bonukset ja vähennykset lasketaan yhteen. Jos summa on nolla tai vähemmän, käytetään sääntöä, joka koskee ominaisuutta 0.',
    },
  },
  'noppa.dice.success-faces': {
    kind: 'mechanic',
    source: at('Nopanheitto', line(7)),
    title: { en: 'Four or more succeeds', it: '4+ è un successo', fi: 'Onnistuminen silmäluvulla 4+' },
    statement: {
      en: 'Every die that shows 4, 5 or 6 is one success, extra dice included. A 6 is one success, not two.',
      it: 'Ogni dado che mostra 4, 5 o 6 è un successo, dadi extra compresi. Un 6 vale un successo, non due.',
      fi: 'Kukin noppa, jonka silmäluku on 4, 5 tai 6, tuo yhden onnistumisen, myös lisänoppa. Kuutonen on yksi onnistuminen, ei kaksi.',
    },
  },
  'noppa.dice.meet-tn': {
    kind: 'mechanic',
    source: at(['Nopanheitto', 'Onnistumiset'], lines('5, 10, 12')),
    title: {
      en: 'Meeting the target number',
      it: 'Raggiungere la difficoltà',
      fi: 'Vaikeusasteen saavuttaminen',
    },
    statement: {
      en: 'The roll succeeds when there are at least as many successes as the TN. Those above the TN are extra successes. With fewer successes than the TN the roll fails.',
      it: 'Il tiro riesce quando i successi sono almeno pari alla difficoltà. Quelli oltre la difficoltà sono successi in più. Con meno successi il tiro fallisce.',
      fi: 'Heitto onnistuu, kun onnistumisia on vähintään vaikeusasteen verran. Sen yli menevät ovat ylimääräisiä onnistumisia. Jos onnistumisia on vähemmän, heitto epäonnistuu.',
    },
  },
  'noppa.dice.extra-die-on-six': {
    kind: 'mechanic',
    source: at('Nopanheitto', line(7)),
    title: { en: 'Sixes bring extra dice', it: 'I 6 danno un dado extra', fi: 'Kuutosista lisänoppia' },
    statement: {
      en: "In a player character's roll each 6 brings one more die, which is rolled and read like the rest. By default a 6 on an extra die brings another. Rolls that a player makes for a companion who is not a player character have neither extra dice nor complications.",
      it: 'Nel tiro di un personaggio giocante ogni 6 dà un dado in più, che si tira e si legge come gli altri. Di norma anche un 6 su un dado extra ne dà un altro. I tiri che un giocatore fa per un compagno che non è un personaggio giocante non hanno né dadi extra né complicazioni.',
      fi: 'Pelaajahahmon heitossa kukin kuutonen tuo yhden lisänopan, joka heitetään ja luetaan kuten muutkin. Oletuksena myös lisänopan kuutonen tuo uuden lisänopan. Kun pelaaja heittää kumppanille, joka ei ole pelaajahahmo, lisänoppia tai komplikaatioita ei tule.',
    },
  },
  'noppa.dice.complication': {
    kind: 'mechanic',
    source: at('Nopanheitto', line(7)),
    title: { en: 'Complication', it: 'Complicazione', fi: 'Komplikaatio' },
    statement: {
      en: "A player character's roll brings a complication when the whole roll, extra dice included, shows more 1s than 6s; equal numbers do not. One roll brings one complication at most. The faces count as rolled: advantage and disadvantage do not change what is a 1 or a 6.",
      it: "Il tiro di un personaggio giocante porta una complicazione quando l'intero tiro, dadi extra compresi, mostra più 1 che 6; a parità non succede nulla. Un tiro porta al massimo una complicazione. Contano le facce uscite: vantaggio e svantaggio non cambiano che cosa è un 1 o un 6.",
      fi: 'Pelaajahahmon heitosta tulee komplikaatio, kun koko heitossa lisänopat mukaan lukien on enemmän ykkösiä kuin kuutosia; yhtä suuri määrä ei riitä. Yhdestä heitosta tulee enintään yksi komplikaatio. Silmäluvut lasketaan sellaisina kuin ne tulivat: etu ja haitta eivät muuta ykkösten eivätkä kuutosten määrää.',
    },
  },
  'noppa.dice.complication-independent': {
    kind: 'mechanic',
    source: at('Nopanheitto', line(7)),
    title: {
      en: 'Complication beside the result',
      it: "Complicazione oltre all'esito",
      fi: 'Komplikaatio tuloksen lisäksi',
    },
    statement: {
      en: 'A complication comes on top of the result, success or failure alike. It neither turns a success into a failure nor takes successes away. What it consists of the game master chooses.',
      it: "La complicazione si aggiunge all'esito, che sia un successo o un fallimento. Non trasforma un successo in fallimento e non toglie successi. In che cosa consista lo sceglie il master.",
      fi: 'Komplikaatio tulee heiton tuloksen päälle, oli se onnistuminen tai epäonnistuminen. Se ei muuta onnistumista epäonnistumiseksi eikä vie onnistumisia. Komplikaation sisällön valitsee pelinjohtaja.',
    },
  },
  'noppa.dice.zero-attribute': {
    kind: 'mechanic',
    source: at('Ominaisuudet', line(24)),
    title: {
      en: 'Rolling an attribute of 0',
      it: 'Tirare una caratteristica a 0',
      fi: 'Heitto ominaisuudella 0',
    },
    statement: {
      en: 'An attribute of 0 is rolled with two dice, and only the lower one counts; the other is ignored altogether. A 6 that counts brings an extra die as usual. By default this applies when the whole pool, bonuses included, is 0 or less; a positive pool is simply rolled.',
      it: "Una caratteristica a 0 si tira con due dadi, e conta solo il più basso; l'altro si ignora del tutto. Un 6 che conta dà un dado extra come sempre. Di norma la regola vale quando l'intera riserva, bonus compresi, è 0 o meno; una riserva positiva si tira normalmente.",
      fi: 'Kun ominaisuus on 0, heitetään kaksi noppaa ja vain alempi luetaan; toista ei oteta huomioon missään. Luettava kuutonen antaa lisänopan tavalliseen tapaan. Oletuksena sääntö pätee, kun koko pooli bonuksineen on nolla tai vähemmän; positiivinen pooli heitetään normaalisti.',
    },
  },
  'noppa.success.extra-use': {
    kind: 'guidance',
    source: at('Onnistumiset', line(10)),
    title: {
      en: 'Using extra successes',
      it: 'Uso dei successi in più',
      fi: 'Ylimääräisten onnistumisten käyttö',
    },
    statement: {
      en: 'Successes above the TN may be used to do the thing better: more effectively, more impressively, faster, without leaving traces and so on. Outside fights the player says what they are used for. In attacks and defences their uses are fixed.',
      it: 'I successi oltre la difficoltà si possono usare per fare meglio la cosa: con più efficacia, con più effetto, più in fretta, senza lasciare tracce e così via. Fuori dal combattimento è il giocatore a dire come li usa. In attacco e in difesa gli usi sono stabiliti.',
      fi: 'Vaikeusasteen ylittävillä onnistumisilla asian voi tehdä paremmin: tehokkaammin, näyttävämmin, nopeammin, ilman jälkiä ja niin edelleen. Taistelun ulkopuolella pelaaja kertoo, mihin hän ne käyttää. Hyökkäyksissä ja puolustuksissa käyttötavat on määrätty.',
    },
  },
  'noppa.success.partial': {
    kind: 'gm-ruling',
    source: at('Onnistumiset', line(12)),
    title: { en: 'Partial success', it: 'Successo parziale', fi: 'Osittainen onnistuminen' },
    statement: {
      en: 'A roll below the TN may be treated as a partial success if that feels right. By default the game master may grant it on a failed roll; otherwise there is none. For every other rule the roll is still a failure.',
      it: "Un tiro sotto la difficoltà può valere come successo parziale, se sembra giusto. Di norma può concederlo il master su un tiro fallito; altrimenti non c'è. Per tutte le altre regole il tiro resta un fallimento.",
      fi: 'Vaikeusasteen alle jäänyttä heittoa voi pitää osittaisena onnistumisena, jos se sopii tilanteeseen. Oletuksena pelinjohtaja voi myöntää sen epäonnistuneesta heitosta; muuten sitä ei ole. Kaikille muille säännöille heitto on yhä epäonnistunut.',
    },
  },
  'noppa.advantage.advantage': {
    kind: 'mechanic',
    source: at('Dis/advantage', line(15)),
    title: { en: 'Advantage', it: 'Vantaggio', fi: 'Etu' },
    statement: {
      en: 'With advantage every die of the roll succeeds on 3 or more. The number of dice, the extra dice for 6s and the complication stay as they are. By default several advantages count as one, and advantage together with disadvantage is a plain 4 or more.',
      it: 'Con il vantaggio ogni dado del tiro è un successo con 3 o più. Il numero di dadi, i dadi extra per i 6 e la complicazione non cambiano. Di norma più vantaggi valgono come uno, e vantaggio e svantaggio insieme danno un normale 4 o più.',
      fi: 'Edulla jokainen heiton noppa onnistuu silmäluvulla 3 tai enemmän. Noppien määrä, kuutosten lisänopat ja komplikaatio pysyvät ennallaan. Oletuksena useampi etu vastaa yhtä, ja kun heitolla on sekä etu että haitta, luetaan tavallisesti 4+.',
    },
  },
  'noppa.advantage.disadvantage': {
    kind: 'mechanic',
    source: at('Dis/advantage', line(15)),
    title: { en: 'Disadvantage', it: 'Svantaggio', fi: 'Haitta' },
    statement: {
      en: 'With disadvantage every die of the roll succeeds only on 5 or more. By default several disadvantages count as one.',
      it: 'Con lo svantaggio ogni dado del tiro è un successo solo con 5 o più. Di norma più svantaggi valgono come uno.',
      fi: 'Haitalla jokainen heiton noppa onnistuu vain silmäluvulla 5 tai 6. Oletuksena useampi haitta vastaa yhtä.',
    },
  },
  'noppa.advantage.retroactive': {
    kind: 'mechanic',
    source: at('Dis/advantage', line(15)),
    title: {
      en: 'Advantage noticed after the roll',
      it: 'Vantaggio applicato dopo il tiro',
      fi: 'Etu tai haitta heiton jälkeen',
    },
    statement: {
      en: 'If it is noticed only after the roll that advantage or disadvantage should have applied, the dice on the table are read again with the other threshold. Nothing is rerolled, and extra dice and complication never change by this. It can be done until the consequences of the roll are applied.',
      it: "Se ci si accorge solo dopo il tiro che doveva valere un vantaggio o uno svantaggio, i dadi sul tavolo si rileggono con l'altra soglia. Non si ritira nulla, e dadi extra e complicazione non cambiano mai per questo. Si può fare finché le conseguenze del tiro non sono applicate.",
      fi: 'Jos vasta heiton jälkeen huomataan, että etu tai haitta olisi kuulunut heittoon, pöydällä olevat nopat luetaan uudelleen toisella rajalla. Mitään ei heitetä uudestaan, eivätkä lisänopat ja komplikaatio muutu. Näin voi tehdä, kunnes heiton seuraukset on toteutettu.',
    },
  },
  'noppa.advantage.sources': {
    kind: 'gm-ruling',
    source: at('Dis/advantage', line(17)),
    title: { en: 'What gives advantage', it: 'Cosa dà vantaggio', fi: 'Mistä etu tai haitta tulee' },
    statement: {
      en: "Advantage or disadvantage can come from an earlier roll that went well or badly, from tools especially fit or unfit for the job, from surprise or overwhelming odds, or from surroundings such as terrain or the mood of an audience. By default overwhelming odds work by themselves in a melee: a melee attack there, or a defence against one, has advantage if the roller's side has the odds and disadvantage if an enemy side has. Everything else is granted by the game master.",
      it: "Vantaggio o svantaggio possono venire da un tiro precedente andato bene o male, da attrezzi molto adatti o inadatti, dalla sorpresa, da una superiorità schiacciante o dall'ambiente, come il terreno o l'umore del pubblico. Di norma in mischia la superiorità schiacciante agisce da sé: un attacco in corpo a corpo, o la difesa da un tale attacco, ha vantaggio se la superiorità è della parte di chi tira e svantaggio se è di una parte nemica. Tutto il resto lo concede il master.",
      fi: 'Edun tai haitan voi tuoda aiempi hyvin tai huonosti mennyt heitto, tehtävään erityisen sopiva tai sopimaton työkalu, yllätys, ylivoima tai ympäristö, esimerkiksi maasto tai yleisön mieliala. Oletuksena ylivoima vaikuttaa käsikähmässä itsestään: lähitaisteluhyökkäys tai puolustus sellaista vastaan saa edun, jos ylivoima on heittäjän puolella, ja haitan, jos se on vihollisella. Kaikesta muusta päättää pelinjohtaja.',
    },
  },
  'noppa.advantage.vs-tn-adjustment': {
    kind: 'guidance',
    source: at('Huomio pelinjohtajalle', line(20)),
    title: {
      en: 'Advantage or a changed TN',
      it: 'Vantaggio o difficoltà modificata',
      fi: 'Etu vai TN:n muutos',
    },
    statement: {
      en: 'Advantage and disadvantage are meant as the weaker tool, for circumstances of the story. A changed TN is for a real change in how hard the opponent is: a difference in danger, a weakness against an element, a special attack or form. By exact count this holds up to four dice; from about five dice on, the shifted threshold weighs as much as one step of TN, or more.',
      it: "Vantaggio e svantaggio sono pensati come lo strumento più debole, per le circostanze della storia. Modificare la difficoltà serve quando l'avversario diventa davvero più o meno impegnativo: una differenza di pericolosità, una debolezza a un elemento, un attacco o una forma speciale. A conti fatti questo vale fino a quattro dadi; da circa cinque dadi in su la soglia spostata pesa quanto un punto di difficoltà, o di più.",
      fi: 'Etu ja haitta on tarkoitettu heikommaksi keinoksi, tarinan olosuhteita varten. TN:n muutos kuvaa sitä, että vastustajan haastavuus todella muuttuu: vaarallisuusero, heikkous jotakin elementtiä vastaan, erikoishyökkäys tai -muoto. Tarkasti laskien näin on neljään noppaan asti; noin viidestä nopasta lähtien siirretty raja vaikuttaa yhtä paljon kuin yksi TN-pykälä tai enemmän.',
    },
  },
  'noppa.advantage.tn-adjustment-effort': {
    kind: 'guidance',
    source: at('Huomio pelinjohtajalle', line(20)),
    title: {
      en: 'Lowering a TN takes effort',
      it: 'Abbassare la difficoltà costa',
      fi: 'TN:n laskeminen vaatii vaivannäköä',
    },
    statement: {
      en: 'A lower TN usually takes preparation (the right weapon or spell), a resource such as a mind point, or some other concrete trouble. Advantage may be granted more freely. The game master changes a TN by stating a reason; it never goes below 0, and with TN 0 any roll succeeds.',
      it: "Per abbassare la difficoltà servono di solito preparazione (l'arma o l'incantesimo giusto), una risorsa come un punto mente o un altro sforzo concreto. Il vantaggio si può concedere con meno scrupoli. Il master modifica la difficoltà indicando un motivo; non scende mai sotto 0, e con difficoltà 0 riesce qualunque tiro.",
      fi: 'TN:n laskeminen vaatii yleensä valmistautumista (oikean aseen tai loitsun), jonkin resurssin kuten mielipisteen tai muuta konkreettista vaivaa. Edun voi antaa vapaammin. Pelinjohtaja muuttaa vaikeusastetta kertomalla syyn; se ei laske alle nollan, ja vaikeusasteella 0 mikä tahansa heitto onnistuu.',
    },
  },
  'noppa.attr.range': {
    kind: 'mechanic',
    source: at('Ominaisuudet', line(24)),
    title: {
      en: 'Attribute range',
      it: 'Intervallo delle caratteristiche',
      fi: 'Ominaisuuksien vaihteluväli',
    },
    statement: {
      en: 'There are six attributes: Might, Agility, Toughness, Learning, Practice and Personality. Each is normally from 1 to 5.',
      it: 'Le caratteristiche sono sei: Forza, Agilità, Tenacia, Erudizione, Esperienza e Personalità. Ciascuna va normalmente da 1 a 5.',
      fi: 'Ominaisuuksia on kuusi: Väkevyys, Ketteryys, Sitkeys, Oppineisuus, Harjaantuneisuus ja Persoonallisuus. Kunkin arvo on normaalisti 1–5.',
    },
  },
  'noppa.attr.racial-range': {
    kind: 'mechanic',
    source: at('Ominaisuudet', line(24)),
    title: { en: 'Racial changes', it: 'Modifiche razziali', fi: 'Rotumuutokset' },
    statement: {
      en: 'Racial changes may move the range of a single attribute by one, to 0-4 or to 2-6. Each attribute carries a racial change of -1, 0 or +1 and must lie within its moved range. By default any number of attributes may be changed in this way.',
      it: "Le modifiche razziali possono spostare di uno l'intervallo di una singola caratteristica, a 0-4 o a 2-6. Ogni caratteristica ha una modifica razziale di -1, 0 o +1 e deve restare nel proprio intervallo spostato. Di norma il numero di caratteristiche così modificate non ha limiti.",
      fi: 'Rotumuutos voi siirtää yksittäisen ominaisuuden vaihteluväliä yhdellä, jolloin se on 0–4 tai 2–6. Kunkin ominaisuuden rotumuutos on -1, 0 tai +1, ja arvon on oltava näin siirretyllä välillä. Oletuksena muutettujen ominaisuuksien määrää ei ole rajattu.',
    },
  },
  'noppa.attr.halving': {
    kind: 'mechanic',
    source: at('Ominaisuudet', line(26)),
    title: {
      en: 'Halves go up',
      it: 'Le metà si arrotondano per eccesso',
      fi: 'Puolitus pyöristetään ylöspäin',
    },
    statement: {
      en: 'A halved attribute is always rounded up: 0 gives 0, 1 and 2 give 1, 3 and 4 give 2, 5 and 6 give 3.',
      it: 'La metà di una caratteristica si arrotonda sempre per eccesso: 0 dà 0, 1 e 2 danno 1, 3 e 4 danno 2, 5 e 6 danno 3.',
      fi: 'Ominaisuuden puolikas pyöristyy aina ylöspäin: 0 antaa 0, 1 ja 2 antavat 1, 3 ja 4 antavat 2, 5 ja 6 antavat 3.',
    },
  },
  'noppa.attr.vakevyys': {
    kind: 'derived',
    source: at('Ominaisuudet', line(28)),
    title: { en: 'Might (STR)', it: 'Forza', fi: 'Väkevyys' },
    statement: {
      en: 'The full value is rolled for melee attacks. Half of it is the number of dice of the parry reaction.',
      it: 'Il valore intero si tira per gli attacchi in corpo a corpo. La metà è il numero di dadi della reazione di parata.',
      fi: 'Koko arvo heitetään lähitaisteluhyökkäyksissä. Puolet arvosta on Torjunta-reaktion noppamäärä.',
    },
  },
  'noppa.attr.ketteryys': {
    kind: 'derived',
    source: at('Ominaisuudet', line(29)),
    title: { en: 'Agility', it: 'Agilità', fi: 'Ketteryys' },
    statement: {
      en: 'The full value is rolled for ranged attacks and for reflex defence. Half of it is the dodge defence, a part of the basic defence.',
      it: 'Il valore intero si tira per gli attacchi a distanza e per la difesa sui riflessi. La metà è la schivata, che fa parte della difesa base.',
      fi: 'Koko arvo heitetään ampumahyökkäyksissä ja refleksipuolustuksessa. Puolet arvosta on väistöpuolustus, joka on osa peruspuolustusta.',
    },
  },
  'noppa.attr.sitkeys': {
    kind: 'derived',
    source: at('Ominaisuudet', line(30)),
    title: { en: 'Toughness', it: 'Tenacia', fi: 'Sitkeys' },
    statement: {
      en: 'The full value is rolled for endurance defence. Half of it is added to body points and to their recovery.',
      it: 'Il valore intero si tira per la difesa sulla tenacia. La metà si aggiunge ai punti corpo e al loro recupero.',
      fi: 'Koko arvo heitetään kestävyyspuolustuksessa. Puolet arvosta lisätään kehopisteisiin ja niiden palautumiseen.',
    },
  },
  'noppa.attr.oppineisuus': {
    kind: 'derived',
    source: at('Ominaisuudet', line(31)),
    title: { en: 'Learning', it: 'Erudizione', fi: 'Oppineisuus' },
    statement: {
      en: 'The full value is rolled for spell attacks. Half of it is the number of additional special skills or spells. To what number they are added is not said; by default that number is 0.',
      it: 'Il valore intero si tira per gli attacchi magici. La metà è il numero di abilità speciali o incantesimi aggiuntivi. A quale numero si aggiungano non è detto; di norma quel numero è 0.',
      fi: 'Koko arvo heitetään loitsuhyökkäyksissä. Puolet arvosta on erikoistaitojen tai loitsujen lisämäärä. Säännöt eivät kerro, mihin määrään se lisätään; oletuksena tuo määrä on 0.',
    },
  },
  'noppa.attr.harjaantuneisuus': {
    kind: 'derived',
    source: at('Ominaisuudet', line(32)),
    title: { en: 'Practice', it: 'Esperienza', fi: 'Harjaantuneisuus' },
    statement: {
      en: 'The full value is rolled for will defence. Half of it is added to mind points and to their recovery.',
      it: 'Il valore intero si tira per la difesa sulla volontà. La metà si aggiunge ai punti mente e al loro recupero.',
      fi: 'Koko arvo heitetään tahtopuolustuksessa. Puolet arvosta lisätään mielipisteisiin ja niiden palautumiseen.',
    },
  },
  'noppa.attr.persoonallisuus': {
    kind: 'derived',
    source: at('Ominaisuudet', line(33)),
    title: { en: 'Personality (CHA)', it: 'Personalità', fi: 'Persoonallisuus' },
    statement: {
      en: 'The full value is rolled for initiative. Half of it is the number of additional light equipment slots.',
      it: "Il valore intero si tira per l'iniziativa. La metà è il numero di spazi leggeri in più per l'equipaggiamento.",
      fi: 'Koko arvo heitetään aloiteheitossa. Puolet arvosta on ylimääräisten kevyiden varustepaikkojen määrä.',
    },
  },
  'noppa.attr.story-use': {
    kind: 'guidance',
    source: at('Ominaisuudet', line(26)),
    title: {
      en: 'Attributes in the story',
      it: 'Caratteristiche nella storia',
      fi: 'Ominaisuudet tarinassa',
    },
    statement: {
      en: 'Besides the listed uses, an attribute may be rolled for anything in the story that it seems to fit.',
      it: 'Oltre agli usi elencati, una caratteristica si può tirare per qualunque cosa della storia a cui sembri adatta.',
      fi: 'Lueteltujen käyttötapojen lisäksi ominaisuutta voi heittää tarinassa mihin tahansa, mihin se tuntuu sopivan.',
    },
  },
  'noppa.body.max': {
    kind: 'derived',
    source: at('Kehopisteet', line(37)),
    title: { en: 'Body points', it: 'Punti corpo', fi: 'Kehopisteet (KP)' },
    statement: {
      en: 'Maximum body points (KP) are half of Toughness plus 5.',
      it: 'I punti corpo massimi sono la metà della Tenacia più 5.',
      fi: 'Kehopisteiden (KP) enimmäismäärä on puolet Sitkeydestä plus 5.',
    },
  },
  'noppa.body.milestone': {
    kind: 'derived',
    source: at('Kehopisteet', line(38)),
    title: {
      en: 'Body recovery at a milestone',
      it: 'Recupero dei punti corpo alle pietre miliari',
      fi: 'Kehopisteiden palautuminen Milestonessa',
    },
    statement: {
      en: 'At every milestone half of Toughness plus 2 body points come back, never above the maximum. The game master says when a milestone is reached. A fainted character recovers too, and wakes.',
      it: 'A ogni pietra miliare si recuperano punti corpo pari alla metà della Tenacia più 2, mai oltre il massimo. Quando si raggiunge una pietra miliare lo dice il master. Anche chi è svenuto recupera, e si risveglia.',
      fi: 'Jokaisessa Milestonessa palautuu kehopisteitä puolet Sitkeydestä plus 2, ei kuitenkaan yli enimmäismäärän. Pelinjohtaja ilmoittaa, milloin Milestone saavutetaan. Myös pökertyneen pisteet palautuvat, ja hän herää.',
    },
  },
  'noppa.body.faint': {
    kind: 'mechanic',
    source: at('Kehopisteet', line(36)),
    title: { en: 'Out of body points', it: 'Senza punti corpo', fi: 'Pökertyminen' },
    statement: {
      en: 'A character whose body points run out faints and needs help; this is not death, and the rules have no death by damage. Body points stop at 0, and further damage changes nothing. A fainted character has no actions or reactions, loses a readied act and is not counted for odds. They wake when body points rise above 0 by whatever means the game master, a skill or a spell allows.',
      it: "Chi resta senza punti corpo sviene e ha bisogno di aiuto; non è la morte, e le regole non prevedono morte per i danni. I punti corpo si fermano a 0, e altri danni non cambiano nulla. Chi è svenuto non ha azioni né reazioni, perde la mossa preparata e non conta per la superiorità. Si risveglia quando i punti corpo salgono sopra 0, con i mezzi che il master, un'abilità o un incantesimo permettono.",
      fi: 'Ilman kehopisteitä jäänyt hahmo pökertyy ja on avun tarpeessa; se ei ole kuolema, eivätkä säännöt tunne vahingosta kuolemista. Kehopisteet eivät laske alle nollan, eikä lisävahinko muuta mitään. Pökertyneellä ei ole toimintoja eikä reaktioita, hän menettää valmistellun tekonsa eikä häntä lasketa ylivoimaan. Hän herää, kun kehopisteet nousevat yli nollan pelinjohtajan, taidon tai loitsun sallimalla keinolla.',
    },
  },
  'noppa.body.after-scene': {
    kind: 'mechanic',
    source: at('Kehopisteet', line(36)),
    title: { en: 'Back to 1 after the scene', it: 'A 1 punto dopo la scena', fi: 'Kohtauksen jälkeen 1 KP' },
    statement: {
      en: 'Once the scene is over, a character without body points can be brought to 1 without any special means. Body points above 0 are not changed.',
      it: 'Finita la scena, chi è senza punti corpo si può riportare a 1 senza mezzi particolari. I punti corpo sopra 0 non cambiano.',
      fi: 'Kohtauksen päätyttyä hahmo, jolla ei ole kehopisteitä, voidaan nostaa 1 KP:hen ilman erityisiä keinoja. Nollaa suurempi määrä ei muutu.',
    },
  },
  'noppa.mind.max': {
    kind: 'derived',
    source: at('Mielipisteet', line(42)),
    title: { en: 'Mind points', it: 'Punti mente', fi: 'Mielipisteet (MP)' },
    statement: {
      en: 'Maximum mind points (MP) are half of Practice plus 2.',
      it: "I punti mente massimi sono la metà dell'Esperienza più 2.",
      fi: 'Mielipisteiden (MP) enimmäismäärä on puolet Harjaantuneisuudesta plus 2.',
    },
  },
  'noppa.mind.milestone': {
    kind: 'derived',
    source: at('Mielipisteet', line(43)),
    title: {
      en: 'Mind recovery at a milestone',
      it: 'Recupero dei punti mente alle pietre miliari',
      fi: 'Mielipisteiden palautuminen Milestonessa',
    },
    statement: {
      en: 'At every milestone half of Practice plus 1 mind points come back, never above the maximum.',
      it: "A ogni pietra miliare si recuperano punti mente pari alla metà dell'Esperienza più 1, mai oltre il massimo.",
      fi: 'Jokaisessa Milestonessa palautuu mielipisteitä puolet Harjaantuneisuudesta plus 1, ei kuitenkaan yli enimmäismäärän.',
    },
  },
  'noppa.mind.turn-failure': {
    kind: 'mechanic',
    source: at('Mielipisteet', line(41)),
    title: {
      en: 'Turn a failure into a success',
      it: 'Trasformare il fallimento in successo',
      fi: 'Epäonnistumisen muuttaminen onnistumiseksi',
    },
    statement: {
      en: 'After a failed roll the roller may spend one mind point: the roll counts as a success, however many successes were missing. Only one point may be spent on a roll, and a defence is rescued only after all cover and parries. By default it is paid by the character whose roll it is, for a defence the defended one. An initiative roll cannot fail, so no point can be spent on it.',
      it: "Dopo un tiro fallito chi ha tirato può spendere un punto mente: il tiro vale come successo, per quanti successi mancassero. Su un tiro si spende un solo punto, e su una difesa solo dopo tutte le coperture e le parate. Di norma paga il personaggio a cui appartiene il tiro: in difesa, quello difeso. Un tiro d'iniziativa non può fallire, quindi non vi si può spendere un punto.",
      fi: 'Epäonnistuneen heiton jälkeen heittäjä voi käyttää yhden mielipisteen: heitto katsotaan onnistuneeksi riippumatta siitä, kuinka monta onnistumista puuttui. Heittoa kohti käytetään enintään yksi piste, ja puolustuksessa vasta kaikkien coverausten ja torjuntojen jälkeen. Oletuksena pisteen maksaa se, jonka heitto on, puolustuksessa puolustettava. Aloiteheitto ei voi epäonnistua, joten siihen pistettä ei voi käyttää.',
    },
  },
  'noppa.mind.bare-success': {
    kind: 'mechanic',
    source: at('Mielipisteet', line(41)),
    title: {
      en: 'A bought success is bare',
      it: 'Il successo comprato è minimo',
      fi: 'Mielipisteellä saatu onnistuminen',
    },
    statement: {
      en: 'A success bought with a mind point has no extra successes: no added damage, no riposte, no cover. A complication of the roll stays.',
      it: "Un successo comprato con un punto mente non ha successi in più: niente danno aggiuntivo, niente risposta, niente copertura. L'eventuale complicazione del tiro resta.",
      fi: 'Mielipisteellä saatuun onnistumiseen ei kuulu ylimääräisiä onnistumisia: ei lisävahinkoa, ripostea eikä coverausta. Heiton mahdollinen komplikaatio jää voimaan.',
    },
  },
  'noppa.mind.cost-component': {
    kind: 'mechanic',
    source: at('Mielipisteet', line(41)),
    title: {
      en: 'Mind points as part of a cost',
      it: 'Punti mente come costo',
      fi: 'Mielipiste osana tekoa',
    },
    statement: {
      en: 'Mind points may also be part of the price of something, an area attack for example. They are paid together with the actions when the act is declared, whatever comes of it.',
      it: 'I punti mente possono anche far parte del costo di qualcosa, per esempio di un attacco ad area. Si pagano insieme alle azioni quando si dichiara la mossa, comunque vada.',
      fi: 'Mielipisteitä voi kulua myös jonkin teon, esimerkiksi aluehyökkäyksen, osana. Ne maksetaan yhdessä toimintojen kanssa, kun teko ilmoitetaan, kävi sitten miten kävi.',
    },
  },
  'noppa.mind.floor': {
    kind: 'mechanic',
    source: at('Mielipisteet', line(41)),
    title: { en: 'Never below zero', it: 'Mai sotto zero', fi: 'Mielipisteiden alaraja' },
    statement: {
      en: 'Mind points cannot go below 0. With none left, a failure cannot be turned, and nothing that costs mind points can be done.',
      it: 'I punti mente non possono scendere sotto 0. Quando sono finiti non si può trasformare un fallimento, né fare nulla che costi punti mente.',
      fi: 'Mielipisteet eivät voi mennä miinukselle. Kun niitä ei ole, epäonnistumista ei voi muuttaa eikä mielipisteitä maksavia tekoja voi tehdä.',
    },
  },
  'noppa.gear.base-slots': {
    kind: 'derived',
    source: at('Varustepaikat', line(46)),
    title: { en: 'Equipment slots', it: "Spazi per l'equipaggiamento", fi: 'Varustepaikat' },
    statement: {
      en: 'Everybody has 2 light slots and 1 heavy slot.',
      it: 'Tutti hanno 2 spazi leggeri e 1 spazio pesante.',
      fi: 'Jokaisella on 2 kevyttä varustepaikkaa ja 1 raskas.',
    },
  },
  'noppa.gear.bonus-slots': {
    kind: 'derived',
    source: at('Varustepaikat', line(47)),
    title: {
      en: 'Slots from personality',
      it: 'Spazi dalla Personalità',
      fi: 'Lisäpaikat Persoonallisuudesta',
    },
    statement: {
      en: 'Half of Personality is added as light slots.',
      it: 'La metà della Personalità si aggiunge come spazi leggeri.',
      fi: 'Kevyitä varustepaikkoja tulee lisää puolet Persoonallisuudesta.',
    },
  },
  'noppa.gear.conversion': {
    kind: 'mechanic',
    source: at('Varustepaikat', line(47)),
    title: {
      en: 'Two light are one heavy',
      it: 'Due leggeri valgono uno pesante',
      fi: 'Kaksi kevyttä on yksi raskas',
    },
    statement: {
      en: 'Two light slots may be turned into one heavy slot, and one heavy into two light. By default this goes for all slots: a load fits when its light items plus twice its heavy items are at most 4 plus half of Personality.',
      it: 'Due spazi leggeri si possono trasformare in uno pesante, e uno pesante in due leggeri. Di norma vale per tutti gli spazi: il carico ci sta se gli oggetti leggeri più il doppio di quelli pesanti non superano 4 più la metà della Personalità.',
      fi: 'Kaksi kevyttä paikkaa voi vaihtaa yhdeksi raskaaksi ja yhden raskaan kahdeksi kevyeksi. Oletuksena tämä koskee kaikkia paikkoja: kantamus mahtuu, kun kevyiden varusteiden määrä ja raskaiden määrä kaksinkertaisena ovat yhteensä enintään 4 plus puolet Persoonallisuudesta.',
    },
  },
  'noppa.gear.swap-free': {
    kind: 'mechanic',
    source: at('Varustepaikat', NOTE, line(49)),
    title: {
      en: 'Changing gear is free',
      it: 'Cambio equipaggiamento gratuito',
      fi: 'Varusteiden vaihtaminen',
    },
    statement: {
      en: "Changing gear is normally free along with an active act, and impossible along with a reaction. Any act on one's own tick (attack, move, readying, spell) allows one rearrangement of held items before it. A readied act that goes off is a reaction and allows none.",
      it: "Cambiare equipaggiamento di norma è gratuito insieme a una mossa attiva, impossibile insieme a una reazione. Ogni mossa fatta al proprio numero d'azione (attaccare, muoversi, prepararsi, lanciare un incantesimo) permette di riordinare prima, una volta, gli oggetti in mano. Una mossa preparata che scatta è una reazione e non lo permette.",
      fi: 'Varusteiden vaihto ei yleensä maksa mitään aktiivisen teon yhteydessä, mutta reaktion yhteydessä sitä ei voi tehdä. Jokainen omalla toimintoluvulla tehty teko (hyökkäys, liikkuminen, valmistautuminen, loitsu) sallii sitä ennen yhden käsissä olevien varusteiden uudelleenjärjestelyn. Laukeava valmisteltu teko on reaktio eikä salli vaihtoa.',
    },
  },
  'noppa.gear.one-held-item': {
    kind: 'mechanic',
    source: at('Hyökkäys ja puolustus', line(113)),
    title: {
      en: 'One held item per roll',
      it: 'Un solo oggetto in mano per tiro',
      fi: 'Yksi kädessä oleva varuste heittoa kohti',
    },
    statement: {
      en: 'For each roll a character may choose only one item held in hand to help; a second shield adds nothing. Unless the player chooses otherwise, it is the item with the largest bonus for that roll. A parry of one’s own belongs to the roll of the defence, so only what helped there helps it too; a comrade who parries has a thing of their own.',
      it: "Per ogni tiro il personaggio può farsi aiutare da un solo oggetto tenuto in mano; un secondo scudo non aggiunge nulla. Se il giocatore non sceglie altrimenti, è l'oggetto con il bonus più alto per quel tiro. La propria parata fa parte del tiro di difesa: l'aiuta solo ciò che ha già aiutato lì; un compagno che para ha un oggetto suo.",
      fi: 'Kuhunkin heittoon saa avuksi vain yhden kädessä pidettävän varusteen; toisesta kilvestä ei siis hyödy. Ellei pelaaja valitse toisin, se on varuste, joka antaa kyseiseen heittoon suurimman bonuksen. Oma torjunta kuuluu puolustusheittoon, joten siinä auttaa vain sama varuste; torjuvalla toverilla on omansa.',
    },
  },
  'noppa.gear.armour-and-trinkets': {
    kind: 'mechanic',
    source: at('Hyökkäys ja puolustus', line(113)),
    title: {
      en: 'Armour and trinkets add up',
      it: 'Armature e gioielli si sommano',
      fi: 'Panssarit ja helyt lisäksi',
    },
    statement: {
      en: 'Armour and trinkets give their benefit on top of the one held item.',
      it: "Armature e gioielli danno il loro beneficio in aggiunta all'unico oggetto in mano.",
      fi: 'Panssarien ja helyjen hyöty lasketaan yhden kädessä olevan varusteen lisäksi.',
    },
  },
  'noppa.init.roll': {
    kind: 'mechanic',
    source: at('Aloite', line(55)),
    title: { en: 'Initiative roll', it: "Tiro d'iniziativa", fi: 'Aloiteheitto' },
    statement: {
      en: "At the start of every round each player rolls the character's Personality plus bonuses. The roll has no TN.",
      it: "All'inizio di ogni round ciascun giocatore tira la Personalità del proprio personaggio più i bonus. Il tiro non ha difficoltà.",
      fi: 'Jokaisen kierroksen alkaessa pelaajat heittävät kukin hahmonsa Persoonallisuutta bonuksineen. Heitolla ei ole vaikeusastetta.',
    },
  },
  'noppa.init.value': {
    kind: 'mechanic',
    source: at('Aloite', line(55)),
    title: { en: 'Initiative value', it: "Valore d'iniziativa", fi: 'Aloitteen arvo' },
    statement: {
      en: 'Initiative is 2 plus the successes of the roll, minus 1 for a complication. It is the number of actions for the round and the tick on which the character first acts.',
      it: "L'iniziativa è 2 più i successi del tiro, meno 1 per una complicazione. È il numero di azioni del round e il numero d'azione a cui il personaggio agisce per la prima volta.",
      fi: 'Aloite on 2 plus heiton onnistumiset, ja komplikaatio vähentää siitä yhden. Se on kierroksen toimintojen määrä ja samalla se toimintoluku, jolla hahmo toimii ensimmäisen kerran.',
    },
  },
  'noppa.init.complication': {
    kind: 'mechanic',
    source: at('Aloite', line(55)),
    title: {
      en: 'Complication slows',
      it: 'La complicazione rallenta',
      fi: 'Komplikaatio vähentää aloitetta',
    },
    statement: {
      en: 'A complication on the initiative roll takes 1 off the final value: Personality 4 with two successes and a complication gives 3. The lowest possible value is therefore 1.',
      it: "Una complicazione nel tiro d'iniziativa toglie 1 al valore finale: Personalità 4 con due successi e una complicazione dà 3. Il valore più basso possibile è quindi 1.",
      fi: 'Aloiteheiton komplikaatio vähentää lopullisesta aloitteesta yhden: Persoonallisuus 4, kaksi onnistumista ja komplikaatio antavat aloitteen 3. Pienin mahdollinen aloite on siis 1.',
    },
  },
  'noppa.init.npc-fixed': {
    kind: 'mechanic',
    source: at(['Aloite', 'Esimerkkivastustajia'], lines('55, 157, 162')),
    title: {
      en: 'Foes have a fixed initiative',
      it: 'Iniziativa fissa dei nemici',
      fi: 'NPC:iden kiinteä aloite',
    },
    statement: {
      en: 'NPCs do not roll initiative; their data give a fixed number of actions per round.',
      it: "I PNG non tirano l'iniziativa: i loro dati indicano un numero fisso di azioni per round.",
      fi: 'NPC:t eivät heitä aloitetta, vaan niiden tiedoissa on kiinteä toimintojen määrä kierrosta kohti.',
    },
  },
  'noppa.init.pc-before-npc': {
    kind: 'mechanic',
    source: at('Aloite', line(57)),
    title: {
      en: 'Player characters go first',
      it: 'Prima i personaggi giocanti',
      fi: 'Pelaajahahmot ennen NPC:itä',
    },
    statement: {
      en: 'On one and the same tick the order is always the same: all player characters before all NPCs.',
      it: "A uno stesso numero d'azione l'ordine è sempre lo stesso: tutti i personaggi giocanti prima di tutti i PNG.",
      fi: 'Samalla toimintoluvulla järjestys ei koskaan vaihdu: ensin kaikki pelaajahahmot, sitten kaikki NPC:t.',
    },
  },
  'noppa.init.lowest-stat': {
    kind: 'mechanic',
    source: at('Aloite', line(57)),
    title: {
      en: 'Higher lowest attribute first',
      it: 'Prima chi ha il minimo più alto',
      fi: 'Isoin alin ominaisuus ensin',
    },
    statement: {
      en: 'Within each group the one whose lowest attribute is higher goes first; if they are equal, the next lowest are compared, and so on through all six. NPCs may have such a list of values too. Without one, and on complete equality, whoever joined the fight first goes first.',
      it: 'In ciascun gruppo agisce prima chi ha la caratteristica più bassa più alta; a parità si confrontano le seconde più basse, e così via per tutte e sei. Anche i PNG possono avere un tale elenco di valori. Se manca, o a parità completa, agisce prima chi è entrato prima nel combattimento.',
      fi: 'Kummassakin ryhmässä ensin toimii se, jonka alin ominaisuus on korkeampi; jos ne ovat samat, verrataan seuraavaksi alimpia ja niin edelleen kaikki kuusi läpi. Myös NPC:llä voi olla tällainen arvojen luettelo. Jos sitä ei ole tai kaikki ovat samat, ensin toimii se, joka liittyi taisteluun ensin.',
    },
  },
  'noppa.init.countdown': {
    kind: 'derived',
    source: at(['Aloite', 'Toimiminen taistelussa', 'Reaktiot'], lines('55–60, 77')),
    title: { en: 'Countdown of the round', it: 'Conto alla rovescia del round', fi: 'Toimintolukujen lasku' },
    statement: {
      en: 'The round counts down tick by tick, from the highest number of actions to 1. On each tick those who have that many actions left act, in the fixed order. An act costs actions, and what is left is the tick of the next act; at 0 one is done for the round. After tick 1 the round ends, and the next begins with new initiative.',
      it: "Il round è un conto alla rovescia, dal numero di azioni più alto fino a 1. A ogni numero d'azione agisce, nell'ordine fisso, chi ha esattamente quelle azioni rimaste. Una mossa costa azioni, e quante ne restano indica quando si agirà di nuovo; a 0 si è finito per quel round. Dopo il numero 1 il round termina e il successivo comincia con una nuova iniziativa.",
      fi: 'Kierros etenee laskien toimintoluku kerrallaan suurimmasta toimintojen määrästä yhteen. Kullakin toimintoluvulla toimivat kiinteässä järjestyksessä ne, joilla on sen verran toimintoja jäljellä. Teko maksaa toimintoja, ja jäljelle jäävä määrä on seuraavan teon toimintoluku; nollassa hahmo ei enää toimi sillä kierroksella. Toimintoluvun 1 jälkeen kierros päättyy ja seuraava alkaa uudella aloitteella.',
    },
  },
  'noppa.init.passing': {
    kind: 'gm-ruling',
    source: at(['Aloite', 'Toimiminen taistelussa'], SILENT),
    title: {
      en: "Not acting on one's tick",
      it: 'Passare sul proprio numero',
      fi: 'Vuoron väliin jättäminen',
    },
    statement: {
      en: 'The rules do not say what becomes of someone who does not act when their number comes. By default nothing is lost: they keep their actions for reactions and are asked again on every lower tick. When they do act, their actions are first cut down to the tick, so waiting never allows two acts in a row.',
      it: "Le regole non dicono che cosa succede a chi non agisce quando arriva il suo numero. Di norma non perde nulla: conserva le azioni per le reazioni e può agire a ogni numero più basso. Quando agisce, le sue azioni scendono prima al numero d'azione corrente, perciò aspettare non permette mai due mosse di fila.",
      fi: 'Säännöt eivät kerro, mitä tapahtuu sille, joka ei toimi oman lukunsa tullessa. Oletuksena mitään ei menetetä: hahmo säilyttää toimintonsa reaktioita varten ja saa valita uudelleen jokaisella pienemmällä toimintoluvulla. Kun hän sitten toimii, hänen toimintonsa lasketaan ensin senhetkiseen toimintolukuun, joten odottamalla ei saa kahta tekoa peräkkäin.',
    },
  },
  'noppa.init.npc-odd': {
    kind: 'guidance',
    source: at(['Esimerkkivastustajia', 'Huomioita'], line(153)),
    title: {
      en: 'Odd initiative of foes',
      it: 'Iniziativa dispari dei nemici',
      fi: 'Pariton aloite vapareita varten',
    },
    statement: {
      en: "An NPC's odd number of actions is mainly there so that one is left for a free strike.",
      it: 'Il numero dispari di azioni di un PNG serve soprattutto a lasciargliene una per un colpo gratuito.',
      fi: 'NPC:n pariton toimintojen määrä on tarkoitettu lähinnä siihen, että yksi toiminto jää vapariin.',
    },
  },
  'noppa.action.costs': {
    kind: 'table',
    source: at('Toimiminen taistelussa', line(60)),
    title: { en: 'Acts cost actions', it: 'Ogni mossa costa azioni', fi: 'Tekojen hinnat' },
    statement: {
      en: "Attacks, spells, moves and other acts cost actions. Basic prices: attack 2; parry 1 (reaction); readying 1; delaying 1-2; move 1, or 2 over difficult terrain; withdrawing 1 more; free strike 1 (reaction). Spells and foes' attacks state their own price.",
      it: 'Attacchi, incantesimi, spostamenti e altre mosse costano azioni. Costi di base: attaccare 2; parare 1 (reazione); prepararsi 1; ritardare 1-2; muoversi 1, o 2 su terreno difficile; ritirarsi 1 in più; colpo gratuito 1 (reazione). Gli incantesimi e gli attacchi dei nemici indicano il proprio costo.',
      fi: 'Hyökkäykset, loitsut, liikkuminen ja muut teot maksavat toimintoja. Perushinnat: hyökkääminen 2; torjuminen 1 (reaktio); valmistautuminen 1; viivyttäminen 1–2; liikkuminen 1 tai vaikeassa maastossa 2; vetäytyminen 1 lisää; vapaa isku 1 (reaktio). Loitsuilla ja vihollisten hyökkäyksillä on oma hintansa.',
    },
  },
  'noppa.action.affordability': {
    kind: 'derived',
    source: at(['Toimiminen taistelussa', 'Viivyttäminen', 'Huomioita'], lines('60, 72, 153')),
    title: { en: 'Enough actions needed', it: 'Servono azioni sufficienti', fi: 'Toimintojen riittävyys' },
    statement: {
      en: "An act on one's own tick needs its full price in actions. By default one cannot go below 0: with 1 action left, an attack for 2 is impossible.",
      it: "Una mossa fatta al proprio numero d'azione richiede per intero il suo costo in azioni. Di norma non si può scendere sotto 0: con 1 sola azione rimasta, un attacco da 2 è impossibile.",
      fi: 'Omalla toimintoluvulla tehty teko vaatii koko hintansa verran toimintoja. Oletuksena miinukselle ei voi mennä: yhdellä jäljellä olevalla toiminnolla ei voi tehdä kahden toiminnon hyökkäystä.',
    },
  },
  'noppa.action.attack': {
    kind: 'action',
    source: at('Toimiminen taistelussa', line(62)),
    title: { en: 'Attacking', it: 'Attaccare', fi: 'Hyökkääminen' },
    statement: {
      en: 'An attack costs 2 actions unless its own data say otherwise.',
      it: 'Un attacco costa 2 azioni, salvo che i suoi dati dicano altro.',
      fi: 'Hyökkäys maksaa 2 toimintoa, ellei sen omissa tiedoissa sanota muuta.',
    },
  },
  'noppa.parry.reaction': {
    kind: 'action',
    source: at(['Toimiminen taistelussa', 'Torjuminen'], lines('64–65')),
    title: { en: 'Parry', it: 'Parata', fi: 'Torjuminen' },
    statement: {
      en: 'A reaction for 1 action against an attack that is about to get through: it is used after a failed defence roll, for oneself or for a comrade. By default the comrade must be in the same melee, or in the same zone while the parrier is in no other melee; the parrier then joins the melee. NPCs never parry, as they do not roll.',
      it: "Una reazione da 1 azione contro un attacco che sta per andare a segno: si usa dopo un tiro di difesa fallito, per sé o per un compagno. Di norma il compagno deve essere nella stessa mischia, o nella stessa zona se chi para non è in un'altra mischia; chi para entra allora nella mischia. I PNG non parano mai, perché non tirano.",
      fi: 'Yhden toiminnon reaktio hyökkäykseen, joka on menossa läpi: sitä käytetään epäonnistuneen puolustusheiton jälkeen itsen tai toverin hyväksi. Oletuksena toverin on oltava samassa käsikähmässä, tai samalla alueella, jos torjuja ei ole muussa käsikähmässä; silloin torjuja liittyy käsikähmään. NPC:t eivät torju, koska ne eivät heitä noppaa.',
    },
  },
  'noppa.parry.dice': {
    kind: 'mechanic',
    source: at(['Ominaisuudet', 'Torjuminen'], lines('28, 64–65')),
    title: { en: 'Parry dice', it: 'Dadi della parata', fi: 'Torjunnan nopat' },
    statement: {
      en: 'The parrier rolls half of their own Might in dice, also when defending a comrade. A held item that helps parrying may add its bonus. Might 0 adds no dice. If the defence was rolled with two dice of which the lower counts, that die stands and the parry dice join it.',
      it: 'Chi para tira tanti dadi quanto la metà della propria Forza, anche quando difende un compagno. Un oggetto in mano che aiuta a parare può aggiungere il suo bonus. Con Forza 0 non si aggiunge alcun dado. Se la difesa è stata tirata con due dadi di cui conta il più basso, quel dado resta e i dadi di parata vi si aggiungono.',
      fi: 'Torjuja heittää puolet omasta Väkevyydestään noppia, myös toveria puolustaessaan. Torjumista auttava kädessä oleva varuste voi lisätä bonuksensa. Väkevyys 0 ei tuo yhtään noppaa. Jos puolustus heitettiin kahdella nopalla, joista alempi luetaan, tämä noppa jää voimaan ja torjunnan nopat tulevat sen lisäksi.',
    },
  },
  'noppa.parry.merge': {
    kind: 'mechanic',
    source: at('Torjuminen', line(65)),
    title: {
      en: 'Parry dice join the defence',
      it: 'I dadi di parata entrano nella difesa',
      fi: 'Torjunta osana puolustusta',
    },
    statement: {
      en: "Parry dice count as if they had belonged to the defence roll from the start: same TN and threshold, 6s bring extra dice, and the 1s and 6s of the whole enlarged roll decide the complication, which can appear or vanish. It stays the defended character's roll: complication and mind point are theirs. A parrier who joins the melee counts for odds only from the next roll on.",
      it: "I dadi di parata contano come se avessero fatto parte della difesa fin dall'inizio: stessa difficoltà e stessa soglia, i 6 danno dadi extra, e gli 1 e i 6 dell'intero tiro ampliato decidono la complicazione, che può comparire o sparire. Il tiro resta del personaggio difeso: sono suoi la complicazione e il punto mente. Chi parando entra nella mischia conta per la superiorità solo dal tiro successivo.",
      fi: 'Torjunnan nopat luetaan ikään kuin ne olisivat kuuluneet puolustusheittoon alusta asti: sama vaikeusaste ja raja, kuutosista lisänoppia, ja koko laajennetun heiton ykköset ja kuutoset ratkaisevat komplikaation, joka voi siis syntyä tai poistua. Heitto on yhä puolustettavan: komplikaatio ja mielipiste ovat hänen. Torjumalla käsikähmään liittynyt lasketaan ylivoimaan vasta seuraavasta heitosta alkaen.',
    },
  },
  'noppa.parry.once-per-defended': {
    kind: 'mechanic',
    source: at('Torjuminen', line(67)),
    title: {
      en: 'One parry per defended',
      it: 'Una parata per ogni difeso',
      fi: 'Yksi torjunta puolustettavaa kohti',
    },
    statement: {
      en: 'A single attack may be parried once for each character it is aimed at. After a failed parry nobody else may try for the same character; in an area attack each target may get one.',
      it: 'Uno stesso attacco si può parare una volta per ogni personaggio che ne è bersaglio. Dopo una parata fallita nessun altro può provare per lo stesso personaggio; in un attacco ad area ogni bersaglio può averne una.',
      fi: 'Saman hyökkäyksen saa torjua kerran kutakin kohteena olevaa hahmoa kohti. Epäonnistuneen torjunnan jälkeen kukaan muu ei voi yrittää saman hahmon puolesta; aluehyökkäyksessä kukin kohde voi saada yhden torjunnan.',
    },
  },
  'noppa.parry.melee-unarmed': {
    kind: 'mechanic',
    source: at('Torjuminen', line(67)),
    title: {
      en: 'Melee can be parried bare-handed',
      it: 'Il corpo a corpo si para anche a mani nude',
      fi: 'Lähitaistelun torjunta aseetta',
    },
    statement: {
      en: 'Melee attacks can be parried normally even without a weapon.',
      it: 'Gli attacchi in corpo a corpo si possono parare normalmente anche senza armi.',
      fi: 'Lähitaisteluhyökkäyksen voi torjua normaalisti myös ilman asetta.',
    },
  },
  'noppa.parry.ranged-needs-shield': {
    kind: 'mechanic',
    source: at('Torjuminen', line(67)),
    title: {
      en: 'Ranged attacks need a shield',
      it: 'Contro gli attacchi a distanza serve uno scudo',
      fi: 'Ampumahyökkäyksen torjunta kilvellä',
    },
    statement: {
      en: 'As a rule a ranged attack can be parried only with a shield or a fitting special skill or spell. Against a spell attack a shield is not enough: a skill or spell that parries spells is needed. What decides is the mode of the attack, not the defence rolled, and the game master may make exceptions.',
      it: "Di regola un attacco a distanza si può parare solo con uno scudo o con un'abilità speciale o un incantesimo adatti. Contro un attacco magico lo scudo non basta: serve un'abilità o un incantesimo che pari gli incantesimi. Conta il modo dell'attacco, non la difesa tirata, e il master può fare eccezioni.",
      fi: 'Ampumahyökkäyksen voi yleensä torjua vain kilvellä taikka sopivalla erikoistaidolla tai loitsulla. Loitsuhyökkäystä vastaan kilpi ei riitä: tarvitaan taito tai loitsu, jolla torjutaan loitsuja. Ratkaisevaa on hyökkäyksen laji eikä heitetty puolustus, ja pelinjohtaja voi tehdä poikkeuksia.',
    },
  },
  'noppa.parry.no-surprise': {
    kind: 'mechanic',
    source: at('Torjuminen', line(67)),
    title: { en: 'Surprise cannot be parried', it: 'La sorpresa non si para', fi: 'Yllätys estää torjunnan' },
    statement: {
      en: 'Surprise attacks, such as those of an invisible foe, cannot be parried by anybody.',
      it: 'Gli attacchi a sorpresa, come quelli di un nemico invisibile, non può pararli nessuno.',
      fi: 'Yllätyshyökkäystä, esimerkiksi näkymättömän vihollisen iskua, ei voi torjua kukaan.',
    },
  },
  'noppa.ready.declare': {
    kind: 'action',
    source: at('Valmistautuminen', line(69)),
    title: { en: 'Readying', it: 'Prepararsi', fi: 'Valmistautuminen' },
    statement: {
      en: 'Readying costs 1 action. One states what one will do and what sets it off; loose wording is fine, such as "I attack when somebody comes near". Each time, the owner confirms whether it has been set off, and the game master may say no.',
      it: 'Prepararsi costa 1 azione. Si dichiara che cosa si farà e che cosa farà scattare la mossa; basta una formula generica come «attacco quando qualcuno si avvicina». Ogni volta chi si è preparato conferma se la mossa scatta, e il master può dire di no.',
      fi: 'Valmistautuminen maksaa 1 toiminnon. Hahmo kertoo, mitä aikoo tehdä ja mikä sen laukaisee; väljä kuvaus riittää, vaikkapa ”hyökkään, jos joku tulee lähelle”. Valmistautunut vahvistaa joka kerta, laukeaako teko, ja pelinjohtaja voi kieltää sen.',
    },
  },
  'noppa.ready.upkeep': {
    kind: 'mechanic',
    source: at('Valmistautuminen', line(69)),
    title: { en: 'Holding the readiness', it: 'Mantenere la preparazione', fi: 'Valmiuden ylläpito' },
    statement: {
      en: "At the start of each tick of one's own, before anybody acts on it, one either gives up the readiness and then acts normally on that tick, or pays 1 action and stays ready.",
      it: "All'inizio di ogni proprio numero d'azione, prima che qualcuno agisca, si può rinunciare alla preparazione e poi agire normalmente a quel numero, oppure pagare 1 azione e restare pronti.",
      fi: 'Jokaisen oman toimintoluvun alussa, ennen kuin kukaan toimii, valmistautunut joko luopuu valmiudestaan ja toimii sitten tavallisesti samalla luvulla tai maksaa 1 toiminnon ja pysyy valmiina.',
    },
  },
  'noppa.ready.carry-over': {
    kind: 'mechanic',
    source: at('Valmistautuminen', line(69)),
    title: {
      en: 'Readiness into the next round',
      it: 'Preparazione nel round seguente',
      fi: 'Valmius seuraavalle kierrokselle',
    },
    statement: {
      en: "Readiness that has neither gone off nor been broken may be kept into the next round, and the actions spent on it so far still count. In the new round nothing is paid until the count reaches one's own number. It is broken by fainting, by acting normally or by the game master; a parry or a free strike does not break it.",
      it: 'La preparazione che non è scattata né è stata interrotta si può mantenere nel round seguente, e le azioni già spese contano ancora. Nel nuovo round non si paga nulla finché il conto non arriva al proprio numero. La interrompono lo svenimento, una mossa normale o il master; una parata o un colpo gratuito no.',
      fi: 'Valmiuden, joka ei ole lauennut eikä katkennut, voi säilyttää seuraavalle kierrokselle, ja siihen jo kuluneet toiminnot lasketaan yhä. Uudella kierroksella ei makseta mitään, ennen kuin laskenta ehtii omaan lukuun. Valmiuden katkaisee pökertyminen, tavallinen teko tai pelinjohtaja; torjunta tai vapari ei sitä katkaise.',
    },
  },
  'noppa.ready.trigger': {
    kind: 'mechanic',
    source: at('Valmistautuminen', line(69)),
    title: { en: 'Going off', it: 'Innesco', fi: 'Laukeaminen' },
    statement: {
      en: 'When the trigger comes, the readied act interrupts the event at a fitting point as a reaction for 0 actions. The event then goes on as far as it still can.',
      it: "Quando arriva l'innesco, la mossa preparata interrompe l'evento nel punto adatto, come reazione da 0 azioni. Poi l'evento prosegue, per quanto ancora può.",
      fi: 'Kun laukaisija toteutuu, valmisteltu teko keskeyttää tapahtuman sopivassa kohdassa nollan toiminnon reaktiona. Sen jälkeen tapahtuma jatkuu siltä osin kuin se on vielä mahdollista.',
    },
  },
  'noppa.ready.surcharge': {
    kind: 'mechanic',
    source: at('Valmistautuminen', NOTE, line(70)),
    title: { en: 'Paying the difference', it: 'Pagare la differenza', fi: 'Erotuksen maksaminen' },
    statement: {
      en: 'If the act costs more than has been spent on readiness so far (the first action and those paid to stay ready), the reaction costs the difference. Having spent more than the price gives nothing back. The difference must not bring the actions below 0; if it would, the act cannot go off.',
      it: 'Se la mossa costa più di quanto si è speso finora per la preparazione (la prima azione e quelle pagate per restare pronti), la reazione costa la differenza. Chi ha speso più del costo non riceve nulla indietro. La differenza non può portare le azioni sotto 0: in quel caso la mossa non può scattare.',
      fi: 'Jos teko maksaa enemmän kuin valmistautumiseen on siihen mennessä kulunut (ensimmäinen toiminto ja ylläpitoon maksetut), reaktio maksaa erotuksen. Hintaa suuremmasta kulutuksesta ei saa mitään takaisin. Erotus ei saa viedä toimintoja miinukselle; jos se veisi, teko ei voi laueta.',
    },
  },
  'noppa.delay.carry': {
    kind: 'optional',
    source: at('Viivyttäminen', line(72)),
    title: { en: 'Delaying (beta)', it: 'Ritardare (beta)', fi: 'Viivyttäminen (BETA)' },
    statement: {
      en: 'The actions one has left are moved to the next round and added to its initiative. By default the 1 or 2 actions left are themselves the price and all of them move, 2 at most. The source marks this rule as beta, so it can be switched off.',
      it: 'Le azioni rimaste passano al round seguente e si aggiungono alla sua iniziativa. Di norma le 1 o 2 azioni rimaste sono esse stesse il costo e passano tutte, al massimo 2. Il testo dà questa regola come beta, perciò si può disattivare.',
      fi: 'Jäljellä olevat toiminnot siirtyvät seuraavalle kierrokselle ja lisätään sen aloitteeseen. Oletuksena hinta on juuri ne 1–2 jäljellä olevaa toimintoa, ja ne siirtyvät kaikki, kuitenkin enintään 2. Lähteessä sääntö on merkitty betaksi, joten sen voi poistaa käytöstä.',
    },
  },
  'noppa.delay.limits': {
    kind: 'optional',
    source: at('Viivyttäminen', line(72)),
    title: {
      en: 'Once and only at the end',
      it: 'Una volta e solo alla fine',
      fi: 'Kerran kierroksessa ja vain lopussa',
    },
    statement: {
      en: 'One can delay once per round, and only at the end of the round, after the last act on tick 1. Of more than 2 actions left, by default 2 are carried and the rest is lost.',
      it: "Si può ritardare una volta per round, e solo alla fine del round, dopo l'ultima mossa al numero d'azione 1. Se restano più di 2 azioni, di norma ne passano 2 e le altre si perdono.",
      fi: 'Viivyttää voi kerran kierroksessa ja vain kierroksen lopussa, toimintoluvun 1 viimeisen teon jälkeen. Jos toimintoja on jäljellä yli 2, oletuksena niistä siirtyy 2 ja loput menetetään.',
    },
  },
  'noppa.delay.npc-none': {
    kind: 'mechanic',
    source: at(['Esimerkkivastustajia', 'Huomioita'], line(153)),
    title: { en: 'Foes do not delay', it: 'I nemici non ritardano', fi: 'NPC:t eivät viivytä' },
    statement: {
      en: 'NPCs never move actions to the next round; they start each round with their fixed number.',
      it: 'I PNG non spostano mai azioni al round seguente: cominciano ogni round con il loro numero fisso.',
      fi: 'NPC:t eivät siirrä toimintoja seuraavalle kierrokselle, vaan aloittavat joka kierroksen kiinteällä määrällään.',
    },
  },
  'noppa.reaction.cost': {
    kind: 'mechanic',
    source: at('Reaktiot', line(75)),
    title: { en: 'Reactions cost one', it: 'Le reazioni costano 1 azione', fi: 'Reaktioiden hinta' },
    statement: {
      en: 'Reactions are acts taken when a fitting situation arises. They usually cost 1 action.',
      it: 'Le reazioni sono mosse che si fanno quando si presenta la situazione adatta. Di solito costano 1 azione.',
      fi: 'Reaktiot ovat tekoja, jotka tehdään sopivan tilanteen tullen. Ne maksavat yleensä 1 toiminnon.',
    },
  },
  'noppa.reaction.out-of-order': {
    kind: 'mechanic',
    source: at('Reaktiot', line(75)),
    title: {
      en: 'Outside the order',
      it: "Fuori dall'ordine",
      fi: 'Reaktio aloitejärjestyksen ulkopuolella',
    },
    statement: {
      en: "A reaction ignores the initiative order and may come in the middle of an opponent's turn.",
      it: "Una reazione non segue l'ordine d'iniziativa e può arrivare nel mezzo del turno di un avversario.",
      fi: 'Reaktio ei ole sidottu aloitejärjestykseen: sen voi tehdä myös keskellä vastustajan vuoroa.',
    },
  },
  'noppa.reaction.no-negative': {
    kind: 'mechanic',
    source: at('Reaktiot', line(77)),
    title: { en: 'Not below zero actions', it: 'Mai sotto zero azioni', fi: 'Reaktio ei vie miinukselle' },
    statement: {
      en: "A reaction that would bring one's actions below 0 cannot be taken. Reaching exactly 0 is fine.",
      it: 'Una reazione che porterebbe le azioni sotto 0 non si può fare. Arrivare esattamente a 0 va bene.',
      fi: 'Reaktiota ei voi tehdä, jos toiminnot menisivät sen vuoksi alle nollan. Tasan nollaan saa päätyä.',
    },
  },
  'noppa.reaction.delays-later': {
    kind: 'mechanic',
    source: at('Reaktiot', line(77)),
    title: {
      en: 'Reactions push back later acts',
      it: 'Le reazioni rinviano le mosse successive',
      fi: 'Reaktio viivästyttää myöhempiä tekoja',
    },
    statement: {
      en: "The price of a reaction lowers the actions left, so one's next own act comes on a lower tick.",
      it: "Il costo di una reazione riduce le azioni rimaste, perciò la propria mossa successiva arriva a un numero d'azione più basso.",
      fi: 'Reaktion hinta vähentää jäljellä olevia toimintoja, joten seuraava oma teko tulee pienemmällä toimintoluvulla.',
    },
  },
  'noppa.zone.zones': {
    kind: 'guidance',
    source: at('Alueet', line(80)),
    title: { en: 'Zones', it: 'Zone', fi: 'Alueet' },
    statement: {
      en: 'The battlefield is divided into zones, as in many other games. It is good when something marks their borders: fallen trees, wagons, thick bushes. Crossing a border is normal or difficult. A fighter is in one zone and in at most one melee, which lies in one zone.',
      it: 'Il campo di battaglia è diviso in zone, come in molti altri giochi. È bene che qualcosa ne segni i confini: alberi caduti, carri, cespugli fitti. Il passaggio di un confine è normale o difficile. Un combattente si trova in una zona e al massimo in una mischia, che sta in una sola zona.',
      fi: 'Taistelukenttä jaetaan alueisiin, kuten monessa muussakin pelissä. Rajalla on hyvä olla jotakin: kaatuneita puita, vankkureita, tiheää pensaikkoa. Rajan ylitys on joko tavallinen tai vaikea. Taistelija on yhdellä alueella ja enintään yhdessä käsikähmässä, ja käsikähmä on yhdellä alueella.',
    },
  },
  'noppa.melee.none-at-start': {
    kind: 'mechanic',
    source: at('Käsikähmä', line(83)),
    title: { en: 'No melee at the start', it: "Nessuna mischia all'inizio", fi: 'Alussa ei käsikähmiä' },
    statement: {
      en: 'A fight normally begins without any melee, even if enemies start in the same zone.',
      it: 'Un combattimento di norma comincia senza mischie, anche se i nemici partono dalla stessa zona.',
      fi: 'Taistelu alkaa yleensä ilman käsikähmiä, vaikka viholliset olisivat samalla alueella.',
    },
  },
  'noppa.melee.formation': {
    kind: 'mechanic',
    source: at('Käsikähmä', line(83)),
    title: { en: 'A melee forms', it: 'Si forma una mischia', fi: 'Käsikähmän muodostuminen' },
    statement: {
      en: 'A melee attack forms a melee between attacker and defender, who must be in the same zone, whether or not it does damage. By default it forms before the roll, so newcomers count for odds on that very attack. A melee area attack joins the attacker and all targets. If attacker and target are in different melees, the two become one.',
      it: "Un attacco in corpo a corpo forma una mischia tra attaccante e difensore, che devono essere nella stessa zona, anche se non fa danni. Di norma la mischia si forma prima del tiro, perciò chi arriva conta per la superiorità già in quell'attacco. Un attacco ad area in corpo a corpo unisce l'attaccante e tutti i bersagli. Se attaccante e bersaglio sono in mischie diverse, le due diventano una.",
      fi: 'Lähitaisteluhyökkäys muodostaa käsikähmän hyökkääjän ja puolustajan välille, tekipä se vahinkoa tai ei; heidän on oltava samalla alueella. Oletuksena käsikähmä muodostuu ennen heittoa, joten tulokkaat lasketaan ylivoimaan jo siinä hyökkäyksessä. Lähitaistelun aluehyökkäys yhdistää hyökkääjän ja kaikki kohteet. Jos hyökkääjä ja kohde ovat eri käsikähmissä, niistä tulee yksi.',
    },
  },
  'noppa.melee.joining': {
    kind: 'mechanic',
    source: at('Käsikähmä', line(83)),
    title: { en: 'Joining a melee', it: 'Unirsi alla mischia', fi: 'Käsikähmään liittyminen' },
    statement: {
      en: 'Whoever attacks a member of a melee, or defends one with a parry, becomes part of it. By default only melee attacks do this. A melee ends when fewer than two hostile sides have a conscious member in it.',
      it: 'Chi attacca un membro di una mischia, o ne difende uno con una parata, entra a farne parte. Di norma vale solo per gli attacchi in corpo a corpo. Una mischia finisce quando le parti ostili con almeno un membro cosciente sono meno di due.',
      fi: 'Käsikähmään liittyy jokainen, joka hyökkää jonkun siinä olevan kimppuun tai puolustaa jotakuta torjumalla. Oletuksena vain lähitaisteluhyökkäys liittää mukaan. Käsikähmä päättyy, kun siinä ei enää ole vähintään kahta vihamielistä osapuolta, joilla on tajuissaan oleva jäsen.',
    },
  },
  'noppa.melee.odds': {
    kind: 'mechanic',
    source: at('Ylivoima', line(86)),
    title: { en: 'Overwhelming odds', it: 'Superiorità schiacciante', fi: 'Ylivoima' },
    statement: {
      en: 'In a melee a side has overwhelming odds when it has at least 1.5 times as many fighters there as its opponents. Exactly 1.5 times is enough. Only conscious fighters count.',
      it: 'In una mischia una parte ha una superiorità schiacciante quando vi ha almeno 1,5 volte i combattenti degli avversari. Esattamente 1,5 volte basta. Contano solo i combattenti coscienti.',
      fi: 'Käsikähmässä osapuolella on ylivoima, kun sillä on taistelijoita vähintään puolitoista kertaa niin paljon kuin vastustajilla. Tasan puolitoistakertainen määrä riittää. Vain tajuissaan olevat lasketaan.',
    },
  },
  'noppa.melee.odds-many-sides': {
    kind: 'mechanic',
    source: at('Ylivoima', line(86)),
    title: { en: 'More than two sides', it: 'Più di due parti', fi: 'Useampi kuin kaksi osapuolta' },
    statement: {
      en: "With more than two sides, the opponents are all fighters in the melee who are not of one's own side, even if they are each other's enemies.",
      it: 'Con più di due parti, sono avversari tutti i combattenti della mischia che non sono della propria parte, anche se nemici tra loro.',
      fi: 'Jos osapuolia on enemmän kuin kaksi, vastustajia ovat kaikki käsikähmän taistelijat, jotka eivät ole omalla puolella, vaikka he olisivat toistensakin vihollisia.',
    },
  },
  'noppa.melee.odds-sizes': {
    kind: 'table',
    source: at('Ylivoima', NOTE, line(88)),
    title: { en: 'Sizes count', it: 'Contano le taglie', fi: 'Koko ylivoimassa' },
    statement: {
      en: 'For odds a small creature counts as half and a large one as two. Some giants that cannot be played count as 2 to 5, and swarms according to their size, as their data say. Everybody else counts as one.',
      it: 'Per la superiorità una creatura piccola conta come mezza e una grande come due. Certi giganti non giocabili contano da 2 a 5 e gli sciami secondo la loro grandezza, come indicano i loro dati. Tutti gli altri contano come uno.',
      fi: 'Ylivoimaa laskettaessa pieni olento on puolikas ja suuri olento kaksi. Jotkin jätit, joita ei voi pelata, ovat 2–5 ja parvet kokonsa mukaan, kuten niiden tiedoissa sanotaan. Kaikki muut ovat yksi.',
    },
  },
  'noppa.move.zone': {
    kind: 'action',
    source: at('Liikkuminen taistelussa', line(91)),
    title: { en: 'Moving to another zone', it: 'Muoversi tra zone', fi: 'Liikkuminen alueelta toiselle' },
    statement: {
      en: 'Moving from one zone to the next costs 1 action. Moving within a zone is free, unless one leaves a melee; that costs as much as a move.',
      it: 'Muoversi da una zona a quella vicina costa 1 azione. Muoversi dentro una zona è gratuito, a meno di lasciare una mischia: questo costa come uno spostamento.',
      fi: 'Siirtyminen alueelta viereiselle maksaa 1 toiminnon. Alueen sisällä liikkuminen on ilmaista, paitsi käsikähmästä poistuttaessa; se maksaa saman verran kuin siirtyminen.',
    },
  },
  'noppa.move.difficult': {
    kind: 'mechanic',
    source: at('Liikkuminen taistelussa', line(91)),
    title: { en: 'Difficult terrain', it: 'Terreno difficile', fi: 'Vaikea maasto' },
    statement: {
      en: 'Over difficult terrain, such as a difference in height, the move costs 2 actions.',
      it: 'Su terreno difficile, per esempio con un dislivello, lo spostamento costa 2 azioni.',
      fi: 'Vaikeassa maastossa, esimerkiksi korkeuseron yli, liikkuminen maksaa 2 toimintoa.',
    },
  },
  'noppa.move.leave-melee': {
    kind: 'mechanic',
    source: at('Liikkuminen taistelussa', line(92)),
    title: { en: 'Leaving a melee', it: 'Lasciare la mischia', fi: 'Poistuminen käsikähmästä' },
    statement: {
      en: 'Whoever moves out of a melee in which their own side lacks overwhelming odds gives the enemies a free strike. Even numbers are not enough to leave freely. Odds are measured before leaving, the mover included. By default each enemy in the melee may strike, paying for its own reaction.',
      it: 'Chi lascia una mischia in cui la propria parte non ha una superiorità schiacciante concede ai nemici un colpo gratuito. Essere in parità non basta per andarsene liberamente. La superiorità si misura prima di uscire, contando chi si muove. Di norma ogni nemico nella mischia può colpire, pagando la propria reazione.',
      fi: 'Se, joka lähtee käsikähmästä ilman oman puolensa ylivoimaa, antaa vihollisille vaparin. Tasaväkisyys ei riitä vapaaseen lähtöön. Ylivoima lasketaan ennen lähtöä lähtijä mukaan lukien. Oletuksena jokainen käsikähmässä oleva vihollinen saa lyödä omalla reaktiollaan.',
    },
  },
  'noppa.move.withdraw': {
    kind: 'action',
    source: at('Vetäytyminen', line(95)),
    title: { en: 'Withdrawing', it: 'Ritirata', fi: 'Vetäytyminen' },
    statement: {
      en: 'A withdrawing move costs 1 action more: 2, or 3 over difficult terrain. No free strike may be made against the mover for moving.',
      it: 'Ritirarsi costa 1 azione in più di uno spostamento: 2, o 3 su terreno difficile. Chi si ritira non subisce colpi gratuiti per lo spostamento.',
      fi: 'Vetäytyminen maksaa yhden toiminnon enemmän kuin liikkuminen: 2 tai vaikeassa maastossa 3. Vetäytyvään ei saa lyödä vapareita liikkumisen takia.',
    },
  },
  'noppa.freestrike.reaction': {
    kind: 'action',
    source: at('Vapaa isku', line(98)),
    title: { en: 'Free strike', it: 'Colpo gratuito', fi: 'Vapaa isku (vapari)' },
    statement: {
      en: "A reaction for 1 action: a melee attack on the one who gave the opening. Otherwise it is an ordinary melee attack: a player character rolls Might against the TN, and against a foe's free strike the player character rolls a defence.",
      it: "Una reazione da 1 azione: un attacco in corpo a corpo contro chi ha dato l'occasione. Per il resto è un normale attacco in corpo a corpo: un personaggio giocante tira la Forza contro la difficoltà, e contro il colpo gratuito di un nemico il personaggio giocante tira una difesa.",
      fi: 'Yhden toiminnon reaktio: lähitaisteluhyökkäys siihen, joka antoi tilaisuuden. Muuten se on tavallinen lähitaisteluhyökkäys: pelaajahahmo heittää Väkevyyttä vaikeusastetta vastaan, ja vihollisen vaparia vastaan pelaajahahmo heittää puolustuksen.',
    },
  },
  'noppa.freestrike.triggers': {
    kind: 'mechanic',
    source: at('Vapaa isku', lines('99–100')),
    title: { en: 'What opens one up', it: 'Cosa provoca il colpo', fi: 'Vaparin laukaisijat' },
    statement: {
      en: "Two things give an opening: moving out of a melee while one's side lacks overwhelming odds, and using a ranged weapon or an attack spell that is not handy, whatever the odds. The striker must be an enemy in the same melee. Handy weapons are exempt like handy spells, and spells that are not attacks give no opening.",
      it: "Due cose danno l'occasione: lasciare una mischia quando la propria parte non ha una superiorità schiacciante, e usare un'arma a distanza o un incantesimo d'attacco che non sia pratico, quale che sia la superiorità. A colpire deve essere un nemico della stessa mischia. Le armi pratiche sono esenti come gli incantesimi pratici, e gli incantesimi che non sono attacchi non danno occasione.",
      fi: 'Tilaisuuden vapariin antaa kaksi asiaa: poistuminen käsikähmästä ilman oman puolen ylivoimaa sekä sellaisen ampuma-aseen tai hyökkäysloitsun käyttö, joka ei ole Kätevä, ylivoimasta riippumatta. Lyöjän on oltava samassa käsikähmässä oleva vihollinen. Kätevä vapauttaa niin aseet kuin loitsutkin, ja loitsu, joka ei ole hyökkäys, ei anna tilaisuutta vapariin.',
    },
  },
  'noppa.freestrike.interrupts': {
    kind: 'mechanic',
    source: at('Vapaa isku', line(98)),
    title: { en: 'The strike comes first', it: 'Il colpo viene prima', fi: 'Vapari ennen tekoa' },
    statement: {
      en: 'The act that gave the opening takes place only after the free strike is resolved. It has already been paid for: if its actor faints, it does not happen and the actions stay spent.',
      it: "La mossa che ha dato l'occasione avviene solo dopo che il colpo gratuito è risolto. È già stata pagata: se chi la compie sviene, non avviene e le azioni restano spese.",
      fi: 'Tilaisuuden antanut teko tapahtuu vasta, kun vapari on ratkaistu. Teko on jo maksettu: jos tekijä pökertyy, sitä ei tapahdu ja toiminnot ovat silti kuluneet.',
    },
  },
  'noppa.attack.roll': {
    kind: 'mechanic',
    source: at('Hyökkäys ja puolustus', line(103)),
    title: { en: 'Attack roll', it: 'Tiro per attaccare', fi: 'Hyökkäysheitto' },
    statement: {
      en: 'Roll the attribute that fits the attack, with all its modifiers; the TN comes from the opponent by way of the game master. A success hits and deals the damage of the weapon or spell, 1 unless stated otherwise. For a foe without stated body points the damage is added up and the game master decides when it falls.',
      it: "Si tira la caratteristica adatta all'attacco con tutti i suoi modificatori; la difficoltà dipende dall'avversario e la comunica il master. Un successo colpisce e infligge il danno dell'arma o dell'incantesimo, 1 se non è indicato altro. Per un nemico senza punti corpo indicati il danno si somma, e quando cade lo decide il master.",
      fi: 'Heitetään hyökkäykseen sopivaa ominaisuutta kaikkine muuttujineen; vaikeusaste riippuu vastustajasta, ja sen kertoo pelinjohtaja. Onnistuminen osuu ja tekee aseen tai loitsun vahingon, joka on 1, ellei muuta ole ilmoitettu. Jos vihollisen kehopisteitä ei ole annettu, vahinko lasketaan yhteen ja pelinjohtaja päättää, milloin se kaatuu.',
    },
  },
  'noppa.attack.tn-by-type': {
    kind: 'mechanic',
    source: at('Hyökkäys ja puolustus', line(103)),
    title: {
      en: 'TN by kind of attack',
      it: "Difficoltà per tipo d'attacco",
      fi: 'Vaikeusaste hyökkäystyypin mukaan',
    },
    statement: {
      en: 'The same foe may have different TNs against different kinds of attack. The attack names one kind; the TN is the one given for that exact damage type or element, otherwise for touch or homing, otherwise for the group (mundane or elements). An attack that names a defence (reflex, endurance, will) uses the TN of that defence.',
      it: "Lo stesso nemico può avere difficoltà diverse contro tipi d'attacco diversi. L'attacco indica un solo tipo; vale la difficoltà data per quel preciso tipo di danno o elemento, altrimenti quella per tocco o ricerca, altrimenti quella del gruppo (comuni o elementi). Un attacco che indica una difesa (riflessi, tenacia, volontà) usa la difficoltà di quella difesa.",
      fi: 'Samalla vihollisella voi olla eri vaikeusasteita eri hyökkäystyyppejä vastaan. Hyökkäyksellä on yksi tyyppi; vaikeusaste on se, joka on annettu juuri sille vahinkotyypille tai elementille, muuten touchille tai homingille, muuten ryhmälle (mundaani tai elementit). Hyökkäys, joka nimeää puolustuksen (refleksi, kestävyys, tahto), käyttää sen vaikeusastetta.',
    },
  },
  'noppa.attack.melee': {
    kind: 'table',
    source: at('Hyökkäys ja puolustus', line(105)),
    title: { en: 'Melee attack', it: 'Attacco in corpo a corpo', fi: 'Lähitaisteluhyökkäys' },
    statement: {
      en: 'Melee attacks are rolled with Might.',
      it: 'Gli attacchi in corpo a corpo si tirano con la Forza.',
      fi: 'Lähitaisteluhyökkäys heitetään Väkevyydellä.',
    },
  },
  'noppa.attack.ranged': {
    kind: 'table',
    source: at('Hyökkäys ja puolustus', line(106)),
    title: { en: 'Ranged attack', it: 'Attacco a distanza', fi: 'Ampumahyökkäys' },
    statement: {
      en: 'Ranged attacks are rolled with Agility.',
      it: "Gli attacchi a distanza si tirano con l'Agilità.",
      fi: 'Ampumahyökkäys heitetään Ketteryydellä.',
    },
  },
  'noppa.attack.spell': {
    kind: 'table',
    source: at('Hyökkäys ja puolustus', line(107)),
    title: { en: 'Spell attack', it: 'Attacco magico', fi: 'Loitsuhyökkäys' },
    statement: {
      en: 'Spell attacks are rolled with Learning.',
      it: "Gli attacchi magici si tirano con l'Erudizione.",
      fi: 'Loitsuhyökkäys heitetään Oppineisuudella.',
    },
  },
  'noppa.attack.extra-damage': {
    kind: 'mechanic',
    source: at('Ylimääräiset hyökkäysonnistumiset', line(116)),
    title: {
      en: 'Extra successes as damage',
      it: 'Successi in più come danno',
      fi: 'Ylimääräiset hyökkäysonnistumiset vahinkona',
    },
    statement: {
      en: 'Each success above the TN of an attack may be used as one more point of damage. All of them are, unless the attacker chooses otherwise.',
      it: "Ogni successo oltre la difficoltà di un attacco si può usare come un punto di danno in più. Vanno tutti in danno, se l'attaccante non sceglie altrimenti.",
      fi: 'Jokaisen hyökkäyksen vaikeusasteen ylittävän onnistumisen voi käyttää yhtenä lisävahinkopisteenä. Ne kaikki menevät vahinkoon, ellei hyökkääjä valitse toisin.',
    },
  },
  'noppa.attack.extra-effects': {
    kind: 'mechanic',
    source: at('Ylimääräiset hyökkäysonnistumiset', line(116)),
    title: {
      en: 'Extra successes as effects',
      it: 'Successi in più come effetti',
      fi: 'Ylimääräiset onnistumiset haittavaikutuksina',
    },
    statement: {
      en: 'Some weapons and special traits let extra attack successes be spent on harmful effects instead of damage. Each success is used only once.',
      it: 'Alcune armi e alcuni tratti speciali permettono di spendere i successi in più di un attacco in effetti dannosi invece che in danno. Ogni successo si usa una volta sola.',
      fi: 'Joillakin aseilla ja erikoisominaisuuksilla ylimääräiset hyökkäysonnistumiset voi käyttää vahingon sijasta haittavaikutuksiin. Kunkin onnistumisen voi käyttää vain kerran.',
    },
  },
  'noppa.attack.area-per-target': {
    kind: 'mechanic',
    source: at('Aluehyökkäykset', line(119)),
    title: {
      en: 'Area attacks roll per target',
      it: 'Attacchi ad area: un tiro per bersaglio',
      fi: 'Aluehyökkäys: heitto joka kohteelle',
    },
    statement: {
      en: "An attack on several targets is rolled separately for each, usually with the same pool, against that target's TN; a mind point therefore rescues one target's roll only, and complications are judged roll by roll. Riposte dice go into one of the rolls, which the attacker names beforehand (the first unless said otherwise). Against a foe's area attack each player character hit rolls a defence.",
      it: "Un attacco contro più bersagli si tira separatamente per ciascuno, di solito con la stessa riserva, contro la difficoltà di quel bersaglio; un punto mente salva quindi il tiro contro un solo bersaglio, e le complicazioni si valutano tiro per tiro. I dadi di risposta vanno in uno solo dei tiri, indicato prima dall'attaccante (il primo, se non dice altro). Contro l'attacco ad area di un nemico ogni personaggio giocante coinvolto tira una difesa.",
      fi: 'Usean kohteen hyökkäys heitetään jokaiselle kohteelle erikseen, yleensä samalla poolilla ja kyseisen kohteen vaikeusastetta vastaan; mielipiste pelastaa siis vain yhden kohteen heiton, ja komplikaatiot katsotaan heitto kerrallaan. Riposten lisänopat menevät yhteen heitoista, jonka hyökkääjä nimeää etukäteen (ensimmäiseen, ellei hän sano muuta). Vihollisen aluehyökkäystä vastaan kukin kohteena oleva pelaajahahmo heittää puolustuksen.',
    },
  },
  'noppa.attack.area-swarm': {
    kind: 'mechanic',
    source: at('Aluehyökkäykset', line(119)),
    title: { en: 'Swarms', it: 'Sciami', fi: 'Vihollisparvet' },
    statement: {
      en: 'A swarm of enemies is attacked with one roll. Inside an area attack a swarm is one target among the others.',
      it: 'Uno sciame di nemici si attacca con un solo tiro. In un attacco ad area lo sciame è un bersaglio tra gli altri.',
      fi: 'Vihollisparvea vastaan hyökätään yhdellä heitolla. Aluehyökkäyksessä parvi on yksi kohde muiden rinnalla.',
    },
  },
  'noppa.attack.friendly-fire': {
    kind: 'mechanic',
    source: at('Oma tuli', line(122)),
    title: { en: 'Friendly fire', it: 'Fuoco amico', fi: 'Oma tuli' },
    statement: {
      en: "An attack that reaches another player character, through an area attack for instance, is settled by the defender's roll alone; the attacker does not roll for that target. Without an attack roll there are no extra successes, so a failed defence takes the base damage.",
      it: "Un attacco che raggiunge un altro personaggio giocante, per esempio un attacco ad area, si risolve con il solo tiro del difensore: per quel bersaglio l'attaccante non tira. Senza tiro d'attacco non ci sono successi in più, perciò una difesa fallita subisce il danno base.",
      fi: 'Kun hyökkäys, esimerkiksi aluehyökkäys, osuu toiseen pelaajahahmoon, asian ratkaisee yksin puolustajan heitto; hyökkääjä ei heitä tälle kohteelle. Koska hyökkäysheittoa ei ole, ylimääräisiä onnistumisia ei tule, ja epäonnistuneesta puolustuksesta seuraa perusvahinko.',
    },
  },
  'noppa.attack.friendly-fire-tn': {
    kind: 'mechanic',
    source: at('Oma tuli', line(122)),
    title: { en: 'Friendly fire TN', it: 'Difficoltà del fuoco amico', fi: 'Oman tulen vaikeusaste' },
    statement: {
      en: 'The TN of friendly fire is half of the attack pool with all modifiers, rounded up, and at least 1. Everything that changes the number of dice counts, riposte dice included; advantage and disadvantage do not.',
      it: "La difficoltà del fuoco amico è la metà della riserva d'attacco con tutti i modificatori, arrotondata per eccesso, e almeno 1. Conta tutto ciò che cambia il numero di dadi, compresi i dadi di risposta; vantaggio e svantaggio no.",
      fi: 'Oman tulen vaikeusaste on puolet hyökkäyspoolista kaikkine muuttujineen, ylöspäin pyöristettynä ja vähintään 1. Mukaan lasketaan kaikki, mikä muuttaa noppien määrää, myös riposten nopat; etua ja haittaa ei lasketa.',
    },
  },
  'noppa.defence.base': {
    kind: 'derived',
    source: at(['Hyökkäys ja puolustus', 'Ominaisuudet'], lines('29, 108')),
    title: { en: 'Basic defence', it: 'Difesa base', fi: 'Peruspuolustus' },
    statement: {
      en: 'The basic defence pool is dodge defence plus armour defence. Dodge defence is half of Agility; armour defence comes from the armour.',
      it: "La riserva della difesa base è la schivata più la difesa dell'armatura. La schivata è la metà dell'Agilità; la difesa dell'armatura viene dall'armatura.",
      fi: 'Peruspuolustuksen pooli on väistöpuolustus ja panssaripuolustus yhteensä. Väistöpuolustus on puolet Ketteryydestä; panssaripuolustus tulee panssarista.',
    },
  },
  'noppa.defence.reflex': {
    kind: 'derived',
    source: at('Hyökkäys ja puolustus', line(109)),
    title: { en: 'Reflex defence', it: 'Difesa sui riflessi', fi: 'Refleksipuolustus' },
    statement: {
      en: 'Reflex defence is rolled with full Agility.',
      it: "La difesa sui riflessi si tira con l'Agilità intera.",
      fi: 'Refleksipuolustus heitetään koko Ketteryydellä.',
    },
  },
  'noppa.defence.endurance': {
    kind: 'derived',
    source: at('Hyökkäys ja puolustus', line(110)),
    title: { en: 'Endurance defence', it: 'Difesa sulla tenacia', fi: 'Kestävyyspuolustus' },
    statement: {
      en: 'Endurance defence is rolled with full Toughness.',
      it: 'La difesa sulla tenacia si tira con la Tenacia intera.',
      fi: 'Kestävyyspuolustus heitetään koko Sitkeydellä.',
    },
  },
  'noppa.defence.will': {
    kind: 'derived',
    source: at('Hyökkäys ja puolustus', line(111)),
    title: { en: 'Will defence', it: 'Difesa sulla volontà', fi: 'Tahtopuolustus' },
    statement: {
      en: 'Will defence is rolled with full Practice.',
      it: "La difesa sulla volontà si tira con l'Esperienza intera.",
      fi: 'Tahtopuolustus heitetään koko Harjaantuneisuudella.',
    },
  },
  'noppa.defence.roll': {
    kind: 'mechanic',
    source: at('Puolustaminen', line(125)),
    title: { en: 'Defending', it: 'Difendersi', fi: 'Puolustaminen' },
    statement: {
      en: "Against an enemy's attack or spell, or trouble from the surroundings, the player character makes the fitting defence roll against its TN. Defending costs no actions. If the roll succeeds, the attack does nothing.",
      it: "Contro l'attacco o l'incantesimo di un nemico, o contro un pericolo dell'ambiente, il personaggio giocante fa il tiro di difesa adatto contro la sua difficoltà. Difendersi non costa azioni. Se il tiro riesce, l'attacco non ha effetto.",
      fi: 'Vihollisen hyökkäystä, loitsua tai ympäristön aiheuttamaa vaaraa vastaan pelaajahahmo tekee sopivan puolustusheiton sen vaikeusastetta vastaan. Puolustaminen ei maksa toimintoja. Jos heitto onnistuu, hyökkäys ei tee mitään.',
    },
  },
  'noppa.defence.failure': {
    kind: 'mechanic',
    source: at('Puolustaminen', line(125)),
    title: { en: 'Failed defence', it: 'Difesa fallita', fi: 'Epäonnistunut puolustus' },
    statement: {
      en: 'On a failed defence the damage and the other harmful effects get through in full. How many successes were missing does not matter.',
      it: 'Se la difesa fallisce, il danno e gli altri effetti dannosi passano per intero. Quanti successi mancassero non importa.',
      fi: 'Epäonnistunut puolustus päästää vahingon ja muut haittavaikutukset läpi kokonaan. Puuttuvien onnistumisten määrällä ei ole väliä.',
    },
  },
  'noppa.defence.which': {
    kind: 'table',
    source: at('Puolustaminen', line(127)),
    title: { en: 'Which defence when', it: 'Quale difesa usare', fi: 'Mikä puolustus mitäkin vastaan' },
    statement: {
      en: 'Basic defence is mainly for physical blows. Reflex defence is for traps, elemental area attacks and the like. Endurance defence is for poison, disease, exhaustion and the like. Will defence is for fear, interrogation, mind control, staying awake and the like.',
      it: 'La difesa base serve soprattutto contro i colpi fisici. La difesa sui riflessi contro trappole, attacchi elementali ad area e simili. La difesa sulla tenacia contro veleni, malattie, fatica e simili. La difesa sulla volontà contro paura, interrogatori, controllo mentale, per restare svegli e simili.',
      fi: 'Peruspuolustus on lähinnä fyysisiä iskuja vastaan. Refleksipuolustus on ansoja, elementtien aluehyökkäyksiä ja muita sellaisia varten. Kestävyyspuolustusta käytetään esimerkiksi myrkkyihin, tauteihin ja väsymykseen. Tahtopuolustusta käytetään esimerkiksi pelkoon, kuulusteluun, mielenhallintaan ja hereillä pysymiseen.',
    },
  },
  'noppa.defence.extra-choice': {
    kind: 'mechanic',
    source: at('Ylimääräiset puolustusonnistumiset', lines('130–132')),
    title: {
      en: 'Extra defence successes',
      it: 'Successi di difesa in più',
      fi: 'Ylimääräiset puolustusonnistumiset',
    },
    statement: {
      en: 'Successes above the TN of a defence roll may be used either as cover for comrades, only against an area attack, or as riposte. By default all the extra successes of one roll go to one use.',
      it: 'I successi oltre la difficoltà di un tiro di difesa si possono usare o come copertura per i compagni, solo contro un attacco ad area, o come risposta. Di norma tutti i successi in più di un tiro vanno a un solo uso.',
      fi: 'Puolustusheiton vaikeusasteen ylittävät onnistumiset voi käyttää joko tovereiden coveraukseen, mutta vain aluehyökkäystä vastaan, tai riposteen. Oletuksena yhden heiton ylimääräiset onnistumiset menevät kaikki samaan käyttöön.',
    },
  },
  'noppa.defence.cover': {
    kind: 'mechanic',
    source: at('Ylimääräiset puolustusonnistumiset', letter('A'), line(131)),
    title: { en: 'Cover', it: 'Copertura', fi: 'Coveraus' },
    statement: {
      en: 'Extra successes of a defence against an area attack may be handed to comrades in the same melee or adjacent, as successes on their own defence against that attack, whichever defence was rolled. One roll may cover several comrades, success by success, but nobody is lifted above the TN. Adjacent means the same zone while the one who covers is in no other melee. First all targets roll; then come cover, parries, cover from parried rolls and finally mind points.',
      it: "I successi in più di una difesa contro un attacco ad area si possono dare ai compagni nella stessa mischia o accanto, come successi nella loro difesa contro quell'attacco, quale che sia la difesa tirata. Un tiro può coprire più compagni, un successo alla volta, ma nessuno supera la difficoltà. «Accanto» vuol dire nella stessa zona, se chi copre non è in un'altra mischia. Prima tirano tutti i bersagli; poi vengono coperture, parate, coperture dai tiri parati e infine punti mente.",
      fi: 'Aluehyökkäystä vastaan puolustettaessa ylimääräisiä onnistumisia voi antaa samassa käsikähmässä tai vieressä oleville tovereille onnistumisiksi heidän omaan puolustukseensa, oli heitetty puolustus mikä tahansa. Yhdestä heitosta voi coverata useaa toveria onnistuminen kerrallaan, mutta ketään ei nosteta yli vaikeusasteen. Vieressä tarkoittaa samaa aluetta, kun coveraaja ei ole muussa käsikähmässä. Ensin heittävät kaikki kohteet, sitten tulevat coveraus, torjunnat, torjuttujen heittojen coveraus ja lopuksi mielipisteet.',
    },
  },
  'noppa.defence.riposte': {
    kind: 'mechanic',
    source: at('Ylimääräiset puolustusonnistumiset', letter('B'), line(132)),
    title: { en: 'Riposte', it: 'Risposta', fi: 'Riposte' },
    statement: {
      en: 'Extra defence successes may be kept as that many additional dice for a coming attack. They go into the next attack roll of any kind, free strike and readied attack included, and are used up hit or miss; what is not used is lost when the scene ends. By default the target may be anybody.',
      it: "I successi in più di una difesa si possono conservare come altrettanti dadi aggiuntivi per un attacco futuro. Vanno nel tiro d'attacco successivo di qualunque genere, compresi il colpo gratuito e l'attacco preparato, e si consumano che si colpisca o no; quelli non usati si perdono a fine scena. Di norma il bersaglio può essere chiunque.",
      fi: 'Ylimääräiset puolustusonnistumiset voi säästää yhtä moneksi lisänopaksi tulevaan hyökkäykseen. Ne menevät seuraavaan hyökkäysheittoon, myös vapariin tai valmisteltuun hyökkäykseen, ja kuluvat, osui tai ei; käyttämättömät menetetään kohtauksen päättyessä. Oletuksena kohde voi olla kuka tahansa.',
    },
  },
  'noppa.defence.riposte-best-only': {
    kind: 'mechanic',
    source: at('Ylimääräiset puolustusonnistumiset', letter('B'), line(132)),
    title: { en: 'Only the best riposte', it: 'Vale solo la risposta migliore', fi: 'Vain paras riposte' },
    statement: {
      en: 'Riposte dice of successive successful defences do not add up: only the best one is used when attacking.',
      it: "I dadi di risposta di difese riuscite una dopo l'altra non si sommano: quando si attacca vale solo la risposta migliore.",
      fi: 'Perättäisistä onnistuneista puolustuksista saadut riposten nopat eivät kerry, vaan hyökkäykseen otetaan vain paras.',
    },
  },
  'noppa.defence.riposte-parried': {
    kind: 'mechanic',
    source: at('Ylimääräiset puolustusonnistumiset', letter('B'), line(132)),
    title: {
      en: 'Riposte of a parried defence',
      it: 'Risposta dopo una parata',
      fi: 'Torjutun puolustuksen riposte',
    },
    statement: {
      en: 'If a parry was used, the riposte dice go to the defended character, not to the parrier.',
      it: "Se c'è stata una parata, i dadi di risposta vanno al personaggio difeso, non a chi ha parato.",
      fi: 'Jos puolustuksessa käytettiin torjuntaa, riposten nopat saa puolustettava hahmo eikä torjuja.',
    },
  },
  'noppa.spell.learnable': {
    kind: 'guidance',
    source: at('Loitsut', line(136)),
    title: {
      en: 'Anyone can learn magic',
      it: 'Chiunque può imparare la magia',
      fi: 'Magia on kaikkien opittavissa',
    },
    statement: {
      en: 'With fitting training and practice anybody can learn magic; no class or race is required.',
      it: "Con l'istruzione e la pratica adatte chiunque può imparare la magia; non servono classi o razze particolari.",
      fi: 'Magian oppiminen vaatii vain sopivan koulutuksen ja harjoittelun; hahmoluokalla tai rodulla ei ole väliä.',
    },
  },
  'noppa.spell.mind-cost': {
    kind: 'mechanic',
    source: at('Loitsut', line(136)),
    title: {
      en: 'Spells that cost a mind point',
      it: 'Incantesimi che costano un punto mente',
      fi: 'Loitsun mielipistehinta',
    },
    statement: {
      en: 'Many spells use a mind point, because they get past a problem as a successful roll would (flying) or allow what is otherwise impossible (area attacks). Each spell states its price, as a rule 0 or 1.',
      it: 'Molti incantesimi consumano un punto mente, perché superano un problema come farebbe un tiro riuscito (volare) o permettono cose altrimenti impossibili (attacchi ad area). Ogni incantesimo indica il suo costo, di regola 0 o 1.',
      fi: 'Moni loitsu kuluttaa mielipisteen, sillä se selvittää ongelman kuin onnistunut heitto (lentäminen) tai tekee mahdolliseksi sen, mikä muuten ei onnistu (aluehyökkäys). Hinta on kerrottu loitsun tiedoissa, ja se on yleensä 0 tai 1.',
    },
  },
  'noppa.spell.components': {
    kind: 'mechanic',
    source: at('Loitsut', line(138)),
    title: { en: 'Hand and voice', it: 'Mano e voce', fi: 'Vapaa käsi ja loitsusanat' },
    statement: {
      en: 'Casting normally takes a free hand for the gestures and the ability to speak the words; if either is missing, the spell cannot be cast. As gear may be changed freely with an active act, a hand can be freed in that same act, but not for a spell cast as a reaction.',
      it: "Per lanciare un incantesimo servono normalmente una mano libera per i gesti e la possibilità di pronunciare le parole; se manca una delle due cose, l'incantesimo non si può lanciare. Poiché con una mossa attiva si può cambiare equipaggiamento gratis, una mano si può liberare con quella stessa mossa, ma non per un incantesimo lanciato come reazione.",
      fi: 'Loitsija tarvitsee normaalisti vapaan käden eleitä varten ja kyvyn lausua loitsusanat; jos jompikumpi puuttuu, loitsua ei voi käyttää. Koska varusteita saa vaihtaa ilmaiseksi aktiivisen teon yhteydessä, käden voi vapauttaa samalla teolla, mutta ei silloin, kun loitsu on reaktio.',
    },
  },
  'noppa.spell.racial': {
    kind: 'mechanic',
    source: at('Loitsut', line(138)),
    title: { en: 'Racial spells', it: 'Incantesimi razziali', fi: 'Rodulliset loitsut' },
    statement: {
      en: "Racial spells, such as a half-dragon's breath, are an exception: they need only the ability to move the body part concerned, such as a half-angel's wings. Hands and speech do not matter.",
      it: 'Fanno eccezione gli incantesimi razziali, come il soffio di un mezzodrago: serve solo poter muovere la parte del corpo interessata, come le ali di un mezzangelo. Mani e voce non contano.',
      fi: 'Poikkeuksena ovat rodulliset loitsut, kuten puolilohikäärmeen hönkäisy: niihin riittää, että kyseistä ruumiinosaa, vaikkapa puolienkelin siipiä, voi liikuttaa. Käsillä ja puheella ei ole väliä.',
    },
  },
  'noppa.content.damage-types': {
    kind: 'content',
    source: at(
      ['Esimerkkejä vahinkotyypeistä', 'Huomioita', 'Esimerkkivastustajia'],
      lines('141, 154, 159, 165'),
    ),
    title: {
      en: 'Damage types and weaknesses',
      it: 'Tipi di danno e debolezze',
      fi: 'Vahinkotyypit ja heikkoudet',
    },
    statement: {
      en: 'The types that occur in the rules are slashing, crushing and piercing (together mundane), touch, homing, and the elements, of which fire and ice are named. A weakness or a strength is a lower or higher TN against that type. The source announces examples without giving them, so the list is open.',
      it: "I tipi che compaiono nelle regole sono tagliente, contundente e perforante (insieme: comuni), tocco, ricerca e gli elementi, di cui sono nominati fuoco e ghiaccio. Una debolezza o una resistenza è una difficoltà più bassa o più alta contro quel tipo. Il testo annuncia esempi senza darli, perciò l'elenco è aperto.",
      fi: 'Säännöissä esiintyvät tyypit ovat viiltävä, murskaava ja lävistävä (yhdessä mundaani), touch, homing sekä elementit, joista mainitaan tuli ja jää. Heikkous tai vahvuus on matalampi tai korkeampi vaikeusaste kyseistä tyyppiä vastaan. Esimerkit on lähteessä luvattu mutta ei annettu, joten luettelo on avoin.',
    },
  },
  'noppa.content.complications-attack': {
    kind: 'content',
    source: at('Esimerkkikomplikaatioita', lines('144–146')),
    title: { en: 'Attack complications', it: "Complicazioni d'attacco", fi: 'Hyökkäyskomplikaatioita' },
    statement: {
      en: 'Examples for attack rolls: disarmed, out of balance, out of ammunition. They are suggestions for the game master and have no effect in the rules unless the game master gives one, typically disadvantage.',
      it: "Esempi per i tiri d'attacco: disarmato, sbilanciato, senza munizioni. Sono suggerimenti per il master e non hanno effetti di regola, a meno che il master non ne assegni uno, di solito uno svantaggio.",
      fi: 'Esimerkkejä hyökkäysheittoihin: ase putoaa kädestä, tasapaino menee, ammukset loppuvat. Ne ovat ehdotuksia pelinjohtajalle, eikä niillä ole sääntövaikutusta, ellei pelinjohtaja sellaista anna, tyypillisesti haittaa.',
    },
  },
  'noppa.content.complications-defence': {
    kind: 'content',
    source: at('Esimerkkikomplikaatioita', line(147)),
    title: { en: 'Defence complications', it: 'Complicazioni di difesa', fi: 'Puolustuskomplikaatioita' },
    statement: {
      en: 'Example for defence rolls: stunned. The list is left open, and the game master chooses.',
      it: "Esempio per i tiri di difesa: stordito. L'elenco è lasciato aperto, e sceglie il master.",
      fi: 'Esimerkki puolustusheittoihin: hahmo tyrmistyy. Luettelo on jätetty avoimeksi, ja valinnan tekee pelinjohtaja.',
    },
  },
  'noppa.foe.touch-homing': {
    kind: 'mechanic',
    source: at(['Esimerkkivastustajia', 'Huomioita'], line(154)),
    title: {
      en: 'Touch and homing values',
      it: 'Difese contro tocco e ricerca',
      fi: 'Touch- ja homing-puolustus',
    },
    statement: {
      en: "A foe's TNs against touch and homing attacks are usually an even split of its basic TN (slashing, crushing, piercing). The split is exact: the two add up to the basic TN. By default both are whole numbers, and an odd point goes where the foe's weight lies, otherwise to touch.",
      it: 'Le difficoltà di un nemico contro gli attacchi a tocco e a ricerca sono di solito una divisione alla pari della sua difficoltà base (tagliente, contundente, perforante). La divisione è esatta: le due sommate danno la difficoltà base. Di norma sono numeri interi, e il punto che avanza va dove il nemico è sbilanciato, altrimenti al tocco.',
      fi: 'Vihollisen vaikeusasteet touch- ja homing-hyökkäyksiä vastaan saadaan yleensä jakamalla sen peruspuolustus (viiltävä, murskaava, lävistävä) tasan kahtia. Jako on tarkka: ne ovat yhteensä yhtä paljon kuin peruspuolustus. Oletuksena kumpikin on kokonaisluku, ja pariton piste menee sinne, minne vihollisen painotus on, muuten touchiin.',
    },
  },
  'noppa.foe.touch-homing-weighting': {
    kind: 'gm-ruling',
    source: at(['Esimerkkivastustajia', 'Huomioita'], line(154)),
    title: { en: 'Uneven splits', it: 'Suddivisioni sbilanciate', fi: 'Painotus touchiin tai homingiin' },
    statement: {
      en: "Heavily armoured foes may have the weight on homing, nimble ones on touch. A foe's data may give both numbers, which must add up to the basic TN; otherwise its build decides only where an odd point goes.",
      it: 'I nemici con armatura pesante possono essere sbilanciati verso la ricerca, quelli agili verso il tocco. I dati di un nemico possono dare entrambi i numeri, che sommati devono fare la difficoltà base; altrimenti la corporatura decide solo dove va il punto che avanza.',
      fi: 'Raskaasti panssaroidulla vihollisella painotus voi olla homingissa, liikkuvalla touchissa. Vihollisen tiedoissa voi olla kumpikin luku, ja niiden summan on oltava peruspuolustus; muuten rakenne ratkaisee vain parittoman pisteen paikan.',
    },
  },
  'noppa.foe.levy': {
    kind: 'content',
    source: at('Nostoväki', lines('156–159')),
    title: { en: 'Levy', it: 'Milizia di leva', fi: 'Nostoväki' },
    statement: {
      en: 'Initiative 3. Spear, melee attack: 2 actions, defence TN 2, 1 damage. TNs against it: mundane 2 (touch 1, homing 1); reflex, endurance and will 1 each; all elements 1.',
      it: 'Iniziativa 3. Lancia, attacco in corpo a corpo: 2 azioni, difficoltà per difendersi 2, 1 danno. Difficoltà contro di essa: comuni 2 (tocco 1, ricerca 1); riflessi, tenacia e volontà 1 ciascuna; tutti gli elementi 1.',
      fi: 'Aloite 3. Keihäs, lähitaisteluhyökkäys: 2 toimintoa, puolustuksen TN 2, vahinko 1. Vaikeusasteet sitä vastaan: mundaani 2 (touch 1, homing 1); refleksi, kestävyys ja tahto kukin 1; kaikki elementit 1.',
    },
  },
  'noppa.foe.dragon': {
    kind: 'content',
    source: at('Lohikäärme', lines('161–165')),
    title: { en: 'Dragon', it: 'Drago', fi: 'Lohikäärme' },
    statement: {
      en: 'Initiative 5. Tail, melee attack: 2 actions, TN 4, 3 damage. Fire breath, melee area attack: 3 actions, TN 2 on reflex defence, 2 damage; it can be parried, forms a melee and gives no opening for a free strike. TNs against it: mundane 4, but piercing 3 (touch 2, homing 2); reflex 3, endurance 4, will 4; elements 4, but fire 6 and ice 2.',
      it: 'Iniziativa 5. Coda, attacco in corpo a corpo: 2 azioni, difficoltà 4, 3 danni. Soffio di fuoco, attacco ad area in corpo a corpo: 3 azioni, difficoltà 2 con difesa sui riflessi, 2 danni; si può parare, forma una mischia e non dà occasione a colpi gratuiti. Difficoltà contro di esso: comuni 4, ma perforante 3 (tocco 2, ricerca 2); riflessi 3, tenacia 4, volontà 4; elementi 4, ma fuoco 6 e ghiaccio 2.',
      fi: 'Aloite 5. Häntä, lähitaisteluhyökkäys: 2 toimintoa, TN 4, vahinko 3. Tulihenkäys, lähitaistelun aluehyökkäys: 3 toimintoa, refleksipuolustuksen TN 2, vahinko 2; sen voi torjua, se muodostaa käsikähmän eikä anna tilaisuutta vapariin. Vaikeusasteet sitä vastaan: mundaani 4 mutta lävistävä 3 (touch 2, homing 2); refleksi 3, kestävyys 4, tahto 4; elementit 4 mutta tuli 6 ja jää 2.',
    },
  },
  'noppa.creation.start': {
    kind: 'gm-ruling',
    source: MAKING,
    title: { en: 'What a character starts from', it: 'Da dove si comincia', fi: 'Hahmon lähtökohta' },
    statement: {
      en: 'The rules give ranges and no way to make a character. Here one starts from nothing, with points to deal over the attributes; with attributes thrown by dice; or with one of the ready heroes, just as they are. Whoever is new has all their body and mind points.',
      it: 'Le regole danno gli intervalli ma non un modo di creare un personaggio. Qui si comincia da zero, con punti da distribuire tra le caratteristiche; con caratteristiche tirate con i dadi; oppure con uno degli eroi pronti, così com’è. Chi comincia ha tutti i suoi punti corpo e mente.',
      fi: 'Säännöissä on ominaisuuksien rajat mutta ei tapaa tehdä hahmoa. Tässä aloitetaan joko tyhjästä jakamalla pisteitä ominaisuuksiin, heittämällä ominaisuudet nopalla tai valmiista sankarista sellaisenaan. Uudella hahmolla on kaikki keho- ja mielipisteensä.',
    },
  },
  'noppa.creation.points': {
    kind: 'gm-ruling',
    source: MAKING,
    title: { en: 'Points for the attributes', it: 'Punti per le caratteristiche', fi: 'Ominaisuuspisteet' },
    statement: {
      en: 'Unless the table says otherwise, 18 points are dealt over the six attributes, from 1 to 5 each: an average of three. All of them are spent. A thrown attribute is a d6 read as 1, 2, 3, 3, 4 or 5.',
      it: 'Se il tavolo non dice altro, si distribuiscono 18 punti tra le sei caratteristiche, da 1 a 5 ciascuna: tre in media. Vanno spesi tutti. Una caratteristica tirata è un d6 letto come 1, 2, 3, 3, 4 o 5.',
      fi: 'Ellei pöydässä sovita muuta, kuuteen ominaisuuteen jaetaan 18 pistettä, kuhunkin 1–5: keskimäärin kolme. Kaikki pisteet käytetään. Heitettävä ominaisuus on d6, joka luetaan 1, 2, 3, 3, 4 tai 5.',
    },
  },
  'noppa.creation.race': {
    kind: 'gm-ruling',
    source: MAKING,
    title: { en: 'What the race changes', it: 'Che cosa cambia la razza', fi: 'Mitä rotu muuttaa' },
    statement: {
      en: 'A new character’s race raises one attribute by one and lowers another by one; either may be left out. The range of the attribute moves along with it.',
      it: 'La razza di un nuovo personaggio alza di uno una caratteristica e ne abbassa di uno un’altra; si può rinunciare all’una, all’altra o a entrambe. L’intervallo della caratteristica si sposta di conseguenza.',
      fi: 'Uuden hahmon rotu nostaa yhtä ominaisuutta yhdellä ja laskee toista yhdellä; kummankin voi jättää pois. Ominaisuuden vaihteluväli siirtyy mukana.',
    },
  },
} as const satisfies RuleBook;

export type RuleId = keyof typeof RULES;
