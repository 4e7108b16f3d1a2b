import { loadFullSystem } from '@arbitro/catalogue/full-systems';
import type { PresetParam, System } from '@arbitro/kernel';
import type { CliContext } from '../command-line/context.ts';
import { programName } from '../command-line/program-name.ts';
import { loadSystems } from '../files/load-systems.ts';
import { formatColumns, MARGIN } from '../output/columns.ts';
import { describeAllowedValues } from './odds-preset.ts';

/** Returns the presets of one system with their parameters, or the help of the command and the names of all presets. */
export async function formatPresetsHelp(
  help: readonly string[],
  id: string | undefined,
  context: CliContext,
): Promise<readonly string[]> {
  const system = id === undefined ? undefined : await loadFullSystem(id);
  const title = context.paint.bold(context.text('checks'));
  if (system) return [title, ...formatSystemPresets(system, context)];
  const program = programName(context.io.env);
  const rows = (await loadSystems()).map(
    (known) => [`${program} odds ${known.id} --help`, Object.keys(known.presets).join(', ')] as const,
  );
  return [...help, '', title, ...formatColumns(rows, context.io.width)];
}

function formatSystemPresets({ id, presets }: System, context: CliContext): readonly string[] {
  const program = programName(context.io.env);
  return Object.entries(presets).flatMap(([name, { title, params }]) => {
    const rows = Object.entries(params).map(
      ([param, spec]) => [`--${param}`, describeParam(spec, context)] as const,
    );
    return [
      `   ${program} odds ${id} ${name}   ${title[context.language]}`,
      ...formatColumns(rows, context.io.width - MARGIN).map((line) => ' '.repeat(MARGIN) + line),
    ];
  });
}

/** Describes a parameter: its meaning, its values and its default; a flag is on when named. */
function describeParam(spec: PresetParam, context: CliContext): string {
  const title = spec.title[context.language];
  if (spec.takes.kind === 'flag') return title;
  const fallback = spec.default === undefined ? '' : ` (= ${spec.default})`;
  return `${title}: ${describeAllowedValues(spec, context)}${fallback}`;
}
