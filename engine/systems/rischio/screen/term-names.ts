import { buildThingTexts, createTermLookup, type LocalizedText } from '@arbitro/kernel';
import { TEXT } from '../text/index.ts';

/** Texts of all keys in labels, reasons, options and outcomes. */
export const TERMS: Readonly<Record<string, LocalizedText>> = {
  ...TEXT.terms,
  // our own abilities and gear, by id and by name
  ...buildThingTexts([
    ['colpo-temerario', 'Colpo temerario', TEXT.things['colpo-temerario']],
    ['rete', 'Rete', TEXT.things.rete],
    ['cura', 'Cura', TEXT.things.cura],
    ['egida', 'Egida', TEXT.things.egida],
    ['canto', 'Canto di battaglia', TEXT.things.canto],
    ['vampata', 'Vampata', TEXT.things.vampata],
    ['dardo', 'Dardo infallibile', TEXT.things.dardo],
    ['spada', 'Spada lunga', TEXT.things.spada],
    ['scudo', 'Scudo tondo', TEXT.things.scudo],
    ['ascia', 'Ascia bipenne', TEXT.things.ascia],
    ['pugnale', 'Pugnale', TEXT.things.pugnale],
    ['bastone', 'Bastone', TEXT.things.bastone],
    ['roncola', 'Roncola', TEXT.things.roncola],
    ['nube', 'Nube acre', TEXT.things.nube],
    ['unguento', 'Unguento', TEXT.things.unguento],
    ['spazzata', 'Spazzata', TEXT.things.spazzata],
    ['nugolo', 'Nugolo', TEXT.things.nugolo],
    ['ragnatela', 'Ragnatela', TEXT.things.ragnatela],
    ['finta', 'Finta', TEXT.things.finta],
    ['grido', 'Grido di guerra', TEXT.things.grido],
    ['lamento', 'Lamento', TEXT.things.lamento],
    ['rigenera', 'Rigenera', TEXT.things.rigenera],
    ['soffio', 'Soffio di fuoco', TEXT.things.soffio],
  ]),
};

/** Returns the text of a term; a name that the table gave is returned unchanged. */
export const termName = createTermLookup(TERMS);
