import { readdirSync, readFileSync } from 'node:fs';

/** A numbered step from an empty database to the current schema. */
interface Migration {
  readonly number: number;
  readonly name: string;
  readonly sql: string;
}

/** The database was migrated by a newer version of this program. */
export class NewerDatabaseError extends Error {}

/** Returns the steps a database still lacks, in order. Throws if it has steps that this program does not know. */
export function findMissingSteps(
  database: 'sqlite' | 'postgres',
  lastMigration: number,
): readonly Migration[] {
  const all = readSteps(database);
  if (lastMigration > all.length)
    throw new NewerDatabaseError(
      `the database is newer than this program: it is at migration ${lastMigration}, the program knows ${all.length}`,
    );
  return all.slice(lastMigration);
}

function readSteps(database: string): readonly Migration[] {
  const folder = new URL(`./migrations/${database}/`, import.meta.url);
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted();
  return names.map((name, index) => {
    const number = Number.parseInt(name, 10);
    if (number !== index + 1) throw new Error(`${database}/${name} is not migration ${index + 1}`);
    return { number, name, sql: readFileSync(new URL(name, folder), 'utf8') };
  });
}
