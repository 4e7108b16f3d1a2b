import type { en } from './en.ts';

/** The texts of this room in Finnish. */
export const fi: typeof en = {
  refusals: {
    'own-no-folder':
      'Kansiota {folder} ei ole. Valitsin `--system` tarvitsee järjestelmän kansion; `arbitro new-system NIMI` luo sellaisen.',
    'own-not-a-folder': '{folder} on tiedosto. Valitsin `--system` tarvitsee kansion, jossa se on.',
    'own-bad-package': '{folder}: sen package.json ei ole JSONia ({why}).',
    'own-no-entry':
      'Kansiossa {folder} ei ole tiedostoa index.ts eikä index.js, eikä sen package.json nimeä kohtaa `exports` tai `main`: mikään ei kerro, missä järjestelmä on.',
    'own-entry-missing': '{folder}: sen package.json nimeää tiedoston {entry}, jota ei ole.',
    'own-throws': 'Kansiota {folder} ei voi ladata: {why}',
    'own-no-system':
      '{folder} ei vie yhtään järjestelmää: tiedoston {entry} on vietävä olio, jolla on id, rules, schemas, face ja muu, mitä `System` (@arbitro/kernel) vaatii. Se vie: {exports}.',
    'own-several':
      '{folder} vie useamman järjestelmän ({exports}). Yhdessä kansiossa on yksi: vie muut omista kansioistaan.',
    'own-lacks': '{folder}: järjestelmä `{name}` ei ole kokonainen. Siitä puuttuu: {lacks}.',
    'own-bad-id':
      '{folder}: ”{id}” ei kelpaa järjestelmän tunnukseksi: pieniä kirjaimia, numeroita ja yhdysmerkkejä, kirjain ensin, enintään 40.',
    'own-taken': '{folder}: tunnus ”{id}” on jo toisella järjestelmällä. Valitse omallesi toinen tunnus.',
    'own-encounter-unfit':
      '{folder}: järjestelmän ”{id}” taistelu ”{encounter}” ei vastaa sen omia skeemoja: {what}',
    'own-encounter-breaks':
      '{folder}: ”{id}” hajoaa heti, kun sen taistelu ”{encounter}” alkaa ({part}): {why}',
    'own-unbundled': 'Kansiota {folder} ei voi valmistella selaimille: {why}',
    'own-not-for-browsers':
      '{folder} tuo moduulin {what}, jota yhdessäkään selaimessa ei ole. Järjestelmä on puhdas: säännöt ja sisältö ovat TypeScriptiä, ilman tiedostoja ja konetta.',
  },
};
