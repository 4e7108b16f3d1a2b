import { findNearestWord, type System } from '@arbitro/kernel';
import { listPolicyNames, policyOf, readSideWord } from '@arbitro/policies';
import { type Encounter, type SolvedFight, solveBestPlay, type ValueBounds } from '@arbitro/simulation';
import { type Arguments, hasFlag, readCount, readList, readText } from '../command-line/arguments.ts';
import { type CliContext, UnknownNameError } from '../command-line/context.ts';
import { readOnlyWord } from '../command-line/only-word.ts';
import {
  createUnknownPolicyError,
  parsePolicies,
  prepareEncounters,
  readSimInput,
} from '../sim/sim-input.ts';
import { formatSolution } from './solve-text.ts';

/** The chance of a side that is played by a policy, while the others play their best. */
export interface PolicyResult {
  readonly policy: string;
  readonly value: ValueBounds;
}

/** A solved fight, as it is printed. */
export interface Solution {
  readonly system: System;
  readonly title: string;
  readonly fight: SolvedFight;
  /** The policies of sides that did not play their best. */
  readonly policies: Readonly<Record<string, string>>;
  readonly regrets: readonly PolicyResult[];
  /** How many positions are printed. */
  readonly maxPositions: number;
}

const SHOWN_POSITIONS = 5;
const MAX_SHOWN = 10_000;
const NO_VARIANTS = { against: undefined, options: [], vary: undefined };

/** Computes the value of a small fight under best play, and the best actions. */
export function runSolve(args: Arguments, context: CliContext): number {
  const input = readSimInput(readOnlyWord(args, 'solve'), NO_VARIANTS, context);
  const { system, title } = input;
  const [encounter] = prepareEncounters(input, { seed: input.seed ?? title }, context);
  if (!encounter) throw new Error('a file that was prepared has an encounter');
  const sides = [...new Set(Object.values(encounter.roster))];
  const side = readSide(args, sides);
  const policies = bySide(parsePolicies(readList(args, 'policy'), system, [encounter]), sides);
  const solve = createSolver(encounter, side, context);
  const fight = solve(policies);
  const regrets = readRegrets(args, system).map((policy) => ({
    policy,
    value: solve({ ...policies, [side]: policy }).value,
  }));
  context.io.progress('');
  const maxPositions = readCount(args, 'positions', MAX_SHOWN) ?? SHOWN_POSITIONS;
  const solution: Solution = { system, title, fight, policies, regrets, maxPositions };
  if (hasFlag(args, 'json')) context.io.out(JSON.stringify(toJson(solution), null, 2));
  else for (const line of formatSolution(solution, context)) context.io.out(line);
  return 0;
}

type Solve = (policies: Readonly<Record<string, string>>) => SolvedFight;

function createSolver(encounter: Encounter, side: string, { io, text, language }: CliContext): Solve {
  return (policies) =>
    solveBestPlay(encounter, {
      side,
      policies: Object.fromEntries(
        Object.entries(policies).map(([at, name]) => [at, policyOf(encounter.system, name)]),
      ),
      onProgress: ({ atLeast, atMost }, states) =>
        io.progress(
          text('solve-progress', {
            count: states.toLocaleString(language),
            low: (100 * atLeast).toFixed(1),
            high: (100 * atMost).toFixed(1),
          }),
        ),
    });
}

/** The party is the side of the first creature. */
function readSide(args: Arguments, sides: readonly string[]): string {
  const side = readText(args, 'side') ?? 'party';
  if (sides.includes(side)) return side;
  const word = readSideWord(side);
  if (word) return sides[word === 'party' ? 0 : 1] ?? '';
  const allowed = ['party', 'foes', ...sides];
  throw new UnknownNameError(
    'unknown-side',
    { side, allowed: allowed.join(', ') },
    findNearestWord(side, allowed),
  );
}

/** A policy without a side plays all of them. */
function bySide(
  { all, ...policies }: Readonly<Record<string, string>>,
  sides: readonly string[],
): Readonly<Record<string, string>> {
  if (all === undefined) return policies;
  return { ...Object.fromEntries(sides.map((side) => [side, all])), ...policies };
}

function readRegrets(args: Arguments, system: System): readonly string[] {
  const names = readList(args, 'regret');
  const allowed = listPolicyNames(system);
  const unknown = names.find((name) => !allowed.includes(name));
  if (unknown !== undefined) throw createUnknownPolicyError(unknown, allowed);
  return names;
}

function toJson({ system, title, fight, policies, regrets, maxPositions }: Solution): object {
  const { side, value, states, positions } = fight;
  return {
    system: system.id,
    title,
    side,
    value,
    states,
    policies,
    regrets: regrets.map(({ policy, value: found }) => ({
      policy,
      value: found,
      regret: {
        atLeast: Math.max(0, value.atLeast - found.atMost),
        atMost: Math.max(0, value.atMost - found.atLeast),
      },
    })),
    positions: positions.slice(0, maxPositions).map(({ world, who, actions }) => ({
      who,
      health: Object.fromEntries(
        world.creatures.map(({ id }) => [id, system.combatStats.health(world, id)?.now ?? null]),
      ),
      actions,
    })),
  };
}
