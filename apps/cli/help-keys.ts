import { type Help, JSON_OPTION } from './help-shape.ts';

export const KEYS_HELP: Help = {
  usage: 'arbitro keys SYSTEM [NAME]',
  does: {
    en: 'What the scenarios of a system are written with: its actions and their fields, sheet, scene, options, refusals.',
    it: 'Con che cosa si scrivono gli scenari di un sistema: azioni e loro campi, scheda, scena, opzioni, rifiuti.',
    fi: 'Millä järjestelmän skenaariot kirjoitetaan: toiminnot kenttineen, hahmolomake, näyttämö, valinnaiset säännöt, kiellot.',
  },
  options: [JSON_OPTION],
  examples: [
    'arbitro keys rischio',
    'arbitro keys noppa attack',
    'arbitro keys quinta sheet',
    'arbitro keys rischio --json',
  ],
  about: [
    {
      en: 'NAME is an action, or one of: sheet, scene, options, refusals, creatures, policies.',
      it: 'NAME è un’azione, oppure: sheet, scene, options, refusals, creatures, policies.',
      fi: 'NAME on toiminto tai jokin näistä: sheet, scene, options, refusals, creatures, policies.',
    },
    {
      en: 'Shorter ways to write some of it, events and the order of answers are in the README of the system.',
      it: 'Modi più brevi di scriverne una parte, gli eventi e l’ordine delle risposte sono nel README del sistema.',
      fi: 'Lyhyemmät kirjoitustavat, tapahtumat ja vastausten järjestys ovat järjestelmän README-tiedostossa.',
    },
  ],
};
