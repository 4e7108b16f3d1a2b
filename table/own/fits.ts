import { type AnyWorld, encounterFile, GM, isFields, type System } from '@arbitro/kernel';
import { checked, type Fault, faultWords, parseScenario, showPlace } from '@arbitro/scenario';
import type { Folder } from './folder.ts';
import { Unbrought, whyOf } from './unbrought.ts';

type Optional = 'imports' | 'misfits' | 'oddsIn' | 'race' | 'shown' | 'spelled' | 'wholes';

/** All required members of a system: a member added to `System` must be added here too. */
const PARTS: Readonly<Record<Exclude<keyof System, Optional>, 'string' | 'object' | 'function'>> = {
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
  faring: 'object',
  tactics: 'object',
  face: 'object',
  inner: 'object',
  begin: 'function',
  enter: 'function',
  leave: 'function',
  staged: 'function',
  resolve: 'function',
  apply: 'function',
  refuses: 'function',
  offers: 'function',
  due: 'function',
  standing: 'function',
  result: 'function',
  view: 'function',
  known: 'function',
  places: 'function',
  actor: 'function',
  audience: 'function',
  rollAudience: 'function',
};

/** From easy to deadly. */
const ENCOUNTERS = 3;

/** Whether the value is enough of a system to list what it lacks. */
export const looksLikeSystem = (value: unknown): value is System =>
  isFields(value) && typeof value.id === 'string' && isFields(value.rules) && 'face' in value;

/** Returns the members that are missing or have the wrong type. */
export function lacksOf(system: System): readonly string[] {
  const lacks = Object.entries(PARTS)
    .filter(([part, kind]) => {
      const held: unknown = Reflect.get(system, part);
      return typeof held !== kind || held === null;
    })
    .map(([part]) => part);
  const encounters: readonly unknown[] = Array.isArray(system.encounters) ? system.encounters : [];
  const whole = encounters.filter((one) => isFields(one) && isFields(one.file)).length;
  return lacks.includes('encounters') || whole === ENCOUNTERS
    ? lacks
    : [...lacks, `encounters (${whole}/${ENCOUNTERS})`];
}

/** Creates and shows each encounter of the system, so that an unfinished system fails here and not during a game. */
export function tryEncounters(system: System, { named: folder, root }: Folder): void {
  for (const encounter of system.encounters) {
    const about = { folder, id: system.id, encounter: encounter.id };
    const begins = <T>(part: string, does: () => T): T => {
      try {
        return does();
      } catch (error) {
        throw new Unbrought('own-encounter-breaks', { ...about, part, why: whyOf(error, root) }, error);
      }
    };
    const read = begins('schemas', () => parseScenario(encounterFile(system, encounter), [system]));
    if (!read.ok) throw unfit(read.faults, about);
    const world: AnyWorld = begins('begin', () => system.begin(read.value.setup));
    const fit = begins('schemas.world', () => checked(system.schemas.world, world, []));
    if (!fit.ok) throw unfit(fit.faults, about);
    const view = begins('view', () => system.view(world, GM));
    begins('offers', () => system.offers(world, GM));
    begins('known', () => system.known(world, GM, { creatures: [], places: [] }));
    begins('face.board', () => system.face.board(view));
  }
}

function unfit(faults: readonly Fault[], about: Readonly<Record<string, string>>): Unbrought {
  const what = faults.map((fault) => `${showPlace(fault.at)}: ${faultWords(fault, 'en')}`).join('; ');
  return new Unbrought('own-encounter-unfit', { ...about, what });
}
