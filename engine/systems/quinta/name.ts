import type { SystemName } from '@arbitro/kernel';

/** The name and summary of the system, available before its rules are loaded. */
export const NAME: SystemName = {
  id: 'quinta',
  name: { en: 'Quinta', it: 'Quinta', fi: 'Quinta' },
  about: {
    en: 'One d20 plus modifiers against a difficulty or an Armour Class, twice with advantage or disadvantage. Talk, exploration and fights in six-second rounds on a grid, with conditions and death saves.',
    it: 'Un d20 più i modificatori contro una CD o una Classe Armatura, due dadi con vantaggio o svantaggio. Dialogo, esplorazione e scontri in round di sei secondi su griglia, con condizioni e tiri contro la morte.',
    fi: 'Yksi d20 ja muuntimet vaikeusluokkaa tai panssariluokkaa vastaan, kaksi noppaa edulla tai haitalla. Puhetta, tutkimista ja taisteluja kuuden sekunnin kierroksin ruudukolla, tiloja ja kuolemanpelastusheittoja.',
  },
};
