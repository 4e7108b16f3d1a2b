import { buildThingTexts, createTermLookup, type LocalizedText } from '@arbitro/kernel';
import { TEXT } from '../text/index.ts';

/** Names of all keys that appear in labels, reasons, options and outcomes. */
export const TERMS: Readonly<Record<string, LocalizedText>> = {
  ...TEXT.terms,
  ...buildThingTexts([
    ['miekka', 'Miekka', TEXT.things.miekka],
    ['keihas', 'Keihäs', TEXT.things.keihas],
    ['sotanuija', 'Sotanuija', TEXT.things.sotanuija],
    ['puukko', 'Puukko', TEXT.things.puukko],
    ['jousi', 'Jousi', TEXT.things.jousi],
    ['heittoveitset', 'Heittoveitset', TEXT.things.heittoveitset],
    ['kilpi', 'Kilpi', TEXT.things.kilpi],
    ['tornikilpi', 'Tornikilpi', TEXT.things.tornikilpi],
    ['nahkapanssari', 'Nahkapanssari', TEXT.things.nahkapanssari],
    ['rengaspanssari', 'Rengaspanssari', TEXT.things.rengaspanssari],
    ['sauva', 'Loitsusauva', TEXT.things.sauva],
    ['riimukivi', 'Riimukivi', TEXT.things.riimukivi],
    ['karhunhammas', 'Karhunhammas', TEXT.things.karhunhammas],
    ['sotatorvi', 'Sotatorvi', TEXT.things.sotatorvi],
    ['jaapuikko', 'Jääpuikko', TEXT.things.jaapuikko],
    ['tulipallo', 'Tulipallo', TEXT.things.tulipallo],
    ['salama', 'Salama', TEXT.things.salama],
    ['kauhu', 'Kauhu', TEXT.things.kauhu],
    ['hakeutuva', 'Hakeutuva nuoli', TEXT.things.hakeutuva],
    ['lento', 'Lento', TEXT.things.lento],
    ['parannus', 'Parannus', TEXT.things.parannus],
    ['torjuntakehra', 'Torjuntakehrä', TEXT.things.torjuntakehra],
    ['honkaisy', 'Puolilohikäärmeen hönkäisy', TEXT.things.honkaisy],
    ['nuolten-torjuja', 'Nuolten torjuja', TEXT.things['nuolten-torjuja']],
    ['nopea', 'Nopea', TEXT.things.nopea],
    ['taisteluvaisto', 'Taisteluvaisto', TEXT.things.taisteluvaisto],
    ['karaistunut', 'Karaistunut', TEXT.things.karaistunut],
    ['hanta', 'Häntä', TEXT.things.hanta],
    ['tulihenkays', 'Tulihenkäys', TEXT.things.tulihenkays],
    ['purema', 'Purema', TEXT.things.purema],
    ['laulu', 'Lumoava laulu', TEXT.things.laulu],
    ['ote', 'Hyinen ote', TEXT.things.ote],
    ['hampaat', 'Hampaat', TEXT.things.hampaat],
    ['nyrkki', 'Kivinyrkki', TEXT.things.nyrkki],
    ['jarkale', 'Järkäle', TEXT.things.jarkale],
  ]),
};

/** Returns the name of a term; a name given by the table stays as it is. */
export const termName = createTermLookup(TERMS);
