import type { Importer } from '@arbitro/kernel';
import { FORM } from '../text/form.ts';
import { readBlock, splitBlocks } from './foe-lines.ts';

/** The formats of creatures that this system reads. */
export const IMPORTERS: readonly Importer[] = [
  {
    id: 'noppa-foe',
    name: FORM.imports.name,
    recognises: ({ text, data }) => (data === undefined && splitBlocks(text).length > 0 ? 0.85 : 0),
    read: ({ text }) => ({ creatures: splitBlocks(text).map(readBlock) }),
  },
];
