export { type ComparedRow, comparedRows } from './compared.ts';
export { outcomePage } from './html.ts';
export { tourPage } from './html-tour.ts';
export { decimal, isClear, percent, signed, span, whole } from './numbers.ts';
export {
  type Audience,
  audienceOf,
  type DamageRow,
  type Doer,
  damageRows,
  exactShare,
  exactWords,
  isSolved,
  lastingRounds,
  mightiest,
  type Outcome,
  partyOf,
  policyLines,
  type RoundsRow,
  roundsLabel,
  roundsMean,
  roundsRows,
  type Told,
  variedName,
} from './outcome.ts';
export { fallsOf, type Stop, systemNameOf, type Tour, tourFiles } from './tour.ts';
export { fightsIn, type ReportWord, type Text, textIn } from './words.ts';
