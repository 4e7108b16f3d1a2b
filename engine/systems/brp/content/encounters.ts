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
      en: 'A robber chief, his men and two archers stop the travellers. The party mostly comes through, and mostly somebody is carried.',
      it: 'Un capobanda, i suoi uomini e due arcieri fermano i viaggiatori. Il gruppo di solito passa, e di solito qualcuno viene portato a spalla.',
      fi: 'Rosvopäällikkö, hänen miehensä ja kaksi jousimiestä pysäyttävät matkalaiset. Joukko pääsee yleensä läpi, ja yleensä jotakuta kannetaan.',
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
        { id: 'allodola', from: 'arciere', name: 'Allodola' },
      ],
      steps: steps({ capobanda: 10, grillo: 8, tasso: 9, faina: 9, arciere: 30, allodola: 32 }),
    },
  },
  {
    id: 'bailiff',
    title: { en: 'The bailiff’s toll', it: 'Il pedaggio del balivo', fi: 'Voudin tulli' },
    about: {
      en: 'The bailiff’s man holds the ford with spears and heavy crossbows, and asks for more than money. It can end either way, and seldom without a grave.',
      it: 'L’uomo del balivo tiene il guado con lance e balestre pesanti, e chiede più del denaro. Può finire in un modo o nell’altro, e di rado senza una tomba.',
      fi: 'Voudin mies pitää kahlaamoa keihäin ja raskain varsijousin ja vaatii enemmän kuin rahaa. Kaikki voi päättyä kummin tahansa, harvoin ilman hautaa.',
    },
    file: {
      options: OPTIONS,
      creatures: [
        ...PARTY,
        { from: 'capobanda', name: 'Lapo' },
        { id: 'cecco', from: 'guardia', name: 'Cecco' },
        { id: 'duccio', from: 'guardia', name: 'Duccio' },
        { id: 'vanni', from: 'guardia', name: 'Vanni' },
        { id: 'nardo', from: 'balestriere', name: 'Nardo' },
        { id: 'puccio', from: 'balestriere', name: 'Puccio' },
      ],
      steps: steps({ capobanda: 10, cecco: 8, duccio: 9, vanni: 9, nardo: 25, puccio: 26 }),
    },
  },
];
