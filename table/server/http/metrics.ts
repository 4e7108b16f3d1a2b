import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { ServiceFigures } from '../live/table-service.ts';
import type { Connections } from './connections.ts';
import type { Streams } from './streams.ts';

/** Milliseconds; the delay is measured from the last sample, so a loop without delay shows this value. */
const SAMPLE_MS = 20;
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

interface Latency {
  readonly counts: number[];
  sum: number;
  count: number;
}

export interface AnsweredRequest {
  readonly method: string;
  /** The route pattern, never the URL itself: URLs contain ids of tables. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
  /** A stream ends when its listener leaves: its duration means nothing. */
  readonly isStream: boolean;
}

/** The open connections. */
interface ConnectionCounts {
  readonly streams: Streams['figures'];
  readonly connections: Connections['figures'];
}

/** Counters of this server, in the text format of Prometheus. */
export class Metrics {
  readonly #requests = new Map<string, number>();
  readonly #latencies = new Map<string, Latency>();
  readonly #delay = monitorEventLoopDelay({ resolution: SAMPLE_MS });

  constructor() {
    this.#delay.enable();
  }

  close(): void {
    this.#delay.disable();
  }

  countRequest({ method, route, status, seconds, isStream }: AnsweredRequest): void {
    const labels = `method="${method}",route="${route}",status="${status}"`;
    this.#requests.set(labels, (this.#requests.get(labels) ?? 0) + 1);
    if (!isStream) this.#recordLatency(`route="${route}"`, seconds);
  }

  format(figures: ServiceFigures, { streams, connections }: ConnectionCounts): string {
    return [
      ...formatFamily('arbitro_requests_total', 'counter', 'Requests answered.', [...this.#requests]),
      ...this.#histogram(),
      ...formatSingle('arbitro_tables', 'gauge', 'Tables in memory.', figures.tables),
      ...formatSingle('arbitro_listeners', 'gauge', 'Listeners of tables.', figures.listeners),
      ...formatSingle('arbitro_streams', 'gauge', 'Open connections with a stream.', streams.open),
      ...formatSingle('arbitro_streams_dropped_total', 'counter', 'Streams cut: too slow.', streams.dropped),
      ...formatSingle('arbitro_connections', 'gauge', 'Open connections.', connections.open),
      ...formatSingle(
        'arbitro_connections_refused_total',
        'counter',
        'Connections refused.',
        connections.refused,
      ),
      ...formatSingle(
        'arbitro_connections_closed_total',
        'counter',
        'Idle ones closed for others.',
        connections.closed,
      ),
      ...formatSingle('arbitro_kept_total', 'counter', 'Commands kept.', figures.kept),
      ...formatSingle('arbitro_refused_total', 'counter', 'Commands refused.', figures.refused),
      ...formatSingle('arbitro_repeated_total', 'counter', 'Commands sent again.', figures.repeated),
      ...formatSingle('arbitro_told_total', 'counter', 'Messages told.', figures.told),
      ...formatSingle('arbitro_odds_total', 'counter', 'Odds asked for.', figures.oddsAsked),
      ...this.#loopDelay(),
      ...formatSingle(
        'process_resident_memory_bytes',
        'gauge',
        'Resident memory.',
        process.memoryUsage.rss(),
      ),
      ...formatSingle('process_uptime_seconds', 'gauge', 'Seconds since the start.', process.uptime()),
      '',
    ].join('\n');
  }

  #recordLatency(labels: string, seconds: number): void {
    const latency = this.#latencies.get(labels) ?? { counts: BUCKETS.map(() => 0), sum: 0, count: 0 };
    this.#latencies.set(labels, latency);
    latency.sum += seconds;
    latency.count++;
    const index = BUCKETS.findIndex((max) => seconds <= max);
    if (index >= 0) latency.counts[index] = (latency.counts[index] ?? 0) + 1;
  }

  #histogram(): readonly string[] {
    const name = 'arbitro_request_seconds';
    const lines = [...this.#latencies].flatMap(([labels, { counts, sum, count }]) => [
      ...counts.map(
        (_, index) => `${name}_bucket{${labels},le="${BUCKETS[index]}"} ${sumOf(counts.slice(0, index + 1))}`,
      ),
      `${name}_bucket{${labels},le="+Inf"} ${count}`,
      `${name}_sum{${labels}} ${sum}`,
      `${name}_count{${labels}} ${count}`,
    ]);
    return [...formatHeading(name, 'histogram', 'How long answers took.'), ...lines];
  }

  /** Measured since the last read: over the whole life of the process, single pauses would no longer show. */
  #loopDelay(): readonly string[] {
    const quantiles = [50, 99, 100].map(
      (percent) =>
        [
          `quantile="${percent / 100}"`,
          Math.max(0, this.#delay.percentile(percent) / 1e9 - SAMPLE_MS / 1000),
        ] as const,
    );
    this.#delay.reset();
    return formatFamily('nodejs_eventloop_delay_seconds', 'gauge', 'How late the event loop was.', quantiles);
  }
}

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, n) => sum + n, 0);
const formatHeading = (name: string, kind: string, text: string): readonly string[] => [
  `# HELP ${name} ${text}`,
  `# TYPE ${name} ${kind}`,
];
const formatSingle = (name: string, kind: string, text: string, value: number): readonly string[] => [
  ...formatHeading(name, kind, text),
  `${name} ${value}`,
];
const formatFamily = (
  name: string,
  kind: string,
  text: string,
  rows: readonly (readonly [string, number])[],
): readonly string[] => [
  ...formatHeading(name, kind, text),
  ...rows.map(([labels, n]) => `${name}{${labels}} ${n}`),
];
