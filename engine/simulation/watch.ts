import type { AnyEvent, AnyWorld, CreatureId, Fate, System } from '@arbitro/kernel';

/** What became of somebody in one fight. */
export interface Lot {
  readonly id: CreatureId;
  /** Was out of action at some time. */
  readonly fell: boolean;
  readonly fate: Fate;
  readonly dealt: number;
  readonly taken: number;
  readonly reserves: Readonly<Record<string, number>>;
}

/** One fight as it is counted. */
export interface Course {
  readonly decided: boolean;
  readonly winner: string | null;
  readonly rounds: number;
  readonly lots: readonly Lot[];
  /** Points dealt by each side in each round, from the first. */
  readonly damage: Readonly<Record<string, readonly number[]>>;
}

/** Looks on at a fight and keeps what is counted of it. */
export class Watch {
  readonly #system: Pick<System, 'faring'>;
  readonly #ids: readonly CreatureId[];
  readonly #places: ReadonlyMap<CreatureId, number>;
  readonly #sides: readonly string[];
  readonly #fell: boolean[];
  readonly #dealt: number[];
  readonly #taken: number[];
  readonly #damage: Record<string, number[]> = {};
  #round = 0;

  constructor(system: Pick<System, 'faring'>, world: AnyWorld) {
    const ids = world.creatures.map(({ id }) => id);
    this.#system = system;
    this.#ids = ids;
    this.#places = new Map(ids.map((id, at) => [id, at]));
    this.#sides = ids.map((id) => system.faring.side(world, id));
    this.#fell = ids.map(() => false);
    this.#dealt = ids.map(() => 0);
    this.#taken = ids.map(() => 0);
    for (const side of this.#sides) this.#damage[side] = [];
  }

  /** What an action in this round came to. */
  saw(world: AnyWorld, events: readonly AnyEvent[], round: number): void {
    const { faring } = this.#system;
    this.#round = Math.max(this.#round, round);
    for (const event of events) {
      const blow = faring.blow(event);
      if (!blow) continue;
      const on = this.#places.get(blow.on);
      if (on !== undefined) this.#taken[on]! += blow.points;
      const by = blow.by === null ? undefined : this.#places.get(blow.by);
      if (by !== undefined) this.#strikes(by, blow.points, round);
    }
    for (let at = 0; at < this.#ids.length; at++) {
      if (!this.#fell[at] && isOut(faring.fate(world, this.#ids[at]!))) this.#fell[at] = true;
    }
  }

  #strikes(by: number, points: number, round: number): void {
    this.#dealt[by]! += points;
    const rounds = this.#damage[this.#sides[by]!]!;
    const at = Math.max(0, round - 1);
    while (rounds.length <= at) rounds.push(0);
    rounds[at]! += points;
  }

  ended(world: AnyWorld, winner: string | null): Course {
    return this.#course(world, { decided: true, winner });
  }

  undecided(world: AnyWorld): Course {
    return this.#course(world, { decided: false, winner: null });
  }

  #course(world: AnyWorld, how: Pick<Course, 'decided' | 'winner'>): Course {
    const { faring } = this.#system;
    const lots = this.#ids.map((id, at) => ({
      id,
      fell: this.#fell[at]!,
      fate: faring.fate(world, id),
      dealt: this.#dealt[at]!,
      taken: this.#taken[at]!,
      reserves: faring.reserves(world, id),
    }));
    return { ...how, rounds: this.#round, lots, damage: this.#damage };
  }
}

const isOut = (fate: Fate): boolean => fate === 'down' || fate === 'dead';
