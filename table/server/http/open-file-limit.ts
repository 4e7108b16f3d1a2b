/** Descriptors kept free for the database, files of the web app and worker threads. */
const RESERVE = 128;

/** Returns how many connections the limit of open files allows; Infinity without a limit. */
export function countAllowedConnections(openFiles = readOpenFileLimit()): number {
  return Math.max(openFiles - RESERVE, Math.floor(openFiles / 2));
}

/** Returns the limit of open files of this process (`ulimit -n`), if any. */
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
