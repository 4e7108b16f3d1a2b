import { CUSTOM_SYSTEM_ERRORS } from '@arbitro/custom-systems/error-texts';
import type { LocalizedText } from '@arbitro/kernel';
import { REVIEW_TEXTS } from '@arbitro/simulation';
import { TEXT } from '../text/index.ts';

/** All texts of the program, except the help. */
export const MESSAGES = {
  ...TEXT.messages,
  ...TEXT.doctor,
  ...TEXT.hand,
  ...TEXT.encounter,
  ...TEXT.files,
  ...TEXT.solve,
  ...TEXT.verify,
  ...TEXT.review,
  ...REVIEW_TEXTS,
  ...TEXT.sim,
  ...TEXT.newSystem,
  ...TEXT.cluster,
  ...TEXT.keys,
  ...CUSTOM_SYSTEM_ERRORS,
} as const satisfies Readonly<Record<string, LocalizedText>>;
