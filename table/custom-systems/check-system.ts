import {
  type AnyWorld,
  encounterFile,
  type Fault,
  formatFault,
  GM,
  isFields,
  parseWithSchema,
  type System,
} from '@arbitro/kernel';
import { parseScenario } from '@arbitro/scenario';
import { CustomSystemError, describeErrorIn } from './custom-system-error.ts';
import type { SystemFolder } from './folder.ts';

type OptionalPart =
  | 'announcements'
  | 'findSetupConflicts'
  | 'fog'
  | 'importers'
  | 'sheetLayout'
  | 'knownMidAction'
  | 'maximumFields'
  | 'normalizeSheet'
  | 'rollOff'
  | 'worldForOdds';

/** All required members of a system: a member added to `System` must be added here too. */
const REQUIRED_PARTS: Readonly<
  Record<Exclude<keyof System, OptionalPart>, 'string' | 'object' | 'function'>
> = {
  id: 'string',
  rules: 'object',
  options: 'object',
  refusals: 'object',
  schemas: 'object',
  content: 'object',
  encounters: 'object',
  creation: 'object',
  presets: 'object',
  policies: 'object',
  combatStats: 'object',
  tactics: 'object',
  presentation: 'object',
  privateFields: 'object',
  createWorld: 'function',
  addCreature: 'function',
  removeCreature: 'function',
  setScene: 'function',
  resolve: 'function',
  apply: 'function',
  refuses: 'function',
  offers: 'function',
  creaturesToAct: 'function',
  fightState: 'function',
  summarize: 'function',
  view: 'function',
  knownWorld: 'function',
  hideablePlaces: 'function',
  actor: 'function',
  audience: 'function',
  rollAudience: 'function',
};

/** From easy to deadly. */
const ENCOUNTER_COUNT = 3;

/** Whether the value is enough of a system to list what it lacks. */
export const looksLikeSystem = (value: unknown): value is System =>
  isFields(value) && typeof value.id === 'string' && isFields(value.rules) && 'presentation' in value;

/** Returns the members that are missing or have the wrong type. */
export function findMissingParts(system: System): readonly string[] {
  const lacks = Object.entries(REQUIRED_PARTS)
    .filter(([part, kind]) => {
      const value: unknown = Reflect.get(system, part);
      return typeof value !== kind || value === null;
    })
    .map(([part]) => part);
  const encounters: readonly unknown[] = Array.isArray(system.encounters) ? system.encounters : [];
  const readable = encounters.filter((encounter) => isFields(encounter) && isFields(encounter.file)).length;
  return lacks.includes('encounters') || readable === ENCOUNTER_COUNT
    ? lacks
    : [...lacks, `encounters (${readable}/${ENCOUNTER_COUNT})`];
}

/** Creates and shows each encounter of the system, so that an unfinished system fails here and not during a game. */
export function tryEncounters(system: System, { givenPath: folder, root }: SystemFolder): void {
  for (const encounter of system.encounters) {
    const about = { folder, id: system.id, encounter: encounter.id };
    const begins = <T>(part: string, change: () => T): T => {
      try {
        return change();
      } catch (error) {
        throw new CustomSystemError(
          'own-encounter-breaks',
          { ...about, part, why: describeErrorIn(error, root) },
          error,
        );
      }
    };
    const read = begins('schemas', () => parseScenario(system, encounterFile(system, encounter)));
    if (!read.ok) throw toMisfitError(read.faults, about);
    const world: AnyWorld = begins('createWorld', () => system.createWorld(read.value.setup));
    const fit = begins('schemas.world', () => parseWithSchema(system.schemas.world, world, []));
    if (!fit.ok) throw toMisfitError(fit.faults, about);
    const view = begins('view', () => system.view(world, GM));
    begins('offers', () => system.offers(world, GM));
    begins('knownWorld', () => system.knownWorld(world, GM, { creatures: [], places: [] }));
    begins('presentation.board', () => system.presentation.board(view));
  }
}

function toMisfitError(faults: readonly Fault[], about: Readonly<Record<string, string>>): CustomSystemError {
  const what = faults.map((fault) => formatFault(fault, 'en')).join('; ');
  return new CustomSystemError('own-encounter-unfit', { ...about, what });
}
