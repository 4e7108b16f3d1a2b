import type { TableRefusal } from '@arbitro/protocol';
import { hasFaults, isRefusal, type SchemaFaults } from '../commands/context.ts';
import type { Unfinished } from '../threads/task-pool.ts';
import type { TaskResult } from '../threads/worker-thread.ts';
import { buildRefusalReply, toErrorReply } from './error-reply.ts';
import type { ErrorReply } from './table-service.ts';

const READ_FAILURES = {
  'too-costly': 'reading-too-costly',
  broke: 'reading-too-costly',
  busy: 'reading-busy',
  'given-up': 'reading-busy',
} as const satisfies Readonly<Record<Unfinished, TableRefusal>>;

type ReadResult = Extract<TaskResult, { outcome: unknown }>;
type ReadOutcome<K extends ReadResult['kind']> = Extract<ReadResult, { kind: K }>['outcome'];

/** Returns the result of reading a document, or a refusal. */
export function readOutcome<K extends ReadResult['kind']>(
  kind: K,
  result: TaskResult | Unfinished,
): Exclude<ReadOutcome<K>, { code: string } | SchemaFaults> | ErrorReply {
  if (typeof result === 'string') return buildRefusalReply(READ_FAILURES[result]);
  if (result.kind !== kind || !('outcome' in result)) throw new Error(`${kind} was read as ${result.kind}`);
  const { outcome } = result;
  if (isRefusal(outcome) || hasFaults(outcome)) return toErrorReply(outcome);
  return outcome as Exclude<ReadOutcome<K>, { code: string } | SchemaFaults>;
}
