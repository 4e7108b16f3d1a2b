import { type Fields, isFields, type Preset, type PresetValues, type System } from '@arbitro/kernel';
import { oddsOfPreset, type PresetOdds } from '@arbitro/odds';
import { parseScenario } from './parse.ts';
import type { Parsed } from './plain.ts';

/** Returns the exact odds of a preset under these options; faults are those of the options. */
export function presetOdds(
  system: System,
  preset: Preset,
  values: PresetValues,
  options: Fields = {},
): Parsed<PresetOdds> {
  const file = preset.setup(values);
  const read = parseScenario({ system: system.id, ...file, options: { ...optionsIn(file), ...options } }, [
    system,
  ]);
  if (!read.ok) return read;
  return { ok: true, value: oddsOfPreset(system, preset, values, system.begin(read.value.setup)) };
}

const optionsIn = ({ options }: Fields): Fields => (isFields(options) ? options : {});
