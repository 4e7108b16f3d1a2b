/** Descriptors that connections leave free: for the database, files of the web app, worker threads. */
const RESERVE = 128;

/** How many connections the limit of open files allows; without a limit any number. */
export function countAllowedConnections(openFiles = readOpenFileLimit()): number {
  return Math.max(openFiles - RESERVE, Math.floor(openFiles / 2));
}

/** The limit of open files of this process (`ulimit -n`), where there is one. */
function readOpenFileLimit(): number {
  const { report } = process;
  // no address is looked up for the report
  Object.assign(report, { excludeNetwork: true });
  const { userLimits } = report.getReport() as {
    readonly userLimits?: { readonly open_files?: { readonly soft: number | string } };
  };
  const soft = Number(userLimits?.open_files?.soft);
  return soft > 0 ? soft : Number.POSITIVE_INFINITY;
}
