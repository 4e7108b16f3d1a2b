import type { ContentSheet, Json, LocalizedText } from '@arbitro/kernel';

/** A non-player character of the bestiary. */
export const npc = (
  name: LocalizedText,
  partyBeats: number,
  parts: Readonly<Record<string, Json>>,
): ContentSheet => ({ name, partyBeats, sheet: { kind: 'npc', ...parts } });
