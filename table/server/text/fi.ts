import type { en } from './en.ts';

/** The server's texts in Finnish. */
export const fi: typeof en = {
  refusals: {
    'no-workers': 'Yksikään työprosessi ei ole laskemassa simulaatioita.',
    'worker-lacks-system':
      'Työprosessilla ei ole järjestelmää ”{system}”, tai se on eri kuin tällä palvelimella.',
    'simulations-busy': 'Täällä on jo liian monta simulaatiota käynnissä. Yritä hetken päästä uudelleen.',
    'long-enough': 'Työprosesseja tarvitsevat muutkin: tähän asti taistellun on riitettävä.',
    'fights-broke': 'Nämä taistelut katkesivat.',
    'fights-too-costly': 'Tämän taistelun alkuun pääseminen kestää liian kauan.',
    'no-fight': 'Tässä skenaariossa ei ala taistelua.',
    'no-fight-after': 'Taistelua ei ala: skenaarion vaihe {step} torjutaan tai se odottaa vastausta.',
    'one-side': 'Vain yksi puoli: taisteluun tarvitaan kaksi.',
    internal: 'Palvelimessa on vika. Se on palvelimen lokissa tunnuksella {id}.',
  },
  unreadable: {
    'not-json': 'se ei ole JSONia',
    'nothing-sent': 'mitään ei lähetetty',
    'too-deep': 'siinä on liian monta sisäkkäistä tasoa',
    'cut-short': 'se ei tullut perille kokonaan',
    address: 'osoite',
    http: 'se ei ole HTTP:tä',
  },
  help: {
    title: 'Ohjeet',
    missing:
      'Tässä asennuksessa ei ole ohjesivuja: ne ovat projektin lähdekoodissa, jossa npm start ja npm run site rakentavat ne.',
    instead: 'Jokainen komento selittää itsensä, ja jokaisen pelin säännöt ovat sovelluksessa:',
    rules: 'Säännöt',
    api: 'Ohjelmointirajapinta',
    start: 'Aloitussivulle',
  },
  home: {
    title: 'Arbitro',
    about: 'Puolueeton tuomari pöytäroolipeleihin. Tämä on pelipöydän palvelin.',
    build:
      'Verkkosovellusta ei ole vielä koottu. Pysäytä palvelin; näin sovellus kootaan ja palvelin käynnistyy:',
    docs: 'Mitä siltä voi pyytää',
    systems: 'Pelit, jotka se tuntee',
    health: 'Miten se voi',
  },
  console: {
    here: 'Tällä koneella',
    near: 'Tässä verkossa',
    scan: 'Osoita tähän samassa verkossa olevalla puhelimella:',
    kept: 'Tallessa',
    stops: 'Ctrl-C pysäyttää.',
    stopping: 'Pysähtyy …',
    stopped: 'Pysähtynyt.',
    'too-slow': 'Kaikki ei päättynyt ajoissa; pysähtyi silti. Kuitattu on tallessa.',
    'port-taken': 'Portti {port} on varattu: toinen ohjelma kuuntelee sitä. Valitse toinen: PORT=8081',
    'port-forbidden': 'Tämä käyttäjä ei saa avata porttia {port}. Valitse vähintään 1024: PORT=8080',
    'no-such-host':
      'Tällä koneella ei ole osoitetta {host}. Kokeile HOST=0.0.0.0 (kaikki) tai HOST=127.0.0.1 (vain tämä kone).',
    'cannot-listen': 'Osoitetta {host}, porttia {port} ei voi kuunnella ({why}).',
    'disk-full': 'Kansion {folder} levy on täynnä ({why}). Vapauta tilaa ja käynnistä uudelleen.',
    'file-damaged': '{file} on vioittunut ({why}). Palauta viimeisin kopio: docs/operating.md, ”Back-ups”.',
    'file-newer':
      '{file} on uudemman version tallentama ({why}). Käynnistä se versio tai palauta aiempi kopio.',
    'file-in-use':
      'Toinen palvelin pitää pöytiään tiedostossa {file}: {holder}. Pysäytä se tai valitse toinen kansio: DATA_DIR=/polku/kansioon',
    'file-locked':
      'Toinen ohjelma kirjoittaa tiedostoon {file} eikä vapauta sitä ({why}). Lopeta se ja käynnistä uudelleen.',
    'folder-unfit':
      'Kansioon {folder} ei voi tallentaa ({why}). Valitse kansio, johon saat kirjoittaa: DATA_DIR=/polku/kansioon',
    'database-unfit': 'Tietokanta (DATABASE_URL) ei vastaa ({why}).',
    'bad-value': '{name} ei voi olla ”{value}”. Mahdollista: {allowed}.',
    'bad-word': '”{word}” ei tarkoita tässä mitään. --help näyttää vaihtoehdot.',
    help: 'Pelipöydän palvelin. Sitä säädetään ympäristömuuttujilla:',
  },
  variables: {
    HOST: 'missä kuunnellaan: 0.0.0.0 kaikki osoitteet, jotta puhelimet pääsevät mukaan; 127.0.0.1 vain tämä kone',
    PORT: 'portti',
    DATA_DIR: 'sisäisen tietokannan kansio (arbitro.sqlite)',
    DATABASE_URL: 'pöydät tallennetaan PostgreSQL:ään',
    TRUST_PROXY:
      'käänteisen välityspalvelimen takana: montako niitä on, tai niiden osoitteet (10.0.0.0/8,loopback)',
    LOG_LEVEL: 'silent, fatal, error, warn, info (rivi joka pyynnöstä), debug, trace',
    METRICS: 'kuka saa lukea /metrics-sivua: local (tämän koneen ohjelmat), open (kaikki)',
    METRICS_TOKEN:
      'vähintään 16 merkin salaisuus: myös sen esittäjä (Authorization: Bearer …) saa lukea /metrics-sivua',
    LANG: 'tämän konsolin kieli: englanti, italia tai suomi',
  },
};
