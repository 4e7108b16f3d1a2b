import { TEXT } from './text/index.ts';

/** Texts of the evenings of a campaign and of its journal. */
export const CAMPAIGN_TEXTS = TEXT.campaign;
