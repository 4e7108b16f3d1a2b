export { type ComparedRow, comparedRows } from './compared.ts';
export { type Crewing, exactlyInCrew, hands, simulateInCrew } from './crew.ts';
export { outcomePage } from './html.ts';
export { decimal, isClear, percent, signed, span, whole } from './numbers.ts';
export {
  type Audience,
  audienceOf,
  type DamageRow,
  type Doer,
  damageRows,
  exactShare,
  isSolved,
  lastingRounds,
  mightiest,
  type Outcome,
  partyOf,
  type RoundsRow,
  roundsRows,
  type Told,
} from './outcome.ts';
export { type ReportWord, type Text, textIn } from './words.ts';
