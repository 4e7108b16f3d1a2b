import type { RefusalBook } from '@arbitro/kernel';

/** Why something cannot be had when a character is made. */
export const CREATION_REFUSALS = {
  'too-dear': {
    status: 422,
    says: {
      en: 'It costs {cost} gold {cost|piece|pieces}, and {gold} {gold|is|are} left.',
      it: 'Costa {cost} {cost|pezzo|pezzi} d’oro, e ne {gold|resta|restano} {gold}.',
      fi: 'Se maksaa {cost} {cost|kultarahan|kultarahaa}, ja jäljellä on {gold}.',
    },
  },
  'not-for-class': {
    status: 422,
    says: {
      en: 'It is not for this class: {class}.',
      it: 'Non è per questa classe: {class}.',
      fi: 'Se ei sovi tälle luokalle: {class}.',
    },
  },
  'armoured-already': {
    status: 422,
    says: {
      en: 'One suit of armour is enough.',
      it: 'Un’armatura basta.',
      fi: 'Yksi haarniska riittää.',
    },
  },
  'bought-already': {
    status: 422,
    says: { en: 'That is bought already.', it: 'È già comprato.', fi: 'Se on jo ostettu.' },
  },
  'hand-with-shield': {
    status: 422,
    says: {
      en: 'It takes both hands, and one holds the shield.',
      it: 'Richiede due mani, e una regge lo scudo.',
      fi: 'Se vaatii molemmat kädet, ja toisessa on kilpi.',
    },
  },
} as const satisfies RefusalBook;
