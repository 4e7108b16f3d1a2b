import { findStrayImports, readArrows } from './lib/arrows.ts';
import { findSpelledNames } from './lib/declared-names.ts';
import { findPackageFaults, mapRoomNames, readManifests } from './lib/packages.ts';
import { isSource, listFiles, type Root, readText } from './lib/project-files.ts';
import { findImpurities } from './lib/purity.ts';
import { PROJECT_ROOT, reportFaults } from './lib/report.ts';
import { parseSyntax } from './lib/syntax.ts';
import { findLongFiles, findMissingNames } from './lib/system-layout.ts';

/** Returns everything in which the project breaks arrows.json and the budgets, one sentence per error. */
export function findArrowFaults(root: Root): readonly string[] {
  const files = listFiles(root);
  const arrows = readArrows(root);
  const inRooms = files.filter((path) => isSource(path) && path.includes('/'));
  const sources = inRooms.map((path) => parseSyntax(path, readText(root, path)));
  const plan = { arrows, names: mapRoomNames(readManifests(root)) };
  return [
    ...sources.flatMap((syntax) => findStrayImports(plan, syntax)),
    ...sources.flatMap(findImpurities),
    ...findSpelledNames(sources),
    ...findPackageFaults({ root, arrows, sources }),
    ...findMissingNames(files),
    ...findLongFiles(root),
  ];
}

if (import.meta.main) reportFaults('arrows', findArrowFaults(PROJECT_ROOT));
