import type { AnyEvent, AnyWorld, CreatureId, CreatureStatus, System } from '@arbitro/kernel';

/** The results of one creature in one fight. */
export interface CreatureRecord {
  readonly id: CreatureId;
  /** Whether it was out of action at some time. */
  readonly fell: boolean;
  readonly status: CreatureStatus;
  readonly dealt: number;
  readonly taken: number;
  readonly reserves: Readonly<Record<string, number>>;
}

/** The counted results of one fight. */
export interface FightRecord {
  readonly decided: boolean;
  readonly winner: string | null;
  readonly rounds: number;
  readonly creatures: readonly CreatureRecord[];
  /** Damage dealt by each side in each round, from the first. */
  readonly damage: Readonly<Record<string, readonly number[]>>;
  /** Damage taken by each side in each round. */
  readonly taken: Readonly<Record<string, readonly number[]>>;
  /** Each side's remaining health at the end, in thousandths of the whole. */
  readonly healthLeft: Readonly<Record<string, number>>;
}

/** Observes a fight and records what is counted. */
export class FightRecorder {
  readonly #system: Pick<System, 'combatStats'>;
  readonly #ids: readonly CreatureId[];
  readonly #indexById: ReadonlyMap<CreatureId, number>;
  readonly #sides: readonly string[];
  readonly #fell: boolean[];
  readonly #dealt: number[];
  readonly #taken: number[];
  readonly #damage: Record<string, number[]> = {};
  readonly #takenBySide: Record<string, number[]> = {};
  readonly #fullHealth: readonly number[];
  /** The creatures after the last action; none before the first. */
  #creatures: AnyWorld['creatures'] = [];
  #round = 0;

  constructor(system: Pick<System, 'combatStats'>, world: AnyWorld) {
    const ids = world.creatures.map(({ id }) => id);
    this.#system = system;
    this.#ids = ids;
    this.#indexById = new Map(ids.map((id, index) => [id, index]));
    this.#sides = ids.map((id) => system.combatStats.side(world, id));
    this.#fell = ids.map(() => false);
    this.#dealt = ids.map(() => 0);
    this.#taken = ids.map(() => 0);
    this.#fullHealth = ids.map((id) => system.combatStats.health(world, id)?.full ?? 0);
    for (const side of this.#sides) {
      this.#damage[side] = [];
      this.#takenBySide[side] = [];
    }
  }

  /** Records the result of an action in this round. */
  record(world: AnyWorld, events: readonly AnyEvent[], round: number): void {
    const { combatStats } = this.#system;
    this.#round = Math.max(this.#round, round);
    for (const event of events) {
      const damage = combatStats.damageDealt(event);
      if (!damage) continue;
      const targetIndex = this.#indexById.get(damage.on);
      const dealerIndex = damage.by === null ? undefined : this.#indexById.get(damage.by);
      if (targetIndex !== undefined) {
        this.#taken[targetIndex]! += damage.points;
        addToRound(this.#takenBySide[this.#sides[targetIndex]!]!, round, damage.points);
      }
      if (dealerIndex !== undefined) {
        this.#dealt[dealerIndex]! += damage.points;
        addToRound(this.#damage[this.#sides[dealerIndex]!]!, round, damage.points);
      }
    }
    this.#recordFallen(world);
  }

  /** A creature falls by a change of itself: most actions change few creatures. */
  #recordFallen(world: AnyWorld): void {
    const { creatures } = world;
    const before = this.#creatures;
    if (creatures === before) return;
    for (let index = 0; index < this.#ids.length; index++) {
      if (this.#fell[index] || creatures[index] === before[index]) continue;
      if (isOut(this.#system.combatStats.status(world, this.#ids[index]!))) this.#fell[index] = true;
    }
    this.#creatures = creatures;
  }

  finish(world: AnyWorld, winner: string | null): FightRecord {
    return this.#buildRecord(world, { decided: true, winner });
  }

  finishUndecided(world: AnyWorld): FightRecord {
    return this.#buildRecord(world, { decided: false, winner: null });
  }

  #buildRecord(world: AnyWorld, ending: Pick<FightRecord, 'decided' | 'winner'>): FightRecord {
    const { combatStats } = this.#system;
    const records = this.#ids.map((id, index) => ({
      id,
      fell: this.#fell[index]!,
      status: combatStats.status(world, id),
      dealt: this.#dealt[index]!,
      taken: this.#taken[index]!,
      reserves: combatStats.reserves(world, id),
    }));
    const healthLeft = this.#sumHealthLeft(world, records);
    return {
      ...ending,
      rounds: this.#round,
      creatures: records,
      damage: this.#damage,
      taken: this.#takenBySide,
      healthLeft,
    };
  }

  /** Dead creatures have no health left, whatever their sheets say. */
  #sumHealthLeft(world: AnyWorld, records: readonly CreatureRecord[]): Readonly<Record<string, number>> {
    const sums = new Map<string, { now: number; full: number }>();
    for (const [index, { id, status }] of records.entries()) {
      const [side, full] = [this.#sides[index]!, this.#fullHealth[index]!];
      const sum = sums.get(side) ?? { now: 0, full: 0 };
      const now = status === 'dead' ? 0 : (this.#system.combatStats.health(world, id)?.now ?? 0);
      sum.now += Math.max(0, Math.min(full, now));
      sum.full += full;
      sums.set(side, sum);
    }
    const shares = [...sums].flatMap(([side, { now, full }]) =>
      full > 0 ? [[side, Math.round((1000 * now) / full)] as const] : [],
    );
    return Object.fromEntries(shares);
  }
}

/** Rounds are numbered from one. */
function addToRound(rounds: number[], round: number, points: number): void {
  const index = Math.max(0, round - 1);
  while (rounds.length <= index) rounds.push(0);
  rounds[index]! += points;
}

const isOut = (status: CreatureStatus): boolean => status === 'down' || status === 'dead';
