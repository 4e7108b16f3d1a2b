import type { ContentSheet, Json, LocalizedText } from '@arbitro/kernel';

/** Animals neither open doors nor miss a scent. */
export const BEAST = { keenSenses: true, opensDoors: false } as const;
export const UNDEAD = { undead: true, mindless: true, fearless: true } as const;

interface FoeParts extends Readonly<Record<string, Json>> {
  readonly hitDice: number;
  readonly hp: number;
  readonly ac: string;
  readonly rate: number;
  readonly weapons: readonly Json[];
  readonly xpValue: number;
}

/** A foe of the bestiary. */
export const foe = (name: LocalizedText, partyBeats: number, parts: FoeParts): ContentSheet => ({
  name,
  partyBeats,
  sheet: { kind: 'monster', ...parts },
});
