import type { Words } from '@arbitro/kernel';

/** What is said of the encounters that systems bring along. */
export const ENCOUNTER_WORDS = {
  'no-such-encounter': {
    en: '{system} has no encounter “{id}”. Encounters: {allowed}.',
    it: '{system} non ha uno scontro “{id}”. Scontri: {allowed}.',
    fi: 'Järjestelmällä {system} ei ole taistelua ”{id}”. Taistelut: {allowed}.',
  },
  'file-goes-first': {
    en: 'There is a file {path} here: that is taken, not the encounter of that name.',
    it: 'Qui c’è un file {path}: si usa quello, non lo scontro con quel nome.',
    fi: 'Täällä on tiedosto {path}: se otetaan, ei samannimistä taistelua.',
  },
  'encounters-party': { en: 'the party: {party}', it: 'il gruppo: {party}', fi: 'joukko: {party}' },
  'demo-others': {
    en: 'the encounters, from easy to deadly',
    it: 'gli scontri, dal facile al mortale',
    fi: 'taistelut helposta tappavaan',
  },
} as const satisfies Readonly<Record<string, Words>>;
