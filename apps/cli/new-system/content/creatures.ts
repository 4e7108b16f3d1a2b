import type { ContentSheet } from '@arbitro/kernel';

/** Ready-made sheets: a party, and the creatures of the marsh. A scenario uses them by id: `from: ines`. */
export const CONTENT: Readonly<Record<string, ContentSheet>> = {
  ines: {
    name: { en: 'Ines, who knows the way', it: 'Ines, che conosce la via', fi: 'Ines, tien tuntija' },
    called: { en: 'Ines', it: 'Ines', fi: 'Ines' },
    sheet: { nerve: 3, hands: 1, weapon: 'pole', full: 10 },
  },
  otso: {
    name: { en: 'Otso, the ferryman', it: 'Otso, il traghettatore', fi: 'Otso, lautturi' },
    called: { en: 'Otso', it: 'Otso', fi: 'Otso' },
    sheet: { nerve: 1, hands: 3, weapon: 'hook', full: 12 },
  },
  lumi: {
    name: { en: 'Lumi, the youngest', it: 'Lumi, la più giovane', fi: 'Lumi, nuorin' },
    called: { en: 'Lumi', it: 'Lumi', fi: 'Lumi' },
    sheet: { nerve: 2, hands: 2, weapon: 'pole', full: 9 },
  },
  wisp: {
    name: { en: 'Marsh wisp', it: 'Fuoco fatuo', fi: 'Virvatuli' },
    sheet: { side: 'marsh', nerve: 3, hands: 0, weapon: 'claws', full: 5 },
  },
  hound: {
    name: { en: 'Bog hound', it: 'Segugio di palude', fi: 'Suokoira' },
    sheet: { side: 'marsh', nerve: 1, hands: 2, weapon: 'jaws', full: 8 },
  },
  drowned: {
    name: { en: 'Drowned giant', it: 'Gigante annegato', fi: 'Hukkunut jätti' },
    sheet: { side: 'marsh', nerve: 0, hands: 3, weapon: 'club', full: 18 },
  },
};
