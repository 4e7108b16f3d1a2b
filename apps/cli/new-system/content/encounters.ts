import type { Encounters } from '@arbitro/kernel';

/** The ready-made party, the same in all three encounters. */
const PARTY = [{ from: 'ines' }, { from: 'otso' }, { from: 'lumi' }];
const STEPS = [{ do: { type: 'fight' } }, { fight: { policy: 'sensible' } }];

/** Three fights: the party wins nearly always, mostly, and about half the time. The second is the demo. */
export const ENCOUNTERS: Encounters = [
  {
    id: 'wisps',
    title: { en: 'Lights on the water', it: 'Luci sull’acqua', fi: 'Valoja vedellä' },
    about: {
      en: 'Two wisps that would lead the party astray.',
      it: 'Due fuochi fatui che vorrebbero sviare il gruppo.',
      fi: 'Kaksi virvatulta, jotka tahtoisivat eksyttää joukon.',
    },
    file: {
      creatures: [...PARTY, { id: 'wisp-1', from: 'wisp' }, { id: 'wisp-2', from: 'wisp' }],
      steps: STEPS,
    },
  },
  {
    id: 'hounds',
    title: { en: 'Hounds on the path', it: 'Segugi sul sentiero', fi: 'Koiria polulla' },
    about: {
      en: 'Two hounds, and the wisp that they follow.',
      it: 'Due segugi, e il fuoco fatuo che seguono.',
      fi: 'Kaksi koiraa ja virvatuli, jota ne seuraavat.',
    },
    file: {
      creatures: [
        ...PARTY,
        { id: 'hound-1', from: 'hound' },
        { id: 'hound-2', from: 'hound' },
        { from: 'wisp' },
      ],
      steps: STEPS,
    },
  },
  {
    id: 'drowned',
    title: { en: 'What the water kept', it: 'Ciò che l’acqua ha tenuto', fi: 'Mitä vesi piti' },
    about: {
      en: 'A drowned giant rises with its hounds. Not everybody may see the other shore.',
      it: 'Un gigante annegato riemerge con i suoi segugi. Non è detto che tutti vedano l’altra riva.',
      fi: 'Hukkunut jätti nousee koirineen. Kaikki eivät ehkä näe vastarantaa.',
    },
    file: {
      creatures: [
        ...PARTY,
        { from: 'drowned' },
        { id: 'hound-1', from: 'hound' },
        { id: 'hound-2', from: 'hound' },
      ],
      steps: STEPS,
    },
  },
];
