import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type CopyReport, copyTables, openPostgres, openSqlite, type Store } from '@arbitro/store';
import { type Arguments, hasFlag } from '../command-line/arguments.ts';
import { type CliContext, UsageError } from '../command-line/context.ts';

/** Copies every table of one database into another: from a local file to a server, or back as a backup. */
export async function runMigrate(input: Arguments, context: CliContext): Promise<number> {
  const [from, to, extra] = input.words;
  if (from === undefined || to === undefined)
    throw new UsageError('too-few-words', { command: 'migrate', what: 'FROM TO' });
  if (extra !== undefined) throw new UsageError('too-many-words', { word: extra });
  if (!isPostgres(from) && !isNonEmptyFile(databaseFileIn(from)))
    throw new UsageError('no-tables-there', { path: databaseFileIn(from) });
  if (normalizePlace(from) === normalizePlace(to)) throw new UsageError('same-tables', { path: to });
  const source = await openStore(from);
  const target = await openStore(to).catch(async (error: unknown) => {
    await source.close();
    throw error;
  });
  try {
    const copied = await copyTables(source, target, (done, of) =>
      context.io.progress(context.text('migrate-progress', { done, of })),
    );
    context.io.progress('');
    return printCopied(copied, hasFlag(input, 'json'), context);
  } finally {
    await Promise.all([source.close(), target.close()]);
  }
}

const isPostgres = (database: string): boolean => /^postgres(ql)?:\/\//.test(database);

/** A folder means the database file that the server keeps in it. */
const databaseFileIn = (database: string): string =>
  existsSync(database) && statSync(database).isDirectory() ? join(database, 'arbitro.sqlite') : database;

/** Opening an empty file would turn it into a database. */
const isNonEmptyFile = (path: string): boolean => existsSync(path) && statSync(path).size > 0;

const normalizePlace = (database: string): string =>
  isPostgres(database) ? database : resolve(databaseFileIn(database));

async function openStore(database: string): Promise<Store> {
  try {
    return await (isPostgres(database) ? openPostgres(database) : openSqlite(databaseFileIn(database)));
  } catch (error) {
    throw new UsageError('cannot-open', { why: error instanceof Error ? error.message : String(error) });
  }
}

function printCopied(copied: CopyReport, json: boolean, { io, text, paint }: CliContext): number {
  const { others, ...figures } = copied;
  if (json) io.out(JSON.stringify(copied, null, 2));
  else {
    io.out(paint.green(`✓ ${text('migrated', { ...figures, copied: figures.copied })}`));
    for (const table of others) io.out(paint.red(`✗ ${text('migrate-other', { table })}`));
  }
  return others.length === 0 ? 0 : 1;
}
