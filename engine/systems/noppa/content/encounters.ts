import type { Encounters } from '@arbitro/kernel';

const STEPS = [{ do: { type: 'fight' } }, { fight: { policy: 'sensible' } }];

/** Three nights in the same village; the party is a shield-maiden, a hunter and a witch. */
export const ENCOUNTERS: Encounters = [
  {
    id: 'marsh',
    title: { en: 'Song from the marsh', it: 'Un canto dalla palude', fi: 'Laulu suolta' },
    about: {
      en: 'Two wraiths sing by the path, and wolves wait for whoever listens. Two zones, and time to try how actions are spent.',
      it: 'Due spiriti cantano lungo il sentiero, e i lupi aspettano chi ascolta. Due zone, e il tempo di provare come si spendono le azioni.',
      fi: 'Kaksi näkkiä laulaa polun varrella, ja sudet odottavat kuuntelijaa. Kaksi aluetta ja aikaa kokeilla, miten toiminnot käytetään.',
    },
    file: {
      scene: { zones: ['polku', 'suo'], borders: [{ between: ['polku', 'suo'], difficult: true }] },
      creatures: [
        { from: 'aino', sheet: { zone: 'polku' } },
        { from: 'veikko', sheet: { zone: 'polku' } },
        { from: 'lumikki', sheet: { zone: 'polku' } },
        { id: 'vellamo', from: 'nakki', sheet: { zone: 'suo' } },
        { id: 'usva', from: 'nakki', sheet: { zone: 'suo' } },
        { id: 'hukka', from: 'susi', sheet: { zone: 'polku' } },
        { id: 'halli', from: 'susi', sheet: { zone: 'suo' } },
      ],
      steps: STEPS,
    },
  },
  {
    id: 'farm',
    title: { en: 'The dragon at the farm', it: 'Il drago alla fattoria', fi: 'Lohikäärme maatalolla' },
    about: {
      en: 'A wounded dragon drives the levy against a lonely farm. The party mostly holds it, but hardly ever all three to the end.',
      it: 'Un drago ferito spinge la milizia contro una fattoria isolata. Il gruppo di solito la difende, ma quasi mai in tre fino alla fine.',
      fi: 'Haavoittunut lohikäärme ajaa nostoväkeä yksinäistä maataloa vastaan. Joukko yleensä pitää talon, mutta harvoin kaikki kolme loppuun asti.',
    },
    file: {
      scene: {
        zones: ['piha', 'lato', 'pelto'],
        borders: [
          { between: ['piha', 'lato'] },
          { between: ['piha', 'pelto'] },
          { between: ['lato', 'pelto'], difficult: true },
        ],
      },
      creatures: [
        { from: 'aino', sheet: { zone: 'piha' } },
        { from: 'veikko', sheet: { zone: 'lato' } },
        { from: 'lumikki', sheet: { zone: 'lato' } },
        { id: 'mikko', from: 'nostovaki', sheet: { zone: 'pelto' } },
        { id: 'matti', from: 'nostovaki', sheet: { zone: 'pelto' } },
        { id: 'pekka', from: 'nostovaki', sheet: { zone: 'piha' } },
        {
          from: 'lohikaarme',
          sheet: { zone: 'pelto', body: 21, fullBody: 21, size: 'giant', weight: 3 },
        },
      ],
      steps: STEPS,
    },
  },
  {
    id: 'mill',
    title: { en: 'Giants at the mill', it: 'I giganti del mulino', fi: 'Hiidet myllyllä' },
    about: {
      en: 'Stone giants hold the bridge to the mill, a wraith sings below it, and outlaws shoot from the far bank. It can go either way.',
      it: 'Giganti di pietra tengono il ponte del mulino, uno spirito canta lì sotto e dei fuorilegge tirano dall’altra riva. Può finire in un modo o nell’altro.',
      fi: 'Kivihiidet pitävät myllyn siltaa, näkki laulaa sen alla ja rosvot ampuvat vastarannalta. Kaikki voi päättyä kummin tahansa.',
    },
    file: {
      scene: {
        zones: ['mylly', 'silta', 'ranta'],
        borders: [{ between: ['mylly', 'silta'] }, { between: ['silta', 'ranta'], difficult: true }],
      },
      creatures: [
        { from: 'aino', sheet: { zone: 'mylly' } },
        { from: 'veikko', sheet: { zone: 'mylly' } },
        { from: 'lumikki', sheet: { zone: 'mylly' } },
        { id: 'jyry', from: 'hiisi', sheet: { zone: 'silta' } },
        { id: 'kolkko', from: 'hiisi', sheet: { zone: 'silta' } },
        { id: 'murikka', from: 'hiisi', sheet: { zone: 'silta' } },
        { from: 'nakki', sheet: { zone: 'silta' } },
        { id: 'jaska', from: 'jousimies', sheet: { zone: 'ranta' } },
        { id: 'vilppu', from: 'jousimies', sheet: { zone: 'ranta' } },
        { id: 'tahvo', from: 'jousimies', sheet: { zone: 'ranta' } },
        { id: 'eelis', from: 'jousimies', sheet: { zone: 'ranta' } },
      ],
      steps: STEPS,
    },
  },
];
