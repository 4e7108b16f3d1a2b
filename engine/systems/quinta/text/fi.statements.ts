import type { en } from './en.statements.ts';

/** The statements of the rules in Finnish, in our own words. */
export const fi: typeof en = {
  'quinta.core.pillars':
    'Pelillä on kolme pilaria: sosiaalinen vuorovaikutus, tutkiminen ja taistelu. Jokainen kohtaus kuuluu ainakin yhteen niistä, ja kaikki kolme käyttävät samaa pelin kulkua ja samoja d20-kokeita. Vain taistelussa toimitaan tiukasti vuorotellen; muulloin pelinjohtaja antaa kullekin tilaisuuden toimia.',
  'quinta.core.play-loop':
    'Kolme vaihetta toistuu läpi koko istunnon eli yhden pelikerran. Ensin pelinjohtaja kuvailee kohtauksen; sitten pelaajat kertovat, mitä hahmot tekevät, kukin vaikka eri asiaa; lopuksi pelinjohtaja kertoo, mitä siitä seuraa, ja palataan alkuun. Taistelun ulkopuolella pelinjohtaja huolehtii, että jokainen pääsee toimimaan, ja valitsee, miten mikin ratkaistaan. Helppo onnistuu ilman heittoa; noppia tarvitaan vain, kun jokin on esteenä tai tulos on epävarma.',
  'quinta.core.exceptions-win':
    'Yleissääntö pätee, kunnes jokin pelissä nimenomaan sanoo toisin: luokan piirre, erikoiskyky, aseen ominaisuus, loitsu, taikaesine, hirviön piirre. Kun poikkeus ja yleissääntö ovat ristiriidassa, poikkeus voittaa, ja muu osa säännöstä jää voimaan. Poikkeus, joka sanoo ”saat”, lisää vaihtoehdon eikä poista yhtään. Kahdesta ristiriitaisesta poikkeuksesta voittaa tarkemmin rajattu: tämä hyökkäys ennen tätä asetta, tämä ase ennen tätä olentoa, tämä olento ennen kaikkia; sen jälkeen päättää pelinjohtaja.',
  'quinta.core.round-down':
    'Aina kun jako- tai kertolaskusta jää murto-osa, pyöristetään seuraavaan pienempään kokonaislukuun, vaikka murto-osa olisi puolikas tai enemmän; sääntö, joka käskee pyöristää ylöspäin, on poikkeus. Negatiivisillakin luvuilla alaspäin tarkoittaa pienempää. Jokainen laskutoimitus pyöristetään erikseen. Etäisyydet pyöristetään oletuksena 1,5 metrin askeliin, koska pelin kaikki etäisyydet ovat sen kerrannaisia: puolet 9 metrin nopeudesta on 4,5 m.',
  'quinta.core.gm-authority':
    'Kaikki muu pelissä rakentuu näiden sääntöjen varaan. Pelinjohtaja soveltaa niitä, tuo mukaan poikkeukset ja sovittaa haasteet seikkailuun. Kun luku jättää jotakin pelinjohtajalle, häneltä kysytään; jos kukaan ei vastaa, käytetään kirjattua oletusta.',
  'quinta.ability.six-abilities':
    'Jokaisella olennolla, hahmolla ja hirviöllä, on kuusi kykyä: Voima (ruumiinvoima), Ketteryys (notkeus, refleksit ja tasapaino), Ruumiinrakenne (terveys ja kestävyys), Älykkyys (päättely ja muisti), Viisaus (havaintokyky ja tahdonlujuus) ja Karisma (itsevarmuus, läsnäolo ja viehätysvoima).',
  'quinta.ability.score-range':
    'Kykyarvo on 1–20, joillakin hirviöillä jopa 30: 1 on pienin mahdollinen, 2–9 heikko, 10–11 ihmisten keskitaso, 12–19 korkea, 20 seikkailijan yläraja, ellei toisin sanota, 21–29 poikkeuksellinen ja 30 kaikkien yläraja. Korotus pysähtyy olennon ylärajaan, oletuksena hahmoilla 20 ja hirviöillä 30.',
  'quinta.ability.score-zero':
    'Kykyarvo ei yleensä laske alle 1:n. Vaikutus, joka pudottaa sen nollaan, kertoo itse, mitä silloin tapahtuu; yleistä seurausta ei ole. Taulukossa ei ole riviä nollalle: muunnin on yhä −5. Vaikutus, joka ei sano nollasta mitään, jättää arvoksi 1.',
  'quinta.ability.modifier':
    'Jokaisella kyvyllä on muunnin sen d20-kokeita varten: kykyarvo miinus 10, puolitettuna alaspäin. 1 antaa −5, 2–3 −4, 4–5 −3, 6–7 −2, 8–9 −1, 10–11 0, 12–13 +1, 14–15 +2, 16–17 +3, 18–19 +4, 20–21 +5, 22–23 +6, 24–25 +7, 26–27 +8, 28–29 +9, 30 +10.',
  'quinta.d20.test':
    'Kun toiminnan tulos on epävarma, d20-koe ratkaisee. Lajeja on kolme: kykykokeet, pelastusheitot ja hyökkäysheitot. Heitetään d20, edulla tai haitalla kaksi; lisätään kykymuunnin, osaamisbonus, jos koeteltava asia on hallussa, sekä tilanteen bonukset ja vähennykset; verrataan summaa tavoitelukuun. Mikä vaikuttaa d20-kokeisiin, vaikuttaa kaikkiin kolmeen.',
  'quinta.d20.advantage':
    'Edulla heitetään kaksi d20:tä ja käytetään suurempaa, haitalla pienempää. Vain valittu noppa ratkaisee sekä summan että luonnolliset luvut. Suuri on heittäjälle aina parempi.',
  'quinta.d20.advantage-combining':
    'Luku vaikenee tästä, ja täydennämme sen näin: useakin etu tarkoittaa kahta noppaa, samoin useakin haitta. Jos kumpaakin on ainakin yksi, ne kumoavat toisensa kokonaan ja heitetään yksi d20, olipa niitä kummallakin puolella kuinka monta tahansa.',
  'quinta.d20.modifiers':
    'Summa on valittu d20 plus kyseisen kyvyn muunnin plus osaamisbonus, jos olento hallitsee sen, mitä koe käyttää, plus kaikki piirteiden, loitsujen ja muiden sääntöjen tilannekohtaiset bonukset ja vähennykset. Kukin sääntö kertoo, mitä kykyä käytetään. Sama vaikutus ei laske kahdesti samaan heittoon, ellei niin sanota.',
  'quinta.d20.target-number':
    'Summa, joka on vähintään tavoiteluku, onnistuu; pienempi epäonnistuu. Kykykokeen ja pelastusheiton tavoiteluku on vaikeusluokka (VL), hyökkäysheiton tavoiteluku kohteen panssariluokka (PL).',
  'quinta.d20.ability-check':
    'Kykykoe on yhden kyvyn d20-koe VL:ää vastaan, usein taidon kanssa merkittynä, kuten Voima (atletiikka). Taidon tai käytetyn työkalun osaaminen lisää osaamisbonuksen. Kun luku ei anna VL:ää, sen asettaa pelinjohtaja; mikään luonnollinen tulos ei yksin ratkaise kykykoetta, ja näin täydennämme luvun vaikenemisen.',
  'quinta.d20.saving-throw':
    'Pelastusheitto on yhden kyvyn d20-koe sen vaikutuksen VL:ää vastaan, joka siihen pakottaa; kyseisen kyvyn pelastusheittojen osaaminen lisää osaamisbonuksen. Vaikutus kertoo, mitä onnistuminen ja epäonnistuminen merkitsevät. Heittoa, jonka tila saa epäonnistumaan automaattisesti, ei heitetä. Muusta luku vaikenee: meillä luonnollinen luku ei yksin ratkaise muita kuin kuolemanpelastusheittoja, ja heittäjä saa halutessaan epäonnistua.',
  'quinta.d20.attack-roll':
    'Hyökkäysheitto on d20-koe kohteen panssariluokkaa vastaan, suoja mukaan luettuna. Siihen lisätään hyökkäyksen kyvyn muunnin, osaamisbonus, jos ase on hallussa, sekä tilanteen bonukset ja vähennykset. PL:n suuruinen tulos osuu.',
  'quinta.d20.natural-20-and-1':
    'Luku kertoo, mitä kriittinen osuma tekee, mutta ei sitä, että 20 olisi sellainen; täydennämme näin: hyökkäysheitossa valittu 20 osuu PL:stä riippumatta ja on kriittinen osuma, ja valittu 1 menee ohi muuntimista riippumatta. Kykykokeissa ja pelastusheitoissa ei ole tällaista sääntöä.',
  'quinta.d20.typical-dc':
    'Luvussa ei ole vaikeusasteikkoa; tarjoamme pelinjohtajalle tämän: hyvin helppo 5, helppo 10, keskivaikea 15, vaikea 20, hyvin vaikea 25, lähes mahdoton 30. Se ei koskaan korvaa luvun antamaa VL:ää, kuten 10 ensiavulle, tajuttomaksi lyödyn herättämiselle ja satulassa pysymiselle.',
  'quinta.d20.armor-class':
    'Luku käyttää panssariluokkaa kertomatta, mistä se tulee; täydennämme näin: ilman muuta laskutapaa se on 10 plus Ketteryyden muunnin. Useasta laskutavasta käytetään yhtä; bonukset, kuten suoja, lisätään siihen. Lomakkeeseen kirjattu PL pätee sellaisenaan.',
  'quinta.proficiency.bonus':
    'Jokaisella olennolla on harjaantumisesta kertova osaamisbonus, hahmoilla tason ja hirviöillä haastearvon mukaan: enintään 4 +2, 5–8 +3, 9–12 +4, 13–16 +5, 17–20 +6, 21–24 +7, 25–28 +8, 29–30 +9. Alle yhden haastearvot kuuluvat ensimmäiseen riviin.',
  'quinta.proficiency.once-per-roll':
    'Osaamisbonus lisätään samaan heittoon vain kerran, olipa soveltuvia osaamisia kuinka monta tahansa: kykykoe Karisma (harhautus tai suostuttelu) saa sen kerran, osasi hahmo toista taitoa tai molempia.',
  'quinta.proficiency.multiply-divide-once':
    'Jotkin säännöt kertovat tai jakavat osaamisbonuksen ennen kuin se lisätään: asiantuntemukseksi kutsuttu piirre, joka on eri asia kuin osaaminen, kaksinkertaistaa sen tietyissä kykykokeissa. Yhdessä heitossa se kerrotaan enintään kerran ja jaetaan enintään kerran. Ensin kerrotaan, sitten jaetaan, ja lopuksi pyöristetään kerran alaspäin; useasta kertojasta pätee suurin, useasta jakajasta pienin.',
  'quinta.proficiency.skill-check':
    'Moneen kykykokeeseen liittyy taito, yhteen kykyyn kuuluva toimien ryhmä. Taidon osaaja lisää osaamisbonuksen; muutkin saavat yrittää, ilman bonusta. Esimerkiksi kallion kiipeäminen on Voima (atletiikka).',
  'quinta.proficiency.skill-table':
    'Kahdeksantoista taitoa. Voima: atletiikka (pitkä hyppy, uinti aallokossa, särkeminen). Ketteryys: akrobatia (pystyssä pysyminen, kuperkeikat), hiipiminen (äänetön liike, piiloutuminen), sorminäppäryys (taskuvarkaus, esineen kätkeminen käteen, silmänkääntötemput). Älykkyys: historia (tapahtumat, kansat, kulttuurit), luonto (maasto, kasvit, eläimet, sää), salatieto (loitsut, taikaesineet, tasot), tutkinta (tiedon löytäminen, toiminnan päättely), uskonto (jumalat, riitit, symbolit). Viisaus: eläinten käsittely (eläimen rauhoittelu ja koulutus), erätaidot (jäljet, suunnistus, luonnon vaarat), havainnointi (vaikeasti nähtävä tai kuultava), ihmistuntemus (mieliala ja aikeet), lääkintä (sairaus, kuolinsyy). Karisma: esiintyminen (näytteleminen, kertominen, soitto, tanssi), harhautus (valehtelu, valepuku), suostuttelu (rehellinen vakuuttaminen), uhkailu (pelon herättäminen). Ruumiinrakenteella ei ole taitoja.',
  'quinta.proficiency.skill-relevance':
    'Toiminnon kuvaus nimeää sen taidon. Viime kädessä pelinjohtaja päättää, soveltuuko taito kykykokeeseen.',
  'quinta.proficiency.skill-sources':
    'Hahmon ensimmäiset taito-osaamiset päätetään hahmonluonnissa; hirviön osaamiset ovat sen tietolohkossa. Muita ei tule itsestään.',
  'quinta.proficiency.saving-throws':
    'Yhden kyvyn pelastusheittojen osaaminen lisää osaamisbonuksen vain sen kyvyn pelastusheittoihin. Jokainen luokka antaa vähintään kaksi: velholla ne ovat Älykkyys ja Viisaus. Hirviöillä ei tarvitse olla yhtään.',
  'quinta.proficiency.weapons':
    'Kuka tahansa voi käyttää mitä tahansa asetta. Aseen osaaminen lisää osaamisbonuksen sillä tehtyihin hyökkäysheittoihin, ei koskaan vahinkoon. Aseiden ja työkalujen osaaminen tulee luokasta ja taustasta. Haarniskojen osaamisesta luku ei puhu, joten haarniska ei haittaa ketään.',
  'quinta.proficiency.tools':
    'Työkalun osaaja saa lisätä osaamisbonuksen jokaiseen kykykokeeseen, jossa työkalua käytetään. Jos hän osaa myös kokeeseen liittyvää taitoa, hänellä on lisäksi etu; bonus lisätään silti vain kerran. Pelinjohtaja sanoo, liittyykö taito kokeeseen.',
  'quinta.actions.list':
    'Kaikki muu kuin liikkuminen ja viestintä vie yleensä toiminnon. Toimintoja on kaksitoista: Hyökkäys, Pyrähdys, Irrottautuminen, Väistö, Auttaminen, Piiloutuminen, Vaikuttaminen, Taikuus, Valmistautuminen, Etsiminen, Tutkiminen ja Käyttäminen. Luku jättää niiden täydet kuvaukset sanastoon, joka ei kuulu siihen.',
  'quinta.actions.attack':
    'Tehdään yksi hyökkäys aseella tai aseettomalla iskulla; piirteet voivat sallia useampia samalla toiminnolla. Aseen vetämisestä luku ei puhu: meillä jokaisen hyökkäyksen yhteydessä saa vetää esiin tai panna pois yhden aseen ilmaisen esinetoimen lisäksi.',
  'quinta.actions.dash':
    'Vuoron loppuajan olennolla on lisäliikettä sen nykyisen nopeuden verran kaikkien muutosten jälkeen. Nopeudella 0 se ei saa mitään.',
  'quinta.actions.disengage':
    'Vuoron loppuajan olennon liike ei aiheuta tilaisuusiskuja. Myöhempiin vuoroihin se ei vaikuta.',
  'quinta.actions.dodge':
    'Olennon seuraavan vuoron alkuun asti hyökkäysheitoissa sitä vastaan on haitta ja sen Ketteryyden pelastusheitoissa etu. Hyöty menetetään, jos olento on toimintakyvytön tai sen nopeus on 0, eikä menetetty palaa. Oletuksena olennon ei tarvitse nähdä hyökkääjää.',
  'quinta.actions.help':
    'Autetaan liittolaisen kykykoetta, autetaan liittolaisen hyökkäysheittoa tai annetaan ensiapua. Luku vain nimeää nämä kolme; loput täydennämme. Taidon tai työkalun osaaja, joka on riittävän lähellä, antaa edun liittolaisen seuraavaan sillä tehtävään kokeeseen. Enintään 1,5 metrin päässä vihollisesta oleva auttaja antaa edun liittolaisen seuraavaan hyökkäysheittoon tätä vihollista vastaan. Apu kuluu ensimmäiseen sopivaan heittoon ja raukeaa auttajan seuraavan vuoron alussa. Ensiapu on kykykoe Viisaus (lääkintä), VL 10.',
  'quinta.actions.hide':
    'Tehdään kykykoe Ketteryys (hiipiminen), jos pelinjohtaja ylipäätään sallii piiloutumisen. Luku ei sano enempää; täydennämme näin: on oltava täysin peittynyt tai vähintään kolmen neljänneksen suojassa, poissa kaikkien vihollisten näkyvistä, ja saavutettava VL 15. Onnistunut on piilossa ollessaan näkymätön, ja tulos on hänen löytämisensä VL kykykokeessa Viisaus (havainnointi). Piilo päättyy kuiskausta kovempaan ääneen, löytymiseen, hyökkäysheittoon tai ääneen lausuttuun loitsuun.',
  'quinta.actions.influence':
    'Olennon asennetta muutetaan Karisman kykykokeella (esiintyminen, harhautus, suostuttelu tai uhkailu) tai kokeella Viisaus (eläinten käsittely). Loput on meidän täydennystämme: pelinjohtaja sanoo, onko olento halukas (suostuu), haluton (kieltäytyy) vai epäröivä (heitetään). VL on 15 tai olennon Älykkyyden arvo, jos se on suurempi; ystävällinen olento antaa edun, vihamielinen haitan. Onnistuessa se oletuksena tekee pyydetyn ja sen asenne siirtyy askeleen kohti ystävällistä; epäonnistuminen ei muuta asennetta, ja samaa keinoa saa yrittää siihen uudelleen vasta 24 tunnin päästä.',
  'quinta.actions.magic':
    'Langetetaan loitsu, käytetään taikaesinettä tai toiminnon vaativaa taikakykyä. Loitsut ovat luvussa, jota meillä ei ole: kukin tuo mukanaan oman hyökkäysheittonsa, pelastusheittonsa, vahinkonsa, parannuksensa tai tilansa.',
  'quinta.actions.ready':
    'Valitaan laukaisin ja sanotaan, mitä silloin tehdään. Loput on meidän täydennystämme: laukaisimen on oltava havaittavissa; vastaus on yksi toiminto tai enintään nopeuden pituinen siirtymä; se kuluttaa reaktion heti laukaisimen jälkeen, ennen oman seuraavan vuoron alkua; laukaisimen saa myös antaa mennä. Valmisteltu loitsu langetetaan heti ja pidetään odottamassa.',
  'quinta.actions.search':
    'Tehdään Viisauden kykykoe, jotta huomattaisiin jotakin, mikä ei ole ilmeistä: ihmistuntemus, lääkintä, havainnointi tai erätaidot. Mitä kukin löytää, on meidän täydennystämme: ihmistuntemus mielentilan, lääkintä vaivan tai kuolinsyyn, havainnointi kätketyn olennon tai esineen, erätaidot jäljet tai ruokaa. Piilossa olevan olennon VL on sen hiipimistulos.',
  'quinta.actions.study':
    'Tehdään Älykkyyden kykykoe, jotta muistettaisiin tai pääteltäisiin jotakin: historia, luonto, salatieto, tutkinta tai uskonto.',
  'quinta.actions.utilize':
    'Käytetään taiatonta esinettä silloin, kun se vaatii toiminnon; etenkin jokaisessa esinetoimessa vuoron ilmaisen jälkeen.',
  'quinta.actions.improvise':
    'Olennot voivat tehdä muutakin kuin luettelossa on, ja piirteet avaavat lisää mahdollisuuksia. Improvisoidusta toiminnosta pelinjohtaja päättää, onko se mahdollinen ja vaatiiko se d20-kokeen. Se vie toiminnon, ellei pelinjohtaja sano muuta.',
  'quinta.actions.one-at-a-time':
    'Olento tekee yhden toiminnon kerrallaan, taistelussa ja muualla: voi joko vaikuttaa johonkuhun tai etsiä hänen eleistään merkkejä, mutta ei molempia yhtä aikaa.',
  'quinta.actions.bonus-action':
    'Bonustoiminto on olemassa vain, kun piirre, loitsu tai kyky sellaisen antaa. Omalla vuorolla niitä saa tehdä enintään yhden, vaikka vaihtoehtoja olisi useita; olento valitsee, minkä ja missä kohdassa vuoroa, ellei aikaa ole määrätty. Mikä estää toiminnot, estää myös bonustoiminnot.',
  'quinta.actions.reaction':
    'Reaktio vastaa laukaisimeen heti, omalla tai toisen vuorolla; tilaisuusisku on yleisin. Sen jälkeen uutta ei saa ennen oman seuraavan vuoron alkua. Reaktio tulee heti laukaisimensa jälkeen, ellei toisin sanota, ja keskeytetty vuoro jatkuu siitä. Kaikilla on taistelun alussa reaktio; saman laukaisimen reaktiot tulevat aloitejärjestyksessä vuorossa olevasta seuraavasta alkaen.',
  'quinta.social.interaction':
    'Sosiaalisessa vuorovaikutuksessa hahmot kohtaavat ihmisiä tai hirviöitä, jotka mieluummin puhuvat kuin taistelevat. Pelinjohtaja pelaa kaikkia ei-pelaajahahmoja. Kohtaus etenee kahdella tavalla: roolipelaamalla ja kykykokeilla.',
  'quinta.social.attitudes':
    'Ei-pelaajahahmo on hahmoja kohtaan ystävällinen, välinpitämätön tai vihamielinen: ystävälliset auttavat mielellään, vihamieliset haittaavat. Loput on meidän täydennystämme: asenne on välinpitämätön, ellei toisin sanota; ystävälliseen vaikuttavissa kykykokeissa on etu, vihamieliseen haitta. Asenne koskee ryhmää ja voi olla yksittäistä hahmoa kohtaan toinen.',
  'quinta.social.roleplay':
    'Roolipelaaminen kuuluu koko peliin ja näkyy eniten keskusteluissa. Pelaajat päättävät, mitä hahmot ajattelevat, tekevät ja sanovat, joko esittäen tai kuvaillen; kumpikin on yhtä hyvä. Pelinjohtaja päättelee ei-pelaajahahmon vastauksen tämän luonteesta ja siitä, mitä tehdään: pelkurimainen rosvo voi taipua uhkailuun, itsepäinen kauppias ei taivu jankuttamiseen, turhamainen lohikäärme pitää imartelusta. Ei-pelaajahahmon seuraaminen paljastaa, mitä tämä tavoittelee; sen tarjoaminen tai peloilla ja haluilla pelaaminen voi tuoda ystäviä, säästää väkivallalta tai tuottaa tarvittavan tiedon, kun taas ylpeyden tai ystävien loukkaaminen johtaa helposti epäonnistumiseen. Pelkkä roolipelaaminen voi muuttaa asenteen.',
  'quinta.social.checks':
    'Kun pelinjohtaja haluaa noppien vaikuttavan tällaisessa kohtauksessa, hän pyytää yleensä Vaikuttamisen. Ryhmän kannattaa antaa vetovastuu sille, jolla on sopiva osaaminen: vartijaa huijaa se, joka osaa harhautusta. Se on neuvo eikä sido ketään.',
  'quinta.exploration.equipment':
    'Varusteet avaavat mahdollisuuksia: tikkailla pääsee korkealle, soihtu tai muu valo näyttää yksityiskohdat, tiirikat avaavat lukot ja arkut, maahan sirotellut piikit haittaavat vihollisia. Aseillakin on rauhanomaista käyttöä: sauvalla voi painaa epäilyttävää nappia etäältä. Varusteluku puuttuu; soihdun valo on meidän täydennystämme: 6 metriin asti kirkas ja siitä 6 metriä hämärä.',
  'quinta.vision.lightly-obscured':
    'Hämärässä, ohuessa sumussa tai kohtalaisessa kasvillisuudessa näköön perustuvissa kokeissa Viisaus (havainnointi) on haitta. Muihin aisteihin se ei vaikuta.',
  'quinta.vision.heavily-obscured':
    'Pimeys, sakea sumu ja tiheä kasvillisuus ovat läpinäkymättömiä: joka yrittää nähdä sinne, on siinä asiassa kuin sokaistunut. Jokaisesta parista kysytään, kuka näkee kenet, eikä kukaan ole muutoin sokaistunut; alueen sisällä ei näe mitään siellä olevaa.',
  'quinta.vision.light-levels':
    'Kirkkaassa valossa (päivä, soihdut, lyhdyt, tulet) näkee tavallisesti. Hämärä (varjo, iltahämärä, aamunkoi, kuutamo) tekee alueesta lievästi peittyneen. Pimeys (kuuton yö, valaisematon luolasto, taikapimeys) tekee siitä täysin peittyneen. Paikka on niin peittynyt kuin pahempi sen valosta ja sen sumusta tai kasvillisuudesta.',
  'quinta.vision.special-senses':
    'Luku nimeää neljä aistia ja jättää ne sanastoon; täydennämme ne, kukin kantamansa sisällä. Sokeanäkö havaitsee näkemättä, pimeässä, sokaistuneenakin ja jopa näkymättömän, mutta ei täyden suojan läpi. Pimeänäölle hämärä on kirkasta ja pimeys hämärää. Tärinäaisti paikantaa samaa maata tai nestettä koskettavan; se ei ole näköä eikä huomaa lentävää. Tosinäkö näkee kaikessa pimeydessä, näkymättömän ja harhojen ja muodonmuutosten läpi.',
  'quinta.exploration.hiding':
    'Olennot piiloutuvat vakoillakseen, hiipiäkseen vartijoiden ohi tai väijyäkseen. Pelinjohtaja päättää, milloin se on mahdollista; siihen tarvitaan Piiloutuminen.',
  'quinta.objects.simple-interaction':
    'Yleensä pelaaja sanoo, mitä hahmo tekee esineelle, esimerkiksi kääntää vipua tai avaa oven, ja pelinjohtaja kertoo, mitä tapahtuu. Seuraavia sääntöjä käytetään vain siellä, minne ne sopivat.',
  'quinta.objects.definition':
    'Säännöissä esine on yksi erillinen eloton kappale: ikkuna, ovi, miekka, kirja, pöytä, tuoli, kivi. Rakennus tai kulkuneuvo ei ole esine vaan monta esinettä yhdessä.',
  'quinta.objects.free-interaction':
    'Taistelussa ja muissa kiireisissä tilanteissa olento saa vuorollaan yhden ilmaisen esinetoimen liikkeen tai toiminnon aikana. Jokainen seuraava vie Käyttämisen.',
  'quinta.objects.find-hidden':
    'Salaoven, ansan tai muun kätketyn löytämiseen pelinjohtaja pyytää yleensä kokeen Viisaus (havainnointi), kunhan pelaaja kuvaa etsivänsä oikeasta paikasta. Muualta etsien sitä ei löydy, heittipä mitä tahansa.',
  'quinta.objects.carrying':
    'Tavallista kantamusta ei lasketa. Hyvin raskaaseen tai valtavaan määrään tavaraa pelinjohtaja voi soveltaa rajaa. Luku ei anna lukuja; meidän ovat Voiman pistettä kohti: pikkuruinen 3,75 kg, pieni ja keskikokoinen 7,5, suuri 15, valtava 30, jättimäinen 60. Raahata, nostaa tai työntää voi kaksinkertaisesti; ensimmäisen rajan yli nopeus on enintään 1,5 m.',
  'quinta.objects.breaking-fragile':
    'Yhdellä toiminnolla olento rikkoo hauraan ja taiattoman esineen, kuten lasin tai paperin, ilman heittoa. Se voi olla Hyökkäys tai Käyttäminen. Taikaesineet ja kestävät esineet eivät rikkoudu näin.',
  'quinta.objects.breaking-resilient':
    'Luku jättää kestävät esineet sanastoon; täydennämme näin. PL: kangas, paperi, köysi 11; kristalli, lasi, jää 13; puu 15; kivi 17; rauta, teräs 19; mithril 21; adamantiini 23. Kestopisteet hauraana tai kestävänä: pikkuruinen 2 (1d4) tai 5 (2d4), pieni 3 (1d6) tai 10 (3d6), keskikokoinen 4 (1d8) tai 18 (4d8), suuri 5 (1d10) tai 27 (5d10); isommat käsitellään suurina osina. Nollassa esine on tuhoutunut. Se on immuuni myrkky- ja psyykkiselle vahingolle, ei tee kykykokeita ja epäonnistuu jokaisessa pelastusheitossa. Vahinkokynnys torjuu sitä pienemmät osumat.',
  'quinta.exploration.marching-order':
    'Ryhmällä pitäisi olla marssijärjestys sisällä ja ulkona: se kertoo, kuka osuu ansoihin, kuka voi huomata piilossa olevat viholliset ja kuka on lähinnä vihollista taistelun alkaessa. Sitä saa muuttaa milloin tahansa taistelun ulkopuolella ja merkitä miten haluaa. Se on luettelo riveistä, ensimmäinen edessä.',
  'quinta.hazards.list':
    'Hirviöiden lisäksi on viisi vaaraa, jotka luku nimeää ja jättää sanastoon: palaminen, nestehukka, putoaminen, aliravitsemus ja tukehtuminen.',
  'quinta.hazards.burning':
    'Luku vain nimeää tämän; täydennämme näin: palava ottaa 1d4 tulivahinkoa jokaisen vuoronsa alussa. Toiminnolla voi heittäytyä pitkälleen ja kieriä tulen sammuksiin; sen sammuttaa myös vesi, upottaminen tai tukahduttaminen, joka ehtii ennen vahinkoa.',
  'quinta.hazards.dehydration':
    'Luku vain nimeää tämän; täydennämme näin: vettä päivässä pikkuruiselle 1 litra, pienelle ja keskikokoiselle 4, suurelle 16, valtavalle 64, jättimäiselle 256. Alle puolet juonut saa päivän lopussa 1 uupumustason. Janosta tulleet tasot pysyvät, kunnes juo täyden päivän veden.',
  'quinta.hazards.falling':
    'Luku vain nimeää tämän; täydennämme näin: putoaminen tekee 1d6 murskaavaa vahinkoa jokaista täyttä 3 metriä kohti, enintään 20d6, ja vahinkoa ottanut päätyy pitkälleen. Nesteeseen pudotessa voi reaktiolla tehdä ensin kokeen Voima (atletiikka) tai Ketteryys (akrobatia), VL 15, joka puolittaa vahingon.',
  'quinta.hazards.malnutrition':
    'Luku vain nimeää tämän; täydennämme näin: ruokaa päivässä pikkuruiselle 0,125 kg, pienelle ja keskikokoiselle 0,5, suurelle 2, valtavalle 8, jättimäiselle 32. Joka syö mutta alle puolet, tekee päivän lopussa Ruumiinrakenteen pelastusheiton VL 10 tai saa 1 uupumustason. Joka ei syö mitään, saa 1 tason viidennen päivän lopussa ja 1 jokaisen seuraavan. Nälästä tulleet tasot pysyvät, kunnes syö täyden päivän ruoan.',
  'quinta.hazards.suffocation':
    'Luku vain nimeää tämän; täydennämme näin: hengitystä voi pidättää 1 minuutin plus Ruumiinrakenteen muunnin minuutteina, vähintään 30 sekuntia. Hengen loputtua tai kuristuessa saa 1 uupumustason jokaisen vuoronsa lopussa; kun hengitys taas kulkee, nämä kaikki poistuvat. Kymmenellä tasolla se on kymmenen vuoroa.',
  'quinta.travel.methods':
    'Pitkän matkan pelinjohtaja joko tiivistää muutamaan sanaan tai pelaa matkavauhdin säännöillä.',
  'quinta.travel.pace':
    'Taistelun ulkopuolella ryhmä matkaa nopeasti, tavallisesti tai hitaasti. Minuutissa 120, 90 tai 60 m; tunnissa 4, 3 tai 2 km; päivässä 48, 38 tai 29 km. Sarakkeet eivät täsmää keskenään, joten kutakin käytetään vain omaan aikaansa. Asetuksella tunnit voi korjata 6, 4,5 ja 3 kilometriin.',
  'quinta.travel.pace-effects':
    'Matkalla: nopeasti haitta kokeissa Viisaus (havainnointi), Viisaus (erätaidot) ja Ketteryys (hiipiminen); tavallisesti haitta kokeessa Ketteryys (hiipiminen); hitaasti etu kokeissa Viisaus (havainnointi) ja Viisaus (erätaidot).',
  'quinta.travel.mounts':
    'Hevosilla tai muilla ratsuilla ryhmä kulkee tunnin ajan kaksinkertaisen matkan; sitten ratsut tarvitsevat lyhyen tai pitkän levon. Oletuksena ne jatkavat tavalliseen tahtiin mutta eivät kaksinkertaista ennen lepoa; jokainen kaksinkertainen tunti lisää päivään tunnin matkan.',
  'quinta.travel.vehicles':
    'Vaunuissa ja muissa maakulkuneuvoissa vauhti valitaan tavalliseen tapaan. Vesillä ryhmä kulkee laivan nopeudella, ei valitse vauhtia eikä saa sen vaikutuksia; laiva voi kulkea jopa 24 tuntia päivässä tyypin ja miehistön mukaan. Itse kulkuneuvot ovat luvussa, jota meillä ei ole.',
  'quinta.combat.rounds':
    'Taistelu on yleensä kahden puolen yhteenotto. Se etenee noin 6 sekunnin kierroksin; kullakin kierroksella jokaisella osallistujalla on yksi vuoro alussa heitetyssä aloitejärjestyksessä. Kierroksia seuraa toisensa perään, kunnes jompikumpi puoli on lyöty.',
  'quinta.combat.steps':
    'Kolme vaihetta järjestyksessä: sovitaan sijainnit, heitetään aloite ja toimitaan vuorotellen; kolmas toistuu, kunnes taistelu päättyy.',
  'quinta.combat.positions':
    'Pelinjohtaja päättää, missä kukin on, marssijärjestyksen tai pelaajien kertoman perusteella. Oletuksena marssijärjestyksen rivit ovat ruudun välein peräkkäin.',
  'quinta.combat.end':
    'Taistelu päättyy, kun yksi puoli on lyöty eli kaikki sen jäsenet ovat kuolleet, tajuttomia, antautuneet tai paenneet, tai kun molemmat puolet päättävät lopettaa.',
  'quinta.initiative.roll':
    'Alussa jokainen osallistuja tekee Ketteryyden kykykokeen; summa on hänen aloitteensa koko taistelun ajan. Pelaajat heittävät hahmoilleen, pelinjohtaja hirviöille. Kykykokeisiin vaikuttava vaikuttaa tähänkin; osaaminen lasketaan vain, jos piirre niin sanoo.',
  'quinta.initiative.group':
    'Pelinjohtaja heittää kerran kutakin samanlaisten hirviöiden ryhmää kohti, ja kaikki käyttävät samaa tulosta. Hirviöt, jotka eroavat jossakin heittoon vaikuttavassa, kuten yllätyksessä, ovat eri ryhmiä. Jokaisella on silti oma vuoronsa pelinjohtajan valitsemassa järjestyksessä.',
  'quinta.initiative.surprise':
    'Taistelun alkaessa yllätetyllä on haitta aloiteheitossa, eikä hän menetä muuta: ei vuoroa eikä reaktiota. Pelinjohtaja sanoo, ketkä yllätetään.',
  'quinta.initiative.order':
    'Vuorot kulkevat suurimmasta aloitteesta pienimpään, joka kierroksella samassa järjestyksessä.',
  'quinta.initiative.ties':
    'Tasatuloksessa pelinjohtaja järjestää hirviöt, pelaajat hahmot, ja hirviön ja hahmon välillä päättää pelinjohtaja. Mitään ei heitetä uudelleen, eikä Ketteryys ratkaise. Jos tasoissa on kumpiakin, kumpikin järjestää omansa ja pelinjohtaja lomittaa ne muuttamatta kummankaan järjestystä.',
  'quinta.turn.move-and-action':
    'Vuorollaan olento saa liikkua enintään nopeutensa verran ja tehdä yhden toiminnon haluamassaan järjestyksessä.',
  'quinta.turn.communicate':
    'Vuorollaan olento saa puhua tai elehtiä kuluttamatta toimintoa tai liikettä. Pidempi puhe tai vaikuttamisyritys vie Vaikuttamisen. Oletuksena vain omalla vuorolla; puhuja itse sanoo, onko puhe pitkä.',
  'quinta.turn.interact':
    'Kerran vuorossa olento saa ilmaiseksi käsitellä ympäristöään, esimerkiksi avata oven tai poimia esineen. Enempään tarvitaan Käyttäminen. Se on sama ainoa ilmainen toimi kuin esineiden kanssa.',
  'quinta.turn.nothing':
    'Olento saa olla liikkumatta ja toimimatta. Epävarman kannattaa valita Väistö tai Valmistautuminen.',
  'quinta.grid.squares':
    'Ruudukolla, jossa on miniatyyrejä tai pelimerkkejä, yksi ruutu on 1,5 m. Ilman ruudukkoa samat hinnat lasketaan metreinä.',
  'quinta.grid.speed':
    'Nopeus ruutuina on nopeus jaettuna 1,5 metrillä, alaspäin pyöristäen: 9 m on 6 ruutua.',
  'quinta.grid.enter-square':
    'Ruutuun siirtyminen maksaa 1 ruudun liikettä, vaikeakulkuiseen 2, ja koko hinta on voitava maksaa. Vinoille askelille luku ei anna omaa hintaa: oletuksena vino askel on kuin muutkin.',
  'quinta.grid.corners':
    'Vinolla askeleella ei saa oikaista seinän tai muun esteen kulman yli: yksikin este kummassa tahansa askeleen viereisessä ruudussa kieltää sen. Olennot eivät ole tässä esteitä.',
  'quinta.grid.distance':
    'Etäisyys lasketaan ruutuina lyhintä tietä toisen reunasta toiseen. Laskutapa on meidän täydennystämme, koska luku on niukka: aloitetaan ensimmäisen viereisestä ruudusta ja päätetään toisen lähimpään ruutuun, joten vierekkäiset, vinottainkin, ovat 1 ruudun eli 1,5 metrin päässä ja samassa tilassa olevat 0:n. Seinät eivät pidennä sitä.',
  'quinta.movement.speed':
    'Vuorollaan olento saa liikkua enintään nopeutensa verran tai pysyä paikallaan. Käytetty liike vähennetään tästä. Nopeus on perusnopeus, jota kiinteät määrät muuttavat mutta ei alle nollan, sitten mahdollisesti kerran puolitettuna, ja lopuksi 0, jos jokin niin määrää. Jos se laskee kesken vuoron, käytetty liike vähennetään uudesta nopeudesta.',
  'quinta.movement.modes':
    'Liike voi sisältää kiipeämistä, ryömimistä, hyppäämistä ja uimista. Luku ei anna hintoja; täydennämme ne: kiipeäminen, ryömiminen ja uiminen maksavat yksikköä kohti 1 lisää (vaikeakulkuisessa 2 lisää), ellei siihen ole omaa nopeutta. Pituushyppy on enintään 0,3 m Voiman pistettä kohti 3 metrin vauhdilla, paikaltaan puolet; korkeushyppy 0,3 m kertaa 3 plus Voiman muunnin, vähintään 0, paikaltaan puolet. Hyppy kuluttaa hypätyn matkan.',
  'quinta.movement.difficult-terrain':
    'Vaikeakulkuisessa maastossa liike maksaa kaksinkertaisesti: 1,5 metrin matka vie 3 m liikettä. Useakin syy samassa paikassa kaksinkertaistaa vain kerran; se on meidän täydennystämme.',
  'quinta.movement.splitting':
    'Liikkeen saa jakaa: osa ennen ja osa jälkeen toiminnon tai reaktion ja vuoron eri toimintojen väliin; siis myös bonustoiminnon molemmin puolin ja saman toiminnon hyökkäysten väliin.',
  'quinta.movement.drop-prone':
    'Vuorollaan olento saa heittäytyä pitkälleen ilman toimintoa tai liikettä, paitsi jos sen nopeus on 0. Ratkaisevaa on nopeus, ei jäljellä oleva liike.',
  'quinta.movement.stand-up':
    'Luku ei kerro, miten pystyyn noustaan; täydennämme näin: nouseminen maksaa liikettä puolet nopeudesta alaspäin pyöristäen, eikä onnistu nopeudella 0. Siihen asti voi vain ryömiä.',
  'quinta.movement.size':
    'Olennon koko on sen varaama tila: pikkuruinen 0,75 m sivultaan, neljä ruutua kohti; pieni ja keskikokoinen 1,5 m, 1 ruutu; suuri 3 m, 4 ruutua (2 × 2); valtava 4,5 m, 9 ruutua (3 × 3); jättimäinen 6 m, 16 ruutua (4 × 4).',
  'quinta.movement.through-creatures':
    'Liikkua saa liittolaisen, toimintakyvyttömän, pikkuruisen tai vähintään kaksi kokoluokkaa suuremman tai pienemmän olennon tilan läpi. Se on vaikeakulkuista maastoa, paitsi jos tilan haltija on liittolainen tai pikkuruinen. Kaikki muut varatut tilat sulkevat tien.',
  'quinta.movement.end-in-occupied':
    'Kukaan ei omasta tahdostaan päätä liikettään toisen varaamaan tilaan, ellei ole pikkuruinen tai suurempi kuin kaikki siellä olijat. Läpikulkua, joka joutuisi pysähtymään kiellettyyn tilaan, ei saa aloittaa; muun syyn pysäyttämä jää sinne seuraavaan liikkeeseensä asti.',
  'quinta.attack.sequence':
    'Hyökkäys tehdään Hyökkäyksellä tai bonustoiminnolla tai reaktiolla, joka sen sallii. Valitaan kohde kantaman sisältä: olento, esine tai paikka. Pelinjohtaja arvioi suojan, edun ja haitan, bonukset ja vähennykset. Heitetään hyökkäysheitto ja osuman tullessa vahinko.',
  'quinta.attack.ability':
    'Lähitaisteluhyökkäys käyttää Voimaa ja kaukohyökkäys Ketteryyttä, ellei jokin, kuten loitsu tai aseen ominaisuus, sano toisin.',
  'quinta.attack.unseen-target':
    'Hyökkäyksessä olentoon, jota ei näe, on haitta. Jos se ei ole siellä missä luullaan, hyökkäys menee ohi, heittipä mitä tahansa; heitto tehdään silti, jottei paikan tyhjyys paljastu.',
  'quinta.attack.unseen-attacker': 'Hyökkäysheitoissa olentoa vastaan, joka ei näe hyökkääjää, on etu.',
  'quinta.attack.reveal-hidden':
    'Piilosta hyökkäävä paljastaa paikkansa, osui tai ei, kun hyökkäys on ratkaistu; itse hyökkäys saa vielä näkymättömyyden hyödyn. Taian näkymättömyys ei tähän pääty: vain paikka tulee tunnetuksi.',
  'quinta.attack.cover':
    'Esteet suojaavat kolmessa asteessa. Puolisuoja, kun toinen olento tai este peittää puolet kehosta: +2 PL:ään ja Ketteryyden pelastusheittoihin. Kolmen neljänneksen suoja esteen takana: +5 kumpaankin. Täysi suoja, kun este peittää kokonaan: ei voi ottaa suoraan kohteeksi. Suoja pätee vain esteen toiselta puolelta; alueista päättää vaikutus itse. Pelinjohtaja sanoo asteen; oletuksena suoralla linjalla oleva olento antaa puolisuojan.',
  'quinta.attack.cover-combining':
    'Luku vaikenee tästä, ja täydennämme sen näin: useasta suojasta vain paras lasketaan; bonuksia ei lasketa yhteen.',
  'quinta.attack.range':
    'Kaukohyökkäys vaatii kohteen kantaman sisällä. Yhdellä kantamalla sen yli ei voi hyökätä. Kahdella ensimmäiseen asti ei ole vähennystä, sen yli toiseen asti on haitta, ja siitä yli ei voi hyökätä. Rajat itse ovat vielä kantaman sisällä.',
  'quinta.attack.ranged-in-melee':
    'Kaukohyökkäyksessä on haitta, jos enintään 1,5 metrin päässä on vihollinen, joka näkee hyökkääjän eikä ole toimintakyvytön, olipa kohde kuka tahansa.',
  'quinta.attack.melee-reach':
    'Lähitaisteluhyökkäys osuu ulottuvuuden sisällä olevaan kohteeseen lähitaisteluaseella, aseettomalla iskulla tai hirviön kynsillä, hampailla tai muilla. Ulottuvuus on yleensä 1,5 m; joillakin enemmän.',
  'quinta.attack.unarmed-strike':
    'Aseeton isku on lähitaisteluhyökkäys omalla keholla. Luku ei sano enempää; täydennämme näin: kaikki osaavat sen, heittoon lisätään Voiman muunnin ja osaamisbonus, ja osuma tekee 1 plus Voiman muunnin murskaavaa vahinkoa, ei alle nollan. Kriittisellä osumalla ei ole noppia kaksinkertaistettavaksi. Vahingon sijasta sillä voi tarttua tai tönäistä.',
  'quinta.attack.grappling':
    'Luku tuntee otteessa olevan mutta ei tarttumista; täydennämme näin: aseettomalla iskulla voi vahingon sijasta tarttua enintään 1,5 metrin päässä olevaan, enintään yhtä kokoluokkaa suurempaan kohteeseen tai tönäistä sitä. Kohde tekee valintansa mukaan Voiman tai Ketteryyden pelastusheiton, VL 8 plus hyökkääjän Voiman muunnin ja osaamisbonus; epäonnistuessaan se on otteessa (hyökkääjä tarvitsee vapaan käden) tai siirtyy 1,5 m tai kaatuu hyökkääjän valinnan mukaan. Toiminnolla ja kokeella Voima (atletiikka) tai Ketteryys (akrobatia) samaa VL:ää vastaan pääsee irti; samoin jos tarttuja on toimintakyvytön, ulottumattomissa tai päästää irti.',
  'quinta.attack.opportunity':
    'Kun olento poistuu ulottuvuudelta, sitä vastaan saa reaktiolla tehdä yhden lähitaisteluhyökkäyksen. Ulottuvuuden sisällä liikkuminen tai sinne tuleminen ei anna tilaisuutta. Hetki on meidän täydennystämme: juuri ennen poistumista, ja sitten olento jatkaa, jos vielä voi. Oletuksena isku tarjotaan vihollisia vastaan, eikä heitä tarvitse nähdä.',
  'quinta.attack.opportunity-avoid':
    'Tilaisuusiskua ei saa siihen, joka on tällä vuorolla irrottautunut, joka teleporttaa tai jota jokin vaikutus siirtää. Valmisteltu siirtymä on omaa liikettä ja antaa tilaisuuden.',
  'quinta.mounted.eligible-mount':
    'Ratsastaa voi olennolla, joka suostuu, on vähintään yhtä kokoluokkaa suurempi ja ruumiiltaan sopiva; sopivuuden arvioi pelinjohtaja.',
  'quinta.mounted.mounting':
    'Ratsun selkään nouseminen tai laskeutuminen maksaa liikettä puolet omasta nopeudesta alaspäin pyöristäen. Loput on meidän täydennystämme: ratsu on enintään 1,5 metrin päässä, liikettä on jäljellä riittävästi eikä nopeus ole 0.',
  'quinta.mounted.controlled':
    'Vain koulutettua ratsua voi ohjata. Sen aloite on ratsastajan aloite, se liikkuu omalla nopeudellaan ratsastajan tahdon mukaan, ja sen ainoat toiminnot ovat Pyrähdys, Irrottautuminen ja Väistö. Se, että ratsu saa toimia jo selkäännousun vuorolla, on meidän täydennystämme.',
  'quinta.mounted.independent':
    'Ratsu, jota ei ohjata, pitää oman aloitteensa ja toimii kuten haluaa kaikin toiminnoin.',
  'quinta.mounted.falling-off':
    'Jos ratsua työnnetään tai ratsastaja kaadetaan, ratsastaja tekee Ketteryyden pelastusheiton VL 10 tai putoaa pitkälleen enintään 1,5 metrin päähän ilman putoamisvahinkoa. Mukaan luemme kaiken ratsun tahdonvastaisen siirtämisen ja ratsun kaatamisen. Onnistunut pysyy satulassa eikä ole pitkällään. Pelinjohtaja sanoo, mihin pudotaan.',
  'quinta.underwater.melee':
    'Veden alla olennolla, jolla ei ole uintinopeutta, on haitta lähitaisteluhyökkäyksissä, ellei ase tee lävistävää vahinkoa. Aseettomat iskut kärsivät; useasta vahinkotyypistä riittää, että yksi on lävistävä.',
  'quinta.underwater.ranged':
    'Veden alla kaukohyökkäys menee normaalikantaman ulkopuolella aina ohi, 20:lläkin, ja sen sisällä siinä on haitta, kaikilla aseilla. Riittää, että hyökkääjä tai kohde on veden alla; ainoa kantama on normaalikantama.',
  'quinta.underwater.fire': 'Kaikella veden alla on vastustuskyky tulivahinkoa vastaan.',
  'quinta.hp.points':
    'Kestopisteet ovat sitkeyttä ja elämänhalua. Maksimi on terveen arvo; nykyiset ovat nollan ja maksimin välillä, ja vahinko vähentää niitä. Menetys ei vaikuta mihinkään ennen nollaa. Jos maksimi laskee alle nykyisen arvon, tämä laskee samalla.',
  'quinta.hp.bloodied':
    'Olento, jolla on enintään puolet kestopisteiden maksimista, on verissä päin. Se ei itsessään tee mitään mutta voi laukaista muuta. Tilapäisiä kestopisteitä ei lasketa.',
  'quinta.rest.rests':
    'Jokainen olento voi pitää 1 tunnin lyhyitä lepoja ja 8 tunnin pitkän levon; kestopisteiden palautuminen on niiden tärkeimpiä hyötyjä. Määriä luku ei kerro: seuraavat kaksi sääntöä täydentävät ne, ellei pöytä pelaa ilman.',
  'quinta.rest.short-rest':
    'Luku antaa vain tunnin; loput täydennämme näin: vähintään 1 kestopisteellä aloitettu lepo sallii käyttää kestonoppia yksi kerrallaan niin monta kuin haluaa, ja kukin palauttaa heiton plus Ruumiinrakenteen muuntimen, vähintään 1. Aloiteheitto, muu loitsu kuin taikatemppu tai vahinko katkaisee sen hyödyttömänä. Se herättää tajuttomaksi lyödyn ja virkistää ratsut.',
  'quinta.rest.long-rest':
    'Kahdeksan tuntia, ja sen päättyessä tilapäiset kestopisteet loppuvat: näin luku. Loput on meidän täydennystämme: vähintään 6 tuntia unta ja enintään 2 kevyttä puuhaa; aloitetaan vähintään 1 kestopisteellä ja 16 tuntia edellisen jälkeen; palauttaa kaikki kestopisteet, kaikki kestonopat ja lasketun maksimin ja poistaa 1 uupumustason. Sen katkaisee se, mikä katkaisee lyhyen levon, tai tunnin rasitus; vähintään tunnin jälkeen se lasketaan silloin lyhyeksi levoksi.',
  'quinta.damage.roll':
    'Jokainen ase, loitsu tai kyky kertoo vahinkonoppansa. Aseella lisätään sama kykymuunnin kuin hyökkäysheittoon; loitsut kertovat, mitä lisätään. Luku ei aseta alarajaa; meillä vähennys voi viedä vahingon nollaan mutta ei alle.',
  'quinta.damage.fixed':
    'Hyökkäys, jonka vahinko on kiinteä luku eikä noppia, kuten puhallusputken, ei lisää kykymuunninta, ellei sääntö niin sano.',
  'quinta.damage.critical':
    'Kriittinen osuma kaksinkertaistaa hyökkäyksen vahinkonopat: jokainen heitetään kahdesti, kaikki lasketaan yhteen ja muuntimet lisätään kerran. Hyökkäyksen omat lisänopat kaksinkertaistuvat; myöhemmästä pelastusheitosta tulevat nopat eivät.',
  'quinta.damage.one-roll-many-targets':
    'Jos yksi vaikutus vahingoittaa useaa olentoa, sen nopat heitetään kerran kaikille; pelastusheitot, vastustuskyvyt ja muut katsotaan sitten kullekin erikseen.',
  'quinta.damage.half-on-save':
    'Monet vaikutukset tekevät pelastusheitossa onnistuneelle puolet vahingosta alaspäin pyöristäen. Ne sanovat sen itse; ellei mitään sanota, onnistunut ei ota vahinkoa.',
  'quinta.damage.types':
    'Kaikella vahingolla on tyyppi, joka ei itsessään tee mitään; muut säännöt viittaavat siihen. Luku nimeää tulen, viiltävän, nekroottisen ja lävistävän; koko luettelo on meidän täydennystämme: happo, kylmyys, lävistävä, murskaava, myrkky, nekroottinen, psyykkinen, salama, säteily, tuli, ukkonen, viiltävä ja voima. Useantyyppinen osuma lasketaan tyyppi kerrallaan ja otetaan sitten yhtenä menetyksenä.',
  'quinta.damage.resistance': 'Vastustuskyky tyyppiä vastaan puolittaa sen vahingon alaspäin pyöristäen.',
  'quinta.damage.vulnerability': 'Haavoittuvuus tyypille kaksinkertaistaa sen vahingon.',
  'quinta.damage.no-stacking':
    'Usea vastustuskyky samaa tyyppiä vastaan lasketaan yhdeksi, samoin usea haavoittuvuus. Jos on yksi kumpaakin, molemmat vaikuttavat.',
  'quinta.damage.order':
    'Ensin bonukset ja vähennykset, sitten vastustuskyky, sitten haavoittuvuus, kunkin jälkeen alaspäin pyöristäen. Muun paikkaa luku ei kerro: pelastusheiton puolitus tulee bonusten jälkeen, sitten immuniteetti, ja viimeisenä tilapäiset kestopisteet ennen kestopisteitä.',
  'quinta.damage.immunity':
    'Vahinkotyypille immuuni olento tai esine ei ota sitä lainkaan; tilalle immuuni ei voi joutua siihen, ei edes toisen tilan osana.',
  'quinta.healing.sources':
    'Kestopisteitä saa takaisin taialla, kuten haavojen parannusloitsulla tai parannusjuomalla, tai levolla.',
  'quinta.healing.cap':
    'Paraneminen ei koskaan nosta kestopisteitä yli maksimin; ylimenevä menetetään. Kuollutta ei voi parantaa.',
  'quinta.damage.knock-out':
    'Joka pudottaa olennon lähitaisteluhyökkäyksellä nollaan kestopisteeseen, voi jättää sille 1:n ja tajuttomuuden, olipa vahinko kuinka suuri tahansa. Se herää lyhyen levon jälkeen tai aiemmin, jos sitä parannetaan tai joku onnistuu kokeessa Viisaus (lääkintä), VL 10, Auttamisella. Herännyt on pitkällään.',
  'quinta.death.at-zero': 'Nollaan kestopisteeseen joutuva kuolee heti tai menettää tajuntansa.',
  'quinta.death.monsters':
    'Hirviö kuolee nollassa kestopisteessä, ellei pelinjohtaja valitse toisin; silloin se menettää tajuntansa ja heittää kuolemanpelastusheittoja kuten hahmo.',
  'quinta.death.max-hp-zero': 'Olento, jonka kestopisteiden maksimi laskee nollaan, kuolee.',
  'quinta.death.massive-damage':
    'Jos vahinkoa jää nollan kestopisteen jälkeen yli enemmän kuin maksimi, olento kuolee heti; tasan maksimin verran ei oletuksena tapa. Tilapäisiin kestopisteisiin kulunut ei ole ylimääräistä.',
  'quinta.death.raise':
    'Kuolleen hahmon voi palauttaa eloon taialla, kuten ylösnousemusloitsulla, sen kertomin kestopistein; muuten pelaaja tekee uuden hahmon. Se, että uupumus silloin laskee 1 tason, on meidän täydennystämme.',
  'quinta.death.unconscious':
    'Joka ei nollassa kestopisteessä kuole, on tajuton, kunnes saa kestopisteitä, ja heittää kuolemanpelastusheittoja. Parannus ei päätä tajuttomuutta, joka johtuu muusta.',
  'quinta.death.saves':
    'Joka aloittaa vuoronsa nollassa kestopisteessä, heittää 1d20: 10 tai enemmän on onnistuminen, vähemmän epäonnistuminen. Kykymuunninta tai osaamista ei lasketa; oletuksena lasketaan se, mikä muuttaa kaikkia d20-kokeita tai pelastusheittoja. Luonnollinen 1 ja 20 luetaan nopasta.',
  'quinta.death.save-tally':
    'Kolme onnistumista tekee vakaaksi, kolme epäonnistumista tappaa; niiden ei tarvitse olla peräkkäin. Molemmat laskurit nollautuvat, kun saa kestopisteitä. Oletuksena ne nollautuvat myös vakautuessa; se on meidän täydennystämme.',
  'quinta.death.natural-1-20':
    'Luonnollinen 1 on kaksi epäonnistumista. Luonnollisella 20:llä saa 1 kestopisteen, tulee tajuihinsa ja laskurit nollautuvat.',
  'quinta.death.damage-at-zero':
    'Vahinko nollassa kestopisteessä on yksi epäonnistuminen, kriittisestä osumasta kaksi; vähintään maksimin suuruinen vahinko tappaa heti. Vastustuskykyjen ja muiden jälkeen jäävä lasketaan; oletuksena kokonaan tilapäisiin kestopisteisiin kuluvaa ei. Lähitaisteluosuma tajuttomaan on kriittinen, joten isku merkitsee yleensä kahta epäonnistumista.',
  'quinta.death.stabilise':
    'Auttamisella tehdään koe Viisaus (lääkintä), VL 10, enintään 1,5 metrin päässä olevalle, jolla on nolla kestopistettä; onnistuessa hänestä tulee vakaa.',
  'quinta.death.stable':
    'Vakaalla on 0 kestopistettä, hän pysyy tajuttomana eikä heitä kuolemanpelastusheittoja. Vahinko päättää tämän, on itsekin epäonnistuminen (kriittisenä kaksi), ja heitot alkavat uudelleen. Ellei häntä paranneta, hän saa 1 kestopisteen 1d4 tuntia vakautumisesta.',
  'quinta.temphp.absorb':
    'Tilapäiset kestopisteet ottavat vahingon ensin: ne menetetään ennen tavallisia, ja loput siirtyvät näihin.',
  'quinta.temphp.duration':
    'Ne kestävät, kunnes ne kuluvat tai pitkä lepo päättyy. Lyhyt lepo ei koske niihin.',
  'quinta.temphp.no-stacking':
    'Uusia tilapäisiä kestopisteitä ei lisätä vanhoihin: valitaan, pidetäänkö vanhat vai otetaanko uudet.',
  'quinta.temphp.not-healing':
    'Niiden saaminen ei ole paranemista, parannus ei palauta niitä, eivätkä ne nollassa kestopisteessä palauta tajuntaa. Ne voivat ylittää maksimin.',
  'quinta.conditions.general':
    'Tilat ovat väliaikaisia, ja loitsut, kyvyt ja vaarat aiheuttavat niitä; niitä on yhdeksäntoista. Olennon eri tilat vaikuttavat yhdessä. Tila päättyy, kun sen aika loppuu tai jokin poistaa sen. Loput on meidän täydennystämme: sama tila useasta lähteestä vaikuttaa kerran ja kestää niin kauan kuin yksikin niistä; vain uupumus kasautuu. Se, minkä tila tuo mukanaan, päättyy sen myötä, mutta tajuton jää pitkälleen.',
  'quinta.conditions.blinded':
    'Ei näe; epäonnistuu näköön perustuvissa kykykokeissa; hyökkäysheitoissa sitä vastaan on etu. Sen omissa hyökkäyksissä on haitta, koska se ei näe kohdettaan. Näön korvaavalla aistilla se havaitsee ja siten kokeilee ja iskee tavalliseen tapaan; siihen on silti helpompi osua.',
  'quinta.conditions.grappled': 'Nopeus on 0. Päättyy, jos olento siirretään pitelijän ulottuvilta.',
  'quinta.conditions.exhausted':
    'Tasoja on 1–10, ja jokainen heikentää heittoja ja kykyjä; tasolla 10 kuolee. Tason vaikutuksen luku jättää sanastoon; täydennämme oletuksena näin: kukin vähentää 2 kaikista d20-kokeista, myös aloitteesta ja kuolemanpelastusheitoista, ja 1,5 m nopeudesta, ei alle nollan.',
  'quinta.conditions.deafened': 'Ei kuule ja epäonnistuu kuuloon perustuvissa kokeissa.',
  'quinta.conditions.poisoned': 'Haitta hyökkäysheitoissa ja kykykokeissa; pelastusheittoihin se ei vaikuta.',
  'quinta.conditions.blocked':
    'Kiinni paikallaan eikä voi liikkua: nopeus on 0. Oletuksena se ei tuo mukanaan liikkumiskyvyttömyyden tilaa.',
  'quinta.conditions.confused':
    'Toimii arvaamattomasti sillä tavalla, jonka aiheuttava sääntö tai loitsu määrää. Jos se vaikenee, päättää pelinjohtaja; muuten toimitaan tavalliseen tapaan.',
  'quinta.conditions.frightened':
    'Haitta kykykokeissa ja hyökkäysheitoissa, kun pelon lähde on näkyvissä. Sitä ei voi omalla liikkeellään lähestyä, näkyi se tai ei, ei askeltakaan.',
  'quinta.conditions.immobilized':
    'Ei voi liikkua; hyökkäysheitoissa sitä vastaan on etu. Toimia voi silti, ja omat hyökkäykset ovat tavallisia. Oletuksena liikkumisen estyminen on nopeus 0.',
  'quinta.conditions.charmed':
    'Ei voi hyökätä lumoojaan eikä ottaa tätä kohteeksi, oletuksena millään; lumoojalla on etu sosiaalisissa kokeissa lumottua kohtaan. Alue, jolla lumooja sattuu olemaan, ei ota häntä kohteeksi.',
  'quinta.conditions.incapacitated':
    'Ei voi tehdä toimintoja eikä reaktioita, siis ei bonustoimintojakaan. Liikkua voi silti.',
  'quinta.conditions.invisible':
    'Ei voi nähdä ilman taikaa tai erityisaisteja. Sen hyökkäysheitoissa on etu ja niissä sitä vastaan haitta, mutta ei kumpaakaan sellaisen kanssa, joka sen silti näkee. Näkymättömyys ja näkemättä jääminen ovat yksi etu, ei kaksi.',
  'quinta.conditions.unconscious':
    'Toimintakyvytön, pudottaa mitä pitelee, kaatuu pitkälleen, epäonnistuu Voiman ja Ketteryyden pelastusheitoissa; hyökkäysheitoissa sitä vastaan on etu, ja jokainen lähitaisteluosuma siihen on kriittinen. Nopeudesta ja tietoisuudesta luku ei puhu: meillä nopeus on 0 eikä se tiedä mitään. Tilan päättyessä se on yhä pitkällään.',
  'quinta.conditions.prone':
    'Maassa makaamassa. Sen omissa hyökkäyksissä on haitta, ja lähitaisteluhyökkäyksissä sitä vastaan on etu. Kaukohyökkäykset sitä vastaan ovat tavallisia.',
  'quinta.conditions.slowed':
    'Nopeus puolittuu alaspäin pyöristäen, vain kerran lähteiden määrästä riippumatta.',
  'quinta.conditions.restrained': 'Nopeus on 0; hyökkäysheitoissa sitä vastaan on etu; sen omissa on haitta.',
  'quinta.conditions.stunned':
    'Toimintakyvytön, ei voi liikkua, puhuu vain sekavasti, epäonnistuu Voiman ja Ketteryyden pelastusheitoissa; hyökkäysheitoissa sitä vastaan on etu.',
  'quinta.conditions.petrified':
    'Muuttunut kiveksi tai vastaavaksi; toimintakyvytön, ei voi liikkua eikä puhua, ei tiedä mitä tapahtuu. Tietämättömänä se ei näe hyökkääjää, joten hyökkäysheitoissa sitä vastaan on etu.',
  'quinta.conditions.paralyzed':
    'Toimintakyvytön, ei voi liikkua eikä puhua, epäonnistuu Voiman ja Ketteryyden pelastusheitoissa; hyökkäysheitoissa sitä vastaan on etu, ja osuva lähitaisteluhyökkäys on kriittinen. Ensin on osuttava.',
};
