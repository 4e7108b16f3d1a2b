import { setTimeout as wait } from 'node:timers/promises';
import { createSeededDie, type Die, seedOf } from '@arbitro/dice';
import type { TableAudit } from './audit.ts';
import type { TortureRun } from './clients.ts';
import { openTestDatabase, type StoreName, type TestDatabase } from './database.ts';
import { KillableServer } from './killable-server.ts';
import { Ledger } from './ledger.ts';
import { closeTables, openTables, type TortureTables } from './tables.ts';
import { TrafficGate } from './traffic-gate.ts';

export interface TortureOptions {
  readonly store: StoreName;
  readonly kills: number;
  readonly seed: string;
  /** Tables of each game, at the same time. */
  readonly tables?: number;
  readonly folder?: string | undefined;
  readonly progress?: (kills: number, keptCount: number) => void;
  readonly signal?: AbortSignal | undefined;
}

export interface TortureReport {
  readonly store: StoreName;
  readonly kills: { server: number; starting: number; database: number };
  readonly sent: number;
  readonly acknowledged: number;
  readonly again: number;
  readonly unanswered: number;
  /** Commands whose answer a kill cut off, at least once. */
  readonly cut: number;
  readonly told: number;
  readonly entries: number;
  readonly receipts: number;
  readonly faults: readonly string[];
}

/** A set of tables survives this many kills; then new tables are opened, or logs would grow without end. */
const KILLS_PER_TABLES = 20;
/** Commands that are stored between two kills, so that a slow machine plays as much as a fast one. */
const KEPT_COMMANDS = { least: 4, most: 24 };
/** Then a kill comes within so many milliseconds: at any moment of the work on the next commands. */
const MAX_AIM_MS = 60;
/** Maximum milliseconds of a start before a kill. */
const MAX_START_MS = 700;
/** Within this time a command must have been acknowledged, even after a crash of the database. */
const MAX_RECOVERY_MS = 300_000;

/** Kills the server repeatedly during play, and checks each time whether anything was lost. */
export async function runTorture(tortureOptions: TortureOptions): Promise<TortureReport> {
  const testDatabase = await openTestDatabase(tortureOptions.store, tortureOptions.folder);
  const victim = new KillableServer(testDatabase.env);
  const run = new TortureLoop(tortureOptions, testDatabase, victim);
  try {
    return await run.runAll();
  } finally {
    await victim.kill();
    await testDatabase.remove();
  }
}

class TortureLoop {
  readonly #wanted: TortureOptions;
  readonly #ground: TestDatabase;
  readonly #victim: KillableServer;
  readonly #die: Die;
  readonly #ledger = new Ledger();
  readonly #gate = new TrafficGate();
  readonly #faults: string[] = [];
  readonly #audits: TableAudit[] = [];
  readonly #kills = { server: 0, starting: 0, database: 0 };
  #mayFail = false;

  constructor(tortureOptions: TortureOptions, testDatabase: TestDatabase, victim: KillableServer) {
    this.#wanted = tortureOptions;
    this.#ground = testDatabase;
    this.#victim = victim;
    this.#die = createSeededDie(seedOf(tortureOptions.seed));
  }

  async runAll(): Promise<TortureReport> {
    await this.#victim.start();
    while (this.#goesOn) await this.#story();
    // tables of earlier rounds must be unchanged
    for (const audit of this.#audits) this.#faults.push(...(await audit.faults()));
    return this.#report();
  }

  get #count(): number {
    const { server, starting, database } = this.#kills;
    return server + starting + database;
  }

  get #goesOn(): boolean {
    return this.#count < this.#wanted.kills && !this.#wanted.signal?.aborted && this.#found.length === 0;
  }

  get #found(): readonly string[] {
    return [...this.#faults, ...this.#ledger.faults];
  }

  async #story(): Promise<void> {
    const party: TortureRun = {
      seed: `${this.#wanted.seed}/${this.#count}`,
      traffic: this.#gate,
      ledger: this.#ledger,
      mayFail: () => this.#mayFail,
    };
    const tables = await openTables(this.#victim, this.#wanted.tables ?? 2, party);
    const until = Math.min(this.#wanted.kills, this.#count + KILLS_PER_TABLES);
    while (this.#goesOn && this.#count < until) await this.#round(tables);
    this.#faults.push(...(await closeTables(tables, party)));
    this.#audits.push(...tables.audits);
  }

  /** Play, a kill, a restart, and a check of every log. */
  async #round({ audits }: TortureTables): Promise<void> {
    this.#gate.open();
    const { least, most } = KEPT_COMMANDS;
    await this.#kept(this.#ledger.figures.acknowledged + least + this.#die(most - least));
    await wait(this.#die(MAX_AIM_MS));
    if (!this.#victim.isUp) this.#faults.push(`the server ended by itself:\n${this.#victim.printed}`);
    if (this.#ground.crash && this.#die(4) === 1) await this.#crash(this.#ground.crash);
    else await this.#kill();
    const { acknowledged } = this.#ledger.figures;
    this.#wanted.progress?.(this.#count, acknowledged);
    if (this.#victim.isUp) return;
    await this.#victim.start();
    for (const audit of audits) this.#faults.push(...(await audit.faults()));
  }

  /** Waits until this many commands have been acknowledged in total, but not forever. */
  async #kept(count: number): Promise<boolean> {
    const end = Date.now() + MAX_RECOVERY_MS;
    while (this.#ledger.figures.acknowledged < count && Date.now() < end) await wait(10);
    return this.#ledger.figures.acknowledged >= count;
  }

  async #kill(): Promise<void> {
    await this.#victim.kill();
    this.#kills.server++;
    await this.#gate.close();
    if (this.#ground.crash && this.#count < this.#wanted.kills && this.#die(6) === 1) {
      await this.#ground.crash();
      this.#kills.database++;
    }
    while (this.#count < this.#wanted.kills && this.#die(4) === 1) {
      await this.#victim.startAndKill(this.#die(MAX_START_MS));
      this.#kills.starting++;
    }
  }

  /** The database crashes while the server runs: the server must recover by itself. */
  async #crash(crash: () => Promise<void>): Promise<void> {
    this.#mayFail = true;
    await crash();
    this.#kills.database++;
    if (!(await this.#kept(this.#ledger.figures.acknowledged + 1)))
      this.#faults.push(`after a crash of the database nothing is kept any more:\n${this.#victim.printed}`);
    // requests that began while it was away may fail late
    await this.#gate.close();
    this.#mayFail = false;
  }

  #report(): TortureReport {
    const sum = (of: (audit: TableAudit) => number): number =>
      this.#audits.reduce((n, audit) => n + of(audit), 0);
    return {
      store: this.#wanted.store,
      kills: this.#kills,
      ...this.#ledger.figures,
      entries: sum(({ entries }) => entries),
      receipts: sum(({ receipts }) => receipts),
      faults: this.#found,
    };
  }
}
