import type { en } from './en.statements.ts';

/** The rules in Finnish, in our own words. */
export const fi: typeof en = {
  'brp.licence.notices':
    'Joka jakaa näitä sääntöjä, liittää mukaan BRP Open Game License -lisenssin version 1.0 koko tekstin muuttamattomana ja sen tekijänoikeusilmoituksen kaikki viisi riviä, kertoo mitkä osat ovat avointa sisältöä ja näyttää julkaisijan BRP-logon etu- ja takapuolella sekä nimiösivulla tai niitä vastaavissa paikoissa.',
  'brp.licence.prohibited-content':
    'Lisenssi kieltää yksitoista mekaniikkaa: taidolla tehostamisen, kunnian, intohimot, luonteenpiirteet, heiton pakottamisen, maineen, riimutaikuuden, riimut, mielenterveyden, noituuden ja henkitaikuuden sellaisina kuin ne ovat julkaisijan muissa peleissä. Kiellettyjä ovat myös noiden pelien nimet, paikat, hahmot, juonet ja kuvat sekä väitteet yhteensopivuudesta minkään tavaramerkin kanssa. Mitään näistä ei tässä ole.',
  'brp.intro.roles':
    'Yksi osallistujista on pelinjohtaja, joka esittelee maailman ja pelaa kaikkia ei-pelaajahahmoja (EPH); muilla on yleensä kullakin yksi pelaajahahmo (PH). Pelaajat kertovat, mitä heidän hahmonsa aikovat, nopat ratkaisevat epävarman, ja pelinjohtaja tulkitsee seuraukset. Luonnetta pelataan, eikä sillä ole lukua.',
  'brp.intro.character-knowledge':
    'Pelaajan ja hahmon tiedot pidetään erillään. Heitto voi ratkaista, tietääkö hahmo jotakin, vaikka pelaaja sen jo tietäisi, ja hahmo voi olla asiantuntija alalla, josta pelaaja ei tiedä mitään.',
  'brp.intro.play-units':
    'Peliä mitataan istunnoilla (yksi pelikerta, yleensä kolmesta viiteen tuntia), skenaarioilla (luku, jolla on alku, keskikohta ja loppu ja joka kestää yhden tai useamman istunnon) ja kampanjoilla (sarja toisiinsa liittyviä skenaarioita, päättyvä tai päättymätön). Kertapeli on skenaario ilman kampanjaa. Kokemuksen kannalta seikkailu on skenaario.',
  'brp.intro.materials':
    'Säännöt, kynä, paperi ja nopat riittävät. Nopanheitto-ohjelmat kelpaavat, ja pienoismalleja, yhtä hahmoa kohti, saa käyttää.',
  'brp.dice.set':
    'Sarjassa on D4, D6, D8, D10, D12 ja D20, ja kymmennoppa on hyödyllinen; ryhmä tarvitsee ainakin yhden sarjan. Säännöissä on myös D100 eli kaksi D10:tä sekä D2 ja D3, joita sarjoissa ei ole: ne ovat D4:n tai D6:n puolikas ylöspäin pyöristettynä.',
  'brp.dice.percentile':
    'Prosenttiheitto (D100) tehdään kahdella D10:llä tai yhdellä, joka heitetään kahdesti: ensimmäinen on kymmenet, toinen ykköset, joten 3 ja 7 on 37. Kaksi nollaa on 100. Pieni tulos on yleensä hyvä.',
  'brp.dice.expressions':
    'nDx tarkoittaa n noppaa, joissa on x tahkoa, yhteen laskettuina; pelkkä Dx on yksi noppa. Merkeillä + ja − liitetyt nopat tai luvut heitetään erikseen ja lasketaan yhteen: 1D10+1D4, D8+1, D6−2.',
  'brp.dice.floor-zero':
    'Muutokset eivät voi viedä heiton tulosta alle nollan: D6−2 antaa nollan, kun tulee 1 tai 2. Raja koskee koko summaa, aseen noppia, lukuja ja vahinkobonusta yhdessä, ja uudelleen panssarin jälkeen; yksittäinen termi voi olla negatiivinen.',
  'brp.gm.responsibilities':
    'Pelinjohtaja kertoo maailmasta ja asettuu hahmoja vastaan puolueettomasti, niin että se haastaa ja viihdyttää; tuntee taistelun kulun pääpiirteissään opettelematta kaikkea ulkoa; ja ratkaisee epäselvyydet, kun niitä tulee. Skenaario voi olla valmis, muokattu tai itse keksitty. Missä säännöt vaikenevat, pelinjohtaja päättää.',
  'brp.character.sheet':
    'Hahmolomakkeessa on seitsemän osaa: henkilöllisyys, ominaisuudet, kestopisteet, taidot (kukin prosenttilukuna ja ruutu kokemusmerkintää varten), aseet ja kilvet, panssari sekä varusteet. Ei-pelaajahahmot kuvataan kuten esimerkkivihollinen tai kuten pelaajahahmo.',
  'brp.character.identity':
    'Henkilöllisyys kuvailee eikä muuta mitään lukua: nimi, rotu (tässä vain ihminen, muutkin ovat mahdollisia), sukupuoli, kätisyys, pituus ja paino (KOK:n mukaan), kuvaus, ikä, tuntomerkit (sitä enemmän, mitä kauempana KAR on keskiarvosta), ammatti. Sen voi täyttää milloin vain. Suositus tuntomerkkien määräksi: puolet KAR:n etäisyydestä lukuun 10,5, alaspäin pyöristettynä.',
  'brp.characteristics.list':
    'Ihmisellä on seitsemän ominaisuutta, jotka heitetään tässä järjestyksessä: Voima (VMA) 3D6, Ruumiinrakenne (RKE) 3D6, Koko (KOK) 2D6+6, Äly (ÄLY) 2D6+6, Mahti (MHT) 3D6, Ketteryys (KTR) 3D6, Karisma (KAR) 3D6. Suurempi on parempi. KTR määrää toimintajärjestyksen ja Väistämisen perusarvon, RKE auttaa tauteja vastaan ja antaa KOK:n kanssa kestopisteet, MHT on onnea ja antaa voimapisteet.',
  'brp.characteristics.human-range':
    'Tavallisen ihmisen ominaisuudet ovat välillä 3 (hirvittävän pieni) – 18 (ihmisen huippu); keskiarvo on 10 tai 11. KOK ja ÄLY, jotka heitetään 2D6+6:lla, alkavat kahdeksasta, ja niiden keskiarvo on 13.',
  'brp.characteristics.growth':
    'Ominaisuudet ovat synnynnäisiä eivätkä opittuja, mutta voivat joskus nousta harjoittelun tai onnistuneen käytön ansiosta. Menettelyä ei ole: uuden arvon antaa pelinjohtaja, eikä mikään nouse itsestään.',
  'brp.characteristics.shift-points':
    'Heittojen jälkeen pelaaja voi siirtää enintään 3 pistettä ominaisuudesta toiseen: ÄLY 15 ja VMA 10 voivat muuttua arvoiksi ÄLY 12 ja VMA 13. Vähemmän tai ei mitään saa myös siirtää. Oletuksena antajia ja saajia on yksi, ja molemmat jäävät välille 3–18.',
  'brp.characteristics.reroll-all':
    'Jos pelinjohtaja suostuu, pelaaja voi aloittaa alusta ja heittää kaikki seitsemän ominaisuutta uudelleen, ei koskaan vain joitakin, kunhan kaikilla pelaajilla on sama mahdollisuus ja he ovat tyytyväisiä tuloksiin.',
  'brp.characteristics.roll-or-resistance':
    'Jos ominaisuutta vastassa on selvä arvo, käytetään vastustustaulukkoa; jos selvää vastusta ei ole, tehdään ominaisuusheitto.',
  'brp.characteristics.rolls':
    'Ominaisuusheiton todennäköisyys on ominaisuus kertaa 5, ja heitto luetaan kuten taitoheitto erikoisonnistumisineen ja vaikeuksineen: ponnistusheitto (VMA), kestävyysheitto (RKE), ideaheitto (ÄLY), onnenheitto (MHT), ketteryysheitto (KTR), karismaheitto (KAR). KOK:lla ei ole heittoa. VMA 10 antaa ponnistusheitolle arvon 50. Ominaisuusheitoista ei tule kokemusmerkintää.',
  'brp.derived.movement':
    'Jokaisella ihmisellä on MOV 10. Taistelukierroksella yksi MOV-piste on metri kävellen ja kolme metriä juosten: ihminen, joka ei tee muuta, kävelee 10 m tai juoksee 30 m. Muilla roduilla MOV voi olla toinen.',
  'brp.derived.hit-points':
    'Suurin kestopistemäärä on RKE plus KOK jaettuna kahdella, pyöristys ylöspäin: RKE 11 ja KOK 14 antavat 13. Nykyiset kestopisteet ovat enimmäismäärä vähennettynä kaikilla parantumattomilla vammoilla. Oletuksena enimmäismäärä seuraa RKE:tä ja KOK:ta, kun ne muuttuvat.',
  'brp.derived.power-points':
    'Voimapisteitä on enintään MHT:n verran; ne kuluvat taikuuteen tai muihin voimiin, joita tässä kirjassa ei ole. Nollassa hahmo pyörtyy ja tokenee, kun pisteitä taas on. Kokonainen vuorokausi, johon kuuluu yön lepo, palauttaa kaikki; lyhyempi aika ei palauta mitään.',
  'brp.derived.damage-bonus':
    'VMA plus KOK antaa vahinkobonuksen: 2–12 −1D6, 13–16 −1D4, 17–24 ei mitään, 25–32 +1D4, 33–40 +1D6, 41–56 +2D6. Se heitetään ja lisätään jokaisen lähitaisteluhyökkäyksen vahinkoon; osa kaukoaseista lisää siitä puolet, osa ei mitään. Alle kahden se on −1D6; yli 56:n se oletuksena pysyy arvossa +2D6.',
  'brp.skills.rating':
    'Taito on prosenttiluku nollasta sataan tai yli: perusarvo plus ostetut ja ansaitut pisteet. Jos perusarvo on yli nollan, jokin mahdollisuus on aina; nollassa taito ei voi onnistua eikä sitä heitetä. Taito voi ylittää sadan. Tavallista epäonnistumista pahempaa katastrofia ei ole.',
  'brp.skills.competence-levels':
    'Taitoarvoilla on nimet, joilla ei ole vaikutusta: enintään 5 untuvikko, 6–25 aloittelija, 26–50 harrastaja, 51–75 pätevä ammattilainen, 76–90 asiantuntija, 91–100 mestari; yli sadassa on muilta salattua tietoa.',
  'brp.skills.specialisations':
    'Taito, jolla on erikoistumisia, ostetaan, heitetään, merkitään ja kehittyy kunkin osalta erikseen: Tieto (Laki) 70 jättää kaikki muut Tiedot perusarvoonsa. Erikoistuminen on nimettävä ennen pisteitä ja heittoja. Luettelot ovat avoimia.',
  'brp.skills.list':
    'Taitoja on viisikymmentäkuusi, ja kullakin on perusarvo. Osa perusarvoista riippuu aikakaudesta, osa ominaisuuksista (Uhkapelit ÄLY+MHT, Väistäminen ja Kohdistaminen KTR × 2, oma kieli ÄLY × 5), ja aseiden ja kilpien perusarvot ovat niiden taulukoissa. Murto-osat pyöristetään ylöspäin. Asetaito, jolla ei ole riviä taulukoissa, tarvitsee perusarvon pelinjohtajalta ennen kuin sitä voi heittää.',
  'brp.skills.era-bases':
    'Neljän taidon perusarvo riippuu aikakaudesta, menneisyys / nykyaika / tulevaisuus: Tieto 1 / 5 / 5, Ajaminen 1 / 20 / 1, Lääketiede 0 / 5 / 5, Ensiapu ÄLY / 30 / 30.',
  'brp.skills.gm-customise':
    'Pelinjohtaja voi poistaa, nimetä uudelleen tai lisätä taitoja ja muuttaa perusarvoja pelimaailman mukaan. Keskiaikaisessa fantasiassa tuskin tarvitaan taitoja Energia-ase, Raskaat koneet, Psykoterapia tai Teknologia.',
  'brp.skills.martial-arts':
    'Taistelulajeja (perusarvo 1) ei heitetä koskaan erikseen. Jos Tappelu-hyökkäys onnistuu ja sama tulos mahtuu myös Taistelulajien arvoon, aseen noppa kaksinkertaistuu, vahinkobonus ei. Jos Tappelulla torjutaan lähitaisteluase, läpi pääsevästä vahingosta jätetään 3 pistettä huomiotta ennen panssaria; oletuksena torjuntaheitonkin on mahduttava Taistelulajien arvoon. Hyötyjä saa merkinnän sekä Taistelulajeihin että Tappeluun. Pelinjohtaja voi rajata, kenellä taito on, ja muuttaa sen perusarvoa.',
  'brp.skills.brawl':
    'Tappelu (25) kattaa nyrkit, puskut, potkut ja puremat; osuma tekee vahinkoa 1D3 plus vahinkobonus.',
  'brp.skills.grapple':
    'Paini (25) on aseetonta taistelua vivuin ja asennoin vastustajan ohjaamiseksi tai kiinni pitämiseksi. Vaikutuksia kirja ei kerro. Oletuksena se on vastakkainen heitto kohteen valitsemaa taitoa vastaan (Paini, Tappelu tai Väistäminen); voittaja voi pitää kiinni. Kiinni pidetty ei voi hyökätä eikä liikkua, ja omalla vuorollaan hän voi yrittää irti samalla heitolla tai VMA:lla VMA:ta vastaan. Vahinkoa ei synny.',
  'brp.skills.bargain':
    'Onnistunut Tinkiminen laskee hintaa yhden portaan, erikoisonnistuminen kaksi, jos pelinjohtaja hyväksyy: saavuttamaton, mittaamaton, kallis, kohtuullinen, edullinen, halpa, ilmainen. Epäonnistuminen jättää hinnan ennalleen. Portaat ovat suosituksia.',
  'brp.skills.command':
    'Johtaminen ohjaa ryhmää taistelussa tai muussa kurinalaisessa toiminnassa. Jos se epäonnistuu, kukin toimii omin päin ilman tehokasta yhteistyötä. Mitä muuta onnistuminen tuo, sen päättää pelinjohtaja.',
  'brp.skills.language':
    'Oma kieli alkaa arvosta ÄLY × 5, muut nollasta; jokainen on oma erikoistumisensa. Oman kielen puhuminen sen puhujien kanssa ei yleensä vaadi heittoa. Luku- ja kirjoitustaito alkaa saman kielen perusarvosta tai, missä lukutaito on harvinainen, nollasta; myöhemmät pisteet toiseen eivät muuta toista.',
  'brp.skills.throw':
    'Heittäminen on yksi taito kaikelle, mikä ei varsinaisesti ole ase. Osuma ei välttämättä tee vahinkoa: heitetty kivi tekee 1D2 plus puolet vahinkobonuksesta, muusta päättää pelinjohtaja.',
  'brp.skills.jump':
    'Useimmilla ihmisillä onnistunut Hyppääminen kantaa noin 3 m vaakasuoraan tai 1 m ylös; erikoisonnistuminen kaksinkertaistaa sen. Sitä pidempi on mahdotonta, ellei pelinjohtaja sano muuta.',
  'brp.skills.fly':
    'Teknisin välinein Lentäminen alkaa KTR:n puolikkaasta ylöspäin pyöristettynä, luontaisella kyvyllä arvosta KTR × 4; ilman kumpaakaan se on mahdotonta. Tavallinen lento ei vaadi heittoa, mutta liikkeet, taistelu ja temput vaativat.',
  'brp.skills.slow-care':
    'Lääketiede hoitaa vakavia tiloja lääkkein, hoidoin tai leikkauksin, hitaasti, eikä anna kestopisteitä heti takaisin; se auttaa tauteja vastaan ja sairaalassa. Psykoterapia hoitaa mieltä monessa istunnossa, menneinä aikoina sielunhoitona; se ei muuta mitään lukua.',
  'brp.skills.projection':
    'Jos pelissä on voimia, voimalla hyökätään Kohdistamisella, jonka perusarvo on KTR × 2. Tässä kirjassa ei ole voimia, joten taidolla sinänsä ei ole hyökkäystä.',
  'brp.professions.points':
    'Pelaajahahmolla on 300 pistettä jaettavaksi vapaasti ammatin kymmeneen taitoon perusarvojen päälle. Mihinkään taitoon ei ole pakko antaa pisteitä. Käyttämättömät pisteet menetetään, eikä enempää voi käyttää. Pelissä voi oppia mitä taitoja tahansa ammatista riippumatta.',
  'brp.professions.list':
    'Ammatteja on kaksitoista: metsästäjä, karjapaimen, soturi, tutkija, varas, merimies, lääkäri, aatelinen, tiedemies, sotilas, vakooja ja lainvalvoja. Kuhunkin kuuluu kymmenen eri taitoa: kiinteät ja ilmoitettu määrä luettelosta valittuja. Missä erikoistumista ei ole annettu, pelaaja nimeää sen; ”yleensä” on vain neuvo. Oletuksena kunkin kohdan voi valita kerran, paitsi tiedemiehen viisi alaa. Voimia käyttävät ammatit eivät ole mukana.',
  'brp.professions.custom':
    'Pelinjohtajan luvalla pelaaja voi keksiä ammatin: sopiva nimi ja tasan kymmenen eri taitoa, erikoistumiset erikseen laskettuina, joihin 300 pistettä jaetaan.',
  'brp.personal.points':
    'Lisäksi ÄLY × 10 pistettä saa antaa mihin tahansa taitoihin, myös ammatin taitoihin, kaiken muun päälle. ÄLY on arvo pisteiden siirron jälkeen.',
  'brp.creation.cap-75':
    'Pelinjohtaja voi vaatia, ettei mikään taito ole alussa yli 75, ellei perusarvo jo ole suurempi, ja että henkilökohtaiset taidot sopivat hahmolle. Oletuksena rajaa ei ole. Kun se on, se koskee koko taitoarvoa, ja taito, jonka perusarvo on yli 75, pysyy perusarvossaan.',
  'brp.equipment.starting':
    'Jokaisella uudella hahmolla on ammattiin ja pelimaailmaan sopivat vaatteet; rahaa, jolla pärjää jonkin aikaa, sitä enemmän mitä suurempi Asema on; vähäarvoinen muistoesine; kannettavat ammattivälineet; jokainen ase, jonka taito on vähintään 50; ja muuta Aseman ja pelimaailman mukaan. Välineet ja aseet saa, jos ne ovat sopivia, ja pelinjohtaja hyväksyy. Rahasummia kirja ei kerro.',
  'brp.equipment.gm-adjust':
    'Pelinjohtaja voi lisätä tai karsia aloitusvarusteita tilanteen mukaan: iskuun lähtevät sotilaat ovat aseistettuja, yllätetyillä siviileillä on se, mitä käsillä sattuu olemaan.',
  'brp.creation.background':
    'Syntyperän, perheen, koulutuksen, uskon, menneet teot ja tavoitteet voi laatia niin pitkälle kuin pelaajasta tuntuu hyvältä. Kertapeliin riittää vähän, kampanjaan tarvitaan enemmän; liika on yhtä väärin kuin liian vähä.',
  'brp.creation.gm-veto':
    'Pelinjohtaja voi aina kieltää sen, mikä on kyseenalaista tai ei sovi pelimaailmaan tai sen tunnelmaan. Valmis hahmo on voimassa, kun pelinjohtaja on hyväksynyt sen.',
  'brp.checks.when-to-roll':
    'Arkiset teot tavallisissa oloissa onnistuvat lähes aina ilman noppia; heitetään, kun teko on dramaattinen, poikkeuksellinen tai paineen alla tehty. Taitoarvo on todennäköisyys vain paineen alla. Vaaralliset taidot, taistelutaidot ennen muuta, heitetään aina.',
  'brp.checks.gm-no-self-rolls':
    'Kun ei-pelaajahahmo on tekemisissä ympäristön tai toisen ei-pelaajahahmon kanssa, pelinjohtaja voi yksinkertaisesti päättää tuloksen tai halutessaan heittää. Oletuksena heitetään.',
  'brp.skills.roll':
    'Nimetään taito, lasketaan lopullinen todennäköisyys ja heitetään D100: enintään sen suuruinen tulos on onnistuminen, suurempi epäonnistuminen. Lopullinen todennäköisyys on taitoarvo plus tai miinus prosenttiyksiköt, ei alle nollan, kerrottuna vaikeudella ja pyöristettynä ylöspäin kerran lopussa.',
  'brp.skills.result-table':
    'Kun lopullinen todennäköisyys on 1–5, erikoisonnistuminen tulee tuloksella 01, onnistuminen tuloksella 01–05 ja epäonnistuminen tuloksella 06–00. Välillä 6–95 onnistumisraja on todennäköisyys itse. Arvosta 96 ylöspäin onnistuu 01–95 ja epäonnistuu 96–00. Erikoisonnistumisen sarake on viidesosa pyöristettynä lähimpään kokonaislukuun, vähintään 1; yli sadan se on 20 % todennäköisyydestä.',
  'brp.skills.low-chance':
    'Lopullinen todennäköisyys 1–5 onnistuu tuloksella 01–05, ja 01 on erikoisonnistuminen. Todennäköisyys 0 ei onnistu koskaan, eikä sitä heitetä.',
  'brp.skills.always-fail':
    'Olipa todennäköisyys miten suuri tahansa, tulos 96–00 epäonnistuu. Tämä koskee kaikkia onnistumisheittoja, myös ominaisuus- ja vastustusheittoja, mutta ei kokemusheittoja.',
  'brp.skills.special-success':
    'Tulos, joka on enintään viidesosa lopullisesta todennäköisyydestä vaikeuden jälkeen, on erikoisonnistuminen ja tavallista parempi: arvolla 60 se tulee tuloksella 01–12. Teksti pyöristää viidesosan ylöspäin, taulukko lähimpään kokonaislukuun; oletuksena pätee taulukko. Yli sadan se on samoin 20 % todennäköisyydestä.',
  'brp.skills.special-effect':
    'Taistelun ulkopuolella erikoisonnistuminen tuo selvästi paremman tuloksen, jonka pelinjohtaja määrää; yleensä se on kaksinkertainen tavalliseen onnistumiseen verrattuna.',
  'brp.difficulty.automatic':
    'Kun onnistuminen on selvää eikä mitään ole pelissä, taito onnistuu ilman noppia. Se ei ole koskaan erikoisonnistuminen eikä tuo merkintää.',
  'brp.difficulty.easy':
    'Suotuisat olosuhteet kaksinkertaistavat todennäköisyyden. Heitto tehdään yli sadassakin, koska erikoisonnistuminen ja epäonnistuminen ovat yhä mahdollisia. Helpon heiton onnistuminen ei tuo merkintää.',
  'brp.difficulty.normal': 'Tavallinen tilanne: olosuhteet eivät muuta todennäköisyyttä.',
  'brp.difficulty.difficult':
    'Hankalat olosuhteet puolittavat todennäköisyyden, pyöristys ylöspäin, ja erikoisonnistuminen lasketaan puolitetusta. Pelinjohtaja voi esimerkiksi määrätä hämärässä taistelussa kaikki taidot vaikeiksi.',
  'brp.difficulty.impossible':
    'Kun onnistuminen ei tule kysymykseen, heittoa ei ole: yritys epäonnistuu seurauksineen. Pelinjohtaja voi silti antaa heittää vain kuvaillakseen, kuinka pahasti käy.',
  'brp.difficulty.stacking':
    'Useita vaikeuksia voi osua yhteen, kuten pimeys, suoja, tyrmäys ja väijytys, eikä kirja kerro, miten ne yhdistyvät. Oletuksena mikä tahansa määrä vaikeuksia puolittaa kerran, pitkän kantaman neljännes korvaa puolikkaan, helppo kaksinkertaistaa kerran ja kerrotaan pahimman kanssa; mahdoton voittaa kaikki, ja automaattinen pätee vain yksinään. Ylöspäin pyöristetään kerran lopussa.',
  'brp.opposed.procedure':
    'Kun taidot ovat vastakkain, kukin osapuoli heittää omansa ja tasoja verrataan: erikoisonnistuminen on parempi kuin onnistuminen ja onnistuminen parempi kuin epäonnistuminen. Onnistumisen taso kumoaa vastakkaisen tason. Kun osapuolia on yli kaksi, paras taso voittaa, ja siitä vähennetään muiden paras. Merkinnät riippuvat heitosta sellaisena kuin se tuli.',
  'brp.opposed.all-fail':
    'Jos kaikki epäonnistuvat, joko kukaan ei saavuta tavoitettaan tai osapuolet estävät toisiaan; pelinjohtaja sanoo kumpi, oletuksena edellinen. Kaksi ohi heittänyttä heittävät vain ohi; epäonnistunut Hiipiminen epäonnistunutta Kuuntelua vastaan voi olla huomaamatta jäänyt ääni tai kuulija, joka seisoo tiellä.',
  'brp.opposed.single-success':
    'Jos vain yksi osapuoli onnistuu, sen taito toimii esteettä heitetyllä tasolla.',
  'brp.opposed.equal-quality':
    'Samanlaatuisista onnistumisista voittaa suurempi taito. Oletuksena tämä koskee tavallisia onnistumisia, verrataan lomakkeen taitoarvoja, ja jos nekin ovat samat, syntyy pattitilanne.',
  'brp.opposed.higher-quality':
    'Jos useampi onnistuu, paras taso saa tuloksensa; heikompi onnistuminen alenee, ja tavallinen muuttuu epäonnistumiseksi.',
  'brp.opposed.special-vs-special':
    'Molemmat erikoisonnistumiset menettävät kaksi tasoa ja muuttuvat epäonnistumisiksi; molemmat voi silti merkitä, sillä heitot onnistuivat. Suurempi taito ei tässä ratkaise, ellei pöytä niin valitse.',
  'brp.opposed.special-vs-success':
    'Erikoisonnistuminen laskee tavalliseksi onnistumiseksi ja tavallinen onnistuminen epäonnistumiseksi.',
  'brp.opposed.special-vs-failure':
    'Erikoisonnistuminen jää voimaan ja tuo, jos se on mielekästä, kaksinkertaisen tuloksen.',
  'brp.opposed.stalemate':
    'Pattitilanteesta pääsee parhaiten muuttamalla olosuhteita: toinen taito, harhautus, toinen taktiikka. Täsmälleen saman kilvan toistaminen vaatii pelinjohtajan suostumuksen, eivätkä panokset nouse.',
  'brp.resistance.table':
    'Aktiivinen arvo passiivista vastaan antaa aktiiviselle osapuolelle todennäköisyyden 50 plus 5 jokaisesta pisteestä, jolla se on suurempi, tai miinus 5 jokaisesta, jolla se on pienempi: 13 vastaan 15 on 40. Painettu taulukko kattaa arvot 1–21 ja vastaa kaavaa kaikkialla; kaava kelpaa kaikille arvoille.',
  'brp.resistance.beyond-table':
    'Taulukossa on viiva, kun aktiivinen arvo on vähintään 10 suurempi tai pienempi kuin passiivinen. Oletuksena vähintään 10 suurempi onnistuu ja vähintään 10 pienempi epäonnistuu ilman heittoa.',
  'brp.resistance.roll':
    'Aktiivinen osapuoli yrittää vaikuttaa toiseen, passiivinen vastustaa. Heitetään yksi D100, ja enintään todennäköisyyden suuruinen tulos onnistuu; erikoisonnistumisia ei ole. Esine, joka ei tee vastarintaa, ei heitä. Epäonnistuneen noston jälkeen voi levätä yhden vuoron ja yrittää uudelleen ilman haittaa ja ilman suurempia panoksia.',
  'brp.resistance.who-rolls':
    'Yleensä heittää pelaajan ohjaama osapuoli, aktiivinen tai passiivinen; jos se on epäselvää, koska molemmat ovat pelaajien tai ei kumpikaan, heittää passiivinen. Heittävän passiivisen todennäköisyys on se, mitä aktiiviselta jää sadasta: 50 plus 5 jokaisesta pisteestä, jolla se on suurempi.',
  'brp.resistance.object-sizes':
    'Esineen nostossa VMA on aktiivinen sen kokoa (KOK) vastaan: lasi-ikkuna 3, ovi 4–8, tuoli 4–9, pöytä 4–12, asunnon seinä 25–35, katulamppu 30, tiili- tai betonimuuri 30–50, teräsbetoni 35–55, pienlentokone 40, henkilöauto 50, holvin ovi tai keskikokoinen maa-ajoneuvo 60, teräspalkki 65, hävittäjä tai keskiraskas panssarivaunu 80, liikennelentokone 110. Vaihteluvälistä arvon valitsee pelinjohtaja, oletuksena keskikohdan ylöspäin pyöristettynä.',
  'brp.resistance.uses':
    'Pelkkä ominaisuus toista vastaan ratkaistaan taulukolla, muuten taito taitoa vastaan tai terveellä järjellä. Kilpajuoksu samalla MOV:lla on KTR vastaan KTR (suurempi MOV vain voittaa), kädenvääntö VMA vastaan VMA, juomakilpailu RKE vastaan RKE, tahtojen taisto MHT vastaan MHT, kilpailu huomiosta KAR vastaan KAR, myrkky sen teho (EFF) RKE:tä vastaan. Aukosta ahtautuminen asettaa hahmon KOK:n aukon kokoa vastaan: hahmo pääsee läpi häviämällä.',
  'brp.experience.tick':
    'Kun taitoa käytetään seikkailussa ensimmäisen kerran onnistuneesti vaativassa tilanteessa, sen ruutuun tulee merkintä; myöhemmät onnistumiset samassa seikkailussa eivät lisää mitään. Myös onnistuminen, jonka vastustaja sittemmin kumoaa, lasketaan.',
  'brp.experience.exclusions':
    'Merkintää ei tuo helppona eli kaikkiaan kaksinkertaisella todennäköisyydellä käytetty taito, käyttö ilman uhkaa tai panoksia (kuten piiloutuminen, kun kukaan ei katso), automaattinen onnistuminen eikä epäonnistuminen.',
  'brp.experience.specialisations':
    'Saman taidon kaksi erikoistumista ovat kaksi merkintää ja kaksi kokemusheittoa.',
  'brp.experience.roll':
    'Seikkailun lopussa jokaisesta merkitystä taidosta heitetään D100. Taitoarvoa suurempi tulos nostaa sitä 1D6:lla, enintään sen suuruinen jättää ennalleen. Arvolla 35 tulos 36–00 kehittää. Joka tapauksessa merkintä pyyhitään. Ylärajaa ei ole, eivätkä tulosten 01–05 ja 96–00 säännöt päde tässä.',
  'brp.experience.hundred':
    'Tulos 00 eli 100 kokemusheitossa kehittää taitoa aina, myös sadassa tai sen yli.',
  'brp.experience.teaching':
    'Pelinjohtajan määräämän opiskeluajan jälkeen opettaja heittää Opettamisen ja sitten opetetun taidon. Tällöin Opettaminen on enintään opettajan oma arvo siinä taidossa. Jos molemmat onnistuvat, oppilas saa merkinnän ja tekee kokemusheiton, oletuksena heti. Pelinjohtajan on suostuttava, se voi maksaa rahaa, ja kerralla oppii vain yhtä taitoa. Oppilas voi ohittaa opettajan.',
  'brp.experience.interludes':
    'Kokemus käsitellään yleensä kerran seikkailussa. Pitkissä seikkailuissa, joissa on taukoja lepoon ja pohdintaan, pelinjohtaja voi sallia sen myös tauolla; sen jälkeen jokaisen ruudun voi merkitä uudelleen.',
  'brp.experience.downtime-checks':
    'Kun seikkailujen välillä kuluu kuukausia tai enemmän, pelinjohtaja voi antaa jokaiselle hahmolle neljä ilmaista kokemusheittoa neljään eri taitoon pelaajan valinnan mukaan. Ne heitetään kuten muutkin. Oletuksena niitä ei anneta.',
  'brp.time.narrative':
    'Kerronta ja suunnittelu kulkevat kerronta-ajassa: keskustelu kestää sen minkä kestää, matka tiivistyy lauseeseen. Kun pitkä aika ohitetaan, hahmot voivat tehdä mitä siihen kohtuudella mahtuu, ja kaikki sillä välillä erääntyvä tapahtuu: paraneminen, voimapisteet, taudit, myrkyt, heräämiset.',
  'brp.time.turn':
    'Taistelun ulkopuolella, kun tarkalla ajalla on väliä, vuoro on viisi minuuttia eli 25 taistelukierrosta. Pelinjohtaja voi sanoa, montako vuoroa tehtävä vie. Vuorossa ihminen kävelee 250 m tai juoksee 750 m.',
  'brp.time.round':
    'Taistelukierros on 12 sekuntia, ja kierrokset seuraavat toisiaan taistelun loppuun. Kierroksella hahmo tekee yleensä yhden hyökkäyksen tai muun toiminnon ja voi puolustautua useammin kuin kerran, oletuksena jokaista hyökkäystä vastaan. Joka ei tee muuta, kävelee enintään 10 m tai juoksee 30 m ja voi silti tarkkailla, torjua ja reagoida.',
  'brp.time.skill-durations':
    'Taidon yksi käyttö kestää muutamasta sekunnista kierrokseen, 1–5 minuuttia, 5–30 minuuttia, 30–60 minuuttia tai kuudesta tunnista moneen päivään; monet taidot ovat useassa luokassa. Pelinjohtaja nimeää sopivan, ja kello siirtyy sen täyden pituuden verran; jos luokkaa ei nimetä, aikaa ei kulu. Vain pitkä tehtävä vie aina aikaa: jos luokkaa ei nimetä, sen jokainen heitto vie lyhimmän luokan ajan.',
  'brp.time.extended-tasks':
    'Pitkään tutkimukseen, opiskeluun tai monimutkaiseen työhön pelinjohtaja voi vaatia useita onnistuneita heittoja. Epäonnistumiset vievät vain aikaa, ja erikoisonnistuminen lasketaan kahdeksi.',
  'brp.combat.phases':
    'Jokaisella kierroksella on samat neljä vaihetta: aikeiden ilmoittaminen, liike, toiminnot, päätös. Viimeistä kirja ei kuvaa: se on kierroksen loppu, jossa ensin vaikuttaa kierroksella annettu ensiapu, sitten erääntyvät myrkyt ja muut viivästetyt vaikutukset, sitten nollassa tai sen alla olevat kuolevat, sitten kierroksina laskettava etenee yhdellä, ja taistelu päättyy, jos se on ohi.',
  'brp.combat.declaration':
    'Pelinjohtaja antaa kaikille vuorollaan puheenvuoron suurimmasta KTR:stä pienimpään kertoa aikeensa ja kertoo itse muiden aikeet heidän KTR:nsä kohdalla, ilman liikkeen tai aseen vedon muutoksia. Torjuntoja ja väistöjä ei ilmoiteta. Ilmoitetusta toiminnosta voi luopua tai sen voi vaihtaa puolustukseen tai ensiapuun; toinen kohde tai pidempi liike vaatii pelinjohtajan suostumuksen.',
  'brp.combat.skip-declaration':
    'Jotkin pöydät jättävät ilmoittamisen pois ja siirtyvät suoraan vertaamaan KTR:iä ja toimimaan. Oletuksena aikeet ilmoitetaan.',
  'brp.combat.movement':
    'Enintään 5 metrin liike ei muuta mitään. Yli 5 ja enintään 15 metriä liikkunut toimii puolella ketteryysjärjestyksestään, yli 15 ja alle 30 metriä neljänneksellä, oletuksena ylöspäin pyöristettynä. 30 metriä liikkunut voi vain puolustautua. Lähitaistelussa kiinni oleva voi siirtyä enintään 5 m; enempään tarvitaan pelinjohtajan suostumus.',
  'brp.combat.dex-order':
    'Toiminnot tulevat laskevassa ketteryysjärjestyksessä: 15 ennen 14:ää. Järjestysluku on KTR, joka oletuksena ensin puolitetaan tai jaetaan neljällä liikkeen takia ja josta sitten vähennetään 5 jokaisesta vedetystä tai pois pannusta aseesta. Nollassa tai sen alla toimitaan silti, viimeisenä. Luku muuttaa vain järjestystä, ei taitoja kuten Väistämistä.',
  'brp.combat.dex-ties':
    'Samalla järjestysluvulla ensin tulevat kaukoaseet, sitten pitkät aseet (keihäät, salkoaseet, sauvat), sitten keskipitkät (miekat, kirveet, vasarat, nuijat, patukat) ja lopuksi lyhyet (veitset, tikarit, kilvet) ja aseettomat. Samassa lajissa ensin toimii se, jonka taito aseella on suurempi; jos sekin on sama, toiminnot ovat samanaikaisia: kaikki ratkaistaan siitä tilanteesta, joka vallitsi ennen niitä.',
  'brp.combat.one-action':
    'Hahmo tekee kierroksella yleensä yhden hyökkäyksen tai muun toiminnon, puolustusten lisäksi. Ensiapu, lataaminen ja Paini käyttävät sen; aseen vetäminen ei, mutta se alentaa ketteryysjärjestystä. Joillakin olennoilla on useampi.',
  'brp.combat.multiple-reach':
    'Jos asetta voi käyttää usealla tavalla, veitsellä lyödä tai sen voi heittää, käyttäjä valitsee tavan ilmoittaessaan toimintonsa; se määrää tasatilanteen luokan, taidon, vahingon ja kantaman.',
  'brp.combat.defence-timing':
    'Torjunta tai väistö tapahtuu sen hyökkäyksen kohdalla ketteryysjärjestyksessä, johon se vastaa, kun hyökkäysheitto on tiedossa, erikoisonnistuminen tai ei. Epäonnistunut hyökkäys ei vaadi puolustusta. Puolustautuminen ei kuluta toimintoa.',
  'brp.combat.attack-roll':
    'Hyökkäys heitetään D100:lla kädessä olevan aseen todennäköisyyttä vastaan, oli taistelutaito mikä tahansa. Enintään sen suuruinen tulos osuu, ellei siltä puolustauduta; suurempi menee ohi eikä vahingoita ketään. Erikoisonnistuneen hyökkäyksen välttää kokonaan vain samantasoinen puolustus.',
  'brp.combat.related-weapon':
    'Pelinjohtajan luvalla aseeseen voi käyttää saman taidon läheistä erikoistumista vaikeana: miekkaa tikarin taidolla. Käytetään parempaa: tätä puolikasta tai aseen omaa arvoa, myös torjunnassa, ja merkinnän saa heitetty erikoistuminen. Oletuksena lupaa ei anneta.',
  'brp.combat.parry':
    'Osuvan hyökkäyksen kohde voi yrittää torjua sen kädessä olevalla lähitaisteluaseella tai kilvellä, tai oletuksena paljain käsin Tappelulla, heittämällä kyseistä taitoa. Hänen on tiedettävä hyökkäyksestä ja nähtävä se. Erikoisonnistuneen hyökkäyksen pysäyttää kokonaan vain erikoisonnistunut torjunta. Kutakin hyökkäystä vastaan on yksi puolustus.',
  'brp.combat.parry-limits':
    'Tuliaseita, energia-aseita ja muita suurinopeuksisia aseita ei voi torjua lainkaan. Muut kaukoaseet, nuolet, vasamat, lingon kivet ja heittoaseet, torjuu vain kilpi, ellei pelinjohtaja salli muuta.',
  'brp.combat.dodge':
    'Osuvan hyökkäyksen kohde voi sen sijaan yrittää väistyä sen tieltä Väistämisellä. Hänen on tiedettävä hyökkäyksestä ja nähtävä se. Erikoisonnistuneen hyökkäyksen välttää kokonaan vain erikoisonnistunut väistö.',
  'brp.combat.dodge-limits':
    'Tuliaseita ja muita suurinopeuksisia aseita ei voi väistää. Pelinjohtaja voi sallia nuolten ja heittoaseiden väistön vaikeana, jos kohde näki tähtäämisen; oletuksena ei.',
  'brp.combat.attack-defence-matrix':
    'Hyökkäyksen ja puolustuksen tasoja verrataan; puolustuksen puuttuminen on epäonnistuminen. Erikoinen erikoista vastaan: ei vaikutusta. Erikoinen onnistumista vastaan: osuma tavallisella vahingolla, ja torjuva ase tai kilpi saa 2 pistettä vahinkoa. Erikoinen epäonnistumista vastaan: osuma erikoisvahingolla. Onnistuminen erikoista vastaan: ei osumaa, ja lähitaistelutorjunta tekee hyökkääjän aseeseen 1 pisteen. Onnistuminen onnistumista vastaan: ei osumaa. Onnistuminen epäonnistumista vastaan: osuma tavallisella vahingolla. Panssari vähennetään aina. Epäonnistunut hyökkäys ei tee mitään.',
  'brp.combat.weapon-breakage':
    'Torjunta voi vaurioittaa aseita: torjuva ase tai kilpi saa 2 pistettä, kun erikoisonnistunut hyökkäys kohtaa tavallisen torjunnan, ja hyökkääjän lähitaisteluase 1 pisteen, kun tavallinen hyökkäys kohtaa erikoisonnistuneen torjunnan. Oletuksena ase rikkoutuu, kun vahinko ylittää sen kestopisteet; torjunta, jossa se rikkoutuu, pätee vielä, mutta sen jälkeen sillä ei voi lyödä eikä torjua. Nyrkeillä, kivillä ja kynsillä ei ole kestopisteitä, eivätkä ne vaurioidu.',
  'brp.weapons.attributes':
    'Aseella on taito ja erikoistuminen, perusarvo, vahinko vahinkobonuksen kanssa tai ilman, tarvittavat kädet, kestopisteet torjuntaa varten ja kaukoaseella kantama metreinä. Taistelijalla on kaksi kättä, joten kahden käden ase ei jätä kättä kilvelle.',
  'brp.weapons.half-damage-bonus':
    'Puolikas vahinkobonus tarkoittaa, että bonus heitetään, jaetaan kahdella ja pyöristetään ylöspäin: kolmosesta tulee 2.',
  'brp.weapons.range':
    'Kantaman sisällä todennäköisyys ei muutu; sen yli, kaksinkertaiseen asti, hyökkäys on vaikea; kolminkertaiseen asti todennäköisyys on neljännes ylöspäin pyöristettynä; sitä kauempana ei mitään. Kukin raja kuuluu parempaan vyöhykkeeseen.',
  'brp.weapons.melee-table':
    'Lähitaisteluaseita on yhdeksäntoista tikarista (1D4) hilpariin (3D6), ja kullakin on erikoistuminen, perusarvo, vahinko, kädet ja kestopisteet. Kaikki lisäävät koko vahinkobonuksen. Saman erikoistumisen aseet jakavat sen taitoarvon.',
  'brp.weapons.missile-table':
    'Kaukoaseita on kaksitoista, ja kullakin on taito, erikoistuminen, perusarvo, vahinko, kädet, kestopisteet ja kantama. Jouset, lingot ja heittoaseet lisäävät puolet vahinkobonuksesta; varsijouset, tuliaseet ja laserit eivät mitään.',
  'brp.weapons.crossbow-reload':
    'Varsijousen lataaminen vie kokonaisen kierroksen, joten sillä ammutaan joka toisella kierroksella. Lataaminen vie toiminnon; väistää saa, mutta yli 5 metrin liike tai varsijousella torjuminen keskeyttää sen.',
  'brp.weapons.magazines':
    'Pistooleissa ja kivääreissä on 6 laukausta, laserpistooleissa ja laserkivääreissä 20. Yksi hyökkäys on yksi laukaus. Oletuksena lataaminen vie kierroksen toiminnon.',
  'brp.armour.absorb':
    'Panssaripisteet vähennetään jokaisen osuman vahingosta, ei koskaan alle nollan; loput pienentävät kestopisteitä. Panssari ei kulu. Oletuksena se auttaa myös pudotessa, mutta ei koskaan myrkkyä tai tautia vastaan.',
  'brp.armour.table':
    'Panssaripisteet ja muutos ruumiillisiin taitoihin: pehmeä nahka 1, paksut vaatteet 1, topattu 2 (−5), kova nahka 2 (−10), sirpaleliivi 4 (−10), hopliitin panoplia 6 (−20), rengashaarniska 7 (−20), luotiliivi 8 (−5), täysi levyhaarniska 8 (−25), mellakkavarusteet 12/6 (−10). Kevyt kypärä lisää 1 ja raskas 2, ja ne muuttavat havaintotaitoja −15 ja −50. Oletuksena mellakkavarusteissa on 12 lähitaistelua ja hitaita kaukoaseita vastaan, 6 tuliaseita ja energia-aseita vastaan. Päällä voi olla yksi panssari ja yksi kypärä.',
  'brp.armour.skill-penalties':
    'Panssarin muutos vähentää prosenttiyksikköjä ruumiillisista taidoista (Sorminäppäryys, Hiipiminen, Heittäminen, Piiloutuminen, Uinti, Silmänkääntö, Hyppääminen, Kiipeily, Väistäminen ja ketteryysheitot), kypärän muutos havaintotaidoista (Kuuntelu ja Havaitseminen), ei alle nollan. Lomakkeen taitoarvot eivät muutu. Pelinjohtaja voi ottaa mukaan muita taitoja.',
  'brp.shields.table':
    'Kilpiä on kuusi, kaikilla perusarvo 15 hyökkäykseen ja torjuntaan; panssari- ja kestopisteet sekä vahinko lyödessä: pisarakilpi 16, 1D4; mellakkakilpi 16, 1D3; kolmiokilpi 12, 1D3; hopliittikilpi 16, 1D4; pieni 12, 1D2; pyöreä 12, 1D3, kukin plus vahinkobonus. Kilpi vie yhden käden, ja jokainen tyyppi on oma erikoistumisensa. Kilvestä käy mikä tahansa liikuteltava, joka ei ole ase; nyrkkikilpi lasketaan pieneksi.',
  'brp.shields.parry': 'Kilpi torjuu samoin säännöin kuin ase, ja sillä voi torjua myös hitaita kaukoaseita.',
  'brp.shields.missile-parry':
    'Hitaan kaukoaseen torjumisen todennäköisyys on pienellä kilvellä 15, keskikokoisella (kolmio-, pisara- tai pyöreä kilpi) 30, suurella (hopliitti- tai mellakkakilpi) 60 ja suuren takana polvillaan 90. Oletuksena se korvaa Kilpi-taidon; se luetaan kuten muutkin todennäköisyydet, ja onnistuminen tuo merkinnän Kilpi-taitoon.',
  'brp.shields.stationary':
    'Liikkumaton kilpi, esimerkiksi selässä kannettu, vähentää panssaripisteensä takanaan olevaan ruumiinosaan kohdistuvasta vahingosta panssarin lisäksi. Koska osumakohtia ei ole, pelinjohtaja sanoo, milloin osuma kohtaa sen, oletuksena ei. Kilpi ei tästä vaurioidu.',
  'brp.shields.degradation':
    'Kilven saama vahinko pienentää yhtä lailla sen kestopisteitä ja panssaripisteitä.',
  'brp.wounds.hit-point-loss':
    'Panssarin läpäissyt vahinko pienentää nykyisiä kestopisteitä ja myöhempi vahinko uutta summaa. Jokainen vamma kirjataan erikseen omine pisteineen; nollan osuma ei ole vamma. Jos kestopisteitä on 12 ja panssaria 2, 6 vahinkoa jättää 8.',
  'brp.wounds.unconscious':
    'Se, jolle vamma jättää 1 tai 2 kestopistettä, pyörtyy 1D6 tunniksi tai kunnes toinen hahmo herättää hänet, mikä vie toiminnon mutta ei vaadi heittoa. Herätetty voi toimia ja pyörtyy uudelleen, jos uusi vamma jättää enintään 2. Nollassa tai sen alla ollaan myös tajuttomana ja kuolemaisillaan.',
  'brp.wounds.death':
    'Joka on taistelukierroksen lopussa nollassa kestopisteessä tai sen alla, kuolee. Taistelun ulkopuolella aika on 12 sekuntia vammasta.',
  'brp.wounds.negative':
    'Vahinko voi viedä kestopisteet nollan alle rajatta. Silloin tarvitaan ensiapua, joka nostaa ne nollan yläpuolelle ennen kierroksen loppua.',
  'brp.combat.special-damage':
    'Erikoisonnistunut osuma tekee aseen suurimman vahingon, nopat ja luvut ilman vahinkobonusta, plus tavallisen vahinkoheiton, plus vahinkobonuksen kerran, negatiivisenkin; sitten vähennetään panssari. Lyhyen miekan 7, heitetty 4 ja bonus 2 tekevät 13.',
  'brp.healing.natural':
    'Joka seitsemännen päivän lopussa hahmo saa takaisin 1D3 kestopistettä enimmäismäärään asti. Viikot lasketaan vanhimmasta parantumattomasta vammasta, ja oletuksena vanhin paranee ensin.',
  'brp.healing.hospital':
    'Sairaalassa parhaassa hoidossa pelinjohtaja voi antaa heiton sijasta täydet 3 pistettä viikossa. Oletuksena heitetään.',
  'brp.healing.first-aid':
    'Onnistunut Ensiapu parantaa yhtä vammaa 1D3 pistettä, erikoisonnistunut 1D3+3, ei koskaan enempää kuin vamma vei. Epäonnistuminen vain puhdistaa ja sitoo sen. Tajuissaan oleva voi hoitaa itseään; myrkyn ja taudin menetykset eivät ole tässä vammoja.',
  'brp.healing.first-aid-once':
    'Kullekin vammalle voi antaa ensiapua vain kerran, kuka tahansa, onnistui se tai ei.',
  'brp.healing.first-aid-rescue':
    'Kiireessä ensiapu vie yhden taistelukierroksen. Kierroksella nollaan tai sen alle pudonnut pelastuu, jos hänet saadaan vähintään yhteen ennen sen loppua. Oletuksena enintään 5 metrin päässä oleva auttaja, joka ei ole vielä toiminut, voi käyttää siihen toimintonsa vastoin ilmoitustaankin, ja se vaikuttaa kierroksen lopussa ennen kuolemaa.',
  'brp.spot.ambush-setup':
    'Hyökkääjä, joka onnistuu Hiipimisessä tai Piiloutumisessa ja jota ei huomata Kuuntelulla, Aistimisella tai Havaitsemisella, voi väijyttää vastustajan. Oletuksena huomaaminen on vastakkainen heitto, ja kukin tarkkailija tekee yhden parhaalla kolmesta aististaan, ellei pelinjohtaja nimeä jotakin. Etu kestää yhden kierroksen.',
  'brp.spot.ambush-ranged':
    'Kaukoaseella väijyjällä on yksi kierros, jolla kaikki hyökkäykset ovat helppoja. Ensimmäistä vastaan ei voi puolustautua, koska siitä ei tiedetä.',
  'brp.spot.ambush-melee':
    'Lähitaisteluaseella väijytetty voi yhden kierroksen ajan vain väistää tai, jos ase tai kilpi on jo kädessä, torjua; toimintoa hänellä ei ole. Hyökkäykset ovat tavallisia vaikeudeltaan.',
  'brp.spot.backstab':
    'Kohde, joka ei taistelussa tiedä hyökkääjän tarkkaa paikkaa, heittää Kuuntelun, Aistimisen tai Havaitsemisen vaikeana. Jos se epäonnistuu, takana tai sivulla oleva hyökkääjä voi tehdä helpon hyökkäyksen, ja sen torjuminen tai väistäminen on vaikeaa.',
  'brp.spot.cover':
    'Esine, joka on vähintään puolet hahmon KOK:sta, on suoja, ja kaikki kaukohyökkäykset hahmoa vastaan ovat vaikeita. Laukaus, joka olisi osunut ilman suojaa mutta menee sen takia ohi, osuu suojaan. Pelinjohtaja sanoo, meneekö se läpi: oletuksena tiili ja metalli pysäyttävät sen, puu vie 4, ja panssari lasketaan lisäksi.',
  'brp.spot.darkness':
    'Lähes täydessä pimeydessä ilman hämäränäköä kaikki taistelutaidot ovat vaikeita: hyökkäys, torjunta ja väistö. Täydessä pimeydessä kukin on pienempi seuraavista: MHT prosentteina tai puolet taidosta; puolustautua voi silti.',
  'brp.disease.minor':
    'Altistuminen lievälle taudille vaatii kestävyysheiton (RKE × 5); epäonnistuminen merkitsee sairastumista, joka vie enintään 1 tai 2 kestopistettä, oletuksena 1. Toisen päivän aamuna paranee heitolla RKE × 2, kolmannen RKE × 3 ja niin edelleen, kunnes heitto onnistuu.',
  'brp.disease.conditions':
    'Parantuminen edellyttää lepoa ja hoitoa. Pelinjohtajan harkinnan mukaan jokainen huono olosuhde pienentää kerrointa yhdellä, ei koskaan alle yhden. Ohjeeksi: RKE × 5 on 4, kun ei olla kotona vuoteessa, 3 erämaassa, 2 raskaassa toiminnassa, 1 jo haavoittuneena.',
  'brp.disease.treatment':
    'Hoito auttaa, mutta potilaan on silti onnistuttava RKE-heitossa. Pelinjohtajan harkinnan mukaan onnistunut Lääketiede-heitto, yksi parantumisheittoa kohti, nostaa kerrointa, oletuksena yhdellä ja erikoisonnistumisella kahdella. Voimat ja varusteet voivat auttaa pelinjohtajan harkinnan mukaan.',
  'brp.disease.severe':
    'Vakava tauti käy lajinsa mukaan jonkin ominaisuuden, yleensä RKE:n, tai kestopisteiden kimppuun. Ensimmäisen heiton epäonnistuessa tauti tarttuu ja vie ensimmäisen pisteen; oletuksena jokainen epäonnistunut parantumisheitto vie toisen, ja onnistunut päättää taudin. Heitto on RKE × 5 nykyisellä RKE:llä jokaisen vakavuuden mukaisen jakson lopussa. Jotkin taudit vievät myös kestopisteitä, 1 tai 1D3 tunnissa tai 1 päivässä tai viikossa; jotkin iskevät useaan ominaisuuteen tai vaikuttavat muuten, kuten pelinjohtaja sanoo.',
  'brp.disease.severity-table':
    'Epäonnistuneiden RKE-heittojen määrä, ensimmäinen mukaan lukien, antaa vakavuuden: 0 ei tautia; 1 lievä, ominaisuuspiste viikossa; 2 akuutti, yksi päivässä; 3 vakava, yksi tunnissa; 4 tai enemmän kuolemaan johtava, yksi minuutissa. Saman taudin aikana se vain kasvaa.',
  'brp.disease.death': 'Hahmo, jonka jokin ominaisuus on 0, kuolee heti, johtui se mistä tahansa.',
  'brp.disease.recovery':
    'Kun tauti on ohi, menetetyt ominaisuuspisteet palautuvat viikossa 1 kutakin ominaisuutta kohti aiempaan arvoon asti.',
  'brp.spot.draw-weapon':
    'Aseen vetäminen alentaa ketteryysjärjestystä 5:llä, samoin sen paneminen pois, joka kerta; pudottaminen ei maksa mitään.',
  'brp.spot.falling':
    'Putoaminen tekee 1D6 jokaista alkavaa kolmea metriä kohti: seitsemän metriä on 3D6. Pelinjohtajan luvalla onnistunut Väistäminen vähentää 1D6, oletuksena heitetään yksi noppa vähemmän. Oletuksena panssari auttaa.',
  'brp.spot.fire-into-combat':
    'Lähitaistelussa olevan ampuminen vähentää 20 prosenttiyksikköä. Jos ampuja ja kohde ovat molemmat lähitaistelussa, laukaus on vaikea, oletuksena 20:n sijasta. Ohilaukaus ei osu kehenkään muuhun.',
  'brp.spot.knockout':
    'Joka haluaa tyrmätä eikä tappaa, sanoo sen ja tekee vaikean hyökkäyksen; vahinko heitetään ja panssari vähennetään. Jos se on vähintään puolet kohteen suurimmasta kestopistemäärästä, kohde menettää tajuntansa 1D6 tunniksi tai kunnes hänet herätetään, vahingoittumatta. Jos se on vähemmän, hyökkäys tekee pienimmän vahingon, jonka nopat ja vahinkobonus voivat antaa, oletuksena panssari vähennettynä, ja kohde pysyy tajuissaan.',
  'brp.poison.resistance':
    'Myrkyn teho (EFF) asetetaan RKE:tä vastaan vastustustaulukossa. Jos myrkky voittaa, koko EFF kohdistuu kestopisteisiin tai siihen ominaisuuteen tai niihin ominaisuuksiin, joihin myrkky vaikuttaa; muuten puolet ylöspäin pyöristettynä. Panssarista ei ole apua. Ominaisuuspisteet palautuvat kuten taudin jäljiltä.',
  'brp.poison.delay':
    'Myrkky ei yleensä vaikuta myrkytyskierroksella: nopea vie kolme taistelukierrosta, hidas kolme täyttä vuoroa, ellei pelinjohtaja sano muuta. Vastustusheitto tehdään silloin, ja vahinko tulee sen kierroksen päätösvaiheessa.',
  'brp.poison.detection':
    'Pelinjohtaja voi sallia Aistiminen-heiton ruokaan tai juomaan kätketyn myrkyn huomaamiseksi, oletuksena sallii; onnistunut voi kieltäytyä ennen kuin annos lasketaan.',
  'brp.poison.multiple-doses':
    'Jokaista annosta vastustetaan erikseen: kaksi annosta, joiden EFF on 10, ei ole yksi, jonka EFF on 20.',
  'brp.poison.antidote':
    'Lähes jokaisella myrkyllä on vastamyrkky, jolla on oma tehonsa (EFF). Jos se otetaan myrkytystä edeltävien kuuden vuoron (30 minuutin) aikana, sen EFF vähennetään myrkyn tehosta, oletuksena ennen vastustusheittoa; myöhemmin otettuna se ei vaikuta. Useat annokset eivät summaudu, ja yksi tehoaa kyseisen myrkyn jokaiseen annokseen. Toiseen myrkkyyn siitä voi olla vähän apua, jos pöytä niin valitsee.',
  'brp.bestiary.nonhuman':
    'Viholliset kuvataan kuten esimerkki: ominaisuudet noppineen ja keskiarvoineen, liike, kestopisteet, vahinkobonus, panssari, taidot, hyökkäykset. Muilla kuin ihmisillä ei yleensä ole KAR:aa; puuttuvan ominaisuuden heitot ovat mahdottomia. Luettelosta puuttuvat taidot ovat perusarvossaan.',
  'brp.bestiary.bear':
    'Ruskeakarhu: VMA 3D6+10, RKE 2D6+6, KOK 3D6+10, ÄLY 5, MHT 3D6, KTR 3D6, ei KAR:aa; MOV 14, uiden 8; 17 kestopistettä; vahinkobonus +2D6; turkki 3 pistettä; Kuuntelu 75, Aistiminen 75, Kiipeily 40; purema 25 (1D10 + puolet vahinkobonuksesta), kynnet 40 (1D6 + vahinkobonus), käpälänisku 25 (1D3 + vahinkobonus). Oletuksena käytetään painettuja keskiarvoja: VMA 21, RKE 13, KOK 20, MHT 10, KTR 10.',
  'brp.bestiary.bear-attacks':
    'Karhu voi hyökätä kierroksella kahdesti: kaksi kynsien iskua tai kynsien isku ja purema. Molemmat tulevat sen järjestysluvulla peräkkäin mihin tahansa ulottuvilla oleviin kohteisiin, ja kumpaakin vastaan voi puolustautua.',
  'brp.bestiary.bear-swipe':
    'Kerran kierroksella, oletuksena kahden hyökkäyksensä sijasta, karhu voi iskeä käpälällä. Tehty vahinko asetetaan kohteen VMA:ta vastaan vastustustaulukossa; kohde heittää 50 plus 5 jokaisesta VMA:n pisteestä vahingon yli ja kaatuu, jos epäonnistuu. Iskun voi torjua tai väistää. Kaatunut käyttää seuraavan toimintonsa nousemiseen.',
};
