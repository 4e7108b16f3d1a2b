import type { Remark } from '@arbitro/kernel';
import { TEXT } from '../text/index.ts';

export const remark = (
  kind: Remark['kind'],
  word: keyof typeof TEXT.remarks,
  params: Readonly<Record<string, string | number>>,
): Remark => ({ kind, says: { words: TEXT.remarks[word], with: params } });
