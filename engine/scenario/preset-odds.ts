import { type Fields, isFields, type Preset, type PresetValues, type System } from '@arbitro/kernel';
import { oddsOfPreset, type PresetOdds } from '@arbitro/odds';
import type { ParseResult } from './common-schemas.ts';
import { parseScenario } from './parse.ts';

/** Returns the exact odds of a preset under these options; faults are those of the options. */
export function computePresetOdds(
  system: System,
  preset: Preset,
  values: PresetValues,
  options: Fields = {},
): ParseResult<PresetOdds> {
  const file = preset.setup(values);
  const read = parseScenario(system, { ...file, options: { ...optionsIn(file), ...options } });
  if (!read.ok) return read;
  return { ok: true, value: oddsOfPreset(system, preset, values, system.createWorld(read.value.setup)) };
}

const optionsIn = ({ options }: Fields): Fields => (isFields(options) ? options : {});
