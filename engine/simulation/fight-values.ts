import { canonicalJson } from '@arbitro/dice';
import type { AnswerInput, AnyAction, AnyWorld, System } from '@arbitro/kernel';
import { type PreparedEncounter, prepareFromAction, prepareFromWorld, type SimOptions } from './encounter.ts';

/** An action and the first of its answers. */
export interface PartialRun {
  readonly action: AnyAction;
  readonly answers: readonly AnswerInput[];
}

/** Who won each simulated fight: the index of a side, or `NOBODY`. Fights of the same index have the same dice. */
export type Winners = Int8Array;
const NOBODY = -1;

/** Estimates the chances of the sides at moments of a fight; equal moments are simulated once. */
export class FightValues {
  readonly #system: System;
  readonly #sides: readonly string[];
  readonly #options: SimOptions;
  readonly #fights: number;
  readonly #cache = new Map<string, Winners>();

  constructor(
    system: System,
    sides: readonly string[],
    options: { readonly seed: string; readonly fights: number },
  ) {
    this.#system = system;
    this.#sides = sides;
    this.#options = { seed: options.seed };
    this.#fights = options.fights;
  }

  /** Simulates the rest of a fight. */
  ofWorld(world: AnyWorld): Winners {
    const fight = this.#system.fightState(world);
    if (!fight || fight.over) return new Int8Array(this.#fights).fill(this.#indexOf(fight?.winner ?? null));
    return this.#simulateOnce([this.#stateKey(world)], () =>
      prepareFromWorld(this.#system, world, this.#options),
    );
  }

  /** Simulates the rest of a fight that begins with an action of which some answers are known. */
  ofRun(world: AnyWorld, run: PartialRun): Winners {
    return this.#simulateOnce([this.#stateKey(world), run.action, run.answers], () =>
      prepareFromAction(this.#system, world, run, this.#options),
    );
  }

  #stateKey(world: AnyWorld): unknown {
    return this.#system.fightState(world) ? this.#system.combatStats.stateKey(world) : world;
  }

  #simulateOnce(parts: readonly unknown[], prepare: () => PreparedEncounter): Winners {
    const key = canonicalJson(parts);
    const known = this.#cache.get(key) ?? this.#simulate(prepare());
    this.#cache.set(key, known);
    return known;
  }

  #simulate(encounter: PreparedEncounter): Winners {
    if (!encounter.ok) return new Int8Array(this.#fights).fill(NOBODY);
    return Int8Array.from({ length: this.#fights }, (_, stream) =>
      this.#indexOf(encounter.value.fight(stream).winner),
    );
  }

  #indexOf(side: string | null): number {
    return side === null ? NOBODY : this.#sides.indexOf(side);
  }
}
