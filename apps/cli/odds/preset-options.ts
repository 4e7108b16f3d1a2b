import { loadFullSystem } from '@arbitro/catalogue/full-systems';
import { systemNames } from '@arbitro/catalogue/lazy';
import type { PresetParam, System } from '@arbitro/kernel';
import { GLOBAL, ODDS, type OptionSpecs } from '../command-line/option-specs.ts';
import { loadSystems } from '../files/load-systems.ts';

type NamedParam = readonly [string, PresetParam];

const listParams = ({ presets }: System): readonly NamedParam[] =>
  Object.values(presets).flatMap((preset) => Object.entries(preset.params));

/**
 * Returns parameters of presets as options: those of the named system; without one, those of all systems if the line has
 * options. Most lines need one system or none, and loading all takes most of the time.
 */
export async function loadPresetOptions(args: readonly string[]): Promise<OptionSpecs> {
  const id = systemNames.find((system) => args.includes(system.id))?.id;
  const system = id === undefined ? undefined : await loadFullSystem(id);
  if (system) return toOptions(listParams(system));
  const names = new Set(Object.keys({ ...GLOBAL, ...ODDS }));
  const isEnough = args.every((arg) => !arg.startsWith('--') || names.has(arg.slice(2).replace(/=.*/s, '')));
  return toOptions(isEnough ? [] : (await loadSystems()).flatMap(listParams));
}

const toOptions = (params: readonly NamedParam[]): OptionSpecs =>
  Object.fromEntries(
    params.map(
      ([name, { takes }]) => [name, { type: takes.kind === 'flag' ? 'boolean' : 'string' }] as const,
    ),
  );
