import type { Json, System } from '@arbitro/kernel';
import { checked, faultWords, showPlace } from '@arbitro/scenario';
import { BadInput, type Desk } from './desk.ts';

/** Parses `era=past`, `creationCap75=true`: options of a system as typed. */
export function settingsIn(pairs: readonly string[]): Readonly<Record<string, Json>> {
  const strange = pairs.find((pair) => !/^[^=]+=./.test(pair));
  if (strange !== undefined) throw new BadInput('not-a-setting', { setting: strange });
  return Object.fromEntries(
    pairs.map((pair) => {
      const [key = '', value = ''] = pair.split('=').map((part) => part.trim());
      return [key, settingOf(value)] as const;
    }),
  );
}

function settingOf(text: string): Json {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^-?\d+$/.test(text) ? Number(text) : text;
}

/** Returns the complete options with these settings; an option that the system does not know is bad input. */
export function optionsWith(
  system: System,
  settings: Readonly<Record<string, Json>>,
  { language, pairs }: { readonly language: Desk['language']; readonly pairs: readonly string[] },
): unknown {
  const read = checked(system.schemas.options, settings, []);
  if (read.ok) return read.value;
  const slips = read.faults.map((fault) => `   ${showPlace(fault.at)}: ${faultWords(fault, language)}`);
  throw new BadInput('bad-options', { options: pairs.join(', ') }, slips);
}
