import type { en } from './en.ts';

/** Texts of pictures in Finnish. */
export const fi: typeof en = {
  picture: {
    picture: 'Kuva: {name}',
    choose: 'Valitse kuva',
    change: 'Vaihda kuva',
    remove: 'Poista kuva',
    removed: 'Kuva on poistettu.',
    undo: 'Kumoa',
    bad: 'Tiedosto ei ole kuva, jonka voisi näyttää.',
    handout: 'Muistiinpanon kuva',
    about: 'Kaikki, jotka näkevät olennon, näkevät sen kuvan, elleivät tunne sitä toisella nimellä.',
  },
};
