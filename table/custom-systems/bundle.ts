import { createHash } from 'node:crypto';
import { sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SystemName } from '@arbitro/kernel';
import type { Plugin } from 'rolldown';
import { CustomSystemError, describeErrorIn } from './custom-system-error.ts';
import { HOST_PACKAGES, hostUrlOf, isWithin } from './host-copies.ts';
import type { CustomSystem } from './load.ts';
import { readRulings } from './rulings.ts';

/** A system as browsers load it: its name, and one module with everything it needs. */
export interface SystemBundle {
  readonly name: SystemName;
  /** `my-game-1a2b3c4d.js`: contains a hash of the contents, so that it can be cached forever. */
  readonly file: string;
  readonly code: string;
}

const ENTRY = '\0system';

/** Bundles a folder and our copies of its imports into one module that exports `system` and `rulings`. */
export async function bundleSystem(system: CustomSystem): Promise<SystemBundle> {
  const code = await buildCode(system);
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 10);
  return { name: system.name, file: `${system.name.id}-${hash}.js`, code };
}

async function buildCode(system: CustomSystem): Promise<string> {
  // the bundler is loaded only by servers that have a custom system
  const { rolldown } = await import('rolldown');
  try {
    const bundle = await rolldown({
      input: ENTRY,
      platform: 'browser',
      logLevel: 'silent',
      plugins: [createEntryPlugin(system), createHostCopiesPlugin(system)],
      // the engine is pure, so unused parts can be dropped; a custom folder may have side effects
      treeshake: { moduleSideEffects: (id) => id.startsWith(system.root + sep) },
    });
    const { output } = await bundle.generate({ format: 'es', minify: true, codeSplitting: false });
    await bundle.close();
    return output[0].code;
  } catch (error) {
    if (error instanceof CustomSystemError) throw error;
    throw new CustomSystemError(
      'own-unbundled',
      { folder: system.givenPath, why: describeErrorIn(error, system.root) },
      error,
    );
  }
}

const createEntryPlugin = ({ root, entry, exportName: exported }: CustomSystem): Plugin => ({
  name: 'entry',
  resolveId: (id) => (id === ENTRY ? id : undefined),
  load: (id) =>
    id === ENTRY
      ? [
          `export { ${exported} as system } from ${JSON.stringify(entry)};`,
          `export const rulings = ${JSON.stringify(readRulings(root))};`,
        ].join('\n')
      : undefined,
});

/** Uses the same copies as the server does. */
const createHostCopiesPlugin = ({ givenPath: named, root }: CustomSystem): Plugin => ({
  name: 'host-copies',
  async resolveId(id, importer) {
    if (id.startsWith('node:'))
      throw new CustomSystemError('own-not-for-browsers', { folder: named, what: id });
    if (!HOST_PACKAGES.test(id) || importer === undefined || !isWithin(root + sep, importer))
      return undefined;
    return this.resolve(id, fileURLToPath(hostUrlOf(id)), { skipSelf: true });
  },
});
