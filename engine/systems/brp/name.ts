import type { SystemName } from '@arbitro/kernel';

/** The percentile system as it is known before its rules are loaded. */
export const NAME: SystemName = {
  id: 'brp',
  name: { en: 'BRP', it: 'BRP', fi: 'BRP' },
  about: {
    en: 'Skills in percent, rolled on D100: at or under succeeds, a fifth of it is special. Twelve-second rounds in DEX order, parries and dodges, wounds one by one.',
    it: 'Abilità in percentuale, tirate col D100: pari o sotto riesce, un quinto è speciale. Round di dodici secondi in ordine di DES, parate e schivate, ferite contate una per una.',
    fi: 'Taidot prosentteina ja D100: enintään taidon suuruinen tulos onnistuu, viidesosa on erikoisonnistuminen. Kahdentoista sekunnin kierrokset, torjunnat ja väistöt, vammat yksitellen.',
  },
};
