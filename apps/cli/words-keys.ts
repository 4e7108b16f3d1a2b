import type { Words } from '@arbitro/kernel';
import { type Help, JSON_OPTION } from './help-shape.ts';

/** What `keys` says. */
export const KEYS_WORDS = {
  'keys-of': {
    en: '{system}: what its scenarios are written with',
    it: '{system}: con che cosa si scrivono i suoi scenari',
    fi: '{system}: millä sen skenaariot kirjoitetaan',
  },
  'keys-actions': { en: 'Actions', it: 'Azioni', fi: 'Toiminnot' },
  'keys-none': { en: 'none', it: 'nessuna', fi: 'ei ole' },
  'keys-more': {
    en: 'What a “?” stands behind may be left out. One of them in full: {example}',
    it: 'Ciò che ha dietro un “?” si può tralasciare. Per vederne una per intero: {example}',
    fi: 'Minkä perässä on ”?”, sen voi jättää pois. Yksi kokonaan: {example}',
  },
  'keys-text': { en: 'text', it: 'testo', fi: 'teksti' },
  'keys-number': { en: 'number', it: 'numero', fi: 'luku' },
  'keys-whole': { en: 'whole number', it: 'numero intero', fi: 'kokonaisluku' },
  'keys-from': { en: '{number} from {least}', it: '{number} da {least}', fi: '{number} vähintään {least}' },
  'keys-to': { en: '{number} up to {most}', it: '{number} fino a {most}', fi: '{number} enintään {most}' },
  'keys-between': {
    en: '{number} from {least} to {most}',
    it: '{number} da {least} a {most}',
    fi: '{number} {least}–{most}',
  },
  'keys-anything': { en: 'anything', it: 'qualsiasi cosa', fi: 'mitä tahansa' },
  'keys-name': { en: 'name', it: 'nome', fi: 'nimi' },
  'policy-sensible': {
    en: 'the system’s own: sensible and quick',
    it: 'quella del sistema: assennata e veloce',
    fi: 'järjestelmän oma: järkevä ja nopea',
  },
  'policy-plain': {
    en: 'strikes with the first thing at hand, and does nothing else',
    it: 'colpisce con la prima cosa che ha in mano, e non fa altro',
    fi: 'lyö ensimmäisellä käteen sattuvalla eikä tee muuta',
  },
  'policy-simple': {
    en: 'the first of this list, by a name that every system knows',
    it: 'la prima di questo elenco, con un nome che ogni sistema conosce',
    fi: 'tämän luettelon ensimmäinen, nimellä jonka jokainen järjestelmä tuntee',
  },
  'policy-tactician': {
    en: 'whatever promises most in one step, by the exact odds; slower',
    it: 'ciò che in un passo promette di più, secondo le probabilità esatte; più lenta',
    fi: 'mikä yhdellä askeleella lupaa eniten, tarkkojen todennäköisyyksien mukaan; hitaampi',
  },
  'policy-cautious': {
    en: 'goes out of danger, looks after its own first, spends only where it pays; slower',
    it: 'si sottrae al pericolo, pensa prima ai suoi, spende solo dove conviene; più lenta',
    fi: 'väistää vaaraa, huolehtii ensin omistaan, kuluttaa vain kun kannattaa; hitaampi',
  },
  'unknown-key': {
    en: '{system} has no “{name}”. `arbitro keys {system}` lists everything.',
    it: '{system} non ha “{name}”. `arbitro keys {system}` elenca tutto.',
    fi: '”{name}” puuttuu: {system}. `arbitro keys {system}` luettelee kaiken.',
  },
  'unknown-key-near': {
    en: '{system} has no “{name}”. Did you mean “{near}”?',
    it: '{system} non ha “{name}”. Intendevi “{near}”?',
    fi: '”{name}” puuttuu: {system}. Tarkoititko ”{near}”?',
  },
} as const satisfies Readonly<Record<string, Words>>;

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
