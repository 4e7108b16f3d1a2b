/**
 * Returns a record's own value for a key, nothing inherited: a seat or a creature of a file may be called
 * `constructor`.
 */
export const getOwn = <T>(record: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;
