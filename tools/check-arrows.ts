import { arrowsOf, strayImports } from './lib/arrows.ts';
import { manifestsOf, packageFaults, roomNames } from './lib/packages.ts';
import { impurities } from './lib/purity.ts';
import { HERE, report } from './lib/report.ts';
import { missingNames, tooLong } from './lib/shape.ts';
import { parse } from './lib/syntax.ts';
import { filesUnder, isSource, type Root, textOf } from './lib/tree.ts';

/** Returns everything in which the project breaks arrows.json and the budgets, one sentence per error. */
export function arrowFaults(root: Root): readonly string[] {
  const files = filesUnder(root);
  const arrows = arrowsOf(root);
  const inRooms = files.filter((path) => isSource(path) && path.includes('/'));
  const sources = inRooms.map((path) => parse(path, textOf(root, path)));
  const plan = { arrows, names: roomNames(manifestsOf(root)) };
  return [
    ...sources.flatMap((syntax) => strayImports(plan, syntax)),
    ...sources.flatMap(impurities),
    ...packageFaults({ root, arrows, sources }),
    ...missingNames(files),
    ...tooLong(root),
  ];
}

if (import.meta.main) report('arrows', arrowFaults(HERE));
