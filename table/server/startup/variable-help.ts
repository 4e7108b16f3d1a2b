import type { LocalizedText } from '@arbitro/kernel';
import { TEXT } from '../text/index.ts';

/** The environment variables, as `--help` shows them: an example, and what it means. */
export const VARIABLE_HELP: readonly { readonly example: string; readonly says: LocalizedText }[] = [
  { example: 'HOST=0.0.0.0', says: TEXT.variables.HOST },
  { example: 'PORT=8080', says: TEXT.variables.PORT },
  { example: 'DATA_DIR=./data', says: TEXT.variables.DATA_DIR },
  { example: 'DATABASE_URL=postgres://user:password@host:5432/arbitro', says: TEXT.variables.DATABASE_URL },
  { example: 'TRUST_PROXY=1', says: TEXT.variables.TRUST_PROXY },
  { example: 'LOG_LEVEL=warn', says: TEXT.variables.LOG_LEVEL },
  { example: 'METRICS=local', says: TEXT.variables.METRICS },
  { example: 'METRICS_TOKEN=…', says: TEXT.variables.METRICS_TOKEN },
  { example: 'LANG=en_GB.UTF-8', says: TEXT.variables.LANG },
];
