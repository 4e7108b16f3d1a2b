import { formatFault, type Json, parseWithSchema, type System } from '@arbitro/kernel';
import { type CliContext, UsageError } from './context.ts';

/** Parses `era=past`, `creationCap75=true`: options of a system as typed. */
export function parseSettings(pairs: readonly string[]): Readonly<Record<string, Json>> {
  const malformed = pairs.find((pair) => !/^[^=]+=./.test(pair));
  if (malformed !== undefined) throw new UsageError('not-a-setting', { setting: malformed });
  return Object.fromEntries(
    pairs.map((pair) => {
      const [key = '', value = ''] = pair.split('=').map((part) => part.trim());
      return [key, parseSetting(value)] as const;
    }),
  );
}

function parseSetting(text: string): Json {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^-?\d+$/.test(text) ? Number(text) : text;
}

/** Returns the complete options with these settings; an option that the system does not know is bad input. */
export function buildOptions(
  system: System,
  settings: Readonly<Record<string, Json>>,
  { language, pairs }: { readonly language: CliContext['language']; readonly pairs: readonly string[] },
): unknown {
  const read = parseWithSchema(system.schemas.options, settings, []);
  if (read.ok) return read.value;
  const faultLines = read.faults.map((fault) => `   ${formatFault(fault, language)}`);
  throw new UsageError('bad-options', { options: pairs.join(', ') }, faultLines);
}
