import type { SystemName } from '@arbitro/kernel';

/** The name and summary of the system, available before its rules are loaded. */
export const NAME: SystemName = {
  id: 'rischio',
  name: { en: 'Rischio', it: 'Rischio', fi: 'Rischio' },
  about: {
    en: 'One d20 and the right statistic against the level of risk: passed, failed, gravely failed.',
    it: 'Un d20 e la statistica giusta contro il livello di rischio: superato, fallito, fallito gravemente.',
    fi: 'Yksi d20 ja oikea ominaisuus riskitasoa vastaan: onnistui, epäonnistui, epäonnistui vakavasti.',
  },
};
