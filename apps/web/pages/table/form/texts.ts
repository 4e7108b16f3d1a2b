import { TEXT } from './text/index.ts';

/** Texts of the form for sheets. */
export const FORM_TEXTS = TEXT.form;
/** Names of fields that several systems have. */
export const FIELD_TEXTS = TEXT.fields;
