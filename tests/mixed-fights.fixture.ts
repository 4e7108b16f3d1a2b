import { createSeededDie, type Die, seedOf, splitSeed } from '@arbitro/dice';
import type { System } from '@arbitro/kernel';
import { parseScenario } from '@arbitro/scenario';
import { type Encounter, prepareEncounter } from '@arbitro/simulation';

const SIDES = ['blue', 'red'] as const;
const MAX_CREATURES = 4;
const WIDTH = 16;
const HEIGHT = 9;

/** A creature of a mixed fight. */
interface MixedCreature {
  readonly id: string;
  readonly from: string;
  readonly side: string;
  /** Its number within its side. */
  readonly index: number;
}

/** How the creatures of a system are placed: what is written on a sheet, what at the start of the fight, and the scene. */
interface MixedSetup {
  readonly file?: object;
  sheet?(creature: MixedCreature, die: Die): object;
  participant?(creature: MixedCreature, die: Die): object;
}

const signOf = (side: string): number => (side === SIDES[0] ? -1 : 1);

/** A free square of an open field, apart for large creatures. */
const squareOf = ({ side, index }: MixedCreature, die: Die): readonly [number, number] => [
  side === SIDES[0] ? die(3) : WIDTH - 3 - die(3),
  2 * index,
];

/** For each system with and without a place for everybody. */
export const MIXED_SETUPS: Readonly<Record<string, readonly MixedSetup[]>> = {
  rischio: [{ participant: ({ side }) => ({ side }) }],
  noppa: [
    { sheet: ({ side }) => ({ side }) },
    {
      file: {
        scene: {
          zones: ['piha', 'lato', 'pelto'],
          borders: [{ between: ['piha', 'lato'] }, { between: ['lato', 'pelto'], difficult: true }],
        },
      },
      sheet: ({ side }, die) => ({ side, zone: ['piha', 'lato', 'pelto'][die(3) - 1] }),
    },
  ],
  brp: [
    { file: { options: { era: 'past' } }, sheet: ({ side }) => ({ side }) },
    {
      file: { options: { era: 'past' } },
      sheet: ({ side }) => ({ side }),
      participant: ({ side }, die) => ({ at: signOf(side) * die(20) }),
    },
  ],
  quinta: [
    { sheet: ({ side }) => ({ side }) },
    {
      file: {
        scene: { map: { ground: Array.from({ length: HEIGHT }, () => '.'.repeat(WIDTH)) } },
      },
      sheet: (creature, die) => ({ side: creature.side, at: squareOf(creature, die) }),
    },
  ],
  whitebox: [
    { sheet: ({ side }) => ({ side }) },
    {
      sheet: ({ side }) => ({ side }),
      participant: ({ side }, die) => ({ at: signOf(side) * 5 * die(12) }),
    },
  ],
};

/** A fight of creatures of the library, chosen by chance, with a policy for each side. */
export interface MixedFight {
  readonly title: string;
  readonly encounter: Encounter;
}

export interface MixedOptions {
  readonly seed: string;
  readonly policies: readonly string[];
  readonly maxRounds: number;
}

const pick = <T>(list: readonly T[], die: Die): T => list[die(list.length) - 1] as T;

function pickCreatures({ content }: System, die: Die): readonly MixedCreature[] {
  const library = Object.keys(content);
  return SIDES.flatMap((side) =>
    Array.from({ length: die(MAX_CREATURES) }, (_, index): MixedCreature => {
      const from = pick(library, die);
      return { id: `${side}-${from}-${index}`, from, side, index };
    }),
  );
}

function writeScenario(
  creatures: readonly MixedCreature[],
  { file = {}, sheet, participant }: MixedSetup,
  die: Die,
): object {
  const position =
    participant && creatures.map((creature) => ({ who: creature.id, ...participant(creature, die) }));
  return {
    ...file,
    creatures: creatures.map((creature) => ({
      id: creature.id,
      from: creature.from,
      name: creature.id,
      ...(sheet && { sheet: sheet(creature, die) }),
    })),
    steps: [{ do: { type: 'fight', ...(position && { participants: position }) } }],
  };
}

/** Returns the mixed fight of a number: the same number and seed are the same fight. */
export function buildMixedFight(system: System, number: number, options: MixedOptions): MixedFight {
  const { seed, policies, maxRounds } = options;
  const die = createSeededDie(splitSeed(seedOf(`${system.id} ${seed}`), number));
  const setup = pick(MIXED_SETUPS[system.id] ?? [], die);
  const creatures = pickCreatures(system, die);
  const scenario = { system: system.id, ...writeScenario(creatures, setup, die) };
  const chosen = Object.fromEntries(SIDES.map((side) => [side, pick(policies, die)]));
  const title = `${number}: ${creatures.map(({ id }) => id).join(', ')}, ${JSON.stringify(chosen)}`;
  const parsed = parseScenario(system, scenario);
  if (!parsed.ok) throw new Error(`${title} has faults: ${JSON.stringify(parsed)}`);
  const simOptions = { seed: `${seed} ${number}`, policies: chosen, maxRounds };
  const prepared = prepareEncounter(system, parsed.value, simOptions);
  if (!prepared.ok) throw new Error(`${title} does not begin: ${JSON.stringify(prepared.fault)}`);
  return { title, encounter: prepared.value };
}
