/** Texts of pictures in English; the other languages have the same keys. */
export const en = {
  picture: {
    picture: 'Picture of {name}',
    choose: 'Choose a picture',
    change: 'Change the picture',
    remove: 'Take the picture away',
    removed: 'The picture is taken away.',
    undo: 'Undo',
    bad: 'This file is not a picture that can be shown.',
    handout: 'Picture of the note',
    about: 'All who see this creature see its picture, unless they know it by another name.',
  },
};
