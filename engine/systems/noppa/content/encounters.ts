import type { Encounters } from '@arbitro/kernel';

const STEPS = [{ do: { type: 'fight' } }, { fight: { policy: 'sensible' } }];

/** Three nights in the same village; the party is a shield-maiden, a hunter and a witch. */
export const ENCOUNTERS: Encounters = [
  {
    id: 'rats',
    title: { en: 'Rats in the barn', it: 'Ratti nel fienile', fi: 'Rottia ladossa' },
    about: {
      en: 'A swarm of rats has come in from the field, and a wolf after it. Two zones, and room to try how actions are spent.',
      it: 'Uno sciame di ratti è entrato dal campo, e dietro di lui un lupo. Due zone, e lo spazio per provare come si spendono le azioni.',
      fi: 'Pellolta on tullut ladolle rottaparvi ja sen perässä susi. Kaksi aluetta ja tilaa kokeilla, miten toiminnot käytetään.',
    },
    file: {
      scene: { zones: ['lato', 'pelto'], borders: [{ between: ['lato', 'pelto'] }] },
      creatures: [
        { from: 'aino', sheet: { zone: 'lato' } },
        { from: 'veikko', sheet: { zone: 'lato' } },
        { from: 'lumikki', sheet: { zone: 'lato' } },
        { from: 'rottaparvi', sheet: { zone: 'lato' } },
        { from: 'susi', sheet: { zone: 'pelto' } },
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
        { from: 'lohikaarme', sheet: { zone: 'pelto', body: 18 } },
      ],
      steps: STEPS,
    },
  },
  {
    id: 'mill',
    title: { en: 'What lives under the mill', it: 'Quel che vive sotto il mulino', fi: 'Myllyn alla asuva' },
    about: {
      en: 'A stone giant sits on the bridge to the mill, a wraith sings in the water, and outlaws shoot from the far bank. The party may win, and may well not.',
      it: 'Un gigante di pietra siede sul ponte del mulino, uno spirito canta nell’acqua e dei fuorilegge tirano dall’altra riva. Il gruppo può vincere, e può anche perdere.',
      fi: 'Kivihiisi istuu myllyn sillalla, näkki laulaa vedessä ja rosvot ampuvat vastarannalta. Joukko voi voittaa, ja voi hyvin hävitäkin.',
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
        { from: 'hiisi', sheet: { zone: 'silta' } },
        { from: 'nakki', sheet: { zone: 'silta' } },
        { id: 'jaska', from: 'jousimies', sheet: { zone: 'ranta' } },
        { id: 'vilppu', from: 'jousimies', sheet: { zone: 'ranta' } },
      ],
      steps: STEPS,
    },
  },
];
