import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Copied, copyTables, openPostgres, openSqlite, type Store } from '@arbitro/store';
import { type Arguments, isOn } from './arguments.ts';
import { BadInput, type Desk } from './desk.ts';

/** Copies every table of one database into another: from a local file to a server, or back as a backup. */
export async function migrate(given: Arguments, desk: Desk): Promise<number> {
  const [from, to, extra] = given.words;
  if (from === undefined || to === undefined)
    throw new BadInput('too-few-words', { command: 'migrate', what: 'FROM TO' });
  if (extra !== undefined) throw new BadInput('too-many-words', { word: extra });
  if (!isPostgres(from) && !holdsSomething(fileIn(from)))
    throw new BadInput('no-tables-there', { path: fileIn(from) });
  if (placeOf(from) === placeOf(to)) throw new BadInput('same-tables', { path: to });
  const source = await opened(from);
  const target = await opened(to).catch(async (error: unknown) => {
    await source.close();
    throw error;
  });
  try {
    const copied = await copyTables(source, target, (done, of) =>
      desk.io.progress(desk.text('migrate-progress', { done, of })),
    );
    desk.io.progress('');
    return told(copied, isOn(given, 'json'), desk);
  } finally {
    await Promise.all([source.close(), target.close()]);
  }
}

const isPostgres = (place: string): boolean => /^postgres(ql)?:\/\//.test(place);

/** A folder means the database file that the server keeps in it. */
const fileIn = (place: string): string =>
  existsSync(place) && statSync(place).isDirectory() ? join(place, 'arbitro.sqlite') : place;

/** Opening an empty file would turn it into a database. */
const holdsSomething = (path: string): boolean => existsSync(path) && statSync(path).size > 0;

const placeOf = (place: string): string => (isPostgres(place) ? place : resolve(fileIn(place)));

async function opened(place: string): Promise<Store> {
  try {
    return await (isPostgres(place) ? openPostgres(place) : openSqlite(fileIn(place)));
  } catch (error) {
    throw new BadInput('cannot-open', { why: error instanceof Error ? error.message : String(error) });
  }
}

function told(copied: Copied, json: boolean, { io, text, paint }: Desk): number {
  const { others, ...figures } = copied;
  if (json) io.out(JSON.stringify(copied, null, 2));
  else {
    io.out(paint.green(`✓ ${text('migrated', { ...figures, copied: figures.copied })}`));
    for (const table of others) io.out(paint.red(`✗ ${text('migrate-other', { table })}`));
  }
  return others.length === 0 ? 0 : 1;
}
