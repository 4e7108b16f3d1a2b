import type { en } from './en.ts';

/** Texts of joining a table in Finnish. */
export const fi: typeof en = {
  join: {
    title: 'Tervetuloa, {who}',
    about: 'Sinulla ei ole tässä pöydässä vielä hahmoa. Ketä pelaat?',
    make: 'Luo hahmo',
    'make-about': 'Kysymys kerrallaan, säännöt vieressä.',
    surprise: 'Yllätä minut',
    'surprise-about': 'Valmis hahmo sattuman mukaan. Voit muuttaa kaikkea.',
    file: 'Tuo omasi',
    'file-about': 'Hahmo, jonka olet tallentanut tiedostoon.',
    paste: 'Liitä mitä sinulla on',
    'paste-about': 'Tietolaatikko tai toisen ohjelman teksti.',
    ready: 'Tai ota valmis sankari',
    later: 'Katson toistaiseksi vain',
    another: 'Tuo toinen hahmo',
    'no-character': 'Sinulla ei ole vielä hahmoa.',
    choose: 'Valitse hahmo',
    waiting: '{name} odottaa pelinjohtajaa.',
    'take-back': 'Peru',
    'wrong-file': 'Tässä tiedostossa ei ole hahmoa.',
    'wrong-system': 'Tämä hahmo on tehty toiseen peliin ({id}).',
    asks: '{who} haluaa tuoda hahmon {name}.',
    admit: 'Päästä pöytään',
    decline: 'Hylkää',
    look: 'Katso hahmolomaketta',
    policy: 'Pelaajat tuovat omia hahmojaan',
    open: 'heti',
    ask: 'kun hyväksyn',
    closed: 'ei tässä',
  },
};
