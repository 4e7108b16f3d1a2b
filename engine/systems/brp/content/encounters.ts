import type { Encounters, Json } from '@arbitro/kernel';

/** The party: a warrior, a hunter, a thief and a physician of a past age. */
const PARTY = [{ from: 'ginevra' }, { from: 'taddeo' }, { from: 'nilla' }, { from: 'anselmo' }];
const OPTIONS = { era: 'past' };
const MARCHING = { ginevra: 0, taddeo: -8, nilla: -2, anselmo: -6 };

/** A fight on a line: who stands at how many metres. */
const steps = (foes: Readonly<Record<string, number>>): Json => [
  {
    do: {
      type: 'fight',
      participants: Object.entries({ ...MARCHING, ...foes }).map(([who, at]) => ({ who, at })),
    },
  },
  { fight: { policy: 'sensible' } },
];

/** Three meetings on the road through the forest. */
export const ENCOUNTERS: Encounters = [
  {
    id: 'poacher',
    title: { en: 'The poacher’s dogs', it: 'I cani del bracconiere', fi: 'Salametsästäjän koirat' },
    about: {
      en: 'A poacher who wants no witnesses, and his mastiff. Mail and a good shield see to most of it.',
      it: 'Un bracconiere che non vuole testimoni, e il suo mastino. Una cotta di maglia e un buono scudo bastano quasi sempre.',
      fi: 'Salametsästäjä, joka ei halua todistajia, ja hänen mastiffinsa. Rengaspanssari ja hyvä kilpi hoitavat suurimman osan.',
    },
    file: {
      options: OPTIONS,
      creatures: [
        ...PARTY,
        { id: 'ghino', from: 'bandito', name: 'Ghino' },
        { id: 'morso', from: 'mastino', name: 'Morso' },
      ],
      steps: steps({ ghino: 12, morso: 8 }),
    },
  },
  {
    id: 'road',
    title: { en: 'Halt on the forest road', it: 'Altolà sulla via del bosco', fi: 'Seis metsätiellä' },
    about: {
      en: 'A robber chief, his men and an archer stop the travellers. The party mostly comes through, and mostly somebody is carried.',
      it: 'Un capobanda, i suoi uomini e un arciere fermano i viaggiatori. Il gruppo di solito passa, e di solito qualcuno viene portato a spalla.',
      fi: 'Rosvopäällikkö, hänen miehensä ja jousimies pysäyttävät matkalaiset. Joukko pääsee yleensä läpi, ja yleensä jotakuta kannetaan.',
    },
    file: {
      options: OPTIONS,
      creatures: [
        ...PARTY,
        { from: 'capobanda', name: 'Malerba' },
        { id: 'grillo', from: 'bandito', name: 'Grillo' },
        { id: 'tasso', from: 'bandito', name: 'Tasso' },
        { id: 'faina', from: 'bandito', name: 'Faina' },
        { from: 'arciere', name: 'Falchetto' },
      ],
      steps: steps({ capobanda: 10, grillo: 8, tasso: 9, faina: 9, arciere: 30 }),
    },
  },
  {
    id: 'knight',
    title: { en: 'The robber knight', it: 'Il cavaliere predone', fi: 'Rosvoritari' },
    about: {
      en: 'A knight in full plate holds the ford with his crossbowmen and guards. Few blows get through that armour; it can end either way.',
      it: 'Un cavaliere in armatura completa tiene il guado con balestrieri e guardie. Pochi colpi passano quella corazza; può finire in un modo o nell’altro.',
      fi: 'Täyshaarniskainen ritari pitää kahlaamoa varsijousimiesten ja vartijoiden kanssa. Harva isku läpäisee sen haarniskan, ja kaikki voi päättyä kummin tahansa.',
    },
    file: {
      options: OPTIONS,
      creatures: [
        ...PARTY,
        { from: 'cavaliere', name: 'Lapo' },
        { id: 'cecco', from: 'guardia', name: 'Cecco' },
        { from: 'balestriere', name: 'Nardo' },
      ],
      steps: steps({ cavaliere: 10, cecco: 8, balestriere: 25 }),
    },
  },
];
