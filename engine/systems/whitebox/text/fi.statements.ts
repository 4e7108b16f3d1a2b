import type { en } from './en.statements.ts';

/** The statements of the rules in Finnish, in our own words. */
export const fi: typeof en = {
  'whitebox.play.conversation-loop':
    'Pelinjohtaja kuvaa, missä hahmot ovat ja mitä he näkevät, pelaajat kertovat, mitä heidän omat hahmonsa tekevät, ja pelinjohtaja kertoo, mitä siitä seuraa. Säännöt ovat ohjenuoria taistelulle, kokemukselle, liikkumiselle, paranemiselle, kuolemalle ja muulle sellaiselle, joten pelinjohtaja voi päättää toisin; se kirjataan lokiin.',
  'whitebox.play.roles':
    'Pelaaja päättää, mitä hänen oma hahmonsa tekee. Pelinjohtaja hoitaa maailman, hirviöt ja kaikki ei-pelaajahahmot (EPH). He pelaavat yhdessä, eivät toisiaan vastaan.',
  'whitebox.xp.sources':
    'Kokemuspisteitä saa kahdesta asiasta: hirviöiden tappamisesta ja aarteiden keräämisestä. Jaettava kokemus on näiden summa.',
  'whitebox.xp.monster-value':
    'Jokaisen hirviön kuvauksessa on sen kokemusarvo, ja sen tappaminen on sen arvoista. Hirviö, jolla ei ole arvoa, ei anna mitään.',
  'whitebox.xp.treasure-gold':
    'Jokainen saatu kultaraha on yhden kokemuspisteen arvoinen. Muut rahat ja tavarat lasketaan kulta-arvonsa mukaan.',
  'whitebox.xp.why-treasure':
    'Aarteista saa kokemusta, koska ne mittaavat pelaajien taitoa. Joukko, joka houkuttelee lohikäärmeen pois ja vie sen aarteen taistelutta, ansaitsee koko aarteen: oveluus, hiipiminen ja huijaus palkitaan siinä missä teräskin.',
  'whitebox.xp.award-split':
    'Pelinjohtaja jakaa kokemuksen hahmoille. Oletuksena kokonaismäärä jaetaan tasan pelinjohtajan nimeämien kesken, alaspäin pyöristäen. Henkilökohtaiset bonukset tulevat kunkin osuuden päälle.',
  'whitebox.xp.prime-attribute-bonus':
    'Jokaisella luokalla on pääominaisuus, ja hahmonluonnissa siitä saadaan yksi prosenttibonus. Kaikki hahmon saama kokemus kasvaa sen verran: 10 prosentin bonuksella 1000 kokemuspisteestä tulee 1100.',
  'whitebox.xp.level-advance':
    'Kun kokemuspisteitä on tarpeeksi, hahmo nousee tason: summan on saavutettava luokan raja, ja yhtä suuri riittää. Kerralla noustaan niin monta tasoa kuin summa riittää.',
  'whitebox.time.turn':
    'Vuoro on kymmenen minuuttia. Toimet, liikkuminen ja kuluvat varat lasketaan vuoroina, kun seikkailijat ovat vaarallisessa paikassa.',
  'whitebox.time.combat-round':
    'Taistelukierros on yksi minuutti: taistelun iskuja ja vastaiskuja. Kun taistelu syttyy, aika vaihtuu vuoroista kierroksiin.',
  'whitebox.time.conversion':
    'Kymmenen kierrosta on vuoro, kuusi vuoroa tunti ja 144 vuoroa vuorokausi. Valon, öljyn ja loitsujen kesto kulkee minuutteina, ilmoitettiin se missä yksikössä tahansa.',
  'whitebox.time.referee-pacing':
    'Vuorojen ja kierrosten ulkopuolella pelinjohtaja päättää maalaisjärjellä, paljonko aikaa kuluu: ”muutamaa tuntia myöhemmin…”. Kaikki, mikä palaa, vuotaa tai kestää, kuluu sillä välin.',
  'whitebox.movement.base-rate':
    'Liikkuvuus tulee rodusta ja kannetusta painosta (paunoina). Haltiat ja ihmiset: 12 enintään 75 paunalla, 9 enintään 100:lla, 6 enintään 150:llä, 3 enintään 300:lla. Kääpiöt ja puolituiset: 9 enintään 75 paunalla, 6 enintään 100:lla, 3 enintään 300:lla.',
  'whitebox.movement.two-moves':
    'Liikkuvuus on kymmeninä jalkoina, ja vuorossa on kaksi siirtoa. Liikkuvuudella 12 siirto on 120 jalkaa, ja niitä on kymmenessä minuutissa kaksi.',
  'whitebox.movement.modes':
    'Varovaisesti liikutaan, kun tutkitaan paikkoja ja varotaan ansoja ja piilotettua. Juosten liikutaan, kun on kiire tai pitää paeta. Tavallista on lähes kaikki muu. Taistelussa, kun aika kulkee kierroksina, kaikki liike on taisteluliikettä.',
  'whitebox.movement.mode-adjustments':
    'Varovainen liike on puolet liikkuvuudesta, taisteluliike kolmasosa, juoksu kaksinkertainen ja tavallinen liike liikkuvuus sellaisenaan.',
  'whitebox.movement.combat-move':
    'Maan alla liikutaan taistelukierroksella kolmasosa liikkuvuudesta kymmeninä jalkoina: 40, 30, 20 tai 10 jalkaa, kun liikkuvuus on 12, 9, 6 tai 3.',
  'whitebox.travel.daily-miles':
    'Ulkona liikkuvuus on päivässä kuljettujen mailien määrä: liikkuvuudella 9 kuljetaan 9 mailia. Ryhmä kulkee hitaimman vauhtia.',
  'whitebox.travel.forced-march':
    'Pakkomarssi kaksinkertaistaa päivän mailit: liikkuvuudella 9 niitä kertyy 18. Kirja ei mainitse sille hintaa.',
  'whitebox.travel.combat-yards':
    'Ulkona liikutaan taistelukierroksella kolmasosa liikkuvuudesta kymmeninä jaardeina: liikkuvuudella 9 matka on 30 jaardia. Jaardi on kolme jalkaa, joten matka on kolme kertaa pidempi kuin maan alla.',
  'whitebox.travel.difficult-terrain':
    'Pelinjohtajan tulisi hidastaa matkaa vaikeassa maastossa, kuten soilla tai vuorilla. Kuinka paljon, on pelinjohtajan päätettävissä.',
  'whitebox.exploration.open-door':
    'Luolaston ovet ovat suuria, raskaita ja jumissa, vaikka niitä ei olisi lukittu. Oven avaamiseksi heitetään d6: ihmiset ja haltiat onnistuvat tuloksella 1–2, kääpiöt ja puolituiset tuloksella 1.',
  'whitebox.exploration.open-door-strength':
    'Jos pelinjohtaja sallii, voiman bonus tai haitta vaikuttaa oven avaamiseen: se leventää tai kaventaa onnistuvien lukujen väliä, nollasta kuuteen silmälukuun.',
  'whitebox.exploration.monsters-open-doors':
    'Useimmat hirviöt avaavat luolaston ovet helposti, ilman heittoa.',
  'whitebox.exploration.doors-self-close':
    'Avattu luolaston ovi sulkeutuu itsestään, ellei joku pidä sitä tai kiilaa sitä auki. Takaisin palaavan on avattava se uudelleen.',
  'whitebox.exploration.light-radius': 'Soihdut ja lyhdyt valaisevat 30 jalan säteellä.',
  'whitebox.exploration.light-duration':
    'Soihtu palaa tunnin eli kuusi vuoroa. Lyhty polttaa pintin öljyä neljässä tunnissa eli 24 vuorossa.',
  'whitebox.exploration.light-prevents-surprise':
    'Valoa kantavat hahmot eivät yleensä voi yllättää hirviöitä, mutta heidät voi silti yllättää.',
  'whitebox.exploration.monsters-darkvision':
    'Kaikki hirviöt näkevät pimeässä, paitsi lumotut tai muuten pelaajia palvelevat.',
  'whitebox.exploration.listen':
    'Äänten kuulemiseksi heitetään d6: ihmiset onnistuvat tuloksella 1, muut tuloksella 1–2.',
  'whitebox.exploration.listen-information':
    'Onnistuminen kertoo, että jotakin kuului, ei sitä, mikä äänen aiheutti. Pelinjohtaja sanoo, tunnistaako kuulija sen.',
  'whitebox.exploration.secret-door-search': 'Salaovea etsivä löytää sen tuloksella 1–2 d6:lla.',
  'whitebox.exploration.secret-door-elf-search': 'Etsivä haltia löytää salaoven tuloksella 1–4 d6:lla.',
  'whitebox.exploration.secret-door-elf-passing':
    'Haltia, joka vain kulkee salaoven läheltä, aistii tuloksella 1–2 d6:lla, että jokin on vialla. Se on aavistus, ei vielä ovi.',
  'whitebox.exploration.search-time': 'Etsimiseen kuluu vuoro jokaista 10 × 10 jalan aluetta kohti.',
  'whitebox.exploration.trap-trigger':
    'Useimmat ansat ja kuopat laukeavat tuloksella 1–2 d6:lla, kun hahmo kulkee laukaisimen yli.',
  'whitebox.exploration.dwarf-stone-trap-search':
    'Aktiivisesti etsivä kääpiö havaitsee kiviansan tuloksella 1–4 d6:lla. Kirja ei anna muille mahdollisuutta löytää ansoja etsimällä.',
  'whitebox.exploration.dwarf-stone-trap-passing':
    'Kääpiö, joka vain kulkee kiviansan ohi, havaitsee sen tuloksella 1–2 d6:lla.',
  'whitebox.exploration.trap-fall-damage':
    'Ansaan putoaminen tekee 1d6 vahinkoa jokaista pudottua 10 jalkaa kohti.',
  'whitebox.exploration.descriptive-search':
    'Jos pelaaja kuvaa etsintänsä niin tarkasti, että osuu mekanismiin, esimerkiksi tutkii juuri sen seinälampun, joka avaa salaoven, pelinjohtaja voi antaa löydön ilman heittoa. Jos hän vain etsii pohjoisseinältä, voidaan vaatia heitto.',
  'whitebox.exploration.search-adjustment':
    'Jotkin asiat on piilotettu niin hyvin, että ne vaativat aina heiton kuvauksesta riippumatta, tai heiton jollakin muutoksella. Muutos leventää tai kaventaa onnistuvien lukujen väliä.',
  'whitebox.combat.round-order':
    'Kun seikkailijat kohtaavat vihollisia, pelinjohtaja ratkaisee ensin yllätyksen, josta toinen puoli voi saada ilmaisen hyökkäyksen tai siirron. Sitten kumpikin puoli heittää aloitteen. Aloitteen saanut puoli toimii ja tulokset tulevat voimaan, sitten toimii toinen puoli. Kierros on ohi, ja järjestys säilyy, jos taistelu jatkuu.',
  'whitebox.combat.surprise':
    'Pelinjohtaja arvioi, kuka yllätetään, tai asia heitetään. Yleensä yllätetyksi tulee se, joka heittää 1 tai 2 d6:lla.',
  'whitebox.combat.surprise-benefit':
    'Kun vain toinen puoli yllätetään, muut saavat ilmaisen hyökkäyksen tai siirron ennen aloitetta.',
  'whitebox.combat.initiative':
    'Ensimmäisen taistelukierroksen alussa kumpikin puoli heittää d6:n, yhden heiton koko puolelle. Suurempi tulos voittaa.',
  'whitebox.combat.initiative-kept':
    'Aloite heitetään kerran, ensimmäisen kierroksen alussa; sama järjestys pätee seuraavilla kierroksilla, kunnes taistelu on ohi.',
  'whitebox.combat.side-actions':
    'Voittanut puoli toimii ensin: ammukset, loitsut, liike ja lähitaistelu. Sen teot vaikuttavat heti. Toinen puoli kärsii vahingot ja tappiot ja toimii sitten niillä, jotka ovat jäljellä.',
  'whitebox.combat.initiative-tie-simultaneous':
    'Aloitteen mennessä tasan molemmat puolet toimivat samanaikaisesti. Päättipä pelinjohtaja muusta mitä tahansa, vahinko pätee, vaikka sen tekijä kuolisi samalla kierroksella: kaksi taistelijaa voi tappaa toisensa.',
  'whitebox.combat.initiative-tie-reroll':
    'Yksinkertaisemmin: tasan heittäneet heittävät uudelleen, kunnes jompikumpi voittaa.',
  'whitebox.combat.declared-intent':
    'Kaikki puolet ilmoittavat aikeensa ennen aloiteheittoa, joten pelaajien on päätettävä ennen kuin he tietävät, kuka on ensin.',
  'whitebox.combat.alt-sequence':
    'Kierros vaiheittain. Yllätyksen ja kummankin puolen aloiteheiton jälkeen tulevat valmistellut loitsut, sitten ammukset, sitten lähitaistelu ja lopuksi liike; joka vaiheessa ensin toimii se, jolla on aloite.',
  'whitebox.combat.alt-surprise':
    'Yllättymätön puoli saa kokonaisen ilmaisen taistelukierroksen tavallisessa vaihejärjestyksessä. Jos kumpaakaan puolta ei yllätetä tai molemmat yllätetään, siirrytään heti aloitteeseen.',
  'whitebox.combat.alt-spell-phase':
    'Ensimmäinen vaihe: valmistellut loitsut loitsitaan, aloitteen saaneen puolen ensin. Loitsun valmistelu vie kokonaisen taistelukierroksen, mutta yksi voi olla valmiina jo ennalta. Loitsimisen jälkeen voi alkaa valmistella seuraavaa.',
  'whitebox.combat.alt-missile-phase':
    'Toinen vaihe aloitejärjestyksessä: ampuma- ja heittoaseet, jos ne olivat jo kädessä ja ampumavalmiina.',
  'whitebox.combat.alt-melee-phase':
    'Kolmas vaihe aloitejärjestyksessä: lähitaistelu niiden välillä, jotka jo ovat lähitaistelussa.',
  'whitebox.combat.alt-movement-phase':
    'Viimeinen vaihe aloitejärjestyksessä: liike. Lähelle tullut pääsee lyömään seuraavalla kierroksella.',
  'whitebox.combat.alt-dexterity-order':
    'Jos on tärkeää, kuka ryhmästä toimii ensin, verrataan ketteryyksiä: suurempi menee ensin.',
  'whitebox.attack.roll':
    'Aseella hyökätessä heitetään d20, lisätään osumabonukset ja vähennetään haitat, ja tulosta verrataan lukuun, jonka luokan taulukko antaa kohteen panssariluokalle. Yhtä suuri tai suurempi osuu, ja osuma tekee vahinkoa.',
  'whitebox.attack.modifiers':
    'Voima vaikuttaa käsiaseilla hyökättäessä, ketteryys etähyökkäyksissä, ja taika-ase lisää bonuksensa. Haitat vähennetään. Kaikki lasketaan yhteen.',
  'whitebox.attack.ac-system':
    'Pelinjohtaja päättää, luetaanko hyökkäykset taulukoista vai lasketaanko ne nousevalla panssariluokalla. Lopputulos on sama.',
  'whitebox.attack.table-cleric-thief':
    'Mitä pappi tai varas tarvitsee: 10 panssariluokkaa 9 [10] vastaan ja yhden enemmän jokaisesta paremmasta luokasta, 19 luokkaa 0 [19] vastaan. Näin tasoilla 1–3; korkeammilla tasoilla luku on pienempi: 4–5 yhdellä, 6–7 kahdella, 8 kolmella, 9 neljällä ja 10 viidellä.',
  'whitebox.attack.table-fighter':
    'Mitä soturi tarvitsee: 10 panssariluokkaa 9 [10] vastaan ja yhden enemmän jokaisesta paremmasta luokasta, 19 luokkaa 0 [19] vastaan. Näin tasolla 1; korkeammilla tasoilla luku on pienempi: 2 yhdellä, 3–4 kahdella, 5 kolmella, 6–7 neljällä, 8 viidellä ja 9–10 kuudella.',
  'whitebox.attack.table-magic-user':
    'Mitä velho tarvitsee: 10 panssariluokkaa 9 [10] vastaan ja yhden enemmän jokaisesta paremmasta luokasta, 19 luokkaa 0 [19] vastaan. Näin tasoilla 1–4; korkeammilla tasoilla luku on pienempi: 5–6 yhdellä, 7–8 kahdella ja 9–10 kolmella.',
  'whitebox.attack.ascending-quick':
    'Nousevalla panssariluokalla heitetään d20 ja lisätään luokan ja tason perusosumabonus voiman, ketteryyden ja taian bonusten lisäksi; haitat vähennetään. Hyökkäys osuu, kun summa on vähintään kohteen nouseva panssariluokka. Osumat ovat samat kuin taulukoista.',
  'whitebox.attack.base-hit-bonus':
    'Perusosumabonus on nouseva panssariluokka miinus taulukon luku, sama joka sarakkeessa: tasolla 1 kaikilla 0, tasolla 10 papeilla ja varkailla viisi, sotureilla kuusi ja velhoilla kolme.',
  'whitebox.attack.ac-conversion':
    'Panssariluokka kirjoitetaan laskevana ja hakasulkeissa nousevana: 9 [10], 8 [11] ja niin edelleen aina 0 [19]:ään. Niiden summa on aina 19.',
  'whitebox.attack.monster-attacks':
    'Tässä luvussa on taulukot vain neljälle luokalle. Hirviöt hyökkäävät samalla d20:llä ja kuvauksessaan olevalla osumabonuksella nousevaa panssariluokkaa vastaan.',
  'whitebox.damage.weapon-damage':
    'Osuma tekee aseen vahinkonopan verran vahinkoa, joka vähennetään puolustajan osumapisteistä.',
  'whitebox.damage.apply': 'Vahinko vähennetään osuman saaneen osumapisteistä, oli tämä hahmo tai olento.',
  'whitebox.damage.death-at-zero': 'Joka putoaa nollaan osumapisteeseen, kuolee.',
  'whitebox.damage.unconscious-optional':
    'Pelinjohtaja voi päättää, että hahmo nollassa osumapisteessä vaipuu tajuttomaksi ja kuolee vasta, kun ennalta päätetty negatiivinen luku tulee täyteen.',
  'whitebox.damage.negative-limit-level':
    'Yleinen kotisääntö: osumapisteet voivat laskea nollan alle hahmon tason verran. Neljännellä tasolla kuolee vasta alle −4:n.',
  'whitebox.damage.bleeding':
    'Kun nollassa ei kuolla, hahmo, jolla on alle 0 osumapistettä, vuotaa verta ja menettää yhden kierroksessa, kunnes haavat sidotaan. Tasan nollassa ei vuoda.',
  'whitebox.damage.bind-wounds-stops-bleeding':
    'Verta vuotavan haavojen sitominen lopettaa menetyksen. Osumapisteitä se ei palauta.',
  'whitebox.healing.magical':
    'Taika voi palauttaa osumapisteitä, ei koskaan yli täyden määrän; miten ja kuinka monta, lukee loitsun tai esineen kohdalla.',
  'whitebox.healing.daily-rest': 'Täysi päivä häiriötöntä lepoa palauttaa yhden osumapisteen.',
  'whitebox.healing.four-weeks':
    'Neljä viikkoa lepoa palauttaa kaikki osumapisteet, oli niitä menetetty kuinka monta tahansa.',
  'whitebox.healing.bandage':
    'Pelinjohtaja voi antaa sitoa haavat taistelun jälkeen, jolloin saa takaisin 1d4 osumapistettä, etenkin kun taikuutta on vähän tai kukaan ei pelaa pappia.',
  'whitebox.healing.bandage-limits':
    'Siteet palauttavat vain juuri siinä taistelussa menetettyjä osumapisteitä eivätkä koskaan yli täyden määrän.',
  'whitebox.healing.abstract-hit-points':
    'Jos osumapisteet ymmärretään kestävyytenä ja vain nollaan vievä isku haavana, pelinjohtaja voi antaa lepopäivästä enemmän pisteitä ja antaa heittää noppia siteistä.',
  'whitebox.combat.invisible-target':
    'Näkymättömän kimppuun voi käydä vain, jos sen sijainti tiedetään suunnilleen, ja hyökkäykseen tulee −4.',
  'whitebox.combat.invisible-detection':
    'Voimakkaammat hirviöt, joilla on tarkka haju- ja kuuloaisti tai yli 6 osumanoppaa, havaitsevat usein näkymättömän vastustajan. Pelinjohtaja sanoo, kuinka todennäköistä se tässä on.',
  'whitebox.combat.burning-oil':
    'Heitetty ja sitten esimerkiksi soihdulla sytytetty öljy palaa kaksi kierrosta ja tekee kummallakin 1d6 vahinkoa, jos se osui. Se heitetään panssariluokkaa 8 [11] vastaan, oli kohteella päällään mitä tahansa.',
  'whitebox.combat.burning-oil-size':
    'Pelinjohtajan tulisi säätää heittoa kohteen koon mukaan: isot olennot, kuten ogret ja jättiläiset, saavat öljyä päälleen helpommin kuin vaikkapa jättihämähäkit.',
  'whitebox.combat.melee-attack':
    'Lähitaisteluhyökkäys tehdään käsiaseella, kuten miekalla, keihäällä tai tikarilla.',
  'whitebox.combat.melee-range':
    'Kaksi taistelijaa, joiden väli on enintään kolme metriä eli 10 jalkaa, on lähitaistelussa.',
  'whitebox.combat.missile-attack':
    'Etähyökkäykset tehdään esimerkiksi varsijousella, lingolla tai heitetyllä kirveellä.',
  'whitebox.combat.missile-into-melee':
    'Lähitaisteluun ampuva ei voi valita, kuka siinä olevista, vihollinen vai ystävä, ottaa osuman.',
  'whitebox.morale.fearless':
    'Esimerkiksi mielettömät olennot ja epäkuolleet eivät tunne pelkoa, vaan taistelevat kuolemaan asti.',
  'whitebox.morale.referee-decides':
    'Useimmat muut hirviöt eivät jatka toivotonta taistelua, vaan vetäytyvät, antautuvat tai pakenevat. Pelinjohtaja päättää milloin, tilanteen ja hirviöiden älyn mukaan.',
  'whitebox.morale.check':
    'Jos on epävarmaa, kestääkö hirviöiden tai EPH:iden moraali, pelinjohtaja voi heittää 2d6: 2 tai alle antautuminen, 3–5 pako, 6–8 pitää asemansa, 9–11 taistelee edusta, 12 hyökkäys!',
  'whitebox.morale.hirelings':
    'Moraali ohjaa myös palkollisten ja muiden matkatovereiden tekoja ja uskollisuutta.',
  'whitebox.morale.loyalty-modifier':
    'Jos EPH:n tilanteeseen sopii moraaliheitto, uskollisuusmuuttuja voidaan lisätä siihen.',
  'whitebox.negotiation.avoid-combat':
    'Osa taisteluista vältetään muutamalla hyvin valitulla sanalla, valheillakin. Alakynnessä oleva tai laihaa saalista odottava joukko voi yrittää selvitä puhumalla tai lykätä taistelun parempaan aikaan.',
  'whitebox.joust.contest':
    'Peitsitaistelu on kahden ratsastajan kilpailu peitsin. Kumpikin yrittää osua toisen panssariin tai kilpeen niin kovaa, että peitsi murtuu tai vastustaja putoaa satulasta.',
  'whitebox.joust.three-tilts':
    'Peitsitaistelu kestää kolme taistelukierrosta. Joka kierroksella kumpikin hyökkää kerran peitsellä.',
  'whitebox.joust.blunt-lance': 'Tylpät peitset tekevät 1d6−1 vahinkoa eivätkä voi tappaa.',
  'whitebox.joust.stunned-at-zero':
    'Tylpillä peitsillä nollaan pudonnut on tainnoksissa ja putoaa hevosen selästä ilman lisävahinkoa.',
  'whitebox.joust.sharp-lance': 'Terävät peitset tekevät tavallisen vahinkonsa ja voivat tappaa.',
  'whitebox.joust.unhorse-save':
    'Vahinkoa saaneen on onnistuttava pelastusheitossa, tai hän lentää satulasta ja saa putoamisesta 1d6 vahinkoa.',
  'whitebox.joust.points':
    'Pisteet joka kierrokselta: 1 hyökkäyksestä, jonka tulos on 12 tai enemmän, 2 vahingon tekemisestä, 3 vastustajan voittamisesta.',
  'whitebox.joust.horse-bonus': 'Keskiraskas sotaratsu antaa hyökkäykseen +1, raskas sotaratsu +2.',
  'whitebox.joust.victory': 'Kolmen kierroksen jälkeen voittaa se, jolla on enemmän pisteitä.',
  'whitebox.joust.automatic-loss':
    'Satulasta pudotettu tai tapettu häviää heti, oli pisteitä kuinka paljon tahansa.',
  'whitebox.joust.duel-forfeit':
    'Kaksintaistelun häviäjä luovuttaa ratsunsa ja panssarinsa ja maksaa lunnaat, joihin hänen tovereillaan tai suvullaan on varaa, yleensä säätynsä mukaan.',
  'whitebox.spells.casting-start':
    'Loitsiminen alkaa taistelukierroksen alussa: loitsia aikova sanoo sen silloin ja valmistelee loitsua, kunnes hänen puolensa toimii.',
  'whitebox.spells.in-melee': 'Loitsua voi valmistella vihollisen lähitaisteluetäisyydellä (10 jalkaa).',
  'whitebox.spells.interruption': 'Jos loitsija saa vahinkoa loitsua valmistellessaan, loitsu menee hukkaan.',
  'whitebox.spells.effect-timing': 'Ellei muuta sanota, loitsu vaikuttaa, kun loitsijan puoli toimii.',
  'whitebox.spells.alt-sequence-casting':
    'Vaihtoehtoisessa järjestyksessä loitsun valmistelu vie kokonaisen kierroksen. Se laukeaa kierroksen alussa ennen kaikkea muuta, ja lopun kierroksesta loitsija voi valmistella uutta, liikkua tai vaikka taistella.',
  'whitebox.loyalty.check':
    'Pelinjohtaja voi tehdä uskollisuusheiton EPH:lle, joka joutuu vaaraan tai jolle tarjotaan lahjuksia puolen vaihtamisesta: 3d6, ja tulos luetaan uskollisuustaulukosta.',
  'whitebox.loyalty.table':
    '3 petturi, 4–5 −2 seuraavaan uskollisuusheittoon, 6–8 −1, 9–12 tavanomainen, 13–15 +1, 16–17 +2, 18 uskollinen.',
  'whitebox.loyalty.carried-modifier':
    'Tulokset 4–8 ja 13–17 antavat −2, −1, +1 tai +2 saman EPH:n seuraavaan uskollisuusheittoon.',
  'whitebox.loyalty.charisma': 'Sen hahmon karisma, jota he seuraavat, voi muuttaa uskollisuusheittoa.',
  'whitebox.loyalty.treatment':
    'Hyvä kohtelu, kunnioitus ja kunnon osuus aarteesta tuovat bonuksia uskollisuusheittoihin; väkivalta tai muu kaltoinkohtelu tuo haittaa, karkaamisia tai pahempaa.',
  'whitebox.loyalty.npc-individuals': 'EPH:t ovat itsenäisiä henkilöitä, eivät pelaajahahmon jatkeita.',
  'whitebox.saves.single-throw':
    'Kun loitsu tai muu vaara sitä vaatii, heitetään d20: pelastusheitto onnistuu, kun tulos on vähintään hahmon tavoiteluku, joka riippuu luokasta ja laskee tason noustessa.',
  'whitebox.saves.single-targets':
    'Tasolla 1 luku on papeilla ja velhoilla 15, sotureilla ja varkailla 14, ja se laskee joka tasolla yhdellä, tasolla 10 lukuihin 6 ja 5. Kirjassa lukee sotureille ja varkaille tasolla 3 luku 16; se on painovirhe, oikea on 12.',
  'whitebox.saves.success-effect':
    'Onnistunut pelastusheitto torjuu uhan tai heikentää sitä, vaaran oman kuvauksen mukaan.',
  'whitebox.saves.matrix':
    'Yhden luvun sijasta voidaan käyttää viittä vaaran mukaan: kuolema ja myrkky; sauvat ja säteet; halvaus ja kivettyminen; lohikäärmeen henkäys; loitsut ja taikasauvat.',
  'whitebox.saves.table-cleric':
    'Papin luvut tasoilla 1–10. Kuolema ja myrkky: 11, 10, 10, 9, 9, 8, 8, 7, 7, 6. Sauvat ja säteet: 12, 11, 11, 10, 10, 9, 9, 8, 8, 7. Halvaus ja kivettyminen: 14, 13, 13, 12, 12, 11, 11, 10, 10, 9. Lohikäärmeen henkäys: 16, 15, 15, 14, 14, 13, 13, 12, 12, 11. Loitsut ja taikasauvat: 15, 14, 14, 13, 13, 12, 12, 11, 11, 10.',
  'whitebox.saves.table-fighter':
    'Soturin luvut tasoilla 1–10. Kuolema ja myrkky: 12, 12, 10, 10, 10, 8, 8, 8, 6, 6. Sauvat ja säteet: 13, 13, 11, 11, 11, 9, 9, 9, 7, 7. Halvaus ja kivettyminen: 14, 14, 12, 12, 12, 10, 10, 10, 8, 8. Lohikäärmeen henkäys: 15, 15, 15, 12, 12, 12, 12, 9, 9, 9. Loitsut ja taikasauvat: 16, 16, 14, 14, 14, 12, 12, 12, 10, 10.',
  'whitebox.saves.table-magic-user':
    'Velhon luvut tasoilla 1–10. Kuolema ja myrkky: 13, 12, 12, 11, 11, 10, 10, 9, 9, 8. Sauvat ja säteet: 14, 13, 13, 12, 12, 11, 11, 10, 10, 9. Halvaus ja kivettyminen: 13, 12, 12, 11, 11, 10, 10, 9, 9, 8. Lohikäärmeen henkäys: 16, 15, 15, 14, 14, 13, 13, 12, 12, 11. Loitsut ja taikasauvat: 15, 15, 15, 12, 12, 12, 12, 9, 9, 9.',
  'whitebox.saves.table-thief':
    'Varkaan luvut tasoilla 1–10. Kuolema ja myrkky: 13, 12, 12, 11, 11, 10, 10, 9, 9, 8. Sauvat ja säteet: 14, 14, 14, 11, 11, 11, 11, 8, 8, 8. Halvaus ja kivettyminen: 13, 12, 12, 11, 11, 10, 10, 9, 9, 8. Lohikäärmeen henkäys: 15, 14, 14, 13, 13, 12, 12, 11, 11, 10. Loitsut ja taikasauvat: 16, 15, 15, 14, 14, 13, 13, 12, 12, 11.',
  'whitebox.saves.matrix-removes-class-bonuses':
    'Taulukko ei sovi White Boxiin sellaisenaan. Joka ottaa sen kotisäännöksi, poistaa luokkien bonukset pelastusheittoihin ja pitää muiden kuin ihmisten rotubonukset.',
  'whitebox.referee.uncovered-situations':
    'White Box on vapaamuotoinen peli, jossa on vähän sääntöjä. Sen, mitä ne eivät kata, hoitaa pelinjohtaja: hän arvioi reilusti, mitä hahmot tekevät, ja päättää, mitä siitä seuraa.',
  'whitebox.referee.fair-challenges':
    'Pelaajat ja pelinjohtaja eivät ole vastustajia. Pelinjohtaja tekee ansat, vaarat ja hirviöt, mutta hänen tehtävänsä ei ole voittaa pelaajia, vaan tarjota kiinnostavia ja vaarallisia haasteita ja johtaa tarinaa reilusti. Varomattomien sankarien tarina voi jäädä lyhyeksi.',
};
