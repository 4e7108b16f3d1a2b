import type { Audience, Outcome } from './outcome.ts';
export const outcomePage = (outcome: Outcome, audience: Audience): string => JSON.stringify([outcome.kind, audience.language]);
