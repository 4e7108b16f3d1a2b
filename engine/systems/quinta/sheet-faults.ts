import type { Words } from '@arbitro/kernel';
import type { z } from 'zod';

/** What people are told of what they wrote on a sheet or a map. */
export const SHEET_FAULTS = {
  twice: {
    en: 'the same thing is written here twice',
    it: 'la stessa cosa è scritta qui due volte',
    fi: 'sama asia on kirjoitettu tähän kahdesti',
  },
  dice: {
    en: 'dice are written like 1d8+1',
    it: 'i dadi si scrivono così: 1d8+1',
    fi: 'nopat kirjoitetaan näin: 1d8+1',
  },
  damage: {
    en: 'damage is written like “1d8+2 slashing”: dice, then one of acid, bludgeoning, cold, fire, force, lightning, necrotic, piercing, poison, psychic, radiant, slashing, thunder',
    it: 'i danni si scrivono così: “1d8+2 slashing”, cioè i dadi e poi uno fra acid, bludgeoning, cold, fire, force, lightning, necrotic, piercing, poison, psychic, radiant, slashing, thunder',
    fi: 'vahinko kirjoitetaan näin: ”1d8+2 slashing”, siis nopat ja sitten jokin näistä: acid, bludgeoning, cold, fire, force, lightning, necrotic, piercing, poison, psychic, radiant, slashing, thunder',
  },
  range: {
    en: 'a ranged attack needs a range: one number, or the normal and the long one in metres',
    it: 'un attacco a distanza ha bisogno di una gittata: un numero, o quella normale e quella lunga in metri',
    fi: 'kaukohyökkäys tarvitsee kantaman: yhden luvun tai normaalin ja pitkän kantaman metreinä',
  },
  farther: {
    en: 'the long range is at least the normal one',
    it: 'la gittata lunga è almeno pari a quella normale',
    fi: 'pitkä kantama on vähintään normaalin mittainen',
  },
  multi: {
    en: 'a multiattack names something that is not an attack of this sheet',
    it: 'un multiattacco nomina qualcosa che non è un attacco di questa scheda',
    fi: 'monihyökkäyksessä mainitaan jokin, joka ei ole tämän lomakkeen hyökkäys',
  },
  hp: {
    en: 'there are more hit points than the maximum',
    it: 'ci sono più punti ferita del massimo',
    fi: 'kestopisteitä on enemmän kuin niiden yläraja',
  },
  life: {
    en: 'whoever is dead or Stable has 0 hit points',
    it: 'chi è morto o Stabile ha 0 punti ferita',
    fi: 'kuolleella tai vakaalla on 0 kestopistettä',
  },
  dying: {
    en: 'whoever is alive at 0 hit points is Unconscious',
    it: 'chi è vivo a 0 punti ferita è privo di sensi',
    fi: 'elossa oleva, jolla on 0 kestopistettä, on tajuton',
  },
  rows: {
    en: 'the rows of a map are all equally long, and every layer has as many as the ground',
    it: 'le righe di una mappa sono tutte lunghe uguali, e ogni livello ne ha quante il terreno',
    fi: 'kartan rivit ovat yhtä pitkiä, ja jokaisessa kerroksessa niitä on yhtä monta kuin maastossa',
  },
  size: {
    en: 'a map has from 1 to 200 squares to a side',
    it: 'una mappa ha da 1 a 200 quadretti per lato',
    fi: 'kartan sivulla on 1–200 ruutua',
  },
} as const satisfies Readonly<Record<string, Words>>;

/** A letter that no square of this layer goes by. */
export function unknownLetter(letter: string, known: readonly string[]): Words {
  const list = known.join(' ');
  return {
    en: `“${letter}” means nothing here; the letters are: ${list}`,
    it: `“${letter}” qui non significa nulla; le lettere sono: ${list}`,
    fi: `”${letter}” ei merkitse tässä mitään; merkit ovat: ${list}`,
  };
}

type Context = { readonly issues: z.core.$ZodRawIssue[] };

/** Says a fault at a place below the thing that is being read. */
export function complain(
  context: Context,
  says: Words,
  { input, path = [] }: { readonly input: unknown; readonly path?: readonly (string | number)[] },
): void {
  context.issues.push({ code: 'custom', input, path: [...path], message: says.en, params: { says } });
}
