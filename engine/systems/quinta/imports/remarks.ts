import type { ImportRemark } from '@arbitro/kernel';
import { TEXT } from '../text/index.ts';

export const buildRemark = (
  kind: ImportRemark['kind'],
  word: keyof typeof TEXT.remarks,
  params: Readonly<Record<string, string | number>>,
): ImportRemark => ({ kind, says: { words: TEXT.remarks[word], with: params } });
