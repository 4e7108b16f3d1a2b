import type { en } from './en.statements.ts';

/** The rules in Finnish, in our own words. */
export const fi: typeof en = {
  'noppa.dice.players-roll':
    'Noppia (D) heittävät ainoastaan pelaajat, pelinjohtaja ei koskaan. Pelaajahahmon hyökkäys heitetään vaikeusastetta (TN) vastaan. Vihollisen hyökkäystä ei heitetä, vaan pelaajahahmo heittää puolustuksen hyökkäyksen vaikeusastetta vastaan. Vihollisten keskinäiset teot pelinjohtaja ratkaisee ilman noppia.',
  'noppa.dice.gm-sets-tn':
    'Vaikeusaste (TN) tulee aina pelinjohtajalta tai vihollisen tiedoista, ei koskaan pelaajalta. Vaikeusaste n vaatii n onnistumista.',
  'noppa.dice.typical-tn':
    'Tavallisen haasteen vaikeusaste on yleensä TN 2, eli onnistumisia tarvitaan kaksi.',
  'noppa.dice.pool':
    'Heitto aloitetaan niin monella d6:lla kuin kyseinen ominaisuus ja mahdolliset bonukset yhteensä osoittavat. Bonukset ja vähennykset lasketaan yhteen. Jos summa on nolla tai vähemmän, käytetään sääntöä, joka koskee ominaisuutta 0.',
  'noppa.dice.success-faces':
    'Kukin noppa, jonka silmäluku on 4, 5 tai 6, tuo yhden onnistumisen, myös lisänoppa. Kuutonen on yksi onnistuminen, ei kaksi.',
  'noppa.dice.meet-tn':
    'Heitto onnistuu, kun onnistumisia on vähintään vaikeusasteen verran. Sen yli menevät ovat ylimääräisiä onnistumisia. Jos onnistumisia on vähemmän, heitto epäonnistuu.',
  'noppa.dice.extra-die-on-six':
    'Pelaajahahmon heitossa kukin kuutonen tuo yhden lisänopan, joka heitetään ja luetaan kuten muutkin. Oletuksena myös lisänopan kuutonen tuo uuden lisänopan. Kun pelaaja heittää kumppanille, joka ei ole pelaajahahmo, lisänoppia tai komplikaatioita ei tule.',
  'noppa.dice.complication':
    'Pelaajahahmon heitosta tulee komplikaatio, kun koko heitossa lisänopat mukaan lukien on enemmän ykkösiä kuin kuutosia; yhtä suuri määrä ei riitä. Yhdestä heitosta tulee enintään yksi komplikaatio. Silmäluvut lasketaan sellaisina kuin ne tulivat: etu ja haitta eivät muuta ykkösten eivätkä kuutosten määrää.',
  'noppa.dice.complication-independent':
    'Komplikaatio tulee heiton tuloksen päälle, oli se onnistuminen tai epäonnistuminen. Se ei muuta onnistumista epäonnistumiseksi eikä vie onnistumisia. Komplikaation sisällön valitsee pelinjohtaja.',
  'noppa.dice.zero-attribute':
    'Kun ominaisuus on 0, heitetään kaksi noppaa ja vain alempi luetaan; toista ei oteta huomioon missään. Luettava kuutonen antaa lisänopan tavalliseen tapaan. Oletuksena sääntö pätee, kun koko pooli bonuksineen on nolla tai vähemmän; positiivinen pooli heitetään normaalisti.',
  'noppa.success.extra-use':
    'Vaikeusasteen ylittävillä onnistumisilla asian voi tehdä paremmin: tehokkaammin, näyttävämmin, nopeammin, ilman jälkiä ja niin edelleen. Taistelun ulkopuolella pelaaja kertoo, mihin hän ne käyttää. Hyökkäyksissä ja puolustuksissa käyttötavat on määrätty.',
  'noppa.success.partial':
    'Vaikeusasteen alle jäänyttä heittoa voi pitää osittaisena onnistumisena, jos se sopii tilanteeseen. Oletuksena pelinjohtaja voi myöntää sen epäonnistuneesta heitosta; muuten sitä ei ole. Kaikille muille säännöille heitto on yhä epäonnistunut.',
  'noppa.advantage.advantage':
    'Edulla jokainen heiton noppa onnistuu silmäluvulla 3 tai enemmän. Noppien määrä, kuutosten lisänopat ja komplikaatio pysyvät ennallaan. Oletuksena useampi etu vastaa yhtä, ja kun heitolla on sekä etu että haitta, luetaan tavallisesti 4+.',
  'noppa.advantage.disadvantage':
    'Haitalla jokainen heiton noppa onnistuu vain silmäluvulla 5 tai 6. Oletuksena useampi haitta vastaa yhtä.',
  'noppa.advantage.retroactive':
    'Jos vasta heiton jälkeen huomataan, että etu tai haitta olisi kuulunut heittoon, pöydällä olevat nopat luetaan uudelleen toisella rajalla. Mitään ei heitetä uudestaan, eivätkä lisänopat ja komplikaatio muutu. Näin voi tehdä, kunnes heiton seuraukset on toteutettu.',
  'noppa.advantage.sources':
    'Edun tai haitan voi tuoda aiempi hyvin tai huonosti mennyt heitto, tehtävään erityisen sopiva tai sopimaton työkalu, yllätys, ylivoima tai ympäristö, esimerkiksi maasto tai yleisön mieliala. Oletuksena ylivoima vaikuttaa käsikähmässä itsestään: lähitaisteluhyökkäys tai puolustus sellaista vastaan saa edun, jos ylivoima on heittäjän puolella, ja haitan, jos se on vihollisella. Kaikesta muusta päättää pelinjohtaja.',
  'noppa.advantage.vs-tn-adjustment':
    'Etu ja haitta on tarkoitettu heikommaksi keinoksi, tarinan olosuhteita varten. TN:n muutos kuvaa sitä, että vastustajan haastavuus todella muuttuu: vaarallisuusero, heikkous jotakin elementtiä vastaan, erikoishyökkäys tai -muoto. Tarkasti laskien näin on neljään noppaan asti; noin viidestä nopasta lähtien siirretty raja vaikuttaa yhtä paljon kuin yksi TN-pykälä tai enemmän.',
  'noppa.advantage.tn-adjustment-effort':
    'TN:n laskeminen vaatii yleensä valmistautumista (oikean aseen tai loitsun), jonkin resurssin kuten mielipisteen tai muuta konkreettista vaivaa. Edun voi antaa vapaammin. Pelinjohtaja muuttaa vaikeusastetta kertomalla syyn; se ei laske alle nollan, ja vaikeusasteella 0 mikä tahansa heitto onnistuu.',
  'noppa.attr.range':
    'Ominaisuuksia on kuusi: Väkevyys, Ketteryys, Sitkeys, Oppineisuus, Harjaantuneisuus ja Persoonallisuus. Kunkin arvo on normaalisti 1–5.',
  'noppa.attr.racial-range':
    'Rotumuutos voi siirtää yksittäisen ominaisuuden vaihteluväliä yhdellä, jolloin se on 0–4 tai 2–6. Kunkin ominaisuuden rotumuutos on -1, 0 tai +1, ja arvon on oltava näin siirretyllä välillä. Oletuksena muutettujen ominaisuuksien määrää ei ole rajattu.',
  'noppa.attr.halving':
    'Ominaisuuden puolikas pyöristyy aina ylöspäin: 0 antaa 0, 1 ja 2 antavat 1, 3 ja 4 antavat 2, 5 ja 6 antavat 3.',
  'noppa.attr.vakevyys':
    'Koko arvo heitetään lähitaisteluhyökkäyksissä. Puolet arvosta on Torjunta-reaktion noppamäärä.',
  'noppa.attr.ketteryys':
    'Koko arvo heitetään ampumahyökkäyksissä ja refleksipuolustuksessa. Puolet arvosta on väistöpuolustus, joka on osa peruspuolustusta.',
  'noppa.attr.sitkeys':
    'Koko arvo heitetään kestävyyspuolustuksessa. Puolet arvosta lisätään kehopisteisiin ja niiden palautumiseen.',
  'noppa.attr.oppineisuus':
    'Koko arvo heitetään loitsuhyökkäyksissä. Puolet arvosta on erikoistaitojen tai loitsujen lisämäärä. Säännöt eivät kerro, mihin määrään se lisätään; oletuksena tuo määrä on 0.',
  'noppa.attr.harjaantuneisuus':
    'Koko arvo heitetään tahtopuolustuksessa. Puolet arvosta lisätään mielipisteisiin ja niiden palautumiseen.',
  'noppa.attr.persoonallisuus':
    'Koko arvo heitetään aloiteheitossa. Puolet arvosta on ylimääräisten kevyiden varustepaikkojen määrä.',
  'noppa.attr.story-use':
    'Lueteltujen käyttötapojen lisäksi ominaisuutta voi heittää tarinassa mihin tahansa, mihin se tuntuu sopivan.',
  'noppa.body.max': 'Kehopisteiden (KP) enimmäismäärä on puolet Sitkeydestä plus 5.',
  'noppa.body.milestone':
    'Jokaisessa Milestonessa palautuu kehopisteitä puolet Sitkeydestä plus 2, ei kuitenkaan yli enimmäismäärän. Pelinjohtaja ilmoittaa, milloin Milestone saavutetaan. Myös pökertyneen pisteet palautuvat, ja hän herää.',
  'noppa.body.faint':
    'Ilman kehopisteitä jäänyt hahmo pökertyy ja on avun tarpeessa; se ei ole kuolema, eivätkä säännöt tunne vahingosta kuolemista. Kehopisteet eivät laske alle nollan, eikä lisävahinko muuta mitään. Pökertyneellä ei ole toimintoja eikä reaktioita, hän menettää valmistellun tekonsa eikä häntä lasketa ylivoimaan. Hän herää, kun kehopisteet nousevat yli nollan pelinjohtajan, taidon tai loitsun sallimalla keinolla.',
  'noppa.body.after-scene':
    'Kohtauksen päätyttyä hahmo, jolla ei ole kehopisteitä, voidaan nostaa 1 KP:hen ilman erityisiä keinoja. Nollaa suurempi määrä ei muutu.',
  'noppa.mind.max': 'Mielipisteiden (MP) enimmäismäärä on puolet Harjaantuneisuudesta plus 2.',
  'noppa.mind.milestone':
    'Jokaisessa Milestonessa palautuu mielipisteitä puolet Harjaantuneisuudesta plus 1, ei kuitenkaan yli enimmäismäärän.',
  'noppa.mind.turn-failure':
    'Epäonnistuneen heiton jälkeen heittäjä voi käyttää yhden mielipisteen: heitto katsotaan onnistuneeksi riippumatta siitä, kuinka monta onnistumista puuttui. Heittoa kohti käytetään enintään yksi piste, ja puolustuksessa vasta kaikkien coverausten ja torjuntojen jälkeen. Oletuksena pisteen maksaa se, jonka heitto on, puolustuksessa puolustettava. Aloiteheitto ei voi epäonnistua, joten siihen pistettä ei voi käyttää.',
  'noppa.mind.bare-success':
    'Mielipisteellä saatuun onnistumiseen ei kuulu ylimääräisiä onnistumisia: ei lisävahinkoa, ripostea eikä coverausta. Heiton mahdollinen komplikaatio jää voimaan.',
  'noppa.mind.cost-component':
    'Mielipisteitä voi kulua myös jonkin teon, esimerkiksi aluehyökkäyksen, osana. Ne maksetaan yhdessä toimintojen kanssa, kun teko ilmoitetaan, kävi sitten miten kävi.',
  'noppa.mind.floor':
    'Mielipisteet eivät voi mennä miinukselle. Kun niitä ei ole, epäonnistumista ei voi muuttaa eikä mielipisteitä maksavia tekoja voi tehdä.',
  'noppa.gear.base-slots': 'Jokaisella on 2 kevyttä varustepaikkaa ja 1 raskas.',
  'noppa.gear.bonus-slots': 'Kevyitä varustepaikkoja tulee lisää puolet Persoonallisuudesta.',
  'noppa.gear.conversion':
    'Kaksi kevyttä paikkaa voi vaihtaa yhdeksi raskaaksi ja yhden raskaan kahdeksi kevyeksi. Oletuksena tämä koskee kaikkia paikkoja: kantamus mahtuu, kun kevyiden varusteiden määrä ja raskaiden määrä kaksinkertaisena ovat yhteensä enintään 4 plus puolet Persoonallisuudesta.',
  'noppa.gear.swap-free':
    'Varusteiden vaihto ei yleensä maksa mitään aktiivisen teon yhteydessä, mutta reaktion yhteydessä sitä ei voi tehdä. Jokainen omalla toimintoluvulla tehty teko (hyökkäys, liikkuminen, valmistautuminen, loitsu) sallii sitä ennen yhden käsissä olevien varusteiden uudelleenjärjestelyn. Laukeava valmisteltu teko on reaktio eikä salli vaihtoa.',
  'noppa.gear.one-held-item':
    'Kuhunkin heittoon saa avuksi vain yhden kädessä pidettävän varusteen; toisesta kilvestä ei siis hyödy. Ellei pelaaja valitse toisin, se on varuste, joka antaa kyseiseen heittoon suurimman bonuksen. Oma torjunta kuuluu puolustusheittoon, joten siinä auttaa vain sama varuste; torjuvalla toverilla on omansa.',
  'noppa.gear.armour-and-trinkets':
    'Panssarien ja helyjen hyöty lasketaan yhden kädessä olevan varusteen lisäksi.',
  'noppa.init.roll':
    'Jokaisen kierroksen alkaessa pelaajat heittävät kukin hahmonsa Persoonallisuutta bonuksineen. Heitolla ei ole vaikeusastetta.',
  'noppa.init.value':
    'Aloite on 2 plus heiton onnistumiset, ja komplikaatio vähentää siitä yhden. Se on kierroksen toimintojen määrä ja samalla se toimintoluku, jolla hahmo toimii ensimmäisen kerran.',
  'noppa.init.complication':
    'Aloiteheiton komplikaatio vähentää lopullisesta aloitteesta yhden: Persoonallisuus 4, kaksi onnistumista ja komplikaatio antavat aloitteen 3. Pienin mahdollinen aloite on siis 1.',
  'noppa.init.npc-fixed':
    'NPC:t eivät heitä aloitetta, vaan niiden tiedoissa on kiinteä toimintojen määrä kierrosta kohti.',
  'noppa.init.pc-before-npc':
    'Samalla toimintoluvulla järjestys ei koskaan vaihdu: ensin kaikki pelaajahahmot, sitten kaikki NPC:t.',
  'noppa.init.lowest-stat':
    'Kummassakin ryhmässä ensin toimii se, jonka alin ominaisuus on korkeampi; jos ne ovat samat, verrataan seuraavaksi alimpia ja niin edelleen kaikki kuusi läpi. Myös NPC:llä voi olla tällainen arvojen luettelo. Jos sitä ei ole tai kaikki ovat samat, ensin toimii se, joka liittyi taisteluun ensin.',
  'noppa.init.countdown':
    'Kierros etenee laskien toimintoluku kerrallaan suurimmasta toimintojen määrästä yhteen. Kullakin toimintoluvulla toimivat kiinteässä järjestyksessä ne, joilla on sen verran toimintoja jäljellä. Teko maksaa toimintoja, ja jäljelle jäävä määrä on seuraavan teon toimintoluku; nollassa hahmo ei enää toimi sillä kierroksella. Toimintoluvun 1 jälkeen kierros päättyy ja seuraava alkaa uudella aloitteella.',
  'noppa.init.passing':
    'Säännöt eivät kerro, mitä tapahtuu sille, joka ei toimi oman lukunsa tullessa. Oletuksena mitään ei menetetä: hahmo säilyttää toimintonsa reaktioita varten ja saa valita uudelleen jokaisella pienemmällä toimintoluvulla. Kun hän sitten toimii, hänen toimintonsa lasketaan ensin senhetkiseen toimintolukuun, joten odottamalla ei saa kahta tekoa peräkkäin.',
  'noppa.init.npc-odd':
    'NPC:n pariton toimintojen määrä on tarkoitettu lähinnä siihen, että yksi toiminto jää vapariin.',
  'noppa.action.costs':
    'Hyökkäykset, loitsut, liikkuminen ja muut teot maksavat toimintoja. Perushinnat: hyökkääminen 2; torjuminen 1 (reaktio); valmistautuminen 1; viivyttäminen 1–2; liikkuminen 1 tai vaikeassa maastossa 2; vetäytyminen 1 lisää; vapaa isku 1 (reaktio). Loitsuilla ja vihollisten hyökkäyksillä on oma hintansa.',
  'noppa.action.affordability':
    'Omalla toimintoluvulla tehty teko vaatii koko hintansa verran toimintoja. Oletuksena miinukselle ei voi mennä: yhdellä jäljellä olevalla toiminnolla ei voi tehdä kahden toiminnon hyökkäystä.',
  'noppa.action.attack': 'Hyökkäys maksaa 2 toimintoa, ellei sen omissa tiedoissa sanota muuta.',
  'noppa.parry.reaction':
    'Yhden toiminnon reaktio hyökkäykseen, joka on menossa läpi: sitä käytetään epäonnistuneen puolustusheiton jälkeen itsen tai toverin hyväksi. Oletuksena toverin on oltava samassa käsikähmässä, tai samalla alueella, jos torjuja ei ole muussa käsikähmässä; silloin torjuja liittyy käsikähmään. NPC:t eivät torju, koska ne eivät heitä noppaa.',
  'noppa.parry.dice':
    'Torjuja heittää puolet omasta Väkevyydestään noppia, myös toveria puolustaessaan. Torjumista auttava kädessä oleva varuste voi lisätä bonuksensa. Väkevyys 0 ei tuo yhtään noppaa. Jos puolustus heitettiin kahdella nopalla, joista alempi luetaan, tämä noppa jää voimaan ja torjunnan nopat tulevat sen lisäksi.',
  'noppa.parry.merge':
    'Torjunnan nopat luetaan ikään kuin ne olisivat kuuluneet puolustusheittoon alusta asti: sama vaikeusaste ja raja, kuutosista lisänoppia, ja koko laajennetun heiton ykköset ja kuutoset ratkaisevat komplikaation, joka voi siis syntyä tai poistua. Heitto on yhä puolustettavan: komplikaatio ja mielipiste ovat hänen. Torjumalla käsikähmään liittynyt lasketaan ylivoimaan vasta seuraavasta heitosta alkaen.',
  'noppa.parry.once-per-defended':
    'Saman hyökkäyksen saa torjua kerran kutakin kohteena olevaa hahmoa kohti. Epäonnistuneen torjunnan jälkeen kukaan muu ei voi yrittää saman hahmon puolesta; aluehyökkäyksessä kukin kohde voi saada yhden torjunnan.',
  'noppa.parry.melee-unarmed': 'Lähitaisteluhyökkäyksen voi torjua normaalisti myös ilman asetta.',
  'noppa.parry.ranged-needs-shield':
    'Ampumahyökkäyksen voi yleensä torjua vain kilvellä taikka sopivalla erikoistaidolla tai loitsulla. Loitsuhyökkäystä vastaan kilpi ei riitä: tarvitaan taito tai loitsu, jolla torjutaan loitsuja. Ratkaisevaa on hyökkäyksen laji eikä heitetty puolustus, ja pelinjohtaja voi tehdä poikkeuksia.',
  'noppa.parry.no-surprise':
    'Yllätyshyökkäystä, esimerkiksi näkymättömän vihollisen iskua, ei voi torjua kukaan.',
  'noppa.ready.declare':
    'Valmistautuminen maksaa 1 toiminnon. Hahmo kertoo, mitä aikoo tehdä ja mikä sen laukaisee; väljä kuvaus riittää, vaikkapa ”hyökkään, jos joku tulee lähelle”. Valmistautunut vahvistaa joka kerta, laukeaako teko, ja pelinjohtaja voi kieltää sen.',
  'noppa.ready.upkeep':
    'Jokaisen oman toimintoluvun alussa, ennen kuin kukaan toimii, valmistautunut joko luopuu valmiudestaan ja toimii sitten tavallisesti samalla luvulla tai maksaa 1 toiminnon ja pysyy valmiina.',
  'noppa.ready.carry-over':
    'Valmiuden, joka ei ole lauennut eikä katkennut, voi säilyttää seuraavalle kierrokselle, ja siihen jo kuluneet toiminnot lasketaan yhä. Uudella kierroksella ei makseta mitään, ennen kuin laskenta ehtii omaan lukuun. Valmiuden katkaisee pökertyminen, tavallinen teko tai pelinjohtaja; torjunta tai vapari ei sitä katkaise.',
  'noppa.ready.trigger':
    'Kun laukaisija toteutuu, valmisteltu teko keskeyttää tapahtuman sopivassa kohdassa nollan toiminnon reaktiona. Sen jälkeen tapahtuma jatkuu siltä osin kuin se on vielä mahdollista.',
  'noppa.ready.surcharge':
    'Jos teko maksaa enemmän kuin valmistautumiseen on siihen mennessä kulunut (ensimmäinen toiminto ja ylläpitoon maksetut), reaktio maksaa erotuksen. Hintaa suuremmasta kulutuksesta ei saa mitään takaisin. Erotus ei saa viedä toimintoja miinukselle; jos se veisi, teko ei voi laueta.',
  'noppa.delay.carry':
    'Jäljellä olevat toiminnot siirtyvät seuraavalle kierrokselle ja lisätään sen aloitteeseen. Oletuksena hinta on juuri ne 1–2 jäljellä olevaa toimintoa, ja ne siirtyvät kaikki, kuitenkin enintään 2. Lähteessä sääntö on merkitty betaksi, joten sen voi poistaa käytöstä.',
  'noppa.delay.limits':
    'Viivyttää voi kerran kierroksessa ja vain kierroksen lopussa, toimintoluvun 1 viimeisen teon jälkeen. Jos toimintoja on jäljellä yli 2, oletuksena niistä siirtyy 2 ja loput menetetään.',
  'noppa.delay.npc-none':
    'NPC:t eivät siirrä toimintoja seuraavalle kierrokselle, vaan aloittavat joka kierroksen kiinteällä määrällään.',
  'noppa.reaction.cost':
    'Reaktiot ovat tekoja, jotka tehdään sopivan tilanteen tullen. Ne maksavat yleensä 1 toiminnon.',
  'noppa.reaction.out-of-order':
    'Reaktio ei ole sidottu aloitejärjestykseen: sen voi tehdä myös keskellä vastustajan vuoroa.',
  'noppa.reaction.no-negative':
    'Reaktiota ei voi tehdä, jos toiminnot menisivät sen vuoksi alle nollan. Tasan nollaan saa päätyä.',
  'noppa.reaction.delays-later':
    'Reaktion hinta vähentää jäljellä olevia toimintoja, joten seuraava oma teko tulee pienemmällä toimintoluvulla.',
  'noppa.zone.zones':
    'Taistelukenttä jaetaan alueisiin, kuten monessa muussakin pelissä. Rajalla on hyvä olla jotakin: kaatuneita puita, vankkureita, tiheää pensaikkoa. Rajan ylitys on joko tavallinen tai vaikea. Taistelija on yhdellä alueella ja enintään yhdessä käsikähmässä, ja käsikähmä on yhdellä alueella.',
  'noppa.melee.none-at-start':
    'Taistelu alkaa yleensä ilman käsikähmiä, vaikka viholliset olisivat samalla alueella.',
  'noppa.melee.formation':
    'Lähitaisteluhyökkäys muodostaa käsikähmän hyökkääjän ja puolustajan välille, tekipä se vahinkoa tai ei; heidän on oltava samalla alueella. Oletuksena käsikähmä muodostuu ennen heittoa, joten tulokkaat lasketaan ylivoimaan jo siinä hyökkäyksessä. Lähitaistelun aluehyökkäys yhdistää hyökkääjän ja kaikki kohteet. Jos hyökkääjä ja kohde ovat eri käsikähmissä, niistä tulee yksi.',
  'noppa.melee.joining':
    'Käsikähmään liittyy jokainen, joka hyökkää jonkun siinä olevan kimppuun tai puolustaa jotakuta torjumalla. Oletuksena vain lähitaisteluhyökkäys liittää mukaan. Käsikähmä päättyy, kun siinä ei enää ole vähintään kahta vihamielistä osapuolta, joilla on tajuissaan oleva jäsen.',
  'noppa.melee.odds':
    'Käsikähmässä osapuolella on ylivoima, kun sillä on taistelijoita vähintään puolitoista kertaa niin paljon kuin vastustajilla. Tasan puolitoistakertainen määrä riittää. Vain tajuissaan olevat lasketaan.',
  'noppa.melee.odds-many-sides':
    'Jos osapuolia on enemmän kuin kaksi, vastustajia ovat kaikki käsikähmän taistelijat, jotka eivät ole omalla puolella, vaikka he olisivat toistensakin vihollisia.',
  'noppa.melee.odds-sizes':
    'Ylivoimaa laskettaessa pieni olento on puolikas ja suuri olento kaksi. Jotkin jätit, joita ei voi pelata, ovat 2–5 ja parvet kokonsa mukaan, kuten niiden tiedoissa sanotaan. Kaikki muut ovat yksi.',
  'noppa.move.zone':
    'Siirtyminen alueelta viereiselle maksaa 1 toiminnon. Alueen sisällä liikkuminen on ilmaista, paitsi käsikähmästä poistuttaessa; se maksaa saman verran kuin siirtyminen.',
  'noppa.move.difficult': 'Vaikeassa maastossa, esimerkiksi korkeuseron yli, liikkuminen maksaa 2 toimintoa.',
  'noppa.move.leave-melee':
    'Se, joka lähtee käsikähmästä ilman oman puolensa ylivoimaa, antaa vihollisille vaparin. Tasaväkisyys ei riitä vapaaseen lähtöön. Ylivoima lasketaan ennen lähtöä lähtijä mukaan lukien. Oletuksena jokainen käsikähmässä oleva vihollinen saa lyödä omalla reaktiollaan.',
  'noppa.move.withdraw':
    'Vetäytyminen maksaa yhden toiminnon enemmän kuin liikkuminen: 2 tai vaikeassa maastossa 3. Vetäytyvään ei saa lyödä vapareita liikkumisen takia.',
  'noppa.freestrike.reaction':
    'Yhden toiminnon reaktio: lähitaisteluhyökkäys siihen, joka antoi tilaisuuden. Muuten se on tavallinen lähitaisteluhyökkäys: pelaajahahmo heittää Väkevyyttä vaikeusastetta vastaan, ja vihollisen vaparia vastaan pelaajahahmo heittää puolustuksen.',
  'noppa.freestrike.triggers':
    'Tilaisuuden vapariin antaa kaksi asiaa: poistuminen käsikähmästä ilman oman puolen ylivoimaa sekä sellaisen ampuma-aseen tai hyökkäysloitsun käyttö, joka ei ole Kätevä, ylivoimasta riippumatta. Lyöjän on oltava samassa käsikähmässä oleva vihollinen. Kätevä vapauttaa niin aseet kuin loitsutkin, ja loitsu, joka ei ole hyökkäys, ei anna tilaisuutta vapariin.',
  'noppa.freestrike.interrupts':
    'Tilaisuuden antanut teko tapahtuu vasta, kun vapari on ratkaistu. Teko on jo maksettu: jos tekijä pökertyy, sitä ei tapahdu ja toiminnot ovat silti kuluneet.',
  'noppa.attack.roll':
    'Heitetään hyökkäykseen sopivaa ominaisuutta kaikkine muuttujineen; vaikeusaste riippuu vastustajasta, ja sen kertoo pelinjohtaja. Onnistuminen osuu ja tekee aseen tai loitsun vahingon, joka on 1, ellei muuta ole ilmoitettu. Jos vihollisen kehopisteitä ei ole annettu, vahinko lasketaan yhteen ja pelinjohtaja päättää, milloin se kaatuu.',
  'noppa.attack.tn-by-type':
    'Samalla vihollisella voi olla eri vaikeusasteita eri hyökkäystyyppejä vastaan. Hyökkäyksellä on yksi tyyppi; vaikeusaste on se, joka on annettu juuri sille vahinkotyypille tai elementille, muuten touchille tai homingille, muuten ryhmälle (mundaani tai elementit). Hyökkäys, joka nimeää puolustuksen (refleksi, kestävyys, tahto), käyttää sen vaikeusastetta.',
  'noppa.attack.melee': 'Lähitaisteluhyökkäys heitetään Väkevyydellä.',
  'noppa.attack.ranged': 'Ampumahyökkäys heitetään Ketteryydellä.',
  'noppa.attack.spell': 'Loitsuhyökkäys heitetään Oppineisuudella.',
  'noppa.attack.extra-damage':
    'Jokaisen hyökkäyksen vaikeusasteen ylittävän onnistumisen voi käyttää yhtenä lisävahinkopisteenä. Ne kaikki menevät vahinkoon, ellei hyökkääjä valitse toisin.',
  'noppa.attack.extra-effects':
    'Joillakin aseilla ja erikoisominaisuuksilla ylimääräiset hyökkäysonnistumiset voi käyttää vahingon sijasta haittavaikutuksiin. Kunkin onnistumisen voi käyttää vain kerran.',
  'noppa.attack.area-per-target':
    'Usean kohteen hyökkäys heitetään jokaiselle kohteelle erikseen, yleensä samalla poolilla ja kyseisen kohteen vaikeusastetta vastaan; mielipiste pelastaa siis vain yhden kohteen heiton, ja komplikaatiot katsotaan heitto kerrallaan. Riposten lisänopat menevät yhteen heitoista, jonka hyökkääjä nimeää etukäteen (ensimmäiseen, ellei hän sano muuta). Vihollisen aluehyökkäystä vastaan kukin kohteena oleva pelaajahahmo heittää puolustuksen.',
  'noppa.attack.area-swarm':
    'Vihollisparvea vastaan hyökätään yhdellä heitolla. Aluehyökkäyksessä parvi on yksi kohde muiden rinnalla.',
  'noppa.attack.friendly-fire':
    'Kun hyökkäys, esimerkiksi aluehyökkäys, osuu toiseen pelaajahahmoon, asian ratkaisee yksin puolustajan heitto; hyökkääjä ei heitä tälle kohteelle. Koska hyökkäysheittoa ei ole, ylimääräisiä onnistumisia ei tule, ja epäonnistuneesta puolustuksesta seuraa perusvahinko.',
  'noppa.attack.friendly-fire-tn':
    'Oman tulen vaikeusaste on puolet hyökkäyspoolista kaikkine muuttujineen, ylöspäin pyöristettynä ja vähintään 1. Mukaan lasketaan kaikki, mikä muuttaa noppien määrää, myös riposten nopat; etua ja haittaa ei lasketa.',
  'noppa.defence.base':
    'Peruspuolustuksen pooli on väistöpuolustus ja panssaripuolustus yhteensä. Väistöpuolustus on puolet Ketteryydestä; panssaripuolustus tulee panssarista.',
  'noppa.defence.reflex': 'Refleksipuolustus heitetään koko Ketteryydellä.',
  'noppa.defence.endurance': 'Kestävyyspuolustus heitetään koko Sitkeydellä.',
  'noppa.defence.will': 'Tahtopuolustus heitetään koko Harjaantuneisuudella.',
  'noppa.defence.roll':
    'Vihollisen hyökkäystä, loitsua tai ympäristön aiheuttamaa vaaraa vastaan pelaajahahmo tekee sopivan puolustusheiton sen vaikeusastetta vastaan. Puolustaminen ei maksa toimintoja. Jos heitto onnistuu, hyökkäys ei tee mitään.',
  'noppa.defence.failure':
    'Epäonnistunut puolustus päästää vahingon ja muut haittavaikutukset läpi kokonaan. Puuttuvien onnistumisten määrällä ei ole väliä.',
  'noppa.defence.which':
    'Peruspuolustus on lähinnä fyysisiä iskuja vastaan. Refleksipuolustus on ansoja, elementtien aluehyökkäyksiä ja muita sellaisia varten. Kestävyyspuolustusta käytetään esimerkiksi myrkkyihin, tauteihin ja väsymykseen. Tahtopuolustusta käytetään esimerkiksi pelkoon, kuulusteluun, mielenhallintaan ja hereillä pysymiseen.',
  'noppa.defence.extra-choice':
    'Puolustusheiton vaikeusasteen ylittävät onnistumiset voi käyttää joko tovereiden coveraukseen, mutta vain aluehyökkäystä vastaan, tai riposteen. Oletuksena yhden heiton ylimääräiset onnistumiset menevät kaikki samaan käyttöön.',
  'noppa.defence.cover':
    'Aluehyökkäystä vastaan puolustettaessa ylimääräisiä onnistumisia voi antaa samassa käsikähmässä tai vieressä oleville tovereille onnistumisiksi heidän omaan puolustukseensa, oli heitetty puolustus mikä tahansa. Yhdestä heitosta voi coverata useaa toveria onnistuminen kerrallaan, mutta ketään ei nosteta yli vaikeusasteen. Vieressä tarkoittaa samaa aluetta, kun coveraaja ei ole muussa käsikähmässä. Ensin heittävät kaikki kohteet, sitten tulevat coveraus, torjunnat, torjuttujen heittojen coveraus ja lopuksi mielipisteet.',
  'noppa.defence.riposte':
    'Ylimääräiset puolustusonnistumiset voi säästää yhtä moneksi lisänopaksi tulevaan hyökkäykseen. Ne menevät seuraavaan hyökkäysheittoon, myös vapariin tai valmisteltuun hyökkäykseen, ja kuluvat, osui tai ei; käyttämättömät menetetään kohtauksen päättyessä. Oletuksena kohde voi olla kuka tahansa.',
  'noppa.defence.riposte-best-only':
    'Perättäisistä onnistuneista puolustuksista saadut riposten nopat eivät kerry, vaan hyökkäykseen otetaan vain paras.',
  'noppa.defence.riposte-parried':
    'Jos puolustuksessa käytettiin torjuntaa, riposten nopat saa puolustettava hahmo eikä torjuja.',
  'noppa.spell.learnable':
    'Magian oppiminen vaatii vain sopivan koulutuksen ja harjoittelun; hahmoluokalla tai rodulla ei ole väliä.',
  'noppa.spell.mind-cost':
    'Moni loitsu kuluttaa mielipisteen, sillä se selvittää ongelman kuin onnistunut heitto (lentäminen) tai tekee mahdolliseksi sen, mikä muuten ei onnistu (aluehyökkäys). Hinta on kerrottu loitsun tiedoissa, ja se on yleensä 0 tai 1.',
  'noppa.spell.components':
    'Loitsija tarvitsee normaalisti vapaan käden eleitä varten ja kyvyn lausua loitsusanat; jos jompikumpi puuttuu, loitsua ei voi käyttää. Koska varusteita saa vaihtaa ilmaiseksi aktiivisen teon yhteydessä, käden voi vapauttaa samalla teolla, mutta ei silloin, kun loitsu on reaktio.',
  'noppa.spell.racial':
    'Poikkeuksena ovat rodulliset loitsut, kuten puolilohikäärmeen hönkäisy: niihin riittää, että kyseistä ruumiinosaa, vaikkapa puolienkelin siipiä, voi liikuttaa. Käsillä ja puheella ei ole väliä.',
  'noppa.content.damage-types':
    'Säännöissä esiintyvät tyypit ovat viiltävä, murskaava ja lävistävä (yhdessä mundaani), touch, homing sekä elementit, joista mainitaan tuli ja jää. Heikkous tai vahvuus on matalampi tai korkeampi vaikeusaste kyseistä tyyppiä vastaan. Esimerkit on lähteessä luvattu mutta ei annettu, joten luettelo on avoin.',
  'noppa.content.complications-attack':
    'Esimerkkejä hyökkäysheittoihin: ase putoaa kädestä, tasapaino menee, ammukset loppuvat. Ne ovat ehdotuksia pelinjohtajalle, eikä niillä ole sääntövaikutusta, ellei pelinjohtaja sellaista anna, tyypillisesti haittaa.',
  'noppa.content.complications-defence':
    'Esimerkki puolustusheittoihin: hahmo tyrmistyy. Luettelo on jätetty avoimeksi, ja valinnan tekee pelinjohtaja.',
  'noppa.foe.touch-homing':
    'Vihollisen vaikeusasteet touch- ja homing-hyökkäyksiä vastaan saadaan yleensä jakamalla sen peruspuolustus (viiltävä, murskaava, lävistävä) tasan kahtia. Jako on tarkka: ne ovat yhteensä yhtä paljon kuin peruspuolustus. Oletuksena kumpikin on kokonaisluku, ja pariton piste menee sinne, minne vihollisen painotus on, muuten touchiin.',
  'noppa.foe.touch-homing-weighting':
    'Raskaasti panssaroidulla vihollisella painotus voi olla homingissa, liikkuvalla touchissa. Vihollisen tiedoissa voi olla kumpikin luku, ja niiden summan on oltava peruspuolustus; muuten rakenne ratkaisee vain parittoman pisteen paikan.',
  'noppa.foe.levy':
    'Aloite 3. Keihäs, lähitaisteluhyökkäys: 2 toimintoa, puolustuksen TN 2, vahinko 1. Vaikeusasteet sitä vastaan: mundaani 2 (touch 1, homing 1); refleksi, kestävyys ja tahto kukin 1; kaikki elementit 1.',
  'noppa.foe.dragon':
    'Aloite 5. Häntä, lähitaisteluhyökkäys: 2 toimintoa, TN 4, vahinko 3. Tulihenkäys, lähitaistelun aluehyökkäys: 3 toimintoa, refleksipuolustuksen TN 2, vahinko 2; sen voi torjua, se muodostaa käsikähmän eikä anna tilaisuutta vapariin. Vaikeusasteet sitä vastaan: mundaani 4 mutta lävistävä 3 (touch 2, homing 2); refleksi 3, kestävyys 4, tahto 4; elementit 4 mutta tuli 6 ja jää 2.',
  'noppa.creation.start':
    'Säännöissä on ominaisuuksien rajat mutta ei tapaa tehdä hahmoa. Tässä aloitetaan joko tyhjästä jakamalla pisteitä ominaisuuksiin, heittämällä ominaisuudet nopalla tai valmiista sankarista sellaisenaan. Uudella hahmolla on kaikki keho- ja mielipisteensä.',
  'noppa.creation.points':
    'Ellei pöydässä sovita muuta, kuuteen ominaisuuteen jaetaan 18 pistettä, kuhunkin 1–5: keskimäärin kolme. Kaikki pisteet käytetään. Heitettävä ominaisuus on d6, joka luetaan 1, 2, 3, 3, 4 tai 5.',
  'noppa.creation.race':
    'Uuden hahmon rotu nostaa yhtä ominaisuutta yhdellä ja laskee toista yhdellä; kummankin voi jättää pois. Ominaisuuden vaihteluväli siirtyy mukana.',
};
