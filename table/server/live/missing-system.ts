/** A table uses a system that this server was started without: nothing is lost, and nothing can be shown. */
export class MissingSystemError extends Error {
  readonly system: string;
  constructor(table: string, system: string) {
    super(`table ${table} plays ${system}, a system that is not here`);
    this.system = system;
  }
}
