import type { Words } from '@arbitro/kernel';
import type { z } from 'zod';
import { ARMOUR_IDS } from './content/armour-table.ts';
import { skillsCalled, tableSkills } from './content/naming.ts';
import { SHIELD_IDS } from './content/shield-table.ts';
import { SKILL_KEYS, type SkillId, skillKey } from './content/skill-table.ts';
import { WEAPON_IDS } from './content/weapon-table.ts';

/** What people are told of what they wrote on a sheet; with what would fit, where that can be listed. */
export const SHEET_FAULTS = {
  twice: {
    en: 'the same thing is written here twice',
    it: 'la stessa cosa è scritta qui due volte',
    fi: 'sama asia on kirjoitettu tähän kahdesti',
  },
  hands: {
    en: 'two hands cannot hold all that',
    it: 'due mani non bastano per tenere tutto questo',
    fi: 'kaksi kättä ei riitä pitämään kaikkea tätä',
  },
  routine: {
    en: 'a routine names an arm that is not on the sheet',
    it: 'una sequenza di attacchi nomina un’arma che non è sulla scheda',
    fi: 'hyökkäyssarjassa mainitaan ase, jota ei ole lomakkeella',
  },
  helmet: {
    en: 'a helmet is worn on the head, and armour on the body',
    it: 'l’elmo si porta in testa e l’armatura sul corpo',
    fi: 'kypärä puetaan päähän ja haarniska vartalolle',
  },
  professional: {
    en: 'more professional skill points are spent than there are (300)',
    it: 'sono stati spesi più punti abilità professionali di quanti ce ne sono (300)',
    fi: 'ammattitaitopisteitä on käytetty enemmän kuin niitä on (300)',
  },
  personal: {
    en: 'more personal skill points are spent than INT × 10',
    it: 'sono stati spesi più punti abilità personali di INT×10',
    fi: 'henkilökohtaisia taitopisteitä on käytetty enemmän kuin ÄLY × 10',
  },
  dice: {
    en: 'dice are written like 1d8+1',
    it: 'i dadi si scrivono così: 1d8+1',
    fi: 'nopat kirjoitetaan näin: 1d8+1',
  },
} as const satisfies Readonly<Record<string, Words>>;

const list = (ids: readonly string[]): string => ids.join(', ');

export function unknownArm(text: string): Words {
  const known = list([...WEAPON_IDS, ...SHIELD_IDS]);
  return {
    en: `there is no weapon or shield called “${text}”; there are: ${known}`,
    it: `nessuna arma e nessuno scudo si chiama “${text}”; ci sono: ${known}`,
    fi: `minkään aseen tai kilven nimi ei ole ”${text}”; näitä on: ${known}`,
  };
}

export function unknownArmour(text: string): Words {
  const known = list(ARMOUR_IDS);
  return {
    en: `there is no armour called “${text}”; there are: ${known}`,
    it: `nessuna armatura si chiama “${text}”; ci sono: ${known}`,
    fi: `minkään haarniskan nimi ei ole ”${text}”; näitä on: ${known}`,
  };
}

/** What may have been meant by something that is no skill. */
export function meantBy(id: SkillId): readonly SkillId[] {
  const key = skillKey(id);
  if (key !== undefined) return tableSkills(key);
  const several = skillsCalled(id);
  return several.length > 0 ? several : SKILL_KEYS;
}

/** A skill the table has not, one without its specialisation, or one with a specialisation it does not take. */
export function unknownSkill(id: SkillId): Words {
  const key = skillKey(id);
  const known = list(meantBy(id));
  if (key === undefined)
    return {
      en: `there is no skill called “${id}”; there are: ${known}; one of the setting’s own is written own:name`,
      it: `nessuna abilità si chiama “${id}”; ci sono: ${known}; una propria dell’ambientazione si scrive own:nome`,
      fi: `minkään taidon nimi ei ole ”${id}”; näitä on: ${known}; pelimaailman oma taito kirjoitetaan own:nimi`,
    };
  return id === key
    ? {
        en: `“${id}” needs a specialisation, one of its own or one of these: ${known}`,
        it: `“${id}” richiede una specializzazione, una propria o una di queste: ${known}`,
        fi: `”${id}” vaatii erikoistumisen, oman tai jonkin näistä: ${known}`,
      }
    : {
        en: `“${id}” has no specialisations; it is written ${known}`,
        it: `“${id}” non ha specializzazioni; si scrive ${known}`,
        fi: `taidolla ”${id}” ei ole erikoistumisia; se kirjoitetaan ${known}`,
      };
}

type Context = { readonly issues: z.core.$ZodRawIssue[] };

/** Says a fault at a place below the thing that is being read. */
export function complain(context: Context, input: unknown, says: Words, path: readonly string[] = []): void {
  context.issues.push({ code: 'custom', input, path: [...path], message: says.en, params: { says } });
}
