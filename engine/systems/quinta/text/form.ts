import { joinCatalogues } from '@arbitro/kernel';
import { en } from './en.form.ts';
import { fi } from './fi.form.ts';
import { it } from './it.form.ts';

/** Texts of the form for a sheet and of the importers, loaded only where sheets are written. */
export const FORM = joinCatalogues({ en, it, fi });
