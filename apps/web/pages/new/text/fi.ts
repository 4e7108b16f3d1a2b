import type { en } from './en.ts';

/** Texts of the new-table page in Finnish. */
export const fi: typeof en = {
  new: {
    'new-title': 'Uusi pöytä: {name}',
    'new-choose': 'Uusi pöytä',
    'new-ready': 'Valmiina pelattavaksi',
    'new-ready-says':
      'Joukkona {party}. Valitse, mitä he kohtaavat: kaikki ovat heti paikoillaan, ja taistelu alkaa.',
    'new-ready-play': 'Pelaa',
    'new-ready-play-of': 'Pelaa: {title}',
    'new-own': 'Oma pöytä',
    'new-how': 'Miten aloitetaan',
    'new-here': 'Valmistele tässä',
    'new-file': 'Tiedostosta',
    'new-name': 'Pöydän nimi',
    'new-name-hint': 'Tyhjänä nimeksi tulee {name}.',
    'new-creatures': 'Ketkä ovat paikalla alussa',
    'new-find-creature': 'Etsi olento',
    'new-creatures-says': 'Lisää voi tulla milloin tahansa, myös itse tehtyjä.',
    'new-count': '{n} {n, plural, one {olento} other {olentoa}}',
    'new-one-more': 'Yksi lisää: {name}',
    'new-one-less': 'Yksi vähemmän: {name}',
    'new-options-says':
      'Kaikki on kuten kirjassa. Muuta vain se, minkä pöytänne pelaa toisin; myöhemminkin voi muuttaa.',
    'new-search': 'Hae talon säännöistä',
    'new-changed': 'muutettu',
    'new-changed-count': '{n} muutettu',
    'new-default': 'kuten kirjassa',
    'new-numbers': 'Luvut pilkuin erotettuina',
    'new-rule': 'Sääntö',
    'new-none': 'Näillä sanoilla ei löydy talon sääntöä.',
    'new-make': 'Avaa pöytä',
    'new-making': 'Avataan…',
    'new-reset': 'Aloita alusta',
    'new-file-label': 'Skenaario (YAML tai JSON) tai viety pöytä',
    'new-file-drop': 'Liitä tai pudota se tähän, tai valitse tiedosto.',
    'new-file-table': 'Viety pöytä',
    'new-file-scenario': 'Skenaario',
    'new-faults': 'Tämä ei vielä käy:',
    'new-offline': 'Palvelin ei vastaa. Valmistelusi säilyy tässä.',
  },
};
