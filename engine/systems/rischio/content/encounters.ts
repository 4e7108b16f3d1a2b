import type { Encounters } from '@arbitro/kernel';

/** The party: a guard, a thief and a healer. */
const PARTY = [{ from: 'brenna' }, { from: 'nerio' }, { from: 'ilva' }];
const STEPS = [{ do: { type: 'fight' } }, { fight: { policy: 'sensible' } }];

/** Three meetings on the road over the pass. */
export const ENCOUNTERS: Encounters = [
  {
    id: 'wolves',
    title: { en: 'Wolves on the pass', it: 'Lupi al valico', fi: 'Sudet solassa' },
    about: {
      en: 'Two wolves, thin from the winter, have followed the party to its fire. Enough to learn how a blow is struck.',
      it: 'Due lupi smagriti dall’inverno hanno seguito il gruppo fino al fuoco. Quel che basta per imparare come si colpisce.',
      fi: 'Kaksi talven laihduttamaa sutta on seurannut joukkoa nuotiolle. Juuri sen verran, että oppii miten isketään.',
    },
    file: {
      creatures: [...PARTY, { id: 'zanna', from: 'lupo' }, { id: 'grigia', from: 'lupo' }],
      steps: STEPS,
    },
  },
  {
    id: 'ambush',
    title: { en: 'Ambush below the pass', it: 'Agguato sotto il valico', fi: 'Väijytys solan alla' },
    about: {
      en: 'Raiders with two tame wolves, and the shaman who leads them. The party mostly wins, but seldom does everybody stay on their feet.',
      it: 'Predoni con due lupi ammaestrati, e la sciamana che li guida. Il gruppo di solito vince, ma è raro che tutti restino in piedi.',
      fi: 'Rosvoja kahden kesyn suden kanssa, ja heitä johtava samaani. Joukko yleensä voittaa, mutta harvoin kaikki pysyvät pystyssä.',
    },
    file: {
      creatures: [
        ...PARTY,
        { id: 'zanna', from: 'lupo' },
        { id: 'grigia', from: 'lupo' },
        { id: 'ruggero', from: 'predone' },
        { id: 'berto', from: 'predone' },
        { id: 'morgana', from: 'sciamana' },
      ],
      steps: STEPS,
    },
  },
  {
    id: 'toll',
    title: { en: 'The ogre’s toll', it: 'Il pedaggio dell’orco', fi: 'Jätin tulli' },
    about: {
      en: 'At the old bridge an ogre takes toll for the shaman, with a raider and her wolves. Who wins is open, and few come out of it unhurt.',
      it: 'Al vecchio ponte un orco riscuote il pedaggio per la sciamana, con un predone e i lupi di lei. L’esito è incerto, e pochi ne escono illesi.',
      fi: 'Vanhalla sillalla ogre kerää tullia samaanille, seuranaan rosvo ja samaanin sudet. Loppu on avoin, ja harva selviää siitä vammoitta.',
    },
    file: {
      creatures: [
        ...PARTY,
        { id: 'gargano', from: 'orco' },
        { id: 'zanna', from: 'lupo' },
        { id: 'grigia', from: 'lupo' },
        { id: 'ruggero', from: 'predone' },
        { id: 'morgana', from: 'sciamana' },
      ],
      steps: STEPS,
    },
  },
];
