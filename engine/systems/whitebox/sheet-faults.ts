import { inEveryLanguage, type Language, type Words } from '@arbitro/kernel';
import type { z } from 'zod';
import { AC_SUM, MOST_LEVEL } from './tables.ts';

/** What people are told of what they wrote on a sheet or of a scene. */
export const SHEET_FAULTS = {
  twice: {
    en: 'the same thing is written here twice',
    it: 'la stessa cosa è scritta qui due volte',
    fi: 'sama asia on kirjoitettu tähän kahdesti',
  },
  level: {
    en: `levels go from 1 to ${MOST_LEVEL}`,
    it: `i livelli vanno da 1 a ${MOST_LEVEL}`,
    fi: `tasot ovat 1–${MOST_LEVEL}`,
  },
  dice: {
    en: 'dice are written like 1d6+1',
    it: 'i dadi si scrivono così: 1d6+1',
    fi: 'nopat kirjoitetaan näin: 1d6+1',
  },
  armourClass: {
    en: 'an armour class is written like 6 [13], or as { descending: 6 } or { ascending: 13 }',
    it: 'una Classe dell’Armatura si scrive così: 6 [13], oppure { descending: 6 } o { ascending: 13 }',
    fi: 'panssariluokka kirjoitetaan näin: 6 [13], tai { descending: 6 } tai { ascending: 13 }',
  },
  armourSum: {
    en: `the two ways to write an armour class make ${AC_SUM} together, as in 6 [13]`,
    it: `i due modi di scrivere una Classe dell’Armatura sommati danno ${AC_SUM}, come in 6 [13]`,
    fi: `panssariluokan kaksi merkintätapaa ovat yhteensä ${AC_SUM}, kuten 6 [13]`,
  },
  hitPoints: {
    en: 'nobody has more hit points than their full number',
    it: 'nessuno ha più punti ferita del proprio totale',
    fi: 'kenelläkään ei ole enemmän osumapisteitä kuin täysi määränsä',
  },
  status: {
    en: 'whoever has no hit points left is not up',
    it: 'chi non ha più punti ferita non è in piedi',
    fi: 'joka on vailla osumapisteitä, ei ole pystyssä',
  },
  routine: {
    en: 'the routine names a weapon that is not on the sheet',
    it: 'la sequenza di attacchi nomina un’arma che non è sulla scheda',
    fi: 'hyökkäyssarjassa mainitaan ase, jota ei ole lomakkeella',
  },
  casting: {
    en: 'only a spell of the sheet can be in preparation, and one that is memorised',
    it: 'si può preparare solo un incantesimo della scheda, e che sia memorizzato',
    fi: 'valmisteilla voi olla vain lomakkeen loitsu, ja sen on oltava muistissa',
  },
  room: {
    en: 'there is no room of that name in the scene',
    it: 'nella scena non c’è una stanza con quel nome',
    fi: 'kohtauksessa ei ole sennimistä huonetta',
  },
  area: {
    en: 'the room has no such area: they are counted from 1, one for every 10 by 10 feet',
    it: 'la stanza non ha quest’area: si contano da 1, una ogni 10 piedi per 10',
    fi: 'huoneessa ei ole tällaista aluetta: ne lasketaan 1:stä alkaen, yksi jokaista 10 × 10 jalkaa kohti',
  },
} as const satisfies Readonly<Record<string, Words>>;

type Listed = Readonly<Record<string, { readonly name: Words }>>;

/** By the name in the reader's language, with the id where that differs. */
const listed = (known: Listed, language: Language): string =>
  Object.entries(known)
    .map(([id, { name }]) => (name[language].toLowerCase() === id ? id : `${id} (${name[language]})`))
    .join(', ');

const UNKNOWN = {
  class: {
    en: 'there is no class called “{text}”; there are: {known}',
    it: 'nessuna classe si chiama “{text}”; ci sono: {known}',
    fi: 'minkään hahmoluokan nimi ei ole ”{text}”; näitä on: {known}',
  },
  race: {
    en: 'there is no race called “{text}”; there are: {known}',
    it: 'nessuna razza si chiama “{text}”; ci sono: {known}',
    fi: 'minkään rodun nimi ei ole ”{text}”; näitä on: {known}',
  },
  weapon: {
    en: 'there is no weapon called “{text}”; there are: {known}; one of your own is written out, as { name: club, damage: 1d4 }',
    it: 'nessuna arma si chiama “{text}”; ci sono: {known}; una propria si scrive per esteso, come { name: randello, damage: 1d4 }',
    fi: 'minkään aseen nimi ei ole ”{text}”; näitä on: {known}; oma kirjoitetaan auki, kuten { name: nuija, damage: 1d4 }',
  },
  spell: {
    en: 'there is no spell called “{text}”; there are: {known}; one of your own is written out, as { name: glow, level: 1 }',
    it: 'nessun incantesimo si chiama “{text}”; ci sono: {known}; uno proprio si scrive per esteso, come { name: bagliore, level: 1 }',
    fi: 'minkään loitsun nimi ei ole ”{text}”; näitä on: {known}; oma kirjoitetaan auki, kuten { name: hehku, level: 1 }',
  },
} as const satisfies Readonly<Record<string, Words>>;

/** Of something that goes by a name none of these has. */
export const unknown = (what: keyof typeof UNKNOWN, text: string, known: Listed): Words =>
  inEveryLanguage((language) =>
    UNKNOWN[what][language].replace('{text}', text).replace('{known}', listed(known, language)),
  );

type Context = { readonly issues: z.core.$ZodRawIssue[] };

/** Says a fault at a place below the thing that is being read. */
export function complain(context: Context, input: unknown, says: Words, path: readonly string[] = []): void {
  context.issues.push({ code: 'custom', input, path: [...path], message: says.en, params: { says } });
}
