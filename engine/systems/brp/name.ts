import type { SystemName } from '@arbitro/kernel';

/** The name of the percentile system, available before its rules are loaded. */
export const NAME: SystemName = {
  id: 'brp',
  name: { en: 'BRP', it: 'BRP', fi: 'BRP' },
  about: {
    en: 'Skills in percent, rolled on D100: at or under succeeds, a fifth of it is special. Twelve-second rounds in DEX order, parries and dodges, wounds one by one.',
    it: 'Abilità in percentuale, tirate col D100: pari o sotto riesce, un quinto è speciale. Round di dodici secondi in ordine di DES, parate e schivate, ferite contate una per una.',
    fi: 'Taidot prosentteina ja D100: enintään taidon suuruinen tulos onnistuu, viidesosa on erikoisonnistuminen. Kahdentoista sekunnin kierrokset, torjunnat ja väistöt, vammat yksitellen.',
  },
  notices: [
    'The rules, tables and rule texts of this game are Open Game Content under the BRP Open Game License, version 1.0.',
    'This work created using the BRP Open Game License.',
    'BRP Open Game License v 1.0 © copyright 2020 Chaosium Inc.',
    'Basic Roleplaying © copyright 1980–2020 Chaosium Inc.; Authors, original rules: Greg Stafford, Steve Henderson, Warren James, Steve Perrin, Sandy Petersen, Ray Turney, and Lynn Willis; developed by Jason Durall, James Lowder, and Jeff Richard.',
    'Basic Roleplaying Italian Edition – Edizione Italiana © copyright 2020 Raven Distribution srl. Translation by Michele Bonelli di Salci, Alessandro Gnasso, Mirko Tommasino.',
    'Basic Roleplaying and the BRP logo are trademarks of Chaosium Inc. Used with permission.',
  ],
};
