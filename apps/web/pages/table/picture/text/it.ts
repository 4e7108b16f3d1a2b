import type { en } from './en.ts';

/** Texts of pictures in Italian. */
export const it: typeof en = {
  picture: {
    picture: 'Immagine di {name}',
    choose: 'Scegli un’immagine',
    change: 'Cambia l’immagine',
    remove: 'Togli l’immagine',
    removed: 'L’immagine è stata tolta.',
    undo: 'Annulla',
    bad: 'Questo file non è un’immagine che si possa mostrare.',
    handout: 'Immagine della nota',
    about: 'Chi vede questa creatura ne vede l’immagine, a meno che la conosca con un altro nome.',
  },
};
