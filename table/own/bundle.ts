import { createHash } from 'node:crypto';
import { sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SystemName } from '@arbitro/kernel';
import type { Plugin } from 'rolldown';
import { HOSTS, hostOf, isWithin } from './host-copies.ts';
import type { Own } from './load.ts';
import { rulingsIn } from './rulings.ts';
import { Unbrought, whyOf } from './unbrought.ts';

/** A system as browsers load it: its name, and one module with everything it needs. */
export interface Bundled {
  readonly name: SystemName;
  /** `my-game-1a2b3c4d.js`: contains a hash of the contents, so that it can be cached forever. */
  readonly file: string;
  readonly code: string;
}

const ENTRY = '\0system';

/** Bundles a folder and our copies of its imports into one module that exports `system` and `rulings`. */
export async function bundled(own: Own): Promise<Bundled> {
  const code = await codeOf(own);
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 10);
  return { name: own.name, file: `${own.name.id}-${hash}.js`, code };
}

async function codeOf(own: Own): Promise<string> {
  // the bundler is loaded only by servers that have a custom system
  const { rolldown } = await import('rolldown');
  try {
    const bundle = await rolldown({
      input: ENTRY,
      platform: 'browser',
      logLevel: 'silent',
      plugins: [entryOf(own), hostCopies(own)],
      // the engine is pure, so unused parts can be dropped; a custom folder may have side effects
      treeshake: { moduleSideEffects: (id) => id.startsWith(own.root + sep) },
    });
    const { output } = await bundle.generate({ format: 'es', minify: true, codeSplitting: false });
    await bundle.close();
    return output[0].code;
  } catch (error) {
    if (error instanceof Unbrought) throw error;
    throw new Unbrought('own-unbundled', { folder: own.named, why: whyOf(error, own.root) }, error);
  }
}

const entryOf = ({ root, entry, exported }: Own): Plugin => ({
  name: 'entry',
  resolveId: (id) => (id === ENTRY ? id : undefined),
  load: (id) =>
    id === ENTRY
      ? [
          `export { ${exported} as system } from ${JSON.stringify(entry)};`,
          `export const rulings = ${JSON.stringify(rulingsIn(root))};`,
        ].join('\n')
      : undefined,
});

/** Uses the same copies as the server does. */
const hostCopies = ({ named, root }: Own): Plugin => ({
  name: 'host-copies',
  async resolveId(id, importer) {
    if (id.startsWith('node:')) throw new Unbrought('own-not-for-browsers', { folder: named, what: id });
    if (!HOSTS.test(id) || importer === undefined || !isWithin(root + sep, importer)) return undefined;
    return this.resolve(id, fileURLToPath(hostOf(id)), { skipSelf: true });
  },
});
