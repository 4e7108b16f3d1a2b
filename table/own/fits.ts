import { type AnyWorld, encounterFile, GM, type System } from '@arbitro/kernel';
import { checked, type Fault, faultWords, parseScenario, showPlace } from '@arbitro/scenario';
import type { Folder } from './folder.ts';
import { Unbrought, whyOf } from './unbrought.ts';

type Optional = 'imports' | 'misfits' | 'shown';

/** All that a system must have: whoever adds something to `System` adds it here. */
const PARTS: Readonly<Record<Exclude<keyof System, Optional>, 'string' | 'object' | 'function'>> = {
  id: 'string',
  rules: 'object',
  options: 'object',
  refusals: 'object',
  schemas: 'object',
  content: 'object',
  encounters: 'object',
  creation: 'object',
  checks: 'object',
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

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Enough of a system to say what it lacks. */
export const looksLikeSystem = (value: unknown): value is System =>
  isRecord(value) && typeof value.id === 'string' && isRecord(value.rules) && 'face' in value;

export const lacksOf = (system: System): readonly string[] =>
  Object.entries(PARTS)
    .filter(([part, kind]) => {
      const held: unknown = Reflect.get(system, part);
      return typeof held !== kind || held === null;
    })
    .map(([part]) => part);

/** A half-made system fails here and not in the middle of an evening: its demo begins and can be shown. */
export function tryDemo(system: System, { named: folder, root }: Folder): void {
  const { id } = system;
  const part = <T>(name: string, does: () => T): T => {
    try {
      return does();
    } catch (error) {
      const params = { folder, id, part: name, why: whyOf(error, root) };
      throw new Unbrought('own-demo-breaks', params, error);
    }
  };
  const read = part('schemas', () => parseScenario(encounterFile(system), [system]));
  if (!read.ok) throw unfit(read.faults, { folder, id });
  const world: AnyWorld = part('begin', () => system.begin(read.value.setup));
  const fit = part('schemas.world', () => checked(system.schemas.world, world, []));
  if (!fit.ok) throw unfit(fit.faults, { folder, id });
  const view = part('view', () => system.view(world, GM));
  part('offers', () => system.offers(world, GM));
  part('known', () => system.known(world, GM, { creatures: [], places: [] }));
  part('face.board', () => system.face.board(view));
}

function unfit(faults: readonly Fault[], about: { readonly folder: string; readonly id: string }): Unbrought {
  const what = faults.map((fault) => `${showPlace(fault.at)}: ${faultWords(fault, 'en')}`).join('; ');
  return new Unbrought('own-demo-unfit', { ...about, what });
}
