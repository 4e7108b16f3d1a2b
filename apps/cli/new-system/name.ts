import type { SystemName } from '@arbitro/kernel';

/** The name and description of your game: everything shown before its rules are loaded. */
export const NAME: SystemName = {
  id: 'my-game',
  name: { en: 'My Game', it: 'My Game', fi: 'My Game' },
  about: {
    en: 'Lantern-bearers cross a marsh at night: one d12 and a statistic against a difficulty.',
    it: 'Portatori di lanterne attraversano una palude di notte: un d12 e una statistica contro una difficoltà.',
    fi: 'Lyhdynkantajat ylittävät suon yöllä: yksi d12 ja ominaisuus vaikeutta vastaan.',
  },
};
