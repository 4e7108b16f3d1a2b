import {
  type AnyWorld,
  type Encounter,
  encounterFile,
  isFields,
  type Json,
  type System,
} from '@arbitro/kernel';
import type { ParseResult } from './common-schemas.ts';
import { parseScenario } from './parse.ts';

/** The two sides of an encounter: the content that each creature comes from. */
export interface EncounterSides {
  /** The side of the first creature. */
  readonly party: readonly string[];
  readonly foes: readonly string[];
}

export function findEncounterSides(system: System, encounter: Encounter): ParseResult<EncounterSides> {
  const parsed = parseScenario(system, encounterFile(system, encounter));
  if (!parsed.ok) return parsed;
  const world = system.createWorld(parsed.value.setup);
  const contentNames = contentOf(encounter);
  const side = (index: number): string => sideAt(system, world, index);
  return {
    ok: true,
    value: {
      party: contentNames.filter((_, index) => side(index) === side(0)),
      foes: contentNames.filter((_, index) => side(index) !== side(0)),
    },
  };
}

function sideAt({ combatStats }: System, world: AnyWorld, index: number): string {
  const creature = world.creatures[index];
  if (!creature) throw new Error(`no creature has the index ${index}`);
  return combatStats.side(world, creature.id);
}

/** In file order; a creature without content has an id. */
const contentOf = ({ file: { creatures } }: Encounter): readonly string[] =>
  Array.isArray(creatures) ? (creatures as readonly Json[]).map(nameOf) : [];

const nameOf = (item: Json): string => (isFields(item) ? String(item.from ?? item.id) : '');
