import type { SystemName } from '@arbitro/kernel';

/** The name of White Box, available before its rules are loaded. */
export const NAME: SystemName = {
  id: 'whitebox',
  name: { en: 'White Box', it: 'White Box', fi: 'White Box' },
  about: {
    en: 'Old-school fantasy. A d20 against armour class and in saving throws, six-sided dice for doors, traps and surprise, initiative for each side, one-minute rounds, experience for gold.',
    it: 'Fantasy vecchia scuola. Un d20 contro la Classe dell’Armatura e nei Tiri Salvezza, dadi a sei facce per porte, trappole e sorpresa, iniziativa per parte, round di un minuto, esperienza per l’oro.',
    fi: 'Vanhan koulun fantasiaa. D20 panssariluokkaa vastaan ja pelastusheittoihin, kuusitahkoisia noppia oviin, ansoihin ja yllätyksiin, aloite puolittain, minuutin kierrokset, kokemusta kullasta.',
  },
  notices: [
    'The rules, tables and rule texts of this game are Open Game Content under the Open Game License, version 1.0a.',
    'Open Game License v 1.0a Copyright 2000, Wizards of the Coast, Inc.',
    'System Reference Document Copyright 2000-2003, Wizards of the Coast, Inc.; Authors Jonathan Tweet, Monte Cook, Skip Williams, Rich Baker, Andy Collins, David Noonan, Rich Redman, Bruce R. Cordell, John D. Rateliff, Thomas Reid, James Wyatt, based on original material by E. Gary Gygax and Dave Arneson.',
    'Swords & Wizardry Core Rules, Copyright 2008, Matthew J. Finch',
    'Swords & Wizardry WhiteBox Rules by Marv Breig, copyright 2008-2011 Matthew J. Finch',
    'Delving Deeper Reference Rules Compendium v4, copyright 2014, Simon J. Bull',
    "The Hero's Journey Fantasy Roleplaying, copyright 2016 Barrel Rider Games: Author James M. Spahn",
    'Bloody Basic: Sinew & Steel Edition, copyright 2015. John M. Stater',
    'SnW Whitebox Essential Adventuring Rules v1, Copyright 2014 Douglas Maxwell.',
    'White Box: Fantastic Medieval Adventure Game, Copyright 2016, Charles Mason',
    'Arbitro, rules of White Box in three languages, Copyright 2026, The Arbitro authors',
  ],
};
