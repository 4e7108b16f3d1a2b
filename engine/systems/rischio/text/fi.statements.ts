import type { en } from './en.statements.ts';

/** The statements of the rules in Finnish, in our own words. */
export const fi: typeof en = {
  'rischio.risk.roll':
    'Riskin ottaja heittää d20-nopan ja lisää tulokseen riskin lajia vastaavan oman ominaisuutensa. Negatiivinen ominaisuus pienentää summaa, ja puuttuva lasketaan nollaksi. Näiden lisäksi summaa voivat muuttaa vain käytössä olevat varusteet. Nopan silmäluvuilla 1 ja 20 ei oletuksena ole erityistä vaikutusta.',
  'rischio.risk.stat-by-type':
    'Jokaisella riskillä on laji, ja laji määrää, mikä ominaisuus heittoon lisätään. Säännöissä nimetään vain kaksi lajia, varastaminen (Furto) ja huomaaminen (Notare); muut päätetään kampanjassa. Taistelussa käytetään tarkkuutta, väistöä, kestävyyttä ja terveyttä (eli osumapisteitä).',
  'rischio.risk.success':
    'Riski onnistuu, kun summa on vähintään vaadittu luku. Täsmälleen sama luku riittää.',
  'rischio.risk.grave-failure':
    'Riski epäonnistuu vakavasti, kun summa on alle puolet vaaditusta luvusta. Seurauksista päättää pelinjohtaja.',
  'rischio.risk.plain-failure':
    'Riski epäonnistuu, mutta ei vakavasti, kun summa on vähintään puolet vaaditusta luvusta mutta jää sen alle. Tasan puolet ei ole vakava epäonnistuminen.',
  'rischio.risk.half-threshold':
    'Vaaditun luvun puolikasta ei koskaan pyöristetä. Pienin summa, joka on vielä tavallinen epäonnistuminen, on 3, kun vaaditaan 5; 5, kun vaaditaan 10; 8, kun vaaditaan 15; 10, kun vaaditaan 20; ja 13, kun vaaditaan 25. Sitä pienempi summa on vakava epäonnistuminen. Näin jokainen summa antaa tasan yhden lopputuloksen.',
  'rischio.level.table':
    'Riskitasoja on kuusi, ja kullakin on oma vaadittu lukunsa: ei riskiä 0, matala 5, kohtalainen 10, korkea 15, äärimmäinen 20, ylin 25. Tason valitsee pelinjohtaja. Oletuksena pelinjohtaja voi vaatia myös jonkin muun kokonaisluvun nollasta ylöspäin; lopputulos arvioidaan samalla tavalla.',
  'rischio.level.no-risk':
    'Tämä taso vaatii luvun 0, joten riski onnistuu varmasti, jos ominaisuus on vähintään -1. Tätä huonommalla ominaisuudella alle nollan jäävä summa on vakava epäonnistuminen: tavallista epäonnistumista ei tällä tasolla ole. Noppa heitetään oletuksena silti.',
  'rischio.versus.both-roll':
    'Kun riski koskee kahta pelaajaa keskenään, kummallakin on oma riskinsä heitettävänä: kukaan ei ole pelkkä maali, jolla on kiinteä luku. Hyökkääjän ja puolustajan asetelmassa puolustaja heittää oletuksena vasta, kun hyökkääjä on onnistunut. Tasavertaisessa kilpailussa kaikki heittävät aina.',
  'rischio.versus.independent-kinds-and-levels':
    'Osapuolten riskit määrätään erikseen, ja niiden laji ja taso voivat poiketa toisistaan. Esimerkiksi aseen varastaminen toiselta pelaajalta on varkaalle äärimmäinen varastamisen riski (20) ja uhrille kohtalainen huomaamisen riski (10).',
  'rischio.versus.attacker-first':
    'Hyökkääjä heittää ensin, ja heiton tulos todetaan ennen kuin puolustaja koskee noppiin.',
  'rischio.versus.attacker-failure-ends':
    'Jos hyökkääjä epäonnistuu, vakavasti tai ei, koko yritys epäonnistuu siinä paikassa. Puolustajan heitto ei voisi muuttaa asiaa, joten oletuksena puolustaja ei heitä.',
  'rischio.versus.defender-responds':
    'Kun hyökkääjä on onnistunut, puolustaja yrittää torjua teon heittämällä oman riskinsä, jolla on oma laji, taso ja ominaisuus.',
  'rischio.versus.attacker-wins-condition':
    'Hyökkääjä saa tahtonsa läpi vain, jos hän onnistuu omassa riskissään ja puolustaja epäonnistuu omassaan, vakavasti tai ei. Summia ei koskaan verrata toisiinsa: kumpaakin verrataan vain omaan vaadittuun lukuunsa.',
  'rischio.versus.multiple-risks':
    'Teko voi vaatia toiselta tai kummaltakin osapuolelta useita riskejä, joilla on kullakin oma laji, taso ja heitto; teko on valmis vasta, kun kaikki onnistuvat. Oletuksena kaikki heitetään sovitussa järjestyksessä, vaikka jokin jo epäonnistuisi. Jos hyökkääjä ei onnistu yhdessäkään, yritys epäonnistuu heti; jos hän onnistuu edes yhdessä, puolustaja saa vastata.',
  'rischio.versus.partial-result':
    'Se, joka onnistuu vain osassa riskeistään, voi silti saada osan tavoittelemastaan: hän pääsee puuhun mutta jää näkyviin. Yritys epäonnistuu, jos hyökkääjä ei onnistu missään, ja se torjutaan, jos puolustaja onnistuu kaikessa. Täysin se onnistuu vain, jos hyökkääjä onnistuu kaikessa ja puolustaja ei missään; kaikki muut tapaukset ovat osittaisia tuloksia. Pelinjohtaja kertoo, mitä osittainen tulos antaa.',
  'rischio.peer.applies':
    'Tätä käytetään, kun kumpikaan pelaaja ei kohdista tekoaan toiseen vaan molemmat tavoittelevat samaa asiaa, kuten saman saaliin kiinni saamista tai ensimmäisenä perille pääsemistä. Hyökkääjää ja puolustajaa ei ole.',
  'rischio.peer.simultaneous':
    'Kaikki kilpailijat heittävät samalla hetkellä, kävi muille miten tahansa, eikä kukaan saa päättää mitään nähtyään toisen nopan. Kilpailijoita voi olla kaksi tai useampia.',
  'rischio.peer.same-level-own-kind':
    'Riskitaso on yleensä kaikille sama, mutta riskin laji ja sen myötä ominaisuus riippuvat siitä, millaisen lähestymistavan kukin pelaaja valitsee ennen heittoa. Pelinjohtaja voi määrätä yksittäiselle kilpailijalle toisen tason.',
  'rischio.peer.winner':
    'Teksti ei kerro, kuka voittaa; tämä on oletus. Vain riskissään onnistunut voi voittaa, ja heistä voittaa se, jonka summa ylittää vaaditun luvun eniten. Jos paras ylitys on usealla sama, he jakavat voiton. Jos kukaan ei onnistu, voittajaa ei ole ja kukin kärsii oman epäonnistumisensa.',
  'rischio.combat.initiative':
    'Kaikki taisteluun osallistuvat heittävät d20-nopan vuorojärjestystä varten, eikä tulokseen lisätä mitään. Oletuksena heitto tehdään kerran, taistelun alussa. Myöhemmin mukaan tuleva heittää liittyessään ja sijoittuu järjestykseen tuloksensa mukaan.',
  'rischio.combat.turn-order':
    'Vuorot kulkevat suurimmasta aloitetuloksesta pienimpään, ja oletuksena jokainen uusi kierros noudattaa samaa järjestystä. Tasatuloksen saaneet heittävät oletuksena keskenään uudelleen, kunnes järjestys ratkeaa. Vuorollaan hahmo käyttää yhden kyvyn, tekee yhden perushyökkäyksen, auttaa maassa olevaa pelaajaa, poistuu taistelusta tai jättää vuoron väliin. Maassa oleva, kuollut tai voitettu ohitetaan, mutta hän säilyttää paikkansa.',
  'rischio.combat.attack-roll': 'Hyökkääjä heittää d20-nopan ja lisää tulokseen tarkkuutensa.',
  'rischio.combat.dodge-roll':
    'Puolustaja heittää d20-nopan ja lisää tulokseen väistönsä. Puolustaja heittää aina, hyökkääjän jälkeen ja tämän summasta riippumatta. Oletuksena myös maassa oleva heittää.',
  'rischio.combat.hit-comparison':
    'Hyökkäys osuu vain, jos hyökkääjän summa on suurempi kuin puolustajan; tasatuloksella se menee ohi. Riskitasoilla ja vakavilla epäonnistumisilla ei ole näissä heitoissa merkitystä.',
  'rischio.combat.aoe':
    'Kyky, jolla on yksi hyökkääjä ja monta puolustajaa, käyttää yhtä ainoaa tarkkuusheittoa; kukin puolustaja heittää oman väistönsä, ja sitä verrataan erikseen tuohon summaan, joten osaan voidaan osua ja osasta mennä ohi. Ensin heitetään kaikki väistöt kohteiden järjestyksessä, sitten lasketaan vahingot samassa järjestyksessä kunkin oman kestävyyden mukaan. Hyökkääjän arvot lukitaan, kun kyky käytetään. Mahdollinen lisäkustannus maksetaan vain kerran, ei puolustajaa kohti.',
  'rischio.combat.no-roll-abilities':
    'Kyvyillä, jotka eivät tee vahinkoa, kuten suojilla ja parannuksilla, on käyttäjä ja kohde, ja ne toimivat aina: kukaan ei heitä noppaa. Oletuksena parannus ei nosta terveyttä yli kohteen enimmäisarvon, jos sellainen on merkitty. Se tehoaa myös maassa olevaan pelaajaan, joka nousee, kun terveys on yli nollan, mutta nollaan putoaminen jää silti päivän laskuriin. Lopullisesti kuolleelle siitä ei ole apua.',
  'rischio.combat.additional-cost':
    'Joillakin kyvyillä on lisäkustannus, esimerkiksi 5 terveyttä, jonka käyttäjä maksaa kokonaan, vaikka kyky epäonnistuisi. Se maksetaan heti, ennen yhtäkään heittoa, eikä kestävyys tai mikään heitto pienennä sitä. Terveytenä maksettava kustannus voi viedä käyttäjän nollaan tai sen alle, ja se lasketaan heti nollaan putoamiseksi; oletuksena kyky ratkaistaan silti. Muita voimavaroja on oltava riittävästi, tai kykyä ei voi käyttää.',
  'rischio.combat.alternative-hit-rule':
    'Kyvyllä voi olla oma tapansa ratkaista, osuuko se, ja se korvaa tarkkuus- ja väistöheiton kokonaan. Kyky voi osua automaattisesti, osua, ellei kohde onnistu riskissä, osua, jos hyökkääjä onnistuu riskissä, tai jättää ratkaisun pelinjohtajalle. Vahinko, kustannukset ja kaikki osuman jälkeinen pysyvät ennallaan.',
  'rischio.damage.base':
    'Osuman vahinko lähtee käytetyn kyvyn tai perushyökkäyksen vahinkoluvusta. Luku on kiinteä: vahinkoa ei heitetä nopalla.',
  'rischio.damage.relevant-stat':
    'Jos kyvylle tai perushyökkäykselle on merkitty olennainen ominaisuus, hyökkääjän arvo siinä lisätään vahinkoon; jos ei ole, mitään ei lisätä. Ominaisuuksia voi olla enintään yksi.',
  'rischio.damage.weapon-stats':
    'Käytössä olevat aseet otetaan laskussa huomioon: aseen vahinko lisätään vahinkoon, ja aseen antama bonus nostaa kyseistä ominaisuutta kerran, ei koskaan kahdesti. Haarniskat ja kilvet ovat varusteita siinä missä aseetkin. Oletuksena käytössä oleva varuste muuttaa niin tarkkuutta, väistöä, kestävyyttä ja riskien ominaisuuksia kuin vahinkoakin.',
  'rischio.damage.unused-equipment':
    'Varuste, joka on mukana mutta ei käytössä, ei muuta ominaisuuksia eikä vahinkoa.',
  'rischio.damage.resistance-last':
    'Kun kaikki on laskettu yhteen ja kyvyn mahdollinen kerroin otettu huomioon, tuloksesta vähennetään kohteen kestävyys, kerran osumaa kohti. Vahinko ei oletuksena voi laskea alle nollan. Osuma ei koskaan paranna.',
  'rischio.damage.apply':
    'Vahinko vähennetään terveydestä. Terveys ei pysähdy nollaan: negatiivinen arvo säilyy, koska sillä on merkitystä, kun pelaaja autetaan jaloilleen.',
  'rischio.death.zero-health':
    'Pelaaja, jonka terveys laskee nollan yläpuolelta nollaan tai sen alle mistä syystä tahansa, on pudonnut nollaan; myös tasan nolla lasketaan. Päivän ensimmäisellä kerralla hän on maassa: ei kuollut, mutta toimintakyvytön, kunnes terveys on yli nollan, ja häntä voi auttaa. Oletuksena lisävahinko maassa olevalle vain laskee terveyttä. Kukaan ei vuoda kuiviin.',
  'rischio.death.opponent-defeat':
    'Kaksivaiheinen kuolema on tarkoitettu pelaajille. Oletuksena muu vastustaja on voitettu heti, kun sen terveys on nolla tai alle. Pelinjohtaja voi julistaa vastustajan voitetuksi muutenkin, esimerkiksi kun tämä antautuu tai pakenee; silloin sitä voi kuulustella, ja se voi palata.',
  'rischio.death.aid':
    'Pelaajaa, joka on maassa päivän ensimmäistä kertaa, voi auttaa toinen, jaloillaan oleva hahmo, mutta ei koskaan hän itse. Auttaminen ei vaadi heittoa. Taisteluun osallistuvalta auttajalta siihen kuluu koko vuoro; muilta se ei vie mitään.',
  'rischio.death.aid-amount':
    'Apu palauttaa 20 osumapistettä ja oletuksena 4 lisää jokaista tasoa kohti, joka autetulla pelaajalla sillä hetkellä on: tasolla 0 siis 20, tasolla 1 yhteensä 24 ja tasolla 3 yhteensä 32.',
  'rischio.death.revive-from-negative':
    'Palautuvat pisteet lisätään todelliseen terveyteen eikä nollaan: tasolla 0 pelaaja nousee arvosta -5 arvoon 15. Oletuksena terveys ei nouse yli enimmäisarvon, jos sellainen on merkitty. Jos terveys on yhä nolla tai alle, pelaaja jää oletuksena maahan, kyse on edelleen samasta ensimmäisestä putoamisesta ja häntä voi auttaa uudelleen.',
  'rischio.death.second-time-permanent':
    'Pelaaja, jonka terveys putoaa nollaan tai sen alle toisen kerran saman päivän aikana, kuolee lopullisesti. Apu tai parannus ei tuo häntä takaisin.',
  'rischio.death.daily-reset':
    'Vain kuluvan pelipäivän putoamiset lasketaan; uuden päivän alkaessa laskuri on taas 0 ja seuraava putoaminen on jälleen ensimmäinen. Pelinjohtaja ilmoittaa, milloin uusi päivä alkaa. Terveys ei siitä muutu, ja maassa oleva pysyy maassa ja on yhä autettavissa.',
  'rischio.xp.award-on-defeat':
    'Jokaisesta voitetusta vastustajasta saa kokemusta. Määrä riippuu vastustajasta.',
  'rischio.xp.equal-split':
    'Vastustajasta saatava kokemus jaetaan tasan niiden kesken, jotka ovat päättäneet osallistua taisteluun.',
  'rischio.xp.participants':
    'Jokainen osallistumaan päättänyt saa osuuden jokaisesta voitetusta vastustajasta, myös niistä, joita hän ei ole vahingoittanut; sillä, kuka löi tai kuka löi viimeisenä, ei ole väliä. Osuuden saavat voitetun vastapuolella taistelevat, jotka ovat siihen mennessä liittyneet eivätkä oletuksena ole poistuneet taistelusta. Maassa olevat lasketaan mukaan ja oletuksena myös lopullisesti kuolleet.',
  'rischio.xp.round-up':
    'Osuus, joka ei ole kokonaisluku, pyöristetään ylöspäin seuraavaan, joten kokemusta voidaan jakaa enemmän kuin vastustajan arvo on. Oletuksena pyöristetään vastustaja kerrallaan: kahdesta vastustajasta, joiden kummankin arvo on 10, kolme jakajaa saa kukin 4 + 4 = 8.',
  'rischio.xp.player-worth':
    'Pelaajasta saa 200 kokemusta, kun hän kuolee lopullisesti, eikä mitään ensimmäisestä putoamisesta. Se jaetaan kuten muistakin vastustajista saatu kokemus: kolme jakajaa saa kukin 67.',
  'rischio.xp.instant':
    'Kokemus saadaan sillä hetkellä, kun vastustaja voitetaan, eikä vasta taistelun lopussa.',
  'rischio.xp.level-up-mid-battle':
    'Koska kokemus saadaan heti, hahmo voi nousta tason tai useammankin ennen taistelun loppua, ja uusi taso on voimassa siitä lähtien. Säännöissä ei ole luetteloa tasoista: ellei peliryhmä aseta rajoja, tasot merkitään käsin. Uusi taso ei muuta senhetkistä terveyttä.',
  'rischio.creation.start':
    'Kirjassa ei ole lukua hahmon tekemisestä. Tässä otetaan valmis sankari sellaisenaan tai aloitetaan tyhjästä: taso 0 ja terveyttä 20, saman verran kuin apu sillä tasolla palauttaa; loput valitaan vaihe kerrallaan.',
  'rischio.creation.combat':
    'Tarkkuuteen ja väistöön, kumpaankin enintään 5, sekä kestävyyteen, enintään 2, jaetaan yhteensä 8 pistettä. Kaikki käytetään.',
  'rischio.creation.statistics':
    'Hahmo on hyvä kahdesta kuuteen riskin lajissa, ja niihin jaetaan 12 pistettä, kuhunkin enintään 6. Kaikki muut lajit ovat 0. Pöydällä voi olla omia lajejaan.',
  'rischio.creation.basic-attack':
    'Perushyökkäys tekee 3 vahinkoa, ja siihen lisätään yksi hahmon omista ominaisuuksista, jos sellainen nimetään.',
  'rischio.creation.abilities':
    'Enintään kaksi valmiiden sankarien kykyä. Sitä, mitä ne terveyden lisäksi maksavat, tulee mukana yhtä paljon kuin näillä sankareilla on.',
  'rischio.creation.gear':
    'Enintään kolme varustetta. Useasta aseesta ensimmäinen on käytössä ja muut kannetaan mukana.',
};
