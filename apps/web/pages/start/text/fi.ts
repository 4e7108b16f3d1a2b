import type { en } from './en.ts';

/** Texts of the start page in Finnish. */
export const fi: typeof en = {
  start: {
    'start-claim': 'Säännöt tietävät, kuka voi tehdä mitäkin. Te päätätte, heitätte ja kerrotte.',
    'start-about':
      'Puolueeton tuomari pöytäroolipeleihin: elävä pelipöytä pelinjohtajalle ja pelaajille, tarkat todennäköisyydet ennen jokaista heittoa ja peruste jokaiselle luvulle.',
    'start-picture':
      'Pelipöytä lampun alla: noppia, kartta ja pelimerkit, kenen vuoro on sekä todennäköisyydet.',
    'start-play': 'Pelaa',
    'start-play-of': 'Pelaa: {name}',
    'start-watch': 'Katsele',
    'start-watch-of': 'Katsele: {name}',
    'start-gm': 'Vedä pelinjohtajana',
    'start-gm-of': 'Vedä pelinjohtajana: {name}',
    'start-encounters': 'Mikä taistelu',
    'start-opening': 'Katetaan pöytää…',
    'start-new': 'Uusi pöytä',
    'start-new-of': 'Uusi pöytä: {name}',
    'start-rules': 'Säännöt',
    'start-rules-of': 'Säännöt: {name}',
    'start-games': 'Valitse peli',
    'start-no-account':
      'Ei tunnuksia, ei asennusta: yhdellä napautuksella olet sankarit. Arbitro pelaa viholliset ja on pelinjohtaja.',
    'start-recent': 'Tämän laitteen pöydät',
    'start-other-seat': '{role}',
    'start-forget': 'Unohda {name}',
    'start-forget-title': 'Unohdetaanko pöytä tältä laitteelta?',
    'start-forget-says':
      '”{name}” säilyy muille ennallaan. Tämä laite luopuu paikastaan: takaisin pääsee vain omalla linkillä.',
    'start-forget-do': 'Unohda',
    'start-steps': 'Näin ilta etenee',
    'start-step-1': 'Kata pöytä',
    'start-step-1-says':
      'Ota jokin näistä taisteluista tai oma pöytä omine talon sääntöineen. Sinä olet pelinjohtaja.',
    'start-step-2': 'Kutsu muut',
    'start-step-2-says':
      'Linkillä tai QR-koodilla, kukin omalla laitteellaan. Jokainen näkee vain sen, minkä saa tietää.',
    'start-step-3': 'Katso todennäköisyydet, sitten heitä',
    'start-step-3-says':
      'Tarjolla on vain se, minkä säännöt sallivat, tarkkoine mahdollisuuksineen. Heitä täällä tai kirjaa oikeat noppasi.',
    'start-offline': 'Palvelin ei vastaa.',
    'start-offline-says': 'Säännöt ja nopat toimivat silti; pöydät avautuvat heti, kun se palaa.',
  },
};
